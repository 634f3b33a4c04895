"""The database tables and their schema version; `migrations` converts between versions."""

from __future__ import annotations

import sqlalchemy as sa

from broadfront.core.errors import Invalid

__all__ = [
    "SCHEMA",
    "TABLES",
    "existing_table_names",
    "existing_tables",
    "games",
    "invitations",
    "lines",
    "messages",
    "positions",
    "proposals",
    "row_counts",
    "schema_version",
    "seats",
]

SCHEMA = 3
"""Schema version this program reads and writes; version 1 databases may have no version number."""
VERSION_TABLE = "schema_version"

tables = sa.MetaData()

games = sa.Table(
    "games",
    tables,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
)
lines = sa.Table(
    "lines",
    tables,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("line", sa.Text, nullable=False),
)
seats = sa.Table(
    "seats",
    tables,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), nullable=False, index=True),
    sa.Column("sides", sa.Text, nullable=False),
)
invitations = sa.Table(
    "invitations",
    tables,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), nullable=False, index=True),
    sa.Column("sides", sa.Text, nullable=False),
    sa.Column("claimed", sa.String(32)),
)
positions = sa.Table(
    "positions",
    tables,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("data", sa.String(64), nullable=False),
    sa.Column("position", sa.Text, nullable=False),
)
proposals = sa.Table(
    "proposals",
    tables,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), primary_key=True),
    sa.Column("id", sa.String(64), nullable=False),
    sa.Column("by", sa.String(64), nullable=False),
    sa.Column("to_line", sa.Integer, nullable=False),
    sa.Column("lines", sa.Integer, nullable=False),
)

messages = sa.Table(
    "messages",
    tables,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.game"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("side", sa.String(64), nullable=False),
    sa.Column("sent", sa.String(32), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

TABLES = ("games", "lines", "seats", "invitations", "positions", "proposals", "messages")
"""Table names in an order that satisfies foreign keys on insert."""
SCHEMA_1_COLUMNS = {name: set(tables.tables[name].columns.keys()) for name in ("games", "lines", "seats")}
"""Columns of the tables of schema 1, to recognize a database without a version number."""


def schema_version(on: sa.Connection) -> int:
    """Return the schema version of a database; 0 if it has no tables or their creation was interrupted."""
    inspector = sa.inspect(on)
    there = set(inspector.get_table_names())
    if VERSION_TABLE in there:
        versions = on.execute(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars().all()
        if not versions:
            return 0
        if len(versions) > 1 or not str(versions[0]).isdecimal():
            raise _foreign_database_error(f"a schema {', '.join(map(str, versions))!r}")
        return int(versions[0])
    for name in sorted(SCHEMA_1_COLUMNS.keys() & there):
        if {column["name"] for column in inspector.get_columns(name)} != SCHEMA_1_COLUMNS[name]:
            raise _foreign_database_error(f"a table {name!r} of another program")
    return 1 if there >= SCHEMA_1_COLUMNS.keys() else 0


def existing_table_names(on: sa.Connection) -> list[str]:
    """Return the names of the program's tables that a database has, in an order that allows inserting rows."""
    there = set(sa.inspect(on).get_table_names())
    return [name for name in TABLES if name in there]


def existing_tables(on: sa.Connection) -> list[sa.TableClause]:
    """Return the program's tables that a database has, with the columns they have there, in an order that allows
    inserting."""
    names = existing_table_names(on)
    columns = sa.inspect(on).get_multi_columns(filter_names=names)
    return [sa.table(name, *(sa.column(column["name"]) for column in columns[None, name])) for name in names]


def row_counts(on: sa.Connection) -> dict[str, int]:
    """Return the number of rows of each of the program's tables in a database."""
    count = sa.select(sa.func.count())
    return {name: on.execute(count.select_from(sa.table(name))).scalar_one() for name in existing_table_names(on)}


def _foreign_database_error(content: str) -> Invalid:
    """Return the error for a database that belongs to another program."""
    return Invalid(
        f"The database is not one of broadfront: it holds {content}.", parameter="database", todo="Name another one."
    )
