"""Lays front lines, frontiers, boundaries and the Westwall along hexsides, and finds the areas they divide."""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import pairwise

from broadfront.theatre.draft import Draft
from broadfront.theatre.geography import Geography, Point
from broadfront.theatre.hexsides import Net
from broadfront.theatre.rivers import Waters


def lay_lines(
    draft: Draft,
    net: Net,
    land: Geography,
    kind: str,
    cls: str,
    names: Iterable[str] = (),
) -> set[tuple[int, int]]:
    """Lay all lines of a kind (front, frontier and so on), or only those named, along hexsides of class `cls`.

    Return the pairs of hexes they separate: the hex on the left and the hex on the right.
    """
    # A wall, front or frontier drawn beside a river should run along it.
    waters = Waters(net, guides={net.corners(i, way) for i, way in draft.sides["rivers"]})
    wanted = set(names)
    pairs = set()
    for line in land.lines:
        if line.kind != kind or (wanted and line.name not in wanted):
            continue
        pairs |= _lay_line(draft, net, waters, [draft.frame.to_plane(point) for point in line.points], cls)
    return pairs


def _lay_line(draft: Draft, net: Net, waters: Waters, points: Sequence[Point], cls: str) -> set[tuple[int, int]]:
    """Lay one line along hexsides; return the pairs of hexes it separates (left, right)."""
    pairs = set()
    for course in waters.lay_river(cls, cls, points):
        for first, second in pairwise(course.corners):
            hexside = net.links[first][second]
            if cls:
                draft.set_side("lines", hexside.hex, hexside.way, cls)
            pairs.add((hexside.left, hexside.right))
    return pairs


def hexes_cut_by_lines(draft: Draft, land: Geography, kind: str, names: Iterable[str] = ()) -> set[int]:
    """Return the hexes that lines of a kind (or only those named) pass through."""
    wanted = set(names)
    found: set[int] = set()
    for line in land.lines:
        if line.kind == kind and (not wanted or line.name in wanted):
            points = [draft.frame.to_plane(point) for point in line.points]
            for (x1, y1), (x2, y2) in pairwise(points):
                pieces = max(1, round(8 * max(abs(x2 - x1), abs(y2 - y1))))
                for step in range(pieces + 1):
                    i = draft.frame.hex_at_plane((x1 + (x2 - x1) * step / pieces, y1 + (y2 - y1) * step / pieces))
                    if i is not None:
                        found.add(i)
    return found


def reachable_hexes(draft: Draft, start: Iterable[int], walls: set[tuple[int, int]]) -> set[int]:
    """Return the hexes reachable from `start` without crossing a wall, which is a pair of adjacent hexes in either
    order."""
    found = set(start)
    queue = deque(sorted(found))
    while queue:
        i = queue.popleft()
        for other in draft.frame.six_neighbors[i]:
            if other >= 0 and other not in found and (i, other) not in walls and (other, i) not in walls:
                found.add(other)
                queue.append(other)
    return found
