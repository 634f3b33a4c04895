"""The Line: Allied stacks linked from edge to edge, and the GAP that a change would open."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.board.zones import FRIEND, FRIENDLY_ZONE
from broadfront.core.memoization import memoized
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, refused
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.lines.proximity import proximate_distances
from broadfront.titles.ardennes.rules.memo_inputs import EXERTS
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "MAX_LINK_DISTANCE",
    "NORTH",
    "SOUTH",
    "Line",
    "allied_lines",
    "check_preserves_line",
    "gap_by_leaving",
    "split_gap",
]

MAX_LINK_DISTANCE = 3
"""Greatest distance between two linked stacks of a Line, or between a stack and the edge."""

NORTH, SOUTH = -1, -2
"""Graph nodes for the north and the south map edge."""


class Line(NamedTuple):
    """The Allied Lines as groups of linked nodes (hexes, NORTH, SOUTH), and the VP hexes covered."""

    group: dict[int, int]
    covered: frozenset[int]
    """VP hexes that are covered by the Allies and Proximate to a German unit."""
    cut_nodes: frozenset[int]
    """Nodes whose removal would split their group."""

    def grouped_nodes(self) -> list[list[int]]:
        """Return the Lines, each as a sorted list of nodes."""
        found: dict[int, list[int]] = {}
        for node, number in sorted(self.group.items()):
            found.setdefault(number, []).append(node)
        return list(found.values())


@memoized(rests_on=(proximate_distances,))
def allied_lines(state: ArdennesState) -> Line:
    """Return the present Lines of the Allies."""
    groups, cut = _find_groups(state)
    return Line(groups, covered_vp_hexes(state), cut)


@memoized(rests_on=(EXERTS,), while_equal=lambda state: state.board.exerts[ALLIED])
def _find_groups(state: ArdennesState) -> tuple[dict[int, int], frozenset[int]]:
    """Return the group of each node, and the nodes whose removal would split a group."""
    joined = _find_links(state)
    return _group_nodes(joined), _articulation_points(joined)


@decides("ARD-H-14")
def _find_links(state: ArdennesState) -> dict[int, list[int]]:
    """Return the links of each node."""
    ground, exerts = state.ground, state.board.exerts[ALLIED]
    stacks = ground.marked_hexes(exerts)
    joined: dict[int, list[int]] = {
        hex: [other for other in ground.hexes_within(hex, MAX_LINK_DISTANCE) if exerts[other] and other != hex]
        for hex in stacks
    }
    joined |= {NORTH: [], SOUTH: []}
    for hex in stacks:
        for edge in linked_edges(state, hex):
            joined[hex].append(edge)
            joined[edge].append(hex)
    return joined


@decides("ARD-H-14")
def linked_edges(state: ArdennesState, hex: int) -> list[int]:
    """Return the edge nodes to which a stack in a hex is linked."""
    row, rows = state.ground.row[hex], state.ground.map.grid.rows
    return [edge for edge, away in ((NORTH, row - 1), (SOUTH, rows - row)) if away <= MAX_LINK_DISTANCE]


def covered_vp_hexes(state: ArdennesState) -> frozenset[int]:
    """Return the VP hexes that hold an Allied unit or ZOC and are Proximate to a German unit."""
    flags, near = state.board.zoc.flags(ALLIED), proximate_distances(state, GERMAN)
    return frozenset(hex for hex in state.vp_hexes if flags[hex] & (FRIEND | FRIENDLY_ZONE) and near[hex] >= 0)


def _group_nodes(joined: dict[int, list[int]]) -> dict[int, int]:
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


def _articulation_points(joined: dict[int, list[int]]) -> frozenset[int]:
    """Return the articulation points of the graph, by non-recursive depth-first search."""
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
                if other != parent and order[other] < low[node]:
                    low[node] = order[other]
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


@decides("ARD-H-15")
def split_gap(before: Line, after: dict[int, int], changed: int) -> Message | None:
    """Return why a change of the stack in `changed` splits a Line, or None when it does not.

    `after` maps nodes to their groups after the change. VP hexes that lose cover are found by `newly_uncovered`.
    """
    others = [node for node in before.group if node != changed]
    parts: dict[int, int | None] = {}
    for node in others:
        now = after.get(node)
        if parts.setdefault(before.group[node], now) != now:
            return say("gap.parts-line")
    return None


@decides("ARD-H-15")
def newly_uncovered(state: ArdennesState, before: Line) -> list[str]:
    """Return the VP hexes that were covered before and no longer are in this position."""
    flags = state.board.zoc.flags(ALLIED)
    return sorted(state.hex_id(hex) for hex in before.covered if not flags[hex] & (FRIEND | FRIENDLY_ZONE))


@decides("ARD-H-15")
def gap_by_leaving(state: ArdennesState, number: int) -> Message | None:
    """Return the GAP that taking a unit off the map would open, or None."""
    board = state.board
    hex = board.hex_of_unit(number)
    assert hex is not None
    left = [n for n in board.units_at(hex, ALLIED) if n != number]
    if board.rule_for_zone(ALLIED, hex, left) or not board.exerts[ALLIED][hex]:
        return None if left else _uncovering_gap(state, number, hex)
    now = allied_lines(state)
    return say("gap.parts-line") if hex in now.cut_nodes else _uncovering_gap(state, number, hex)


def _cannot_uncover(state: ArdennesState, before: Line, hex: int) -> bool:
    """Return whether leaving a hex cannot uncover a VP hex, because none is there or adjacent."""
    return before.covered.isdisjoint((hex, *state.ground.map.beside[hex]))


def _uncovering_gap(state: ArdennesState, number: int, hex: int) -> Message | None:
    before = allied_lines(state)
    if _cannot_uncover(state, before, hex):
        return None
    imagined = state.copy()
    imagined.put_in_box(number, RESERVE[ALLIED])
    lost = newly_uncovered(imagined, before)
    return say("gap.uncovers", hex=lost[0]) if lost else None


def check_preserves_line(
    state: ArdennesState, numbers: tuple[int, ...], to: int | None, rule: str = "ARD-C3-16"
) -> Ruling:
    """Return the ruling on whether moving these units of one hex keeps the Line.

    `to` is None when the units leave the map.
    """
    start = state.board.hex_of_unit(numbers[0])
    assert start is not None
    before, why = allied_lines(state), None
    if start in before.cut_nodes or not _cannot_uncover(state, before, start):
        imagined = state.copy()
        for number in numbers:
            if to is None:
                imagined.put_in_box(number, RESERVE[ALLIED])
            else:
                imagined.place_at(number, state.hex_id(to))
        # A stack that still exerts its zone keeps its node; losing a node that is no link splits nothing.
        if start in before.cut_nodes and not imagined.board.exerts[ALLIED][start]:
            why = split_gap(before, _group_nodes(_find_links(imagined)), start)
        if why is None and (lost := newly_uncovered(imagined, before)):
            why = say("gap.uncovers", hex=lost[0])
    units, left, end = [state.units[n].id for n in numbers], state.hex_id(start), "" if to is None else state.hex_id(to)
    if why is not None:
        return refused((rule, "ARD-H-15"), say("gap.opened", units=units, why=why, start=left, end=end))
    return Ruling(True, say("gap.none", units=units, start=left, end=end), (rule, "ARD-H-14", "ARD-H-15"))
