"""VASSAL's lists as text: items joined by a separator, which is escaped where it occurs in an item.

Pieces, commands and saved games are such lists, nested in each other.
"""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["join_items", "split_items"]


def join_items(parts: Iterable[object], separator: str) -> str:
    r"""Join items into one text in VASSAL's format, escaping the separator in them.

    >>> print(join_items(["A", join_items(["B", "C"], ",")], ","))
    A,B\,C
    """
    return separator.join(_escape(str(part), separator) for part in parts)


def _escape(text: str, separator: str) -> str:
    """Return an item's text with the separator escaped."""
    quoted = text.startswith("\\") or (text.startswith("'") and text.endswith("'"))
    escaped = text.replace(separator, f"\\{separator}")
    return f"'{escaped}'" if text and quoted else escaped


def split_items(text: str, separator: str) -> list[str]:
    r"""Split a text in VASSAL's format into its items.

    >>> split_items(r"A,B\,C", ",")
    ['A', 'B,C']
    """
    found, part = [], ""
    for n, piece in enumerate(text.split(separator)):
        if n and part.endswith("\\"):
            part = part[:-1] + separator + piece
            continue
        if n:
            found.append(_unquote(part))
        part = piece
    return [*found, _unquote(part)]


def _unquote(part: str) -> str:
    """Return an item's text without the quotes around it."""
    return part[1:-1] if len(part) > 1 and part[0] == part[-1] == "'" else part
