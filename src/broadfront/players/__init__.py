"""Players choose for a side that no person plays. They see only what their side may know, never the full game state."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.core.errors import unknown_name
from broadfront.players.player import Player
from broadfront.players.random_player import RandomPlayer
from broadfront.titles import kit_of, part_of

__all__ = ["Player", "RandomPlayer", "default_player", "make_player", "players_of"]

Maker = Callable[[int | str], Player]
"""Makes a player from a seed."""


def players_of(title: str) -> dict[str, Maker]:
    """Return the kinds of computer player a title has: the random player, and those the title itself provides.

    >>> sorted(players_of("ardennes"))
    ['greedy', 'random', 'rash']
    """
    players = kit_of(title).players
    return {"random": RandomPlayer, **(part_of(title, players) if players else {})}


def make_player(name: str, seed: int | str, title: str) -> Player:
    """Create a computer player of the named kind.

    >>> make_player("random", 7, "patrol")
    RandomPlayer(7)
    """
    kinds = players_of(title)
    if name not in kinds:
        raise unknown_name(f"player of {title}", name, kinds, parameter="against")
    return kinds[name](seed)


def default_player(title: str) -> str:
    """Return the kind of computer player used if nobody names one: `greedy` if the title has it, otherwise `random`.

    >>> default_player("ardennes"), default_player("wacht") in players_of("wacht")
    ('greedy', True)
    """
    return "greedy" if "greedy" in players_of(title) else "random"
