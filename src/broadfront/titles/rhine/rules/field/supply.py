"""Supply on the map: drawing from dumps, HQ throws, trace supply and fuel."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from broadfront.board.hex_effects import HexEffect, HexEffects
from broadfront.board.points import mp_to_twelfths
from broadfront.board.reach import Reach, reach_from
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.memoization import memoized
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.ground import map_step_costs
from broadfront.titles.rhine.rules.field.modes import shown_face
from broadfront.titles.rhine.rules.state.board import ZONE_INPUTS
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import SIDE_BY_OWNER
from broadfront.titles.rhine.rules.theatre.ports import port_supply_sources
from broadfront.titles.rhine.rules.theatre.railways import rail_supply_sources

__all__ = [
    "DRAW_RANGE",
    "EXTENDER_RULE",
    "SupplyNet",
    "blocks_supply",
    "can_fuel",
    "dump_label",
    "fuel_unit",
    "hexes_in_draw_range",
    "hexes_in_supply",
    "hexes_supplied_from",
    "hexes_within",
    "open_supply_sources",
    "pay_supply_tokens",
    "supply_net",
    "supply_paths",
    "throwing_hqs",
    "unsupplied_hexes",
    "usable_dumps",
]

DRAW_RANGE = 5
"""Truck movement points within which a unit, or a hex next to it, can draw supply."""
EXTENDER_RULE = "BTR-HOUSE-34"


def _supply_path_effect(flags: int) -> HexEffect:
    """Return the effect of a hex on supply paths: enemies and their zones of control block them.

    A friendly combat unit in the hex lifts the zone.
    """
    return HexEffect(blocked=bool(flags & ENEMY) or (bool(flags & ENEMY_ZONE) and not flags & FRIEND))


SUPPLY_PATH_EFFECTS = HexEffects(_supply_path_effect, {"blocked": "OCS-ZOC-03"})


def blocks_supply(flags: int) -> bool:
    """Return whether a hex with these flags (enemy unit, enemy zone, friend) blocks supply paths."""
    return _supply_path_effect(flags).blocked


class SupplyNet(NamedTuple):
    """Everything that a side's supply paths depend on (supply net); equal nets have equal paths."""

    title: Rhine
    flags: bytes
    hqs: tuple[tuple[int, int], ...]
    """Hex and throw range of each HQ that may throw."""
    bridges: tuple[tuple[str, str], ...]
    ground: str


@memoized(rests_on=(ZONE_INPUTS, "clock.campaign", "land.bridges", "clock.ground"))
def supply_net(state: RhineState, side: str, owner: str = "") -> SupplyNet:
    """Return what a side's supply paths depend on. If an owner is given, only HQs that may pass on its supply count."""
    hqs = tuple(
        sorted(
            (hex, state.units[n].throw)
            for n in throwing_hqs(state, side)
            if (hex := state.board.hex_of(n)) is not None and owner in ("", state.supply_owner(n))
        )
    )
    flags = bytes(state.board.zones_of.flags(SIDES.index(side))).translate(RELEVANT_FLAGS)
    return SupplyNet(state.title, flags, hqs, tuple(sorted(state.land.bridges.items())), state.clock.ground)


RELEVANT_FLAGS = bytes(b & (ENEMY | ENEMY_ZONE | FRIEND) for b in range(256))


def hexes_within(net: SupplyNet, start_hexes: tuple[int, ...], movement_points: int) -> frozenset[int]:
    """Return the hexes within a number of Truck movement points of any start along supply paths; cached."""
    return (_hexes_within if len(start_hexes) < WIDE_SEARCH_STARTS else _hexes_within_wide)(
        net, start_hexes, movement_points
    )


def _compute_hexes_within(net: SupplyNet, start_hexes: tuple[int, ...], movement_points: int) -> frozenset[int]:
    """Compute the hexes within a number of Truck movement points of any start hex along supply paths."""
    return frozenset(supply_paths(net, start_hexes, movement_points).best_rows) if start_hexes else frozenset()


WIDE_SEARCH_STARTS = 16
"""Number of starts from which a search covers thousands of hexes, so that only a few results are cached."""
_hexes_within, _hexes_within_wide = (
    lru_cache(maxsize=128)(_compute_hexes_within),
    lru_cache(maxsize=4)(_compute_hexes_within),
)


def supply_paths(net: SupplyNet, start_hexes: tuple[int, ...], movement_points: int) -> Reach:
    """Return the supply paths from the start hexes to all hexes within a number of Truck movement points."""
    costs = map_step_costs(net.title, None, dict(net.bridges), (), net.ground)
    return reach_from(
        costs,
        start_hexes,
        mp_to_twelfths(movement_points),
        np.frombuffer(bytearray(net.flags), dtype=np.uint8),
        SUPPLY_PATH_EFFECTS,
    )


def hexes_in_draw_range(net: SupplyNet, start_hexes: tuple[int, ...]) -> frozenset[int]:
    """Return the hexes in which a unit can draw supply from the start hexes, which are within draw range."""
    near, beside = hexes_within(net, start_hexes, DRAW_RANGE), net.title.map.beside
    return near.union(*(beside[hex] for hex in near))


def open_supply_sources(state: RhineState, side: str) -> tuple[int, ...]:
    """Return the hexes of a side's supply sources that no enemy unit or zone of control blocks, in order."""
    flags = state.board.zones_of.flags(SIDES.index(side))
    sources = state.window.supply_sources[side]
    if state.clock.campaign:
        sources = tuple(dict.fromkeys((*sources, *rail_supply_sources(state, side), *port_supply_sources(state, side))))
    found = tuple(hex for hex in sources if not blocks_supply(flags[hex]))
    return tuple(dict.fromkeys((*found, *_linked_extender_hexes(state, side, found))))


@decides(EXTENDER_RULE)
def _linked_extender_hexes(state: RhineState, side: str, sources: tuple[int, ...]) -> Iterator[int]:
    """Yield the hexes of a side's Extenders that are within their own Truck movement allowance of a source."""
    for n in [n for n in state.of_side(side) if state.units[n].kind == "extender"]:
        hex = state.board.hex_of(n)
        if hex in hexes_within(supply_net(state, side), sources, state.units[n].combat.allowance):
            assert hex is not None
            yield hex


def throwing_hqs(state: RhineState, side: str) -> list[int]:
    """Return the numbers of a side's HQs that may throw (pass on) supply: those not in Strat Mode."""
    return [n for n in state.of_side(side) if state.units[n].kind == "HQ" and state.board.mode(n) != "Strat"]


def hexes_supplied_from(net: SupplyNet, start_hexes: tuple[int, ...]) -> frozenset[int]:
    """Return the hexes supplied from the start hexes, directly or through an HQ; cached."""
    return (_hexes_served if len(start_hexes) < WIDE_SEARCH_STARTS else _hexes_served_wide)(net, start_hexes)


def _compute_hexes_supplied_from(net: SupplyNet, start_hexes: tuple[int, ...]) -> frozenset[int]:
    """Compute the hexes that draw supply from the start hexes, or to which a drawing HQ throws (passes) it.

    An HQ cannot pass on what another HQ throws to it.
    """
    drawing = hexes_in_draw_range(net, start_hexes)
    # One search serves all HQs with the same throw range.
    by_range: dict[int, list[int]] = {}
    for hex, throw in net.hqs:
        if hex in drawing:
            by_range.setdefault(throw, []).append(hex)
    return drawing.union(*(hexes_within(net, tuple(hexes), throw) for throw, hexes in by_range.items()))


_hexes_served, _hexes_served_wide = (
    lru_cache(maxsize=64)(_compute_hexes_supplied_from),
    lru_cache(maxsize=4)(_compute_hexes_supplied_from),
)


def hexes_in_supply(state: RhineState, side: str) -> frozenset[int]:
    """Return the hexes in which units of a side have trace supply."""
    return hexes_supplied_from(supply_net(state, side), open_supply_sources(state, side))


def unsupplied_hexes(state: RhineState, side: str) -> list[int]:
    """Return the hexes with units of a side that have no trace supply, in order."""
    hexes = {hex for n in state.of_side(side) if (hex := state.board.hex_of(n)) is not None}
    held = {hex for hex in hexes if state.board.combat_units_in(hex, side)}
    return sorted(held - hexes_in_supply(state, side)) if held else []


def usable_dumps(state: RhineState, owner: str, hex: int) -> list[str]:
    """Return the keys of an owner's non-empty supply dumps that a unit in a hex can use, nearest first."""
    board = state.title.map
    grid, here = board.grid, board.ids[hex]
    net = supply_net(state, SIDE_BY_OWNER.get(owner, owner), owner)
    found = []
    for key, tokens in state.supply.dumps.items():
        whose, _, place = key.partition(" ")
        if whose == owner and tokens and hex in hexes_supplied_from(net, (board.index[place],)):
            found.append((grid.distance(here, place), key))
    return [key for _, key in sorted(found)]


def dump_label(state: RhineState, key: str) -> str:
    """Return the place name and hex of a supply dump, for display."""
    hex = key.partition(" ")[2]
    place = state.title.map.place[state.title.map.index[hex]]
    return f"{place.name} ({hex})" if place else hex


def available_tokens(state: RhineState, owner: str, hex: int) -> int:
    """Return the Tokens in an owner's dumps that a unit in a hex can use."""
    return sum(state.supply.dumps[key] for key in usable_dumps(state, owner, hex))


def pay_supply_tokens(state: RhineState, owner: str, hex: int, tokens: int) -> bool:
    """Take supply Tokens from the dumps that a hex can use; return False and take none if there are too few."""
    dumps = usable_dumps(state, owner, hex)
    if sum(state.supply.dumps[key] for key in dumps) < tokens:
        return False
    for key in dumps:
        take = min(tokens, state.supply.dumps[key])
        state.supply.take_dump_tokens(key, take)
        tokens -= take
        if not tokens:
            break
    return True


# Fuel


def can_fuel(state: RhineState, unit_number: int) -> bool:
    """Return whether a unit can draw a supply Token for fuel from a dump."""
    return state.board.hex_of(unit_number) in hexes_served_by_dumps(state, state.supply_owner(unit_number))


@memoized(rests_on=(supply_net, "supply.dumps"))
def hexes_served_by_dumps(state: RhineState, owner: str) -> frozenset[int]:
    """Return the hexes supplied by any supply dump of an owner."""
    index = state.title.map.index
    dumps = (key.partition(" ") for key, tokens in state.supply.dumps.items() if tokens)
    starts = tuple(sorted(index[place] for whose, _, place in dumps if whose == owner))
    return hexes_supplied_from(supply_net(state, SIDE_BY_OWNER.get(owner, owner), owner), starts)


def fuel_unit(state: RhineState, unit_number: int, mode: str) -> None:
    """Fuel a unit for the phase with 1 Token if it needs fuel in this mode and has none."""
    unit = state.units[unit_number]
    if not unit.is_combat_unit or shown_face(unit, mode).mobility == "Leg" or state.supply.fuelled[unit_number]:
        return
    hex = state.board.hex_of(unit_number)
    assert hex is not None
    pay_supply_tokens(state, state.supply_owner(unit_number), hex, 1)
    state.supply.fuel_unit(unit_number)
    state.emit(say("fuel.unit", unit=unit.id), "OCS-MOVE-06")
