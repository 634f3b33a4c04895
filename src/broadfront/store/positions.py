"""Which stored positions of a game to keep, so that a long game does not grow without bound.

Kept are the newest few, for opening a game and undo, and the last of every 50 lines before those, for looking back.
With more than OLDER stretches, stretches get twice as long, and so on: a game has at most NEWEST + OLDER positions.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["NEWEST", "OLDER", "STRETCH", "positions_to_drop"]

NEWEST = 3
OLDER = 20
STRETCH = 50


def positions_to_drop(lines: Sequence[int]) -> list[int]:
    """Return which stored positions of a game to delete, given the record lines after which positions are stored, in
    order.

    >>> positions_to_drop([10, 40, 60, 70, 120, 121, 122])
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
