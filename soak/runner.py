"""Runs jobs seed by seed, and saves their progress."""

import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

from soak import progress as progress_file
from soak.progress import Failure, Progress
from soak.registry import Figures, Job

SAVE_EVERY_SECONDS = 5.0
FAILURES_KEPT = 20  # after this many failures the job is broken and is aborted


class ProgressLine:
    """A progress line, rewritten in place on a terminal, otherwise printed now and then."""

    def __init__(self, out: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self.out, self.clock = out, clock
        self.terminal = out.isatty()
        self.pause = 0.2 if self.terminal else 30.0
        self.last = clock()

    def show(self, progress: Progress, *, final: bool = False) -> None:
        if not final and self.clock() - self.last < self.pause:
            return
        self.last = self.clock()
        failed = f", {len(progress.failures)} failed" if progress.failures else ""
        rate = f", {progress.done / progress.seconds:.1f} a second" if progress.seconds > 0 else ""
        line = f"soak: {progress.job}: {progress.done} of {progress.seeds} seeds{failed}{rate}"
        end = "\n" if final or not self.terminal else ""
        print(f"\r\x1b[K{line}" if self.terminal else line, end=end, file=self.out, flush=True)


def run_job(
    job: Job, progress: Progress, path: Path, ticker: ProgressLine, clock: Callable[[], float] = time.monotonic
) -> None:
    """Run the remaining seeds of a job. Progress is saved whatever stops it, including an interrupt."""
    saved = started = clock()
    before = progress.seconds
    work: Iterator[Figures] | None = None
    try:
        for seed in range(progress.next_seed, job.seeds.stop):
            if len(progress.failures) >= FAILURES_KEPT:
                break
            work = work or job.work(range(seed, job.seeds.stop))
            try:
                figures = next(work)
            except StopIteration:
                raise RuntimeError(f"Job {job.name} ended before seed {seed}; it must yield once for each.") from None
            except Exception as error:
                progress.failures.append(make_failure(seed, error))
                figures = {}
                work = None  # the exception ended the generator; the next seed starts a new one
            progress.add(figures)
            progress.seconds = before + clock() - started
            ticker.show(progress)
            if clock() - saved > SAVE_EVERY_SECONDS:
                saved = clock()
                progress_file.save_progress(path, progress)
        if progress.done == progress.seeds and not progress.concluded:
            _conclude(job, progress)
    finally:
        progress.seconds = before + clock() - started
        progress_file.save_progress(path, progress)
        ticker.show(progress, final=True)


def _conclude(job: Job, progress: Progress) -> None:
    progress.concluded = True
    if job.conclude is None or progress.failures:
        return
    try:
        job.conclude({**progress.totals, "seeds": progress.done})
    except Exception as error:
        progress.failures.append(make_failure(None, error))


def make_failure(seed: int | None, error: Exception) -> Failure:
    message = f"{type(error).__name__}: {error}".partition("\n")[0]
    return Failure(seed, message, "".join(traceback.format_exception(error)))


def run_one_seed(job: Job, seed: int) -> Figures:
    """Run one seed without catching or saving anything, to find out why it fails."""
    if seed not in job.seeds:
        raise ValueError(f"Job {job.name} has seeds {job.seeds.start} to {job.seeds.stop - 1}, not {seed}.")
    work = job.work(range(seed, seed + 1))
    try:
        return next(work)
    finally:
        close = getattr(work, "close", None)
        if close is not None:
            close()
