"""Restoring a backup into an empty database, SQLite or PostgreSQL; completely or not at all.

A backup is a SQLite file or a dump with one JSON object per line:

    {"broadfront-backup": 1, "schema": 2, "made": "...", "rows": {"games": 12, ...}}
    {"table": "games", "row": {"game": "...", ...}}        one for each row
    {"end": "sha256 of all lines before"}

Rows are inserted into tables of the backup's schema, which are then migrated like any older database.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any
from urllib.parse import quote

import msgspec
import sqlalchemy as sa

from broadfront.core.errors import Invalid
from broadfront.store.backup import FORMAT
from broadfront.store.database import connect, database_open_error, database_url, display_url, make_folders, sqlite_file
from broadfront.store.models import ProgressCallback
from broadfront.store.new_files import new_file
from broadfront.store.opening import checked_schema_version, exclusive_transaction, migrate_to
from broadfront.store.schema import SCHEMA, TABLES, existing_tables, row_counts, schema_version

__all__ = ["restore"]

AT_ONCE = 1000
SQLITE = b"SQLite format 3\0"
Row = tuple[str, dict[str, Any]]
"""Table name, and values by column."""


class _Head(msgspec.Struct, rename={"format": "broadfront-backup"}):
    """The first line of a backup dump: its format, its schema version and the rows of each table."""

    format: int
    schema: int
    rows: dict[str, int]


class _Entry(msgspec.Struct):
    """A line of a backup dump: a row of a table, or the end mark."""

    table: str = ""
    row: dict[str, str | int | None] = {}
    end: str = ""


class _Source(msgspec.Struct):
    """A backup opened for reading: its schema version and rows."""

    schema: int
    sizes: dict[str, int]
    rows: Iterator[Row]
    """Raises an error at its end if the backup is incomplete."""


def restore(path: Path, database: str | Path, progress: ProgressCallback | None = None) -> dict[str, int]:
    """Fill an empty database from a backup; return the number of rows restored by table."""
    report = progress or (lambda _done, _of: None)
    url = database_url(database)
    file = sqlite_file(url)
    with _open_backup(path) as source:
        if source.schema > SCHEMA:
            raise Invalid(
                f"{str(path)!r} has schema {source.schema}; this program knows schemas up to {SCHEMA}.",
                given=source.schema,
                accepted=SCHEMA,
                todo="Use the newer broadfront that made it.",
            )
        if file is None or file.exists():
            _restore_into(url, source, report)
        else:
            make_folders(file)
            with new_file(file) as temporary:
                _restore_into(url.set(database=str(temporary)), source, report)
    return source.sizes


def _restore_into(url: sa.URL, source: _Source, progress: ProgressCallback) -> None:
    """Fill an empty database from an opened backup, in one transaction."""
    engine = connect(url, make=True)
    try:
        with exclusive_transaction(engine) as on:
            _check_empty(on)
            migrate_to(on, source.schema)
            _insert_rows(on, source, progress)
            migrate_to(on)
    except sa.exc.SQLAlchemyError as error:
        raise database_open_error(url, error) from None
    finally:
        engine.dispose()


def _check_empty(on: sa.Connection) -> None:
    """Raise `Invalid` if the database already holds rows."""
    checked_schema_version(on)
    held = [f"{count} {name}" for name, count in row_counts(on).items() if count]
    if held:
        raise Invalid(
            f"The database {display_url(on.engine.url)!r} is not empty: it holds {held[0]}.",
            parameter="database",
            given=display_url(on.engine.url),
            todo="Name a new one with --database.",
        )


def _insert_rows(on: sa.Connection, source: _Source, progress: ProgressCallback) -> None:
    """Insert all rows of a backup into the database, and report the progress."""
    done, of = 0, sum(source.sizes.values())
    tables = {table.name: table for table in existing_tables(on)}
    for name, group in groupby(source.rows, key=lambda row: row[0]):
        while some := [row for _, row in islice(group, AT_ONCE)]:
            on.execute(tables[name].insert(), some)
            done += len(some)
            progress(done, of)


@contextmanager
def _open_backup(path: Path) -> Iterator[_Source]:
    """Open a backup of either kind: a SQLite file or a dump."""
    try:
        with path.open("rb") as file:
            start = file.read(len(SQLITE))
    except OSError as error:
        raise Invalid(f"Cannot read {str(path)!r}: {error.strerror}.", parameter="path", given=str(path)) from None
    with _open_sqlite_copy(path) if start == SQLITE else _open_dump(path) as source:
        yield source


@contextmanager
def _open_sqlite_copy(path: Path) -> Iterator[_Source]:
    """Open a backup that is a SQLite file."""
    url = sa.URL.create("sqlite", database=f"file:{quote(str(path.absolute()))}", query={"mode": "ro", "uri": "true"})
    engine = sa.create_engine(url, hide_parameters=True)
    try:
        with engine.connect() as on:
            if on.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one() != "ok":
                raise _damaged_error(path, "SQLite's own check fails")
            at = schema_version(on)
            if at == 0:
                raise _damaged_error(path, "it holds no games")
            yield _Source(at, row_counts(on), _sqlite_rows(path, on))
    except sa.exc.DatabaseError as error:
        raise _damaged_error(path, str(error.orig)) from None
    finally:
        engine.dispose()


def _sqlite_rows(path: Path, on: sa.Connection) -> Iterator[Row]:
    """Yield the rows of a backup that is a SQLite file."""
    try:
        for table in existing_tables(on):
            with on.execution_options(yield_per=AT_ONCE).execute(sa.select(table)) as found:
                for row in found.mappings():
                    yield table.name, dict(row)
    except sa.exc.DatabaseError as error:
        raise _damaged_error(path, str(error.orig)) from None


@contextmanager
def _open_dump(path: Path) -> Iterator[_Source]:
    """Open a backup that is a dump of JSON lines."""
    with path.open("rb") as file:
        first = file.readline()
        try:
            head = msgspec.json.decode(first, type=_Head)
        except (msgspec.DecodeError, UnicodeError):
            raise _damaged_error(path, "its first line is not that of a backup") from None
        if head.format != FORMAT or not set(head.rows) <= set(TABLES):
            raise _damaged_error(path, f"this program reads format {FORMAT}")

        yield _Source(head.schema, head.rows, _dump_rows(path, file, head, first))


def _dump_rows(path: Path, file: IO[bytes], head: _Head, first: bytes) -> Iterator[Row]:
    """Yield the rows of a backup dump; raise `Invalid` at its end if it is damaged or incomplete."""
    total, found = hashlib.sha256(first), Counter[str]()
    for number, line in enumerate(file, 2):
        try:
            entry = msgspec.json.decode(line, type=_Entry)
        except (msgspec.DecodeError, UnicodeError):
            raise _damaged_error(path, f"line {number} cannot be read") from None
        if entry.end:
            if entry.end != total.hexdigest() or found != Counter(head.rows) or file.readline():
                raise _damaged_error(path, "it is not what was written")
            return
        if entry.table not in head.rows:
            raise _damaged_error(path, f"line {number} is of no table it names")
        total.update(line)
        found[entry.table] += 1
        yield entry.table, entry.row
    raise _damaged_error(path, "it is cut off")


def _damaged_error(path: Path, what: str) -> Invalid:
    """Return the error for a damaged or incomplete backup."""
    return Invalid(
        f"{str(path)!r} is not a whole backup: {what}.", parameter="path", given=str(path), todo="Use another backup."
    )
