"""Games that the learner watches and plays, and what it learns from how they ended.

First it watches greedy players and makes their choices likelier. Then it plays. A network learns from each position how
the game ended. What it expects is taken off how the game went on, and what is left over, the surprise, makes the choice
before it more or less likely (policy gradient). Both sides learn at once.
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
from broadfront.players import Player, player_named
from broadfront.sim.play_out import play_out
from broadfront.titles import playable
from broadfront.titles.patrol.data import SIDES, Patrol
from broadfront.titles.patrol.play.learner.features import Features
from broadfront.titles.patrol.play.learner.judge import Judge
from broadfront.titles.patrol.play.learner.network import Adam, Floats, Network
from broadfront.titles.patrol.play.learner.options import OptionFeatures
from broadfront.titles.patrol.play.learner.policy import Policy, no_weights
from broadfront.titles.patrol.rules.state import PatrolState

__all__ = ["Round", "Tutors", "train", "tutors", "wins"]

ITSELF, WATCHED = "itself", "watched"
AHEAD, JUDGED_AHEAD, SPREAD = 0.9, 0.8, 0.003
"""How far surprises and the network look ahead, and what it is worth to try different things."""
WATCHING, PLAYING, SLOWEST = 0.1, 0.02, 0.1
"""How fast weights move while it watches and when it begins to play, and the share of that which is left at the end."""
REMEMBERED = 800
"""Games that the network goes through again after each round."""


class Lessons(NamedTuple):
    """What one game taught."""

    slopes: Floats
    choices: int
    rows: Floats
    """The positions in which somebody was asked, in their order."""
    end: float
    """1 when the German won, 0 when not, a half for a draw."""


class Round(NamedTuple):
    """What one round of training gave."""

    games: int
    """Games played so far."""
    weights: Floats
    """Of the policy; they change in the next round, like those of the network."""
    network: list[Floats]


class Tutors(NamedTuple):
    """What knows the features of positions and of options."""

    positions: Features
    options: OptionFeatures


@lru_cache(maxsize=1)
def _title() -> Playable:
    return playable("patrol")


@lru_cache(maxsize=1)
def tutors() -> Tutors:
    title = _title()
    assert isinstance(title, Patrol)
    return Tutors(Features(title), OptionFeatures(title))


def _players(learner: Player, partner: str, seed: int) -> dict[str, Player]:
    """The learner on both sides, or on either by turns: even seeds are German."""
    players: dict[str, Player] = {}
    for number, side in enumerate(SIDES):
        mine = partner in (ITSELF, WATCHED) or seed % len(SIDES) == number
        players[side] = learner if mine else player_named(partner, f"{seed}/{side}", "patrol")
    return players


def play(weights: Floats, network: list[Floats], partner: str, seed: int) -> Lessons:
    """One game to learn from."""
    model = player_named("greedy", seed, "patrol") if partner == WATCHED else None
    policy = Policy(weights, tutors().options, np.random.default_rng(seed), model)
    game = Game.new(_title(), variant="two-player", seed=seed)
    seen: list[tuple[PatrolState, str]] = []
    mine: list[int] = []

    players = _players(policy, partner, seed)

    def watch(game: Game, action: Action | None, events: Sequence[Event]) -> None:
        if isinstance(game.asked, Decision):
            side = game.asked.side
            known = game.view(side).position()
            assert isinstance(known, PatrolState)
            if players[side] is policy:
                mine.append(len(seen))
            seen.append((known, side))

    over = play_out(game, players, observers=[watch], trusted=True)
    assert over is not None
    rows = tutors().positions.rows(seen)
    values = Network.of(network).values(rows)
    end = 0.5 if over.winner is None else float(over.winner == SIDES[0])
    followed = went_on(values, end, AHEAD)
    slopes = no_weights()
    for at, choice in zip(mine, policy.choices, strict=True):
        surprise = 1.0 if model is not None else (followed[at] - values[at]) * (1 if choice.side == 0 else -1)
        slope = surprise * choice.slope + SPREAD * choice.spread
        slopes[choice.side, 0] += slope
        slopes[choice.side, 1] += slope * choice.late
    return Lessons(slopes, len(mine), rows, end)


def went_on(values: Floats, end: float, ahead: float) -> Floats:
    """For each position how the game went on: what was thought of the next ones, the further ahead the less, and its
    end.

    >>> went_on(np.array([0.5, 0.8], dtype=np.float32), 1.0, 0.5).tolist() == [np.float32(0.9), 1.0]
    True
    """
    followed, later = np.empty(len(values), dtype=np.float32), end
    for n in range(len(values) - 1, -1, -1):
        followed[n] = later
        later = (1 - ahead) * values[n] + ahead * later
    return followed


def _judge_better(network: Network, taught: Sequence[Lessons], remembered: Iterable[Lessons]) -> None:
    """The network learns new games by their ends, then all it remembers by how they went on: that tells it more of each
    position than an end which hung on many dice."""
    network.learn_all([(game.rows, np.full(len(game.rows), game.end, dtype=np.float32)) for game in taught])
    network.learn_all([(game.rows, went_on(network.values(game.rows), game.end, JUDGED_AHEAD)) for game in remembered])


def train(
    rounds: int,
    *,
    games: int = 40,
    seed: int = 0,
    watched: int = 30,
    partners: Sequence[str] = ("greedy", ITSELF, "greedy"),
    pool: Executor | None = None,
) -> Iterator[Round]:
    """Rounds of so many games each, the first of which it watches; then its partners take turns.

    The same seed gives the same learner.
    """
    network = Network(tutors().positions.count, seed)
    weights = no_weights()
    remembered: deque[Lessons] = deque(maxlen=REMEMBERED)
    adam = Adam([weights], WATCHING)
    each: Callable[..., Iterator[Lessons]] = map if pool is None else partial(pool.map, chunksize=5)
    for number in range(rounds):
        if number == watched:
            adam = Adam([weights], PLAYING)
        if number >= watched:
            adam.rate = PLAYING * max(SLOWEST, 1 - (number - watched) / (rounds - watched))
        first = seed + number * games
        turns = partners if number >= watched else (WATCHED,)
        named = [turns[n // len(SIDES) % len(turns)] for n in range(games)]
        taught = list(each(partial(play, weights, network.weights), named, range(first, first + games)))
        adam.step([-sum(lessons.slopes for lessons in taught) / sum(lessons.choices for lessons in taught)])
        remembered += taught
        _judge_better(network, taught, remembered)
        yield Round((number + 1) * games, weights, network.weights)


def won(weights: Floats, network: list[Floats], partner: str, seed: int) -> bool:
    """One game by the choices it thinks best: whether the learner won it. Even seeds are German."""
    game = Game.new(_title(), variant="two-player", seed=seed)
    learner = Policy(weights, tutors().options, judge=Judge(Network.of(network), tutors().positions))
    over = play_out(game, _players(learner, partner, seed), trusted=True)
    assert over is not None
    return over.winner == SIDES[seed % len(SIDES)]


def wins(learned: Round, partner: str, seeds: range, pool: Executor | None = None) -> int:
    """Of games with these seeds, half from either side, how many the learner wins."""
    each: Callable[..., Iterator[bool]] = map if pool is None else partial(pool.map, chunksize=5)
    return sum(each(partial(won, learned.weights, learned.network, partner), seeds))
