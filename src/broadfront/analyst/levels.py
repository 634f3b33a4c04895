"""Opponents by strength: recruit, regular, veteran, elite."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial

from broadfront.analyst.search import Search
from broadfront.core.actions import Action
from broadfront.core.errors import unknown_name
from broadfront.core.options import Options
from broadfront.core.view import View
from broadfront.players import Maker, default_player, make_player, players_of
from broadfront.players.player import Player

__all__ = ["LEVELS", "Recruit", "levels_of", "make_opponent", "opponents_of"]

RANDOM_SHARE = 0.2
"""Share of a recruit's decisions that are random."""
PLAYOUTS = {"veteran": 36, "elite": 160}
"""Playouts for each searched decision, by level."""


class Recruit:
    """Plays like `regular`, but one decision in five is random."""

    def __init__(self, title: str, seed: int | str) -> None:
        self.title, self.seed = title, seed
        self._plain = make_player(default_player(title), seed, title)
        self._rng = random.Random(f"{seed}/recruit")

    def __repr__(self) -> str:
        return f"Recruit({self.title!r}, {self.seed!r})"

    def choose(self, view: View, options: Options) -> Action:
        if self._rng.random() < RANDOM_SHARE:
            return self._rng.choice(options.listing())
        return self._plain.choose(view, options)


def _make_regular(title: str, seed: int | str) -> Player:
    """Make a regular opponent: the title's usual player."""
    return make_player(default_player(title), seed, title)


def _make_veteran(title: str, seed: int | str) -> Player:
    """Make a veteran opponent, which searches with few playouts."""
    return Search(title, seed, PLAYOUTS["veteran"])


def _make_elite(title: str, seed: int | str) -> Player:
    """Make an elite opponent, which searches with many playouts."""
    return Search(title, seed, PLAYOUTS["elite"])


LEVELS: dict[str, Callable[[str, int | str], Player]] = {
    "recruit": Recruit, "regular": _make_regular, "veteran": _make_veteran, "elite": _make_elite,
}  # fmt: skip
"""Functions that make a player from a title and a seed, weakest level first."""


def levels_of(title: str, kinds: Mapping[str, Maker]) -> dict[str, Maker]:
    """Return the levels of a title with these kinds of player: all of them if one is `greedy`, else none.

    >>> from broadfront.players import players_of
    >>> list(levels_of("patrol", players_of("patrol"))), list(levels_of("wacht", {}))
    (['recruit', 'regular', 'veteran', 'elite'], [])
    """
    return {name: partial(make, title) for name, make in LEVELS.items()} if "greedy" in kinds else {}


def opponents_of(title: str) -> dict[str, Maker]:
    """Return everyone who can play a side of a title: its kinds of player, and the levels.

    >>> list(opponents_of("patrol"))
    ['random', 'greedy', 'recruit', 'regular', 'veteran', 'elite']
    """
    kinds = players_of(title)
    return kinds | levels_of(title, kinds)


def make_opponent(name: str, seed: int | str, title: str) -> Player:
    """Make a player of a level, or of any other kind the title has."""
    kinds = opponents_of(title)
    if name not in kinds:
        raise unknown_name(f"player of {title}", name, kinds, parameter="against")
    return kinds[name](seed)
