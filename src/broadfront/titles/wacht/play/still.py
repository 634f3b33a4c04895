"""A player that leaves its side where it is."""

from __future__ import annotations

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View

__all__ = ["PLAYERS", "StillPlayer"]

ENDS = ("Done", "Halt")


class StillPlayer:
    """Player that moves nothing: it ends each step at once, or takes the first option where it may not."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"Still({self.seed!r})"

    def choose(self, view: View, options: Options) -> Action:
        """Choose to end the step, or else the first option."""
        listed = list(iter(options))
        return next((action for action in listed if type(action).__name__ in ENDS), listed[0])


PLAYERS = {"still": StillPlayer}
