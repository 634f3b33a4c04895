"""Proximate: within 3 hexes of a unit by a path it could move, or within 5 along a road."""

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
from broadfront.titles.ardennes.rules.lines.idle_units import idle_flags, idle_hexes
from broadfront.titles.ardennes.rules.markers import ROADBLOCK
from broadfront.titles.ardennes.rules.memo_inputs import BRIDGES, OUT_OF_FUEL, SUPPLY, ZONES
from broadfront.titles.ardennes.rules.routes.rivers import NO_ROAD, UNBRIDGED
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "HEX_EFFECTS",
    "MAX_OFF_ROAD",
    "MAX_ON_ROAD",
    "check_proximate",
    "gives_proximity",
    "is_proximate",
    "path_lengths",
    "proximate_distances",
]  # fmt: skip

MAX_OFF_ROAD, MAX_ON_ROAD = 3, 5
"""Longest path off roads, and longest path entirely along roads."""


def _hex_effect(flags: int) -> HexEffect:
    """Return what a hex with these flags does to a Proximate path.

    Enemy units, Roadblocks and enemy ZOCs may end a path; after entering a ZOC one more step is allowed.
    """
    shut, zone = bool(flags & (ENEMY | ROADBLOCK)), bool(flags & ENEMY_ZONE and not flags & FRIEND)
    return HexEffect(stops=shut or zone, one_more=zone and not shut, source=bool(flags & FRIEND))


HEX_EFFECTS = HexEffects(_hex_effect)
"""Effects of hex flags on Proximate paths, as seen by the side whose units start them."""


def gives_proximity(state: ArdennesState, number: int) -> bool:
    """Return whether hexes can be Proximate to a unit; Isolated and OutOfFuel units do not count."""
    return not idle_flags(state, state.board.out_of_fuel)[number]


@memoized(rests_on=(ZONES, BRIDGES, SUPPLY, OUT_OF_FUEL))
@decides("ARD-H-13", "ARD-R0-03")
def proximate_distances(state: ArdennesState, side: int, sources: tuple[int, ...] | None = None) -> memoryview:
    """Return the Proximate distance of each hex from the nearest unit of a side; -1 where not Proximate.

    `sources` restricts the units to those in these hexes; by default all units that give proximity count.
    """
    board = state.board
    met = bytearray(HEX_EFFECTS.path_bits(board.zoc.flags(side)))
    silent = idle_hexes(state, side, board.out_of_fuel) if sources is None else board.occupied_hexes(side)
    for hex in silent:
        met[hex] &= ~SOURCE
    for hex in sources or ():
        met[hex] |= SOURCE
    return path_lengths(state, met)


def path_lengths(state: ArdennesState, met: bytearray) -> memoryview:
    """Return the length of each hex's path from a source, on or off roads; -1 for none.

    `met` holds the path effects of the hexes, as made by `HEX_EFFECTS`.
    """
    return _distance_search(state.ground).find(state.land.rivers.array, met)


@lru_cache(maxsize=8)
def _distance_search(ground: MapAttributes) -> DistanceSearch:
    ways = NO_ROAD | UNBRIDGED
    return DistanceSearch(ground.map, closed=UNBRIDGED, limit=MAX_OFF_ROAD, other_closed=ways, other_limit=MAX_ON_ROAD)


def is_proximate(state: ArdennesState, hex: int, side: int) -> bool:
    """Return whether a hex is Proximate to a unit of the side."""
    near: int = proximate_distances(state, side)[hex]
    return near >= 0


def check_proximate(state: ArdennesState, hex: int, side: int) -> Ruling:
    """Return the ruling on whether a hex is Proximate to a unit of the side, with the nearest unit and its distance."""
    id, length = state.hex_id(hex), proximate_distances(state, side)[hex]
    if length < 0:
        return refused(("ARD-H-13", "ARD-R0-03"), say("proximate.not", hex=id, side=SIDES[side]))
    nearest = next(
        state.units[n].id
        for n in state.on_map(side)
        if gives_proximity(state, n) and proximate_distances(state, side, (_hex_of_unit(state, n),))[hex] == length
    )
    return allowed("ARD-H-13", message=say("proximate.to", hex=id, unit=nearest, length=length))


def _hex_of_unit(state: ArdennesState, number: int) -> int:
    hex = state.board.hex_of_unit(number)
    assert hex is not None
    return hex
