"""Rulings and ledger lines: answers and amounts, each with the rules behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from broadfront.core.messages import Datum, Message, find_names, plain_data
from broadfront.core.payloads import ToldLine, ToldRuling
from broadfront.core.rules import WITNESSES, cite

if TYPE_CHECKING:
    from broadfront.core.actions import Action

__all__ = ["LedgerLine", "Objection", "Ruling", "allowed", "exact_plain", "refused"]


def exact_plain(amount: int | Fraction | str) -> int | str:
    """Return an exact number as plain data: integers stay, other fractions become strings.

    >>> exact_plain(Fraction(3, 2)), exact_plain(Fraction(4, 2)), exact_plain("All")
    ('3/2', 2, 'All')
    """
    if isinstance(amount, Fraction):
        return amount.numerator if amount.denominator == 1 else f"{amount.numerator}/{amount.denominator}"
    return amount


class LedgerLine(msgspec.Struct, frozen=True, gc=False):
    """One entry in a list of modifiers or costs (ledger): an amount, its reason and its rule."""

    amount: int | str
    message: Message
    rule: str

    def __post_init__(self) -> None:
        if WITNESSES:
            cite(self.rule)

    @property
    def reason(self) -> str:
        """The reason for this modifier or cost, in the reader's language."""
        return str(self.message)

    def with_names(self, names: Mapping[str, Message]) -> LedgerLine:
        """Return a copy of this modifier or cost with ids replaced by display names."""
        return LedgerLine(self.amount, self.message.with_names(names), self.rule)

    def serialize(self) -> ToldLine:
        """Return this modifier or cost as programs and pages receive it."""
        message, data = self.message, plain_data(self.message.data)
        return ToldLine(self.amount, self.reason, self.rule, message.topic, data, find_names(message))

    def __str__(self) -> str:
        sign = f"{self.amount:+d}" if isinstance(self.amount, int) else self.amount
        return f"{sign}  {self.reason} [{self.rule}]"


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """The answer to the question whether an action is legal: yes or no, the rules, the facts, and the nearest legal
    action if there is one."""

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
        """The reason of the ruling in the reader's language; empty if there is none."""
        return "" if self.message is None else str(self.message)

    @property
    def why(self) -> Message:
        """The reason of the ruling as a message, for use inside another message."""
        assert isinstance(self.message, Message), "only a ruling with a reason can give one"
        return self.message

    @property
    def facts(self) -> Mapping[str, Datum]:
        """The data of the ruling's reason."""
        return {} if self.message is None else self.message.data

    def __str__(self) -> str:
        verdict = "Allowed" if self.legal else "Not allowed"
        cited = f" [{', '.join(self.rules)}]" if self.rules else ""
        line = f"{verdict}: {self.text}{cited}" if self.text else f"{verdict}.{cited}"
        return line if self.nearest is None else f"{line} Nearest legal: {self.nearest}."

    def serialize(self) -> ToldRuling:
        """Return the ruling as programs and pages receive it."""
        topic = "" if self.message is None else self.message.topic
        ledger = tuple(line.serialize() for line in self.ledger)
        return ToldRuling(self.legal, self.text, topic, plain_data(self.facts), self.rules, self.nearest, ledger)


class Objection(NamedTuple):
    """An objection to an action: rules and a reason with some data still missing. It becomes a ruling when the data are
    known."""

    rules: str | tuple[str, ...]
    message: Message

    def to_ruling(self, **data: Datum) -> Ruling:
        """Return the ruling that refuses the action for this reason, with the missing data filled in."""
        return refused(self.rules, self.message.with_data(**data))


def allowed(*rules: str, message: Message | None = None, ledger: Sequence[LedgerLine] = ()) -> Ruling:
    """Return a ruling that allows an action."""
    return Ruling(True, message, rules, None, tuple(ledger))


def refused(rule: str | tuple[str, ...], message: Message, *, nearest: Action | None = None) -> Ruling:
    """Return a ruling that refuses an action, with its rules and reason."""
    return Ruling(False, message, (rule,) if isinstance(rule, str) else rule, nearest)
