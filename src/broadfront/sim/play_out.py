"""Play a game on until it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.options import Options
from broadfront.core.steps import Decision, GameOver, Pending
from broadfront.core.view import View
from broadfront.players.player import Player

__all__ = ["LIMIT", "Observer", "nobody_plays", "play_out"]

LIMIT = 20_000
"""Record lines after which a game is taken to run away."""

Observer = Callable[[Game, Action | None, Sequence[Event]], None]
"""Told after each record line: the game, the action (None for a roll), and what happened. Must not change the game."""


def play_out(
    game: Game,
    players: Mapping[str, Player],
    *,
    limit: int = LIMIT,
    observers: Sequence[Observer] = (),
    trusted: bool = False,
) -> GameOver | None:
    """Let players choose and the roller roll until the game is over; None when `limit` record lines came first.

    `trusted` skips the check of each choice, for players that only choose listed options.
    """
    game.offering = True
    try:
        return _play(game, players, limit, observers, trusted)
    finally:
        game.offering = False


def nobody_plays(side: str, players: Mapping[str, Player], sides: Sequence[str]) -> Invalid:
    """A side is asked that has no player."""
    return Invalid(
        f"Nobody plays {side}: players are given for {', '.join(players) or 'no side'}.",
        parameter="players", given=list(players), accepted=list(sides),
    )  # fmt: skip


def _play(
    game: Game, players: Mapping[str, Player], limit: int, observers: Sequence[Observer], trusted: bool
) -> GameOver | None:
    # Between two lines played here nothing changes, so that what the first found need not be found again.
    action: Action | None
    pending: Pending | None = game.pending
    state, lines, going = game.state, game.record.lines, False
    views = {side: View(state, side) for side in players}
    while not isinstance(pending, GameOver):
        if len(lines) >= limit:
            return None
        if isinstance(pending, Decision):
            side = pending.side
            if side not in players:
                raise nobody_plays(side, players, game.title.sides)
            options = Options.of_settled(state) if going else game.options(side)
            action = players[side].choose(views[side], options)
            told = game.apply(action, side=side, trusted=trusted)
        else:
            action, told = None, game.roll(pending)
        going, pending = True, game.asked
        for observer in observers:
            observer(game, action, told)
    return pending
