"""The figures by which what may be chosen is compared, in the order of a rule, and which of them decides."""

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
    """One of the figures that are compared: of two that differ in it the lesser comes first."""

    name: str
    """By it the words are found that tell who won or lost by this figure."""
    rule: str
    of: Callable[[T], Any]
    shown: Callable[[T], Datum] | None = None
    """What is told of it; the figure itself where this is None."""

    def told(self, one: T) -> Datum:
        return self.of(one) if self.shown is None else self.shown(one)


def best_first(found: Iterable[T], figures: Sequence[Figure[T]]) -> list[T]:
    """What was found, by these figures in their order."""
    return sorted(found, key=lambda one: tuple([figure.of(one) for figure in figures]))


def deciding(better: T, worse: T, figures: Sequence[Figure[T]]) -> Figure[T]:
    """The first figure in which two differ."""
    return next(figure for figure in figures if figure.of(better) != figure.of(worse))


# Figures that several rules have in common


def hv_of(state: ArdennesState, rule: str) -> Figure[int]:
    """The highest HV."""
    hv = state.ground.hv
    return Figure("hv", rule, lambda hex: -hv[hex], lambda hex: hv[hex])


def west_of(state: ArdennesState, rule: str) -> Figure[int]:
    """The westernmost hex; told as its column, to half a hex."""
    west = state.ground.west
    return Figure("west", rule, lambda hex: -west[hex], lambda hex: f"{west[hex] / 2:g}")


def north_of(state: ArdennesState, rule: str) -> Figure[int]:
    """The northernmost hex; told as its row."""
    row = state.ground.row
    return Figure("north", rule, lambda hex: row[hex])


def number_of(state: ArdennesState, rule: str) -> Figure[int]:
    """The lowest hex number, where all else is equal."""
    return Figure("number", rule, state.name)


def selector_of(state: ArdennesState, rule: str, *, highest: bool = False) -> Figure[int]:
    """The lowest or the highest selector."""
    units = state.units
    if highest:
        return Figure("highest-selector", rule, lambda n: -units[n].selector, lambda n: units[n].selector)
    return Figure("selector", rule, lambda n: units[n].selector)


def corps_of(state: ArdennesState, rule: str) -> Figure[int]:
    """The lowest corps number, where selectors are equal."""
    return Figure("corps", rule, lambda n: state.title.corps_rank[n], lambda n: state.units[n].corps)
