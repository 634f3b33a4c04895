"""What a side can announce in patrol."""

from collections.abc import Iterator

from broadfront.core.actions import Action, Composed
from broadfront.core.state import State


class Done(Action, frozen=True):
    """Nothing more here."""


class Enter(Action, frozen=True):
    """A unit of the Reserve box enters the map."""

    unit: str
    hex: str


class Move(Action, frozen=True):
    """A unit goes along a path of hexes."""

    unit: str
    path: tuple[str, ...]


class Rations(Action, frozen=True):
    """Play Rations: a unit gets a step back."""

    unit: str


class Target(Action, frozen=True):
    """Attack the unit in this hex; attackers join one by one."""

    hex: str


class Join(Action, frozen=True):
    """One more attacker."""

    unit: str


class Ambush(Action, frozen=True):
    """Play the reaction card."""


class Retreat(Action, frozen=True):
    """The beaten unit goes to this hex."""

    hex: str


class Advance(Action, frozen=True):
    """An attacker moves into the empty hex."""

    unit: str


class MoveTo(Composed, frozen=True):
    """Move a unit to a hex by its cheapest path."""

    unit: str
    hex: str

    def parts(self, state: State) -> Iterator[Action]:
        from broadfront.titles.patrol.movement import path_to

        yield Move(self.unit, path_to(state, self.unit, self.hex))


class Attack(Composed, frozen=True):
    """Attack a hex with these units."""

    target: str
    attackers: tuple[str, ...]

    def parts(self, state: State) -> Iterator[Action]:
        yield Target(self.target)
        for unit in self.attackers:
            yield Join(unit)
