"""Opening a database brings it to the schema of this program; two that open it at once do it once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from broadfront.core.errors import Invalid
from broadfront.store.database import BUSY, address, cannot_open, close_to_others, connect, is_sqlite, shown, writing
from broadfront.store.errors import reason_of
from broadfront.store.schema import SCHEMA, schema_of

__all__ = ["alone", "known_schema", "open_database", "to_schema"]

PATIENCE = 12
"""We wait so many times longer than for another writer when one is bringing the database to a new schema."""
RETRY = 0.05
LOCK = 0x62726F6164
"""The number of our lock in PostgreSQL; any that no other program takes."""


def open_database(database: str | Path, *, busy: float = BUSY) -> sa.Engine:
    """A database of this program's schema, made or brought there if need be."""
    url = address(database)
    engine = connect(url, busy=busy, make=True)
    deadline = time.monotonic() + PATIENCE * busy
    while True:
        try:
            _bring_up(engine, busy)
        except sa.exc.SQLAlchemyError as error:
            if reason_of(error) != "busy" or time.monotonic() > deadline:
                engine.dispose()
                raise cannot_open(url, error) from None
            time.sleep(RETRY)
        except BaseException:
            engine.dispose()
            raise
        else:
            close_to_others(url)
            return engine


def known_schema(on: sa.Connection) -> int:
    """The schema of a database; one that is newer than this program is refused."""
    at = schema_of(on)
    if at > SCHEMA:
        raise Invalid(
            f"The database {shown(on.engine.url)!r} has schema {at}; this program knows schemas up to {SCHEMA}.",
            parameter="database",
            given=at,
            accepted=SCHEMA,
            todo="Use the newer broadfront that made it.",
        )
    return at


@contextmanager
def alone(engine: sa.Engine, busy: float = BUSY) -> Iterator[sa.Connection]:
    """A transaction that changes tables, with no other of its kind beside it."""
    with writing(engine).begin() as on:
        if not is_sqlite(engine):
            on.exec_driver_sql(f"SET LOCAL lock_timeout TO {round(PATIENCE * busy * 1000)}")
            on.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        yield on


def to_schema(on: sa.Connection, to: int = SCHEMA) -> None:
    """Bring the tables to a schema, forward or back, within a transaction of `alone`."""
    from broadfront.store.migrating import migrate  # Alembic takes a third of a second to load

    migrate(on, to)


def _bring_up(engine: sa.Engine, busy: float) -> None:
    with engine.connect() as on:
        at = known_schema(on)
    if at < SCHEMA:
        with alone(engine, busy) as on:
            if known_schema(on) < SCHEMA:
                to_schema(on)
