"""What a decision loses: the best option is found in some worlds and compared with the chosen one in others."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.analyst.evaluator import Evaluator, Stop, never_stop
from broadfront.analyst.outlooks import outlook_of
from broadfront.analyst.ranking import candidates
from broadfront.analyst.worth import ZERO, Estimate, is_beyond_noise, negate
from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.options import Options
from broadfront.core.steps import Decision
from broadfront.core.view import View
from broadfront.players.player import Player

__all__ = ["Judgment", "judge"]

OPTIONS = 4
"""Number of options a searched decision is compared with, including the plain player's choice."""


class Judgment(NamedTuple):
    """An action compared with the best option considered and with the plain player's choice."""

    best: Action
    loss: Estimate
    """The chance to win lost against the best option."""
    change: Estimate
    """The chance to win gained or lost against the plain player's choice."""

    @property
    def is_costly(self) -> bool:
        """Whether the loss is beyond noise."""
        return is_beyond_noise(self.loss)


def judge(
    view: View,
    options: Options,
    own: Action,
    plain: Player,
    seed: int | str,
    playouts: int,
    stop: Stop | None = None,
    *,
    loss_alone: bool = False,
) -> Judgment:
    """Judge an action of the deciding side.

    In the worlds where an option was found best, it looks better than it is, so the loss is measured in other worlds.
    With `loss_alone`, the change against the plain player is not computed.
    """
    pending = view.pending
    if not isinstance(pending, Decision):
        raise Invalid("Nobody is asked: there is no decision to judge.", parameter="view")
    title = view.position().title.name
    usual = best = plain.choose(view, options)
    finding, holding = (Evaluator(title, f"{seed}/{what}") for what in ("finding", "holding"))
    if pending.message.topic in outlook_of(title).searched:
        more = candidates(plain, view, options.listing(), usual, OPTIONS)
        compared = list(dict.fromkeys((usual, own, *more)))
        if len(compared) > 1:
            best = finding.compare(view, compared, playouts, _partial_stop(stop, 0, 2))[0].action
    change = ZERO if loss_alone or own == usual else _gain_of_second(holding, view, usual, own, playouts, stop)
    if best == own:
        return Judgment(best, ZERO, change)
    known = best == usual and not loss_alone
    against = change if known else _gain_of_second(holding, view, best, own, playouts, stop)
    return Judgment(best, negate(against), change)


def _partial_stop(stop: Stop | None, part: int, of: int) -> Stop:
    """Return a stop function for one of several comparisons whose progress counts as one."""
    if stop is None:
        return never_stop
    return lambda done, planned: stop(part * planned + done, of * planned)


def _gain_of_second(
    evaluator: Evaluator, view: View, first: Action, second: Action, playouts: int, stop: Stop | None
) -> Estimate:
    """Return how much the second action gains over the first."""
    found = evaluator.compare(view, [first, second], playouts, _partial_stop(stop, 1, 2))
    return next(option for option in found if option.action == second).change
