"""Actions that a side can announce."""

from __future__ import annotations

from broadfront.core.actions import Action


class Done(Action, frozen=True):
    """End the step."""


class SetMode(Action, frozen=True):
    """Set a unit's mode for the game turn: tactical, exploitation, strategic, pa or mr."""

    unit: str
    mode: str


class SwitchArmy(Action, frozen=True):
    """Change a formation's army."""

    formation: str
    army: str


class Release(Action, frozen=True):
    """Release a formation from Maneuver Reserve."""

    formation: str


class NightActivity(Action, frozen=True):
    """Declare Extended Night Activity for this Night game turn."""


class SetClass(Action, frozen=True):
    """Choose whether a unit moves as Leg or Mech in this phase."""

    unit: str
    movement_class: str


class Motorize(Action, frozen=True):
    """Carry a unit by transport points or its division's own transport in this phase."""

    unit: str
    by: str = "tp"


class Fuel(Action, frozen=True):
    """Give fuel points of its army to a mechanized formation."""

    formation: str
    points: str


class FuelAsMA(Action, frozen=True):
    """Use the fuel result as the MA of every unit of the formation."""


class FuelAsUnits(Action, frozen=True):
    """Use the fuel result as a number of units, and name the units that keep their full MA."""

    units: tuple[str, ...]


class TryBonus(Action, frozen=True):
    """Try for the movement bonus of an activated leader."""

    leader: str


class Manteuffel(Action, frozen=True):
    """Give Manteuffel's MP to a mechanized division."""

    division: str


class Begin(Action, frozen=True):
    """Begin to move a formation; `order` names the units of a division that go first."""

    formation: str
    order: tuple[str, ...] = ()


class Pick(Action, frozen=True):
    """Choose the unit that moves next."""

    unit: str


class Move(Action, frozen=True):
    """Move a unit along a path by regular or road movement.

    `means` says how each step crosses water (bridge, ford, engineer, riverbank); empty is the cheapest open way.
    """

    unit: str
    path: tuple[str, ...]
    kind: str = "regular"
    means: tuple[str, ...] = ()
    overrun: str = ""


class Halt(Action, frozen=True):
    """End the unit's move."""

    unit: str
