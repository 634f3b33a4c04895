"""Hostile records for a server: small and well formed, but as expensive as possible to check."""

from __future__ import annotations

from functools import cache
from itertools import cycle, islice

from broadfront.core.game import Game
from broadfront.core.record import Header, Line, Record
from broadfront.core.steps import Decision
from broadfront.players import RandomPlayer
from broadfront.sim import play_out
from broadfront.titles import playable

__all__ = ["of_a_campaign", "of_notes", "of_undos", "uploads"]


def _begun(deeds: int) -> Game:
    """Return a game of patrol with this many actions and rolls."""
    game = Game.new(playable("patrol"), variant="two-player", seed="1")
    while len(game.record.lines) < deeds and not game.over:
        if isinstance(game.pending, Decision):
            game.apply(next(iter(game.options())))
        else:
            game.roll()
    return game


def _written(header: Header, lines: list[Line]) -> str:
    return Record(header, lines).to_bytes().decode()


def of_undos(lines: int = 2_000, deeds: int = 40) -> str:
    """Return a record that undoes and redoes the whole game again and again."""
    game = _begun(deeds)
    record = list(game.record.lines)
    while len(record) < lines:
        n = len(record) + 1
        record += [Line(n, undo_to=0, past="a roll or draw"), Line(n + 1, redo_of=n)]
    return _written(game.record.header, record)


def of_notes(lines: int = 9_900) -> str:
    """Return a record of notes only."""
    header = Game.new(playable("patrol"), variant="two-player", seed="1").record.header
    return _written(header, [Line(n, note="!") for n in range(1, lines + 1)])


@cache
def of_a_campaign() -> str:
    """Return a valid record of a whole Ardennes game, every line of which must be checked."""
    game = Game.new(playable("ardennes"), variant="2p", seed="1")
    play_out(game, {side: RandomPlayer(1) for side in ("german", "allied")})
    return _written(game.record.header, game.record.lines)


def uploads(count: int) -> list[str]:
    """Return this many records, cycling through all types."""
    return list(islice(cycle((of_undos(), of_notes(), of_a_campaign())), count))
