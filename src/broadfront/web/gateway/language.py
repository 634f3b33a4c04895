"""The language of an answer, from the Accept-Language header and the languages a title supports."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import HTTPConnection

from broadfront.core.messages import languages_of
from broadfront.core.reading.language import ENGLISH
from broadfront.titles import load_printed, title_names

__all__ = ["language_of", "languages_of_title"]

MOST = 200
"""Number of header characters that are read."""


def languages_of_title(title: str) -> tuple[str, ...]:
    """Return the languages into which a title is fully translated."""
    if title in title_names():
        load_printed(title)  # loading registers the folder of its words
    return languages_of(title)


def language_of(request: HTTPConnection, offered: Sequence[str] | None = None) -> str:
    """Return the language a request prefers among those offered, or English; by default all the program has are
    offered.

    Regions are ignored: `de-AT` counts as `de`.
    """
    given = request.headers.get("accept-language", "")[:MOST]
    wanted = sorted((_accept_language_weight(part), -n, part) for n, part in enumerate(given.split(",")))
    names = (part.split(";")[0].strip().split("-")[0].lower() for weight, _, part in reversed(wanted) if weight > 0)
    known = languages_of("core") if offered is None else offered
    return next((name for name in names if name in known), ENGLISH)


def _accept_language_weight(entry: str) -> float:
    """Return the preference weight `q` of one entry of an Accept-Language header."""
    _, found, weight = entry.partition("q=")
    try:
        return float(weight) if found else 1.0
    except ValueError:
        return 0.0
