"""Databases and games for tests of the store."""

from __future__ import annotations

import sqlite3
from itertools import count
from pathlib import Path

import sqlalchemy as sa

from broadfront.store import GameStore
from broadfront.store.database import database_url
from tests.store.cluster import Cluster

DATA = Path(__file__).parent / "data"
TODAY = DATA / "schema-1.sqlite"
"""A database of two patrol games, from before its schema had a number."""
HEADER = b'{"broadfront":1,"title":"patrol","variant":"solo","scenario":"patrol","rules":1,"data":"d"}\n'


class DatabaseMaker:
    """Creates databases: files in a folder, or in a cluster."""

    def __init__(self, folder: Path, cluster: Cluster | None) -> None:
        self._folder = folder
        self._cluster = cluster
        self._numbers = count(1)

    def __call__(self) -> str | Path:
        """Create an empty database and return its path or URL."""
        if self._cluster is not None:
            return self._cluster.database()
        return self._folder / f"{next(self._numbers)}" / "games.sqlite"

    def of_schema_1(self) -> str | Path:
        """Create a database from before its schema had a number."""
        made = self()
        if isinstance(made, Path):
            made.parent.mkdir()
            made.write_bytes(TODAY.read_bytes())
            return made
        old = sqlite3.connect(TODAY)
        engine = sa.create_engine(database_url(made))
        with engine.begin() as on:
            on.exec_driver_sql((DATA / "schema-1.postgresql.sql").read_text())
            for table, columns in (("games", 4), ("lines", 3), ("seats", 3)):
                rows = old.execute(f"SELECT * FROM {table}").fetchall()
                on.exec_driver_sql(f"INSERT INTO {table} VALUES ({', '.join(['%s'] * columns)})", rows)
        engine.dispose()
        old.close()
        return made


def numbered_line(n: int) -> bytes:
    """Return a line of a record with this number."""
    return b'{"n":%d,"note":"x"}\n' % n


def execute(database: str | Path, *statements: str) -> None:
    """Execute statements on the database with its constraints turned off, to cause a fault."""
    engine = sa.create_engine(database_url(database))
    with engine.begin() as on:
        on.exec_driver_sql(
            "SET session_replication_role = replica"
            if engine.dialect.name == "postgresql"
            else "PRAGMA foreign_keys=OFF"
        )
        for statement in statements:
            on.exec_driver_sql(statement)
    engine.dispose()


def all_rows(store: GameStore) -> dict[str, list[tuple[object, ...]]]:
    """Return the rows of all tables, sorted."""
    names = ("games", "lines", "seats", "invitations", "positions", "proposals", "messages")
    with store.engine.connect() as on:
        return {name: sorted(map(tuple, on.exec_driver_sql(f"SELECT * FROM {name}"))) for name in names}
