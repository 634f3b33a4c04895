"""What every guide of every title must hold: it names nothing that is not there, and speaks plainly."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from broadfront.board.hexmap import load_title_map
from broadfront.core.messages import templates
from broadfront.core.steps import Decision
from broadfront.guiding.guide import Guide, Lesson, Sign, title_guide
from broadfront.guiding.progress import follow_guide
from broadfront.guiding.starting import begin_guided
from broadfront.titles import kit_of, load_title, playable, title_names

GUIDED = [name for name in title_names() if kit_of(name).guide]
MOST_WORDS = 27
SIGHTS = {"map", "odds", "why", "score"}
"""What the screens can tell; the page has the same list in `page/src/guide/sights.ts`."""
PARTS = {"", "hand", "reasons", "score"}


def guide(title: str) -> Guide:
    found = title_guide(load_title(title))
    assert found is not None
    return found


def signs(lesson: Lesson) -> Iterator[Sign]:
    said = (sign for other in lesson.other for sign in other.when)
    instead = (sign for other in lesson.instead for sign in other.when)
    for sign in (*lesson.goal, *lesson.lost, *said, *instead):
        yield sign
        if sign.after is not None:
            yield sign.after


def test_all_four_titles_have_a_guide() -> None:
    assert GUIDED == ["ardennes", "patrol", "rhine", "wacht"]


@pytest.mark.parametrize("title", GUIDED)
def test_every_topic_a_guide_waits_for_is_one_the_title_says(title: str) -> None:
    topics = set(templates(title, "en")) | set(templates("core", "en"))
    for lesson in guide(title).lesson:
        named = [topic for sign in signs(lesson) for topic in (*sign.event, *sign.asked)]
        for topic in (*named, *lesson.quote, *lesson.at):
            assert any(known == topic or known.startswith(f"{topic}.") for known in topics), (lesson.id, topic)
    for one in guide(title).meanwhile:
        assert set(one.asked) <= topics, one.title


@pytest.mark.parametrize("title", GUIDED)
def test_every_action_a_guide_waits_for_is_one_of_the_title(title: str) -> None:
    known = set(playable(title).codec.types)
    for lesson in guide(title).lesson:
        assert {do for sign in signs(lesson) for do in sign.do} <= known, lesson.id


@pytest.mark.parametrize("title", GUIDED)
def test_every_rule_hex_sight_and_part_of_a_guide_is_there(title: str) -> None:
    book, hexes = load_title(title).book, set(load_title_map(load_title(title).files).ids)
    for lesson in guide(title).lesson:
        cited = [*lesson.rules, *(rule for other in lesson.other for rule in other.rules)]
        assert all(rule in book for rule in [*cited, *(sign.rule for sign in signs(lesson) if sign.rule)]), lesson.id
        assert lesson.rules, f"{lesson.id} states rules and cites none"
        for mark in (lesson.mark, *(one.mark for one in lesson.instead if one.mark)):
            assert set(mark.hexes) <= hexes
        assert {sign.seen for sign in signs(lesson) if sign.seen} | {lesson.on} - {""} <= SIGHTS
        assert bool(lesson.on) == bool(lesson.shown), lesson.id
        assert lesson.mark.part in PARTS
        for sign in signs(lesson):
            assert set(sign.about.get("hex", ())) <= hexes
    for one in guide(title).meanwhile:
        assert one.rules
        assert all(rule in book for rule in one.rules), one.title


@pytest.mark.parametrize("title", GUIDED)
def test_a_guide_speaks_in_short_sentences(title: str) -> None:
    for text in guide(title).sentences():
        for sentence in re.split(r"(?<=[.!?:])\s", text):
            assert len(sentence.split()) <= MOST_WORDS, sentence


@pytest.mark.parametrize("title", GUIDED)
def test_a_lesson_that_can_be_lost_says_so(title: str) -> None:
    one = guide(title)
    assert len({lesson.id for lesson in one.lesson}) == len(one.lesson)
    for lesson in one.lesson:
        assert bool(lesson.lost) == bool(lesson.missed), lesson.id
        assert lesson.goal
        assert lesson.done


@pytest.mark.parametrize("title", GUIDED)
def test_a_guided_game_begins_with_a_question_to_its_side_and_the_first_lesson(title: str) -> None:
    game = begin_guided(playable(title), seed=1)
    assert game.state.status() == []
    followed = follow_guide(game, guide(title))
    assert followed.now is not None
    assert followed.now.id == guide(title).lesson[0].id
    assert [one.status for one in followed.lessons] == ["now", *["later"] * (len(followed.lessons) - 1)]
    if title in ("ardennes", "wacht"):
        assert isinstance(game.pending, Decision)
        assert game.pending.side == guide(title).side
