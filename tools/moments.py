"""Records of games up to a moment worth a picture, played by our own players from fixed seeds."""

from collections.abc import Callable
from functools import lru_cache

import broadfront as bf
from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.steps import Decision
from broadfront.players import make_player

__all__ = ["assault_record", "nth_prompt", "record_until"]

Moment = Callable[[Game], bool]
MOST_LINES = 1500


def record_until(title: str, moment: Moment, **how: str) -> bytes:
    """Return the record of a game just before the first decision at which the moment has come."""
    game = bf.new(title, seed=7, **how)  # type: ignore[arg-type]
    players = {side: make_player("greedy", f"7/{side}", title) for side in game.state.played}
    while not game.over and len(game.record.lines) < MOST_LINES:
        pending = game.pending
        if isinstance(pending, Chance):
            game.roll()
            continue
        assert isinstance(pending, Decision)
        if moment(game):
            return game.record.to_bytes()
        game.apply(players[pending.side].choose(game.view(pending.side), game.options(pending.side)), side=pending.side)
    raise AssertionError(f"the moment never comes in {title}")


@lru_cache(maxsize=8)
def assault_record(step: str, times: int) -> bytes:
    """Return the record of an Initial Assault, German solitaire, when a step asks for the n-th time."""
    return record_until("ardennes", nth_prompt(step, times), scenario="initial_assault", variant="gs")


def nth_prompt(step: str, times: int) -> Moment:
    """Return a test for the n-th time that a step of this name asks."""
    seen = 0

    def has_come(game: Game) -> bool:
        nonlocal seen
        seen += type(game.state.stack[-1]).__name__ == step
        return seen == times

    return has_come
