"""Find the title's own source line behind an error."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import NamedTuple

__all__ = ["SourceLine", "find_error_line"]


class SourceLine(NamedTuple):
    """A line of a source file; line 0 stands for the whole file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}" if self.line else self.file


def find_error_line(error: BaseException, folder: Path) -> SourceLine | None:
    """Return the innermost source line of an error's traceback that lies in a folder, or None if none does."""
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename).is_relative_to(folder):
        return SourceLine(error.filename, error.lineno or 1)
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if Path(frame.filename).is_relative_to(folder):
            return SourceLine(frame.filename, frame.lineno or 1)
    return None
