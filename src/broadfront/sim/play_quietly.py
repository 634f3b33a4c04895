"""Playing a game to its end without recording, events or explanations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from broadfront.core.chance import Chance, roller_pick
from broadfront.core.options import Options
from broadfront.core.state import State
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.view import View
from broadfront.players.player import Player
from broadfront.sim.play_out import LIMIT, nobody_plays

__all__ = ["Quiet", "play_quietly"]

Watching = Callable[[State, Pending], None]
"""Called after each line with the state and what is pending next; must not change the state."""


class Quiet(NamedTuple):
    """How a game ended, and how many lines its record would have."""

    over: GameOver
    lines: int


def play_quietly(
    state: State, seed: str, players: Mapping[str, Player], watching: Watching | None = None, *, limit: int = LIMIT
) -> Quiet | None:
    """Play a game from its start to the same end as `play_out` with that seed; return None after `limit` lines."""
    state.events = None
    pending, lines, rolls = state.settle(offer=True), 0, 0
    views = {side: View(state, side) for side in players}
    while not isinstance(pending, GameOver):
        if lines >= limit:
            return None
        if isinstance(pending, Chance):
            state.happen(roller_pick(pending, seed, rolls))
            rolls += 1
        else:
            assert isinstance(pending, Decision)
            if pending.side not in players:
                raise nobody_plays(pending.side, players, state.title.sides)
            state.do(players[pending.side].choose(views[pending.side], Options.of_settled(state)))
        lines += 1
        pending = state.settle(offer=True)
        assert pending is not None
        if watching is not None:
            watching(state, pending)
    return Quiet(pending, lines)
