"""What a side can announce."""

from __future__ import annotations

from broadfront.core.actions import Action


class Done(Action, frozen=True):
    """Nothing more in this step."""


class SetMode(Action, frozen=True):
    """A unit takes a mode for the game turn: tactical, exploitation, strategic, pa or mr."""

    unit: str
    mode: str


class SwitchArmy(Action, frozen=True):
    """A formation changes its army."""

    formation: str
    army: str


class Release(Action, frozen=True):
    """A formation is released from Maneuver Reserve."""

    formation: str


class NightActivity(Action, frozen=True):
    """The side takes up Extended Night Activity for this Night game turn."""


class SetClass(Action, frozen=True):
    """A unit that may choose moves as Leg or Mech in this phase."""

    unit: str
    movement_class: str


class Motorize(Action, frozen=True):
    """A unit is carried by transport points or its division's own transport in this phase."""

    unit: str
    by: str = "tp"


class Fuel(Action, frozen=True):
    """A mechanized formation receives fuel points of its army."""

    formation: str
    points: str


class FuelAsMA(Action, frozen=True):
    """The fuel result is the MA of every unit of the formation."""


class FuelAsUnits(Action, frozen=True):
    """The fuel result is a number of units that keep their full MA: these."""

    units: tuple[str, ...]


class TryBonus(Action, frozen=True):
    """An activated leader tries for a movement bonus."""

    leader: str


class Manteuffel(Action, frozen=True):
    """Manteuffel's MP go to this mechanized division."""

    division: str


class Begin(Action, frozen=True):
    """A formation begins to move; the order names the units of a division that go first."""

    formation: str
    order: tuple[str, ...] = ()


class Pick(Action, frozen=True):
    """This unit moves next."""

    unit: str


class Move(Action, frozen=True):
    """A unit moves along a path by regular or road movement.

    `means` says how each step crosses water (bridge, ford, engineer, riverbank); nothing is the cheapest open way.
    """

    unit: str
    path: tuple[str, ...]
    kind: str = "regular"
    means: tuple[str, ...] = ()
    overrun: str = ""


class Halt(Action, frozen=True):
    """The unit's move is over."""

    unit: str
