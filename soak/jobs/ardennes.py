"""Random campaigns of the Ardennes game, every invariant on."""

from collections.abc import Iterator
from unittest.mock import patch

from broadfront.core.state import State
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.sim import conformance
from broadfront.titles import load_title
from soak import Figures, job


def _campaigns(variant: str, seeds: range) -> Iterator[Figures]:
    title = load_title("ardennes")
    assert isinstance(title, Playable)
    for seed in seeds:
        with patch.object(State, "DEBUG", True):
            game = conformance.random_game(title, "campaign", variant, seed)
        assert isinstance(game.pending, GameOver), f"not over after {len(game.record.lines)} lines"
        yield {"lines": len(game.record.lines), "points": game.pending.score["german"]}


@job("ardennes-campaigns-two-player", seeds=range(200))
def two_player(seeds: range) -> Iterator[Figures]:
    """Random two-player campaigns end, lose nothing, and keep every position legal."""
    yield from _campaigns("2p", seeds)
