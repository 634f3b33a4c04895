"""Situational strength: the strength with which the Allied system weighs an attack before declaring it."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.core.rulings import LedgerLine
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.terrain_effects import ledger_total, river_crossing
from broadfront.titles.ardennes.rules.markers import ISOLATED, OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["situational_attack", "situational_defense", "situational_odds"]


def situational_attack(state: ArdennesState, numbers: Iterable[int], start: int, target: int) -> tuple[LedgerLine, ...]:
    """Return the itemized attack strength that units would have from the hex `start`; halved across a river."""
    points = sum(state.board.strength(n) for n in numbers)
    lines = [LedgerLine(points, say("situational.attack", hex=state.hex_id(start)), "ARD-A0-17")]
    if river_crossing(state, start, target):
        lines.append(LedgerLine(points // 2 - points, say("situational.halved"), "ARD-A0-17"))
    return tuple(lines)


def situational_defense(state: ArdennesState, defenders: Iterable[int]) -> tuple[LedgerLine, ...]:
    """Return the itemized situational defense strength of a stack.

    It is doubled in a City or the German Westwall, then modified for terrain, IPs and the states of the units.
    """
    group = tuple(defenders)
    board = state.board
    hex = board.hex_of_unit(group[0])
    assert hex is not None
    ground, id = state.ground, state.hex_id(hex)
    points = sum(board.strength(n) for n in group)
    lines = [LedgerLine(points, say("situational.defence", hex=id), "ARD-A0-18")]
    german = board.side_of(group[0]) == GERMAN
    if hex in ground.city or (hex in ground.westwall and german):
        lines.append(LedgerLine(points, say("situational.doubled"), "ARD-A0-18"))
    terrain = ground.map.terrain[hex]
    if hex in ground.town - ground.city and hex not in state.vp_hexes:
        lines.append(LedgerLine(1, say("situational.town"), "ARD-A0-19"))
    if terrain == "Forest":
        lines.append(LedgerLine(1, say("situational.forest"), "ARD-A0-19"))
    if id in state.land.ips:
        lines.append(LedgerLine(1, say("situational.ip"), "ARD-A0-19"))
    if terrain == "Clear":
        lines.append(LedgerLine(-1, say("situational.clear"), "ARD-A0-20"))
    if all(board.supply[n] == ISOLATED for n in group):
        lines.append(LedgerLine(-2, say("situational.isolated"), "ARD-A0-21"))
    elif all(board.supply[n] >= OUT_OF_SUPPLY for n in group):
        lines.append(LedgerLine(-1, say("situational.out-of-supply"), "ARD-A0-20"))
    if all(board.is_out_of_fuel(n) for n in group):
        lines.append(LedgerLine(-1, say("situational.out-of-fuel"), "ARD-A0-20"))
    return tuple(lines)


def situational_odds(attack: Iterable[LedgerLine], defence: Iterable[LedgerLine]) -> int:
    """Return n for odds of n:1 (rounded down, 0 below 1:1) from itemized strengths; a defense below 1 counts as 1."""
    return ledger_total(attack) // max(1, ledger_total(defence))
