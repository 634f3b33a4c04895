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

__all__ = ["RAIL_RULE", "find_rail_cut", "rail_line", "rail_supply_sources", "rail_transport_hexes"]

RAIL_RULE = "BTR-HOUSE-30"


@lru_cache(maxsize=4)
def rail_neighbors(title: Rhine) -> Mapping[int, tuple[int, ...]]:
    """Return, for each hex with a railroad, the neighboring hexes to which the railroad leads."""
    board = title.map
    found: dict[int, tuple[int, ...]] = {}
    for i, way in board.sides["rails"]:
        other = board.around[i][way]
        if other != len(board):
            found[i] = (*found.get(i, ()), other)
    return dict(sorted(found.items()))


@lru_cache(maxsize=4)
def rail_hexes(title: Rhine) -> NDArray[np.intp]:
    """Return the indexes of all hexes with a railroad, in the order of `rail_neighbors`."""
    return np.fromiter(rail_neighbors(title), dtype=np.intp)


@lru_cache(maxsize=16)
def rail_hexes_in_play(title: Rhine, window: Window) -> frozenset[int]:
    """Return the hexes with a railroad in the part of the map in play."""
    return frozenset(hex for hex in rail_neighbors(title) if window.is_in_play(hex))


class RailInputs(NamedTuple):
    """Everything that a side's rail lines to the supply edges depend on; equal inputs give equal lines."""

    title: Rhine
    window: Window
    side: str
    heads: tuple[int, ...]
    shut: bytes
    """For each rail hex, 1 if it is blocked."""


@decides("OCS-ZOC-04")
def _rail_inputs(state: RhineState, side: str, *, friends_lift_zones: bool) -> RailInputs:
    """Return the inputs of a side's rail lines; if `friends_lift_zones`, friendly units cancel enemy ZOC in their hex.

    Friendly units lift zones for trace supply, but not for rail transport.
    """
    index = state.title.map.index
    heads = tuple(sorted(index[hex] for hex, of in state.land.railheads.items() if of == side))
    flags = np.frombuffer(bytes(state.board.zones_of.flags(SIDES.index(side))), dtype=np.uint8)
    shut = flags[rail_hexes(state.title)].tobytes().translate(BLOCKED[friends_lift_zones])
    return RailInputs(state.title, state.window, side, heads, shut)


def _blocks_rail_line(flags: int, *, friends_lift_zones: bool) -> bool:
    """Return whether the flags of a hex block rail lines: an enemy unit, or an enemy zone that no friend lifts."""
    return bool(flags & ENEMY) or (bool(flags & ENEMY_ZONE) and not (friends_lift_zones and flags & FRIEND))


BLOCKED = {
    friends_lift_zones: bytes(_blocks_rail_line(flags, friends_lift_zones=friends_lift_zones) for flags in range(256))
    for friends_lift_zones in (True, False)
}


@lru_cache(maxsize=64)
@decides(RAIL_RULE)
def _lines_to_rail_heads(lines: RailInputs) -> dict[int, tuple[int, ...]]:
    """Return, for each connected rail head, the shortest rail line to it from a supply source on the map edge."""
    net = rail_neighbors(lines.title)
    usable = rail_hexes_in_play(lines.title, lines.window) - {
        hex for hex, shut in zip(net, lines.shut, strict=True) if shut
    }
    edge = [hex for hex in lines.window.supply_sources[lines.side] if hex in usable]
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


def rail_supply_sources(state: RhineState, side: str) -> tuple[int, ...]:
    """Return the hexes of a side's connected rail lines, which are sources of trace supply."""
    if not state.land.railheads:
        return ()
    lines = _lines_to_rail_heads(_rail_inputs(state, side, friends_lift_zones=True))
    return tuple(dict.fromkeys(hex for line in lines.values() for hex in line))


def rail_line(state: RhineState, side: str, head: int) -> tuple[int, ...]:
    """Return the rail line from the supply edge to a rail head; empty if it is cut."""
    return _lines_to_rail_heads(_rail_inputs(state, side, friends_lift_zones=True)).get(head, ())


def find_rail_cut(state: RhineState, side: str, head: int) -> int | None:
    """Return the hex where the line to a rail head is cut, or None if no railroad leads there from a supply edge."""
    lines = _rail_inputs(state, side, friends_lift_zones=True)
    shut = {hex for hex, flag in zip(rail_neighbors(lines.title), lines.shut, strict=True) if flag}
    whole = _lines_to_rail_heads(lines._replace(shut=bytes(len(lines.shut)))).get(head, ())
    return next((hex for hex in reversed(whole) if hex in shut), None)


def rail_transport_hexes(state: RhineState, side: str) -> frozenset[int]:
    """Return the hexes between which rail capacity can move units and SP: lines free of enemy zones."""
    if not state.land.railheads:
        return frozenset()
    return frozenset(
        hex
        for line in _lines_to_rail_heads(_rail_inputs(state, side, friends_lift_zones=False)).values()
        for hex in line
    )
