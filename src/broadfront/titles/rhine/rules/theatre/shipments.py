"""Rail and sea movement within the turn's capacity: capacity needed, and hexes allowed."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from broadfront.core.errors import unknown_name
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.rhine.data.roster import ENGLAND
from broadfront.titles.rhine.data.shipping import capacity_points_needed
from broadfront.titles.rhine.data.stored_names import dump_key
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.clerk.campaign import broadfront_refusal
from broadfront.titles.rhine.rules.map_actions import ShipSP, ShipUnit
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import SIDE_BY_OWNER
from broadfront.titles.rhine.rules.theatre.ports import port_capacity_left
from broadfront.titles.rhine.rules.theatre.railways import RAIL_RULE, rail_transport_hexes

__all__ = ["GERMAN_RAIL_RULE", "ports_used", "ship_sp_refusal", "ship_unit_refusal", "unit_capacity_points"]

SHIPPING_RULES = {"rail": "OCS-RAIL-01", "sea": "OCS-PORT-01"}
GERMAN_RAIL_RULE = "BTR-HOUSE-35"
"""Rule on German rail capacity, which no chart gives: the players count it at the table."""


def unit_capacity_points(state: RhineState, unit_number: int, means: str) -> int:
    """Return the rail or sea capacity points, rounded, that a unit needs; a Transport Point counts as its SP."""
    size = (
        state.board.regimental_equivalents_of_unit(unit_number)
        if state.units[unit_number].is_combat_unit
        else Fraction(1)
    )
    return max(
        1,
        ceil(
            capacity_points_needed(
                means, size, state.units[unit_number].move.mobility, state.units[unit_number].move.allowance
            )
        ),
    )


def ports_used(state: RhineState, start: int | None, end: int) -> list[str]:
    """Return the ports that a sea movement between two hexes uses; a start of None means England."""
    at = state.title.ports_by_hex
    return [at[hex] for hex in (start, end) if hex is not None and hex in at]


def ship_unit_refusal(state: RhineState, action: ShipUnit) -> Ruling | None:
    """Return why a unit cannot be shipped by rail or sea, or None if it can."""
    n, end = state.number(action.unit), state.title.map.index[state.title.map.find(action.hex)]
    unit, start = state.units[n], state.board.hex_of(n)
    if no := _transport_means_refusal(state, action.by, unit.side):
        return no
    rule = SHIPPING_RULES[action.by]
    from_box = action.by == "sea" and start is None and state.board.box(n) == ENGLAND
    if unit.kind == "aircraft" or (start is None and not from_box):
        return refused(rule, say("shipping-out.not-unit", unit=action.unit))
    if state.board.moved[n] and state.clock.phase == "Movement":
        return refused(rule, say("moving.has-moved", unit=action.unit))
    if unit.is_combat_unit and not from_box and state.board.mode(n) != "Move":
        return refused((rule, "OCS-MODE-02"), say("shipping-out.mode", unit=action.unit, mode=state.board.mode(n)))
    points = unit_capacity_points(state, n, action.by)
    no = _route_refusal(state, action.by, unit.side, start, end, points)
    no = no or broadfront_refusal(state, unit, state.title.map.ids[end])
    return no or state.board.stack_refusal(unit.side, end, state.board.regimental_equivalents_of_unit(n))


def ship_sp_refusal(state: RhineState, action: ShipSP) -> Ruling | None:
    """Return why SP cannot move by rail or sea, or None if they can."""
    board = state.title.map
    if action.owner not in SIDE_BY_OWNER:
        raise unknown_name("owner", action.owner, SIDE_BY_OWNER, parameter="owner")
    start, end = (board.index[board.find(hex)] for hex in (action.start, action.end))
    if no := _transport_means_refusal(state, action.by, SIDE_BY_OWNER[action.owner]):
        return no
    held = state.supply.dumps.get(dump_key(action.owner, board.ids[start]), 0)
    if not 1 <= action.sp * TOKENS_PER_SP <= held:
        return refused("OCS-UNIT-07", say("shipping-out.no-sp", sp=action.sp, hex=board.ids[start], tokens=held))
    return _route_refusal(state, action.by, SIDE_BY_OWNER[action.owner], start, end, action.sp)


def _transport_means_refusal(state: RhineState, means: str, side: str) -> Ruling | None:
    """Return why a side cannot use `means` (rail or sea) at all, or None if it can; raise an error for other means."""
    if means not in state.supply.caps:
        raise unknown_name("shipping", means, state.supply.caps, parameter="by")
    if means == "sea" and side != "allied":
        return refused(("OCS-PORT-01", GERMAN_RAIL_RULE), say("shipping-out.no-sea"))
    return None


def _route_refusal(state: RhineState, means: str, side: str, start: int | None, end: int, points: int) -> Ruling | None:
    """Return why a shipment of `points` between two hexes is not possible, or None if it is.

    Both ends must be connected rail hexes or usable ports, with enough capacity left.
    """
    ids, rule = state.title.map.ids, SHIPPING_RULES[means]
    if start == end:
        return refused(rule, say("shipping-out.nowhere"))
    if means == "rail":
        joined = rail_transport_hexes(state, side)
        for hex in (start, end):
            if hex not in joined:
                assert hex is not None
                return refused((rule, RAIL_RULE, "OCS-ZOC-04"), say("shipping-out.no-rail", hex=ids[hex]))
    else:
        ports = state.title.ports_by_hex
        for hex in (start, end):
            if hex is not None and hex not in ports:
                return refused(rule, say("shipping-out.no-port", hex=ids[hex]))
        for port in ports_used(state, start, end):
            if port_capacity_left(state, port) < points:
                why = say(
                    "shipping-out.port-full", port=port, points=points, left=max(0, port_capacity_left(state, port))
                )
                return refused((rule, "BTR-HOUSE-31"), why)
    if side == "allied" and points > state.supply.caps[means]:
        why = say("capacity.too-little", points=points, means=means, left=state.supply.caps[means])
        return refused((rule, "BTR-SHIP-06"), why)
    return None
