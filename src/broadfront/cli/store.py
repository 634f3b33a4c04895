"""`broadfront store check`, `backup` and `restore`: maintain the server's database of games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import sqlalchemy as sa
import typer

from broadfront.cli.database import resolve_database
from broadfront.cli.options import JsonOption
from broadfront.cli.text import columns, print_json
from broadfront.store import backup as backing_up
from broadfront.store import checking, restoring
from broadfront.store.database import connect, database_open_error, database_url, display_url
from broadfront.store.models import ProgressCallback
from broadfront.store.opening import checked_schema_version
from broadfront.store.schema import row_counts

__all__ = ["backup", "check", "restore"]

DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", metavar="FILE", help="A file, or a database's URL; otherwise the server's own."),
]
BackupArgument = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def check(database: DatabaseOption = None, as_json: JsonOption = False) -> int:
    """Find faults in the database of games; nothing is changed. Exit code 0: there are none; 2: there are some."""
    with _open_unmigrated(database) as engine:
        with _progress_line("lines checked") as progress:
            problems = list(checking.check(engine, progress))
        try:
            about = _database_facts(engine)
        except sa.exc.DatabaseError:  # too damaged to count its rows
            about = {"database": display_url(engine.url)}
    if as_json:
        print_json(about | {"problems": problems})
        return 2 if problems else 0
    _print_facts(about, as_json)
    if not problems:
        print("Nothing is wrong.")
        return 0
    print("\n".join(columns([(p.game or "-", p.what) for p in problems], head=("game", "problem"))))
    print(f"{about['database']}: {len(problems)} problem{'s' * (len(problems) > 1)}.", file=sys.stderr)
    return 2


def backup(file: BackupArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Write all games to a new file: SQLite to a database, PostgreSQL to JSON lines. The server may keep running."""
    with _open_unmigrated(database) as engine:
        with _progress_line("written") as progress:
            backing_up.backup(engine, file, progress)
        _print_facts(_database_facts(engine) | {"backup": str(file), "bytes": file.stat().st_size}, as_json)


def restore(file: BackupArgument, database: DatabaseOption = None, as_json: JsonOption = False) -> None:
    """Fill a new or empty database from a backup of either kind of database."""
    where = resolve_database(database)
    with _progress_line("rows restored") as progress:
        restoring.restore(file, where, progress)
    with _open_unmigrated(database) as engine:
        _print_facts(_database_facts(engine) | {"from": str(file)}, as_json)


@contextmanager
def _open_unmigrated(database: str | None) -> Iterator[sa.Engine]:
    """Open an existing database without migrating its schema, because a backup may be wanted just before a
    migration."""
    url = database_url(resolve_database(database))
    engine = connect(url)
    try:
        with engine.connect() as on:
            checked_schema_version(on)
        yield engine
    except sa.exc.SQLAlchemyError as error:
        raise database_open_error(url, error) from None
    finally:
        engine.dispose()


def _database_facts(engine: sa.Engine) -> dict[str, str | int]:
    """Return a database's address, its schema version and the number of rows of each table."""
    with engine.connect() as on:
        return {"database": display_url(engine.url), "schema": checked_schema_version(on), **row_counts(on)}


def _print_facts(about: dict[str, str | int], as_json: bool) -> None:
    """Print names and values about a database, one per line without wrapping, or as JSON."""
    if as_json:
        print_json(about)
    else:
        print("\n".join(f"{name:11}  {value}" for name, value in about.items()))


@contextmanager
def _progress_line(what: str) -> Iterator[ProgressCallback | None]:
    """Yield a callback that shows counts on one line of the terminal; yield None if stderr is not a terminal."""
    if not sys.stderr.isatty():
        yield None
        return

    def count(done: int, total: int) -> None:
        """Print how much of the work is done."""
        print(f"\r{what}: {done} of {total}", end="", file=getattr(sys.stderr, "plain", sys.stderr), flush=True)

    yield count
    print(file=sys.stderr)
