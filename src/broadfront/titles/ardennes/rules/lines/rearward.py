"""The rearward direction from a hex, and distances to the map edge and to the source of Supply."""

from __future__ import annotations

from broadfront.board.hex_effects import HexEffect, HexEffects
from broadfront.board.trace import TracedPaths, trace_unchecked
from broadfront.board.zones import ENEMY
from broadfront.core.memoization import memoized
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.memo_inputs import ZONES
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["edge_paths", "rearward_hex", "supply_source_paths"]

HEX_EFFECTS = HexEffects(lambda flags: HexEffect(blocked=bool(flags & ENEMY)))


def _path_effects(state: ArdennesState, side: int) -> bytes:
    """Return how each hex affects paths to the rear of a side (enemy units block them), as bytes for the kernels."""
    return HEX_EFFECTS.path_bits(state.board.zoc.flags(side))


@memoized(rests_on=(ZONES,), while_equal=_path_effects)
def edge_paths(state: ArdennesState, side: int) -> TracedPaths:
    """Return the shortest paths from every hex to a friendly map edge, avoiding enemy units."""
    return trace_unchecked(state.ground.map, state.ground.edge_arrays[side], _path_effects(state, side))


@memoized(rests_on=(ZONES,), while_equal=_path_effects)
def supply_source_paths(state: ArdennesState, side: int) -> TracedPaths:
    """Return the shortest paths from every hex to a road hex of a friendly map edge, avoiding enemy units."""
    return trace_unchecked(state.ground.map, state.ground.friendly_edge_road_arrays[side], _path_effects(state, side))


@decides("ARD-H-09")
def rearward_hex(state: ArdennesState, hex: int, side: int) -> int | None:
    """Return the adjacent hex that lies one step to the rear of a side, or None if enemies hold every adjacent hex."""
    ground = state.ground
    free = [
        there
        for there in ground.six_neighbors[hex]
        if there != ground.count and not state.board.zoc.has_unit(1 - side, there)
    ]
    if not free:
        return None
    if side == GERMAN:
        return min(free, key=lambda there: (ground.column[there], state.hex_id(there)))
    away = edge_paths(state, ALLIED).lengths
    reachable = [there for there in free if away[there] >= 0] or free
    return min(reachable, key=lambda there: (away[there], -ground.west[there], state.hex_id(there)))
