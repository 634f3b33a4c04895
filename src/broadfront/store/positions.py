"""Which positions of a game are kept, so that a long game does not grow without bound.

The newest few, for opening a game and taking back; of the older ones the last of every stretch of 50 lines, for looking
back. When there would be more stretches than OLDER, stretches are twice as long, and so on: a game never has more
than NEWEST + OLDER positions, however long it is.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["NEWEST", "OLDER", "STRETCH", "superfluous"]

NEWEST = 3
OLDER = 20
STRETCH = 50


def superfluous(lines: Sequence[int]) -> list[int]:
    """Of positions after these lines, in order, the ones to drop.

    >>> superfluous([10, 40, 60, 70, 120, 121, 122])
    [10, 60]
    """
    older = lines[:-NEWEST]
    if not older:
        return []
    stretch = STRETCH
    while older[-1] // stretch >= OLDER:
        stretch *= 2
    last_of = {n // stretch: n for n in older}
    return [n for n in older if last_of[n // stretch] != n]
