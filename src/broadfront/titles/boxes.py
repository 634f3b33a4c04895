"""User data of a boxed game: create empty sheets, and check filled ones."""

from __future__ import annotations

import csv
import importlib
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from broadfront.core.boxes import BOX
from broadfront.core.boxes.box import Box, Fault, SheetUsage, csv_text, read_box
from broadfront.core.boxes.cells import format_cell
from broadfront.core.boxes.sheet import Row, Sheet
from broadfront.core.errors import BroadfrontError, Invalid, unknown_name
from broadfront.core.reading.toml_lines import parse_toml
from broadfront.core.reading.toml_text import toml_text
from broadfront.core.title import Title
from broadfront.titles import load_printed, title_names

__all__ = ["BoxCheck", "check_box", "new_box_files", "sheets_of", "title_of_box"]

ABOUT = """\
A box of your own for {title}: fill these sheets from your counters, cards and charts.

Each sheet has one row filled as an example: a row of ours, where we have one. The first column or columns say which
row it is. A row that names one of ours changes it, and an empty cell keeps our figure; a row with another name is new.
(none) in a cell says that nothing is there. Items of a list are parted by semicolons. Dates are written 1944-12-16.

In box.toml each sheet is "partial" (whatever it does not have is ours) or "whole" (nothing else is in the game). Leave
it partial while you fill it in.

  broadfront box check {folder}              what is missing or does not fit, sheet and cell
  broadfront play {title} --data {folder}    play with it; every command that takes --data takes it

"""


class BoxCheck(NamedTuple):
    """Result of checking data sheets (CSV files) that a user filled from his copy of a game: faults and progress."""

    title: str
    faults: list[Fault]
    filled: list[SheetUsage]


def _titles_with_boxes() -> list[str]:
    """Return the names of the titles for which users can enter data from their own copy of the game."""
    return [name for name in title_names() if load_printed(name).sheets()]


def sheets_of(name: str) -> tuple[Title, tuple[Sheet, ...]]:
    """Return a title with its built-in data, and the data sheets (CSV files) a user can fill; raise Invalid if none."""
    title = load_printed(name)
    if not title.sheets():
        raise unknown_name("title with a box", name, _titles_with_boxes(), parameter="title")
    return title, title.sheets()


def new_box_files(name: str, folder: str) -> dict[str, str]:
    """Return the text of new files for a user to fill, by file name: data sheets (CSV), a card and a README.

    Each data sheet has one built-in row as an example.
    """
    title, sheets = sheets_of(name)
    ours = title.files.sheet_data(sheets)
    files = {sheet.file: csv_text(list(sheet.columns), sheet.rows(ours)[:1]) for sheet in sheets}
    card = {"title": name, "format": 1, "label": "", "sheets": {sheet.name: "partial" for sheet in sheets}}
    about = ABOUT.format(title=name, folder=folder)
    about += "".join(f"  {sheet.file:22} {sheet.about}\n" for sheet in sheets)
    return {"README.txt": about, BOX: toml_text(card), **files}


def title_of_box(texts: Mapping[str, bytes]) -> str:
    """Return the name of the title to which a user's data sheets belong; raise Invalid if they do not say."""
    try:
        name = parse_toml(texts[BOX].decode(), BOX).get("title")
    except KeyError:
        raise Invalid(
            f"There is no {BOX} in it.", parameter="folder", todo="Begin with `broadfront box new TITLE DIR`."
        ) from None
    except UnicodeDecodeError:
        raise Invalid(f"{BOX} is no UTF-8 text.", parameter="folder") from None
    if not isinstance(name, str) or name not in _titles_with_boxes():
        raise unknown_name("title with a box", name, _titles_with_boxes(), parameter="title")
    return name


def check_box(texts: Mapping[str, bytes], folder: Path) -> BoxCheck:
    """Find the faults in the data sheets (CSV files) that a user filled from his copy of a game.

    Faulty rows are replaced by built-in ones until the sheets load, so that one check finds all faults.
    """
    name = title_of_box(texts)
    title, sheets = sheets_of(name)
    ours = title.files.sheet_data(sheets)
    box = read_box(ours, folder, texts, name, sheets)
    repair = _BoxRepair(texts, {sheet.file: (sheet, sheet.rows(ours)) for sheet in sheets})
    faults = list(box.faults)
    for fault in faults:
        repair.repair(fault)
    with tempfile.TemporaryDirectory() as at:
        while True:
            again = read_box(ours, folder, repair.texts, name, sheets)
            found = again.faults[0] if again.faults else _first_fault(name, repair.texts, Path(at))
            if found is None or (found.sheet, found.row) in repair.repaired:
                place = {sheet.file: n for n, sheet in enumerate(sheets)}
                faults.sort(key=lambda fault: (place.get(fault.sheet, -1), fault.row))
                return BoxCheck(name, faults, box.usage)
            if not repair.is_consequence(found):
                faults.append(found)
            repair.repair(found)


class _BoxRepair:
    """A user's data sheets whose faulty rows are replaced by built-in ones or blanked; line numbers stay the same."""

    def __init__(self, texts: Mapping[str, bytes], ours: Mapping[str, tuple[Sheet, list[Row]]]) -> None:
        self.texts = dict(texts)
        self.ours = ours
        self.repaired: set[tuple[str, int]] = set()
        self.blanked: set[str] = set()
        """Keys of faulty rows that were blanked."""

    def is_consequence(self, fault: Fault) -> bool:
        """Return whether a fault arises only because a faulty row was blanked before."""
        return any(key in fault.said for key in self.blanked)

    def repair(self, fault: Fault) -> None:
        """Replace or blank the faulty row, or drop the faulty data sheet."""
        self.repaired.add((fault.sheet, fault.row))
        if fault.sheet not in self.texts or fault.sheet == BOX:
            return
        if fault.sheet not in self.ours:
            del self.texts[fault.sheet]
            return
        lines = self.texts[fault.sheet].decode("utf-8-sig", "replace").splitlines()
        if fault.row == 1 and fault.column:
            head = [name if name != fault.column else "" for name in next(csv.reader(lines[:1]), [])]
            lines[0] = ",".join(head)
        elif fault.row <= 1 or fault.row > len(lines):
            del self.texts[fault.sheet]
            return
        else:
            lines[fault.row - 1] = self._replacement_row(fault.sheet, lines, fault.row)
        self.texts[fault.sheet] = "\n".join(lines).encode()

    def _replacement_row(self, file: str, lines: list[str], row: int) -> str:
        """Return the built-in row that has the key of a faulty row, as CSV.

        Return an empty line if there is none or another row already has that key.
        """
        sheet, ours = self.ours[file]
        head, *rows = csv.reader([lines[0], lines[row - 1]])
        given = dict(zip(head, rows[0] if rows else (), strict=False))
        key = tuple(given.get(column, "").strip() for column in sheet.key)
        found = next((one for one in ours if tuple(map(format_cell, map(one.get, sheet.key))) == key), None)
        others = [line for n, line in enumerate(lines, 1) if n not in (1, row)]
        stands = any(
            dict(zip(head, cells, strict=False)).get(sheet.key[0], "").strip() == key[0] and len(sheet.key) == 1
            for cells in csv.reader(others)
        )
        if found is None or stands:
            self.blanked |= {" ".join(key)} if found is None and all(key) else set()
            return ""
        return csv_text(head, [found]).splitlines()[1]


def _first_fault(name: str, texts: Mapping[str, bytes], folder: Path) -> Fault | None:
    """Return the first fault found by loading a title with a user's data and setting up its scenarios; None if all is
    well."""
    for old in folder.iterdir():
        old.unlink()
    for file, text in texts.items():
        (folder / file).write_bytes(text)
    box: Box | None = None
    try:
        title = importlib.import_module(f"broadfront.titles.{name}.game").load(folder)
        box = title.files.box
        title.check_data()
        title.check_starts()
    except BroadfrontError as error:
        message = str(error.message).replace(str(folder), "").lstrip("/: ").rstrip(".")
        if box is None:
            return Fault(BOX, 0, "", message)
        return box.last_fault if box.last_fault is not None else box.fault_from_message(message)
    return None
