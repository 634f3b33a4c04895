"""Paths of the whole map at once, found again only when what they rest on has changed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from broadfront.board.meetings import Meetings
from broadfront.board.trace import UNLIMITED, Hexsides, TracedPaths, flood
from broadfront.titles.ardennes.rules.state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s

__all__ = ["find_paths"]


def find_paths(
    state: ArdennesState, what: Hashable, side: int, sources: Int32s, meets: Meetings, sides: Hexsides | None = None, *,
    limit: int = UNLIMITED,
) -> TracedPaths:  # fmt: skip
    """The paths of all hexes to the nearest of the sources, as the board is now.

    `what` names them, side and sources included: those found last under the name serve as long as every hex means the
    same to a path and the hexsides are the same.
    """
    met = meets.of(state.zoc.flags(side))
    return state.known_while(what, (met, sides), lambda: flood(state.ground.map, sources, met, sides, limit=limit))
