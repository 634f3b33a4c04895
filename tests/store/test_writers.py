"""Concurrent writers, failed writes and lost answers: all lines or none, and never a gap."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from broadfront.core.errors import BroadfrontError
from broadfront.store import GameStore, NotSaved, Proposal, StoredPosition, Unavailable, WriteConflict
from broadfront.store.database import database_url
from tests.store.cluster import Cluster
from tests.store.games import all_rows
from tests.store.processes import EACH, append_in_race, run_at_once


@pytest.fixture
def hasty_store(database: str | Path, store: GameStore) -> Iterator[GameStore]:
    """Yield a store on the same database that waits only briefly for other writers."""
    made = GameStore(database, busy=0.05)
    yield made
    made.close()


def check_acknowledged_lines(store: GameStore, told: dict[str, list[int]]) -> None:
    """Check that lines have no gaps and each writer's lines have the numbers it was told."""
    wanted = {n + i: name for name, numbers in told.items() for n in numbers for i in (0, 1)}
    assert sorted(wanted) == list(range(2, 2 + len(wanted)))
    assert store.lines("g", after=1) == [f"{wanted[n]} {n}\n".encode() for n in sorted(wanted)]


def test_threads_that_race_for_the_next_line(store: GameStore) -> None:
    told: dict[str, list[int]] = {f"thread{n}": [] for n in range(4)}

    def write(name: str) -> None:
        while len(told[name]) < EACH:
            n = store.last_line_number("g") + 1
            try:
                store.append("g", n, [f"{name} {n}\n".encode(), f"{name} {n + 1}\n".encode()])
            except WriteConflict:
                continue
            told[name].append(n)

    threads = [threading.Thread(target=write, args=(name,)) for name in told]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {len(numbers) for numbers in told.values()} == {EACH}
    check_acknowledged_lines(store, told)


def test_processes_that_race_for_the_next_line(store: GameStore, database: str | Path) -> None:
    names = ["first", "second"]
    told = run_at_once(append_in_race, database, names)
    check_acknowledged_lines(store, dict(zip(names, told, strict=True)))


def test_a_database_locked_by_another_is_reported_busy_and_nothing_is_done(
    store: GameStore, hasty_store: GameStore, kind: str
) -> None:
    before = all_rows(store)
    engine = sa.create_engine(store.engine.url)
    with engine.connect() as other:
        other.exec_driver_sql("SELECT 1 FROM games FOR UPDATE" if kind == "postgresql" else "BEGIN IMMEDIATE")
        writes: list[Callable[[], None]] = [
            lambda: hasty_store.append("g", 2, [b"two\n"]),
            lambda: hasty_store.save_position("g", StoredPosition(1, 1, "d", {})),
            lambda: hasty_store.save_undo_proposal("g", Proposal("a", "german", 0, 1)),
        ]
        for write in writes:
            with pytest.raises(NotSaved) as caught:
                write()
            assert caught.value.reason == "busy"
        assert hasty_store.lines("g") == [b"header\n", b"one\n"]  # who only reads does not wait
        other.rollback()
    engine.dispose()
    assert all_rows(store) == before
    hasty_store.append("g", 2, [b"two\n"])
    assert store.last_line_number("g") == 2


def break_line(store: GameStore, kind: str, n: int, code: str = "P0001") -> None:
    """Make every later write of line `n` fail."""
    with store.engine.begin() as on:
        if kind == "postgresql":
            on.exec_driver_sql(
                "CREATE FUNCTION spoilt() RETURNS trigger LANGUAGE plpgsql AS "
                f"$$ BEGIN RAISE EXCEPTION 'secret words' USING ERRCODE = '{code}'; END $$"
            )
            on.exec_driver_sql(
                f"CREATE TRIGGER spoil BEFORE INSERT ON lines FOR EACH ROW WHEN (NEW.n = {n}) EXECUTE FUNCTION spoilt()"
            )
        else:
            on.exec_driver_sql(
                f"CREATE TRIGGER spoil BEFORE INSERT ON lines WHEN NEW.n = {n} "
                "BEGIN SELECT RAISE(ABORT, 'secret words'); END"
            )


def test_an_append_that_fails_in_the_middle_leaves_nothing(store: GameStore, kind: str) -> None:
    store.save_undo_proposal("g", Proposal("a", "german", 0, 1))
    before = all_rows(store)
    break_line(store, kind, 3)
    with pytest.raises(NotSaved) as caught:
        store.append("g", 2, [b"two\n", b"three\n", b"four\n"], seed="new", position=StoredPosition(2, 1, "d", {}))
    assert all_rows(store) == before
    check_one_line_error(caught.value, "refused")
    store.append("g", 2, [b"two\n"])


def check_one_line_error(error: NotSaved, reason: str) -> None:
    said = str(error)
    assert error.reason == reason
    assert isinstance(error, BroadfrontError)
    assert said.startswith("The game could not be saved: ")
    assert "nothing was done" in said
    assert "\n" not in said
    assert not any(word in said for word in ("INSERT", "lines", "sqlite", "secret", "/", "psycopg"))
    assert error.__cause__ is None
    assert error.__suppress_context__ or error.__context__ is None


def test_a_full_disk_is_reported(store: GameStore, kind: str) -> None:
    much = [b"x" * 100_000 + b"\n"]
    if kind == "postgresql":
        break_line(store, kind, 2, "53100")
    else:
        with sqlite3.connect(str(store.engine.url.database)) as on:
            (pages,) = on.execute("PRAGMA page_count").fetchone()
        on.close()
        sa.event.listen(store.engine, "checkout", lambda found, *_: found.execute(f"PRAGMA max_page_count={pages}"))
    with pytest.raises(NotSaved) as caught:
        store.append("g", 2, much)
    check_one_line_error(caught.value, "full")
    assert store.last_line_number("g") == 1


def test_a_read_only_database_is_reported(store: GameStore, kind: str) -> None:
    statement = "SET default_transaction_read_only TO on" if kind == "postgresql" else "PRAGMA query_only=ON"
    sa.event.listen(store.engine, "connect", lambda found, _: found.execute(statement) and found.commit())
    store.engine.dispose()
    with pytest.raises(NotSaved) as caught:
        store.append("g", 2, [b"two\n"])
    check_one_line_error(caught.value, "read-only")
    assert store.lines("g") == [b"header\n", b"one\n"]


def lost_connection(store: GameStore) -> Exception:
    made: Exception = store.engine.dialect.loaded_dbapi.OperationalError("server closed the connection")
    return made


@pytest.mark.parametrize("arrived", [True, False])
def test_when_the_answer_to_a_commit_is_lost_the_store_looks_whether_it_was_done(
    store: GameStore, monkeypatch: pytest.MonkeyPatch, arrived: bool
) -> None:
    store.create("i", [b"header\n"], seed="s", about={}, seats={}, invitations={"one": ["german"]})
    commit = store.engine.dialect.do_commit
    calls: list[str] = []

    def once(connection: Any) -> None:
        calls.append("commit")
        if len(calls) > 1:
            return commit(connection)
        if arrived:
            commit(connection)
        connection.driver_connection.close()
        raise lost_connection(store)

    def called(write: Callable[[], object]) -> object:
        calls.clear()
        return write()

    monkeypatch.setattr(store.engine.dialect, "do_commit", once)
    writes: list[tuple[Callable[[], object], object]] = [
        (lambda: store.append("g", 2, [b"two\n", b"three\n"], seed="new"), None),
        (lambda: store.create("n", [b"header\n"], seed="s", about={}, seats={}), None),
        (lambda: store.claim_seat("i", "one", "seat"), ("german",)),
        (lambda: store.save_undo_proposal("i", Proposal("a", "german", 0, 0)), None),
    ]
    for write, wanted in writes:
        if arrived:
            assert called(write) == wanted
        else:
            with pytest.raises(NotSaved) as caught:
                called(write)
            check_one_line_error(caught.value, "gone")
    assert store.lines("g", after=1) == ([b"two\n", b"three\n"] if arrived else [])
    assert (store.metadata("n") is not None) == arrived
    assert (store.sides_of_seat("i", "seat") is not None) == arrived
    assert (store.undo_proposal("i") is not None) == arrived


def test_when_nobody_answers_any_more_the_store_does_not_say_that_nothing_was_done(
    hasty_store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_connection: Any) -> None:
        raise lost_connection(hasty_store)

    monkeypatch.setattr(hasty_store.engine.dialect, "do_commit", never)
    with pytest.raises(NotSaved) as caught:
        hasty_store.append("g", 2, [b"two\n"])
    assert caught.value.reason == "unknown"
    assert "nothing was done" not in str(caught.value)


def test_after_the_server_was_restarted_the_next_call_works(cluster: Cluster) -> None:
    store = GameStore(cluster.database(), busy=0.05)
    store.create("g", [b"header\n"], seed="s", about={}, seats={})
    cluster.stop()
    try:
        with pytest.raises(NotSaved) as kept:
            store.append("g", 1, [b"one\n"])
        check_one_line_error(kept.value, "gone")
        with pytest.raises(Unavailable) as read:
            store.lines("g")
        assert read.value.reason == "gone"
    finally:
        cluster.start()
    store.append("g", 1, [b"one\n"])
    cluster.stop()
    cluster.start()
    assert store.lines("g") == [b"header\n", b"one\n"]
    store.close()


def test_a_connection_cut_at_the_commit_is_reported_and_the_next_append_works(cluster: Cluster) -> None:
    store = GameStore(cluster.database())
    store.create("g", [b"header\n"], seed="s", about={}, seats={})

    def cut(on: sa.Connection) -> None:
        pid = on.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
        cluster.execute(f"SELECT pg_terminate_backend({pid}, 5000)")

    sa.event.listen(store.engine, "commit", cut, once=True)
    with pytest.raises(NotSaved) as caught:
        store.append("g", 1, [b"one\n"])
    check_one_line_error(caught.value, "gone")
    store.append("g", 1, [b"one\n"])
    assert store.lines("g") == [b"header\n", b"one\n"]
    store.close()


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    store = GameStore(tmp_path / "games.sqlite")
    with store.engine.connect() as on:
        assert on.exec_driver_sql("pragma journal_mode").scalar_one() == "wal"
        assert on.exec_driver_sql("pragma synchronous").scalar_one() == 2
        assert on.exec_driver_sql("pragma foreign_keys").scalar_one() == 1
    store.close()


def test_no_seed_or_token_gets_into_an_error_of_the_database(database: str | Path) -> None:
    engine = GameStore(database).engine
    with pytest.raises(sa.exc.DBAPIError) as caught, engine.begin() as on:
        on.execute(sa.text("SELECT nothing FROM games WHERE seed = :seed"), {"seed": "a secret"})
    assert "a secret" not in str(caught.value)
    engine.dispose()
    assert database_url("postgresql://me:secret@host/x").password == "secret"
    with pytest.raises(BroadfrontError) as refused:
        GameStore("postgresql://me:secret@127.0.0.1:1/x")
    assert "secret" not in str(refused.value) + str(refused.value.to_data())
