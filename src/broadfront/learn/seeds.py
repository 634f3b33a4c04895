"""Seeds for consecutive games: the first one is given, the later ones follow from it."""

from __future__ import annotations

import random

__all__ = ["Seeds"]


class Seeds:
    """Gives a seed for each game; random ones until a seed is given."""

    def __init__(self) -> None:
        self._rng = random.Random()

    def next(self, stated: int | None) -> int:
        """Return the given seed, or else the next one that follows from the last given seed."""
        if stated is None:
            return self._rng.getrandbits(48)
        self._rng = random.Random(stated)
        return stated
