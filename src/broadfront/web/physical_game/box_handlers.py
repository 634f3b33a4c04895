"""HTTP handlers for entering the data of your own copy of a game: its sheets, their errors, and the resulting
folder."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from broadfront.core.boxes import BOX
from broadfront.core.boxes.box import SheetUsage
from broadfront.core.boxes.cells import format_cell
from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.messages import Prose
from broadfront.core.reading.toml_text import toml_text
from broadfront.titles.boxes import check_box, new_box_files, sheets_of
from broadfront.web.endpoint import Call, Raw, WorkerCall
from broadfront.web.request_parameters import seat_of

__all__ = [
    "BoxChecked",
    "BoxFilled",
    "BoxOfGame",
    "BoxSheet",
    "Filling",
    "check_sheets",
    "download_sheets",
    "list_data_sheets",
    "own_data_of_game",
]  # fmt: skip

ARCHIVE_TIME = (2026, 1, 1, 0, 0, 0)
"""Timestamp of archived files, so that the same sheets give the same bytes."""


class BoxSheet(msgspec.Struct, frozen=True):
    """A data sheet for a person to fill in: its columns, key columns, an example row, and the number of built-in
    rows."""

    name: str
    about: Prose
    columns: tuple[str, ...]
    key: tuple[str, ...]
    example: tuple[str, ...]
    ours: int


class BoxFilled(msgspec.Struct, frozen=True):
    """A data sheet filled in by a person."""

    text: str
    """Rows below a header of columns, separated by commas, semicolons or tabs."""
    mode: Literal["partial", "whole"] = "partial"


class Filling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sheets: dict[str, BoxFilled]
    label: str = ""


class BoxFault(msgspec.Struct, frozen=True):
    """An error in a filled-in data sheet, with row (as a spreadsheet counts) and column."""

    sheet: str
    row: int
    column: str
    said: Prose


class BoxState(msgspec.Struct, frozen=True):
    """How far a data sheet is filled in: rows given, new rows, built-in rows unchanged, cells taken from built-in
    rows."""

    sheet: str
    rows: int
    new: int
    ours: int
    lent: int


class BoxChecked(msgspec.Struct, frozen=True):
    faults: list[BoxFault]
    filled: list[BoxState]


class BoxRow(msgspec.Struct, frozen=True):
    """A data row in use that has values of the person's own: which columns they fill, and which keep the built-in
    values."""

    sheet: str
    key: str
    box: tuple[str, ...]
    ours: tuple[str, ...]


class BoxOfGame(msgspec.Struct, frozen=True):
    """The data of a game that are the person's own; all other rows are built-in."""

    sheets: list[BoxState]
    rows: list[BoxRow]


def own_data_of_game(call: Call) -> BoxOfGame:
    """Return which data of a game are the person's own and which are built in."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        seat_of(call, opened)
        box = opened.title.files.box
        if box is None:
            return BoxOfGame([], [])
        rows = [BoxRow(one.sheet, one.key, one.box, one.ours) for one in box.used_rows]
        return BoxOfGame(_sheet_states(box.usage), rows)


def list_data_sheets(asked: WorkerCall) -> list[BoxSheet]:
    """List the data sheets that a person can fill in for a title."""
    title, found = sheets_of(asked.path["title"])
    ours = title.files.sheet_data(found)
    listed = []
    for sheet in found:
        rows = sheet.rows(ours)
        example = tuple(format_cell(rows[0].get(column)) for column in sheet.columns) if rows else ()
        listed.append(BoxSheet(sheet.name, sheet.about, tuple(sheet.columns), sheet.key, example, len(rows)))
    return listed


def _filled_sheets_as_files(asked: WorkerCall) -> dict[str, bytes]:
    """Return the filled-in sheets of a request as files, by file name."""
    name, filling = asked.path["title"], asked.body
    known = {sheet.name for sheet in sheets_of(name)[1]}
    for sheet in filling.sheets:
        if sheet not in known:
            raise unknown_name("sheet", sheet, known, parameter="sheets")
    if len(filling.label) > 200:
        raise Invalid("label: at most 200 letters.", parameter="label", given=len(filling.label))
    modes = {sheet: held.mode for sheet, held in filling.sheets.items()}
    card = {"title": name, "format": 1, "label": filling.label, "sheets": modes}
    return {BOX: toml_text(card).encode()} | {f"{n}.csv": held.text.encode() for n, held in filling.sheets.items()}


def check_sheets(asked: WorkerCall) -> BoxChecked:
    """Check filled-in data sheets: return the errors and how far each sheet is filled in."""
    found = check_box(_filled_sheets_as_files(asked), Path())
    return BoxChecked(
        [BoxFault(one.sheet.removesuffix(".csv"), one.row, one.column, str(one)) for one in found.faults],
        _sheet_states(found.filled),
    )


def _sheet_states(filled: Sequence[SheetUsage]) -> list[BoxState]:
    """Return how far each data sheet is filled in, as the page receives it."""
    return [BoxState(one.sheet.removesuffix(".csv"), one.rows, one.new, one.ours, one.lent) for one in filled]


def download_sheets(asked: WorkerCall) -> Raw:
    """Return the filled-in data sheets as a zip archive; unpacked, it is a folder for the option `--data`."""
    name = asked.path["title"]
    texts = {"README.txt": new_box_files(name, f"{name}-box")["README.txt"].encode()} | _filled_sheets_as_files(asked)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, text in texts.items():
            archive.writestr(zipfile.ZipInfo(f"{name}-box/{file}", ARCHIVE_TIME), text)
    held = {"content-disposition": f'attachment; filename="{name}-box.zip"'}
    return Raw(out.getvalue(), "application/zip", held)
