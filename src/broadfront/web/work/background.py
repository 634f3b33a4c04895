"""Background work that no request waits for, done one job at a time in a thread."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable

from broadfront.core.errors import BroadfrontError

__all__ = ["Background"]

log = logging.getLogger("broadfront.web")

MOST = 1000
"""Maximum number of waiting jobs; the oldest is dropped, and games do the work when it is needed."""


class Background:
    """A queue of background jobs, done one at a time by a thread that lives only while there are jobs."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Callable[..., object], tuple[object, ...]]] = deque(maxlen=MOST)
        self._running = False
        self._lock = threading.Lock()

    def add(self, work: Callable[..., object], *given: object) -> None:
        """Queue a job; start the thread if it does not run."""
        with self._lock:
            self._waiting.append((work, given))
            if self._running:
                return
            self._running = True
        threading.Thread(target=self._run_jobs, name="background", daemon=True).start()

    def _run_jobs(self) -> None:
        """Do queued jobs one after the other until none is left; errors do not stop the thread."""
        while True:
            with self._lock:
                if not self._waiting:
                    self._running = False
                    return
                work, given = self._waiting.popleft()
            try:
                work(*given)
            except BroadfrontError:
                continue  # the next request that needs it gets the error
            except Exception as error:
                log.error("unexpected in the background: %s", type(error).__name__, exc_info=error)
