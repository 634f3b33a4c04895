"""The tutor's running requests: progress by game and side, and stopping them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from broadfront.web.work.progress import ProgressCallback
from broadfront.web.work.thinking import Far

__all__ = ["TutorRequests"]


class _TutorRequest:
    """A running request to the tutor: its progress, and whether it should stop."""

    def __init__(self) -> None:
        self.progress = Far(0, 0)
        self.stopped = False


class TutorRequests:
    """The running requests to the tutor, one for each game and side; a new request replaces the earlier one."""

    def __init__(self) -> None:
        self._requests: dict[tuple[str, str], _TutorRequest] = {}
        self._lock = threading.Lock()

    @contextmanager
    def register_request(self, game: str, side: str) -> Iterator[ProgressCallback]:
        """Register a request to the tutor for the `with` block and yield its progress callback, which also says whether
        to stop."""
        look = _TutorRequest()
        with self._lock:
            self._requests[game, side] = look

        def watch(done: int, total: int) -> bool:
            """Note the progress of the request, and return whether it should stop."""
            look.progress = Far(min(done, total), total)
            return look.stopped

        try:
            yield watch
        finally:
            with self._lock:
                if self._requests.get((game, side)) is look:
                    del self._requests[game, side]

    def progress(self, game: str, side: str) -> Far | None:
        """Return the progress of a side's request in a game, or None if none is running."""
        with self._lock:
            look = self._requests.get((game, side))
            return None if look is None else look.progress

    def stop(self, game: str, side: str) -> None:
        """Stop a side's running request in a game."""
        with self._lock:
            if (look := self._requests.get((game, side))) is not None:
                look.stopped = True
