"""Starting point of a set-up within a game turn: the first phase, or the middle of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.steps import InOrder, Step
from broadfront.titles.wacht.data.set_up_file import SetUp
from broadfront.titles.wacht.game.sequence import SEQUENCES
from broadfront.titles.wacht.rules.state.board import DONE, MOVED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.steps import fuel, movement, preparation, turns

__all__ = ["start_within_turn"]

FIRST_STEPS: dict[str, Callable[[str], Step[Any]]] = {
    "modes": preparation.Modes,
    "transport": preparation.Transport,
    "fuel": fuel.FuelAllocation,
    "reserve": preparation.ReserveRolls,
    "movement": lambda side: turns.PhaseBegins(side, "movement"),
    "exploitation": lambda side: turns.PhaseBegins(side, "exploitation"),
}
"""Constructor of the first step of each phase, by phase."""
PHASES = (*FIRST_STEPS,)


def start_within_turn(state: WachtState, given: SetUp) -> None:
    """Put the game at the side and phase that a set-up names; everything earlier in that turn counts as done."""
    if bool(given.side) != bool(given.phase):
        raise Invalid(
            "A set-up in the middle of a turn gives both side and phase.",
            parameter="phase" if given.side else "side",
            accepted=PHASES,
        )
    if given.finished and given.phase not in ("movement", "exploitation"):
        raise Invalid("finished is for a movement or exploitation phase.", parameter="finished", given=given.finished)
    for name in given.finished:
        own = [one.id for one in given.formation if one.side == given.side]
        if name not in own:
            raise unknown_name(f"formation of {given.side}", name, own, parameter="finished")
    _push_and_advance(state, turns.Turns())
    if given.phase != "modes":
        _push_and_advance(state, turns.PlayerTurn(given.side))
    at = SEQUENCES["turn"].index(FIRST_STEPS[given.phase](given.side))
    if given.finished:
        # The phase is in progress and leaders have tried for bonuses; the other formations move.
        _push_and_advance(state, turns.PhaseBegins(given.side, given.phase))
        at = SEQUENCES["turn"].index(movement.Movement(given.side, given.phase)) + 1
    state.become(InOrder("turn", at))
    if given.finished:
        state.push(movement.Movement(given.side, given.phase, given.finished))
    for formation in given.formation:
        for unit in formation.units:
            n = state.number(unit.id)
            if formation.id in given.finished:
                state.board.set_flags(n, MOVED | DONE)
            if unit.fuel_ma is not None and formation.side == given.side:
                state.board.set_fuel_limited_ma(n, unit.fuel_ma)


def _push_and_advance(state: WachtState, step: Step[Any]) -> None:
    """Put a step of play on the stack of pending steps, and carry out the part of it that needs no decision."""
    state.push(step)
    step.advance(state)
