"""Progress of a job, reported to whoever waits for it, who can ask the job to stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = ["ProgressCallback", "report_progress", "report_progress_to"]

ProgressCallback = Callable[[int, int], bool]
"""Called with the work done and the total; returns True to stop the job."""


def _never_stop(done: int, total: int) -> bool:
    """Return False: a progress callback that never stops a job."""
    return False


_watch: ContextVar[ProgressCallback] = ContextVar("watch", default=_never_stop)


def report_progress(done: int, total: int) -> bool:
    """Report the progress of the current job; return True if the job should stop."""
    return _watch.get()(done, total)


@contextmanager
def report_progress_to(callback: ProgressCallback) -> Iterator[None]:
    """Send the progress reports of a job in the `with` block to a callback."""
    token = _watch.set(callback)
    try:
        yield
    finally:
        _watch.reset(token)
