"""The choices of the Allied system, by the step in which it decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from broadfront.core.steps import Answer, Chosen, Step
from broadfront.titles.ardennes.events.allied import AirSupply, Striking, Withdrawing
from broadfront.titles.ardennes.events.allied_reserve import Alarm, FirstOfXxx, PlacingUnit
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.rules.actions import RollDemolition
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.allied_impulse import AlliedImpulse
from broadfront.titles.ardennes.steps.combat import Announce, DefenderHits
from broadfront.titles.ardennes.steps.hits import AttackerHits, LosingSteps
from broadfront.titles.ardennes.steps.moving import DemolitionWish
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.steps.replacements import Replacing
from broadfront.titles.ardennes.steps.tactics import AttackerTactics, Coordination, DefenderTactics
from broadfront.titles.ardennes.system import (
    advance_table,
    air_resupply,
    combat_cards,
    combat_choices,
    engineering,
    event_choices,
    hit_choices,
    system_impulse,
    xxx_arrival,
)

__all__ = ["choose_answer"]


def choose_answer(state: ArdennesState, step: Step[Any]) -> Answer:
    """Return what the solitaire rules choose for the Allies in a step, with the explanation."""
    chooser = CHOOSERS.get(type(step))
    if chooser is None:
        raise NotImplementedError(f"the system has no choice in {type(step).__name__}")
    return chooser(state, step)


def always_roll_for_demolition(state: ArdennesState, step: DemolitionWish) -> Chosen:
    """Roll for demolition whenever possible: the solitaire rules leave no choice, so nothing is explained."""
    return RollDemolition(), None


CHOOSERS: dict[type[Step[Any]], Callable[[ArdennesState, Any], Answer]] = {
    # Impulse
    AlliedImpulse: system_impulse.start_system_impulse,
    Replacing: system_impulse.choose_replacement,
    FirstOfXxx: xxx_arrival.choose_first_xxx_corps_unit,
    # The events of its card
    AirSupply: air_resupply.choose_resupply,
    Alarm: event_choices.choose_unit_for_alarm,
    PlacingUnit: event_choices.choose_hex_for_event_unit,
    Engineers: engineering.choose_engineers_action,
    Striking: event_choices.choose_strike_target,
    Withdrawing: event_choices.choose_withdrawal,
    # A combat, in its order
    AttackerTactics: combat_cards.draw_for_attack,
    DefenderTactics: combat_cards.draw_for_defence,
    Coordination: combat_choices.choose_joining,
    Reinforcing: combat_choices.choose_reinforcing,
    Announce: combat_choices.choose_chits,
    DefenderHits: hit_choices.choose_how_defenders_take_hit,
    AttackerHits: hit_choices.choose_how_attackers_take_hit,
    LosingSteps: hit_choices.choose_step_loss,
    Advancing: advance_table.choose_advance,
    # Germans on the march
    DemolitionWish: always_roll_for_demolition,
}
