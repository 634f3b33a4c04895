"""The network of hexsides and corners of a map's hex grid, along which rivers and lines run."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from shapely import LineString, MultiLineString, Polygon, unary_union
from shapely import Point as Spot
from shapely.geometry.base import BaseGeometry

from broadfront.theatre.frames import Frame, corner_point
from broadfront.theatre.geography import Point


@dataclass(frozen=True)
class Hexside:
    """A hexside followed from one corner to the other: the hexes to its left and right."""

    hex: int
    way: int  # its direction as seen from `hex`
    left: int
    right: int


class Net:
    """A graph of the hex grid: the corners of hexes are its numbered nodes, the hexsides between two hexes are its
    edges."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.number: dict[tuple[int, int], int] = {}
        self.points: list[Point] = []
        self.links: list[dict[int, Hexside]] = []
        self.rim: set[int] = set()
        for i in range(len(frame.cells)):
            for corner in frame.corners(i):
                self._add_corner(corner)
        for i, others in enumerate(frame.six_neighbors):
            for way in range(6):
                first, second = (self.number[corner] for corner in frame.hexside(i, way))
                if others[way] < 0:
                    self.rim |= {first, second}
                elif i < others[way]:
                    # Following a hexside clockwise around a hex keeps the hex on the right.
                    self.links[first][second] = Hexside(i, way, left=others[way], right=i)
                    self.links[second][first] = Hexside(i, way, left=i, right=others[way])

    def _add_corner(self, corner: tuple[int, int]) -> int:
        """Return the number of a corner, giving it a new one if it has none yet."""
        if corner not in self.number:
            self.number[corner] = len(self.points)
            self.points.append(corner_point(corner))
            self.links.append({})
        return self.number[corner]

    def corners(self, hex_number: int, direction: int) -> tuple[int, int]:
        """Return the numbers of the two corners of a hexside, the lower number first."""
        first, second = (self.number[corner] for corner in self.frame.hexside(hex_number, direction))
        return (first, second) if first < second else (second, first)

    def point_of(self, corner: int) -> Point:
        """Return the plane position of a corner."""
        return self.points[corner]

    def corners_near(self, point: Point, reach: float, among: Iterable[int] | None = None) -> dict[int, float]:
        """Return the numbers of the corners within the distance `reach` of a point, each with its distance. With
        `among`, only these corners are considered."""
        x, y = point
        pool = range(len(self.points)) if among is None else among
        found = {}
        for corner in pool:
            away = math.hypot(self.points[corner][0] - x, self.points[corner][1] - y)
            if away <= reach and self.links[corner]:
                found[corner] = round(away, 6)
        return found

    @cached_property
    def map_area(self) -> BaseGeometry:
        """Return the area that the map covers."""
        return unary_union([Polygon(self.frame.outline(i)) for i in range(len(self.frame.cells))])

    def parts_inside_map(self, line: Sequence[Point]) -> list[tuple[list[Point], bool, bool]]:
        """Return the parts of a line that lie on the map, each with whether it begins and whether it ends at the edge
        of the map."""
        if len(line) < 2:
            return []
        whole = LineString(line)
        cut = whole.intersection(self.map_area)
        parts = list(cut.geoms) if isinstance(cut, MultiLineString) else [cut]
        found = []
        for part in parts:
            if not isinstance(part, LineString) or part.length < 0.05:
                continue
            points = [(round(x, 6), round(y, 6)) for x, y in part.coords]
            if whole.project(part.interpolate(0)) > whole.project(part.interpolate(part.length)):
                points.reverse()
            begins = math.dist(points[0], line[0]) > 1e-3
            ends = math.dist(points[-1], line[-1]) > 1e-3
            found.append((points, begins, ends))
        found.sort(key=lambda piece: whole.project(LineString(piece[0]).interpolate(0)))
        return found


def offset_from(line: LineString, point: Point) -> float:
    """Return how far a point is to the left (positive) or right (negative) of a line, seen along the line; y grows
    south."""
    spot = Spot(point)
    along = line.project(spot)
    before, after = line.interpolate(max(0.0, along - 0.08)), line.interpolate(min(line.length, along + 0.08))
    cross = (after.x - before.x) * (point[1] - before.y) - (after.y - before.y) * (point[0] - before.x)
    away = line.distance(spot)
    return round(away if cross < 0 else -away, 6)
