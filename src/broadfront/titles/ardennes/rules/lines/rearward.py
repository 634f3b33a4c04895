"""The rearward direction of a hex."""

from __future__ import annotations

from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.trace import TracedPaths
from broadfront.board.zones import ENEMY
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.routes.paths import find_paths
from broadfront.titles.ardennes.rules.state import ArdennesState

__all__ = ["edge_distance", "rearward", "source_distance"]

MEETS = Meetings(lambda flags: Meeting(blocked=bool(flags & ENEMY)))


def edge_distance(state: ArdennesState, side: int) -> TracedPaths:
    """How far every hex is from a friendly map edge through hexes free of enemy units."""
    what = ("edge-distance", side)
    return state.known_of_zones(what, lambda: find_paths(state, what, side, state.ground.edge_arrays[side], MEETS))


def source_distance(state: ArdennesState, side: int) -> TracedPaths:
    """How far every hex is from where Supply begins, a road hex of a friendly edge, through hexes free of enemies."""
    what, sources = ("source-distance", side), state.ground.supply_edge_arrays[side]
    return state.known_of_zones(what, lambda: find_paths(state, what, side, sources, MEETS))


@decides("ARD-H-09")
def rearward(state: ArdennesState, hex: int, side: int) -> int | None:
    """The hex one step to the rear, None when every neighbour is closed."""
    ground = state.ground
    free = [there for there in ground.around[hex] if there != ground.count and not state.zoc.holds(1 - side, there)]
    if not free:
        return None
    if side == GERMAN:
        return min(free, key=lambda there: (ground.column[there], state.name(there)))
    away = edge_distance(state, ALLIED).lengths
    reachable = [there for there in free if away[there] >= 0] or free
    return min(reachable, key=lambda there: (away[there], -ground.west[there], state.name(there)))
