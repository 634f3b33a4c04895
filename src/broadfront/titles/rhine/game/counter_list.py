"""Counters by list: where those of the campaign stand, and others as they are read off the table.

    id,hex,side,nation,combat,steps,re,mode
    US 79 Inf Div,C20.05,,,,,,
    12 VG Div,C20.07,german,GE,10-3-3 Leg,3,3,

A row with a Combat side (`combat`) enters a new counter, any other row places one that the arrival chart names. Columns
may be left out, and stand in any order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from broadfront.core.boxes.box import head_of, read_sheet
from broadfront.core.boxes.sheet import Column, Sheet
from broadfront.core.errors import BroadfrontError, Faults, Invalid, unknown
from broadfront.core.locations import OnMap
from broadfront.titles.rhine.data.listed_counters import COLUMNS, ListedCounter
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.sector import too_many
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.units import line_of, unit_of
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = [
    "CounterEntry", "UnitEntry", "enter_counter", "enter_list", "enter_set_up", "enter_text", "off_ground",
    "place_unit", "read_list", "rows_in",
]  # fmt: skip

SET_UP = "set_up"
NEEDED = ("hex", "side", "nation")
"""Columns of a new counter beside its id and Combat side."""
OF_A_KNOWN = ("id", "hex", "mode", "steps")
"""Columns of a counter that the chart names."""
MOST_TOLD = 20
"""So many rows that are wrong are told at once."""


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


def rows_in(text: bytes, file: str) -> list[ListedCounter]:
    """The rows of the text of a list; every one that cannot be read is told."""
    rows, faults = _read(text, file)
    _tell(faults)
    return rows


def _read(text: bytes, file: str) -> tuple[list[ListedCounter], list[Fault]]:
    columns = {name: Column(kind) for name, kind in COLUMNS.items()}
    sheet = Sheet(Path(file).stem, "", ("id",), columns, (), lambda _: [], lambda *_: [])
    given, wrong = read_sheet(sheet, text)
    head = head_of(text)
    faults = [Fault(fault.row, str(fault._replace(sheet=file))) for fault in wrong]
    missing = [column for column in (NEEDED if "combat" in head else ("hex",)) if head and column not in head]
    faults += [Fault(1, f"{file}, row 1: there is no column {column}.") for column in missing]
    # Rows that lack a whole column are not told one by one.
    rows = [row for row in given if not missing or ("hex" not in missing and "combat" not in row.cells)]
    return [
        ListedCounter(file, row.line, {name: value for name, value in row.cells.items() if value is not None})
        for row in rows
    ], faults


def _tell(faults: Sequence[Fault]) -> None:
    """What is wrong, row by row; of very much, how much more there is."""
    if faults:
        told = [said for _, said in sorted(faults)]
        if (more := len(told) - MOST_TOLD) > 0:
            told[MOST_TOLD:] = [f"And {more} more {'line is' if more == 1 else 'lines are'} wrong."]
        raise Faults("The list of counters:", [(said, ()) for said in told], parameter=SET_UP)


def enter_text(state: RhineState, text: str) -> None:
    """Every row of the text of a list comes into the game, or none does and all that is wrong is told."""
    rows, faults = _read(text.encode(), "The list")
    _tell([*faults, *_entered(state, rows)])


def _entered(state: RhineState, rows: Sequence[ListedCounter]) -> Iterator[Fault]:
    """Enter what can be entered; the rest is at fault."""
    for one in rows:
        try:
            _enter_row(state, one.row)
        except BroadfrontError as error:
            yield Fault(one.line, f"{one.file}, row {one.line}, column {error}")


def enter_list(state: RhineState, rows: Sequence[Mapping[str, Any]]) -> None:
    """Every row of a list: counters of the campaign stand in their hexes, the others come into the game."""
    for number, row in enumerate(rows, 1):
        with _told_of(f"{SET_UP}, counter {number},"):
            _enter_row(state, row)


def enter_set_up(state: RhineState) -> None:
    """The set-up of a person's box: the lists of the maps that are in play."""
    files = state.title.files
    for sheet in state.title.campaigns.sheets(state.campaign):
        for one in state.title.set_up_lists[sheet]:
            try:
                _enter_row(state, one.row, sheet)
            except BroadfrontError as error:
                column, _, said = str(error).partition(": ")
                at = (one.line - 2, column) if files.box is not None else one.line
                raise files.wrong(one.file, at, said.rstrip(".")) from None


def _enter_row(state: RhineState, row: Mapping[str, Any], sheet: str = "") -> None:
    """One row, of the list of a sheet of the map or of any; what is wrong is told with its column first."""
    named = row.get("id", "")
    if "combat" in row:
        if missing := [column for column in NEEDED if column not in row]:
            why = f"{named} is a new counter and needs {' and '.join(missing)}."
            raise Invalid(f"{missing[0]}: {why}", parameter=SET_UP, given=named)
    elif given := [column for column in row if column not in OF_A_KNOWN]:
        why = f"{named} has no Combat side, so it must be a counter of the campaign; leave {' and '.join(given)} empty."
        raise Invalid(f"{given[0]}: {why}", parameter=SET_UP, given=named)
    try:
        if "combat" in row:
            entry: CounterEntry | UnitEntry = msgspec.convert(dict(row), CounterEntry)
        else:
            entry = msgspec.convert({"where" if c == "hex" else c: value for c, value in row.items()}, UnitEntry)
    except msgspec.ValidationError as error:
        column = next((c for c in COLUMNS if f"`{c}`" in str(error) or f"$.{c}`" in str(error)), "id")
        raise Invalid(f"{column}: {error}.", parameter=SET_UP, given=dict(row)) from None
    if isinstance(entry, CounterEntry):
        enter_counter(state, entry, sheet)
        if entry.kind == "HQ" and not entry.throw:
            state.emit(say("arrival.no-throw", unit=entry.id), "OCS-SUPPLY-02")
    elif entry.where is None:
        raise Invalid(f"hex: {entry.id} has no hex.", parameter=SET_UP, given=entry.id)
    else:
        with _told_of("id:"):
            if isinstance(state.where[state.number(entry.id)], OnMap):
                raise Invalid(f"{entry.id} is placed twice.", parameter=SET_UP, given=entry.id)
        place_unit(state, entry, sheet)
        _tell_arrival(state, state.number(entry.id))
    _check_stack(state, state.number(entry.id))


def _tell_arrival(state: RhineState, n: int) -> None:
    """A counter that was placed and that the chart has for a later date does not arrive again."""
    roster, entries, window = state.title.roster, state.title.arrivals.entries, state.window
    for at, entry in enumerate(entries):
        if entry.action == "arrive" and n in roster.of_entry.get(at, ()) and window.first <= entry.date <= window.last:
            told = say("arrival.here-already", unit=state.units[n].id, date=entry.date)
            state.emit(told, "BTR-ARRIVAL-01", entry.rule)
            return


def _check_stack(state: RhineState, n: int) -> None:
    """A counter that was entered shares its hex with no enemy, and with no more than may stack there."""
    hex, side = state.hex_of(n), state.units[n].side
    assert hex is not None
    here = state.title.map.ids[hex]
    problems = (
        (state.enemy_in(side, hex) and bool(state.held_by(hex, side)), say("problem.shared", hex=here)),
        (too_many(state.re_in(hex, side)), state.stack_told(hex, side)),
    )
    for wrong, why in problems:
        if wrong:
            raise Invalid(f"hex: {why}", parameter=SET_UP, given=here)


@contextmanager
def _told_of(what: str) -> Iterator[None]:
    """What is wrong within is told with these words first."""
    try:
        yield
    except BroadfrontError as error:
        raise Invalid(f"{what} {error}", parameter=SET_UP, given=error.given, accepted=error.accepted) from None


def enter_counter(state: RhineState, counter: CounterEntry, sheet: str = "") -> None:
    """A counter of the owner's own comes into the game."""
    if counter.id in state.numbers:
        why = f"there is a counter {counter.id} already; place it by its id and hex alone, or give another id."
        raise Invalid(f"id: {why}", parameter=SET_UP, given=counter.id)
    hex = _hex(state, counter.hex, sheet)
    try:
        unit_of(counter.line())
    except ValueError as error:
        raise Invalid(f"combat: {error}.", parameter=SET_UP, given=counter.id) from None
    state.add_unit(counter.line(), state.title.locations.hex(hex))


def _hex(state: RhineState, place: str, sheet: str) -> str:
    """The hex in which a unit is said to stand, on a sheet of the map or on any."""
    with _told_of("hex:"):
        hex = state.title.map.find(place)
    at = state.title.map.index[hex]
    if sheet and hex[0] != sheet:
        why = f"{hex} is on Map {hex[0]}, and this is the sheet of Map {sheet}."
        raise Invalid(f"hex: {why}", parameter=SET_UP, given=hex)
    if not state.window.within(at):
        raise Invalid(f"hex: {off_ground(state, hex)}", parameter=SET_UP, given=hex)
    if not state.window.can_stand(at):
        raise Invalid(f"hex: {hex} is water; give a hex of land.", parameter=SET_UP, given=hex)
    return hex


def off_ground(state: RhineState, hex: str) -> str:
    """That a hex is not part of the ground in play."""
    return f"{hex} is {'not on the maps of this campaign' if state.campaign else 'outside the sector'}."


def place_unit(state: RhineState, entry: UnitEntry, sheet: str = "") -> None:
    """A counter that is in the game stands as the entry says."""
    with _told_of("id:"):
        n = state.number(entry.id)
    if entry.where is not None:
        state.put(n, state.title.locations.hex(_hex(state, entry.where, sheet)))
    if entry.steps is not None:
        if not 1 <= entry.steps <= state.units[n].steps:
            most = state.units[n].steps
            raise Invalid(f"steps: {entry.id} has 1 to {most} steps, not {entry.steps}.", parameter=SET_UP)
        state.set_steps(n, entry.steps)
    if entry.mode is not None:
        if entry.mode not in MODES:
            with _told_of("mode:"):
                raise unknown("mode", entry.mode, MODES, parameter=SET_UP)
        state.set_mode(n, entry.mode)
    if entry.out_of_supply is not None:
        state.set_oos(n, entry.out_of_supply)
    if entry.fuelled:
        state.fuel_until_clean_up(n)
    elif entry.fuelled is not None:
        state.end_fuel(n)
