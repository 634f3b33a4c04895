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
from broadfront.core.reading.language import use_language
from broadfront.web.errors import TooMuchWork, WorkerFailure
from broadfront.web.work.progress import ProgressCallback, report_progress_to

__all__ = ["Progress", "main", "read_message", "request_stop", "write_message"]

NICE = 5
"""Process priority, lower than the server's so that pages come first."""
ROOM = 1_000_000_000
"""Bytes a job may allocate beyond what the process has at its start."""
STATM = Path("/proc/self/statm")
TELL = 0.1
"""Seconds between two progress messages."""
_SIZE = struct.Struct(">Q")


class Progress(tuple[int, int]):
    """Progress message of a worker process: work done, and total."""


def write_message(pipe: IO[bytes], message: object) -> None:
    """Write a message to a pipe between the server and a worker process."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(_SIZE.pack(len(data)) + data)
    pipe.flush()


def read_message(pipe: IO[bytes]) -> Any:
    """Return the next message from a pipe between the server and a worker process; raise `EOFError` at the end."""
    return pickle.loads(_read_block(pipe))  # noqa: S301


def request_stop(pipe: IO[bytes]) -> None:
    """Ask a worker process to stop its job, with an empty message."""
    pipe.write(_SIZE.pack(0))
    pipe.flush()


def _read_block(pipe: IO[bytes]) -> bytes:
    """Return the next message as bytes; raise `EOFError` at the end."""
    head = pipe.read(_SIZE.size)
    if len(head) < _SIZE.size:
        raise EOFError
    return pipe.read(_SIZE.unpack(head)[0])


class _Inbox:
    """Messages that a worker process receives while it works: the next job, or a request to stop."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self.stop_requested = threading.Event()
        self._jobs: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=self._receive, args=(pipe,), name="post", daemon=True).start()

    def _receive(self, pipe: IO[bytes]) -> None:
        """Sort incoming messages into jobs and requests to stop, until the input ends."""
        try:
            while True:
                if letter := _read_block(pipe):
                    self.stop_requested.clear()  # it was for the previous job
                    self._jobs.put(letter)
                else:
                    self.stop_requested.set()
        except EOFError:
            return
        finally:
            self._jobs.put(None)

    def next_job(self) -> Any:
        """Wait for the next job and return it; raise `EOFError` at the end."""
        if (letter := self._jobs.get()) is None:
            raise EOFError
        return pickle.loads(letter)  # noqa: S301

    def progress_callback(self, pipe: IO[bytes]) -> ProgressCallback:
        """Return a progress callback for a job, which reports to the server at intervals and says whether to stop."""
        last = time.monotonic()

        def tell(done: int, total: int) -> bool:
            """Report the progress at intervals, and return whether the job should stop."""
            nonlocal last
            if time.monotonic() - last >= TELL:
                last = time.monotonic()
                write_message(pipe, Progress((done, total)))
            return self.stop_requested.is_set()

        return tell


def main() -> None:
    """Run a worker process: do one job after the other until the input ends."""
    inward, outward = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # stray prints must not get into an answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the server, which then closes our input
    post = _Inbox(inward)
    _limit_resources()
    while True:
        try:
            seconds, reader, work, given = post.next_job()
        except EOFError:
            return
        _set_time_limit(seconds)
        with use_language(reader), report_progress_to(post.progress_callback(outward)):
            answer = _run_job(work, given)
        _set_time_limit(0)
        try:
            write_message(outward, answer)
        except (BrokenPipeError, ValueError):
            return


def _run_job(function: Any, arguments: Any) -> tuple[Any, Exception | None]:
    """Call the function of a job; return its result, or the error it raised."""
    try:
        return function(*arguments), None
    except BroadfrontError as error:
        return None, _picklable(error)
    except (MemoryError, RecursionError) as error:
        what = "memory" if isinstance(error, MemoryError) else "levels, one in the other,"
        return None, TooMuchWork(
            f"That takes more {what} than one request may.", parameter="work", todo="Ask for less."
        )
    except Exception:
        return None, WorkerFailure(traceback.format_exc())


def _picklable(error: BroadfrontError) -> BroadfrontError:
    """Return an error in a form that can be pickled; one that cannot is replaced by its text."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301
    except Exception:
        return Invalid(str(error), parameter=error.parameter)
    return error


def _limit_resources() -> None:
    """Lower the priority of the process and limit its memory."""
    if sys.platform == "win32":
        return
    os.nice(NICE)
    if STATM.exists():
        now = int(STATM.read_bytes().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + ROOM, now + ROOM))


def _set_time_limit(seconds: float) -> None:
    """Limit the processor time of the next job; the system kills a process that exceeds the limit."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
