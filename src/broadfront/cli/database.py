"""Resolve the `--database` option to a file or URL."""

from __future__ import annotations

import os
from pathlib import Path

from broadfront.core.errors import Invalid
from broadfront.store.database import database_url
from broadfront.web.settings import default_database

__all__ = ["VARIABLE", "resolve_database"]

VARIABLE = "BROADFRONT_DATABASE"


def resolve_database(option: str | None) -> str | Path:
    """Return the database path or URL from the option, the environment variable or the user's default file, in that
    order.

    Make the folder of the default file private to its user. Raise Invalid for an empty option or one with a password.
    """
    if option is not None and "://" in option and database_url(option).password is not None:
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
