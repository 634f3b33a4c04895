"""A player that tries each option on a copy of what it sees and takes the one the network likes best."""

from __future__ import annotations

import random

import numpy as np

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.options import Options
from broadfront.core.steps import GameOver, Pending
from broadfront.core.view import View
from broadfront.learn.patrol.features import Features
from broadfront.learn.patrol.network import Network
from broadfront.players import Player
from broadfront.titles.patrol.data import SIDES
from broadfront.titles.patrol.rules.state import PatrolState

__all__ = ["Planner", "Straying"]

ROLLS = 2
"""Rolls in a row whose outcomes are all looked at."""

Leaf = tuple[float, PatrolState | float]
"""A weight, and a position to value or the end of a game: 1 when the German has won, 0 when not, a half for a draw."""


class Planner:
    """Chooses for either side of patrol. It does not roll: the same views give the same choices."""

    def __init__(self, network: Network, features: Features) -> None:
        self.network, self.features = network, features

    def choose(self, view: View, options: Options) -> Action:
        actions = list(options)
        if len(actions) == 1:
            return actions[0]
        assert view.side is not None
        position = view.position()
        assert isinstance(position, PatrolState)
        worth = self._values(position, view.side, actions)
        best = int(np.argmax(worth if view.side == SIDES[0] else [-value for value in worth]))
        return actions[best]

    def _values(self, position: PatrolState, side: str, actions: list[Action]) -> list[float]:
        """For each action, the chance that the German wins after it: the mean over what may be rolled."""
        leaves = [self._leaves(position, action) for action in actions]
        open_ones = [held for found in leaves for _, held in found if isinstance(held, PatrolState)]
        values = iter(self.network.values(self.features.rows((held, side) for held in open_ones)).tolist())
        return [
            sum(weight * (next(values) if isinstance(held, PatrolState) else held) for weight, held in found)
            for found in leaves
        ]

    def _leaves(self, position: PatrolState, action: Action) -> list[Leaf]:
        after = position.copy()
        after.do(action)
        return _rolled(after, after.settle(), ROLLS)


class Straying:
    """Another player that so often takes any option instead, so that it is learned what follows."""

    def __init__(self, player: Player, share: float, seed: int | str) -> None:
        self.player, self.share = player, share
        self._rng = random.Random(seed)

    def choose(self, view: View, options: Options) -> Action:
        if self._rng.random() < self.share:
            return self._rng.choice(options.listing())
        return self.player.choose(view, options)


def _rolled(state: PatrolState, pending: Pending | None, rolls: int) -> list[Leaf]:
    """The positions that a roll may lead to, with their weights."""
    if isinstance(pending, GameOver):
        return [(1.0, _won(pending))]
    if not isinstance(pending, Chance) or rolls == 0:
        return [(1.0, state)]
    found: list[Leaf] = []
    groups = state.stack[-1].classes(state, pending) or [[n] for n in range(len(pending.outcomes))]
    for group in groups:
        twin = state.copy()
        twin.happen(pending.outcomes[group[0]])
        share = sum(pending.weights[n] for n in group) / pending.total
        found += [(share * weight, held) for weight, held in _rolled(twin, twin.settle(), rolls - 1)]
    return found


def _won(over: GameOver) -> float:
    return 0.5 if over.winner is None else float(over.winner == SIDES[0])
