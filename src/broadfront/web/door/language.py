"""The language somebody reads: what the header Accept-Language asks for, of those there are words in."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from broadfront.core.messages import languages
from broadfront.core.reading.language import ENGLISH

__all__ = ["language_of"]

MOST = 200
"""Letters of the header that are read."""


def language_of(request: HTTPConnection) -> str:
    """The language wanted most; English where none of those wanted is known.

    A region says nothing: `de-AT` is `de`.
    """
    given = request.headers.get("accept-language", "")[:MOST]
    wanted = sorted((_weight(part), -n, part) for n, part in enumerate(given.split(",")))
    names = (part.split(";")[0].strip().split("-")[0].lower() for weight, _, part in reversed(wanted) if weight > 0)
    return next((name for name in names if name in languages()), ENGLISH)


def _weight(part: str) -> float:
    _, found, weight = part.partition("q=")
    try:
        return float(weight) if found else 1.0
    except ValueError:
        return 0.0
