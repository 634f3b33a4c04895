"""Search in the rules that understands words: whole words in any of their forms, synonyms of the glossary, and ids.

"IP" finds the rules about the Improved Position and none that says "skipped"; "skip" finds "skipped"; "R0-07" and
"ard-r0" find ids.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from broadfront.core.manual.glossary import Term
from broadfront.core.rules import Rule

__all__ = ["found_in", "stem", "stems"]

_WORD = re.compile(r"[^\W_]+(?:'s)?")
_ID = re.compile(r"[\w.]+(?:-[\w.]+)+|[a-z]\d", re.IGNORECASE)

ENDINGS = ("ations", "ation", "ments", "ment", "ings", "ing", "ers", "er", "ies", "ied", "ed", "es", "s", "e", "y")
SHORTEST = 3
"""Letters that are left of a word when its ending is taken off."""


def stem(word: str) -> str:
    """A word without what grammar adds to it: a rough cut that is the same for the forms of one word.

    >>> stem("skipped"), stem("skip"), stem("IP"), stem("retreats") == stem("retreating")
    ('skip', 'skip', 'ip', True)
    """
    word = word.casefold().removesuffix("'s")
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            word = word.removesuffix(ending)
            break
    if len(word) > SHORTEST and word[-1] in "ey":
        return word[:-1]
    return word[:-1] if len(word) > SHORTEST and word[-1] == word[-2] and word[-1] not in "aeiou" else word


def stems(text: str) -> list[str]:
    """The words of a text, each without its ending; `OutOfSupply` is also `out`, `of`, `supply`."""
    return [stem(part) for word in _WORD.findall(text) for part in _parts(word)]


def _parts(word: str) -> list[str]:
    split = re.findall(r"[A-Z][a-z]+", word)
    return [word, *split] if len(split) > 1 and "".join(split) == word else [word]


class _Wanted(NamedTuple):
    """One word of a search: what may stand for it, each a run of words; or the beginning of an id."""

    runs: tuple[tuple[str, ...], ...]
    id: str


def found_in(rules: Iterable[Rule], terms: Sequence[Term], words: str, sentence: Callable[[Rule], str]) -> list[Rule]:
    """Rules that have every word, in one of its forms or by a synonym; first those whose sentence has them all.

    `sentence` gives what the reader reads of a rule; its English is searched too.
    """
    wanted = [_wanted(one, terms) for one in _split(words, terms)]
    found = [(fit, rule) for rule in rules if (fit := _fit(rule, sentence(rule), wanted)) is not None]
    return [rule for _, rule in sorted(found, key=lambda one: one[0])]


def _split(words: str, terms: Sequence[Term]) -> list[str]:
    """The words of a search; what is in quotation marks stays together, and so do the words of a term."""
    whole = {run for term in terms for form in (*term.written, *term.like) if len(run := _run(form)) > 1}
    longest = max(map(len, whole), default=1)
    given = [(bool(quoted), quoted or plain) for quoted, plain in re.findall(r'"([^"]+)"|(\S+)', words)]
    parts: list[str] = []
    while given:
        plain = [word for quoted, word in given[:longest] if not quoted]
        length = next((n for n in range(len(plain), 1, -1) if _run(" ".join(plain[:n])) in whole), 1)
        if any(quoted for quoted, _ in given[:length]):
            length = 1  # a quotation stands between the words
        parts.append(" ".join(word for _, word in given[:length]))
        del given[:length]
    return parts


def _run(text: str) -> tuple[str, ...]:
    return tuple(stem(part) for part in _WORD.findall(text))


def _wanted(word: str, terms: Sequence[Term]) -> _Wanted:
    run = _run(word)
    runs = {run} if run else set()
    for term in terms:
        if run in map(_run, (*term.written, *term.like)):
            runs.update(map(_run, term.written))
    return _Wanted(tuple(sorted(runs)), word.casefold() if _ID.fullmatch(word) else "")


def _fit(rule: Rule, sentence: str, wanted: Sequence[_Wanted]) -> int | None:
    """How well a rule fits, 0 best; None when a word is missing."""
    if not wanted:
        return 0
    text, reading, worst = stems(rule.text), stems(rule.reading), 0
    if sentence != rule.text:
        text += stems(sentence)
    for one in wanted:
        if one.id and _has_id(rule.id, one.id):
            continue
        if any(_holds(text, run) for run in one.runs):
            worst = max(worst, int(bool(one.id)))  # a rule that mentions another comes after it
            continue
        if any(_holds(reading, run) for run in one.runs):
            worst = 1
            continue
        return None
    return worst


def _has_id(id: str, wanted: str) -> bool:
    """Whether an id is meant: whole, its beginning, or without the letters of its title."""
    low = id.casefold()
    return any(part == wanted or part.startswith(f"{wanted}-") for part in (low, low.partition("-")[2]))


def _holds(text: Sequence[str], run: tuple[str, ...]) -> bool:
    length = len(run)
    return any(tuple(text[at : at + length]) == run for at in range(len(text) - length + 1))
