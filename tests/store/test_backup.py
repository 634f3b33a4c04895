"""A backup has every game, restores to either kind of database, and is written completely or not at all."""

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from broadfront.core.errors import Invalid
from broadfront.store import GameStore, Proposal, StoredPosition, WriteConflict, restore
from broadfront.store.backup import backup
from broadfront.store.database import connect, database_url
from tests.store.games import HEADER, DatabaseMaker, all_rows, execute, numbered_line
from tests.store.processes import restore_backup, run_at_once


@pytest.fixture
def full_store(database: str | Path) -> Iterator[GameStore]:
    """Yield a store whose games have everything a database can hold."""
    store = GameStore(database)
    for game in ("a", "b"):
        store.create(
            game,
            [HEADER, *map(numbered_line, range(1, 6))],
            seed=f"seed é {game}",
            about={"mode": "seats"},
            seats={f"seat {game}": ["german"]},
            invitations={f"one {game}": ["american"], f"two {game}": ["british", "french"]},
            position=StoredPosition(5, 1, "d", {"units": ["é", "\0", None, 1]}),
        )
    store.save_undo_proposal("a", Proposal("p", "german", 3, 5))
    store.claim_seat("a", "one a", "new seat")
    store.write_message("a", "german", "é, and well played")
    yield store
    store.close()


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_a_backup_goes_into_either_kind(
    full_store: GameStore, into: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    full_store.backup(tmp_path / "backup")
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600
    target = DatabaseMaker(tmp_path / "target", request.getfixturevalue("cluster") if into == "postgresql" else None)()
    rows = restore(tmp_path / "backup", target)
    others = {"invitations": 4, "positions": 2, "proposals": 1, "messages": 1}
    assert rows == {"games": 2, "lines": 12, "seats": 3} | others
    restored = GameStore(target)
    assert all_rows(restored) == all_rows(full_store)
    assert list(restored.check()) == []
    restored.append("a", 6, [numbered_line(6)])
    restored.close()
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["backup"]


def test_a_backup_of_an_older_schema_is_migrated_to_this_one(new_database: DatabaseMaker, tmp_path: Path) -> None:
    engine = connect(database_url(new_database.of_schema_1()))
    backup(engine, tmp_path / "backup")
    engine.dispose()
    target = new_database()
    assert restore(tmp_path / "backup", target) == {"games": 2, "lines": 40, "seats": 4}
    store = GameStore(target)
    assert list(store.check()) == []
    assert store.last_line_number("00000000000000a1") == 30
    store.close()


def test_a_backup_is_not_written_over_a_file(full_store: GameStore, tmp_path: Path) -> None:
    (tmp_path / "backup").write_text("mine")
    with pytest.raises(Invalid, match="exists and is not overwritten"):
        full_store.backup(tmp_path / "backup")
    assert (tmp_path / "backup").read_text() == "mine"
    with pytest.raises(Invalid, match="Cannot write"):
        full_store.backup(tmp_path / "none" / "backup")


def test_a_backup_that_fails_leaves_no_file(full_store: GameStore, tmp_path: Path) -> None:
    def stop(_done: int, _of: int) -> None:
        raise KeyboardInterrupt

    (tmp_path / "out").mkdir()
    with pytest.raises(KeyboardInterrupt):
        backup(full_store.engine, tmp_path / "out" / "backup", stop)
    assert list((tmp_path / "out").iterdir()) == []
    full_store.append("b", 6, [numbered_line(6)])


def test_a_database_that_holds_games_is_not_restored_over(
    full_store: GameStore, new_database: DatabaseMaker, tmp_path: Path
) -> None:
    full_store.backup(tmp_path / "backup")
    target = new_database()
    other = GameStore(target)
    other.create("c", [HEADER], seed="s", about={}, seats={})
    before = all_rows(other)
    with pytest.raises(Invalid, match="is not empty: it holds 1 games"):
        restore(tmp_path / "backup", target)
    assert all_rows(other) == before
    other.close()


def test_an_empty_database_is_restored_into(full_store: GameStore, new_database: DatabaseMaker, tmp_path: Path) -> None:
    full_store.backup(tmp_path / "backup")
    target = new_database()
    GameStore(target).close()
    restore(tmp_path / "backup", target)
    store = GameStore(target)
    assert all_rows(store) == all_rows(full_store)
    store.close()


def test_a_restore_that_fails_leaves_nothing(
    full_store: GameStore, new_database: DatabaseMaker, tmp_path: Path
) -> None:
    def stop(_done: int, _of: int) -> None:
        raise KeyboardInterrupt

    full_store.backup(tmp_path / "backup")
    target = new_database()
    with pytest.raises(KeyboardInterrupt):
        restore(tmp_path / "backup", target, stop)
    if isinstance(target, Path):
        assert list(target.parent.iterdir()) == []
    store = GameStore(target)
    assert list(store.game_ids()) == []
    store.close()


@pytest.mark.parametrize("kept", [0.0, 0.5, 0.999])
def test_a_backup_that_was_cut_off_is_refused(
    full_store: GameStore, new_database: DatabaseMaker, tmp_path: Path, kept: float
) -> None:
    full_store.backup(tmp_path / "backup")
    data = (tmp_path / "backup").read_bytes()
    (tmp_path / "cut").write_bytes(data[: int(len(data) * kept)])
    target = new_database()
    with pytest.raises(Invalid, match="is not a whole backup"):
        restore(tmp_path / "cut", target)
    store = GameStore(target)
    assert list(store.game_ids()) == []
    store.close()


@pytest.mark.parametrize("kind", ["postgresql"])
def test_a_dump_that_was_changed_is_refused(full_store: GameStore, tmp_path: Path) -> None:
    full_store.backup(tmp_path / "backup")
    data = (tmp_path / "backup").read_bytes()
    lines = data.splitlines(keepends=True)
    for changed in (
        data.replace(b'"note\\":\\"x', b'"note\\":\\"y', 1),
        b"".join([*lines[:4], *lines[5:]]),
        data + lines[1],
        data.replace(b'"table":"lines"', b'"table":"other"', 1),
        data.replace(b'"broadfront-backup":1', b'"broadfront-backup":2', 1),
    ):
        assert changed != data
        (tmp_path / "changed").write_bytes(changed)
        with pytest.raises(Invalid, match="is not a whole backup"):
            restore(tmp_path / "changed", tmp_path / "target.sqlite")
        assert not (tmp_path / "target.sqlite").exists()


def test_a_backup_of_a_newer_schema_is_refused(full_store: GameStore, database: str | Path, tmp_path: Path) -> None:
    full_store.backup(tmp_path / "backup")
    data = (tmp_path / "backup").read_bytes()
    if data.startswith(b"SQLite"):
        execute(tmp_path / "backup", "UPDATE schema_version SET version_num = '4'")
    else:
        (tmp_path / "backup").write_bytes(data.replace(b'"schema":3', b'"schema":4', 1))
    with pytest.raises(Invalid, match="has schema 4; this program knows schemas up to 3"):
        restore(tmp_path / "backup", tmp_path / "target.sqlite")
    assert not (tmp_path / "target.sqlite").exists()


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear reader")
    (tmp_path / "other").touch()
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE x (y)")
    other.commit()
    other.close()
    for name in ("letter", "other"):
        with pytest.raises(Invalid, match="is not a whole backup"):
            restore(tmp_path / name, tmp_path / "target.sqlite")
    with pytest.raises(Invalid, match="Cannot read"):
        restore(tmp_path / "none", tmp_path / "target.sqlite")


def test_others_go_on_while_a_backup_is_written(full_store: GameStore, tmp_path: Path) -> None:
    """The backup is of one moment: a game's lines and its position end together."""
    stop = threading.Event()
    full_store.save_position("a", StoredPosition(5, 1, "d", {"filling": "x" * 3_000_000}))

    def play() -> None:
        for n in range(6, 2000):
            full_store.append("b", n, [numbered_line(n)], position=StoredPosition(n, 1, "d", {}))
            if stop.is_set():
                return

    player = threading.Thread(target=play)
    player.start()
    for name in ("first", "second"):
        while full_store.last_line_number("b") < 10 and player.is_alive():
            continue
        full_store.backup(tmp_path / name)
    stop.set()
    player.join()
    for name in ("first", "second"):
        restore(tmp_path / name, tmp_path / f"{name}.sqlite")
        store = GameStore(tmp_path / f"{name}.sqlite")
        assert list(store.check()) == []
        position = store.position("b")
        assert position is not None
        assert position.at == store.last_line_number("b") >= 10
        store.close()


def test_of_two_restores_at_once_one_succeeds(
    full_store: GameStore, new_database: DatabaseMaker, tmp_path: Path
) -> None:
    full_store.backup(tmp_path / "backup")
    target = new_database()
    (done, refused) = sorted(run_at_once(restore_backup, target, [str(tmp_path / "backup")] * 2))
    assert done == ""
    assert "is not empty" in refused or "is not overwritten" in refused
    store = GameStore(target)
    assert all_rows(store) == all_rows(full_store)
    with pytest.raises(WriteConflict):
        store.append("a", 5, [numbered_line(5)])
    store.close()
