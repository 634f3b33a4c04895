"""The calendar shown to players: each day's special rules and arrivals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from broadfront.titles.ardennes.data.demolition import NUMBERS
from broadfront.titles.ardennes.data.records import LAST_DAY, SIDES
from broadfront.titles.ardennes.data.title import calendar_box
from broadfront.titles.ardennes.data.words import phrase
from broadfront.titles.ardennes.rules.forces.boundaries import LAST_BOUNDARY_DAY
from broadfront.titles.ardennes.rules.forces.command_level import LEVELS
from broadfront.titles.ardennes.rules.forces.german_reserve import FIRST_OVERDUE_DAY
from broadfront.titles.ardennes.rules.lines.supply import FIRST_CHECK_DAY
from broadfront.titles.ardennes.rules.routes.roadblocks import FIRST_VP_ONLY_DAY
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import winning_points
from broadfront.titles.ardennes.steps.day import POINTS_PER_DAY, REPLACEMENT_DAYS
from broadfront.titles.ardennes.steps.fuel import CHECKED_FROM, highest_out_of_fuel_roll
from broadfront.titles.ardennes.steps.supply_phase import CAPTURED_FROM
from broadfront.titles.ardennes.table.counters import future_arrivals
from broadfront.titles.ardennes.table.parts import ArdennesCalendar, ArdennesDay

__all__ = ["build_calendar", "special_rules"]

REDRAW_FROM = 22


class CalendarEntry(NamedTuple):
    """A calendar entry, valid from day `first` to day `last`, for one game variant or for both ("")."""

    first: int
    last: int
    topic: str
    rule: str
    variant: str = ""


CALENDAR_ENTRIES = (
    CalendarEntry(16, 16, "calendar.three-impulses", "ARD-D16-03", "2p"),
    CalendarEntry(16, 16, "calendar.first-impulse", "ARD-D16-05", "gs"),
    CalendarEntry(16, 16, "calendar.allied-infantry", "ARD-D16-12"),
    CalendarEntry(16, 16, "calendar.bridges", "ARD-D16-11"),
    CalendarEntry(16, 16, "calendar.no-demolition", "ARD-D16-15"),
    CalendarEntry(16, FIRST_CHECK_DAY[1] - 1, "calendar.no-allied-supply", "ARD-SEQ-08"),
    CalendarEntry(16, FIRST_CHECK_DAY[0] - 1, "calendar.no-german-supply", "ARD-SEQ-09"),
    CalendarEntry(16, LAST_BOUNDARY_DAY, "calendar.boundaries", "ARD-C3-10"),
    CalendarEntry(FIRST_OVERDUE_DAY, LAST_DAY, "calendar.overdue", "ARD-SEQ-02"),
    CalendarEntry(FIRST_VP_ONLY_DAY, LAST_DAY, "calendar.roadblocks", "ARD-SEQ-16"),
    CalendarEntry(CAPTURED_FROM, LAST_DAY, "calendar.captured", "ARD-SEQ-04", "gs"),
    CalendarEntry(REDRAW_FROM, LAST_DAY, "calendar.another-card", "ARD-SEQ-19", "gs"),
    CalendarEntry(16, 25, "calendar.xxx-corps", "ARD-D2-14"),
)


def special_rules(state: ArdennesState, day: int) -> Iterator[tuple[str, str]]:
    """Yield the special rules of a day, each as a sentence with its rule id."""
    for line in CALENDAR_ENTRIES:
        if line.first <= day <= line.last and line.variant in ("", state.variant):
            yield phrase(line.topic), line.rule
    number = max((number for first, number in NUMBERS if day >= first), default=0)
    if number:
        yield phrase("calendar.demolition", number=number), "ARD-H-26"
    if day >= CHECKED_FROM:
        yield phrase("calendar.fuel", number=highest_out_of_fuel_roll(day)), "ARD-SEQ-11"
    if day in REPLACEMENT_DAYS:
        yield phrase("calendar.replacements", points=POINTS_PER_DAY), "ARD-H-28"
    if state.variant == "gs":
        level = next(level for first, level in reversed(LEVELS) if day >= first)
        yield phrase("calendar.level", level=level), "ARD-H-31"
    needed = winning_points(state)
    bar = None if needed else state.title.bar.get(day)
    if bar is not None:
        yield phrase("calendar.bar", bar=bar), "ARD-SEQ-20"
    if needed and day == state.plan.end:
        yield phrase("calendar.goal", needed=needed), "ARD-H-46"


def build_calendar(state: ArdennesState) -> ArdennesCalendar:
    """Return the calendar of the scenario; each day still to come lists its arriving units by side."""
    all_days = range(state.plan.start, state.plan.end + 1)
    days = [ArdennesDay(day, list(special_rules(state, day)), _arrivals_by_side(state, day)) for day in all_days]
    return ArdennesCalendar(
        state.clock.day, days, sorted(state.clock.lasting), len(state.in_box("OKW")), future_arrivals(state)
    )


def _arrivals_by_side(state: ArdennesState, day: int) -> dict[str, list[str]]:
    """Return the units that arrive on a later day, by side."""
    box = calendar_box(day)
    if day <= state.clock.day or box not in state.title.locations.boxes:
        return {}
    found: dict[str, list[str]] = {}
    for number in state.in_box(box):
        found.setdefault(SIDES[state.board.side_of(number)], []).append(state.units[number].id)
    return found
