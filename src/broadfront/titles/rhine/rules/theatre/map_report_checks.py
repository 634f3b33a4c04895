"""Checks of reports of the map: why a report is refused, and by which rule."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.stored_names import dump_key
from broadfront.titles.rhine.data.units import parse_counter_line, unit_regimental_equivalents
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.clerk.campaign import broadfront_refusal
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
from broadfront.titles.rhine.rules.state.supplies import SIDE_BY_OWNER
from broadfront.titles.rhine.rules.theatre.breakdowns import absorb_refusal, detach_refusal
from broadfront.titles.rhine.rules.theatre.ports import port_capacity_left
from broadfront.titles.rhine.rules.theatre.railways import RAIL_RULE, rail_neighbors
from broadfront.titles.rhine.rules.theatre.shipments import ship_sp_refusal, ship_unit_refusal

__all__ = ["REPORT_RULE", "delivery_hexes", "map_report_refusal"]

MAX_TOKENS = 999
HEDGEHOG_LEVELS = range(5)
DELIVERY_RULE = "BTR-HOUSE-32"
REPORT_RULE = "BTR-HOUSE-33"


def map_report_refusal(state: RhineState, action: Action) -> Ruling | None:
    """Return why a player's report of what happened on his own map is refused, or None if it is accepted."""
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
            return _mode_report_refusal(state, action)
        case Hedgehog():
            return _hedgehog_refusal(state, action)
        case Interdict():
            same = action.on == state.land.interdiction
            return refused("BTR-HOUSE-05", say("interdicting.same", open=action.on)) if same else None
        case Enter():
            return _new_counter_refusal(state, action)
    return refused("BF-02", say("reporting.not-a-report", action=type(action).__name__))


@decides(DELIVERY_RULE)
def delivery_hexes(state: RhineState, stock: str) -> Iterator[int]:
    """Yield the hexes where SP of a stock may be delivered: supply edges and usable ports of its map half."""
    half = stock.split()[1]
    maps = state.title.campaigns.maps
    sheets = maps.North if half == "North" else maps.South
    ids, ports = state.title.map.ids, state.title.ports_by_hex
    for hex in (*state.window.supply_sources["allied"], *ports):
        in_half = ids[hex][0] in sheets and state.window.is_in_play(hex) and not state.board.has_enemy("allied", hex)
        if in_half and (hex not in ports or port_capacity_left(state, ports[hex]) > 0):
            yield hex


def _deliver_refusal(state: RhineState, action: Deliver) -> Ruling | None:
    """Return why SP cannot be delivered to a hex, or None if they can."""
    if action.stock not in state.clock.stock_names:
        raise unknown_name("stock", action.stock, state.clock.stock_names, parameter="stock")
    hex = state.title.map.index[state.title.map.find(action.hex)]
    left = state.supply.sp[action.stock]
    if not 1 <= action.sp <= left:
        return refused("BTR-HOUSE-24", say("stock.too-little", sp=action.sp, stock=action.stock, left=left))
    open_to = tuple(delivery_hexes(state, action.stock))
    if hex not in open_to:
        ids, distance = state.title.map.ids, state.title.map.grid.distance
        if not open_to:
            return refused((DELIVERY_RULE, "OCS-SEQ-04"), say("delivering.nowhere", stock=action.stock))
        nearest = min(open_to, key=lambda at: (distance(ids[hex], ids[at]), at))
        message = say("delivering.not-there", stock=action.stock, hex=action.hex, where=ids[nearest])
        return refused((DELIVERY_RULE, "OCS-SEQ-04"), message, nearest=Deliver(action.stock, ids[nearest], action.sp))
    port = state.title.ports_by_hex.get(hex)
    if port is not None and port_capacity_left(state, port) < action.sp:
        why = say("shipping-out.port-full", port=port, points=action.sp, left=port_capacity_left(state, port))
        return refused(("BTR-HOUSE-31", "OCS-PORT-02"), why)
    return None


def _dump_refusal(state: RhineState, action: Dump) -> Ruling | None:
    """Return why a report of a dump is refused, or None if it is accepted."""
    if action.owner not in SIDE_BY_OWNER:
        raise unknown_name("owner", action.owner, SIDE_BY_OWNER, parameter="owner")
    hex = state.title.map.find(action.hex)
    at = state.title.map.index[hex]
    if not state.window.can_hold_counters(at):
        return refused("BTR-TECM-14", say("standing.no-ground", hex=hex))
    if state.board.has_enemy(SIDE_BY_OWNER[action.owner], at):
        return refused("BTR-HOUSE-26", say("dumping.enemy", hex=hex))
    if not 0 <= action.tokens <= MAX_TOKENS:
        return refused("OCS-UNIT-07", say("dumping.amount", tokens=action.tokens, most=MAX_TOKENS))
    if action.tokens == state.supply.dumps.get(dump_key(action.owner, hex), 0):
        return refused(REPORT_RULE, say("dumping.same", hex=hex, tokens=action.tokens))
    return None


def _railhead_refusal(state: RhineState, action: Railhead) -> Ruling | None:
    """Return why a rail head cannot be opened or closed, or None if it can."""
    if action.side not in SIDES:
        raise unknown_name("side", action.side, SIDES, parameter="side")
    hex = state.title.map.find(action.hex)
    at = state.title.map.index[hex]
    if at not in rail_neighbors(state.title) or not state.window.can_hold_counters(at):
        return refused(RAIL_RULE, say("railhead.no-rail", hex=hex))
    if (state.land.railheads.get(hex) == action.side) == action.on:
        return refused(RAIL_RULE, say("railhead.same", side=action.side, hex=hex, open=action.on))
    if action.on and (state.board.has_enemy(action.side, at) or state.land.railheads.get(hex)):
        return refused(RAIL_RULE, say("railhead.enemy", hex=hex))
    return None


def _mode_report_refusal(state: RhineState, action: Mark) -> Ruling | None:
    """Return why a report of a unit's mode is refused, or None if it is accepted."""
    n = state.number(action.unit)
    if action.mode not in MODES:
        raise unknown_name("mode", action.mode, MODES, parameter="mode")
    if state.board.hex_of(n) is None or not state.units[n].is_combat_unit:
        return refused(
            REPORT_RULE, say("marking.off-map", unit=action.unit, where=state.board.where[n].text.strip("[]"))
        )
    if state.board.mode(n) == action.mode:
        return refused(REPORT_RULE, say("marking.same", unit=action.unit, mode=action.mode))
    return None


def _hedgehog_refusal(state: RhineState, action: Hedgehog) -> Ruling | None:
    """Return why a report of a hedgehog is refused, or None if it is accepted."""
    hex = state.title.map.find(action.hex)
    if action.level not in HEDGEHOG_LEVELS or not state.window.can_hold_counters(state.title.map.index[hex]):
        return refused(REPORT_RULE, say("hedgehog.not-such", hex=hex, level=action.level, most=HEDGEHOG_LEVELS[-1]))
    if state.land.hedgehogs.get(hex, 0) == action.level:
        return refused(REPORT_RULE, say("hedgehog.same", hex=hex, level=action.level))
    return None


def _new_counter_refusal(state: RhineState, action: Enter) -> Ruling | None:
    """Return why a player may not enter a new counter, or None if he may; raise `Invalid` for bad values."""
    hex = state.title.map.find(action.hex)
    at = state.title.map.index[hex]
    if action.id in state.numbers:
        return refused(REPORT_RULE, say("entering.there", unit=action.id))
    try:
        unit = parse_counter_line(action.to_csv_line())
    except ValueError as error:
        raise Invalid(f"{error}.", parameter="id", given=action.id) from None
    if not state.window.can_hold_counters(at):
        return refused("BTR-TECM-14", say("standing.no-ground", hex=hex))
    if unit.is_combat_unit and state.board.has_enemy(unit.side, at):
        return refused("OCS-OVERRUN-01", say("standing.enemy", unit=action.id, hex=hex))
    if no := broadfront_refusal(state, unit, hex):
        return no
    return state.board.stack_refusal(unit.side, at, unit_regimental_equivalents(unit, unit.steps))
