"""The way to the rules of play, for questions about the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from broadfront.titles.rhine.table.answers import MapAnswers

__all__ = ["answers"]


def answers() -> MapAnswers:
    """Loaded when a question needs them; the charts and the list of questions do not."""
    from broadfront.titles.rhine.table.answers import ANSWERS

    return ANSWERS
