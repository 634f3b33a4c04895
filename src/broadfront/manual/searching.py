"""The rule books of all titles as people look things up in them: one search for terminal, server and page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from broadfront.core.manual.glossary import Term, glossary
from broadfront.core.manual.search import found_in
from broadfront.core.manual.sections import rule_sentence
from broadfront.core.rules import Rule, RuleBook
from broadfront.titles import load_printed, title_names

__all__ = ["search_rules", "terms_of"]


def search_rules(words: str, among: Mapping[str, RuleBook]) -> list[tuple[str, Rule]]:
    """Rules that have all words, by book, and the book each stands in; no words find all."""
    return [
        (name, rule)
        for name, book in among.items()
        for rule in found_in(book.values(), terms_of(name), words, partial(rule_sentence, name))
    ]


def terms_of(book: str) -> tuple[Term, ...]:
    """The glossary of a book; the engine has none of its own."""
    return glossary(load_printed(book)) if book in title_names() else ()
