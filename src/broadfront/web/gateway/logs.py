"""The server's log on stderr, with repeated messages suppressed."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable

__all__ = ["RepeatFilter", "log_to_stderr"]

PAUSE = 60.0
"""Seconds before the same message is logged again."""
KNOWN = 200
"""Number of recent messages to remember."""


class RepeatFilter(logging.Filter):
    """Log filter that passes a repeated warning or error once a minute, with the number of repeats it suppressed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last_logged: OrderedDict[tuple[str, int, str], tuple[float, int]] = OrderedDict()
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to write a log record; repeats of a warning or error are counted instead."""
        if record.levelno < logging.WARNING:
            return True  # request log lines repeat often
        key = (record.name, record.levelno, _message_key(record))
        now = self._clock()
        with self._lock:
            at, unsaid = self._last_logged.pop(key, (now - PAUSE, 0))
            fresh = now - at >= PAUSE
            self._last_logged[key] = (now, 0) if fresh else (at, unsaid + 1)
            while len(self._last_logged) > KNOWN:
                self._last_logged.popitem(last=False)
        if fresh and unsaid:
            record.msg, record.args = f"{record.getMessage()} ({unsaid} more since it was last said)", None
        return fresh


def _message_key(record: logging.LogRecord) -> str:
    """Return the key by which log messages count as repeats: error type and source line, or the text."""
    if record.exc_info and record.exc_info[1] is not None:
        trace = record.exc_info[1].__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
        return f"{type(record.exc_info[1]).__name__} {where}"
    return record.getMessage()


def log_to_stderr(*, requests: bool) -> None:
    """Send all log messages to stderr; SQLAlchemy's own messages about broken connections are dropped."""
    lines = logging.StreamHandler()
    lines.setFormatter(logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%dT%H:%M:%S%z"))
    lines.addFilter(RepeatFilter())
    logging.getLogger().addHandler(lines)
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    logging.getLogger("broadfront.access").setLevel(logging.INFO if requests else logging.WARNING)
