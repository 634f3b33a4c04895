"""Titles as this server has them: a person's own files over those titles that have files of the same names."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from broadfront.core.errors import Invalid
from broadfront.core.title import Playable, Title
from broadfront.titles import load_title, playable, title_names

__all__ = ["check_overlay", "load", "load_playable", "ready"]


@lru_cache(maxsize=64)
def _overlay(name: str, data: Path | None) -> Path | None:
    """The overlay, if it is one of this title's."""
    if data is None:
        return None
    try:
        load_title(name, data)
    except Invalid:
        return None
    return data


def check_overlay(data: Path | None) -> None:
    """Refuse a folder that replaces nothing in any title."""
    if data is not None and not any(_overlay(name, data) for name in title_names()):
        load_title(title_names()[0], data)


def load(name: str, data: Path | None) -> Title:
    return load_title(name, _overlay(name, data))


def ready(title: Title) -> bool:
    """Whether it can be played: it has a sequence of play."""
    return isinstance(title, Playable) and bool(title.sequences)


def load_playable(name: str, data: Path | None) -> Playable:
    title = playable(name, _overlay(name, data))
    if not ready(title):
        can = [other for other in title_names() if ready(load(other, data))]
        raise Invalid(
            f"{name} cannot be played yet. Playable are {', '.join(can)}.", parameter="title", given=name, accepted=can
        )
    return title
