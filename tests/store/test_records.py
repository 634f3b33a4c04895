"""Records in the database are append-only and without gaps, with their seeds and positions beside them."""

from pathlib import Path

import pytest

from broadfront.store import GameStore, Proposal, StoredPosition, WriteConflict
from broadfront.store.positions import NEWEST, OLDER, STRETCH, positions_to_drop


def position_at(n: int, *, rules: int = 1) -> StoredPosition:
    return StoredPosition(n, rules, "data", {"after": n, "units": ["a", "é"]})


def test_lines_come_back_in_order_and_from_a_number_on(store: GameStore) -> None:
    store.append("g", 2, [b"two\n", b"three\n"])
    assert store.lines("g") == [b"header\n", b"one\n", b"two\n", b"three\n"]
    assert store.lines("g", after=2) == [b"three\n"]
    assert store.last_line_number("g") == 3
    assert store.lines("none") == []
    assert store.last_line_number("none") == -1


def test_a_line_behind_a_gap_is_not_written(store: GameStore) -> None:
    """Even if the writer expects more lines: a database restored from a backup can have fewer."""
    with pytest.raises(WriteConflict):
        store.append("g", 3, [b"three\n"])
    with pytest.raises(WriteConflict):
        store.append("none", 1, [b"one\n"])
    with pytest.raises(WriteConflict):
        store.append("none", 0, [b"header\n"])
    assert store.lines("g") == [b"header\n", b"one\n"]
    assert store.lines("none") == []


def test_two_writers_cannot_both_add_a_line(store: GameStore, database: str | Path) -> None:
    other = GameStore(database)
    store.append("g", 2, [b"mine\n"])
    with pytest.raises(WriteConflict):
        other.append("g", 2, [b"theirs\n", b"more\n"])
    with pytest.raises(WriteConflict):
        other.append("g", 1, [b"theirs\n"])
    assert store.lines("g", after=1) == [b"mine\n"]
    other.close()


def test_a_game_is_made_once(store: GameStore) -> None:
    with pytest.raises(WriteConflict):
        store.create("g", [b"other\n"], seed="t", about={}, seats={})
    assert store.lines("g") == [b"header\n", b"one\n"]


def test_what_stands_beside_a_record_is_kept(store: GameStore) -> None:
    kept = store.metadata("g")
    assert kept is not None
    assert (kept.seed, kept.about) == ("s", {"mode": "solo"})
    assert store.metadata("none") is None
    assert store.sides_of_seat("g", "h") == ("german", "american")
    assert store.sides_of_seat("g", "x") is None
    assert store.games_of_tokens(["h", "x"]) == {"h": "g"}
    store.create("f", [b"header\n"], seed="s", about={}, seats={})
    assert sorted(store.game_ids()) == ["f", "g"]


def test_a_new_seed_comes_with_the_lines_that_need_it(store: GameStore) -> None:
    store.append("g", 2, [b"two\n"])
    kept = store.metadata("g")
    assert kept is not None
    assert kept.seed == "s"
    store.append("g", 3, [b"three\n"], seed="new")
    kept = store.metadata("g")
    assert kept is not None
    assert kept.seed == "new"
    with pytest.raises(WriteConflict):
        store.append("g", 3, [b"three\n"], seed="newer", position=position_at(3))
    kept = store.metadata("g")
    assert kept is not None
    assert kept.seed == "new"
    assert store.position("g") is None


def test_the_last_position_up_to_a_line_is_found(store: GameStore) -> None:
    assert store.position("g") is None
    store.append("g", 2, [b"two\n", b"three\n"], position=position_at(3))
    store.append("g", 4, [b"four\n"])
    assert store.position("g") == store.position("g", up_to=4) == position_at(3)
    assert store.position("g", up_to=2) is None
    store.save_position("g", position_at(1))
    assert store.position("g", up_to=2) == position_at(1)
    store.save_position("g", position_at(3, rules=2))
    assert store.position("g") == position_at(3, rules=2)
    store.create("f", [b"header\n", b"one\n"], seed="s", about={}, seats={}, position=position_at(1))
    assert store.position("f") == position_at(1)


def test_a_position_of_a_line_that_is_not_there_is_not_kept(store: GameStore) -> None:
    for game, n in (("g", 2), ("none", 0)):
        with pytest.raises(WriteConflict):
            store.save_position(game, position_at(n))
    with pytest.raises(AssertionError):
        store.append("g", 2, [b"two\n"], position=position_at(3))
    assert (store.last_line_number("g"), store.position("g")) == (1, None)


def test_a_long_game_keeps_few_positions(store: GameStore) -> None:
    n = 1
    for _ in range(60):
        some = [b"x\n"] * 7
        n += len(some)
        store.append("g", n - 6, some, position=position_at(n))
    with store.engine.connect() as on:
        left = list(on.exec_driver_sql("SELECT n FROM positions ORDER BY n").scalars())
    assert left[-NEWEST:] == [n - 14, n - 7, n]
    assert [line // STRETCH for line in left[:-NEWEST]] == list(range(9))


def test_the_number_of_positions_has_a_bound_however_long_the_game() -> None:
    kept: list[int] = []
    for n in range(1, 5000):
        kept.append(n)
        dropped = set(positions_to_drop(kept))
        kept = [line for line in kept if line not in dropped]
        assert len(kept) <= NEWEST + OLDER
        assert kept[-NEWEST:] == list(range(max(1, n - NEWEST + 1), n + 1))
    gaps = [after - before for before, after in zip([0, *kept], kept, strict=False)]
    assert max(gaps) <= 2 * 400  # 5000 lines in at most 20 stretches: of 400 lines, the last of each


def test_a_proposal_waits_until_it_is_withdrawn_or_the_game_goes_on(store: GameStore) -> None:
    first, second = Proposal("a", "german", 0, 1), Proposal("b", "american", 0, 1)
    assert store.undo_proposal("g") is None
    store.save_undo_proposal("g", first)
    assert store.undo_proposal("g") == first
    store.save_undo_proposal("g", second)
    assert store.undo_proposal("g") == second
    assert not store.delete_undo_proposal("g", "a")
    assert store.delete_undo_proposal("g", "b")
    assert store.undo_proposal("g") is None
    store.save_undo_proposal("g", first)
    store.append("g", 2, [b"two\n"])
    assert store.undo_proposal("g") is None
    with pytest.raises(WriteConflict):
        store.save_undo_proposal("g", first)  # it was asked of a game one line shorter
    assert store.undo_proposal("g") is None


def test_an_append_that_comes_too_late_leaves_the_proposal(store: GameStore) -> None:
    waits = Proposal("a", "german", 0, 1)
    store.save_undo_proposal("g", waits)
    with pytest.raises(WriteConflict):
        store.append("g", 3, [b"three\n"])
    assert store.undo_proposal("g") == waits
