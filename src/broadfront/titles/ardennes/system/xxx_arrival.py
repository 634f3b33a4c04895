"""The first arrival of British XXX Corps: all units in their listed hexes, or one unit near Germans."""

from __future__ import annotations

from collections.abc import Collection

from broadfront.core.actions import Action
from broadfront.core.events import Candidate, Trace
from broadfront.titles.ardennes.data.records import ALLIED, XXX_ARRIVED
from broadfront.titles.ardennes.data.title import RESERVE
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.events.allied_reserve import FirstOfXxx, XxxArrives
from broadfront.titles.ardennes.rules.actions import Deploy
from broadfront.titles.ardennes.rules.forces.xxx_corps import (
    check_listed_arrival,
    first_hex_criteria,
    first_hexes,
    is_xxx_corps_on_map,
    listed_hexes,
)
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.system.ranking import deciding_rule, explain_ranking
from broadfront.titles.ardennes.system.traces import hex_message, log_choice, reason_message, unit_ids

__all__ = [
    "begin_xxx_corps_arrival",
    "choose_first_xxx_corps_unit",
    "does_card_bring_xxx_corps",
    "has_xxx_corps_arrived",
    "xxx_corps_units_in_reserve",
]


def has_xxx_corps_arrived(state: ArdennesState) -> bool:
    """Return whether XXX Corps has made its first arrival."""
    return XXX_ARRIVED in state.totals.used or is_xxx_corps_on_map(state)


def does_card_bring_xxx_corps(state: ArdennesState, members: Collection[int]) -> bool:
    """Return whether a card that commands these units brings XXX Corps onto the map for the first time now."""
    waiting = xxx_corps_units_in_reserve(state)
    if has_xxx_corps_arrived(state) or not any(n in members for n in waiting):
        return False
    if check_listed_arrival(state).legal:
        places = listed_hexes(state)
        return any(n in places and not state.board.at[places[n].hex] for n in waiting)
    return bool(first_hexes(state))


def xxx_corps_units_in_reserve(state: ArdennesState) -> tuple[int, ...]:
    """Return the units of British XXX Corps in the Reserve box, lowest selector (order number) first."""
    return tuple(n for n in state.in_box(RESERVE[ALLIED]) if state.units[n].corps == "XXX")


def begin_xxx_corps_arrival(state: ArdennesState) -> XxxArrives:
    """Log how XXX Corps arrives, mark it as arrived and return the step that places it."""
    listed, waiting = check_listed_arrival(state), unit_ids(state, xxx_corps_units_in_reserve(state))
    as_listed, alone = say("system.xxx.all"), say("system.xxx.one-unit")
    when = say("system.xxx.when-germans-near" if listed.legal else "system.xxx.germans-near")
    candidates = (
        Candidate(as_listed, reason_message(listed), "ARD-D2-01", listed.legal),
        Candidate(alone, when, "ARD-D2-06", not listed.legal),
    )
    choice = say("system.xxx.as-listed", units=waiting) if listed.legal else alone
    log_choice(state, say("system.xxx.asked"), choice, listed.rules, candidates)
    state.totals.add_used(XXX_ARRIVED)
    return XxxArrives(xxx_corps_units_in_reserve(state))


def choose_first_xxx_corps_unit(state: ArdennesState, step: FirstOfXxx) -> tuple[Action, Trace]:
    """Choose the first unit of XXX Corps to arrive and its hex.

    The unit has the lowest order number; the hex has the highest hold value, is closest to a German, then northernmost.
    """
    unit = state.units[xxx_corps_units_in_reserve(state)[0]].id
    hexes = step.possible_hexes(state)
    only, figures = say("system.xxx.only-hex"), first_hex_criteria(state)
    candidates = explain_ranking(hexes, figures, lambda hex: hex_message(state, hex), only, "ARD-D2-06")
    rules = ("ARD-D2-06", "ARD-D2-07", "ARD-D2-08", "ARD-D2-09", deciding_rule(candidates))
    where = state.hex_id(hexes[0])
    choice = say("system.named.unit-in-hex", unit=unit, hex=where)
    return Deploy(unit, where), Trace(
        say("system.xxx.first-unit"), choice, tuple(dict.fromkeys(rules)), tuple(candidates)
    )
