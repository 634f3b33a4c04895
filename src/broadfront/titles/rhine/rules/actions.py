"""What may be announced: by the Allied player to the clerk, and by a side on the map."""

from collections.abc import Callable

from broadfront.core.actions import Action

__all__ = [
    "Advance", "BridgeCheck", "Capture", "ChooseOrder", "Drop", "Event", "Exchange", "Finish", "Fuel", "InMode",
    "Join", "Load", "LoadSP", "Lose", "Misc", "Move", "Open", "Overrun", "Pick", "PlaceSP", "PlanDrop",
    "PontoonRoll", "Rebuild", "Remove", "Repair", "RepairBridge", "Reserves", "Resolve", "Restore", "RetreatTo",
    "Scheldt", "Shift", "Ship", "Spend", "TakeSteps", "Target", "Unload", "UnloadSP",
    "counted", "port_name",
]  # fmt: skip


def counted(n: int, what: str) -> str:
    """`1 step`, `2 steps`."""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def port_name(port: str) -> str:
    """`antwerpen_1` as people say it: Antwerpen 1."""
    return port.replace("_", " ").capitalize()


# Both games


class Finish(Action, frozen=True):
    """Nothing more here."""

    def said(self, at: Callable[[str], str]) -> str:
        return "Done"


class ChooseOrder(Action, frozen=True):
    """The winner of the roll goes first or second."""

    first: bool

    def said(self, at: Callable[[str], str]) -> str:
        return "First" if self.first else "Second"


# To the clerk: choices of the Allied player, and reports from the table


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


# On the map


class Pick(Action, frozen=True):
    """A unit to move next."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Move {self.unit}"


class InMode(Action, frozen=True):
    """The mode in which the picked unit is to move."""

    mode: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"In {self.mode} Mode"


class Move(Action, frozen=True):
    """A unit goes into a mode and along a path (the hexes entered); no hexes: it only changes mode and stays."""

    unit: str
    mode: str
    path: tuple[str, ...] = ()

    def said(self, at: Callable[[str], str]) -> str:
        return (
            f"{self.unit} to {at(self.path[-1])} in {self.mode} Mode"
            if self.path
            else f"{self.unit} stays, {self.mode} Mode"
        )


class Overrun(Action, frozen=True):
    """Units that began the phase together go along a path whose last hex the enemy holds."""

    units: tuple[str, ...]
    mode: str
    path: tuple[str, ...]

    def said(self, at: Callable[[str], str]) -> str:
        return f"{' and '.join(self.units)} overrun {at(self.path[-1])}" if self.path else "Overrun"


class Fuel(Action, frozen=True):
    """1 SP fuels a formation, or an HQ and the independent units in its throw range, until Clean Up."""

    what: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Fuel {self.what} until Clean Up: 1 SP"


class LoadSP(Action, frozen=True):
    """A Transport Point takes 1 SP from the dump in its hex."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit} loads 1 SP"


class UnloadSP(Action, frozen=True):
    """A Transport Point puts its SP down."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit} unloads its SP"


class PontoonRoll(Action, frozen=True):
    """A Pontoon Bde rolls to bridge the hexside to a neighbouring hex."""

    unit: str
    hex: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit}: roll for a pontoon bridge to {at(self.hex)}"


class RepairBridge(Action, frozen=True):
    """An engineer-capable HQ or a Pontoon Bde mends the blown Rhine bridge to a neighbouring hex."""

    unit: str
    hex: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit}: repair the bridge to {at(self.hex)}"


class Target(Action, frozen=True):
    """The hex to attack."""

    hex: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Attack {at(self.hex)}"


class Join(Action, frozen=True):
    """One more attacker."""

    unit: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"{self.unit} attacks too"


class Resolve(Action, frozen=True):
    """The attack is made with those who joined."""

    def said(self, at: Callable[[str], str]) -> str:
        return "Fight it out"


class TakeSteps(Action, frozen=True):
    """So many options taken as step losses; the rest are retreat hexes."""

    steps: int

    def said(self, at: Callable[[str], str]) -> str:
        return "Retreat" if not self.steps else f"Lose {counted(self.steps, 'step')}"


class RetreatTo(Action, frozen=True):
    """The stack retreats one hex."""

    hex: str

    def said(self, at: Callable[[str], str]) -> str:
        return f"Retreat to {at(self.hex)}"


class Advance(Action, frozen=True):
    """These attackers enter the hex the enemy left."""

    units: tuple[str, ...]

    def said(self, at: Callable[[str], str]) -> str:
        return f"Advance {', '.join(self.units)}"
