"""The Allied Command Level of the solitaire game."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

LEVELS = ((16, 5), (19, 4), (23, 3))
OPENING_LEVEL = 10
LEAST = ((16, 4), (17, 7), (23, 9))
"""From each day on, the impulses the Allies have in a day at least, however early the German stops."""


@decides("ARD-H-31", "ARD-D16-05")
def command_level(state: ArdennesState) -> int:
    """The Allied Command Level of the solitaire game."""
    clock = state.clock
    if clock.opening:
        return OPENING_LEVEL
    return next(level for day, level in reversed(LEVELS) if clock.day >= day)


@decides("ARD-H-31")
def least_impulses(state: ArdennesState) -> int:
    """The impulses the Allies of the solitaire game have in a day at least."""
    return next(least for day, least in reversed(LEAST) if state.clock.day >= day)
