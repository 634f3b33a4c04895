"""One row of the route table, and what a handler is called with."""

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
    from broadfront.web.work.looking import Looking
    from broadfront.web.work.reviews import Reviews
    from broadfront.web.work.workers import Workers

__all__ = [
    "POSITION_BODY",
    "RECORD_BODY",
    "SIDE",
    "Asked",
    "Call",
    "Endpoint",
    "GivenAction",
    "Parts",
    "Query",
    "Raw",
    "body_of",
]

SMALL_BODY, POSITION_BODY, RECORD_BODY = 64_000, 1_000_000, 6_000_000
"""Bytes of a request: an order, a position, a record."""

B = TypeVar("B", bound=msgspec.Struct)

GivenAction = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Action"})]
"""An action as somebody sends it; the game's title reads it."""


class Parts(NamedTuple):
    """What a server consists of."""

    settings: Settings
    games: Games
    hub: Hub
    workers: Workers
    thinkers: Workers
    """Processes for what plays a game on: machines that think, the tutor, reviews."""
    reviews: Reviews
    looking: Looking


class Call(NamedTuple):
    """A request, taken apart."""

    parts: Parts
    path: dict[str, str]
    query: dict[str, str]
    seat: str | None
    body: Any = None


class Asked(NamedTuple):
    """A request that needs no game: a worker answers it."""

    path: dict[str, str]
    query: dict[str, str]
    body: Any
    data: Path | None
    """A person's own files, laid over the titles'."""
    pictures: Path
    """Where drawn maps lie."""


class Raw(NamedTuple):
    """An answer as it is sent."""

    data: bytes
    media_type: str
    headers: Mapping[str, str]


class Query(NamedTuple):
    """A parameter after the question mark."""

    name: str
    kind: str
    does: str


SIDE = Query("side", "string", "The side to see it as, of those the seat plays.")


class Endpoint(NamedTuple):
    """A method and path, what it does, what it takes, who may call it, and the function that answers."""

    method: str
    path: str
    handler: Callable[[Any], object]
    """Takes a `Call`; or an `Asked`, where a worker answers."""
    does: str
    body: type[msgspec.Struct] | None = None
    query: tuple[Query, ...] = ()
    seat: bool = False
    gives: Any = None
    """The type of its answer, of each line where it answers in lines; None: text or a picture."""
    answers: str = "application/json"
    most: int = SMALL_BODY
    """Bytes of a body; the server's own limit holds too."""
    heavy: bool = False
    """It may take long, and waits its turn among others of its kind."""
    thinks: bool = False
    """The game is played on for it: it waits its turn among those, and keeps nothing else waiting."""
    apart: bool = False
    """It needs no game: a worker answers it whole."""
    seconds: float | None = None
    """Processor time for it, where that is more than a request usually gets."""


def body_of(data: bytes, kind: type[B], limit: int) -> B:
    """The body of a request; what is wrong names its parameter."""
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
