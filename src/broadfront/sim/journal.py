"""A simulation's finished games on disk, one per line, so that an interrupted run can continue."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from broadfront.core.errors import Invalid
from broadfront.core.files import path_exists
from broadfront.sim.job import Job, PlayedGame, Task

__all__ = ["Journal"]


class Journal:
    """A file with the simulation job in the first line and then its finished games, one per line. An incomplete last
    line is dropped."""

    def __init__(self, path: Path | None, job: Job) -> None:
        self.path, self.job = path, job
        self.games: dict[Task, PlayedGame] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            whole = self._read_complete_lines(path) if path_exists(path) else 0
            try:
                self._file = path.open("ab")
            except OSError as error:
                raise Invalid(f"Cannot write {path}: {error.strerror}.", parameter="out", given=str(path)) from None
            self._file.truncate(whole)
            if not whole:
                self._write_line(msgspec.json.encode(job))

    def _read_complete_lines(self, path: Path) -> int:
        """Read the complete lines of an existing journal file; return their length in bytes."""
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        head, *lines = data[:whole].splitlines() or [b""]
        if not whole:
            return 0
        try:
            earlier = msgspec.json.decode(head, type=Job)
            games = [msgspec.json.decode(line, type=PlayedGame) for line in lines]
        except (ValueError, RecursionError) as error:
            raise Invalid(
                f"{path}: not a journal of games: {error}.",
                parameter="out",
                given=str(path),
                todo="Name another file with --out, or delete this one.",
            ) from None
        if not self.job.plays_same_games(earlier):
            raise Invalid(
                f"{path}: holds games of another job ({_first_job_difference(earlier, self.job)}).",
                parameter="out",
                given=str(path),
                todo="Name another file with --out, or delete this one.",
            )
        wanted = set(self.job.tasks)
        self.games = {game.task: game for game in games if game.task in wanted}
        return whole

    def add(self, game: PlayedGame) -> None:
        """Append a finished game to the journal."""
        self.games[game.task] = game
        if self._file is not None:
            self._write_line(msgspec.json.encode(game))

    def _write_line(self, text: bytes) -> None:
        """Write a line to the journal file at once."""
        assert self._file is not None
        self._file.write(text + b"\n")
        self._file.flush()

    @property
    def missing(self) -> list[Task]:
        """Return the games of the job that are still to be played."""
        return [task for task in self.job.tasks if task not in self.games]

    @property
    def games_in_order(self) -> Iterable[PlayedGame]:
        """Return the finished games in the order of the job."""
        return (self.games[task] for task in self.job.tasks)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()


def _first_job_difference(earlier: Job, now: Job) -> str:
    """Return the first difference between two simulation jobs as text."""
    for name in Job.__struct_fields__:
        one, other = getattr(earlier, name), getattr(now, name)
        if one != other and name != "games":
            if name == "worlds":
                return "other data"
            return f"{name} {_value_text(one)}, now {_value_text(other)}"
    return "nothing"


def _value_text(value: object) -> str:
    """Return a setting of a job as text for an error message."""
    if isinstance(value, dict):
        return " ".join(f"{name}={held}" for name, held in value.items()) or "none"
    return ", ".join(map(str, value)) or "none" if isinstance(value, tuple) else str(value)
