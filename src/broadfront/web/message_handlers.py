"""HTTP handlers for short messages between the two seats; they are stored beside the record and never logged."""

from __future__ import annotations

import unicodedata

import msgspec

from broadfront.core.errors import Invalid
from broadfront.store import MOST_A_MINUTE, Message
from broadfront.web.endpoint import Call
from broadfront.web.errors import TooMany
from broadfront.web.request_parameters import int_parameter, seat_of

__all__ = ["MOST_LETTERS", "MessageList", "Written", "list_messages", "send_message"]

MOST_LETTERS = 300


class Written(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    side: str | None = None


class MessageList(msgspec.Struct, frozen=True):
    """Messages between the two seats of a game, oldest first."""

    messages: list[Message]


def send_message(call: Call) -> Message:
    """Store a message to the other seat and send it to the pages that follow the game."""
    wanted: Written = call.body
    text = _one_line(wanted.text)
    if not 1 <= len(text) <= MOST_LETTERS:
        raise Invalid(f"A message has 1 to {MOST_LETTERS} letters.", parameter="text", given=len(text))
    games = call.parts.games
    with games.open_game(call.path["game"]) as opened:
        side = seat_of(call, opened).acting_side(opened, wanted.side)
        if opened.about.mode != "seats":
            raise Invalid(
                "Messages go between two browsers; everybody in this game sits at one.",
                parameter="game",
                accepted="a game of two browsers",
            )
        message = games.store.write_message(opened.id, side, text)
        if message is None:
            raise TooMany(
                f"{MOST_A_MINUTE} messages in a minute are enough.",
                parameter="text",
                accepted=MOST_A_MINUTE,
                todo="Wait a minute.",
            )
        call.parts.hub.notify(opened.id, opened.line_count, call.seat, message)
    return message


def list_messages(call: Call) -> MessageList:
    """Return the messages between the seats of a game, all stored ones or those after message `since`."""
    games = call.parts.games
    games.sides_of_seat(call.path["game"], call.seat)
    return MessageList(games.store.messages(call.path["game"], int_parameter(call, "since") or 0))


def _one_line(text: str) -> str:
    """Return a message's text on one line without control characters."""
    return " ".join("".join(" " if unicodedata.category(one)[0] == "C" else one for one in text).split())
