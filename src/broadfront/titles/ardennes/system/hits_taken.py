"""How the system takes hits: on Allied defenders by retreat, loss or HoldCheck, on Allied attackers by a table."""

from __future__ import annotations

from collections.abc import Hashable

from broadfront.core.findings import finding
from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.retreat import movable, overstacked, retreat_refusal, ways
from broadfront.titles.ardennes.rules.fighting.retreat_priority import retreat_hexes
from broadfront.titles.ardennes.rules.fighting.terrain_effects import across_river
from broadfront.titles.ardennes.rules.grounds import DISPERSED, OUT_OF_FUEL, STEPS, SUPPLY
from broadfront.titles.ardennes.rules.lines.communication import communication, in_communication
from broadfront.titles.ardennes.rules.lines.surround import surrounded
from broadfront.titles.ardennes.rules.markers import ISOLATED
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.allies import HitTaken
from broadfront.titles.ardennes.steps.hits import LosingSteps
from broadfront.titles.ardennes.system.combat_choices import FEW_STEPS


def hold_target(state: ArdennesState, fight: Fight, *, first: bool = False) -> list[LedgerLine]:
    """The number a HoldCheck must not exceed, part by part."""
    group = fight.alive(state, fight.defenders)
    mobile = movable(state, fight)
    hex = state.hex((mobile or group)[0])
    assert hex is not None
    steps = sum(state.steps[n] for n in group)
    lines = [
        LedgerLine(state.ground.hv[hex], f"hold value of {state.name(hex)}", "ARD-C1-07"),
        LedgerLine(steps, "current steps", "ARD-C1-07"),
    ]
    cut = not all(in_communication(state, n) for n in group)
    if surrounded(state, hex, ALLIED) or cut:
        lines.append(LedgerLine(-3, "Surrounded or OutOfCommunication", "ARD-C1-08"))
    if fight.retreated == 1 and not first:
        lines.append(LedgerLine(2, "already retreated a hex", "ARD-C1-09"))
    if not fight.retreated and all(across_river(state, start, fight.target) for start in fight.from_hexes):
        lines.append(LedgerLine(2, "every attacker across a river", "ARD-C1-10"))
    found = ways(state, fight, mobile, room=False) if mobile else []
    if found and all(way.steps for way in found):
        lines.append(LedgerLine(4, "every retreat costs a step", "ARD-C1-11"))
    return lines


def _of_hits(fight: Fight, left: int) -> Hashable:
    """Attackers count by the hexes they came from only, and hits on them not at all."""
    return left, fight.defenders, fight.target, fight.retreated, fight.infiltrated, fight.from_hexes, fight.lost


@finding(rests_on=(retreat_hexes, communication, STEPS, DISPERSED, SUPPLY, OUT_OF_FUEL), by=_of_hits)
def hit_taken(state: ArdennesState, fight: Fight, left: int) -> HitTaken:
    """How the present hit on Allied defenders is taken."""
    if fight.retreated >= 2:
        return HitTaken(True, False, 0, ("ARD-C1-04",), "Retreated two hexes")
    if (no := retreat_refusal(state, fight, more_hits=left > 1)) is not None:
        return HitTaken(True, False, 0, tuple(dict.fromkeys((*no.rules, "ARD-C1-12"))), "No legal retreat")
    if overstacked(state, fight):
        return HitTaken(True, True, 0, ("ARD-C2-03",), "Beyond the stacking limit")
    group = fight.alive(state, fight.defenders)
    if left >= sum(state.steps[n] for n in group):
        return HitTaken(True, True, 0, ("ARD-C1-05",), "The hits would eliminate the defenders")
    if _would_lose_zone(state, fight):
        return HitTaken(True, True, 0, ("ARD-C1-06",), "A loss would leave the hex without ZOC")
    ledger = hold_target(state, fight)
    rules = tuple(dict.fromkeys(line.rule for line in ledger))
    return HitTaken(False, False, sum(int(line.amount) for line in ledger), rules, "HoldCheck", tuple(ledger))


def _would_lose_zone(state: ArdennesState, fight: Fight) -> bool:
    """Whether the loss of a step, placed as the system places it, would end the hex's zone of control."""
    group = fight.alive(state, fight.defenders)
    hex = state.hex((movable(state, fight) or group)[0])
    assert hex is not None
    if not state.exerts[ALLIED][hex]:
        return False
    number, _ = loser(state, LosingSteps(fight, 1, group, defender=True))
    able = 0
    for n in state.at[hex]:
        steps = state.steps[n] - (n == number)
        if not steps or state.dispersed[n] or state.supply[n] == ISOLATED:
            continue
        if steps > state.units[n].bracketed_at:
            return False
        able += 1
    return not (able >= 2 or (able == 1 and hex in state.ground.town))


def loser(state: ArdennesState, step: LosingSteps) -> tuple[int, tuple[str, ...]]:
    """The Allied unit that takes a step loss: highest selector with more than one step, then single steps."""
    eligible = step.eligible(state)
    rules: tuple[str, ...] = ("ARD-C1-02",)
    if not step.defender:
        came = dict(zip(step.fight.attackers, step.fight.from_hexes, strict=True))
        stacks: dict[int, int] = {}
        for n in step.fight.alive(state, step.fight.attackers):
            stacks[came[n]] = stacks.get(came[n], 0) + state.steps[n]
        most = max(stacks[came[n]] for n in eligible)
        eligible = [n for n in eligible if stacks[came[n]] == most]
        rules = ("ARD-C1-18", "ARD-C1-02")
    ranked = state.title.in_order(eligible, highest=True)
    return next((n for n in ranked if state.steps[n] > 1), ranked[0]), rules


def attacker_hit(state: ArdennesState, fight: Fight, number: int) -> tuple[str, str]:
    """How an Allied attacker takes his n-th hit: `loss`, `disperse` or `ignore`, and the rule."""
    if number == 1:
        return "loss", "ARD-C1-19"
    if number == 2:
        steps = sum(state.steps[n] for n in fight.alive(state, fight.attackers))
        return ("disperse" if steps < FEW_STEPS else "loss"), "ARD-C1-20"
    if number == 3:
        return ("ignore" if fight.dispersed else "disperse"), "ARD-C1-21"
    if number == 4:
        return ("loss" if fight.attacker_losses < 2 else "ignore"), "ARD-C1-22"
    return "ignore", "ARD-C1-23"
