"""The analyst: how long a playout takes, from which the seconds of a card of each level follow."""

import time

from bench import Measured, row
from broadfront.analyst import Evaluator
from broadfront.analyst.levels import PLAYOUTS
from broadfront.core.game import Game
from broadfront.titles import playable

NUMBER = 24


def playout(variant: str) -> Measured:
    """Of an Initial Assault from its start, the longest way it can have; the mean of a round, the best of three."""
    game = Game.new(playable("ardennes"), scenario="initial_assault", variant=variant, seed=3)
    evaluator, view = Evaluator("ardennes", 1), game.view("german")
    best = float("inf")
    for _ in range(3):
        started = time.thread_time()
        evaluator.value(view, NUMBER)
        best = min(best, (time.thread_time() - started) / NUMBER)
    cards = ", ".join(f"{level} {best * playouts:.1f} s" for level, playouts in PLAYOUTS.items())
    return Measured(best, note=f"{1 / best:.0f} a second; the first card at most: {cards}")


@row("analyst: a playout of Initial Assault, solitaire", order=64)
def solitaire() -> Measured:
    return playout("gs")


@row("analyst: a playout of Initial Assault, two players", order=64)
def two_players() -> Measured:
    return playout("2p")
