"""Results of estimates by playouts: figures that always include their standard error."""

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
    "estimate_mean",
    "is_beyond_noise",
    "negate_estimate",
]

NOISE = 2.0
"""Number of standard errors within which a difference is reported as none."""
DOUBT = 0.25
"""The square of half a game."""


class Estimate(msgspec.Struct, frozen=True):
    """The mean result of several playouts and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:z.2f} +/- {self.error:.2f}"


ZERO = Estimate(0.0, 0.0)
"""An estimate of exactly zero."""


class Worth(msgspec.Struct, frozen=True):
    """What a position is worth to a side: its chance to win and its score, each as an estimate."""

    win: Estimate
    """The chance to win; a draw counts half."""
    score: Estimate
    """The final score, minus that of the others; if playouts stop earlier, the score at that point."""
    playouts: int


class Option(msgspec.Struct, frozen=True):
    """An action, what it is worth, and what it loses against the best action it was compared with."""

    action: Action
    worth: Worth
    loss: Estimate
    """The chance to win lost against the best action, from the playouts both share, so that shared dice cancel out."""
    change: Estimate
    """The gain in the chance to win over the first action given."""
    gain: Estimate
    """The gain over the first action given, in the figure that options are compared by."""


def estimate_mean(values: Sequence[float], doubt: float = DOUBT) -> Estimate:
    """Return the mean of playout results with its standard error.

    The error is computed as if one more playout had been off by half a game, because a few equal results prove nothing.
    Pass a smaller `doubt` when adding many estimates, or the added doubt would hide the result.

    >>> print(estimate_mean([0.0, 1.0, 1.0, 0.0]), estimate_mean([1.0, 1.0, 1.0, 1.0]), sep=", ")
    0.50 +/- 0.28, 1.00 +/- 0.12
    """
    number = len(values)
    mean = sum(values) / number
    return Estimate(mean, sqrt(sum((value - mean) ** 2 for value in values) + doubt) / number)


def add_estimates(added: Iterable[Estimate], taken: Iterable[Estimate] = ()) -> Estimate:
    """Return the sum of independent estimates, minus the sum of those in `taken`."""
    more, less = list(added), list(taken)
    mean = sum(one.mean for one in more) - sum(one.mean for one in less)
    return Estimate(mean, sqrt(sum(one.error**2 for one in (*more, *less))))


def negate_estimate(estimated: Estimate) -> Estimate:
    """Return the estimate as the other side sees it: with the opposite sign."""
    return Estimate(0.0 - estimated.mean, estimated.error)


def is_beyond_noise(found: Estimate, errors: float = NOISE) -> bool:
    """Return whether an estimated difference is larger than `errors` times its standard error, so that chance hardly
    explains it."""
    return found.mean > errors * found.error
