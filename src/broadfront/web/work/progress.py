"""How far a job has come: told to whoever waits for it, who may say that it is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = ["Watch", "told", "watched"]

Watch = Callable[[int, int], bool]
"""Told how much is done and how much is meant; true when that is enough."""


def _nobody(done: int, meant: int) -> bool:
    return False


_watch: ContextVar[Watch] = ContextVar("watch", default=_nobody)


def told(done: int, meant: int) -> bool:
    """Tell how far this job has come; true when it is to be cut short."""
    return _watch.get()(done, meant)


@contextmanager
def watched(by: Watch) -> Iterator[None]:
    token = _watch.set(by)
    try:
        yield
    finally:
        _watch.reset(token)
