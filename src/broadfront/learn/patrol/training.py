"""Games that the learner watches, then plays with itself and with greedy; and what it learns from how they ended.

Every position is drawn towards a mean of how the game went on: what the network thought of the next positions, and
who won (TD(λ)). Both sides learn in one network.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import lru_cache, partial
from typing import NamedTuple

import numpy as np

from broadfront.core.actions import Action
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.steps import Decision
from broadfront.learn.patrol.features import Features
from broadfront.learn.patrol.network import Floats, Network
from broadfront.learn.patrol.planner import Planner, Straying
from broadfront.players import Player, player_named
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from broadfront.titles.patrol.data import SIDES, Patrol
from broadfront.titles.patrol.rules.state import PatrolState

__all__ = ["Round", "features", "train", "wins"]

ITSELF, WATCHED = "itself", "watched"
LAMBDA, STRAY, BATCH, EPOCHS, KEPT = 0.98, 0.15, 256, 2, 10
"""How far targets look ahead, how often a learner tries anything, and how batches of samples are gone through."""

Samples = tuple[Floats, Floats]
"""Rows of features and the targets of each."""


class Round(NamedTuple):
    """What one round of training gave."""

    games: int
    """Games played so far."""
    error: float
    network: Network


@lru_cache(maxsize=1)
def features() -> Features:
    title = playable("patrol")
    assert isinstance(title, Patrol)
    return Features(title)


def _players(weights: list[Floats], partner: str, seed: int) -> dict[str, Player]:
    """The learner with itself, or with a partner on either side by turns; or greedy players whom it watches."""
    planner = Planner(Network.of(weights), features())
    players: dict[str, Player] = {}
    for number, side in enumerate(SIDES):
        if partner == ITSELF or (partner != WATCHED and seed % 2 == number):
            players[side] = planner
        else:
            players[side] = player_named("greedy" if partner == WATCHED else partner, f"{seed}/{side}", "patrol")
    return players


def play(weights: list[Floats], stray: float, partner: str, seed: int) -> Samples:
    """One game to learn from: what either side knew whenever somebody was asked, and the targets."""
    game = Game.new(playable("patrol"), variant="two-player", seed=seed)
    seen: list[tuple[PatrolState, str]] = []

    def watch(game: Game, action: Action | None, events: Sequence[Event]) -> None:
        if isinstance(game.asked, Decision):
            for side in SIDES:
                known = game.view(side).position()
                assert isinstance(known, PatrolState)
                seen.append((known, side))

    players: dict[str, Player] = {
        side: Straying(player, stray, f"{seed}/{side}/stray") for side, player in _players(weights, partner, seed).items()
    }
    over = play_out(game, players, observers=[watch], trusted=True)
    assert over is not None
    rows = features().rows(seen)
    values = Network.of(weights).values(rows)
    targets = np.empty(len(rows), dtype=np.float32)
    for first in range(len(SIDES)):
        later = np.float32(0.5 if over.winner is None else over.winner == SIDES[0])
        for n in range(len(rows) - len(SIDES) + first, -1, -len(SIDES)):
            targets[n] = later
            later = (1 - LAMBDA) * values[n] + LAMBDA * later
    return rows.astype(np.bool_), targets


def train(
    rounds: int,
    *,
    games: int = 100,
    seed: int = 0,
    watched: int = 8,
    partners: Sequence[str] = (ITSELF, "greedy"),
    pool: Executor | None = None,
) -> Iterator[Round]:
    """Rounds of so many games each. In the first it watches greedy players, then it plays, the partners taking turns."""
    network = Network(features().count, seed)
    kept: deque[Samples] = deque(maxlen=KEPT * games)
    rng = np.random.default_rng(seed)
    each: Callable[..., Iterator[Samples]] = map if pool is None else pool.map
    for number in range(rounds):
        first = seed + number * games
        if number < watched:
            named = [WATCHED] * games
        else:
            named = [partners[n // len(SIDES) % len(partners)] for n in range(games)]
        stray = STRAY * (1 - number / rounds)
        kept.extend(each(partial(play, network.weights, stray), named, range(first, first + games)))
        yield Round((number + 1) * games, _learn(network, kept, rng), network)


def _learn(network: Network, kept: Sequence[Samples], rng: np.random.Generator) -> float:
    """Go through what was kept, in any order; the mean error."""
    rows, targets = np.concatenate([held for held, _ in kept]), np.concatenate([held for _, held in kept])
    errors = []
    for _ in range(EPOCHS):
        order = rng.permutation(len(rows))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            errors.append(network.learn(rows[batch].astype(np.float32), targets[batch]))
    return float(np.mean(errors)) if errors else 0.0


def won(weights: list[Floats], partner: str, seed: int) -> bool:
    """One game without straying: whether the learner won it. Even seeds are German."""
    game = Game.new(playable("patrol"), variant="two-player", seed=seed)
    over = play_out(game, _players(weights, partner, seed), trusted=True)
    assert over is not None
    return over.winner == SIDES[seed % len(SIDES)]


def wins(network: Network, partner: str, seeds: range, pool: Executor | None = None) -> int:
    """Of games with these seeds, half from either side, how many the learner wins."""
    each: Callable[..., Iterator[bool]] = map if pool is None else pool.map
    return sum(each(partial(won, network.weights, partner), seeds))
