"""Rows of counter lists, and the four lists of counters on the maps at the start of a campaign.

A row with a Combat side (`combat`) is a new counter; a row of kind `dump` or `railhead` places a dump or railhead.
Any other row places a counter that the arrival chart names.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from broadfront.core.boxes.cells import value_in
from broadfront.core.files import TitleFiles
from broadfront.core.reading.typed import among, such_text
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.terrain import CATEGORIES
from broadfront.titles.rhine.data.tokens import AMOUNT
from broadfront.titles.rhine.data.units import FACE, KINDS, NATIONS

__all__ = ["COLUMNS", "ON_THE_GROUND", "SHEETS", "ListedCounter", "load_set_up", "set_up_file"]

SHEETS = ("A", "B", "C", "D")
Side = Annotated[str, such_text(f"^{FACE}$", "a side such as 22-4-3 Leg or (3)-2-12 Truck")]
Size = Annotated[str, such_text(r"^\d{1,2}(/[1-9])?$", "a number such as 2 or 1/2")]
Amount = Annotated[str, such_text(f"^{AMOUNT}$", "SP and Tokens such as 6, 6+1T or 3T")]
ON_THE_GROUND = ("dump", "railhead")
"""Kinds of rows that are not counters."""
COLUMNS: dict[str, Any] = {
    "id": str,
    "hex": str,
    "side": Literal["allied", "german"],
    "nation": Annotated[str, among(*NATIONS)],
    "kind": Annotated[str, among(*KINDS, *ON_THE_GROUND)],
    "category": Annotated[str, among(*CATEGORIES)],
    "combat": Side,
    "move": Side,
    "steps": Annotated[int, msgspec.Meta(ge=1, le=9)],
    "re": Size,
    "anti_tank": Literal["Light", "Heavy"],
    "engineer": bool,
    "throw": Annotated[int, msgspec.Meta(ge=0, le=99)],
    "formation": str,
    "mode": Annotated[str, among(*MODES)],
    "sp": Amount,
}


class ListedCounter(NamedTuple):
    """A row of a counter list, with its file and line."""

    file: str
    line: int
    row: dict[str, Any]


def set_up_file(sheet: str) -> str:
    """Return the file that lists a map sheet's counters at the start of a campaign; the bundled files are empty."""
    return f"house/set_up/{sheet.lower()}.csv"


def load_set_up(files: TitleFiles) -> dict[str, list[ListedCounter]]:
    """Load the counters of the player's own set-up, by map sheet."""
    return {sheet: list(_rows(files, set_up_file(sheet))) for sheet in SHEETS}


def _rows(files: TitleFiles, name: str) -> list[ListedCounter]:
    """Read the rows of a counter list, with file and line; empty cells are left out."""
    found: list[ListedCounter] = []
    for line, cells in files.rows(name, tuple(COLUMNS)):
        with files.blamed(name, line):
            row = {column: _value(column, text) for column, text in cells.items() if text}
            found.append(ListedCounter(name, line, row))
    return found


def _value(column: str, text: str) -> Any:
    """Parse a cell; raise ValueError naming the column if it does not fit."""
    try:
        return value_in(text, COLUMNS[column])
    except ValueError as error:
        raise ValueError(f"{column} {error}") from None
