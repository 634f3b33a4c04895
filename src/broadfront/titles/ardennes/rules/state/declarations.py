"""Declarations shared by several parts of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from broadfront.core.facts import BETWEEN, SEQUENCE, Unset

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "ACTIVATION",
    "DAY",
    "GAME",
    "GERMAN_IMPULSE",
    "IMPULSE",
    "UNDER_WAY",
    "river_hexsides",
    "unmarked_unit_column",
]

GAME: Final = ""
DAY: Final = "day"
IMPULSE: Final = "impulse"
GERMAN_IMPULSE: Final = "german-impulse"
ACTIVATION: Final = "activation"

UNDER_WAY: Final[Unset] = {"not_in_fix": SEQUENCE, "not_in_editor": BETWEEN}


def unmarked_unit_column(state: ArdennesState) -> bytes:
    """Return an array with 0 for every unit: no marks set."""
    return bytes(len(state.title.units))


def river_hexsides(state: ArdennesState) -> list[str]:
    """Return the ids of all river hexsides."""
    return [crossing.id for crossing in state.ground.crossings]
