"""Victory: the bar of the campaign, the points of Initial Assault."""

from __future__ import annotations

from broadfront.core.steps import GameOver
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import over_the_bar, victory_points

__all__ = ["at_end_of_day", "points_told", "result"]


def at_end_of_day(state: ArdennesState) -> GameOver | None:
    """How the game ends with this day; None when it goes on."""
    plan, points = state.plan, victory_points(state)
    score = {"german": points}
    if plan.win_vp:
        if state.day < plan.end:
            return None
        won = points >= plan.win_vp
        reason = f"{points} VP, {plan.win_vp} needed: {'German' if won else 'Allied'} victory."
        return GameOver("german" if won else "allied", reason, ("ARD-H-46",), score)
    bar = over_the_bar(state)
    if bar.legal:
        return GameOver("german", f"{bar.text} German victory.", ("ARD-SEQ-20", "ARD-H-49"), score)
    if state.day >= plan.end:
        return GameOver("allied", f"{bar.text} Allied victory.", ("ARD-SEQ-20", "ARD-H-49"), score)
    return None


def result(state: ArdennesState) -> GameOver:
    """The end of a game whose steps are done."""
    return at_end_of_day(state) or GameOver(None, "The position is not part of a game.")


def points_told(state: ArdennesState) -> None:
    """Tell the German's points at the end of a day."""
    rule = "ARD-H-46" if state.plan.win_vp else "ARD-H-49"
    state.emit("points", "End of {day} December: {points} VP.", "ARD-H-05", rule,
               day=state.day, points=victory_points(state))  # fmt: skip
