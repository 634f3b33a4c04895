"""The Line: Allied stacks linked from the north to the south map edge, and the GAP that a change would open."""

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
    "gap_by_removing_unit",
    "gap_by_splitting_line",
]

MAX_LINK_DISTANCE = 3
"""Greatest distance between two linked stacks of a Line, or between a stack and the edge."""

NORTH, SOUTH = -1, -2
"""Graph nodes for the north and the south map edge."""


class Line(NamedTuple):
    """The Allied Lines, as groups of linked nodes (a node is a hex, NORTH or SOUTH), and the VP hexes they cover."""

    group: dict[int, int]
    covered: frozenset[int]
    """VP hexes that are covered by the Allies and Proximate to a German unit."""
    cut_nodes: frozenset[int]
    """Nodes whose removal would split their group."""

    def nodes_by_line(self) -> list[list[int]]:
        """Return the nodes (hexes and map edges) of each Allied Line, sorted."""
        found: dict[int, list[int]] = {}
        for node, number in sorted(self.group.items()):
            found.setdefault(number, []).append(node)
        return list(found.values())


@memoized(rests_on=(proximate_distances,))
def allied_lines(state: ArdennesState) -> Line:
    """Return the Lines that the Allied stacks form in the present position."""
    groups, cut = _find_line_of_each_stack(state)
    return Line(groups, covered_vp_hexes(state), cut)


@memoized(rests_on=(EXERTS,), while_equal=lambda state: state.board.exerts[ALLIED])
def _find_line_of_each_stack(state: ArdennesState) -> tuple[dict[int, int], frozenset[int]]:
    """Return which Allied Line each stack or map edge belongs to, and the nodes without which a Line would split."""
    joined = _find_links_between_stacks(state)
    return _group_nodes(joined), _articulation_points(joined)


@decides("ARD-H-14")
def _find_links_between_stacks(state: ArdennesState) -> dict[int, list[int]]:
    """Return, for each Allied stack and map edge, the other stacks and edges near enough to be linked to it."""
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
    """Return the map edges, NORTH or SOUTH, near enough to a stack in a hex to be linked to it in an Allied Line."""
    row, rows = state.ground.row[hex], state.ground.map.grid.rows
    return [edge for edge, away in ((NORTH, row - 1), (SOUTH, rows - row)) if away <= MAX_LINK_DISTANCE]


def covered_vp_hexes(state: ArdennesState) -> frozenset[int]:
    """Return the VP hexes that hold an Allied unit or ZOC and are Proximate to a German unit."""
    flags, near = state.board.zoc.flags(ALLIED), proximate_distances(state, GERMAN)
    return frozenset(hex for hex in state.vp_hexes if flags[hex] & (FRIEND | FRIENDLY_ZONE) and near[hex] >= 0)


def _group_nodes(links: dict[int, list[int]]) -> dict[int, int]:
    """Return the group of linked nodes (hexes and map edges) to which each node belongs, named after its first node."""
    group: dict[int, int] = {}
    for start in links:
        if start in group:
            continue
        group[start] = start
        waiting = [start]
        while waiting:
            for other in links[waiting.pop()]:
                if other not in group:
                    group[other] = start
                    waiting.append(other)
    return group


def _articulation_points(links: dict[int, list[int]]) -> frozenset[int]:
    """Return the nodes whose removal would split a group of linked nodes, found by depth-first search."""
    found: set[int] = set()
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    for root, beside in links.items():
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
                    trail.append((other, node, iter(links[other])))
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
def gap_by_splitting_line(before: Line, groups_after: dict[int, int], changed_hex: int) -> Message | None:
    """Return the GAP by which a change of the stack in `changed_hex` splits an Allied Line, or None if it splits none.

    `groups_after` gives the group of linked nodes to which each node belongs after the change.
    """
    others = [node for node in before.group if node != changed_hex]
    parts: dict[int, int | None] = {}
    for node in others:
        now = groups_after.get(node)
        if parts.setdefault(before.group[node], now) != now:
            return say("gap.parts-line")
    return None


@decides("ARD-H-15")
def newly_uncovered_vp_hexes(state: ArdennesState, before: Line) -> list[str]:
    """Return the VP hexes that the Allied Lines covered before and no longer cover in this position."""
    flags = state.board.zoc.flags(ALLIED)
    return sorted(state.hex_id(hex) for hex in before.covered if not flags[hex] & (FRIEND | FRIENDLY_ZONE))


@decides("ARD-H-15")
def gap_by_removing_unit(state: ArdennesState, number: int) -> Message | None:
    """Return the GAP in the Allied Line that taking a unit off the map would open, or None if it opens none."""
    board = state.board
    hex = board.hex_of_unit(number)
    assert hex is not None
    left = [n for n in board.units_at(hex, ALLIED) if n != number]
    if board.rule_for_zone(ALLIED, hex, left) or not board.exerts[ALLIED][hex]:
        return None if left else _gap_by_uncovering_vp_hex(state, number, hex)
    now = allied_lines(state)
    return say("gap.parts-line") if hex in now.cut_nodes else _gap_by_uncovering_vp_hex(state, number, hex)


def _cannot_uncover(state: ArdennesState, before: Line, hex: int) -> bool:
    """Return whether no covered VP hex is in or next to a hex, so that a stack leaving the hex uncovers none."""
    return before.covered.isdisjoint((hex, *state.ground.map.beside[hex]))


def _gap_by_uncovering_vp_hex(state: ArdennesState, number: int, hex: int) -> Message | None:
    """Return the GAP opened if a unit leaves the map and a VP hex is no longer covered, or None if all stay covered."""
    before = allied_lines(state)
    if _cannot_uncover(state, before, hex):
        return None
    imagined = state.copy()
    imagined.put_in_box(number, RESERVE[ALLIED])
    lost = newly_uncovered_vp_hexes(imagined, before)
    return say("gap.uncovers", hex=lost[0]) if lost else None


def check_preserves_line(
    state: ArdennesState, numbers: tuple[int, ...], to: int | None, rule: str = "ARD-C3-16"
) -> Ruling:
    """Rule (yes or no, and why) on whether units of one hex may leave it without opening a GAP in the Allied Line.

    `to` is the hex they move to, or None if they leave the map.
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
            why = gap_by_splitting_line(before, _group_nodes(_find_links_between_stacks(imagined)), start)
        if why is None and (lost := newly_uncovered_vp_hexes(imagined, before)):
            why = say("gap.uncovers", hex=lost[0])
    units, left, end = [state.units[n].id for n in numbers], state.hex_id(start), "" if to is None else state.hex_id(to)
    if why is not None:
        return refused((rule, "ARD-H-15"), say("gap.opened", units=units, why=why, start=left, end=end))
    return Ruling(True, say("gap.none", units=units, start=left, end=end), (rule, "ARD-H-14", "ARD-H-15"))
