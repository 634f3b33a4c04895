"""Run several processes on the same database, all starting at the same moment."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from broadfront.core.errors import Invalid
from broadfront.store import GameStore, WriteConflict, restore
from broadfront.store.schema import schema_version

__all__ = ["EACH", "append_in_race", "open_database", "restore_backup", "run_at_once"]

EACH = 15
"""Number of writes of each writer in a race."""
PATIENCE = 60.0

Work = Callable[[str | Path, str, Callable[[], object]], Any]
"""The function of a process: takes the database, its own word, and a function to call before the critical part."""

# One process has everything loaded; each of ours is a copy of it.
_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(["broadfront.store.migrating", "psycopg", "tests.store.processes"])


def run_at_once(work: Work, database: str | Path, words: Sequence[str]) -> list[Any]:
    """Run work in a process for each word and return the results."""
    start = _processes.Barrier(len(words))
    pipes = [_processes.Pipe(duplex=False) for _ in words]
    started = [
        _processes.Process(target=_run, args=(work, database, word, start, answer))
        for word, (_, answer) in zip(words, pipes, strict=True)
    ]
    for process in started:
        process.start()
    for _, answer in pipes:
        answer.close()
    try:
        for given, _ in pipes:
            assert given.poll(PATIENCE), "no answer"
        return [given.recv() for given, _ in pipes]
    finally:
        for process, (given, _) in zip(started, pipes, strict=True):
            process.join(PATIENCE)
            process.close()
            given.close()


def _run(work: Work, database: str | Path, word: str, start: Any, answer: Connection) -> None:
    answer.send(work(database, word, lambda: start.wait(PATIENCE)))


def append_in_race(database: str | Path, word: str, go: Callable[[], object]) -> list[int]:
    """Append pairs of lines to game `g` and return the numbers of those acknowledged."""
    store = GameStore(database, busy=30)
    go()
    done: list[int] = []
    while len(done) < EACH:
        n = store.last_line_number("g") + 1
        try:
            store.append("g", n, [f"{word} {n}\n".encode(), f"{word} {n + 1}\n".encode()])
        except WriteConflict:
            continue
        done.append(n)
    store.close()
    return done


def open_database(database: str | Path, _word: str, go: Callable[[], object]) -> tuple[int, int]:
    """Open the database and return its schema number and number of games."""
    go()
    store = GameStore(database)
    with store.engine.connect() as on:
        found = schema_version(on), len(list(store.game_ids()))
    store.close()
    return found


def restore_backup(database: str | Path, backup: str, go: Callable[[], object]) -> str:
    """Restore a backup and return the error text, or ""."""
    go()
    try:
        restore(Path(backup), database)
    except Invalid as error:
        return str(error)
    return ""
