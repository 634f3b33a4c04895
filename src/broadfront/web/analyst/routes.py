"""Routes of the tutor and of game reviews."""

from __future__ import annotations

from broadfront.web import explanation_handlers as explaining
from broadfront.web.analyst import review_handlers as reviewing
from broadfront.web.analyst import tutor_handlers as tutoring
from broadfront.web.endpoint import SIDE, Endpoint, Query

__all__ = ["ANALYST"]

PLAYOUTS = Query("playouts", "integer", "Of the review, at each point and decision; 24 if not given.")

ANALYST: tuple[Endpoint, ...] = (
    Endpoint(
        "GET",
        "/api/games/{game}/tutor",
        tutoring.tutor_choice,
        "What the tutor would choose, and the chance to win of the options it has played out.",
        query=(SIDE,),
        seat=True,
        thinks=True,
        gives=explaining.Advised,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/tutor/warning",
        tutoring.warning,
        "Whether an action loses more of the chance to win than chance explains.",
        body=tutoring.Considered,
        seat=True,
        thinks=True,
        gives=tutoring.Caution,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/tutor/far",
        tutoring.tutor_progress,
        "How far the tutor has come with what it was asked for a side.",
        query=(SIDE,),
        seat=True,
        gives=tutoring.LooksAhead,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/tutor/stop",
        tutoring.stop_tutor,
        "Have the tutor say what it has found so far.",
        body=tutoring.Stopped,
        seat=True,
        gives=tutoring.LooksAhead,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/tutor/lines",
        tutoring.compare_continuations,
        "How a game goes on after each of two actions.",
        body=tutoring.Compared,
        seat=True,
        thinks=True,
        gives=tutoring.Lines,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/review",
        reviewing.review_status,
        "The review of the game, or how far it has come.",
        query=(PLAYOUTS,),
        seat=True,
        gives=reviewing.Reviewing,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/review",
        reviewing.start_review,
        "Have the game reviewed: the chance to win, luck and choices (BF-06).",
        body=reviewing.ReviewAsked,
        seat=True,
        gives=reviewing.Reviewing,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/review/stop",
        reviewing.stop_review,
        "Stop the review that is being made.",
        body=reviewing.ReviewAsked,
        seat=True,
        gives=reviewing.Reviewing,
    ),
)
