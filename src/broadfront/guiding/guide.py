"""The declaration of a guide: lessons with goals, comments on the way, and the start of the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal

import msgspec

from broadfront.core.messages import Prose, localize
from broadfront.core.title import Title
from broadfront.titles import kit_of

__all__ = ["Guide", "GuideMark", "Instead", "Lesson", "Meanwhile", "Other", "Sign", "title_guide"]

TEXT_FIELDS = ("title", "text", "do", "means", "done", "missed", "shown")
"""The text fields of a lesson."""


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition on the game, used as a lesson's goal: for example, a certain action was taken or event occurred. All
    its parts must be true of the same line of the game record."""

    do: tuple[str, ...] = ()
    """Actions of the guided side, any one of these."""
    event: tuple[str, ...] = ()
    """Events the side may know, any one of these: their topic, or the beginning of it."""
    rule: str = ""
    """A rule that the event cites."""
    about: dict[str, tuple[str, ...]] = {}
    """Fields of the action or event, each with its accepted values."""
    times: int = 1
    """How often it must occur."""
    after: Sign | None = None
    """It counts only from the line on at which this sign first occurred."""
    over: bool = False
    """Instead of a line's contents: the game ended with it."""
    asked: tuple[str, ...] = ()
    """Instead of a line: the side is currently asked this, by the topic of the question."""
    seen: str = ""
    """Instead of a line: something only the screen can report, such as that the odds were viewed."""


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guide's reply when the person does something other than the goal of the lesson."""

    when: tuple[Sign, ...]
    say: str
    rules: tuple[str, ...] = ()


class GuideMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a lesson is about (hexes, units, or a part of the screen), so that the screen can point at it."""

    hexes: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    part: str = ""
    """A part of the screen, in the page's own words."""


class Instead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other instructions that replace a lesson's own once one of the conditions in `when` has occurred, such as a spent
    card."""

    when: tuple[Sign, ...]
    do: str
    mark: GuideMark | None = None
    """Replaces the lesson's mark where that no longer applies."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson of a guided game: its subject, what to do now, and the conditions by which it is done or can no longer
    be done."""

    id: str
    title: str
    text: str
    do: str
    means: str
    """Background, for readers who want to know more."""
    goal: tuple[Sign, ...]
    done: str
    rules: tuple[str, ...] = ()
    quote: tuple[str, ...] = ()
    """Topics whose sentences from the game are shown with `done`."""
    lost: tuple[Sign, ...] = ()
    missed: str = ""
    """Shown when the goal can no longer be reached, or play has gone past it."""
    brief: bool = False
    """Whether it is passed once play has reached a later goal; lessons seen on screen always are."""
    at: tuple[str, ...] = ()
    """Topics of questions the lesson itself is about; nothing interrupts it there."""
    shown: str = ""
    """What to do while `on` is on the screen."""
    on: str = ""
    """A sight that may already be on the screen, such as the odds."""
    instead: tuple[Instead, ...] = ()
    """Alternatives to `do`; the sign that occurred last decides."""
    other: tuple[Other, ...] = ()
    mark: GuideMark = GuideMark()

    @property
    def is_seen_on_screen(self) -> bool:
        """Return whether the lesson is done by looking at something, which only the screen can report."""
        return all(sign.seen for sign in self.goal)


class Meanwhile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the guide says about a question that must be answered before the next lesson, such as an attack on the
    guided side."""

    asked: tuple[str, ...]
    """Topics of the questions."""
    title: str
    text: str
    do: str
    means: str
    rules: tuple[str, ...]


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The script of a guided first game of a title, as written in `manual/guide.toml`."""

    id: str
    title: str
    about: str
    minutes: int
    side: str
    scenario: str
    variant: str
    over: str
    """Shown for lessons not yet done when the game ends."""
    end: str
    """Shown when all lessons are settled."""
    lesson: tuple[Lesson, ...]
    meanwhile: tuple[Meanwhile, ...] = ()
    against: str = "random"
    """The player for the sides that nobody takes."""
    dice: Literal["auto", "ask"] = "auto"
    options: dict[str, Any] = {}
    """Options of the title at the start."""
    position: dict[str, Any] | None = None
    """A prepared start, as for `broadfront play --position`; None for the start of the scenario."""

    def sentences(self) -> Iterator[str]:
        """Yield all texts of the guide."""
        yield from (self.title, self.about, self.over, self.end)
        for lesson in self.lesson:
            yield from (getattr(lesson, part) for part in TEXT_FIELDS)
            yield from (other.say for other in lesson.other)
            yield from (other.do for other in lesson.instead)
        for one in self.meanwhile:
            yield from (one.title, one.text, one.do, one.means)


def title_guide(title: Title) -> Guide | None:
    """Return the guide of a title's first game in the reader's language, or None if the title has no guide."""
    found = _read_guide(title)
    if found is None:
        return None

    def text(key: str, english: str) -> Prose:
        """Return one text of the guide in the reader's language."""
        return localize(title.name, f"guide.{key}", english)

    return msgspec.structs.replace(
        found,
        **{key: text(key, getattr(found, key)) for key in ("title", "about", "over", "end")},
        lesson=tuple(
            msgspec.structs.replace(
                one,
                **{key: text(f"{one.id}.{key}", getattr(one, key)) for key in TEXT_FIELDS},
                other=tuple(
                    msgspec.structs.replace(other, say=text(f"{one.id}.other.{n}", other.say))
                    for n, other in enumerate(one.other, 1)
                ),
                instead=tuple(
                    msgspec.structs.replace(other, do=text(f"{one.id}.instead.{n}", other.do))
                    for n, other in enumerate(one.instead, 1)
                ),
            )
            for one in found.lesson
        ),
        meanwhile=tuple(
            msgspec.structs.replace(
                one,
                **{key: text(f"meanwhile.{n}.{key}", getattr(one, key)) for key in ("title", "text", "do", "means")},
            )
            for n, one in enumerate(found.meanwhile, 1)
        ),
    )


@lru_cache(maxsize=32)
def _read_guide(title: Title) -> Guide | None:
    """Read the guide file of a title; None if the title has no guide."""
    file = kit_of(title.name).guide
    return title.files.read(file, Guide) if file else None
