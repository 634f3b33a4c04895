"""Where games are kept, as a person names it."""

from __future__ import annotations

import os
from pathlib import Path

from broadfront.core.errors import Invalid
from broadfront.store.database import address
from broadfront.web.settings import default_database

__all__ = ["VARIABLE", "database_named"]

VARIABLE = "BROADFRONT_DATABASE"


def database_named(option: str | None) -> str | Path:
    """What `--database` or the variable names, else the person's own file, whose folder is then for them alone."""
    if option is not None and "://" in option and address(option).password is not None:
        raise Invalid(
            "--database holds a password, which everybody on this machine could read in the list of processes.",
            parameter="database",
            todo=f"Put the URL into the variable {VARIABLE}, or the password into ~/.pgpass.",
        )
    if option == "":
        raise Invalid("--database is empty.", parameter="database", given="", todo="Give a file or a database's URL.")
    named = option or os.environ.get(VARIABLE)
    if named:
        return named if "://" in named else Path(named)
    own = default_database()
    if own.parent.is_dir() and own.parent.stat().st_mode & 0o077:
        own.parent.chmod(0o700)
    return own
