"""What may be announced: by the Allied player to the clerk, and by a side on the map."""

from collections.abc import Callable

from broadfront.core.actions import Action
from broadfront.core.messages import Message
from broadfront.titles.rhine.data.words import say

__all__ = [
    "Advance", "Arrive", "BridgeCheck", "Capture", "ChooseOrder", "Drop", "Event", "Exchange", "Finish", "Fuel",
    "InMode", "Join", "Load", "LoadSP", "Lose", "Misc", "Move", "Open", "Overrun", "Pick", "Place", "PlaceSP",
    "PlanDrop", "PontoonRoll", "Rebuild", "Remove", "Repair", "RepairBridge", "Reserves", "Resolve", "Restore",
    "RetreatTo", "Scheldt", "Shift", "Ship", "Spend", "TakeSteps", "Target", "Unload", "UnloadSP", "port_name",
]  # fmt: skip


def port_name(port: str) -> str:
    """`antwerpen_1` as people say it: Antwerpen 1."""
    return port.replace("_", " ").capitalize()


# Both games


class Finish(Action, frozen=True):
    """Nothing more here."""

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.finish")


class ChooseOrder(Action, frozen=True):
    """The winner of the roll goes first or second."""

    first: bool

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.order", first=self.first)


# To the clerk: choices of the Allied player, and reports from the table


class PlaceSP(Action, frozen=True):
    """So many American SP of this turn go to the North, the rest to the South."""

    north: int

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.place-sp", sp=self.north)


class Arrive(Action, frozen=True):
    """Where a unit arrives: a hex of its entry, or a box that the chart leaves to choose: On map, England."""

    unit: str
    box: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.arrive", unit=self.unit, box=self.box)


class Remove(Action, frozen=True):
    """The unit given up for a removal: the named one or an identical one."""

    unit: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.remove", unit=self.unit)


class Exchange(Action, frozen=True):
    """The piece given up for an exchange."""

    unit: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.exchange", unit=self.unit)


class Restore(Action, frozen=True):
    """An aircraft restored by an air Repl."""

    unit: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.restore", unit=self.unit)


class Misc(Action, frozen=True):
    """The unit or point a Misc result brings back, or the artillery division it gives a step."""

    unit: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.misc", unit=self.unit)


class Rebuild(Action, frozen=True):
    """Pax and Eq spent on a dead or reduced unit."""

    unit: str
    steps: int = 1

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.rebuild", unit=self.unit, steps=self.steps)


class Open(Action, frozen=True):
    """An account to report to: losses, supply, ports, shipping, events, reserves or drops."""

    account: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.open", account=self.account)


class Lose(Action, frozen=True):
    """Steps lost on the map."""

    unit: str
    steps: int = 1

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.lose", unit=self.unit, steps=self.steps)


class Spend(Action, frozen=True):
    """SP of a stock (US North, US South, CW North) spent on the map."""

    stock: str
    sp: int

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.spend", sp=self.sp, stock=self.stock)


class Load(Action, frozen=True):
    """1 SP of a stock loaded on a Transport Point."""

    unit: str
    stock: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.load", unit=self.unit, stock=self.stock)


class Unload(Action, frozen=True):
    """The SP of a Transport Point put into a stock."""

    unit: str
    stock: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.unload", unit=self.unit, stock=self.stock)


class Shift(Action, frozen=True):
    """A unit goes to another box: On map, England, Normandy, Southern France."""

    unit: str
    box: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.shift", unit=self.unit, box=self.box)


class Place(Action, frozen=True):
    """A unit on the map stands in this hex now, or `On map`: on the table, where only the books know it."""

    unit: str
    hex: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.place", unit=self.unit, where=at(self.hex))


class Capture(Action, frozen=True):
    """A port changes hands."""

    port: str
    by: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.capture", port=port_name(self.port), side=self.by)


class Repair(Action, frozen=True):
    """One hit of a port repaired with SP of a stock."""

    port: str
    stock: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.repair", port=port_name(self.port), stock=self.stock)


class Scheldt(Action, frozen=True):
    """Whether the Scheldt is free of German combat units."""

    open: bool

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.scheldt", open=self.open)


class Ship(Action, frozen=True):
    """Rail or sea capacity used."""

    by: str
    points: int

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.ship", points=self.points, means=self.by)


class Event(Action, frozen=True):
    """A random event shifts a nation's supply column this turn."""

    nation: str
    shift: int

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.random-event", nation=self.nation, shift=self.shift)


class Reserves(Action, frozen=True):
    """How many Reserve markers are in use on the map."""

    used: int

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.reserves", count=self.used)


class PlanDrop(Action, frozen=True):
    """A paradrop of a unit is planned."""

    unit: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.plan-drop", unit=self.unit)


class Drop(Action, frozen=True):
    """A planned drop is flown."""

    unit: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.drop", unit=self.unit)


class BridgeCheck(Action, frozen=True):
    """An Allied combat unit came beside a Rhine bridge; a marker may be spent before the die."""

    bridge: str
    marker: bool = False

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.bridge-check-marker" if self.marker else "do.bridge-check", bridge=self.bridge)


# On the map


class Pick(Action, frozen=True):
    """A unit to move next."""

    unit: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.pick", unit=self.unit)


class InMode(Action, frozen=True):
    """The mode in which the picked unit is to move."""

    mode: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.in-mode", mode=self.mode)


class Move(Action, frozen=True):
    """A unit goes into a mode and along a path (the hexes entered); no hexes: it only changes mode and stays."""

    unit: str
    mode: str
    path: tuple[str, ...] = ()

    def said(self, at: Callable[[str], str]) -> Message:
        if not self.path:
            return say("do.stay", unit=self.unit, mode=self.mode)
        return say("do.move", unit=self.unit, hex=at(self.path[-1]), mode=self.mode)


class Overrun(Action, frozen=True):
    """Units that began the phase together go along a path whose last hex the enemy holds."""

    units: tuple[str, ...]
    mode: str
    path: tuple[str, ...]

    def said(self, at: Callable[[str], str]) -> Message:
        if not self.path:
            return say("do.overrun-nowhere")
        return say("do.overrun", units=self.units, hex=at(self.path[-1]))


class Fuel(Action, frozen=True):
    """1 SP fuels a formation, or an HQ and the independent units in its throw range, until Clean Up."""

    what: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.fuel", formation=self.what)


class LoadSP(Action, frozen=True):
    """A Transport Point takes 1 SP from the dump in its hex."""

    unit: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.load-sp", unit=self.unit)


class UnloadSP(Action, frozen=True):
    """A Transport Point puts its SP down."""

    unit: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.unload-sp", unit=self.unit)


class PontoonRoll(Action, frozen=True):
    """A Pontoon Bde rolls to bridge the hexside to a neighboring hex."""

    unit: str
    hex: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.pontoon", unit=self.unit, hex=at(self.hex))


class RepairBridge(Action, frozen=True):
    """An engineer-capable HQ or a Pontoon Bde repairs the blown Rhine bridge to a neighboring hex."""

    unit: str
    hex: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.repair-bridge", unit=self.unit, hex=at(self.hex))


class Target(Action, frozen=True):
    """The hex to attack."""

    hex: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.target", hex=at(self.hex))


class Join(Action, frozen=True):
    """One more attacker."""

    unit: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.join", unit=self.unit)


class Resolve(Action, frozen=True):
    """The attack is made with those who joined."""

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.resolve")


class TakeSteps(Action, frozen=True):
    """So many options taken as step losses; the rest are retreat hexes."""

    steps: int

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.take-steps", steps=self.steps)


class RetreatTo(Action, frozen=True):
    """The stack retreats one hex."""

    hex: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.retreat", hex=at(self.hex))


class Advance(Action, frozen=True):
    """These attackers enter the hex the enemy left."""

    units: tuple[str, ...]

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.advance", units=self.units)
