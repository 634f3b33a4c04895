"""`broadfront rules`: show, search and read the rules, look up terms, and print a summary."""

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
from broadfront.core.files import path_exists, write_atomically
from broadfront.core.manual.glossary import Term, find_term, glossary
from broadfront.core.manual.sections import Section, find_section, sections
from broadfront.core.rules import Rule, RuleBook
from broadfront.core.title import Title
from broadfront.manual.book import BookSection, book_section, book_sections
from broadfront.manual.search import search_rules
from broadfront.manual.summary import PAPERS, rules_summary_page
from broadfront.titles import books, find_rule, title_names

__all__ = ["book", "print_summary", "rule_by_id", "rule_text", "search", "show", "word"]

TitleOption = Annotated[str | None, typer.Option("--title", help="Look in the rules of this title only.")]


def show(
    id: Annotated[str, typer.Argument(metavar="ID", help="A rule, such as ARD-R0-07.")],
    as_json: JsonOption = False,
    title: TitleOption = None,
    data: DataOption = None,
) -> None:
    """Show a rule: its sentence, where it comes from, and how it was interpreted."""
    name, rule = rule_by_id(id, _select_books(title, data))
    if as_json:
        print_json({"title": name} | _rule_data(rule))
    else:
        print(rule_text(name, rule))


def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS...", help="Words that must all be there.")],
    as_json: JsonOption = False,
    title: TitleOption = None,
    data: DataOption = None,
) -> None:
    """Find rules by words in any of their forms, by terms of the glossary, or by the beginning of an id."""
    found = search_rules(" ".join(words), _select_books(title, data))
    if as_json:
        print_json([{"title": name} | _rule_data(rule) for name, rule in found])
    elif found:
        print("\n".join(columns([(rule.id, rule.text) for _, rule in found])))
    else:
        print(f"No rule holds {' and '.join(words)}. Try fewer or shorter words.")


def _select_books(title: str | None, data: Path | None) -> Mapping[str, RuleBook]:
    """Return a mapping from names to rule books. It holds only the book of `title`, or all books if `title` is None."""
    if title is not None:
        return {title: books()["core"] if title == "core" else load(title, data).book}
    if data is not None:
        raise Invalid("--data needs --title: which title do the files belong to?", parameter="data", given=str(data))
    return books()


def rule_by_id(id: str, among: Mapping[str, RuleBook]) -> tuple[str, Rule]:
    """Return the name of the rule book that contains a rule, and the rule; the rule's id is matched ignoring case."""
    wanted = id.casefold()
    for name, book in among.items():
        for known in book:
            if known.casefold() == wanted:
                return name, book[known]
    if len(among) == 1:
        return next(iter(among)), next(iter(among.values()))[id]
    return find_rule(id)


def _rule_data(rule: Rule) -> dict[str, object]:
    """Return a rule as plain data."""
    data: dict[str, object] = msgspec.to_builtins(rule)
    return data


def rule_text(title: str, rule: Rule) -> str:
    """Return a rule as text: its id, sentence, interpretation, data, references and source."""
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


# The book in reading order

TitleArgument = Annotated[str, typer.Argument(metavar="TITLE", help="Whose rules: see `broadfront titles`.")]


def book(
    title: TitleArgument,
    section: Annotated[str | None, typer.Option(metavar="NAME", help="Read this section: its id or heading.")] = None,
    whole: Annotated[bool, typer.Option("--whole", help="Read the whole book.")] = False,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Read the rules of a title in order: the table of contents, a section, or all of it."""
    found = load(title, data)
    if section is not None:
        read = book_section(found, find_section(found, section))
        print_json(read) if as_json else print(_format_section(read))
    elif whole:
        all_of_it = book_sections(found)
        print_json(all_of_it) if as_json else print("\n\n".join(map(_format_section, all_of_it)))
    else:
        listed = sections(found)
        print_json(listed) if as_json else print("\n".join(_contents_lines(found, listed)))


def _contents_lines(title: Title, listed: tuple[Section, ...]) -> list[str]:
    """Return the table of contents of a title's rules as lines."""
    lines, part = [title.label()], ""
    for one in listed:
        if one.part != part:
            part = one.part
            lines += ["", part]
        lines.append(f"  {one.id:22} {one.title} ({len(one.rules)})")
    hint = [f"Read one with `broadfront rules book {title.name} --section {listed[0].id}`."] if listed else []
    return [*lines, "", *hint]


def _format_section(section: BookSection) -> str:
    """Return a section of the rule book as text, with its rules and examples."""
    lines = [f"{section.part}: {section.title}", wrapped(section.about, "  "), ""]
    lines += columns([(rule.id, rule.text) for rule in section.rules], indent="  ")
    for one in section.examples:
        lines += ["", f"  Example: {one.title}", wrapped(one.text, "    ")]
        lines += columns([(".", event) for event in one.told], indent="    ")
    return "\n".join(lines)


def word(
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORD]", help="A term, in any of its forms.")] = None,
    title: Annotated[str | None, typer.Option("--title", help="In the words of this title only.")] = None,
    as_json: JsonOption = False,
    data: DataOption = None,
) -> None:
    """Say what a term of the game means, or list the terms there are."""
    if data is not None and title is None:
        raise Invalid("--data needs --title: which title do the files belong to?", parameter="data", given=str(data))
    asked = [load(name, data) for name in ([title] if title is not None else title_names())]
    if not words:
        found = {one.name: glossary(one) for one in asked}
        if as_json:
            print_json(found)
        else:
            print("\n".join(wrapped(f"{name}: {', '.join(t.word for t in terms)}") for name, terms in found.items()))
        return
    given = " ".join(words)
    matches = [(one, term) for one in asked if (term := _find_term(one, given)) is not None]
    if not matches:
        find_term(asked[0], given)  # raises an error that lists the known words
    if as_json:
        print_json([{"title": one.name, "term": term} for one, term in matches])
    else:
        print("\n\n".join(_format_term(one, term) for one, term in matches))


def _find_term(title: Title, given: str) -> Term | None:
    """Return the glossary term of a title that a word names; None if the glossary has no such term."""
    try:
        return find_term(title, given)
    except Invalid:
        return None


def _format_term(title: Title, term: Term) -> str:
    """Return a glossary term as text: its forms, meaning and rules."""
    forms = f" (also {', '.join(term.forms)})" if term.forms else ""
    lines = [wrapped(f"{term.word}{forms}, {title.name}"), wrapped(term.text, "  ")]
    return "\n".join([*lines, f"  Rules: {', '.join(term.rules)}"] if term.rules else lines)


def print_summary(
    title: TitleArgument,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="The page to print: .html.")],
    paper: Annotated[str, typer.Option(help=f"The paper: {' or '.join(PAPERS)}.")] = "A4",
    data: DataOption = None,
) -> None:
    """Write a summary of the rules for printing, on four pages. Open it in a browser and print it, or save it as
    PDF."""
    if out.suffix != ".html":
        raise Invalid(f"{out}: give a name that ends in .html.", parameter="out", given=str(out), accepted=".html")
    if path_exists(out):
        message = f"{str(out)!r} exists and is not overwritten."
        raise Invalid(message, parameter="out", given=str(out), todo="Name a new file.")
    write_atomically(out, rules_summary_page(load(title, data), paper).encode())
    print(f"wrote {out}; print it from a browser")
