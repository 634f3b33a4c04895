"""Rows of the route table, and what a handler is called with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar

import msgspec

from broadfront.core.errors import Invalid
from broadfront.web.errors import TooLarge

if TYPE_CHECKING:
    from broadfront.web.games import Games
    from broadfront.web.news import Hub
    from broadfront.web.settings import Settings
    from broadfront.web.work.reviews import Reviews
    from broadfront.web.work.tutor_requests import TutorRequests
    from broadfront.web.work.workers import Workers

__all__ = [
    "POSITION_BODY",
    "RECORD_BODY",
    "SIDE",
    "Call",
    "Endpoint",
    "GivenAction",
    "Query",
    "Raw",
    "ServerParts",
    "WorkerCall",
    "decode_body",
]

SMALL_BODY, POSITION_BODY, RECORD_BODY = 64_000, 1_000_000, 6_000_000
"""Maximum bytes of a request body: ordinary, with a position, with a record."""

B = TypeVar("B", bound=msgspec.Struct)

GivenAction = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Action"})]
"""An action as the client sends it; the game's title decodes it."""


class ServerParts(NamedTuple):
    """The components of a running server: games, worker processes, event hub and so on."""

    settings: Settings
    games: Games
    hub: Hub
    workers: Workers
    thinkers: Workers
    """Worker processes for computer players, the tutor and reviews."""
    reviews: Reviews
    tutor_requests: TutorRequests


class Call(NamedTuple):
    """An HTTP request to a handler that runs in the server process."""

    parts: ServerParts
    path: dict[str, str]
    query: dict[str, str]
    seat: str | None
    body: Any = None


class WorkerCall(NamedTuple):
    """An HTTP request that needs no game and is answered in a worker process."""

    path: dict[str, str]
    query: dict[str, str]
    body: Any
    data: Path | None
    """Folder with a person's own files, which override those of the titles."""
    pictures: Path
    """Folder of drawn maps."""


class Raw(NamedTuple):
    """An HTTP response body with its media type and headers."""

    data: bytes
    media_type: str
    headers: Mapping[str, str]


class Query(NamedTuple):
    """A query parameter of an HTTP route."""

    name: str
    kind: str
    does: str


SIDE = Query("side", "string", "The side to see it as, of those the seat plays.")


class Endpoint(NamedTuple):
    """An HTTP route: its method, path, handler, types, access and limits."""

    method: str
    path: str
    handler: Callable[[Any], object]
    """Takes a `Call`, or a `WorkerCall` if `apart` is set."""
    does: str
    body: type[msgspec.Struct] | None = None
    query: tuple[Query, ...] = ()
    seat: bool = False
    gives: Any = None
    """Type of the answer, or of each line of a line-based answer; None for text or a picture."""
    answers: str = "application/json"
    most: int = SMALL_BODY
    """Maximum bytes of the body; the server's own limit also applies."""
    heavy: bool = False
    """Whether it can take long and waits in the queue of heavy requests."""
    thinks: bool = False
    """Whether it plays the game on, and waits in the queue of such requests."""
    apart: bool = False
    """Whether it needs no game and runs entirely in a worker process."""
    seconds: float | None = None
    """Limit of processor time, if it differs from the default."""


def decode_body(data: bytes, kind: type[B], limit: int) -> B:
    """Decode a JSON request body; an error names the parameter at fault."""
    if len(data) > limit:
        raise TooLarge(
            f"The request has {len(data)} bytes; at most {limit} are taken.", parameter="body", accepted=limit
        )
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except msgspec.ValidationError as error:
        detail = str(error)
        known = kind.__struct_fields__
        named = next((f for f in known if f"`$.{f}" in detail or f"`{f}`" in detail), None)
        if named is None and "unknown field" in detail:
            named = detail.split("`")[1]
        raise Invalid(f"{detail}.", parameter=named or "body", accepted=list(known)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Invalid(f"The body is not JSON: {error}.", parameter="body", accepted="a JSON object") from None
