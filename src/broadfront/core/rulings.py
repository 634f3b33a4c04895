"""Every ruling carries its rule: legal or not, a cost, a modifier, a forced result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from broadfront.core.messages import Datum, Message, names_in, plain_data
from broadfront.core.rules import WITNESSES, cite
from broadfront.core.told import ToldLine, ToldRuling

if TYPE_CHECKING:
    from broadfront.core.actions import Action

__all__ = ["Bar", "LedgerLine", "Ruling", "allowed", "exact", "refused"]


def exact(amount: int | Fraction | str) -> int | str:
    """An exact number as data: integers stay, other fractions become strings.

    >>> exact(Fraction(3, 2)), exact(Fraction(4, 2)), exact("All")
    ('3/2', 2, 'All')
    """
    if isinstance(amount, Fraction):
        return amount.numerator if amount.denominator == 1 else f"{amount.numerator}/{amount.denominator}"
    return amount


class LedgerLine(msgspec.Struct, frozen=True, gc=False):
    """One entry of a ledger: how much, why, by which rule."""

    amount: int | str
    message: Message
    rule: str

    def __post_init__(self) -> None:
        if WITNESSES:
            cite(self.rule)

    @property
    def reason(self) -> str:
        return str(self.message)

    def named(self, names: Mapping[str, Message]) -> LedgerLine:
        """The same with what has a name said by it."""
        return LedgerLine(self.amount, self.message.with_names(names), self.rule)

    def told(self) -> ToldLine:
        said, data = self.message, plain_data(self.message.data)
        return ToldLine(self.amount, self.reason, self.rule, said.topic, data, names_in(said))

    def __str__(self) -> str:
        sign = f"{self.amount:+d}" if isinstance(self.amount, int) else self.amount
        return f"{sign}  {self.reason} [{self.rule}]"


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """An answer to "may I?": yes or no, the rules, the facts, and where possible what would be legal instead."""

    legal: bool
    message: Message | None = None
    rules: tuple[str, ...] = ()
    nearest: Action | None = None
    ledger: tuple[LedgerLine, ...] = ()

    def __post_init__(self) -> None:
        if WITNESSES:
            cite(*self.rules)

    @property
    def text(self) -> str:
        return "" if self.message is None else str(self.message)

    @property
    def why(self) -> Message:
        """The reason, as part of something else that is said."""
        assert isinstance(self.message, Message), "only a ruling with a reason can give one"
        return self.message

    @property
    def facts(self) -> Mapping[str, Datum]:
        return {} if self.message is None else self.message.data

    def __str__(self) -> str:
        verdict = "Allowed" if self.legal else "Not allowed"
        cited = f" [{', '.join(self.rules)}]" if self.rules else ""
        line = f"{verdict}: {self.text}{cited}" if self.text else f"{verdict}.{cited}"
        return line if self.nearest is None else f"{line} Nearest legal: {self.nearest}."

    def told(self) -> ToldRuling:
        topic = "" if self.message is None else self.message.topic
        ledger = tuple(line.told() for line in self.ledger)
        return ToldRuling(self.legal, self.text, topic, plain_data(self.facts), self.rules, self.nearest, ledger)


class Bar(NamedTuple):
    """What stands against something: rules, and the reason with some of its data open. A ruling once that is known."""

    rules: str | tuple[str, ...]
    message: Message

    def ruling(self, **data: Datum) -> Ruling:
        return refused(self.rules, self.message.with_data(**data))


def allowed(*rules: str, message: Message | None = None, ledger: Sequence[LedgerLine] = ()) -> Ruling:
    """A ruling that says yes."""
    return Ruling(True, message, rules, None, tuple(ledger))


def refused(rule: str | tuple[str, ...], message: Message, *, nearest: Action | None = None) -> Ruling:
    """A ruling that says no, by which rule, on which facts."""
    return Ruling(False, message, (rule,) if isinstance(rule, str) else rule, nearest)
