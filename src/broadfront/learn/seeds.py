"""Seeds of games one after another: the first as stated, those after it follow from it."""

from __future__ import annotations

import random

__all__ = ["Seeds"]


class Seeds:
    """Gives a seed for each game; without a stated one, any."""

    def __init__(self) -> None:
        self._rng = random.Random()

    def next(self, stated: int | None) -> int:
        if stated is None:
            return self._rng.getrandbits(48)
        self._rng = random.Random(stated)
        return stated
