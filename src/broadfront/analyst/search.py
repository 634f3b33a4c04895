"""A player that plays out its options before it chooses, where that is worth the time."""

from __future__ import annotations

from broadfront.analyst.evaluator import Evaluator, Stop, never_stop
from broadfront.analyst.ranking import select_candidates
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
    """A strong player: it tries out its options by playouts where the title's outlook file names the decision as worth
    it, and otherwise plays like the title's standard computer player.

    It departs from the standard computer player's choice only for an option that is better by more than chance
    explains. It has no memory: the same view and options give the same choice.
    """

    def __init__(self, title: str, seed: int | str, playouts: int, stop: Stop | None = None) -> None:
        self.title, self.seed, self.playouts, self.stop = title, seed, playouts, stop
        self.evaluator = Evaluator(title, seed)
        self.plain = make_player(default_player(title), seed, title)

    def __repr__(self) -> str:
        return f"Search({self.title!r}, {self.seed!r}, {self.playouts})"

    def choose(self, view: View, options: Options) -> Action:
        """Return the standard computer player's choice, or a better option if the decision is worth playouts."""
        plain = self.plain.choose(view, options)
        return (
            plain
            if not self.is_worth_playouts(view)
            else self.clearly_best_action(self.compare_options(view, options, plain), plain)
        )

    def is_worth_playouts(self, view: View) -> bool:
        """Return whether the pending decision is of a kind whose options are compared by playouts."""
        pending = view.pending
        return isinstance(pending, Decision) and pending.message.topic in self.evaluator.outlook.searched

    def compare_options(self, view: View, options: Options, usual_choice: Action) -> list[Option]:
        """Compare the standard computer player's choice with the other promising options by playouts, best first.
        Return an empty list if there is only one.
        """
        most = min(MAX_OPTIONS, max(2, self.playouts // MIN_PLAYOUTS))
        compared = select_candidates(self.plain, view, options.listing(), usual_choice, most)
        if len(compared) == 1:
            return []
        return self.evaluator.compare_actions(view, compared, self.playouts, self.stop or never_stop, settled=True)

    @staticmethod
    def clearly_best_action(compared: list[Option], usual_choice: Action) -> Action:
        """Return the best option if it is better by more than chance explains, else the standard player's choice."""
        leaves = [
            option for option in compared if option.action != usual_choice and is_beyond_noise(option.gain, MIN_GAIN)
        ]
        return max(leaves, key=lambda option: option.gain.mean).action if leaves else usual_choice
