"""The rules of a title in reading order: short sections that list the rules' own sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

import msgspec

from broadfront.core.errors import unknown_name
from broadfront.core.files import TitleFiles
from broadfront.core.messages import localize
from broadfront.core.rules import Rule, RuleBook

if TYPE_CHECKING:
    from broadfront.core.title import Title

__all__ = ["FILE", "Section", "expand_rule_ids", "find_section", "rule_sentence", "sections"]

FILE = "manual/sections.toml"


class Section(msgspec.Struct, frozen=True):
    """A section of the rule book: its heading, and the ids of its rules."""

    id: str
    part: str
    title: str
    about: str
    rules: tuple[str, ...]
    key: tuple[str, ...] = ()
    """The rules that also appear in the printed summary."""


class _DeclaredSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the rule book as its file declares it, with ranges of rule ids."""

    id: str
    part: str
    title: str
    about: str
    rules: tuple[str, ...]
    key: tuple[str, ...] = ()


class _SectionFile(TypedDict):
    """The content of `manual/sections.toml`, which arranges the rules of a title in sections."""

    section: list[_DeclaredSection]


def sections(title: Title) -> tuple[Section, ...]:
    """Return the rule book sections of a title in reading order and in the reader's language; empty if it has none."""
    return tuple(
        msgspec.structs.replace(
            one,
            part=localize(title.name, f"manual.{one.id}.part", one.part),
            title=localize(title.name, f"manual.{one.id}.title", one.title),
            about=localize(title.name, f"manual.{one.id}.about", one.about),
        )
        for one in _english_sections(title)
    )


@lru_cache(maxsize=32)
def _english_sections(title: Title) -> tuple[Section, ...]:
    """Return the rule book sections of a title in English."""
    if not title.files.exists(FILE):
        return ()
    return tuple(
        Section(
            one.id,
            one.part,
            one.title,
            one.about,
            _rule_ids_of_section(title, one.rules),
            _rule_ids_of_section(title, one.key),
        )
        for one in title.files.read(FILE, _SectionFile)["section"]
    )


def _rule_ids_of_section(title: Title, given: Sequence[str]) -> tuple[str, ...]:
    """Expand the rule ids and ranges of a section, leaving out shipped rules that a player's own rule file does not
    have."""
    if not title.files.is_own("rules.toml"):
        return expand_rule_ids(title.book, given)
    printed = RuleBook(lambda: TitleFiles(title.files.folder).text("rules.toml"), "rules.toml")
    return tuple(id for id in expand_rule_ids(printed, given) if id in title.book)


def find_section(title: Title, given: str) -> Section:
    """Find a section of the rule book by its id or heading, ignoring case."""
    found = sections(title)
    wanted = given.casefold()
    for one in found:
        if wanted in (one.id.casefold(), one.title.casefold()):
            return one
    todo = f"See `broadfront rules book {title.name}`."
    raise unknown_name("section", given, [one.id for one in found], parameter="section", todo=todo)


_SPAN = re.compile(r"(?P<stem>.+-)(?P<first>\d+)\.\.(?P<last>\d+)")


def expand_rule_ids(book: RuleBook, given: Sequence[str]) -> tuple[str, ...]:
    """Expand a list of rule ids; `PAT-MOVE-01..05` stands for all existing ids from the first to the last."""
    return tuple(id for one in given for id in _expand_rule_id(book, one))


def _expand_rule_id(book: RuleBook, given: str) -> Iterator[str]:
    """Yield the rule id, or all rule ids of a range such as `PAT-MOVE-01..05`."""
    found = _SPAN.fullmatch(given)
    if found is None:
        yield book[given].id
        return
    stem, first, last = found["stem"], found["first"], found["last"]
    for end in (first, last):
        book[stem + end]  # both ends of a range must be rules
    for number in range(int(first), int(last) + 1):
        id = f"{stem}{number:0{len(first)}d}"
        if id in book:
            yield id


def rule_sentence(book: str, rule: Rule) -> str:
    """Return the text of a rule (one sentence) in the reader's language."""
    return localize(book, f"rules.{rule.id}", rule.text)
