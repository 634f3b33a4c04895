"""Encoding of rhine for learning agents; the points are those of a sector's goals."""

from __future__ import annotations

from broadfront.learn.lessons import Lesson, Roster
from broadfront.titles.rhine.data.loading import MODES, NATIONS, STOCKS
from broadfront.titles.rhine.rules.field.victory import count_points
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["LESSON"]


def unit_roster(state: RhineState) -> Roster:
    """Return the ids and sides of all units, for a learning agent."""
    ids = tuple(unit.id for unit in state.units)
    return Roster(ids, tuple(state.title.sides.index(unit.side) for unit in state.units))


def victory_points(state: RhineState) -> dict[str, float]:
    """Return each side's victory points for a learning agent; 0 in a campaign."""
    held = dict.fromkeys(state.title.sides, 0) if state.clock.campaign else count_points(state)
    return {side: float(count) for side, count in held.items()}


def words_by_action_field(state: RhineState) -> dict[str, tuple[str, ...]]:
    """Return, for a learning agent, the words each field of an action may hold, such as the modes."""
    return {"mode": MODES, "stock": STOCKS, "nation": NATIONS, "box": tuple(state.title.locations.boxes)}


OMITTED_FIELDS = {
    "Deliver": ("stock", "sp"),
    "Dump": ("owner", "tokens"),
    "Railhead": ("side",),
    "ShipUnit": ("by", "hex"),
    "ShipSP": ("owner", "by", "start", "end"),
    "Enter": (
        "id", "side", "nation", "combat", "kind", "category", "move", "steps", "re", "anti_tank", "engineer", "throw",
        "formation", "mode",
    ),
}  # fmt: skip
"""Fields left out of the encoding of report actions, whose values players type and which are never listed."""

LESSON = Lesson(
    unit_roster,
    victory_points,
    marks=("dumps", "bridges", "holder"),
    implied=OMITTED_FIELDS
    | {"Move": ("unit",), "Overrun": ("units", "mode"), "PontoonRoll": ("hex",), "RepairBridge": ("hex",)},
    alike={"Overrun": 8, "Advance": 64, "PontoonRoll": 8, "RepairBridge": 8},
    words=words_by_action_field,
)
