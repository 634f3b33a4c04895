"""HTML tables made from plain rows, for notebooks and reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

__all__ = ["html_table"]


def html_table(rows: Sequence[Mapping[str, object]]) -> str:
    """Return rows as an HTML table; the keys of the first row are the headings.

    >>> html_table([{"side": "german", "share": 0.25}])
    '<table><tr><th>side</th><th>share</th></tr><tr><td>german</td><td>0.25</td></tr></table>'
    """
    if not rows:
        return "<p>none</p>"
    head = "".join(f"<th>{escape(name)}</th>" for name in rows[0])
    lines = ("".join(f"<td>{escape(_format_cell(value))}</td>" for value in row.values()) for row in rows)
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def _format_cell(value: object) -> str:
    """Format a value for a cell of an HTML table."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:.3g}" if isinstance(value, float) else str(value)
