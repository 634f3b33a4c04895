"""A person's own box, read: its sheets laid over our figures, as the files of a title.

A box is a folder with `box.toml`, which names the title, and a CSV sheet for each kind of thing. A row that has the key
of one of ours changes it, cell by cell; a row with another key is new. `box.toml` says for each sheet whether it is
`partial` (all else is ours) or `whole` (nothing else is there).
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
from broadfront.core.boxes.cells import NOTHING, cell_of, value_in
from broadfront.core.boxes.sheet import Datas, Place, Row, Sheet
from broadfront.core.errors import Invalid, unknown
from broadfront.core.reading.toml_lines import Keys, toml_data
from broadfront.core.reading.toml_text import toml_text
from broadfront.core.reading.typed import first_wrong

__all__ = [
    "Box", "BoxCard", "Fault", "Filled", "Given", "Theirs", "csv_text", "delimiter_of", "head_of", "read_box",
    "read_sheet",
]  # fmt: skip

MOST_ROWS = 5_000
MOST_HEAD = 10_000
"""Characters of the first line that are looked at for names of columns."""
Mode = Literal["partial", "whole"]


class BoxCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`box.toml`."""

    title: str
    format: Literal[1] = 1
    label: str = ""
    sheets: dict[str, Mode] = {}


class Fault(NamedTuple):
    """Something wrong with a box: in which sheet, row and column, as a spreadsheet counts rows."""

    sheet: str
    row: int
    """0: not of one row that the person has filled."""
    column: str
    said: str
    ours: str = ""
    """The key of a row of ours that no longer fits the others."""

    def __str__(self) -> str:
        at = [self.sheet, *([f"row {self.row}"] if self.row else [f"our {self.ours}"] if self.ours else [])]
        end = "" if self.said.endswith("?") else "."
        return f"{', '.join((*at, *([f'column {self.column}'] if self.column else [])))}: {self.said}{end}"


class Filled(NamedTuple):
    """How far a sheet is filled."""

    sheet: str
    whole: bool
    rows: int
    new: int
    ours: int
    """Rows that are ours alone."""
    lent: int
    """Empty cells that take what our row has."""


class Theirs(NamedTuple):
    """A row of a box that is in the game: whose the figures in its columns are."""

    sheet: str
    key: str
    box: tuple[str, ...]
    ours: tuple[str, ...]
    """Columns that the box leaves empty and that have what our row has."""
    other: bool
    """Whether a figure of the box is another than ours; not so of the row that is filled as an example."""


class Given(NamedTuple):
    line: int
    cells: Row
    """What is filled; None where it says that nothing is there."""


class Box:
    """What a box says: the files it makes, and what is wrong with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.card = BoxCard("")
        self.faults: list[Fault] = []
        self.filled: list[Filled] = []
        self.theirs: list[Theirs] = []
        self.made: dict[str, str] = {}
        """By file of the title, the text that takes its place."""
        self._at: dict[Place, list[tuple[Sheet, int, str]]] = {}
        self._given: list[tuple[Sheet, Given]] = []
        self.blamed: Fault | None = None
        """What was last found wrong when the title was loaded."""

    def fault(self, file: str, at: Keys | int, said: str) -> Fault:
        """What is wrong in a file that this box made, told by the sheet it came from."""
        path: Keys = (at - 2,) if isinstance(at, int) and file.endswith(".csv") else () if isinstance(at, int) else at
        for length in range(len(path), 0, -1):
            found = [_fault(one, path[length:], said) for one in self._at.get((file, tuple(path[:length])), ())]
            if found:
                # Where several sheets have parts of a row: the one that has the column, or that the person has filled.
                self.blamed = max(found, key=lambda fault: (bool(fault.column), bool(fault.row)))
                return self.blamed
        return self.blame(said)

    def blame(self, said: str) -> Fault:
        """What is wrong, when nobody says where: in the row that has most of its words."""
        best, most = Fault(BOX, 0, "", said), 0
        for sheet, row in self._given:
            for column, value in row.cells.items():
                text = cell_of(value)
                if len(text) > max(most, 1) and text in said:
                    best, most = Fault(sheet.file, row.line, column, said), len(text)
        self.blamed = best
        return best


def _fault(stands: tuple[Sheet, int, str], below: Keys, said: str) -> Fault:
    sheet, line, key = stands
    named = [str(part) for part in below if part in sheet.columns]
    spoken = {at: one for one in sheet.columns if one not in sheet.key and (at := _spoken(said, one)) >= 0}
    first = [spoken[min(spoken)]] if spoken else []
    return Fault(sheet.file, line, (*named, *first, "")[0], said, "" if line else key)


def _spoken(said: str, column: str) -> int:
    """Where a sentence speaks of a column, by its name or of one of what it holds; -1 where it does not."""
    found = re.search(rf"(?<![\w-]){re.escape(column.removesuffix('s'))}s?(?![\w-])", said)
    return -1 if found is None else found.start()


def read_box(
    ours: Mapping[str, Any], folder: Path, texts: Mapping[str, bytes], title: str, sheets: Sequence[Sheet]
) -> Box:
    """A box whose files have these texts, laid over what our files say; what is wrong with cells is in its faults."""
    box = Box(folder)
    if not _read_card(box, texts.get(BOX, b""), title, sheets):
        return box
    for name in sorted(texts):
        if name.endswith(".csv") and name not in {sheet.file for sheet in sheets}:
            box.faults.append(Fault(name, 0, "", str(unknown("sheet", name, [s.file for s in sheets])).rstrip(".")))
    datas = deepcopy(dict(ours))
    for sheet in sheets:
        _lay_sheet(box, datas, sheet, texts.get(sheet.file))
    for file, data in datas.items():
        if data != ours[file]:
            box.made[file] = csv_text(list(data[0]), data) if file.endswith(".csv") else toml_text(data)
    return box


def _read_card(box: Box, text: bytes, title: str, sheets: Sequence[Sheet]) -> bool:
    try:
        data = toml_data(text.decode(), BOX)
    except (Invalid, UnicodeDecodeError) as error:
        box.faults.append(Fault(BOX, 0, "", str(error).rstrip(".")))
        return False
    wrong = first_wrong(data, BoxCard)
    if wrong is None and data["title"] != title:
        box.faults.append(Fault(BOX, 0, "title", f"this is a box of {data['title']!r}; expected {title!r}"))
        return False
    if wrong is not None:
        box.faults.append(Fault(BOX, 0, str(wrong.path[0]) if wrong.path else "", wrong.said))
        return False
    box.card = msgspec.convert(data, BoxCard)
    for name in box.card.sheets:
        if name not in {sheet.name for sheet in sheets}:
            said = str(unknown("sheet", name, [sheet.name for sheet in sheets])).rstrip(".")
            box.faults.append(Fault(BOX, 0, "sheets", said))
    return True


def _lay_sheet(box: Box, datas: Datas, sheet: Sheet, text: bytes | None) -> None:
    given = [] if text is None else list(_rows_in(box, sheet, text))
    ours = {sheet.known_by(row): row for row in sheet.rows(datas)}
    whole = box.card.sheets.get(sheet.name) == "whole"
    rows: dict[tuple[str, ...], tuple[int, Row]] = {} if whole else {key: (0, row) for key, row in ours.items()}
    lent = new = 0
    for one in given:
        box._given.append((sheet, one))
        key = sheet.known_by(one.cells)
        base = ours.get(key, {})
        row = {c: v for c, v in (base | one.cells).items() if v is not None}
        missing = [c for c, column in sheet.columns.items() if column.required and c not in row]
        if missing:
            said = f"{' '.join(key)} is none of ours, and {missing[0]} is empty"
            box.faults.append(Fault(sheet.file, one.line, missing[0], said))
            continue
        kept = tuple(c for c, value in base.items() if c not in one.cells and cell_of(value) != "")
        filled = tuple(c for c in sheet.columns if c in one.cells and c not in sheet.key)
        other = any(cell_of(one.cells[c]) != cell_of(base.get(c)) for c in filled)
        box.theirs.append(Theirs(sheet.name, " ".join(filter(None, key)), filled, kept, other or not base))
        lent += len(kept)
        new += not base
        rows[key] = one.line, {c: row[c] for c in sheet.columns if c in row}
    if whole and not rows and ours:
        said = f"{BOX} says that it is whole, and it has no row that can be used"
        box.faults.append(Fault(sheet.file, 0, "", said))
        rows = {key: (0, row) for key, row in ours.items()}
    listed = list(rows.items())
    while True:
        try:
            places = sheet.lay(datas, [row for _, (_, row) in listed])
            break
        except ValueError as error:
            n, said = error.args
            box.faults.append(Fault(sheet.file, listed[n][1][0], "", said, " ".join(listed[n][0])))
            del listed[n]
    for place, (key, (line, _)) in zip(places, listed, strict=True):
        box._at.setdefault(place, []).append((sheet, line, " ".join(key)))
    only_ours = sum(line == 0 for _, (line, _) in listed)
    box.filled.append(Filled(sheet.file, whole, len(given), new, only_ours, lent))


def read_sheet(sheet: Sheet, text: bytes) -> tuple[list[Given], list[Fault]]:
    """The rows of a sheet by itself, and what is wrong with its cells."""
    box = Box(Path())
    return list(_rows_in(box, sheet, text)), box.faults


def head_of(text: bytes) -> list[str]:
    """The names of columns in the first line of a sheet."""
    first = text.decode("utf-8-sig", "replace").partition("\n")[0][:MOST_HEAD]
    return [cell.strip() for cell in next(csv.reader([first], delimiter=delimiter_of(text)), [])]


def _rows_in(box: Box, sheet: Sheet, text: bytes) -> Iterator[Given]:
    """The rows of a sheet whose cells can be read; the others are faults."""

    def wrong(row: int, column: str, said: str) -> None:
        box.faults.append(Fault(sheet.file, row, column, said))

    try:
        sign = delimiter_of(text)
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
            wrong(1, name, str(unknown("column", name, sheet.columns)).rstrip("."))
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
        row, sound = _row(sheet, dict(zip(head, cells, strict=False)), line, wrong)
        key = sheet.known_by(row)
        if sound and key in seen:
            wrong(line, sheet.key[-1], f"{' '.join(key)} is in row {seen[key]} too")
        elif sound:
            seen[key] = line
            yield Given(line, row)


def _row(sheet: Sheet, cells: Mapping[str, str], line: int, wrong: Any) -> tuple[Row, bool]:
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
            row[name] = value_in("", kind) if _is_list(kind) else None
            continue
        try:
            row[name] = value_in(text, kind)
        except ValueError as error:
            wrong(line, name, str(error))
            sound = False
    return row, sound


def _is_list(kind: Any) -> bool:
    try:
        return isinstance(value_in("", kind), list)
    except ValueError:
        return False


def delimiter_of(text: bytes) -> str:
    """Comma; or what spreadsheets of other countries and the clipboard use."""
    head = text.split(b"\n", 1)[0]
    return max(",;\t", key=lambda sign: head.count(sign.encode()))


def csv_text(columns: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> str:
    """Rows as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([cell_of(row.get(column)) for column in columns] for row in rows)
    return out.getvalue()
