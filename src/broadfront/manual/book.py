"""The rule book of a title: sections with their rules and the played examples."""

from __future__ import annotations

import msgspec

from broadfront.board.hexmap import HexMap, load_title_map
from broadfront.core.errors import unknown_name
from broadfront.core.events import Event
from broadfront.core.manual.sections import Section, rule_sentence, sections
from broadfront.core.messages import Prose, find_names
from broadfront.core.state import State
from broadfront.core.title import Title
from broadfront.manual.examples import Example, draw_example, played_examples
from broadfront.titles import can_be_played, tabletop

__all__ = ["BookExample", "BookRule", "BookSection", "book_section", "book_sections", "example_svg"]


class BookRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule in a section of the rule book."""

    id: str
    text: Prose
    reading: Prose = ""
    scope: str = ""


class BookExample(msgspec.Struct, frozen=True):
    """An example of play in the rule book: its text and the events that happened."""

    id: str
    title: str
    text: Prose
    told: list[str]
    """The events as sentences, each ending with its rules."""
    picture: bool
    """Whether there is a picture of the position before the example."""


class BookSection(msgspec.Struct, frozen=True):
    """A section of the rule book with its rules and examples."""

    id: str
    part: str
    title: str
    about: Prose
    rules: list[BookRule]
    key: tuple[str, ...]
    examples: list[BookExample]


def book_sections(title: Title) -> list[BookSection]:
    """Return all sections of a title's rule book in reading order."""
    played = played_examples(title) if can_be_played(title.name) else ()
    return [_build_section(title, one, [each for each in played if each.section == one.id]) for one in sections(title)]


def book_section(title: Title, section: Section) -> BookSection:
    """Return one section of a title's rule book with its rules and examples."""
    played = played_examples(title) if can_be_played(title.name) else ()
    return _build_section(title, section, [one for one in played if one.section == section.id])


def example_svg(title: Title, id: str) -> str:
    """Return the picture of a rule book example as SVG, or an empty string if the example has none."""
    found = played_examples(title) if can_be_played(title.name) else ()
    for one in found:
        if one.id == id:
            return draw_example(one)
    raise unknown_name(f"example of {title.name}", id, [one.id for one in found], parameter="example")


def _build_section(title: Title, section: Section, played: list[Example]) -> BookSection:
    """Return a section of the rule book with its rules and the examples already played."""
    rules = [title.book[id] for id in section.rules]
    return BookSection(
        section.id,
        section.part,
        section.title,
        section.about,
        [BookRule(rule.id, rule_sentence(title.name, rule), rule.reading, rule.scope) for rule in rules],
        section.key,
        [_build_example(one) for one in played],
    )


def _build_example(example: Example) -> BookExample:
    """Return a played example as part of the rule book, with its events as sentences."""
    hexmap, called = load_title_map(example.before.title.files), _display_names(example.before)
    sentences = [_event_sentence(event, hexmap, called) for event in example.events]
    return BookExample(example.id, example.title, example.text, sentences, bool(_counter_hexes(example.before)))


def _counter_hexes(state: State) -> list[str]:
    """Return the hexes with counters, to be shown in the picture of an example."""
    return [counter.hex for counter in tabletop(state.title.name).display(state, None).counters if counter.hex]


def _display_names(state: State) -> dict[str, str]:
    """Return the names of units and hexes whose name differs from their id, by id."""
    counters = tabletop(state.title.name).display(state, None).counters
    named = {counter.unit: counter.name for counter in counters if counter.name}
    return named | {id: str(name) for id, name in state.title.names.items()}


def _event_sentence(event: Event, hexmap: HexMap, called: dict[str, str]) -> str:
    """Return an event as a sentence, with names instead of ids, and its rule ids at the end."""
    text, index = event.text, hexmap.index
    for start, end, id in reversed([(one.start, one.end, one.id) for one in find_names(event.message)]):
        if text[start:end] != id or text[:start].endswith(("(", "hex ")):
            continue  # the text already has its name
        place = hexmap.place[index[id]] if id in index else None
        name = called.get(id) or (f"{place.name} ({id})" if place is not None else id)
        text = text[:start] + name + text[end:]
    return f"{text} [{', '.join(event.rules)}]" if event.rules else text
