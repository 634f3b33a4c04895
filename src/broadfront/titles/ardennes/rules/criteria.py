"""Ranking criteria: compare options in the order of a rule and find the deciding criterion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from broadfront.core.messages import Datum
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = [
    "Criterion",
    "by_corps",
    "by_hv",
    "by_north",
    "by_number",
    "by_selector",
    "by_west",
    "deciding_criterion",
    "sort_best_first",
]

T = TypeVar("T")


class Criterion(NamedTuple, Generic[T]):
    """A criterion by which options are ranked: the option with the lower value comes first."""

    name: str
    """Key of the words that explain who won or lost by this criterion."""
    rule: str
    of: Callable[[T], Any]
    shown: Callable[[T], Datum] | None = None
    """Function for the value shown to players; None shows the compared value."""

    def shown_value(self, option: T) -> Datum:
        """Return the value of an option in this criterion, as shown to players."""
        return self.of(option) if self.shown is None else self.shown(option)


def sort_best_first(options: Iterable[T], criteria: Sequence[Criterion[T]]) -> list[T]:
    """Sort options by the given criteria, best option first."""
    return sorted(options, key=lambda one: tuple([figure.of(one) for figure in criteria]))


def deciding_criterion(better: T, worse: T, criteria: Sequence[Criterion[T]]) -> Criterion[T]:
    """Return the first of the criteria in which two options differ."""
    return next(figure for figure in criteria if figure.of(better) != figure.of(worse))


# Criteria shared by several rules


def by_hv(state: ArdennesState, rule: str) -> Criterion[int]:
    """Return the ranking criterion "highest HV (hold value) first", for hexes."""
    hv = state.ground.hv
    return Criterion("hv", rule, lambda hex: -hv[hex], lambda hex: hv[hex])


def by_west(state: ArdennesState, rule: str) -> Criterion[int]:
    """Return the ranking criterion "westernmost hex first"; players see the hex column, to half a hex."""
    west = state.ground.west
    return Criterion("west", rule, lambda hex: -west[hex], lambda hex: f"{west[hex] / 2:g}")


def by_north(state: ArdennesState, rule: str) -> Criterion[int]:
    """Return the ranking criterion "northernmost hex first"; players see the hex row."""
    row = state.ground.row
    return Criterion("north", rule, lambda hex: row[hex])


def by_number(state: ArdennesState, rule: str) -> Criterion[int]:
    """Return the ranking criterion "lowest hex number first", the last tie-break between hexes."""
    return Criterion("number", rule, state.hex_id)


def by_selector(state: ArdennesState, rule: str, *, highest: bool = False) -> Criterion[int]:
    """Return the ranking criterion "lowest printed selector number first" (or highest), for units."""
    units = state.units
    if highest:
        return Criterion("highest-selector", rule, lambda n: -units[n].selector, lambda n: units[n].selector)
    return Criterion("selector", rule, lambda n: units[n].selector)


def by_corps(state: ArdennesState, rule: str) -> Criterion[int]:
    """Return the ranking criterion "lowest corps number first", for units with equal selector numbers."""
    return Criterion("corps", rule, lambda n: state.title.corps_rank[n], lambda n: state.units[n].corps)
