"""A database of any older schema opens with all its games; one of a newer schema is refused."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from broadfront.core.errors import Invalid
from broadfront.core.record import Record
from broadfront.store import GameStore, Proposal, StoredPosition, schema
from broadfront.store.database import database_url
from broadfront.store.migrating import migration_scripts
from broadfront.store.opening import exclusive_transaction, migrate_to
from tests.store.games import DatabaseMaker, all_rows, execute
from tests.store.processes import open_database, run_at_once


def schema_in(store: GameStore) -> int:
    with store.engine.connect() as on:
        return schema.schema_version(on)


def test_the_migrations_lead_to_the_tables_the_program_uses(store: GameStore) -> None:
    assert migration_scripts().get_current_head() == str(schema.SCHEMA)
    assert schema_in(store) == schema.SCHEMA
    with store.engine.connect() as on:
        context = MigrationContext.configure(on, opts={"version_table": schema.VERSION_TABLE})
        assert compare_metadata(context, schema.tables) == []
        assert {table.name for table in schema.existing_tables(on)} == set(schema.tables.tables)


def test_a_database_of_today_opens_keeps_its_games_and_goes_on(new_database: DatabaseMaker) -> None:
    database = new_database.of_schema_1()
    store = GameStore(database)
    assert schema_in(store) == schema.SCHEMA
    assert list(store.game_ids()) == ["00000000000000a1", "00000000000000b2"]
    assert list(store.check()) == []
    for game, lines in (("00000000000000a1", 30), ("00000000000000b2", 8)):
        record = Record.from_bytes(b"".join(store.lines(game)), game)
        assert (len(record.lines), store.last_line_number(game)) == (lines, lines)
        store.append(game, lines + 1, [b'{"n":%d,"note":"on"}\n' % (lines + 1)])
        store.save_position(game, StoredPosition(lines, 1, "d", {}))
    kept = store.metadata("00000000000000a1")
    assert kept is not None
    assert (kept.seed, kept.about["mode"]) == ("1", "seats")
    store.close()
    again = GameStore(database)
    assert again.last_line_number("00000000000000a1") == 31
    again.close()


def test_up_down_and_up_loses_only_what_the_older_schema_cannot_hold(new_database: DatabaseMaker) -> None:
    store = GameStore(new_database.of_schema_1())
    (game, _) = store.game_ids()
    store.append(game, 31, [b'{"n":31,"note":"on"}\n'], seed="new", position=StoredPosition(31, 1, "d", {"a": 1}))
    store.save_undo_proposal(game, Proposal("a", "german", 30, 31))
    store.write_message(game, "german", "a good fight")
    full = all_rows(store)
    with exclusive_transaction(store.engine) as on:
        migrate_to(on, 1)
    with store.engine.connect() as on:
        assert schema.schema_version(on) == 1
        assert [table.name for table in schema.existing_tables(on)] == ["games", "lines", "seats"]
    url = store.engine.url.render_as_string(hide_password=False)
    store.close()
    again = GameStore(url)
    assert all_rows(again) == full | {"positions": [], "proposals": [], "invitations": [], "messages": []}
    assert list(again.check()) == []
    again.append(game, 32, [b'{"n":32,"note":"on"}\n'])
    again.close()


@pytest.mark.parametrize("old", [True, False], ids=["of today", "new"])
def test_processes_that_open_a_database_at_once_all_succeed(new_database: DatabaseMaker, old: bool) -> None:
    database = new_database.of_schema_1() if old else new_database()
    assert run_at_once(open_database, database, ["a", "b", "c"]) == [(schema.SCHEMA, 2 if old else 0)] * 3


def test_a_database_of_a_newer_schema_is_refused_in_one_line(store: GameStore, database: str | Path) -> None:
    execute(database, "UPDATE schema_version SET version_num = '4'")
    with pytest.raises(Invalid) as caught:
        GameStore(database)
    assert "has schema 4; this program knows schemas up to 3" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert store.lines("g") == [b"header\n", b"one\n"]


def test_a_database_of_another_program_is_refused_and_left_alone(database: str | Path) -> None:
    GameStore(database).close()
    execute(database, "UPDATE schema_version SET version_num = 'ae1027a6acf'")
    with pytest.raises(Invalid, match="not one of broadfront"):
        GameStore(database)
    execute(database, "DROP TABLE schema_version", "DROP TABLE seats", "CREATE TABLE seats (x TEXT)")
    with pytest.raises(Invalid, match="a table 'seats' of another program"):
        GameStore(database)


def test_a_database_whose_making_was_cut_short_is_completed(new_database: DatabaseMaker) -> None:
    database = new_database.of_schema_1()
    execute(database, "DROP TABLE seats")
    store = GameStore(database)
    assert schema_in(store) == schema.SCHEMA
    assert len(list(store.game_ids())) == 2
    store.close()


def test_a_migration_that_fails_leaves_the_older_schema(new_database: DatabaseMaker) -> None:
    database = new_database.of_schema_1()
    execute(database, "CREATE TABLE positions (x TEXT)")  # in the way of the second of three new tables
    with pytest.raises(Invalid, match="Cannot open the database"):
        GameStore(database)
    engine = sa.create_engine(database_url(database))
    with engine.connect() as on:
        assert schema.schema_version(on) == 1
        assert not sa.inspect(on).has_table("invitations")
    engine.dispose()


def test_opening_a_database_of_this_schema_does_not_load_alembic(tmp_path: Path) -> None:
    """Loading it takes a third of a second."""
    GameStore(tmp_path / "games.sqlite").close()
    code = "import sys; from broadfront.store import GameStore; GameStore(sys.argv[1]).close(); print(*sys.modules)"
    command = [sys.executable, "-c", code, str(tmp_path / "games.sqlite")]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).resolve().parents[2] / "src")}
    loaded = subprocess.run(command, capture_output=True, check=True, text=True, env=environment).stdout.split()
    assert "sqlalchemy" in loaded
    assert "alembic" not in loaded


def test_the_file_can_be_read_by_its_user_only(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "games.sqlite"
    store = GameStore(file)
    store.create("g", [b"header\n"], seed="s", about={}, seats={})
    found = {
        path.name: path.stat().st_mode & 0o777 for path in [*file.parent.iterdir(), file.parent, file.parent.parent]
    }
    assert found == {
        "games.sqlite": 0o600,
        "games.sqlite-wal": 0o600,
        "games.sqlite-shm": 0o600,
        "folder": 0o700,
        "new": 0o700,
    }
    store.close()


def test_a_file_readable_by_everybody_is_made_private(tmp_path: Path) -> None:
    GameStore(tmp_path / "games.sqlite").close()
    (tmp_path / "games.sqlite").chmod(0o644)
    GameStore(tmp_path / "games.sqlite").close()
    assert (tmp_path / "games.sqlite").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("mysql://root@localhost/x", "Games cannot be kept in 'mysql'."),
        ("postgresql://a:b@host:port/x", "The URL of the database cannot be read."),
    ],
)
def test_a_database_we_cannot_use_is_refused_in_one_line(name: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        GameStore(name)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_database_is_refused_in_one_line_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear reader, " * 100)
    (tmp_path / "letter.txt").chmod(0o644)
    (tmp_path / "folder").mkdir(mode=0o755)
    with pytest.raises(Invalid, match="unable to open database file"):
        GameStore(tmp_path / "folder")
    assert (tmp_path / "folder").stat().st_mode & 0o777 == 0o755
    with pytest.raises(Invalid, match="file is not a database"):
        GameStore(tmp_path / "letter.txt")
    assert (tmp_path / "letter.txt").stat().st_mode & 0o777 == 0o644
    assert (tmp_path / "letter.txt").read_text() == "Dear reader, " * 100
    with pytest.raises(Invalid, match=r"Cannot (open|make|write)"):
        GameStore(tmp_path / "letter.txt" / "games.sqlite")
