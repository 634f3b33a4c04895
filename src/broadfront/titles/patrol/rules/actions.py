"""What a side can announce in patrol."""

from broadfront.titles.patrol.data import Order


class Done(Order, frozen=True):
    """Nothing more here."""


class Enter(Order, frozen=True):
    """A unit of the Reserve box enters the map."""

    unit: str
    hex: str


class Move(Order, frozen=True):
    """A unit goes along a path of hexes."""

    unit: str
    path: tuple[str, ...]


class Rations(Order, frozen=True):
    """Play Rations: a unit gets a step back."""

    unit: str


class Target(Order, frozen=True):
    """Attack the unit in this hex; attackers join one by one."""

    hex: str


class Join(Order, frozen=True):
    """One more attacker."""

    unit: str


class Ambush(Order, frozen=True):
    """Play the reaction card."""


class Retreat(Order, frozen=True):
    """The beaten unit goes to this hex."""

    hex: str


class Advance(Order, frozen=True):
    """An attacker moves into the empty hex."""

    unit: str
