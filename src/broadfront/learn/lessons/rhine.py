"""Rhine for learners: the goals of a sector; the clerk's campaign has no points."""

from __future__ import annotations

from broadfront.learn.lessons import Lesson, Roster
from broadfront.titles.rhine.data.loading import MODES, NATIONS, STOCKS
from broadfront.titles.rhine.rules.clerk.books import ClerkState
from broadfront.titles.rhine.rules.field.field_state import FieldState
from broadfront.titles.rhine.rules.field.victory import score

__all__ = ["LESSON"]


def roster(state: FieldState | ClerkState) -> Roster:
    ids = tuple(unit.id for unit in state.units)
    if isinstance(state, ClerkState):
        return Roster(ids, (0,) * len(ids))
    return Roster(ids, tuple(state.title.sides.index(unit.side) for unit in state.units))


def points(state: FieldState | ClerkState) -> dict[str, float]:
    held = score(state) if isinstance(state, FieldState) else dict.fromkeys(state.title.sides, 0)
    return {side: float(count) for side, count in held.items()}


def words(state: FieldState | ClerkState) -> dict[str, tuple[str, ...]]:
    return {"mode": MODES, "stock": STOCKS, "nation": NATIONS, "box": tuple(state.title.locations.boxes)}


LESSON = Lesson(
    roster,
    points,
    marks=("dumps", "bridges", "holder"),
    implied={"Move": ("unit",), "Overrun": ("units", "mode"), "PontoonRoll": ("hex",), "RepairBridge": ("hex",)},
    alike={"Overrun": 8, "Advance": 64, "PontoonRoll": 8, "RepairBridge": 8},
    words=words,
)
