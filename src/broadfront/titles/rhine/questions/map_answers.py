"""Deferred access to the rules of play, for questions about the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from broadfront.titles.rhine.table.answers import MapAnswers

__all__ = ["map_answers"]


def map_answers() -> MapAnswers:
    """Import the rules of play and return the object that answers map questions; imported late, as it is slow."""
    from broadfront.titles.rhine.table.answers import ANSWERS

    return ANSWERS
