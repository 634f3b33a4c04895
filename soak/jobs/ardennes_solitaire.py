"""Solitaire Ardennes games by a random German with all invariants checked; the system chooses for the Allies."""

from collections.abc import Iterator
from unittest.mock import patch

from broadfront.core.events import Trace
from broadfront.core.game import Game
from broadfront.core.state import State
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.sim import conformance
from broadfront.titles import load_title
from soak import Figures, Totals, job

SCENARIO = "campaign"


def _check_enough_choices(totals: Totals) -> None:
    """Check that the system chose often enough: one that never chooses would pass too."""
    assert totals["choices"] > 100 * totals["seeds"], "the system chose too little to show anything"


@job("ardennes-games-solitaire", seeds=range(200), conclude=_check_enough_choices)
def check_solitaire(seeds: range) -> Iterator[Figures]:
    """Random solitaire campaigns of the Ardennes end, lose nothing, and replay with the same choices of the system."""
    title = load_title("ardennes")
    assert isinstance(title, Playable)
    for seed in seeds:
        with patch.object(State, "DEBUG", True):
            game = conformance.random_game(title, SCENARIO, "gs", seed)
        assert isinstance(game.pending, GameOver), f"not over after {len(game.record.lines)} lines"
        conformance.check_replay(game)
        traces = _traces(game)
        again = Game.replay(title, game.record, seed=game.seed)
        assert _traces(again) == traces, "the system's choices differ on replay"
        yield {"lines": len(game.record.lines), "choices": len(traces)}


def _traces(game: Game) -> list[Trace]:
    return [event.trace for _, event in game.log if event.trace is not None]
