"""Integrity check of a database; it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import sqlalchemy as sa

from broadfront.store import schema
from broadfront.store.database import is_sqlite, snapshot_engine
from broadfront.store.errors import Unavailable, reason_of
from broadfront.store.models import Problem, ProgressCallback
from broadfront.store.opening import checked_schema_version

__all__ = ["check"]

AT_ONCE = 1000
"""Number of rows read at a time."""
MOST = 100
"""Maximum number of findings of SQLite's own check to report."""


class _Line(msgspec.Struct):
    """The line number, the only field that all lines of a record except the header have in common."""

    n: int


class _Header(msgspec.Struct):
    """The fields of a record's header that the check reads."""

    broadfront: int
    title: str


def check(engine: sa.Engine, progress: ProgressCallback | None = None) -> Iterator[Problem]:
    """Yield everything wrong with a database, as of the start of the check.

    `progress` is called with the number of lines read and their total.
    """
    try:
        with snapshot_engine(engine).connect() as on:
            if is_sqlite(engine):
                damage = list(_file_damage(on))
                yield from damage
                if damage:
                    return
            at = checked_schema_version(on)
            if at == 0:
                yield Problem(None, "There are no tables of games.")
                return
            there = schema.existing_table_names(on)
            missing = [name for name in schema.TABLES if name not in there]
            if at == schema.SCHEMA and missing:
                yield Problem(None, f"Schema {at} has a table {missing[0]!r}, which is not there.")
            yield from _rows_of_missing_games(on, there)
            yield from _missing_lines(on)
            yield from _unreadable_texts(on, progress or (lambda _done, _of: None))
            if "positions" in there:
                yield from _position_problems(on)
    except sa.exc.SQLAlchemyError as error:
        raise Unavailable(reason_of(error)) from None


def _file_damage(on: sa.Connection) -> Iterator[Problem]:
    """Yield a problem for each damage that SQLite's own check finds in the file."""
    for finding in on.exec_driver_sql(f"PRAGMA integrity_check({MOST})").scalars():
        if finding != "ok":
            yield Problem(None, f"The file is damaged: {finding}.")


def _rows_of_missing_games(on: sa.Connection, tables: list[str]) -> Iterator[Problem]:
    """Yield a problem for rows of games that do not exist; databases that enforce foreign keys have no such rows."""
    known = schema.games.c.game
    for name in tables:
        if name == "games":
            continue
        of = schema.tables.tables[name].c.game
        stray = sa.select(of, sa.func.count()).where(~sa.exists().where(known == of)).group_by(of).order_by(of)
        for game, count in on.execute(stray):
            yield Problem(game, f"{count} {name} of a game that is not there.")


def _missing_lines(on: sa.Connection) -> Iterator[Problem]:
    """Yield a problem for each game whose record lacks lines."""
    of = schema.lines.c
    game = schema.games.c.game
    found = (
        sa.select(game, sa.func.min(of.n), sa.func.max(of.n), sa.func.count(of.n))
        .join_from(schema.games, schema.lines, of.game == game, isouter=True)
        .group_by(game)
        .order_by(game)
    )
    for name, first, last, count in on.execute(found):
        if count == 0:
            yield Problem(name, "It has no header and no lines.")
        elif first != 0:
            yield Problem(name, "Its header (line 0) is missing." if first > 0 else f"It has a line {first}.")
        elif count != last + 1:
            numbers = on.execute(sa.select(of.n).where(of.game == name).order_by(of.n)).scalars()
            gap = next(n for n, found in enumerate(numbers) if n != found)
            yield Problem(name, f"Line {gap} is missing; the last one is {last}.")


def _unreadable_texts(on: sa.Connection, progress: ProgressCallback) -> Iterator[Problem]:
    """Yield a problem for each header, record line or game setting in the database that cannot be decoded."""
    for game, about in on.execute(sa.select(schema.games.c.game, schema.games.c.about).order_by(schema.games.c.game)):
        if not _is_readable(about, dict):
            yield Problem(game, "How it is played cannot be read.")
    of = schema.lines.c
    total = on.execute(sa.select(sa.func.count()).select_from(schema.lines)).scalar_one()
    wanted = sa.select(of.game, of.n, of.line).order_by(of.game, of.n)
    with on.execution_options(yield_per=AT_ONCE).execute(wanted) as rows:
        for done, (game, n, line) in enumerate(rows, 1):
            what = _line_problem(n, line)
            if what is not None:
                yield Problem(game, what)
            if done % AT_ONCE == 0 or done == total:
                progress(done, total)


def _line_problem(n: int, line: str) -> str | None:
    """Return what is wrong with record line `n`, or None if nothing is."""
    if n == 0:
        return None if _is_readable(line, _Header) else "Its header is damaged."
    if not _is_readable(line, _Line):
        return f"Line {n} is damaged."
    number = msgspec.json.decode(line, type=_Line).n
    return None if number == n else f"Line {n} carries the number {number}."


def _is_readable(text: str, kind: type) -> bool:
    """Return whether JSON text can be decoded to this type."""
    try:
        msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return True


def _position_problems(on: sa.Connection) -> Iterator[Problem]:
    """Yield a problem for each stored position that is damaged or lies after the last line of its game."""
    last = sa.select(sa.func.max(schema.lines.c.n)).where(schema.lines.c.game == schema.positions.c.game)
    of = schema.positions.c
    rows = sa.select(of.game, of.n, of.position, last.scalar_subquery().label("last")).order_by(of.game, of.n)
    with on.execution_options(yield_per=AT_ONCE).execute(rows) as found:
        for game, n, position, reached in found:
            if reached is not None and not 0 <= n <= reached:
                yield Problem(game, f"A position after line {n}; the last line is {reached}.")
            elif not _is_readable(position, dict):
                yield Problem(game, f"The position after line {n} is damaged.")
