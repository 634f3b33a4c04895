"""In which language something is told: that of its reader. What is kept is in none, or in English."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = ["ENGLISH", "language", "read_in"]

ENGLISH = "en"

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
"""Who reads what is said now."""


def language() -> str:
    """The language of whoever reads what is said now."""
    return _language.get()


@contextmanager
def read_in(language: str) -> Iterator[None]:
    """Whatever is told inside is told in this language. What is kept (a record, a state) is written in English."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)
