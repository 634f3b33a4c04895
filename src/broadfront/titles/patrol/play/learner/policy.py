"""A player that chooses options at random, each with a probability given by its weighted features."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from broadfront.core.actions import Action
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.players import Player
from broadfront.titles.patrol.data import SIDES
from broadfront.titles.patrol.play.learner.judge import Judge
from broadfront.titles.patrol.play.learner.options import OptionFeatures
from broadfront.titles.patrol.rules.state import PatrolState

__all__ = ["LATE", "Choice", "Policy", "zero_policy_weights"]

LATE = 4
"""The turn from which a second set of weights is added, since other features count late in the game."""

JUDGED = 10.0
"""The weight of the judge's winning chance relative to the weighted features."""

Floats = NDArray[np.float32]


def zero_policy_weights() -> Floats:
    """Return policy weights of zero for each side, early and late in the game: all options are equally likely."""
    return np.zeros((len(SIDES), 2, OptionFeatures.count), dtype=np.float32)


class Choice(NamedTuple):
    """A choice of an action by the learning player, with the gradients from which it learns."""

    side: int
    late: bool
    slope: Floats
    """Gradient of the log probability of the choice."""
    spread: Floats
    """Gradient of the entropy of the choice."""


class Policy:
    """Player that scores legal actions by weighted features; with `rng` it chooses at random by score, else the best.

    Random choices are recorded for training. With `model`, another player makes the choices and they are recorded. With
    `judge`, the network's chance to win after an option adds to its score.
    """

    def __init__(
        self,
        weights: Floats,
        features: OptionFeatures,
        rng: np.random.Generator | None = None,
        model: Player | None = None,
        judge: Judge | None = None,
    ) -> None:
        self.weights, self.features, self.rng, self.model, self.judge = weights, features, rng, model, judge
        self.choices: list[Choice] = []

    def choose(self, view: View, options: Options) -> Action:
        """Choose a legal action by its score; a choice made at random or by `model` is recorded for training."""
        actions = list(options)
        position = view.position()
        assert isinstance(position, PatrolState)
        assert view.side is not None
        side, late = SIDES.index(view.side), position.clock.turn >= LATE
        rows = self.features.rows(position, view.side, actions)
        logits = rows @ (self.weights[side, 0] + self.weights[side, 1] * late)
        if self.judge is not None and len(actions) > 1:
            logits = logits + JUDGED * self.judge.win_chances_after(position, view.side, actions)
        if self.rng is None:
            return actions[int(np.argmax(logits))]
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        if self.model is not None:
            taken = actions.index(self.model.choose(view, options))
        else:
            taken = int(np.searchsorted(np.cumsum(chances), self.rng.random() * 0.999999))
        mean = chances @ rows
        surprise = -chances * (np.log(chances + 1e-9) + 1)
        spread = (surprise - chances * surprise.sum()) @ rows
        self.choices.append(Choice(side, late, rows[taken] - mean, spread))
        return actions[taken]
