"""What an adviser gives. Every hint names its ground: rules, or figures of the position as the side sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol, Unpack

import msgspec

from broadfront.core.actions import Action
from broadfront.core.messages import Fields, Message, Prose, words_in
from broadfront.core.odds import Odds
from broadfront.core.options import Options
from broadfront.core.view import View

__all__ = ["Advice", "Adviser", "Chosen", "Hint", "Weighed", "hint", "tell"]

words_in("advice", Path(__file__).parent / "words")


class Told(Fields, total=False):
    """The data of advice, beside what anything said may have."""

    next: str
    player: str
    section: str
    text: str
    worth: str


def tell(topic: str, /, **data: Unpack[Told]) -> Message:
    """Says something in the words of advice (`words/en.toml` beside this file)."""
    return Message("advice", topic, data)


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing worth knowing now, with its ground."""

    text: Prose
    rules: tuple[str, ...] = ()
    figures: dict[str, Any] = {}
    """What it was reckoned from, by name."""
    actions: tuple[Action, ...] = ()
    """The options it speaks of, where it speaks of some."""


class Weighed(msgspec.Struct, frozen=True):
    """An option with its worth, as the adviser weighs it."""

    action: Action
    worth: float
    odds: Odds | None = None
    """Of the fight it begins or goes on with, where they were asked for."""


class Chosen(msgspec.Struct, frozen=True):
    """What a player would do, who that is, and how it came to it."""

    action: Action
    by: str
    why: tuple[Hint, ...]
    best: tuple[Weighed, ...] = ()
    """The best options with their worth, where the player weighs them."""


class Advice(msgspec.Struct, frozen=True):
    """What the question is about, and what matters in this position."""

    about: tuple[Hint, ...]
    matters: tuple[Hint, ...]


class Adviser(Protocol):
    """Advises the side of a view that is asked. It sees the view and its options, never the state."""

    def advise(self, view: View, options: Options) -> Advice:
        """What this is about and what matters; quick, and not an answer."""
        ...

    def choose(self, view: View, options: Options) -> Chosen | None:
        """What a good player would do; None where there is none to ask."""
        ...


def hint(message: Message, *rules: str, actions: tuple[Action, ...] = (), **figures: Any) -> Hint:
    """A hint in the language of the reader; without rules or figures it has no ground, and is refused."""
    if not rules and not figures:
        raise ValueError(f"hint {message.topic} names neither rules nor figures")
    return Hint(str(message), rules, figures, actions)
