"""Corrections that a user may make to a position of patrol: bounds of values, and what else must change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.core.errors import Invalid
from broadfront.core.facts import with_fact_value
from broadfront.core.locations import Eliminated, Location, OnMap
from broadfront.core.positions.corrections import Settings, item_setting
from broadfront.core.positions.values import Flag, Number
from broadfront.titles.patrol.data import SIDES, say

if TYPE_CHECKING:
    from broadfront.titles.patrol.rules.state import PatrolState

__all__ = ["MOVED", "SETTINGS", "STEPS", "TURNS", "put_unit", "set_steps"]

SETTINGS: Settings = {"card": item_setting(*(f"{side} cards" for side in SIDES))}
MOVED = Flag()
STEPS = Number(high=lambda state, unit: state.title.units[state.number(unit)].steps)
TURNS = Number(low=1, high=lambda state, _of: state.title.forces.turns)


def put_unit(state: PatrolState, unit_number: int, spot: Location) -> None:
    """Correct the place of a unit; a unit brought back to life gets all its steps. Raise Invalid for a full hex."""
    units = state.title.units
    if isinstance(spot, OnMap) and state.board.unit_in.get(spot.index, unit_number) != unit_number:
        other = units[state.board.unit_in[spot.index]].id
        shared = say("problem.shared", unit=units[unit_number].id, other=other, hex=spot.hex)
        raise Invalid(shared, parameter="to", given=spot.hex)
    if isinstance(spot, Eliminated) or not state.board.steps[unit_number]:
        set_steps(state, unit_number, 0 if isinstance(spot, Eliminated) else units[unit_number].steps)
    state.board.put(unit_number, spot)


def set_steps(state: PatrolState, unit_number: int, steps: int) -> None:
    """Correct the number of steps of a unit; with 0 it is eliminated."""
    if steps == 0:
        state.board.put(unit_number, state.title.locations.eliminated)
    state.set_facts(steps=with_fact_value(state.board.steps, unit_number, steps))
