"""The interface of all computer players."""

from __future__ import annotations

from typing import Protocol

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View

__all__ = ["Player"]


class Player(Protocol):
    """A computer player: chooses one action whenever its side must decide."""

    def choose(self, view: View, options: Options) -> Action:
        """Return a legal action: one of the listed `options`, or any other action that is `in` them."""
        ...
