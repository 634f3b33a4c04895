"""Every ruling carries its rule: legal or not, a cost, a modifier, a forced result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from broadfront.core.rules import cite

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
    reason: str
    rule: str

    def __post_init__(self) -> None:
        cite(self.rule)

    def __str__(self) -> str:
        sign = f"{self.amount:+d}" if isinstance(self.amount, int) else self.amount
        return f"{sign}  {self.reason} [{self.rule}]"


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """An answer to "may I?": yes or no, the rules, the facts, and where possible what would be legal instead."""

    legal: bool
    text: str = ""
    rules: tuple[str, ...] = ()
    facts: dict[str, object] = {}
    nearest: Action | None = None
    ledger: tuple[LedgerLine, ...] = ()

    def __post_init__(self) -> None:
        cite(*self.rules)

    def __str__(self) -> str:
        verdict = "Allowed" if self.legal else "Not allowed"
        cited = f" [{', '.join(self.rules)}]" if self.rules else ""
        line = f"{verdict}: {self.text}{cited}" if self.text else f"{verdict}.{cited}"
        return line if self.nearest is None else f"{line} Nearest legal: {self.nearest}."

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = msgspec.to_builtins(self)
        return data


class Bar(NamedTuple):
    """What stands against something: rules, and the reason with names left open. A ruling when somebody reads it."""

    rules: str | tuple[str, ...]
    why: str

    def ruling(self, *, facts: Mapping[str, object] | None = None, **names: object) -> Ruling:
        return refused(self.rules, self.why.format(**names), facts=facts)


def allowed(*rules: str, text: str = "", ledger: Sequence[LedgerLine] = (), **facts: object) -> Ruling:
    """A ruling that says yes."""
    return Ruling(True, text, rules, facts, None, tuple(ledger))


def refused(
    rule: str | tuple[str, ...], text: str, *, nearest: Action | None = None, facts: Mapping[str, object] | None = None
) -> Ruling:
    """A ruling that says no, by which rule, on which facts."""
    rules = (rule,) if isinstance(rule, str) else rule
    return Ruling(False, text, rules, dict(facts or {}), nearest)
