"""A player that plays a choice out before it makes it, where that is worth the time."""

from __future__ import annotations

from broadfront.analyst.evaluator import Evaluator, Stop, never
from broadfront.analyst.ranking import candidates
from broadfront.analyst.worth import Option, beyond_noise
from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players import player_named, usual_player

__all__ = ["Search"]

EACH = 12
"""Playouts for each option that is compared, at least."""
WIDTH = 6
"""Options that are compared at most: the plain player's choice and those it wants next."""
LEAVES = 1.0
"""Standard errors by which another option has to be better than the plain player's choice. Two would be proof, and
would leave it hardly ever; one is right five times in six."""


class Search:
    """The title's usual player, save at the decisions its outlook names: there options are played out.

    It leaves the plain player's choice only for one that is better beyond noise. It keeps no memory: the same view
    and options give the same choice.
    """

    def __init__(self, title: str, seed: int | str, playouts: int, stop: Stop | None = None) -> None:
        self.title, self.seed, self.playouts, self.stop = title, seed, playouts, stop
        self.evaluator = Evaluator(title, seed)
        self.plain = player_named(usual_player(title), seed, title)

    def __repr__(self) -> str:
        return f"Search({self.title!r}, {self.seed!r}, {self.playouts})"

    def choose(self, view: View, options: Options) -> Action:
        plain = self.plain.choose(view, options)
        return plain if not self.searches(view) else self.best(self.weigh(view, options, plain), plain)

    def searches(self, view: View) -> bool:
        """Whether what is asked is worth playouts."""
        pending = view.pending
        return isinstance(pending, Decision) and pending.message.topic in self.evaluator.outlook.searched

    def weigh(self, view: View, options: Options, plain: Action) -> list[Option]:
        """The options that are compared, the best one first."""
        most = min(WIDTH, max(2, self.playouts // EACH))
        compared = candidates(self.plain, view, options.listing(), plain, most)
        if len(compared) == 1:
            return []
        return self.evaluator.compare(view, compared, self.playouts, self.stop or never, settled=True)

    @staticmethod
    def best(found: list[Option], plain: Action) -> Action:
        """The best one if it is better beyond noise, else the plain player's choice."""
        leaves = [option for option in found if option.action != plain and beyond_noise(option.gain, LEAVES)]
        return max(leaves, key=lambda option: option.gain.mean).action if leaves else plain
