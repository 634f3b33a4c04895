"""Labels of games in a list: maps, turn and date."""

from __future__ import annotations

import datetime as dt

from broadfront.titles.rhine.data.words import phrase, say
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["format_date", "label_game"]


def label_game(state: RhineState) -> str:
    """Return the text for a game in a list of games: its maps, turn and date."""
    calendar, window = state.title.calendar, state.window
    first, last = calendar.turn_number(window.first), calendar.turn_number(window.last)
    turn = max(calendar.turn_number(state.clock.date) - first + 1, 1)
    maps = say("called.maps", campaign=state.clock.campaign or state.scenario)
    return phrase("called.game", reason=maps, turn=turn, total=last - first + 1, text=format_date(state.clock.date))


def format_date(date: dt.date) -> str:
    """Format a date for display."""
    return phrase("called.date", day=date.day, month=date.month, year=date.year)
