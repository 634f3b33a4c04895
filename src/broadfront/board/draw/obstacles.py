"""Tracks occupied space on a picture, so that names find room."""

from collections.abc import Iterator
from typing import NamedTuple

from broadfront.board.draw.paths import Point

_CELL = 50.0


class Box(NamedTuple):
    """A rectangle on the picture."""

    west: float
    north: float
    east: float
    south: float

    def overlap(self, other: "Box") -> float:
        """Return the area that two rectangles share."""
        wide = min(self.east, other.east) - max(self.west, other.west)
        high = min(self.south, other.south) - max(self.north, other.north)
        return wide * high if wide > 0 and high > 0 else 0.0

    @property
    def area(self) -> float:
        return (self.east - self.west) * (self.south - self.north)


class Obstacles:
    """Occupied boxes and points of a picture with weights, and the cost of putting a name on top of them."""

    def __init__(self) -> None:
        self._boxes: dict[tuple[int, int], list[tuple[Box, float]]] = {}
        self._points: dict[tuple[int, int], list[tuple[float, float, float]]] = {}

    @staticmethod
    def _cells(box: Box) -> Iterator[tuple[int, int]]:
        """Yield the squares of the lookup grid that a rectangle touches."""
        for row in range(int(box.north // _CELL), int(box.south // _CELL) + 1):
            for column in range(int(box.west // _CELL), int(box.east // _CELL) + 1):
                yield column, row

    def add(self, box: Box, weight: float) -> None:
        """Add an occupied rectangle; `weight` is the cost of covering it."""
        for cell in self._cells(box):
            self._boxes.setdefault(cell, []).append((box, weight))

    def remove(self, box: Box, weight: float) -> None:
        """Remove a rectangle that was added with this weight."""
        for cell in self._cells(box):
            self._boxes[cell].remove((box, weight))

    def add_point(self, point: Point, weight: float) -> None:
        """Add an occupied point; `weight` is the cost of covering it."""
        cell = (int(point[0] // _CELL), int(point[1] // _CELL))
        self._points.setdefault(cell, []).append((*point, weight))

    def overlap_cost(self, box: Box) -> float:
        """Return the cost of covering a box: the weights of the points inside it, and of other boxes by the share of
        them that overlaps.

        For an obstacle larger than the given box, the overlapping share of the given box counts.
        """
        total = 0.0
        seen: set[Box] = set()
        for cell in self._cells(box):
            for other, weight in self._boxes.get(cell, ()):
                if other not in seen:
                    seen.add(other)
                    if shared := box.overlap(other):
                        total += weight * (0.3 + shared / min(box.area, other.area))
            for x, y, weight in self._points.get(cell, ()):
                if box.west < x < box.east and box.north < y < box.south:
                    total += weight
        return total
