"""Playing a game to its end."""

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

__all__ = ["LIMIT", "Observer", "no_player_error", "play_out"]

LIMIT = 20_000
"""Maximum number of record lines; longer games count as endless."""

Observer = Callable[[Game, Action | None, Sequence[Event]], None]
"""Called after each record line with the game, the action (None for a roll) and the events; must not change the
game."""


def play_out(
    game: Game,
    players: Mapping[str, Player],
    *,
    limit: int = LIMIT,
    observers: Sequence[Observer] = (),
    trusted: bool = False,
) -> GameOver | None:
    """Let computer players choose and roll the dice until the game is over; return None if it is not over after `limit`
    record lines.

    `trusted` skips checking each choice, for players that only choose listed options.
    """
    game.lists_options = True
    try:
        return _play(game, players, limit, observers, trusted)
    finally:
        game.lists_options = False


def no_player_error(side: str, players: Mapping[str, Player], sides: Sequence[str]) -> Invalid:
    """Return the error that says that a side has no player."""
    return Invalid(
        f"Nobody plays {side}: players are given for {', '.join(players) or 'no side'}.",
        parameter="players",
        given=list(players),
        accepted=list(sides),
    )


def _play(
    game: Game, players: Mapping[str, Player], limit: int, observers: Sequence[Observer], trusted: bool
) -> GameOver | None:
    """Play the game to its end, or return None at the limit of lines."""
    # Nothing else changes the state between two lines, so cached decisions and options can be reused.
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
                raise no_player_error(side, players, game.title.sides)
            options = Options.from_settled(state) if going else game.options(side)
            action = players[side].choose(views[side], options)
            events = game.apply(action, side=side, trusted=trusted)
        else:
            action, events = None, game.roll(pending)
        going, pending = True, game.next_pending
        for observer in observers:
            observer(game, action, events)
    return pending
