"""The analyst: playouts per second, and the time of a card for the levels that search."""

import time
from collections.abc import Callable
from functools import partial

from bench import Measured, row
from broadfront.analyst import Evaluator
from broadfront.analyst.levels import make_opponent
from broadfront.core.game import Game
from broadfront.core.steps import Decision
from broadfront.players import make_player
from broadfront.sim.play_out import play_out
from broadfront.titles import playable

NUMBER = 24
WHOLE = 1000
"""A limit of quiet points larger than a day has."""
CARDS = 30
"""Lines before the measured card: the first impulse is over, and nearly all of the day is still to come."""
LIMITS = {"veteran": 1.5, "elite": 5.0}


def best_seconds(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(3):
        started = time.thread_time()
        work()
        best = min(best, time.thread_time() - started)
    return best


def measure_playout(variant: str) -> Measured:
    """Measure a playout of a whole Initial Assault, the longest one possible; the mean of a round."""
    game = Game.new(playable("ardennes"), scenario="initial_assault", variant=variant, seed=3)
    whole, short, view = Evaluator("ardennes", 1, points=WHOLE), Evaluator("ardennes", 1), game.view("german")
    best = best_seconds(lambda: whole.estimate_position(view, NUMBER)) / NUMBER
    used = best_seconds(lambda: short.estimate_position(view, NUMBER)) / NUMBER
    return Measured(best, note=f"{1 / best:.0f} playouts a second; {1 / used:.0f} as far as the analyst plays them")


def measure_card(level: str, scenario: str) -> Measured:
    """Measure an early card with two players; in a campaign, on the day with the longest playouts."""
    game = Game.new(playable("ardennes"), scenario=scenario, variant="2p", seed=3)
    plain, search = make_player("greedy", 0, "ardennes"), make_opponent(level, 1, "ardennes")
    play_out(game, dict.fromkeys(game.state.played, plain), limit=CARDS)
    while not (isinstance(asked := game.pending, Decision) and asked.message.topic == "ask.impulse.card"):
        play_out(game, dict.fromkeys(game.state.played, plain), limit=len(game.record.lines) + 1)
    side = asked.side
    best = best_seconds(lambda: search.choose(game.view(side), game.options(side)))
    return Measured(best, limit=LIMITS[level], note="an early card, two players")


row("analyst: a playout of Initial Assault, solitaire", order=64)(partial(measure_playout, "gs"))
row("analyst: a playout of Initial Assault, two players", order=64)(partial(measure_playout, "2p"))
for level in LIMITS:
    row(f"analyst: a card of {level}", order=65)(partial(measure_card, level, "initial_assault"))
    row(f"analyst: a card of {level}, campaign", order=65)(partial(measure_card, level, "campaign"))
