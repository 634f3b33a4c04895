"""Players: whoever chooses for a side that no person takes. A player sees its side's view, never the state."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points

from broadfront.core.errors import unknown
from broadfront.players.player import Player
from broadfront.players.random_player import RandomPlayer

__all__ = ["Player", "RandomPlayer", "player_named", "players_of", "usual_player"]

Maker = Callable[[int | str], Player]
"""Makes a player from a seed."""


def players_of(title: str) -> dict[str, Maker]:
    """The kinds of player a title has: the random one, those of `players/<title>`, and of a title from elsewhere those
    of the module that its package registers as `broadfront.players`.

    >>> sorted(players_of("ardennes"))
    ['greedy', 'random', 'rash']
    """
    found: dict[str, Maker] = {"random": RandomPlayer}
    name = f"{__name__}.{title}"
    if title.isidentifier() and importlib.util.find_spec(name) is not None:
        found |= importlib.import_module(name).PLAYERS
    for module in _registered(title, tuple(sys.path)):
        found = importlib.import_module(module).PLAYERS | found
    return found


@lru_cache(maxsize=64)
def _registered(title: str, _path: tuple[str, ...]) -> tuple[str, ...]:
    """The modules of players that packages on the path register for a title; reading them takes as long as many lines
    of a game."""
    return tuple(entry.value for entry in entry_points(group="broadfront.players", name=title))


def player_named(name: str, seed: int | str, title: str) -> Player:
    """A player of the kind a person named.

    >>> player_named("random", 7, "patrol")
    RandomPlayer(7)
    """
    kinds = players_of(title)
    if name not in kinds:
        raise unknown(f"player of {title}", name, kinds, parameter="against")
    return kinds[name](seed)


def usual_player(title: str) -> str:
    """Who plays a side for which nobody names a player: `greedy` where the title has one.

    >>> usual_player("ardennes"), usual_player("wacht") in players_of("wacht")
    ('greedy', True)
    """
    return "greedy" if "greedy" in players_of(title) else "random"
