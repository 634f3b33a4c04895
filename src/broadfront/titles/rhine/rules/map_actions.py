"""What may be announced of the whole map in a campaign: supply put down, railways, shipping, counters and results."""

from collections.abc import Callable

from broadfront.core.actions import Action
from broadfront.core.messages import Message
from broadfront.titles.rhine.data.tokens import sp_text
from broadfront.titles.rhine.data.units import CounterEntry
from broadfront.titles.rhine.data.words import say

__all__ = [
    "Absorb", "Deliver", "Detach", "Dump", "Enter", "Hedgehog", "Interdict", "Mark", "Railhead", "ShipSP", "ShipUnit",
]  # fmt: skip


class Deliver(Action, frozen=True):
    """SP of a stock are put down on the map: at a supply edge of its half, or in a port."""

    stock: str
    hex: str
    sp: int

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.deliver", sp=self.sp, stock=self.stock, hex=at(self.hex))


class Dump(Action, frozen=True):
    """What a dump holds on the table, in Tokens; the owner is US, CW or german."""

    owner: str
    hex: str
    tokens: int

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.dump", sort=self.owner, hex=at(self.hex), text=sp_text(self.tokens))


class Railhead(Action, frozen=True):
    """A side uses a rail hex as rail head, or no more."""

    side: str
    hex: str
    on: bool = True

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.railhead", side=self.side, hex=at(self.hex), open=self.on)


class ShipUnit(Action, frozen=True):
    """A unit goes by rail or sea, within the capacity of the turn."""

    unit: str
    by: str
    hex: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.ship-unit", unit=self.unit, means=self.by, hex=at(self.hex))


class ShipSP(Action, frozen=True):
    """SP of a dump go by rail or sea to another hex."""

    owner: str
    by: str
    start: str
    end: str
    sp: int

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.ship-sp", sp=self.sp, sort=self.owner, means=self.by, where=at(self.start), hex=at(self.end))


class Detach(Action, frozen=True):
    """A multi-step unit detaches a step as a breakdown unit."""

    unit: str
    breakdown: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.detach", unit=self.unit, other=self.breakdown)


class Absorb(Action, frozen=True):
    """A reduced multi-step unit absorbs a breakdown unit that is stacked with it."""

    unit: str
    breakdown: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.absorb", unit=self.unit, other=self.breakdown)


class Mark(Action, frozen=True):
    """The mode in which something resolved at the table leaves a unit: a barrage makes it DG."""

    unit: str
    mode: str

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.mark", unit=self.unit, mode=self.mode)


class Hedgehog(Action, frozen=True):
    """The level of the hedgehog in a hex; 0 when there is none."""

    hex: str
    level: int

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.hedgehog", hex=at(self.hex), level=self.level)


class Interdict(Action, frozen=True):
    """Whether Normal flight interdicts German movement."""

    on: bool

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.interdict", open=self.on)


class Enter(CounterEntry, Action, frozen=True):
    """A counter that the arrival chart does not name, as it is read off the table."""

    def said(self, at: Callable[[str], str]) -> Message:
        return say("do.enter", unit=self.id, hex=at(self.hex))
