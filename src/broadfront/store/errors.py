"""Database errors, each reported in one line without internal details."""

from __future__ import annotations

import sqlite3
from typing import Any

import sqlalchemy as sa

from broadfront.core.errors import BroadfrontError

__all__ = ["NotSaved", "Unavailable", "WriteConflict", "is_duplicate", "reason_of"]

WHY = {
    "busy": ("another program is writing to the database", "Try again."),
    "full": ("the disk is full", "Make room, then try again."),
    "read-only": ("the database may only be read", "Allow this program to write to it, then try again."),
    "gone": ("the database does not answer", "Try again."),
    "vanished": ("its file was deleted or replaced while the server ran", "Put it back, or restore a backup."),
    "disk": ("the disk reports an error", "Try again, and run `broadfront store check`."),
    "damaged": ("the database is damaged", "Run `broadfront store check`."),
    "refused": ("the database refused it", "Try again; if it happens again, run `broadfront store check`."),
}
"""What is wrong and what to do about it, by reason."""

SQLITE = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
POSTGRESQL = {
    "55P03": "busy",  # lock not available
    "40001": "busy",  # serialization failure
    "40P01": "busy",  # deadlock
    "57014": "busy",  # canceled by a time limit
    "53300": "busy",  # too many connections
    "53100": "full",
    "25006": "read-only",
    "42501": "read-only",  # no privilege
    "58030": "disk",
    "XX001": "damaged",
    "XX002": "damaged",
}
DUPLICATES = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE, "23505")


class WriteConflict(Exception):
    """Another process wrote to the game first: its record has other lines, or lacks the line the caller expects."""


class Unavailable(BroadfrontError):
    """The database could not be read. `reason` is a key of the table of causes, WHY, or "unknown" if the result of a
    write is unknown."""

    kind = "unavailable"

    def __init__(self, reason: str) -> None:
        what, todo = WHY[reason]
        super().__init__(f"The game could not be read: {what}.", todo=todo)
        self.reason = reason


class NotSaved(Unavailable):
    """The game data could not be saved."""

    kind = "not kept"

    def __init__(self, reason: str) -> None:
        if reason == "unknown":
            message = "The database stopped answering while the game was being saved; whether it was is not known."
            todo = "Look at the game again before you go on."
        else:
            what, todo = WHY[reason]
            message = f"The game could not be saved: {what}; nothing was done."
        BroadfrontError.__init__(self, message, todo=todo)
        self.reason = reason


def reason_of(error: sa.exc.SQLAlchemyError) -> str:
    """Return the reason for a database error, as a key of the table of causes, WHY."""
    if isinstance(error, sa.exc.TimeoutError):
        return "busy"
    code = _error_code(error)
    if isinstance(code, int):
        return SQLITE.get(code & 0xFF, "refused")
    if isinstance(code, str) and not code.startswith(("08", "57P")):
        return POSTGRESQL.get(code, "refused")
    gone = code is not None or isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError)
    return "gone" if gone else "refused"


def is_duplicate(error: sa.exc.SQLAlchemyError) -> bool:
    """Return whether a database error says that a key exists already."""
    return _error_code(error) in DUPLICATES


def _error_code(error: sa.exc.SQLAlchemyError) -> int | str | None:
    """Return SQLite's extended error number or PostgreSQL's SQLSTATE of a database error; None if the error has
    neither."""
    cause: Any = getattr(error, "orig", None)
    code: int | str | None = getattr(cause, "sqlite_errorcode", None) or getattr(cause, "sqlstate", None)
    return code
