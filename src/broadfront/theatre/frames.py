"""Where each map lies on the earth: conversion between latitude and longitude and positions on the hex grid.

The plane of a frame is that of `Grid.center`: x east and y south, in hex widths, from the north-west corner. Plane
coordinates are rounded, so that comparisons give the same result on every machine.
"""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from broadfront.board.grid import ROW_HEIGHT, Cell, Grid
from broadfront.theatre.geography import Point

PLACES = 6  # decimals of a hex width: less than a hundredth of a meter
EARTH_KM = 6371.0


class Projection(Protocol):
    """Converts degrees to kilometers east and north of a chosen point, and back."""

    def to_kilometers(self, lat: float, lon: float) -> Point: ...

    def to_latitude_longitude(self, x: float, y: float) -> Point: ...


@dataclass(frozen=True)
class Flat:
    """A simple map projection: degrees scaled about a point and rotated; accurate over one or two hundred
    kilometers."""

    lat: float
    lon: float
    km_per_lat: float
    km_per_lon: float
    turned: float = 0.0  # degrees by which the west-east axis is rotated north of east

    def to_kilometers(self, lat: float, lon: float) -> Point:
        """Return kilometers east and north of the chosen point."""
        x, y = self.km_per_lon * (lon - self.lon), self.km_per_lat * (lat - self.lat)
        cos, sin = math.cos(math.radians(self.turned)), math.sin(math.radians(self.turned))
        return cos * x + sin * y, -sin * x + cos * y

    def to_latitude_longitude(self, x: float, y: float) -> Point:
        """Return the latitude and longitude of a point."""
        cos, sin = math.cos(math.radians(self.turned)), math.sin(math.radians(self.turned))
        return self.lat + (sin * x + cos * y) / self.km_per_lat, self.lon + (cos * x - sin * y) / self.km_per_lon


@dataclass(frozen=True)
class Conic:
    """Lambert's conformal conic map projection on a sphere, true to scale on two parallels."""

    lat: float
    lon: float
    south: float
    north: float

    @cached_property
    def _cone(self) -> tuple[float, float, float]:
        """Return the constants of the projection: exponent, scale, and radius at the middle latitude."""
        first, second = math.radians(self.south), math.radians(self.north)
        n = math.log(math.cos(first) / math.cos(second)) / math.log(_mercator_factor(second) / _mercator_factor(first))
        scale = EARTH_KM * math.cos(first) * _mercator_factor(first) ** n / n
        return n, scale, scale / _mercator_factor(math.radians(self.lat)) ** n

    def to_kilometers(self, lat: float, lon: float) -> Point:
        """Return kilometers east and north of the chosen point."""
        n, scale, middle = self._cone
        radius = scale / _mercator_factor(math.radians(lat)) ** n
        angle = n * math.radians(lon - self.lon)
        return radius * math.sin(angle), middle - radius * math.cos(angle)

    def to_latitude_longitude(self, x: float, y: float) -> Point:
        """Return the latitude and longitude of a point."""
        n, scale, middle = self._cone
        radius, angle = math.hypot(x, middle - y), math.atan2(x, middle - y)
        lat = 2 * math.atan((scale / radius) ** (1 / n)) - math.pi / 2
        return math.degrees(lat), self.lon + math.degrees(angle / n)


def _mercator_factor(lat: float) -> float:
    """Return how far the Mercator projection stretches the way from the equator to a latitude, as a factor."""
    return math.tan(math.pi / 4 + lat / 2)


@dataclass(frozen=True)
class Frame:
    """The position of a map on the earth: a hex grid laid on a map projection. `origin` is where the projection's zero
    point lies, in hex widths from the north-west corner."""

    title: str
    grid: Grid
    hex_km: float
    projection: Projection
    origin: Point

    def to_plane(self, degrees: Point) -> Point:
        """Return the plane position (in hex widths) of a point given in degrees."""
        x, y = self.projection.to_kilometers(*degrees)
        return round(self.origin[0] + x / self.hex_km, PLACES), round(self.origin[1] - y / self.hex_km, PLACES)

    def to_degrees(self, x: float, y: float) -> Point:
        """Return the latitude and longitude of a plane position."""
        lat, lon = self.projection.to_latitude_longitude(
            (x - self.origin[0]) * self.hex_km, (self.origin[1] - y) * self.hex_km
        )
        return round(lat, 3), round(lon, 3)

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Return the row and column of each hex of the map."""
        return tuple(self.grid.cells())

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """Return the printed id of each hex."""
        return tuple(self.grid.format(cell) for cell in self.cells)

    @cached_property
    def centers(self) -> tuple[Point, ...]:
        """Return the center of each hex in plane coordinates."""
        found = (self.grid.center(cell) for cell in self.cells)
        return tuple((round(x, PLACES), round(y, PLACES)) for x, y in found)

    @cached_property
    def six_neighbors(self) -> tuple[tuple[int, ...], ...]:
        """Return for each hex the indexes of its six neighbors by direction, -1 outside the map."""
        return tuple(
            tuple(
                -1 if (other := self.grid.adjacent_cell(cell, way)) is None else self.hex_number(other)
                for way in range(6)
            )
            for cell in self.cells
        )

    def hex_number(self, cell: Cell) -> int:
        """Return the index of the hex in a row and column."""
        return cell.row * self.grid.columns + cell.column

    def hex_at(self, degrees: Point) -> int | None:
        """Return the index of the hex at a point given in degrees, or None outside the map."""
        return self.hex_at_plane(self.to_plane(degrees))

    def hex_at_plane(self, point: Point) -> int | None:
        """Return the index of the hex at a plane position, or None outside the map."""
        cell = self.grid.cell_at(*point)
        return None if cell is None else self.hex_number(cell)

    def outline(self, hex_number: int) -> list[Point]:
        """Return the six corners of a hex in plane coordinates, clockwise from the north."""
        return [corner_point(corner) for corner in self.corners(hex_number)]

    def corners(self, hex_number: int) -> list[tuple[int, int]]:
        """Return the six corners of a hex as exact integers, so that corners of adjacent hexes are equal. The units are
        half hex widths east and 1 / (2 sqrt 3) hex widths south."""
        row, column = self.cells[hex_number]
        x, y = 2 * column + (1 if self.grid.is_shifted_west(row) else 2), 3 * row + 2
        return [(x + right, y + down) for right, down in ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))]

    def hexside(self, hex_number: int, direction: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return the two corners of the hexside in a direction, clockwise: NE runs from the north corner to the next
        one, and so on."""
        corners = self.corners(hex_number)
        return corners[direction], corners[(direction + 1) % 6]


def corner_point(corner: tuple[int, int]) -> Point:
    """Return the plane position of a corner given as exact integers."""
    return round(corner[0] / 2, PLACES), round(corner[1] / (2 * math.sqrt(3)), PLACES)


ARDENNES_KM_PER_LAT, ARDENNES_KM_PER_LON = 111.24, 71.108


def _ardennes_frame() -> Frame:
    """Return the position of the Ardennes map on the earth."""
    # The point lat 50.3, lon 5.5 is at u = 17.05 columns from the east and v = 9.95 rows from the north.
    grid = Grid("rrcc-east", rows=30, columns=30, stagger="even-west")
    projection = Flat(50.3, 5.5, ARDENNES_KM_PER_LAT, ARDENNES_KM_PER_LON, turned=2.0)
    return Frame("ardennes", grid, 4.8, projection, (31 - 17.05, (9.95 - 1) * ROW_HEIGHT + 1 / math.sqrt(3)))


def _wacht_frame() -> Frame:
    """Return the position of the Wacht am Rhein map on the earth."""
    grid = Grid("rrrccc", rows=100, columns=100, stagger="even-west")
    projection = Flat(50.3, 5.5, ARDENNES_KM_PER_LAT, ARDENNES_KM_PER_LON)
    north, west = 50.755, 4.665
    return Frame(
        "wacht",
        grid,
        1.609,
        projection,
        (ARDENNES_KM_PER_LON * (5.5 - west) / 1.609, ARDENNES_KM_PER_LAT * (north - 50.3) / 1.609),
    )


def _rhine_frame() -> Frame:
    """Return the position of the Rhine map on the earth."""
    # Four sheets of 68 rows x 40 columns; the zero point is in the middle, where they meet.
    grid = Grid("ocs", rows=136, columns=80, stagger="even-west")
    return Frame(
        "rhine", grid, 5.633, Conic(50.2, 6.4, south=48.2, north=52.2), (40.25, 67.5 * ROW_HEIGHT + 1 / math.sqrt(3))
    )


FRAMES = {"ardennes": _ardennes_frame(), "wacht": _wacht_frame(), "rhine": _rhine_frame()}
