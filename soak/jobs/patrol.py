"""The teaching title: random games with derived data compared with a rebuild at every line; balanced greedy games."""

from collections.abc import Iterator
from unittest.mock import patch

from broadfront.core.game import Game
from broadfront.core.intervals import wilson_interval
from broadfront.core.state import State
from broadfront.core.steps import GameOver
from broadfront.core.title import Playable
from broadfront.players import make_player
from broadfront.sim import conformance
from broadfront.sim.play_out import play_out
from broadfront.titles import load_title, playable
from soak import Figures, Totals, job


def _play_games(variant: str, seeds: range) -> Iterator[Figures]:
    title = load_title("patrol")
    assert isinstance(title, Playable)
    for seed in seeds:
        with patch.object(State, "DEBUG", True):
            game = conformance.random_game(title, "bridge", variant, seed)
            assert isinstance(game.pending, GameOver), f"not over after {len(game.record.lines)} lines"
            conformance.check_replay(game)
        yield {"lines": len(game.record.lines)}


@job("patrol-games-solo", seeds=range(5000))
def check_solo(seeds: range) -> Iterator[Figures]:
    """Random solo games of patrol end, lose nothing, and replay to the same states."""
    yield from _play_games("solo", seeds)


@job("patrol-games-two-player", seeds=range(5000))
def check_two_player(seeds: range) -> Iterator[Figures]:
    """Random two-player games of patrol end, lose nothing, and replay to the same states."""
    yield from _play_games("two-player", seeds)


def check_even(totals: Totals) -> None:
    """Check that the 95% Wilson interval of either side's wins is within 35 to 65%."""
    number = int(totals["seeds"])
    for side in ("german", "american"):
        low, high = wilson_interval(int(totals[side]), number)
        assert 0.35 < low < high < 0.65, f"{side} wins {totals[side]:.0f} of {number} games: {low:.1%} to {high:.1%}"


@job("patrol-balance", seeds=range(50_000, 50_300), conclude=check_even)
def check_balance(seeds: range) -> Iterator[Figures]:
    """Greedy players of patrol: neither side has the better start."""
    title = playable("patrol")
    for seed in seeds:
        game = Game.new(title, variant="two-player", seed=seed)
        players = {side: make_player("greedy", f"{seed}/{side}", title.name) for side in title.sides}
        over = play_out(game, players, trusted=True)
        assert over is not None, "the game did not end within the limit of lines"
        yield {side: float(over.winner == side) for side in title.sides}
