"""Reports of the table, refusals of reports, and supply rolls."""

from typing import Any

from broadfront.core.events import Event as Told
from broadfront.titles.rhine.rules.actions import Finish
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from tests.titles.rhine.support.books import decision_of_step, refusing_rules, run_step

REPORTS = Reports("now")


def run_reports(state: RhineState, *actions: Any) -> list[Told]:
    return run_step(state, REPORTS, *actions, Finish())


def report_refusal(state: RhineState, action: Any) -> tuple[str, ...]:
    """Return the rules that refuse a report."""
    decision_of_step(state, REPORTS)
    rules = refusing_rules(state, action)
    state.stack.clear()
    return rules


def roll_supply(state: RhineState, nation: str, dice: int, *more: Any) -> list[Told]:
    return run_step(state, SupplyRoll(nation), dice, *more)


def answer_rest(state: RhineState, *given: Any) -> list[Told]:
    """Give the remaining answers of a step until the stack is empty, and return the events."""
    for action in given:
        if state.stack:
            state.do(action)
            state.settle()
    assert not state.stack
    return list(state.events or ())
