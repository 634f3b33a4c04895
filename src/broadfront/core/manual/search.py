"""Search the rules by word: whole words in any grammatical form, synonyms from the glossary, and ids.

"IP" finds rules about the Improved Position but not "skipped"; "skip" finds "skipped"; "R0-07" and "ard-r0" find ids.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from broadfront.core.manual.glossary import Term
from broadfront.core.rules import Rule

__all__ = ["matching_rules", "stem", "stems"]

_WORD = re.compile(r"[^\W_]+(?:'s)?")
_ID = re.compile(r"[\w.]+(?:-[\w.]+)+|[a-z]\d", re.IGNORECASE)

ENDINGS = ("ations", "ation", "ments", "ment", "ings", "ing", "ers", "er", "ies", "ied", "ed", "es", "s", "e", "y")
MIN_STEM = 3
"""Minimum number of letters left when an ending is removed."""


def stem(word: str) -> str:
    """Return the approximate stem of a word, equal for most of its grammatical forms.

    >>> stem("skipped"), stem("skip"), stem("IP"), stem("retreats") == stem("retreating")
    ('skip', 'skip', 'ip', True)
    """
    word = word.casefold().removesuffix("'s")
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= MIN_STEM:
            word = word.removesuffix(ending)
            break
    if len(word) > MIN_STEM and word[-1] in "ey":
        return word[:-1]
    return word[:-1] if len(word) > MIN_STEM and word[-1] == word[-2] and word[-1] not in "aeiou" else word


def stems(text: str) -> list[str]:
    """Return the stems of all words in a text; `OutOfSupply` also gives `out`, `of` and `supply`."""
    return [stem(part) for word in _WORD.findall(text) for part in _camel_case_parts(word)]


def _camel_case_parts(word: str) -> list[str]:
    """Return a word, followed by its parts if it is in camel case."""
    split = re.findall(r"[A-Z][a-z]+", word)
    return [word, *split] if len(split) > 1 and "".join(split) == word else [word]


class _SearchWord(NamedTuple):
    """One word of a search in the rules: the sequences of words that match it, and the beginning of a rule id that
    matches it."""

    runs: tuple[tuple[str, ...], ...]
    id: str


def matching_rules(
    rules: Iterable[Rule], terms: Sequence[Term], words: str, sentence: Callable[[Rule], str]
) -> list[Rule]:
    """Return the rules that contain every search word or a synonym, best matches first.

    `sentence` returns a rule's sentence in the reader's language; its English sentence is searched too.
    """
    wanted = [_search_word(one, terms) for one in _split_query(words, terms)]
    found = [(fit, rule) for rule in rules if (fit := _match_rank(rule, sentence(rule), wanted)) is not None]
    return [rule for _, rule in sorted(found, key=lambda one: one[0])]


def _split_query(words: str, terms: Sequence[Term]) -> list[str]:
    """Split the text of a search into words, keeping quoted phrases and multi-word terms together."""
    whole = {run for term in terms for form in (*term.spellings, *term.like) if len(run := _stem_sequence(form)) > 1}
    longest = max(map(len, whole), default=1)
    given = [(bool(quoted), quoted or plain) for quoted, plain in re.findall(r'"([^"]+)"|(\S+)', words)]
    parts: list[str] = []
    while given:
        plain = [word for quoted, word in given[:longest] if not quoted]
        length = next((n for n in range(len(plain), 1, -1) if _stem_sequence(" ".join(plain[:n])) in whole), 1)
        if any(quoted for quoted, _ in given[:length]):
            length = 1  # a quoted phrase interrupts the term
        parts.append(" ".join(word for _, word in given[:length]))
        del given[:length]
    return parts


def _stem_sequence(text: str) -> tuple[str, ...]:
    """Return the stems of the words in a text, in order."""
    return tuple(stem(part) for part in _WORD.findall(text))


def _search_word(word: str, terms: Sequence[Term]) -> _SearchWord:
    """Return what matches one word of a search in the rules, including its synonyms."""
    run = _stem_sequence(word)
    runs = {run} if run else set()
    for term in terms:
        if run in map(_stem_sequence, (*term.spellings, *term.like)):
            runs.update(map(_stem_sequence, term.spellings))
    return _SearchWord(tuple(sorted(runs)), word.casefold() if _ID.fullmatch(word) else "")


def _match_rank(rule: Rule, sentence: str, wanted: Sequence[_SearchWord]) -> int | None:
    """Return how well a rule matches a search, 0 for best; None if a search word is missing from the rule."""
    if not wanted:
        return 0
    text, reading, worst = stems(rule.text), stems(rule.reading), 0
    if sentence != rule.text:
        text += stems(sentence)
    for one in wanted:
        if one.id and _matches_id(rule.id, one.id):
            continue
        if any(_contains_sequence(text, run) for run in one.runs):
            worst = max(worst, int(bool(one.id)))  # a rule that only mentions an id comes after the rule itself
            continue
        if any(_contains_sequence(reading, run) for run in one.runs):
            worst = 1
            continue
        return None
    return worst


def _matches_id(id: str, wanted: str) -> bool:
    """Return whether a rule id matches a search word: in full, at its beginning, or without the letters of its
    title."""
    low = id.casefold()
    return any(part == wanted or part.startswith(f"{wanted}-") for part in (low, low.partition("-")[2]))


def _contains_sequence(text: Sequence[str], run: tuple[str, ...]) -> bool:
    """Return whether a sequence of word stems contains another one without gaps."""
    length = len(run)
    return any(tuple(text[at : at + length]) == run for at in range(len(text) - length + 1))
