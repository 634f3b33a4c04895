"""The set-up of 16 December on the real map, on a day of choice."""

from __future__ import annotations

from broadfront.titles.ardennes.game.set_up import set_up
from tests.titles.ardennes.support.field import Field
from tests.titles.ardennes.support.real import title


def campaign(*, day: int = 16, variant: str = "2p", scenario: str = "campaign") -> Field:
    """The start of a scenario as a field; the calendar is not played on."""
    at = Field(title(), day, variant)
    at.state = set_up(title(), scenario, variant, {})
    at.state.clock.set_day(day)
    return at
