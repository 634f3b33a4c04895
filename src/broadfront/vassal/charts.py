"""A title's charts as HTML pages for a VASSAL window: every question that a table can answer."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import product
from math import prod
from typing import Any

from broadfront.core.errors import BroadfrontError
from broadfront.core.questions import Parameter, Question
from broadfront.core.title import Playable
from broadfront.manual.summary import rules_summary_page
from broadfront.titles import load_for_question, named_questions

__all__ = ["chart_pages"]

MOST_ROWS = 240
"""Maximum number of rows of a chart; questions with more are left to `broadfront ask`."""
RULES = "Rules in short"


def chart_pages(title: Playable) -> dict[str, str]:
    """Return HTML pages for VASSAL by name: a title's charts and a summary of its rules."""
    found = {}
    for named, question in named_questions(title.name):
        values = {one.name: _parameter_values(one) for one in question.parameters.values() if one.required}
        if question.takes_position or not all(values.values()) or prod(map(len, values.values())) > MOST_ROWS:
            continue
        rows = list(_chart_rows(title, question, values))
        if rows:
            found[named.label] = _html_page(named.label, question.summary, rows)
    return found | {RULES: _without_head(rules_summary_page(title))}


def _parameter_values(parameter: Parameter) -> list[Any]:
    """Return all values of a question's parameter, or an empty list if they are unlimited."""
    schema = parameter.kind.schema()
    if "enum" in schema:
        return list(schema["enum"])
    if "minimum" in schema and "maximum" in schema:
        return list(range(schema["minimum"], schema["maximum"] + 1))
    return [False, True] if schema.get("type") == "boolean" else []


def _chart_rows(title: Playable, question: Question[Any], values: dict[str, list[Any]]) -> Iterator[dict[str, str]]:
    """Yield a chart row for each combination of parameter values that the question answers."""
    asked = load_for_question(question, title.name, title.files.overlay)
    for given in product(*values.values()):
        try:
            answer = question(asked, **dict(zip(values, given, strict=True)))
        except BroadfrontError:
            continue  # the chart has no such row
        yield {name: str(one) for name, one in zip(values, given, strict=True)} | {
            name: _cell_text(one) for name, one in answer.serialize().value.items()
        }


def _cell_text(value: Any) -> str:
    """Return a value of an answer as the text of a table cell."""
    if isinstance(value, dict):
        return "; ".join(f"{name} {_cell_text(one)}" for name, one in value.items())
    return ", ".join(map(_cell_text, value)) if isinstance(value, list) else "" if value is None else str(value)


def _html_page(label: str, text: str, rows: list[dict[str, str]]) -> str:
    """Return an HTML page with a heading, a text and a table of rows."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    head = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in names)
    body = "".join(f"<tr>{''.join(f'<td>{escape(row.get(name, str()))}</td>' for name in names)}</tr>" for row in rows)
    heading = f"<h2>{escape(label)}</h2><p>{escape(text)}</p>"
    return f"<html><body>{heading}<table border=1 cellpadding=3>{head}{body}</table></body></html>\n"


def _without_head(page: str) -> str:
    """Return an HTML page without its head, which VASSAL's old HTML renderer would show as text."""
    return "<html><body>" + page.partition("<body>")[2]
