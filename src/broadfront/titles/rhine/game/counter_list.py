"""Counters by list: where those of the campaign stand, and others as they are read off the table.

    id,hex,side,nation,combat,steps,re,kind,sp
    US 79 Inf Div,C20.05,,,,,,,
    12 VG Div,C20.07,german,GE,10-3-3 Leg,3,3,,
    US Dump 1,C20.05,,US,,,,dump,6

Columns may be left out, and stand in any order; `listed_rows.py` says what a row may be.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from broadfront.core.boxes.box import Fault as CellFault
from broadfront.core.boxes.box import delimiter_of, head_of, read_sheet
from broadfront.core.boxes.sheet import Column, Sheet
from broadfront.core.errors import BroadfrontError, Faults, Invalid
from broadfront.titles.rhine.data.listed_counters import COLUMNS, ON_THE_GROUND, ListedCounter
from broadfront.titles.rhine.data.sector import SIDES, too_many
from broadfront.titles.rhine.data.terrain import MOBILITIES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.game.listed_rows import SET_UP, enter_row, told_of
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["enter_list", "enter_set_up", "enter_text", "read_list", "rows_in"]

T = TypeVar("T")
OF_A_NEW = ("nation", "side")
"""Columns that a list with new counters must have beside id and hex."""
ALIAS = {"place": "hex"}
"""What people also call a column."""
MOST_TOLD = 20
"""So many rows that are wrong are told at once."""


class Fault(NamedTuple):
    """Something wrong with a list, and the row of the file in which it is."""

    row: int
    said: str


def read_list(title: Rhine, campaign: str, file: Path) -> list[ListedCounter]:
    """The rows of a list of counters that a campaign can begin with: CSV with a line of column names, as a sheet of a
    box. All that is wrong is told by its row and column."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise Invalid(f"{file} cannot be read: {error}.", parameter=SET_UP, given=str(file)) from None
    rows, faults = _read(text, file.name)
    state = RhineState(title, "clerk", "clerk")
    state.begin_game(campaign, on_map=True)
    enter_set_up(state)
    _tell([*faults, *_entered(state, rows)])
    return rows


def rows_in(title: Rhine, text: bytes, file: str) -> list[ListedCounter]:
    """The rows of the text of a list; all that cannot be read or placed is told, whoever stands together in a hex."""
    rows, faults = _read(text, file)
    state = RhineState(title, "clerk", "clerk")
    state.begin_game("full", on_map=True)
    _tell([*faults, *_entered(state, rows, crowding=False)])
    return rows


# Reading


def _read(text: bytes, file: str) -> tuple[list[ListedCounter], list[Fault]]:
    text = _with_known_names(text)
    columns = {name: Column(kind) for name, kind in COLUMNS.items()}
    sheet = Sheet(Path(file).stem, "", ("id",), columns, (), lambda _: [], lambda *_: [])
    head = head_of(text)
    if not any(name in COLUMNS for name in head):
        example = "id,hex,side,nation,combat,steps,re"
        return [], [Fault(1, f"{file}, row 1: the first line must name the columns, such as {example}.")]
    given, wrong = read_sheet(sheet, text)
    faults = list(_cells_told(wrong, text, file))
    missing = [column for column in ("hex", *(OF_A_NEW if "combat" in head else ())) if column not in head]
    faults += [Fault(1, f"{file}, row 1: there is no column {column}.") for column in missing]
    # Rows that lack a whole column are not told one by one.
    rows = [row for row in given if not missing or ("hex" not in missing and "combat" not in row.cells)]
    return [
        ListedCounter(file, row.line, {name: value for name, value in row.cells.items() if value is not None})
        for row in rows
    ], faults


def _with_known_names(text: bytes) -> bytes:
    """The text with its columns called by their names."""
    first, end, rest = text.partition(b"\n")
    sign = delimiter_of(text).encode()
    cells = [cell.strip() for cell in first.split(sign)]
    named = [ALIAS.get(cell.decode("utf-8", "replace").casefold(), "").encode() or cell for cell in cells]
    # A column that is there already keeps its name.
    again = [cell if new != cell and new in cells else new for cell, new in zip(cells, named, strict=True)]
    return text if again == cells else sign.join(again) + end + rest


def _cells_told(wrong: Sequence[CellFault], text: bytes, file: str) -> Iterator[Fault]:
    """Cells that cannot be read: a side of a counter by what it lacks, and a line with too few cells as such."""
    try:
        reader = csv.reader(io.StringIO(text.decode("utf-8-sig"), newline=""), delimiter=delimiter_of(text))
        lines = {line: [cell.strip() for cell in cells] for cells, line in ((row, reader.line_num) for row in reader)}
    except (UnicodeDecodeError, csv.Error):
        lines = {}
    head = head_of(text)
    short: set[int] = set()
    for fault in wrong:
        cells = lines.get(fault.row, [])
        said = fault.said
        if fault.column in ("combat", "move") and fault.row > 1:
            said += _face_told(dict(zip(head, cells, strict=False)).get(fault.column, ""))
        if fault.row > 1 and fault.row not in short and 1 < len(cells) < len(head):
            short.add(fault.row)
            told = f"this line has {len(cells)} cells, the first line {len(head)}. Is a comma missing?"
            yield Fault(fault.row, f"{file}, row {fault.row}: {told}")
        yield Fault(fault.row, str(fault._replace(sheet=file, said=said)))


def _face_told(given: str) -> str:
    """What is wrong with the mobility of a side, if that is it."""
    *_, last = given.split() or [""]
    listed = f"{', '.join(MOBILITIES[:-1])} or {MOBILITIES[-1]}"
    if last.isalpha() and last not in MOBILITIES:
        return f"; '{last}' is no mobility: {listed}"
    return f"; the mobility is missing: {listed}" if "-" in last and last[-1].isdigit() else ""


def _tell(faults: Sequence[Fault]) -> None:
    """What is wrong, row by row; of very much, how much more there is."""
    if faults:
        told = [said for _, said in sorted(faults, key=lambda fault: fault.row)]
        if (more := len(told) - MOST_TOLD) > 0:
            told[MOST_TOLD:] = [f"And {more} more {'line is' if more == 1 else 'lines are'} wrong."]
        raise Faults("The list of counters:", [(said, ()) for said in told], parameter=SET_UP)


# Entering


def enter_text(state: RhineState, text: str) -> None:
    """Every row of the text of a list comes into the game, or none does and all that is wrong is told."""
    rows, faults = _read(text.encode(), "The list")
    _tell([*faults, *_entered(state, rows)])


def _entered(state: RhineState, rows: Sequence[ListedCounter], *, crowding: bool = True) -> Iterator[Fault]:
    """Enter what can be entered; the rest is at fault."""
    placed: dict[str, int] = {}
    file = rows[0].file if rows else ""
    for one in _counters_first(rows, lambda one: one.row):
        try:
            enter_row(state, one.row)
            placed[one.row.get("id", "")] = one.line
        except BroadfrontError as error:
            yield Fault(one.line, f"{one.file}, row {one.line}, column {error}")
    for line, said in _crowded(state, placed) if crowding else ():
        yield Fault(line, f"{file}, row {line}, column hex: {said}")


def _counters_first(rows: Iterable[T], row: Callable[[T], Mapping[str, Any]]) -> list[T]:
    """Dumps and rail heads last: whether they can be there depends on who stands where."""
    return sorted(rows, key=lambda one: row(one).get("kind") in ON_THE_GROUND)


def _crowded(state: RhineState, placed: Mapping[str, int]) -> Iterator[tuple[int, str]]:
    """Hexes in which enemies stand together, or too many of a side; each once, by the line that is odd."""
    lines = {state.number(id): line for id, line in placed.items() if id in state.numbers}
    for hex in sorted({hex for n in lines if (hex := state.board.hex_of(n)) is not None}):
        held = {side: state.board.held_by(hex, side) for side in SIDES}
        # Of enemies in one hex the fewer are the more likely to be wrong.
        fewer, more = sorted(held.values(), key=lambda units: (len(units), -max(lines.get(n, 0) for n in units or [0])))
        if fewer:
            of_list = [n for n in (*fewer, *more) if n in lines]
            who, where = ([_named(state, n, lines) for n in units] for units in (fewer, more))
            told = say("problem.shared-by", units=who, rows=where, where=state.board.hex_text(hex))
            yield lines[of_list[0]], str(told)
        for side, units in held.items():
            if too_many(state.board.re_in(hex, side)) and any(n in lines for n in units):
                yield max(lines.get(n, 0) for n in units), str(state.board.stack_problem(hex, side))


def _named(state: RhineState, n: int, lines: Mapping[int, int]) -> str:
    name = state.units[n].id
    return f"{name} (line {lines[n]})" if n in lines else name


def enter_list(state: RhineState, rows: Sequence[Mapping[str, Any]]) -> None:
    """Every row of a list: counters of the campaign stand in their hexes, the others come into the game."""
    placed: dict[str, int] = {}
    for number, row in _counters_first(enumerate(rows, 1), lambda one: one[1]):
        with told_of(f"{SET_UP}, counter {number},"):
            enter_row(state, row)
        placed[row.get("id", "")] = number
    for number, said in _crowded(state, placed):
        raise Invalid(f"{SET_UP}, counter {number}, hex: {said}", parameter=SET_UP)


def enter_set_up(state: RhineState) -> None:
    """The set-up of a person's box: the lists of the maps that are in play."""
    lists = [(sheet, one) for sheet in state.title.campaigns.sheets(state.clock.campaign)
             for one in state.title.set_up_lists[sheet]]  # fmt: skip
    placed: dict[str, dict[str, int]] = {}
    for sheet, one in _counters_first(lists, lambda listed: listed[1].row):
        try:
            enter_row(state, one.row, sheet)
            placed.setdefault(one.file, {})[one.row.get("id", "")] = one.line
        except BroadfrontError as error:
            column, _, said = str(error).partition(": ")
            raise _of_box(state, one.file, one.line, column, said) from None
    for file, rows in placed.items():
        for line, said in _crowded(state, rows):
            raise _of_box(state, file, line, "hex", said)


def _of_box(state: RhineState, file: str, line: int, column: str, said: str) -> Invalid:
    files = state.title.files
    return files.wrong(file, (line - 2, column) if files.box is not None else line, said.rstrip("."))
