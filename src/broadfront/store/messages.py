"""Short messages between the seats of a game: the latest are stored, and few are allowed per minute."""

from __future__ import annotations

import datetime as dt

import sqlalchemy as sa

from broadfront.store import schema
from broadfront.store.models import Message

__all__ = ["KEPT", "MOST_A_MINUTE", "add_message", "messages_after"]

KEPT = 200
"""Number of messages stored per game."""
MOST_A_MINUTE = 8
"""Maximum number of messages per side and minute."""
MINUTE = dt.timedelta(minutes=1)


def add_message(on: sa.Connection, game: str, side: str, text: str) -> Message | None:
    """Save a message to the other seat of a game; return None if the side has sent too many in the last minute."""
    of = schema.messages.c
    now = dt.datetime.now(dt.UTC)
    lately = sa.select(sa.func.count()).where(of.game == game, of.side == side, of.sent > _timestamp(now - MINUTE))
    if on.execute(lately).scalar_one() >= MOST_A_MINUTE:
        return None
    last = on.execute(sa.select(sa.func.max(of.n)).where(of.game == game)).scalar_one()
    message = Message((last or 0) + 1, side, _timestamp(now), text)
    row = {"game": game, "n": message.n, "side": side, "sent": message.sent, "text": text}
    on.execute(schema.messages.insert(), row)
    on.execute(schema.messages.delete().where(of.game == game, of.n <= message.n - KEPT))
    return message


def messages_after(on: sa.Connection, game: str, after: int) -> list[Message]:
    """Return the messages between the seats of a game numbered above `after`, oldest first."""
    of = schema.messages.c
    wanted = sa.select(of.n, of.side, of.sent, of.text).where(of.game == game, of.n > after).order_by(of.n)
    return [Message(row.n, row.side, row.sent, row.text) for row in on.execute(wanted)]


def _timestamp(moment: dt.datetime) -> str:
    """Return a time as text."""
    return moment.isoformat(timespec="seconds")
