"""Opening a database and migrating it to this program's schema, once even if two processes open it together."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from broadfront.core.errors import Invalid
from broadfront.store.database import (
    BUSY,
    connect,
    database_open_error,
    database_url,
    display_url,
    is_sqlite,
    restrict_access,
    sqlite_file,
    write_engine,
)
from broadfront.store.errors import reason_of
from broadfront.store.schema import SCHEMA, schema_version

__all__ = ["checked_schema_version", "exclusive_transaction", "migrate_to", "open_database"]

PATIENCE = 12
"""Factor of the normal lock timeout to wait while another process migrates the database."""
RETRY = 0.05
PAGE = 512
"""Bytes of SQLite's smallest page."""
LOCK = 0x62726F6164
"""Key of our advisory lock in PostgreSQL; arbitrary."""


def open_database(database: str | Path, *, busy: float = BUSY) -> sa.Engine:
    """Open a database of games, creating it or migrating it to this program's schema if needed."""
    url = database_url(database)
    _check_not_emptied(url)
    engine = connect(url, busy=busy, make=True)
    deadline = time.monotonic() + PATIENCE * busy
    while True:
        try:
            _check_damage(engine)
            _migrate_if_older(engine, busy)
        except sa.exc.SQLAlchemyError as error:
            if reason_of(error) != "busy" or time.monotonic() > deadline:
                engine.dispose()
                raise database_open_error(url, error) from None
            time.sleep(RETRY)
        except BaseException:
            engine.dispose()
            raise
        else:
            restrict_access(url)
            return engine


def _check_not_emptied(url: sa.URL) -> None:
    """Raise `Invalid` for a truncated SQLite file, which SQLite would take for a new database."""
    path = sqlite_file(url)
    try:
        size = path.stat().st_size if path is not None and path.is_file() else PAGE
    except OSError as error:
        raise database_open_error(url, error.strerror or "the system refuses") from None
    if size < PAGE:
        raise Invalid(
            f"The database {display_url(url)!r} is cut off: it has {size} bytes.",
            parameter="database",
            given=display_url(url),
            todo="Restore a backup with `broadfront store restore`, or delete the file to start afresh.",
        )


def _check_damage(engine: sa.Engine) -> None:
    """Check a SQLite database for damage when it is opened, instead of failing at a later read."""
    if not is_sqlite(engine):
        return
    with engine.connect() as on:
        finding = on.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if finding != "ok":
        raise Invalid(
            f"The database {display_url(engine.url)!r} is damaged: {str(finding).splitlines()[-1]}.",
            parameter="database",
            given=display_url(engine.url),
            todo="Run `broadfront store check`, and restore a backup.",
        )


def checked_schema_version(on: sa.Connection) -> int:
    """Return the schema version of a database; raise `Invalid` if the schema is newer than this program."""
    at = schema_version(on)
    if at > SCHEMA:
        raise Invalid(
            f"The database {display_url(on.engine.url)!r} has schema {at}; this program knows schemas up to {SCHEMA}.",
            parameter="database",
            given=at,
            accepted=SCHEMA,
            todo="Use the newer broadfront that made it.",
        )
    return at


@contextmanager
def exclusive_transaction(engine: sa.Engine, busy: float = BUSY) -> Iterator[sa.Connection]:
    """Open a transaction for changing the database schema, which excludes other such transactions."""
    with write_engine(engine).begin() as on:
        if not is_sqlite(engine):
            on.exec_driver_sql(f"SET LOCAL lock_timeout TO {round(PATIENCE * busy * 1000)}")
            on.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        yield on


def migrate_to(on: sa.Connection, to: int = SCHEMA) -> None:
    """Migrate the database tables to a schema version, up or down, inside a transaction of `exclusive_transaction`."""
    from broadfront.store.migrating import migrate  # Alembic takes a third of a second to load

    migrate(on, to)


def _migrate_if_older(engine: sa.Engine, busy: float) -> None:
    """Migrate the database to this program's schema if its schema is older."""
    with engine.connect() as on:
        at = checked_schema_version(on)
    if at < SCHEMA:
        with exclusive_transaction(engine, busy) as on:
            if checked_schema_version(on) < SCHEMA:
                migrate_to(on)
