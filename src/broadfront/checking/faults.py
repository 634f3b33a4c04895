"""Faults of a title: the place and what to do."""

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
    """One thing to correct."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: {self.text}" if self.line else f"{self.file}: {self.text}"


def toml_fault(path: Path, at: tuple[str | int, ...], text: str) -> Fault:
    """Return a fault at these keys of a TOML file."""
    return Fault(str(path), line_of_value(path.read_text(encoding="utf-8"), at), text)


def class_fault(kind: type, text: str) -> Fault:
    """Return a fault at the definition of a class."""
    file = inspect.getsourcefile(kind) or kind.__module__
    return Fault(file, inspect.getsourcelines(kind)[1], text)


def error_fault(error: Exception, folder: Path) -> Fault:
    """Return the fault behind an error: at the line it names, or else at the title's last line that ran."""
    found = _PLACED.fullmatch(str(error)) if isinstance(error, BroadfrontError) else None
    if found is not None:
        return Fault(found["file"], int(found["line"]), found["text"])
    at = find_error_line(error, folder) or _find_step(error) or SourceLine(str(folder), 0)
    plain = isinstance(error, BroadfrontError | AssertionError) and str(error)
    return Fault(at.file, at.line, str(error) if plain else f"{type(error).__name__}: {error}".rstrip(": ") + ".")


def _find_step(error: Exception) -> SourceLine | None:
    """Return the class of the current step of the game in which the engine found an error, or None."""
    for frame, _ in reversed(list(traceback.walk_tb(error.__traceback__))):
        game = frame.f_locals.get("game")
        if isinstance(game, Game) and game.state.stack:
            found = class_fault(type(game.state.stack[-1]), "")
            return SourceLine(found.file, found.line)
    return None


def faults_and_error(faults: Iterator[Fault], folder: Path) -> Iterator[Fault]:
    """Yield the faults; if the search ends with an error, yield it as a fault at the title's last line that ran."""
    try:
        yield from faults
    except Exception as error:
        yield error_fault(error, folder)
