"""Actions on the whole map of a campaign: supply delivered, railways, shipping, counters and results."""

from collections.abc import Callable

from broadfront.core.actions import Action
from broadfront.core.messages import Message
from broadfront.titles.rhine.data.tokens import format_tokens
from broadfront.titles.rhine.data.units import CounterEntry
from broadfront.titles.rhine.data.words import say

__all__ = [
    "Absorb", "Deliver", "Detach", "Dump", "Enter", "Hedgehog", "Interdict", "Mark", "Railhead", "ShipSP", "ShipUnit",
]  # fmt: skip


class Deliver(Action, frozen=True):
    """Deliver supply points of a stock to the map, at a supply edge of its map half or in a port."""

    stock: str
    hex: str
    sp: int

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the delivery of supply points as a player would announce it."""
        return say("do.deliver", sp=self.sp, stock=self.stock, hex=at(self.hex))


class Dump(Action, frozen=True):
    """Report the supply Tokens a dump holds on the table; its owner is US, CW or german."""

    owner: str
    hex: str
    tokens: int

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of a dump as a player would announce it."""
        return say("do.dump", sort=self.owner, hex=at(self.hex), text=format_tokens(self.tokens))


class Railhead(Action, frozen=True):
    """Open or close a rail head of a side in a rail hex."""

    side: str
    hex: str
    on: bool = True

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the opening or closing of a rail head as a player would announce it."""
        return say("do.railhead", side=self.side, hex=at(self.hex), open=self.on)


class ShipUnit(Action, frozen=True):
    """Ship a unit by rail or sea, within the turn's capacity."""

    unit: str
    by: str
    hex: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the shipment of a unit as a player would announce it."""
        return say("do.ship-unit", unit=self.unit, means=self.by, hex=at(self.hex))


class ShipSP(Action, frozen=True):
    """Ship supply points of a dump by rail or sea to another hex."""

    owner: str
    by: str
    start: str
    end: str
    sp: int

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the shipment of supply points as a player would announce it."""
        return say("do.ship-sp", sp=self.sp, sort=self.owner, means=self.by, where=at(self.start), hex=at(self.end))


class Detach(Action, frozen=True):
    """Detach a step of a multi-step unit as a breakdown unit."""

    unit: str
    breakdown: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the detaching of a breakdown unit as a player would announce it."""
        return say("do.detach", unit=self.unit, other=self.breakdown)


class Absorb(Action, frozen=True):
    """Absorb a breakdown unit into a reduced multi-step unit stacked with it."""

    unit: str
    breakdown: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the absorbing of a breakdown unit as a player would announce it."""
        return say("do.absorb", unit=self.unit, other=self.breakdown)


class Mark(Action, frozen=True):
    """Report a unit's new mode after an event on the table, such as DG (disorganized) after a barrage."""

    unit: str
    mode: str

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of a unit's mode as a player would announce it."""
        return say("do.mark", unit=self.unit, mode=self.mode)


class Hedgehog(Action, frozen=True):
    """Report the level of the hedgehog in a hex; 0 for none."""

    hex: str
    level: int

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the report of a hedgehog as a player would announce it."""
        return say("do.hedgehog", hex=at(self.hex), level=self.level)


class Interdict(Action, frozen=True):
    """Turn on or off the Interdiction of German movement in Normal flight weather."""

    on: bool

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the change of Interdiction as a player would announce it."""
        return say("do.interdict", open=self.on)


class Enter(CounterEntry, Action, frozen=True):
    """Enter a counter of the physical game that the arrival chart does not name."""

    def describe(self, at: Callable[[str], str]) -> Message:
        """Describe the entry of a new counter as a player would announce it."""
        return say("do.enter", unit=self.id, hex=at(self.hex))
