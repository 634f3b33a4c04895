"""The campaign, turn, weather and phase of a game."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from broadfront.core.facts import OWN_WORDS, SEQUENCE, Fact, plain
from broadfront.core.positions.parts import Part
from broadfront.core.positions.values import Words
from broadfront.titles.rhine.data.loading import GROUNDS, NATIONS, STOCKS
from broadfront.titles.rhine.data.stored_names import CAMPAIGN_TURN, CLERK_TURN, FIELD_TURN
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.weather import FLIGHTS
from broadfront.titles.rhine.rules.state.fact_display import HIDDEN_SCENARIO_FACT, HIDDEN_TURN_FACT

__all__ = ["Clock"]


@cache
def _stocks_of_half(half: str) -> tuple[str, ...]:
    """Return the names of the supply stocks of the North or South half of the map; if no half is given, of all."""
    return tuple(name for name in STOCKS if name.endswith(half))


@cache
def _nations_of_half(half: str) -> tuple[str, ...]:
    """Return the nations with a supply stock in the North or South half of the map; with no half, in either."""
    return tuple(nation for nation in NATIONS if any(stock.startswith(nation) for stock in _stocks_of_half(half)))


class Clock(Part):
    """The campaign, turn, weather and phase of a game."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "campaign": plain(**HIDDEN_SCENARIO_FACT),
        "flanks": plain(**HIDDEN_SCENARIO_FACT),
        "before": plain(**HIDDEN_SCENARIO_FACT),
        "turn": plain(not_in_fix=SEQUENCE, not_in_file=OWN_WORDS, edit="turn"),
        "ground": plain(value=Words(words=GROUNDS), setter="set_ground"),
        "flight": plain(value=Words(words=FLIGHTS), setter="set_flight"),
        "first": plain(**HIDDEN_TURN_FACT),
        "side": plain(not_in_fix=SEQUENCE, not_in_file=OWN_WORDS, edit="side"),
        "phase": plain(not_in_fix=SEQUENCE, not_in_file=OWN_WORDS, edit="phase"),
        "player_turns": plain(kind=bool, **HIDDEN_SCENARIO_FACT),
        "ended": plain(kind=tuple[str, str] | None, initial=lambda _state: None, **HIDDEN_TURN_FACT),
        "history": Fact(list, list, lambda _title, data: list(data), keyed=False, **HIDDEN_TURN_FACT),
        "on_map": plain(kind=bool, **HIDDEN_SCENARIO_FACT),
    }
    __slots__ = (*FACTS, "title")

    title: Rhine
    campaign: str
    """full, north-1944, south-1944, north-1945 or south-1945; empty in a sector."""
    flanks: tuple[str, ...]
    """Chosen options: collapse_north, alpine_redoubt."""
    before: int
    """Calendar number of the turn before this game's first turn."""
    turn: int
    """Calendar number of the present turn."""
    ground: str
    flight: str
    first: str
    side: str
    """Side whose player turn it is."""
    phase: str
    player_turns: bool
    """Whether player turns are played on the map; always true in a sector."""
    ended: tuple[str, str] | None
    history: list[dict[str, Any]]
    """One mapping per turn, for display; no rule reads it."""
    on_map: bool
    """Whether positions of counters are recorded."""

    @property
    def date(self) -> dt.date:
        """The date of the present turn; before the game starts, that of the first turn."""
        return self.title.calendar.turns[max(self.turn, self.before + 1, 1) - 1]

    @property
    def turn_of_game(self) -> int:
        """The turn counted from this game's first turn; 0 before it starts."""
        return self.turn - self.before

    @property
    def half(self) -> str:
        """The half of the map in play, North or South, in a campaign on two of the maps; empty in the full campaign."""
        return "" if self.campaign == "full" else self.campaign.split("-")[0].capitalize()

    @property
    def campaign_region(self) -> str:
        """The campaign without its year, as the arrival chart names it: full, north or south."""
        return self.campaign.split("-")[0]

    @property
    def stock_names(self) -> tuple[str, ...]:
        """The supply stocks of the campaign."""
        return _stocks_of_half(self.half)

    @property
    def nations(self) -> tuple[str, ...]:
        """Nations that roll for supply and replacements: those with a supply stock in the campaign."""
        return _nations_of_half(self.half)

    @property
    def turn_sequence(self) -> str:
        """The name of the sequence of play used in this game: part of the map, campaign, campaign with player turns."""
        if not self.campaign:
            return FIELD_TURN
        return CAMPAIGN_TURN if self.player_turns else CLERK_TURN

    def deciding_side(self, side: str) -> str:
        """Return the side whose player decides for a side: in a campaign the Allied one, who keeps the records."""
        return "allied" if self.campaign else side

    def begin_turn(self) -> None:
        """Advance to the next turn and add its row to the history of past turns."""
        self.turn += 1
        self.history.append({"date": self.date.isoformat()})

    def set_turn(self, turn: int) -> None:
        """Set the turn, counted from the first turn of the game."""
        self.turn = self.before + turn

    def write_history(self, figures: Mapping[str, Any]) -> None:
        """Add values to this turn's row of the history; the row is replaced, as copies of the state share it."""
        if self.history:
            self.history[-1] = {**self.history[-1], **figures}

    def set_ground(self, ground: str) -> None:
        """Set the ground condition of the turn, and record it in the history of turns."""
        self.ground = ground
        self.write_history({"ground": ground})

    def set_flight(self, flight: str) -> None:
        """Set the flight condition of the turn, and record it in the history of turns."""
        self.flight = flight
        self.write_history({"flight": flight})

    def set_first(self, side: str) -> None:
        """Set the side that moves first this turn, and record it in the history of turns."""
        self.first = side
        self.write_history({"first": side})

    def begin_player_turn(self, side: str) -> None:
        """Set the side whose player turn it is."""
        self.side = side

    def set_phase(self, phase: str) -> None:
        """Set the current phase of the turn."""
        self.phase = phase

    def end_game(self, winner: str, reason: str) -> None:
        """End a game on part of the map (sector); an empty winner is a draw."""
        self.ended = (winner, reason)
