"""Faults that checks find in a title: where each is and how to correct it."""

from __future__ import annotations

import inspect
import re
import traceback
from collections.abc import Iterator
from pathlib import Path

import msgspec

from broadfront.core.errors import BroadfrontError
from broadfront.core.game import Game
from broadfront.core.reading.toml_lines import line_of_value
from broadfront.titles.error_location import SourceLine, find_error_line

__all__ = ["Fault", "class_fault", "error_fault", "faults_and_error", "toml_fault"]

_PLACED = re.compile(r"(?P<file>.+?), line (?P<line>\d+): (?P<text>.*)", re.DOTALL)


class Fault(msgspec.Struct, frozen=True, order=True):
    """One thing to correct in a title: file, line and explanation."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.text}" if self.line else f"{self.file}: {self.text}"


def toml_fault(path: Path, keys: tuple[str | int, ...], text: str) -> Fault:
    """Return a fault at the line of a TOML file where these nested keys stand."""
    return Fault(str(path), line_of_value(path.read_text(encoding="utf-8"), keys), text)


def class_fault(kind: type, text: str) -> Fault:
    """Return a fault at the line where a class is defined."""
    file = inspect.getsourcefile(kind) or kind.__module__
    return Fault(file, inspect.getsourcelines(kind)[1], text)


def error_fault(error: Exception, folder: Path) -> Fault:
    """Return an exception as a fault: at the line it names, or else at the last line of the title's code that ran."""
    found = _PLACED.fullmatch(str(error)) if isinstance(error, BroadfrontError) else None
    if found is not None:
        return Fault(found["file"], int(found["line"]), found["text"])
    at = find_error_line(error, folder) or _step_class_location(error) or SourceLine(str(folder), 0)
    plain = isinstance(error, BroadfrontError | AssertionError) and str(error)
    return Fault(at.file, at.line, str(error) if plain else f"{type(error).__name__}: {error}".rstrip(": ") + ".")


def _step_class_location(error: Exception) -> SourceLine | None:
    """Return where the class of the game step is defined in which the engine found an error; None if no step was
    involved."""
    for frame, _ in reversed(list(traceback.walk_tb(error.__traceback__))):
        game = frame.f_locals.get("game")
        if isinstance(game, Game) and game.state.stack:
            found = class_fault(type(game.state.stack[-1]), "")
            return SourceLine(found.file, found.line)
    return None


def faults_and_error(faults: Iterator[Fault], folder: Path) -> Iterator[Fault]:
    """Yield the faults a check finds; if the check raises an exception, yield this as a fault at the last line of the
    title's code that ran."""
    try:
        yield from faults
    except Exception as error:
        yield error_fault(error, folder)
