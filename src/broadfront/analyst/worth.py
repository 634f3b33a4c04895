"""Results of evaluations: figures that always include their standard error."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from broadfront.core.actions import Action

__all__ = [
    "DOUBT",
    "NOISE",
    "ZERO",
    "Estimate",
    "Option",
    "Worth",
    "add_estimates",
    "estimate",
    "is_beyond_noise",
    "negate",
]

NOISE = 2.0
"""Number of standard errors within which a difference is reported as none."""
DOUBT = 0.25
"""The square of half a game."""


class Estimate(msgspec.Struct, frozen=True):
    """The mean of playouts and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:z.2f} +/- {self.error:.2f}"


ZERO = Estimate(0.0, 0.0)
"""An estimate of exactly zero."""


class Worth(msgspec.Struct, frozen=True):
    """What a position is worth to a side."""

    win: Estimate
    """The chance to win; a draw counts half."""
    score: Estimate
    """The final score, minus that of the others; if playouts stop earlier, the score at that point."""
    playouts: int


class Option(msgspec.Struct, frozen=True):
    """An action, what it is worth, and what it loses against the best action."""

    action: Action
    worth: Worth
    loss: Estimate
    """The chance to win lost against the best action, from the playouts both share, so that shared dice cancel out."""
    change: Estimate
    """The gain in the chance to win over the first action given."""
    gain: Estimate
    """The gain over the first action given, in the figure that options are compared by."""


def estimate(values: Sequence[float], doubt: float = DOUBT) -> Estimate:
    """Return the mean of values with its standard error.

    The error is computed as if one more playout had come out half a game off, because a few equal results prove
    nothing. Pass a smaller `doubt` when adding many estimates, or the added doubt would hide the result.

    >>> print(estimate([0.0, 1.0, 1.0, 0.0]), estimate([1.0, 1.0, 1.0, 1.0]), sep=", ")
    0.50 +/- 0.28, 1.00 +/- 0.12
    """
    number = len(values)
    mean = sum(values) / number
    return Estimate(mean, sqrt(sum((value - mean) ** 2 for value in values) + doubt) / number)


def add_estimates(added: Iterable[Estimate], taken: Iterable[Estimate] = ()) -> Estimate:
    """Return the sum of independent estimates, minus those in `taken`."""
    more, less = list(added), list(taken)
    mean = sum(one.mean for one in more) - sum(one.mean for one in less)
    return Estimate(mean, sqrt(sum(one.error**2 for one in (*more, *less))))


def negate(one: Estimate) -> Estimate:
    """Return the estimate from the other side's point of view: the negative."""
    return Estimate(0.0 - one.mean, one.error)


def is_beyond_noise(found: Estimate, errors: float = NOISE) -> bool:
    """Return whether a difference is larger than this number of its standard errors."""
    return found.mean > errors * found.error
