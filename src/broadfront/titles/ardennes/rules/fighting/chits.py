"""Combat Chits: how many may be drawn, and how terrain and the state of the defenders change their hits."""

from __future__ import annotations

from broadfront.core.rules import mirrors
from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.strength import LARGE_UNIT_STEPS, max_chits
from broadfront.titles.ardennes.rules.markers import ISOLATED, OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState


def chit_limits(state: ArdennesState, fight: Fight) -> tuple[int, int, list[LedgerLine]]:
    """Return the minimum and maximum number of Combat Chits to draw, and the itemized sum of the maximum.

    The minimum is the number of defending steps, but never above the maximum.
    """
    most, lines = max_chits(state, fight)
    least = max(1, sum(state.board.steps[n] for n in fight.defenders))
    return min(least, most), most, [LedgerLine(least, say("chits.minimum"), "ARD-C0-09"), *lines]


@mirrors(chit_limits)
def quick_chit_limits(state: ArdennesState, fight: Fight) -> tuple[int, int]:
    """Return the minimum and maximum number of Combat Chits to draw, without the itemized sum."""
    board = state.board
    units, steps, attackers, defenders = state.units, board.steps, fight.attackers, fight.defenders
    most, elite = len(fight.attacker_tactics) + len(fight.support), False
    for n in attackers:
        most += (steps[n] > units[n].bracketed_at) + (steps[n] >= LARGE_UNIT_STEPS)
        elite = elite or units[n].elite
    worst = min([board.supply[n] for n in defenders])
    most += elite + (2 if worst == ISOLATED else 1 if worst == OUT_OF_SUPPLY else 0)
    if "Screen" in fight.defender_tactics:
        most -= 2
    if "Fury of Bastogne" in state.clock.lasting and fight.attacking == GERMAN:
        most += 2 if fight.target in state.vp_hexes else -2
    most = max(1, most)
    return min(max(1, sum([steps[n] for n in defenders])), most), most


def adjust_hits(state: ArdennesState, fight: Fight) -> tuple[int, int]:
    """Return the drawn hits on defender and attacker, changed by terrain and defender states, never below 0."""
    hex, name = fight.target, state.hex_id(fight.target)
    on_defender, on_attacker = fight.defender_hits, fight.attacker_hits
    shelter: list[str] = []
    if hex in state.ground.town:
        shelter = ["ARD-C0-17", "ARD-TEC-14"]
    elif fight.defending == GERMAN and hex in state.ground.westwall:
        shelter = ["ARD-C0-19", "ARD-TEC-19"]
    if shelter:
        state.emit(say("hits.sheltered", hex=name), *shelter, "ARD-C0-20")
        on_defender -= 1
    elif name in state.land.ips:
        if on_defender > 0:
            state.land.remove_ip(name)
            state.emit(say("hits.ip-gone", hex=name), "ARD-C0-18", "ARD-C0-20")
        on_defender -= 1
    spared = _rules_sparing_attacker(state, fight)
    if spared:
        everything = "ARD-C0-22" in spared
        state.emit(say("hits.disregards-all" if everything else "hits.disregards-one"), *spared)
        on_attacker = 0 if everything else on_attacker - 1
    floor = ("ARD-C0-23",) if on_defender < 0 or on_attacker < 0 else ()
    on_defender, on_attacker = max(0, on_defender), max(0, on_attacker)
    state.emit(say("hits.total", defender=on_defender, attacker=on_attacker), *floor)
    return on_defender, on_attacker


def _rules_sparing_attacker(state: ArdennesState, fight: Fight) -> tuple[str, ...]:
    """Return the ids of the rules by which the attacker ignores hits on itself; empty if it takes them all."""
    units = fight.defenders
    if not units:
        return ()
    board = state.board
    if all(board.supply[n] == ISOLATED for n in units):
        return ("ARD-C0-22", "ARD-S1-24")
    if not all(board.dispersed[n] or board.supply[n] >= OUT_OF_SUPPLY or board.is_out_of_fuel(n) for n in units):
        return ()
    rules = ["ARD-C0-21"]
    if all(board.dispersed[n] for n in units):
        rules.append("ARD-S0-13")
    if all(board.is_out_of_fuel(n) for n in units):
        rules.append("ARD-S0-22")
        if any(board.supply[n] in (1, OUT_OF_SUPPLY) for n in units):
            rules.append("ARD-S0-23")
    if all(board.supply[n] == OUT_OF_SUPPLY for n in units):
        rules.append("ARD-S1-10")
    return tuple(rules)
