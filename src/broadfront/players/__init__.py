"""Players choose for a side that no person plays. They see their side's view, never the state."""

from __future__ import annotations

from collections.abc import Callable

from broadfront.core.errors import unknown
from broadfront.players.player import Player
from broadfront.players.random_player import RandomPlayer
from broadfront.titles import kit_of, part_of

__all__ = ["Player", "RandomPlayer", "player_named", "players_of", "usual_player"]

Maker = Callable[[int | str], Player]
"""Makes a player from a seed."""


def players_of(title: str) -> dict[str, Maker]:
    """Return the kinds of player a title has: the random one, and those of its kit.

    >>> sorted(players_of("ardennes"))
    ['greedy', 'random', 'rash']
    """
    players = kit_of(title).players
    return {"random": RandomPlayer, **(part_of(title, players) if players else {})}


def player_named(name: str, seed: int | str, title: str) -> Player:
    """Make a player of the named kind.

    >>> player_named("random", 7, "patrol")
    RandomPlayer(7)
    """
    kinds = players_of(title)
    if name not in kinds:
        raise unknown(f"player of {title}", name, kinds, parameter="against")
    return kinds[name](seed)


def usual_player(title: str) -> str:
    """Return the kind of player used if nobody names one: `greedy` if the title has it, otherwise `random`.

    >>> usual_player("ardennes"), usual_player("wacht") in players_of("wacht")
    ('greedy', True)
    """
    return "greedy" if "greedy" in players_of(title) else "random"
