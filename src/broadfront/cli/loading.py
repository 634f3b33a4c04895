"""Titles as commands load them: a file of a person's own that replaces ours is announced."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path

from broadfront.core.title import Playable, Title
from broadfront.titles import load_printed, playable

__all__ = ["load", "load_playable"]


@lru_cache(maxsize=32)
def load(name: str, data: Path | None) -> Title:
    """What is printed of a title; what of it was replaced is said once, on stderr."""
    title = load_printed(name, data)
    if title.files.replaced:
        print(f"{name}: {', '.join(title.files.replaced)} taken from {data}, instead of ours.", file=sys.stderr)
    if title.files.added:
        print(f"{name}: {', '.join(title.files.added)} added from {data}.", file=sys.stderr)
    return title


def load_playable(name: str, data: Path | None) -> Playable:
    """A title that can be played."""
    load(name, data)
    return playable(name, data)
