"""Victory: the daily score of the campaign, and the points of Initial Assault."""

from __future__ import annotations

from broadfront.core.steps import GameOver
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import (
    check_daily_points,
    scoring_hexes,
    victory_points,
    winning_points,
)

__all__ = ["final_result", "log_points", "result_at_end_of_day"]


def result_at_end_of_day(state: ArdennesState) -> GameOver | None:
    """Return the result of the game if it ends with this day, or None if it goes on."""
    plan, points, needed = state.plan, victory_points(state), winning_points(state)
    score = {"german": points}
    if needed:
        if state.clock.day < plan.end:
            return None
        winner = "german" if points >= needed else "allied"
        message = say("victory.by-points", side=winner, points=points, needed=needed)
        return GameOver(winner, message, ("ARD-H-46",), score)
    bar = check_daily_points(state)
    if not bar.legal and state.clock.day < plan.end:
        return None
    winner = "german" if bar.legal else "allied"
    return GameOver(winner, say("victory.by-bar", side=winner, why=bar.why), ("ARD-SEQ-20", "ARD-H-49"), score)


def final_result(state: ArdennesState) -> GameOver:
    """Return the result of a game that has nothing left to play."""
    return result_at_end_of_day(state) or GameOver(None, say("victory.no-game"))


def log_points(state: ArdennesState) -> None:
    """Log the German victory points at the end of a day."""
    rule = "ARD-H-46" if winning_points(state) else "ARD-H-49"
    hexes = [vp.hex for vp in scoring_hexes(state)]
    message = say("points.at-end-of-day", day=state.clock.day, points=victory_points(state), hexes=hexes)
    state.emit(message, "ARD-H-05", rule)
