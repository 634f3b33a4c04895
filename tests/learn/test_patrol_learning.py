"""The baseline of patrol: its slopes are right, the same seed gives the same learner, and it learns."""

import numpy as np
import pytest
from numpy.typing import NDArray

from broadfront.core.game import Game
from broadfront.core.steps import Decision
from broadfront.titles import playable
from broadfront.titles.patrol.play.learner.network import Network
from broadfront.titles.patrol.play.learner.policy import Policy, zero_policy_weights
from broadfront.titles.patrol.play.learner.training import count_learner_wins, patrol_encoders, train
from broadfront.titles.patrol.rules.state import PatrolState


def asked() -> tuple[Game, str]:
    """A game in which a side has many options."""
    game = Game.new(playable("patrol"), variant="two-player", seed=3)
    while not isinstance(pending := game.pending, Decision):
        game.roll()
    return game, pending.side


def test_a_network_learns_what_is_not_a_weighted_sum() -> None:
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 2, (512, 3)).astype(np.float32)
    targets = (rows[:, 0] != rows[:, 1]).astype(np.float32)
    network = Network(3, seed=1)
    for _ in range(300):
        network.learn_all([(rows, targets)])
    assert np.abs(network.values(rows) - targets).max() < 0.2
    assert np.array_equal(Network.from_weights(network.weights).values(rows), network.values(rows))


def test_the_slope_of_a_choice_is_how_the_logarithm_of_its_chance_grows() -> None:
    game, side = asked()
    state = game.view(side).position()
    assert isinstance(state, PatrolState)
    actions = list(game.options(side))
    rows = patrol_encoders().options.rows(state, side, actions).astype(np.float64)
    weights = zero_policy_weights()
    weights[0, 0] = np.random.default_rng(2).standard_normal(rows.shape[1]) * 0.3
    policy = Policy(weights, patrol_encoders().options, np.random.default_rng(5))
    taken = actions.index(policy.choose(game.view(side), game.options(side)))

    def chances(held: NDArray[np.float64]) -> NDArray[np.float64]:
        raised: NDArray[np.float64] = np.exp(rows @ held)
        found: NDArray[np.float64] = raised / raised.sum()
        return found

    def spread(held: NDArray[np.float64]) -> float:
        given = chances(held)
        return float(-(given * np.log(given)).sum())

    held, little = weights[0, 0].astype(np.float64), 1e-5
    for n in np.flatnonzero(rows.any(axis=0)):
        more, less = held.copy(), held.copy()
        more[n] += little
        less[n] -= little
        grown = (np.log(chances(more)[taken]) - np.log(chances(less)[taken])) / (2 * little)
        assert policy.choices[0].slope[n] == pytest.approx(grown, abs=1e-4)
        assert policy.choices[0].spread[n] == pytest.approx((spread(more) - spread(less)) / (2 * little), abs=1e-4)


def test_options_are_told_by_what_a_side_may_know() -> None:
    game, side = asked()
    other = next(name for name in playable("patrol").sides if name != side)
    state, twin = game.view(side).position(), game.view(side).sample(1)
    assert isinstance(state, PatrolState)
    assert isinstance(twin, PatrolState)
    actions = list(game.options(side))
    assert np.array_equal(
        patrol_encoders().options.rows(state, side, actions), patrol_encoders().options.rows(twin, side, actions)
    )
    assert np.array_equal(
        patrol_encoders().positions.rows([(state, side)]), patrol_encoders().positions.rows([(twin, side)])
    )
    assert not np.array_equal(
        patrol_encoders().positions.rows([(state, side)]), patrol_encoders().positions.rows([(twin, other)])
    )


def test_the_same_seed_gives_the_same_learner() -> None:
    one, same, other = ([r.weights.copy() for r in train(2, games=2, seed=seed, watched=1)][-1] for seed in (1, 1, 50))
    assert np.array_equal(one, same)
    assert not np.array_equal(one, other)


def test_it_learns_to_beat_random_in_a_few_games() -> None:
    """In full it beats greedy too: `make learning`."""
    *_, last = train(8, games=4, seed=1, watched=6, partners=("itself",))
    assert count_learner_wins(last, "random", range(900_000, 900_010)) >= 8
