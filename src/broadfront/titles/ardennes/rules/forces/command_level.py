"""The Allied Command Level of the solitaire game."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

LEVELS = ((16, 5), (19, 4), (23, 3))
OPENING_LEVEL = 10
MIN_IMPULSES = ((16, 4), (17, 7), (23, 9))
"""Pairs of first day and fewest Allied impulses per day from then on, however early the German stops."""


@decides("ARD-H-31", "ARD-D16-05")
def command_level(state: ArdennesState) -> int:
    """Return the Allied Command Level in the present impulse of the solitaire game."""
    clock = state.clock
    if clock.opening:
        return OPENING_LEVEL
    return next(level for day, level in reversed(LEVELS) if clock.day >= day)


@decides("ARD-H-31")
def min_allied_impulses(state: ArdennesState) -> int:
    """Return the fewest impulses that the Allies of the solitaire game have in a day."""
    return next(least for day, least in reversed(MIN_IMPULSES) if state.clock.day >= day)
