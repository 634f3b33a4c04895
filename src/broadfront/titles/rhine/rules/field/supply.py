"""Supply on the map: drawing from dumps, HQ throws, trace supply and fuel."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from broadfront.board.hex_effects import HexEffect, HexEffects
from broadfront.board.points import mp
from broadfront.board.reach import Reach, reach_from
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.memoization import memoized
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.ground import costs_of
from broadfront.titles.rhine.rules.field.modes import shown_face
from broadfront.titles.rhine.rules.state.board import ZONE_INPUTS
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.state.supplies import SIDE_BY_OWNER
from broadfront.titles.rhine.rules.theatre.ports import port_sources
from broadfront.titles.rhine.rules.theatre.railways import rail_sources

__all__ = [
    "DRAW_RANGE",
    "EXTENDER_RULE",
    "SupplyNet",
    "blocks_supply",
    "can_fuel",
    "drawing_hexes",
    "dump_label",
    "fuel_unit",
    "hexes_in_supply",
    "hexes_served",
    "hexes_within",
    "open_sources",
    "pay_tokens",
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
    """Return the effect of a hex on supply paths: enemies and their zones block them.

    A friendly combat unit in the hex lifts the zone.
    """
    return HexEffect(blocked=bool(flags & ENEMY) or (bool(flags & ENEMY_ZONE) and not flags & FRIEND))


SUPPLY_PATH_EFFECTS = HexEffects(_supply_path_effect, {"blocked": "OCS-ZOC-03"})


def blocks_supply(flags: int) -> bool:
    """Return whether a hex with these flags blocks supply paths."""
    return _supply_path_effect(flags).blocked


class SupplyNet(NamedTuple):
    """Everything that a side's supply paths depend on; equal nets have equal paths."""

    title: Rhine
    flags: bytes
    hqs: tuple[tuple[int, int], ...]
    """Hex and throw range of each HQ that may throw."""
    bridges: tuple[tuple[str, str], ...]
    ground: str


@memoized(rests_on=(ZONE_INPUTS, "clock.campaign", "land.bridges", "clock.ground"))
def supply_net(state: RhineState, side: str, owner: str = "") -> SupplyNet:
    """Return a side's present supply net; with an owner, only with the HQs that may throw its supply."""
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


def hexes_within(net: SupplyNet, starts: tuple[int, ...], points: int) -> frozenset[int]:
    """Return the hexes within `points` Truck movement points of any start along supply paths; cached."""
    return (_hexes_within if len(starts) < WIDE_SEARCH_STARTS else _hexes_within_wide)(net, starts, points)


def _compute_hexes_within(net: SupplyNet, starts: tuple[int, ...], points: int) -> frozenset[int]:
    """Compute the hexes within `points` Truck movement points of any start."""
    return frozenset(supply_paths(net, starts, points).best_rows) if starts else frozenset()


WIDE_SEARCH_STARTS = 16
"""Number of starts from which a search covers thousands of hexes, so that only a few results are cached."""
_hexes_within, _hexes_within_wide = (
    lru_cache(maxsize=128)(_compute_hexes_within),
    lru_cache(maxsize=4)(_compute_hexes_within),
)


def supply_paths(net: SupplyNet, starts: tuple[int, ...], points: int) -> Reach:
    """Return the supply paths from the starts, with their costs."""
    costs = costs_of(net.title, None, dict(net.bridges), (), net.ground)
    return reach_from(
        costs, starts, mp(points), np.frombuffer(bytearray(net.flags), dtype=np.uint8), SUPPLY_PATH_EFFECTS
    )


def drawing_hexes(net: SupplyNet, starts: tuple[int, ...]) -> frozenset[int]:
    """Return the hexes in which a unit can draw supply: a start is in draw range of the hex or a neighbor."""
    near, beside = hexes_within(net, starts, DRAW_RANGE), net.title.map.beside
    return near.union(*(beside[hex] for hex in near))


def open_sources(state: RhineState, side: str) -> tuple[int, ...]:
    """Return a side's open supply sources, which no enemy unit or zone blocks, in order."""
    flags = state.board.zones_of.flags(SIDES.index(side))
    sources = state.window.sources[side]
    if state.clock.campaign:
        sources = tuple(dict.fromkeys((*sources, *rail_sources(state, side), *port_sources(state, side))))
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
    """Return a side's HQs that may throw supply: those not in Strat Mode."""
    return [n for n in state.of_side(side) if state.units[n].kind == "HQ" and state.board.mode(n) != "Strat"]


def hexes_served(net: SupplyNet, starts: tuple[int, ...]) -> frozenset[int]:
    """Return the hexes supplied from the starts, directly or through an HQ; cached."""
    return (_hexes_served if len(starts) < WIDE_SEARCH_STARTS else _hexes_served_wide)(net, starts)


def _compute_hexes_served(net: SupplyNet, starts: tuple[int, ...]) -> frozenset[int]:
    """Compute the hexes that draw from the starts, or to which an HQ that draws throws supply.

    An HQ cannot pass on what another HQ throws to it.
    """
    drawing = drawing_hexes(net, starts)
    # One search serves all HQs with the same throw range.
    by_range: dict[int, list[int]] = {}
    for hex, throw in net.hqs:
        if hex in drawing:
            by_range.setdefault(throw, []).append(hex)
    return drawing.union(*(hexes_within(net, tuple(hexes), throw) for throw, hexes in by_range.items()))


_hexes_served, _hexes_served_wide = (
    lru_cache(maxsize=64)(_compute_hexes_served),
    lru_cache(maxsize=4)(_compute_hexes_served),
)


def hexes_in_supply(state: RhineState, side: str) -> frozenset[int]:
    """Return the hexes in trace supply for a side."""
    return hexes_served(supply_net(state, side), open_sources(state, side))


def unsupplied_hexes(state: RhineState, side: str) -> list[int]:
    """Return the hexes with units of a side that have no trace supply, in order."""
    hexes = {hex for n in state.of_side(side) if (hex := state.board.hex_of(n)) is not None}
    held = {hex for hex in hexes if state.board.combat_units_in(hex, side)}
    return sorted(held - hexes_in_supply(state, side)) if held else []


def usable_dumps(state: RhineState, owner: str, hex: int) -> list[str]:
    """Return the keys of an owner's dumps that a unit in a hex can use, nearest first; empty dumps are left out."""
    board = state.title.map
    grid, here = board.grid, board.ids[hex]
    net = supply_net(state, SIDE_BY_OWNER.get(owner, owner), owner)
    found = []
    for key, tokens in state.supply.dumps.items():
        whose, _, place = key.partition(" ")
        if whose == owner and tokens and hex in hexes_served(net, (board.index[place],)):
            found.append((grid.distance(here, place), key))
    return [key for _, key in sorted(found)]


def dump_label(state: RhineState, key: str) -> str:
    """Return the place name and hex of a dump, for display."""
    hex = key.partition(" ")[2]
    place = state.title.map.place[state.title.map.index[hex]]
    return f"{place.name} ({hex})" if place else hex


def available_tokens(state: RhineState, owner: str, hex: int) -> int:
    """Return the Tokens in an owner's dumps that a unit in a hex can use."""
    return sum(state.supply.dumps[key] for key in usable_dumps(state, owner, hex))


def pay_tokens(state: RhineState, owner: str, hex: int, tokens: int) -> bool:
    """Take Tokens from the dumps a hex can use; return False and take none if there are too few."""
    dumps = usable_dumps(state, owner, hex)
    if sum(state.supply.dumps[key] for key in dumps) < tokens:
        return False
    for key in dumps:
        take = min(tokens, state.supply.dumps[key])
        state.supply.take_tokens(key, take)
        tokens -= take
        if not tokens:
            break
    return True


# Fuel


def can_fuel(state: RhineState, n: int) -> bool:
    """Return whether a unit can draw a Token for fuel."""
    return state.board.hex_of(n) in hexes_served_by_dumps(state, state.supply_owner(n))


@memoized(rests_on=(supply_net, "supply.dumps"))
def hexes_served_by_dumps(state: RhineState, owner: str) -> frozenset[int]:
    """Return the hexes supplied by any dump of an owner."""
    index = state.title.map.index
    dumps = (key.partition(" ") for key, tokens in state.supply.dumps.items() if tokens)
    starts = tuple(sorted(index[place] for whose, _, place in dumps if whose == owner))
    return hexes_served(supply_net(state, SIDE_BY_OWNER.get(owner, owner), owner), starts)


def fuel_unit(state: RhineState, n: int, mode: str) -> None:
    """Fuel a unit for the phase with 1 Token if it needs fuel in this mode and has none."""
    unit = state.units[n]
    if not unit.is_combat_unit or shown_face(unit, mode).mobility == "Leg" or state.supply.fuelled[n]:
        return
    hex = state.board.hex_of(n)
    assert hex is not None
    pay_tokens(state, state.supply_owner(n), hex, 1)
    state.supply.fuel_unit(n)
    state.emit(say("fuel.unit", unit=unit.id), "OCS-MOVE-06")
