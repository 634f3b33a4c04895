"""Outcomes entered at a table: a die, or a card or chit by its id, its name, or the beginnings of its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from broadfront.core.chance import Chance, Outcome
from broadfront.core.reading.names import Names, split_words

if TYPE_CHECKING:
    from broadfront.core.state import State

__all__ = ["item_names", "outcome_names", "parse_outcome"]


def item_names(state: State) -> dict[str, Sequence[str]]:
    """Return other names that cards and chits have besides their ids."""
    names: dict[str, Sequence[str]] = {}
    for setting in state.title.settings(state).values():
        names |= setting.called(state)
    return names


def outcome_names(state: State, chance: Chance) -> dict[str, Sequence[str]]:
    """Return the possible outcomes of a roll or draw, each with its other names."""
    names = item_names(state)
    return {str(outcome): names.get(str(outcome), ()) for outcome in chance.outcomes}


def parse_outcome(state: State, chance: Chance, given: Outcome) -> Outcome:
    """Return the outcome of a roll or draw that a person entered, by value or name; raise an error if it is impossible
    or ambiguous."""
    found = chance.match_outcome(given) if isinstance(given, str) else given
    # Names often contain numbers, so a bare number can only be an id.
    if isinstance(found, str) and found not in chance.outcomes and chance.zone is not None and not found.isdigit():
        called = outcome_names(state, chance)
        names = Names(chance.what, called)
        fitting = names.matching_ids(found) or _prefix_matches(called, found)
        if len({tuple(called[id]) or id for id in fitting}) > 1:
            raise names.match_error(found, fitting)
        if fitting:  # several identical items: any of them will do
            found = chance.match_outcome(fitting[0])
    chance.weight(found)
    return found


def _prefix_matches(called: Mapping[str, Sequence[str]], text: str) -> tuple[str, ...]:
    """Return the ids in whose names every typed word begins a word; typed numbers must match whole."""
    wanted = split_words(text)

    def fits(words: Sequence[str]) -> bool:
        """Return whether every typed word begins one of these words."""
        return all(any(one == word or (one.isalpha() and one.startswith(word)) for one in words) for word in wanted)

    return tuple(id for id, names in called.items() if wanted and any(fits(split_words(name)) for name in (id, *names)))
