"""What is kept of a game beside its lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

__all__ = ["Kept", "KeptPosition", "Message", "Problem", "Progress", "Proposal"]


class Kept(msgspec.Struct, frozen=True):
    """What stands beside a record."""

    game: str
    created: str
    seed: str
    about: dict[str, Any]
    """How the game is played: what the record itself does not say (machines, who rolls)."""


class KeptPosition(msgspec.Struct, frozen=True):
    """Where a game stood after a line, and under which rules number and data."""

    at: int
    rules: int
    data: str
    position: dict[str, Any]


class Proposal(msgspec.Struct, frozen=True):
    """An undo that waits for the other person."""

    id: str
    by: str
    """The side that asks."""
    to: int
    """The line to go back to."""
    lines: int
    """The last line when it was asked; the next line, whatever it is, ends the proposal."""


class Message(msgspec.Struct, frozen=True):
    """A short line from one seat to the other."""

    n: int
    side: str
    """Who wrote it."""
    sent: str
    text: str


class Problem(msgspec.Struct, frozen=True):
    """Something wrong in a database."""

    game: str | None
    """None when it is not about one game."""
    what: str


Progress = Callable[[int, int], None]
"""Told how much of a long work is done, and of how much."""
