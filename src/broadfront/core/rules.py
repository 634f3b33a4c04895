"""The rule book of a title: every rule with its id and our wording."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, TypedDict, TypeVar

import msgspec

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.reading.toml_lines import line_of_value, parse_toml
from broadfront.core.reading.type_check import first_mismatch

__all__ = ["DECIDERS", "MIRRORS", "WITNESSES", "Rule", "RuleBook", "cite", "decides", "mirrors", "set_witness"]

_Function = TypeVar("_Function", bound=Callable[..., Any])

DECIDERS: dict[str, tuple[str, ...]] = {}
"""Rules decided by each function that declares them, by module and qualified name."""

MIRRORS: dict[str, str] = {}
"""Plain function behind each faster version of a rule, both by qualified name."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic, testable rule in our own words."""

    id: str
    text: str
    source: str = ""
    scope: str = ""
    reading: str = ""
    see: tuple[str, ...] = ()
    data: dict[str, object] = {}
    house: bool = False


class RuleFile(TypedDict):
    """The content of `rules.toml`, the rule book of a title."""

    rule: list[Rule]


WITNESSES: list[Callable[[str], None]] = []
"""Functions that `cite` notifies: the coverage plugin's, or none."""


def decides(*rules: str) -> Callable[[_Function], _Function]:
    """Declare which rules a function decides, for a function whose body does not `cite` them. The function is returned
    unchanged.

    >>> @decides("BF-02")
    ... def may_act(named: bool) -> bool:
    ...     return named
    >>> DECIDERS.pop(f"{may_act.__module__}.may_act"), may_act(True)
    (('BF-02',), True)
    """

    def named(function: _Function) -> _Function:
        """Register the function as deciding these rules, and return it unchanged."""
        DECIDERS[f"{function.__module__}.{function.__qualname__}"] = rules
        return function

    return named


def mirrors(plain: Callable[..., Any]) -> Callable[[_Function], _Function]:
    """Declare that a function repeats, for speed, what a plain function decides. A test compares both on random
    input."""

    def named(fast: _Function) -> _Function:
        """Register the fast function as repeating the plain one, and return it unchanged."""
        MIRRORS[f"{fast.__module__}.{fast.__qualname__}"] = f"{plain.__module__}.{plain.__qualname__}"
        return fast

    return named


def cite(*rules: str) -> None:
    """Report to the test coverage plugin that these rules were just applied."""
    for witness in WITNESSES:
        for rule in rules:
            witness(rule)


def set_witness(witness: Callable[[str], None] | None) -> None:
    """Set the only function that `cite` tells which rules were applied; None removes it."""
    WITNESSES[:] = [] if witness is None else [witness]


class RuleBook(Mapping[str, Rule]):
    """The rules of a title by id. Their file is parsed when the first rule is looked up, so charts do not pay for
    it."""

    def __init__(self, read: Callable[[], str], name: str) -> None:
        self._read = read
        self.name = name

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        """The rules of the book by id, parsed from its file on first use."""
        text = self._read()
        data = parse_toml(text, self.name)
        try:
            raw = msgspec.convert(data, RuleFile)["rule"]
        except msgspec.ValidationError:
            wrong = first_mismatch(data, RuleFile)
            assert wrong is not None
            raise Invalid(
                f"{self.name}, line {line_of_value(text, wrong.path)}: {wrong.said}.", given=self.name
            ) from None
        rules: dict[str, Rule] = {}
        for n, rule in enumerate(raw):
            if rule.id in rules:
                line = line_of_value(text, ("rule", n, "id"))
                raise Invalid(f"{self.name}, line {line}: rule {rule.id} is defined twice.", given=rule.id)
            rules[rule.id] = rule
        return rules

    def __getitem__(self, key: str) -> Rule:
        try:
            return self._rules[key]
        except KeyError:
            raise unknown_name("rule", key, self._rules, todo="See `broadfront rules search WORD`.") from None

    def __contains__(self, key: object) -> bool:
        return key in self._rules

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)
