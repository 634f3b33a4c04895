"""What every player can do."""

from __future__ import annotations

from typing import Protocol

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View

__all__ = ["Player"]


class Player(Protocol):
    """Chooses one action whenever its side is asked."""

    def choose(self, view: View, options: Options) -> Action:
        """An action that is legal now: one of `options`, or any other that is `in` them."""
        ...
