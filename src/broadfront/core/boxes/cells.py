"""Convert values to the cells of a sheet, and cells to values of their column's type."""

from __future__ import annotations

import datetime as dt
import re
from typing import Any

from msgspec import inspect as kinds

from broadfront.core.reading.typed import first_wrong

__all__ = ["NOTHING", "cell_of", "value_in"]

NOTHING = "(none)"
"""Content of a cell that means: there is nothing here, even if our figures have something."""
PARTED = ";"
"""Separator between the items of a list."""


def cell_of(value: object) -> str:
    """Return a value as the text of a cell.

    >>> cell_of(True), cell_of(["1SS", "12SS"]), cell_of(None)
    ('yes', '1SS; 12SS', '')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return f"{PARTED} ".join(map(cell_of, value)) or NOTHING
    return value.isoformat() if isinstance(value, dt.date) else str(value)


def value_in(text: str, kind: Any) -> Any:
    """Return the value of a cell for its column's type; raise ValueError saying what is expected.

    >>> value_in("1SS; 12SS", tuple[str, ...]), value_in("3", int), value_in("no", bool)
    (['1SS', '12SS'], 3, False)
    """
    value = _value(text.strip(), kinds.type_info(kind))
    wrong = first_wrong(value, kind)
    if wrong is not None:
        yes = "yes or no" if wrong.accepted == "true or false" else wrong.accepted
        raise ValueError(f"{text!r}; expected {yes}")
    return value


def _value(text: str, kind: kinds.Type) -> Any:
    """Return text as a value of a type, or unchanged if it does not fit."""
    match kind:
        case kinds.Metadata():
            return _value(text, kind.type)
        case kinds.IntType():
            return int(text) if re.fullmatch(r"-?[0-9]{1,6}", text) else text
        case kinds.BoolType():
            return {"yes": True, "no": False}.get(text.casefold(), text)
        case kinds.ListType() | kinds.VarTupleType():
            return [_value(part.strip(), kind.item_type) for part in text.split(PARTED) if part.strip()]
        case kinds.TupleType():
            return [part.strip() for part in text.split(PARTED)]
        case kinds.UnionType():
            plain = [each for each in kind.types if not isinstance(each, kinds.NoneType)]
            return _value(text, plain[0])
    return text
