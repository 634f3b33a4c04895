"""Railways: rail heads that an owner names, the lines that join them to the supply edges, and who can use them."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.window import Window
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["RAIL", "detrainable", "rail_joined", "rail_line"]

RAIL = "BTR-HOUSE-30"


@lru_cache(maxsize=4)
def rail_net(title: Rhine) -> Mapping[int, tuple[int, ...]]:
    """For each rail hex the rail hexes beside it that a line joins to it."""
    board = title.map
    found: dict[int, tuple[int, ...]] = {}
    for i, way in board.sides["rails"]:
        other = board.around[i][way]
        if other != len(board):
            found[i] = (*found.get(i, ()), other)
    return found


class Lines(NamedTuple):
    """Everything the rail lines of a side depend on."""

    title: Rhine
    window: Window
    side: str
    heads: tuple[int, ...]
    shut: frozenset[int]
    """Rail hexes that nothing passes."""


def _lines(state: RhineState, side: str, *, negated: bool) -> Lines:
    """A friend lifts a zone for trace, never for rail capacity."""
    index = state.title.map.index
    flags = state.zones_of.flags(SIDES.index(side))
    heads = tuple(sorted(index[hex] for hex, of in state.railheads.items() if of == side))
    shut = (hex for hex in rail_net(state.title) if _shut(flags[hex], negated=negated))
    return Lines(state.title, state.window, side, heads, frozenset(shut))


@decides("OCS-ZOC-04")
def _shut(flags: int, *, negated: bool) -> bool:
    return bool(flags & ENEMY) or (bool(flags & ENEMY_ZONE) and not (negated and flags & FRIEND))


@lru_cache(maxsize=64)
@decides(RAIL)
def _joined(lines: Lines) -> dict[int, tuple[int, ...]]:
    """For each rail head that is joined to a supply edge, the shortest line from the edge to it."""
    net, window = rail_net(lines.title), lines.window
    edge = [hex for hex in window.sources[lines.side] if hex in net and hex not in lines.shut]
    before: dict[int, int] = dict.fromkeys(edge, -1)
    queue = deque(edge)
    while queue:
        hex = queue.popleft()
        for there in net[hex]:
            if there not in before and there not in lines.shut and window.within(there):
                before[there] = hex
                queue.append(there)
    found: dict[int, tuple[int, ...]] = {}
    for head in lines.heads:
        if head in before:
            line = [head]
            while (last := before[line[-1]]) >= 0:
                line.append(last)
            found[head] = tuple(reversed(line))
    return found


def detrainable(state: RhineState, side: str) -> tuple[int, ...]:
    """Hexes of the lines that reach a side's rail heads: sources of trace supply."""
    if not state.railheads:
        return ()
    lines = _joined(_lines(state, side, negated=True))
    return tuple(dict.fromkeys(hex for line in lines.values() for hex in line))


def rail_line(state: RhineState, side: str, head: int) -> tuple[int, ...]:
    """The line from the edge to a rail head; nothing when it is cut."""
    return _joined(_lines(state, side, negated=True)).get(head, ())


def rail_joined(state: RhineState, side: str) -> frozenset[int]:
    """Hexes between which rail capacity moves units and SP: no enemy zone lies on their lines."""
    if not state.railheads:
        return frozenset()
    return frozenset(hex for line in _joined(_lines(state, side, negated=False)).values() for hex in line)
