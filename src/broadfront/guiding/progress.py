"""A person's progress in a guided game, derived from the game record as the guided side may know it, and from what was
seen on screen."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from broadfront.core.events import Event
from broadfront.core.game import Game
from broadfront.core.messages import Prose
from broadfront.core.steps import Decision, GameOver
from broadfront.guiding.guide import Guide, GuideMark, Lesson, Meanwhile, Other, Sign

__all__ = ["Followed", "GuideSays", "LessonStanding", "PresentLesson", "follow_guide"]

RECENT = 2
"""Comments of the guide are dropped once the person has done more than this many things since."""
SKIP = "skip:"
"""Prefix of a lesson id in `seen`: the person skipped the lesson."""

Status = Literal["done", "passed", "now", "later"]


class GuideSays(msgspec.Struct, frozen=True):
    """A sentence that the guide says, with the rules it explains."""

    text: Prose
    rules: tuple[str, ...] = ()


class LessonStanding(msgspec.Struct, frozen=True):
    """A lesson of the guide and its status: done, passed, current or still to come."""

    id: str
    title: str
    status: Status


class PresentLesson(msgspec.Struct, frozen=True):
    """The current lesson of a guided game: its subject, what to do now, and what the screen can point at or report."""

    id: str
    title: str
    text: Prose
    do: Prose
    means: Prose
    rules: tuple[str, ...]
    mark: GuideMark
    sights: tuple[str, ...]
    """Signs the screen reports when the person has seen them; without any, only play reaches the goal."""
    shown: Prose = ""
    """What to do while `on` is on the screen; empty if that is the same."""
    on: str = ""
    waits: bool = False
    """Whether a current question must be answered first; the lesson then speaks of that question."""


class Followed(msgspec.Struct, frozen=True):
    """A person's progress in a guided game: the status of all lessons, the guide's latest comments, and the current
    lesson."""

    guide: str
    title: str
    lessons: tuple[LessonStanding, ...]
    just: tuple[GuideSays, ...]
    """What was said last: of the lessons that the last step settled."""
    reply: tuple[GuideSays, ...]
    """What the guide says to anything other than the goal."""
    now: PresentLesson | None
    """None when all lessons are done."""
    end: Prose = ""
    """Said then."""


class _Line(NamedTuple):
    """A line of the game record, limited to what the guided side may know."""

    n: int
    done: Mapping[str, Any]
    """The guided side's action in this line."""
    events: Sequence[Event]
    over: bool
    """Whether the game ended with this line."""


class _Settled(NamedTuple):
    """How a lesson was completed or passed over: its status, and the record line (None if the screen reported it)."""

    status: Literal["done", "passed"]
    line: int | None
    comment: str
    """The guide's comment on it; empty for a lesson that play has gone past."""


def follow_guide(game: Game, guide: Guide, seen: Collection[str] = ()) -> Followed:
    """Return a person's progress in a guided game. Undone lines of the record do not count, and the goals of lessons
    may be reached in any order."""
    lines = list(_lines_known_to_side(game, guide.side))
    settled = _settle_lessons(guide, lines, frozenset(seen))
    asked = _current_topic(game, guide)
    at = next((n for n, one in enumerate(settled) if one is None), len(settled))
    over = at == len(settled)
    if not over:
        at = next((n for n in range(at) if _is_asked_again(guide.lesson[n], settled[n], asked)), at)
    return Followed(
        guide=guide.id,
        title=guide.title,
        lessons=tuple(
            LessonStanding(lesson.id, lesson.title, "now" if n == at else one.status if one else "later")
            for n, (lesson, one) in enumerate(zip(guide.lesson, settled, strict=True))
        ),
        just=tuple(_comments_on_settled_lessons(game, guide, lines, settled, at)),
        reply=() if over else tuple(_replies_to_unexpected_action(game, guide, lines, settled, at)),
        now=None if over else _present_lesson(guide, guide.lesson[at], lines, asked),
        end=guide.end if over else "",
    )


def _is_asked_again(lesson: Lesson, settled: _Settled | None, topic: str) -> bool:
    """Return whether the question that a passed-over lesson is about is pending now after all. A lesson that the person
    skipped stays skipped."""
    return (
        settled is not None
        and settled.status == "passed"
        and bool(settled.comment)
        and _is_topic_or_subtopic(topic, lesson.at)
    )


def _lines_known_to_side(game: Game, side: str) -> Iterator[_Line]:
    """Yield the lines of the game record as a side may know them."""
    record, numbers = game.record.lines, (0, *game.past.live_lines)
    over = isinstance(game.pending, GameOver)
    for n in numbers:
        line = record[n - 1] if n else None
        own = line.do if line is not None and line.do is not None and line.side == side else {}
        known = (event.as_seen_by(side) for event in game.past.events[n])
        yield _Line(n, own, [event for event in known if event is not None], over and n == numbers[-1])


def _current_topic(game: Game, guide: Guide) -> str:
    """Return the topic of the decision that the guided side must make now, or an empty string if there is none."""
    pending = game.pending
    return pending.message.topic if isinstance(pending, Decision) and pending.side == guide.side else ""


def _present_lesson(guide: Guide, lesson: Lesson, lines: Sequence[_Line], topic: str) -> PresentLesson:
    """Return the current lesson as shown to the person, with replaced instructions if their condition has occurred."""
    first = _pending_question(guide, lesson, topic)
    if first is not None:
        return PresentLesson(
            lesson.id, first.title, first.text, first.do, first.means, first.rules, GuideMark(), (), waits=True
        )
    sights = tuple(sign.seen for sign in lesson.goal if sign.seen)
    do, mark = lesson.do, lesson.mark
    came = [
        (at, n) for n, one in enumerate(lesson.instead) if (at := _last_occurrence(one.when, lines, -1)) is not None
    ]
    if came:
        other = lesson.instead[max(came)[1]]
        do, mark = other.do, other.mark or mark
    return PresentLesson(
        lesson.id, lesson.title, lesson.text, do, lesson.means, lesson.rules, mark, sights, lesson.shown, lesson.on
    )


def _pending_question(guide: Guide, lesson: Lesson, pending_topic: str) -> Meanwhile | None:
    """Return the guide's text for a question that must be answered before the lesson can go on; None if there is no
    such question. A lesson that consists of looking at the screen never waits."""
    own = (*lesson.at, *(topic for other in lesson.other for sign in other.when for topic in sign.asked))
    if not pending_topic or lesson.is_seen_on_screen or _is_topic_or_subtopic(pending_topic, own):
        return None
    return next((one for one in guide.meanwhile if _is_topic_or_subtopic(pending_topic, one.asked)), None)


# Settled lessons


def _settle_lessons(guide: Guide, lines: Sequence[_Line], seen: frozenset[str]) -> list[_Settled | None]:
    """Return for each lesson how it was completed or passed over; None for a lesson still open."""
    found: list[_Settled | None] = []
    for lesson in guide.lesson:
        one = _settle_lesson(lesson, lines, seen)
        if one is None and lines[-1].over and not any(sign.seen for sign in lesson.goal):
            one = _Settled("passed", lines[-1].n, guide.over)
        found.append(one)
    ahead: int | None = None
    for n, lesson in reversed(list(enumerate(guide.lesson))):
        one = found[n]
        # A lost lesson does not mean that earlier ones are passed: one of them may be the current lesson.
        if one is not None and one.line is not None and (one.status == "done" or lines[-1].over):
            ahead = one.line if ahead is None else min(ahead, one.line)
        elif one is None and ahead is not None and (lesson.brief or lesson.is_seen_on_screen):
            found[n] = _Settled("passed", ahead if lesson.missed else None, lesson.missed)
    return found


def _settle_lesson(lesson: Lesson, lines: Sequence[_Line], seen: frozenset[str]) -> _Settled | None:
    """Return how a lesson was completed, skipped or missed; None if it is still open."""
    reached = _first_occurrence(lesson.goal, lines)
    if reached is not None:
        return _Settled("done", reached, lesson.done)
    if any(sign.seen in seen for sign in lesson.goal if sign.seen):
        return _Settled("done", None, lesson.done)
    if SKIP + lesson.id in seen:
        return _Settled("passed", None, "")
    lost = _first_occurrence(lesson.lost, lines)
    return None if lost is None else _Settled("passed", lost, lesson.missed)


def _comments_on_settled_lessons(
    game: Game, guide: Guide, lines: Sequence[_Line], settled: Sequence[_Settled | None], current: int
) -> Iterator[GuideSays]:
    """Yield the guide's comments on the lesson before the current one, and on the lessons completed by the same record
    line."""
    last = settled[current - 1] if current else None
    for lesson, one in zip(guide.lesson[:current], settled[:current], strict=True):
        if one is None or last is None or not one.comment:
            continue
        if not _is_line_recent(one.line, lines):
            continue
        if one is last or (last.line is not None and one.line == last.line):
            yield GuideSays(one.comment)
            if one.status == "done" and one.line is not None:
                yield from _quoted_events(game, lesson, lines, one.line)


def _quoted_events(game: Game, lesson: Lesson, lines: Sequence[_Line], since: int) -> Iterator[GuideSays]:
    """Yield the first event sentence of the game for each topic that a lesson quotes, from the line that completed the
    lesson on."""
    names = game.title.names
    for topic in lesson.quote:
        for line in lines:
            event = next((e for e in line.events if line.n >= since and _event_has_topic(e, topic)), None)
            if event is not None:
                text = event.with_names(names).text
                yield GuideSays(text[:1].upper() + text[1:], event.rules)
                break


# Replies


def _replies_to_unexpected_action(
    game: Game, guide: Guide, lines: Sequence[_Line], settled: Sequence[_Settled | None], current: int
) -> Iterator[GuideSays]:
    """Yield the guide's reply to the pending question, or else to the guided side's last action that was not the
    lesson's goal."""
    lesson = guide.lesson[current]
    since = max((one.line for one in settled[:current] if one and one.line is not None), default=-1)
    topic = _current_topic(game, guide)
    best: tuple[int, Other] | None = None
    for other in lesson.other:
        if any(_is_topic_or_subtopic(topic, sign.asked) for sign in other.when if sign.asked):
            yield GuideSays(other.say, other.rules)
            return
        found = _last_occurrence(other.when, lines, since)
        if found is not None and (best is None or found >= best[0]):
            best = (found, other)
    if best is not None and _is_line_recent(best[0], lines):
        yield GuideSays(best[1].say, best[1].rules)


def _is_line_recent(line: int | None, lines: Sequence[_Line]) -> bool:
    """Return whether the person has done little since this line of the record. Without a line (something seen on
    screen) it counts as recent."""
    return line is None or sum(1 for one in lines if one.done and one.n > line) <= RECENT


# Signs


def _first_occurrence(signs: Sequence[Sign], lines: Sequence[_Line]) -> int | None:
    """Return the number of the first record line by which one of the conditions has occurred as often as required; None
    if none has."""
    found = [at[sign.times - 1] for sign in signs if len(at := _lines_where_sign_is_true(sign, lines)) >= sign.times]
    return min(found, default=None)


def _last_occurrence(signs: Sequence[Sign], lines: Sequence[_Line], since: int) -> int | None:
    """Return the number of the last record line after `since` at which one of the conditions has occurred as often as
    required since then; None if none has."""
    after = [line for line in lines if line.n > since]
    found = [at[-1] for sign in signs if len(at := _lines_where_sign_is_true(sign, after)) >= sign.times]
    return max(found, default=None)


def _lines_where_sign_is_true(sign: Sign, lines: Sequence[_Line]) -> list[int]:
    """Return the numbers of the record lines at which a condition is true."""
    if sign.seen or sign.asked:
        return []
    since = 0 if sign.after is None else _first_occurrence((sign.after,), lines)
    return [] if since is None else [line.n for line in lines if line.n >= since and _sign_matches(sign, line)]


def _sign_matches(sign: Sign, line: _Line) -> bool:
    """Return whether a condition is true of a line of the game record."""
    if sign.over:
        return line.over
    if sign.do and line.done.get("do") not in sign.do:
        return False
    if not sign.event and not sign.rule:
        return bool(sign.do) and _fields_have_values(line.done, sign.about)
    return any(
        (not sign.event or any(_event_has_topic(event, topic) for topic in sign.event))
        and (not sign.rule or sign.rule in event.rules)
        and _fields_have_values(event.facts, sign.about)
        for event in line.events
    )


def _event_has_topic(event: Event, wanted: str) -> bool:
    """Return whether an event's topic is `wanted` or begins with it."""
    return _is_topic_or_subtopic(event.message.topic, (wanted,))


def _is_topic_or_subtopic(checked: str, topics: Sequence[str]) -> bool:
    """Return whether a topic is one of the listed topics, or a subtopic of one (`combat.loss` of `combat`)."""
    return any(checked == topic or checked.startswith(f"{topic}.") for topic in topics)


def _fields_have_values(fields: Mapping[str, Any], about: Mapping[str, Sequence[str]]) -> bool:
    """Return whether each field named in `about` has one of the values that `about` lists for it."""
    for name, values in about.items():
        value = fields.get(name)
        given = value if isinstance(value, (list, tuple)) else (value,)
        if not any(str(one) in values for one in given):
            return False
    return True
