"""Checks of what a title needs before it can be played: its `title.toml`, data files, rule book, map and questions."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from broadfront.board.hexmap import MAP_FILE, HexMap
from broadfront.checking.faults import Fault, toml_fault
from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.core.reading.toml_lines import parse_toml
from broadfront.core.rules import Rule
from broadfront.core.title import Playable, Title
from broadfront.titles import can_be_played, questions, tabletop

__all__ = ["PRINTED"]

_ID = r"[A-Z]+(-[A-Za-z0-9.]+)+"
_DATA = (".toml", ".csv", ".txt")


def data_files(title: Title) -> dict[str, Path]:
    """Return the path of every data file of a title. The keys are the paths relative to the title's folder."""
    folder = title.files.folder
    found = (path for path in sorted(folder.rglob("*")) if path.suffix in _DATA)
    return {path.relative_to(folder).as_posix(): path for path in found}


def check_title_file(title: Title, name: str) -> Iterator[Fault]:
    """Check that the entries of `title.toml` agree, such as the sides in scenarios and variants."""
    card, path = title.card, title.files.folder / "title.toml"
    known = f"expected {' or '.join(card.sides)}"
    if card.name != name:
        yield toml_fault(path, ("name",), f"name is {card.name!r}; the entry point calls the title {name!r}.")
    if card.rules < 1:
        yield toml_fault(path, ("rules",), f"rules is {card.rules}; expected 1 or more.")
    if not card.sides or len(set(card.sides)) != len(card.sides):
        yield toml_fault(path, ("sides",), "sides: expected at least one, each once.")
    for side in card.colors:
        if side not in card.sides:
            yield toml_fault(path, ("colors", side), f"colors: no side {side!r}; {known}.")
    for called, variant in card.variants.items():
        for side in variant.played:
            if side not in card.sides:
                yield toml_fault(path, ("variants", called, "played"), f"played: no side {side!r}; {known}.")
        if not variant.label:
            yield toml_fault(path, ("variants", called), "the variant has no label.")
    for called, scenario in card.scenarios.items():
        for word in scenario.variants:
            if word not in card.variants:
                text = f"no variant {word!r}; expected {', '.join(card.variants)}."
                yield toml_fault(path, ("scenarios", called, "variants"), text)
        if not scenario.label:
            yield toml_fault(path, ("scenarios", called), "the scenario has no label.")
    if can_be_played(name) and not (card.variants and card.scenarios):
        yield toml_fault(path, (), "a title that is played needs a [variants.NAME] and a [scenarios.NAME].")


def check_files(title: Title, name: str) -> Iterator[Fault]:
    """Check that each data file of a title can be read, and that each row of a table has one cell per column."""
    files = data_files(title)
    for wanted in ("title.toml", "rules.toml"):
        if wanted not in files:
            yield Fault(str(title.files.folder / wanted), 0, "the file is missing.")
    for called, path in files.items():
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".csv":
            rows = csv.reader(io.StringIO(text))
            head = next(rows, [])
            for row in rows:
                if len(row) != len(head):
                    yield Fault(str(path), rows.line_num, f"{len(row)} fields; expected {len(head)}.")
            if rows.line_num < 2 and not called.startswith(
                "house/"
            ):  # a file in house/ may be left for the user to fill
                yield Fault(str(path), 1, "the table has no rows.")
        elif path.suffix == ".toml":
            data = parse_toml(text, str(path))
            if not data:
                yield Fault(str(path), 1, "the file says nothing.")
            yield from _check_rows(path, data, ())


def _check_rows(path: Path, data: Any, keys: tuple[str | int, ...]) -> Iterator[Fault]:
    """Yield a fault for each row of a chart that has more or fewer cells than the chart has columns."""
    if not isinstance(data, dict):
        return
    columns, rows = data.get("columns"), data.get("rows")
    if isinstance(columns, list) and isinstance(rows, dict):
        for label, cells in rows.items():
            if isinstance(cells, list) and len(cells) != len(columns):
                text = f"row {label!r} has {len(cells)} cells, the table {len(columns)} columns."
                yield toml_fault(path, (*keys, "rows", label), text)
    for key, value in data.items():
        yield from _check_rows(path, value, (*keys, key))


def check_rule_book(title: Title, name: str) -> Iterator[Fault]:
    """Check that each rule in the rule book is a sentence, has a source, and refers only to existing rules."""
    path = title.files.folder / "rules.toml"
    if not title.book:
        yield Fault(str(path), 1, "there is no rule.")
    for n, rule in enumerate(title.book.values()):
        for key, text in _rule_faults(rule, title):
            yield toml_fault(path, ("rule", n, key), f"{rule.id}: {text}")


def _rule_faults(rule: Rule, title: Title) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with one rule of the rule book: the key concerned and an explanation."""
    if not re.fullmatch(_ID, rule.id):
        yield "id", "an id is capitals, hyphens and numbers, such as ABC-MOVE-01."
    if rule.text.strip() != rule.text or not rule.text.endswith((".", "?", "!", ")")):
        yield "text", "the text is a sentence, without space around it and with its full stop."
    if not rule.source:
        yield "source", "no source: name the rule book, or write house."
    for id in rule.see:
        if id not in title.book:
            yield "see", f"sees {id}, which is not there."


def check_map_text(title: Title, name: str) -> Iterator[Fault]:
    """Check that the map files are written in the standard form, in which each change of the map is one changed
    line."""
    path = title.files.folder / MAP_FILE
    if not title.files.exists(MAP_FILE):
        if can_be_played(name):
            yield Fault(str(path), 0, "the file is missing: one line per hex, as the documentation of maps says.")
        return
    text = path.read_text(encoding="utf-8")
    found = HexMap.parse(text, str(path))
    if found.title != name:
        yield Fault(str(path), 2, f"title={found.title}; expected title={name}.")
    for number, (given, written) in enumerate(zip(text.splitlines(), found.write().splitlines(), strict=False), 1):
        if given != written and not given.startswith("#"):
            yield Fault(str(path), number, f"written otherwise than maps are: expected {written!r}.")
            return


def check_questions(title: Title, name: str) -> Iterator[Fault]:
    """Check that each question of a title describes its parameters, and names the parameter when it refuses a value."""
    for question in questions(name).values():
        code = question.function.__code__
        here, line = code.co_filename, code.co_firstlineno
        schema = question.schema(name)
        if not schema["description"].strip():
            yield Fault(here, line, f"{question.name}: no docstring, so nobody learns what it answers.")
        if json.loads(json.dumps(schema)) != schema:
            yield Fault(here, line, f"{question.name}: its schema is not plain JSON.")
        for parameter in question.parameters.values():
            declared = schema["properties"][parameter.name]
            if "default" in declared and parameter.convert(declared["default"], title) != parameter.default:
                yield Fault(here, line, f"{question.name}: the default of {parameter.name} reads as another value.")
        if _refused_parameter(question, title, no_such_parameter=1) != "no_such_parameter":
            yield Fault(here, line, f"{question.name}: takes a parameter that it does not name.")
        if schema["required"] and _refused_parameter(question, title) not in schema["required"]:
            yield Fault(here, line, f"{question.name}: answers without {', '.join(schema['required'])}.")


def _refused_parameter(question: Any, title: Title, **given: Any) -> str | None:
    """Return the parameter that a question names as wrong when asked with these values. Return "" if it answers, None
    if its error names no parameter."""
    try:
        question(title, **given)
    except Invalid as error:
        return error.parameter
    return ""


def check_lazy_data_and_starts(title: Title, name: str) -> Iterator[Fault]:
    """Check that data files normally read only when needed can be read, and that each scenario can be started."""
    title.check_data()
    if isinstance(title, Playable):
        title.check_starts()
        yield from _check_terminal(title)


def _check_terminal(title: Playable) -> Iterator[Fault]:
    """Check that terminal and web page have something to show at the start of each scenario."""
    table, card = tabletop(title.name), title.card
    file = str(title.files.folder / "table.py")
    for called, scenario in card.scenarios.items():
        state = Game.new(title, scenario=called, variant=(scenario.variants or tuple(card.variants))[0], seed=1).state
        if not table.describe(state, None).strip():
            yield Fault(file, 0, "no description for the terminal: TABLETOP.describe gives nothing.")
            return
        for counter in table.display(state, None).counters:
            if counter.side not in card.sides:
                yield Fault(file, 0, f"{counter.unit} is of {counter.side!r}; expected {' or '.join(card.sides)}.")
                return


PRINTED: dict[str, Callable[[Title, str], Iterator[Fault]]] = {
    "the card agrees with itself": check_title_file,
    "every file can be read": check_files,
    "every rule is a sentence with a source": check_rule_book,
    "the map is written as it is read": check_map_text,
    "every question says what it takes": check_questions,
    "everything is read, and every start is legal": check_lazy_data_and_starts,
}
"""The checks by what they require."""
