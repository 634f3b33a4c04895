"""Opening a database brings it to the schema of this program; two that open it at once do it once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from broadfront.core.errors import Invalid
from broadfront.store.database import (
    BUSY,
    address,
    cannot_open,
    close_to_others,
    connect,
    file_of,
    is_sqlite,
    shown,
    writing,
)
from broadfront.store.errors import reason_of
from broadfront.store.schema import SCHEMA, schema_of

__all__ = ["alone", "known_schema", "open_database", "to_schema"]

PATIENCE = 12
"""We wait so many times longer than for another writer when one is bringing the database to a new schema."""
RETRY = 0.05
PAGE = 512
"""Bytes of the smallest page of SQLite."""
LOCK = 0x62726F6164
"""The number of our lock in PostgreSQL; any that no other program takes."""


def open_database(database: str | Path, *, busy: float = BUSY) -> sa.Engine:
    """A database of this program's schema, made or brought there if need be."""
    url = address(database)
    _check_not_emptied(url)
    engine = connect(url, busy=busy, make=True)
    deadline = time.monotonic() + PATIENCE * busy
    while True:
        try:
            _check_whole(engine)
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


def _check_not_emptied(url: sa.URL) -> None:
    """SQLite takes a file without a whole page for a new database. It was one once, or is nobody's: a new one is never
    made in its place."""
    path = file_of(url)
    try:
        size = path.stat().st_size if path is not None and path.is_file() else PAGE
    except OSError as error:
        raise cannot_open(url, error.strerror or "the system refuses") from None
    if size < PAGE:
        raise Invalid(
            f"The database {shown(url)!r} is cut off: it has {size} bytes.",
            parameter="database",
            given=shown(url),
            todo="Restore a backup with `broadfront store restore`, or delete the file to start afresh.",
        )


def _check_whole(engine: sa.Engine) -> None:
    """SQLite notices damage when it comes upon it, which may be after many games; we look at the start."""
    if not is_sqlite(engine):
        return
    with engine.connect() as on:
        said = on.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if said != "ok":
        raise Invalid(
            f"The database {shown(engine.url)!r} is damaged: {str(said).splitlines()[-1]}.",
            parameter="database",
            given=shown(engine.url),
            todo="Run `broadfront store check`, and restore a backup.",
        )


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
