"""`broadfront simulate`: play many games, track measures, count wins, and compare data sets."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from broadfront.cli.loading import load_playable
from broadfront.cli.options import JsonOption
from broadfront.cli.text import columns, print_json
from broadfront.core.errors import Invalid
from broadfront.sim.job import make_job
from broadfront.sim.report.files import check_report
from broadfront.sim.simulation import Simulation, run_job
from broadfront.sim.worlds import OURS, make_data_sets
from broadfront.titles import playable
from broadfront.tracks import tracks_of

__all__ = ["Progress", "simulate"]

Words = list[str] | None


def simulate(
    title: Annotated[str, typer.Argument(metavar="TITLE")],
    scenario: Annotated[str | None, typer.Option("--scenario")] = None,
    variant: Annotated[str | None, typer.Option("--variant")] = None,
    player: Annotated[
        Words, typer.Option("--player", metavar="SIDE=KIND", help="Who plays a side: greedy, random, veteran ...")
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many seeds.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The first seed; the others follow it.")] = 0,
    track: Annotated[
        Words,
        typer.Option("--track", metavar="WORDS", help="Track this by turn: 'held Bastogne', vp, module:function."),
    ] = None,
    tracks: Annotated[bool, typer.Option("--tracks", help="List what can be tracked, and play nothing.")] = False,
    data: Annotated[
        list[Path] | None,
        typer.Option("--data", metavar="DIR", help="Play the same seeds under your data too, and show what changes."),
    ] = None,
    sweep: Annotated[
        Words,
        typer.Option("--sweep", metavar="FILE:KEY=A,B", help="Play the same seeds with each value of a data file."),
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", help="Processes; as many as cores if not given.")] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: local, auto or its address.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="The table, .csv or .parquet; a stopped run continues from there."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Pictures with intervals: .html, .svg or .png.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Play many games, track measures turn by turn, and say who wins."""
    if tracks:
        _print_trackable_measures(title)
        return
    if report is not None:
        check_report(report)
    for folder in data or []:
        load_playable(title, folder)  # prints which files are replaced
    job = make_job(
        title,
        make_data_sets(title, scenario, data or [], sweep or []),
        scenario=scenario,
        variant=variant,
        players=dict(_parse_player(word) for word in player or []),
        tracks=track or [],
        first=seed,
        games=games,
    )
    with Progress() as progress:
        try:
            found = run_job(job, jobs=jobs or os.cpu_count() or 1, ray=ray, out=out, told=progress.show)
        except KeyboardInterrupt:
            kept = "the same command continues from here" if out is not None else "nothing was kept: --out keeps games"
            progress.say(f"stopped after {progress.done} games; {kept}")
            raise
    if as_json:
        print_json(_result_data(found))
    else:
        print("\n".join(_result_lines(found)))
    if out is not None:
        print(f"table: {out}", file=sys.stderr)
    if report is not None:
        print(f"report: {found.report(report)}", file=sys.stderr)


def _parse_player(word: str) -> tuple[str, str]:
    """Split `SIDE=KIND` into the side and the kind of its computer player."""
    side, equals, kind = word.partition("=")
    if not equals or not side or not kind:
        raise Invalid(f"--player {word!r}: give SIDE=KIND, such as german=greedy.", parameter="player", given=word)
    return side, kind


def _print_trackable_measures(title: str) -> None:
    """Print the measures of a title that a simulation can track."""
    known = tracks_of(playable(title).name)
    rows = [(measure.words, measure.does) for measure in known.measures] if known is not None else []
    rows.append(("module:function", "your own: takes the state, gives a number or true or false"))
    print("\n".join(columns(rows)))


class Progress:
    """Progress display on stderr: a bar on a terminal, elsewhere an occasional line."""

    PAUSE = 30.0
    """Seconds between lines when stderr is not a terminal."""
    WIDTH = 30

    def __init__(self) -> None:
        self.out = getattr(sys.stderr, "plain", sys.stderr)
        self.terminal = self.out.isatty()
        self.done = 0
        self.already_done: int | None = None
        """Games already done when the run started; they do not count toward the rate."""
        self.started = self.last = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self.terminal:
            print(file=self.out)

    def show(self, done: int, total: int) -> None:
        """Show how many games are done, if the display is due for an update."""
        self.done = done
        self.already_done = done if self.already_done is None else self.already_done
        now = time.monotonic()
        if done < total and now - self.last < (0.2 if self.terminal else self.PAUSE):
            return
        self.last = now
        played, passed = done - self.already_done, now - self.started
        rate = played / passed if passed > 0 else 0.0
        left = f", {(total - done) / rate / 60:.0f} min left" if rate and done < total else ""
        line = f"{done} of {total} games, {rate:.1f} a second{left}"
        if self.terminal:
            full = self.WIDTH * done // total
            print(f"\r\x1b[K{'█' * full}{'░' * (self.WIDTH - full)} {line}", end="", file=self.out, flush=True)
        else:
            print(line, file=self.out, flush=True)

    def say(self, text: str) -> None:
        """Print a message beside the progress display."""
        print(f"\n{text}" if self.terminal else text, file=self.out)


def _result_data(found: Simulation) -> dict[str, Any]:
    """Return all results of a simulation as plain data for JSON."""
    return {
        "job": {name: getattr(found.job, name) for name in found.job.__struct_fields__ if name != "worlds"},
        "wins": found.balance(),
        "scores": found.scores(),
        "chances": {c.name: found.chances(c.name) for c in found.columns if c.kind == "yes"},
        "levels": {c.name: found.levels(c.name) for c in found.columns if c.kind == "number"},
        "changes": found.changes(),
    }


def _result_lines(found: Simulation) -> Iterator[str]:
    """Yield the results of a simulation as lines of text."""
    job = found.job
    players = ", ".join(f"{side} {kind}" for side, kind in job.players.items())
    yield f"{job.games} games of {job.title}, {job.scenario}, {job.variant}: {players}; seeds from {job.first}"
    several = len(job.worlds) > 1
    yield from _table_lines(
        [
            (*([row["data"]] if several else []), row["side"], f"wins {row['wins']}", _format_share(row))
            for row in found.balance()
        ]
    )
    yield from _table_lines(
        [
            (*([row["data"]] if several else []), f"points of {row['score']}", *_format_mean(row))
            for row in found.scores()
        ]
    )
    for column in found.columns:
        if column.kind == "yes":
            yield column.name
            rows = found.chances(column.name)
            yield from _table_lines(
                [(*([row["data"]] if several else []), row["date"], _format_share(row)) for row in rows]
            )
        elif column.kind == "number":
            yield column.name
            rows = found.levels(column.name)
            yield from _table_lines(
                [(*([row["data"]] if several else []), row["date"], *_format_mean(row)) for row in rows]
            )
    for world in job.worlds[1:]:
        changed = [row for row in found.changes() if row["data"] == world.label]
        first = job.worlds[0].label
        yield f"{world.label} less {first if first != OURS else 'ours'}, seed by seed:"
        yield from _table_lines([(row["what"], *_format_change(row)) for row in changed])


def _table_lines(rows: Sequence[Sequence[object]]) -> list[str]:
    """Return rows as the lines of an indented table."""
    return columns(rows, indent="  ")


def _format_share(row: dict[str, Any]) -> str:
    """Return a share of games with its confidence interval as text."""
    return f"{row['share']:.0%} ({row['low']:.0%} to {row['high']:.0%})"


def _format_mean(row: dict[str, Any]) -> tuple[str, str]:
    """Return a mean and its confidence interval as two texts."""
    return f"{row['mean']:.1f}", f"{row['low']:.1f} to {row['high']:.1f}"


def _format_change(row: dict[str, Any]) -> tuple[str, str]:
    """Return a difference between data sets and its confidence interval as two texts."""
    if row["what"] == "another winner":
        return f"{row['mean']:.0%}", f"{row['low']:.0%} to {row['high']:.0%}"
    return f"{row['mean']:+.2f}", f"{row['low']:+.2f} to {row['high']:+.2f}"
