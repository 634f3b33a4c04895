"""`check` finds every fault, and reports nothing in a sound database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from broadfront.store import GameStore, Problem, Proposal, StoredPosition
from broadfront.store.checking import check
from broadfront.store.database import connect, database_url
from broadfront.store.schema import schema_version
from tests.store.games import HEADER, DatabaseMaker, execute, numbered_line


@pytest.fixture
def filled_store(database: str | Path) -> Iterator[GameStore]:
    store = GameStore(database)
    for game in ("a", "b"):
        store.create(
            game,
            [HEADER, *map(numbered_line, range(1, 6))],
            seed="s",
            about={},
            seats={f"seat {game}": ["german"]},
            invitations={f"invitation {game}": ["american"]},
            position=StoredPosition(5, 1, "d", {}),
        )
        store.save_undo_proposal(game, Proposal("p", "german", 3, 5))
    yield store
    store.close()


def test_nothing_is_wrong_with_whole_games(filled_store: GameStore) -> None:
    assert list(filled_store.check()) == []


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        ("DELETE FROM lines WHERE game = 'a' AND n = 3", [Problem("a", "Line 3 is missing; the last one is 5.")]),
        ("DELETE FROM lines WHERE game = 'a' AND n = 0", [Problem("a", "Its header (line 0) is missing.")]),
        ("DELETE FROM lines WHERE game = 'a'", [Problem("a", "It has no header and no lines.")]),
        (
            "DELETE FROM lines WHERE game = 'a' AND n > 3",
            [Problem("a", "A position after line 5; the last line is 3.")],
        ),
        ("UPDATE lines SET line = '{' WHERE game = 'a' AND n = 2", [Problem("a", "Line 2 is damaged.")]),
        ("UPDATE lines SET line = '{}' WHERE game = 'a' AND n = 0", [Problem("a", "Its header is damaged.")]),
        (
            'UPDATE lines SET line = \'{"n":7,"note":""}\' WHERE game = \'a\' AND n = 2',
            [Problem("a", "Line 2 carries the number 7.")],
        ),
        ("UPDATE games SET about = 'x' WHERE game = 'a'", [Problem("a", "How it is played cannot be read.")]),
        (
            "UPDATE positions SET position = '[]' WHERE game = 'a'",
            [Problem("a", "The position after line 5 is damaged.")],
        ),
        (
            "DELETE FROM games WHERE game = 'a'",
            [
                Problem("a", f"{count} {table} of a game that is not there.")
                for table, count in (("lines", 6), ("seats", 1), ("invitations", 1), ("positions", 1), ("proposals", 1))
            ],
        ),
        ("DROP TABLE proposals", [Problem(None, "Schema 3 has a table 'proposals', which is not there.")]),
    ],
)
def test_what_is_wrong_is_found(
    filled_store: GameStore, database: str | Path, damage: str, found: list[Problem]
) -> None:
    execute(database, damage)
    assert list(filled_store.check()) == found


def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    store = GameStore(file)
    store.create("a", [HEADER, *map(numbered_line, range(1, 2000))], seed="s", about={}, seats={})
    store.close()
    data = bytearray(file.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 4096] = b"\xff" * 4096
    file.write_bytes(data)
    engine = connect(database_url(file))
    problems = list(check(engine))
    engine.dispose()
    assert problems
    assert all(problem.what.startswith("The file is damaged: ") for problem in problems)


def test_a_database_of_an_older_schema_is_checked_as_it_is(new_database: DatabaseMaker) -> None:
    engine = connect(database_url(new_database.of_schema_1()))
    assert list(check(engine)) == []
    with engine.connect() as on:
        assert schema_version(on) == 1
    engine.dispose()
