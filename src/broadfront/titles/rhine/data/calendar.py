"""The 70 turns of the campaign, and the announcements in their headings."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from functools import cached_property
from typing import Annotated

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.core.messages import Message
from broadfront.titles.rhine.data.loading import Few, Form
from broadfront.titles.rhine.data.words import say

__all__ = ["Calendar", "Note", "load_calendar"]


class Note(Form, frozen=True):
    """An announcement printed in the heading of a turn of the calendar, with its date and rule."""

    date: dt.date
    rule: str
    text: str

    @property
    def message(self) -> Message:
        """Message that announces this note at the start of its turn."""
        return say("note.announced", rule=self.rule, text=self.text)


class Campaign(Form, frozen=True):
    """First and last date of the campaign, and the days of the month on which turns begin."""

    rule: str
    first: dt.date
    last: dt.date
    days: tuple[Annotated[int, msgspec.Meta(ge=1, le=31)], ...]
    turns: Few


class CalendarFile(Form, frozen=True):
    """The contents of `charts/calendar.toml`: campaign dates and turn announcements."""

    campaign: Campaign
    note: tuple[Note, ...]


class Calendar:
    """The dates of the campaign turns in order; turns are numbered from 1."""

    def __init__(self, campaign: Campaign, notes: tuple[Note, ...]) -> None:
        self.campaign = campaign
        self.notes = notes
        self.turns = tuple(_turn_dates(campaign))
        if len(self.turns) != campaign.turns:
            raise Invalid(f"calendar: {len(self.turns)} turns between the dates, {campaign.turns} are stated.")

    @cached_property
    def _number(self) -> dict[dt.date, int]:
        """Turn numbers by date, from 1."""
        return {date: number for number, date in enumerate(self.turns, 1)}

    def turn_number(self, date: dt.date, parameter: str = "date") -> int:
        """Return the number of the turn on a date; raise `Invalid` if no turn begins on that date."""
        found = self._number.get(date)
        if found is None:
            raise self._not_a_turn_error(date, parameter)
        return found

    def __contains__(self, date: object) -> bool:
        return date in self._number

    def turns_between(self, start: dt.date, end: dt.date) -> tuple[dt.date, ...]:
        """Return the turn dates from start to end, both included."""
        return tuple(date for date in self.turns if start <= date <= end)

    def find_note(self, rule: str) -> Note:
        """Return the turn announcement that cites a rule."""
        return next(note for note in self.notes if note.rule == rule)

    def _not_a_turn_error(self, date: dt.date, parameter: str) -> Invalid:
        """Create the error for a date that is not a turn, with the nearest turns."""
        first, last = self.turns[0], self.turns[-1]
        if not first <= date <= last:
            why = f"is outside the campaign: turns run from {first} to {last}"
        else:
            before = max(turn for turn in self.turns if turn < date)
            after = min(turn for turn in self.turns if turn > date)
            days = ", ".join(map(str, self.campaign.days))
            why = f"is not a turn: turns fall on days {days} of a month; the nearest are {before} and {after}"
        return Invalid(
            f"{parameter}: {date} {why}.",
            parameter=parameter,
            given=date.isoformat(),
            accepted=[turn.isoformat() for turn in self.turns],
        )


def _turn_dates(campaign: Campaign) -> Iterator[dt.date]:
    """Yield the turn dates of the campaign: fixed days of each month."""
    year, month = campaign.first.year, campaign.first.month
    while (year, month) <= (campaign.last.year, campaign.last.month):
        for day in campaign.days:
            try:
                date = dt.date(year, month, day)
            except ValueError:  # no such day in this month, such as February 29
                continue
            if campaign.first <= date <= campaign.last:
                yield date
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)


def load_calendar(files: TitleFiles) -> Calendar:
    """Load the calendar; raise an error if a player's own file lacks an announcement or dates it off a turn."""
    name = "charts/calendar.toml"
    found = files.read(name, CalendarFile)
    with files.blame_file(name, ("campaign", "turns")):
        calendar = Calendar(found.campaign, found.note)
    ours = TitleFiles(files.folder).read(name, CalendarFile)
    if missing := [note.rule for note in ours.note if note.rule not in {given.rule for given in found.note}]:
        raise files.file_error(name, ("note",), f"no note with the rule {missing[0]}", given=missing[0])
    for n, note in enumerate(found.note):
        with files.blame_file(name, ("note", n, "date")):
            calendar.turn_number(note.date)
    return calendar
