"""Strategic Movement: along roads, away from enemies, with twice the movement points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from broadfront.board.hex_effects import HexEffect, HexEffects
from broadfront.board.points import MP
from broadfront.board.reach import reach_unchecked
from broadfront.board.walk import Entry, Refusal, Terms, Walk
from broadfront.board.zones import ENEMY
from broadfront.core.errors import Invalid
from broadfront.core.memoization import memoized
from broadfront.core.messages import Message
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import LedgerLine, Objection, Ruling, refused
from broadfront.titles.ardennes.data.attributes import ANYWHERE
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, Unit
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import StrategicMove
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.formations import units_in_formations
from broadfront.titles.ardennes.rules.lines.supply import is_in_supply
from broadfront.titles.ardennes.rules.markers import ENEMY_TOWN, ROADBLOCK, WALL
from broadfront.titles.ardennes.rules.memo_inputs import ZONES
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import (
    MovementKind,
    ReachableHexes,
    Reason,
    move_refusal,
    objection_to_move,
    one_hex_limit_rule,
)
from broadfront.titles.ardennes.rules.routes.movement_costs import road_costs
from broadfront.titles.ardennes.rules.routes.roadblocks import check_trigger_hexes, check_watch, hex_left_empty
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt8s

__all__ = ["STRATEGIC", "begin_refusal", "closed_reason", "points_line", "strategic_reach", "westernmost_of_army"]

INFANTRY_POINTS = (5, 9)
"""Strategic Movement points of infantry, by side."""

CLOSED = 1
CLOSING = ENEMY | ENEMY_TOWN | WALL | ROADBLOCK
CLOSING_AROUND = ENEMY | ROADBLOCK
"""Flags that close a hex to a side's units (CLOSING), and those that also close adjacent hexes."""
FREE_MEETS = HexEffects(lambda flags: HexEffect(blocked=bool(flags & CLOSED)))
ONE_HEX_MEETS = HexEffects(lambda flags: HexEffect(blocked=bool(flags & CLOSED), stops=True))


@decides("ARD-DEF-19", "ARD-DEF-20")
def strategic_points(unit: Unit) -> int:
    """Return a unit's movement points for Strategic Movement: twice its allowance, or a fixed number for infantry."""
    return 2 * unit.movement if unit.mechanized else INFANTRY_POINTS[unit.side_number]


def points_line(state: ArdennesState, number: int) -> LedgerLine:
    """Return the item of a movement calculation that gives a unit's points for Strategic Movement."""
    unit = state.units[number]
    if unit.mechanized:
        return LedgerLine(strategic_points(unit), say("strategic.mechanized"), "ARD-DEF-19")
    return LedgerLine(strategic_points(unit), say("strategic.infantry", side=unit.side), "ARD-DEF-20")


@memoized(rests_on=(ZONES,), while_equal=lambda state, side: state.board.zoc.masked_flags(side, ENEMY))
def enemy_adjacent_hexes(state: ArdennesState, side: int) -> bytes:
    """Return one byte per hex: 1 if a unit of the side's enemy is adjacent, with or without a ZOC, else 0."""
    ground = state.ground
    return ground.find_closed_hexes(
        state.board.hex_flags(side), 0, ENEMY, ANYWHERE, ground.watch_without_checks, -1
    ).tobytes()


def westernmost_of_army(state: ArdennesState, number: int) -> int:
    """Return how far west the westernmost unit of a unit's army stands, in half hexes; the unit itself counts."""
    west, hexes = state.ground.west, state.board.hexes
    army = units_in_formations(state, GERMAN, (army_of(state, number),), "army")
    return max([west[hex] for n in army if (hex := hexes[n]) is not None])


OFF_ROAD = Objection("ARD-DEF-21", say("strategic.off-road"))
ENEMY_BESIDE = Objection("ARD-DEF-21", say("strategic.enemy-beside"))
UNSUPPLIED = Objection("ARD-DEF-21", say("unit.not-in-supply"))


def begin_refusal(state: ArdennesState, number: int) -> Ruling | None:
    """Return why a unit may not begin Strategic Movement in its hex, or None if it may."""
    stuck = move_refusal(state, number)
    if stuck is not None:
        return stuck
    bar, hex = _objection_to_begin(state, number), state.board.hex_of_unit(number)
    if bar is None:
        return None
    assert hex is not None
    return bar.to_ruling(unit=state.units[number].id, hex=state.hex_id(hex))


@decides("ARD-DEF-21")
def _objection_to_begin(state: ArdennesState, number: int) -> Objection | None:
    """Return what keeps a unit from beginning Strategic Movement in its hex, or None if nothing does."""
    board = state.board
    hex, ground = board.hexes[number], state.ground
    assert hex is not None
    if hex not in ground.road:
        return OFF_ROAD
    flags = board.zoc.flags(board.side_of(number))
    for there in ground.map.beside[hex]:
        if flags[there] & ENEMY:
            return ENEMY_BESIDE
    return None if is_in_supply(state, number) else UNSUPPLIED


def closed_reason(state: ArdennesState, number: int, hex: int) -> tuple[Message, str] | None:
    """Return why a hex is closed to a unit's Strategic Movement, with the rule id, or None if it is open."""
    ground, side, id = state.ground, state.board.side_of(number), state.hex_id(hex)
    flags = state.board.zoc.flags(side)[hex]
    if flags & ENEMY:
        return say("obstacle.enemy-unit", hex=id), "ARD-TEC-28"
    if enemy_adjacent_hexes(state, side)[hex]:
        return say("strategic.closed.enemy-beside", hex=id), "ARD-DEF-22"
    if flags & ENEMY_TOWN:
        return say("strategic.closed.enemy-town", hex=id), "ARD-DEF-23"
    if side == ALLIED:
        return (say("strategic.closed.westwall", hex=id), "ARD-DEF-28") if flags & WALL else None
    if ground.west[hex] > westernmost_of_army(state, number):
        return say("strategic.closed.too-far-west", hex=id, army=army_of(state, number)), "ARD-DEF-25"
    beside = [there for there in (hex, *ground.six_neighbors[hex]) if there != ground.count]
    if any(state.hex_id(there) in state.land.roadblocks for there in beside):
        return say("strategic.closed.roadblock-beside", hex=id), "ARD-R0-06"
    if check_trigger_hexes(state, number)[hex]:
        return say("strategic.closed.roadblock-check", hex=id), "ARD-DEF-26"
    if hex in ground.edge:
        return say("strategic.closed.map-edge", hex=id), "ARD-DEF-27"
    return None


@mirrors(closed_reason)
def strategic_closed_hexes(state: ArdennesState, number: int) -> UInt8s:
    """Return one byte per hex: 1 if the hex is closed to a unit's Strategic Movement, else 0."""
    board = state.board
    side, ground = board.side_of(number), state.ground
    if side == ALLIED:
        return ground.find_closed_hexes(
            board.hex_flags(side), CLOSING, CLOSING_AROUND, ANYWHERE, ground.watch_without_checks, -1
        )
    limit, watch = westernmost_of_army(state, number), check_watch(state)
    return ground.find_closed_hexes(
        board.hex_flags(side), CLOSING, CLOSING_AROUND, limit, watch, hex_left_empty(state, number)
    )


def strategic_terms(state: ArdennesState, number: int) -> Terms:
    """Return the movement costs, points and hex effects of a unit's Strategic Movement."""
    allowed_points = MP * strategic_points(state.units[number])
    meets = ONE_HEX_MEETS if one_hex_limit_rule(state, number) else FREE_MEETS
    return Terms(road_costs(state, number), allowed_points, strategic_closed_hexes(state, number), meets)


def strategic_reach(state: ArdennesState, number: int) -> ReachableHexes:
    """Return the hexes a unit can reach by Strategic Movement now."""
    if objection_to_move(state, number) is not None or _objection_to_begin(state, number) is not None:
        return ReachableHexes(state, number, None)
    on, hex = strategic_terms(state, number), state.board.hexes[number]
    assert hex is not None
    return ReachableHexes(state, number, reach_unchecked(on, (hex,)))


def _refusal_reason(state: ArdennesState, number: int, _path: Sequence[str], walked: Walk, _cause: Cause) -> Reason:
    """Return the rule ids and the reason why a unit may not move along a path by Strategic Movement."""
    no = walked.refusal
    assert no is not None
    match no.reason:
        case "not adjacent":
            raise Invalid(say("path.jumps", hex=no.hex), parameter="path", given=no.hex)
        case "blocked":
            closed = closed_reason(state, number, state.ground.map.index[no.hex])
            assert closed is not None
            return (closed[1],), closed[0]
        case "stopped":
            return (one_hex_limit_rule(state, number),), say("strategic.closed.one-hex")
        case "too dear":
            points = points_line(state, number)
            return (points.rule,), say("strategic.closed.too-far", allowance=str(points.amount), hex=no.hex)
        case _:
            return no.rules, say("strategic.closed.step", hex=no.hex)


def _strategic_refusal(
    state: ArdennesState, number: int, path: Sequence[str], reason: Reason, _no: Refusal | None
) -> Ruling:
    """Return the ruling that a unit may not move along a path by Strategic Movement."""
    (rules, why), unit = reason, state.units[number].id
    message = say("strategic.cannot", unit=unit, hex=path[-1], why=why)
    toward = strategic_reach(state, number).path_toward(path[-1])
    return refused(rules, message, nearest=StrategicMove(unit, toward) if toward else None)


def _legal_rules(_state: ArdennesState, _number: int, _path: Sequence[str], _cause: Cause) -> tuple[str, ...]:
    """Return the ids of the rules that allow a path by Strategic Movement."""
    return "ARD-DEF-21", "ARD-DEF-22"


def _path_ledger(state: ArdennesState, number: int, _on: Terms, entries: Sequence[Entry]) -> tuple[LedgerLine, ...]:
    """Return the itemized costs of a path by Strategic Movement: the available points, then the cost of each hex."""
    steps = (
        LedgerLine(-(part.amount // MP), say("move.enter", hex=entry.hex), part.rule)
        for entry in entries
        for part in entry.parts
    )
    return points_line(state, number), *steps


STRATEGIC: Final = MovementKind(
    "strategic.allowed",
    begin_refusal,
    lambda state, number, _spent, _cause: strategic_terms(state, number),
    _refusal_reason,
    _strategic_refusal,
    _legal_rules,
    _path_ledger,
)
"""Strategic Movement, as the `kind` argument of `check_move`."""
