"""Where the game is: the day and its impulses."""

from __future__ import annotations

import datetime as dt
from typing import ClassVar

from broadfront.core.facts import BETWEEN, Fact, count, flag, named, plain, words
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Number
from broadfront.titles.ardennes.data.records import FIRST_DAY, LAST_DAY
from broadfront.titles.ardennes.rules.markers import LASTING
from broadfront.titles.ardennes.rules.state.common import DAY, GERMAN_IMPULSE, UNDER_WAY

__all__ = ["Clock"]


class Clock(Part):
    """Where the game is: the day, its impulses, what is in force."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "day": plain(kind=int, initial=lambda state: state.plan.start, value=Number(low=FIRST_DAY, high=LAST_DAY)),
        "lasting": words(span=DAY, of=named("", lambda _state: LASTING), adds=True),
        "impulse": count(span=DAY, section="today"),
        "passes": plain(kind=int | None, initial=lambda _state: None, span=DAY, section="today", not_in_editor=BETWEEN),
        "skips_german": flag(span=DAY, section="today", not_in_editor=BETWEEN),
        "skips_allied": flag(span=DAY, section="today", not_in_editor=BETWEEN),
        "special_event": flag(span=DAY, section="today", not_in_editor=BETWEEN),
        "german_impulse": flag(span=GERMAN_IMPULSE, section="today", **UNDER_WAY),
        "opening": flag(span=GERMAN_IMPULSE, section="today", **UNDER_WAY),
        "level_spent": count(span=GERMAN_IMPULSE, section="today", not_in_editor=BETWEEN),
        "cards_played": count(span=GERMAN_IMPULSE, section="today", not_in_editor=BETWEEN),
    }
    __slots__ = (*FACTS,)

    day: int
    """Day of December."""
    lasting: frozenset[str]
    """Events in force until the end of the day."""
    impulse: int
    """The number of the present German impulse, or of the last; 0 before the first."""
    passes: int | None
    """How often sides have passed since a card was played; None before anybody has done either."""
    skips_german: bool
    """Whether the first German impulse is skipped."""
    skips_allied: bool
    """Whether the next Allied impulse is skipped."""
    special_event: bool
    """Whether the special event of the day has happened."""
    german_impulse: bool
    """Whether the German impulse is under way."""
    opening: bool
    """Whether that is an opening impulse."""
    level_spent: int
    """What the German has spent of the Allied Command Level, in this impulse or the last of his."""
    cards_played: int
    """Cards the German has played for an impulse of their own, in this impulse or the last of his."""

    @property
    def date(self) -> dt.date:
        return dt.date(1944, 12, self.day)

    def set_day(self, day: int) -> None:
        """Change the date and nothing else."""
        self.day = day

    def add_lasting(self, event: str) -> None:
        """An event is in force until the end of the day."""
        self.lasting |= {event}

    def note_special_event(self) -> None:
        """The special event of the day has happened."""
        self.special_event = True

    def begin_german_impulse(self, opening: bool) -> None:
        """The next impulse of the German."""
        self.impulse += 1
        self.german_impulse, self.opening = True, opening

    def end_german_impulse(self) -> None:
        self.german_impulse = self.opening = False

    def note_card(self) -> None:
        """A side has played a card for its impulse."""
        self.passes = 0

    def note_german_card(self) -> None:
        """The German has played a card for his impulse."""
        self.note_card()
        self.cards_played += 1

    def note_pass(self) -> None:
        """A side has passed, or had no card."""
        self.passes = (self.passes or 0) + 1

    def forget_passes(self) -> None:
        self.passes = None

    def spend_level(self, value: int) -> None:
        """The German has spent some of the Allied Command Level."""
        self.level_spent += value

    def skip_german_impulse(self, skips: bool = True) -> None:
        """Whether the first German impulse of the day is skipped."""
        self.skips_german = skips

    def skip_allied_impulse(self, skips: bool = True) -> None:
        """Whether the next Allied impulse is skipped."""
        self.skips_allied = skips
