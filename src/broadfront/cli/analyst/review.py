"""`broadfront review`: how much of a saved game was due to play and how much to luck."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from broadfront.analyst.review import Review, review
from broadfront.analyst.review_page import decision_row, render_page, review_heading, total_lines, turning_point_rows
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.saved import load_game
from broadfront.cli.text import columns, print_json, wrapped
from broadfront.core.errors import Invalid
from broadfront.core.files import write_atomically

__all__ = ["review_game"]


def review_game(
    file: Annotated[Path, typer.Argument(metavar="GAME.bf", help="A saved game.")],
    out: Annotated[Path | None, typer.Option("-o", "--out", help="Write a page (.html) instead of a table.")] = None,
    playouts: Annotated[int, typer.Option("--playouts", min=2, max=10_000, help="At each point and decision.")] = 24,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same review.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=64, help="Processes; they change no figure.")] = 2,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Review a saved game: the chance to win from point to point, luck, turning points and mistakes, for each side."""
    if out is not None and out.suffix != ".html":
        raise Invalid(f"-o {str(out)!r}: expected a file that ends in .html.", parameter="out", given=str(out))
    if out is not None and not out.absolute().parent.is_dir():
        raise Invalid(f"-o {str(out)!r}: its folder does not exist.", parameter="out", given=str(out))
    game = load_game(file, data)
    progress = _print_progress if sys.stderr.isatty() else None
    found = review(game, playouts=playouts, seed=seed, told=progress, processes=jobs)
    if out is not None:
        write_atomically(out, render_page(found, game).encode())
        print(f"Wrote {out}.")
    if as_json:
        print_json(found)
    elif out is None:
        print(review_heading(found, game))
        _print_table(found)


def _print_table(found: Review) -> None:
    """Print the review of a game: totals, turning points and mistakes."""
    for line in total_lines(found):
        print(wrapped(line))
    for head, rows in (
        ("Turning points:", turning_point_rows(found)),
        ("Mistakes:", [decision_row(one) for one in found.decisions if one.costly]),
    ):
        print(head if rows else f"{head} none.")
        if rows:
            print("\n".join(columns([tuple(rows[0]), *(tuple(row.values()) for row in rows)], indent="  ")))


def _print_progress(done: int, number: int) -> None:
    """Print on stderr how many parts of the review are done."""
    print(f"\r{done} of {number} valued", end="\n" if done == number else "", file=sys.stderr, flush=True)
