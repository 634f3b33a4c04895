"""What the first question of a title would wait for is done while the page is still drawing its map."""

from __future__ import annotations

import threading

from broadfront.core.state import State
from broadfront.titles import tabletop

__all__ = ["warm"]

_DONE: set[str] = set()


def warm(state: State) -> None:
    """Once for each title that says what there is to do beforehand; beside whatever else the server does."""
    title = state.title.name
    if title in _DONE:
        return
    _DONE.add(title)
    threading.Thread(target=tabletop(title).warm, args=(state.copy(),), name=f"warm {title}").start()
