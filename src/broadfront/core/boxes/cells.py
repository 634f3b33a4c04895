"""Convert values to the cells of a sheet, and cells to values of their column's type."""

from __future__ import annotations

import datetime as dt
import re
from typing import Any

from msgspec import inspect as kinds

from broadfront.core.reading.type_check import first_mismatch

__all__ = ["NOTHING", "format_cell", "parse_cell"]

NOTHING = "(none)"
"""Content of a cell that means: there is nothing here, even if our figures have something."""
SEPARATOR = ";"
"""Separator between the items of a list."""


def format_cell(value: object) -> str:
    """Return a value as the text of a spreadsheet cell.

    >>> format_cell(True), format_cell(["1SS", "12SS"]), format_cell(None)
    ('yes', '1SS; 12SS', '')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return f"{SEPARATOR} ".join(map(format_cell, value)) or NOTHING
    return value.isoformat() if isinstance(value, dt.date) else str(value)


def parse_cell(text: str, kind: Any) -> Any:
    """Return the value of a spreadsheet cell for its column's type; raise ValueError saying what is expected.

    >>> parse_cell("1SS; 12SS", tuple[str, ...]), parse_cell("3", int), parse_cell("no", bool)
    (['1SS', '12SS'], 3, False)
    """
    value = _convert_text(text.strip(), kinds.type_info(kind))
    wrong = first_mismatch(value, kind)
    if wrong is not None:
        yes = "yes or no" if wrong.accepted == "true or false" else wrong.accepted
        raise ValueError(f"{text!r}; expected {yes}")
    return value


def _convert_text(text: str, kind: kinds.Type) -> Any:
    """Return text converted to a type, or unchanged if it does not fit the type."""
    match kind:
        case kinds.Metadata():
            return _convert_text(text, kind.type)
        case kinds.IntType():
            return int(text) if re.fullmatch(r"-?[0-9]{1,6}", text) else text
        case kinds.BoolType():
            return {"yes": True, "no": False}.get(text.casefold(), text)
        case kinds.ListType() | kinds.VarTupleType():
            return [_convert_text(part.strip(), kind.item_type) for part in text.split(SEPARATOR) if part.strip()]
        case kinds.TupleType():
            return [part.strip() for part in text.split(SEPARATOR)]
        case kinds.UnionType():
            plain = [each for each in kind.types if not isinstance(each, kinds.NoneType)]
            return _convert_text(text, plain[0])
    return text
