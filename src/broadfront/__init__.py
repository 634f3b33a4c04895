"""broadfront plays, adjudicates and explains hex-and-counter wargames of the Western Front 1944-45."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from broadfront.core.errors import Ambiguous, BroadfrontError, Illegal, Invalid

if TYPE_CHECKING:
    from broadfront.core.actions import Action
    from broadfront.core.game import Game
    from broadfront.core.odds import Odds
    from broadfront.core.questions import Answer
    from broadfront.core.title import Title

__version__ = "0.1.0"

__all__ = ["Ambiguous", "BroadfrontError", "Illegal", "Invalid", "ask", "load", "load_title", "new", "odds"]


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
    from broadfront.core.game import Game
    from broadfront.titles import playable

    return Game.new(playable(title, data), scenario=scenario, variant=variant, seed=seed, options=options)


def load(path: str | Path, *, data: str | Path | None = None, recover: bool = False) -> Game:
    """A saved game."""
    from broadfront.core.opening import open_file
    from broadfront.core.record import Record
    from broadfront.titles import playable

    title = playable(Record.read(Path(path), recover=recover).header.title, data)
    return open_file(title, path, recover=recover).game


def odds(game: Game, action: Action, *, side: str | None = None) -> Odds:
    """Exact odds of an attack, before committing."""
    return game.odds(action, side=side)


def ask(name: str, *, data: str | Path | None = None, **parameters: Any) -> Answer:
    """Ask a chart: `bf.ask("patrol.combat", attack=6, defence=3, die=4)`."""
    from broadfront.titles import ask as ask_title

    return ask_title(name, data=data, **parameters)


def load_title(name: str, data: str | Path | None = None) -> Title:
    """A title's data and rules, with a person's own files laid over them."""
    from broadfront.titles import load_title as load_it

    return load_it(name, data)
