"""Starting guided games: ordinary games from the guide's start, whose record names the guide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.title import Playable
from broadfront.guiding.guide import Guide, title_guide

__all__ = ["OPTION", "Start", "begin_guided", "game_guide", "guide_start"]

OPTION = "guide"
"""The option of a record that names its guide, so that an interrupted guided game resumes wherever it is opened."""


class Start(NamedTuple):
    """The guide, options and position with which a new guided game begins."""

    guide: Guide
    options: dict[str, Any]
    position: dict[str, Any] | None
    """The start position as a record stores it; None for the start of the scenario."""


def guide_start(title: Playable) -> Start:
    """Return what a title's guided game starts with. Raise `Invalid` if the title has no guide."""
    guide = title_guide(title)
    if guide is None:
        raise Invalid(
            f"{title.name} has no guided game.", parameter="guide", given=title.name, todo="Begin an ordinary game."
        )
    position = None if guide.position is None else title.position(guide.position).to_data()
    return Start(guide, {**guide.options, OPTION: guide.id}, position)


def begin_guided(title: Playable, *, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> Game:
    """Start a new guided game of a title."""
    guide, own, position = guide_start(title)
    chosen = {**own, **(options or {})}
    return Game.new(title, scenario=guide.scenario, variant=guide.variant, seed=seed, options=chosen, start=position)


def game_guide(game: Game) -> Guide | None:
    """Return the guide a game was started with, or None if it was started without one or the guide no longer exists."""
    guide = title_guide(game.title) if OPTION in game.record.header.options else None
    return guide if guide is not None and guide.id == game.record.header.options[OPTION] else None
