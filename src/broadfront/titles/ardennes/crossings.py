"""River hexsides and roads as paths see them: which hexsides close a path, which count as a crossing.

A demolished bridge is an unbridged river.
"""

from __future__ import annotations

from broadfront.board.trace import Hexsides
from broadfront.titles.ardennes.rivers import BRIDGE_OF, NO_ROAD, UNBRIDGED
from broadfront.titles.ardennes.state import ArdennesState

__all__ = ["supply_roads", "supply_sides"]


def supply_sides(state: ArdennesState, side: int) -> Hexsides:
    """For the last hexes of a Supply path: enemy-held bridges close, unbridged rivers are crossings."""
    return state.rivers.sides(BRIDGE_OF[1 - side], UNBRIDGED)


def supply_roads(state: ArdennesState, side: int) -> Hexsides:
    """For the road of a Supply Head: only roads, broken by enemy-held bridges and where a bridge is down."""
    return state.rivers.sides(NO_ROAD | BRIDGE_OF[1 - side] | UNBRIDGED)
