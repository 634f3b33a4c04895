"""Campaigns of the clerk: names, first and last turns, and whether the Broadfront restrictions apply."""

from __future__ import annotations

from broadfront.core.rulings import Ruling, refused
from broadfront.titles.rhine.data.theatre import CAMPAIGNS
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.units import Unit
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.state.rhine_state import RhineState

__all__ = [
    "CAMPAIGNS", "barred_map_sheets", "broadfront_refusal", "broadfront_restrictions_apply", "first_turn", "last_turn",
]  # fmt: skip


def first_turn(title: Rhine, campaign: str) -> int:
    """Return the number of a campaign's first turn."""
    return title.calendar.turn_number(title.window("clerk", campaign).first)


def last_turn(title: Rhine, campaign: str) -> int:
    """Return the number of a campaign's last turn."""
    return title.calendar.turn_number(title.window("clerk", campaign).last)


def broadfront_restrictions_apply(state: RhineState) -> bool:
    """Return whether the Broadfront restrictions (map sheets barred to nations) are in force."""
    rule = state.title.campaigns.broadfront.rule
    return state.window.broadfront and state.clock.date >= state.title.calendar.find_note(rule).date


def broadfront_refusal(state: RhineState, unit: Unit, hex: str) -> Ruling | None:
    """Return why a unit may not end a phase in a hex, or None if it may.

    It may not if the Broadfront restrictions bar the map sheet of the hex to its nation.
    """
    rule = state.title.campaigns.broadfront
    if hex[0] not in barred_map_sheets(state, unit):
        return None
    why = say("moving.broadfront", unit=unit.id, hex=hex, nation=unit.nation, maps=rule.barred[unit.nation])
    return refused((rule.rule, "BTR-HOUSE-04"), why)


def barred_map_sheets(state: RhineState, unit: Unit) -> str:
    """Return the letters of the map sheets on which the Broadfront restrictions forbid a unit to end a phase."""
    rule = state.title.campaigns.broadfront
    if not unit.is_combat_unit or not broadfront_restrictions_apply(state):
        return ""
    return "".join(sheet for sheet in "ABCD" if rule.is_barred(unit.nation, sheet))
