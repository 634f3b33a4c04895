"""Texts in a row, as VASSAL writes them: parted by a sign, which is escaped where it occurs in a text itself.

Every level of a piece, a command and a saved game is such a row, each within the next.
"""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["joined", "parted"]


def joined(parts: Iterable[object], sign: str) -> str:
    r"""The parts as one text.

    >>> print(joined(["A", joined(["B", "C"], ",")], ","))
    A,B\,C
    """
    return sign.join(_guarded(str(part), sign) for part in parts)


def _guarded(text: str, sign: str) -> str:
    quoted = text.startswith("\\") or (text.startswith("'") and text.endswith("'"))
    escaped = text.replace(sign, f"\\{sign}")
    return f"'{escaped}'" if text and quoted else escaped


def parted(text: str, sign: str) -> list[str]:
    r"""The parts of such a text.

    >>> parted(r"A,B\,C", ",")
    ['A', 'B,C']
    """
    found, part = [], ""
    for n, piece in enumerate(text.split(sign)):
        if n and part.endswith("\\"):
            part = part[:-1] + sign + piece
            continue
        if n:
            found.append(_unquoted(part))
        part = piece
    return [*found, _unquoted(part)]


def _unquoted(part: str) -> str:
    return part[1:-1] if len(part) > 1 and part[0] == part[-1] == "'" else part
