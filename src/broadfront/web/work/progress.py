"""Progress of a job, reported to whoever waits for it, who can ask the job to stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = ["Watch", "told", "watched"]

Watch = Callable[[int, int], bool]
"""Called with the work done and the total; returns True to stop the job."""


def _nobody(done: int, total: int) -> bool:
    return False


_watch: ContextVar[Watch] = ContextVar("watch", default=_nobody)


def told(done: int, total: int) -> bool:
    """Report the progress of the current job; return True if it should stop."""
    return _watch.get()(done, total)


@contextmanager
def watched(by: Watch) -> Iterator[None]:
    token = _watch.set(by)
    try:
        yield
    finally:
        _watch.reset(token)
