"""Loading titles with a person's own data files laid over them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from broadfront.core.errors import Invalid
from broadfront.core.questions import Question
from broadfront.core.title import Playable, Title
from broadfront.titles import load_for_question as load_title_for
from broadfront.titles import load_printed, playable, title_names

__all__ = ["check_overlay", "load", "load_for_question", "load_playable"]


@lru_cache(maxsize=64)
def _overlay_for(name: str, data: Path | None) -> Path | None:
    """Return the folder of own files if it belongs to this title, else None."""
    if data is None:
        return None
    try:
        load_printed(name, data)
    except Invalid:
        return None
    return data


def check_overlay(data: Path | None) -> None:
    """Raise `Invalid` if a folder of own files belongs to no title."""
    if data is not None and not any(_overlay_for(name, data) for name in title_names()):
        load_printed(title_names()[0], data)


def load(name: str, data: Path | None) -> Title:
    """Load the charts and other printed data of a title, with own files laid over them."""
    return load_printed(name, _overlay_for(name, data))


def load_playable(name: str, data: Path | None) -> Playable:
    return playable(name, _overlay_for(name, data))


def load_for_question(question: Question[Any], name: str, data: Path | None) -> Title:
    return load_title_for(question, name, _overlay_for(name, data))
