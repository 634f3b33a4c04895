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
    """Play the Rations card: a unit regains a lost step."""

    unit: str


class Target(Order, frozen=True):
    """Attack the unit in this hex; the attackers are added one by one afterwards."""

    hex: str


class Join(Order, frozen=True):
    """Add a unit to the attack that is being declared."""

    unit: str


class Ambush(Order, frozen=True):
    """Play the Ambush card in answer to an attack."""


class Retreat(Order, frozen=True):
    """Retreat the defeated unit to this hex."""

    hex: str


class Advance(Order, frozen=True):
    """Move an attacker into the hex that the defender left."""

    unit: str
