"""A process that does heavy work for the server: one job after the other, until its input ends.

It says nothing and keeps nothing: a job comes as a function with its arguments, and its result goes back. The server
ends it when a job takes too long, and starts another.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import traceback
from pathlib import Path
from typing import IO, Any

if sys.platform != "win32":
    import resource

from broadfront.core.errors import BroadfrontError, Invalid
from broadfront.core.reading.language import read_in
from broadfront.web.errors import Broken, Costly

__all__ = ["main", "read", "write"]

NICE = 5
"""Pages go first where there are fewer cores than processes."""
ROOM = 1_000_000_000
"""Bytes a job may take beyond what the process has from its start."""
STATM = Path("/proc/self/statm")
_SIZE = struct.Struct(">Q")


def write(pipe: IO[bytes], message: object) -> None:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(_SIZE.pack(len(data)) + data)
    pipe.flush()


def read(pipe: IO[bytes]) -> Any:
    """The next message; EOFError when there will be none. Only the server and its own processes speak here."""
    head = pipe.read(_SIZE.size)
    if len(head) < _SIZE.size:
        raise EOFError
    data = pipe.read(_SIZE.unpack(head)[0])
    return pickle.loads(data)  # noqa: S301


def main() -> None:
    inward, outward = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed by mistake is not part of an answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends our input
    _be_modest()
    while True:
        try:
            seconds, reader, work, given = read(inward)
        except EOFError:
            return
        _allow(seconds)
        with read_in(reader):
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
