"""Playing the games of a simulation in this process or in several; the results are the same."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

from broadfront.core.errors import Invalid
from broadfront.sim.job import Job, PlayedGame, Task
from broadfront.sim.play_task import play_task
from broadfront.sim.worker import Refused

__all__ = ["MAX_DEATHS", "play_in_processes", "play_inline"]

MAX_DEATHS = 3
"""Number of workers that may die in one game before it is given up."""


def play_inline(job: Job, tasks: Sequence[Task]) -> Iterator[PlayedGame]:
    """Play games one after the other in this process, and yield each as it ends."""
    for task in tasks:
        yield play_task(job, task)


def play_in_processes(job: Job, tasks: Sequence[Task], number: int) -> Iterator[PlayedGame]:
    """Play games in `number` worker processes, and yield each as it ends. A worker that dies is replaced and its game
    played again."""
    waiting: queue.SimpleQueue[Task] = queue.SimpleQueue()
    for task in tasks:
        waiting.put(task)
    ended: queue.SimpleQueue[PlayedGame | BaseException] = queue.SimpleQueue()
    desks = [_WorkerThread(job, waiting, ended) for _ in range(min(number, len(tasks)))]
    for desk in desks:
        desk.start()
    try:
        for _ in tasks:
            found = ended.get()
            if isinstance(found, BaseException):
                raise found
            yield found
    finally:
        for desk in desks:
            desk.close()


class _WorkerThread(threading.Thread):
    """A thread that hands games to one worker process and collects the results."""

    def __init__(
        self, job: Job, waiting: queue.SimpleQueue[Task], ended: queue.SimpleQueue[PlayedGame | BaseException]
    ) -> None:
        super().__init__(daemon=True)
        self._job, self._waiting, self._ended = job, waiting, ended
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def run(self) -> None:
        """Hand out games until none is waiting or the thread is closed."""
        try:
            while not self._closed:
                try:
                    task = self._waiting.get_nowait()
                except queue.Empty:
                    break
                found = self._play(task)
                if found is None:
                    break
                self._ended.put(found)
        except Exception as error:
            self._ended.put(error)
        finally:
            self._kill_process()

    def _play(self, task: Task) -> PlayedGame | None:
        """Have the worker play one game, again if it dies; return None if the thread was closed meanwhile."""
        for _ in range(MAX_DEATHS):
            line = self._ask_worker(msgspec.json.encode(task) + b"\n")
            if self._closed:
                return None
            if line.endswith(b"\n"):
                found = msgspec.json.decode(line)
                if "refused" in found:
                    raise Invalid(msgspec.convert(found, Refused).refused, parameter="seed", given=task.seed)
                return msgspec.convert(found, PlayedGame)
            self._kill_process()
        raise Invalid(
            f"Seed {task.seed}: {MAX_DEATHS} processes died over this game.",
            parameter="seed",
            given=task.seed,
            todo="Play it with --jobs 1 to see why.",
        )

    def _ask_worker(self, text: bytes) -> bytes:
        """Send a task to the worker and return its reply; the reply is empty or partial if the worker died."""
        if self._process is None:
            self._process = _start_worker(self._job)
        given, output = self._process.stdin, self._process.stdout
        assert given is not None
        assert output is not None
        try:
            given.write(text)
            given.flush()
            return output.readline()
        except OSError:
            return b""

    def _kill_process(self) -> None:
        """Kill the worker process and close its pipes."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()

    def close(self) -> None:
        """End the thread and kill its worker process."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
        self.join()


def _start_worker(job: Job) -> subprocess.Popen[bytes]:
    """Start a worker process that can import the same modules as this one, and send it the job."""
    paths = os.pathsep.join(path for path in sys.path if path)
    process = subprocess.Popen(
        [sys.executable, "-m", "broadfront.sim.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": paths},
    )
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        process.stdin.flush()
    return process
