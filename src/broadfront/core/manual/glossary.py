"""The glossary of a title: what each term means, its forms, and the rules about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NotRequired, TypedDict

import msgspec

from broadfront.core.errors import unknown_name
from broadfront.core.messages import localize

if TYPE_CHECKING:
    from broadfront.core.title import Title

__all__ = ["FILE", "Term", "find_term", "find_terms", "glossary", "names_without_definition"]

FILE = "manual/glossary.toml"


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A glossary entry: the term as the rules print it, its other forms, and its meaning."""

    word: str
    text: str
    forms: tuple[str, ...] = ()
    """Other spellings: a plural, an abbreviation, or the words that it abbreviates."""
    also: tuple[str, ...] = ()
    """Other words this entry explains, such as an opposite or part of a name. Search does not treat them as
    synonyms."""
    like: tuple[str, ...] = ()
    """Everyday words a person may search for instead."""
    rules: tuple[str, ...] = ()

    @property
    def spellings(self) -> tuple[str, ...]:
        """All spellings of the glossary term."""
        return (self.word, *self.forms)

    @property
    def explained_words(self) -> tuple[str, ...]:
        """All words that this glossary entry explains."""
        return (*self.spellings, *self.also)


class _GlossaryFile(TypedDict):
    """The content of `manual/glossary.toml`, the glossary of a title's terms."""

    term: list[Term]
    names: NotRequired[list[str]]


def glossary(title: Title) -> tuple[Term, ...]:
    """Return the glossary of a title in alphabetical order and in the reader's language; empty if it has none."""
    terms = (_localize_term(title.name, term) for term in _english_terms(title))
    return tuple(sorted(terms, key=lambda term: term.word.casefold()))


def _localize_term(book: str, term: Term) -> Term:
    """Return a glossary term in the reader's language, with its meaning and spellings. Its English words stay
    searchable."""
    text = localize(book, f"glossary.{term.word}", term.text)
    written = [form.strip() for form in localize(book, f"glossary-forms.{term.word}", "").split(",")]
    if not written[0]:
        return msgspec.structs.replace(term, text=text)
    also = tuple(form for form in term.explained_words if form not in written)
    return msgspec.structs.replace(term, word=written[0], forms=tuple(written[1:]), also=also, text=text)


@lru_cache(maxsize=32)
def _english_terms(title: Title) -> tuple[Term, ...]:
    """Return the glossary terms of a title in English, in alphabetical order."""
    found = title.files.read(FILE, _GlossaryFile)["term"] if title.files.exists(FILE) else []
    return tuple(sorted(found, key=lambda term: term.word.casefold()))


def names_without_definition(title: Title) -> frozenset[str]:
    """Return capitalized words that need no glossary entry: people, places, nations, months."""
    found = title.files.read(FILE, _GlossaryFile).get("names", []) if title.files.exists(FILE) else []
    return frozenset(found)


def find_term(title: Title, given: str) -> Term:
    """Find a glossary term by any of its forms, ignoring case, spaces and hyphens."""
    wanted = _fold(given)
    found = glossary(title)
    for named in ([(term, term.explained_words) for term in found], [(term, term.like) for term in found]):
        for term, forms in named:
            if wanted in map(_fold, forms):
                return term
    raise unknown_name(
        "word", given, [term.word for term in found], parameter="word", todo="See `broadfront rules word`."
    )


def _fold(word: str) -> str:
    """Return a word without spaces, hyphens and case, for comparing."""
    return re.sub(r"[\s_-]+", "", word.casefold())


def find_terms(title: Title, text: str) -> Iterator[tuple[int, int, Term]]:
    """Yield the glossary terms that occur in a text with their start and end, preferring the longest form at each
    place."""
    pattern, by_form = _form_pattern(title)
    if pattern is not None:
        for found in pattern.finditer(text):
            yield found.start(), found.end(), by_form[found.group()]


@lru_cache(maxsize=32)
def _form_pattern(title: Title) -> tuple[re.Pattern[str] | None, Mapping[str, Term]]:
    """Return a pattern that matches all forms of all glossary terms, and the terms by form."""
    by_form = {form: term for term in _english_terms(title) for form in term.explained_words}
    if not by_form:
        return None, by_form
    longest_first = sorted(by_form, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])"), by_form
