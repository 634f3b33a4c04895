"""Lines of the arrival chart, as a question gives them."""

from typing import Any

from tests.titles.rhine.support.asking import value


def lines(**given: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = value("arrivals", detail=True, **given)["entries"]
    return found


def line(date: str, kind: str, identifier: str = "") -> dict[str, Any]:
    """The one line of a date with a type and an identifier."""
    found = [e for e in lines(date=date) if e["type"] == kind and (not identifier or identifier in e["identifiers"])]
    assert len(found) == 1
    return found[0]
