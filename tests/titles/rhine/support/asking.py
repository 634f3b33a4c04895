"""Helpers for asking chart questions of the Rhine, and for figures of its rules catalog."""

from typing import Any

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer
from broadfront.titles import ask, load_title
from broadfront.titles.rhine.game.playable import RhineGame


def rhine_title() -> RhineGame:
    found = load_title("rhine")
    assert isinstance(found, RhineGame)
    return found


def ask_rhine(name: str, **given: Any) -> Answer:
    return ask(f"rhine.{name}", **given)


def answer_value(name: str, **given: Any) -> dict[str, Any]:
    """Return the value of an answer as a program receives it."""
    found: dict[str, Any] = ask_rhine(name, **given).serialize().value
    return found


def refusal_error(name: str, **given: Any) -> Invalid:
    """Return the error of a question that must be refused."""
    with pytest.raises(Invalid) as caught:
        ask_rhine(name, **given)
    return caught.value


def ledger_amounts(found: Answer) -> list[tuple[int | str, str]]:
    """Return the ledger as pairs of amount and rule."""
    return [(line.amount, line.rule) for line in found.ledger]


def rule_data(rule: str) -> dict[str, Any]:
    """Return the figures that the rules catalog gives for a rule."""
    return dict(rhine_title().book[rule].data)


def rule_cases(*rules: str) -> list[Any]:
    """Return one case of a parametrized test for each rule, marked with it."""
    return [pytest.param(rule, marks=pytest.mark.rule(rule), id=rule) for rule in rules]


def numbered_cases(prefix: str, first: int, last: int) -> list[Any]:
    """Return cases for rules numbered from first to last."""
    return rule_cases(*(f"{prefix}-{n:02}" for n in range(first, last + 1)))
