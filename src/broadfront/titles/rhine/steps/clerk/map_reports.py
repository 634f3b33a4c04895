"""Entering reports of the map: supply, railways, shipping, breakdown units, counters and results."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from broadfront.core.actions import Action
from broadfront.titles.rhine.data.roster import POOL
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.stored_names import dump_key
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP, format_tokens
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.trace import describe_source_edges
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
from broadfront.titles.rhine.rules.theatre.breakdowns import breakdown_pairs
from broadfront.titles.rhine.rules.theatre.map_report_checks import REPORT_RULE, delivery_hexes
from broadfront.titles.rhine.rules.theatre.railways import rail_line, rail_neighbors, rail_transport_hexes
from broadfront.titles.rhine.rules.theatre.shipments import GERMAN_RAIL_RULE, ports_used, unit_capacity_points

__all__ = ["MAP_ACCOUNTS", "MAP_REPORT_LISTS", "enter_map_report"]

MAP_ACCOUNTS: dict[str, tuple[type[Action], ...]] = {
    "dumps": (Deliver, Dump),
    "railways": (Railhead, ShipUnit, ShipSP),
    "breakdowns": (Detach, Absorb),
    "results": (Mark, Hedgehog, Interdict),
}


def enter_map_report(state: RhineState, action: Action) -> None:
    """Enter a player's legal report of what happened on his own map into the game."""
    find, index = state.title.map.find, state.title.map.index
    match action:
        case Deliver():
            hex = find(action.hex)
            state.supply.spend_sp(action.stock, action.sp)
            state.supply.add_dump_tokens(action.stock.split()[0], hex, action.sp * TOKENS_PER_SP)
            if port := state.title.ports_by_hex.get(index[hex]):
                state.land.use_port(port, action.sp)
            message = say("report.delivered", sp=action.sp, stock=action.stock, hex=hex)
            state.emit(message, "BTR-HOUSE-32", "OCS-SEQ-04")
        case Dump():
            hex = find(action.hex)
            state.supply.set_dump(action.owner, hex, action.tokens)
            if not action.tokens:
                state.supply.delete_dump(action.owner, hex)
            state.emit(say("report.dump", sort=action.owner, hex=hex, text=format_tokens(action.tokens)), REPORT_RULE)
        case Railhead():
            hex = find(action.hex)
            state.land.set_railhead(hex, action.side if action.on else "")
            state.emit(say("report.railhead", side=action.side, hex=hex, open=action.on), "BTR-HOUSE-30")
            if action.on and not rail_line(state, action.side, index[hex]):
                edges = describe_source_edges(state, action.side)
                state.emit(say("report.railhead-cut", hex=hex, why=edges), "BTR-HOUSE-30", "BTR-HOUSE-29")
        case ShipUnit():
            _ship_unit(state, action)
        case ShipSP():
            start, end = find(action.start), find(action.end)
            counted = SIDE_BY_OWNER[action.owner] == "allied"
            if counted:
                _use_shipping_capacity(state, action.by, index[start], index[end], action.sp)
            state.supply.move_dump_tokens(action.owner, start, end, action.sp * TOKENS_PER_SP)
            message = say(
                "report.sp-shipped" if counted else "report.sp-shipped-uncounted",
                sp=action.sp,
                means=action.by,
                hex=end,
                left=state.supply.caps[action.by],
            )
            state.emit(message, *_shipping_rules(SIDE_BY_OWNER[action.owner], action.by))
        case Detach():
            _detach_breakdown_unit(state, action)
        case Absorb():
            n, b = state.number(action.unit), state.number(action.breakdown)
            state.regain_steps(n, 1)
            state.place_in_box(b, POOL)
            state.emit(say("report.absorbed", unit=action.unit, other=action.breakdown), "OCS-BRKDWN-02")
        case Mark():
            state.set_mode(state.number(action.unit), action.mode)
            state.emit(say("report.marked", unit=action.unit, mode=action.mode), REPORT_RULE)
        case Hedgehog():
            hex = find(action.hex)
            state.land.set_hedgehog(hex, action.level)
            state.emit(say("report.hedgehog", hex=hex, level=action.level), REPORT_RULE)
        case Interdict():
            state.land.set_interdiction(action.on)
            state.emit(say("report.interdiction", open=action.on), "BTR-HOUSE-05")
        case Enter():
            hex = find(action.hex)
            n = state.add_unit(action.to_csv_line(), state.title.locations.hex(hex))
            state.emit(say("report.entered", unit=action.id, hex=hex), REPORT_RULE)
            state.capture_hex(index[hex], state.units[n].side)


def _use_shipping_capacity(state: RhineState, means: str, start: int | None, end: int, points: int) -> None:
    """Use rail or sea capacity of the turn, and for a sea movement also that of the ports."""
    state.supply.use_capacity(means, points)
    if means == "sea":
        for port in ports_used(state, start, end):
            state.land.use_port(port, points)


def _ship_unit(state: RhineState, action: ShipUnit) -> None:
    """Move a unit by rail or sea; German movement uses no recorded capacity."""
    n, hex = state.number(action.unit), state.title.map.find(action.hex)
    start, end = state.board.hex_of(n), state.title.map.index[hex]
    counted = state.units[n].side == "allied"
    if counted:
        _use_shipping_capacity(state, action.by, start, end, unit_capacity_points(state, n, action.by))
    state.place_in_hex(n, end)
    state.board.finish_moving(n)
    message = say(
        "report.unit-shipped" if counted else "report.unit-shipped-uncounted",
        unit=action.unit,
        means=action.by,
        hex=hex,
        left=state.supply.caps[action.by],
    )
    state.emit(message, *_shipping_rules(state.units[n].side, action.by))


def _shipping_rules(side: str, means: str) -> tuple[str, str]:
    """Return the ids of the rules for a side's rail or sea shipments."""
    if side != "allied":
        return GERMAN_RAIL_RULE, "OCS-RAIL-01"
    return "BTR-SHIP-06", "OCS-RAIL-01" if means == "rail" else "OCS-PORT-01"


def _detach_breakdown_unit(state: RhineState, action: Detach) -> None:
    """Detach a step of a unit as a breakdown unit, in the same place and mode."""
    n, b = state.number(action.unit), state.number(action.breakdown)
    state.lose_steps(n, 1)
    state.place_unit(b, state.board.where[n])
    state.set_mode(b, state.board.mode(n))
    state.board.set_out_of_supply(b, bool(state.board.oos[n]))
    state.emit(say("report.detached", unit=action.unit, other=action.breakdown), "OCS-BRKDWN-01")


# Possible reports of each kind, as finite lists


def _possible_deliveries(state: RhineState) -> Iterator[Action]:
    """Yield the possible deliveries of 1 SP: from each stock to each allowed hex."""
    ids = state.title.map.ids
    for stock in state.clock.stock_names:
        if state.supply.sp[stock]:
            yield from (Deliver(stock, ids[hex], 1) for hex in delivery_hexes(state, stock))


def _possible_dump_reports(state: RhineState) -> Iterator[Action]:
    """Yield the possible reports on dumps: 1 more SP in each HQ's hex, and each dump being gone."""
    ids = state.title.map.ids
    for side in ("allied", "german"):
        for n in state.of_side(side):
            if state.units[n].kind == "HQ":
                owner, hex = state.supply_owner(n), ids[state.board.hex_of(n) or 0]
                yield Dump(owner, hex, state.supply.dumps.get(dump_key(owner, hex), 0) + TOKENS_PER_SP)
    for key in state.supply.dumps:
        owner, _, hex = key.partition(" ")
        yield Dump(owner, hex, 0)


def _possible_railhead_reports(state: RhineState) -> Iterator[Action]:
    """Yield the possible reports on rail heads: a new one in each occupied rail hex, each old one given up."""
    net, ids = rail_neighbors(state.title), state.title.map.ids
    for hex in sorted(state.board.units_in):
        if hex in net and (held := state.board.combat_units_in(hex)):
            yield Railhead(state.units[held[0]].side, ids[hex])
    yield from (Railhead(side, hex, False) for hex, side in state.land.railheads.items())


def _possible_unit_shipments(state: RhineState) -> Iterator[Action]:
    """Yield the possible shipments of units: by rail to rail heads, and by sea between ports."""
    ids, ports = state.title.map.ids, state.title.ports_by_hex
    for side in SIDES:
        joined, heads = _rail_destinations(state, side)
        for n in state.of_side(side):
            if state.board.hex_of(n) in joined:
                yield from (ShipUnit(state.units[n].id, "rail", hex) for hex in heads)
            if side == "allied" and state.supply.caps["sea"] and state.board.hex_of(n) in ports:
                yield from (ShipUnit(state.units[n].id, "sea", ids[hex]) for hex in ports)


def _rail_destinations(state: RhineState, side: str) -> tuple[frozenset[int], list[str]]:
    """Return the hexes a side's rail transport serves, and its rail heads there; empty without rail capacity."""
    joined = rail_transport_hexes(state, side) if side == "german" or state.supply.caps["rail"] else frozenset()
    return joined, [hex for hex in state.land.railheads if state.title.map.index[hex] in joined]


def _possible_sp_shipments(state: RhineState) -> Iterator[Action]:
    """Yield the possible shipments of 1 SP from each dump: by rail to rail heads, and by sea between ports."""
    index, ids, ports = state.title.map.index, state.title.map.ids, state.title.ports_by_hex
    served = {side: _rail_destinations(state, side) for side in SIDES}
    for key in state.supply.dumps:
        owner, _, hex = key.partition(" ")
        joined, heads = served[SIDE_BY_OWNER[owner]]
        if index[hex] in joined:
            yield from (ShipSP(owner, "rail", hex, head, 1) for head in heads)
        if SIDE_BY_OWNER[owner] == "allied" and state.supply.caps["sea"] and index[hex] in ports:
            yield from (ShipSP(owner, "sea", hex, ids[port], 1) for port in ports)


def _possible_mode_reports(state: RhineState) -> Iterator[Action]:
    """Yield, for each combat unit, the report that it became DG, or recovered from DG to Combat Mode."""
    for side in ("allied", "german"):
        for n in state.of_side(side):
            if state.units[n].is_combat_unit:
                yield Mark(state.units[n].id, "Combat" if state.board.mode(n) == "DG" else "DG")


def _possible_hedgehog_reports(state: RhineState) -> Iterator[Action]:
    """Yield the possible reports on hedgehogs: each one being gone, and a new one in each German hex."""
    yield from (Hedgehog(hex, 0) for hex in state.land.hedgehogs)
    ids = state.title.map.ids
    for hex in sorted({hex for n in state.of_side("german") if (hex := state.board.hex_of(n)) is not None}):
        yield Hedgehog(ids[hex], 1)


MAP_REPORT_LISTS: dict[type[Action], Callable[[RhineState], Iterator[Action]]] = {
    Deliver: _possible_deliveries,
    Dump: _possible_dump_reports,
    Railhead: _possible_railhead_reports,
    ShipUnit: _possible_unit_shipments,
    ShipSP: _possible_sp_shipments,
    Detach: lambda state: (Detach(*pair) for pair in breakdown_pairs(state, POOL)),
    Absorb: lambda state: (Absorb(*pair) for pair in breakdown_pairs(state, "")),
    Mark: _possible_mode_reports,
    Hedgehog: _possible_hedgehog_reports,
    Interdict: lambda state: iter((Interdict(not state.land.interdiction),)),
    Enter: lambda state: iter(()),
}
