"""Many games: the same table from one process, from two, and from Ray with a worker killed half-way."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from broadfront.sim.simulation import simulate
from soak import Figures, job
from tests.sim import measures

GAMES = 500
PLAYERS = {"german": "random", "american": "random"}
TRACKS = ["held Weiler", "steps lost", "control", f"{measures.__name__}:deadly"]


def make_table(folder: Path, name: str, first: int, jobs: int, ray: str | None, *, kill: bool) -> bytes:
    """Return the table of the games as bytes; with `kill`, one worker kills itself on the way."""
    out = folder / f"{name}.parquet"
    if kill:
        os.environ[measures.MARK] = str(folder / name)
        (folder / name).mkdir()
    try:
        simulate(
            "patrol",
            variant="two-player",
            players=PLAYERS,
            games=GAMES,
            seed=first,
            track=TRACKS,
            jobs=jobs,
            ray=ray,
            out=out,
        )
    finally:
        os.environ.pop(measures.MARK, None)
    assert not kill or (folder / name / "killed").exists(), f"{name}: no worker was killed"
    return out.read_bytes()


@job("simulate-same-table", seeds=range(2))
def check_same_table(seeds: range) -> Iterator[Figures]:
    """500 games give the same bytes from 1 process, 2 processes and Ray with 2 workers, workers killed on the way."""
    for seed in seeds:
        with tempfile.TemporaryDirectory() as held:
            folder, first = Path(held), seed * GAMES
            one = make_table(folder, "one", first, 1, None, kill=False)
            assert make_table(folder, "two", first, 2, None, kill=True) == one, "two processes wrote another table"
            assert make_table(folder, "ray", first, 2, "local", kill=True) == one, "Ray wrote another table"
        yield {"games": 3.0 * GAMES, "bytes": float(len(one))}
