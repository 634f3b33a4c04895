"""Table columns of tracked values, filled in at the end of each turn of a game."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any, Literal, Protocol

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.state import State
from broadfront.core.title import Playable

__all__ = ["Column", "ColumnReader", "Measure", "Story", "Value", "pack_flags", "unpack_flags"]

Value = bool | int | float | str
"""The content of a cell: a flag, a number, or the hexes of a map as text (see `pack_flags`)."""


class Story(Protocol):
    """A measure that depends on the course of the game: it sees the state after every line, and gives its value at the
    end of a turn."""

    def see_line(self, state: Any) -> None: ...

    def value(self, state: Any) -> Value: ...


class Column(msgspec.Struct, frozen=True):
    """A column of tracked values: its name, the kind of its values, and how they are read from a position."""

    name: str
    kind: Literal["yes", "number", "map"]
    read: Callable[[Any], Any]
    over: Literal["now", "ever", "lost", "story"] = "now"
    """When the value counts: `now`, at the end of the turn; `ever`, at any line so far; `lost`, steps lost since the
    start; `story`, as the story that `read` returns for the first position counts it."""
    units: tuple[int, ...] = ()
    """For lost steps, the numbers of the units that count."""
    place: str = ""
    """The hex it is about, if any."""
    history: tuple[tuple[int, float], ...] = ()
    """The historical value by turn, which pictures show beside the games."""


class Measure(msgspec.Struct, frozen=True):
    """Something a person can track in games, such as `held PLACE`: its words, a description, and the table columns it
    produces."""

    words: str
    does: str
    make: Callable[[Any, str, str], tuple[Column, ...]]
    """Makes the columns from the title, the scenario, and the words in place of the capitals (empty if there are
    none)."""


class ColumnReader:
    """Reads the values of all tracked columns from one game while it is played."""

    def __init__(self, columns: tuple[Column, ...], state: State) -> None:
        self._columns = columns
        self._held: list[Any] = [self._initial_value(column, state) for column in columns]
        self._lost = [0] * len(columns)
        followed = [(n, column) for n, column in enumerate(columns) if column.over in ("ever", "lost")]
        self._each = [(n, column.read, column.over == "ever", column.units) for n, column in followed]
        self._stories: list[Story] = [self._held[n] for n, c in enumerate(columns) if c.over == "story"]

    @staticmethod
    def _initial_value(column: Column, state: State) -> Any:
        """Return the value of a tracked measure at the start of the game.

        Return None if it does not depend on the start.
        """
        return None if column.over == "now" else column.read(state)

    def update_after_line(self, state: State) -> None:
        """Update the tracked measures (columns) after an action or result of the game.

        This runs thousands of times per game, so unchanged values must cost nothing.
        """
        held = self._held
        for story in self._stories:
            story.see_line(state)
        for n, read, ever, units in self._each:
            before = held[n]
            if ever:
                if not before:
                    held[n] = read(state)
            elif (now := read(state)) is not before and now != before:
                self._lost[n] += sum([before[u] - now[u] for u in units if before[u] > now[u]])
                held[n] = now

    def values(self, state: State) -> list[Value]:
        """Return the values of all tracked columns at the end of a turn."""
        return [self._value(n, column, state) for n, column in enumerate(self._columns)]

    def _value(self, n: int, column: Column, state: State) -> Value:
        """Return the value of one tracked measure (column).

        Raise `Invalid` if it is neither a number nor a flag nor text.
        """
        if column.over == "lost":
            return self._lost[n]
        if column.over == "story":
            found = self._held[n].value(state)
        else:
            found = self._held[n] if column.over == "ever" else column.read(state)
        if not isinstance(found, (bool, int, float, str)):
            raise Invalid(
                f"Track {column.name!r} gave {type(found).__name__}; expected a number, or true or false.",
                parameter="track",
                given=column.name,
            )
        return found


def pack_flags(flags: bytes) -> str:
    """Pack one flag per hex (such as who controls it) into a short text.

    >>> pack_flags(bytes([1, 0, 0, 1, 0, 0, 0, 0, 1]))
    'kIA='
    """
    bits = int("".join(map(str, flags)).ljust(-len(flags) % 8 + len(flags), "0") or "0", 2)
    return base64.b64encode(bits.to_bytes((len(flags) + 7) // 8, "big")).decode()


def unpack_flags(text: str, count: int) -> bytes:
    """Unpack a text made by `pack_flags` into one byte per hex, 1 or 0.

    >>> list(unpack_flags("kIA=", 9))
    [1, 0, 0, 1, 0, 0, 0, 0, 1]
    """
    data = base64.b64decode(text)
    bits = f"{int.from_bytes(data, 'big'):0{len(data) * 8}b}"
    return bytes(bit == "1" for bit in bits[:count])


class TitleTracks(msgspec.Struct, frozen=True):
    """What can be tracked in the games of a title: its turns, their dates, and the measures it offers."""

    turn: Callable[[Any], int]
    """Returns the turn number of a position, from 1; called after every line."""
    date: Callable[[Any], str]
    """Returns the date or name of the turn."""
    measures: tuple[Measure, ...]

    def measure_names(self) -> list[str]:
        """Return the words by which a person names each measure, such as `held PLACE`."""
        return [measure.words for measure in self.measures]

    def columns(self, words: str, title: Playable, scenario: str) -> tuple[Column, ...] | None:
        """Return the columns of the measure that a person named, such as `held Bastogne`; None if the title has no such
        measure."""
        asked = " ".join(words.split())
        for measure in self.measures:
            stem = " ".join(word for word in measure.words.split() if not word.isupper())
            takes = stem != measure.words
            if takes and asked.casefold().startswith(f"{stem} "):
                return measure.make(title, scenario, asked[len(stem) + 1 :])
            if not takes and asked.casefold() == stem:
                return measure.make(title, scenario, "")
        return None
