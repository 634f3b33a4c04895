"""`broadfront rules show` and `rules search`: the sentences behind the ids."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from broadfront.cli.loading import load
from broadfront.cli.options import DataOption, JsonOption
from broadfront.cli.text import columns, print_json, value_lines, wrapped
from broadfront.core.errors import Invalid
from broadfront.core.rules import Rule, RuleBook
from broadfront.titles import books, find_rule

__all__ = ["rule_by_id", "rule_text", "search", "show"]

TitleOption = Annotated[str | None, typer.Option("--title", help="Look in the rules of this title only.")]


def show(
    id: Annotated[str, typer.Argument(metavar="ID", help="A rule, such as ARD-R0-07.")],
    as_json: JsonOption = False,
    title: TitleOption = None,
    data: DataOption = None,
) -> None:
    """Show a rule: its sentence, where it comes from, how it was read."""
    name, rule = rule_by_id(id, _books(title, data))
    if as_json:
        print_json({"title": name} | _data(rule))
    else:
        print(rule_text(name, rule))


def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS...", help="Words that must all be there.")],
    as_json: JsonOption = False,
    title: TitleOption = None,
    data: DataOption = None,
) -> None:
    """Find rules whose id, sentence or reading holds all the words."""
    found = [(name, rule) for name, book in _books(title, data).items() for rule in book.search(" ".join(words))]
    if as_json:
        print_json([{"title": name} | _data(rule) for name, rule in found])
    elif found:
        print("\n".join(columns([(rule.id, rule.text) for _, rule in found])))
    else:
        print(f"No rule holds {' and '.join(words)}. Try fewer or shorter words.")


def _books(title: str | None, data: Path | None) -> Mapping[str, RuleBook]:
    if title is not None:
        return {title: books()["core"] if title == "core" else load(title, data).book}
    if data is not None:
        raise Invalid("--data needs --title: which title do the files belong to?", parameter="data", given=str(data))
    return books()


def rule_by_id(id: str, among: Mapping[str, RuleBook]) -> tuple[str, Rule]:
    """A rule and the book it stands in; capital letters do not matter."""
    wanted = id.casefold()
    for name, book in among.items():
        for known in book:
            if known.casefold() == wanted:
                return name, book[known]
    if len(among) == 1:
        return next(iter(among)), next(iter(among.values()))[id]
    return find_rule(id)


def _data(rule: Rule) -> dict[str, object]:
    data: dict[str, object] = msgspec.to_builtins(rule)
    return data


def rule_text(title: str, rule: Rule) -> str:
    """A rule as a person reads it."""
    lines = [f"{rule.id} ({title}{', ' + rule.scope if rule.scope else ''})", wrapped(rule.text, "  ")]
    if rule.reading:
        lines.append(wrapped(f"Read as: {rule.reading}", "  "))
    if rule.data:
        lines += value_lines(rule.data, "  ")
    if rule.see:
        lines.append(f"  See {', '.join(rule.see)}")
    if rule.source:
        lines.append(f"  Source: {rule.source}")
    return "\n".join(lines)
