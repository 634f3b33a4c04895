"""Paths of the whole map at once, with arrays beside the lists of `board.trace`."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from broadfront.board.meetings import Meetings
from broadfront.board.trace import UNLIMITED, Cut, Hexsides, Trace, trace
from broadfront.titles.ardennes.state import ArdennesState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from broadfront.board.kernels.types import Int32s, UInt8s
    from broadfront.titles.ardennes.arrays import Bools

__all__ = ["Paths", "find_paths"]


class Paths:
    """The paths of all hexes to their nearest source, as the board was when they were found."""

    def __init__(self, found: Trace) -> None:
        self._found = found
        self.lengths = found.lengths
        """Per hex the length of its path; -1 for none."""

    def __contains__(self, hex: object) -> bool:
        return isinstance(hex, int) and self.lengths[hex] >= 0

    @cached_property
    def length_array(self) -> Int32s:
        """int32[n]: `lengths`."""
        import numpy as np

        return np.array(self.lengths, dtype=np.int32)

    @cached_property
    def reached(self) -> Bools:
        """bool[n]: hexes that have a path."""
        import numpy as np

        return np.asarray(self.length_array >= 0)

    def path(self, hex: int) -> tuple[str, ...]:
        """From the hex to its source, empty when there is no path."""
        return self._found.path(hex)

    def cut(self, hex: int) -> Cut | None:
        """What keeps the hex from every source, None when it has a path."""
        return self._found.cut(hex)


def find_paths(
    state: ArdennesState, sources: Sequence[int], flags: UInt8s, meets: Meetings, sides: Hexsides | None = None, *,
    limit: int = UNLIMITED, crossed_limit: int = UNLIMITED,
) -> Paths:  # fmt: skip
    """The paths of all hexes to the nearest of the sources. Flags are kept as they are now, for a cut asked later."""
    now = flags.copy()
    return Paths(trace(state.ground.map, sources, now, meets, sides, limit=limit, crossed_limit=crossed_limit))
