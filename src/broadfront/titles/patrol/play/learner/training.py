"""Training of the learner, first by imitation and then by policy gradient.

First it watches greedy players and makes their choices likelier; then it plays. A network learns to predict the result
of the game from each position. The difference between how the game went on and that prediction, the surprise, makes
the preceding choice more or less likely. Both sides learn at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import lru_cache, partial
from typing import NamedTuple

import numpy as np

from broadfront.core.actions import Action
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.steps import Decision
from broadfront.core.title import Playable
from broadfront.players import Player, make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from broadfront.titles.patrol.data import SIDES, Patrol
from broadfront.titles.patrol.play.learner.features import Features
from broadfront.titles.patrol.play.learner.judge import Judge
from broadfront.titles.patrol.play.learner.network import Adam, Floats, Network
from broadfront.titles.patrol.play.learner.options import OptionFeatures
from broadfront.titles.patrol.play.learner.policy import Policy, zero_policy_weights
from broadfront.titles.patrol.rules.state import PatrolState

__all__ = ["Encoders", "Round", "count_learner_wins", "patrol_encoders", "train"]

ITSELF, WATCHED = "itself", "watched"
AHEAD, JUDGED_AHEAD, SPREAD = 0.9, 0.8, 0.003
"""Lookahead factors of the surprise and of the network's targets, and the weight of entropy (exploration)."""
WATCHING, PLAYING, SLOWEST = 0.1, 0.02, 0.1
"""Learning rates while watching and at the start of play, and the share of the latter that remains at the end."""
REMEMBERED = 800
"""Number of recent games that the network trains on again after each round."""


class GameLessons(NamedTuple):
    """What one training game teaches: gradients of the policy, positions, and the result."""

    slopes: Floats
    choices: int
    rows: Floats
    """Features of the positions in which a side had to choose, in order."""
    end: float
    """The result: 1 for a German win, 0 for a loss, 0.5 for a draw."""


class Round(NamedTuple):
    """Result of a round of training: the weights of the policy and of the network."""

    games: int
    """Games played so far."""
    weights: Floats
    """Weights of the policy; the next round changes them in place, like those of the network."""
    network: list[Floats]


class Encoders(NamedTuple):
    """The two encoders that turn positions and legal actions into rows of features."""

    positions: Features
    options: OptionFeatures


@lru_cache(maxsize=1)
def _patrol_title() -> Playable:
    """Return the game Patrol, loaded once."""
    return playable("patrol")


@lru_cache(maxsize=1)
def patrol_encoders() -> Encoders:
    """Return the encoders of positions and legal actions of the game Patrol, built once."""
    title = _patrol_title()
    assert isinstance(title, Patrol)
    return Encoders(Features(title), OptionFeatures(title))


def _players_by_side(learner: Player, partner: str, seed: int) -> dict[str, Player]:
    """Return the player of each side; against a partner, the learner is German for even seeds, else American."""
    players: dict[str, Player] = {}
    for number, side in enumerate(SIDES):
        mine = partner in (ITSELF, WATCHED) or seed % len(SIDES) == number
        players[side] = learner if mine else make_player(partner, f"{seed}/{side}", "patrol")
    return players


def play_training_game(weights: Floats, network: list[Floats], partner: str, seed: int) -> GameLessons:
    """Play one training game with the learner and return what it teaches."""
    model = make_player("greedy", seed, "patrol") if partner == WATCHED else None
    policy = Policy(weights, patrol_encoders().options, np.random.default_rng(seed), model)
    game = Game.new(_patrol_title(), variant="two-player", seed=seed)
    seen: list[tuple[PatrolState, str]] = []
    mine: list[int] = []

    players = _players_by_side(policy, partner, seed)

    def watch(game: Game, action: Action | None, events: Sequence[Event]) -> None:
        """Record each position in which a side has to decide."""
        if isinstance(game.next_pending, Decision):
            side = game.next_pending.side
            known = game.view(side).position()
            assert isinstance(known, PatrolState)
            if players[side] is policy:
                mine.append(len(seen))
            seen.append((known, side))

    over = play_out(game, players, observers=[watch], trusted=True)
    assert over is not None
    rows = patrol_encoders().positions.rows(seen)
    values = Network.from_weights(network).values(rows)
    end = 0.5 if over.winner is None else float(over.winner == SIDES[0])
    followed = discounted_targets(values, end, AHEAD)
    slopes = zero_policy_weights()
    for at, choice in zip(mine, policy.choices, strict=True):
        surprise = 1.0 if model is not None else (followed[at] - values[at]) * (1 if choice.side == 0 else -1)
        slope = surprise * choice.slope + SPREAD * choice.spread
        slopes[choice.side, 0] += slope
        slopes[choice.side, 1] += slope * choice.late
    return GameLessons(slopes, len(mine), rows, end)


def discounted_targets(values: Floats, end: float, ahead: float) -> Floats:
    """Return a target for each position: the mean of later values and the result, weighted by `ahead` per position.

    >>> discounted_targets(np.array([0.5, 0.8], dtype=np.float32), 1.0, 0.5).tolist() == [np.float32(0.9), 1.0]
    True
    """
    followed, later = np.empty(len(values), dtype=np.float32), end
    for n in range(len(values) - 1, -1, -1):
        followed[n] = later
        later = (1 - ahead) * values[n] + ahead * later
    return followed


def _train_network(network: Network, taught: Sequence[GameLessons], remembered: Iterable[GameLessons]) -> None:
    """Train the network on the results of new games, then on the later predictions in all remembered games.

    How a game went on says more about a position than a result that depends on many dice.
    """
    network.learn_all([(game.rows, np.full(len(game.rows), game.end, dtype=np.float32)) for game in taught])
    network.learn_all(
        [(game.rows, discounted_targets(network.values(game.rows), game.end, JUDGED_AHEAD)) for game in remembered]
    )


def train(
    rounds: int,
    *,
    games: int = 40,
    seed: int = 0,
    watched: int = 30,
    partners: Sequence[str] = ("greedy", ITSELF, "greedy"),
    pool: Executor | None = None,
) -> Iterator[Round]:
    """Train a learner and yield its state after each round; the same seed gives the same learner.

    The learner imitates greedy players for the first `watched` rounds, then plays against its partners in turn.
    """
    network = Network(patrol_encoders().positions.count, seed)
    weights = zero_policy_weights()
    remembered: deque[GameLessons] = deque(maxlen=REMEMBERED)
    adam = Adam([weights], WATCHING)
    each: Callable[..., Iterator[GameLessons]] = map if pool is None else partial(pool.map, chunksize=5)
    for number in range(rounds):
        if number == watched:
            adam = Adam([weights], PLAYING)
        if number >= watched:
            adam.rate = PLAYING * max(SLOWEST, 1 - (number - watched) / (rounds - watched))
        first = seed + number * games
        turns = partners if number >= watched else (WATCHED,)
        named = [turns[n // len(SIDES) % len(turns)] for n in range(games)]
        taught = list(each(partial(play_training_game, weights, network.weights), named, range(first, first + games)))
        adam.update_weights([-sum(lessons.slopes for lessons in taught) / sum(lessons.choices for lessons in taught)])
        remembered += taught
        _train_network(network, taught, remembered)
        yield Round((number + 1) * games, weights, network.weights)


def learner_wins_game(weights: Floats, network: list[Floats], partner: str, seed: int) -> bool:
    """Play one game with the learner's best choices and return whether it won; it is German for even seeds."""
    game = Game.new(_patrol_title(), variant="two-player", seed=seed)
    learner = Policy(
        weights, patrol_encoders().options, judge=Judge(Network.from_weights(network), patrol_encoders().positions)
    )
    over = play_out(game, _players_by_side(learner, partner, seed), trusted=True)
    assert over is not None
    return over.winner == SIDES[seed % len(SIDES)]


def count_learner_wins(trained: Round, partner: str, seeds: range, pool: Executor | None = None) -> int:
    """Return how many games with these seeds the learner wins, playing each side in turn."""
    each: Callable[..., Iterator[bool]] = map if pool is None else partial(pool.map, chunksize=5)
    return sum(each(partial(learner_wins_game, trained.weights, trained.network, partner), seeds))
