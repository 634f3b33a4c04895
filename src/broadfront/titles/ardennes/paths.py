"""Paths of the whole map at once, straight from the kernel: what `board.trace` gives, without its checks of the input.

Supply, Communication and Proximate ask for many floods on one position; sources here are arrays, not lists of ids.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from broadfront.board.meetings import Meetings
from broadfront.board.trace import UNLIMITED, Hexsides, Trace
from broadfront.titles.ardennes.state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s, UInt8s
    from broadfront.titles.ardennes.arrays import Bools

__all__ = ["Paths", "find_paths"]


class Paths(Trace):
    """The paths of all hexes to their nearest source. Ask for a cut before the board changes."""

    @cached_property
    def reached(self) -> Bools:
        """bool[n]: hexes that have a path."""
        plain, crossed = self._length[0, :-1] >= 0, self._length[1, :-1] >= 0
        either: Bools = plain | crossed
        return either

    @property
    def plain(self) -> Int32s:
        """int32[n + 1]: lengths of paths without a crossing, -1 for none."""
        lengths: Int32s = self._length[0]
        return lengths


def find_paths(
    state: ArdennesState, sources: Int32s, flags: UInt8s, meets: Meetings, sides: Hexsides | None = None, *,
    limit: int = UNLIMITED, crossed_limit: int = UNLIMITED,
) -> Paths:  # fmt: skip
    """The paths of all hexes to the nearest of the sources, each a hex number that stands once."""
    import numpy as np

    from broadfront.board.kernels.shim import flood_kernel

    hexmap = state.ground.map
    size = len(hexmap) + 1
    queue = np.empty(2 * size, dtype=np.int32)
    queue[: len(sources)] = sources
    length, toward = np.full((2, 2, size), -1, dtype=np.int32)
    edges = sides.array if sides is not None else np.zeros((0, 6), dtype=np.uint8)
    flood_kernel()(
        hexmap.neighbour,
        edges,
        flags,
        meets.table,
        len(sources),
        limit,
        min(limit, crossed_limit),
        queue,
        length,
        toward,
    )
    return Paths(hexmap, tuple(sources.tolist()), flags, meets, edges, limit, length, toward)
