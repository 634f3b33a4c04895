"""What an environment must be told of each title: who its units are, which marks lie on its map, how a side stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from broadfront.core.errors import Invalid
from broadfront.titles import kit_of, part_of

__all__ = ["Lesson", "Roster", "lesson_of"]


def _no_words(state: object) -> dict[str, Sequence[str]]:
    return {}


class Roster(NamedTuple):
    """The units of a start, in the order of its facts."""

    ids: tuple[str, ...]
    sides: tuple[int, ...]
    """Of each unit, the number of its side in the title."""


class Lesson(NamedTuple):
    """One title, as environments need to know it."""

    roster: Callable[[Any], Roster]
    points: Callable[[Any], Mapping[str, float]]
    """How the sides stand now, in the points of the game; more is better."""
    marks: tuple[str, ...] = ()
    """Facts whose words name hexes or hexsides; each is a plane."""
    implied: Mapping[str, tuple[str, ...]] = {}
    """By kind of action, fields that an earlier choice has fixed, such as the unit that was selected to move."""
    alike: Mapping[str, int] = {}
    """By kind of action, how many options may share a code otherwise; they are told apart by their order."""
    words: Callable[[Any], Mapping[str, Sequence[str]]] = _no_words
    """By field of actions, the words it may hold; a field without a list gets numbers made of its letters."""


@cache
def lesson_of(title: str) -> Lesson:
    """The lesson of a title; refuses one without."""
    lesson = kit_of(title).lesson
    if not lesson:
        said = f"{title} has no lesson: an environment does not know its units and points."
        raise Invalid(said, parameter="title", given=title, todo="Name a `Lesson` in its kit.")
    found: Lesson = part_of(title, lesson)
    return found
