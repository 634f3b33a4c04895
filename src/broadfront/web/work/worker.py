"""A worker process: does one job after the other until its input ends.

A job is a function with its arguments, and its result is sent back. It may report progress and be asked to stop. The
server ends a worker whose job takes too long, and starts another.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import struct
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import IO, Any

if sys.platform != "win32":
    import resource

from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.reading.language import read_in
from broadfront.web.errors import Broken, Costly
from broadfront.web.work.progress import Watch, watched

__all__ = ["Far", "cut", "main", "read", "write"]

NICE = 5
"""Process priority, lower than the server's so that pages come first."""
ROOM = 1_000_000_000
"""Bytes a job may allocate beyond what the process has at its start."""
STATM = Path("/proc/self/statm")
TELL = 0.1
"""Seconds between two progress messages."""
_SIZE = struct.Struct(">Q")


class Far(tuple[int, int]):
    """Progress message: work done, and total."""


def write(pipe: IO[bytes], message: object) -> None:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(_SIZE.pack(len(data)) + data)
    pipe.flush()


def read(pipe: IO[bytes]) -> Any:
    """Return the next message; raise `EOFError` at the end. Only the server and its workers use these pipes."""
    return pickle.loads(_letter(pipe))  # noqa: S301


def cut(pipe: IO[bytes]) -> None:
    """Ask a worker to stop its job, with an empty message."""
    pipe.write(_SIZE.pack(0))
    pipe.flush()


def _letter(pipe: IO[bytes]) -> bytes:
    head = pipe.read(_SIZE.size)
    if len(head) < _SIZE.size:
        raise EOFError
    return pipe.read(_SIZE.unpack(head)[0])


class _Post:
    """Messages for the worker, received while it works: the next job, or a request to stop."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self.enough = threading.Event()
        self._jobs: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=self._take_in, args=(pipe,), name="post", daemon=True).start()

    def _take_in(self, pipe: IO[bytes]) -> None:
        try:
            while True:
                if letter := _letter(pipe):
                    self.enough.clear()  # it was for the previous job
                    self._jobs.put(letter)
                else:
                    self.enough.set()
        except EOFError:
            return
        finally:
            self._jobs.put(None)

    def next(self) -> Any:
        if (letter := self._jobs.get()) is None:
            raise EOFError
        return pickle.loads(letter)  # noqa: S301

    def watch(self, pipe: IO[bytes]) -> Watch:
        """Return a progress callback that reports to the server at intervals."""
        last = time.monotonic()

        def tell(done: int, total: int) -> bool:
            nonlocal last
            if time.monotonic() - last >= TELL:
                last = time.monotonic()
                write(pipe, Far((done, total)))
            return self.enough.is_set()

        return tell


def main() -> None:
    inward, outward = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # stray prints must not get into an answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the server, which then closes our input
    post = _Post(inward)
    _be_modest()
    while True:
        try:
            seconds, reader, work, given = post.next()
        except EOFError:
            return
        _allow(seconds)
        with read_in(reader), watched(post.watch(outward)):
            answer = _done(work, given)
        _allow(0)
        try:
            write(outward, answer)
        except (BrokenPipeError, ValueError):
            return


def _done(work: Any, given: Any) -> tuple[Any, Exception | None]:
    try:
        return work(*given), None
    except BroadfrontError as error:
        return None, _portable(error)
    except (MemoryError, RecursionError) as error:
        what = "memory" if isinstance(error, MemoryError) else "levels, one in the other,"
        return None, Costly(f"That takes more {what} than one request may.", parameter="work", todo="Ask for less.")
    except Exception:
        return None, Broken(traceback.format_exc())


def _portable(error: BroadfrontError) -> BroadfrontError:
    """Return an error that can be pickled; one that cannot is replaced by its text."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301
    except Exception:
        return Invalid(str(error), parameter=error.parameter)
    return error


def _be_modest() -> None:
    if sys.platform == "win32":
        return
    os.nice(NICE)
    if STATM.exists():
        now = int(STATM.read_bytes().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + ROOM, now + ROOM))


def _allow(seconds: float) -> None:
    """Limit the processor time of the next job; beyond it the system kills the process."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
