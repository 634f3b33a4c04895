"""Reports of the table, what is refused, and supply rolls."""

from typing import Any

from broadfront.core.events import Event as Told
from broadfront.titles.rhine.rules.actions import Finish
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from tests.titles.rhine.support.books import asked, refused_by, run

REPORTS = Reports("now")


def report(state: RhineState, *actions: Any) -> list[Told]:
    return run(state, REPORTS, *actions, Finish())


def cannot(state: RhineState, action: Any) -> tuple[str, ...]:
    """The rules that refuse a report."""
    asked(state, REPORTS)
    rules = refused_by(state, action)
    state.stack.clear()
    return rules


def roll_supply(state: RhineState, nation: str, dice: int, *more: Any) -> list[Told]:
    return run(state, SupplyRoll(nation), dice, *more)


def run_out(state: RhineState, *given: Any) -> list[Told]:
    """Answer a step that was asked; what is forced needs no answer."""
    for action in given:
        if state.stack:
            state.do(action)
            state.settle()
    assert not state.stack
    return list(state.events or ())
