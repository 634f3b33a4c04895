"""Campaigns of the clerk: names, first and last turns, and whether the Broadfront restrictions apply."""

from __future__ import annotations

from broadfront.titles.rhine.data.theatre import CAMPAIGNS
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = ["CAMPAIGNS", "broadfront_restrictions_apply", "first_turn", "last_turn"]


def first_turn(title: Rhine, campaign: str) -> int:
    """Return the number of a campaign's first turn."""
    return title.calendar.turn_number(title.window("clerk", campaign).first)


def last_turn(title: Rhine, campaign: str) -> int:
    """Return the number of a campaign's last turn."""
    return title.calendar.turn_number(title.window("clerk", campaign).last)


def broadfront_restrictions_apply(state: RhineState) -> bool:
    """Return whether the Broadfront restrictions are in force."""
    rule = state.title.campaigns.broadfront.rule
    return state.window.broadfront and state.clock.date >= state.title.calendar.find_note(rule).date
