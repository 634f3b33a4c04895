"""Composed actions: one action of the player, carried out as several simple ones."""

from collections.abc import Iterator

from broadfront.core.actions import Action, Composed
from broadfront.core.state import State
from broadfront.titles.patrol.data import Order
from broadfront.titles.patrol.rules.actions import Join, Move, Target
from broadfront.titles.patrol.rules.movement import path_to


class MoveTo(Order, Composed, frozen=True):
    """Move a unit to a hex by its cheapest path."""

    unit: str
    hex: str

    def expand(self, state: State) -> Iterator[Action]:
        yield Move(self.unit, path_to(state, self.unit, self.hex))


class Attack(Order, Composed, frozen=True):
    """Attack a hex with these units."""

    target: str
    attackers: tuple[str, ...]

    def expand(self, state: State) -> Iterator[Action]:
        yield Target(self.target)
        for unit in self.attackers:
            yield Join(unit)
