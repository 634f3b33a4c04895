"""Short ways to ask the charts of the Rhine and to read what the catalogue says of them."""

from typing import Any

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.questions import Answer
from broadfront.titles import ask, load_title
from broadfront.titles.rhine.game.playable import RhineGame


def title() -> RhineGame:
    found = load_title("rhine")
    assert isinstance(found, RhineGame)
    return found


def answer(name: str, **given: Any) -> Answer:
    return ask(f"rhine.{name}", **given)


def value(name: str, **given: Any) -> dict[str, Any]:
    """The value as a program gets it."""
    found: dict[str, Any] = answer(name, **given).told().value
    return found


def refusal(name: str, **given: Any) -> Invalid:
    """The error of a question that must be refused."""
    with pytest.raises(Invalid) as caught:
        answer(name, **given)
    return caught.value


def amounts(found: Answer) -> list[tuple[int | str, str]]:
    """The ledger as (amount, rule)."""
    return [(line.amount, line.rule) for line in found.ledger]


def data(rule: str) -> dict[str, Any]:
    """The figures the catalogue gives for a rule."""
    return dict(title().book[rule].data)


def cases(*rules: str) -> list[Any]:
    """One case of a parametrised test for each rule, marked with it."""
    return [pytest.param(rule, marks=pytest.mark.rule(rule), id=rule) for rule in rules]


def numbered(prefix: str, first: int, last: int) -> list[Any]:
    """Cases for rules numbered from first to last."""
    return cases(*(f"{prefix}-{n:02}" for n in range(first, last + 1)))
