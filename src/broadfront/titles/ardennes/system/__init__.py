"""The Allied system of the solitaire game: part of the rules, not a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from broadfront.core.actions import Action
    from broadfront.core.events import Trace
    from broadfront.core.steps import Step
    from broadfront.titles.ardennes.state import ArdennesState

__all__ = ["choose"]


def choose(state: ArdennesState, step: Step[Any]) -> tuple[Action, Trace | None]:
    """What the system chooses in a step in which two players would ask the Allied side, and how it came to it."""
    from broadfront.titles.ardennes.system.choosers import CHOOSERS

    chooser = CHOOSERS.get(type(step))
    if chooser is not None:
        return chooser(state, step)
    from broadfront.titles.ardennes.system import combat

    return combat.choose(state, step)
