"""Players: whoever chooses for a side that no person takes. A player sees its side's view, never the state."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.core.errors import unknown
from broadfront.players.player import Player
from broadfront.players.random_player import RandomPlayer

__all__ = ["PLAYERS", "Player", "RandomPlayer", "player_named"]

PLAYERS: dict[str, Callable[[int | str], Player]] = {"random": RandomPlayer}
"""How to make each kind of player from a seed."""


def player_named(name: str, seed: int | str) -> Player:
    """A player of the kind a person named.

    >>> player_named("random", 7)
    RandomPlayer(7)
    """
    if name not in PLAYERS:
        raise unknown("player", name, PLAYERS)
    return PLAYERS[name](seed)
