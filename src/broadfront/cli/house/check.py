"""`broadfront check TITLE`: check the data, map, code and games of a title."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Annotated

import typer

from broadfront.board.hexmap import MAP_FILE, load_map
from broadfront.board.map_check import Finding
from broadfront.checking import MapCheck, Parts, check_title
from broadfront.cli.options import JsonOption
from broadfront.cli.text import print_json
from broadfront.core.title import Title

__all__ = ["check"]


def check(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="A title of `broadfront titles`, or one of your own.")],
    seconds: Annotated[float, typer.Option("--seconds", min=0, help="About how long games are played.")] = 60.0,
    data_only: Annotated[bool, typer.Option("--data-only", help="Read data, map and code; play nothing.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Check a title: data, map and code, then many random games. Each fault is reported with its file and line."""
    parts: Parts = "data" if data_only else "all"
    report = check_title(title, seconds=seconds, only=parts, maps=_geography_check(title))
    if as_json:
        print_json({"title": title, "checks": report.checks})
    else:
        here = Path.cwd()
        for made in report.checks:
            print(f"{'wrong' if made.faults else 'ok':5}  {made.name}")
            for fault in made.faults:
                print(f"       {str(fault).removeprefix(f'{here}/')}")
        wrong = len(report.faults)
        print(f"{title}: {len(report.checks)} checks, {wrong or 'nothing'} wrong")
    if report.faults:
        raise typer.Exit(1)


def _geography_check(title: str) -> MapCheck | None:
    """Return the map check for a title whose map is compiled from geographic data; None for others, or if shapely is
    missing."""
    if importlib.util.find_spec("shapely") is None:
        return None
    from broadfront.theatre.check import check_map
    from broadfront.theatre.compile import TITLES

    def findings(loaded: Title) -> list[Finding]:
        """Return what is wrong with the title's map, compared with geographic data."""
        return check_map(load_map(loaded.files.path(MAP_FILE)))[0]

    return findings if title in TITLES else None
