"""Rule search across the rule books of all titles, shared by terminal, server and page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from broadfront.core.manual.glossary import Term, glossary
from broadfront.core.manual.search import matching_rules
from broadfront.core.manual.sections import rule_sentence
from broadfront.core.rules import Rule, RuleBook
from broadfront.titles import load_printed, title_names

__all__ = ["glossary_of", "search_rules"]


def search_rules(words: str, among: Mapping[str, RuleBook]) -> list[tuple[str, Rule]]:
    """Return the rules that contain all given words, each with the name of its rule book; all rules if no words are
    given."""
    return [
        (name, rule)
        for name, book in among.items()
        for rule in matching_rules(book.values(), glossary_of(name), words, partial(rule_sentence, name))
    ]


def glossary_of(book: str) -> tuple[Term, ...]:
    """Return the terms explained in a rule book; an empty tuple for the engine's own rules."""
    return glossary(load_printed(book)) if book in title_names() else ()
