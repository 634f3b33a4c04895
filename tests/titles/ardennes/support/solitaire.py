"""Random solitaire games to their end, each played once for all tests that look at what the system told."""

from functools import cache

from broadfront.core.events import Trace
from broadfront.core.game import Game
from broadfront.sim.conformance import random_game
from tests.titles.ardennes.support.real import title

SEED = 1


@cache
def solitaire(scenario: str) -> Game:
    """To be looked at only."""
    return random_game(title(), scenario, "gs", SEED)


def traces(game: Game) -> list[Trace]:
    return [event.trace for _, event in game.log if event.trace is not None]
