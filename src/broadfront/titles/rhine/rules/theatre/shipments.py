"""Rail and sea movement within the turn's capacity: capacity needed, and hexes allowed."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from broadfront.core.errors import unknown
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.rhine.data.kept_names import dump_of
from broadfront.titles.rhine.data.roster import ENGLAND
from broadfront.titles.rhine.data.shipping import lift_points
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.map_actions import ShipSP, ShipUnit
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import OWNERS
from broadfront.titles.rhine.rules.theatre.ports import port_left
from broadfront.titles.rhine.rules.theatre.railways import RAIL, rail_joined

__all__ = ["GERMAN_RAIL", "ports_between", "ship_sp_refusal", "ship_unit_refusal", "unit_points"]

RULE = {"rail": "OCS-RAIL-01", "sea": "OCS-PORT-01"}
GERMAN_RAIL = "BTR-HOUSE-35"
"""Rule on German rail capacity, which no chart gives: the players count it at the table."""


def unit_points(state: RhineState, n: int, by: str) -> int:
    """Return the whole capacity points that a unit needs; a Transport Point counts as the SP it can carry."""
    size = state.board.re(n) if state.units[n].fights else Fraction(1)
    return max(1, ceil(lift_points(by, size, state.units[n].move.mobility, state.units[n].move.allowance)))


def ports_between(state: RhineState, start: int | None, end: int) -> list[str]:
    """Return the ports that a sea movement uses; a start of None means England."""
    at = state.title.port_in
    return [at[hex] for hex in (start, end) if hex is not None and hex in at]


def ship_unit_refusal(state: RhineState, action: ShipUnit) -> Ruling | None:
    """Return why a unit cannot move by rail or sea, or None if it can."""
    n, end = state.number(action.unit), state.title.map.index[state.title.map.find(action.hex)]
    unit, start = state.units[n], state.board.hex_of(n)
    if no := _means_refusal(state, action.by, unit.side):
        return no
    rule = RULE[action.by]
    from_box = action.by == "sea" and start is None and state.board.box(n) == ENGLAND
    if unit.kind == "aircraft" or (start is None and not from_box):
        return refused(rule, say("shipping-out.not-unit", unit=action.unit))
    if state.board.moved[n] and state.clock.phase == "Movement":
        return refused(rule, say("moving.has-moved", unit=action.unit))
    if unit.fights and not from_box and state.board.mode(n) != "Move":
        return refused((rule, "OCS-MODE-02"), say("shipping-out.mode", unit=action.unit, mode=state.board.mode(n)))
    points = unit_points(state, n, action.by)
    no = _way_refusal(state, action.by, unit.side, start, end, points)
    return no or state.board.stack_refusal(unit.side, end, state.board.re(n))


def ship_sp_refusal(state: RhineState, action: ShipSP) -> Ruling | None:
    """Return why SP cannot move by rail or sea, or None if they can."""
    board = state.title.map
    if action.owner not in OWNERS:
        raise unknown("owner", action.owner, OWNERS, parameter="owner")
    start, end = (board.index[board.find(hex)] for hex in (action.start, action.end))
    if no := _means_refusal(state, action.by, OWNERS[action.owner]):
        return no
    held = state.supply.dumps.get(dump_of(action.owner, board.ids[start]), 0)
    if not 1 <= action.sp * TOKENS <= held:
        return refused("OCS-UNIT-07", say("shipping-out.no-sp", sp=action.sp, hex=board.ids[start], tokens=held))
    return _way_refusal(state, action.by, OWNERS[action.owner], start, end, action.sp)


def _means_refusal(state: RhineState, by: str, side: str) -> Ruling | None:
    """Return why a side cannot use rail or sea movement at all, or None; raise an error for other means."""
    if by not in state.supply.caps:
        raise unknown("shipping", by, state.supply.caps, parameter="by")
    if by == "sea" and side != "allied":
        return refused(("OCS-PORT-01", GERMAN_RAIL), say("shipping-out.no-sea"))
    return None


def _way_refusal(state: RhineState, by: str, side: str, start: int | None, end: int, points: int) -> Ruling | None:
    """Return why a shipment of `points` between two hexes is not possible, or None.

    Both ends must be rail hexes or ports in use, with enough capacity left.
    """
    ids, rule = state.title.map.ids, RULE[by]
    if start == end:
        return refused(rule, say("shipping-out.nowhere"))
    if by == "rail":
        joined = rail_joined(state, side)
        for hex in (start, end):
            if hex not in joined:
                assert hex is not None
                return refused((rule, RAIL, "OCS-ZOC-04"), say("shipping-out.no-rail", hex=ids[hex]))
    else:
        ports = state.title.port_in
        for hex in (start, end):
            if hex is not None and hex not in ports:
                return refused(rule, say("shipping-out.no-port", hex=ids[hex]))
        for port in ports_between(state, start, end):
            if port_left(state, port) < points:
                why = say("shipping-out.port-full", port=port, points=points, left=max(0, port_left(state, port)))
                return refused((rule, "BTR-HOUSE-31"), why)
    if side == "allied" and points > state.supply.caps[by]:
        why = say("capacity.too-little", points=points, means=by, left=state.supply.caps[by])
        return refused((rule, "BTR-SHIP-06"), why)
    return None
