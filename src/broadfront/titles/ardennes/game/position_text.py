"""The text of a position file: its data, and where in it something stands."""

from __future__ import annotations

import json
import re
from pathlib import PurePath
from typing import Any

from broadfront.core.errors import Invalid
from broadfront.core.reading.toml_lines import toml_data

__all__ = ["Source", "decoded"]


class Source:
    """The text a position comes from, for messages; plain data has none."""

    def __init__(self, name: str = "position", text: str = "") -> None:
        self.name = name
        self.text = text

    def at(self, *words: object, entry: int | None = None) -> str:
        """File and line on which the last of the words stands, after the heading of the numbered unit."""
        if not self.text:
            return self.name if entry is None else f"{self.name}, unit {entry + 1}"
        start = 0
        if entry is not None:
            heads = [m.start() for m in re.finditer(r"\[\[\s*unit\s*\]\]|\{\s*\"?id\"?\s*[:=]", self.text)]
            start = heads[entry] if entry < len(heads) else 0
        for word in reversed(words):
            found = re.search(rf"(?<![\w-]){re.escape(str(word))}(?![\w-])", self.text[start:])
            if found is not None:
                start += found.start()
                break
        return f"{self.name}, line {self.text.count(chr(10), 0, start) + 1}"


def decoded(text: str, path: PurePath) -> dict[str, Any]:
    """The data of a position file, TOML or JSON by its suffix."""

    if path.suffix != ".json":
        return toml_data(text, str(path))
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise Invalid(f"{path}, line {error.lineno}: not JSON: {error.msg}.", given=str(path)) from None
    except (ValueError, RecursionError) as error:
        raise Invalid(f"{path}, line 1: not JSON: {str(error).partition(';')[0]}.", given=str(path)) from None
    if not isinstance(data, dict):
        raise Invalid(
            f"{path}, line 1: a position is an object with fields, not {type(data).__name__}.", given=str(path)
        )
    return data
