"""`broadfront map build` and `map check`: compile a title's map from the geography, and check it for errors."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from broadfront.board.hexmap import load_map
from broadfront.board.map_check import find_map_faults
from broadfront.cli.loading import load
from broadfront.cli.options import DataOption
from broadfront.core.errors import unknown_name
from broadfront.theatre.check import check_map
from broadfront.theatre.compile import TITLES
from broadfront.theatre.rebuild import differing_map_files, write_map

__all__ = ["build", "check"]

TitleArgument = Annotated[str, typer.Argument(metavar="TITLE", help="ardennes, wacht or rhine.")]
OutOption = Annotated[Path | None, typer.Option("--out", "-o", metavar="DIR", help="Write here, not into the title.")]
FreshOption = Annotated[bool, typer.Option("--fresh", help="Also compile it again and compare; takes up to a minute.")]
AllowedOption = Annotated[bool, typer.Option("--allowed", help="Also list oddities that are correct, with the reason.")]


def build(title: TitleArgument, out: OutOption = None) -> None:
    """Compile a title's map from geographic data and write it as text, one line per hex."""
    for path in write_map(title, out):
        print(path)


def check(
    title: TitleArgument,
    fresh: FreshOption = False,
    allowed: AllowedOption = False,
    data: DataOption = None,
) -> None:
    """Find errors in a map: roads that end nowhere, towns off their road, rivers that stop, bridges without road or
    river."""
    if fresh and title not in TITLES:
        raise unknown_name("map compiled from the geography", title, TITLES, parameter="title")
    found = load_map(load(title, data).files.path("map/hexes.txt"))
    wrong, excused = check_map(found) if title in TITLES else (sorted(set(find_map_faults(found))), [])
    lines = [str(finding) for finding in wrong]
    if fresh:
        lines += differing_map_files(title)
    for line in lines:
        print(line)
    if allowed:
        for finding, reason in excused:
            print(f"allowed, {finding} ({reason})")
    print(f"{title}: {len(found)} hexes, {len(lines) or 'nothing'} wrong, {len(excused)} allowed")
    if lines:
        raise typer.Exit(1)
