"""Short ways to ask the charts of Wacht."""

from typing import Any

import pytest

from broadfront.core.errors import BroadfrontError, Illegal, Invalid
from broadfront.core.questions import Answer
from broadfront.titles import ask, playable
from broadfront.titles.wacht.game import WachtGame


def title() -> WachtGame:
    found = playable("wacht")
    assert isinstance(found, WachtGame)
    return found


def answer(name: str, **given: Any) -> Answer:
    return ask(f"wacht.{name}", **given)


def value(name: str, **given: Any) -> dict[str, Any]:
    """The value as a program gets it."""
    found: dict[str, Any] = answer(name, **given).told().value
    return found


def cited(name: str, **given: Any) -> list[str]:
    """The rules of an answer."""
    return list(answer(name, **given).told().rules)


def invalid(name: str, **given: Any) -> BroadfrontError:
    """The error of a question with a wrong parameter."""
    with pytest.raises(BroadfrontError) as caught:
        answer(name, **given)
    assert not isinstance(caught.value, Illegal)
    return caught.value


def illegal(name: str, **given: Any) -> tuple[str, ...]:
    """The rules by which a question is refused."""
    with pytest.raises(Illegal) as caught:
        answer(name, **given)
    return caught.value.ruling.rules


def total(found: Answer) -> Any:
    """The sum of a ledger, exactly."""
    from fractions import Fraction

    return sum((Fraction(line.amount) for line in found.ledger), Fraction(0))


def case(rule: str, *values: Any) -> Any:
    """One case of a parametrised test, marked with its rule."""
    return pytest.param(*values, marks=pytest.mark.rule(rule), id=rule)


__all__ = ["Invalid", "answer", "case", "cited", "illegal", "invalid", "title", "total", "value"]
