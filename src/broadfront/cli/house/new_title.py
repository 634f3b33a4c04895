"""`broadfront new-title NAME`: write a small playable title as a separate package."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from broadfront.cli import COMMANDS
from broadfront.core.errors import Invalid
from broadfront.core.files import path_exists, write_atomically
from broadfront.titles import title_names

__all__ = ["new_title", "write_title"]

SKELETON = Path(__file__).parent / "skeleton"
SUFFIX = ".txt"
"""Extra suffix of the skeleton's files, so that tools do not treat them as code of this package."""


def new_title(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, digits and _: the name of the package.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="DIR", help="A new folder; NAME here by default.")
    ] = None,
) -> None:
    """Write a small title to start from as a package of its own: map, scenario, rules, glossary, players and tests."""
    folder = out if out is not None else Path(name)
    written = write_title(name, folder)
    print(f"{folder}: {len(written)} files, {sum(written.values())} lines.")
    print(f"\n  cd {folder}\n  pip install -e .\n  broadfront check {name}\n  broadfront play {name} --against greedy")


def write_title(name: str, folder: Path) -> dict[Path, int]:
    """Write the package of a new title into a new folder and return the number of lines of each file."""
    _check_name(name)
    if path_exists(folder):
        raise Invalid(
            f"{str(folder)!r} exists and is not overwritten.",
            parameter="out",
            given=str(folder),
            todo="Name a new folder: --out DIR.",
        )
    written = {}
    for source in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        path = folder / str(source.relative_to(SKELETON)).removesuffix(SUFFIX).replace("NAME", name)
        text = source.read_text(encoding="utf-8")
        for sign, word in (("@name@", name), ("@Name@", name.capitalize()), ("@RULE@", _rule_prefix(name))):
            text = text.replace(sign, word)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text.encode())
        written[path] = text.count("\n")
    return written


def _rule_prefix(name: str) -> str:
    """Return the prefix of the rule ids of a title: the letters of its name in capitals.

    >>> _rule_prefix("two_rivers")
    'TWORIVERS'
    """
    return re.sub(r"[^A-Z]", "", name.upper())


def _check_name(name: str) -> None:
    """Raise `Invalid` unless the name suits a new title and its package."""
    expected = "expected small letters, digits and _, a letter first, such as two_rivers"
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,29}", name) or keyword.iskeyword(name):
        raise Invalid(f"{name!r} is not a name for a title; {expected}.", parameter="name", given=name)
    commands = {command.words.partition(" ")[0] for command in COMMANDS}
    if name in {*title_names(), *commands, *sys.stdlib_module_names, "broadfront", "tests"}:
        message, todo = f"{name!r} is the name of something that is there already.", "Choose another name."
        raise Invalid(message, parameter="name", given=name, todo=todo)
