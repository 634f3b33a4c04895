"""Lists of counters: positions of campaign counters, and other counters entered from the table.

    id,hex,side,nation,combat,steps,re,kind,sp
    US 79 Inf Div,C20.05,,,,,,,
    12 VG Div,C20.07,german,GE,10-3-3 Leg,3,3,,
    US Dump 1,C20.05,,US,,,,dump,6

Columns may be left out and be in any order; `listed_rows.py` describes the rows.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from broadfront.core.boxes.box import Fault as CellFault
from broadfront.core.boxes.box import csv_column_names, csv_delimiter, read_sheet
from broadfront.core.boxes.sheet import Column, Sheet
from broadfront.core.errors import BroadfrontError, Faults, Invalid
from broadfront.titles.rhine.data.listed_counters import COLUMNS, NON_COUNTER_KINDS, ListedCounter
from broadfront.titles.rhine.data.sector import SIDES, exceeds_stack_limit
from broadfront.titles.rhine.data.terrain import MOBILITIES
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.game.listed_rows import SET_UP, enter_list_row, prefix_errors
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = [
    "enter_counter_list",
    "enter_counter_list_text",
    "enter_set_up_lists",
    "parse_counter_list",
    "read_counter_list",
]

T = TypeVar("T")
NEW_COUNTER_COLUMNS = ("nation", "side")
"""Columns that a list with new counters must have in addition to id and hex."""
COLUMN_ALIASES = {"place": "hex"}
"""Alternative column names."""
MAX_LISTED = 20
"""Largest number of faulty rows reported at once."""


class Fault(NamedTuple):
    """A fault found in a CSV list of counters, with its row in the file."""

    row: int
    text: str


def read_counter_list(title: Rhine, campaign: str, file: Path) -> list[ListedCounter]:
    """Read a CSV list of counters with which a campaign can start; raise one error that lists all faults."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise Invalid(f"{file} cannot be read: {error}.", parameter=SET_UP, given=str(file)) from None
    rows, faults = _parse_rows(text, file.name)
    state = RhineState(title, "clerk", "clerk")
    state.begin_game(campaign, on_map=True)
    enter_set_up_lists(state)
    _raise_faults([*faults, *_enter_rows(state, rows)])
    return rows


def parse_counter_list(title: Rhine, text: bytes, file_name: str) -> list[ListedCounter]:
    """Parse the text of a CSV list of counters; raise one error that lists all faults. Stacking is not checked."""
    rows, faults = _parse_rows(text, file_name)
    state = RhineState(title, "clerk", "clerk")
    state.begin_game("full", on_map=True)
    _raise_faults([*faults, *_enter_rows(state, rows, crowding=False)])
    return rows


# Reading


def _parse_rows(text: bytes, file_name: str) -> tuple[list[ListedCounter], list[Fault]]:
    """Parse the text of a CSV list of counters; return its rows and the faults found."""
    text = _replace_aliases(text)
    columns = {name: Column(kind) for name, kind in COLUMNS.items()}
    sheet = Sheet(Path(file_name).stem, "", ("id",), columns, (), lambda _: [], lambda *_: [])
    head = csv_column_names(text)
    if not any(name in COLUMNS for name in head):
        example = "id,hex,side,nation,combat,steps,re"
        return [], [Fault(1, f"{file_name}, row 1: the first line must name the columns, such as {example}.")]
    given, cell_faults = read_sheet(sheet, text)
    faults = list(_explain_cell_faults(cell_faults, text, file_name))
    missing = [column for column in ("hex", *(NEW_COUNTER_COLUMNS if "combat" in head else ())) if column not in head]
    faults += [Fault(1, f"{file_name}, row 1: there is no column {column}.") for column in missing]
    # A missing column is reported once, not for each row.
    rows = [row for row in given if not missing or ("hex" not in missing and "combat" not in row.cells)]
    return [
        ListedCounter(file_name, row.line, {name: value for name, value in row.cells.items() if value is not None})
        for row in rows
    ], faults


def _replace_aliases(text: bytes) -> bytes:
    """Replace alternative column names in the first line of a CSV list of counters."""
    first, end, rest = text.partition(b"\n")
    sign = csv_delimiter(text).encode()
    cells = [cell.strip() for cell in first.split(sign)]
    named = [COLUMN_ALIASES.get(cell.decode("utf-8", "replace").casefold(), "").encode() or cell for cell in cells]
    # An alternative name is not replaced if its column is there already.
    replaced = [cell if new != cell and new in cells else new for cell, new in zip(cells, named, strict=True)]
    return text if replaced == cells else sign.join(replaced) + end + rest


def _explain_cell_faults(cell_faults: Sequence[CellFault], text: bytes, file: str) -> Iterator[Fault]:
    """Yield a fault for each unreadable cell of a list of counters, explaining bad counter sides and short lines."""
    try:
        reader = csv.reader(io.StringIO(text.decode("utf-8-sig"), newline=""), delimiter=csv_delimiter(text))
        lines = {line: [cell.strip() for cell in cells] for cells, line in ((row, reader.line_num) for row in reader)}
    except (UnicodeDecodeError, csv.Error):
        lines = {}
    head = csv_column_names(text)
    short: set[int] = set()
    for fault in cell_faults:
        cells = lines.get(fault.row, [])
        message = fault.said
        if fault.column in ("combat", "move") and fault.row > 1:
            message += _explain_mobility(dict(zip(head, cells, strict=False)).get(fault.column, ""))
        if fault.row > 1 and fault.row not in short and 1 < len(cells) < len(head):
            short.add(fault.row)
            why = f"this line has {len(cells)} cells, the first line {len(head)}. Is a comma missing?"
            yield Fault(fault.row, f"{file}, row {fault.row}: {why}")
        yield Fault(fault.row, str(fault._replace(sheet=file, said=message)))


def _explain_mobility(face_text: str) -> str:
    """Return an addition to an error text that explains a wrong mobility on a counter side, or an empty string."""
    *_, last = face_text.split() or [""]
    listed = f"{', '.join(MOBILITIES[:-1])} or {MOBILITIES[-1]}"
    if last.isalpha() and last not in MOBILITIES:
        return f"; '{last}' is no mobility: {listed}"
    return f"; the mobility is missing: {listed}" if "-" in last and last[-1].isdigit() else ""


def _raise_faults(faults: Sequence[Fault]) -> None:
    """Raise one error that lists the first faults of a list of counters in row order, if there are any."""
    if faults:
        texts = [text for _, text in sorted(faults, key=lambda fault: fault.row)]
        if (more := len(texts) - MAX_LISTED) > 0:
            texts[MAX_LISTED:] = [f"And {more} more {'line is' if more == 1 else 'lines are'} wrong."]
        raise Faults("The list of counters:", [(text, ()) for text in texts], parameter=SET_UP)


# Entering


def enter_counter_list_text(state: RhineState, text: str) -> None:
    """Enter all counters of a CSV list into the game; if it has faults, enter none and raise one error."""
    rows, faults = _parse_rows(text.encode(), "The list")
    _raise_faults([*faults, *_enter_rows(state, rows)])


def _enter_rows(state: RhineState, rows: Sequence[ListedCounter], *, crowding: bool = True) -> Iterator[Fault]:
    """Enter the legal rows of a list of counters, and yield a fault for each illegal row."""
    placed: dict[str, int] = {}
    file = rows[0].file if rows else ""
    for one in _sort_counters_first(rows, lambda one: one.row):
        try:
            enter_list_row(state, one.row)
            placed[one.row.get("id", "")] = one.line
        except BroadfrontError as error:
            yield Fault(one.line, f"{one.file}, row {one.line}, column {error}")
    for line, problem in _stacking_problems(state, placed) if crowding else ():
        yield Fault(line, f"{file}, row {line}, column hex: {problem}")


def _sort_counters_first(rows: Iterable[T], row: Callable[[T], Mapping[str, Any]]) -> list[T]:
    """Sort the rows of a list of counters so that dumps and rail heads, which depend on the counters, come last."""
    return sorted(rows, key=lambda one: row(one).get("kind") in NON_COUNTER_KINDS)


def _stacking_problems(state: RhineState, placed: Mapping[str, int]) -> Iterator[tuple[int, str]]:
    """Yield the list line and error text for each hex with units of both sides or a stack above the limit."""
    lines = {state.number(id): line for id, line in placed.items() if id in state.numbers}
    for hex in sorted({hex for n in lines if (hex := state.board.hex_of(n)) is not None}):
        held = {side: state.board.combat_units_in(hex, side) for side in SIDES}
        # If both sides share a hex, the side with fewer units is more likely to be misplaced.
        fewer, more = sorted(held.values(), key=lambda units: (len(units), -max(lines.get(n, 0) for n in units or [0])))
        if fewer:
            of_list = [n for n in (*fewer, *more) if n in lines]
            who, where = ([_unit_id_with_line(state, n, lines) for n in units] for units in (fewer, more))
            problem = say("problem.shared-by", units=who, rows=where, where=state.board.hex_label(hex))
            yield lines[of_list[0]], str(problem)
        for side, units in held.items():
            if exceeds_stack_limit(state.board.regimental_equivalents_in_hex(hex, side)) and any(
                n in lines for n in units
            ):
                yield max(lines.get(n, 0) for n in units), str(state.board.stack_problem(hex, side))


def _unit_id_with_line(state: RhineState, unit_number: int, line_of_unit: Mapping[int, int]) -> str:
    """Return a unit's id for an error text, with its line number if the unit is in the list of counters."""
    name = state.units[unit_number].id
    return f"{name} (line {line_of_unit[unit_number]})" if unit_number in line_of_unit else name


def enter_counter_list(state: RhineState, rows: Sequence[Mapping[str, Any]]) -> None:
    """Enter all rows of a list of counters into the game; raise `Invalid` for the first fault."""
    placed: dict[str, int] = {}
    for number, row in _sort_counters_first(enumerate(rows, 1), lambda one: one[1]):
        with prefix_errors(f"{SET_UP}, counter {number},"):
            enter_list_row(state, row)
        placed[row.get("id", "")] = number
    for number, problem in _stacking_problems(state, placed):
        raise Invalid(f"{SET_UP}, counter {number}, hex: {problem}", parameter=SET_UP)


def enter_set_up_lists(state: RhineState) -> None:
    """Enter the counters of the player's own set-up files for the map sheets in play."""
    lists = [
        (sheet, one)
        for sheet in state.title.campaigns.sheets(state.clock.campaign)
        for one in state.title.set_up_lists[sheet]
    ]
    placed: dict[str, dict[str, int]] = {}
    for sheet, one in _sort_counters_first(lists, lambda listed: listed[1].row):
        try:
            enter_list_row(state, one.row, sheet)
            placed.setdefault(one.file, {})[one.row.get("id", "")] = one.line
        except BroadfrontError as error:
            column, _, message = str(error).partition(": ")
            raise _set_up_error(state, one.file, one.line, column, message) from None
    for file, rows in placed.items():
        for line, problem in _stacking_problems(state, rows):
            raise _set_up_error(state, file, line, "hex", problem)


def _set_up_error(state: RhineState, file: str, line: int, column: str, message: str) -> Invalid:
    """Create the error for a line of one of the player's own set-up lists."""
    files = state.title.files
    return files.file_error(file, (line - 2, column) if files.box is not None else line, message.rstrip("."))
