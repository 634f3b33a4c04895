"""Schema migrations, run through Alembic by the program itself on one connection and in its transaction."""

from __future__ import annotations

import threading
from functools import cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from broadfront.store.schema import VERSION_TABLE

__all__ = ["migrate", "migration_scripts"]

FOLDER = Path(__file__).parent / "migrations"

_one_at_a_time = threading.Lock()  # Alembic's `op` is a global


@cache
def migration_scripts() -> ScriptDirectory:
    """Return the scripts that migrate the database tables."""
    return ScriptDirectory(FOLDER, version_locations=[FOLDER])


def migrate(on: sa.Connection, to: int) -> None:
    """Migrate the database tables to a schema version, up or down, in the connection's transaction.

    Migrating down loses only data for which the older schema has no place.
    """
    found = migration_scripts()

    def steps(heads: Any, _context: MigrationContext) -> Any:
        """Return the migrations that lead from the present schema version to the wanted one."""
        at = int(heads[0]) if heads else 0
        return found._upgrade_revs(str(to), heads) if at <= to else found._downgrade_revs(str(to), heads)

    with _one_at_a_time:
        context = MigrationContext.configure(on, opts={"fn": steps, "script": found, "version_table": VERSION_TABLE})
        with Operations.context(context):
            context.run_migrations()
