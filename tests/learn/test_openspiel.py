"""Patrol in OpenSpiel: its own tests and algorithms run on it."""

import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

from broadfront.learn.openspiel import NAME, PatrolSpielState


def played_until_asked(player: int) -> PatrolSpielState:
    """A random game until this player is asked."""
    state: PatrolSpielState = pyspiel.load_game(NAME).new_initial_state()
    rng = random.Random(4)
    while state.current_player() != player:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_random_games_pass_the_test_of_openspiel() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAME), num_sims=1, serialize=True, verbose=False)


def test_a_player_does_not_see_what_the_other_draws() -> None:
    state = played_until_asked(1)
    german, american = (state.information_state_string(player).split() for player in (0, 1))
    assert len(german) == len(american)
    assert "?" in german
    assert "?" in american
    assert all(one == other or "?" in (one, other) for one, other in zip(german, american, strict=True))
    assert '"german hand": {"count": 1, "family": "german cards"}' in state.observation_string(1)
    assert '"german hand": {"count": 1, "family": "german cards", "items"' in state.observation_string(0)
    assert state.observation_tensor(0) != state.observation_tensor(1)


def test_a_tree_search_and_a_regret_minimizer_run_on_it() -> None:
    game = pyspiel.load_game(NAME)
    state = played_until_asked(0)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 4, rollouts, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()
    np.random.seed(3)  # noqa: NPY002 (the solver draws from the global generator)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver.average_policy() is not None
