"""Lays rivers, canals and other lines along hexsides.

A river follows its drawn course from corner to corner. Each hexside should leave hexes on the bank where their
settlement (or else their center) really is. A wrong bank costs extra, a wrong bank for a settlement much more. A
tributary ends where it first meets the river it flows into.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from shapely import LineString
from shapely import Point as Spot

from broadfront.theatre.follow import cut_into_samples, follow_line, remove_loops
from broadfront.theatre.geography import Point
from broadfront.theatre.hexsides import Hexside, Net, offset_from

STEP = 0.12  # price of a hexside: keeps a course short
GUIDED = 0.02
WRONG_CENTRE, WRONG_VILLAGE, WRONG_TOWN = 1.0, 4.0, 14.0
TAKEN = 4.0  # price of running along another river
TOUCH = 1.5  # price of touching another river before the mouth
MOUTH = 0.12  # two course ends this close (in hex widths) share a point
JOIN = 0.25  # a course that begins or ends this close to another course joins it
_REACH = 1.3


@dataclass
class Course:
    """A river laid on the map along hexsides: its corners in order of flow."""

    name: str
    cls: str
    line: list[Point]
    corners: list[int]


@dataclass
class Waters:
    """Lays rivers (or other lines) along hexsides one by one, and remembers those already laid."""

    net: Net
    settled: dict[int, Point] = field(default_factory=dict)  # position of the settlement of a hex
    towns: set[int] = field(default_factory=set)
    guides: set[tuple[int, int]] = field(default_factory=set)  # preferred hexsides, as pairs of corners
    courses: list[Course] = field(default_factory=list)
    taken: dict[tuple[int, int], str] = field(default_factory=dict)
    touched: dict[int, str] = field(default_factory=dict)

    def lay_river(self, name: str, cls: str, line: Sequence[Point]) -> list[Course]:
        """Lay a river along hexsides and return its parts on the map."""
        laid = []
        for points, from_rim, to_rim in self.net.parts_inside_map(line):
            corners = self._find_course(points, from_rim, to_rim)
            if corners is None or len(corners) < 2:
                continue
            course = Course(name, cls, points, corners)
            for pair in self._corner_pairs(corners):
                self.taken.setdefault(pair, name)
            for corner in corners:
                self.touched.setdefault(corner, name)
            laid.append(course)
            self.courses.append(course)
        return laid

    def _find_course(self, points: list[Point], from_rim: bool, to_rim: bool) -> list[int] | None:
        """Return the corners along which a river follows its real course best; None if there is no way."""
        net = self.net
        line = LineString(points)
        banks: dict[int, float] = {}

        def wrong_bank_price(hexside: Hexside) -> float:
            """Return the extra cost of a hexside that puts a hex on the wrong bank."""
            price = 0.0
            for hex_number, sign in ((hexside.left, 1), (hexside.right, -1)):
                if hex_number not in banks:
                    banks[hex_number] = offset_from(line, self.settled.get(hex_number, net.frame.centers[hex_number]))
                off = -sign * banks[hex_number]
                if off > 0:
                    weight = WRONG_VILLAGE if hex_number in self.settled else WRONG_CENTRE
                    weight = WRONG_TOWN if hex_number in self.towns else weight
                    price += weight * (0.15 + min(off, 0.6))
            return price

        starts = self._end_corners(points[0], from_rim)
        ends = self._end_corners(points[-1], to_rim)

        def steps(corner: int) -> list[tuple[int, float]]:
            """Return the corners next to a corner, with the cost of the hexside to each."""
            found = []
            for other, hexside in net.links[corner].items():
                pair = (corner, other) if corner < other else (other, corner)
                price = GUIDED if pair in self.guides else STEP + wrong_bank_price(hexside)
                if pair in self.taken:
                    price += TAKEN
                if other in self.touched and other not in ends and other not in starts:
                    price += TOUCH
                if other in net.rim:
                    price += TOUCH
                found.append((other, price))
            return found

        walk = follow_line(cut_into_samples(points), net.point_of, steps, starts, ends)
        return None if walk is None else remove_loops(walk)

    def _end_corners(self, point: Point, rim: bool) -> dict[int, float]:
        """Return the corners where a river may begin or end near a point, with the cost of each."""
        net = self.net
        if rim:
            spots = net.corners_near(point, _REACH, [corner for corner in net.rim if net.links[corner]])
            return spots or net.corners_near(point, 2 * _REACH, net.rim)
        for course in self.courses:
            if math.dist(course.line[-1], point) <= MOUTH:
                return {course.corners[-1]: 0.0}
            if math.dist(course.line[0], point) <= MOUTH:
                return {course.corners[0]: 0.0}
        for course in self.courses:
            along = LineString(course.line)
            if along.distance(Spot(point)) <= JOIN:
                spots = net.corners_near(point, _REACH, course.corners)
                if spots:
                    return {corner: 2 * away for corner, away in spots.items()}
        return net.corners_near(point, _REACH)

    def _corner_pairs(self, corners: Sequence[int]) -> Iterable[tuple[int, int]]:
        """Yield the hexsides along which a river runs, each as a pair of corners, the lower first."""
        for first, second in pairwise(corners):
            yield (first, second) if first < second else (second, first)
