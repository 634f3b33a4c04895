"""What people were told about games, and whether the database has it."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from broadfront.core.opening import check_record
from broadfront.core.record import Line, Position, Record
from broadfront.store import GameStore
from broadfront.titles import playable

__all__ = ["Acknowledged"]


class Told(NamedTuple):
    """A line as somebody was told of it; None where they were not told what it holds."""

    n: int
    kind: str
    holds: object = None


class Acknowledged:
    """Every line anybody was told of, by game. People tell from several threads."""

    def __init__(self) -> None:
        self._told: dict[str, list[Told]] = {}
        """Since the last check: what was found then must still be there, letter by letter."""
        self._found: dict[str, bytes] = {}
        self._lock = threading.Lock()

    def new(self, game: str) -> None:
        with self._lock:
            self._told.setdefault(game, [])

    def add(self, game: str, log: Iterable[Mapping[str, Any]], did: object = None) -> None:
        """Take down entries of a log; `did` is the action or the note that the first one acknowledges."""
        found = [Told(entry["n"], entry["kind"], entry["text"] if entry["kind"] == "note" else None) for entry in log]
        if did is not None:
            found[0] = found[0]._replace(holds=did)
        with self._lock:
            self._told.setdefault(game, []).extend(found)

    @property
    def games(self) -> list[str]:
        with self._lock:
            return list(self._told)

    def check(self, store: GameStore) -> int:
        """Every line told is there, as it was told; nothing is wrong with the database; every game replays.

        The number of lines there are.
        """
        problems = list(store.check())
        assert not problems, f"{problems[0].game}: {problems[0].what}"
        lines = 0
        for game in self.games:
            data = b"".join(store.lines(game))
            before = self._found.get(game, b"")
            assert data.startswith(before), f"game {game} has lost or changed a line it had"
            record = Record.from_bytes(data, game)
            for told in self._told[game]:
                _check_told(game, record, told)
            if data != before:
                _replay(store, game, record)
            self._told[game], self._found[game] = [], data
            lines += len(record.lines)
        return lines


def _replay(store: GameStore, game: str, record: Record) -> None:
    """The whole record replays, and comes by the last position that was kept."""
    at = store.position(game)
    if at is not None:
        record.position = Position(at.at, at.rules, at.data, at.position)
    differs = check_record(playable(record.header.title), record, name=game).differs
    assert differs is None, f"game {game}: {differs}"


def _check_told(game: str, record: Record, told: Told) -> None:
    assert told.n <= len(record.lines), f"line {told.n} of {game} ({told.kind}) was told and is not there"
    if told.n:
        line = record.lines[told.n - 1]
        assert _kind_of(line) == told.kind, f"line {told.n} of {game} was told as {told.kind}, and is {_kind_of(line)}"
        holds = line.note if told.kind == "note" else line.do
        assert told.holds in (None, holds), f"line {told.n} of {game} is {holds}, and {told.holds} was told"


def _kind_of(line: Line) -> str:
    """The kind of a line as the log tells it."""
    if line.do is not None:
        return "do"
    if line.chance is not None:
        return "chance"
    if line.note is not None:
        return "note"
    if line.seed is not None:
        return "seed"
    return "resume" if line.resume is not None else "undo"
