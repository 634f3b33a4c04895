"""What is said, as a topic with data; its words are a template of a file, filled when somebody reads it.

Rules say `say("roadblock.swept", unit=..., hex=...)`. The English of every topic of a title lies in its
`words/en.toml`, and another language is another file beside it:

    [roadblock]
    swept = "{unit} sweeps away the Roadblock in {hex}."

    [loss.steps]
    by = "steps"
    one = "{unit} loses a step."
    other = "{unit} loses {steps} steps."

A wording is chosen by a number (one, other, or the number itself), a list (by how many it has), a flag (yes, no) or a
word (the word, other).
What is in braces is a field of the data. A list is joined by commas, `{reasons:semicolon}` by semicolons, and
`{reasons:sentences}` puts one after the other; `{units:and}` ends in "and", `{units:or}` in "or"; `{amount:+}` shows
the sign; `{why:cap}` begins with a capital, each of a list too, `{why:bare}` ends without its full stop,
`{why:clause}` nor begins with a capital where it begins with no name; `{name:of unit}` is what the field `unit` is
called. A message may be a field of another.

What is said is in the language of its reader (`reading/language.py`). A language is offered for a book if its file has
every topic of the English one (`languages_of`); until then the book speaks English. A file of another language also
says what ids are called (`[names]`), and holds the labels of `title.toml` (`[labels]`) and the sentences of
`rules.toml` (`[rules]`), which are English where they stand.

A table is drawn often and for one reader: it asks for the words themselves (`phrase` of a title, by `read`).
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
from broadfront.core.reading.language import ENGLISH, language

__all__ = [
    "Datum",
    "Fields",
    "Message",
    "Named",
    "Prose",
    "Said",
    "Say",
    "bare",
    "languages_of",
    "names_in",
    "names_of",
    "plain_data",
    "read",
    "said",
    "say",
    "templates",
    "text",
    "worded",
    "words_in",
]

Datum = Any
"""A number, word, flag, date, action, message, or a sequence of them; a title types its own in a TypedDict."""


class Message(msgspec.Struct, frozen=True, gc=False):
    """Something said: whose words, about what, with which data. `str()` gives it in the language of the reader."""

    book: str
    """Whose file of words: a title's name, or `core`."""
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
        """The same with more of its data."""
        return Message(self.book, self.topic, {**self.data, **more})

    def with_names(self, names: Mapping[str, Message]) -> Message:
        """The same with what has a name said by it: an id among its data becomes the message that names it, once."""
        if not self.data:
            return self
        named = {
            field: names.get(value, value) if type(value) is str else value if type(value) is int else
            _named(value, names)
            for field, value in self.data.items()
        }  # fmt: skip
        return self if named == self.data else Message(self.book, self.topic, named)


def _named(value: Datum, names: Mapping[str, Message]) -> Datum:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, Message):
        is_name = any(isinstance(id, str) and names.get(id) == value for id in value.data.values())
        return value if is_name else value.with_names(names)
    if isinstance(value, (list, tuple)):
        return [_named(one, names) for one in value]
    return value


class Fields(TypedDict, total=False):
    """The data that anything said may have, by name; a title adds its own in a class derived from this one."""

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


class Say(Protocol):
    """Says something in the words of one book."""

    def __call__(self, topic: str, /, **data: Unpack[Fields]) -> Message: ...


@cache
def bare(book: str, topic: str) -> Message:
    """Something said without data: one message serves whoever says it."""
    return Message(book, topic)


_folders: dict[str, Path] = {}
"""Where the words of each book lie."""


def words_in(book: str, folder: Path) -> Say:
    """A title names the folder of its words, once, when it is imported; and says things in them."""
    _folders[book] = folder

    def say(topic: str, /, **data: Unpack[Fields]) -> Message:
        return Message(book, topic, data) if data else bare(book, topic)

    return say


say = words_in("core", Path(__file__).parent / "words")
"""Something the engine says about any title."""


# Words


Pieces = list[tuple[str, str]]
"""A sentence in pieces, each with the id it stands for: of a unit, a hex, a card, a side; empty for other words."""

CALLED = "of "
"""Begins the form of a name, before the field that holds the id."""


class Template(msgspec.Struct, frozen=True):
    """The words of one topic: literal parts and fields; or several wordings, by the value of a field."""

    parts: tuple[tuple[str, str | None, str], ...] = ()
    by: str = ""
    wordings: dict[str, Template] = {}
    literal: str = ""
    """Its words, of one that has no fields."""

    def fields(self) -> Iterator[str]:
        if self.by:
            yield self.by
        for wording in self.wordings.values():
            yield from wording.fields()
        for _, field, form in self.parts:
            if field is not None:
                yield field
            if form.startswith(CALLED):
                yield form.removeprefix(CALLED)

    def fill(self, message: Message, language: str) -> Pieces:
        if self.by:
            return self.wording(message.data[self.by]).fill(message, language)
        told: Pieces = []
        for literal, field, form in self.parts:
            if literal:
                told.append((literal, ""))
            if form.startswith(CALLED) and field is not None:
                told.append((str(message.data[field]), str(message.data[form.removeprefix(CALLED)])))
            elif field is not None:
                told += _shown(message.data[field], form, message.book, language)
        return told

    def wording(self, value: object) -> Template:
        """Which of the wordings a value takes."""
        if isinstance(value, (list, tuple)):
            value = len(value)
        named = _name_of(value)
        found = self.wordings.get(named)
        if found is None and isinstance(value, int) and not isinstance(value, bool):
            found = self.wordings.get("one" if value == 1 else "other")
        return found if found is not None else self.wordings["other"]


def _name_of(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _shown(value: object, form: str, book: str, language: str) -> Pieces:
    if isinstance(value, Message):
        told = _pieces(value, language)
    elif isinstance(value, Action):
        told = _announced(value, language)
    elif isinstance(value, (list, tuple)):
        each = "cap" if form == "cap" else ""
        told = _listed([_shown(one, each, book, language) for one in value], form, language)
    elif form == "+" and isinstance(value, int):
        told = [(f"{value:+d}", "")]
    elif isinstance(value, dt.date):
        told = [(value.isoformat(), "")]
    elif isinstance(value, str):
        told = [(_called(value, book, language), value)]
    else:
        told = [(str(value), "")]
    if told and form in ("bare", "clause"):
        last, id = told[-1]
        told[-1] = last.removesuffix("."), id
    if told and form in ("cap", "clause"):
        first, id = told[0]
        if form == "cap":
            told[0] = first[:1].upper() + first[1:], id
        elif first.split(" ", 1)[0] in _small(language):
            told[0] = first[:1].lower() + first[1:], id
    return told


def _announced(action: Action, language: str) -> Pieces:
    """An action: in English as programs write it, in another language as a person says it."""
    said = "" if language == ENGLISH else action.said(str)
    return _pieces(said, language) if isinstance(said, Message) else [(str(action), "")]


def _called(id: str, book: str, language: str) -> str:
    """What something is called by people who read this language: its id, unless a file of words says another name."""
    return names_of(book, language).get(id, id) if language != ENGLISH else id


@lru_cache(maxsize=64)
def names_of(book: str, language: str) -> Mapping[str, str]:
    """What ids are called in a language, by a book and by the engine; English has none beside the ids."""
    found = {} if book == "core" else dict(names_of("core", language))
    own = templates(book, language) if book in _folders else {}
    return found | {topic.removeprefix(_NAMES): one.literal for topic, one in own.items() if topic.startswith(_NAMES)}


_NAMES = "names."


def worded(book: str, topic: str, english: str) -> str:
    """Words that stand in English in a file of data, in the language of the reader where a file of words has them."""
    if (reader := language()) == ENGLISH or book not in _folders:
        return english
    found = templates(book, reader).get(topic)
    return english if found is None else found.literal


def languages_of(book: str) -> tuple[str, ...]:
    """The languages a book is offered in, English first: those whose file has every topic of the English one."""
    return _offered(book) if book in _folders else (ENGLISH,)


@cache
def _offered(book: str) -> tuple[str, ...]:
    english = _topics(book, ENGLISH).keys()
    others = sorted({path.stem for path in _folders[book].glob("*.toml")} - {ENGLISH})
    return (ENGLISH, *(name for name in others if english <= _topics(book, name).keys()))


@cache
def _small(language: str) -> frozenset[str]:
    """Words that begin a sentence with a capital and are no names."""
    return frozenset(text(Message("core", "clause.small"), language).split())


def _listed(each: list[Pieces], form: str, language: str) -> Pieces:
    if form in ("and", "or") and len(each) > 1:
        first, last = _joined(each[:-1], ", "), each[-1]
        told: Pieces = []
        for literal, field, _ in templates("core", language)[f"list.{form}"].parts:
            told.append((literal, ""))
            told += {"first": first, "last": last, None: []}[field]
        return told
    return _joined(each, {"semicolon": "; ", "sentences": " "}.get(form, ", "))


def _joined(each: list[Pieces], between: str) -> Pieces:
    return [piece for n, told in enumerate(each) for piece in ([(between, "")] if n else []) + told]


@lru_cache(maxsize=64)
def templates(book: str, language: str = ENGLISH) -> Mapping[str, Template]:
    """The templates of a book by topic, in a language it is offered in, else in English."""
    return _topics(book, language if language in _offered(book) else ENGLISH)


@cache
def _topics(book: str, language: str) -> Mapping[str, Template]:
    """What a file of words has by topic."""
    path = _folders[book] / f"{language}.toml"
    return dict(_read(tomllib.loads(path.read_text(encoding="utf-8")))) if path.is_file() else {}


def _read(table: Mapping[str, Any], under: str = "") -> Iterator[tuple[str, Template]]:
    for name, value in table.items():
        topic = f"{under}.{name}" if under else name
        if isinstance(value, str):
            yield topic, _template(value)
        elif isinstance(value.get("by"), str):
            wordings = {word: _template(said) for word, said in value.items() if word != "by"}
            yield topic, Template(by=value["by"], wordings=wordings)
        else:
            yield from _read(value, topic)


def _template(said: str) -> Template:
    parts = tuple((literal, field, form or "") for literal, field, form, _ in Formatter().parse(said))
    return Template(parts, literal="".join(literal for literal, _, _ in parts))


Prose = Annotated[str, msgspec.Meta(extra_json_schema={"format": "prose"})]
"""A sentence for people. The page gets a type of its own for it, which can be shown and nothing else."""


class Named(msgspec.Struct, frozen=True, array_like=True):
    """Where a sentence names something by its id or by what it is called: a unit, a hex, a card."""

    start: int
    end: int
    id: str


class Said(msgspec.Struct, frozen=True):
    """A message as programs and pages get it: what it is about, its data, its sentence, and what that names."""

    topic: str
    data: dict[str, Any]
    text: Prose
    names: tuple[Named, ...] = ()


def said(message: Message) -> Said:
    return Said(message.topic, plain_data(message.data), str(message), names_in(message))


def names_in(message: Message) -> tuple[Named, ...]:
    """What a sentence names, and where."""
    found, at = [], 0
    for piece, id in _pieces(message, language()):
        if id and piece:
            found.append(Named(at, at + len(piece), id))
        at += len(piece)
    return tuple(found)


def plain_data(data: Mapping[str, Datum]) -> dict[str, Any]:
    """The data of a message for programs; a message among them as it is said."""
    return {name: _plain(value) for name, value in data.items()}


def _plain(value: Datum) -> Any:
    if isinstance(value, Message):
        return said(value)
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    return str(value) if isinstance(value, Action) else msgspec.to_builtins(value)


def text(message: Message, wanted: str | None = None) -> str:
    """What a message says, in a language; in that of the reader, where none is named."""
    return read(message.book, message.topic, message.data, wanted)


def read(book: str, topic: str, data: Mapping[str, Datum], wanted: str | None = None) -> str:
    """What a message of this topic with this data says: its pieces joined, but made only where words are not plain."""
    reader = wanted or language()
    template = templates(book, reader)[topic]
    if not data:
        return template.literal
    while template.by:
        template = template.wording(data[template.by])
    told = ""
    for literal, field, form in template.parts:
        told += literal
        if field is not None:
            value = data[field]
            plain = type(value) is int or (type(value) is str and reader == ENGLISH)
            if (plain and not form) or form.startswith(CALLED):
                told += str(value)
            elif isinstance(value, Message) and not form:
                told += text(value, reader)
            else:
                told += "".join(piece for piece, _ in _shown(value, form, book, reader))
    return told


def _pieces(message: Message, language: str) -> Pieces:
    return templates(message.book, language)[message.topic].fill(message, language)
