"""Charts and calculators by the names people know them by, grouped by what a person is doing."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypedDict

import msgspec

from broadfront.core.messages import worded

if TYPE_CHECKING:
    from broadfront.core.title import Title

__all__ = ["FILE", "Named", "chart_names"]

FILE = "manual/charts.toml"


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Charts that belong together."""

    name: str
    charts: dict[str, str]
    """By question, what it is called."""


class _ChartFile(TypedDict):
    """`manual/charts.toml`."""

    group: list[Group]


class Named(NamedTuple):
    """What a question is called, and with which others it stands."""

    label: str
    group: str


def chart_names(title: Title) -> dict[str, Named]:
    """By question its name and group, in the order of the file and the language of the reader."""
    return {
        question: Named(
            worded(title.name, f"charts.{question}", label),
            worded(title.name, f"chart-groups.{group.name}", group.name),
        )
        for group in _groups(title)
        for question, label in group.charts.items()
    }


@lru_cache(maxsize=32)
def _groups(title: Title) -> tuple[Group, ...]:
    return tuple(title.files.read(FILE, _ChartFile)["group"]) if title.files.exists(FILE) else ()
