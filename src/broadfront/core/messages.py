"""Messages: a topic with data, turned into words by a template when it is read.

Rules call `say("roadblock.swept", unit=..., hex=...)`. The English template of every topic of a title is in its
`words/en.toml`; each other language has its own file beside it:

    [roadblock]
    swept = "{unit} sweeps away the Roadblock in {hex}."

    [loss.steps]
    by = "steps"
    one = "{unit} loses a step."
    other = "{unit} loses {steps} steps."

A wording is chosen by a number (one, other, or the number itself), by a list (its length), by a flag (yes, no) or by a
word (the word itself, or other). Braces hold a field of the data, with an optional format:

    {reasons}              a list joined by commas
    {reasons:semicolon}    a list joined by semicolons
    {reasons:sentences}    a list of sentences, one after the other
    {units:and}            a list with "and" before the last item; {units:or} with "or"
    {amount:+}             a number with its sign
    {why:cap}              begins with a capital, as does each item of a list
    {why:bare}             ends without its full stop
    {why:clause}           as bare, and begins in lower case unless it begins with a name
    {name:of unit}         the text of the field `name`, marked as the name of the thing in the field `unit`

A message may be a field of another message.

Text is in the language of its reader (`reading/language.py`). A book is offered in a language if that file has every
topic of the English one (`languages_of`); otherwise it is in English. A file of another language also translates ids
(`[names]`), the labels of `title.toml` (`[labels]`) and the sentences of `rules.toml` (`[rules]`).

A table is drawn often and for one reader, so it asks for the words directly (`phrase` of a title).
"""

from __future__ import annotations

import datetime as dt
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from string import Formatter
from typing import Annotated, Any, Protocol, TypedDict, Unpack

import msgspec

from broadfront.core.actions import Action
from broadfront.core.reading.language import ENGLISH, reader_language

__all__ = [
    "Datum",
    "Fields",
    "Message",
    "MessageMaker",
    "Named",
    "Prose",
    "Said",
    "display_names_of_ids",
    "find_names",
    "languages_of",
    "localize",
    "message_text",
    "message_without_data",
    "plain_data",
    "register_words",
    "render_topic",
    "say",
    "serialize_message",
    "templates",
]

Datum = Any
"""A number, word, flag, date, action, message, or a sequence of them; a title types its own in a TypedDict."""


class Message(msgspec.Struct, frozen=True, gc=False):
    """A translatable message: the book (collection of templates) its words are in, its topic and its data. `str()`
    gives it in the reader's language."""

    book: str
    """The book that has its words: the name of a title, or `core`."""
    topic: str
    data: Mapping[str, Datum] = {}

    @property
    def kind(self) -> str:
        """The first word of the message's topic."""
        return self.topic.partition(".")[0]

    def __str__(self) -> str:
        return message_text(self)

    def __hash__(self) -> int:
        return hash((self.book, self.topic))

    def with_data(self, **more: Datum) -> Message:
        """Return a copy of the message with more data."""
        return Message(self.book, self.topic, {**self.data, **more})

    def with_names(self, names: Mapping[str, Message]) -> Message:
        """Return a copy of the message in which each id that has a name is replaced by the message that names it."""
        if not self.data:
            return self
        named = {
            field: names.get(value, value)
            if type(value) is str
            else value
            if type(value) is int
            else _replace_ids(value, names)
            for field, value in self.data.items()
        }
        return self if named == self.data else Message(self.book, self.topic, named)


def _replace_ids(value: Datum, names: Mapping[str, Message]) -> Datum:
    """Return a value of a message with ids replaced by display names; values already named stay unchanged."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, Message):
        is_name = any(isinstance(id, str) and names.get(id) == value for id in value.data.values())
        return value if is_name else value.with_names(names)
    if isinstance(value, (list, tuple)):
        return [_replace_ids(one, names) for one in value]
    return value


class Fields(TypedDict, total=False):
    """The data that any message may have, by name; a title adds its own in a subclass."""

    action: str | Action
    actions: Sequence[str | Action]
    back: Message
    after: int
    amount: int | str
    asked: str
    attack: int
    card: str
    chance: Message
    choice: Message
    column: str
    count: int
    day: int
    defence: int
    die: int
    fact: str
    hex: str
    hexes: Sequence[str]
    left: int | str
    line: int
    merit: int
    needed: int | str
    other: str
    owners: Sequence[str]
    parts: Sequence[Message]
    past: str
    path: Sequence[str]
    prompt: Message
    question: Message
    reason: Message | str
    result: str
    side: str
    step: str
    steps: int
    turn: int
    unit: str
    units: Sequence[str]
    weather: str
    where: str
    why: Message
    zone: str


class MessageMaker(Protocol):
    """A function that makes messages from the templates of one title."""

    def __call__(self, topic: str, /, **data: Unpack[Fields]) -> Message: ...


@cache
def message_without_data(book: str, topic: str) -> Message:
    """Return the message of a topic that needs no data; it is cached and shared."""
    return Message(book, topic)


_folders: dict[str, Path] = {}
"""Folder with the words of each book."""


def register_words(book: str, folder: Path) -> MessageMaker:
    """Register the folder with a title's message templates, and return the function that makes its messages.

    A title calls this once, when it is imported.
    """
    _folders[book] = folder

    def say(topic: str, /, **data: Unpack[Fields]) -> Message:
        """Return the message of a topic with this data, in the words of the title."""
        return Message(book, topic, data) if data else message_without_data(book, topic)

    return say


say = register_words("core", Path(__file__).parent / "words")
"""Make a message of the engine, for any title."""


# Words


Pieces = list[tuple[str, str]]
"""A sentence in pieces, each with the id of the unit, hex, card or side it names; empty for other words."""

NAME_FORMAT = "of "
"""Prefix of the format that names a thing; the field that holds its id follows."""


class Template(msgspec.Struct, frozen=True):
    """The template for messages of one topic: literal parts and fields, or several wordings chosen by the value of a
    field."""

    parts: tuple[tuple[str, str | None, str], ...] = ()
    by: str = ""
    wordings: dict[str, Template] = {}
    literal: str = ""
    """The complete text of a template without fields."""

    def fields(self) -> Iterator[str]:
        """Yield the names of all data fields that the message template uses."""
        if self.by:
            yield self.by
        for wording in self.wordings.values():
            yield from wording.fields()
        for _, field, form in self.parts:
            if field is not None:
                yield field
            if form.startswith(NAME_FORMAT):
                yield form.removeprefix(NAME_FORMAT)

    def fill(self, message: Message, language: str) -> Pieces:
        """Return the sentence for a message, as pieces of text."""
        if self.by:
            return self.choose_wording(message.data[self.by]).fill(message, language)
        pieces: Pieces = []
        for literal, field, form in self.parts:
            if literal:
                pieces.append((literal, ""))
            if form.startswith(NAME_FORMAT) and field is not None:
                pieces.append((str(message.data[field]), str(message.data[form.removeprefix(NAME_FORMAT)])))
            elif field is not None:
                pieces += _render_value(message.data[field], form, message.book, language)
        return pieces

    def choose_wording(self, value: object) -> Template:
        """Return the wording of the template that a field's value selects."""
        if isinstance(value, (list, tuple)):
            value = len(value)
        named = _wording_key(value)
        found = self.wordings.get(named)
        if found is None and isinstance(value, int) and not isinstance(value, bool):
            found = self.wordings.get("one" if value == 1 else "other")
        return found if found is not None else self.wordings["other"]


def _wording_key(value: object) -> str:
    """Return the word by which a field's value selects a wording of a template."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _render_value(value: object, form: str, book: str, language: str) -> Pieces:
    """Return a value of a message as pieces of a sentence, in the given format."""
    if isinstance(value, Message):
        pieces = _render_pieces(value, language)
    elif isinstance(value, Action):
        pieces = _render_action(value, language)
    elif isinstance(value, (list, tuple)):
        each = "cap" if form == "cap" else ""
        pieces = _join_list([_render_value(one, each, book, language) for one in value], form, language)
    elif form == "+" and isinstance(value, int):
        pieces = [(f"{value:+d}", "")]
    elif isinstance(value, dt.date):
        pieces = [(value.isoformat(), "")]
    elif isinstance(value, str):
        pieces = [(_name_for_id(value, book, language), value)]
    else:
        pieces = [(str(value), "")]
    if pieces and form in ("bare", "clause"):
        last, id = pieces[-1]
        pieces[-1] = last.removesuffix("."), id
    if pieces and form in ("cap", "clause"):
        first, id = pieces[0]
        if form == "cap":
            pieces[0] = first[:1].upper() + first[1:], id
        elif first.split(" ", 1)[0] in _lowercase_words(language):
            pieces[0] = first[:1].lower() + first[1:], id
    return pieces


def _render_action(action: Action, language: str) -> Pieces:
    """Return an action as pieces of a sentence: in English as programs write it, in another language as a person says
    it."""
    words = "" if language == ENGLISH else action.describe(str)
    return _render_pieces(words, language) if isinstance(words, Message) else [(str(action), "")]


def _name_for_id(id: str, book: str, language: str) -> str:
    """Return the display name of an id in a language: the id itself, unless a file of words has another name."""
    return display_names_of_ids(book, language).get(id, id) if language != ENGLISH else id


@lru_cache(maxsize=64)
def display_names_of_ids(book: str, language: str) -> Mapping[str, str]:
    """Return the display names of ids in a language, from a title's files of words and the engine's; empty for
    English."""
    found = {} if book == "core" else dict(display_names_of_ids("core", language))
    own = templates(book, language) if book in _folders else {}
    return found | {topic.removeprefix(_NAMES): one.literal for topic, one in own.items() if topic.startswith(_NAMES)}


_NAMES = "names."


def localize(book: str, topic: str, english: str) -> str:
    """Return text from a data file in the reader's language, or its English if there is no translation."""
    if (reader := reader_language()) == ENGLISH or book not in _folders:
        return english
    found = templates(book, reader).get(topic)
    return english if found is None else found.literal


def languages_of(book: str) -> tuple[str, ...]:
    """Return the languages in which all messages of a book (a title's files of words) exist, English first."""
    return _complete_languages(book) if book in _folders else (ENGLISH,)


@cache
def _complete_languages(book: str) -> tuple[str, ...]:
    """Return the languages whose file of words has every topic of the English file."""
    english = _load_templates(book, ENGLISH).keys()
    others = sorted({path.stem for path in _folders[book].glob("*.toml")} - {ENGLISH})
    return (ENGLISH, *(name for name in others if english <= _load_templates(book, name).keys()))


@cache
def _lowercase_words(language: str) -> frozenset[str]:
    """Return words that are written in lower case inside a sentence because they are not names."""
    return frozenset(message_text(Message("core", "clause.small"), language).split())


def _join_list(each: list[Pieces], form: str, language: str) -> Pieces:
    """Join list items, each given as pieces of text, in the given format: with commas, semicolons, "and" or "or"."""
    if form in ("and", "or") and len(each) > 1:
        first, last = _join_pieces(each[:-1], ", "), each[-1]
        pieces: Pieces = []
        for literal, field, _ in templates("core", language)[f"list.{form}"].parts:
            pieces.append((literal, ""))
            pieces += {"first": first, "last": last, None: []}[field]
        return pieces
    return _join_pieces(each, {"semicolon": "; ", "sentences": " "}.get(form, ", "))


def _join_pieces(each: list[Pieces], between: str) -> Pieces:
    """Join lists of text pieces with a separator."""
    return [piece for n, pieces in enumerate(each) for piece in ([(between, "")] if n else []) + pieces]


@lru_cache(maxsize=64)
def templates(book: str, language: str = ENGLISH) -> Mapping[str, Template]:
    """Return a title's message templates by topic, in the given language if all topics have one, else in English."""
    return _load_templates(book, language if language in _complete_languages(book) else ENGLISH)


@cache
def _load_templates(book: str, language: str) -> Mapping[str, Template]:
    """Return the message templates in one file of words, by topic."""
    path = _folders[book] / f"{language}.toml"
    return dict(_parse_templates(tomllib.loads(path.read_text(encoding="utf-8")))) if path.is_file() else {}


def _parse_templates(table: Mapping[str, Any], under: str = "") -> Iterator[tuple[str, Template]]:
    """Yield the topics and message templates of a parsed file of words."""
    for name, value in table.items():
        topic = f"{under}.{name}" if under else name
        if isinstance(value, str):
            yield topic, _parse_template(value)
        elif isinstance(value.get("by"), str):
            wordings = {word: _parse_template(wording) for word, wording in value.items() if word != "by"}
            yield topic, Template(by=value["by"], wordings=wordings)
        else:
            yield from _parse_templates(value, topic)


def _parse_template(wording: str) -> Template:
    """Parse the text of a message template."""
    parts = tuple((literal, field, form or "") for literal, field, form, _ in Formatter().parse(wording))
    return Template(parts, literal="".join(literal for literal, _, _ in parts))


Prose = Annotated[str, msgspec.Meta(extra_json_schema={"format": "prose"})]
"""A sentence for people. On the page it has its own type, which can only be displayed."""


class Named(msgspec.Struct, frozen=True, array_like=True):
    """A place in a sentence that names something, such as a unit, hex or card, with its id."""

    start: int
    end: int
    id: str


class Said(msgspec.Struct, frozen=True):
    """A message as programs and pages receive it: topic, data, sentence, and the things the sentence names."""

    topic: str
    data: dict[str, Any]
    text: Prose
    names: tuple[Named, ...] = ()


def serialize_message(message: Message) -> Said:
    """Return a message as programs and pages receive it."""
    return Said(message.topic, plain_data(message.data), str(message), find_names(message))


def find_names(message: Message) -> tuple[Named, ...]:
    """Return the things that a message's sentence names, such as units and hexes, and where in the sentence."""
    found, at = [], 0
    for piece, id in _render_pieces(message, reader_language()):
        if id and piece:
            found.append(Named(at, at + len(piece), id))
        at += len(piece)
    return tuple(found)


def plain_data(data: Mapping[str, Datum]) -> dict[str, Any]:
    """Return the data of a message as plain data for programs, with nested messages converted too."""
    return {name: _plain_value(value) for name, value in data.items()}


def _plain_value(value: Datum) -> Any:
    """Convert one value of a message to plain data for programs."""
    if isinstance(value, Message):
        return serialize_message(value)
    if isinstance(value, (list, tuple)):
        return [_plain_value(one) for one in value]
    return str(value) if isinstance(value, Action) else msgspec.to_builtins(value)


def message_text(message: Message, language: str | None = None) -> str:
    """Return a message as text in a language, by default the reader's."""
    return render_topic(message.book, message.topic, message.data, language)


def render_topic(book: str, topic: str, data: Mapping[str, Datum], language: str | None = None) -> str:
    """Return the text of a message topic with this data, by default in the reader's language. It builds pieces only if
    needed."""
    reader = language or reader_language()
    template = templates(book, reader)[topic]
    if not data:
        return template.literal
    while template.by:
        template = template.choose_wording(data[template.by])
    sentence = ""
    for literal, field, form in template.parts:
        sentence += literal
        if field is not None:
            value = data[field]
            plain = type(value) is int or (type(value) is str and reader == ENGLISH)
            if (plain and not form) or form.startswith(NAME_FORMAT):
                sentence += str(value)
            elif isinstance(value, Message) and not form:
                sentence += message_text(value, reader)
            else:
                sentence += "".join(piece for piece, _ in _render_value(value, form, book, reader))
    return sentence


def _render_pieces(message: Message, language: str) -> Pieces:
    """Return a message in a language as pieces of text."""
    return templates(message.book, language)[message.topic].fill(message, language)
