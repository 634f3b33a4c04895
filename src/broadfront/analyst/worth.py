"""What an evaluation gives: figures that always say how sure they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from broadfront.core.actions import Action

__all__ = ["DOUBT", "NOISE", "NOTHING", "Estimate", "Option", "Worth", "beyond_noise", "estimate", "minus", "summed"]

NOISE = 2.0
"""Standard errors within which a difference is called nothing."""
DOUBT = 0.25
"""The square of half a game."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean of playouts and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:z.2f} +/- {self.error:.2f}"


NOTHING = Estimate(0.0, 0.0)


class Worth(msgspec.Struct, frozen=True):
    """What a position is worth to a side."""

    win: Estimate
    """The chance to win; a draw counts half."""
    score: Estimate
    """The score at the end, its own less that of the others; where playouts stop earlier, as it stands there."""
    playouts: int


class Option(msgspec.Struct, frozen=True):
    """An action with what it is worth, and what is lost by it against the best one."""

    action: Action
    worth: Worth
    loss: Estimate
    """Of the chance to win; from playouts that both have in common, so that the dice they share cancel out."""
    change: Estimate
    """The chance to win that it gives more than the first action that was given."""
    gain: Estimate
    """What it is worth more than the first action that was given, by the figure that options are compared by."""


def estimate(values: Sequence[float], doubt: float = DOUBT) -> Estimate:
    """The mean of values, and how sure it is.

    The error is reckoned as if one more playout had come out half a game off: a few that agree are no certainty. Where
    many estimates are added up, so many doubts would drown what was found.

    >>> print(estimate([0.0, 1.0, 1.0, 0.0]), estimate([1.0, 1.0, 1.0, 1.0]), sep=", ")
    0.50 +/- 0.28, 1.00 +/- 0.12
    """
    number = len(values)
    mean = sum(values) / number
    return Estimate(mean, sqrt(sum((value - mean) ** 2 for value in values) + doubt) / number)


def summed(added: Iterable[Estimate], taken: Iterable[Estimate] = ()) -> Estimate:
    """A sum of things that were estimated apart, less that of others."""
    more, less = list(added), list(taken)
    mean = sum(one.mean for one in more) - sum(one.mean for one in less)
    return Estimate(mean, sqrt(sum(one.error**2 for one in (*more, *less))))


def minus(one: Estimate) -> Estimate:
    """The same seen by the other side."""
    return Estimate(0.0 - one.mean, one.error)


def beyond_noise(found: Estimate, errors: float = NOISE) -> bool:
    """Whether a difference is larger than so many of its standard errors."""
    return found.mean > errors * found.error
