"""What a decision loses: the best option is found in some worlds and compared with the chosen one in others."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.analyst.evaluator import Evaluator, Stop, never_stop
from broadfront.analyst.outlooks import outlook_of
from broadfront.analyst.ranking import select_candidates
from broadfront.analyst.worth import ZERO, Estimate, is_beyond_noise, negate_estimate
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.options import Options
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players.player import Player

__all__ = ["Judgment", "judge_action"]

OPTIONS = 4
"""Number of options a searched decision is compared with, including the plain player's choice."""


class Judgment(NamedTuple):
    """A chosen action compared with the best option found and with the title's standard computer player's."""

    best: Action
    loss: Estimate
    """The chance to win lost against the best option."""
    change: Estimate
    """The chance to win gained or lost against the plain player's choice."""

    @property
    def is_costly(self) -> bool:
        """Return whether the action loses more than chance explains against the best option."""
        return is_beyond_noise(self.loss)


def judge_action(
    view: View,
    options: Options,
    action: Action,
    usual_player: Player,
    seed: int | str,
    playouts: int,
    stop: Stop | None = None,
    *,
    loss_alone: bool = False,
) -> Judgment:
    """Estimate what an action of the deciding side loses against the best option and gains over the standard computer
    player's choice.

    The best option is found in some possible worlds and the loss measured in others, because an option looks too good
    in the worlds in which it was picked as best. With `loss_alone`, the comparison with the standard computer player's
    choice is left out.
    """
    pending = view.pending
    if not isinstance(pending, Decision):
        raise Invalid("Nobody is asked: there is no decision to judge.", parameter="view")
    title = view.position().title.name
    usual = best = usual_player.choose(view, options)
    finding, holding = (Evaluator(title, f"{seed}/{what}") for what in ("finding", "holding"))
    if pending.message.topic in outlook_of(title).searched:
        more = select_candidates(usual_player, view, options.listing(), usual, OPTIONS)
        compared = list(dict.fromkeys((usual, action, *more)))
        if len(compared) > 1:
            best = finding.compare_actions(view, compared, playouts, _stop_for_comparison(stop, 0, 2))[0].action
    change = ZERO if loss_alone or action == usual else _gain_of_second(holding, view, usual, action, playouts, stop)
    if best == action:
        return Judgment(best, ZERO, change)
    known = best == usual and not loss_alone
    against = change if known else _gain_of_second(holding, view, best, action, playouts, stop)
    return Judgment(best, negate_estimate(against), change)


def _stop_for_comparison(stop: Stop | None, index: int, count: int) -> Stop:
    """Return a stop callback for one of several comparisons in a row that report their progress as a whole."""
    if stop is None:
        return never_stop
    return lambda done, planned: stop(index * planned + done, count * planned)


def _gain_of_second(
    evaluator: Evaluator, view: View, first: Action, second: Action, playouts: int, stop: Stop | None
) -> Estimate:
    """Return how much the second action increases the chance to win over the first."""
    found = evaluator.compare_actions(view, [first, second], playouts, _stop_for_comparison(stop, 1, 2))
    return next(option for option in found if option.action == second).change
