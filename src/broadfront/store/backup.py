"""All games in one new file, while others go on playing; whole or not at all.

Of SQLite a copy of the database, made by its online backup; of PostgreSQL a dump of our own (see `restoring`).
"""

from __future__ import annotations

import datetime as dt
import hashlib
import os
import sqlite3
import tempfile
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sa

from broadfront.core.errors import Invalid
from broadfront.store.database import is_sqlite, snapshot
from broadfront.store.errors import Unavailable, reason_of
from broadfront.store.kept import Progress
from broadfront.store.opening import known_schema
from broadfront.store.schema import sizes_of, tables_in

__all__ = ["FORMAT", "backup"]

FORMAT = 1
PAGES = 1000
ROWS = 1000


def backup(engine: sa.Engine, path: Path, progress: Progress | None = None) -> None:
    """Write a backup. It holds seeds, so only its user may read it."""
    if path.exists():
        raise _exists(path)
    told = progress or (lambda _done, _of: None)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise _cannot_write(path, error) from None
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            if is_sqlite(engine):
                _copy(engine, temporary, told)
            else:
                _dump(engine, file, told)
            file.flush()
            os.fsync(file.fileno())
        _place(temporary, path)
    except sa.exc.SQLAlchemyError as error:
        raise Unavailable(reason_of(error)) from None
    except (OSError, sqlite3.Error) as error:
        raise _cannot_write(path, error) from None
    finally:
        temporary.unlink(missing_ok=True)


def _copy(engine: sa.Engine, to: Path, progress: Progress) -> None:
    with snapshot(engine).connect() as on:
        known_schema(on)  # begins the reading: the copy is of this moment, and nobody's writing starts it over
        source: Any = on.connection.driver_connection
        target = sqlite3.connect(to)
        try:
            source.backup(target, pages=PAGES, progress=lambda _code, left, of: progress(of - left, of))
            target.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        finally:
            target.close()


def _dump(engine: sa.Engine, file: IO[bytes], progress: Progress) -> None:
    total = hashlib.sha256()

    def write(data: dict[str, Any]) -> None:
        line = msgspec.json.encode(data) + b"\n"
        total.update(line)
        file.write(line)

    with snapshot(engine).connect() as on:
        sizes = sizes_of(on)
        made = dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
        write({"broadfront-backup": FORMAT, "schema": known_schema(on), "made": made, "rows": sizes})
        done, of = 0, sum(sizes.values())
        for table in tables_in(on):
            rows = sa.select(table).order_by(*table.primary_key.columns)
            for row in on.execution_options(yield_per=ROWS).execute(rows).mappings():
                write({"table": table.name, "row": dict(row)})
                done += 1
                if done % ROWS == 0 or done == of:
                    progress(done, of)
    file.write(msgspec.json.encode({"end": total.hexdigest()}) + b"\n")


def _place(temporary: Path, path: Path) -> None:
    """Give the finished file its name, unless another took it meanwhile."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise _exists(path) from None
    except OSError:  # a file system without links
        if path.exists():
            raise _exists(path) from None
        temporary.rename(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _exists(path: Path) -> Invalid:
    return Invalid(
        f"{str(path)!r} exists and is not overwritten.", parameter="path", given=str(path), todo="Name a new file."
    )


def _cannot_write(path: Path, error: Exception) -> Invalid:
    said = error.strerror if isinstance(error, OSError) else str(error)
    return Invalid(f"Cannot write {str(path)!r}: {said}.", parameter="path", given=str(path))
