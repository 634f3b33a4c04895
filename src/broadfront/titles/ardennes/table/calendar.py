"""The calendar for a person: the days of the scenario, what rules each has of its own, who arrives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from broadfront.titles.ardennes.data.demolition import NUMBERS
from broadfront.titles.ardennes.data.records import LAST_DAY, SIDES
from broadfront.titles.ardennes.data.title import calendar_box
from broadfront.titles.ardennes.rules.forces.boundaries import BINDS_UNTIL
from broadfront.titles.ardennes.rules.forces.command_level import LEVELS
from broadfront.titles.ardennes.rules.forces.german_reserve import OVERDUE_FROM
from broadfront.titles.ardennes.rules.lines.supply import FIRST_CHECK
from broadfront.titles.ardennes.rules.routes.roadblock import VP_ONLY_FROM
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import goal
from broadfront.titles.ardennes.steps.day import DAILY_POINTS, REPLACEMENT_DAYS
from broadfront.titles.ardennes.steps.fuel import FUEL_FROM, fuel_number
from broadfront.titles.ardennes.steps.supply_phase import CAPTURED_FROM
from broadfront.titles.ardennes.table.counters import to_come
from broadfront.titles.ardennes.table.parts import ArdennesCalendar, ArdennesDay

__all__ = ["calendar", "lines_of"]

AGAIN_FROM = 22


class Dated(NamedTuple):
    """A line of the calendar: from day to day, in which game ("" for both)."""

    first: int
    last: int
    text: str
    rule: str
    variant: str = ""


DATED = (
    Dated(16, 16, "The German opens with three impulses in a row.", "ARD-D16-03", "2p"),
    Dated(16, 16, "First German impulse: 9 cards, Command Level 10, units only attack.", "ARD-D16-05", "gs"),
    Dated(16, 16, "Allied infantry moves 1 hex an activation.", "ARD-D16-12"),
    Dated(16, 16, "A bridge serves one German unit an activation.", "ARD-D16-11"),
    Dated(16, 16, "No bridge is blown.", "ARD-D16-15"),
    Dated(16, FIRST_CHECK[1] - 1, "Allied Supply is not checked.", "ARD-SEQ-08"),
    Dated(16, FIRST_CHECK[0] - 1, "German Supply is not checked.", "ARD-SEQ-09"),
    Dated(16, BINDS_UNTIL, "Germans do not advance across army boundaries.", "ARD-C3-10"),
    Dated(OVERDUE_FROM, LAST_DAY, "German Reserve units two days late must be placed.", "ARD-SEQ-02"),
    Dated(VP_ONLY_FROM, LAST_DAY, "Roadblocks are placed in VP hexes only.", "ARD-SEQ-16"),
    Dated(CAPTURED_FROM, LAST_DAY, "An Allied card is drawn in the Supply Phase.", "ARD-SEQ-04", "gs"),
    Dated(AGAIN_FROM, LAST_DAY, "After No Command another Allied card is drawn.", "ARD-SEQ-19", "gs"),
    Dated(16, 25, "XXX Corps stays west of the Meuse while no German is near the river.", "ARD-D2-14"),
)


def lines_of(state: ArdennesState, day: int) -> Iterator[tuple[str, str]]:
    """What a day has of its own: a sentence and its rule."""
    for line in DATED:
        if line.first <= day <= line.last and line.variant in ("", state.variant):
            yield line.text, line.rule
    number = max((number for first, number in NUMBERS if day >= first), default=0)
    if number:
        yield f"A bridge is blown on {number} or less.", "ARD-H-26"
    if day >= FUEL_FROM:
        yield f"A mechanized formation is out of fuel on {fuel_number(day)} or less.", "ARD-SEQ-11"
    if day in REPLACEMENT_DAYS:
        yield f"The German receives {DAILY_POINTS} Replacement points.", "ARD-H-28"
    if state.variant == "gs":
        level = next(level for first, level in reversed(LEVELS) if day >= first)
        yield f"Allied Command Level {level}.", "ARD-H-31"
    needed = goal(state)
    bar = None if needed else state.title.bar.get(day)
    if bar is not None:
        yield f"The German wins with more than {bar} VP.", "ARD-SEQ-20"
    if needed and day == state.plan.end:
        yield f"The German wins with {needed} VP or more.", "ARD-H-46"


def calendar(state: ArdennesState) -> ArdennesCalendar:
    """The days of the scenario; those to come with the units that arrive, by side."""
    all_days = range(state.plan.start, state.plan.end + 1)
    days = [ArdennesDay(day, list(lines_of(state, day)), _arrivals(state, day)) for day in all_days]
    return ArdennesCalendar(state.day, days, sorted(state.lasting), len(state.in_box("OKW")), to_come(state))


def _arrivals(state: ArdennesState, day: int) -> dict[str, list[str]]:
    box = calendar_box(day)
    if day <= state.day or box not in state.title.locations.boxes:
        return {}
    found: dict[str, list[str]] = {}
    for number in state.in_box(box):
        found.setdefault(SIDES[state.side_of(number)], []).append(state.units[number].id)
    return found
