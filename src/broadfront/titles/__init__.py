"""The titles: ours found by their folder, others by an entry point; loaded on demand, frozen once loaded.

`broadfront.titles` is this package, and as `bf.titles()` also a function that lists them.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

from broadfront.board.editing import Editor
from broadfront.board.hexmap import title_map
from broadfront.board.tabletop import PlainTable, Tabletop
from broadfront.core.errors import BroadfrontError, Invalid, unknown
from broadfront.core.files import read_text
from broadfront.core.manual.charts import Named, chart_names
from broadfront.core.questions import Answer, Question, questions_in
from broadfront.core.rules import Rule, RuleBook
from broadfront.core.state import State
from broadfront.core.title import Playable, Title
from broadfront.titles.blaming import place_in

__all__ = [
    "ask",
    "broken_titles",
    "can_be_edited",
    "can_be_played",
    "core_rules",
    "editor",
    "find_question",
    "find_rule",
    "folder_of",
    "from_elsewhere",
    "listed_questions",
    "listed_titles",
    "load_for",
    "load_printed",
    "load_title",
    "named_questions",
    "playable",
    "questions",
    "tabletop",
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
    """The titles there are. One of another package that cannot be loaded is not among them: it must not end what is
    asked of the others."""
    return [name for name in _packages() if name not in broken_titles()]


def from_elsewhere(name: str) -> bool:
    """Whether a title comes from another package."""
    return not _package(name).startswith(f"{__name__}.")


@lru_cache(maxsize=1)
def broken_titles() -> dict[str, str]:
    """The titles of other packages that cannot be loaded, and why."""
    found = {}
    for name in filter(from_elsewhere, _packages()):
        try:
            load_printed(name)
        except (BroadfrontError, ImportError) as error:
            found[name] = str(error)
    return found


def folder_of(name: str) -> Path:
    """The folder of a title's package; nothing of it is loaded."""
    try:
        found = importlib.util.find_spec(_package(name))
    except ImportError:
        found = None
    places = [] if found is None else [Path(at) for at in found.submodule_search_locations or ()]
    if not places:
        raise Invalid(
            f"{name}: there is no package {_package(name)}.", parameter="title", given=name,
            todo="Correct the entry point `broadfront.titles` in its pyproject.toml and install it again.",
        )  # fmt: skip
    return places[0]


def _module(name: str, room: str = "") -> ModuleType:
    """A module of a title's package; what ends one from elsewhere is said with its file and line."""
    package = _package(name)
    with _blamed(name):
        return importlib.import_module(f"{package}.{room}" if room else package)


@contextmanager
def _blamed(name: str) -> Iterator[None]:
    """What code of a title from elsewhere raises while it is loaded is the fault of its line."""
    try:
        yield
    except BroadfrontError:
        raise
    except Exception as error:
        absent = isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith(_package(name))
        if absent or not from_elsewhere(name):
            raise
        at = place_in(error, folder_of(name))
        said = f"{type(error).__name__}: {error}"
        raise Invalid(f"{at or folder_of(name)}: {said}.", parameter="title", given=name) from error


_LOADING = RLock()
"""One thread loads at a time: the others want the same title, and readers of types are not made by several at once."""


def load_title(name: str, data: str | Path | None = None) -> Title:
    """The title, with its game if it has one; its files overlaid with your own from the folder `data`."""
    return playable(name, data) if can_be_played(name) else load_printed(name, data)


def load_printed(name: str, data: str | Path | None = None) -> Title:
    """What is printed of a title: charts, rules, map, components. Enough for a chart; no rule of play is loaded."""
    with _LOADING:
        return _load_printed(name, None if data is None else Path(data))


@lru_cache(maxsize=32)
def _load_printed(name: str, data: Path | None) -> Title:
    module = _module(name)
    with _blamed(name):
        title: Title = module.load(data)
    if data is not None:
        title.check_data()
    title.loaded_by = (load_printed, (name, data))
    return title


def playable(name: str, data: str | Path | None = None) -> Playable:
    """The title with its game, if it can be played."""
    with _LOADING:
        return _load_game(name, None if data is None else Path(data))


@lru_cache(maxsize=32)
def _load_game(name: str, data: Path | None) -> Playable:
    if not can_be_played(name):
        can = [other for other in title_names() if can_be_played(other)]
        raise Invalid(
            f"{name} cannot be played yet: it answers questions. Playable are {', '.join(can)}.",
            parameter="title",
            given=name,
            accepted=can,
        )
    module = _module(name, "game")
    with _blamed(name):
        title: Playable = module.load(data)
    if data is not None:
        title.check_data()
        title.check_starts()
    title.loaded_by, title.draws = (playable, (name, data)), _draw
    return title


def _draw(state: State, side: str | None) -> str:
    """A position as SVG: what draws is loaded when somebody looks."""
    from broadfront.titles.drawing import draw_position

    return draw_position(tabletop(state.title.name), title_map(state.title.files), state, side)


def can_be_played(name: str) -> bool:
    """Whether a title has a game; nothing of it is loaded yet."""
    return _has(name, "game")


@lru_cache(maxsize=32)
def questions(name: str) -> dict[str, Question[Any]]:
    """The questions of a title by name; none when it has no `questions` module."""
    return questions_in(_module(name, "questions")) if _has(name, "questions") else {}


@lru_cache(maxsize=32)
def tabletop(name: str) -> Tabletop:
    """What a title shows a person (its `table`); the plain one when it says nothing."""
    if not _has(name, "table"):
        return PlainTable()
    found: Tabletop = _module(name, "table").TABLETOP
    return found


@lru_cache(maxsize=32)
def editor(name: str) -> Editor[Any] | None:
    """What of a position of a title can be edited (its `table.editing`); None when it has no editor."""
    if not can_be_edited(name):
        return None
    found: Editor[Any] = _module(name, "table.editing").EDITOR
    return found


def can_be_edited(name: str) -> bool:
    """Whether a title has an editor of positions; nothing of it is loaded yet."""
    return _has(name, "table") and _has(name, "table/editing")


def _package(name: str) -> str:
    if name not in _packages():
        raise unknown("title", name, _packages(), parameter="title")
    return _packages()[name]


def _has(name: str, room: str) -> bool:
    """Whether a title's package has a module or package of this name; looked up among its files, nothing is loaded."""
    at = folder_of(name)
    return (at / f"{room}.py").is_file() or (at / room / "__init__.py").is_file()


def find_question(name: str) -> tuple[str, Question[Any]]:
    """A question by its full name `title.question`."""
    title, _, rest = name.partition(".")
    if title in _packages() and rest in questions(title):
        return title, questions(title)[rest]
    asked_of = [title] if title in _packages() else title_names()
    known = [f"{t}.{q}" for t in asked_of for q in questions(t)]
    raise unknown("question", name, known, parameter="ask", todo="See `broadfront ask --list`.")


def ask(name: str, *, data: str | Path | None = None, **parameters: Any) -> Answer:
    """Ask a chart: `ask("patrol.combat", odds="2:1", die=4)`."""
    title, question = find_question(name)
    return question(load_for(question, title, data), **parameters)


def load_for(question: Question[Any], name: str, data: str | Path | None = None) -> Title:
    """The title as a question needs it: with its game, if it has one, when it is asked of a position."""
    return (load_title if question.takes_position else load_printed)(name, data)


@lru_cache(maxsize=1)
def core_rules() -> RuleBook:
    path = _HERE.parent / "core" / "rules.toml"
    return RuleBook(lambda: read_text(path), "core/rules.toml")


def books() -> Mapping[str, RuleBook]:
    """All rule books: the engine's and each title's."""
    return {"core": core_rules()} | {name: load_printed(name).book for name in title_names()}


def find_rule(id: str) -> tuple[str, Rule]:
    """A rule by id, and the book it stands in."""
    all_books = books()
    for name, book in all_books.items():
        if id in book:
            return name, book[id]
    raise unknown(
        "rule", id, [i for book in all_books.values() for i in book], todo="See `broadfront rules search WORD`."
    )


def listed_titles() -> list[dict[str, Any]]:
    """What there is to play and to ask, as plain rows."""
    return [
        {
            "title": title.name,
            "label": title.card.label,
            "rules": title.card.rules,
            "sides": list(title.sides),
            "playable": can_be_played(title.name),
            "variants": {name: variant.label for name, variant in title.card.variants.items()},
            "scenarios": {name: scenario.label for name, scenario in title.card.scenarios.items()},
            "questions": len(questions(title.name)),
        }
        for title in map(load_printed, title_names())
    ]


def named_questions(title: str) -> list[tuple[Named, Question[Any]]]:
    """The questions of a title with their names, in groups of what a person is doing; last those without a name."""
    found, names = questions(title), chart_names(load_printed(title))
    order = [*(name for name in names if name in found), *(name for name in found if name not in names)]
    return [(names.get(name, Named(name.replace("_", " ").capitalize(), "")), found[name]) for name in order]


def listed_questions(title: str | None = None) -> list[dict[str, Any]]:
    """What can be asked, of one title or of all, as plain rows."""
    return [
        {
            "ask": f"{name}.{question.name}",
            "label": called.label,
            "group": called.group,
            "text": question.summary,
            "parameters": list(question.parameters),
        }
        for name in ([title] if title is not None else title_names())
        for called, question in named_questions(name)
    ]


class _Titles(ModuleType):
    """This module, which can also be called: a function of the same name in `broadfront` would be hidden by it."""

    def __call__(self) -> list[dict[str, Any]]:
        """The titles as plain rows."""
        return listed_titles()


sys.modules[__name__].__class__ = _Titles
