"""What the clerk is told: choices of the Allied player, and reports from the table."""

from collections.abc import Callable

from broadfront.core.actions import Action

__all__ = [
    "BridgeCheck", "Capture", "ChooseOrder", "Drop", "Event", "Exchange", "Finish", "Load", "Lose", "Misc", "Open",
    "PlaceSP", "PlanDrop", "Rebuild", "Remove", "Repair", "Reserves", "Restore", "Scheldt", "Shift", "Ship", "Spend",
    "Unload",
]  # fmt: skip


def counted(n: int, what: str) -> str:
    """`1 step`, `2 steps`."""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def port_name(port: str) -> str:
    """`antwerpen_1` as people say it: Antwerpen 1."""
    return port.replace("_", " ").capitalize()


class Finish(Action, frozen=True):
    """Nothing more here."""

    def said(self, at: Callable[[str], str]) -> str:
        return "Done"


class ChooseOrder(Action, frozen=True):
    """The winner of the roll goes first or second."""

    first: bool

    def said(self, at: Callable[[str], str]) -> str:
        return "First" if self.first else "Second"


class PlaceSP(Action, frozen=True):
    """So many American SP of this turn go to the North, the rest to the South."""

    north: int

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.north} SP to the North"


class Remove(Action, frozen=True):
    """The unit given up for a removal: the named one or an identical one."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Remove {self.unit}"


class Exchange(Action, frozen=True):
    """The piece given up for an exchange."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Give up {self.unit}"


class Restore(Action, frozen=True):
    """An aircraft restored by an air Repl."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Restore {self.unit}"


class Misc(Action, frozen=True):
    """The unit or point a Misc result brings back, or the artillery division it gives a step."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Bring back {self.unit}"


class Rebuild(Action, frozen=True):
    """Pax and Eq spent on a dead or reduced unit."""

    unit: str
    steps: int = 1

    def said(self, at: Callable[[str], str]) -> str:
        return f"Rebuild {self.unit}: {counted(self.steps, 'step')}"


class Open(Action, frozen=True):
    """An account to report to: losses, supply, ports, shipping, events, reserves or drops."""

    account: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Report {self.account}"


class Lose(Action, frozen=True):
    """Steps lost on the map."""

    unit: str
    steps: int = 1

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit} lost {counted(self.steps, 'step')}"


class Spend(Action, frozen=True):
    """SP of a stock (US North, US South, CW North) spent on the map."""

    stock: str
    sp: int

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.sp} SP of {self.stock} spent"


class Load(Action, frozen=True):
    """1 SP of a stock loaded on a Transport Point."""

    unit: str
    stock: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Load {self.unit} with 1 SP of {self.stock}"


class Unload(Action, frozen=True):
    """The SP of a Transport Point put into a stock."""

    unit: str
    stock: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Unload {self.unit} into {self.stock}"


class Shift(Action, frozen=True):
    """A unit goes to another box: On map, England, Normandy, Southern France."""

    unit: str
    box: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit} goes to {self.box}"


class Capture(Action, frozen=True):
    """A port changes hands."""

    port: str
    by: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{port_name(self.port)} is now {self.by.capitalize()}"


class Repair(Action, frozen=True):
    """One hit of a port repaired with SP of a stock."""

    port: str
    stock: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Repair a hit of {port_name(self.port)} with SP of {self.stock}"


class Scheldt(Action, frozen=True):
    """Whether the Scheldt is free of German combat units."""

    open: bool

    def said(self, at: Callable[[str], str]) -> str:
        return "The Scheldt is open" if self.open else "The Scheldt is closed"


class Ship(Action, frozen=True):
    """Rail or sea capacity used."""

    by: str
    points: int

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.points} moved by {self.by}"


class Event(Action, frozen=True):
    """A random event shifts a nation's supply column this turn."""

    nation: str
    shift: int

    def said(self, at: Callable[[str], str]) -> str:
        return f"Random event: {self.nation} supply {self.shift:+d} columns"


class Reserves(Action, frozen=True):
    """How many Reserve markers are in use on the map."""

    used: int

    def said(self, at: Callable[[str], str]) -> str:
        return f"{counted(self.used, 'Reserve marker')} in use"


class PlanDrop(Action, frozen=True):
    """A paradrop of a unit is planned."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Plan a drop of {self.unit}"


class Drop(Action, frozen=True):
    """A planned drop is flown."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit} drops"


class BridgeCheck(Action, frozen=True):
    """An Allied combat unit came beside a Rhine bridge; a marker may be spent before the die."""

    bridge: str
    marker: bool = False

    def said(self, at: Callable[[str], str]) -> str:
        return f"Demolition roll for the {self.bridge} bridge" + (
            ", a Bridge Check Marker spent" if self.marker else ""
        )
