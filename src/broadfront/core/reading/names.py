"""Find the thing a person means by its id, its name, or enough whole words of these.

>>> units = Names("unit", {"Peiper.1SS.ISS": ("KG Peiper",), "Hansen.1SS.ISS": ("KG Hansen",)})
>>> units.find("peiper")
'Peiper.1SS.ISS'
>>> units.matching_ids("1st SS")
('Peiper.1SS.ISS', 'Hansen.1SS.ISS')
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace

from broadfront.core.errors import Ambiguous, BroadfrontError, brief_repr, unknown_name

if TYPE_CHECKING:
    from broadfront.core.actions import Action
    from broadfront.core.state import State

__all__ = ["Names", "find_unit", "resolve_unit", "split_words"]

MAX_LISTED = 12
"""Maximum number of things that an error lists."""
MAX_SUGGESTED = 3
MIN_SIMILARITY = 0.75
"""Minimum similarity of a typed word to a known one, from 0 to 1."""

Words = tuple[str, ...]


def split_words(text: str) -> Words:
    """Split a name into words without accents, case and punctuation. Numbers become separate words, and 1st becomes 1.

    >>> split_words("1st SS-Panzer"), split_words("27/12VG"), split_words("Amblève")
    (('1', 'ss', 'panzer'), ('27', '12', 'vg'), ('ambleve',))
    """
    decomposed = unicodedata.normalize("NFD", text)
    plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()
    return tuple(re.findall(r"\d+|[^\W\d_]+", re.sub(r"(\d)(?:st|nd|rd|th)\b", r"\1", plain)))


class Names:
    """Things of one kind, such as units, by id, each with its other names."""

    def __init__(self, what: str, called: Mapping[str, Sequence[str]]) -> None:
        self.what = what
        self.called = called

    @cached_property
    def _words(self) -> dict[str, tuple[Words, ...]]:
        """For each id, the words of the id and of each of its names."""
        return {id: tuple(map(split_words, (id, *names))) for id, names in self.called.items()}

    def matching_ids(self, text: str) -> tuple[str, ...]:
        """Return the ids that typed text may mean; exact matches exclude partial ones.

        In a partial match all typed words are whole words of the id or name. If some partial matches have the words in
        the typed order, only these count.
        """
        if text in self.called:
            return (text,)
        wanted = split_words(text)
        if not wanted:
            return ()
        ways: tuple[Callable[[Words], bool], ...] = (
            lambda words: words == wanted,
            lambda words: any(words[n : n + len(wanted)] == wanted for n in range(len(words))),
            lambda words: set(wanted) <= set(words),
        )
        for fits in ways:
            found = tuple(id for id, names in self._words.items() if any(map(fits, names)))
            if found:
                return found
        return ()

    def find(self, text: str, *, parameter: str | None = None) -> str:
        """Return the id that typed text means; an error lists the possible ids."""
        found = self.matching_ids(text)
        if len(found) == 1:
            return found[0]
        raise self.match_error(text, found, parameter)

    def match_error(self, text: str, found: Sequence[str], parameter: str | None = None) -> BroadfrontError:
        """Return the error for typed text that matches nothing, or several things."""
        if not found:
            near = self._similar_ids(text)
            error = unknown_name(self.what, text, self.called, parameter=parameter)
            if near and not error.message.endswith("?"):
                error.todo = f"Did you mean {', '.join(near[:MAX_SUGGESTED])}?"
            return error
        listed = ", ".join(found[:MAX_LISTED])
        more = f" and {len(found) - MAX_LISTED} more" if len(found) > MAX_LISTED else ""
        return Ambiguous(
            f"{self.what} {brief_repr(text)} may be {listed}{more}: give one of them.",
            parameter=parameter or self.what,
            given=text,
            accepted=list(found),
        )

    def _similar_ids(self, text: str) -> list[str]:
        """Return the ids in which each typed word is like some word of the id, to catch typing errors."""
        wanted = split_words(text)
        return [
            id
            for id, names in self._words.items()
            if wanted
            and any(all(get_close_matches(word, words, 1, MIN_SIMILARITY) for word in wanted) for words in names)
        ]

    def completions(self, text: str) -> Iterator[str]:
        """Yield ids and names that begin with typed text, for completion."""
        begun = text.casefold()
        for id, names in self.called.items():
            yield from (name for name in (id, *names) if name.casefold().startswith(begun))


def resolve_unit(state: State, action: Action) -> Action:
    """Return an action with its unit's id in place of the words a person typed, if these match only one unit."""
    unit = getattr(action, "unit", None)
    called = state.called()
    if not isinstance(unit, str) or unit in called:
        return action
    found = Names("unit", called).matching_ids(unit)
    return replace(action, unit=found[0]) if len(found) == 1 else action


def find_unit(state: State, text: str, parameter: str = "unit") -> str:
    """Return the id of the unit that typed text means."""
    return Names("unit", state.called()).find(text, parameter=parameter)
