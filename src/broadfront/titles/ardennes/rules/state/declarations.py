"""Declarations shared by several parts of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from broadfront.core.facts import BETWEEN, SEQUENCE, Unset

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["ACTIVATION", "DAY", "GAME", "GERMAN_IMPULSE", "IMPULSE", "UNDER_WAY", "no_marks", "river_hexsides"]

GAME: Final = ""
DAY: Final = "day"
IMPULSE: Final = "impulse"
GERMAN_IMPULSE: Final = "german-impulse"
ACTIVATION: Final = "activation"

UNDER_WAY: Final[Unset] = {"not_in_fix": SEQUENCE, "not_in_editor": BETWEEN}


def no_marks(state: ArdennesState) -> bytes:
    """Return a column with no marks on any unit."""
    return bytes(len(state.title.units))


def river_hexsides(state: ArdennesState) -> list[str]:
    return [crossing.id for crossing in state.ground.crossings]
