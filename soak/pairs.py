"""Confidence intervals from sums over seeds: mirrored matches, scores of predicted chances, luck."""

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from math import sqrt
from typing import NamedTuple

from broadfront.core.intervals import Z

__all__ = [
    "Interval",
    "SequentialTest",
    "brier_gain",
    "explained_variance",
    "interval_of_mean",
    "power_terms",
    "with_products",
    "with_squares",
]

Totals = Mapping[str, float]


class Interval(NamedTuple):
    """A figure and its 95% interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} to {self.high:.3f})"


def with_squares(**values: float) -> dict[str, float]:
    """Return figures of a seed with their squares, as input of `interval_of_mean`."""
    return {key: made for name, value in values.items() for key, made in ((name, value), (f"{name} squared", value**2))}


def interval_of_mean(totals: Totals, name: str, number: float) -> Interval:
    """Return the mean of a figure over `number` pairs or games, with its interval.

    >>> print(interval_of_mean({"share": 3.0, "share squared": 2.5}, "share", 4))
    0.750 (0.467 to 1.033)
    """
    mean = totals[name] / number
    if number < 2:
        return Interval(mean, float("-inf"), float("inf"))
    spread = max(0.0, totals[f"{name} squared"] - number * mean * mean) / (number - 1)
    half = Z * sqrt(spread / number)
    return Interval(mean, mean - half, mean + half)


class SequentialTest:
    """A sequential test: it is decided when the mean is three standard errors from the bar.

    That is far enough for checking after every pair to hardly affect the final 95% interval.
    """

    LEAST, ERRORS = 20, 3.0

    def __init__(self, bar: float) -> None:
        self.bar, self.values = bar, list[float]()

    def add(self, value: float) -> None:
        self.values.append(value)

    @property
    def is_decided(self) -> bool:
        number = len(self.values)
        if number < self.LEAST:
            return False
        mean = sum(self.values) / number
        spread = sqrt(sum((value - mean) ** 2 for value in self.values) / (number - 1) / number)
        return abs(mean - self.bar) > self.ERRORS * spread


def with_products(**values: float) -> dict[str, float]:
    """Return figures of a game, and the products of any two of them."""
    pairs = combinations_with_replacement(sorted(values), 2)
    return {**values, **{f"{one}*{two}": values[one] * values[two] for one, two in pairs}}


def _standard_error(totals: Totals, weights: Mapping[str, float]) -> float:
    """Return the standard error of a weighted sum of figures over games that adds up to zero."""
    found = 0.0
    for one, a in weights.items():
        for two, b in weights.items():
            found += a * b * totals["*".join(sorted((one, two)))]
    return sqrt(max(0.0, found))


def brier_gain(totals: Totals) -> Interval:
    """Return by how much predicted chances have a lower Brier score than the constant win rate of the same games.

    The result is a share of the constant's score, with an interval by games. Figures per game: `error` (sum of squared
    errors), `positions`, and `won` (number of positions if the game was won, else 0).
    """
    number, brier = totals["positions"], totals["error"] / totals["positions"]
    share = totals["won"] / number
    constant = share * (1 - share)
    slope = brier * (1 - 2 * share) / constant**2
    weights = {
        "error": -1 / (number * constant),
        "positions": (brier / constant - slope * share) / number,
        "won": slope / number,
    }
    mean, half = 1 - brier / constant, Z * _standard_error(totals, weights)
    return Interval(mean, mean - half, mean + half)


def power_terms(rest: float, won: float) -> dict[str, float]:
    """Return the powers, up to the fourth, of the unexplained part of a result and of the result itself."""
    return {f"rest{i} won{j}": rest**i * won**j for i in range(5) for j in range(5 - i)}


def explained_variance(totals: Totals) -> Interval:
    """Return the share of the result's variance that luck explains, with an interval by games."""
    games = totals["rest0 won0"]

    def mean_power(i: int, j: int) -> float:
        return totals[f"rest{i} won{j}"] / games

    rest, won = mean_power(1, 0), mean_power(0, 1)
    rest_spread, won_spread = mean_power(2, 0) - rest**2, mean_power(0, 2) - won**2
    ratio = rest_spread / won_spread
    # The expanded terms of a game: ((rest - mean)^2 - ratio (won - mean)^2) / spread of won.
    terms: Sequence[tuple[float, int, int]] = (
        (1.0, 2, 0),
        (-2 * rest, 1, 0),
        (rest**2 - ratio * won**2, 0, 0),
        (-ratio, 0, 2),
        (2 * ratio * won, 0, 1),
    )
    square = sum(a * b * mean_power(i + k, j + m) for a, i, j in terms for b, k, m in terms)
    half = Z * sqrt(max(0.0, square) / games) / won_spread
    return Interval(1 - ratio, 1 - ratio - half, 1 - ratio + half)
