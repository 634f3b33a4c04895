"""Helpers for asking chart questions of Wacht."""

from typing import Any

import pytest

from broadfront.core.errors import BroadfrontError, Illegal, Invalid
from broadfront.core.questions import Answer
from broadfront.titles import ask, playable
from broadfront.titles.wacht.game import WachtGame


def wacht_title() -> WachtGame:
    found = playable("wacht")
    assert isinstance(found, WachtGame)
    return found


def ask_wacht(name: str, **given: Any) -> Answer:
    return ask(f"wacht.{name}", **given)


def answer_value(name: str, **given: Any) -> dict[str, Any]:
    """Return the value of an answer as a program receives it."""
    found: dict[str, Any] = ask_wacht(name, **given).serialize().value
    return found


def cited_rules(name: str, **given: Any) -> list[str]:
    """Return the rules that an answer cites."""
    return list(ask_wacht(name, **given).serialize().rules)


def invalid_error(name: str, **given: Any) -> BroadfrontError:
    """Return the error of a question with a wrong parameter."""
    with pytest.raises(BroadfrontError) as caught:
        ask_wacht(name, **given)
    assert not isinstance(caught.value, Illegal)
    return caught.value


def refusing_rules(name: str, **given: Any) -> tuple[str, ...]:
    """Return the rules by which a question is refused."""
    with pytest.raises(Illegal) as caught:
        ask_wacht(name, **given)
    return caught.value.ruling.rules


def ledger_total(found: Answer) -> Any:
    """Return the exact sum of a ledger."""
    from fractions import Fraction

    return sum((Fraction(line.amount) for line in found.ledger), Fraction(0))


def rule_case(rule: str, *values: Any) -> Any:
    """Return one case of a parametrized test, marked with its rule."""
    return pytest.param(*values, marks=pytest.mark.rule(rule), id=rule)


__all__ = [
    "Invalid",
    "answer_value",
    "ask_wacht",
    "cited_rules",
    "invalid_error",
    "ledger_total",
    "refusing_rules",
    "rule_case",
    "wacht_title",
]
