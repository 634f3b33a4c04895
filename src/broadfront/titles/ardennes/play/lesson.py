"""The learning environment of the Ardennes: units, scores and vocabulary."""

from __future__ import annotations

from broadfront.learn.lessons import Lesson, Roster
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points

__all__ = ["LESSON"]

MARKS = ("ips", "roadblocks", "german_held", "bridges", "german_bridges", "depots", "attacked")
IMPLIED_BY_SELECTION = ("unit",)
"""Fields implied by the previous selection of a unit."""


def make_roster(state: ArdennesState) -> Roster:
    """Return the ids and sides of all units, for a reinforcement-learning environment."""
    return Roster(tuple(unit.id for unit in state.units), tuple(unit.side_number for unit in state.units))


def score_by_side(state: ArdennesState) -> dict[str, float]:
    """Return the score of each side for reinforcement learning: German victory points, and always 0 for the Allies."""
    return {"german": float(victory_points(state)), "allied": 0.0}


def words_of_action_fields(state: ArdennesState) -> dict[str, list[str]]:
    """Return the words that the division and depot fields of an action may hold, for reinforcement learning."""
    return {
        "division": sorted({unit.division for unit in state.units}),
        "depot": [depot.name for depot in state.title.fuel_depots],
    }


LESSON = Lesson(
    make_roster,
    score_by_side,
    MARKS,
    implied={
        "Move": IMPLIED_BY_SELECTION,
        "StrategicMove": IMPLIED_BY_SELECTION,
        "ExitMap": IMPLIED_BY_SELECTION,
        "Deploy": IMPLIED_BY_SELECTION,
        "Withdraw": ("end",),
        "ReinforceBattle": ("end",),
        "Advance": ("path",),
        "AdvanceTogether": ("path",),
    },
    alike={"Withdraw": 8, "ReinforceBattle": 4, "Advance": 8, "AdvanceTogether": 8, "TakeKampfgruppe": 16},
    words=words_of_action_fields,
)
