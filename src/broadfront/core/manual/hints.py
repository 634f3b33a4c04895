"""What each question of a game is about, by the topic of its prompt."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

import msgspec

from broadfront.core.messages import worded

if TYPE_CHECKING:
    from broadfront.core.title import Title

__all__ = ["FILE", "About", "about", "about_all"]

FILE = "manual/hints.toml"


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a question is about, and the rules behind that."""

    topic: str
    text: str
    rules: tuple[str, ...]
    prepared: tuple[str, ...] = ()
    """Only where a beginner need not be asked: the actions that the usual player may give in their place."""
    alone: tuple[str, ...] = ()
    """The actions that a beginner need not give where nothing else can be answered: they change nothing."""


class _HintFile(TypedDict):
    """`manual/hints.toml`."""

    question: list[About]


def about(title: Title, topic: str) -> About | None:
    """What the question of a topic is about, in the language of the reader."""
    found = about_all(title).get(topic)
    return found and msgspec.structs.replace(found, text=worded(title.name, f"hints.{topic}", found.text))


@lru_cache(maxsize=32)
def about_all(title: Title) -> Mapping[str, About]:
    if not title.files.exists(FILE):
        return {}
    return {one.topic: one for one in title.files.read(FILE, _HintFile)["question"]}
