"""Explanations of the questions a game asks, by the topic of the prompt."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

import msgspec

from broadfront.core.messages import localize

if TYPE_CHECKING:
    from broadfront.core.title import Title

__all__ = ["FILE", "QuestionHint", "question_hint", "question_hints"]

FILE = "manual/hints.toml"


class QuestionHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An explanation of a decision that the game asks a player to make, and the rules behind it."""

    topic: str
    text: str
    rules: tuple[str, ...]
    prepared: tuple[str, ...] = ()
    """The actions that the usual player may choose for a beginner, so that the question is not asked."""
    alone: tuple[str, ...] = ()
    """Actions that change nothing: a beginner is not asked if one of them is the only answer."""


class _HintFile(TypedDict):
    """The content of `manual/hints.toml`, which explains the decisions that a game asks players to make."""

    question: list[QuestionHint]


def question_hint(title: Title, topic: str) -> QuestionHint | None:
    """Return the explanation of a decision by the topic of its prompt, in the reader's language; None if there is
    none."""
    found = question_hints(title).get(topic)
    return found and msgspec.structs.replace(found, text=localize(title.name, f"hints.{topic}", found.text))


@lru_cache(maxsize=32)
def question_hints(title: Title) -> Mapping[str, QuestionHint]:
    """Return the explanations of all decisions of a title by the topic of the prompt, in English."""
    if not title.files.exists(FILE):
        return {}
    return {one.topic: one for one in title.files.read(FILE, _HintFile)["question"]}
