"""Patrol for learning environments: the side of each unit, and points for the village and for steps."""

from __future__ import annotations

from broadfront.learn.lessons import Lesson, Roster
from broadfront.titles.patrol.data import SIDES
from broadfront.titles.patrol.rules.state import PatrolState

__all__ = ["LESSON"]

VILLAGE = 4.0
"""The value of the village, in steps."""


def unit_roster(state: PatrolState) -> Roster:
    """Return the ids of all units and the side of each, for programs that learn the game."""
    units = state.title.units
    return Roster(tuple(unit.id for unit in units), tuple(SIDES.index(unit.side) for unit in units))


def points_by_side(state: PatrolState) -> dict[str, float]:
    """Return the score of each side: its remaining steps, plus the value of the village for its holder."""
    held: dict[str, float] = {
        side: float(sum(state.board.steps[n] for n in state.title.of_side[side])) for side in SIDES
    }
    if state.board.village:
        held[state.board.village] += VILLAGE
    return held


LESSON = Lesson(unit_roster, points_by_side)
