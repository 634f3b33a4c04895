"""Seat tokens: 128 random bits that give access to a game; only their hash is stored."""

from __future__ import annotations

import hashlib
import re
import secrets

__all__ = ["is_token", "new_token", "token_hash"]

_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    """Return a new seat token: 128 random bits in 22 characters."""
    return secrets.token_urlsafe(16)


def is_token(text: str) -> bool:
    """Return whether a text has the form of a seat token."""
    return _TOKEN.fullmatch(text) is not None


def token_hash(token: str) -> str:
    """Return the hash of a seat token as stored in the database; tokens are random, so an unsalted hash is safe."""
    return hashlib.sha256(token.encode()).hexdigest()
