"""What the clerk is told: choices of the Allied player, and reports from the table."""

from broadfront.core.actions import Action

__all__ = [
    "BridgeCheck", "Capture", "ChooseOrder", "Drop", "Event", "Exchange", "Finish", "Load", "Lose", "Misc", "Open",
    "PlaceSP", "PlanDrop", "Rebuild", "Remove", "Repair", "Reserves", "Restore", "Scheldt", "Shift", "Ship", "Spend",
    "Unload",
]  # fmt: skip


class Finish(Action, frozen=True):
    """Nothing more here."""


class ChooseOrder(Action, frozen=True):
    """The winner of the roll goes first or second."""

    first: bool


class PlaceSP(Action, frozen=True):
    """So many American SP of this turn go to the North, the rest to the South."""

    north: int


class Remove(Action, frozen=True):
    """The unit given up for a removal: the named one or an identical one."""

    unit: str


class Exchange(Action, frozen=True):
    """The piece given up for an exchange."""

    unit: str


class Restore(Action, frozen=True):
    """An aircraft restored by an air Repl."""

    unit: str


class Misc(Action, frozen=True):
    """The unit or point a Misc result brings back, or the artillery division it gives a step."""

    unit: str


class Rebuild(Action, frozen=True):
    """Pax and Eq spent on a dead or reduced unit."""

    unit: str
    steps: int = 1


class Open(Action, frozen=True):
    """An account to report to: losses, supply, ports, shipping, events, reserves or drops."""

    account: str


class Lose(Action, frozen=True):
    """Steps lost on the map."""

    unit: str
    steps: int = 1


class Spend(Action, frozen=True):
    """SP of a stock (US North, US South, CW North) spent on the map."""

    stock: str
    sp: int


class Load(Action, frozen=True):
    """1 SP of a stock loaded on a Transport Point."""

    unit: str
    stock: str


class Unload(Action, frozen=True):
    """The SP of a Transport Point put into a stock."""

    unit: str
    stock: str


class Shift(Action, frozen=True):
    """A unit goes to another box: On map, England, Normandy, Southern France."""

    unit: str
    box: str


class Capture(Action, frozen=True):
    """A port changes hands."""

    port: str
    by: str


class Repair(Action, frozen=True):
    """One hit of a port repaired with SP of a stock."""

    port: str
    stock: str


class Scheldt(Action, frozen=True):
    """Whether the Scheldt is free of German combat units."""

    open: bool


class Ship(Action, frozen=True):
    """Rail or sea capacity used."""

    by: str
    points: int


class Event(Action, frozen=True):
    """A random event shifts a nation's supply column this turn."""

    nation: str
    shift: int


class Reserves(Action, frozen=True):
    """How many Reserve markers are in use on the map."""

    used: int


class PlanDrop(Action, frozen=True):
    """A paradrop of a unit is planned."""

    unit: str


class Drop(Action, frozen=True):
    """A planned drop is flown."""

    unit: str


class BridgeCheck(Action, frozen=True):
    """An Allied combat unit came beside a Rhine bridge; a marker may be spent before the die."""

    bridge: str
    marker: bool = False
