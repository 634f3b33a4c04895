"""Random games of the teaching title, every invariant on: derived data are compared with a rebuild at every line."""

from collections.abc import Iterator
from unittest.mock import patch

from broadfront.core.state import State
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.sim import conformance
from broadfront.titles import load_title
from soak import Figures, job


def _games(variant: str, seeds: range) -> Iterator[Figures]:
    title = load_title("patrol")
    assert isinstance(title, Playable)
    for seed in seeds:
        with patch.object(State, "DEBUG", True):
            game = conformance.random_game(title, "bridge", variant, seed)
            assert isinstance(game.pending, GameOver), f"not over after {len(game.record.lines)} lines"
            conformance.check_replay(game)
        yield {"lines": len(game.record.lines)}


@job("patrol-games-solo", seeds=range(5000))
def solo(seeds: range) -> Iterator[Figures]:
    """Random solo games of patrol end, lose nothing, and replay to the same states."""
    yield from _games("solo", seeds)


@job("patrol-games-two-player", seeds=range(5000))
def two_player(seeds: range) -> Iterator[Figures]:
    """Random two-player games of patrol end, lose nothing, and replay to the same states."""
    yield from _games("two-player", seeds)
