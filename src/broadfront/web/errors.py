"""What can go wrong between page and server, as JSON; never a traceback."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from starlette.responses import Response

from broadfront.core.errors import BroadfrontError, Faults, Illegal
from broadfront.core.messages import Prose, say
from broadfront.core.told import ToldRuling
from broadfront.store import NotKept, Unavailable

__all__ = [
    "Broken",
    "Busy",
    "Conflict",
    "Costly",
    "ErrorAnswer",
    "Forbidden",
    "NoSeat",
    "NotFound",
    "TooLarge",
    "TooMany",
    "TooSlow",
    "error_response",
    "json_response",
]

log = logging.getLogger("broadfront.web")


class ToldError(msgspec.Struct, frozen=True):
    """What went wrong: the parameter, what was given for it, what is accepted, and a line that says so."""

    kind: str
    parameter: str | None
    given: Any
    accepted: Any
    message: Prose
    ruling: ToldRuling | UnsetType = UNSET
    """When a rule forbids it."""
    faults: list[Prose] | UnsetType = UNSET
    """When several things are wrong: a sentence for each."""


class ErrorAnswer(msgspec.Struct, frozen=True):
    """Every answer that is not 2xx."""

    error: ToldError


MESSAGE = 1000
"""Letters of a message."""


class Broken(Exception):
    """A job of a worker met something unexpected; the text is its traceback."""


class NotFound(BroadfrontError):
    """There is no such thing."""

    kind = "not found"


class NoSeat(BroadfrontError):
    """The seat does not allow it."""

    kind = "no seat"


class Conflict(BroadfrontError):
    """Somebody else was faster."""

    kind = "conflict"


class TooLarge(BroadfrontError):
    """More than the server takes."""

    kind = "too large"


class TooMany(BroadfrontError):
    """Faster than the server takes."""

    kind = "too many"


class TooSlow(BroadfrontError):
    """Slower than the server waits."""

    kind = "too slow"


class Costly(BroadfrontError):
    """More work than one request may cause."""

    kind = "costly"


class Busy(BroadfrontError):
    """There is no room for it just now."""

    kind = "busy"

    def __init__(self, why: str) -> None:
        super().__init__(say("server.busy", reason=why), todo=say("server.later"))


class Forbidden(BroadfrontError):
    """Not from this site."""

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
    Costly: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    Busy: HTTPStatus.SERVICE_UNAVAILABLE,
    Unavailable: HTTPStatus.SERVICE_UNAVAILABLE,
    NotKept: HTTPStatus.SERVICE_UNAVAILABLE,
}


def json_response(data: object, status: int = 200) -> Response:
    """Plain data as JSON; what JSON does not know is written as its text."""
    body = msgspec.json.encode(data, enc_hook=str)
    return Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})


def one_line(text: str) -> str:
    """A message in one line that is not too long, whatever somebody gave that it repeats."""
    plain = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text[: 2 * MESSAGE])
    return plain if len(plain) <= MESSAGE else f"{plain[:MESSAGE]} …"


def error_response(error: Exception) -> Response:
    """What a person did wrong, with the parameter; what we did wrong, in one line."""
    if isinstance(error, BroadfrontError):
        ruling = error.ruling.told() if isinstance(error, Illegal) else UNSET
        faults = [one_line(text) for text, _ in error.faults] if isinstance(error, Faults) else UNSET
        told = ToldError(error.kind, error.parameter, error.given, error.accepted, one_line(str(error)), ruling, faults)
        response = json_response(ErrorAnswer(told), STATUS.get(type(error), HTTPStatus.BAD_REQUEST))
        if isinstance(error, Unavailable):
            log.warning("%s", error)
        if isinstance(error, TooSlow):
            response.headers["connection"] = "close"
        elif isinstance(error, Busy | TooMany):
            response.headers["retry-after"] = "1"
        return response
    log.error("unexpected: %s", error, exc_info=None if isinstance(error, Broken) else error)
    unexpected = ToldError("internal", None, None, None, str(say("server.unexpected")))
    return json_response(ErrorAnswer(unexpected), HTTPStatus.INTERNAL_SERVER_ERROR)
