"""How the system takes hits: on Allied defenders by retreat, loss or HoldCheck, on Allied attackers by a table."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Event, Trace
from broadfront.core.findings import finding
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import LedgerLine
from broadfront.core.steps import Answer, Chosen, Roll
from broadfront.titles.ardennes.data.dice import d10, succeeds
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    DisperseAttackers,
    IgnoreHit,
    LoseStep,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_target
from broadfront.titles.ardennes.rules.fighting.retreat import movable, overstacked, retreat_refusal
from broadfront.titles.ardennes.rules.fighting.retreat_priority import retreat_hexes
from broadfront.titles.ardennes.rules.grounds import DISPERSED, OUT_OF_FUEL, STEPS, SUPPLY
from broadfront.titles.ardennes.rules.lines.communication import communication
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.combat import DefenderHits
from broadfront.titles.ardennes.steps.hits import AttackerHits, LosingSteps
from broadfront.titles.ardennes.system.combat_choices import FEW_STEPS


class HitTaken(NamedTuple):
    """How the system takes one hit: surely by retreat or loss, or by a HoldCheck against a target."""

    sure: bool
    retreat: bool
    target: int
    rules: tuple[str, ...]
    why: Message
    ledger: tuple[LedgerLine, ...] = ()

    def chosen(self, state: ArdennesState, roll: int | None = None) -> Chosen:
        """The choice, once the roll is known where it takes one, and how it is told."""
        retreat = self.retreat if roll is None else not succeeds(roll, self.target)
        action = TakeRetreat() if retreat else TakeLoss()
        if state.events is None:
            return action, None
        choice = say("system.hit.retreat" if retreat else "system.hit.loss")
        lines = tuple(
            Candidate(line.message, say("system.because.amount", amount=line.amount), line.rule)
            for line in self.ledger
            if isinstance(line.amount, int)
        )
        dice = () if roll is None else (say("system.hit.rolled", die=roll, needed=self.target),)
        trace = Trace(say("system.hit.asked"), choice, self.rules, lines, dice)
        told = Event(say("system.hit.taken", why=self.why, choice=choice), self.rules, trace=trace)
        return action, told


def take_hit(state: ArdennesState, step: DefenderHits) -> Answer:
    """A hit on Allied defenders is taken by the rules that leave no doubt, else by a HoldCheck."""
    taken = hit_taken(state, step.fight, step.left)
    if taken.sure:
        return taken.chosen(state)
    check = d10(say("roll.combat.hold-check"), side=step.fight.defender, rules=("ARD-C1-07",))
    return Roll(check, lambda roll: taken.chosen(state, int(roll)))


def _of_hits(fight: Fight, left: int) -> Hashable:
    """Attackers count by the hexes they came from only, and hits on them not at all."""
    return left, fight.defenders, fight.target, fight.retreated, fight.infiltrated, fight.from_hexes, fight.lost


@finding(rests_on=(retreat_hexes, communication, STEPS, DISPERSED, SUPPLY, OUT_OF_FUEL), by=_of_hits)
def hit_taken(state: ArdennesState, fight: Fight, left: int) -> HitTaken:
    """How the present hit on Allied defenders is taken."""
    if fight.retreated >= 2:
        return HitTaken(True, False, 0, ("ARD-C1-04",), say("system.hit.two-hexes"))
    if (no := retreat_refusal(state, fight, more_hits=left > 1)) is not None:
        rules = tuple(dict.fromkeys((*no.rules, "ARD-C1-12")))
        return HitTaken(True, False, 0, rules, say("system.hit.no-retreat"))
    if overstacked(state, fight):
        return HitTaken(True, True, 0, ("ARD-C2-03",), say("system.hit.overstacked"))
    group = fight.alive(state, fight.defenders)
    if left >= sum(state.steps[n] for n in group):
        return HitTaken(True, True, 0, ("ARD-C1-05",), say("system.hit.would-eliminate"))
    if _would_lose_zone(state, fight):
        return HitTaken(True, True, 0, ("ARD-C1-06",), say("system.hit.would-lose-zoc"))
    ledger = hold_target(state, fight, more_hits=left > 1)
    rules = tuple(dict.fromkeys(line.rule for line in ledger))
    target = sum(int(line.amount) for line in ledger)
    return HitTaken(False, False, target, rules, say("system.hit.hold-check"), tuple(ledger))


@decides("ARD-C1-06")
def _would_lose_zone(state: ArdennesState, fight: Fight) -> bool:
    """Whether the loss of a step, placed as the system places it, would end the hex's zone of control."""
    group = fight.alive(state, fight.defenders)
    hex = state.hex((movable(state, fight) or group)[0])
    assert hex is not None
    if not state.exerts[ALLIED][hex]:
        return False
    number = loser(state, LosingSteps(fight, 1, group, defender=True))
    imagined = state.copy()
    imagined.set_steps(number, state.steps[number] - 1)
    return not imagined.exerts[ALLIED][hex]


def lose_step(state: ArdennesState, step: LosingSteps) -> Chosen:
    return LoseStep(state.units[loser(state, step)].id), None


def loser(state: ArdennesState, step: LosingSteps) -> int:
    """The Allied unit that takes a step loss: highest selector with more than one step, then single steps.

    Of attackers first those of the strongest stack.
    """
    eligible = step.eligible(state)
    if not step.defender:
        came = dict(zip(step.fight.attackers, step.fight.from_hexes, strict=True))
        stacks: dict[int, int] = {}
        for n in step.fight.alive(state, step.fight.attackers):
            stacks[came[n]] = stacks.get(came[n], 0) + state.steps[n]
        most = max(stacks[came[n]] for n in eligible)
        eligible = [n for n in eligible if stacks[came[n]] == most]
    ranked = state.title.in_order(eligible, highest=True)
    return next((n for n in ranked if state.steps[n] > 1), ranked[0])


def take_attackers_hit(state: ArdennesState, step: AttackerHits) -> Chosen:
    """How an Allied attacker takes his first hit, his second, and so on; the rule of each is in the step."""
    fight = step.fight
    match step.taken:
        case 0:
            action: Action = TakeLoss()
        case 1:
            few = sum(state.steps[n] for n in fight.alive(state, fight.attackers)) < FEW_STEPS
            action = DisperseAttackers() if few else TakeLoss()
        case 2:
            action = IgnoreHit() if fight.dispersed else DisperseAttackers()
        case 3:
            action = TakeLoss() if fight.attacker_losses < 2 else IgnoreHit()
        case _:
            action = IgnoreHit()
    return action, None
