"""Whole random games of the Ardennes beside catanatron's, and what a game takes in memory and on disk."""

import itertools
import random
import time
import tracemalloc

from bench import Measured, Missing, row
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.steps import GameOver
from broadfront.titles import playable

GAMES, MEMORY, RECORD = 2, 5_000_000, 2_000_000


def campaign(seed: int) -> tuple[Game, int]:
    """A two-player campaign of random choices, and how many decisions had two options or more."""
    rng = random.Random(seed)
    game = Game.new(playable("ardennes"), scenario="campaign", variant="2p", seed=seed)
    decisions = 0
    while not isinstance(pending := game.pending, GameOver):
        if isinstance(pending, Chance):
            game.roll()
            continue
        options = list(iter(game.options()))
        decisions += len(options) > 1
        game.apply(rng.choice(options), side=pending.side, trusted=True)
    return game, decisions


def _seconds_a_decision_here() -> float:
    campaign(0)
    started, decisions = time.thread_time(), 0
    for seed in range(1, 1 + GAMES):
        decisions += campaign(seed)[1]
    return (time.thread_time() - started) / decisions


def _seconds_a_decision_in_catan() -> float:
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError as error:
        raise Missing("catanatron is not installed: pip install catanatron") from error
    random.seed(1)
    started, decisions = time.thread_time(), 0
    for _ in range(10 * GAMES):
        game = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
    return (time.thread_time() - started) / decisions


@row("a decision of a random campaign, ardennes", order=60)
def decisions() -> Measured:
    """Decisions with one option are not counted on either side."""
    ours = _seconds_a_decision_here()
    return Measured(ours, others={"catanatron": _seconds_a_decision_in_catan()}, at_most={"catanatron": 2})


@row("a whole random campaign, ardennes", order=61)
def whole_campaigns() -> Measured:
    started = time.thread_time()
    for seed in range(GAMES):
        campaign(seed)
    return Measured((time.thread_time() - started) / GAMES)


@row("a campaign in memory beyond the loaded title, ardennes", order=62)
def memory() -> Measured:
    campaign(0)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    game, _ = campaign(1)
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert game.over
    return Measured(held, unit="bytes", limit=MEMORY)


@row("the record of a campaign, ardennes", order=63)
def record() -> Measured:
    longest = max(len(game.record.to_bytes()) for game, _ in map(campaign, itertools.islice(itertools.count(), GAMES)))
    return Measured(longest, unit="bytes", limit=RECORD)
