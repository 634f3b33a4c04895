"""Pointy-top hex grids: numbering, adjacency and distances.

Internally a hex is a `Cell(row, column)`, both counted from 0, rows from the north, columns from the west. Public
functions take and return the id printed on the map. Directions go clockwise from north-east; the opposite of d is (d +
3) % 6.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from broadfront.core.errors import Invalid

DIRECTIONS = ("NE", "E", "SE", "SW", "W", "NW")
ROW_HEIGHT = math.sqrt(3) / 2  # between the centers of two rows, in hex widths

Numbering = Literal["rrcc-east", "rrcc-west", "rrrccc", "ocs"]
Stagger = Literal["even-west", "odd-west"]
NUMBERINGS: tuple[str, ...] = get_args(Numbering)
STAGGERS: tuple[str, ...] = get_args(Stagger)

# (row, column) offsets by direction, for a row shifted half a hex west of its neighbors and for one shifted east.
_STEPS_WEST = ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
_STEPS_EAST = ((-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0))

_FORMS = {
    "rrcc-east": (re.compile(r"(\d\d)(\d\d)"), "four digits: row from the north, column from the east"),
    "rrcc-west": (re.compile(r"(\d\d)(\d\d)"), "four digits: row from the north, column from the west"),
    "rrrccc": (re.compile(r"(\d\d\d)(\d\d\d)"), "six digits: row from the north, column from the west"),
    "ocs": (re.compile(r"([A-Z])(\d\d)\.(\d\d)"), "a sheet, its row from the south and column from the west: A25.07"),
}
_SHEETS = "ABCD"  # north-west, north-east, south-west, south-east


class Cell(NamedTuple):
    """The row and column of a hex, both counted from 0."""

    row: int
    column: int


def opposite(direction: int) -> int:
    """Return the direction of the same hexside as seen from the other hex.

    >>> DIRECTIONS[opposite(0)]
    'SW'
    """
    return (direction + 3) % 6


@dataclass(frozen=True)
class Grid:
    """A frame of rows x columns hexes, which a map need not fill.

    `stagger` names the rows shifted half a hex west, counting rows 1, 2, 3... from the north edge, even where the
    printed numbers run the other way (`ocs`). `ocs` splits the frame into four equal sheets.

    >>> grid = Grid("rrcc-east", rows=30, columns=30, stagger="even-west")
    >>> grid.neighbor("0526", 0), grid.distance("0526", "0116")
    ('0425', 12)
    """

    numbering: Numbering
    rows: int
    columns: int
    stagger: Stagger = "even-west"

    def __post_init__(self) -> None:
        if self.numbering not in NUMBERINGS:
            raise Invalid(
                f"numbering {self.numbering!r} is unknown; use one of {', '.join(NUMBERINGS)}",
                given=self.numbering,
                accepted=NUMBERINGS,
                parameter="numbering",
            )
        if self.stagger not in STAGGERS:
            raise Invalid(
                f"stagger {self.stagger!r} is unknown; use one of {', '.join(STAGGERS)}",
                given=self.stagger,
                accepted=STAGGERS,
                parameter="stagger",
            )
        most = {"rrrccc": 999, "ocs": 198}.get(self.numbering, 99)
        for name, count in (("rows", self.rows), ("columns", self.columns)):
            if not 1 <= count <= most:
                raise Invalid(
                    f"{name}={count}: {self.numbering} numbers 1 to {most} {name}",
                    given=count,
                    accepted=f"1-{most}",
                    parameter=name,
                )
            if self.numbering == "ocs" and count % 2:
                raise Invalid(
                    f"{name}={count}: ocs splits the map into four equal sheets; give an even number",
                    given=count,
                    accepted="an even number",
                    parameter=name,
                )

    # Ids ------------------------------------------------------------------------------------------------------------

    def parse(self, hex_id: str) -> Cell:
        """Return the row and column of a printed hex id. Raise `Invalid` for an unknown id."""
        pattern, form = _FORMS[self.numbering]
        match = pattern.fullmatch(hex_id)
        if match is None:
            raise self._unknown_hex(hex_id, f"give {form}", form)
        if self.numbering == "ocs":
            sheet, row_text, column_text = match.groups()
            if sheet not in _SHEETS:
                raise self._unknown_hex(hex_id, f"there is no sheet {sheet}; sheets are A, B, C, D", list(_SHEETS))
            rows, columns = self.rows // 2, self.columns // 2
        else:
            row_text, column_text = match.groups()
            rows, columns = self.rows, self.columns
        row, column = int(row_text), int(column_text)
        for name, number, count, width in (
            ("row", row, rows, len(row_text)),
            ("column", column, columns, len(column_text)),
        ):
            if not 1 <= number <= count:
                span = f"{1:0{width}}-{count:0{width}}"
                raise self._unknown_hex(hex_id, f"there is no {name} {number:0{width}}; {name}s are {span}", span)
        if self.numbering == "rrcc-east":
            return Cell(row - 1, columns - column)
        if self.numbering == "ocs":
            south, east = divmod(_SHEETS.index(sheet), 2)
            return Cell(south * rows + rows - row, east * columns + column - 1)
        return Cell(row - 1, column - 1)

    def format(self, cell: tuple[int, int]) -> str:
        """Return the printed id of the hex at a row and column."""
        row, column = cell
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise Invalid(
                f"cell {row},{column} lies outside the frame of {self.rows} rows and {self.columns} columns",
                given=f"{row},{column}",
                accepted=f"0,0 to {self.rows - 1},{self.columns - 1}",
                parameter="cell",
            )
        if self.numbering == "rrcc-east":
            return f"{row + 1:02}{self.columns - column:02}"
        if self.numbering == "rrcc-west":
            return f"{row + 1:02}{column + 1:02}"
        if self.numbering == "rrrccc":
            return f"{row + 1:03}{column + 1:03}"
        south, north_rows = divmod(row, self.rows // 2)
        east, west_columns = divmod(column, self.columns // 2)
        return f"{_SHEETS[2 * south + east]}{self.rows // 2 - north_rows:02}.{west_columns + 1:02}"

    def __contains__(self, hex_id: object) -> bool:
        if not isinstance(hex_id, str):
            return False
        try:
            self.parse(hex_id)
        except Invalid:
            return False
        return True

    def _unknown_hex(self, hex_id: str, hint: str, accepted: object) -> Invalid:
        """Return the error for an unknown hex id."""
        return Invalid(f"no hex {hex_id!r}: {hint}", given=hex_id, accepted=accepted, parameter="hex")

    def cells(self) -> Iterator[Cell]:
        """Yield the row and column of all hexes in reading order: north to south, west to east."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield Cell(row, column)

    # Neighbors ------------------------------------------------------------------------------------------------------

    def is_shifted_west(self, row: int) -> bool:
        """Return whether a row of hexes (0 at the north edge) is shifted half a hex west."""
        return row % 2 == (1 if self.stagger == "even-west" else 0)

    def neighbor_offsets(self, row: int) -> tuple[tuple[int, int], ...]:
        """Return the (row, column) offsets to the six neighbors of a hex in this row, by direction."""
        return _STEPS_WEST if self.is_shifted_west(row) else _STEPS_EAST

    def adjacent_cell(self, cell: tuple[int, int], direction: int) -> Cell | None:
        """Return the hex adjacent to a hex in a direction, as row and column, or None outside the frame of the map."""
        down, right = self.neighbor_offsets(cell[0])[direction]
        row, column = cell[0] + down, cell[1] + right
        return Cell(row, column) if 0 <= row < self.rows and 0 <= column < self.columns else None

    def neighbor(self, hex_id: str, direction: int) -> str | None:
        """Return the id of the hex adjacent to a hex in a direction, or None outside the frame of the map."""
        cell = self.adjacent_cell(self.parse(hex_id), direction)
        return None if cell is None else self.format(cell)

    def neighbors(self, hex_id: str) -> tuple[str, ...]:
        """Return the adjacent hexes, clockwise from the north-east."""
        cell = self.parse(hex_id)
        found = (self.adjacent_cell(cell, direction) for direction in range(6))
        return tuple(self.format(other) for other in found if other is not None)

    def direction(self, hex_id: str, other: str) -> int | None:
        """Return the direction from a hex to an adjacent one, or None if they are not adjacent."""
        start, end = self.parse(hex_id), self.parse(other)
        step = (end.row - start.row, end.column - start.column)
        steps = self.neighbor_offsets(start.row)
        return steps.index(step) if step in steps else None

    # Distances ------------------------------------------------------------------------------------------------------

    def to_axial(self, cell: tuple[int, int]) -> tuple[int, int]:
        """Return the skewed (axial) coordinates (q, r) of a hex, in which each direction is a constant offset."""
        row, column = cell
        shift = row + (row & 1) if self.stagger == "even-west" else row - (row & 1)
        return column - shift // 2, row

    def from_axial(self, q: int, r: int) -> Cell:
        """Return the row and column of the hex at skewed (axial) coordinates; it may be outside the frame of the
        map."""
        shift = r + (r & 1) if self.stagger == "even-west" else r - (r & 1)
        return Cell(r, q + shift // 2)

    def distance(self, hex_id: str, other: str) -> int:
        """Return the distance between two hexes in hexes, 0 for the same hex."""
        q1, r1 = self.to_axial(self.parse(hex_id))
        q2, r2 = self.to_axial(self.parse(other))
        return max(abs(q2 - q1), abs(r2 - r1), abs(q2 - q1 + r2 - r1))

    def hexes_within(self, hex_id: str, reach: int) -> tuple[str, ...]:
        """Return the hexes of the frame at most `reach` hexes from a hex, including the hex itself, in reading
        order."""
        q, r = self.to_axial(self.parse(hex_id))
        found = []
        for down in range(-reach, reach + 1):
            row = r + down
            if not 0 <= row < self.rows:
                continue
            first = self.from_axial(q + max(-reach, -down - reach), row).column
            last = self.from_axial(q + min(reach, reach - down), row).column
            found += [self.format((row, column)) for column in range(max(first, 0), min(last, self.columns - 1) + 1)]
        return tuple(found)

    def line_of_hexes(self, hex_id: str, other: str) -> tuple[str, ...]:
        """Return the hexes on a straight line between two hexes, including both; the same hexes in either direction.

        Where the line runs along a hexside it takes the hexes of one side. Hexes outside the frame of the map are left
        out.
        """
        q1, r1 = self.to_axial(self.parse(hex_id))
        q2, r2 = self.to_axial(self.parse(other))
        steps = self.distance(hex_id, other)
        if steps == 0:
            return (hex_id,)
        found = []
        for step in range(steps + 1):
            # In units of 1/6000 hex; the line is shifted off the hexside by one unit east and two units south.
            unit = 6000 * steps
            q = 6000 * (q1 * (steps - step) + q2 * step) + steps
            r = 6000 * (r1 * (steps - step) + r2 * step) + 2 * steps
            cell = self.from_axial(*_round_axial(q, r, unit))
            if 0 <= cell.row < self.rows and 0 <= cell.column < self.columns:
                found.append(self.format(cell))
        return tuple(found)

    # Drawing --------------------------------------------------------------------------------------------------------

    def center(self, cell: tuple[int, int]) -> tuple[float, float]:
        """Return the center of a hex in hex widths: x east, y south of the northwest corner of the map's frame."""
        row, column = cell
        return column + (0.5 if self.is_shifted_west(row) else 1.0), row * ROW_HEIGHT + 1 / math.sqrt(3)

    def cell_at(self, x: float, y: float) -> Cell | None:
        """Return the hex at a point (in hex widths, as in `center`) as row and column, or None outside the frame of the
        map."""
        best: tuple[float, Cell] | None = None
        middle = math.floor((y - 1 / math.sqrt(3)) / ROW_HEIGHT)
        for row in (middle, middle + 1):
            column = round(x - (0.5 if self.is_shifted_west(row) else 1.0))
            centre_x, centre_y = self.center((row, column))
            found = ((x - centre_x) ** 2 + (y - centre_y) ** 2, Cell(row, column))
            if best is None or found < best:
                best = found
        assert best is not None
        row, column = best[1]
        return best[1] if 0 <= row < self.rows and 0 <= column < self.columns else None


def _round_axial(q: int, r: int, unit: int) -> tuple[int, int]:
    """Return the hex nearest to skewed (axial) coordinates given in units of 1/`unit`."""
    s = -q - r
    nearest_q, nearest_r, nearest_s = ((2 * part + unit) // (2 * unit) for part in (q, r, s))
    off_q, off_r, off_s = abs(nearest_q * unit - q), abs(nearest_r * unit - r), abs(nearest_s * unit - s)
    if off_q > off_r and off_q > off_s:
        nearest_q = -nearest_r - nearest_s
    elif off_r > off_s:
        nearest_r = -nearest_q - nearest_s
    return nearest_q, nearest_r
