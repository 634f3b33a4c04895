"""Declarations shared by the facts of all parts: where they are shown, and the bound of counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypedDict

from broadfront.core.facts import BETWEEN, SAVED, SEQUENCE, SET_UP, Unshown

__all__ = [
    "CAMPAIGN_ONLY",
    "HIDDEN_SCENARIO_FACT",
    "HIDDEN_TURN_FACT",
    "MAX_COUNT",
    "SECTOR_ONLY",
    "in_campaign",
    "in_sector",
]

MAX_COUNT = 999
"""Highest value of a fact that counts something."""


def in_sector(state: Any) -> bool:
    """Return whether the game is played in a sector (part of the map), not as a campaign."""
    return not state.clock.campaign


def in_campaign(state: Any) -> bool:
    """Return whether the game is a campaign, not a sector (part of the map)."""
    return bool(state.clock.campaign)


class Fixable(TypedDict):
    """Display options of a stored value (fact) that players see only when they correct it in some kinds of game."""

    when: Callable[[Any], bool]
    not_in_file: str
    not_in_editor: str


HIDDEN_TURN_FACT: Final[Unshown] = {"not_in_fix": SEQUENCE, "not_in_file": SAVED, "not_in_editor": BETWEEN}
HIDDEN_SCENARIO_FACT: Final[Unshown] = {"not_in_fix": SET_UP, "not_in_file": SET_UP, "not_in_editor": SET_UP}
SECTOR_ONLY: Final[Fixable] = {"when": in_sector, "not_in_file": SAVED, "not_in_editor": BETWEEN}
CAMPAIGN_ONLY: Final[Fixable] = {"when": in_campaign, "not_in_file": SAVED, "not_in_editor": BETWEEN}
