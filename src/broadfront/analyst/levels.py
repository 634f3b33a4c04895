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

__all__ = ["LEVELS", "Recruit", "default_opponent", "make_opponent", "opponent_levels_of", "opponents_of"]

RANDOM_SHARE = 0.2
"""Share of a recruit's decisions that are random."""
PLAYOUTS = {"veteran": 36, "elite": 160}
"""Playouts for each searched decision, by level."""


class Recruit:
    """The weakest opponent: plays like `regular`, but makes one decision in five at random."""

    def __init__(self, title: str, seed: int | str) -> None:
        self.title, self.seed = title, seed
        self._plain = make_player(default_player(title), seed, title)
        self._rng = random.Random(f"{seed}/recruit")

    def __repr__(self) -> str:
        return f"Recruit({self.title!r}, {self.seed!r})"

    def choose(self, view: View, options: Options) -> Action:
        """Return the choice of the title's standard computer player, or in one decision of five a random option."""
        if self._rng.random() < RANDOM_SHARE:
            return self._rng.choice(options.listing())
        return self._plain.choose(view, options)


def _make_regular_opponent(title: str, seed: int | str) -> Player:
    """Create the opponent of level `regular`, which is the title's standard computer player."""
    return make_player(default_player(title), seed, title)


def _make_veteran_opponent(title: str, seed: int | str) -> Player:
    """Create the opponent of level `veteran`, which compares its options by few playouts."""
    return Search(title, seed, PLAYOUTS["veteran"])


def _make_elite_opponent(title: str, seed: int | str) -> Player:
    """Create the opponent of level `elite`, which compares its options by many playouts."""
    return Search(title, seed, PLAYOUTS["elite"])


LEVELS: dict[str, Callable[[str, int | str], Player]] = {
    "recruit": Recruit,
    "regular": _make_regular_opponent,
    "veteran": _make_veteran_opponent,
    "elite": _make_elite_opponent,
}
"""Functions that make a player from a title and a seed, weakest level first."""


def opponent_levels_of(title: str, kinds: Mapping[str, Maker]) -> dict[str, Maker]:
    """Return the opponents by strength (recruit to elite) that a title offers. All are built on its `greedy` player: a
    title without one has none.

    >>> from broadfront.players import players_of
    >>> list(opponent_levels_of("patrol", players_of("patrol"))), list(opponent_levels_of("wacht", {}))
    (['recruit', 'regular', 'veteran', 'elite'], [])
    """
    return {name: partial(make, title) for name, make in LEVELS.items()} if "greedy" in kinds else {}


def opponents_of(title: str) -> dict[str, Maker]:
    """Return every computer opponent of a title by name: its own kinds of player, and the levels of strength.

    >>> list(opponents_of("patrol"))
    ['random', 'greedy', 'recruit', 'regular', 'veteran', 'elite']
    """
    kinds = players_of(title)
    return kinds | opponent_levels_of(title, kinds)


def default_opponent(title: str) -> str:
    """Return the opponent used if nobody names one: `regular` if the title has levels, otherwise its standard computer
    player.

    >>> default_opponent("patrol"), default_opponent("wacht")
    ('regular', 'random')
    """
    return "regular" if opponent_levels_of(title, players_of(title)) else default_player(title)


def make_opponent(name: str, seed: int | str, title: str) -> Player:
    """Create a computer opponent of a title by name: a level of strength such as `veteran`, or one of the title's own
    kinds of player."""
    kinds = opponents_of(title)
    if name not in kinds:
        raise unknown_name(f"player of {title}", name, kinds, parameter="against")
    return kinds[name](seed)
