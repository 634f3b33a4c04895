"""Actions: choices and reports of the Allied player to the clerk, and what a side does on the map."""

from collections.abc import Callable

from broadfront.core.actions import Action
from broadfront.core.messages import Message
from broadfront.titles.rhine.data.words import say

__all__ = [
    "Advance", "Arrive", "BridgeCheck", "Capture", "ChooseOrder", "Drop", "Event", "Exchange", "Finish", "Fuel",
    "InMode", "Join", "Load", "LoadSP", "Lose", "Misc", "Move", "Open", "Overrun", "Pick", "Place", "PlaceSP",
    "PlanDrop", "PontoonRoll", "Rebuild", "Remove", "Repair", "RepairBridge", "Reserves", "Resolve", "Restore",
    "RetreatTo", "Scheldt", "Shift", "Ship", "Spend", "TakeSteps", "Target", "Unload", "UnloadSP", "port_label",
]  # fmt: skip


def port_label(port: str) -> str:
    """Return the display name of a port id: Antwerpen 1 for `antwerpen_1`."""
    return port.replace("_", " ").capitalize()


# Both games


class Finish(Action, frozen=True):
    """End the present choice (such as moving units or rebuilding) with no further action."""

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the end of a choice as a player would announce it."""
        return say("do.finish")


class ChooseOrder(Action, frozen=True):
    """Choose, as winner of the initiative roll, to go first or second."""

    first: bool

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the choice to go first or second as a player would announce it."""
        return say("do.order", first=self.first)


# To the clerk: choices of the Allied player, and reports of what happened on the table


class PlaceSP(Action, frozen=True):
    """Put a number of the turn's American supply points in the North, and the rest in the South."""

    north: int

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the split of the American supply points as a player would announce it."""
        return say("do.place-sp", sp=self.north)


class Arrive(Action, frozen=True):
    """Choose where a unit arrives: an entry hex, or an off-map box the arrival chart allows, such as England."""

    unit: str
    box: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the arrival of a unit as a player would announce it."""
        return say("do.arrive", unit=self.unit, box=self.box)


class Remove(Action, frozen=True):
    """Choose the unit that the arrival chart removes: the named one or an identical one."""

    unit: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the removal of a unit as a player would announce it."""
        return say("do.remove", unit=self.unit)


class Exchange(Action, frozen=True):
    """Give up a unit that the arrival chart exchanges for another."""

    unit: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the exchange of a unit as a player would announce it."""
        return say("do.exchange", unit=self.unit)


class Restore(Action, frozen=True):
    """Restore an aircraft with an air replacement."""

    unit: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the restoring of an aircraft as a player would announce it."""
        return say("do.restore", unit=self.unit)


class Misc(Action, frozen=True):
    """Choose what a Misc replacement brings back: a unit, a Transport Point, or a step of an artillery division."""

    unit: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the use of a Misc replacement as a player would announce it."""
        return say("do.misc", unit=self.unit)


class Rebuild(Action, frozen=True):
    """Spend replacements (Pax and Eq) on a dead or reduced unit."""

    unit: str
    steps: int = 1

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the rebuilding of a unit as a player would announce it."""
        return say("do.rebuild", unit=self.unit, steps=self.steps)


class Open(Action, frozen=True):
    """Open one of the groups of reports: losses, supply, ports, shipping, events, reserves or paradrops."""

    account: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the opening of a group of reports as a player would announce it."""
        return say("do.open", account=self.account)


class Lose(Action, frozen=True):
    """Report steps that a unit lost on the map."""

    unit: str
    steps: int = 1

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of step losses as a player would announce it."""
        return say("do.lose", unit=self.unit, steps=self.steps)


class Spend(Action, frozen=True):
    """Report supply points of a stock (US North, US South, CW North) spent on the map."""

    stock: str
    sp: int

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of supply points spent as a player would announce it."""
        return say("do.spend", sp=self.sp, stock=self.stock)


class Load(Action, frozen=True):
    """Load 1 supply point of a stock on a Transport Point."""

    unit: str
    stock: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the loading of a Transport Point as a player would announce it."""
        return say("do.load", unit=self.unit, stock=self.stock)


class Unload(Action, frozen=True):
    """Unload the supply point of a Transport Point into a stock."""

    unit: str
    stock: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the unloading of a Transport Point as a player would announce it."""
        return say("do.unload", unit=self.unit, stock=self.stock)


class Shift(Action, frozen=True):
    """Move a unit to another box: On map, England, Normandy, Southern France."""

    unit: str
    box: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe a unit's change of box as a player would announce it."""
        return say("do.shift", unit=self.unit, box=self.box)


class Place(Action, frozen=True):
    """Report the hex in which a unit stands, or `On map` if its hex is not to be recorded."""

    unit: str
    hex: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of a unit's hex as a player would announce it."""
        return say("do.place", unit=self.unit, where=at(self.hex))


class Capture(Action, frozen=True):
    """Report that a side captured a port."""

    port: str
    by: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of a port's capture as a player would announce it."""
        return say("do.capture", port=port_label(self.port), side=self.by)


class Repair(Action, frozen=True):
    """Repair one hit of a port with supply points of a stock."""

    port: str
    stock: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the repair of a port as a player would announce it."""
        return say("do.repair", port=port_label(self.port), stock=self.stock)


class Scheldt(Action, frozen=True):
    """Report whether the Scheldt is free of German combat units."""

    open: bool

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report about the Scheldt as a player would announce it."""
        return say("do.scheldt", open=self.open)


class Ship(Action, frozen=True):
    """Report rail or sea capacity used."""

    by: str
    points: int

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of capacity used as a player would announce it."""
        return say("do.ship", points=self.points, means=self.by)


class Event(Action, frozen=True):
    """Report a random event that shifts a nation's supply column this turn."""

    nation: str
    shift: int

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of a random event as a player would announce it."""
        return say("do.random-event", nation=self.nation, shift=self.shift)


class Reserves(Action, frozen=True):
    """Report how many Reserve markers are in use on the map."""

    used: int

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of Reserve markers in use as a player would announce it."""
        return say("do.reserves", count=self.used)


class PlanDrop(Action, frozen=True):
    """Plan a paradrop of a unit."""

    unit: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the planning of a paradrop as a player would announce it."""
        return say("do.plan-drop", unit=self.unit)


class Drop(Action, frozen=True):
    """Report that a planned paradrop is carried out."""

    unit: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of a paradrop as a player would announce it."""
        return say("do.drop", unit=self.unit)


class BridgeCheck(Action, frozen=True):
    """Report an Allied combat unit next to a Rhine bridge; a marker may be spent before the demolition roll."""

    bridge: str
    marker: bool = False

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of a unit next to a Rhine bridge as a player would announce it."""
        return say("do.bridge-check-marker" if self.marker else "do.bridge-check", bridge=self.bridge)


# On the map


class Pick(Action, frozen=True):
    """Pick the unit to move next."""

    unit: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the choice of the next unit to move as a player would announce it."""
        return say("do.pick", unit=self.unit)


class InMode(Action, frozen=True):
    """Choose the mode in which the unit picked to move will move."""

    mode: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the choice of a mode as a player would announce it."""
        return say("do.in-mode", mode=self.mode)


class Move(Action, frozen=True):
    """Change a unit's mode and move it along a path of hexes; with an empty path the unit stays."""

    unit: str
    mode: str
    path: tuple[str, ...] = ()

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the move of a unit as a player would announce it."""
        if not self.path:
            return say("do.stay", unit=self.unit, mode=self.mode)
        return say("do.move", unit=self.unit, hex=at(self.path[-1]), mode=self.mode)


class Overrun(Action, frozen=True):
    """Overrun: move units that began the phase together along a path whose last hex the enemy holds."""

    units: tuple[str, ...]
    mode: str
    path: tuple[str, ...]

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the overrun as a player would announce it."""
        if not self.path:
            return say("do.overrun-nowhere")
        return say("do.overrun", units=self.units, hex=at(self.path[-1]))


class Fuel(Action, frozen=True):
    """Spend 1 supply point to fuel a formation, or an HQ and independent units in its range, until Clean Up."""

    what: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the fueling of a formation or HQ as a player would announce it."""
        return say("do.fuel", formation=self.what)


class LoadSP(Action, frozen=True):
    """Load 1 supply point on a Transport Point from the dump in the same hex."""

    unit: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the loading of a Transport Point as a player would announce it."""
        return say("do.load-sp", unit=self.unit)


class UnloadSP(Action, frozen=True):
    """Unload the supply point of a Transport Point into a dump in the same hex."""

    unit: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the unloading of a Transport Point as a player would announce it."""
        return say("do.unload-sp", unit=self.unit)


class PontoonRoll(Action, frozen=True):
    """Roll for a Pontoon Bde to bridge the hexside to a neighboring hex."""

    unit: str
    hex: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the attempt to build a pontoon bridge as a player would announce it."""
        return say("do.pontoon", unit=self.unit, hex=at(self.hex))


class RepairBridge(Action, frozen=True):
    """Repair the blown Rhine bridge to a neighboring hex with an engineer-capable HQ or a Pontoon Bde."""

    unit: str
    hex: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the repair of a bridge as a player would announce it."""
        return say("do.repair-bridge", unit=self.unit, hex=at(self.hex))


class Target(Action, frozen=True):
    """Choose the hex to attack."""

    hex: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the choice of the hex to attack as a player would announce it."""
        return say("do.target", hex=at(self.hex))


class Join(Action, frozen=True):
    """Add a unit to the attack."""

    unit: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the addition of a unit to an attack as a player would announce it."""
        return say("do.join", unit=self.unit)


class Resolve(Action, frozen=True):
    """Make the attack with the units chosen so far."""

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the start of an attack as a player would announce it."""
        return say("do.resolve")


class TakeSteps(Action, frozen=True):
    """Choose how many options of a combat result to take as step losses; the rest become retreat hexes."""

    steps: int

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the choice of step losses as a player would announce it."""
        return say("do.take-steps", steps=self.steps)


class RetreatTo(Action, frozen=True):
    """Retreat a stack one hex as a result of combat."""

    hex: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the retreat of a stack as a player would announce it."""
        return say("do.retreat", hex=at(self.hex))


class Advance(Action, frozen=True):
    """Advance these attacking units into the hex that the enemy left."""

    units: tuple[str, ...]

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the advance after combat as a player would announce it."""
        return say("do.advance", units=self.units)
