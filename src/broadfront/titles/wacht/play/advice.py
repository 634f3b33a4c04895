"""Advice in a turn of Wacht: whether there is enough fuel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from broadfront.core.actions import Action
from broadfront.core.state import State
from broadfront.players.advising import Hint, TitleAdvice, hint
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.fuel_supply import fuel_barrier
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.steps.fuel import FuelAllocation, formations_needing_fuel, fuel_allocation_row

__all__ = ["ADVICE"]

NORMAL_FUEL = {"division": 2, "brigade": 1}
"""Fuel points that a formation needs for Normal status, by kind."""


def _fuel_hints(state: State, side: str, listed: Sequence[Action]) -> Iterator[Hint]:
    """Yield a hint that compares the fuel points the formations still need with those their armies have left."""
    if not isinstance(state, WachtState) or not isinstance(state.stack[-1], FuelAllocation):
        return
    dry = [
        formation
        for formation in formations_needing_fuel(state, side)
        if formation not in state.armies.fuel_status and fuel_barrier(state, formation, side) is None
    ]
    needed = sum(NORMAL_FUEL[fuel_allocation_row(state, formation)] for formation in dry)
    armies = {state.board.formation(formation).army for formation in dry}
    left = sum(Fraction(state.armies.fp[army], 2) for army in armies)
    rules = ("WAR-17.2.0-04", "WAR-17.2.0-06")
    yield hint(say("advice.fuel", needed=needed, left=str(left)), *rules, needed=needed, left=str(left))


ADVICE = TitleAdvice((_fuel_hints,))
