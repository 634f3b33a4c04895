"""Lays roads and railways from hex center to hex center.

A road passes through the hexes of the places that must be on it and follows its drawn course between them. It prefers
hexsides that already carry a road, avoids running beside another road, and crosses a river only at a listed bridge or,
at a high price, where its course really crosses.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from shapely import LineString
from shapely import Point as Spot

from broadfront.theatre.follow import cut_into_samples, follow_line
from broadfront.theatre.frames import Frame
from broadfront.theatre.geography import Point

STEP = 0.16
ON_ROAD = 0.05
BESIDE = 0.35  # price of closing a triangle with two road hexsides
AT_BRIDGE = 0.1
CROSSING = {"blocked": 40.0, "rhine": 12.0, "major": 8.0, "minor": 4.0, "stream": 0.8}
DRAWN = 0.3  # factor on the price where the drawn road really crosses nearby
BRIDGE_REACH = 1.1
EDGE_REACH = 1.1
WANDER = 0.6  # price of a hex off the drawn road, times the square of the distance beyond half a hex


@dataclass
class Roads:
    """Lays roads hex by hex; knows the rivers, bridges and roads already on the map."""

    frame: Frame
    rivers: dict[tuple[int, int], tuple[str, str]]  # hexside (both ways) -> class, name
    bridges: dict[str, list[Point]]  # river -> crossing points
    courses: dict[str, LineString]  # river -> drawn course
    barred: set[int] = field(default_factory=set)  # water hexes
    joined: dict[tuple[int, int], str] = field(default_factory=dict)  # hex pair, both ways -> class

    def lay_road(self, cls: str, line: Sequence[Point], pins: dict[int, int]) -> list[int] | None:
        """Lay the part of one road that is on the map and return its hexes, or None if there is no way.

        `pins` gives the hex in which the road must be at a vertex of its real course.
        """
        samples = cut_into_samples(line)
        frame = self.frame
        course = LineString(line)
        held = {samples.marks[vertex]: frozenset({hex_number}) for vertex, hex_number in pins.items()}
        crossings: dict[tuple[int, int], float] = {}

        def crossing_price(i: int, way: int) -> float:
            """Return the cost of crossing the river, if any, on a hexside."""
            if (i, way) not in self.rivers:
                return 0.0
            if (i, way) not in crossings:
                river_class, river = self.rivers[i, way]
                (x1, y1), (x2, y2) = frame.centers[i], frame.centers[frame.six_neighbors[i][way]]
                middle = ((x1 + x2) / 2, (y1 + y2) / 2)
                price = CROSSING[river_class]
                near = [math.dist(middle, spot) for spot in self.bridges.get(river, ())]
                if near and min(near) <= BRIDGE_REACH:
                    price = AT_BRIDGE + 0.3 * min(near)
                elif river in self.courses and _crosses_near(course, self.courses[river], middle):
                    price *= DRAWN
                crossings[i, way] = price
            return crossings[i, way]

        away: dict[int, float] = {}

        def wander_price(i: int) -> float:
            """Return the cost of a hex by its distance from the real road."""
            if i not in away:
                away[i] = WANDER * max(0.0, round(course.distance(Spot(frame.centers[i])), 6) - 0.5) ** 2
            return away[i]

        def steps(i: int) -> list[tuple[int, float]]:
            """Return the hexes next to a hex, with the cost of a road to each."""
            found = []
            for way, other in enumerate(frame.six_neighbors[i]):
                if other < 0 or other in self.barred:
                    continue
                if (i, other) in self.joined:
                    found.append((other, ON_ROAD + wander_price(other)))
                    continue
                price = STEP + wander_price(other) + crossing_price(i, way)
                for third in (frame.six_neighbors[i][(way + 1) % 6], frame.six_neighbors[i][(way - 1) % 6]):
                    if (i, third) in self.joined and (other, third) in self.joined:
                        price += BESIDE
                found.append((other, price))
            return found

        last = len(samples.points) - 1
        starts = dict.fromkeys(held[0], 0.0) if 0 in held else self._rim_hexes_near(line[0])
        ends = dict.fromkeys(held[last], 0.0) if last in held else self._rim_hexes_near(line[-1])
        path = follow_line(samples, frame.centers.__getitem__, steps, starts, ends, held)
        if path:
            for i, other in pairwise(path):
                if (i, other) not in self.joined:
                    self.joined[i, other] = self.joined[other, i] = cls
        return path

    def _rim_hexes_near(self, point: Point) -> dict[int, float]:
        """Return the land hexes at the edge of the map near a point, where a road may leave the map, with their
        distances."""
        rim = [i for i, others in enumerate(self.frame.six_neighbors) if -1 in others and i not in self.barred]
        away = {i: round(math.dist(self.frame.centers[i], point), 6) for i in rim}
        return {i: far for i, far in away.items() if far <= EDGE_REACH}


def _crosses_near(road: LineString, river: LineString, middle: Point) -> bool:
    """Return whether the real road crosses the river near a point."""
    if not road.intersects(river):
        return False
    return bool(road.intersection(river).distance(Spot(middle)) <= 1.0)
