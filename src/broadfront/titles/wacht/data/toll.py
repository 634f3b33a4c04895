"""What a step costs: lines with their rules, or that it takes the whole MA, or that it is closed."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine, exact
from broadfront.titles.wacht.data.words import say

ALL_MA = "All MA"
NA = "NA"


class Toll(msgspec.Struct, frozen=True):
    """The price of a step, or of a part of it."""

    lines: tuple[LedgerLine, ...] = ()
    whole: str = ""
    """The rule by which it takes the whole MA."""
    closed: tuple[str, ...] = ()
    """The rules by which it is not allowed."""
    why: Message | None = None
    """What is wrong when it is closed."""
    stops: str = ""
    """The rule by which the move ends beyond it."""

    @property
    def mp(self) -> Fraction:
        return sum((Fraction(line.amount) for line in self.lines), Fraction(0))

    @property
    def cost(self) -> Fraction | str:
        """As a chart would print it."""
        return NA if self.closed else ALL_MA if self.whole else self.mp

    @property
    def rules(self) -> tuple[str, ...]:
        found = (*(line.rule for line in self.lines), self.whole, *self.closed, self.stops)
        return tuple(dict.fromkeys(rule for rule in found if rule))

    def __add__(self, other: Toll) -> Toll:
        return Toll(
            self.lines + other.lines,
            self.whole or other.whole,
            self.closed or other.closed,
            self.why or other.why,
            self.stops or other.stops,
        )


FREE = Toll()


def pay(mp: Fraction | int | str, reason: Message, rule: str) -> Toll:
    """MP, or 0 for a rule that says nothing is paid."""
    return Toll((LedgerLine(exact(Fraction(mp)), reason, rule),))


def whole_ma(reason: Message, rule: str) -> Toll:
    return Toll((LedgerLine(0, say("cost.all-ma", reason=reason), rule),), whole=rule)


def closed(why: Message, *rules: str) -> Toll:
    return Toll(closed=rules, why=why)
