"""By kind of step, how the system chooses in it; combat has its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.events import Trace
from broadfront.titles.ardennes.events.allied import AirSupply, Striking, Withdrawing
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.steps.replacements import Replacing
from broadfront.titles.ardennes.steps.reserves import Alarm, FirstOfXxx, PlacingUnit
from broadfront.titles.ardennes.system import air_resupply, command, engineers, events, xxx_corps

__all__ = ["CHOOSERS"]

CHOOSERS: dict[type, Callable[[Any, Any], tuple[Action, Trace | None]]] = {
    AirSupply: air_resupply.choose_stack,
    Alarm: events.choose_alarm,
    Engineers: engineers.choose_action,
    FirstOfXxx: xxx_corps.choose_first,
    PlacingUnit: events.choose_placing,
    Replacing: command.choose_replacement,
    Striking: events.choose_strike,
    Withdrawing: events.choose_withdrawal,
}
