"""The tutor's running requests: progress by game and side, and stopping them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from broadfront.web.work.progress import Watch
from broadfront.web.work.thinking import Far

__all__ = ["Looking"]


class _Look:
    def __init__(self) -> None:
        self.far = Far(0, 0)
        self.enough = False


class Looking:
    """The tutor's running request for each game and side; a new request replaces the earlier one."""

    def __init__(self) -> None:
        self._looks: dict[tuple[str, str], _Look] = {}
        self._lock = threading.Lock()

    @contextmanager
    def begun(self, game: str, side: str) -> Iterator[Watch]:
        look = _Look()
        with self._lock:
            self._looks[game, side] = look

        def watch(done: int, total: int) -> bool:
            look.far = Far(min(done, total), total)
            return look.enough

        try:
            yield watch
        finally:
            with self._lock:
                if self._looks.get((game, side)) is look:
                    del self._looks[game, side]

    def far(self, game: str, side: str) -> Far | None:
        with self._lock:
            look = self._looks.get((game, side))
            return None if look is None else look.far

    def stop(self, game: str, side: str) -> None:
        with self._lock:
            if (look := self._looks.get((game, side))) is not None:
                look.enough = True
