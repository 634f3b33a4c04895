"""Connections to SQLite or PostgreSQL; commits are durable, and only the owner can read the database file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from broadfront.core.errors import Invalid
from broadfront.store.errors import reason_of
from broadfront.store.new_files import new_file

__all__ = [
    "BUSY",
    "connect",
    "database_open_error",
    "database_url",
    "display_url",
    "is_file_intact",
    "is_sqlite",
    "make_folders",
    "restrict_access",
    "snapshot_engine",
    "sqlite_file",
    "write_engine",
]

BUSY = 5.0
"""Seconds to wait for another writer."""
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
ACCEPTED = "the path of a SQLite file, or postgresql://USER@HOST/NAME"


def database_url(database: str | Path) -> sa.URL:
    """Return the database URL for a path or URL; raise `Invalid` for an unsupported kind of database."""
    if isinstance(database, Path) or "://" not in database:
        return sa.URL.create("sqlite", database=str(database))
    try:
        url = sa.make_url(database)
    except (sa.exc.ArgumentError, ValueError):
        raise Invalid(
            "The URL of the database cannot be read.", parameter="database", accepted=ACCEPTED, todo=f"Give {ACCEPTED}."
        ) from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise Invalid(
            f"Games cannot be kept in {kind!r}.",
            parameter="database",
            given=kind,
            accepted=ACCEPTED,
            todo=f"Give {ACCEPTED}.",
        )
    return url.set(drivername=DRIVERS[kind])


def display_url(url: sa.URL) -> str:
    """Return the database URL or path for display, without its password."""
    path = sqlite_file(url)
    return str(path) if path is not None else url.set(query={}).render_as_string(hide_password=True)


def sqlite_file(url: sa.URL) -> Path | None:
    """Return the file of a SQLite database; None for one in memory, one on a server, or one named by a SQLite URI."""
    named = url.database or ":memory:"
    if url.get_backend_name() != "sqlite" or named == ":memory:" or named.startswith("file:"):
        return None
    return Path(named)


def is_sqlite(engine: sa.Engine) -> bool:
    """Return whether the database is a SQLite database."""
    return engine.dialect.name == "sqlite"


def connect(url: sa.URL, *, busy: float = BUSY, make: bool = False) -> sa.Engine:
    """Create the SQLAlchemy engine of a database; `make` creates a missing SQLite file, readable only by its owner.

    Without `make`, a missing file raises `Invalid` and an existing one keeps its journal mode.
    """
    path = sqlite_file(url)
    try:
        if path is not None and make:
            _create_sqlite(path)
        elif path is not None and not path.is_file():
            raise Invalid(
                f"There is no database {display_url(url)!r}.",
                parameter="database",
                given=display_url(url),
                todo="Name one that is there with --database.",
            )
        # Statement parameters include seeds and token hashes, which must not appear in errors or logs.
        if url.get_backend_name() == "sqlite":
            engine = _sqlite_engine(url, path, busy)
            sa.event.listen(engine, "connect", _prepare_sqlite)
            if make:
                sa.event.listen(engine, "connect", _enable_wal)
            sa.event.listen(engine, "begin", _begin_sqlite)
        else:
            # Connections broken by a restart of PostgreSQL are replaced before use.
            engine = sa.create_engine(url, hide_parameters=True, pool_pre_ping=True, isolation_level="READ COMMITTED")
            sa.event.listen(engine, "connect", _prepare_postgresql(busy))
    except OSError as error:
        raise database_open_error(url, error.strerror or "the system refuses") from None
    except sqlite3.Error as error:
        raise database_open_error(url, str(error)) from None
    return engine


def _sqlite_engine(url: sa.URL, path: Path | None, busy: float) -> sa.Engine:
    """Create a SQLite engine that never recreates its database file if that vanishes while the server runs."""
    if path is None:
        return sa.create_engine(url, hide_parameters=True, connect_args={"timeout": busy})
    where = path.absolute()
    name = f"file:{quote(str(where))}?mode=rw"

    def open_file() -> sqlite3.Connection:
        """Open a connection to the database file."""
        return sqlite3.connect(name, uri=True, timeout=busy, check_same_thread=False)

    def remember_file(_connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        """Remember which file a new connection has opened."""
        entry.info["file"], entry.info["size"], entry.info["path"] = _file_identity(where), _file_size(where), where

    def check_file(_connection: DBAPIConnection, entry: ConnectionPoolEntry, _proxy: PoolProxiedConnection) -> None:
        """Refuse a connection whose file has been deleted or replaced."""
        if not _is_named_file(entry.info):
            raise sa.exc.DisconnectionError(
                "the file was deleted or replaced"
            )  # the pool then reconnects to the current file

    engine = sa.create_engine(url, hide_parameters=True, creator=open_file)
    sa.event.listen(engine, "connect", remember_file)
    sa.event.listen(engine, "checkout", check_file)
    return engine


def _file_identity(path: Path) -> tuple[int, int] | None:
    """Return the device and number of a file, or None if it does not exist."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _file_size(path: Path) -> int:
    """Return the size of a file, or 0 if it does not exist."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def is_file_intact(info: dict[Any, Any]) -> bool:
    """Return whether writes on a SQLite connection still reach the named file; SQLite also writes to deleted or emptied
    ones."""
    return (
        _is_named_file(info)
        and _is_wal_unchanged(info)
        and ("path" not in info or _file_size(info["path"]) >= info["size"])
    )


def _is_named_file(info: dict[Any, Any]) -> bool:
    """Return whether the path still names the file that the connection opened."""
    return "path" not in info or _file_identity(info["path"]) == info["file"]


def _is_wal_unchanged(info: dict[Any, Any]) -> bool:
    """Return whether SQLite's -wal file, which holds the latest changes, is still the same file."""
    if not info.get("ahead"):
        return True
    now = _file_identity(_sibling(info["path"], "-wal"))
    if now is None:
        return "waiting" not in info  # it is created by the first write
    known: tuple[int, int] = info.setdefault("waiting", now)
    return known == now


def _sibling(path: Path, suffix: str) -> Path:
    """Return the path of the file beside another, with a suffix added to its name."""
    return path.with_name(f"{path.name}{suffix}")


def database_open_error(url: sa.URL, error: str | sa.exc.SQLAlchemyError) -> Invalid:
    """Return a one-line `Invalid` error for a database that cannot be opened."""
    text = error if isinstance(error, str) else str(getattr(error, "orig", None) or error)
    todo = (
        "See that it runs and lets you in." if sqlite_file(url) is None else "Name a file in a folder you may write to."
    )
    if not isinstance(error, str):
        todo = {"busy": "Another program is writing to it: try again.", "damaged": "Restore a backup."}.get(
            reason_of(error), todo
        )
    first = text.strip().partition("\n")[0].rstrip(".")
    return Invalid(
        f"Cannot open the database {display_url(url)!r}: {first}.",
        parameter="database",
        given=display_url(url),
        todo=todo,
    )


def write_engine(engine: sa.Engine) -> sa.Engine:
    """Return the database engine for write transactions; on SQLite they lock the database from their start."""
    return engine.execution_options(broadfront_begin="BEGIN IMMEDIATE") if is_sqlite(engine) else engine


def snapshot_engine(engine: sa.Engine) -> sa.Engine:
    """Return the database engine for transactions that read several times and must see one state."""
    if is_sqlite(engine):
        return engine.execution_options(broadfront_begin="BEGIN")
    return engine.execution_options(isolation_level="REPEATABLE READ")


def make_folders(path: Path) -> None:
    """Create the missing parent folders of a file, accessible only by their owner."""
    try:
        for folder in reversed([folder for folder in path.parents if not folder.exists()]):
            folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise Invalid(
            f"Cannot make the folder of {str(path)!r}: {error.strerror}.", parameter="database", given=str(path)
        ) from None


def _create_sqlite(path: Path) -> None:
    """Create a new SQLite database under a temporary name, renaming it only when it is complete."""
    if path.exists():
        return
    if _sibling(path, "-wal").exists():
        raise Invalid(
            f"The database {str(path)!r} is missing, but lines that belong to it lie in '{path.name}-wal'.",
            parameter="database",
            given=str(path),
            todo="Put the file back, or move the other away to start afresh.",
        )
    make_folders(path)
    try:
        with new_file(path) as temporary:
            new = sqlite3.connect(temporary)
            try:
                new.execute("PRAGMA journal_mode=WAL")
            finally:
                new.close()
    except Invalid:
        if not path.exists():
            raise
        # another process created it first


def restrict_access(url: sa.URL) -> None:
    """Remove other users' access to the database files, which contain random seeds; older versions of the program
    allowed it."""
    path = sqlite_file(url)
    if path is None:
        return
    for file in (path, _sibling(path, "-wal"), _sibling(path, "-shm")):
        try:
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)
        except (FileNotFoundError, PermissionError):
            continue  # it does not exist, or belongs to another user


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Set up a new SQLite connection: durable commits, foreign keys enforced, no implicit transactions."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _enable_wal(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Switch a SQLite database to write-ahead logging, so that readers do not wait for writers; the file keeps this
    mode."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    entry.info["ahead"] = cursor.fetchone() == ("wal",)
    cursor.close()


def _begin_sqlite(on: sa.Connection) -> None:
    """Begin a SQLite transaction only if the engine asks for one; a single SELECT needs none."""
    begin = on.get_execution_options().get("broadfront_begin")
    if begin is not None:
        on.exec_driver_sql(begin)


def _prepare_postgresql(busy: float) -> Callable[[DBAPIConnection, ConnectionPoolEntry], None]:
    """Return a function that prepares a new PostgreSQL connection: commits are durable, waits for locks are limited."""

    def durable(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        """Make commits on a new connection durable, and limit how long it waits for locks."""
        cursor = connection.cursor()
        cursor.execute("SET synchronous_commit TO on")
        cursor.execute(f"SET lock_timeout TO {max(1, round(busy * 1000))}")
        cursor.close()
        connection.commit()

    return durable
