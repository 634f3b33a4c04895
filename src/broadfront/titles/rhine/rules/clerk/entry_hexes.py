"""Hexes where a counter may enter the map: by the arrival chart, rebuilt, dropped, or from a box."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from broadfront.core.rules import decides
from broadfront.titles.rhine.data.arrivals import Entry
from broadfront.titles.rhine.data.entry import EntryWay, closed_hexes, find_entrance, joint_hexes, parse_where
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.rules.field.supply import hexes_in_supply
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["LANDING_RULES", "can_land", "entry_hexes_and_boxes", "landing_hexes"]


SHEETS = "ABCD"


def entry_hexes_and_boxes(state: RhineState, n: int, entry: Entry) -> tuple[list[str], list[str]]:
    """Return the hexes open to a counter in its chart entry, and the boxes the entry names."""
    hexes: dict[str, None] = {}
    boxes: dict[str, None] = {}
    for way in parse_where(entry.where, state.title.entry):
        if way.box:
            boxes[way.box] = None
        else:
            hexes |= dict.fromkeys(hex for hex in _alternative_hexes(state, n, entry, way) if _in_play(state, hex))
    return _hexes_with_room(state, n, list(hexes)), list(boxes)


@decides("OCS-REINF-01")
def _hexes_with_room(state: RhineState, n: int, hexes: list[str]) -> list[str]:
    """Return the hexes in which an arriving unit may be placed.

    With player turns these are all: arrivals may overstack until the segment ends. Without them nobody would move
    the units apart, so only hexes with room count, as long as there is one.
    """
    if state.clock.player_turns:
        return hexes
    index = state.title.map.index
    return [hex for hex in hexes if state.board.has_room(n, index[hex])] or hexes


def _in_play(state: RhineState, hex: str) -> bool:
    """Return whether a hex is in the area in play."""
    return state.window.is_in_play(state.title.map.index[hex])


def _alternative_hexes(state: RhineState, n: int, entry: Entry, way: EntryWay) -> list[str]:
    """Return the hexes open to a counter for one alternative of its chart entry."""
    title = state.title
    if way.edge is not None:
        mobility = state.units[n].move.mobility
        found = find_entrance(
            title.map, title.entry, way.edge, _german_hexes(state), _closed_hexes(title, mobility, state.clock.ground)
        )
        return [*found.open, *found.nearest]
    if way.place:
        return [hex for hex in title.map.named(title.entry.places[way.place]) if hex not in _german_hexes(state)]
    if way.air_bases:
        return [hex for hex in _air_bases(title, way.air_bases) if _is_free_of_enemies(state, hex)]
    if way.joint:
        return [
            hex for hex in joint_hexes(title.map, title.campaigns.maps, way.joint) if _is_free_of_enemies(state, hex)
        ]
    return _hq_hexes(state, n, entry, way.hq)


@lru_cache(maxsize=32)
def _closed_hexes(title: Rhine, mobility: str, ground: str) -> frozenset[str]:
    """Return the edge hexes that arrivals of a mobility cannot enter; cached."""
    return closed_hexes(title.map, title.movement, mobility, ground)


@lru_cache(maxsize=16)
def _air_bases(title: Rhine, sheet: str) -> tuple[str, ...]:
    """Return the air base hexes of a map sheet."""
    return tuple(
        hex for hex, tags in zip(title.map.ids, title.map.tags, strict=True) if hex[0] == sheet and "airbase" in tags
    )


def _german_hexes(state: RhineState) -> frozenset[str]:
    """Return the hexes with German combat units."""
    ids = state.title.map.ids
    return frozenset(ids[hex] for hex in state.board.units_in if state.board.combat_units_in(hex, "german"))


def _is_free_of_enemies(state: RhineState, hex: str) -> bool:
    """Return whether a hex is free of German combat units and their zones of control."""
    at = state.title.map.index[hex]
    return not (state.board.has_enemy("allied", at) or state.board.is_in_enemy_zone("allied", at))


@decides("BTR-ARRIVAL-05", "BTR-ARRIVAL-06", "BTR-ARRIVAL-07")
def _hq_hexes(state: RhineState, n: int, entry: Entry, nation: str) -> list[str]:
    """Return the hexes of the nation's HQs in Combat Mode with trace supply, or its map edge if there are none."""
    ids, fed = state.title.map.ids, hexes_in_supply(state, "allied")
    found = [
        ids[hex]
        for m in state.of_side("allied")
        if state.units[m].kind == "HQ"
        and state.units[m].nation == nation
        and state.board.mode(m) == "Combat"
        and (hex := state.board.hex_of(m)) in fed
        and hex is not None
    ]
    if found:
        return found
    region = entry.region if entry.region != "both" else state.clock.half or "North"
    edges = state.title.entry.fitting_edge
    (way,) = parse_where(edges[f"US {region}" if nation == "US" else nation], state.title.entry)
    return _alternative_hexes(state, n, entry, way)


# Other than by the arrival chart

LANDING_RULES = {"rebuilt": "OCS-REPL-01", "entered": "BTR-HOUSE-19", "dropped": "OCS-AIR-05"}
"""Rules by which a counter enters the map other than by the arrival chart."""
HQ_RANGE = 2
"""Distance in hexes from an HQ within which rebuilt units are placed."""
FROM_ENGLAND = "Map A, west edge"


def can_land(state: RhineState, n: int, how: str, hex: str) -> bool:
    """Return whether a counter may enter the map in a hex; `how` is a key of `LANDINGS`."""
    if how == "dropped":
        at, board = state.title.map.index[hex], state.board
        return state.window.can_stand(at) and not board.has_enemy(state.units[n].side, at) and board.has_room(n, at)
    return hex in _hexes_with_room(state, n, _landing_hexes(state, n, how))


def landing_hexes(state: RhineState, n: int, how: str) -> Iterator[str]:
    """Return the hexes in which a counter may enter the map; for a drop only those with a place name."""
    if how != "dropped":
        return iter(_hexes_with_room(state, n, _landing_hexes(state, n, how)))
    named = (hex for hex, place in zip(state.title.map.ids, state.title.map.place, strict=True) if place is not None)
    return (hex for hex in named if can_land(state, n, how, hex))


def _landing_hexes(state: RhineState, n: int, how: str) -> list[str]:
    """Return the hexes for a rebuilt or entered counter: air bases, hexes near an HQ, or the western edge."""
    if state.units[n].kind == "aircraft":
        bases = (hex for sheet in SHEETS for hex in _air_bases(state.title, sheet))
        return [hex for hex in bases if _in_play(state, hex) and _is_free_of_enemies(state, hex)]
    if how == "rebuilt":
        return _hexes_near_hq(state, n)
    (way,) = parse_where(FROM_ENGLAND, state.title.entry)
    assert way.edge is not None
    mobility = state.units[n].move.mobility
    closed = _closed_hexes(state.title, mobility, state.clock.ground)
    found = find_entrance(state.title.map, state.title.entry, way.edge, _german_hexes(state), closed)
    return [hex for hex in (*found.open, *found.nearest) if _in_play(state, hex)]


@decides("OCS-REPL-01")
def _hexes_near_hq(state: RhineState, n: int) -> list[str]:
    """Return the hexes for a rebuilt unit, within 2 hexes of an HQ in Combat Mode or DG and out of enemy zones.

    The HQ must use the same nation's replacements as the unit.
    """
    board, payer = state.title.map, state.replacement_payer(n)
    found: set[int] = set()
    for m in state.of_side(state.units[n].side):
        hex = state.board.hex_of(m)
        if hex is None or state.units[m].kind != "HQ" or state.replacement_payer(m) != payer:
            continue
        if state.board.mode(m) in ("Combat", "DG"):
            near = {hex}
            for _ in range(HQ_RANGE):
                near |= {there for at in near for there in board.beside[at]}
            found |= near
    return [
        board.ids[hex]
        for hex in sorted(found)
        if state.window.can_stand(hex) and _is_free_of_enemies(state, board.ids[hex])
    ]
