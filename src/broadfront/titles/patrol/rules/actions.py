"""What a side can announce in patrol."""

from broadfront.core.actions import Action


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
