"""Combat strength, odds and the conditions for Combat Chits, each with its itemized sum."""

from __future__ import annotations

from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.data.chit_hits import MAX_RATIO, Conditions
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting import terrain_effects
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.unit_states import (
    chit_ledger_of_attackers,
    chit_ledger_of_defender_supply,
)
from broadfront.titles.ardennes.rules.markers import IN_SUPPLY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "attack_strength",
    "check_flanked",
    "chit_conditions",
    "chit_conditions_for",
    "combat_odds",
    "defense_strength",
    "has_road_between",
    "max_chits",
    "strength_totals",
]

STRENGTHENING_TACTICS = frozenset(("Engineers", "Combat Engineers"))
BATTALION_TACTICS = frozenset(("Panzer Battalion", "Tank Battalion"))
FLANKING = tuple(ways.bit_count() >= 3 or bool(ways & ways >> 3) for ways in range(64))
"""Whether attackers flank, by bit set of their directions: from three sides, or from opposite ones."""
LARGE_UNIT_STEPS = 3
"""Number of steps from which an attacker adds another Combat Chit."""


def has_road_between(state: ArdennesState, here: int, there: int) -> bool:
    """Return whether a road crosses the hexside between two adjacent hexes."""
    return (here, state.ground.direction_between(here, there)) in state.ground.roads


def attack_strength(state: ArdennesState, fight: Fight) -> list[LedgerLine]:
    """Return the itemized attack strength of a combat: attackers by hexside, halved across rivers, then tactics."""
    lines = terrain_effects.attack_strength(state, fight.attackers, fight.target)
    return [*lines, *_tactic_lines(state, (*fight.attacker_tactics, *fight.support), attacker=True)]


def defense_strength(state: ArdennesState, fight: Fight) -> list[LedgerLine]:
    """Return the itemized defense strength of a combat: defenders, doubled in a City or the German Westwall, then
    tactics."""
    lines = terrain_effects.defense_strength(state, fight.defenders)
    return [*lines, *_tactic_lines(state, fight.defender_tactics, attacker=False)]


def _tactic_lines(state: ArdennesState, tactics: tuple[str, ...], *, attacker: bool) -> list[LedgerLine]:
    """Return what each CombatTactic adds to the strength of the attacker or defender, one item per tactic."""
    solitaire = state.variant == "gs"
    lines: list[LedgerLine] = []
    for tactic in tactics:
        if tactic in BATTALION_TACTICS:
            rule = "ARD-T0-15" if solitaire else ("ARD-T1-13" if tactic == "Panzer Battalion" else "ARD-T1-14")
            lines.append(LedgerLine(1, say("strength.tactic", tactic=tactic), rule))
        elif attacker and tactic in STRENGTHENING_TACTICS:
            rule = "ARD-T0-06" if solitaire else "ARD-T1-06"
            lines.append(LedgerLine(1, say("strength.tactic", tactic=tactic), rule))
    return lines


@decides("ARD-H-39")
def combat_odds(state: ArdennesState, fight: Fight) -> tuple[int, int, list[LedgerLine]]:
    """Return the total attack and defense strengths and their itemized sums.

    The odds are attack divided by defense, rounded down; a defense of 0 counts as 1.
    """
    attack, defence = attack_strength(state, fight), defense_strength(state, fight)
    return terrain_effects.ledger_total(attack), max(1, terrain_effects.ledger_total(defence)), [*attack, *defence]


@mirrors(combat_odds)
def strength_totals(state: ArdennesState, fight: Fight) -> tuple[int, int]:
    """Return the total attack and defense strengths of a combat, without itemizing them."""
    units, steps, hexes, ground, target = state.units, state.board.steps, state.board.hexes, state.ground, fight.target
    by_hex: dict[int | None, int] = {}
    for n in fight.attackers:
        by_hex[hexes[n]] = by_hex.get(hexes[n], 0) + units[n].strengths[steps[n]]
    attack = defence = 0
    for hex, points in by_hex.items():
        attack += points // 2 if (hex, target) in ground.crossings_by_hexes else points
    for tactic in (*fight.attacker_tactics, *fight.support):
        attack += tactic in BATTALION_TACTICS or tactic in STRENGTHENING_TACTICS
    for n in fight.defenders:
        defence += units[n].strengths[steps[n]]
    first = fight.defenders[0]
    if (at := hexes[first]) in ground.city or (at in ground.westwall and units[first].side_number == GERMAN):
        defence *= 2
    for tactic in fight.defender_tactics:
        defence += tactic in BATTALION_TACTICS
    return attack, max(1, defence)


def check_flanked(state: ArdennesState, fight: Fight) -> tuple[bool, str]:
    """Return whether the defender of a combat is Flanked, and the id of the deciding rule."""
    if fight.target in state.ground.town:
        return False, "ARD-TEC-15"
    if fight.is_infiltrated:
        return True, "ARD-T0-13" if state.variant == "gs" else "ARD-T1-11"
    ring, ways = state.ground.six_neighbors[fight.target], 0
    for start in fight.from_hexes:
        ways |= 1 << ring.index(start)
    return FLANKING[ways], "ARD-H-41"


@decides("ARD-H-41")
def _has_armor(state: ArdennesState, fight: Fight, *, attacker: bool) -> bool:
    """Return whether the attacker or defender of a combat counts as having armor."""
    tactics = (*fight.attacker_tactics, *fight.support) if attacker else fight.defender_tactics
    if tactics and not BATTALION_TACTICS.isdisjoint(tactics):
        return True
    units, dispersed, supply = state.units, state.board.dispersed, state.board.supply
    for position, number in enumerate(fight.attackers if attacker else fight.defenders):
        if not units[number].is_armor or dispersed[number] or supply[number] != IN_SUPPLY:
            continue
        if not attacker:
            return True
        start = fight.from_hexes[position]
        wet = terrain_effects.river_crossing(state, start, fight.target) == "river"
        forest = state.ground.map.terrain[fight.target] == "Forest" and not has_road_between(state, start, fight.target)
        if not wet and not forest:
            return True
    return False


def chit_conditions(state: ArdennesState, fight: Fight) -> Conditions:
    """Return the conditions of a combat on which Combat Chits depend (rule H-41)."""
    return chit_conditions_for(state, fight, *strength_totals(state, fight))


@decides("ARD-H-41")
def chit_conditions_for(state: ArdennesState, fight: Fight, attack: int, defence: int) -> Conditions:
    """Return the conditions of a combat on which Combat Chits depend, given its attack and defense strengths."""
    attacker, defender = (*fight.attacker_tactics, *fight.support), fight.defender_tactics
    return Conditions(
        min(attack // defence, MAX_RATIO),
        check_flanked(state, fight)[0],
        (_has_armor(state, fight, attacker=True), _has_armor(state, fight, attacker=False)),
        ("Artillery" in attacker, "Artillery" in defender),
        ("Airpower" in attacker, "Airpower" in defender),
    )


def max_chits(state: ArdennesState, fight: Fight) -> tuple[int, list[LedgerLine]]:
    """Return the maximum number of Combat Chits in a combat, at least 1, and its itemized sum."""
    lines = list(chit_ledger_of_attackers(state, fight.attackers))
    used = len(fight.attacker_tactics) + len(fight.support)
    if used:
        lines.append(LedgerLine(used, say("chits.tactics"), "ARD-C0-11"))
    large = sum(state.board.steps[n] >= LARGE_UNIT_STEPS for n in fight.attackers)
    if large:
        lines.append(LedgerLine(large, say("chits.large-attackers"), "ARD-C0-12"))
    if any(state.units[n].elite for n in fight.attackers):
        lines.append(LedgerLine(1, say("chits.elite"), "ARD-C0-13"))
    for line in chit_ledger_of_defender_supply(state, fight.defenders):
        rule = "ARD-C0-15" if line.amount == 2 else "ARD-C0-14"
        lines += [line, LedgerLine(0, say("chits.by-modifier-card"), rule)]
    if "Screen" in fight.defender_tactics:
        lines.append(LedgerLine(-2, say("chits.screen"), "ARD-C0-16"))
    if "Fury of Bastogne" in state.clock.lasting and fight.attacking == GERMAN:
        more = 2 if fight.target in state.vp_hexes else -2
        lines.append(LedgerLine(more, say("chits.fury"), "ARD-E0-08"))
    return max(1, sum(int(line.amount) for line in lines)), lines
