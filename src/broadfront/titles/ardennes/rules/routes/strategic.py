"""Strategic Movement: along roads, far from any enemy, twice as far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.points import MP, show_mp
from broadfront.board.reach import reach_on
from broadfront.board.walk import Terms, walk
from broadfront.board.zones import ENEMY
from broadfront.core.errors import Invalid
from broadfront.core.findings import finding
from broadfront.core.rulings import LedgerLine, Ruling, allowed, refused
from broadfront.titles.ardennes.data.attributes import ANYWHERE
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, Unit
from broadfront.titles.ardennes.rules.actions import StrategicMove
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.formations import members
from broadfront.titles.ardennes.rules.grounds import ZONES
from broadfront.titles.ardennes.rules.lines.supply import in_supply
from broadfront.titles.ardennes.rules.markers import ENEMY_TOWN, ROADBLOCK, WALL
from broadfront.titles.ardennes.rules.routes.movement import Moves, bar_to_move, may_move, one_hex_rule
from broadfront.titles.ardennes.rules.routes.movement_costs import road_costs_of
from broadfront.titles.ardennes.rules.routes.roadblock import check_hexes, empty_without, trigger_hexes
from broadfront.titles.ardennes.rules.routes.stacking import stacking_refusal
from broadfront.titles.ardennes.rules.state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt8s

__all__ = ["allowance", "check_strategic_move", "leading_west", "may_begin", "strategic_reach", "why_closed"]

INFANTRY = (5, 9)
"""By side, the allowance of infantry."""

CLOSED = 1
CLOSING = ENEMY | ENEMY_TOWN | WALL | ROADBLOCK
CLOSING_AROUND = ENEMY | ROADBLOCK
"""Flags that close a hex to all units of a side, and those that close the hexes around it too."""
FREE_MEETS = Meetings(lambda flags: Meeting(blocked=bool(flags & CLOSED)))
ONE_HEX_MEETS = Meetings(lambda flags: Meeting(blocked=bool(flags & CLOSED), stops=True))


def points(unit: Unit) -> int:
    """Movement points of Strategic Movement: twice the printed allowance, or the figure for infantry."""
    return 2 * unit.movement if unit.mechanized else INFANTRY[unit.side_number]


def allowance(state: ArdennesState, number: int) -> LedgerLine:
    """The points with their rule."""
    unit = state.units[number]
    if unit.mechanized:
        return LedgerLine(points(unit), "twice the allowance of a mechanized unit", "ARD-DEF-19")
    return LedgerLine(points(unit), f"{unit.side.capitalize()} infantry", "ARD-DEF-20")


@finding(rests_on=(ZONES,), while_equal=lambda state, side: state.zoc.of_bits(side, ENEMY))
def near_enemy(state: ArdennesState, side: int) -> bytes:
    """Per hex, 1 when an enemy unit, with or without ZOC, is in one of the six around."""
    ground = state.ground
    return ground.closed(state.flags(side), 0, ENEMY, ANYWHERE, ground.nobody_watches, -1).tobytes()


def leading_west(state: ArdennesState, number: int) -> int:
    """How far west the leading unit of the mover's army stands, the mover where it starts included."""
    west, hexes = state.ground.west, state.hexes
    army = members(state, GERMAN, (army_of(state, number),), "army")
    return max([west[hex] for n in army if (hex := hexes[n]) is not None])


def may_begin(state: ArdennesState, number: int) -> Ruling | None:
    """Why a unit may not begin Strategic Movement; None when it may."""
    stuck = may_move(state, number)
    if stuck is not None:
        return stuck
    why, hex = _why_not_here(state, number), state.hex(number)
    if not why:
        return None
    assert hex is not None
    unit = state.units[number]
    return refused("ARD-DEF-21", f"{unit.id} {why}.", facts={"unit": unit.id, "hex": state.name(hex)})


def _why_not_here(state: ArdennesState, number: int) -> str:
    """Why a unit may not begin where it stands; empty when it may."""
    hex, ground = state.hexes[number], state.ground
    assert hex is not None
    if hex not in ground.road:
        return "is not on a road"
    flags = state.zoc.flags(state.side_of(number))
    for there in ground.map.beside[hex]:
        if flags[there] & ENEMY:
            return "has an enemy unit next to it"
    return "" if in_supply(state, number) else "is not in Supply"


def closed_hexes(state: ArdennesState, number: int) -> UInt8s:
    """uint8[n + 1]: 1 for hexes closed to the unit's Strategic Movement."""
    side, ground = state.side_of(number), state.ground
    if side == ALLIED:
        return ground.closed(state.flags(side), CLOSING, CLOSING_AROUND, ANYWHERE, ground.nobody_watches, -1)
    limit, watch = leading_west(state, number), check_hexes(state)
    return ground.closed(state.flags(side), CLOSING, CLOSING_AROUND, limit, watch, empty_without(state, number))


def why_closed(state: ArdennesState, number: int, hex: int) -> tuple[str, str] | None:
    """Why a hex is closed to the unit's Strategic Movement, with the rule; None when it is open."""
    ground, side, id = state.ground, state.side_of(number), state.name(hex)
    flags = state.zoc.flags(side)[hex]
    if flags & ENEMY:
        return f"an enemy unit stands in {id}", "ARD-TEC-28"
    if near_enemy(state, side)[hex]:
        return f"{id} has an enemy unit next to it", "ARD-DEF-22"
    if flags & ENEMY_TOWN:
        return f"{id} is an enemy-held City or Town", "ARD-DEF-23"
    if side == ALLIED:
        return (f"{id} is a Westwall hex", "ARD-DEF-28") if flags & WALL else None
    if ground.west[hex] > leading_west(state, number):
        return f"{id} lies west of the leading unit of {army_of(state, number)}", "ARD-DEF-25"
    beside = [there for there in (hex, *ground.around[hex]) if there != ground.count]
    if any(state.name(there) in state.roadblocks for there in beside):
        return f"{id} is adjacent to a Roadblock", "ARD-R0-06"
    if trigger_hexes(state, number)[hex]:
        return f"{id} would call for a Roadblock check", "ARD-DEF-26"
    if hex in ground.edge:
        return f"{id} is a map-edge hex", "ARD-DEF-27"
    return None


def terms(state: ArdennesState, number: int) -> Terms:
    allowed_points = MP * points(state.units[number])
    meets = ONE_HEX_MEETS if one_hex_rule(state, number) else FREE_MEETS
    return Terms(road_costs_of(state, number), allowed_points, closed_hexes(state, number), meets)


def strategic_reach(state: ArdennesState, number: int) -> Moves:
    """Everywhere a unit can go by Strategic Movement now."""
    if bar_to_move(state, number) is not None or _why_not_here(state, number):
        return Moves(state, number, None)
    on, hex = terms(state, number), state.hexes[number]
    assert hex is not None
    return Moves(state, number, reach_on(on, (hex,)))


def check_strategic_move(state: ArdennesState, number: int, path: Sequence[str]) -> Ruling:
    """May a unit go along this path by Strategic Movement: the ledger, or what refuses it and the nearest move."""
    unit = state.units[number]
    for hex in path:
        state.ground.map.index_of(hex)
    stuck = may_begin(state, number)
    if stuck is not None:
        return stuck
    if not path:
        raise Invalid("A path needs at least one hex.", parameter="path", given=[], accepted="hex ids")
    start = state.hex(number)
    assert start is not None
    on = terms(state, number)
    walked = walk((state.name(start), *path), on)
    no = walked.refusal
    if no is None:
        overfull = stacking_refusal(state, number, state.ground.map.index[path[-1]])
        if overfull is not None:
            return _refuse(state, number, path, overfull.rules, overfull.text)
        lines = [allowance(state, number)]
        lines += [
            LedgerLine(-(part.amount // MP), f"enter {entry.hex}", part.rule)
            for entry in walked.entries
            for part in entry.parts
        ]
        rules = ("ARD-DEF-21", "ARD-DEF-22")
        return allowed(
            *rules,
            text=f"{unit.id} moves to {path[-1]} by road for {show_mp(walked.spent)} of {show_mp(on.allowance)} MP.",
            ledger=lines, unit=unit.id, spent=show_mp(walked.spent), left=show_mp(on.allowance - walked.spent),
        )  # fmt: skip
    if no.reason == "not adjacent":
        raise Invalid(f"The path jumps to {no.hex}; give every hex on the way.", parameter="path", given=no.hex)
    if no.reason == "blocked":
        closed = why_closed(state, number, state.ground.map.index[no.hex])
        assert closed is not None
        return _refuse(state, number, path, (closed[1],), closed[0])
    if no.reason == "stopped":
        rule = one_hex_rule(state, number)
        return _refuse(state, number, path, (rule,), "it may move only 1 hex")
    if no.reason == "too dear":
        rule = allowance(state, number).rule
        return _refuse(state, number, path, (rule,), f"its {show_mp(on.allowance)} MP are spent before {no.hex}")
    return _refuse(state, number, path, no.rules, f"the step into {no.hex} is closed to Strategic Movement")


def _refuse(state: ArdennesState, number: int, path: Sequence[str], rules: tuple[str, ...], text: str) -> Ruling:
    unit = state.units[number]
    return refused(
        rules, f"{unit.id} cannot go to {path[-1]} by Strategic Movement: {text}.",
        nearest=_nearest(state, number, path[-1]), facts={"unit": unit.id, "hex": path[-1]},
    )  # fmt: skip


def _nearest(state: ArdennesState, number: int, goal: str) -> StrategicMove | None:
    path = strategic_reach(state, number).toward(goal)
    return StrategicMove(state.units[number].id, path) if path else None
