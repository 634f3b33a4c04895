"""Backup of all games to one new file while the server runs; never a partial file.

SQLite: a copy by its online backup. PostgreSQL: a dump in our own format (see `restoring`).
"""

from __future__ import annotations

import datetime as dt
import hashlib
import sqlite3
from itertools import islice
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sa

from broadfront.core.errors import Invalid
from broadfront.store.database import is_sqlite, snapshot_engine
from broadfront.store.errors import Unavailable, reason_of
from broadfront.store.models import ProgressCallback
from broadfront.store.new_files import new_file
from broadfront.store.opening import checked_schema_version
from broadfront.store.schema import existing_tables, row_counts

__all__ = ["FORMAT", "backup"]

FORMAT = 1
PAGES = 1000
ROWS = 1000


def backup(engine: sa.Engine, path: Path, progress: ProgressCallback | None = None) -> None:
    """Write a backup of all games to a new file, readable only by its owner because it contains random seeds."""
    report = progress or (lambda _done, _of: None)
    try:
        with new_file(path) as temporary:
            if is_sqlite(engine):
                _copy_sqlite(engine, temporary, report)
            else:
                with temporary.open("wb") as file:
                    _write_dump(engine, file, report)
    except sa.exc.SQLAlchemyError as error:
        raise Unavailable(reason_of(error)) from None
    except sqlite3.Error as error:
        raise Invalid(f"Cannot write {str(path)!r}: {error}.", parameter="path", given=str(path)) from None


def _copy_sqlite(engine: sa.Engine, to: Path, progress: ProgressCallback) -> None:
    """Copy a SQLite database to a new file."""
    with snapshot_engine(engine).connect() as on:
        checked_schema_version(
            on
        )  # starts the read transaction: the copy is of this moment, and writers cannot restart it
        source: Any = on.connection.driver_connection
        target = sqlite3.connect(to)
        try:
            source.backup(target, pages=PAGES, progress=lambda _code, left, of: progress(of - left, of))
            target.execute("PRAGMA journal_mode=DELETE")  # a single file without -wal and -shm
        finally:
            target.close()


def _write_dump(engine: sa.Engine, file: IO[bytes], progress: ProgressCallback) -> None:
    """Write all rows of a database as JSON lines, with a checksum at the end."""
    total = hashlib.sha256()

    def write(data: dict[str, Any]) -> None:
        """Write one JSON line and add it to the checksum."""
        line = msgspec.json.encode(data) + b"\n"
        total.update(line)
        file.write(line)

    with snapshot_engine(engine).connect() as on:
        sizes = row_counts(on)
        made = dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
        write({"broadfront-backup": FORMAT, "schema": checked_schema_version(on), "made": made, "rows": sizes})
        done, of = 0, sum(sizes.values())
        for table in existing_tables(on):
            rows = sa.select(table).order_by(*islice(table.columns, 2))  # the first one or two columns are the key
            with on.execution_options(yield_per=ROWS).execute(rows) as found:
                for row in found.mappings():
                    write({"table": table.name, "row": dict(row)})
                    done += 1
                    if done % ROWS == 0 or done == of:
                        progress(done, of)
    file.write(msgspec.json.encode({"end": total.hexdigest()}) + b"\n")
