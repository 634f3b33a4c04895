"""Preparing a title's tables in advance, while the page still draws its map."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from broadfront.core.state import State
from broadfront.titles import tabletop
from broadfront.web.work.jobs import JobPosition, job_position

__all__ = ["warm_up_title"]

_DONE: set[str] = set()


def warm_up_title(state: State, in_worker: Callable[[JobPosition], object], data: Path | None) -> None:
    """Prepare a title's tables once, in the background, in this process and in a worker process."""
    title = state.title.name
    if title in _DONE:
        return
    _DONE.add(title)
    in_worker(job_position(state, data))
    threading.Thread(target=tabletop(title).warm_up, args=(state.copy(),), name=f"warm {title}", daemon=True).start()
