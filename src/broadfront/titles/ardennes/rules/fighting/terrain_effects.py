"""Terrain in combat: rivers and bridges for the attacker; City, Town and Westwall for the defender."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.board.zones import FRIEND
from broadfront.core.rulings import LedgerLine, Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "FIXED_ARTILLERY_RANGE",
    "attack_strength",
    "check_artillery_range",
    "defense_strength",
    "ledger_total",
    "river_crossing",
]

FIXED_ARTILLERY_RANGE = 3


def ledger_total(lines: Iterable[LedgerLine]) -> int:
    """Return the sum of the amounts in an itemized calculation."""
    return sum(int(line.amount) for line in lines)


def river_crossing(state: ArdennesState, start: int, target: int) -> str:
    """Return `river` or `bridge` for the hexside between adjacent hexes; empty when it has no river."""
    crossing = state.ground.crossings_by_direction.get((start, state.ground.direction_between(start, target)))
    if crossing is None:
        return ""
    return "bridge" if state.land.has_bridge(crossing) else "river"


def attack_strength(state: ArdennesState, attackers: Iterable[int], target: int) -> tuple[LedgerLine, ...]:
    """Return the itemized strength of attackers by hexside; across a river or bridge it is halved, rounded down."""
    by_hex: dict[int, list[int]] = {}
    board = state.board
    for n in attackers:
        hex = board.hex_of_unit(n)
        assert hex is not None
        by_hex.setdefault(hex, []).append(n)
    lines: list[LedgerLine] = []
    for hex in sorted(by_hex):
        points = sum(board.strength(n) for n in by_hex[hex])
        way = river_crossing(state, hex, target)
        lines.append(LedgerLine(points, say("strength.attack", hex=state.hex_id(hex)), "ARD-H-21"))
        if way:
            rule = "ARD-TEC-12" if way == "bridge" else "ARD-TEC-10"
            halved = say("strength.halved", way=way, hex=state.hex_id(hex))
            lines.append(LedgerLine(points // 2 - points, halved, rule))
    return tuple(lines)


def defense_strength(state: ArdennesState, defenders: Iterable[int]) -> tuple[LedgerLine, ...]:
    """Return the itemized strength of the defenders of a hex; a City, or the Westwall for Germans, doubles it once."""
    group = tuple(defenders)
    board = state.board
    hex = board.hex_of_unit(group[0])
    assert hex is not None
    points = sum(board.strength(n) for n in group)
    lines = [LedgerLine(points, say("strength.defence", hex=state.hex_id(hex)), "ARD-H-21")]
    german = board.side_of(group[0]) == GERMAN
    if hex in state.ground.city:
        lines.append(LedgerLine(points, say("strength.city"), "ARD-TEC-16"))
    elif hex in state.ground.westwall and german:
        lines.append(LedgerLine(points, say("strength.westwall"), "ARD-TEC-18"))
    elif hex in state.ground.westwall:
        lines.append(LedgerLine(0, say("strength.westwall-no-help"), "ARD-TEC-20"))
    elif hex in state.ground.town:
        lines.append(LedgerLine(0, say("strength.town"), "ARD-TEC-17"))
    return tuple(lines)


def check_artillery_range(state: ArdennesState, hex: int) -> Ruling:
    """Rule (yes or no, and why) on whether fixed artillery in a Westwall hex without Allied units reaches a hex."""
    from_hex, held = state.ground.distance_rows[hex], state.board.zoc.flags(ALLIED)
    away = min([from_hex[wall] for wall in state.ground.westwall if not held[wall] & FRIEND], default=99)
    if away <= FIXED_ARTILLERY_RANGE:
        return Ruling(True, say("artillery.in-range", hex=state.hex_id(hex), distance=away), ("ARD-H-11",))
    far = say("artillery.too-far", hex=state.hex_id(hex), distance=away, most=FIXED_ARTILLERY_RANGE)
    return refused("ARD-H-11", far)
