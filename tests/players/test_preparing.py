"""Questions that a beginner need not answer: with one answer only, which changes nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from broadfront.core.actions import Action
from broadfront.core.record import Line
from broadfront.core.steps import Decision
from broadfront.players.preparation import only_option_without_effect
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.actions import NoMore, PlayEvent
from tests.titles.ardennes.support.real import title


def asked(*options: Action, lines: tuple[Line, ...] = ()) -> Any:
    decision = Decision("german", say("ask.event.greif", bridge="1809-1810"), (PlayEvent, NoMore))
    record = SimpleNamespace(lines=lines)
    return SimpleNamespace(title=title(), pending=decision, record=record, options=lambda side: options)


def test_the_only_answer_is_given_for_a_beginner() -> None:
    assert only_option_without_effect(asked(NoMore()), 0) == NoMore()


def test_who_has_something_to_choose_is_asked() -> None:
    assert only_option_without_effect(asked(NoMore(), PlayEvent("GP01")), 0) is None
    assert only_option_without_effect(asked(PlayEvent("GP01")), 0) is None


def test_who_went_back_to_the_question_is_asked() -> None:
    assert only_option_without_effect(asked(NoMore(), lines=(Line(1, undo_to=0),)), 0) is None
