"""Exact distributions in integer arithmetic: dice, draws without replacement, and functions of these."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, gcd
from typing import Generic, TypeVar

__all__ = ["Distribution", "dice", "draw_distribution"]

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")


class Distribution(Mapping[A, int], Generic[A]):
    """A probability distribution: values with integer weights. Probabilities are computed only on demand."""

    def __init__(self, weights: Mapping[A, int]) -> None:
        self._weights = {value: weight for value, weight in weights.items() if weight}
        if not self._weights or min(self._weights.values()) < 0:
            raise ValueError("a distribution needs weights, none of them negative")
        self.total = sum(self._weights.values())

    def __getitem__(self, value: A) -> int:
        return self._weights[value]

    def __iter__(self) -> Iterator[A]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __repr__(self) -> str:
        return f"Distribution({self._weights!r})"

    def probability(self, value: A) -> Fraction:
        """Return the exact probability of a value."""
        return Fraction(self._weights.get(value, 0), self.total)

    def map(self, function: Callable[[A], B]) -> Distribution[B]:
        """Return the distribution of `function(value)`, such as the result of looking the value up in a chart.

        >>> dice(1, 6).map(lambda d: d > 4)
        Distribution({False: 4, True: 2})
        """
        weights: dict[B, int] = {}
        for value, weight in self._weights.items():
            image = function(value)
            weights[image] = weights.get(image, 0) + weight
        return Distribution(weights)

    def then(self, follow: Callable[[A], Distribution[B]]) -> Distribution[B]:
        """Return the distribution of a second roll that depends on the value of the first: `follow(value)` is its
        distribution after that value."""
        nexts = {value: follow(value) for value in self._weights}
        common = 1
        for following in nexts.values():
            common = common * following.total // gcd(common, following.total)
        weights: dict[B, int] = {}
        for value, following in nexts.items():
            scale = self._weights[value] * (common // following.total)
            for image, weight in following.items():
                weights[image] = weights.get(image, 0) + scale * weight
        return Distribution(weights)

    def mean(self: Distribution[int]) -> Fraction:
        """Return the exact mean of a distribution of integers.

        >>> dice(2, 6).mean()
        Fraction(7, 1)
        """
        return Fraction(sum(value * weight for value, weight in self._weights.items()), self.total)


@lru_cache(maxsize=256)
def dice(number: int, faces: int, low: int = 1) -> Distribution[int]:
    """Return the distribution of the sum of `number` dice with faces low, low+1, ...

    >>> dice(2, 6)[7], dice(2, 6).total
    (6, 36)
    """
    one = {low + face: 1 for face in range(faces)}
    weights = dict(one)
    for _ in range(number - 1):
        grown: dict[int, int] = {}
        for total, weight in weights.items():
            for face in one:
                grown[total + face] = grown.get(total + face, 0) + weight
        weights = grown
    return Distribution(weights)


def draw_distribution(cup: Mapping[A, int], number: int) -> Distribution[tuple[tuple[A, int], ...]]:
    """Return the distribution of `number` items drawn without replacement, as (item, count) pairs in the order of the
    cup. `cup` gives the number of each item in it.

    >>> sorted(draw_distribution({"a": 2, "b": 1}, 2).items())
    [((('a', 1), ('b', 1)), 2), ((('a', 2),), 1)]
    """
    held = list(cup.items())
    if number > sum(count for _, count in held):
        raise ValueError(f"cannot draw {number} of {sum(count for _, count in held)}")
    weights: dict[tuple[tuple[A, int], ...], int] = {(): 1}
    for item, count in held:
        grown: dict[tuple[tuple[A, int], ...], int] = {}
        for drawn, weight in weights.items():
            room = number - sum(n for _, n in drawn)
            for take in range(min(count, room) + 1):
                more = (*drawn, (item, take)) if take else drawn
                grown[more] = grown.get(more, 0) + weight * comb(count, take)
        weights = grown
    return Distribution({drawn: w for drawn, w in weights.items() if sum(n for _, n in drawn) == number})
