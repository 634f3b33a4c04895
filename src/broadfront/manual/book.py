"""The rule book of a title as people read it: sections with their sentences, the examples as they were played."""

from __future__ import annotations

import msgspec

from broadfront.board.hexmap import HexMap, title_map
from broadfront.core.errors import unknown
from broadfront.core.events import Event
from broadfront.core.manual.sections import Section, rule_sentence, sections
from broadfront.core.messages import Prose, names_in
from broadfront.core.state import State
from broadfront.core.title import Title
from broadfront.manual.examples import Example, drawn, examples
from broadfront.titles import can_be_played, tabletop

__all__ = ["BookExample", "BookRule", "BookSection", "book_of", "picture_of", "section_of"]


class BookRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule as a section has it."""

    id: str
    text: Prose
    reading: Prose = ""
    scope: str = ""


class BookExample(msgspec.Struct, frozen=True):
    """An example: what to look at, and what happened."""

    id: str
    title: str
    text: Prose
    told: list[str]
    """What happened, a sentence each, with the rules at its end."""
    picture: bool
    """Whether there is a picture of the position before it."""


class BookSection(msgspec.Struct, frozen=True):
    """A section with the sentences of its rules."""

    id: str
    part: str
    title: str
    about: Prose
    rules: list[BookRule]
    key: tuple[str, ...]
    examples: list[BookExample]


def book_of(title: Title) -> list[BookSection]:
    """The whole book, in reading order."""
    played = examples(title) if can_be_played(title.name) else ()
    return [_section(title, one, [each for each in played if each.section == one.id]) for one in sections(title)]


def section_of(title: Title, section: Section) -> BookSection:
    """One section of it."""
    played = examples(title) if can_be_played(title.name) else ()
    return _section(title, section, [one for one in played if one.section == section.id])


def picture_of(title: Title, id: str) -> str:
    """The picture of an example as SVG; empty where it has none."""
    found = examples(title) if can_be_played(title.name) else ()
    for one in found:
        if one.id == id:
            return drawn(one)
    raise unknown(f"example of {title.name}", id, [one.id for one in found], parameter="example")


def _section(title: Title, section: Section, played: list[Example]) -> BookSection:
    rules = [title.book[id] for id in section.rules]
    return BookSection(
        section.id,
        section.part,
        section.title,
        section.about,
        [BookRule(rule.id, rule_sentence(title.name, rule), rule.reading, rule.scope) for rule in rules],
        section.key,
        [_example(one) for one in played],
    )


def _example(one: Example) -> BookExample:
    hexmap, called = title_map(one.before.title.files), _called(one.before)
    told = [_sentence(event, hexmap, called) for event in one.events]
    return BookExample(one.id, one.title, one.text, told, bool(_on_map(one.before)))


def _on_map(state: State) -> list[str]:
    return [counter.hex for counter in tabletop(state.title.name).shown(state, None).counters if counter.hex]


def _called(state: State) -> dict[str, str]:
    """What units and hexes are called where that is not their id."""
    counters = tabletop(state.title.name).shown(state, None).counters
    named = {counter.unit: counter.name for counter in counters if counter.name}
    return named | {id: str(name) for id, name in state.title.names.items()}


def _sentence(event: Event, hexmap: HexMap, called: dict[str, str]) -> str:
    """What happened, units and hexes by their names, with its rules."""
    text, index = event.text, hexmap.index
    for start, end, id in reversed([(one.start, one.end, one.id) for one in names_in(event.message)]):
        if text[start:end] != id or text[:start].endswith(("(", "hex ")):
            continue  # it has its name already
        place = hexmap.place[index[id]] if id in index else None
        name = called.get(id) or (f"{place.name} ({id})" if place is not None else id)
        text = text[:start] + name + text[end:]
    return f"{text} [{', '.join(event.rules)}]" if event.rules else text
