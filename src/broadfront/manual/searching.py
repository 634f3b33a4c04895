"""Rule search across the rule books of all titles, shared by terminal, server and page."""

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
    """Return the rules that contain all words, each with its book, by book; all rules if there are no words."""
    return [
        (name, rule)
        for name, book in among.items()
        for rule in found_in(book.values(), terms_of(name), words, partial(rule_sentence, name))
    ]


def terms_of(book: str) -> tuple[Term, ...]:
    """Return the glossary of a book; empty for the engine's own."""
    return glossary(load_printed(book)) if book in title_names() else ()
