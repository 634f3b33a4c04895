"""The charts of a title as pages for a window of VASSAL: every question that a table can answer."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import product
from math import prod
from typing import Any

from broadfront.core.errors import BroadfrontError
from broadfront.core.questions import Parameter, Question
from broadfront.core.title import Playable
from broadfront.manual.summary import summary
from broadfront.titles import load_for, named_questions

__all__ = ["chart_pages"]

MOST_ROWS = 240
"""A chart with more rows is no chart; `broadfront ask` answers it."""
RULES = "Rules in short"


def chart_pages(title: Playable) -> dict[str, str]:
    """By name a page of HTML: the charts, and the rules in short."""
    found = {}
    for named, question in named_questions(title.name):
        values = {one.name: _values(one) for one in question.parameters.values() if one.required}
        if question.takes_position or not all(values.values()) or prod(map(len, values.values())) > MOST_ROWS:
            continue
        rows = list(_rows(title, question, values))
        if rows:
            found[named.label] = _page(named.label, question.summary, rows)
    return found | {RULES: _plain(summary(title))}


def _values(parameter: Parameter) -> list[Any]:
    """Everything a parameter accepts; nothing where that has no end."""
    said = parameter.kind.schema()
    if "enum" in said:
        return list(said["enum"])
    if "minimum" in said and "maximum" in said:
        return list(range(said["minimum"], said["maximum"] + 1))
    return [False, True] if said.get("type") == "boolean" else []


def _rows(title: Playable, question: Question[Any], values: dict[str, list[Any]]) -> Iterator[dict[str, str]]:
    asked = load_for(question, title.name, title.files.overlay)
    for given in product(*values.values()):
        try:
            answer = question(asked, **dict(zip(values, given, strict=True)))
        except BroadfrontError:
            continue  # a row that the chart does not have
        yield {name: str(one) for name, one in zip(values, given, strict=True)} | {
            name: _told(one) for name, one in answer.told().value.items()
        }


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{name} {_told(one)}" for name, one in value.items())
    return ", ".join(map(_told, value)) if isinstance(value, list) else "" if value is None else str(value)


def _page(label: str, text: str, rows: list[dict[str, str]]) -> str:
    names = list(dict.fromkeys(name for row in rows for name in row))
    head = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in names)
    body = "".join(f"<tr>{''.join(f'<td>{escape(row.get(name, str()))}</td>' for name in names)}</tr>" for row in rows)
    told = f"<h2>{escape(label)}</h2><p>{escape(text)}</p>"
    return f"<html><body>{told}<table border=1 cellpadding=3>{head}{body}</table></body></html>\n"


def _plain(page: str) -> str:
    """A page without what VASSAL's window, which knows HTML of long ago, would show as text."""
    return "<html><body>" + page.partition("<body>")[2]
