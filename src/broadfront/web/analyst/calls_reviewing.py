"""The review of a game: begun, looked at while it is made, stopped; for who may know everything."""

from __future__ import annotations

import msgspec

from broadfront.analyst.review import Review
from broadfront.core.messages import Prose
from broadfront.core.record import Record
from broadfront.web.asking import number_in, seat_of
from broadfront.web.endpoint import Call
from broadfront.web.work.reviews import Wanted
from broadfront.web.work.thinking import Far

__all__ = ["ReviewAsked", "Reviewing", "review", "reviewed", "stop_review"]

PLAYOUTS = 24
"""At each point and decision."""
LEAST, MOST = 2, 200


class ReviewAsked(msgspec.Struct, forbid_unknown_fields=True):
    playouts: int = PLAYOUTS
    """At each point and decision: 2 to 200."""


class Reviewing(msgspec.Struct, frozen=True):
    """The review, once it is made; how far it has come while it is; neither where nobody has asked for it."""

    review: Review | None
    far: Far | None
    problem: Prose
    """Why it could not be made."""
    lines: int
    """Of the game that is reviewed."""


def reviewed(call: Call) -> Reviewing:
    """The review of the game as it stands, or how far it has come."""
    return _told(call, *_wanted(call, number_in(call, "playouts") or PLAYOUTS))


def review(call: Call) -> Reviewing:
    """Have it made, if it is not kept."""
    asked: ReviewAsked = call.body
    wanted, lines = _wanted(call, asked.playouts)
    if call.parts.reviews.kept(wanted) is None:
        call.parts.reviews.begin(wanted)
    return _told(call, wanted, lines)


def stop_review(call: Call) -> Reviewing:
    asked: ReviewAsked = call.body
    wanted, lines = _wanted(call, asked.playouts)
    call.parts.reviews.stop(wanted)
    return _told(call, wanted, lines)


def _wanted(call: Call, playouts: int) -> tuple[Wanted, int]:
    with call.parts.games.opened(call.path["game"]) as opened:
        seat_of(call, opened)
        call.parts.games.check_may_know_all(opened)
        record = Record(opened.game.record.header, list(opened.game.record.lines)).to_bytes()
        return Wanted(record, max(LEAST, min(MOST, playouts))), opened.lines


def _told(call: Call, wanted: Wanted, lines: int) -> Reviewing:
    reviews = call.parts.reviews
    far = reviews.far(wanted)
    return Reviewing(reviews.kept(wanted) if far is None else None, far, reviews.problem(wanted), lines)
