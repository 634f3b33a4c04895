"""Damaged saved games and data folders: only clear refusals, nothing slow, bounded memory."""

import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import TypeVar

import broadfront.titles as titles
from broadfront.cli.loading import load
from soak import Figures, Totals, job
from tests.hostile import damaged_data, damaged_records

T = TypeVar("T")

LONGEST = 2.0
"""Seconds of processor time that one case may take."""
MEGABYTES = 400
"""Allowed memory growth over a whole job, which shows what is kept, not what one case needs."""


def _call_in_time(done: Callable[[], T]) -> T:
    """Return the result of a call. Raise if it takes too long."""
    start = time.process_time()
    found = done()
    took = time.process_time() - start
    assert took < LONGEST, f"took {took:.1f} s"
    return found


class _Memory:
    """Measures the growth of this process's peak memory."""

    def __init__(self) -> None:
        self.peak = self._peak_megabytes()

    def growth(self) -> float:
        before, self.peak = self.peak, self._peak_megabytes()
        return self.peak - before

    @staticmethod
    def _peak_megabytes() -> float:
        unit = 1024 * 1024 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def _forget_titles() -> None:
    """Release loaded titles and the caches of rules that hold on to them.

    A program loads one data folder, but this job thousands, and would otherwise keep dozens of titles in memory.
    """
    for cached in (titles._load_printed, titles._load_game, load):
        cached.cache_clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("broadfront.titles."):
            for kept in list(vars(module).values()):
                if isinstance(kept, _lru_cache_wrapper):
                    kept.cache_clear()


def _check_bounds(totals: Totals) -> None:
    assert totals["refused"] > totals["seeds"] / 4, "too little was refused to show anything"
    assert totals["opened"] > totals["seeds"] / 20, "too little was opened to show anything"
    assert totals["megabytes"] < MEGABYTES, f"memory grew by {totals['megabytes']:.0f} MB"


@job("damaged-records", seeds=range(20_000), conclude=_check_bounds)
def check_damaged_records(seeds: range) -> Iterator[Figures]:
    """Records damaged in many ways open or are refused in one line, within 2 s each, and memory stays bounded."""
    for base in damaged_records.bases():
        damaged_records.use(base)
    memory = _Memory()
    for seed in seeds:
        kind, data = damaged_records.damaged(seed)
        opened = _call_in_time(lambda data=data: damaged_records.use(data))  # type: ignore[misc]
        yield {"opened": opened, "refused": not opened, kind: 1, "megabytes": memory.growth()}


@job("damaged-data", seeds=range(5_000), conclude=_check_bounds)
def check_damaged_data(seeds: range) -> Iterator[Figures]:
    """Data folders damaged in many ways are refused with file and line or can be played, within 2 s for each step."""
    for title in damaged_data.TITLES:
        damaged_data.use_whole(title)
    memory = _Memory()
    for seed in seeds:
        folder = Path(tempfile.mkdtemp(prefix="broadfront-damaged-"))
        try:
            title, _, kind = damaged_data.damage(seed, folder)
            outcome = damaged_data.use(title, folder, seed, timed=_call_in_time)
        finally:
            shutil.rmtree(folder)
            _forget_titles()
        yield {"opened": outcome == "played", "refused": outcome == "refused", kind: 1, "megabytes": memory.growth()}
