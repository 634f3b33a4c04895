"""Ranking criteria: compare options in the order of a rule and find the deciding criterion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from broadfront.core.messages import Datum
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "Figure",
    "best_first",
    "corps_of",
    "deciding",
    "hv_of",
    "north_of",
    "number_of",
    "selector_of",
    "west_of",
]

T = TypeVar("T")


class Figure(NamedTuple, Generic[T]):
    """A ranking criterion; of two options that differ in it, the one with the lower value comes first."""

    name: str
    """Key of the words that explain who won or lost by this criterion."""
    rule: str
    of: Callable[[T], Any]
    shown: Callable[[T], Datum] | None = None
    """Function for the value shown to players; None shows the compared value."""

    def told(self, one: T) -> Datum:
        return self.of(one) if self.shown is None else self.shown(one)


def best_first(found: Iterable[T], figures: Sequence[Figure[T]]) -> list[T]:
    """Sort options by these criteria, best first."""
    return sorted(found, key=lambda one: tuple([figure.of(one) for figure in figures]))


def deciding(better: T, worse: T, figures: Sequence[Figure[T]]) -> Figure[T]:
    """Return the first criterion in which two options differ."""
    return next(figure for figure in figures if figure.of(better) != figure.of(worse))


# Criteria shared by several rules


def hv_of(state: ArdennesState, rule: str) -> Figure[int]:
    """Return the criterion "highest HV first"."""
    hv = state.ground.hv
    return Figure("hv", rule, lambda hex: -hv[hex], lambda hex: hv[hex])


def west_of(state: ArdennesState, rule: str) -> Figure[int]:
    """Return the criterion "westernmost hex first"; it is shown as a column, to half a hex."""
    west = state.ground.west
    return Figure("west", rule, lambda hex: -west[hex], lambda hex: f"{west[hex] / 2:g}")


def north_of(state: ArdennesState, rule: str) -> Figure[int]:
    """Return the criterion "northernmost hex first"; it is shown as a row."""
    row = state.ground.row
    return Figure("north", rule, lambda hex: row[hex])


def number_of(state: ArdennesState, rule: str) -> Figure[int]:
    """Return the criterion "lowest hex number first", the last tie-break."""
    return Figure("number", rule, state.name)


def selector_of(state: ArdennesState, rule: str, *, highest: bool = False) -> Figure[int]:
    """Return the criterion "lowest selector first", or "highest selector first"."""
    units = state.units
    if highest:
        return Figure("highest-selector", rule, lambda n: -units[n].selector, lambda n: units[n].selector)
    return Figure("selector", rule, lambda n: units[n].selector)


def corps_of(state: ArdennesState, rule: str) -> Figure[int]:
    """Return the criterion "lowest corps number first", for equal selectors."""
    return Figure("corps", rule, lambda n: state.title.corps_rank[n], lambda n: state.units[n].corps)
