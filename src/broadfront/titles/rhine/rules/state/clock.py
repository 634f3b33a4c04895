"""Which game it is, its turn, weather and phase."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from broadfront.core.facts import OWN_WORDS, SEQUENCE, Fact, plain
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Words
from broadfront.titles.rhine.data.kept_names import CAMPAIGN_TURN, CLERK_TURN, FIELD_TURN
from broadfront.titles.rhine.data.loading import GROUNDS, NATIONS, STOCKS
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.weather import FLIGHTS
from broadfront.titles.rhine.rules.state.shown import OF_A_TURN, OF_THE_SCENARIO

__all__ = ["Clock"]


@cache
def _stocks(half: str) -> tuple[str, ...]:
    return tuple(name for name in STOCKS if name.endswith(half))


@cache
def _nations(half: str) -> tuple[str, ...]:
    return tuple(nation for nation in NATIONS if any(stock.startswith(nation) for stock in _stocks(half)))


class Clock(Part):
    """Which game it is, its turn, weather and phase."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "campaign": plain(**OF_THE_SCENARIO),
        "flanks": plain(**OF_THE_SCENARIO),
        "before": plain(**OF_THE_SCENARIO),
        "turn": plain(not_in_fix=SEQUENCE, not_in_file=OWN_WORDS, edit="turn"),
        "ground": plain(value=Words(words=GROUNDS), setter="set_ground"),
        "flight": plain(value=Words(words=FLIGHTS), setter="set_flight"),
        "first": plain(**OF_A_TURN),
        "side": plain(not_in_fix=SEQUENCE, not_in_file=OWN_WORDS, edit="side"),
        "phase": plain(not_in_fix=SEQUENCE, not_in_file=OWN_WORDS, edit="phase"),
        "player_turns": plain(kind=bool, **OF_THE_SCENARIO),
        "ended": plain(kind=tuple[str, str] | None, initial=lambda _state: None, **OF_A_TURN),
        "history": Fact(list, list, lambda _title, data: list(data), keyed=False, **OF_A_TURN),
        "on_map": plain(kind=bool, **OF_THE_SCENARIO),
    }
    __slots__ = (*FACTS, "title")

    title: Rhine
    campaign: str
    """full, north-1944, south-1944, north-1945 or south-1945; empty in a sector."""
    flanks: tuple[str, ...]
    """collapse_north, alpine_redoubt when chosen."""
    before: int
    """The number of the last turn before the first of this game."""
    turn: int
    """Number of the turn in the calendar."""
    ground: str
    flight: str
    first: str
    side: str
    """Whose player turn it is."""
    phase: str
    player_turns: bool
    """Whether player turns are played on the map; in a sector always."""
    ended: tuple[str, str] | None
    history: list[dict[str, Any]]
    """A mapping a turn; no rule reads it."""
    on_map: bool
    """Whether arrivals are placed in hexes."""

    @property
    def date(self) -> dt.date:
        return self.title.calendar.turns[max(self.turn, self.before + 1, 1) - 1]

    @property
    def turn_of_game(self) -> int:
        """The turn counted from the first of this game; 0 before it."""
        return self.turn - self.before

    @property
    def half(self) -> str:
        """North or South in a two-map campaign; empty in the full one."""
        return "" if self.campaign == "full" else self.campaign.split("-")[0].capitalize()

    @property
    def schedule(self) -> str:
        """The campaign as the arrival chart knows it."""
        return self.campaign.split("-")[0]

    @property
    def stock_names(self) -> tuple[str, ...]:
        """SP stocks of the campaign."""
        return _stocks(self.half)

    @property
    def nations(self) -> tuple[str, ...]:
        """Nations that roll for supply and Repls: all that have a stock."""
        return _nations(self.half)

    @property
    def turn_sequence(self) -> str:
        """The name of the steps of a turn."""
        if not self.campaign:
            return FIELD_TURN
        return CAMPAIGN_TURN if self.player_turns else CLERK_TURN

    def hand_of(self, side: str) -> str:
        """Who is asked for a side: of a campaign the clerk keeps both."""
        return "allied" if self.campaign else side

    def begin_turn(self) -> None:
        """The next turn, with a new row of the history."""
        self.turn += 1
        self.history.append({"date": self.date.isoformat()})

    def set_turn(self, turn: int) -> None:
        """The turn that a position is of, counted from the first of its game."""
        self.turn = self.before + turn

    def write_history(self, figures: Mapping[str, Any]) -> None:
        """More of what this turn brought. The row is a new one: copies of the state share the old."""
        if self.history:
            self.history[-1] = {**self.history[-1], **figures}

    def set_ground(self, ground: str) -> None:
        self.ground = ground
        self.write_history({"ground": ground})

    def set_flight(self, flight: str) -> None:
        self.flight = flight
        self.write_history({"flight": flight})

    def set_first(self, side: str) -> None:
        """Whose player turn comes first."""
        self.first = side
        self.write_history({"first": side})

    def begin_player_turn(self, side: str) -> None:
        self.side = side

    def set_phase(self, phase: str) -> None:
        self.phase = phase

    def end(self, winner: str, reason: str) -> None:
        """The sector is over; no winner is a draw."""
        self.ended = (winner, reason)
