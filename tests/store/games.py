"""Databases and games for the tests of the store."""

from __future__ import annotations

import sqlite3
from itertools import count
from pathlib import Path

import sqlalchemy as sa

from broadfront.store import GameStore
from broadfront.store.database import address
from tests.store.cluster import Cluster

DATA = Path(__file__).parent / "data"
TODAY = DATA / "schema-1.sqlite"
"""Two patrol games, kept by the program before its schema had a number."""
HEADER = b'{"broadfront":1,"title":"patrol","variant":"solo","scenario":"patrol","rules":1,"data":"d"}\n'


class Made:
    """Makes databases: files in a folder, or in a cluster."""

    def __init__(self, folder: Path, cluster: Cluster | None) -> None:
        self._folder = folder
        self._cluster = cluster
        self._numbers = count(1)

    def __call__(self) -> str | Path:
        """A new, empty one."""
        if self._cluster is not None:
            return self._cluster.database()
        return self._folder / f"{next(self._numbers)}" / "games.sqlite"

    def of_schema_1(self) -> str | Path:
        """One as the program left it before its schema had a number."""
        made = self()
        if isinstance(made, Path):
            made.parent.mkdir()
            made.write_bytes(TODAY.read_bytes())
            return made
        old = sqlite3.connect(TODAY)
        engine = sa.create_engine(address(made))
        with engine.begin() as on:
            on.exec_driver_sql((DATA / "schema-1.postgresql.sql").read_text())
            for table, columns in (("games", 4), ("lines", 3), ("seats", 3)):
                rows = old.execute(f"SELECT * FROM {table}").fetchall()
                on.exec_driver_sql(f"INSERT INTO {table} VALUES ({', '.join(['%s'] * columns)})", rows)
        engine.dispose()
        old.close()
        return made


def numbered(n: int) -> bytes:
    """A line of a record."""
    return b'{"n":%d,"note":"x"}\n' % n


def execute(database: str | Path, *statements: str) -> None:
    """Straight at the database, its own rules switched off: as a fault would."""
    engine = sa.create_engine(address(database))
    with engine.begin() as on:
        on.exec_driver_sql(
            "SET session_replication_role = replica"
            if engine.dialect.name == "postgresql"
            else "PRAGMA foreign_keys=OFF"
        )
        for statement in statements:
            on.exec_driver_sql(statement)
    engine.dispose()


def everything(store: GameStore) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables, sorted."""
    names = ("games", "lines", "seats", "invitations", "positions", "proposals", "messages")
    with store.engine.connect() as on:
        return {name: sorted(map(tuple, on.exec_driver_sql(f"SELECT * FROM {name}"))) for name in names}
