"""What an adviser tells a person. Every hint names its grounds: rules, or figures from the position as the side sees
it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol, Unpack

import msgspec

from broadfront.core.actions import Action
from broadfront.core.messages import Fields, Message, Prose, register_words
from broadfront.core.odds import Odds
from broadfront.core.options import Options
from broadfront.core.view import View

__all__ = ["Advice", "Adviser", "Chosen", "Hint", "Weighed", "advice_message", "hint"]

register_words("advice", Path(__file__).parent / "words")


class AdviceFields(Fields, total=False):
    """The data of advice messages, in addition to the fields that every message has."""

    next: str
    player: str
    section: str
    text: str
    worth: str


def advice_message(topic: str, /, **data: Unpack[AdviceFields]) -> Message:
    """Make a message whose text comes from the advice word file (`words/en.toml` beside this file)."""
    return Message("advice", topic, data)


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing worth knowing in the present position, with its grounds: rules or figures."""

    text: Prose
    rules: tuple[str, ...] = ()
    figures: dict[str, Any] = {}
    """The figures it is based on, by name."""
    actions: tuple[Action, ...] = ()
    """The options it is about, if any."""


class Weighed(msgspec.Struct, frozen=True):
    """An option with its value in the adviser's own estimate."""

    action: Action
    worth: float
    odds: Odds | None = None
    """The odds of the fight it starts or continues, if they were requested."""


class Chosen(msgspec.Struct, frozen=True):
    """The action that a computer player would choose, the name of this player, and the reasons."""

    action: Action
    by: str
    why: tuple[Hint, ...]
    best: tuple[Weighed, ...] = ()
    """The best options with their values, if the player weighs them."""


class Advice(msgspec.Struct, frozen=True):
    """What the pending decision is about, and what matters in this position."""

    about: tuple[Hint, ...]
    matters: tuple[Hint, ...]


class Adviser(Protocol):
    """Advises the side that must decide. It sees only what this side may know and its options, never the full state."""

    def advise(self, view: View, options: Options) -> Advice:
        """Return what the decision is about and what matters, quickly and without recommending an option."""
        ...

    def choose(self, view: View, options: Options) -> Chosen | None:
        """Return what a good player would do; None if the title has no player good enough to advise."""
        ...


def hint(message: Message, *rules: str, actions: tuple[Action, ...] = (), **figures: Any) -> Hint:
    """Return a hint in the reader's language; raise ValueError if it is given neither rules nor figures as grounds."""
    if not rules and not figures:
        raise ValueError(f"hint {message.topic} names neither rules nor figures")
    return Hint(str(message), rules, figures, actions)
