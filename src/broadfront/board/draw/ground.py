"""The drawn part of a map: positions of its hexes and their corners on the paper.

A hex is 100 units wide. Corners have integer coordinates: half hex widths east, half corner radii south, so that the
three hexes at a corner give it the same coordinates.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from broadfront.board.draw.paths import Path, Point
from broadfront.board.hexmap import HexMap
from broadfront.core.errors import Invalid

WIDTH = 100.0
RADIUS = WIDTH / math.sqrt(3)
ROW = WIDTH * math.sqrt(3) / 2
MOST = 0.6  # a box that covers a larger part of the map is replaced by the map

Corner = tuple[int, int]
Cell = tuple[int, int]  # (half hex widths east, rows south); also beyond the map's edge
Edge = tuple[Corner, Corner]

# Corners clockwise from the north; hexside d runs from corner d to corner d + 1.
_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
_STEPS = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))


def corner_of(cell: Cell, n: int) -> Corner:
    """Return corner number `n` of a hex, in integer coordinates."""
    across, down = _CORNERS[n % 6]
    return cell[0] + across, cell[1] * 3 + down


def corner_point(corner: Corner) -> Point:
    """Return the point of a hex corner on the picture."""
    return corner[0] * WIDTH / 2, corner[1] * RADIUS / 2


def cell_point(cell: Cell) -> Point:
    """Return the center of a hex on the picture."""
    return cell[0] * WIDTH / 2, cell[1] * ROW


def adjacent_cell(cell: Cell, direction: int) -> Cell:
    """Return the hex adjacent to a hex in a direction, both by integer coordinates."""
    across, down = _STEPS[direction]
    return cell[0] + across, cell[1] + down


def hexside(cell: Cell, direction: int) -> Edge:
    """Return the two corners of a hexside, in the same order from both hexes."""
    a, b = corner_of(cell, direction), corner_of(cell, direction + 1)
    return (a, b) if a < b else (b, a)


def outline_loops(cells: Iterable[Cell]) -> Iterator[list[Corner]]:
    """Yield the border lines of a set of hexes, clockwise around the set and counterclockwise around holes in it."""
    inside = frozenset(cells)
    follows: dict[Corner, Corner] = {}
    for cell in sorted(inside):
        for direction in range(6):
            if adjacent_cell(cell, direction) not in inside:
                follows[corner_of(cell, direction)] = corner_of(cell, direction + 1)
    while follows:
        first = min(follows)
        loop, corner = [first], follows.pop(first)
        while corner != first:
            loop.append(corner)
            corner = follows.pop(corner)
        yield loop


def add_hex_to_path(path: Path, cell: Cell, part: float = 1.0) -> None:
    """Add the outline of one hex, or of a smaller one inside it, to the path."""
    x, y = cell_point(cell)
    corners = [corner_point(corner_of(cell, n)) for n in range(6)]
    path.polygon([(x + (cx - x) * part, y + (cy - y) * part) for cx, cy in corners])


def rectangle_around(hexmap: HexMap, hexes: Iterable[int], margin: int = 2) -> tuple[str, str] | None:
    """Return two opposite corners of a rectangle with these hexes and a margin, or None if it covers most of the
    map."""
    cells = [hexmap.cell(hex) for hex in hexes]
    if not cells:
        return None
    rows, columns = [cell.row for cell in cells], [cell.column for cell in cells]
    inside = [
        hex
        for hex in range(len(hexmap))
        if min(rows) - margin <= hexmap.cell(hex).row <= max(rows) + margin
        and min(columns) - margin <= hexmap.cell(hex).column <= max(columns) + margin
    ]
    if len(inside) > MOST * len(hexmap):
        return None
    first, last = min(inside, key=lambda hex: sum(hexmap.cell(hex))), max(inside, key=lambda hex: sum(hexmap.cell(hex)))
    return hexmap.ids[first], hexmap.ids[last]


@dataclass(frozen=True, eq=False)
class Ground:
    """The hexes of a picture: those inside the frame (`shown`) and a ring around them, so that lines continue to the
    edge.
    """

    hexmap: HexMap
    cell: tuple[Cell, ...]  # of every hex of the map
    shown: frozenset[int]
    drawn: frozenset[int]
    boost: float = 1.0  # factor by which lines are widened, to stay visible in a small picture

    @classmethod
    def build(cls, hexmap: HexMap, box: tuple[str, str] | None = None, boost: float = 1.0) -> "Ground":
        """Return the drawn hexes of the whole map, or of the rectangle between two hexes given by id or place name."""
        cells = []
        for i in range(len(hexmap)):
            row, column = hexmap.cell(i)
            cells.append((2 * column + (1 if hexmap.grid.is_shifted_west(row) else 2), row))
        everything = frozenset(range(len(hexmap)))
        if box is None:
            return cls(hexmap, tuple(cells), everything, everything, boost)
        one, two = (cells[hexmap.index_of(hexmap.find(end))] for end in box)
        west, east = sorted((one[0], two[0]))
        north, south = sorted((one[1], two[1]))

        def within(ring: int) -> frozenset[int]:
            """Return the hexes inside the frame, and those at most `ring` hexes outside it."""
            return frozenset(
                i
                for i, (x, y) in enumerate(cells)
                if west - 1 - 2 * ring <= x <= east + 1 + 2 * ring and north - ring <= y <= south + ring
            )

        shown = within(0)
        if not shown:
            raise Invalid(f"no hexes between {box[0]} and {box[1]}", given=list(box), accepted="two hexes of the map")
        return cls(hexmap, tuple(cells), shown, within(2), boost)

    @cached_property
    def index_by_cell(self) -> dict[Cell, int]:
        """The map index of each drawn hex, by its integer coordinates."""
        return {self.cell[i]: i for i in sorted(self.drawn)}

    def center_point(self, i: int) -> Point:
        """Return the center of a hex on the picture."""
        return cell_point(self.cell[i])

    def drawn_neighbor(self, i: int, direction: int) -> int | None:
        """Return the adjacent hex in that direction, or None if it is not drawn."""
        return self.index_by_cell.get(adjacent_cell(self.cell[i], direction))

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """West, north, east and south limits of the shown hexes."""
        points = [self.center_point(i) for i in self.shown]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs) - WIDTH / 2, min(ys) - RADIUS, max(xs) + WIDTH / 2, max(ys) + RADIUS

    @cached_property
    def frame_path_text(self) -> str:
        """The outer border of the shown hexes, as path text."""
        path = Path()
        for loop in outline_loops(self.cell[i] for i in self.shown):
            path.polygon(corner_point(corner) for corner in loop)
        return str(path)

    def cells_with_terrain(self, chosen: Callable[[str], bool]) -> set[Cell]:
        """Return the drawn hexes with a chosen terrain, and those beyond the map's edge that adjoin only them."""
        found = {self.cell[i] for i in self.drawn if chosen(self.hexmap.terrain[i])}
        beyond: dict[Cell, bool] = {}
        for i in sorted(self.drawn):
            for direction in range(6):
                cell = adjacent_cell(self.cell[i], direction)
                if cell not in self.index_by_cell:
                    beyond[cell] = beyond.get(cell, True) and self.cell[i] in found
        return found | {cell for cell, alone in beyond.items() if alone}

    def sides(self, layer: str) -> Iterator[tuple[int, int, str, str]]:
        """Yield every hexside of a map layer once: hex, direction, class, name. A hexside with two classes comes
        twice."""
        seen: set[Edge] = set()
        for i, direction in sorted(self.hexmap.sides[layer]):
            if i not in self.drawn:
                continue
            edge = hexside(self.cell[i], direction)
            if edge not in seen:
                seen.add(edge)
                side = self.hexmap.sides[layer][i, direction]
                for cls in side.classes:
                    yield i, direction, cls, side.name

    def is_at_edge(self, corner: Corner) -> bool:
        """Return whether the hex corner is on the border of the map, where a river may continue outside."""
        across, down = corner
        hexes = 0
        for x, y in _CORNERS:
            row, rest = divmod(down - y, 3)
            hexes += not rest and (across - x, row) in self._cells
        return hexes < 3

    @cached_property
    def _cells(self) -> frozenset[Cell]:
        """The integer coordinates of all hexes of the map."""
        return frozenset(self.cell)
