"""Which words give away that something was told in English: those of the English files that no German file has."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import broadfront

ROOT = Path(broadfront.__path__[0])
WORD = re.compile(r"[^\W\d_]{2,}")
BRACES = re.compile(r"\{[^}]*\}")
PLACES = "Weiler Weilerbach Roth"
"""Names on the map of patrol."""


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for name, one in value.items():
            if name != "by":
                yield from strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)
    elif isinstance(value, str):
        yield BRACES.sub(" ", value)


def words_of(texts: Iterable[str]) -> set[str]:
    return {word.casefold() for text in texts for word in WORD.findall(text)}


def _file(path: str) -> set[str]:
    return words_of(strings(tomllib.loads((ROOT / path).read_text(encoding="utf-8"))))


def english_only(books: Iterable[str] = ("core", "titles/patrol")) -> set[str]:
    """Words of the English files of books, labels and rules with them, that their German files do not have."""
    english, german = set(), words_of([PLACES])
    for book in books:
        german |= _file(f"{book}/words/de.toml")
        for file in ("words/en.toml", "rules.toml", "title.toml"):
            if (ROOT / book / file).is_file():
                english |= _file(f"{book}/{file}")
    return english - german


def english_in(texts: Iterable[str], english: set[str]) -> dict[str, str]:
    """What of it is English: the words, each with a text that has it."""
    return {word: text for text in texts for word in sorted(words_of([text]) & english)}
