"""The content of a file together with its text, so that faults found later can still name their line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from broadfront.core.files import find_line

__all__ = ["SourceData"]


class SourceData(dict[str, Any]):
    """The data of a position file, with the file's name and text."""

    def __init__(self, data: Mapping[str, Any], name: str, text: str) -> None:
        super().__init__(data)
        self.name = name
        self.text = text

    def file_and_line_near(self, *words: object, entry: int | None = None) -> str:
        """Return the file and line of the last of the given words that occurs in the text, searching from the heading
        of a numbered unit."""
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

    def file_and_line_of(self, *words: str) -> str:
        """Return the file and line of the first of the given words that occurs in the text, or only the file."""
        line = next((line for word in words if (line := find_line(self.text, word))), 0)
        return f"{self.name}, line {line}" if line else self.name
