"""Composed actions: each expands to the single actions that the steps accept."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from broadfront.core.actions import Action, Composed
from broadfront.core.messages import Message
from broadfront.core.state import State
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.actions import Join, Move, Resolve, Target
from broadfront.titles.rhine.rules.field.movement import path_to

__all__ = ["Attack", "MoveTo"]


class MoveTo(Composed, frozen=True):
    """Move a unit to a hex by the cheapest path."""

    unit: str
    mode: str
    hex: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the move as a player would announce it."""
        return say("do.move", unit=self.unit, hex=at(self.hex), mode=self.mode)

    def expand(self, state: State) -> Iterator[Action]:
        """Yield the move along the unit's cheapest path to the hex."""
        yield Move(self.unit, self.mode, path_to(state, self.unit, self.mode, self.hex))


class Attack(Composed, frozen=True):
    """Attack a hex with the units named."""

    target: str
    attackers: tuple[str, ...]

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the attack as a player would announce it."""
        return say("do.attack", hex=at(self.target), units=self.attackers)

    def expand(self, state: State) -> Iterator[Action]:
        """Yield the choice of the target, each unit that joins, and the start of the attack."""
        yield Target(self.target)
        for unit in self.attackers:
            yield Join(unit)
        yield Resolve()
