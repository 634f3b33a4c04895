"""Where in a game turn a set-up begins: with its first phase, or in the middle, as somebody has it on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from broadfront.core.errors import Invalid, unknown
from broadfront.core.steps import InOrder, Step
from broadfront.titles.wacht.data.set_up_file import SetUp
from broadfront.titles.wacht.game.sequence import SEQUENCES
from broadfront.titles.wacht.rules.state.board import DONE, MOVED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from broadfront.titles.wacht.steps import fuel, movement, preparation, turns

__all__ = ["enter_turn"]

FIRST: dict[str, Callable[[str], Step[Any]]] = {
    "modes": preparation.Modes,
    "transport": preparation.Transport,
    "fuel": fuel.FuelAllocation,
    "reserve": preparation.ReserveRolls,
    "movement": lambda side: turns.PhaseBegins(side, "movement"),
    "exploitation": lambda side: turns.PhaseBegins(side, "exploitation"),
}
"""The step with which each phase of a side begins."""
PHASES = (*FIRST,)


def enter_turn(state: WachtState, given: SetUp) -> None:
    """Put the steps on the stack that side and phase of a set-up mean: what comes before in the turn has been done."""
    if bool(given.side) != bool(given.phase):
        raise Invalid(
            "A set-up in the middle of a turn gives both side and phase.", parameter="phase" if given.side else "side",
            accepted=PHASES,
        )  # fmt: skip
    if given.finished and given.phase not in ("movement", "exploitation"):
        raise Invalid("finished is for a movement or exploitation phase.", parameter="finished", given=given.finished)
    for name in given.finished:
        own = [one.id for one in given.formation if one.side == given.side]
        if name not in own:
            raise unknown(f"formation of {given.side}", name, own, parameter="finished")
    _run(state, turns.Turns())
    if given.phase != "modes":
        _run(state, turns.PlayerTurn(given.side))
    at = SEQUENCES["turn"].index(FIRST[given.phase](given.side))
    if given.finished:
        # The phase is under way, and leaders have tried: formations go on moving.
        _run(state, turns.PhaseBegins(given.side, given.phase))
        at = SEQUENCES["turn"].index(movement.Movement(given.side, given.phase)) + 1
    state.become(InOrder("turn", at))
    if given.finished:
        state.push(movement.Movement(given.side, given.phase, given.finished))
    for formation in given.formation:
        for unit in formation.units:
            n = state.number(unit.id)
            if formation.id in given.finished:
                state.board.flag(n, MOVED | DONE)
            if unit.fuel_ma is not None and formation.side == given.side:
                state.board.set_fuel(n, unit.fuel_ma)


def _run(state: WachtState, step: Step[Any]) -> None:
    """What a step does by itself."""
    state.push(step)
    step.advance(state)
