"""Plain rows as a table of a web page, for notebooks and reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

__all__ = ["html_table"]


def html_table(rows: Sequence[Mapping[str, object]]) -> str:
    """The names of the first row are the heading.

    >>> html_table([{"side": "german", "share": 0.25}])
    '<table><tr><th>side</th><th>share</th></tr><tr><td>german</td><td>0.25</td></tr></table>'
    """
    if not rows:
        return "<p>none</p>"
    head = "".join(f"<th>{escape(name)}</th>" for name in rows[0])
    lines = ("".join(f"<td>{escape(_figure(value))}</td>" for value in row.values()) for row in rows)
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def _figure(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:.3g}" if isinstance(value, float) else str(value)
