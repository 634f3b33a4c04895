"""The titles: found by their folder, loaded on demand, frozen once loaded."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from broadfront.core.errors import Invalid, unknown
from broadfront.core.questions import Answer, Question, questions_in
from broadfront.core.rules import Rule, RuleBook
from broadfront.core.title import Playable, Title

__all__ = [
    "ask",
    "can_be_edited",
    "core_rules",
    "editing_module",
    "find_question",
    "find_rule",
    "load_title",
    "overlay_module",
    "playable",
    "questions",
    "table_module",
    "title_names",
]

_HERE = Path(__file__).parent


@lru_cache(maxsize=1)
def _packages() -> dict[str, str]:
    """Title name to package: our own folders, then titles other packages register as `broadfront.titles`."""
    found = {path.parent.name: f"{__name__}.{path.parent.name}" for path in sorted(_HERE.glob("*/title.toml"))}
    for entry in entry_points(group="broadfront.titles"):
        found.setdefault(entry.name, entry.value)
    return found


def title_names() -> list[str]:
    return list(_packages())


def load_title(name: str, data: str | Path | None = None) -> Title:
    """The title, its files overlaid with a person's own from the folder `data`."""
    if name not in _packages():
        raise unknown("title", name, _packages(), parameter="title")
    return _load(name, None if data is None else Path(data))


@lru_cache(maxsize=32)
def _load(name: str, data: Path | None) -> Title:
    title: Title = importlib.import_module(_packages()[name]).load(data)
    return title


def playable(name: str, data: str | Path | None = None) -> Playable:
    """The title, if it can be played."""
    title = load_title(name, data)
    if not isinstance(title, Playable):
        can = [n for n in title_names() if load_title(n).playable]
        raise Invalid(
            f"{name} cannot be played yet: it answers questions. Playable are {', '.join(can)}.",
            parameter="title",
            given=name,
            accepted=can,
        )
    return title


@lru_cache(maxsize=32)
def questions(name: str) -> dict[str, Question[Any]]:
    """The questions of a title by name; none when it has no `questions` module."""
    if name not in _packages():
        raise unknown("title", name, _packages(), parameter="title")
    package = _packages()[name]
    if importlib.util.find_spec(f"{package}.questions") is None:
        return {}
    return questions_in(importlib.import_module(f"{package}.questions"))


@lru_cache(maxsize=32)
def table_module(name: str) -> ModuleType | None:
    """The module in which a title says what lies on the table (see `board.shown`); None when it has none."""
    return _module(name, "board")


@lru_cache(maxsize=32)
def overlay_module(name: str) -> ModuleType | None:
    """The module in which a title says what may be laid over its map (see `board.shown`); None when it has none."""
    return _module(name, "overlays")


@lru_cache(maxsize=32)
def editing_module(name: str) -> ModuleType | None:
    """The module in which a title says what of a position can be edited (`board.editing`); None when it has none."""
    return _module(name, "editing")


def _module(name: str, part: str) -> ModuleType | None:
    if name not in _packages():
        raise unknown("title", name, _packages(), parameter="title")
    module = f"{_packages()[name]}.{part}"
    return None if importlib.util.find_spec(module) is None else importlib.import_module(module)


def can_be_edited(name: str) -> bool:
    """Whether a title has an editor of positions; nothing of it is loaded yet."""
    return importlib.util.find_spec(f"{_packages()[name]}.editing") is not None


def find_question(name: str) -> tuple[str, Question[Any]]:
    """A question by its full name `title.question`."""
    title, _, rest = name.partition(".")
    if title in _packages() and rest in questions(title):
        return title, questions(title)[rest]
    asked_of = [title] if title in _packages() else _packages()
    known = [f"{t}.{q}" for t in asked_of for q in questions(t)]
    raise unknown("question", name, known, parameter="ask", todo="See `broadfront ask --list`.")


def ask(name: str, *, data: str | Path | None = None, **parameters: Any) -> Answer:
    """Ask a chart: `ask("patrol.combat", odds="2:1", die=4)`."""
    title, question = find_question(name)
    return question(load_title(title, data), **parameters)


@lru_cache(maxsize=1)
def core_rules() -> RuleBook:
    path = _HERE.parent / "core" / "rules.toml"
    return RuleBook(lambda: path.read_text(encoding="utf-8"), "core/rules.toml")


def books() -> Mapping[str, RuleBook]:
    """All rule books: the engine's and each title's."""
    return {"core": core_rules()} | {name: load_title(name).book for name in title_names()}


def find_rule(id: str) -> tuple[str, Rule]:
    """A rule by id, and the book it stands in."""
    all_books = books()
    for name, book in all_books.items():
        if id in book:
            return name, book[id]
    raise unknown(
        "rule", id, [i for book in all_books.values() for i in book], todo="See `broadfront rules search WORD`."
    )
