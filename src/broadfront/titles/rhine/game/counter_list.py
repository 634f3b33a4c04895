"""Counters by list: where those of the campaign stand, and others as they are read off the table.

    id,hex,side,nation,combat,steps,re,mode
    US 79 Inf Div,C20.05,,,,,,
    12 VG Div,C20.07,german,GE,10-3-3 Leg,3,3,

A row with a Combat side (`combat`) enters a new counter, any other row places one that the arrival chart names. Columns
may be left out, and stand in any order.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from broadfront.core.errors import Invalid, unknown
from broadfront.core.locations import OnMap
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.units import line_of, unit_of
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["CounterEntry", "UnitEntry", "enter_counter", "enter_list", "place_unit", "read_list"]

SET_UP = "set_up"
WHOLE = ("steps", "throw")
COLUMNS = ("id", "hex", "side", "nation", "kind", "category", "combat", "move", "steps", "re", "anti_tank", "engineer",
           "throw", "formation", "mode")  # fmt: skip
YES = ("yes", "true", "1")


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    where: str | None = None
    mode: str | None = None
    steps: int | None = None
    out_of_supply: bool | None = None
    fuelled: bool | None = None


class CounterEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter entered at the table: the columns of a counter file."""

    id: str
    side: str
    nation: str
    combat: str
    hex: str
    kind: str = "combat"
    category: str = "Other"
    move: str = ""
    steps: int = 1
    re: str | int = 1
    anti_tank: str = ""
    engineer: bool = False
    throw: int = 0
    formation: str = ""
    mode: str = "Combat"

    def line(self) -> str:
        """The counter as a line of a counter file."""
        return line_of(msgspec.structs.asdict(self))


def read_list(file: Path) -> list[dict[str, Any]]:
    """The rows of a list of counters: CSV with a line of column names."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Invalid(f"{file} cannot be read: {error}.", parameter=SET_UP, given=str(file)) from None
    reader = csv.DictReader(text.splitlines(), strict=True)
    columns = reader.fieldnames or ()
    for column in columns:
        if column not in COLUMNS:
            raise unknown(f"{file.name}: column", column, COLUMNS, parameter=SET_UP)
    if "id" not in columns or "hex" not in columns:
        raise Invalid(f"{file.name}: the first line names columns, and must have id and hex.", parameter=SET_UP)
    rows: list[dict[str, Any]] = []
    try:
        for row in reader:
            if None in row or None in row.values():
                raise Invalid(
                    f"{file.name}, line {reader.line_num}: expected {len(columns)} values.", parameter=SET_UP
                )
            given = {name: value.strip() for name, value in row.items() if value.strip()}
            if given:
                rows.append({name: _value(file.name, reader.line_num, name, text) for name, text in given.items()})
    except csv.Error as error:
        raise Invalid(f"{file.name}, line {reader.line_num}: {error}.", parameter=SET_UP) from None
    return rows


def _value(file: str, line: int, column: str, text: str) -> str | int | bool:
    if column == "engineer":
        return text.casefold() in YES
    if column not in WHOLE:
        return text
    if not text.isdecimal():
        raise Invalid(f"{file}, line {line}: {column} {text!r} is not a whole number.", parameter=SET_UP, given=text)
    return int(text)


def enter_list(state: RhineState, rows: Sequence[Mapping[str, Any]]) -> None:
    """Every row of a list: counters of the campaign stand in their hexes, the others come into the game."""
    for number, row in enumerate(rows, 1):
        try:
            if "combat" in row:
                enter_counter(state, msgspec.convert(dict(row), CounterEntry), SET_UP)
            else:
                given = {"where" if name == "hex" else name: value for name, value in row.items()}
                _bring(state, msgspec.convert(given, UnitEntry))
        except msgspec.ValidationError as error:
            raise Invalid(f"{SET_UP}, counter {number}: {error}.", parameter=SET_UP, given=dict(row)) from None


def _bring(state: RhineState, entry: UnitEntry) -> None:
    """A counter of the campaign is on the map from the start, whatever line of the chart would have brought it."""
    n = state.number(entry.id)
    if entry.where is None:
        raise Invalid(f"{SET_UP}: {entry.id} has no hex.", parameter=SET_UP, given=entry.id)
    if isinstance(state.where[n], OnMap):
        raise Invalid(f"{SET_UP}: {entry.id} is placed twice.", parameter=SET_UP, given=entry.id)
    place_unit(state, entry, SET_UP)


def enter_counter(state: RhineState, counter: CounterEntry, what: str) -> None:
    """A counter of the owner's own comes into the game; `what` is read and named in errors."""
    title = state.title
    if counter.id in state.numbers:
        raise Invalid(
            f"{what}: there is a counter {counter.id} already; place it by its id and hex alone, or give another id.",
            parameter=what,
            given=counter.id,
        )
    try:
        unit_of(counter.line())
    except ValueError as error:
        raise Invalid(f"{what}: counter {counter.id}: {error}.", parameter=what, given=counter.id) from None
    state.add_unit(counter.line(), title.locations.hex(_hex(state, counter.id, counter.hex, what)))


def _hex(state: RhineState, unit: str, place: str, what: str) -> str:
    """The hex in which a unit is said to stand."""
    title = state.title
    hex = title.map.find(place)
    at = title.map.index[hex]
    if not state.window.within(at):
        raise Invalid(f"{what}: {unit}: {hex} is outside the sector.", parameter=what, given=hex)
    if not state.window.can_stand(at):
        raise Invalid(f"{what}: {unit}: {hex} is water; give a hex of land.", parameter=what, given=hex)
    return hex


def place_unit(state: RhineState, entry: UnitEntry, what: str) -> None:
    """A counter that is in the game stands as the entry says."""
    n = state.number(entry.id)
    if entry.where is not None:
        state.put(n, state.title.locations.hex(_hex(state, entry.id, entry.where, what)))
    if entry.steps is not None:
        if not 1 <= entry.steps <= state.units[n].steps:
            most = state.units[n].steps
            raise Invalid(f"{what}: {entry.id} has 1 to {most} steps, not {entry.steps}.", parameter=what)
        state.set_steps(n, entry.steps)
    if entry.mode is not None:
        if entry.mode not in MODES:
            raise unknown("mode", entry.mode, MODES, parameter=what)
        state.set_mode(n, entry.mode)
    if entry.out_of_supply is not None:
        state.set_oos(n, entry.out_of_supply)
    if entry.fuelled:
        state.fuel_until_clean_up(n)
    elif entry.fuelled is not None:
        state.end_fuel(n)
