"""What a file says, with the text it says it in: so what is wrong is told with its line, however late it is noticed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from broadfront.core.files import line_with

__all__ = ["Written"]


class Written(dict[str, Any]):
    """The data of a file."""

    def __init__(self, data: Mapping[str, Any], name: str, text: str) -> None:
        super().__init__(data)
        self.name = name
        self.text = text

    def at(self, *words: str) -> str:
        """The file and the line in which the first of these words stands that is there; else the file."""
        line = next((line for word in words if (line := line_with(self.text, word))), 0)
        return f"{self.name}, line {line}" if line else self.name
