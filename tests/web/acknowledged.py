"""Record what the server told its clients about games, and check it against the database."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from broadfront.core.opening import check_record
from broadfront.core.record import Line, Position, Record
from broadfront.store import GameStore
from broadfront.titles import playable

__all__ = ["Acknowledged"]


class ToldLine(NamedTuple):
    """A record line as a client was told of it; `holds` is None if its content was not told."""

    n: int
    kind: str
    holds: object = None


class Acknowledged:
    """All lines that clients were told of, by game; safe to use from several threads."""

    def __init__(self) -> None:
        self._told: dict[str, list[ToldLine]] = {}
        """Lines noted since the last check; those checked before must still be stored unchanged."""
        self._found: dict[str, bytes] = {}
        self._lock = threading.Lock()

    def new(self, game: str) -> None:
        with self._lock:
            self._told.setdefault(game, [])

    def add(self, game: str, log: Iterable[Mapping[str, Any]], did: object = None) -> None:
        """Note entries of a log; `did` is the action or note that the first entry acknowledges."""
        found = [
            ToldLine(entry["n"], entry["kind"], entry["text"] if entry["kind"] == "note" else None) for entry in log
        ]
        if did is not None:
            found[0] = found[0]._replace(holds=did)
        with self._lock:
            self._told.setdefault(game, []).extend(found)

    @property
    def games(self) -> list[str]:
        with self._lock:
            return list(self._told)

    def check(self, store: GameStore) -> int:
        """Check that every line told is stored unchanged, the database is sound, and every game replays.

        Return the number of lines in the database.
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
    """Check that the whole record replays and matches the last stored position."""
    at = store.position(game)
    if at is not None:
        record.position = Position(at.at, at.rules, at.data, at.position)
    differs = check_record(playable(record.header.title), record, name=game).differs
    assert differs is None, f"game {game}: {differs}"


def _check_told(game: str, record: Record, told: ToldLine) -> None:
    assert told.n <= len(record.lines), f"line {told.n} of {game} ({told.kind}) was told and is not there"
    if told.n:
        line = record.lines[told.n - 1]
        assert _kind_of(line) == told.kind, f"line {told.n} of {game} was told as {told.kind}, and is {_kind_of(line)}"
        holds = line.note if told.kind == "note" else line.do
        assert told.holds in (None, holds), f"line {told.n} of {game} is {holds}, and {told.holds} was told"


def _kind_of(line: Line) -> str:
    """Return the kind of a line as the log names it."""
    if line.do is not None:
        return "do"
    if line.chance is not None:
        return "chance"
    if line.note is not None:
        return "note"
    if line.seed is not None:
        return "seed"
    return "resume" if line.resume is not None else "undo"
