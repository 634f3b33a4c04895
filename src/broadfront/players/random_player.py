"""The simplest opponent: any listed option, all equally likely."""

from __future__ import annotations

import random

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Chooses one of the listed options at random, all equally likely; the same seed and options give the same
    choices."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._rng = random.Random(seed)

    def __repr__(self) -> str:
        return f"RandomPlayer({self.seed!r})"

    def choose(self, view: View, options: Options) -> Action:
        """Return one of the listed options at random."""
        return self._rng.choice(options.listing())
