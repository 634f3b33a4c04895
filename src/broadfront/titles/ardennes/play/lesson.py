"""The learning environment of the Ardennes: units, scores and vocabulary."""

from __future__ import annotations

from broadfront.learn.lessons import Lesson, Roster
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points

__all__ = ["LESSON"]

MARKS = ("ips", "roadblocks", "german_held", "bridges", "german_bridges", "depots", "attacked")
SELECTED = ("unit",)
"""Fields implied by the previous selection of a unit."""


def roster(state: ArdennesState) -> Roster:
    return Roster(tuple(unit.id for unit in state.units), tuple(unit.side_number for unit in state.units))


def points(state: ArdennesState) -> dict[str, float]:
    return {"german": float(victory_points(state)), "allied": 0.0}


def words(state: ArdennesState) -> dict[str, list[str]]:
    return {
        "division": sorted({unit.division for unit in state.units}),
        "depot": [depot.name for depot in state.title.fuel_depots],
    }


LESSON = Lesson(
    roster,
    points,
    MARKS,
    implied={
        "Move": SELECTED,
        "StrategicMove": SELECTED,
        "ExitMap": SELECTED,
        "Deploy": SELECTED,
        "Withdraw": ("end",),
        "ReinforceBattle": ("end",),
        "Advance": ("path",),
        "AdvanceTogether": ("path",),
    },
    alike={"Withdraw": 8, "ReinforceBattle": 4, "Advance": 8, "AdvanceTogether": 8, "TakeKampfgruppe": 16},
    words=words,
)
