"""Seeds shared out to processes, one for each core; results come in the order of the seeds."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from typing import TypeVar

__all__ = ["in_workers"]

T = TypeVar("T")


def in_workers(check: Callable[[int], T], seeds: range) -> Iterator[T]:
    """What a function of a module finds for each seed. Whoever stops asking, or is interrupted, ends the processes."""
    if len(seeds) == 1:
        yield check(seeds.start)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(os.cpu_count(), _leave_interrupts) as pool:
        yield from pool.imap(check, seeds)


def _leave_interrupts() -> None:
    """Ctrl-C goes to every process; the first one sees to the rest."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
