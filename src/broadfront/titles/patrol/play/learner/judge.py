"""One-step lookahead: try each option on a copy of what a side knows, and let the network value the result."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from broadfront.core.actions import Action
from broadfront.core.chance import Chance
from broadfront.core.steps import GameOver, Pending
from broadfront.titles.patrol.data import SIDES
from broadfront.titles.patrol.play.learner.features import Features
from broadfront.titles.patrol.play.learner.network import Floats, Network
from broadfront.titles.patrol.rules.state import PatrolState

__all__ = ["Judge"]

ROLLS = 2
"""Number of consecutive rolls whose outcomes are all examined."""

Leaf = tuple[float, PatrolState | float]
"""A weight, and a position to value or the result of a game: 1 for a German win, 0 for a loss, 0.5 for a draw."""


class Judge:
    """Values legal actions by the positions they lead to, with the network's chance to win."""

    def __init__(self, network: Network, features: Features) -> None:
        self.network, self.features = network, features

    def win_chances_after(self, position: PatrolState, side: str, actions: Sequence[Action]) -> Floats:
        """Return for each action the chance that a side wins after it, averaged over die rolls."""
        leaves = [_positions_after(position, action) for action in actions]
        open_ones = [held for found in leaves for _, held in found if isinstance(held, PatrolState)]
        values = iter(self.network.values(self.features.rows((held, side) for held in open_ones)).tolist())
        german = [
            sum(weight * (next(values) if isinstance(held, PatrolState) else held) for weight, held in found)
            for found in leaves
        ]
        found = np.array(german, dtype=np.float32)
        return found if side == SIDES[0] else 1 - found


def _positions_after(position: PatrolState, action: Action) -> list[Leaf]:
    """Return the positions that an action may lead to, each with its probability."""
    after = position.copy()
    after.do(action)
    return _positions_after_rolls(after, after.settle(), ROLLS)


def _positions_after_rolls(state: PatrolState, pending: Pending | None, rolls: int) -> list[Leaf]:
    """Return the positions that the next few die rolls may lead to, each with its probability."""
    if isinstance(pending, GameOver):
        return [(1.0, 0.5 if pending.winner is None else float(pending.winner == SIDES[0]))]
    if not isinstance(pending, Chance) or rolls == 0:
        return [(1.0, state)]
    found: list[Leaf] = []
    groups = state.stack[-1].classes(state, pending) or [[n] for n in range(len(pending.outcomes))]
    for group in groups:
        twin = state.copy()
        twin.happen(pending.outcomes[group[0]])
        share = sum(pending.weights[n] for n in group) / pending.total
        found += [(share * weight, held) for weight, held in _positions_after_rolls(twin, twin.settle(), rolls - 1)]
    return found
