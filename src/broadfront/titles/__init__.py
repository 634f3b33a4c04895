"""The registered titles: found by entry point, loaded part by part on demand, and cached.

This module is also callable: `bf.titles()` lists the titles.
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

import msgspec

from broadfront.board.editing import Editor
from broadfront.board.hexmap import load_title_map
from broadfront.board.tabletop import PlainTable, Tabletop
from broadfront.core.errors import BroadfrontError, Invalid, unknown_name
from broadfront.core.files import read_text
from broadfront.core.manual.charts import ChartName, chart_names
from broadfront.core.messages import languages_of
from broadfront.core.questions import Answer, Question, questions_in
from broadfront.core.rules import Rule, RuleBook
from broadfront.core.state import State
from broadfront.core.title import Playable, Title
from broadfront.titles.error_location import find_error_line
from broadfront.titles.kit import TitleKit, legacy_kit

__all__ = [
    "ENTRY_POINTS",
    "ask",
    "broken_titles",
    "can_be_edited",
    "can_be_played",
    "core_rules",
    "editor",
    "find_question",
    "find_rule",
    "folder_of",
    "games_can_be_edited",
    "is_external",
    "kit_of",
    "listed_questions",
    "listed_titles",
    "load_for_question",
    "load_printed",
    "load_title",
    "named_questions",
    "package_of",
    "page_script",
    "part_of",
    "playable",
    "questions",
    "tabletop",
    "title_names",
]

_HERE = Path(__file__).parent
ENTRY_POINTS = "broadfront.titles"
"""The entry point group of titles; each entry is a title's name and `package:KIT`."""


@lru_cache(maxsize=1)
def _registered_kits() -> dict[str, str]:
    """Return where each title declares its parts, as `package:name` by title name; built-in titles come first."""
    entries = entry_points(group=ENTRY_POINTS)
    ours = {entry.name: entry.value for entry in entries if entry.value.startswith(f"{__name__}.")}
    if not ours:
        raise BroadfrontError("broadfront is not installed as it is now: run `make play`, or `pip install -e .` again.")
    return ours | {entry.name: entry.value for entry in entries if entry.name not in ours}


def title_names() -> list[str]:
    """Return the names of all titles (games), without those of other packages that fail to load."""
    return [name for name in _registered_kits() if name not in broken_titles()]


def is_external(name: str) -> bool:
    """Return whether a title (game) comes from another Python package."""
    return not package_of(name).startswith(f"{__name__}.")


@lru_cache(maxsize=1)
def broken_titles() -> dict[str, str]:
    """Return the titles of other packages that fail to load, as a mapping from title name to error text."""
    found = {}
    for name in filter(is_external, _registered_kits()):
        try:
            title = load_printed(name)
            len(title.book), questions(name), languages_of(name)
        except Exception as error:  # third-party code can raise anything
            found[name] = str(error) or type(error).__name__
    return found


def folder_of(name: str) -> Path:
    """Return the folder of a title's package without importing it; raise Invalid if the package is missing."""
    try:
        found = importlib.util.find_spec(package_of(name))
    except ImportError:
        found = None
    places = [] if found is None else [Path(at) for at in found.submodule_search_locations or ()]
    if not places:
        raise Invalid(
            f"{name}: there is no package {package_of(name)}.",
            parameter="title",
            given=name,
            todo="Correct the entry point `broadfront.titles` in its pyproject.toml and install it again.",
        )
    return places[0]


def package_of(name: str) -> str:
    """Return the name of a title's package."""
    return _kit_location(name).partition(":")[0]


def _kit_location(name: str) -> str:
    """Return where a title declares its parts (`package:name`); raise Invalid for an unknown title."""
    if name not in _registered_kits():
        raise unknown_name("title", name, _registered_kits(), parameter="title")
    return _registered_kits()[name]


def kit_of(name: str) -> TitleKit:
    """Return the declaration of where each part of a title (rules, charts, display) is found; nothing is loaded yet."""
    return _load_kit(name, _kit_location(name))


@lru_cache(maxsize=64)
def _load_kit(name: str, entry: str) -> TitleKit:
    """Return the checked declaration of a title's parts that its Python entry point names."""
    kit = entry.partition(":")[2]
    if not kit:
        players = entry_points(group="broadfront.players", name=name)
        return legacy_kit(folder_of(name), next((f"{one.value}:PLAYERS" for one in players), ""))
    found = part_of(name, f".:{kit}")
    if not isinstance(found, TitleKit):
        raise Invalid(f"{name}: {entry} is {type(found).__name__}; expected a TitleKit.", parameter="title", given=name)
    try:
        msgspec.convert(msgspec.to_builtins(found), TitleKit)
    except (TypeError, msgspec.ValidationError) as error:
        raise Invalid(f"{name}: {entry}: {error}.", parameter="title", given=name) from None
    return found


def part_of(name: str, location: str) -> Any:
    """Import a part of a title, written `module:name`.

    Errors in the code of another package become Invalid with file and line.
    """
    module, _, attribute = location.partition(":")
    with _locate_errors(name):
        found = importlib.import_module(module if module.strip(".") else package_of(name), package_of(name))
    if attribute and not hasattr(found, attribute):
        raise Invalid(f"{name}: {found.__name__} has no {attribute}.", parameter="title", given=location)
    return getattr(found, attribute) if attribute else found


def page_script(name: str) -> Path | None:
    """Return the path of a title's script for the page, or None if it has none."""
    script = kit_of(name).page
    return folder_of(name) / script if script else None


def _check_loaded(name: str, loaded: Any, kind: type) -> Any:
    """Return what a title's loader returned; raise Invalid if it has the wrong type."""
    if not isinstance(loaded, kind):
        message = f"{name}: its loader gave {type(loaded).__name__}; expected a {kind.__name__}."
        raise Invalid(message, parameter="title", given=name)
    return loaded


@contextmanager
def _locate_errors(name: str) -> Iterator[None]:
    """Turn errors raised while another package's title is loaded into Invalid with the file and line."""
    try:
        yield
    except BroadfrontError:
        raise
    except (Exception, SystemExit) as error:
        absent = isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith(package_of(name))
        if absent or not is_external(name):
            raise
        at = find_error_line(error, folder_of(name))
        message = f"{type(error).__name__}: {error}"
        raise Invalid(f"{at or folder_of(name)}: {message}.", parameter="title", given=name) from error


_LOADING = RLock()
"""Lets one thread load at a time: others want the same title, and building type decoders is not thread-safe."""


def load_title(name: str, data: str | Path | None = None) -> Title:
    """Load a title, with its rules of play if it has any; files in the folder `data` replace built-in ones."""
    return playable(name, data) if can_be_played(name) else load_printed(name, data)


def load_printed(name: str, data: str | Path | None = None) -> Title:
    """Load the printed parts of a title: charts, rules, map and components, but no rules of play."""
    with _LOADING:
        return _load_printed(name, None if data is None else Path(data))


@lru_cache(maxsize=32)
def _load_printed(name: str, data: Path | None) -> Title:
    """Load the printed parts of a title; raise Invalid if the title or its data are faulty."""
    load = part_of(name, kit_of(name).printed)
    with _locate_errors(name):
        title: Title = _check_loaded(name, load(data), Title)
    if data is not None:
        title.check_data()
    title.loaded_by = (load_printed, (name, data))
    return title


def playable(name: str, data: str | Path | None = None) -> Playable:
    """Load a title with its game; raise Invalid if it cannot be played."""
    with _LOADING:
        return _load_game(name, None if data is None else Path(data))


@lru_cache(maxsize=32)
def _load_game(name: str, data: Path | None) -> Playable:
    """Load a title with its game; raise Invalid if it has none or its data are faulty."""
    if not can_be_played(name):
        can = [other for other in title_names() if can_be_played(other)]
        raise Invalid(
            f"{name} cannot be played yet: it answers questions. Playable are {', '.join(can)}.",
            parameter="title",
            given=name,
            accepted=can,
        )
    load = part_of(name, kit_of(name).game)
    with _locate_errors(name):
        title: Playable = _check_loaded(name, load(data), Playable)
    if data is not None:
        title.check_data()
        title.check_starts()
    title.loaded_by, title.draws = (playable, (name, data)), _draw_position
    return title


def _draw_position(state: State, side: str | None) -> str:
    """Draw a position as SVG; the drawing code is imported on first use."""
    from broadfront.titles.drawing import draw_position

    return draw_position(tabletop(state.title.name), load_title_map(state.title.files), state, side)


def can_be_played(name: str) -> bool:
    """Return whether a title has rules of play, without loading it."""
    return bool(kit_of(name).game)


@lru_cache(maxsize=32)
def questions(name: str) -> dict[str, Question[Any]]:
    """Return the questions that a title answers, as a mapping from question name to question; empty if there are
    none."""
    module = kit_of(name).questions
    return questions_in(part_of(name, module)) if module else {}


@lru_cache(maxsize=32)
def tabletop(name: str) -> Tabletop:
    """Return how a title is shown to players, with a default for titles that do not define it."""
    table = kit_of(name).table
    found: Tabletop = part_of(name, table) if table else PlainTable()
    return found


@lru_cache(maxsize=32)
def editor(name: str) -> Editor[Any] | None:
    """Return the position editor of a title, or None if it has none."""
    found: Editor[Any] | None = part_of(name, kit_of(name).editor) if can_be_edited(name) else None
    return found


def can_be_edited(name: str) -> bool:
    """Return whether a title has a position editor, without loading it."""
    return bool(kit_of(name).editor)


def games_can_be_edited(name: str) -> bool:
    """Return whether a title's position editor opens games in progress, without loading the editor."""
    return can_be_edited(name) and kit_of(name).edits_games


def find_question(name: str) -> tuple[str, Question[Any]]:
    """Return the title's name and the question for a full name, `title.question`; raise Invalid if it is unknown."""
    title, _, rest = name.partition(".")
    if title in _registered_kits() and rest in questions(title):
        return title, questions(title)[rest]
    asked_of = [title] if title in _registered_kits() else title_names()
    known = [f"{t}.{q}" for t in asked_of for q in questions(t)]
    raise unknown_name("question", name, known, parameter="ask", todo="See `broadfront ask --list`.")


def ask(name: str, *, data: str | Path | None = None, **parameters: Any) -> Answer:
    """Answer a question about a title's charts: `ask("patrol.combat", odds="2:1", die=4)`."""
    title, question = find_question(name)
    return question(load_for_question(question, title, data), **parameters)


def load_for_question(question: Question[Any], name: str, data: str | Path | None = None) -> Title:
    """Load as much of a title as a question needs: with its game only if the question takes a position."""
    return (load_title if question.takes_position else load_printed)(name, data)


@lru_cache(maxsize=1)
def core_rules() -> RuleBook:
    """Return the rule book of the engine itself, which holds for every title."""
    path = _HERE.parent / "core" / "rules.toml"
    return RuleBook(lambda: read_text(path), "core/rules.toml")


def books() -> Mapping[str, RuleBook]:
    """Return all rule books, as a mapping from title name to rule book; the engine's own is under `core`."""
    return {"core": core_rules()} | {name: load_printed(name).book for name in title_names()}


def find_rule(id: str) -> tuple[str, Rule]:
    """Return a rule by id, with the name of the title whose rule book has it; raise Invalid for an unknown id."""
    all_books = books()
    for name, book in all_books.items():
        if id in book:
            return name, book[id]
    raise unknown_name(
        "rule", id, [i for book in all_books.values() for i in book], todo="See `broadfront rules search WORD`."
    )


def listed_titles() -> list[dict[str, Any]]:
    """Return all titles, and what can be played and asked in each, as rows of plain data."""
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


def named_questions(title: str) -> list[tuple[ChartName, Question[Any]]]:
    """Return the questions of a title with their labels, in the order of the charts file; unlabeled ones come last."""
    found, names = questions(title), chart_names(load_printed(title))
    order = [*(name for name in names if name in found), *(name for name in found if name not in names)]
    return [(names.get(name, ChartName(name.replace("_", " ").capitalize(), "")), found[name]) for name in order]


def listed_questions(title: str | None = None) -> list[dict[str, Any]]:
    """Return the questions that one title, or all titles, can answer, as rows of plain data."""
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
    """The type of this module, which makes the module callable, so that `broadfront.titles()` lists the titles."""

    def __call__(self) -> list[dict[str, Any]]:
        """The titles as plain rows."""
        return listed_titles()


sys.modules[__name__].__class__ = _Titles
