"""Learning environments: a step with its observation and mask, compared with the plain engine's decision."""

import random
import time
from functools import partial

import numpy as np

from bench import Measured, row
from bench.rows.games import GAMES, ROUNDS, Played, play_random_games
from broadfront.learn.aec import TitleEnv

SLOWEST = 2.0
"""Allowed ratio of a step to a plain decision."""


def play_random_steps(env: TitleEnv) -> Played:
    """Play games of random agents; return the steps with at least two legal codes, and their seconds."""
    choices, seconds = 0, 0.0
    for seed in range(GAMES):
        rng = random.Random(seed)
        env.reset(seed=seed)
        started = time.thread_time()
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))  # numpy finds ones among flags ten times as fast
            choices += len(legal) > 1
            env.step(legal[rng.randrange(len(legal))])
        seconds += time.thread_time() - started
    return choices, seconds


def compare_with_engine(title: str, scenario: str, variant: str) -> Measured:
    """Measure the seconds per step, the best of some rounds, alternating with the plain engine."""
    env = TitleEnv(title, scenario=scenario, variant=variant)
    players = {
        "step": partial(play_random_steps, env),
        "plain decision": partial(play_random_games, title, scenario, variant),
    }
    best = dict.fromkeys(players, float("inf"))
    for turn in range(ROUNDS + 1):
        for name, play in players.items():
            choices, seconds = play()
            if turn:  # the first round compiles, caches and warms
                best[name] = min(best[name], seconds / choices)
    step, plain = best["step"], best["plain decision"]
    told = f"{1 / step:,.0f} steps a second with observation and mask, {plain / step:.2f} of {1 / plain:,.0f} decisions"
    return Measured(step, others={"plain decision": plain}, at_most={"plain decision": SLOWEST}, note=told)


@row("environment step, ardennes for two", order=64)
def measure_ardennes_step() -> Measured:
    return compare_with_engine("ardennes", "campaign", "2p")


@row("environment step, patrol for two", order=65)
def measure_patrol_step() -> Measured:
    return compare_with_engine("patrol", "bridge", "two-player")
