"""Playing a game to its end without recording, events or explanations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from broadfront.core.chance import Chance, outcome_from_seed_and_roll
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.view import View
from broadfront.players.player import Player
from broadfront.sim.play_out import LIMIT, no_player_error

__all__ = ["QuietResult", "play_quietly"]

PositionObserver = Callable[[State, Pending], None]
"""Called after each line with the state and what is pending next; must not change the state."""


class QuietResult(NamedTuple):
    """How a game played without a record ended, and how many lines its record would have had."""

    over: GameOver
    lines: int


def play_quietly(
    state: State,
    seed: str,
    players: Mapping[str, Player],
    watching: PositionObserver | None = None,
    *,
    limit: int = LIMIT,
) -> QuietResult | None:
    """Play a game to its end without recording it, with the same result as `play_out` with this seed. Return None if it
    is not over after `limit` lines."""
    state.events = None
    pending, lines, rolls = state.settle(offer=True), 0, 0
    views = {side: View(state, side) for side in players}
    while not isinstance(pending, GameOver):
        if lines >= limit:
            return None
        if isinstance(pending, Chance):
            state.happen(outcome_from_seed_and_roll(pending, seed, rolls))
            rolls += 1
        else:
            assert isinstance(pending, Decision)
            if pending.side not in players:
                raise no_player_error(pending.side, players, state.title.sides)
            state.do(players[pending.side].choose(views[pending.side], Options.from_settled(state)))
        lines += 1
        pending = state.settle(offer=True)
        assert pending is not None
        if watching is not None:
            watching(state, pending)
    return QuietResult(pending, lines)
