"""Railways: rail heads named by the players, their lines to the supply edges, and the hexes they serve."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from broadfront.board.zones import ENEMY, ENEMY_ZONE, FRIEND
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.sector import SIDES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.window import Window
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["RAIL_RULE", "find_rail_cut", "rail_line", "rail_sources", "rail_transport_hexes"]

RAIL_RULE = "BTR-HOUSE-30"


@lru_cache(maxsize=4)
def rail_net(title: Rhine) -> Mapping[int, tuple[int, ...]]:
    """Return the connected neighbors of each rail hex, by hex index."""
    board = title.map
    found: dict[int, tuple[int, ...]] = {}
    for i, way in board.sides["rails"]:
        other = board.around[i][way]
        if other != len(board):
            found[i] = (*found.get(i, ()), other)
    return dict(sorted(found.items()))


@lru_cache(maxsize=4)
def rail_hexes(title: Rhine) -> NDArray[np.intp]:
    """Return the rail hexes in the order of `rail_net`."""
    return np.fromiter(rail_net(title), dtype=np.intp)


@lru_cache(maxsize=16)
def rail_hexes_in_play(title: Rhine, window: Window) -> frozenset[int]:
    """Return the rail hexes in the area in play."""
    return frozenset(hex for hex in rail_net(title) if window.is_in_play(hex))


class RailInputs(NamedTuple):
    """Everything that a side's rail lines depend on."""

    title: Rhine
    window: Window
    side: str
    heads: tuple[int, ...]
    shut: bytes
    """For each rail hex, 1 if it is blocked."""


@decides("OCS-ZOC-04")
def _rail_inputs(state: RhineState, side: str, *, negated: bool) -> RailInputs:
    """Return what a side's rail lines depend on; if `negated`, friendly units lift enemy zones.

    They do so for trace supply, but not for rail capacity.
    """
    index = state.title.map.index
    heads = tuple(sorted(index[hex] for hex, of in state.land.railheads.items() if of == side))
    flags = np.frombuffer(bytes(state.board.zones_of.flags(SIDES.index(side))), dtype=np.uint8)
    shut = flags[rail_hexes(state.title)].tobytes().translate(BLOCKED[negated])
    return RailInputs(state.title, state.window, side, heads, shut)


def _is_blocked(flags: int, *, negated: bool) -> bool:
    """Return whether flags block a rail hex: an enemy, or an enemy zone not lifted by a friendly unit."""
    return bool(flags & ENEMY) or (bool(flags & ENEMY_ZONE) and not (negated and flags & FRIEND))


BLOCKED = {negated: bytes(_is_blocked(flags, negated=negated) for flags in range(256)) for negated in (True, False)}


@lru_cache(maxsize=64)
@decides(RAIL_RULE)
def _connected_lines(lines: RailInputs) -> dict[int, tuple[int, ...]]:
    """Return the shortest line from a supply edge to each connected rail head, by rail head."""
    net = rail_net(lines.title)
    usable = rail_hexes_in_play(lines.title, lines.window) - {
        hex for hex, shut in zip(net, lines.shut, strict=True) if shut
    }
    edge = [hex for hex in lines.window.sources[lines.side] if hex in usable]
    before: dict[int, int] = dict.fromkeys(edge, -1)
    queue, wanted = deque(edge), set(lines.heads) - set(edge)
    while queue and wanted:
        hex = queue.popleft()
        for there in net[hex]:
            if there not in before and there in usable:
                before[there] = hex
                wanted.discard(there)
                queue.append(there)
    found: dict[int, tuple[int, ...]] = {}
    for head in lines.heads:
        if head in before:
            line = [head]
            while (last := before[line[-1]]) >= 0:
                line.append(last)
            found[head] = tuple(reversed(line))
    return found


def rail_sources(state: RhineState, side: str) -> tuple[int, ...]:
    """Return the hexes of a side's connected rail lines, which are sources of trace supply."""
    if not state.land.railheads:
        return ()
    lines = _connected_lines(_rail_inputs(state, side, negated=True))
    return tuple(dict.fromkeys(hex for line in lines.values() for hex in line))


def rail_line(state: RhineState, side: str, head: int) -> tuple[int, ...]:
    """Return the rail line from the supply edge to a rail head; empty if it is cut."""
    return _connected_lines(_rail_inputs(state, side, negated=True)).get(head, ())


def find_rail_cut(state: RhineState, side: str, head: int) -> int | None:
    """Return the hex where the line to a rail head is cut, or None if no line leads to a supply edge at all."""
    lines = _rail_inputs(state, side, negated=True)
    shut = {hex for hex, flag in zip(rail_net(lines.title), lines.shut, strict=True) if flag}
    whole = _connected_lines(lines._replace(shut=bytes(len(lines.shut)))).get(head, ())
    return next((hex for hex in reversed(whole) if hex in shut), None)


def rail_transport_hexes(state: RhineState, side: str) -> frozenset[int]:
    """Return the hexes between which rail capacity can move units and SP: lines free of enemy zones."""
    if not state.land.railheads:
        return frozenset()
    return frozenset(
        hex for line in _connected_lines(_rail_inputs(state, side, negated=False)).values() for hex in line
    )
