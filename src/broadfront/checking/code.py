"""Checks of a title's code without playing: unregistered steps, unknown rules, topics without words."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from broadfront.checking.faults import Fault, class_fault, toml_fault
from broadfront.core.actions import Action
from broadfront.core.messages import templates
from broadfront.core.steps import Choice, InOrder, Step
from broadfront.core.title import Playable
from broadfront.titles import core_rules, folder_of

__all__ = ["CODE"]

C = TypeVar("C")

RESERVED = (
    "chart-groups", "charts", "example", "glossary", "glossary-forms", "guide", "hints", "key", "key-names", "labels",
    "manual", "names", "rules",
)  # fmt: skip
"""First words of topics reserved for texts from data files; events must not use them."""


class Source(NamedTuple):
    """A Python module of a title: its file and its parsed syntax tree."""

    path: Path
    module: str
    tree: ast.Module


def parse_sources(name: str, package: str) -> list[Source]:
    """Read and parse all Python modules of a title's package."""
    folder, found = folder_of(name), []
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        inner = parts[:-1] if parts[-1] == "__init__" else parts
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found.append(Source(path, ".".join((package, *inner)), tree))
    return found


def _package_of(title: Playable) -> str:
    """Return the Python package that a title is defined in."""
    return type(title).__module__.rpartition(".game")[0]


def _title_classes(kind: type[C], title: Playable) -> list[type[C]]:
    """Return the subclasses of a class that a title defines, without those that have subclasses in the title
    themselves."""
    package = _package_of(title)
    modules = [importlib.import_module(source.module) for source in parse_sources(title.name, package)]
    defined = [
        one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, kind) and one.__module__ == module.__name__
    ]
    return [one for one in defined if not any(other is not one and issubclass(other, one) for other in defined)]


def check_steps(title: Playable) -> Iterator[Fault]:
    """Check that every step and action class is registered in the title; otherwise saved games that contain one could
    not be read."""
    for step in _title_classes(Step, title):
        if step not in title.STEPS:
            yield class_fault(step, f"{step.__name__} is forgotten in STEPS: a game saved in this step cannot be read.")
        asks = step.ask is not Step.ask or step.advance is not Step.advance
        if not asks:
            yield class_fault(step, f"{step.__name__} asks nothing and does nothing: give it ask or advance.")
        if issubclass(step, Choice) and step.ask is Choice.ask:
            missing = [word for word in ("decision", "do") if getattr(step, word) in (getattr(Choice, word), Step.do)]
            if missing:
                yield class_fault(step, f"{step.__name__} is a Choice without {' and '.join(missing)}.")
    for action in _title_classes(Action, title):
        if action not in title.ACTIONS:
            yield class_fault(
                action, f"{action.__name__} is forgotten in ACTIONS: a record that has one cannot be read."
            )


def check_sequence(title: Playable) -> Iterator[Fault]:
    """Check that the steps of the sequence of play use existing sides, and that every list of steps that is run
    exists."""
    known = " or ".join(title.sides)
    for name, steps in title.sequences.items():
        for step in steps:
            if type(step) not in (InOrder, *title.STEPS):
                text = f"sequence {name!r} has {type(step).__name__}, which is forgotten in STEPS."
                yield class_fault(type(title), text)
            side = msgspec.structs.asdict(step).get("side")
            if isinstance(side, str) and side not in title.sides:
                text = f"sequence {name!r}: {type(step).__name__} is for {side!r}; expected {known}."
                yield class_fault(type(title), text)
    for source in parse_sources(title.name, _package_of(title)):
        for node in ast.walk(source.tree):
            match node:
                case ast.Call(func=ast.Name(id="InOrder"), args=[ast.Constant(value=str(word)), *_]):
                    if word not in title.sequences:
                        listed = ", ".join(title.sequences)
                        yield Fault(str(source.path), node.lineno, f"no sequence {word!r}; expected {listed}.")


def check_rules(title: Playable) -> Iterator[Fault]:
    """Check that every rule id cited in a title's code or data is in its rule book, and that every rule of the book is
    cited."""
    prefixes = {id.partition("-")[0] for id in title.book}
    pattern = re.compile(rf"(?:{'|'.join(sorted(map(re.escape, prefixes)))})-(?:[A-Za-z0-9.]+-)*[0-9]+")
    cited = set[str]()
    for source in parse_sources(title.name, _package_of(title)):
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                cited.add(node.value)
                if pattern.fullmatch(node.value):
                    yield from _unknown_rule(node.value, title, source.path, node.lineno)
    folder = title.files.folder
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".toml", ".csv") or path.parent.name in ("words", "manual") or path.parent == folder:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for id in re.findall(rf"(?<![\w-]){pattern.pattern}", line.partition("#")[0]):
                cited.add(id)
                yield from _unknown_rule(id, title, path, number)
    for n, id in enumerate(title.book):
        if id not in cited:
            text = f"{id} is cited by nothing: the code that decides it names it, or @decides does."
            yield toml_fault(folder / "rules.toml", ("rule", n, "id"), text)


def _unknown_rule(id: str, title: Playable, path: Path, line: int) -> Iterator[Fault]:
    """Yield a fault if a cited rule id is not in the title's rule book."""
    if id not in title.book and id not in core_rules():
        near = get_close_matches(id, title.book, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        yield Fault(str(path), line, f"no rule {id} in rules.toml.{hint}")


def check_message_topics(title: Playable) -> Iterator[Fault]:
    """Check that every message topic used in a title's code has a text in its word files, and that no topic begins with
    a reserved word."""
    package = _package_of(title)
    try:
        words = templates(title.name)
    except KeyError:
        return
    for source in parse_sources(title.name, package):
        for node in ast.walk(source.tree):
            match node:
                case ast.Call(func=ast.Name(id="say"), args=[ast.Constant(value=str(topic))]):
                    first = topic.partition(".")[0]
                    if first in RESERVED:
                        yield Fault(str(source.path), node.lineno, f"{topic!r}: topics of {first!r} are reserved.")
                    elif topic not in words:
                        yield Fault(str(source.path), node.lineno, f"no words for {topic!r} in words/en.toml.")


CODE: dict[str, Callable[[Playable], Iterator[Fault]]] = {
    "every step and action is known": check_steps,
    "the sequence of play is for its sides": check_sequence,
    "every rule that is cited is there, and the other way round": check_rules,
    "everything that is said has words": check_message_topics,
}
"""The checks by what they require."""
