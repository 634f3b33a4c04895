"""95% confidence intervals for figures from samples."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

__all__ = ["Z", "mean_interval", "wilson_interval"]

Z = 1.959964


def wilson_interval(hits: int, trials: int) -> tuple[float, float]:
    """Return the lower and upper end of the 95% Wilson confidence interval of a share.

    >>> [round(end, 3) for end in wilson_interval(50, 100)]
    [0.404, 0.596]
    """
    if not trials:
        return 0.0, 1.0
    share, z = hits / trials, Z
    middle = share + z * z / (2 * trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    low, high = (middle - half) / (1 + z * z / trials), (middle + half) / (1 + z * z / trials)
    return max(0.0, low), min(1.0, high)  # rounding errors could leave the range from 0 to 1


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of values and the two ends of its 95% confidence interval.

    >>> mean_interval([1.0, 1.0, 1.0])
    (1.0, 1.0, 1.0)
    """
    number = len(values)
    mean = sum(values) / number
    if number < 2:
        return mean, float("-inf"), float("inf")
    spread = sqrt(sum((v - mean) ** 2 for v in values) / (number - 1) / number)
    return mean, mean - Z * spread, mean + Z * spread
