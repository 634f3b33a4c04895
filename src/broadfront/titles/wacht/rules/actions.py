"""Actions that a side can announce."""

from __future__ import annotations

from broadfront.core.actions import Action


class Done(Action, frozen=True):
    """End the current step."""


class SetMode(Action, frozen=True):
    """Set a unit's mode for the game turn: tactical, exploitation, strategic, pa (Prepared Assault) or mr (reserve)."""

    unit: str
    mode: str


class SwitchArmy(Action, frozen=True):
    """Assign a formation to another army."""

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
    """Give a mechanized formation fuel points of its army."""

    formation: str
    points: str


class FuelAsMA(Action, frozen=True):
    """Use the result of the fuel roll as the movement allowance of every unit of the formation."""


class FuelAsUnits(Action, frozen=True):
    """Use the result of the fuel roll as a number of units, and name those that keep their full MA."""

    units: tuple[str, ...]


class TryBonus(Action, frozen=True):
    """Roll for the movement bonus of an activated leader."""

    leader: str


class Manteuffel(Action, frozen=True):
    """Give the movement bonus of the leader Manteuffel to a mechanized division."""

    division: str


class Begin(Action, frozen=True):
    """Begin to move the units of a formation; `order` names the units of a division that go first."""

    formation: str
    order: tuple[str, ...] = ()


class Pick(Action, frozen=True):
    """Choose the unit that moves next."""

    unit: str


class Move(Action, frozen=True):
    """Move a unit along a path by regular or road movement.

    `means` says how each step of the path crosses water (bridge, ford, engineer, riverbank); if it is empty, each step
    takes the cheapest way that is open.
    """

    unit: str
    path: tuple[str, ...]
    kind: str = "regular"
    means: tuple[str, ...] = ()
    overrun: str = ""


class Halt(Action, frozen=True):
    """End the unit's move."""

    unit: str
