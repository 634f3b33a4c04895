"""A worker process that plays games: reads a job, then a task per line, and writes a game per line.

Started by `workers.play_in_processes` with `python -m broadfront.sim.worker`; it ends when its input does.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from typing import BinaryIO

import msgspec

from broadfront.core.errors import BroadfrontError
from broadfront.sim.job import Job, Task
from broadfront.sim.play_task import play_task

__all__ = ["Refused", "play_tasks"]


class Refused(msgspec.Struct, frozen=True):
    """The worker's reply for a game that could not be played: the reason on one line."""

    refused: str


def play_tasks(given: BinaryIO, told: BinaryIO) -> None:
    """Read a simulation job and then tasks from a stream, play them, and write each finished game to another stream,
    until the input ends."""
    job = msgspec.json.decode(given.readline(), type=Job)
    for number, line in enumerate(given):
        if number == 1:
            gc.freeze()  # objects loaded by the first game stay: exclude them from garbage collection
        try:
            answer: object = play_task(job, msgspec.json.decode(line, type=Task))
        except BroadfrontError as error:
            answer = Refused(str(error))
        except Exception as error:
            answer = Refused(f"{line.decode().strip()}: {type(error).__name__}: {error}")
        told.write(msgspec.json.encode(answer) + b"\n")
        told.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the main one ends the others
    with os.fdopen(os.dup(1), "wb") as out:
        os.dup2(2, 1)  # output of user functions must not get among the games
        play_tasks(sys.stdin.buffer, out)
