"""Entering one row of a list of counters: placing or adding a counter, or reporting a dump or rail head.

A row with a Combat side (`combat`) is a new counter; a row of kind `dump` or `railhead` places a dump or railhead.
Any other row places a counter that the arrival chart names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from broadfront.core.errors import BroadfrontError, Invalid, unknown_name
from broadfront.core.locations import Location, OnMap
from broadfront.core.reading.names import Names
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.listed_counters import COLUMNS, NON_COUNTER_KINDS
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.roster import ENGLAND, ON_MAP
from broadfront.titles.rhine.data.tokens import parse_tokens
from broadfront.titles.rhine.data.units import CounterEntry, Unit, parse_counter_line
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.map_actions import Dump, Railhead
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.theatre.map_report_checks import map_report_refusal
from broadfront.titles.rhine.steps.clerk.map_reports import enter_map_report

__all__ = [
    "OWNER_BY_NATION", "SET_UP", "CounterEntry", "UnitEntry", "enter_counter", "enter_list_row", "place_unit",
    "prefix_errors",
]  # fmt: skip

SET_UP = "set_up"
NEW_COUNTER_COLUMNS = ("hex", "side", "nation")
"""Columns that a new counter needs in addition to its id and Combat side."""
KNOWN_COUNTER_COLUMNS = ("id", "hex", "mode", "steps")
"""Columns allowed for a counter that the arrival chart names."""
NON_COUNTER_COLUMNS = {"dump": ("hex", "nation", "sp"), "railhead": ("hex", "side")}
"""Columns that a dump and a rail head need."""
OWNER_BY_NATION = {"US": "US", "FR": "US", "CW": "CW", "GE": "german"}
"""Owner of a dump, by nation."""


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place and state that a row of a list of counters, or a position file, gives a counter."""

    id: str
    where: str | None = None
    mode: str | None = None
    steps: int | None = None
    out_of_supply: bool | None = None
    fuelled: bool | None = None


def enter_list_row(state: RhineState, row: Mapping[str, Any], sheet: str = "") -> None:
    """Enter one row of a list of counters into the game; an error text starts with the column at fault."""
    named = row.get("id", "")
    if row.get("kind") in NON_COUNTER_KINDS:
        _enter_dump_or_railhead(state, row, sheet)
        return
    if "sp" in row:
        raise Invalid(f"sp: {named} is no dump; leave sp empty, or give it the kind dump.", parameter=SET_UP)
    if "combat" in row:
        if missing := [column for column in NEW_COUNTER_COLUMNS if column not in row]:
            why = f"{named} is a new counter and needs {' and '.join(missing)}."
            raise Invalid(f"{missing[0]}: {why}", parameter=SET_UP, given=named)
    elif given := [column for column in row if column not in KNOWN_COUNTER_COLUMNS]:
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
        _warn_of_similar_counter(state, entry)
    elif entry.where is None:
        raise Invalid(f"hex: {entry.id} has no hex.", parameter=SET_UP, given=entry.id)
    else:
        if entry.id not in state.numbers:
            message = str(unknown_name("unit", entry.id, state.numbers)).rstrip(".")
            why = f"{message}. A counter of your own needs a Combat side (column combat)."
            raise Invalid(f"id: {why}", parameter=SET_UP, given=entry.id)
        if isinstance(state.board.where[state.number(entry.id)], OnMap):
            raise Invalid(f"id: {entry.id} is placed twice.", parameter=SET_UP, given=entry.id)
        place_unit(state, entry, sheet)
        _log_skipped_arrival(state, state.number(entry.id))


def _enter_dump_or_railhead(state: RhineState, row: Mapping[str, Any], sheet: str) -> None:
    """Enter the supply dump or rail head that a row of a list of counters names."""
    kind, named = row["kind"], row.get("id", "")
    needed = NON_COUNTER_COLUMNS[kind]
    if missing := [column for column in needed if column not in row]:
        why = f"{named} is a {kind} and needs {' and '.join(missing)}."
        raise Invalid(f"{missing[0]}: {why}", parameter=SET_UP, given=named)
    if more := [column for column in row if column not in ("id", "kind", "side", "nation", *needed)]:
        why = f"{named} is a {kind}; leave {' and '.join(more)} empty."
        raise Invalid(f"{more[0]}: {why}", parameter=SET_UP, given=named)
    hex = _resolve_hex(state, row["hex"], sheet)
    if kind == "dump":
        with prefix_errors("nation:"):
            if row["nation"] not in OWNER_BY_NATION:
                raise unknown_name("nation", row["nation"], OWNER_BY_NATION, parameter=SET_UP)
        try:
            action: Dump | Railhead = Dump(OWNER_BY_NATION[row["nation"]], hex, parse_tokens(str(row["sp"])))
        except ValueError as error:
            raise Invalid(f"sp: {error}.", parameter=SET_UP, given=row["sp"]) from None
    else:
        action = Railhead(row["side"], hex)
    if no := map_report_refusal(state, action):
        raise Invalid(f"hex: {no.text}", parameter=SET_UP, given=hex)
    enter_map_report(state, action)


def _log_skipped_arrival(state: RhineState, unit_number: int) -> None:
    """Log that a placed counter will not arrive again on the later date the arrival chart gives for it."""
    roster, entries, window = state.title.roster, state.title.arrivals.entries, state.window
    for at, entry in enumerate(entries):
        if (
            entry.action == "arrive"
            and unit_number in roster.counters_by_entry.get(at, ())
            and window.first <= entry.date <= window.last
        ):
            unit, box = state.units[unit_number].id, state.board.box(unit_number)
            here, there = say("arrival.here-already", unit=unit, date=entry.date), "arrival.in-box-already"
            message = here if box == ON_MAP else say(there, unit=unit, box=box, date=entry.date)
            state.emit(message, "BTR-ARRIVAL-01", entry.rule)
            return


def _warn_of_similar_counter(state: RhineState, entry: CounterEntry) -> None:
    """Log a warning if a new counter's name resembles one in the arrival chart, as both may be the same."""
    roster, entries, window = state.title.roster, state.title.arrivals.entries, state.window
    chart = Names("unit", {unit.id: () for unit in roster.counters if unit.nation == entry.nation})
    found = chart.matching_ids(entry.id)
    # A short name that matches several counters means none of them.
    if len(found) != 1 or isinstance(state.board.where[n := state.number(found[0])], OnMap):
        return
    if state.board.box(n) == ON_MAP:
        state.emit(say("arrival.alike-here", unit=entry.id, other=found[0]), "BTR-ARRIVAL-01")
        return
    for at, line in enumerate(entries):
        if (
            line.action == "arrive"
            and n in roster.counters_by_entry.get(at, ())
            and window.first <= line.date <= window.last
        ):
            message = say("arrival.alike", unit=entry.id, other=found[0], date=line.date)
            state.emit(message, "BTR-ARRIVAL-01", line.rule)
            return


@contextmanager
def prefix_errors(prefix: str) -> Iterator[None]:
    """Prefix the text of any error raised within the `with` block."""
    try:
        yield
    except BroadfrontError as error:
        raise Invalid(f"{prefix} {error}", parameter=SET_UP, given=error.given, accepted=error.accepted) from None


def enter_counter(state: RhineState, counter: CounterEntry, sheet: str = "") -> None:
    """Add a new counter to the game; raise `Invalid` if its id exists already or a value is bad."""
    if counter.id in state.numbers:
        why = f"there is a counter {counter.id} already; place it by its id and hex alone, or give another id."
        raise Invalid(f"id: {why}", parameter=SET_UP, given=counter.id)
    box = _find_box_name(state, counter.hex)
    hex = "" if box else _resolve_hex(state, counter.hex, sheet)
    try:
        unit = parse_counter_line(counter.to_csv_line())
    except ValueError as error:
        raise Invalid(f"combat: {error}.", parameter=SET_UP, given=counter.id) from None
    place = _check_box(state, unit, box) if box else state.title.locations.hex(hex)
    state.add_unit(counter.to_csv_line(), place)


def _find_box_name(state: RhineState, place: str) -> str:
    """Return the off-map box that a text names in a campaign, or an empty string if it names none."""
    boxes = {name.casefold(): box for name, box in state.title.entry.boxes.items()} if state.clock.campaign else {}
    return boxes.get(place.strip().casefold(), "")


@decides("BTR-HOUSE-19")
def _check_box(state: RhineState, unit: Unit, box: str) -> Location:
    """Return the location of an off-map box; raise `Invalid` if a unit cannot be there."""
    half = state.title.campaigns.region.get(box)
    if unit.side != "allied" or (unit.kind != "aircraft" and box != ENGLAND):
        why = f"{unit.id} is no aircraft; of the boxes only {ENGLAND} takes Allied ground units."
        why = why if unit.side == "allied" else f"{unit.id} is German; the box {box} is Allied."
        raise Invalid(f"hex: {why}", parameter=SET_UP, given=box)
    if half is not None and state.clock.half not in ("", half):
        raise Invalid(f"hex: the box {box} belongs to campaigns of the {half}.", parameter=SET_UP, given=box)
    return state.title.locations.boxes[box]


def _resolve_hex(state: RhineState, place: str, sheet: str) -> str:
    """Return the id of a hex given by id or place name; raise `Invalid` if it is impassable or on another sheet."""
    with prefix_errors("hex:"):
        hex = state.title.map.find(place)
    at = state.title.map.index[hex]
    if sheet and hex[0] != sheet:
        why = f"{hex} is on Map {hex[0]}, and this is the sheet of Map {sheet}."
        raise Invalid(f"hex: {why}", parameter=SET_UP, given=hex)
    if not state.window.is_in_play(at):
        raise Invalid(f"hex: {state.outside_text(hex)}", parameter=SET_UP, given=hex)
    if not state.window.can_hold_counters(at):
        raise Invalid(f"hex: {hex} is water; give a hex of land.", parameter=SET_UP, given=hex)
    return hex


def place_unit(state: RhineState, entry: UnitEntry, sheet: str = "") -> None:
    """Set the place, steps, mode, supply and fuel of a counter to the values that a list entry gives."""
    with prefix_errors("id:"):
        n = state.number(entry.id)
    if entry.where is not None:
        box = _find_box_name(state, entry.where)
        locations = state.title.locations
        state.place_unit(
            n,
            _check_box(state, state.units[n], box) if box else locations.hex(_resolve_hex(state, entry.where, sheet)),
        )
    if entry.steps is not None:
        if not 1 <= entry.steps <= state.units[n].steps:
            most = state.units[n].steps
            raise Invalid(f"steps: {entry.id} has 1 to {most} steps, not {entry.steps}.", parameter=SET_UP)
        state.board.set_steps(n, entry.steps)
    if entry.mode is not None:
        if entry.mode not in MODES:
            with prefix_errors("mode:"):
                raise unknown_name("mode", entry.mode, MODES, parameter=SET_UP)
        state.set_mode(n, entry.mode)
    if entry.out_of_supply is not None:
        state.board.set_out_of_supply(n, entry.out_of_supply)
    if entry.fuelled:
        state.supply.fuel_until_clean_up(n)
    elif entry.fuelled is not None:
        state.supply.end_fuel(n)
