"""Rearward direction of a hex, and distances to the map edge and to Supply."""

from __future__ import annotations

from broadfront.board.meetings import Meeting, Meetings
from broadfront.board.trace import TracedPaths, flood
from broadfront.board.zones import ENEMY
from broadfront.core.findings import finding
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.grounds import ZONES
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["edge_distance", "rearward", "source_distance"]

MEETS = Meetings(lambda flags: Meeting(blocked=bool(flags & ENEMY)))


def _met(state: ArdennesState, side: int) -> bytes:
    return MEETS.of(state.board.zoc.flags(side))


@finding(rests_on=(ZONES,), while_equal=_met)
def edge_distance(state: ArdennesState, side: int) -> TracedPaths:
    """Return the shortest paths from every hex to a friendly map edge, avoiding enemy units."""
    return flood(state.ground.map, state.ground.edge_arrays[side], _met(state, side))


@finding(rests_on=(ZONES,), while_equal=_met)
def source_distance(state: ArdennesState, side: int) -> TracedPaths:
    """Return the shortest paths from every hex to a road hex of a friendly map edge, avoiding enemy units."""
    return flood(state.ground.map, state.ground.supply_edge_arrays[side], _met(state, side))


@decides("ARD-H-09")
def rearward(state: ArdennesState, hex: int, side: int) -> int | None:
    """Return the adjacent hex one step to the rear, or None when every neighbor is closed."""
    ground = state.ground
    free = [
        there for there in ground.around[hex] if there != ground.count and not state.board.zoc.holds(1 - side, there)
    ]
    if not free:
        return None
    if side == GERMAN:
        return min(free, key=lambda there: (ground.column[there], state.name(there)))
    away = edge_distance(state, ALLIED).lengths
    reachable = [there for there in free if away[there] >= 0] or free
    return min(reachable, key=lambda there: (away[there], -ground.west[there], state.name(there)))
