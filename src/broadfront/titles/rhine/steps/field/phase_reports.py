"""Reports during a phase of a campaign, for what the players resolve on the table."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action
from broadfront.core.errors import unknown_name
from broadfront.core.rulings import Ruling
from broadfront.titles.rhine.rules.actions import Open
from broadfront.titles.rhine.rules.clerk.report_checks import drops_to_fly
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.map_reports import MAP_ACCOUNTS
from broadfront.titles.rhine.steps.clerk.reports import (
    Account,
    any_report_refusal,
    enter_report,
    report_kinds,
    report_kinds_by_account,
)

__all__ = ["account_actions_of_phase", "enter_phase_report", "phase_report_kinds", "phase_report_refusal"]


def phase_report_kinds(state: RhineState) -> tuple[type[Action], ...]:
    """Return the action classes of the reports accepted during a phase: all in a campaign, none on part of the map."""
    return (Open, *report_kinds(state)) if state.clock.campaign else ()


def account_actions_of_phase(state: RhineState) -> Iterator[Action]:
    """Yield the actions that open a group of reports during a phase of a campaign."""
    if state.clock.campaign:
        drops = ("drops",) if drops_to_fly(state) else ()
        yield from (Open(name) for name in ("losses", "places", *drops, *MAP_ACCOUNTS))


def phase_report_refusal(state: RhineState, action: Action) -> Ruling | None:
    """Return why a report during a phase is refused, or None if it is accepted."""
    if isinstance(action, Open):
        if action.account not in report_kinds_by_account(state):
            raise unknown_name("account", action.account, report_kinds_by_account(state), parameter="account")
        return None
    return any_report_refusal(state, action)


def enter_phase_report(state: RhineState, action: Action) -> None:
    """Enter a report made during a phase, or open a group of reports."""
    if isinstance(action, Open):
        state.push(Account(action.account))
    else:
        enter_report(state, action)
