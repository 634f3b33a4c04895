"""A guide as a title declares it: lessons with goals, what is said on the way, and where the game begins."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal

import msgspec

from broadfront.core.messages import Prose, worded
from broadfront.core.title import Title
from broadfront.titles import kit_of

__all__ = ["Guide", "GuideMark", "Instead", "Lesson", "Meanwhile", "Other", "Sign", "guide_of"]

SAID = ("title", "text", "do", "means", "done", "missed", "shown")
"""What a lesson says of itself."""


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that can be noticed. Everything it names must hold of the same line of the record."""

    do: tuple[str, ...] = ()
    """An action of the guided side, one of these."""
    event: tuple[str, ...] = ()
    """An event the side may know: its topic, or how the topic begins, one of these."""
    rule: str = ""
    """A rule that the event cites."""
    about: dict[str, tuple[str, ...]] = {}
    """Fields of the action or event, and values of which each has one."""
    times: int = 1
    """How often it has to come."""
    after: Sign | None = None
    """It counts only from the line on at which this one first came."""
    over: bool = False
    """In place of what happened at a line: the game was over with it."""
    asked: tuple[str, ...] = ()
    """In place of a line: the side is asked this now, by the topic of the question."""
    seen: str = ""
    """In place of a line: something only the screen can tell, such as that the odds were looked at."""


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the guide says to anything other than the goal."""

    when: tuple[Sign, ...]
    say: str
    rules: tuple[str, ...] = ()


class GuideMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a lesson speaks of, so that a screen can point at it."""

    hexes: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    part: str = ""
    """A part of the screen: its words are the page's."""


class Instead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do in place of the lesson's own words, once one of these signs has come: a card is spent, say."""

    when: tuple[Sign, ...]
    do: str
    mark: GuideMark | None = None
    """In place of the lesson's, where that is no longer right."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson: what it is about, what to do now, and by which signs it is done or can no longer be."""

    id: str
    title: str
    text: str
    do: str
    means: str
    """What this means, for who wants to know more."""
    goal: tuple[Sign, ...]
    done: str
    rules: tuple[str, ...] = ()
    quote: tuple[str, ...] = ()
    """Topics whose sentences of the game are told with `done`."""
    lost: tuple[Sign, ...] = ()
    missed: str = ""
    """What is said when it can no longer be reached, or play has gone past it."""
    brief: bool = False
    """It is left behind once play has reached a later goal, as what only the screen can tell always is."""
    at: tuple[str, ...] = ()
    """Questions that the lesson itself is about, by their topics: nothing comes before it there."""
    shown: str = ""
    """What to do while `on` is there."""
    on: str = ""
    """A sight that can be on the screen already, such as the odds."""
    instead: tuple[Instead, ...] = ()
    """Other words for `do`; the sign that came last decides."""
    other: tuple[Other, ...] = ()
    mark: GuideMark = GuideMark()

    @property
    def by_sight(self) -> bool:
        """Whether only the screen can tell that it is done."""
        return all(sign.seen for sign in self.goal)


class Meanwhile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of a question that comes before the next lesson can go on: of an attack on the guided side, say."""

    asked: tuple[str, ...]
    """Topics of the questions."""
    title: str
    text: str
    do: str
    means: str
    rules: tuple[str, ...]


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`manual/guide.toml`: a guided first game of a title."""

    id: str
    title: str
    about: str
    minutes: int
    side: str
    scenario: str
    variant: str
    over: str
    """What is said of lessons that the end of the game has left undone."""
    end: str
    """What is said when all lessons are behind."""
    lesson: tuple[Lesson, ...]
    meanwhile: tuple[Meanwhile, ...] = ()
    against: str = "random"
    """Who plays the sides that nobody takes."""
    dice: Literal["auto", "ask"] = "auto"
    options: dict[str, Any] = {}
    """Options of the title for the start."""
    position: dict[str, Any] | None = None
    """A prepared start, as `broadfront play --position` reads it; else the start of the scenario."""

    def sentences(self) -> Iterator[str]:
        """Everything it can say."""
        yield from (self.title, self.about, self.over, self.end)
        for lesson in self.lesson:
            yield from (getattr(lesson, part) for part in SAID)
            yield from (other.say for other in lesson.other)
            yield from (other.do for other in lesson.instead)
        for one in self.meanwhile:
            yield from (one.title, one.text, one.do, one.means)


def guide_of(title: Title) -> Guide | None:
    """The guide of a title in the language of the reader; None when it has none."""
    found = _guide(title)
    if found is None:
        return None

    def told(key: str, english: str) -> Prose:
        return worded(title.name, f"guide.{key}", english)

    return msgspec.structs.replace(
        found,
        **{key: told(key, getattr(found, key)) for key in ("title", "about", "over", "end")},
        lesson=tuple(
            msgspec.structs.replace(
                one,
                **{key: told(f"{one.id}.{key}", getattr(one, key)) for key in SAID},
                other=tuple(
                    msgspec.structs.replace(other, say=told(f"{one.id}.other.{n}", other.say))
                    for n, other in enumerate(one.other, 1)
                ),
                instead=tuple(
                    msgspec.structs.replace(other, do=told(f"{one.id}.instead.{n}", other.do))
                    for n, other in enumerate(one.instead, 1)
                ),
            )
            for one in found.lesson
        ),
        meanwhile=tuple(
            msgspec.structs.replace(
                one,
                **{key: told(f"meanwhile.{n}.{key}", getattr(one, key)) for key in ("title", "text", "do", "means")},
            )
            for n, one in enumerate(found.meanwhile, 1)
        ),
    )


@lru_cache(maxsize=32)
def _guide(title: Title) -> Guide | None:
    file = kit_of(title.name).guide
    return title.files.read(file, Guide) if file else None
