"""HTTP handlers that need no game: titles, maps, rules, questions and rule books."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from broadfront.analyst.levels import PLAYOUTS, opponent_levels_of
from broadfront.analyst.outlooks import outlook_of
from broadfront.board.hexmap import HexMap, map_of
from broadfront.core.errors import BroadfrontError, Invalid, unknown_name
from broadfront.core.manual.glossary import glossary
from broadfront.core.manual.sections import rule_sentence
from broadfront.core.messages import Prose
from broadfront.core.payloads import ToldAnswer
from broadfront.core.rules import Rule
from broadfront.guiding import title_guide
from broadfront.manual.book import BookSection, book_sections, example_svg
from broadfront.manual.key import KeyPart, counter_key_parts, counter_key_svg
from broadfront.manual.search import search_rules
from broadfront.players import players_of
from broadfront.titles import (
    books,
    can_be_edited,
    can_be_played,
    find_question,
    find_rule,
    is_external,
    named_questions,
    questions,
    title_names,
)
from broadfront.web.endpoint import Call, Raw, WorkerCall
from broadfront.web.errors import NotFound
from broadfront.web.gateway.language import languages_of_title
from broadfront.web.loading import load, load_for_question
from broadfront.web.maps import Look, MapData, Pictures, map_data, map_palette

__all__ = [
    "Key",
    "Manual",
    "QuestionInfo",
    "QuestionSchema",
    "RuleData",
    "RulesFound",
    "TitleInfo",
    "WordData",
    "Words",
    "ask",
    "example_picture",
    "manual",
    "map_details",
    "map_picture",
    "question",
    "question_list",
    "rule",
    "rule_list",
    "style",
    "symbol_key",
    "symbol_picture",
    "titles",
    "words",
]

MOST_RULES = 200


class VariantInfo(msgspec.Struct, frozen=True):
    """A variant of a title and the sides that people can play in it."""

    label: str
    played: tuple[str, ...]


class ScenarioInfo(msgspec.Struct, frozen=True):
    label: str
    variants: tuple[str, ...]


class GuideInfo(msgspec.Struct, frozen=True):
    """The guided first game of a title, as offered in the list of titles."""

    title: str
    about: Prose
    minutes: int


class TitleInfo(msgspec.Struct, frozen=True):
    """A title and what it offers: scenarios, variants, map, editor, questions, computer players."""

    title: str
    label: str
    languages: tuple[str, ...]
    """Supported languages, English first."""
    sides: tuple[str, ...]
    playable: bool
    variants: dict[str, VariantInfo]
    scenarios: dict[str, ScenarioInfo]
    map: bool
    editable: bool
    """Whether its positions can be edited."""
    boxed: bool
    """Whether it can be played with counters, cards and charts from your own copy of the game."""
    questions: int
    players: list[str]
    levels: list[str]
    """Levels of the computer player, weakest first; empty if the title has no good enough player."""
    guide: GuideInfo | None
    """Its guided first game, or None."""


def _levels_that_differ(title: str) -> list[str]:
    """Return the levels of computer player that really differ in a title; the upper ones only if some decision is
    searched."""
    found = list(opponent_levels_of(title, players_of(title)))
    return found if outlook_of(title).searched else [level for level in found if level not in PLAYOUTS]


def titles(call: Call) -> list[TitleInfo]:
    """List all titles with what they offer, leaving out broken titles of other packages."""
    listed = []
    for name in title_names():
        try:
            listed.append(_title_info(name, call))
        except (BroadfrontError, ImportError):
            if not is_external(name):  # a broken title of another package must not break the list
                raise
    return listed


def _title_info(name: str, call: Call) -> TitleInfo:
    """Return what a title offers."""
    title = load(name, call.parts.settings.data)
    card, guide = title.card, title_guide(title)
    variants = {n: VariantInfo(title.variant_label(n), tuple(v.played)) for n, v in card.variants.items()}
    scenarios = {n: ScenarioInfo(title.scenario_label(n), tuple(s.variants)) for n, s in card.scenarios.items()}
    return TitleInfo(
        title=name,
        label=title.label(),
        languages=languages_of_title(name),
        sides=tuple(title.sides),
        playable=can_be_played(name),
        variants=variants if can_be_played(name) else {},
        scenarios=scenarios if can_be_played(name) else {},
        map=map_of(title) is not None,
        editable=can_be_edited(name),
        boxed=bool(title.sheets()),
        questions=len(questions(name)),
        players=sorted(players_of(name)),
        levels=_levels_that_differ(name),
        guide=GuideInfo(guide.title, guide.about, guide.minutes) if guide is not None else None,
    )


def _title_map(asked: WorkerCall) -> HexMap:
    """Return the map of a title; raise `NotFound` if it has none."""
    hexmap = map_of(load(asked.path["title"], asked.data))
    if hexmap is None:
        raise NotFound(f"{asked.path['title']} has no map.", parameter="title", given=asked.path["title"])
    return hexmap


def map_details(asked: WorkerCall) -> MapData:
    """Return the data of a title's map, without its picture."""
    colors = load(asked.path["title"], asked.data).card.colors
    return msgspec.structs.replace(map_data(_title_map(asked)), colors=colors)


def map_picture(asked: WorkerCall) -> Raw:
    """Return the picture of a title's map as SVG, with or without names."""
    hexmap = _title_map(asked)
    given = asked.query.get("names", "yes")
    if given not in ("yes", "no"):
        raise unknown_name("answer", given, ("yes", "no"), parameter="names")
    data = Pictures(asked.pictures).svg(hexmap, names=given == "yes")
    return Raw(data, "image/svg+xml", {"cache-control": "private, max-age=86400"})


def style(call: Call) -> Look:
    """Return the colors with which the page draws on the maps."""
    return map_palette()


# Rules


class RuleData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule in our own words, with its printed source, our interpretation and related rules."""

    book: str
    id: str
    text: str
    source: str = ""
    reading: str = ""
    see: tuple[str, ...] = ()


class RulesFound(msgspec.Struct, frozen=True):
    """The first rules that match a search, the number of matches, and the number of rules in each book."""

    found: int
    rules: list[RuleData]
    books: dict[str, int]


def _rule_data(book: str, rule: Rule) -> RuleData:
    """Return a rule as the page receives it."""
    return RuleData(book, rule.id, rule_sentence(book, rule), rule.source, rule.reading, tuple(rule.see))


def rule_list(call: Call) -> RulesFound:
    """Search the rules of one book or all books for rules that contain every given word."""
    wanted = call.query.get("title", "")
    known = books()
    if wanted and wanted not in known:
        raise unknown_name("rule book", wanted, known, parameter="title")
    among = {wanted: known[wanted]} if wanted else known
    found = [_rule_data(name, rule) for name, rule in search_rules(call.query.get("q", ""), among)]
    return RulesFound(len(found), found[:MOST_RULES], {name: len(book) for name, book in known.items()})


def rule(call: Call) -> RuleData:
    """Return a rule by its id."""
    try:
        return _rule_data(*find_rule(call.path["id"]))
    except Invalid as error:
        raise NotFound(error.message, parameter="id", given=call.path["id"]) from None


# Questions


class QuestionInfo(msgspec.Struct, frozen=True):
    """A chart or calculator; `position` says whether it needs a position, `entries` whether it asks for rolls step by
    step."""

    name: str
    title: str
    label: str
    group: str
    text: str
    position: bool
    entries: bool


class ParameterSchema(msgspec.Struct, frozen=True):
    """JSON schema of one question parameter."""

    type: str | list[str] | UnsetType = UNSET
    enum: list[str] | UnsetType = UNSET
    format: str | UnsetType = UNSET
    minimum: int | UnsetType = UNSET
    maximum: int | UnsetType = UNSET
    description: str | UnsetType = UNSET
    default: Any = UNSET
    items: ParameterSchema | UnsetType = UNSET


class QuestionSchema(msgspec.Struct, frozen=True):
    """JSON schema of a question's parameters."""

    title: str
    description: str
    type: Literal["object"]
    properties: dict[str, ParameterSchema]
    required: list[str]
    additional_properties: bool = msgspec.field(name="additionalProperties")


def question_list(call: Call) -> list[QuestionInfo]:
    """List the charts and calculators of all titles."""
    return [
        QuestionInfo(
            f"{title}.{found.name}",
            title,
            called.label,
            called.group,
            found.text,
            found.takes_position,
            found.takes_entries,
        )
        for title in title_names()
        for called, found in named_questions(title)
    ]


def question(call: Call) -> QuestionSchema:
    """Return the parameters of a chart or calculator as a JSON schema."""
    try:
        title, found = find_question(call.path["name"])
    except Invalid as error:
        raise NotFound(error.message, parameter="name", given=call.path["name"]) from None
    return msgspec.convert(found.schema(title), QuestionSchema)


def ask(asked: WorkerCall) -> ToldAnswer:
    """Answer a question to a chart or calculator."""
    try:
        title, found = find_question(asked.path["name"])
    except Invalid as error:
        raise NotFound(error.message, parameter="name", given=asked.path["name"]) from None
    if not isinstance(asked.body, dict):
        raise Invalid("Give the parameters as a JSON object.", parameter="body", given=str(type(asked.body).__name__))
    return found(load_for_question(found, title, asked.data), **asked.body).serialize()


# Rule books in reading order


class Manual(msgspec.Struct, frozen=True):
    """The rules of a title in reading order."""

    title: str
    label: str
    sections: list[BookSection]


class WordData(msgspec.Struct, frozen=True):
    """A glossary term: the word, its forms, its meaning, and the rules that use it."""

    word: str
    forms: tuple[str, ...]
    text: Prose
    rules: tuple[str, ...]


class Words(msgspec.Struct, frozen=True):
    """The glossary of a title."""

    title: str
    words: list[WordData]


def manual(asked: WorkerCall) -> Manual:
    """Return the rules of a title in reading order."""
    title = load(asked.path["title"], asked.data)
    return Manual(title.name, title.label(), book_sections(title))


def words(asked: WorkerCall) -> Words:
    """Return the glossary of a title."""
    title = load(asked.path["title"], asked.data)
    return Words(
        title.name, [WordData(term.word, term.explained_words, term.text, term.rules) for term in glossary(title)]
    )


class Key(msgspec.Struct, frozen=True):
    """Explanations of the parts of counters, cards, chits and the map."""

    title: str
    label: str
    parts: list[KeyPart]


def symbol_key(asked: WorkerCall) -> Key:
    """Return the explanations of how to read a title's counters, cards and map."""
    title = load(asked.path["title"], asked.data)
    return Key(title.name, title.label(), counter_key_parts(title))


def symbol_picture(asked: WorkerCall) -> Raw:
    """Draw enlarged counters and the map symbols as SVG."""
    title = load(asked.path["title"], asked.data)
    if not counter_key_parts(title):
        raise NotFound(f"{title.name} has no key.", parameter="title", given=title.name)
    return _svg_answer(counter_key_svg(title))


def _svg_answer(svg: str) -> Raw:
    """Return an SVG picture as a response that browsers may keep for an hour."""
    return Raw(svg.encode(), "image/svg+xml", {"cache-control": "private, max-age=3600"})


def example_picture(asked: WorkerCall) -> Raw:
    """Draw the position at the start of a rules example as SVG."""
    title, example = load(asked.path["title"], asked.data), asked.path["example"]
    try:
        data = example_svg(title, example)
    except Invalid as error:
        raise NotFound(error.message, parameter="example", given=example) from None
    if not data:
        raise NotFound(f"Example {example} has no picture.", parameter="example", given=example)
    return _svg_answer(data)
