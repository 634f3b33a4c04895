"""Explanation of a unit's supply: its source and path, or what keeps it from the nearest source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from broadfront.board.kernels.bits import LARGEST
from broadfront.board.points import MP, format_mp
from broadfront.board.walk import Entry
from broadfront.board.zones import ENEMY
from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine, Ruling, allowed, refused
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.supply import (
    DRAW_RANGE,
    SupplyNet,
    blocks_supply,
    hexes_in_draw_range,
    hexes_within,
    open_supply_sources,
    supply_net,
    supply_paths,
    throwing_hqs,
)
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.theatre.ports import port_supply_sources
from broadfront.titles.rhine.rules.theatre.railways import find_rail_cut, rail_line

__all__ = ["describe_source_edges", "explain_trace"]

UNLIMITED_RANGE = LARGEST // MP
"""Truck movement points that reach every hex of the map."""


class SupplyPath(NamedTuple):
    """One part of a supply route: a path from a source or HQ to a hex, with its cost."""

    path: tuple[str, ...]
    entries: tuple[Entry, ...]
    spent: int
    points: int
    """Highest cost allowed."""


class SupplyRoute(NamedTuple):
    """How supply reaches a hex: drawn from a source, or drawn by an HQ and passed on (thrown) to the hex."""

    draw: SupplyPath
    thrown: SupplyPath | None = None
    hq: int | None = None

    @property
    def path(self) -> tuple[str, ...]:
        """The hexes of the whole route, from the source to the supplied hex."""
        return self.draw.path if self.thrown is None else (*self.draw.path, *self.thrown.path[1:])


def _find_supply_route(net: SupplyNet, sources: tuple[int, ...], hex: int) -> SupplyRoute | None:
    """Return the route by which supply sources reach a hex, or None if none does.

    A route exists exactly for the hexes that `hexes_supplied_from` returns.
    """
    drawing = hexes_in_draw_range(net, sources)
    if hex in drawing:
        return SupplyRoute(_find_supply_path(net, sources, hex, DRAW_RANGE))
    for at, throw in net.hqs:
        if at in drawing and hex in hexes_within(net, (at,), throw):
            return SupplyRoute(
                _find_supply_path(net, sources, at, DRAW_RANGE), _find_supply_path(net, (at,), hex, throw), at
            )
    return None


def _find_supply_path(net: SupplyNet, start_hexes: tuple[int, ...], hex: int, movement_points: int) -> SupplyPath:
    """Return the supply path to a hex that the start hexes reach or that is next to a reached hex."""
    found, ids = supply_paths(net, start_hexes, movement_points), net.title.map.ids
    reached = [there for there in net.title.map.beside[hex] if there in found.best_rows]
    last = hex if hex in found.best_rows else min(reached, key=lambda there: found.points_spent(there) or 0)
    path = found.path(last)
    return SupplyPath(
        path if last == hex else (*path, ids[hex]), found.ledger(last), found.points_spent(last) or 0, movement_points
    )


def explain_trace(state: RhineState, unit_number: int) -> Ruling:
    """Return whether a unit has trace supply, with source, path and costs, or with what stops it."""
    unit, hex = state.units[unit_number], state.board.hex_of(unit_number)
    if hex is None:
        return refused("OCS-SUPPLY-04", say("trace.off-map", unit=unit.id))
    way = _find_supply_route(supply_net(state, unit.side), open_supply_sources(state, unit.side), hex)
    if way is None:
        return _explain_no_trace(state, unit_number, hex)
    source = _describe_source(state, unit.side, way.draw.path[0])
    path = list(way.path)
    if way.thrown is None or way.hq is None:
        ledger = _supply_path_ledger(way.draw, unit.id, source)
        message = say(
            "trace.source", unit=unit.id, source=source, amount=format_mp(way.draw.spent), most=DRAW_RANGE, path=path
        )
        return allowed("OCS-SUPPLY-04", "OCS-SUPPLY-01", message=message, ledger=ledger)
    hq = _hq_id_in(state, unit.side, way.hq)
    ledger = [*_supply_path_ledger(way.draw, hq, source), *_supply_path_ledger(way.thrown, unit.id, None, hq)]
    message = say(
        "trace.thrown",
        unit=unit.id,
        other=hq,
        hex=state.title.map.ids[way.hq],
        source=source,
        amount=format_mp(way.thrown.spent),
        most=way.thrown.points,
        path=path,
    )
    return allowed("OCS-SUPPLY-02", message=message, ledger=ledger)


def _supply_path_ledger(leg: SupplyPath, unit: str, source: Message | None, hq: str = "") -> list[LedgerLine]:
    """Return the lines that explain a supply path: points allowed, the source or HQ, and the cost of each hex."""
    if source is None:
        lines = [LedgerLine(leg.points, say("trace.throw", other=hq), "OCS-SUPPLY-02")]
    else:
        lines = [
            LedgerLine(leg.points, say("trace.points"), "OCS-SUPPLY-01"),
            LedgerLine(0, say("trace.from", source=source), "OCS-SUPPLY-04"),
        ]
    for entry in leg.entries:
        to = say("trace.to", hex=entry.hex)
        lines += [LedgerLine(f"-{format_mp(part.amount)}", to, part.rule) for part in entry.parts if part.amount]
    # Rules that cost nothing get one line, not one per hex.
    free = dict.fromkeys(part.rule for entry in leg.entries for part in entry.parts if not part.amount)
    lines += [LedgerLine(0, say("trace.free"), rule) for rule in free]
    if len(leg.path) > len(leg.entries) + 1:
        lines.append(LedgerLine(0, say("trace.beside", hex=leg.path[-2], unit=unit), "OCS-SUPPLY-01"))
    return lines


def _hq_id_in(state: RhineState, side: str, hex: int) -> str:
    """Return the id of the HQ that a side has in a hex."""
    return next(state.units[n].id for n in throwing_hqs(state, side) if state.board.hex_of(n) == hex)


# Supply sources


def _describe_source(state: RhineState, side: str, hex: str) -> Message:
    """Describe a supply source in a hex: map edge, rail head, railroad, port or Extender."""
    index = state.title.map.index
    at = index[hex]
    if not state.clock.campaign:
        return say("trace.of.sector", hex=hex)
    if state.land.railheads.get(hex) == side:
        return say("trace.of.head", hex=hex)
    if (edge := state.window.supply_edge_of(at)) is not None and at in state.window.supply_sources[side]:
        return say("trace.of.edge", text=edge[0], sheet=edge[1], hex=hex)
    for head, of in sorted(state.land.railheads.items()):
        if of == side and at in rail_line(state, side, index[head]):
            return say("trace.of.rail", where=head, hex=hex)
    if at in port_supply_sources(state, side):
        return say("trace.of.port", hex=hex)
    extenders = [n for n in state.of_side(side) if state.units[n].kind == "extender" and state.board.hex_of(n) == at]
    return say("trace.of.extender", unit=state.units[extenders[0]].id, hex=hex)


def describe_source_edges(state: RhineState, side: str) -> Message:
    """Describe the map edges that are supply sources of a side in a campaign."""
    sheets = state.title.campaigns.sheets(state.clock.campaign)
    edges = [row for row in state.title.theatre.source if row.side == side and row.sheet in sheets]
    return say("trace.edges", side=side, parts=[say("trace.edge", text=row.edge, sheet=row.sheet) for row in edges])


def _describe_sources(state: RhineState, side: str) -> Iterator[Message]:
    """Yield descriptions of a side's supply sources in a campaign, and of rail heads cut off from them."""
    if not state.clock.campaign:
        return
    ids, index = state.title.map.ids, state.title.map.index
    yield describe_source_edges(state, side)
    heads = sorted(hex for hex, of in state.land.railheads.items() if of == side)
    joined = [hex for hex in heads if rail_line(state, side, index[hex])]
    for topic, hexes in (
        ("trace.heads", joined),
        ("trace.cut-heads", [hex for hex in heads if hex not in joined]),
        ("trace.ports", [ids[hex] for hex in port_supply_sources(state, side)]),
    ):
        if hexes:
            yield say(topic, hexes=hexes)


# Reasons for no supply


def _explain_no_trace(state: RhineState, unit_number: int, hex: int) -> Ruling:
    """Explain why a unit has no trace supply: enemies or their zones cut it off, or every source is too far."""
    unit, index = state.units[unit_number], state.title.map.index
    net = supply_net(state, unit.side)
    heads = (index[head] for head, of in state.land.railheads.items() if of == unit.side)
    possible = tuple(
        dict.fromkeys((*open_supply_sources(state, unit.side), *state.window.supply_sources[unit.side], *heads))
    )
    peace = net._replace(flags=bytes(len(net.flags)))
    way = _find_supply_route(peace, possible, hex)
    parts = list(_describe_sources(state, unit.side))
    if way is not None:
        return _explain_cut_route(state, unit_number, way, parts)
    for open_net, sources in ((net, open_supply_sources(state, unit.side)), (peace, possible)):
        if sources and hex in _reachable_hexes(open_net, sources):
            leg = _find_supply_path(open_net, sources, hex, UNLIMITED_RANGE)
            message = say(
                "trace.far",
                unit=unit.id,
                source=_describe_source(state, unit.side, leg.path[0]),
                amount=format_mp(leg.spent),
                most=DRAW_RANGE,
                path=list(leg.path),
                parts=[*_describe_nearest_hq(state, unit.side, hex), *parts],
            )
            return refused(("OCS-SUPPLY-04", "OCS-SUPPLY-01"), message)
    return refused(("OCS-SUPPLY-04", "OCS-ZOC-03"), say("trace.no-way", unit=unit.id, parts=parts))


def _reachable_hexes(net: SupplyNet, sources: tuple[int, ...]) -> frozenset[int]:
    """Return the hexes that supply paths of any length reach from the sources, and their neighbors."""
    near, beside = frozenset(supply_paths(net, sources, UNLIMITED_RANGE).best_rows), net.title.map.beside
    return near.union(*(beside[hex] for hex in near))


def _explain_cut_route(state: RhineState, unit_number: int, route: SupplyRoute, explanations: list[Message]) -> Ruling:
    """Explain where a unit's supply route is cut, and by which enemies."""
    unit, index, ids = state.units[unit_number], state.title.map.index, state.title.map.ids
    flags = state.board.zones_of.flags(SIDES.index(unit.side))
    source = _describe_source(state, unit.side, route.draw.path[0])
    at = next((index[hex] for hex in route.path if blocks_supply(flags[index[hex]])), None)
    rail = at is None
    if rail:
        at = find_rail_cut(state, unit.side, index[route.draw.path[0]])
    if at is None:
        return refused(("OCS-SUPPLY-04", "OCS-ZOC-03"), say("trace.no-way", unit=unit.id, parts=explanations))
    topic = "trace.cut-rail" if rail else "trace.cut" if route.hq is None else "trace.cut-throw"
    message = say(
        topic,
        unit=unit.id,
        source=source,
        hex=ids[at],
        why=_describe_blockers(state, unit.side, at),
        path=list(route.path),
        parts=explanations,
        other="" if route.hq is None else _hq_id_in(state, unit.side, route.hq),
    )
    return refused(("OCS-SUPPLY-04", "OCS-ZOC-03"), message)


def _describe_blockers(state: RhineState, side: str, hex: int) -> Message:
    """Describe the enemy units that block a hex for supply: those in it, or those whose zones cover it."""
    enemy = SIDES[1 - SIDES.index(side)]
    if state.board.zones_of.flags(SIDES.index(side))[hex] & ENEMY:
        return say("trace.enemy", units=[state.units[n].id for n in state.board.combat_units_in(hex, enemy)])
    beside = [n for there in state.title.map.beside[hex] for n in state.board.combat_units_in(there, enemy)]
    return say("trace.enemy-zone", units=[state.units[n].id for n in beside if state.board.exerts_zone_and_why(n)[0]])


def _describe_nearest_hq(state: RhineState, side: str, hex: int) -> Iterator[Message]:
    """Yield a description of why no HQ supplies a hex, naming the HQ that comes closest."""
    net, ids = supply_net(state, side), state.title.map.ids
    drawing = hexes_in_draw_range(net, open_supply_sources(state, side))
    undrawing = [at for at, throw in net.hqs if at not in drawing and hex in hexes_within(net, (at,), throw)]
    supplied = tuple(at for at, _ in net.hqs if at in drawing)
    if undrawing:
        yield say("trace.hq-dry", other=_hq_id_in(state, side, undrawing[0]), hex=ids[undrawing[0]])
    elif not net.hqs:
        yield say("trace.no-hq", side=side)
    elif not supplied:
        yield say("trace.none-drawing", side=side)
    elif hex in supply_paths(net, supplied, UNLIMITED_RANGE).best_rows:
        leg = _find_supply_path(net, supplied, hex, UNLIMITED_RANGE)
        at = state.title.map.index[leg.path[0]]
        throw = max(throw for there, throw in net.hqs if there == at)
        yield say(
            "trace.hq-far", other=_hq_id_in(state, side, at), hex=ids[at], amount=format_mp(leg.spent), most=throw
        )
