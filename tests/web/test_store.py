"""Records in the database: only added to, on the disk, one writer a line."""

from pathlib import Path

import pytest

from broadfront.store import GameStore, Taken


@pytest.fixture
def store(tmp_path: Path) -> GameStore:
    made = GameStore(tmp_path / "deep" / "games.sqlite")
    made.create("g", [b"header\n", b"one\n"], seed="s", about={"mode": "solo"}, seats={"h": ["german", "american"]})
    return made


def test_lines_come_back_in_order_and_from_a_number_on(store: GameStore) -> None:
    store.append("g", 2, [b"two\n", b"three\n"])
    assert store.lines("g") == [b"header\n", b"one\n", b"two\n", b"three\n"]
    assert store.lines("g", after=2) == [b"three\n"]
    assert store.lines("none") == []


def test_two_writers_cannot_both_add_a_line(store: GameStore, tmp_path: Path) -> None:
    other = GameStore(tmp_path / "deep" / "games.sqlite")
    store.append("g", 2, [b"mine\n"])
    with pytest.raises(Taken):
        other.append("g", 2, [b"theirs\n", b"more\n"])
    assert store.lines("g", after=1) == [b"mine\n"]
    other.close()
    store.close()


def test_what_stands_beside_a_record_is_kept(store: GameStore) -> None:
    kept = store.kept("g")
    assert kept is not None
    assert (kept.seed, kept.about) == ("s", {"mode": "solo"})
    assert store.kept("none") is None
    assert store.seat("g", "h") == ("german", "american")
    assert store.seat("g", "x") is None
    assert store.games_of(["h", "x"]) == {"h": "g"}


def test_sqlite_writes_ahead_and_waits_for_the_disk(store: GameStore) -> None:
    with store.engine.connect() as on:
        assert on.exec_driver_sql("pragma journal_mode").scalar_one() == "wal"
        assert on.exec_driver_sql("pragma synchronous").scalar_one() == 2
