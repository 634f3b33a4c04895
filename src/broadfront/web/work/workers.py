"""Worker processes for heavy work, so that pages and other games are not slowed down.

The engine is plain Python: in a thread it would slow down every answer. A worker takes a fifth of a second and some 60
MB to start, and more when a title is first used. So there are few, started on demand, and all but one end when idle.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import broadfront
from broadfront.core.errors import BroadfrontError
from broadfront.core.reading.language import reader_language
from broadfront.web.errors import Busy, TooMuchWork
from broadfront.web.work import worker
from broadfront.web.work.progress import ProgressCallback, report_progress_to

__all__ = ["Workers"]

P = ParamSpec("P")
T = TypeVar("T")

SECONDS = 8.0
"""Default limit of processor time for a job."""
PATIENCE = 10
"""Factor by which a job may exceed its processor time in clock time, on a busy machine."""
WAIT = 30.0
"""Seconds to wait for a free worker."""
IDLE = 120.0
"""Seconds after which an idle worker is ended; the last one stays."""
RESERVED = 1
"""Number of workers kept free for work that a move waits for."""

NOT_FOR_WORKERS = "BROADFRONT_DATABASE"
"""Environment variable withheld from workers, because it may contain a password."""

_CODE = "from broadfront.web.work.worker import main; main()"


class _Worker:
    """One worker process and its pipes."""

    def __init__(self) -> None:
        source = str(Path(broadfront.__file__).parents[1])
        path = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))
        self.process = subprocess.Popen(
            [sys.executable, "-c", _CODE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if name != NOT_FOR_WORKERS} | {"PYTHONPATH": path},
            start_new_session=True,  # Ctrl-C in the terminal is handled by the server
        )
        self.used = time.monotonic()

    def run(
        self, seconds: float, work: Callable[..., Any], given: tuple[Any, ...], watch: ProgressCallback | None = None
    ) -> Any:
        """Run a function in the worker process and return its result; raise if it needs more than `seconds` of
        processor time."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        clock = threading.Timer(seconds * PATIENCE, process.kill)
        clock.daemon = True
        clock.start()
        try:
            worker.write_message(process.stdin, (seconds, reader_language(), work, given))
            while isinstance(answer := worker.read_message(process.stdout), worker.Progress):
                if watch is not None and watch(*answer):
                    worker.request_stop(process.stdin)
            result, error = answer
        except (EOFError, OSError):
            self.end()
            raise _ended_error(process.returncode, seconds) from None
        finally:
            clock.cancel()
            self.used = time.monotonic()
        if error is not None:
            raise error
        return result

    @property
    def is_alive(self) -> bool:
        """Whether the worker process runs."""
        return self.process.poll() is None

    def end(self) -> None:
        """Kill the worker process and close its pipes."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue  # it was killed in the middle of a message


def _ended_error(code: int | None, seconds: float) -> BroadfrontError:
    """Return the error for a worker process that ended during a job."""
    stopped = {-getattr(signal, name) for name in ("SIGKILL", "SIGPROF") if hasattr(signal, name)}  # not on Windows
    if code in stopped:
        return TooMuchWork(
            f"That takes more than {seconds:g} seconds of work; nothing was done.",
            parameter="work",
            accepted=seconds,
            todo="Ask for less at a time.",
        )
    return Busy("the process that worked on it ended")


class Workers:
    """A small pool of worker processes; `run` waits for the result and may be called from any thread."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.busy = 0
        self.replaced = 0
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._free = threading.Condition()
        self._closed = False

    @property
    def is_closed(self) -> bool:
        """Whether the pool is closed."""
        return self._closed

    @property
    def slow_limit(self) -> int:
        """Maximum number of worker processes that may do slow work at the same time."""
        return max(1, self.most - RESERVED)

    @property
    def process_count(self) -> int:
        """Number of worker processes that exist now."""
        return len(self._all)

    def run(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run a quick function in a worker process and return its result; one worker is always kept free for such
        work."""
        assert not named, "a job is given its arguments by position"
        return self._run(0, work, given)

    def run_slow(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run a function that may take a while in a worker process and return its result."""
        assert not named, "a job is given its arguments by position"
        return self._run(RESERVED, work, given)

    def run_slow_limited(self, seconds: float, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run a slow function in a worker process, with its own limit of processor time."""
        assert not named, "a job is given its arguments by position"
        return self._run(RESERVED, work, given, seconds)

    def run_watched(
        self, seconds: float, watch: ProgressCallback, work: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        """Run a function in a worker process while somebody waits; a progress callback can stop it."""
        assert not named, "a job is given its arguments by position"
        return self._run(0, work, given, seconds, watch)

    def run_slow_watched(
        self, seconds: float, watch: ProgressCallback, work: Callable[P, T], *given: P.args, **named: P.kwargs
    ) -> T:
        """Run a slow function in a worker process; a progress callback can stop it."""
        assert not named, "a job is given its arguments by position"
        return self._run(RESERVED, work, given, seconds, watch)

    def _run(
        self,
        reserved: int,
        work: Callable[..., T],
        given: tuple[Any, ...],
        seconds: float | None = None,
        watch: ProgressCallback | None = None,
    ) -> T:
        """Run a function in a free worker process, or in this one if the pool has none."""
        if self.most == 0:
            with report_progress_to(watch) if watch is not None else nullcontext():
                return work(*given)
        mine = self._acquire_worker(self.slow_limit if reserved else self.most)
        try:
            result: T = mine.run(SECONDS if seconds is None else seconds, work, given, watch)
        finally:
            self._release_worker(mine)
        return result

    def _acquire_worker(self, limit: int) -> _Worker:
        """Wait for a free worker process and take it; raise `Busy` if none becomes free in time."""
        with self._free:
            if not self._free.wait_for(lambda: self._closed or self.busy < limit, WAIT):
                raise Busy("other people's work comes first")
            if self._closed:
                raise Busy("it is being stopped")
            self.busy += 1
            found = self._idle.pop() if self._idle else None
        if found is not None and found.is_alive:
            return found
        try:
            return self._start_replacement(found)
        except BaseException as error:
            with self._free:
                self.busy -= 1
                self._free.notify_all()
            if isinstance(error, OSError):
                raise Busy("the system starts no more processes") from None
            raise

    def _start_replacement(self, ended: _Worker | None) -> _Worker:
        """Start a worker process, in place of one that ended if given."""
        made = _Worker()
        with self._free:
            closed = self._closed
            if not closed:
                self._all.add(made)
            if ended is not None:
                self._all.discard(ended)
        if ended is not None:
            ended.end()
        if closed:
            made.end()
            raise Busy("it is being stopped")
        return made

    def _release_worker(self, worker: _Worker) -> None:
        """Return a worker process to the pool; end those that were idle for long."""
        with self._free:
            self.busy -= 1
            old = [one for one in self._idle if time.monotonic() - one.used > IDLE]
            self._idle = [one for one in self._idle if one not in old]
            if worker.is_alive and not self._closed:
                self._idle.append(worker)  # reuse the last one first: its caches are warm, and the others can end
            else:
                old.append(worker)
                self.replaced += not self._closed
            self._all -= set(old)
            self._free.notify_all()
        for one in old:
            one.end()

    def close(self) -> None:
        """Kill all worker processes, also in the middle of a job."""
        with self._free:
            self._closed = True
            ended, idle, self._all, self._idle = self._all, self._idle, set(), []
            self._free.notify_all()
        for one in ended:
            one.process.kill()
        for one in idle:
            one.end()  # busy workers' pipes are closed by the threads waiting for them
