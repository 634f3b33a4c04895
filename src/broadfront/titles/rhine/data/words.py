"""Messages of the title: a topic with typed data, worded in words/en.toml."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from pathlib import Path
from typing import Unpack

from broadfront.core.messages import Fields, Message, message_without_data, register_words, render_topic
from broadfront.core.rulings import LedgerLine

__all__ = ["ledger_as_messages", "phrase", "say"]

register_words("rhine", Path(__file__).parents[1] / "words")

Number = int | str
"""An exact number: a whole number, or a fraction as text such as `3/2`."""


class MessageData(Fields, total=False):
    """Data fields that messages of Rhine may carry, in addition to those every title has."""

    account: str
    against: int
    aircraft: str
    allied: int
    attacking: Number
    back: Message
    box: str
    bridge: str
    bridges: int
    campaign: str
    category: str
    combat_line: str
    date: dt.date
    defending: Number
    dice: int
    drm: int
    each: int
    effect: str
    entry: str
    """A line of the arrival chart as printed."""
    eq: int
    eq_left: int
    factor: Number
    first: bool
    flight: str
    formation: str
    ftr: int
    full: int
    german: int
    ground: str
    hexside: str
    hits: int
    how: str
    """rebuilt, dropped or entered."""
    least: int
    ledger: Sequence[Message]
    level: int
    lost: Message
    maps: Sequence[str]
    means: str
    """rail or sea."""
    misc: int
    mobility: str
    mode: str
    modes: Sequence[str]
    month: int
    most: int
    nation: str
    north: int
    open: bool
    others: int
    pax: int
    pax_left: int
    percent: int
    phase: str
    phases: Sequence[str]
    points: int
    port: str
    printed: Number
    rail: int
    rating: int
    road: str
    role: str
    """attacker, defender, or none."""
    row: str
    """A row of a chart as printed."""
    rows: Sequence[str]
    rule: str
    sea: int
    share: Number
    sheet: str
    shift: int
    shifted: str
    size: Number
    sort: str
    """Ftr, Other, Pax or Eq."""
    source: Message
    """Where supply is drawn from."""
    south: int
    sp: int
    stands: bool
    stock: str
    stocks: int
    """Level of internal stocks: 1 Low, 2 Exhausted."""
    text: str
    """English text of a chart."""
    tokens: int
    total: int
    when: str
    year: int


def ledger_as_messages(ledger: Sequence[LedgerLine]) -> list[Message]:
    """Convert the lines that explain a result (ledger) to messages, which are stored with an event of the game log."""
    return [say("ledger.line", amount=line.amount, reason=line.message, rule=line.rule) for line in ledger]


def say(topic: str, /, **data: Unpack[MessageData]) -> Message:
    """Create a message of a topic (key of a text template) with its data; the language is chosen later."""
    return Message("rhine", topic, data) if data else message_without_data("rhine", topic)


def phrase(topic: str, /, **data: Unpack[MessageData]) -> str:
    """Create a message and return its text in the current reader's language, for display only."""
    return render_topic("rhine", topic, data)
