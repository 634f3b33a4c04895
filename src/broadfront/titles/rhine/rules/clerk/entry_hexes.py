"""Hexes where a counter may enter the map: by the arrival chart, rebuilt, dropped, or from a box."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from broadfront.core.rules import decides
from broadfront.titles.rhine.data.arrivals import Entry
from broadfront.titles.rhine.data.entry import (
    EntryAlternative,
    find_edge_entrance,
    impassable_edge_hexes,
    parse_chart_place,
    transfer_entry_hexes,
)
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.rules.clerk.campaign import barred_map_sheets, broadfront_refusal
from broadfront.titles.rhine.rules.field.supply import blocks_supply, hexes_in_supply
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["LANDING_RULES", "can_place_entering_counter", "entry_hexes_and_boxes", "hexes_for_entering_counter"]


SHEETS = "ABCD"


def entry_hexes_and_boxes(state: RhineState, unit_number: int, entry: Entry) -> tuple[list[str], list[str]]:
    """Return the hexes in which an arriving counter may enter by its arrival chart entry, and the boxes it names."""
    hexes: dict[str, None] = {}
    boxes: dict[str, None] = {}
    for way in parse_chart_place(entry.where, state.title.entry):
        if way.box:
            boxes[way.box] = None
        else:
            hexes |= dict.fromkeys(
                hex for hex in _hexes_of_alternative(state, unit_number, entry, way) if _is_hex_in_play(state, hex)
            )
    return _hexes_with_room(state, unit_number, _permitted_hexes(state, unit_number, list(hexes))), list(boxes)


def _permitted_hexes(state: RhineState, unit_number: int, hexes: list[str]) -> list[str]:
    """Return the hexes not on map sheets barred to the unit's nation (Broadfront restrictions)."""
    barred = barred_map_sheets(state, state.units[unit_number])
    return [hex for hex in hexes if hex[0] not in barred]


@decides("OCS-REINF-01")
def _hexes_with_room(state: RhineState, unit_number: int, hexes: list[str]) -> list[str]:
    """Return the hexes in which an arriving unit may be placed.

    If player turns are played, these are all given hexes: arrivals may overstack until the segment ends. Without
    player turns nobody would move the units apart, so only hexes with room count, as long as there is one.
    """
    if state.clock.player_turns:
        return hexes
    index = state.title.map.index
    return [hex for hex in hexes if state.board.has_room(unit_number, index[hex])] or hexes


def _is_hex_in_play(state: RhineState, hex: str) -> bool:
    """Return whether a hex is in the part of the map in play."""
    return state.window.is_in_play(state.title.map.index[hex])


def _hexes_of_alternative(
    state: RhineState, unit_number: int, entry: Entry, alternative: EntryAlternative
) -> list[str]:
    """Return the hexes in which a counter may enter by one alternative (edge, HQ, air base) of its arrival line."""
    title = state.title
    if alternative.edge is not None:
        mobility = state.units[unit_number].move.mobility
        found = find_edge_entrance(
            title.map,
            title.entry,
            alternative.edge,
            _german_hexes(state),
            _impassable_edge_hexes(title, mobility, state.clock.ground),
        )
        return [*found.open, *found.nearest]
    if alternative.place:
        return _supplied_hexes_of_city(state, title.entry.places[alternative.place])
    if alternative.air_bases:
        return [hex for hex in _air_bases(title, alternative.air_bases) if _is_free_of_enemies(state, hex)]
    if alternative.joint:
        return _hexes_behind_front_line(state, alternative.joint)
    return _hexes_of_supplied_hqs(state, unit_number, entry, alternative.hq)


@decides("BTR-ARRIVAL-05")
def _supplied_hexes_of_city(state: RhineState, city: str) -> list[str]:
    """Return the hexes of a city that are free of German combat units and in trace supply."""
    index, supplied = state.title.map.index, hexes_in_supply(state, "allied")
    return [hex for hex in state.title.map.named(city) if hex not in _german_hexes(state) and index[hex] in supplied]


ALLIED_BRIDGES = ("allied", "repaired")
"""States of a Rhine bridge that Allied units and supply can cross."""


@decides("BTR-HOUSE-11")
def _hexes_behind_front_line(state: RhineState, transfer: str) -> list[str]:
    """Return the hexes where units transferred between the map halves enter, behind the Allied front line."""
    flags = state.board.zones_of.flags(SIDES.index("allied"))
    hqs = [state.board.hex_of(n) for n in state.of_side("allied") if state.units[n].kind == "HQ"]
    found = transfer_entry_hexes(
        state.title.map,
        state.title.campaigns.maps,
        transfer,
        [*state.window.supply_sources["allied"], *(hex for hex in hqs if hex is not None)],
        frozenset(hex for hex in range(len(state.title.map)) if blocks_supply(flags[hex])),
        [bridge for bridge, owner in state.land.bridges.items() if owner in ALLIED_BRIDGES],
    )
    return [hex for hex in found if _is_free_of_enemies(state, hex)]


@lru_cache(maxsize=32)
def _impassable_edge_hexes(title: Rhine, mobility: str, ground: str) -> frozenset[str]:
    """Return the map edge hexes that arriving units of a mobility cannot enter; cached."""
    return impassable_edge_hexes(title.map, title.movement, mobility, ground)


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
def _hexes_of_supplied_hqs(state: RhineState, unit_number: int, entry: Entry, nation: str) -> list[str]:
    """Return the hexes of a nation's HQs in Combat Mode and trace supply, or of its map edge if it has none."""
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
    if found := _permitted_hexes(state, unit_number, found):
        return found
    region = entry.region if entry.region != "both" else state.clock.half or "North"
    edges = state.title.entry.fitting_edge
    (way,) = parse_chart_place(edges[f"US {region}" if nation == "US" else nation], state.title.entry)
    return _hexes_of_alternative(state, unit_number, entry, way)


# Other than by the arrival chart

LANDING_RULES = {"rebuilt": "OCS-REPL-01", "entered": "BTR-HOUSE-19", "dropped": "OCS-AIR-05"}
"""Rules by which a counter enters the map other than by the arrival chart."""
HQ_RANGE = 2
"""Distance in hexes from an HQ within which rebuilt units are placed."""
FROM_ENGLAND = "Map A, west edge"


def can_place_entering_counter(state: RhineState, unit_number: int, entry_cause: str, hex: str) -> bool:
    """Return whether a counter that is rebuilt, entered by a player or air-dropped may be placed in a hex."""
    if broadfront_refusal(state, state.units[unit_number], hex):
        return False
    if entry_cause == "dropped":
        at, board = state.title.map.index[hex], state.board
        return (
            state.window.can_hold_counters(at)
            and not board.has_enemy(state.units[unit_number].side, at)
            and board.has_room(unit_number, at)
        )
    return hex in _hexes_with_room(state, unit_number, _hexes_for_rebuilt_or_entered(state, unit_number, entry_cause))


def hexes_for_entering_counter(state: RhineState, unit_number: int, entry_cause: str) -> Iterator[str]:
    """Return the hexes where a rebuilt, entered or air-dropped counter may be placed; for a drop only named places."""
    if entry_cause != "dropped":
        return iter(
            _hexes_with_room(state, unit_number, _hexes_for_rebuilt_or_entered(state, unit_number, entry_cause))
        )
    named = (hex for hex, place in zip(state.title.map.ids, state.title.map.place, strict=True) if place is not None)
    return (hex for hex in named if can_place_entering_counter(state, unit_number, entry_cause, hex))


def _hexes_for_rebuilt_or_entered(state: RhineState, unit_number: int, entry_cause: str) -> list[str]:
    """Return the permitted hexes where a rebuilt or entered counter is placed."""
    return _permitted_hexes(state, unit_number, _hexes_by_entry_cause(state, unit_number, entry_cause))


def _hexes_by_entry_cause(state: RhineState, unit_number: int, entry_cause: str) -> list[str]:
    """Return the hexes where a rebuilt or entered counter is placed: air bases, near an HQ, or the west edge."""
    if state.units[unit_number].kind == "aircraft":
        bases = (hex for sheet in SHEETS for hex in _air_bases(state.title, sheet))
        return [hex for hex in bases if _is_hex_in_play(state, hex) and _is_free_of_enemies(state, hex)]
    if entry_cause == "rebuilt":
        return _hexes_near_hq(state, unit_number)
    (way,) = parse_chart_place(FROM_ENGLAND, state.title.entry)
    assert way.edge is not None
    mobility = state.units[unit_number].move.mobility
    closed = _impassable_edge_hexes(state.title, mobility, state.clock.ground)
    found = find_edge_entrance(state.title.map, state.title.entry, way.edge, _german_hexes(state), closed)
    return [hex for hex in (*found.open, *found.nearest) if _is_hex_in_play(state, hex)]


@decides("OCS-REPL-01")
def _hexes_near_hq(state: RhineState, unit_number: int) -> list[str]:
    """Return where a rebuilt unit may be placed: within 2 hexes of an HQ in Combat Mode or DG, not in enemy ZOC.

    The HQ must use the same nation's replacements as the unit.
    """
    board, payer = state.title.map, state.replacement_payer(unit_number)
    found: set[int] = set()
    for m in state.of_side(state.units[unit_number].side):
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
        if state.window.can_hold_counters(hex) and _is_free_of_enemies(state, board.ids[hex])
    ]
