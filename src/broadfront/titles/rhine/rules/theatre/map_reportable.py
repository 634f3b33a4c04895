"""Checks of reports of the map: why a report is refused, and by which rule."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid, unknown
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.rhine.data.kept_names import dump_of
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.units import re_of, unit_of
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.map_actions import (
    Absorb,
    Deliver,
    Detach,
    Dump,
    Enter,
    Hedgehog,
    Interdict,
    Mark,
    Railhead,
    ShipSP,
    ShipUnit,
)
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import OWNERS
from broadfront.titles.rhine.rules.theatre.breakdowns import absorb_refusal, detach_refusal
from broadfront.titles.rhine.rules.theatre.ports import port_left
from broadfront.titles.rhine.rules.theatre.railways import RAIL, rail_net
from broadfront.titles.rhine.rules.theatre.shipments import ship_sp_refusal, ship_unit_refusal

__all__ = ["ENTERED", "delivery_hexes", "map_report_refusal"]

MOST_TOKENS = 999
HEDGEHOGS = range(5)
DELIVERY = "BTR-HOUSE-32"
ENTERED = "BTR-HOUSE-33"


def map_report_refusal(state: RhineState, action: Action) -> Ruling | None:
    """Return why a report of the map is refused, or None if it is accepted."""
    if not state.clock.on_map:
        return refused("BTR-HOUSE-24", say("standing.no-map"))
    match action:
        case Deliver():
            return _deliver_refusal(state, action)
        case Dump():
            return _dump_refusal(state, action)
        case Railhead():
            return _railhead_refusal(state, action)
        case ShipUnit():
            return ship_unit_refusal(state, action)
        case ShipSP():
            return ship_sp_refusal(state, action)
        case Detach():
            return detach_refusal(state, action)
        case Absorb():
            return absorb_refusal(state, action)
        case Mark():
            return _mark_refusal(state, action)
        case Hedgehog():
            return _hedgehog_refusal(state, action)
        case Interdict():
            same = action.on == state.land.interdiction
            return refused("BTR-HOUSE-05", say("interdicting.same", open=action.on)) if same else None
        case Enter():
            return _enter_refusal(state, action)
    return refused("BF-02", say("reporting.not-a-report", action=type(action).__name__))


@decides(DELIVERY)
def delivery_hexes(state: RhineState, stock: str) -> Iterator[int]:
    """Yield the hexes where SP of a stock may be delivered: supply edges and usable ports of its half."""
    half = stock.split()[1]
    maps = state.title.campaigns.maps
    sheets = maps.North if half == "North" else maps.South
    ids, ports = state.title.map.ids, state.title.port_in
    for hex in (*state.window.sources["allied"], *ports):
        in_half = ids[hex][0] in sheets and state.window.within(hex) and not state.board.enemy_in("allied", hex)
        if in_half and (hex not in ports or port_left(state, ports[hex]) > 0):
            yield hex


def _deliver_refusal(state: RhineState, action: Deliver) -> Ruling | None:
    """Return why SP cannot be delivered to a hex, or None."""
    if action.stock not in state.clock.stock_names:
        raise unknown("stock", action.stock, state.clock.stock_names, parameter="stock")
    hex = state.title.map.index[state.title.map.find(action.hex)]
    left = state.supply.sp[action.stock]
    if not 1 <= action.sp <= left:
        return refused("BTR-HOUSE-24", say("stock.too-little", sp=action.sp, stock=action.stock, left=left))
    open_to = tuple(delivery_hexes(state, action.stock))
    if hex not in open_to:
        ids, distance = state.title.map.ids, state.title.map.grid.distance
        if not open_to:
            return refused((DELIVERY, "OCS-SEQ-04"), say("delivering.nowhere", stock=action.stock))
        nearest = min(open_to, key=lambda at: (distance(ids[hex], ids[at]), at))
        message = say("delivering.not-there", stock=action.stock, hex=action.hex, where=ids[nearest])
        return refused((DELIVERY, "OCS-SEQ-04"), message, nearest=Deliver(action.stock, ids[nearest], action.sp))
    port = state.title.port_in.get(hex)
    if port is not None and port_left(state, port) < action.sp:
        why = say("shipping-out.port-full", port=port, points=action.sp, left=port_left(state, port))
        return refused(("BTR-HOUSE-31", "OCS-PORT-02"), why)
    return None


def _dump_refusal(state: RhineState, action: Dump) -> Ruling | None:
    """Return why a report of a dump is refused, or None."""
    if action.owner not in OWNERS:
        raise unknown("owner", action.owner, OWNERS, parameter="owner")
    hex = state.title.map.find(action.hex)
    at = state.title.map.index[hex]
    if not state.window.can_stand(at):
        return refused("BTR-TECM-14", say("standing.no-ground", hex=hex))
    if state.board.enemy_in(OWNERS[action.owner], at):
        return refused("BTR-HOUSE-26", say("dumping.enemy", hex=hex))
    if not 0 <= action.tokens <= MOST_TOKENS:
        return refused("OCS-UNIT-07", say("dumping.amount", tokens=action.tokens, most=MOST_TOKENS))
    if action.tokens == state.supply.dumps.get(dump_of(action.owner, hex), 0):
        return refused(ENTERED, say("dumping.same", hex=hex, tokens=action.tokens))
    return None


def _railhead_refusal(state: RhineState, action: Railhead) -> Ruling | None:
    """Return why a rail head cannot be opened or closed, or None."""
    if action.side not in SIDES:
        raise unknown("side", action.side, SIDES, parameter="side")
    hex = state.title.map.find(action.hex)
    at = state.title.map.index[hex]
    if at not in rail_net(state.title) or not state.window.can_stand(at):
        return refused(RAIL, say("railhead.no-rail", hex=hex))
    if (state.land.railheads.get(hex) == action.side) == action.on:
        return refused(RAIL, say("railhead.same", side=action.side, hex=hex, open=action.on))
    if action.on and (state.board.enemy_in(action.side, at) or state.land.railheads.get(hex)):
        return refused(RAIL, say("railhead.enemy", hex=hex))
    return None


def _mark_refusal(state: RhineState, action: Mark) -> Ruling | None:
    """Return why a report of a unit's mode is refused, or None."""
    n = state.number(action.unit)
    if action.mode not in MODES:
        raise unknown("mode", action.mode, MODES, parameter="mode")
    if state.board.hex_of(n) is None or not state.units[n].fights:
        return refused(ENTERED, say("marking.off-map", unit=action.unit, where=state.board.where[n].text.strip("[]")))
    if state.board.mode(n) == action.mode:
        return refused(ENTERED, say("marking.same", unit=action.unit, mode=action.mode))
    return None


def _hedgehog_refusal(state: RhineState, action: Hedgehog) -> Ruling | None:
    """Return why a report of a hedgehog is refused, or None."""
    hex = state.title.map.find(action.hex)
    if action.level not in HEDGEHOGS or not state.window.can_stand(state.title.map.index[hex]):
        return refused(ENTERED, say("hedgehog.not-such", hex=hex, level=action.level, most=HEDGEHOGS[-1]))
    if state.land.hedgehogs.get(hex, 0) == action.level:
        return refused(ENTERED, say("hedgehog.same", hex=hex, level=action.level))
    return None


def _enter_refusal(state: RhineState, action: Enter) -> Ruling | None:
    """Return why a counter cannot be entered, or None; raise `Invalid` for bad values."""
    hex = state.title.map.find(action.hex)
    at = state.title.map.index[hex]
    if action.id in state.numbers:
        return refused(ENTERED, say("entering.there", unit=action.id))
    try:
        unit = unit_of(action.line())
    except ValueError as error:
        raise Invalid(f"{error}.", parameter="id", given=action.id) from None
    if not state.window.can_stand(at):
        return refused("BTR-TECM-14", say("standing.no-ground", hex=hex))
    if unit.fights and state.board.enemy_in(unit.side, at):
        return refused("OCS-OVERRUN-01", say("standing.enemy", unit=action.id, hex=hex))
    return state.board.stack_refusal(unit.side, at, re_of(unit, unit.steps))
