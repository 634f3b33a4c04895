"""Wacht as a learning environment: movement without victory points."""

from __future__ import annotations

from broadfront.learn.lessons import Lesson, Roster
from broadfront.titles.wacht.data.records import CLASSES, MODES
from broadfront.titles.wacht.rules.state.wacht_state import WachtState

__all__ = ["LESSON"]


def unit_roster(state: WachtState) -> Roster:
    """Return the ids of all units and the side of each, for a learning program."""
    board, sides = state.board, state.title.sides
    return Roster(tuple(unit.id for unit in board.roster.units), tuple(map(sides.index, board.side_of)))


def victory_points(state: WachtState) -> dict[str, float]:
    """Return 0 for each side, for a learning program: Wacht has no victory points."""
    return dict.fromkeys(state.title.sides, 0.0)


def action_values(state: WachtState) -> dict[str, tuple[str, ...]]:
    """Return all values that each field of an action can have, by field name, for a learning program."""
    formations = tuple(formation.id for formation in state.board.roster.formations)
    return {
        "mode": MODES,
        "movement_class": CLASSES,
        "formation": formations,
        "division": formations,
        "army": tuple(army.id for army in state.board.roster.armies),
        "by": ("intrinsic", "tp"),
        "points": ("0", "1/2", "1", "3/2", "2"),
        "kind": ("regular", "road"),
    }


LESSON = Lesson(
    unit_roster,
    victory_points,
    marks=("bridges", "works"),
    implied={"Move": ("unit", "overrun")},
    alike={"Move": 2, "Begin": 8, "FuelAsUnits": 64},
    words=action_values,
)
