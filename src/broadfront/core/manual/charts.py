"""Charts and calculators under the names people know, grouped by task."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypedDict

import msgspec

from broadfront.core.messages import localize

if TYPE_CHECKING:
    from broadfront.core.title import Title

__all__ = ["FILE", "ChartName", "chart_names"]

FILE = "manual/charts.toml"


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Charts of a title that are listed together under one heading."""

    name: str
    charts: dict[str, str]
    """The label of each chart, by question."""


class _ChartFile(TypedDict):
    """The content of `manual/charts.toml`, which labels and groups the charts of a title."""

    group: list[Group]


class ChartName(NamedTuple):
    """The label of a chart, and the group in which it is listed."""

    label: str
    group: str


def chart_names(title: Title) -> dict[str, ChartName]:
    """Return the label and group of each chart of a title, in file order and in the reader's language."""
    return {
        question: ChartName(
            localize(title.name, f"charts.{question}", label),
            localize(title.name, f"chart-groups.{group.name}", group.name),
        )
        for group in _chart_groups(title)
        for question, label in group.charts.items()
    }


@lru_cache(maxsize=32)
def _chart_groups(title: Title) -> tuple[Group, ...]:
    """Return the groups of charts that a title declares."""
    return tuple(title.files.read(FILE, _ChartFile)["group"]) if title.files.exists(FILE) else ()
