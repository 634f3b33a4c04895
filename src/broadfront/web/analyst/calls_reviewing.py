"""HTTP handlers that start, follow and stop the review of a game; only seats that may see everything can use them."""

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
"""Playouts at each point and decision if the request names no number."""
LEAST, MOST = 2, 200


class ReviewAsked(msgspec.Struct, forbid_unknown_fields=True):
    playouts: int = PLAYOUTS
    """Playouts at each point and decision, 2 to 200."""


class Reviewing(msgspec.Struct, frozen=True):
    """A finished review, or its progress; both are None if no review was started."""

    review: Review | None
    far: Far | None
    problem: Prose
    """Why the review failed; empty if it did not."""
    lines: int
    """Number of lines of the reviewed game."""


def reviewed(call: Call) -> Reviewing:
    """Return the stored review of the game's current record, or the progress of the one being made."""
    return _told(call, *_wanted(call, number_in(call, "playouts") or PLAYOUTS))


def review(call: Call) -> Reviewing:
    """Start a review unless a stored one exists, and return its state."""
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
