"""Corrections to a position of patrol: the bounds of values, their consequences, and the zones of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadfront.core.errors import Invalid
from broadfront.core.facts import with_value
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


def put_unit(state: PatrolState, n: int, spot: Location) -> None:
    """Correct the place of a unit, giving a revived unit all its steps; raise Invalid if the hex is occupied."""
    units = state.title.units
    if isinstance(spot, OnMap) and state.board.unit_in.get(spot.index, n) != n:
        other = units[state.board.unit_in[spot.index]].id
        shared = say("problem.shared", unit=units[n].id, other=other, hex=spot.hex)
        raise Invalid(shared, parameter="to", given=spot.hex)
    if isinstance(spot, Eliminated) or not state.board.steps[n]:
        set_steps(state, n, 0 if isinstance(spot, Eliminated) else units[n].steps)
    state.board.put(n, spot)


def set_steps(state: PatrolState, n: int, steps: int) -> None:
    """Correct the steps of a unit; with 0 it is eliminated."""
    if steps == 0:
        state.board.put(n, state.title.locations.eliminated)
    state.set_facts(steps=with_value(state.board.steps, n, steps))
