"""What `import broadfront as bf` offers: new and saved games, odds, charts. Loaded when the first of it is used."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.game import Game
from broadfront.core.odds import Odds
from broadfront.core.opening import open_file
from broadfront.core.record import Record
from broadfront.sim.simulation import simulate
from broadfront.titles import ask, load_title, playable

__all__ = ["ask", "load", "load_title", "new", "odds", "simulate"]


def new(
    title: str,
    *,
    scenario: str | None = None,
    variant: str | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    data: str | Path | None = None,
) -> Game:
    """A new game.

    >>> import broadfront as bf
    >>> bf.new("patrol", seed=7).pending.what
    'weather'
    """
    return Game.new(playable(title, data), scenario=scenario, variant=variant, seed=seed, options=options)


def load(path: str | Path, *, data: str | Path | None = None, recover: bool = False) -> Game:
    """A saved game, whichever version made it; one that goes otherwise now has a last line that says so (`resume`)."""
    title = playable(Record.read(Path(path), recover=recover).header.title, data)
    return open_file(title, path, recover=recover).game


def odds(game: Game, action: Action, *, side: str | None = None) -> Odds:
    """Exact odds of an attack, before committing."""
    return game.odds(action, side=side)
