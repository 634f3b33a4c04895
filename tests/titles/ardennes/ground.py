"""The real map with only the counters that a test puts down."""

from __future__ import annotations

from tests.titles.ardennes.field import Field
from tests.titles.ardennes.real import title


def ground(day: int, variant: str = "gs") -> Field:
    """The map of the title on a day, without units; holders are those of the start."""
    return Field(title(), day, variant)
