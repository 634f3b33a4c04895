"""A server process whose database fails at times: `python -m tests.web.failing DATABASE NUMBER`.

It prints its address, then reads commands from its input: `fail SEED` starts random failures of appends, and `stop`
ends them and prints how often each has happened. It ends with its input.
"""

from __future__ import annotations

import json
import logging
import os
import random
import sqlite3
import sys
import threading
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg
import sqlalchemy as sa

from broadfront.store import GameStore, NotSaved, StoredPosition
from broadfront.store.database import is_sqlite
from broadfront.web import app
from broadfront.web.serve import listen, serve
from broadfront.web.settings import Settings

BUSY = 0.4
"""Seconds that this server waits for another writer."""
OFTEN = 0.12
"""Share of appends that fail."""
OPEN_GAMES = 3
"""Number of games kept in memory, fewer than are played, so that games are also unloaded and reopened."""
FAILURES = {
    "refused": "nothing is written, and the store says so",
    "unsaid": "everything is written, and the store cannot find that out",
    "full": "the disk is full in the middle of the lines",
    "uncommitted": "the connection breaks before the commit",
    "unanswered": "the connection breaks after the commit, before its answer",
    "cut": "the database itself ends the connection before the commit",
}
WRITTEN = ("unsaid", "unanswered")
"""Failures after which the lines are stored nevertheless."""


class FailingStore(GameStore):
    """A store whose appends fail like those of a locked, full or vanished database."""

    def __init__(self, database: str | Path) -> None:
        super().__init__(database, busy=BUSY)
        self._rng: random.Random | None = None
        self._counts: Counter[str] = Counter()
        self._guard = threading.Lock()
        self._planned = threading.local()
        """The planned failure of the current thread's append."""
        self._commit = self.engine.dialect.do_commit
        self.engine.dialect.do_commit = self._commit_or_fail  # type: ignore[method-assign,assignment]
        sa.event.listen(self.engine, "before_cursor_execute", self._fill_up)

    def fail(self, rng: random.Random) -> None:
        with self._guard:
            self._rng = rng

    def stop(self) -> dict[str, int]:
        """Stop the failures; return how often each has happened since the last call."""
        with self._guard:
            self._rng, counts = None, dict(self._counts)
            self._counts.clear()
            return counts

    def append(
        self,
        game: str,
        first: int,
        lines: Sequence[bytes],
        *,
        seed: str | None = None,
        position: StoredPosition | None = None,
    ) -> None:
        failure = self._draw()
        if failure == "refused":
            self._count(failure)
            raise NotSaved("busy")
        if failure in ("full", "uncommitted", "unanswered", "cut"):
            self._planned.failure = failure
        try:
            super().append(game, first, lines, seed=seed, position=position)
        finally:
            self._planned.failure = None
        if failure == "unsaid":
            self._count(failure)
            raise NotSaved("unknown")

    def _draw(self) -> str | None:
        with self._guard:
            if self._rng is None or self._rng.random() >= OFTEN:
                return None
            return self._rng.choice(list(FAILURES))

    def _count(self, failure: str) -> None:
        with self._guard:
            self._counts[failure] += 1

    def _take_failure(self, *failures: str) -> str | None:
        """Return this thread's planned failure if it is one of these, and clear it; else None."""
        failure: str | None = getattr(self._planned, "failure", None)
        if failure not in failures:
            return None
        self._planned.failure = None
        self._count(failure)
        return failure

    def _fill_up(
        self, _on: sa.Connection, _cursor: Any, statement: str, _parameters: Any, _context: Any, _many: bool
    ) -> None:
        if statement.startswith("INSERT INTO lines") and self._take_failure("full"):
            full: Exception = psycopg.errors.DiskFull("injected")
            if is_sqlite(self.engine):
                full = sqlite3.OperationalError("injected")
                full.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise sa.exc.OperationalError(statement, None, full)

    def _commit_or_fail(self, connection: Any) -> None:
        failure = self._take_failure("uncommitted", "unanswered", "cut")
        if failure is None:
            return self._commit(connection)
        if failure == "unanswered":
            self._commit(connection)
        if failure == "cut" and not is_sqlite(self.engine):
            connection.driver_connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")
        connection.driver_connection.close()
        raise self.engine.dialect.loaded_dbapi.OperationalError("injected")


def main(database: str, number: str) -> None:
    stores: list[FailingStore] = []

    def opened(wanted: str | Path) -> FailingStore:
        stores.append(FailingStore(wanted))
        return stores[-1]

    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # it tells of every connection that broke
    app.GameStore = opened  # type: ignore[attr-defined,assignment]
    where = database if "://" in database else Path(database)
    wanted = Settings(database=where, port=0, writes=10_000.0, reads=10_000.0, open_games=OPEN_GAMES)
    at, settings = listen(wanted, exact=True)

    def obey() -> None:
        for line in sys.stdin:
            word, *given = line.split()
            if word == "fail":
                stores[0].fail(random.Random(f"{given[0]}/{number}"))
            print(json.dumps(stores[0].stop() if word == "stop" else {}), flush=True)
        os._exit(0)

    def ready() -> None:
        print(f"http://127.0.0.1:{settings.port}", flush=True)
        threading.Thread(target=obey, daemon=True).start()

    serve(settings, at, ready)


if __name__ == "__main__":
    main(*sys.argv[1:])
