"""Seats: a 128-bit token opens a place at a table. Only its hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets

__all__ = ["hashed", "is_token", "new_token"]

_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    """128 random bits in 22 letters."""
    return secrets.token_urlsafe(16)


def is_token(text: str) -> bool:
    return _TOKEN.fullmatch(text) is not None


def hashed(token: str) -> str:
    """What the database keeps. The token is random and long, so that a plain hash suffices."""
    return hashlib.sha256(token.encode()).hexdigest()
