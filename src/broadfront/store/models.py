"""Data types of what is stored for a game beside its lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

__all__ = ["GameMetadata", "Message", "Problem", "ProgressCallback", "Proposal", "StoredPosition"]


class GameMetadata(msgspec.Struct, frozen=True):
    """What is stored for a game beside its record: creation time, seed and settings."""

    game: str
    created: str
    seed: str
    about: dict[str, Any]
    """How the game is played, as the record does not say it: computer players, who rolls."""


class StoredPosition(msgspec.Struct, frozen=True):
    """The position of a game after a line of its record, with the versions of rules and data."""

    at: int
    rules: int
    data: str
    position: dict[str, Any]


class Proposal(msgspec.Struct, frozen=True):
    """An undo that waits for the other player's agreement."""

    id: str
    by: str
    """Side that proposes it."""
    to: int
    """Line to go back to."""
    lines: int
    """Last line when it was proposed; any new line cancels the proposal."""


class Message(msgspec.Struct, frozen=True):
    """A short message from one seat to the other."""

    n: int
    side: str
    """Side that wrote it."""
    sent: str
    text: str


class Problem(msgspec.Struct, frozen=True):
    """Something wrong in a database of games, found by a check."""

    game: str | None
    """Game concerned; None if it is not about one game."""
    what: str


ProgressCallback = Callable[[int, int], None]
"""Called with the work done and the total."""
