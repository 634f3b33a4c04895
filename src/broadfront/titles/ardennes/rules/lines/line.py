"""The Line: Allied stacks that hold together from edge to edge, and the GAP a change would open."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from broadfront.board.zones import FRIEND, FRIENDLY_ZONE
from broadfront.core.findings import finding
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.lines.proximate import proximity
from broadfront.titles.ardennes.rules.state import ArdennesState

__all__ = ["JOINED", "NORTH", "SOUTH", "Line", "gap", "gap_by_leaving", "line", "preserves_line"]

JOINED = 3
"""Hexes between two stacks of one Line, or between a stack and the edge."""

NORTH, SOUTH = -1, -2
"""The nodes of the north and the south edge."""


class Line(NamedTuple):
    """Nodes (hexes, NORTH, SOUTH) by group: those of one group are one Line. And what the Allies cover."""

    group: dict[int, int]
    covered: frozenset[int]
    """VP hexes covered by the Allies and Proximate to a German unit."""
    cut: frozenset[int]
    """Nodes without which two others would no longer be in one group."""

    def groups(self) -> list[list[int]]:
        """The Lines, each a sorted list of nodes."""
        found: dict[int, list[int]] = {}
        for node, number in sorted(self.group.items()):
            found.setdefault(number, []).append(node)
        return list(found.values())


@finding(rests_on=(proximity,))
def line(state: ArdennesState) -> Line:
    """The Lines of the Allies now."""
    joined = _joined(state)
    return Line(_groups(joined), covered(state), _cut_nodes(joined))


def _joined(state: ArdennesState) -> dict[int, list[int]]:
    """Each node with those it is joined to."""
    ground = state.ground
    stacks = [hex for hex, exerts in enumerate(state.exerts[ALLIED]) if exerts]
    nodes = [*stacks, NORTH, SOUTH]
    joined: dict[int, list[int]] = {node: [] for node in nodes}
    if stacks:
        close = ground.distance[np.ix_(stacks, stacks)] <= JOINED
        for i, j in np.argwhere(close).tolist():
            if i != j:
                joined[stacks[i]].append(stacks[j])
    rows = ground.map.grid.rows
    for hex in stacks:
        if ground.row[hex] - 1 <= JOINED:
            joined[hex].append(NORTH)
            joined[NORTH].append(hex)
        if rows - ground.row[hex] <= JOINED:
            joined[hex].append(SOUTH)
            joined[SOUTH].append(hex)
    return joined


def covered(state: ArdennesState) -> frozenset[int]:
    """VP hexes with an Allied unit or Allied ZOC in them that are Proximate to a German unit."""
    flags, near = state.zoc.flags(ALLIED), proximity(state, GERMAN)
    return frozenset(hex for hex in state.vp_hexes if flags[hex] & (FRIEND | FRIENDLY_ZONE) and near[hex] >= 0)


def _groups(joined: dict[int, list[int]]) -> dict[int, int]:
    group: dict[int, int] = {}
    for start in joined:
        if start in group:
            continue
        group[start] = start
        waiting = [start]
        while waiting:
            for other in joined[waiting.pop()]:
                if other not in group:
                    group[other] = start
                    waiting.append(other)
    return group


def _cut_nodes(joined: dict[int, list[int]]) -> frozenset[int]:
    """Nodes whose removal parts others (articulation points), by depth-first numbering without recursion."""
    found: set[int] = set()
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    for root, beside in joined.items():
        if root in order:
            continue
        order[root] = low[root] = len(order)
        branches = 0
        trail = [(root, root, iter(beside))]
        while trail:
            node, parent, rest = trail[-1]
            for other in rest:
                if other not in order:
                    order[other] = low[other] = len(order)
                    branches += node == root
                    trail.append((other, node, iter(joined[other])))
                    break
                if other != parent:
                    low[node] = min(low[node], order[other])
            else:
                trail.pop()
                if trail:
                    above = trail[-1][0]
                    low[above] = min(low[above], low[node])
                    if above != root and low[node] >= order[above]:
                        found.add(above)
        if branches > 1:
            found.add(root)
    return frozenset(found)


def gap(before: Line, after: dict[int, int], changed: int) -> str:
    """Whether a change of the stack in hex `changed` parts two other nodes that were in one group, in words.

    `after` has the groups by node; the other GAP, a VP hex covered no more, is `uncovered`.
    """
    others = [node for node in before.group if node != changed]
    parts: dict[int, int | None] = {}
    for node in others:
        now = after.get(node)
        if parts.setdefault(before.group[node], now) != now:
            return "it parts the Line"
    return ""


def uncovered(state: ArdennesState, before: Line) -> list[str]:
    """VP hexes that were covered before and are covered no more in this position."""
    flags = state.zoc.flags(ALLIED)
    return sorted(state.name(hex) for hex in before.covered if not flags[hex] & (FRIEND | FRIENDLY_ZONE))


def gap_by_leaving(state: ArdennesState, number: int) -> str:
    """What GAP taking a unit off the map would open, in words; empty when none."""
    hex = state.hex(number)
    assert hex is not None
    left = [n for n in state.units_at(hex, ALLIED) if n != number]
    if state.exerts_with(ALLIED, hex, left) or not state.exerts[ALLIED][hex]:
        return "" if left else _bare(state, number)
    now = line(state)
    return "it parts the Line" if hex in now.cut else _bare(state, number)


def _bare(state: ArdennesState, number: int) -> str:
    before = line(state)
    if not before.covered:
        return ""
    imagined = state.copy()
    imagined.put_in_box(number, "Allied Reserve")
    lost = uncovered(imagined, before)
    return f"VP hex {lost[0]} is no longer covered" if lost else ""


def preserves_line(state: ArdennesState, numbers: tuple[int, ...], to: int | None, rule: str = "ARD-C3-16") -> Ruling:
    """Does a move of these units of one hex, or their removal (None), keep the Line."""
    start = state.hex(numbers[0])
    assert start is not None
    before = line(state)
    imagined = state.copy()
    for number in numbers:
        if to is None:
            imagined.put_in_box(number, "Allied Reserve")
        else:
            imagined.place_at(number, state.name(to))
    # Where the stack left behind still exerts its zone no node is lost, and nothing can part.
    parted = state.exerts[ALLIED][start] and not imagined.exerts[ALLIED][start]
    why = gap(before, _groups(_joined(imagined)), start) if parted else ""
    lost = uncovered(imagined, before)
    if not why and lost:
        why = f"VP hex {lost[0]} is no longer covered"
    names = ", ".join(state.units[n].id for n in numbers)
    facts: dict[str, object] = {
        "units": names,
        "from": state.name(start),
        "to": state.name(to) if to is not None else "",
    }
    if why:
        return refused((rule, "ARD-H-15"), f"{names} would open a GAP: {why}.", facts=facts)
    return Ruling(True, f"{names} keep the Line.", (rule, "ARD-H-14", "ARD-H-15"), facts)
