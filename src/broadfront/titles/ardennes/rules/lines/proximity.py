"""Proximate hexes: those within 3 hexes of a unit by a path it could move, or within 5 along a road."""

from __future__ import annotations

from functools import lru_cache

from broadfront.board.hex_effects import HexEffect, HexEffects
from broadfront.board.kernels.bits import SOURCE
from broadfront.board.trace import DistanceSearch
from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.memoization import memoized
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.titles.ardennes.data.attributes import MapAttributes
from broadfront.titles.ardennes.data.records import SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.idle_units import hexes_with_only_idle_units, idle_unit_flags
from broadfront.titles.ardennes.rules.markers import ROADBLOCK
from broadfront.titles.ardennes.rules.memo_inputs import BRIDGES, OUT_OF_FUEL, SUPPLY, ZONES
from broadfront.titles.ardennes.rules.routes.rivers import NO_ROAD, UNBRIDGED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "HEX_EFFECTS",
    "MAX_OFF_ROAD",
    "MAX_ON_ROAD",
    "check_proximate",
    "counts_for_proximity",
    "is_proximate",
    "path_lengths",
    "proximate_distances",
]  # fmt: skip

MAX_OFF_ROAD, MAX_ON_ROAD = 3, 5
"""Longest path off roads, and longest path entirely along roads."""


def _hex_effect(flags: int) -> HexEffect:
    """Return how a hex with these flags (units, ZOCs, Roadblock) affects a path that makes hexes Proximate.

    Enemy units and Roadblocks end a path in their hex; a path may go one hex beyond the enemy ZOC it enters.
    """
    shut, zone = bool(flags & (ENEMY | ROADBLOCK)), bool(flags & ENEMY_ZONE and not flags & FRIEND)
    return HexEffect(stops=shut or zone, one_more=zone and not shut, source=bool(flags & FRIEND))


HEX_EFFECTS = HexEffects(_hex_effect)
"""Effects of hex flags on Proximate paths, as seen by the side whose units start them."""


def counts_for_proximity(state: ArdennesState, number: int) -> bool:
    """Return whether hexes near a unit count as Proximate; near Isolated and OutOfFuel units they do not."""
    return not idle_unit_flags(state, state.board.out_of_fuel)[number]


@memoized(rests_on=(ZONES, BRIDGES, SUPPLY, OUT_OF_FUEL))
@decides("ARD-H-13", "ARD-R0-03")
def proximate_distances(state: ArdennesState, side: int, sources: tuple[int, ...] | None = None) -> memoryview:
    """Return the length of the path that makes each hex Proximate to a unit of a side; -1 for hexes not Proximate.

    By default all units count that give proximity; `sources` restricts them to the units in the given hexes.
    """
    board = state.board
    met = bytearray(HEX_EFFECTS.path_bits(board.zoc.flags(side)))
    silent = (
        hexes_with_only_idle_units(state, side, board.out_of_fuel) if sources is None else board.occupied_hexes(side)
    )
    for hex in silent:
        met[hex] &= ~SOURCE
    for hex in sources or ():
        met[hex] |= SOURCE
    return path_lengths(state, met)


def path_lengths(state: ArdennesState, path_effects: bytearray) -> memoryview:
    """Return the length of the shortest path (on or off roads) from a source hex to each hex; -1 if there is none.

    `path_effects` holds how each hex affects paths, and which hexes are sources, as made by `HEX_EFFECTS`.
    """
    return _distance_search(state.ground).find(state.land.rivers.array, path_effects)


@lru_cache(maxsize=8)
def _distance_search(ground: MapAttributes) -> DistanceSearch:
    """Return the compiled search for Proximate distances on a map."""
    ways = NO_ROAD | UNBRIDGED
    return DistanceSearch(ground.map, closed=UNBRIDGED, limit=MAX_OFF_ROAD, other_closed=ways, other_limit=MAX_ON_ROAD)


def is_proximate(state: ArdennesState, hex: int, side: int) -> bool:
    """Return whether a hex is Proximate to a unit of a side."""
    near: int = proximate_distances(state, side)[hex]
    return near >= 0


def check_proximate(state: ArdennesState, hex: int, side: int) -> Ruling:
    """Return the ruling on whether a hex is Proximate to a unit of a side, with the nearest unit and path length."""
    id, length = state.hex_id(hex), proximate_distances(state, side)[hex]
    if length < 0:
        return refused(("ARD-H-13", "ARD-R0-03"), say("proximate.not", hex=id, side=SIDES[side]))
    nearest = next(
        state.units[n].id
        for n in state.on_map(side)
        if counts_for_proximity(state, n) and proximate_distances(state, side, (_hex_of_unit(state, n),))[hex] == length
    )
    return allowed("ARD-H-13", message=say("proximate.to", hex=id, unit=nearest, length=length))


def _hex_of_unit(state: ArdennesState, number: int) -> int:
    """Return the hex of a unit that is known to be on the map."""
    hex = state.board.hex_of_unit(number)
    assert hex is not None
    return hex
