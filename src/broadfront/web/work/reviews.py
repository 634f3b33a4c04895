"""Reviews of games, made by up to two worker processes and stored in a folder."""

from __future__ import annotations

import hashlib
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from broadfront import __version__
from broadfront.analyst.review import Review
from broadfront.analyst.review_work import Part
from broadfront.core.errors import BroadfrontError
from broadfront.core.files import write_atomically
from broadfront.core.reading.language import reader_language, use_language
from broadfront.web.errors import Busy
from broadfront.web.work import jobs
from broadfront.web.work.thinking import Far
from broadfront.web.work.workers import Workers

__all__ = ["ReviewRequest", "Reviews"]

T = TypeVar("T")

log = logging.getLogger("broadfront.web")

SECONDS = 1800.0
"""Limit of processor time for a review; a two-player campaign has some hundred points and decisions."""
SHARES = 2
"""Number of processes that share a review, if available."""
KEPT = 200
"""Number of reviews stored; the oldest is deleted first."""


class ReviewRequest(NamedTuple):
    """A request to review a game: its record and the number of playouts."""

    record: bytes
    playouts: int
    seed: int = 0

    @property
    def key(self) -> str:
        """Digest under which a review is stored, of record, playouts, seed, language and program version."""
        how = f"{self.playouts} {self.seed} {reader_language()} {__version__}\n"
        return hashlib.sha256(how.encode() + self.record).hexdigest()[:32]


class _RunningReview:
    """A game review in progress."""

    def __init__(self) -> None:
        self.shares: dict[int, Far] = {}
        self.stopped = False
        self.problem = ""

    @property
    def progress(self) -> Far:
        """Progress of the review summed over all its shares."""
        shares = list(self.shares.values())
        return Far(sum(far.done for far in shares), sum(far.meant for far in shares))


class Reviews:
    """Game reviews stored in a folder, and those in progress."""

    def __init__(self, thinkers: Workers, folder: Path, data: Path | None) -> None:
        self.thinkers, self.folder, self.data = thinkers, folder, data
        self._running: dict[str, _RunningReview] = {}
        self._lock = threading.Lock()

    def stored(self, wanted: ReviewRequest) -> Review | None:
        """Return the stored review of a game, or None if there is none."""
        try:
            return msgspec.json.decode(self._file(wanted.key).read_bytes(), type=Review)
        except (OSError, msgspec.DecodeError):  # none, or of an older format: it is made again
            return None

    def progress(self, wanted: ReviewRequest) -> Far | None:
        """Return the progress of a game review, or None if it is not being made."""
        with self._lock:
            work = self._running.get(wanted.key)
            return None if work is None or work.problem else work.progress

    def problem(self, wanted: ReviewRequest) -> str:
        """Return why a game review failed; empty if it did not."""
        with self._lock:
            work = self._running.get(wanted.key)
            return "" if work is None else work.problem

    def begin(self, wanted: ReviewRequest) -> None:
        """Start a review of a game unless it is already being made."""
        with self._lock:
            work = self._running.get(wanted.key)
            if work is not None and not work.problem:
                return
            work = self._running[wanted.key] = _RunningReview()
        given = (wanted, wanted.key, work, reader_language())
        threading.Thread(target=self._make_and_store, args=given, name="review", daemon=True).start()

    def stop(self, wanted: ReviewRequest) -> None:
        """Stop a review that is being made."""
        with self._lock:
            if (work := self._running.pop(wanted.key, None)) is not None:
                work.stopped = True

    def _make_and_store(self, wanted: ReviewRequest, key: str, work: _RunningReview, reader: str) -> None:
        """Make a review of a game and store it, or note why it failed."""
        problem = ""
        try:
            with use_language(reader):
                found = self._make_review(wanted, work)
            if found is not None:
                self._store(key, found)
        except BroadfrontError as error:
            problem = str(error)
        except Exception as error:
            log.error("unexpected in a review: %s", type(error).__name__, exc_info=error)
            problem = type(error).__name__
        with self._lock:
            if problem and not work.stopped:
                work.problem = problem
            elif self._running.get(key) is work:
                del self._running[key]

    def _make_review(self, wanted: ReviewRequest, work: _RunningReview) -> Review | None:
        """Make a game review in shares in several processes, then combine the shares in one process. Return None if the
        review was stopped."""
        of = min(SHARES, self.thinkers.slow_limit)
        found = self._run_shares(wanted, work, of) if of > 1 else {}
        while not work.stopped:
            try:
                return self._run_share(work, None, jobs.finish_review, self.data, *wanted, found)
            except Busy:
                if not found or self.thinkers.is_closed:
                    raise  # keep the finished shares and wait for the next free process
        return None

    def _run_shares(self, wanted: ReviewRequest, work: _RunningReview, count: int) -> dict[Part, Any]:
        """Work out the shares of a review in parallel; shares that find no free process are left for the final step."""

        def run_share(share: int) -> dict[Part, Any]:
            """Work out one share of the review; return nothing if no process is free."""
            try:
                return self._run_share(work, share, jobs.review_share, self.data, *wanted, share, count) or {}
            except Busy:
                return {}

        with ThreadPoolExecutor(count, "review") as threads:
            begun = [threads.submit(copy_context().run, run_share, share) for share in range(count)]
            return {part: value for share in begun for part, value in share.result().items()}

    def _run_share(self, work: _RunningReview, share: int | None, job: Callable[..., T], *given: Any) -> T:
        """Work out one share of a review in a worker process, or with None the final step that completes it."""

        def watch(done: int, total: int) -> bool:
            """Note the progress of the share, and return whether the review is stopped."""
            if share is None:
                work.shares = {0: Far(done, total)}
            else:
                work.shares[share] = Far(done, total)
            return work.stopped

        return self.thinkers.run_slow_watched(SECONDS, watch, job, *given)

    def _file(self, key: str) -> Path:
        """Return the file in which a review is stored."""
        return self.folder / f"{key}.json"

    def _store(self, key: str, found: Review) -> None:
        """Store a finished review in the folder, and delete the oldest if there are too many."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_atomically(self._file(key), msgspec.json.encode(found), private=True)
        kept = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for old in kept[:-KEPT]:
            with suppress(OSError):
                old.unlink()
