"""The score of a position of the Ardennes."""

from __future__ import annotations

from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points

__all__ = ["standing"]


def standing(state: ArdennesState) -> dict[str, int]:
    """The German's victory points now."""
    return {"german": victory_points(state)}
