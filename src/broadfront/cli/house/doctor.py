"""`broadfront doctor`: list what is installed, what is missing and how to install it."""

from __future__ import annotations

import importlib.util
import platform
import sys

import msgspec

from broadfront import __version__
from broadfront.cli.options import JsonOption
from broadfront.cli.text import print_json
from broadfront.core.reading.folders import cache_folder, saved_games_folder
from broadfront.titles import broken_titles, is_external, title_names
from broadfront.web.settings import STATIC, default_database

__all__ = ["Part", "capabilities", "doctor"]


class Part(msgspec.Struct, frozen=True):
    """A capability of the program, and the packages it is missing."""

    name: str
    there: bool
    missing: tuple[str, ...] = ()
    todo: str = ""


EXTRAS = (
    ("charts and rules", "", ("msgspec", "typer")),
    ("games in the terminal", "play", ("numpy", "numba")),
    ("the page in the browser", "play", ("alembic", "psycopg", "sqlalchemy", "starlette", "uvicorn")),
    ("plots and PNG pictures", "plots", ("altair", "vl_convert")),
    ("tables for notebooks", "tables", ("pyarrow",)),
    ("maps compiled from the geography", "maps", ("shapely",)),
    ("environments for learning agents", "rl", ("gymnasium", "pettingzoo")),
    ("games on several machines", "cluster", ("ray",)),
)
"""Capabilities, each with the extra that installs it and the packages it needs."""


def capabilities() -> list[Part]:
    """Return all capabilities of the program with their missing packages, without importing any."""
    found = []
    for name, extra, packages in EXTRAS:
        missing = tuple(package for package in packages if importlib.util.find_spec(package) is None)
        command = f"pip install 'broadfront[{extra}]'" if extra else "pip install broadfront"
        found.append(Part(name, not missing, missing, command if missing else ""))
    built = (STATIC / "index.html").is_file()
    found.append(Part("the built page", built, () if built else (str(STATIC),), "" if built else "make page"))
    for title, why in broken_titles().items():
        found.append(Part(f"title {title}", False, (why,), f"broadfront check {title}"))
    return found


def doctor(as_json: JsonOption = False) -> None:
    """List what is installed, what is missing and the command that adds it, and where games are stored."""
    found = capabilities()
    facts = {
        "broadfront": __version__,
        "python": platform.python_version(),
        "system": sys.platform,
        "games": str(default_database()),
        "state": str(saved_games_folder()),
        "cache": str(cache_folder()),
        "titles": [f"{name} (another package)" if is_external(name) else name for name in title_names()],
    }
    if as_json:
        print_json(facts | {"parts": found})
        return
    for name, value in facts.items():
        print(f"{name:10}  {', '.join(value) if isinstance(value, list) else value}")
    print()
    for part in found:
        advice = f": {', '.join(part.missing)} missing. Run: {part.todo}" if part.missing else ""
        print(f"{'yes' if part.there else 'no':10}  {part.name}{advice}")
