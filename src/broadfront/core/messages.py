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
    "find_names",
    "languages_of",
    "localize",
    "message_without_data",
    "names_of",
    "plain_data",
    "register_words",
    "render",
    "say",
    "serialize_message",
    "templates",
    "text",
]

Datum = Any
"""A number, word, flag, date, action, message, or a sequence of them; a title types its own in a TypedDict."""


class Message(msgspec.Struct, frozen=True, gc=False):
    """A message: the book its words are in, its topic and its data. `str()` gives it in the reader's language."""

    book: str
    """The book that has its words: the name of a title, or `core`."""
    topic: str
    data: Mapping[str, Datum] = {}

    @property
    def kind(self) -> str:
        """The first word of the topic."""
        return self.topic.partition(".")[0]

    def __str__(self) -> str:
        return text(self)

    def __hash__(self) -> int:
        return hash((self.book, self.topic))

    def with_data(self, **more: Datum) -> Message:
        """Return a copy with more data."""
        return Message(self.book, self.topic, {**self.data, **more})

    def with_names(self, names: Mapping[str, Message]) -> Message:
        """Return a copy in which each id that has a name is replaced by the message that names it."""
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
    """Return a value with ids replaced by names; values already named stay unchanged."""
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
    """A function that makes messages of one book."""

    def __call__(self, topic: str, /, **data: Unpack[Fields]) -> Message: ...


@cache
def message_without_data(book: str, topic: str) -> Message:
    """Return the message of a topic without data; it is cached and shared."""
    return Message(book, topic)


_folders: dict[str, Path] = {}
"""Folder with the words of each book."""


def register_words(book: str, folder: Path) -> MessageMaker:
    """Register the folder with a book's words, and return the function that makes its messages.

    A title calls this once, when it is imported.
    """
    _folders[book] = folder

    def say(topic: str, /, **data: Unpack[Fields]) -> Message:
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
    """The words of one topic: literal parts and fields, or several wordings chosen by the value of a field."""

    parts: tuple[tuple[str, str | None, str], ...] = ()
    by: str = ""
    wordings: dict[str, Template] = {}
    literal: str = ""
    """The complete text of a template without fields."""

    def fields(self) -> Iterator[str]:
        """Yield the names of all fields that the template uses."""
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
        """Return the sentence for a message, in pieces."""
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
        """Return the wording that a value selects."""
        if isinstance(value, (list, tuple)):
            value = len(value)
        named = _wording_key(value)
        found = self.wordings.get(named)
        if found is None and isinstance(value, int) and not isinstance(value, bool):
            found = self.wordings.get("one" if value == 1 else "other")
        return found if found is not None else self.wordings["other"]


def _wording_key(value: object) -> str:
    """Return the word by which a value selects a wording."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _render_value(value: object, form: str, book: str, language: str) -> Pieces:
    """Return a value as pieces of a sentence, in the given format."""
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
    """Return an action as pieces: as programs write it in English, as a person says it in another language."""
    words = "" if language == ENGLISH else action.describe(str)
    return _render_pieces(words, language) if isinstance(words, Message) else [(str(action), "")]


def _name_for_id(id: str, book: str, language: str) -> str:
    """Return the name of a thing in a language: its id, unless a file of words has another name."""
    return names_of(book, language).get(id, id) if language != ENGLISH else id


@lru_cache(maxsize=64)
def names_of(book: str, language: str) -> Mapping[str, str]:
    """Return the names of ids in a language, from a book and the engine; empty for English."""
    found = {} if book == "core" else dict(names_of("core", language))
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
    """Return the languages a book is complete in, English first."""
    return _complete_languages(book) if book in _folders else (ENGLISH,)


@cache
def _complete_languages(book: str) -> tuple[str, ...]:
    """Return the languages whose file has every topic of the English one."""
    english = _load_templates(book, ENGLISH).keys()
    others = sorted({path.stem for path in _folders[book].glob("*.toml")} - {ENGLISH})
    return (ENGLISH, *(name for name in others if english <= _load_templates(book, name).keys()))


@cache
def _lowercase_words(language: str) -> frozenset[str]:
    """Return words that lose their capital inside a sentence because they are not names."""
    return frozenset(text(Message("core", "clause.small"), language).split())


def _join_list(each: list[Pieces], form: str, language: str) -> Pieces:
    """Join a list of pieces in the given format: with commas, semicolons, "and" or "or"."""
    if form in ("and", "or") and len(each) > 1:
        first, last = _join(each[:-1], ", "), each[-1]
        pieces: Pieces = []
        for literal, field, _ in templates("core", language)[f"list.{form}"].parts:
            pieces.append((literal, ""))
            pieces += {"first": first, "last": last, None: []}[field]
        return pieces
    return _join(each, {"semicolon": "; ", "sentences": " "}.get(form, ", "))


def _join(each: list[Pieces], between: str) -> Pieces:
    """Join lists of pieces with a separator."""
    return [piece for n, pieces in enumerate(each) for piece in ([(between, "")] if n else []) + pieces]


@lru_cache(maxsize=64)
def templates(book: str, language: str = ENGLISH) -> Mapping[str, Template]:
    """Return the templates of a book by topic, in a language it is complete in or else in English."""
    return _load_templates(book, language if language in _complete_languages(book) else ENGLISH)


@cache
def _load_templates(book: str, language: str) -> Mapping[str, Template]:
    """Return the templates of one file of words, by topic."""
    path = _folders[book] / f"{language}.toml"
    return dict(_parse_templates(tomllib.loads(path.read_text(encoding="utf-8")))) if path.is_file() else {}


def _parse_templates(table: Mapping[str, Any], under: str = "") -> Iterator[tuple[str, Template]]:
    """Yield the topics and templates of a parsed file of words."""
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
    """Parse the text of a template."""
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
    """Return which things a sentence names, and where."""
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
    """Convert one value of a message to plain data."""
    if isinstance(value, Message):
        return serialize_message(value)
    if isinstance(value, (list, tuple)):
        return [_plain_value(one) for one in value]
    return str(value) if isinstance(value, Action) else msgspec.to_builtins(value)


def text(message: Message, wanted: str | None = None) -> str:
    """Return a message as text in a language, by default the reader's."""
    return render(message.book, message.topic, message.data, wanted)


def render(book: str, topic: str, data: Mapping[str, Datum], wanted: str | None = None) -> str:
    """Return the text of a topic with this data, by default in the reader's language. It builds pieces only if
    needed."""
    reader = wanted or reader_language()
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
                sentence += text(value, reader)
            else:
                sentence += "".join(piece for piece, _ in _render_value(value, form, book, reader))
    return sentence


def _render_pieces(message: Message, language: str) -> Pieces:
    """Return a message as pieces in a language."""
    return templates(message.book, language)[message.topic].fill(message, language)
