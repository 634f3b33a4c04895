"""Read a person's own box and apply its sheets to our figures, as the files of a title.

A box is a folder with `box.toml`, which names the title, and a CSV sheet for each kind of thing. A row with the key of
one of our rows changes it cell by cell; a row with another key is new. `box.toml` says for each sheet whether it is
`partial` (all else is ours) or `whole` (nothing else exists).
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from broadfront.core.boxes import BOX
from broadfront.core.boxes.cells import NOTHING, format_cell, parse_cell
from broadfront.core.boxes.sheet import FileData, Place, Row, Sheet
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.reading.toml_lines import Keys, parse_toml
from broadfront.core.reading.toml_text import toml_text
from broadfront.core.reading.type_check import first_mismatch

__all__ = [
    "Box",
    "BoxCard",
    "Fault",
    "SheetRow",
    "SheetUsage",
    "UsedRow",
    "csv_column_names",
    "csv_delimiter",
    "csv_text",
    "read_box",
    "read_sheet",
]  # fmt: skip

MOST_ROWS = 5_000
MOST_HEAD = 10_000
"""Number of characters of the first line in which column names are looked for."""
Mode = Literal["partial", "whole"]


class BoxCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `box.toml`, the file that names the title and the CSV sheets of a player's own box."""

    title: str
    format: Literal[1] = 1
    label: str = ""
    sheets: dict[str, Mode] = {}


class Fault(NamedTuple):
    """A mistake in a CSV file that a player wrote, with its file, row (as in a spreadsheet) and column."""

    sheet: str
    row: int
    """0 if it concerns no row that the person filled in."""
    column: str
    said: str
    ours: str = ""
    """The key of one of our rows that no longer fits the others."""

    def __str__(self) -> str:
        at = [self.sheet, *([f"row {self.row}"] if self.row else [f"our {self.ours}"] if self.ours else [])]
        end = "" if self.said.endswith("?") else "."
        return f"{', '.join((*at, *([f'column {self.column}'] if self.column else [])))}: {self.said}{end}"


class SheetUsage(NamedTuple):
    """How far a player has filled in one CSV sheet: the numbers of rows and of empty cells."""

    sheet: str
    whole: bool
    rows: int
    new: int
    ours: int
    """Rows taken only from our data."""
    lent: int
    """Empty cells that take the value of our row."""


class UsedRow(NamedTuple):
    """A row of a player's CSV sheet that the game uses: which columns come from the player and which from the shipped
    data."""

    sheet: str
    key: str
    box: tuple[str, ...]
    ours: tuple[str, ...]
    """Columns that the box leaves empty and that take the value of our row."""
    other: bool
    """Whether any figure of the box differs from ours; false for the row filled in as an example."""


class SheetRow(NamedTuple):
    """A row of a player's CSV sheet, with its line number."""

    line: int
    cells: Row
    """The filled cells by column; None for a cell that says there is nothing."""


class Box:
    """A player's own box (CSV files with the data of his copy of the game).

    It has the title files made from them, and the mistakes found.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.card = BoxCard("")
        self.faults: list[Fault] = []
        self.usage: list[SheetUsage] = []
        self.used_rows: list[UsedRow] = []
        self.made: dict[str, str] = {}
        """The text that replaces each file of the title, by file name."""
        self._at: dict[Place, list[tuple[Sheet, int, str]]] = {}
        self._given: list[tuple[Sheet, SheetRow]] = []
        self.last_fault: Fault | None = None
        """The last fault found while the title was loaded."""

    def fault_in_made_file(self, file: str, at: Keys | int, text: str) -> Fault:
        """Return the fault for an error in a title file that this box made, located in the CSV sheet the wrong value
        came from."""
        path: Keys = (at - 2,) if isinstance(at, int) and file.endswith(".csv") else () if isinstance(at, int) else at
        for length in range(len(path), 0, -1):
            found = [_fault_in_row(one, path[length:], text) for one in self._at.get((file, tuple(path[:length])), ())]
            if found:
                # If several sheets hold parts of a row, choose the one with the column, or one the person filled in.
                self.last_fault = max(found, key=lambda fault: (bool(fault.column), bool(fault.row)))
                return self.last_fault
        return self.fault_from_message(text)

    def fault_from_message(self, message: str) -> Fault:
        """Return the fault for an error message that names no place, located at the cell with the longest text that
        occurs in the message."""
        best, most = Fault(BOX, 0, "", message), 0
        for sheet, row in self._given:
            for column, value in row.cells.items():
                text = format_cell(value)
                if len(text) > max(most, 1) and text in message:
                    best, most = Fault(sheet.file, row.line, column, message), len(text)
        self.last_fault = best
        return best


def _fault_in_row(sheet_line_key: tuple[Sheet, int, str], below: Keys, message: str) -> Fault:
    """Return a fault in a row of a CSV sheet, in the column that the path of keys or the error message names."""
    sheet, line, key = sheet_line_key
    named = [str(part) for part in below if part in sheet.columns]
    mentions = {
        at: one for one in sheet.columns if one not in sheet.key and (at := _index_of_mention(message, one)) >= 0
    }
    first = [mentions[min(mentions)]] if mentions else []
    return Fault(sheet.file, line, (*named, *first, "")[0], message, "" if line else key)


def _index_of_mention(message: str, column: str) -> int:
    """Return the index at which an error message mentions a column, by its name or its singular; -1 if nowhere."""
    found = re.search(rf"(?<![\w-]){re.escape(column.removesuffix('s'))}s?(?![\w-])", message)
    return -1 if found is None else found.start()


def read_box(
    ours: Mapping[str, Any], folder: Path, texts: Mapping[str, bytes], title: str, sheets: Sequence[Sheet]
) -> Box:
    """Read the CSV files that a player wrote from his copy of the game, and merge them into the shipped data."""
    box = Box(folder)
    if not _read_card(box, texts.get(BOX, b""), title, sheets):
        return box
    for name in sorted(texts):
        if name.endswith(".csv") and name not in {sheet.file for sheet in sheets}:
            box.faults.append(
                Fault(name, 0, "", str(unknown_name("sheet", name, [s.file for s in sheets])).rstrip("."))
            )
    datas = deepcopy(dict(ours))
    for sheet in sheets:
        _apply_sheet(box, datas, sheet, texts.get(sheet.file))
    for file, data in datas.items():
        if data != ours[file]:
            box.made[file] = csv_text(list(data[0]), data) if file.endswith(".csv") else toml_text(data)
    return box


def _read_card(box: Box, text: bytes, title: str, sheets: Sequence[Sheet]) -> bool:
    """Read `box.toml`, which heads a player's CSV files; return whether it is valid enough to go on and read them."""
    try:
        data = parse_toml(text.decode(), BOX)
    except (Invalid, UnicodeDecodeError) as error:
        box.faults.append(Fault(BOX, 0, "", str(error).rstrip(".")))
        return False
    wrong = first_mismatch(data, BoxCard)
    if wrong is None and data["title"] != title:
        box.faults.append(Fault(BOX, 0, "title", f"this is a box of {data['title']!r}; expected {title!r}"))
        return False
    if wrong is not None:
        box.faults.append(Fault(BOX, 0, str(wrong.path[0]) if wrong.path else "", wrong.said))
        return False
    box.card = msgspec.convert(data, BoxCard)
    for name in box.card.sheets:
        if name not in {sheet.name for sheet in sheets}:
            message = str(unknown_name("sheet", name, [sheet.name for sheet in sheets])).rstrip(".")
            box.faults.append(Fault(BOX, 0, "sheets", message))
    return True


def _apply_sheet(box: Box, datas: FileData, sheet: Sheet, text: bytes | None) -> None:
    """Merge one CSV file of a player into the title's data; record its faults and how far it is filled in."""
    given = [] if text is None else list(_read_rows(box, sheet, text))
    ours = {sheet.row_key(row): row for row in sheet.rows(datas)}
    whole = box.card.sheets.get(sheet.name) == "whole"
    rows: dict[tuple[str, ...], tuple[int, Row]] = {} if whole else {key: (0, row) for key, row in ours.items()}
    lent = new = 0
    for one in given:
        box._given.append((sheet, one))
        key = sheet.row_key(one.cells)
        base = ours.get(key, {})
        row = {c: v for c, v in (base | one.cells).items() if v is not None}
        missing = [c for c, column in sheet.columns.items() if column.required and c not in row]
        if missing:
            message = f"{' '.join(key)} is none of ours, and {missing[0]} is empty"
            box.faults.append(Fault(sheet.file, one.line, missing[0], message))
            continue
        kept = tuple(c for c, value in base.items() if c not in one.cells and format_cell(value) != "")
        filled = tuple(c for c in sheet.columns if c in one.cells and c not in sheet.key)
        other = any(format_cell(one.cells[c]) != format_cell(base.get(c)) for c in filled)
        box.used_rows.append(UsedRow(sheet.name, " ".join(filter(None, key)), filled, kept, other or not base))
        lent += len(kept)
        new += not base
        rows[key] = one.line, {c: row[c] for c in sheet.columns if c in row}
    if whole and not rows and ours:
        message = f"{BOX} says that it is whole, and it has no row that can be used"
        box.faults.append(Fault(sheet.file, 0, "", message))
        rows = {key: (0, row) for key, row in ours.items()}
    listed = list(rows.items())
    while True:
        try:
            places = sheet.lay(datas, [row for _, (_, row) in listed])
            break
        except ValueError as error:
            n, message = error.args
            box.faults.append(Fault(sheet.file, listed[n][1][0], "", message, " ".join(listed[n][0])))
            del listed[n]
    for place, (key, (line, _)) in zip(places, listed, strict=True):
        box._at.setdefault(place, []).append((sheet, line, " ".join(key)))
    only_ours = sum(line == 0 for _, (line, _) in listed)
    box.usage.append(SheetUsage(sheet.file, whole, len(given), new, only_ours, lent))


def read_sheet(sheet: Sheet, text: bytes) -> tuple[list[SheetRow], list[Fault]]:
    """Return the rows of one CSV file that a player wrote, and a fault for each wrong cell."""
    box = Box(Path())
    return list(_read_rows(box, sheet, text)), box.faults


def csv_column_names(text: bytes) -> list[str]:
    """Return the column names in the first line of a CSV sheet."""
    first = text.decode("utf-8-sig", "replace").partition("\n")[0][:MOST_HEAD]
    return [cell.strip() for cell in next(csv.reader([first], delimiter=csv_delimiter(text)), [])]


def _read_rows(box: Box, sheet: Sheet, text: bytes) -> Iterator[SheetRow]:
    """Yield the readable rows of a player's CSV sheet, and record a fault for each unreadable row."""

    def wrong(row: int, column: str, message: str) -> None:
        """Record a mistake in one cell of the CSV sheet."""
        box.faults.append(Fault(sheet.file, row, column, message))

    try:
        sign = csv_delimiter(text)
        reader = csv.reader(io.StringIO(text.decode("utf-8-sig"), newline=""), delimiter=sign, strict=True)
        lines = [(reader.line_num, [cell.strip() for cell in row]) for row in reader]
    except UnicodeDecodeError:
        wrong(1 + text.count(b"\n"), "", "it is no UTF-8 text; save it as CSV in UTF-8")
        return
    except csv.Error as error:
        wrong(reader.line_num, "", f"it is no CSV: {error}")
        return
    if not lines:
        wrong(1, "", f"it has no head; expected {', '.join(sheet.columns)}")
        return
    head = lines[0][1]
    for n, name in enumerate(head):
        if name and name not in sheet.columns:
            wrong(1, name, str(unknown_name("column", name, sheet.columns)).rstrip("."))
        elif name in head[:n]:
            wrong(1, name, "the column stands twice")
    for name in sheet.key:
        if name not in head:
            wrong(1, name, "this column is missing, and rows are known by it")
            return
    if len(lines) > MOST_ROWS:
        wrong(MOST_ROWS, "", f"it has {len(lines)} rows; at most {MOST_ROWS}")
        return
    seen: dict[tuple[str, ...], int] = {}
    for line, cells in lines[1:]:
        if not any(cells):
            continue
        if any(cells[len(head) :]):
            wrong(line, "", f"{len(cells)} cells; expected {len(head)} ({', '.join(head)})")
            continue
        row, sound = _read_row(sheet, dict(zip(head, cells, strict=False)), line, wrong)
        key = sheet.row_key(row)
        if sound and key in seen:
            wrong(line, sheet.key[-1], f"{' '.join(key)} is in row {seen[key]} too")
        elif sound:
            seen[key] = line
            yield SheetRow(line, row)


def _read_row(sheet: Sheet, cells: Mapping[str, str], line: int, wrong: Any) -> tuple[Row, bool]:
    """Return the cells of a CSV row as typed values, and whether all of them are valid."""
    row: Row = {}
    sound = True
    for name, text in cells.items():
        if name not in sheet.columns:
            continue
        if not text:
            if name in sheet.key and sheet.columns[name].required:
                wrong(line, name, "it is empty, and rows are known by it")
                sound = False
            continue
        kind = sheet.columns[name].kind
        if text == NOTHING:
            row[name] = parse_cell("", kind) if _is_list_type(kind) else None
            continue
        try:
            row[name] = parse_cell(text, kind)
        except ValueError as error:
            wrong(line, name, str(error))
            sound = False
    return row, sound


def _is_list_type(kind: Any) -> bool:
    """Return whether cells of a column with this type hold lists."""
    try:
        return isinstance(parse_cell("", kind), list)
    except ValueError:
        return False


def csv_delimiter(text: bytes) -> str:
    """Return the delimiter of a CSV sheet: a comma, or a semicolon or tab as some spreadsheets and the clipboard
    use."""
    head = text.split(b"\n", 1)[0]
    return max(",;\t", key=lambda sign: head.count(sign.encode()))


def csv_text(columns: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> str:
    """Return rows as CSV text."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([format_cell(row.get(column)) for column in columns] for row in rows)
    return out.getvalue()
