"""`broadfront box new` and `check`: the data of your own boxed game, as CSV sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from broadfront.cli.options import JsonOption
from broadfront.cli.text import print_json
from broadfront.core.boxes.box import SheetUsage
from broadfront.core.errors import Invalid
from broadfront.core.files import path_exists, read_box_files, write_atomically
from broadfront.titles.boxes import check_box, new_box_files

__all__ = ["check", "describe_sheet", "new"]


def new(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="The title: ardennes, rhine or wacht.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder for the sheets.")],
) -> None:
    """Write the data sheets of your own boxed game for you to fill in, each with one built-in row as an example."""
    if path_exists(folder):
        raise Invalid(
            f"{str(folder)!r} exists and is not overwritten.",
            parameter="dir",
            given=str(folder),
            todo="Name a new folder.",
        )
    files = new_box_files(title, str(folder))
    folder.mkdir(parents=True)
    for name, text in files.items():
        write_atomically(folder / name, text.encode())
    print(f"{folder}: {len(files) - 2} sheets for {title}. README.txt says how to fill them in.")


def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the box.")], as_json: JsonOption = False
) -> int:
    """List what is missing or does not fit in the data sheets of your own boxed game, by sheet and cell.

    Exit code 0: it can be played; 2: it cannot.
    """
    if not path_exists(folder, Path.is_dir):
        raise Invalid(f"No folder {str(folder)!r}.", parameter="dir", given=str(folder))
    found = check_box(read_box_files(folder), folder)
    if as_json:
        print_json(
            {
                "title": found.title,
                "faults": [fault._asdict() for fault in found.faults],
                "filled": [filled._asdict() for filled in found.filled],
            }
        )
        return 2 if found.faults else 0
    for filled in found.filled:
        print(f"  {describe_sheet(filled)}")
    for fault in found.faults:
        print(fault)
    wrong = len(found.faults)
    print(f"{wrong} to correct." if wrong else f"It can be played: broadfront play {found.title} --data {folder}")
    return 2 if wrong else 0


def describe_sheet(filled: SheetUsage) -> str:
    """Describe in one line how many rows a filled-in data sheet has and how many come from the built-in data."""
    parts = [f"{filled.rows} row{'' if filled.rows == 1 else 's'} of your box"]
    parts += [f"{filled.new} of them new"] if filled.new else []
    parts += [f"{filled.lent} empty cells as we have them"] if filled.lent else []
    parts += ["nothing else is in the game"] if filled.whole else [f"{filled.ours} rows are ours alone"]
    return f"{filled.sheet.removesuffix('.csv')}: {', '.join(parts)}"
