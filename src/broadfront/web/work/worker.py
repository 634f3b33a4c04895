"""A process that does heavy work for the server: one job after the other, until its input ends.

It keeps nothing: a job comes as a function with its arguments, and its result goes back. On the way it may tell how far
it has come, and be told that this is enough. The server ends it when a job takes too long, and starts another.
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
"""Pages go first where there are fewer cores than processes."""
ROOM = 1_000_000_000
"""Bytes a job may take beyond what the process has from its start."""
STATM = Path("/proc/self/statm")
TELL = 0.1
"""Seconds between two words of how far a job has come."""
_SIZE = struct.Struct(">Q")


class Far(tuple[int, int]):
    """On the way to an answer: how much is done, and how much is meant."""


def write(pipe: IO[bytes], message: object) -> None:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(_SIZE.pack(len(data)) + data)
    pipe.flush()


def read(pipe: IO[bytes]) -> Any:
    """The next message; EOFError when there will be none. Only the server and its own processes speak here."""
    return pickle.loads(_letter(pipe))  # noqa: S301


def cut(pipe: IO[bytes]) -> None:
    """Tell a worker that what it has is enough: a letter with nothing in it."""
    pipe.write(_SIZE.pack(0))
    pipe.flush()


def _letter(pipe: IO[bytes]) -> bytes:
    head = pipe.read(_SIZE.size)
    if len(head) < _SIZE.size:
        raise EOFError
    return pipe.read(_SIZE.unpack(head)[0])


class _Post:
    """What comes for the worker, taken in while it works: the next job, or that this one has done enough."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self.enough = threading.Event()
        self._jobs: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=self._take_in, args=(pipe,), name="post", daemon=True).start()

    def _take_in(self, pipe: IO[bytes]) -> None:
        try:
            while True:
                if letter := _letter(pipe):
                    self.enough.clear()  # it was meant for the job before
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
        """Tells the server of a job now and then."""
        last = time.monotonic()

        def tell(done: int, meant: int) -> bool:
            nonlocal last
            if time.monotonic() - last >= TELL:
                last = time.monotonic()
                write(pipe, Far((done, meant)))
            return self.enough.is_set()

        return tell


def main() -> None:
    inward, outward = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed by mistake is not part of an answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends our input
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
    """An error that arrives as it was; one that holds what cannot be sent arrives as its words."""
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
    """Processor time for the next job: when it is over, the system ends the process, whatever it is at."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
