"""The Allied Command Level of the solitaire game."""

from __future__ import annotations

from broadfront.core.rules import decides
from broadfront.titles.ardennes.rules.state import ArdennesState

LEVELS = ((16, 5), (19, 4), (23, 3))
OPENING_LEVEL = 10


@decides("ARD-H-31", "ARD-D16-05")
def command_level(state: ArdennesState) -> int:
    """The Allied Command Level of the solitaire game."""
    if state.opening:
        return OPENING_LEVEL
    return next(level for day, level in reversed(LEVELS) if state.day >= day)
