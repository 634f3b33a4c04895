"""A player that plays out its options before it chooses, where that is worth the time."""

from __future__ import annotations

from broadfront.analyst.evaluator import Evaluator, Stop, never_stop
from broadfront.analyst.ranking import candidates
from broadfront.analyst.worth import Option, is_beyond_noise
from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players import default_player, make_player

__all__ = ["Search"]

MIN_PLAYOUTS = 12
"""Minimum number of playouts for each compared option."""
MAX_OPTIONS = 6
"""Maximum number of compared options: the plain player's choice and those it values next."""
MIN_GAIN = 1.0
"""Standard errors by which another option must be better than the plain player's choice. Two would be proof, but would
hardly ever be reached; one is right five times in six."""


class Search:
    """The title's usual player, except at decisions that its outlook names: there it plays out the options.

    It departs from the plain player's choice only for an option that is better beyond noise. It keeps no memory: the
    same view and options give the same choice.
    """

    def __init__(self, title: str, seed: int | str, playouts: int, stop: Stop | None = None) -> None:
        self.title, self.seed, self.playouts, self.stop = title, seed, playouts, stop
        self.evaluator = Evaluator(title, seed)
        self.plain = make_player(default_player(title), seed, title)

    def __repr__(self) -> str:
        return f"Search({self.title!r}, {self.seed!r}, {self.playouts})"

    def choose(self, view: View, options: Options) -> Action:
        """Return the plain player's choice, or a better option if the decision is searched."""
        plain = self.plain.choose(view, options)
        return plain if not self.is_searched(view) else self.best(self.weigh(view, options, plain), plain)

    def is_searched(self, view: View) -> bool:
        """Return whether the pending decision is worth playouts."""
        pending = view.pending
        return isinstance(pending, Decision) and pending.message.topic in self.evaluator.outlook.searched

    def weigh(self, view: View, options: Options, plain: Action) -> list[Option]:
        """Return the compared options with their values, best first; empty if there is nothing to compare."""
        most = min(MAX_OPTIONS, max(2, self.playouts // MIN_PLAYOUTS))
        compared = candidates(self.plain, view, options.listing(), plain, most)
        if len(compared) == 1:
            return []
        return self.evaluator.compare(view, compared, self.playouts, self.stop or never_stop, settled=True)

    @staticmethod
    def best(found: list[Option], plain: Action) -> Action:
        """Return the best option if it is better beyond noise, else the plain player's choice."""
        leaves = [option for option in found if option.action != plain and is_beyond_noise(option.gain, MIN_GAIN)]
        return max(leaves, key=lambda option: option.gain.mean).action if leaves else plain
