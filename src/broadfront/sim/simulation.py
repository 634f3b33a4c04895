"""Playing many games and analyzing them: `bf.simulate` and `broadfront simulate`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

from broadfront.board.hexmap import HexMap
from broadfront.core.errors import Invalid, brief_repr, unknown_name
from broadfront.core.html import html_table
from broadfront.core.title import Playable
from broadfront.sim import estimates
from broadfront.sim.job import Job, PlayedGame, Task, make_job
from broadfront.sim.journal import Journal
from broadfront.sim.table import check_suffix, table_rows, write_table
from broadfront.sim.workers import play_in_processes, play_inline
from broadfront.sim.worlds import load_with_data, make_data_sets
from broadfront.tracks import columns_of
from broadfront.tracks.column import Column

__all__ = ["Simulation", "run_job", "simulate"]

Row = dict[str, Any]
ProgressCallback = Callable[[int, int], None]
"""Called after each game with the number of games done and the total."""


class Simulation:
    """The games of a simulation and their analysis. All results are lists of dicts, which pandas and polars accept as
    they are."""

    def __init__(self, job: Job, games: Sequence[PlayedGame]) -> None:
        self.job, self.games = job, list(games)

    @cached_property
    def title(self) -> Playable:
        """Return the title that was simulated, with its built-in data."""
        return load_with_data(self.job.title, self.job.worlds[0])

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """Return the columns of tracked values."""
        return columns_of(self.title, self.job.scenario, self.job.tracks)

    @cached_property
    def rows(self) -> list[Row]:
        """Return the table of tracked values: a row for each game and turn."""
        return table_rows(self.games, self.columns)

    def column(self, name: str, *kinds: str) -> Column:
        """Return a tracked column by its name; `kinds` limits which kinds of column are accepted."""
        found = {column.name: column for column in self.columns if not kinds or column.kind in kinds}
        if name not in found:
            raise unknown_name(
                "column", name, found, parameter="column", todo="Track it: see `broadfront simulate --help`."
            )
        return found[name]

    def chances(self, column: str) -> list[Row]:
        """Return how likely a yes/no measure is to be true at the end of each turn, with a 95% interval."""
        return estimates.yes_shares_by_turn(self.games, self.columns, self.column(column, "yes").name)

    def levels(self, column: str) -> list[Row]:
        """Return the mean of a tracked number at the end of each turn with a 95% interval, and quantiles of the
        games."""
        return estimates.means_by_turn(self.games, self.columns, self.column(column, "number", "yes").name)

    def control(self) -> list[Row]:
        """Return for every hex at the end of each turn the share of games in which the first side controls it."""
        return estimates.hex_control_by_turn(
            self.games, self.columns, self.hexmap.ids, self.column("control", "map").name
        )

    @property
    def hexmap(self) -> HexMap:
        """Return the map of the title."""
        found: HexMap = getattr(self.title, "map")  # noqa: B009  # only titles with a map have columns that need it
        return found

    def places(self) -> list[str]:
        """Return the hexes of the places that were tracked."""
        return [column.place for column in self.columns if column.place]

    def balance(self) -> list[Row]:
        """Return how often each side wins, with 95% intervals."""
        return estimates.wins_by_data_set(self.games, self.title.sides)

    def scores(self) -> list[Row]:
        """Return the mean final scores, with 95% intervals."""
        return estimates.mean_scores_by_data_set(self.games)

    def changes(self) -> list[Row]:
        """Return how games with each further data set differ from those with the first, seed by seed, with 95%
        intervals."""
        return estimates.differences_from_first_data_set(self.games, self.columns)

    def write(self, path: str | Path) -> None:
        """Write the table of tracked values to a .csv or .parquet file."""
        write_table(self.rows, Path(path))

    def report(self, path: str | Path) -> Path:
        """Write charts and figures to one .html, .svg or .png file and return its path."""
        from broadfront.sim.report.sheet import write_report

        return write_report(self, Path(path))

    def __len__(self) -> int:
        return len(self.games)

    def __repr__(self) -> str:
        job = self.job
        players = ", ".join(f"{side} {kind}" for side, kind in job.players.items())
        return f"Simulation({len(self)} games of {job.title}, {job.scenario}, {job.variant}; {players})"

    def _repr_html_(self) -> str:
        shown = [("Wins", self.balance()), ("Scores", self.scores())]
        shown += [(c.name, self.chances(c.name)) for c in self.columns if c.kind == "yes"]
        shown += [(c.name, self.levels(c.name)) for c in self.columns if c.kind == "number"]
        return f"<p>{escape(repr(self))}</p>" + "".join(
            f"<h4>{escape(name)}</h4>{html_table(rows)}" for name, rows in shown if rows
        )


def simulate(
    title: str,
    *,
    scenario: str | None = None,
    variant: str | None = None,
    players: Mapping[str, str] | None = None,
    games: int = 100,
    seed: int = 0,
    track: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    data: str | Path | Sequence[str | Path] = (),
    sweep: str | Sequence[str] = (),
    jobs: int = 1,
    ray: str | None = None,
    out: str | Path | None = None,
    told: ProgressCallback | None = None,
) -> Simulation:
    """Play many games with consecutive seeds from `seed` on, and track measures turn by turn.

    `jobs` processes share the games; `ray` is "local" or the address of a Ray cluster. With `out` the table is written
    to this file, and finished games are kept in a file beside it: the same call continues after an interruption.
    """
    folders = [data] if isinstance(data, (str, Path)) else data
    sweeps = [sweep] if isinstance(sweep, str) else sweep
    tracked = [track] if isinstance(track, str) else track
    job = make_job(
        title,
        make_data_sets(title, scenario, [Path(folder) for folder in folders], sweeps),
        scenario=scenario,
        variant=variant,
        players=players,
        options=options,
        tracks=tracked,
        first=seed,
        games=games,
    )
    return run_job(job, jobs=jobs, ray=ray, out=None if out is None else Path(out), told=told)


def run_job(
    job: Job, *, jobs: int = 1, ray: str | None = None, out: Path | None = None, told: ProgressCallback | None = None
) -> Simulation:
    """Play those games of a simulation job that are still missing, on this machine or on a cluster, then write the
    table."""
    if type(jobs) is not int or not 1 <= jobs <= MOST_JOBS:
        raise Invalid(
            f"jobs: {brief_repr(jobs)} is not a number of processes from 1 to {MOST_JOBS}.",
            parameter="jobs",
            given=jobs,
        )
    if out is not None:
        check_suffix(out)
    path = None if out is None else out.with_name(f"{out.name}.journal")
    with Journal(path, job) as journal:
        missing = journal.missing
        total = len(journal.games) + len(missing)
        if told is not None:
            told(total - len(missing), total)
        for game in _play_tasks(job, missing, jobs, ray):
            journal.add(game)
            if told is not None:
                told(len(journal.games), total)
        found = Simulation(job, list(journal.games_in_order))
    if out is not None:
        found.write(out)
    return found


MOST_JOBS = 4 * (os.cpu_count() or 1) + 60


def _play_tasks(job: Job, tasks: Sequence[Task], jobs: int, ray: str | None) -> Iterator[PlayedGame]:
    """Play games in this process, in several processes, or on a Ray cluster; yield each as it ends."""
    if not tasks:
        return iter(())
    if ray is not None:
        from broadfront.sim.ray_cluster import play_on_ray

        return play_on_ray(job, tasks, ray, jobs)
    return play_inline(job, tasks) if jobs == 1 else play_in_processes(job, tasks, jobs)
