"""`broadfront vassal export`, `import` and `log`: exchange titles and games with VASSAL."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from broadfront.cli.loading import load_playable
from broadfront.cli.options import DataOption
from broadfront.cli.saved import load_game
from broadfront.core.errors import Invalid
from broadfront.core.files import path_exists, write_atomically
from broadfront.core.positions.position_files import SUFFIXES, write_position_file
from broadfront.core.title import Playable
from broadfront.vassal.exporting import export_module
from broadfront.vassal.game_log import vassal_log
from broadfront.vassal.importing import import_save, read_table, title_of_saved_game

__all__ = ["export", "import_", "log"]

SvgOption = Annotated[
    bool, typer.Option("--svg", help="Pictures as drawings: no package is needed, but VASSAL shows large maps slowly.")
]


def export(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="What to export: see `broadfront titles`.")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="The module to write, .vmod.")],
    svg: SvgOption = False,
    data: DataOption = None,
) -> None:
    """Write a title as a VASSAL module: map, counters, decks, charts, and every scenario as a start."""
    _check_output(out, (".vmod",))
    _check_renderer(svg)
    found = load_playable(title, data)
    write_atomically(out, export_module(found, svg=svg))
    print(f"{out}: a module of {found.card.label}.")


def import_(
    save: Annotated[Path, typer.Argument(metavar="SAVE", help="A game saved in a module of ours, .vsav or .vlog.")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="The position to write, .toml or .json.")],
    data: DataOption = None,
) -> None:
    """Read a game saved in VASSAL as a position: `broadfront play --position OUT` continues from there."""
    _check_output(out, SUFFIXES)
    table = read_table(save)
    title: Playable = load_playable(title_of_saved_game(save, table), data)
    found = import_save(save, table, title)
    write_position_file(out, {"title": title.name} | title.written(found.state))
    for line in found.unmatched:
        print(f"Not matched: {line}", file=sys.stderr)
    count = len(found.unmatched)
    matched = "everything was matched" if not count else f"{count} not matched"
    print(f"{out}: the position of {save}, {found.state.scenario}, {found.state.variant}; {matched}.")


def log(
    file: Annotated[Path, typer.Argument(metavar="GAME", help="A saved game (.bf).")],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="The log to write, .vlog.")],
    svg: SvgOption = False,
    data: DataOption = None,
) -> None:
    """Write a saved game as a log that VASSAL steps through; with --svg if the module was exported that way.

    It shows everything, hidden information included.
    """
    _check_output(out, (".vlog",))
    game = load_game(file, data)
    write_atomically(out, vassal_log(game, game.title, svg=svg))
    print(f"{out}: {len(game.record.lines)} lines of {file}.")


def _check_output(out: Path, suffixes: tuple[str, ...]) -> None:
    """Raise `Invalid` if the output file has a wrong suffix or already exists."""
    if out.suffix not in suffixes:
        ends = " or ".join(suffixes)
        raise Invalid(f"{out}: give a name that ends in {ends}.", parameter="out", given=str(out), accepted=suffixes)
    if path_exists(out):
        raise Invalid(f"{str(out)!r} exists and is not overwritten.", given=str(out), todo="Name a new file.")


def _check_renderer(svg: bool) -> None:
    """Raise Invalid before a long export if PNG pictures are wanted but their package is missing."""
    if not svg and find_spec("vl_convert") is None:
        raise Invalid(
            "A module with PNG pictures needs the package vl-convert-python.",
            parameter="svg",
            given="no --svg",
            todo="Install it with `pip install 'broadfront[plots]'`, or give --svg.",
        )
