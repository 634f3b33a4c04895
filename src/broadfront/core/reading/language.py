"""The language of the reader. Stored data have no language, or are in English."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = ["ENGLISH", "reader_language", "use_language"]

ENGLISH = "en"

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
"""The reader's language in the current context."""


def reader_language() -> str:
    """Return the reader's language."""
    return _language.get()


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Use this language for all text produced inside the `with` block. Stored data (records, states) stay in
    English."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)
