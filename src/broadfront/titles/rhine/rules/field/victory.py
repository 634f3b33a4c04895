"""Victory points and the end of a sector."""

from __future__ import annotations

from broadfront.core.messages import Message, message_text
from broadfront.core.reading.language import ENGLISH
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.supply import hexes_in_supply
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["count_points", "end_sector", "result_message"]


def count_points(state: RhineState) -> dict[str, int]:
    """Return each side's victory points for the victory hexes it holds now."""
    points = {"allied": 0, "german": 0}
    supplied = hexes_in_supply(state, "allied")
    for hex, worth in state.window.goals.items():
        at = state.title.map.index[hex]
        allied = state.land.holder.get(hex) == "allied" and at in supplied
        points["allied" if allied else "german"] += worth
    return points


def end_sector(state: RhineState) -> None:
    """End a game on part of the map (sector); the side with more victory points wins."""
    points = count_points(state)
    winner = "" if points["allied"] == points["german"] else max(points, key=lambda side: points[side])
    why = result_message(points)
    state.clock.end_game(winner, message_text(why, ENGLISH))
    state.emit(why, "BTR-HOUSE-27")


def result_message(points: dict[str, int]) -> Message:
    """Return the message that gives the final points of both sides."""
    return say("end.points", allied=points["allied"], german=points["german"])
