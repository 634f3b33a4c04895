"""Progress of the game: the day, its impulses, and the events in force."""

from __future__ import annotations

import datetime as dt
from typing import ClassVar

from broadfront.core.facts import BETWEEN, Fact, count, flag, named_things_subject, plain, words
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Number
from broadfront.titles.ardennes.data.records import FIRST_DAY, LAST_DAY
from broadfront.titles.ardennes.rules.markers import LASTING
from broadfront.titles.ardennes.rules.state.declarations import DAY, GERMAN_IMPULSE, UNDER_WAY

__all__ = ["Clock"]


class Clock(Part):
    """Progress of the game: the day, its impulses and the events in force."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "day": plain(kind=int, initial=lambda state: state.plan.start, value=Number(low=FIRST_DAY, high=LAST_DAY)),
        "lasting": words(span=DAY, of=named_things_subject("event", lambda _state: LASTING), adds=True),
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
    """Day of December 1944."""
    lasting: frozenset[str]
    """Events in force until the end of the day."""
    impulse: int
    """Number of the present or last German impulse today; 0 before the first."""
    passes: int | None
    """Number of passes since a card was last played; None before the day's first card or pass."""
    skips_german: bool
    """Whether the first German impulse is skipped."""
    skips_allied: bool
    """Whether the next Allied impulse is skipped."""
    special_event: bool
    """Whether the special event of the day has happened."""
    german_impulse: bool
    """Whether the German impulse is under way."""
    opening: bool
    """Whether the present German impulse is an opening impulse."""
    level_spent: int
    """Part of the Allied Command Level the German has spent in the present or last German impulse."""
    cards_played: int
    """Cards the German has played for impulses of their own, in the present or last German impulse."""

    @property
    def date(self) -> dt.date:
        """The date of the present day."""
        return dt.date(1944, 12, self.day)

    def set_day(self, day: int) -> None:
        """Set the day without ending what lasts until the end of a day."""
        self.day = day

    def put_event_in_force(self, event: str) -> None:
        """Put an event in force until the end of the day."""
        self.lasting |= {event}

    def note_special_event(self) -> None:
        """Record that the special event of the day has happened."""
        self.special_event = True

    def begin_german_impulse(self, opening: bool) -> None:
        """Begin the next German impulse."""
        self.impulse += 1
        self.german_impulse, self.opening = True, opening

    def end_german_impulse(self) -> None:
        """Record that the German impulse is over."""
        self.german_impulse = self.opening = False

    def note_impulse_card(self) -> None:
        """Record that a side played a card for its impulse in the two-player game."""
        self.passes = 0

    def note_german_card(self) -> None:
        """Record that the German played a card for an impulse."""
        self.note_impulse_card()
        self.cards_played += 1

    def note_pass(self) -> None:
        """Record that a side passed its impulse or had no card to play."""
        self.passes = (self.passes or 0) + 1

    def forget_passes(self) -> None:
        """Forget which sides passed."""
        self.passes = None

    def spend_level(self, value: int) -> None:
        """Add a Command Value to those that the German has played, which give the Allied Command Level."""
        self.level_spent += value

    def skip_german_impulse(self, skips: bool = True) -> None:
        """Set whether the first German impulse of the day is skipped."""
        self.skips_german = skips

    def skip_allied_impulse(self, skips: bool = True) -> None:
        """Set whether the next Allied impulse is skipped."""
        self.skips_allied = skips
