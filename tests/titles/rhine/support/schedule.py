"""Lines of the arrival chart, as answers give them."""

from typing import Any

from tests.titles.rhine.support.asking import answer_value


def arrival_lines(**given: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = answer_value("arrivals", detail=True, **given)["entries"]
    return found


def arrival_line(date: str, kind: str, identifier: str = "") -> dict[str, Any]:
    """Return the only line of a date with a type and an identifier."""
    found = [
        e for e in arrival_lines(date=date) if e["type"] == kind and (not identifier or identifier in e["identifiers"])
    ]
    assert len(found) == 1
    return found[0]
