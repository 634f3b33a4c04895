"""Load titles for commands, and report user files that replace built-in ones."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path

from broadfront.core.title import Playable, Title
from broadfront.titles import load_printed, playable

__all__ = ["load", "load_playable"]


@lru_cache(maxsize=32)
def load(name: str, data: Path | None) -> Title:
    """Load the charts and other printed data of a title. Files in the folder `data` replace those of the title, or add
    to them; print on stderr which ones."""
    title = load_printed(name, data)
    if title.files.own_replacements:
        print(f"{name}: {', '.join(title.files.own_replacements)} taken from {data}, instead of ours.", file=sys.stderr)
    if title.files.own_additions:
        print(f"{name}: {', '.join(title.files.own_additions)} added from {data}.", file=sys.stderr)
    return title


def load_playable(name: str, data: Path | None) -> Playable:
    """Load a title with the code that plays it. Files in the folder `data` replace those of the title, or add to them;
    print on stderr which ones."""
    load(name, data)
    return playable(name, data)
