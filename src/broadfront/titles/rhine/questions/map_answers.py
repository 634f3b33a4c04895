"""Deferred access to the rules of play, for questions about the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from broadfront.titles.rhine.table.answers import MapAnswers

__all__ = ["map_answers"]


def map_answers() -> MapAnswers:
    """Import and return the answers to map questions; charts and question lists work without them."""
    from broadfront.titles.rhine.table.answers import ANSWERS

    return ANSWERS
