"""What is wrong with a database: its own structure, and what a game needs to be opened. Nothing is changed."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import sqlalchemy as sa

from broadfront.store import schema
from broadfront.store.database import is_sqlite, snapshot
from broadfront.store.errors import Unavailable, reason_of
from broadfront.store.kept import Problem, Progress
from broadfront.store.opening import known_schema

__all__ = ["check"]

AT_ONCE = 1000
"""Rows read at a time."""
MOST = 100
"""Findings of SQLite's own check that are told."""


class _Line(msgspec.Struct):
    """What every line of a record but the header says."""

    n: int


class _Header(msgspec.Struct):
    broadfront: int
    title: str


def check(engine: sa.Engine, progress: Progress | None = None) -> Iterator[Problem]:
    """Everything that is wrong, as it stood when the check began. `progress` is told of lines read, and of how many."""
    try:
        with snapshot(engine).connect() as on:
            if is_sqlite(engine):
                damage = list(_damage(on))
                yield from damage
                if damage:
                    return
            at = known_schema(on)
            if at == 0:
                yield Problem(None, "There are no tables of games.")
                return
            there = set(sa.inspect(on).get_table_names())
            missing = [name for name in schema.TABLES if name not in there]
            if at == schema.SCHEMA and missing:
                yield Problem(None, f"Schema {at} has a table {missing[0]!r}, which is not there.")
            yield from _strays(on, [name for name in schema.TABLES if name in there])
            yield from _gaps(on)
            yield from _texts(on, progress or (lambda _done, _of: None))
            if "positions" in there:
                yield from _positions(on)
    except sa.exc.SQLAlchemyError as error:
        raise Unavailable(reason_of(error)) from None


def _damage(on: sa.Connection) -> Iterator[Problem]:
    for said in on.exec_driver_sql(f"PRAGMA integrity_check({MOST})").scalars():
        if said != "ok":
            yield Problem(None, f"The file is damaged: {said}.")


def _strays(on: sa.Connection, there: list[str]) -> Iterator[Problem]:
    """Rows of games that are not there; a database that keeps its own rules has none."""
    known = schema.games.c.game
    for name in there:
        if name == "games":
            continue
        of = schema.tables.tables[name].c.game
        stray = sa.select(of, sa.func.count()).where(~sa.exists().where(known == of)).group_by(of).order_by(of)
        for game, count in on.execute(stray):
            yield Problem(game, f"{count} {name} of a game that is not there.")


def _gaps(on: sa.Connection) -> Iterator[Problem]:
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


def _texts(on: sa.Connection, progress: Progress) -> Iterator[Problem]:
    """Every header, line and what stands beside can be read."""
    for game, about in on.execute(sa.select(schema.games.c.game, schema.games.c.about).order_by(schema.games.c.game)):
        if not _reads(about, dict):
            yield Problem(game, "How it is played cannot be read.")
    of = schema.lines.c
    total = on.execute(sa.select(sa.func.count()).select_from(schema.lines)).scalar_one()
    rows = on.execution_options(yield_per=AT_ONCE).execute(sa.select(of.game, of.n, of.line).order_by(of.game, of.n))
    for done, (game, n, line) in enumerate(rows, 1):
        if n == 0:
            if not _reads(line, _Header):
                yield Problem(game, "Its header is damaged.")
        elif not _reads(line, _Line):
            yield Problem(game, f"Line {n} is damaged.")
        elif (said := msgspec.json.decode(line, type=_Line).n) != n:
            yield Problem(game, f"Line {n} carries the number {said}.")
        if done % AT_ONCE == 0 or done == total:
            progress(done, total)


def _reads(text: str, kind: type) -> bool:
    try:
        msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return True


def _positions(on: sa.Connection) -> Iterator[Problem]:
    last = sa.select(sa.func.max(schema.lines.c.n)).where(schema.lines.c.game == schema.positions.c.game)
    of = schema.positions.c
    rows = sa.select(of.game, of.n, of.position, last.scalar_subquery().label("last")).order_by(of.game, of.n)
    for game, n, position, reached in on.execution_options(yield_per=AT_ONCE).execute(rows):
        if reached is not None and not 0 <= n <= reached:
            yield Problem(game, f"A position after line {n}; the last line is {reached}.")
        elif not _reads(position, dict):
            yield Problem(game, f"The position after line {n} is damaged.")
