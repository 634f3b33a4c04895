"""Disk failures: a file that vanishes, is replaced, damaged, full or closed.

Nothing acknowledged is lost, and no file is ever replaced by an empty one.
"""

import resource
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from broadfront.core.errors import Invalid
from broadfront.store import GameStore, NotSaved, Unavailable

LINES = [b"header\n", b"one\n"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def file_store(file: Path) -> Iterator[GameStore]:
    """Yield a store in a file, with a game `g` that has a header and one line."""
    store = GameStore(file, busy=0.2)
    store.create("g", LINES, seed="s", about={}, seats={})
    yield store
    store.close()


def file_beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


# A file that vanishes


@pytest.mark.parametrize("gone", ["", "-wal"])
def test_a_write_into_a_file_that_was_deleted_is_not_acknowledged(file_store: GameStore, file: Path, gone: str) -> None:
    file_store.append("g", 2, [b"two\n"])
    file_beside(file, gone).unlink()
    with pytest.raises(NotSaved, match=r"deleted or replaced|does not answer"):
        file_store.append("g", 3, [b"three\n"])
    with pytest.raises(NotSaved):
        file_store.create("h", LINES, seed="s", about={}, seats={})


def test_lines_of_a_lost_file_beside_it_are_saved_when_the_server_stops(file_store: GameStore, file: Path) -> None:
    file_store.append("g", 2, [b"two\n"])
    file_beside(file, "-wal").unlink()
    with pytest.raises(NotSaved):
        file_store.append("g", 3, [b"three\n"])
    assert file_store.lines("g") == [*LINES, b"two\n"]
    file_store.close()
    again = GameStore(file)
    assert again.lines("g") == [*LINES, b"two\n"]
    again.close()


def test_a_deleted_file_is_not_made_again_and_reading_says_so(file_store: GameStore, file: Path) -> None:
    file.unlink()
    for _ in range(3):
        with pytest.raises(Unavailable):
            file_store.lines("g")
        with pytest.raises(Unavailable):
            file_store.append("g", 2, [b"two\n"])
    assert not file.exists()


def test_a_file_that_vanishes_at_the_moment_of_writing_is_noticed(file_store: GameStore, file: Path) -> None:
    commit = file_store.engine.dialect.do_commit

    def commit_and_lose(connection: object) -> None:
        commit(connection)  # type: ignore[arg-type]
        file.unlink()

    file_store.engine.dialect.do_commit = commit_and_lose  # type: ignore[method-assign,assignment]
    with pytest.raises(NotSaved, match="deleted or replaced"):
        file_store.append("g", 2, [b"two\n"])


def test_a_backup_put_in_its_place_is_used_from_the_next_call_on(
    file_store: GameStore, file: Path, tmp_path: Path
) -> None:
    file_store.backup(tmp_path / "backup.sqlite")
    file_store.append("g", 2, [b"two\n"])
    for end in ("", "-wal", "-shm"):
        file_beside(file, end).unlink()
    shutil.copyfile(tmp_path / "backup.sqlite", file)
    assert file_store.lines("g") == LINES
    file_store.append("g", 2, [b"another\n"])
    again = GameStore(file)
    assert again.lines("g") == [*LINES, b"another\n"]
    again.close()


# A file that is damaged


def test_a_damaged_file_is_noticed_when_the_server_starts(file_store: GameStore, file: Path) -> None:
    file_store.append("g", 2, [f"{n}\n".encode() for n in range(2000)])
    file_store.close()
    data = bytearray(file.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 4096] = b"\xff" * 4096
    file.write_bytes(data)
    with pytest.raises(Invalid, match="is damaged") as caught:
        GameStore(file)
    assert "\n" not in str(caught.value)
    assert file.read_bytes() == data


@pytest.mark.parametrize("left", [0, 1, 50, 2000])
def test_a_file_that_was_cut_off_is_refused_and_left_as_it_is(file_store: GameStore, file: Path, left: int) -> None:
    file_store.close()
    data = file.read_bytes()[:left]
    file.write_bytes(data)
    with pytest.raises(Invalid, match=r"Cannot open the database|is damaged|is cut off") as caught:
        GameStore(file)
    assert "\n" not in str(caught.value)
    assert file.read_bytes() == data


@pytest.mark.parametrize("main", [None, b""])
def test_lines_that_wait_beside_a_lost_file_are_not_thrown_away(
    file_store: GameStore, file: Path, tmp_path: Path, main: bytes | None
) -> None:
    file_store.append("g", 2, [b"two\n"])
    other = tmp_path / "other" / "games.sqlite"
    other.parent.mkdir()
    waiting = file_beside(file, "-wal").read_bytes()
    file_beside(other, "-wal").write_bytes(waiting)
    if main is not None:
        other.write_bytes(main)
    with pytest.raises(Invalid, match=r"is missing|is cut off"):
        GameStore(other)
    assert file_beside(other, "-wal").read_bytes() == waiting
    assert other.exists() == (main is not None)


def test_a_database_that_could_not_be_made_leaves_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_given: object, **_more: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("broadfront.store.database.sqlite3.connect", full)
    with pytest.raises(Invalid, match="disk is full"):
        GameStore(file)
    assert list(file.parent.iterdir()) == []


# A disk that is full


def test_on_a_full_disk_nothing_is_acknowledged_and_nothing_is_lost(file_store: GameStore, file: Path) -> None:
    """A limit on the size of this process's files acts like a full disk."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    file_store.append("g", 2, [b"two\n"])
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_beside(file, "-wal").stat().st_size, limits[1]))
        for _ in range(3):
            with pytest.raises(NotSaved, match="nothing was done"):
                file_store.append("g", 3, [b"x" * 20_000 + b"\n"])
            assert file_store.lines("g") == [*LINES, b"two\n"]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    file_store.append("g", 3, [b"three\n"])
    file_store.close()
    again = GameStore(file)
    assert again.lines("g") == [*LINES, b"two\n", b"three\n"]
    with again.engine.connect() as on:
        assert on.exec_driver_sql("PRAGMA integrity_check").scalar_one() == "ok"
    again.close()
