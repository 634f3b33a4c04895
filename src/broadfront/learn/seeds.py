"""Seeds for consecutive games: the first one is given, the later ones follow from it."""

from __future__ import annotations

import random

__all__ = ["Seeds"]


class Seeds:
    """Gives a seed for each game in a row: random ones until a seed is given, then ones that follow from it."""

    def __init__(self) -> None:
        self._rng = random.Random()

    def next_seed(self, stated: int | None) -> int:
        """Return the given seed, or else the next one in the series that began with the last given seed."""
        if stated is None:
            return self._rng.getrandbits(48)
        self._rng = random.Random(stated)
        return stated
