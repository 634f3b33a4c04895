"""A guided game: an ordinary game from the guide's start, whose record names the guide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.title import Playable
from broadfront.guiding.guide import Guide, guide_of

__all__ = ["OPTION", "Start", "begin", "guide_in", "start_of"]

OPTION = "guide"
"""The option of a record that names its guide, so that a game that was left is resumed wherever it is opened."""


class Start(NamedTuple):
    """What a new game needs to be a guided one."""

    guide: Guide
    options: dict[str, Any]
    position: dict[str, Any] | None
    """As a record carries it; None is the start of the scenario."""


def start_of(title: Playable) -> Start:
    """How the guided game of a title begins; a title that has none is refused."""
    guide = guide_of(title)
    if guide is None:
        raise Invalid(
            f"{title.name} has no guided game.", parameter="guide", given=title.name, todo="Begin an ordinary game."
        )
    position = None if guide.position is None else title.position(guide.position).to_data()
    return Start(guide, {**guide.options, OPTION: guide.id}, position)


def begin(title: Playable, *, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> Game:
    """The guided game of a title, where it begins."""
    guide, own, position = start_of(title)
    chosen = {**own, **(options or {})}
    return Game.new(title, scenario=guide.scenario, variant=guide.variant, seed=seed, options=chosen, start=position)


def guide_in(game: Game) -> Guide | None:
    """The guide that a game is played with; None when it has none, or one that is no longer there."""
    guide = guide_of(game.title) if OPTION in game.record.header.options else None
    return guide if guide is not None and guide.id == game.record.header.options[OPTION] else None
