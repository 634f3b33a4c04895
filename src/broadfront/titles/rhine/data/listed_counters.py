"""Rows of counter lists, and the four lists of counters on the maps at the start of a campaign.

A row with a Combat side (`combat`) is a new counter; a row of kind `dump` or `railhead` places a dump or railhead.
Any other row places a counter that the arrival chart names.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from broadfront.core.boxes.cells import parse_cell
from broadfront.core.files import TitleFiles
from broadfront.core.reading.type_check import one_of_words, text_pattern
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.terrain import CATEGORIES
from broadfront.titles.rhine.data.tokens import AMOUNT_PATTERN
from broadfront.titles.rhine.data.units import FACE, KINDS, NATIONS

__all__ = ["COLUMNS", "NON_COUNTER_KINDS", "SHEETS", "ListedCounter", "load_set_up", "set_up_file_name"]

SHEETS = ("A", "B", "C", "D")
Side = Annotated[str, text_pattern(f"^{FACE}$", "a side such as 22-4-3 Leg or (3)-2-12 Truck")]
Size = Annotated[str, text_pattern(r"^\d{1,2}(/[1-9])?$", "a number such as 2 or 1/2")]
Amount = Annotated[str, text_pattern(f"^{AMOUNT_PATTERN}$", "SP and Tokens such as 6, 6+1T or 3T")]
NON_COUNTER_KINDS = ("dump", "railhead")
"""Kinds of rows that are not counters."""
COLUMNS: dict[str, Any] = {
    "id": str,
    "hex": str,
    "side": Literal["allied", "german"],
    "nation": Annotated[str, one_of_words(*NATIONS)],
    "kind": Annotated[str, one_of_words(*KINDS, *NON_COUNTER_KINDS)],
    "category": Annotated[str, one_of_words(*CATEGORIES)],
    "combat": Side,
    "move": Side,
    "steps": Annotated[int, msgspec.Meta(ge=1, le=9)],
    "re": Size,
    "anti_tank": Literal["Light", "Heavy"],
    "engineer": bool,
    "throw": Annotated[int, msgspec.Meta(ge=0, le=99)],
    "formation": str,
    "mode": Annotated[str, one_of_words(*MODES)],
    "sp": Amount,
}


class ListedCounter(NamedTuple):
    """A row of a CSV list of counters, with its file name and line number."""

    file: str
    line: int
    row: dict[str, Any]


def set_up_file_name(sheet: str) -> str:
    """Return the name of the file that lists the counters on a map sheet at the start of a campaign."""
    return f"house/set_up/{sheet.lower()}.csv"


def load_set_up(files: TitleFiles) -> dict[str, list[ListedCounter]]:
    """Load the counters of the player's own set-up files, by map sheet."""
    return {sheet: list(_read_rows(files, set_up_file_name(sheet))) for sheet in SHEETS}


def _read_rows(files: TitleFiles, name: str) -> list[ListedCounter]:
    """Read the rows of a CSV list of counters, with file and line; empty cells are left out."""
    found: list[ListedCounter] = []
    for line, cells in files.read_rows(name, tuple(COLUMNS)):
        with files.blame_file(name, line):
            row = {column: _parse_cell(column, text) for column, text in cells.items() if text}
            found.append(ListedCounter(name, line, row))
    return found


def _parse_cell(column: str, text: str) -> Any:
    """Parse a cell of a list of counters; raise ValueError naming the column if the text is not valid."""
    try:
        return parse_cell(text, COLUMNS[column])
    except ValueError as error:
        raise ValueError(f"{column} {error}") from None
