"""Strategic Movement: along roads, away from enemies, with twice the movement points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.points import MP
from broadfront.board.reach import reach_on
from broadfront.board.walk import Entry, Refusal, Terms, Walk
from broadfront.board.zones import ENEMY
from broadfront.core.errors import Invalid
from broadfront.core.findings import finding
from broadfront.core.messages import Message
from broadfront.core.rules import decides, mirrors
from broadfront.core.rulings import Bar, LedgerLine, Ruling, refused
from broadfront.titles.ardennes.data.attributes import ANYWHERE
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, Unit
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import StrategicMove
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.formations import members
from broadfront.titles.ardennes.rules.grounds import ZONES
from broadfront.titles.ardennes.rules.lines.supply import in_supply
from broadfront.titles.ardennes.rules.markers import ENEMY_TOWN, ROADBLOCK, WALL
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import (
    Movement,
    Moves,
    Reason,
    bar_to_move,
    may_move,
    one_hex_rule,
)
from broadfront.titles.ardennes.rules.routes.movement_costs import road_costs_of
from broadfront.titles.ardennes.rules.routes.roadblock import check_hexes, empty_without, trigger_hexes
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt8s

__all__ = ["STRATEGIC", "allowance", "leading_west", "may_begin", "strategic_reach", "why_closed"]

INFANTRY = (5, 9)
"""Strategic Movement points of infantry, by side."""

CLOSED = 1
CLOSING = ENEMY | ENEMY_TOWN | WALL | ROADBLOCK
CLOSING_AROUND = ENEMY | ROADBLOCK
"""Flags that close a hex to a side's units (CLOSING), and those that also close adjacent hexes."""
FREE_MEETS = Meetings(lambda flags: Meeting(blocked=bool(flags & CLOSED)))
ONE_HEX_MEETS = Meetings(lambda flags: Meeting(blocked=bool(flags & CLOSED), stops=True))


@decides("ARD-DEF-19", "ARD-DEF-20")
def points(unit: Unit) -> int:
    """Return a unit's points for Strategic Movement: twice its printed allowance, or a fixed number for infantry."""
    return 2 * unit.movement if unit.mechanized else INFANTRY[unit.side_number]


def allowance(state: ArdennesState, number: int) -> LedgerLine:
    """Return the ledger line with a unit's points for Strategic Movement."""
    unit = state.units[number]
    if unit.mechanized:
        return LedgerLine(points(unit), say("strategic.mechanized"), "ARD-DEF-19")
    return LedgerLine(points(unit), say("strategic.infantry", side=unit.side), "ARD-DEF-20")


@finding(rests_on=(ZONES,), while_equal=lambda state, side: state.board.zoc.of_bits(side, ENEMY))
def near_enemy(state: ArdennesState, side: int) -> bytes:
    """Return 1 for each hex adjacent to an enemy unit, with or without a ZOC, else 0."""
    ground = state.ground
    return ground.closed(state.board.flags(side), 0, ENEMY, ANYWHERE, ground.nobody_watches, -1).tobytes()


def leading_west(state: ArdennesState, number: int) -> int:
    """Return the westward coordinate of the westernmost unit of the mover's army, the mover included."""
    west, hexes = state.ground.west, state.board.hexes
    army = members(state, GERMAN, (army_of(state, number),), "army")
    return max([west[hex] for n in army if (hex := hexes[n]) is not None])


OFF_ROAD = Bar("ARD-DEF-21", say("strategic.off-road"))
ENEMY_BESIDE = Bar("ARD-DEF-21", say("strategic.enemy-beside"))
UNSUPPLIED = Bar("ARD-DEF-21", say("unit.not-in-supply"))


def may_begin(state: ArdennesState, number: int) -> Ruling | None:
    """Return why a unit may not begin Strategic Movement, or None when it may."""
    stuck = may_move(state, number)
    if stuck is not None:
        return stuck
    bar, hex = _bar_to_begin(state, number), state.board.hex(number)
    if bar is None:
        return None
    assert hex is not None
    return bar.ruling(unit=state.units[number].id, hex=state.name(hex))


@decides("ARD-DEF-21")
def _bar_to_begin(state: ArdennesState, number: int) -> Bar | None:
    """Return what keeps a unit from beginning Strategic Movement in its hex, or None."""
    board = state.board
    hex, ground = board.hexes[number], state.ground
    assert hex is not None
    if hex not in ground.road:
        return OFF_ROAD
    flags = board.zoc.flags(board.side_of(number))
    for there in ground.map.beside[hex]:
        if flags[there] & ENEMY:
            return ENEMY_BESIDE
    return None if in_supply(state, number) else UNSUPPLIED


def why_closed(state: ArdennesState, number: int, hex: int) -> tuple[Message, str] | None:
    """Return why a hex is closed to the unit's Strategic Movement and the rule, or None when it is open."""
    ground, side, id = state.ground, state.board.side_of(number), state.name(hex)
    flags = state.board.zoc.flags(side)[hex]
    if flags & ENEMY:
        return say("obstacle.enemy-unit", hex=id), "ARD-TEC-28"
    if near_enemy(state, side)[hex]:
        return say("strategic.closed.enemy-beside", hex=id), "ARD-DEF-22"
    if flags & ENEMY_TOWN:
        return say("strategic.closed.enemy-town", hex=id), "ARD-DEF-23"
    if side == ALLIED:
        return (say("strategic.closed.westwall", hex=id), "ARD-DEF-28") if flags & WALL else None
    if ground.west[hex] > leading_west(state, number):
        return say("strategic.closed.too-far-west", hex=id, army=army_of(state, number)), "ARD-DEF-25"
    beside = [there for there in (hex, *ground.around[hex]) if there != ground.count]
    if any(state.name(there) in state.land.roadblocks for there in beside):
        return say("strategic.closed.roadblock-beside", hex=id), "ARD-R0-06"
    if trigger_hexes(state, number)[hex]:
        return say("strategic.closed.roadblock-check", hex=id), "ARD-DEF-26"
    if hex in ground.edge:
        return say("strategic.closed.map-edge", hex=id), "ARD-DEF-27"
    return None


@mirrors(why_closed)
def closed_hexes(state: ArdennesState, number: int) -> UInt8s:
    """Return uint8[n + 1] with 1 for hexes closed to the unit's Strategic Movement."""
    board = state.board
    side, ground = board.side_of(number), state.ground
    if side == ALLIED:
        return ground.closed(board.flags(side), CLOSING, CLOSING_AROUND, ANYWHERE, ground.nobody_watches, -1)
    limit, watch = leading_west(state, number), check_hexes(state)
    return ground.closed(board.flags(side), CLOSING, CLOSING_AROUND, limit, watch, empty_without(state, number))


def terms(state: ArdennesState, number: int) -> Terms:
    allowed_points = MP * points(state.units[number])
    meets = ONE_HEX_MEETS if one_hex_rule(state, number) else FREE_MEETS
    return Terms(road_costs_of(state, number), allowed_points, closed_hexes(state, number), meets)


def strategic_reach(state: ArdennesState, number: int) -> Moves:
    """Return everywhere a unit can go by Strategic Movement now."""
    if bar_to_move(state, number) is not None or _bar_to_begin(state, number) is not None:
        return Moves(state, number, None)
    on, hex = terms(state, number), state.board.hexes[number]
    assert hex is not None
    return Moves(state, number, reach_on(on, (hex,)))


def _why(state: ArdennesState, number: int, _path: Sequence[str], walked: Walk, _cause: Cause) -> Reason:
    """Return the rules and the reason for a path refused by the walk."""
    no = walked.refusal
    assert no is not None
    match no.reason:
        case "not adjacent":
            raise Invalid(say("path.jumps", hex=no.hex), parameter="path", given=no.hex)
        case "blocked":
            closed = why_closed(state, number, state.ground.map.index[no.hex])
            assert closed is not None
            return (closed[1],), closed[0]
        case "stopped":
            return (one_hex_rule(state, number),), say("strategic.closed.one-hex")
        case "too dear":
            points = allowance(state, number)
            return (points.rule,), say("strategic.closed.too-far", allowance=str(points.amount), hex=no.hex)
        case _:
            return no.rules, say("strategic.closed.step", hex=no.hex)


def _refuse(state: ArdennesState, number: int, path: Sequence[str], reason: Reason, _no: Refusal | None) -> Ruling:
    (rules, why), unit = reason, state.units[number].id
    message = say("strategic.cannot", unit=unit, hex=path[-1], why=why)
    toward = strategic_reach(state, number).toward(path[-1])
    return refused(rules, message, nearest=StrategicMove(unit, toward) if toward else None)


def _rules(_state: ArdennesState, _number: int, _path: Sequence[str], _cause: Cause) -> tuple[str, ...]:
    """Return the rules that allow a path by Strategic Movement."""
    return "ARD-DEF-21", "ARD-DEF-22"


def _ledger(state: ArdennesState, number: int, _on: Terms, entries: Sequence[Entry]) -> tuple[LedgerLine, ...]:
    """Return the ledger of a path: the available points, then the cost of each step."""
    steps = (
        LedgerLine(-(part.amount // MP), say("move.enter", hex=entry.hex), part.rule)
        for entry in entries
        for part in entry.parts
    )
    return allowance(state, number), *steps


STRATEGIC: Final = Movement(
    "strategic.allowed",
    may_begin,
    lambda state, number, _spent, _cause: terms(state, number),
    _why,
    _refuse,
    _rules,
    _ledger,
)
"""Strategic Movement, as the `kind` argument of `check_move`."""
