"""What a game is called in a list of games: its maps, its turn and the date."""

from __future__ import annotations

from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["called"]


def called(state: RhineState) -> str:
    calendar, window = state.title.calendar, state.window
    first, last = calendar.number(window.first), calendar.number(window.last)
    turn = max(calendar.number(state.date) - first + 1, 1)
    maps = say("called.maps", campaign=state.campaign or state.scenario)
    date = f"{state.date.day} {state.date:%B %Y}"
    return str(say("called.game", reason=maps, turn=turn, total=last - first + 1, text=date))
