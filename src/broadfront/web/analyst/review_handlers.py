"""HTTP handlers that start, follow and stop the review of a game; only seats that may see everything can use them."""

from __future__ import annotations

import msgspec

from broadfront.analyst.review import Review
from broadfront.core.messages import Prose
from broadfront.core.record import Record
from broadfront.web.endpoint import Call
from broadfront.web.request_parameters import int_parameter, seat_of
from broadfront.web.work.reviews import ReviewRequest
from broadfront.web.work.thinking import Far

__all__ = ["ReviewAsked", "Reviewing", "review_status", "start_review", "stop_review"]

PLAYOUTS = 24
"""Playouts at each point and decision if the request names no number."""
LEAST, MOST = 2, 200


class ReviewAsked(msgspec.Struct, forbid_unknown_fields=True):
    playouts: int = PLAYOUTS
    """Playouts at each point and decision, 2 to 200."""


class Reviewing(msgspec.Struct, frozen=True):
    """A finished review of a game, or the progress of the one being made; both are None if no review was started."""

    review: Review | None
    far: Far | None
    problem: Prose
    """Why the review failed; empty if it did not."""
    lines: int
    """Number of lines of the reviewed game."""


def review_status(call: Call) -> Reviewing:
    """Return the stored review of a game's current record, or the progress of the review being made."""
    return _review_state(call, *_review_request_and_line_count(call, int_parameter(call, "playouts") or PLAYOUTS))


def start_review(call: Call) -> Reviewing:
    """Start a review of a game unless one is stored already, and return the review or its progress."""
    asked: ReviewAsked = call.body
    wanted, lines = _review_request_and_line_count(call, asked.playouts)
    if call.parts.reviews.stored(wanted) is None:
        call.parts.reviews.begin(wanted)
    return _review_state(call, wanted, lines)


def stop_review(call: Call) -> Reviewing:
    """Stop the review of a game that is being made."""
    asked: ReviewAsked = call.body
    wanted, lines = _review_request_and_line_count(call, asked.playouts)
    call.parts.reviews.stop(wanted)
    return _review_state(call, wanted, lines)


def _review_request_and_line_count(call: Call, playouts: int) -> tuple[ReviewRequest, int]:
    """Return the request for a review of a game up to now, and the number of lines of its record."""
    with call.parts.games.open_game(call.path["game"]) as opened:
        seat_of(call, opened)
        call.parts.games.check_may_know_all(opened)
        record = Record(opened.game.record.header, list(opened.game.record.lines)).to_bytes()
        return ReviewRequest(record, max(LEAST, min(MOST, playouts))), opened.line_count


def _review_state(call: Call, wanted: ReviewRequest, lines: int) -> Reviewing:
    """Return the stored review of a game, or the progress of the one being made."""
    reviews = call.parts.reviews
    far = reviews.progress(wanted)
    return Reviewing(reviews.stored(wanted) if far is None else None, far, reviews.problem(wanted), lines)
