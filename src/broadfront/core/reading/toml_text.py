"""Write plain data as readable TOML."""

from __future__ import annotations

import datetime as dt
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

__all__ = ["toml_text"]

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_text(data: Mapping[str, Any]) -> str:
    """Return plain data as TOML text that reads back as equal data. None is left out because TOML cannot express it.

    >>> print(toml_text({"day": 19, "unit": [{"id": "KG", "steps": 2}], "held": {"0811": "german"}}), end="")
    day = 19
    <BLANKLINE>
    [held]
    0811 = "german"
    <BLANKLINE>
    [[unit]]
    id = "KG"
    steps = 2
    """
    return "\n".join(_table_lines(data, ())).strip("\n") + "\n"


def _table_lines(data: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """Yield the TOML lines of a table. Values come first, because a TOML line belongs to the heading above it."""
    below = {name: part for name, part in data.items() if isinstance(part, Mapping) or _is_table_list(part)}
    for name, part in data.items():
        if name not in below and part is not None:
            yield f"{_format_key(name)} = {_format_value(part)}"
    for name, part in sorted(below.items(), key=lambda pair: _is_table_list(pair[1])):
        heading = ".".join(map(_format_key, (*path, name)))
        for one in part if _is_table_list(part) else [part]:
            yield ""
            yield f"[[{heading}]]" if _is_table_list(part) else f"[{heading}]"
            yield from _table_lines(one, (*path, name))


def _is_table_list(part: object) -> bool:
    """Return whether a value is a non-empty list of tables."""
    return isinstance(part, (list, tuple)) and bool(part) and all(isinstance(one, Mapping) for one in part)


def _format_key(name: str) -> str:
    """Return a TOML key, quoted if necessary."""
    return name if _BARE.fullmatch(name) else _format_string(name)


def _format_value(part: Any) -> str:
    """Return a value as TOML text."""
    if isinstance(part, bool):
        return "true" if part else "false"
    if isinstance(part, (int, float)):
        return str(part)
    if isinstance(part, str):
        return _format_string(part)
    if isinstance(part, dt.date):
        return part.isoformat()
    if isinstance(part, Mapping):
        return "{ " + ", ".join(f"{_format_key(name)} = {_format_value(one)}" for name, one in part.items()) + " }"
    if isinstance(part, Sequence):
        items = [_format_value(one) for one in part]
        short = f"[{', '.join(items)}]"
        return short if len(short) <= 100 else "[\n" + "".join(f"    {item},\n" for item in items) + "]"
    raise TypeError(f"no TOML for {type(part).__name__}")


def _format_string(text: str) -> str:
    """Return text as a quoted TOML string."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
