"""The actions of patrol."""

from broadfront.titles.patrol.data import Order


class Done(Order, frozen=True):
    """End the current step without doing more."""


class Enter(Order, frozen=True):
    """Bring a unit from the Reserve box onto the map."""

    unit: str
    hex: str


class Move(Order, frozen=True):
    """Move a unit along a path of hexes."""

    unit: str
    path: tuple[str, ...]


class Rations(Order, frozen=True):
    """Play Rations: a unit regains a step."""

    unit: str


class Target(Order, frozen=True):
    """Attack the unit in this hex; attackers then join one by one."""

    hex: str


class Join(Order, frozen=True):
    """Add a unit to the attack."""

    unit: str


class Ambush(Order, frozen=True):
    """Play the Ambush card in reaction to an attack."""


class Retreat(Order, frozen=True):
    """Retreat the beaten unit to this hex."""

    hex: str


class Advance(Order, frozen=True):
    """Move an attacker into the empty hex."""

    unit: str
