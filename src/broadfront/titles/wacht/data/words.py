"""Messages of Wacht: topics with data; words/en.toml holds their templates."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Unpack

from broadfront.core.messages import Fields, Message, message_without_data, register_words, render_topic

__all__ = ["phrase", "say"]

register_words("wacht", Path(__file__).parent.parent / "words")


class MessageData(Fields, total=False):
    """Values that Wacht puts into the templates of its messages, besides those common to all games."""

    army: str
    battalions: int
    battery: str
    begun: str
    bridge: str
    by: str
    cls: str
    division: str
    end: int | None
    entry: str
    feature: Sequence[str]
    figure: str
    formation: str
    given: str
    ground: str
    inside: bool
    into: str
    kind: str
    label: str
    last: str
    leader: str
    leaving: bool
    ma: int
    marker: int
    mechanized: int
    mode: str
    modes: Sequence[str]
    most: int
    motorize: str
    mp: int | str
    mp_needed: int | str
    name: str
    phase: str
    picked: bool
    points: str
    reasons: Sequence[Message]
    river: str
    road: str
    roll: int
    row: str
    start: int | None
    status: str
    times: str
    total: int
    toward: bool
    until: str
    ways: Sequence[str]
    within: int
    yes: bool


def say(topic: str, /, **data: Unpack[MessageData]) -> Message:
    """Return a message of Wacht: a topic, which names a text template in words/en.toml, with the values to fill in."""
    return Message("wacht", topic, data) if data else message_without_data("wacht", topic)


def phrase(topic: str, /, **data: Unpack[MessageData]) -> str:
    """Return the text of a Wacht message in the reader's language, for display only."""
    return render_topic("wacht", topic, data)
