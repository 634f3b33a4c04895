"""Damaged saved games and damaged data folders: only clear refusals, nothing that takes long, memory bounded."""

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
"""Seconds of work (not of waiting for other programs) that one case may take."""
MEGABYTES = 400
"""By how much memory may grow over a whole job: it is what was kept, not what a case needs for a moment."""


def _timed(done: Callable[[], T]) -> T:
    """What a call returns, if it did not take too long."""
    start = time.process_time()
    found = done()
    took = time.process_time() - start
    assert took < LONGEST, f"took {took:.1f} s"
    return found


class _Memory:
    """Megabytes by which the peak of this process has grown since it was last asked."""

    def __init__(self) -> None:
        self.peak = self._now()

    def grown(self) -> float:
        before, self.peak = self.peak, self._now()
        return self.peak - before

    @staticmethod
    def _now() -> float:
        unit = 1024 * 1024 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def _forget_titles() -> None:
    """Let go of loaded titles. What rules find about a title is kept in caches of a few to some thousand entries, which
    hold on to it: a program loads one data folder, this job thousands, and would have dozens of titles in memory."""
    for cached in (titles._load_printed, titles._load_game, load):
        cached.cache_clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("broadfront.titles."):
            for kept in list(vars(module).values()):
                if isinstance(kept, _lru_cache_wrapper):
                    kept.cache_clear()


def _bounded(totals: Totals) -> None:
    assert totals["refused"] > totals["seeds"] / 4, "too little was refused to show anything"
    assert totals["opened"] > totals["seeds"] / 20, "too little was opened to show anything"
    assert totals["megabytes"] < MEGABYTES, f"memory grew by {totals['megabytes']:.0f} MB"


@job("damaged-records", seeds=range(20_000), conclude=_bounded)
def records(seeds: range) -> Iterator[Figures]:
    """Records damaged in many ways open or are refused in one line, within 2 s each, and memory stays bounded."""
    for base in damaged_records.bases():
        damaged_records.use(base)
    memory = _Memory()
    for seed in seeds:
        kind, data = damaged_records.damaged(seed)
        opened = _timed(lambda data=data: damaged_records.use(data))  # type: ignore[misc]
        yield {"opened": opened, "refused": not opened, kind: 1, "megabytes": memory.grown()}


@job("damaged-data", seeds=range(5_000), conclude=_bounded)
def data(seeds: range) -> Iterator[Figures]:
    """Data folders damaged in many ways are refused with file and line or can be played, within 2 s for each step."""
    for title in damaged_data.TITLES:
        damaged_data.use_whole(title)
    memory = _Memory()
    for seed in seeds:
        folder = Path(tempfile.mkdtemp(prefix="broadfront-damaged-"))
        try:
            title, _, kind = damaged_data.damage(seed, folder)
            said = damaged_data.use(title, folder, seed, timed=_timed)
        finally:
            shutil.rmtree(folder)
            _forget_titles()
        yield {"opened": said == "played", "refused": said == "refused", kind: 1, "megabytes": memory.grown()}
