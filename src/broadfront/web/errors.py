"""Errors of HTTP requests and their JSON form, without tracebacks."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from starlette.responses import Response

from broadfront.core.errors import BroadfrontError, Faults, Illegal
from broadfront.core.messages import Prose, say
from broadfront.core.payloads import ToldRuling
from broadfront.store import NotSaved, Unavailable

__all__ = [
    "Busy",
    "Conflict",
    "ErrorAnswer",
    "Forbidden",
    "NoSeat",
    "NotFound",
    "TooLarge",
    "TooMany",
    "TooMuchWork",
    "TooSlow",
    "WorkerFailure",
    "error_response",
    "json_response",
]

log = logging.getLogger("broadfront.web")


class ToldError(msgspec.Struct, frozen=True):
    """An error as the client receives it: the parameter, what was given, what is accepted, and a message."""

    kind: str
    parameter: str | None
    given: Any
    accepted: Any
    message: Prose
    ruling: ToldRuling | UnsetType = UNSET
    """The ruling, if a rule forbids the action."""
    faults: list[Prose] | UnsetType = UNSET
    """One sentence per fault, if there are several."""


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The body of every HTTP response whose status is not 2xx."""

    error: ToldError


MAX_MESSAGE = 1000
"""Maximum number of characters in a message."""


class WorkerFailure(Exception):
    """An unexpected error in a worker process; the text is its traceback."""


class NotFound(BroadfrontError):
    """The requested thing does not exist."""

    kind = "not found"


class NoSeat(BroadfrontError):
    """The request names no seat at the game, or a seat that does not allow it."""

    kind = "no seat"


class Conflict(BroadfrontError):
    """Another request changed the game first."""

    kind = "conflict"


class TooLarge(BroadfrontError):
    """The request is larger than the limit."""

    kind = "too large"


class TooMany(BroadfrontError):
    """The client sends too many requests."""

    kind = "too many"


class TooSlow(BroadfrontError):
    """The request took too long to arrive."""

    kind = "too slow"


class TooMuchWork(BroadfrontError):
    """The request needs more processing than one request may use."""

    kind = "costly"


class Busy(BroadfrontError):
    """The server has no capacity right now."""

    kind = "busy"

    def __init__(self, why: str) -> None:
        super().__init__(say("server.busy", reason=why), todo=say("server.later"))


class Forbidden(BroadfrontError):
    """The request comes from a foreign web site or from an address that is not allowed."""

    kind = "forbidden"


STATUS: dict[type[BroadfrontError], int] = {
    Illegal: HTTPStatus.UNPROCESSABLE_ENTITY,
    NotFound: HTTPStatus.NOT_FOUND,
    NoSeat: HTTPStatus.FORBIDDEN,
    Forbidden: HTTPStatus.FORBIDDEN,
    Conflict: HTTPStatus.CONFLICT,
    TooLarge: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    TooMany: HTTPStatus.TOO_MANY_REQUESTS,
    TooSlow: HTTPStatus.REQUEST_TIMEOUT,
    TooMuchWork: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    Busy: HTTPStatus.SERVICE_UNAVAILABLE,
    Unavailable: HTTPStatus.SERVICE_UNAVAILABLE,
    NotSaved: HTTPStatus.SERVICE_UNAVAILABLE,
}


def json_response(data: object, status: int = 200) -> Response:
    """Encode data as a JSON response; values JSON does not support become text."""
    body = msgspec.json.encode(data, enc_hook=str)
    return Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})


def one_line(text: str) -> str:
    """Return an error message on one line, shortened, with control characters escaped."""
    plain = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text[: 2 * MAX_MESSAGE])
    return plain if len(plain) <= MAX_MESSAGE else f"{plain[:MAX_MESSAGE]} …"


def error_response(error: Exception) -> Response:
    """Return the HTTP response for an error: details for a client error, one fixed sentence for a server error."""
    if isinstance(error, BroadfrontError):
        ruling = error.ruling.serialize() if isinstance(error, Illegal) else UNSET
        faults = [one_line(text) for text, _ in error.faults] if isinstance(error, Faults) else UNSET
        answer = ToldError(
            error.kind, error.parameter, error.given, error.accepted, one_line(str(error)), ruling, faults
        )
        response = json_response(ErrorAnswer(answer), STATUS.get(type(error), HTTPStatus.BAD_REQUEST))
        if isinstance(error, Unavailable):
            log.warning("%s", error)
        if isinstance(error, TooSlow):
            response.headers["connection"] = "close"
        elif isinstance(error, Busy | TooMany):
            response.headers["retry-after"] = "1"
        return response
    log.error("unexpected: %s", error, exc_info=None if isinstance(error, WorkerFailure) else error)
    unexpected = ToldError("internal", None, None, None, str(say("server.unexpected")))
    return json_response(ErrorAnswer(unexpected), HTTPStatus.INTERNAL_SERVER_ERROR)
