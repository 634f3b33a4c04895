"""The interface of all players."""

from __future__ import annotations

from typing import Protocol

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View

__all__ = ["Player"]


class Player(Protocol):
    """Chooses one action whenever its side must decide."""

    def choose(self, view: View, options: Options) -> Action:
        """Return a legal action: one of `options`, or any other that is `in` them."""
        ...
