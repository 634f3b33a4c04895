"""Play many games at once in several processes: observations, masks, sides and results as stacked arrays.

This works for every title. Each process has a share of the games and starts its next game when one ends.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from broadfront.learn.match import Match
from broadfront.learn.observation import Arrays
from broadfront.sim.play_out import LIMIT
from broadfront.titles import playable

__all__ = ["ManyMatches", "Seats"]


class Seats(NamedTuple):
    """The sides that must decide in many parallel games, with their observations and legal actions, and the results of
    games that just ended."""

    arrays: Arrays
    """Stacked observations of the sides that must decide."""
    masks: NDArray[np.int8]
    sides: NDArray[np.int8]
    """Index of the deciding side in the title."""
    ended: NDArray[np.bool_]
    """Whether the last code ended a game; the question is then the first one of the next game."""
    results: NDArray[np.int8]
    """Result of an ended game for the title's first side: 1 won, -1 lost, 0 neither."""


class ManyMatches:
    """Many games from the same start, played at once in several processes. Close it, or use it in a `with`
    statement."""

    def __init__(self, title: str, games: int, *, processes: int = 2, first_seed: int = 0, **start: Any) -> None:
        processes = max(1, min(processes, games))
        context = multiprocessing.get_context("spawn")
        shares = [range(first_seed + n, first_seed + games, processes) for n in range(processes)]
        self._places = np.argsort(np.concatenate([np.array(share) for share in shares]), kind="stable")
        self._ends: list[Connection] = []
        self._processes = []
        for share in shares:
            end, other = context.Pipe()
            process = context.Process(target=_run_worker_process, args=(other, title, share, games, start), daemon=True)
            process.start()
            other.close()
            self._ends.append(end)
            self._processes.append(process)
        self._sizes = [len(share) for share in shares]
        self.seats = self._receive_seats()

    def step(self, codes: Sequence[int] | NDArray[Any]) -> Seats:
        """Play one action, given by its number (code), in each game; return the next decisions and the results."""
        dealt = np.empty(len(codes), dtype=np.int64)
        dealt[np.argsort(self._places, kind="stable")] = codes
        at = 0
        for end, size in zip(self._ends, self._sizes, strict=True):
            end.send(dealt[at : at + size])
            at += size
        self.seats = self._receive_seats()
        return self.seats

    def _receive_seats(self) -> Seats:
        """Receive the pending decisions of all processes and put them in the order of the games."""
        parts: list[Seats] = [end.recv() for end in self._ends]
        order = self._places
        arrays = {name: np.concatenate([part.arrays[name] for part in parts])[order] for name in parts[0].arrays}
        rest = (np.concatenate([part[n] for part in parts])[order] for n in range(1, len(Seats._fields)))
        return Seats(arrays, *rest)

    def close(self) -> None:
        """Stop the worker processes."""
        for end, process in zip(self._ends, self._processes, strict=True):
            end.close()
            process.join(timeout=5)
            if process.is_alive():
                process.terminate()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _run_worker_process(
    end: Connection, title: str, seeds: range, games: int, start: Mapping[str, Any], limit: int = LIMIT
) -> None:
    """Run one worker process: receive an action code for each of its games, play it, and send back the next decisions,
    until the connection closes."""
    loaded = playable(title)
    matches = [Match(loaded, **{"limit": limit, **start}) for _ in seeds]
    now = list(seeds)
    for match, seed in zip(matches, now, strict=True):
        match.begin(seed)
    ended, results = np.zeros(len(now), dtype=np.bool_), np.zeros(len(now), dtype=np.int8)
    while True:
        seen = [match.observe(match.side) for match in matches]
        arrays = {name: np.stack([arrays[name] for arrays in seen]) for name in seen[0]}
        masks = np.stack([match.mask(match.side) for match in matches])
        sides = np.array([loaded.sides.index(match.side) for match in matches], dtype=np.int8)
        try:
            end.send(Seats(arrays, masks, sides, ended, results))
            codes = end.recv()
        except (EOFError, OSError):
            return
        ended, results = np.zeros(len(now), dtype=np.bool_), np.zeros(len(now), dtype=np.int8)
        for n, (match, code) in enumerate(zip(matches, codes, strict=True)):
            match.take(int(code))
            if match.has_ended:
                ended[n], results[n] = True, int(match.result(loaded.sides[0]))
                now[n] += games
                match.begin(now[n])
