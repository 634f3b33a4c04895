"""Positions in the windows of a module: hexes on the map, boxes and decks on boards of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from broadfront.board.draw.ground import WIDTH, Ground
from broadfront.board.draw.picture import Options, paper_edge, picture
from broadfront.board.grid import ROW_HEIGHT
from broadfront.board.hexmap import HexMap

__all__ = ["Area", "AreaBoard", "HexBoard", "arrange_areas"]

LARGEST, SMALLEST, WIDE = 96.0, 64.0, 3600.0
"""Pixels per hex, at most and at least, and the target width of a map; VASSAL cannot handle huge pictures."""
COUNTER = 0.7
"""Side of a counter in hex widths."""


class HexBoard:
    """The picture of a map, and the positions of its hexes in the picture."""

    def __init__(self, hexmap: HexMap) -> None:
        self.hexmap = hexmap
        self.scale = float(round(min(LARGEST, max(SMALLEST, WIDE / hexmap.grid.columns))))
        ground = Ground.build(hexmap)
        west, north, east, south = ground.bounds
        edge, pixels = paper_edge(ground, self.scale), self.scale / WIDTH
        self.width, self.height = ((b - a) * pixels + 2 * edge for a, b in ((west, east), (north, south)))
        first = ground.center_point(0)
        x, y = hexmap.centre(0)
        self.x = edge + (first[0] - west) * pixels - x * self.scale
        self.y = edge + (first[1] - north) * pixels - y * self.scale
        """Origin of the grid in pixels."""

    @property
    def counter_size(self) -> int:
        """Return the length of a counter's side in pixels."""
        return round(self.scale * COUNTER)

    @property
    def row_spacing(self) -> float:
        """Return the distance between rows of hexes in pixels."""
        return self.scale * ROW_HEIGHT

    def cell_center(self, cell: tuple[int, int]) -> tuple[float, float]:
        """Return the center of a hex in pixels, by its row and column."""
        x, y = self.hexmap.grid.center(cell)
        return self.x + x * self.scale, self.y + y * self.scale

    def hex_center(self, hex: str) -> tuple[int, int]:
        """Return the center of a hex in pixels."""
        x, y = self.cell_center(self.hexmap.grid.parse(hex))
        return round(x), round(y)

    def hex_at(self, x: int, y: int) -> str | None:
        """Return the hex at a point of the map picture, or None outside the map."""
        cell = self.hexmap.grid.cell_at((x - self.x) / self.scale, (y - self.y) / self.scale)
        hex = None if cell is None else self.hexmap.grid.format(cell)
        return hex if hex in self.hexmap else None

    def svg(self) -> str:
        """Return the picture of the map as SVG."""
        return picture(self.hexmap, Options(scale=self.scale, legend=False))


class Area(NamedTuple):
    """A named rectangle of a board in a VASSAL window."""

    name: str
    x: int
    y: int
    width: int
    height: int

    def contains(self, x: int, y: int) -> bool:
        """Return whether a point lies in the rectangle."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def center(self) -> tuple[int, int]:
        """Return the middle of the rectangle."""
        return self.x + self.width // 2, self.y + self.height // 2


class AreaBoard(NamedTuple):
    """A board of named rectangles in a VASSAL window, and the spacing of pieces in them."""

    name: str
    width: int
    height: int
    areas: Mapping[str, Area]
    pitch: tuple[int, int]

    def spot(self, name: str, index: int) -> tuple[int, int]:
        """Return the point where the n-th piece lies in an area, row by row; surplus pieces share the last spot."""
        area, (across, down) = self.areas[name], self.pitch
        columns, rows = max(1, (area.width - GAP) // across), max(1, (area.height - HEAD) // down)
        at = min(index, columns * rows - 1)
        row, column = divmod(at, columns)
        return area.x + GAP // 2 + across * column + across // 2, area.y + HEAD + down * row + down // 2

    def area_at(self, x: int, y: int) -> str | None:
        """Return the name of the area at a point of the board; None if the point is in no area."""
        return next((name for name, area in self.areas.items() if area.contains(x, y)), None)


GAP, HEAD = 16, 28
"""Pixels between areas, and height of an area's label."""
IN_A_ROW, MOST_ROWS, SIDE_BY_SIDE = 8, 12, 3


def arrange_areas(
    name: str, capacities: Mapping[str, int], pitch: tuple[int, int], per_row: int = IN_A_ROW
) -> AreaBoard:
    """Arrange the areas of a board side by side, each with room for its number of pieces."""
    across, down = pitch
    width = per_row * across + GAP
    reached = [GAP] * min(SIDE_BY_SIDE, max(1, len(capacities)))
    found = {}
    for one, count in capacities.items():
        rows = min(MOST_ROWS, max(1, -(-count // per_row)))
        column = reached.index(min(reached))
        height = HEAD + rows * down + GAP // 2
        found[one] = Area(one, GAP + column * (width + GAP), reached[column], width, height)
        reached[column] += height + GAP
    return AreaBoard(name, GAP + len(reached) * (width + GAP), max(reached), found, pitch)
