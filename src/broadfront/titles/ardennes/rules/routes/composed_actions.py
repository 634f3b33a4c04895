"""Composed actions: each is carried out as a series of the single actions that the game's steps accept."""

from __future__ import annotations

from collections.abc import Iterator

from broadfront.core.actions import Action, Composed
from broadfront.core.state import State
from broadfront.titles.ardennes.rules.actions import Move
from broadfront.titles.ardennes.rules.routes.movement import cheapest_path
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["MoveTo"]


class MoveTo(Composed, frozen=True):
    """Move a unit to a hex by the cheapest path."""

    unit: str
    hex: str

    def expand(self, state: State) -> Iterator[Action]:
        """Yield the move along the unit's cheapest path to the hex."""
        assert isinstance(state, ArdennesState)
        yield Move(self.unit, cheapest_path(state, state.title.unit(self.unit).number, self.hex))
