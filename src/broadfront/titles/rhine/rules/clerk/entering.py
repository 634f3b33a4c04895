"""Where a counter may arrive as its line of the chart prints it: hexes of the map, and boxes."""

from __future__ import annotations

from functools import lru_cache

from broadfront.core.rules import decides
from broadfront.titles.rhine.data.arrivals import Entry
from broadfront.titles.rhine.data.entry import EntryWay, closed_hexes, entrance, joint_hexes, parse_where
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.rules.field.supply import traced
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["entry_spots"]


def entry_spots(state: RhineState, n: int, entry: Entry) -> tuple[list[str], list[str]]:
    """Hexes that are open to a counter within its printed entry, and the boxes the line names."""
    hexes: dict[str, None] = {}
    boxes: dict[str, None] = {}
    for way in parse_where(entry.where, state.title.entry):
        if way.box:
            boxes[way.box] = None
        else:
            hexes |= dict.fromkeys(hex for hex in _hexes(state, n, entry, way) if _in_play(state, hex))
    return list(hexes), list(boxes)


def _in_play(state: RhineState, hex: str) -> bool:
    return state.window.within(state.title.map.index[hex])


def _hexes(state: RhineState, n: int, entry: Entry, way: EntryWay) -> list[str]:
    title = state.title
    if way.edge is not None:
        mobility = state.units[n].move.mobility
        found = entrance(title.map, title.entry, way.edge, _held(state), _closed(title, mobility, state.ground))
        return [*found.open, *found.nearest]
    if way.place:
        return [hex for hex in title.map.named(title.entry.places[way.place]) if hex not in _held(state)]
    if way.air_bases:
        return [hex for hex in _air_bases(title, way.air_bases) if _quiet(state, hex)]
    if way.joint:
        return [hex for hex in joint_hexes(title.map, title.campaigns.maps, way.joint) if _quiet(state, hex)]
    return _with_hq(state, n, entry, way.hq)


@lru_cache(maxsize=32)
def _closed(title: Rhine, mobility: str, ground: str) -> frozenset[str]:
    return closed_hexes(title.map, title.movement, mobility, ground)


@lru_cache(maxsize=16)
def _air_bases(title: Rhine, sheet: str) -> tuple[str, ...]:
    return tuple(hex for hex, tags in zip(title.map.ids, title.map.tags, strict=True)
                 if hex[0] == sheet and "airbase" in tags)  # fmt: skip


def _held(state: RhineState) -> frozenset[str]:
    """Hexes with German combat units."""
    ids = state.title.map.ids
    return frozenset(ids[hex] for hex in state.units_in if state.held_by(hex, "german"))


def _quiet(state: RhineState, hex: str) -> bool:
    """No German combat unit there, nor a ZOC of one."""
    at = state.title.map.index[hex]
    return not (state.enemy_in("allied", at) or state.in_enemy_zone("allied", at))


@decides("BTR-ARRIVAL-05", "BTR-ARRIVAL-06", "BTR-ARRIVAL-07")
def _with_hq(state: RhineState, n: int, entry: Entry, nation: str) -> list[str]:
    """Hexes of the nation's HQs in Combat Mode with trace; when there is none, its fitting edge."""
    ids, fed = state.title.map.ids, traced(state, "allied")
    found = [
        ids[hex]
        for m in state.of_side("allied")
        if state.units[m].kind == "HQ" and state.units[m].nation == nation and state.mode(m) == "Combat"
        and (hex := state.hex_of(m)) in fed and hex is not None
    ]  # fmt: skip
    if found:
        return found
    edges, region = state.title.entry.fitting_edge, entry.region if entry.region != "both" else state.half or "North"
    (way,) = parse_where(edges[f"US {region}" if nation == "US" else nation], state.title.entry)
    return _hexes(state, n, entry, way)
