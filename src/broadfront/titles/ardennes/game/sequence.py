"""The sequence of play of the two-player and the solitaire game, as on the daily sequence card."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from broadfront.core.errors import unknown_name
from broadfront.core.state import State
from broadfront.core.steps import InOrder, Step
from broadfront.core.title import classes_in
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.steps import card_preparation, day, fuel, impulses, supply_phase

__all__ = ["PHASES", "SEQUENCES", "start_at_phase", "step_types"]

PHASES = ("reserve", "card_preparation", "supply", "command")
"""Phases of a day in order; `SEQUENCES[variant]` has one step for each, in the same order."""

SEQUENCES: dict[str, tuple[Step[Any], ...]] = {
    "2p": (
        InOrder("reserve phase"),
        InOrder("card preparation, two players"),
        InOrder("supply phase, two players"),
        InOrder("command phase, two players"),
        day.EndOfDay(),
    ),
    "gs": (
        InOrder("reserve phase"),
        InOrder("card preparation, solitaire"),
        InOrder("supply phase, solitaire"),
        InOrder("command phase, solitaire"),
        day.EndOfDay(),
    ),
    "reserve phase": (day.Arrivals(), day.OkwRelease(), day.Overdue()),
    "card preparation, two players": (
        card_preparation.GatherCards(),
        card_preparation.Supplementals(),
        card_preparation.DrawHand("german"),
        card_preparation.DrawHand("allied"),
    ),
    "card preparation, solitaire": (
        card_preparation.GatherCards(),
        card_preparation.Supplementals(),
        card_preparation.DrawHand("german"),
    ),
    "supply phase, two players": (
        supply_phase.BridgeEngineers(),
        supply_phase.SupplyCheck(ALLIED),
        supply_phase.SupplyCheck(GERMAN),
        supply_phase.RoadblocksRemoved(),
    ),
    "supply phase, solitaire": (
        supply_phase.CapturedCard(),
        supply_phase.BridgeEngineers(),
        supply_phase.SupplyCheck(ALLIED),
        supply_phase.SupplyCheck(GERMAN),
        supply_phase.RoadblocksRemoved(),
    ),
    "command phase, two players": (fuel.FuelChecks(), impulses.Impulses()),
    "command phase, solitaire": (fuel.FuelChecks(), impulses.SolitaireImpulses()),
}


def step_types() -> tuple[type[Step[Any]], ...]:
    """Return every step class (stage of play) of the Ardennes: of its daily sequence, its events and its system."""
    packages = ("steps", "events", "system")
    modules = []
    for package in packages:
        found = import_module(f"broadfront.titles.ardennes.{package}")
        modules += [import_module(f"{found.__name__}.{module.name}") for module in iter_modules(found.__path__)]
    return classes_in(Step, *modules)


def start_at_phase(state: State, phase: str) -> None:
    """Replace the pending steps of the state by the sequence of a day, starting at a phase."""
    if phase not in PHASES:
        raise unknown_name("phase", phase, PHASES, parameter="phase")
    if state.variant in SEQUENCES:
        state.stack[:] = [InOrder(state.variant, PHASES.index(phase))]
