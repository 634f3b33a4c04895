"""What a learning environment needs to know about each title: its units, the markers on its map, and the sides'
points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from broadfront.core.errors import Invalid
from broadfront.titles import kit_of, part_of

__all__ = ["Lesson", "Roster", "lesson_of"]


def _no_words(state: object) -> dict[str, Sequence[str]]:
    """Return no word lists, for titles whose actions need none."""
    return {}


class Roster(NamedTuple):
    """The units of a starting position and their sides, in the order in which the state stores them."""

    ids: tuple[str, ...]
    sides: tuple[int, ...]
    """The index of each unit's side in the title."""


class Lesson(NamedTuple):
    """What a learning environment needs to know about one title: units, points, markers and how to number its
    actions."""

    roster: Callable[[Any], Roster]
    points: Callable[[Any], Mapping[str, float]]
    """Returns the points of each side at present; more is better."""
    marks: tuple[str, ...] = ()
    """Facts whose words name hexes or hexsides; each becomes a plane."""
    implied: Mapping[str, tuple[str, ...]] = {}
    """Fields fixed by an earlier choice, by class of action, such as the unit selected to move."""
    alike: Mapping[str, int] = {}
    """How many options may share a code, by class of action; their order distinguishes them."""
    words: Callable[[Any], Mapping[str, Sequence[str]]] = _no_words
    """Returns the words that each field of actions may hold; a field without a list gets numbers computed from its
    letters."""


@cache
def lesson_of(title: str) -> Lesson:
    """Return a title's data for learning environments; raise `Invalid` if the title has none."""
    lesson = kit_of(title).lesson
    if not lesson:
        message = f"{title} has no lesson: an environment does not know its units and points."
        raise Invalid(message, parameter="title", given=title, todo="Name a `Lesson` in its kit.")
    found: Lesson = part_of(title, lesson)
    return found
