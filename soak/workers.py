"""Distributes seeds to processes, one per core; results come in the order of the seeds."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from typing import TypeVar

__all__ = ["run_in_workers"]

T = TypeVar("T")


def run_in_workers(check: Callable[[int], T], seeds: range) -> Iterator[T]:
    """Yield a function's result for each seed. The processes end when the caller stops or is interrupted."""
    if len(seeds) == 1:
        yield check(seeds.start)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(os.cpu_count(), _ignore_interrupts) as pool:
        yield from pool.imap(check, seeds)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in workers; the main process ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
