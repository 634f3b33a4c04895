"""Find English left in German output: words that occur in the English files but in no German file."""

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


def english_only(books: Iterable[str] = ("core", "titles/patrol", "players/advising")) -> set[str]:
    """Return words of the English files of these books that their German files do not have."""
    english, german = set(), words_of([PLACES])
    for book in books:
        german |= _file(f"{book}/words/de.toml")
        for file in (
            "words/en.toml",
            "rules.toml",
            "title.toml",
            "manual/hints.toml",
            "manual/sections.toml",
            "manual/glossary.toml",
            "manual/key.toml",
        ):
            if (ROOT / book / file).is_file():
                english |= _file(f"{book}/{file}")
    return english - german


def english_in(texts: Iterable[str], english: set[str]) -> dict[str, str]:
    """Return the English words found, each with a text that contains it."""
    return {word: text for text in texts for word in sorted(words_of([text]) & english)}


NO_WORDS = re.compile(r"^import [^\n]*$|^\s*/\*\*.*?\*/", re.MULTILINE | re.DOTALL)
"""Matches imports and comments."""
PAGE = Path(__file__).resolve().parents[1] / "page" / "src" / "words"
IN_ANY_LANGUAGE = "broadfront English Deutsch"
"""The program's name, and the names of languages in their own language."""


def _page(name: str) -> set[str]:
    """Return the words of a language file of the page, including the titles' files of the same name."""
    files = [PAGE / name, *PAGE.parent.glob(f"titles/*/words/{name}")]
    return words_of(text for file in files for text in literals(NO_WORDS.sub("", file.read_text(encoding="utf-8"))))


def literals(text: str) -> Iterator[str]:
    """Yield the string literals of TypeScript code, without interpolated expressions but with strings inside them."""
    within: list[str] = []
    held = ""
    for n, letter in enumerate(text):
        quoted = within[-1] if within else ""
        if quoted in ('"', "`"):
            if letter == quoted or (quoted == "`" and text.startswith("${", n)):
                yield held
                held = ""
                if letter == quoted:
                    within.pop()
                else:
                    within.append("}")
            else:
                held += letter
        elif letter in ('"', "`"):
            within.append(letter)
        elif letter == "}" and quoted == "}":
            within.pop()


def english_on_page() -> set[str]:
    """Return words of the English files of page and engine that occur in no German file."""
    english = _page("en.ts") | _page("en_game.ts") | english_only()
    german = _page("de.ts") | _page("de_game.ts") | words_of([PLACES, IN_ANY_LANGUAGE])
    return english - german - set().union(*map(_file, (str(path) for path in ROOT.rglob("words/de.toml"))))


def labels_of_english_titles() -> set[str]:
    """Return the words that the start page shows of titles without German, which stay in English."""
    shown: set[str] = set()
    for file in ROOT.glob("titles/*/title.toml"):
        if not (file.parent / "words" / "de.toml").is_file():
            guide = tomllib.loads((file.parent / "manual" / "guide.toml").read_text(encoding="utf-8"))
            shown |= _file(str(file)) | words_of((guide["title"], guide["about"]))
    return shown
