"""A process that plays games: a job on the first line of its input, then a task on each; a game on each line out.

Started by `workers.in_processes` with `python -m broadfront.sim.worker`. It ends when its input does.
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
from broadfront.sim.playing import play_task

__all__ = ["Refused", "serve"]


class Refused(msgspec.Struct, frozen=True):
    """A game that could not be played, in one line."""

    refused: str


def serve(given: BinaryIO, told: BinaryIO) -> None:
    """Play what comes in until nothing more does."""
    job = msgspec.json.decode(given.readline(), type=Job)
    for number, line in enumerate(given):
        if number == 1:
            gc.freeze()  # what the first game has loaded stays, and need not be searched for garbage again and again
        try:
            answer: object = play_task(job, msgspec.json.decode(line, type=Task))
        except BroadfrontError as error:
            answer = Refused(str(error))
        except Exception as error:
            answer = Refused(f"{line.decode().strip()}: {type(error).__name__}: {error}")
        told.write(msgspec.json.encode(answer) + b"\n")
        told.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to every process; the first one sees to the rest
    with os.fdopen(os.dup(1), "wb") as out:
        os.dup2(2, 1)  # what a function of a person's own prints must not get among the games
        serve(sys.stdin.buffer, out)
