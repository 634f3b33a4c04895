"""By kind of step, how the system chooses in it where two players would ask the Allied side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.events import Trace
from broadfront.core.steps import Step
from broadfront.titles.ardennes.events.allied import AirSupply, Striking, Withdrawing
from broadfront.titles.ardennes.events.allied_reserve import Alarm, FirstOfXxx, PlacingUnit
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.steps.replacements import Replacing
from broadfront.titles.ardennes.steps.tactics import Coordination
from broadfront.titles.ardennes.system import (
    air_resupply,
    combat_choices,
    engineering,
    event_choices,
    impulse,
    xxx_arrival,
)

__all__ = ["choose"]

def choose(state: ArdennesState, step: Step[Any]) -> tuple[Action, Trace | None]:
    """What the system chooses in a step, and how it came to it."""
    chooser = CHOOSERS.get(type(step))
    if chooser is None:
        raise NotImplementedError(f"the system has no choice in {type(step).__name__}")
    return chooser(state, step)


CHOOSERS: dict[type, Callable[[Any, Any], tuple[Action, Trace | None]]] = {
    AirSupply: air_resupply.choose_stack,
    Alarm: event_choices.choose_alarm,
    Announce: combat_choices.choose_chits,
    Coordination: combat_choices.choose_joining,
    Engineers: engineering.choose_action,
    FirstOfXxx: xxx_arrival.choose_first,
    PlacingUnit: event_choices.choose_placing,
    Reinforcing: combat_choices.choose_reinforcing,
    Replacing: impulse.choose_replacement,
    Striking: event_choices.choose_strike,
    Withdrawing: event_choices.choose_withdrawal,
}
