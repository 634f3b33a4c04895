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

__all__ = ["check_own_data_folder", "load", "load_for_question", "load_playable"]


@lru_cache(maxsize=64)
def _own_data_folder_for(name: str, data: Path | None) -> Path | None:
    """Return the folder of the person's own data files if it belongs to the given title, else None."""
    if data is None:
        return None
    try:
        load_printed(name, data)
    except Invalid:
        return None
    return data


def check_own_data_folder(data: Path | None) -> None:
    """Raise `Invalid` if the folder of the person's own data files belongs to no title."""
    if data is not None and not any(_own_data_folder_for(name, data) for name in title_names()):
        load_printed(title_names()[0], data)


def load(name: str, data: Path | None) -> Title:
    """Load the charts and other printed data of a title, with the person's own files in place of built-in ones."""
    return load_printed(name, _own_data_folder_for(name, data))


def load_playable(name: str, data: Path | None) -> Playable:
    """Load a title with its game, with the person's own files in place of built-in ones."""
    return playable(name, _own_data_folder_for(name, data))


def load_for_question(question: Question[Any], name: str, data: Path | None) -> Title:
    """Load the title that a question belongs to, with its game if the question needs one."""
    return load_title_for(question, name, _own_data_folder_for(name, data))
