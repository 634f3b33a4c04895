"""Tolls: the cost of a step in MP, the whole movement allowance, or a ban, each with its rules."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from broadfront.core.messages import Message
from broadfront.core.rulings import LedgerLine, exact_plain
from broadfront.titles.wacht.data.words import say

ALL_MA = "All MA"
NA = "NA"


class Toll(msgspec.Struct, frozen=True):
    """The cost of a step from hex to hex, or one part of that cost: MP, the whole movement allowance, or a ban."""

    lines: tuple[LedgerLine, ...] = ()
    whole: str = ""
    """Rule by which the step takes the whole MA, or empty."""
    closed: tuple[str, ...] = ()
    """Rules by which the step is not allowed; empty if it is allowed."""
    why: Message | None = None
    """Why the step is not allowed."""
    stops: str = ""
    """Rule by which the move ends after the step, or empty."""

    @property
    def mp(self) -> Fraction:
        """Cost in movement points: the sum of the parts."""
        return sum((Fraction(line.amount) for line in self.lines), Fraction(0))

    @property
    def cost(self) -> Fraction | str:
        """Cost as a chart prints it: a number of MP, `All MA` (whole allowance) or `NA` (not allowed)."""
        return NA if self.closed else ALL_MA if self.whole else self.mp

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of all rules behind the cost, each once."""
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


def mp_toll(mp: Fraction | int | str, reason: Message, rule: str) -> Toll:
    """Return a cost (toll) of some movement points; 0 MP records a rule by which nothing is paid."""
    return Toll((LedgerLine(exact_plain(Fraction(mp)), reason, rule),))


def whole_ma_toll(reason: Message, rule: str) -> Toll:
    """Return a cost (toll) that takes the whole movement allowance."""
    return Toll((LedgerLine(0, say("cost.all-ma", reason=reason), rule),), whole=rule)


def closed_toll(why: Message, *rules: str) -> Toll:
    """Return a ban on a step (closed toll), with the reason and its rules."""
    return Toll(closed=rules, why=why)
