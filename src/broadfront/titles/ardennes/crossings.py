"""River hexsides and roads as the kernels see them: which hexsides close a path, which count as a crossing.

Built once for each state of the bridges; a demolished bridge is an unbridged river.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.board.kernels.bits import CLOSED, CROSSING
from broadfront.board.trace import Hexsides
from broadfront.titles.ardennes.records import GERMAN
from broadfront.titles.ardennes.state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt8s

__all__ = ["open_sides", "road_sides", "supply_roads", "supply_sides"]


class Sides(Hexsides):
    """Hexsides from an array made elsewhere."""

    def __init__(self, array: UInt8s) -> None:
        array.flags.writeable = False
        self.array = array


def supply_sides(state: ArdennesState, side: int) -> Hexsides:
    """For the last hexes of a Supply path: enemy-held bridges close, unbridged rivers are crossings."""
    return state.known_of_rivers(("supply", side), lambda: Sides(_array(state, side, CROSSING, roads_only=False)))


def supply_roads(state: ArdennesState, side: int) -> Hexsides:
    """For the road of a Supply Head: only roads, broken by enemy-held bridges and where a bridge is down."""
    return state.known_of_rivers(("road", side), lambda: Sides(_array(state, side, CLOSED, roads_only=True)))


def open_sides(state: ArdennesState) -> Hexsides:
    """Closed where a river has no bridge, whoever holds the others."""
    return state.known_of_rivers("open", lambda: Sides(_array(state, None, CLOSED, roads_only=False)))


def road_sides(state: ArdennesState) -> Hexsides:
    """Open along roads only, and not where a bridge is down."""
    return state.known_of_rivers("roads", lambda: Sides(_array(state, None, CLOSED, roads_only=True)))


def _array(state: ArdennesState, side: int | None, unbridged: int, roads_only: bool) -> UInt8s:
    import numpy as np

    ground = state.ground
    array: UInt8s = np.zeros((ground.count + 1, 6), dtype=np.uint8)
    if roads_only:
        array[:] = CLOSED
        hexes, ways = ground.road_edges
        array[hexes, ways] = 0
    here, there, way, back, as_printed = ground.crossing_arrays
    bridged = as_printed.copy()
    for id in state.bridges:
        crossing = ground.crossing_by_id[id]
        bridged[crossing.number] = state.has_bridge(crossing)
    bits = np.where(bridged, 0, unbridged).astype(np.uint8)
    if side is not None:
        german = np.zeros(len(bits), dtype=np.bool_)
        german[[ground.crossing_by_id[id].number for id in state.german_bridges]] = True
        enemy = ~german if side == GERMAN else german
        bits[bridged & enemy] = CLOSED
    array[here, way] |= bits
    array[there, back] |= bits
    return array
