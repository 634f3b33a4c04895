"""The server's log on stderr: a line for each trouble, and no flood when the same one comes again and again."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable

__all__ = ["Seldom", "to_stderr"]

PAUSE = 60.0
"""Seconds in which the same is not said twice."""
KNOWN = 200
"""Different things to remember."""


class Seldom(logging.Filter):
    """Lets the same message through once a minute, with how often it came since."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: OrderedDict[tuple[str, int, str], tuple[float, int]] = OrderedDict()
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True  # a log of requests says the same often
        key = (record.name, record.levelno, _what(record))
        now = self._clock()
        with self._lock:
            at, unsaid = self._said.pop(key, (now - PAUSE, 0))
            fresh = now - at >= PAUSE
            self._said[key] = (now, 0) if fresh else (at, unsaid + 1)
            while len(self._said) > KNOWN:
                self._said.popitem(last=False)
        if fresh and unsaid:
            record.msg, record.args = f"{record.getMessage()} ({unsaid} more since it was last said)", None
        return fresh


def _what(record: logging.LogRecord) -> str:
    """What makes two messages the same: an error where it comes from, anything else its words."""
    if record.exc_info and record.exc_info[1] is not None:
        trace = record.exc_info[1].__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
        return f"{type(record.exc_info[1]).__name__} {where}"
    return record.getMessage()


def to_stderr(*, requests: bool) -> None:
    """Everything the server has to say goes to one place. What the database's own library says of a connection that
    broke, we say shorter."""
    lines = logging.StreamHandler()
    lines.setFormatter(logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%dT%H:%M:%S%z"))
    lines.addFilter(Seldom())
    logging.getLogger().addHandler(lines)
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    logging.getLogger("broadfront.access").setLevel(logging.INFO if requests else logging.WARNING)
