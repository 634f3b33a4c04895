"""Messages of the Ardennes game: each is a topic (key of its text in words/en.toml) with data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Unpack

from broadfront.core.messages import Datum, Fields, Message, message_without_data, register_words, render_topic

__all__ = ["MessageFields", "phrase", "say"]

register_words("ardennes", Path(__file__).parent.parent / "words")


class MessageFields(Fields, total=False):
    """Data fields that messages of the Ardennes may have, in addition to those of all games."""

    allied: int
    allowance: str
    army: str
    at: str
    attacker: int
    bar: int
    before: str
    best: Datum
    blocked: Sequence[str]
    bridge: str
    chit: str
    chits: int
    corps: str
    cup: int
    defender: int
    defenders: Sequence[str]
    depot: str
    distance: int
    division: str
    divisions: Sequence[str]
    end: str
    event: str
    far: str
    figure: str
    formation: str
    formations: Sequence[str]
    german: int
    hexsides: Sequence[str]
    hv: int
    impulse: int
    item: str
    items: str
    joined: Sequence[str]
    kind: str
    least: int
    length: int
    level: int
    lost: int
    method: str
    most: int
    name: str
    nearest: Message
    now: str
    number: int
    odds: int
    out_of_communication: bool
    outside_towns: bool
    not_surrounded: bool
    place: str
    points: int
    printed: Sequence[int]
    reasons: Sequence[Message]
    ring: Mapping[str, str]
    role: str
    spent: int | str
    start: str
    strength: int
    struck: Message | None
    supply: str
    tactic: str
    target: str
    terrain: str
    text: str
    value: Datum
    vp: int
    way: str
    what: Message
    whose: str


def say(topic: str, /, **data: Unpack[MessageFields]) -> Message:
    """Return a message with a topic (key of its text) and data; its text is made later, in the reader's language."""
    return Message("ardennes", topic, data) if data else message_without_data("ardennes", topic)


def phrase(topic: str, /, **data: Unpack[MessageFields]) -> str:
    """Return the text of a message in the present reader's language; use it for display only, never for storage."""
    return render_topic("ardennes", topic, data)
