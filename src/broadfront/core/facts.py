"""The facts of a state: what each is at the beginning, how long it lasts, how it is copied, compared, written and read.

A part of a state declares its facts in FACTS, each once. Nothing else is declared of a fact but its label (`[facts]` of
the title's words). Copies, keys, the saved file and what a part of the game begins again are derived from the
declaration here and in `core/state.py`; position files in `positions/words.py`, `fix` in `positions/settings.py`, the
fields of the editor in `board/fields.py`. What a fact is not shown in says why not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from types import NoneType
from typing import TYPE_CHECKING, Any, Literal, NoReturn, Self, TypedDict, TypeVar, Unpack, get_args

import msgspec

from broadfront.core.locations import Location
from broadfront.core.positions.values import Flag, Number, Place, Value, Words

if TYPE_CHECKING:
    from broadfront.core.title import Title

__all__ = [
    "BETWEEN", "NO_RULE", "OWN_WORDS", "SAVED", "SEQUENCE", "SET_UP", "STANDS", "UNITS", "WHOLE", "Always", "Fact",
    "Of", "OfKind", "Table", "Unset", "Unshown", "cells", "column", "count", "entries", "flag", "hexes", "hexsides",
    "locations", "named", "places", "plain", "same", "table", "value_at", "with_cell", "with_item", "with_value",
    "words",
]  # fmt: skip

T = TypeVar("T")

MOST = 255
"""What a small number may be, if nothing else is said."""
NONE = "none"
CELL = tuple(bytes((value,)) for value in range(256))


# Why a fact is not shown in position files, `fix` or the editor

SEQUENCE = "follows from the steps under way, or begins again with the next part of the game"
BETWEEN = "an editor makes positions that begin with a phase or an impulse; a game that begins there sets it with fix"
SAVED = "position files have it as a saved game has it"
OWN_WORDS = "position files and editors have words of their own for it"
SET_UP = "the scenario or set-up says it"
STANDS = "follows from who stands where"
NO_RULE = "no rule asks for it"


OfKind = Literal["unit", "hex", "hexside", "name", "whole"]
Things = Callable[[Any], Iterable[str]]


class Of(msgspec.Struct, frozen=True):
    """Of what a fact has a value: of the whole position, or of each of some things."""

    kind: OfKind
    things: Things = lambda _state: ()
    """The ids of what has it."""
    numbered: bool = False
    """Whether hexes are kept by their number in the map."""
    what: str = ""
    """What such a thing is called, where others are refused."""
    offered: Things | None = None
    """Those of them that people are shown, if not all."""
    at: Callable[[Any, str], str] | None = None
    """The hex in which a thing with a name is, where it is set on the map."""

    def key(self, state: Any, id: str) -> Any:
        """Under what the value of a thing is kept."""
        if self.kind == "unit":
            return state.number(id)
        return state.title.map.index[id] if self.numbered else id

    def id(self, state: Any, key: Any) -> str:
        found: str = state.title.map.ids[key] if self.numbered else key
        return found


def hexes(things: Things | None = None, what: str = "", *, numbered: bool = False) -> Of:
    """Of hexes: every one of the map, or those that are named."""
    return Of("hex", things or (lambda state: state.title.map.ids), numbered, what)


def hexsides(things: Things, offered: Things | None = None) -> Of:
    """Of the sides of hexes."""
    return Of("hexside", things, offered=offered)


def named(what: str, things: Things, at: Callable[[Any, str], str] | None = None) -> Of:
    """Of things that have a name."""
    return Of("name", things, what=what, at=at)


WHOLE = Of("whole", lambda _state: ("",))
UNITS = Of("unit", lambda state: state.called())


class Meaning(TypedDict, total=False):
    """What a fact means to people, and where it is shown."""

    of: Of
    value: Value | None
    """The kind of each value; None where the title's own code writes and sets it, under the names given below."""
    getter: str
    """The method that gives the value of one thing, of the part or of the state; empty: what is kept under its key."""
    setter: str | Callable[..., None]
    """The method that changes the fact and all that follows from it, by key (not of the whole) and value. It belongs to
    the part or, where it changes several, to the state; empty: the value is put in place, the state derived again."""
    section: str
    """The table of a position file in which it stands; empty: the file itself."""
    file: str | tuple[str, ...]
    """Its name there, if it is another; of something with two sides, the names of the lists of both."""
    fix: str | tuple[str, ...]
    """Its name in `fix`, if it is another."""
    edit: str | tuple[str, ...]
    """Its name in the editor, if it is another."""
    when: Callable[[Any], bool] | None
    """In which positions `fix` shows it, if not in all."""
    since: int
    """The form of positions in which it came; in earlier ones it is as at the beginning."""
    adds: bool
    """Whether a file names more of it, beside what there is at the start."""
    always: bool
    """Whether files say it even when there is none of it, because it may follow from something else."""
    not_in_file: str
    not_in_fix: str
    not_in_editor: str
    """Why it is not shown there."""


class Unset(TypedDict):
    """Why people do not set a fact at all."""

    not_in_fix: str
    not_in_editor: str


class Unshown(Unset):
    """Why it is not in position files either."""

    not_in_file: str


class Fact(msgspec.Struct, frozen=True):
    """How one kind of fact begins, is copied, put into a key, and written to and read from plain data."""

    copy: Callable[[Any], Any]
    dump: Callable[[Any], Any]
    load: Callable[[Title, Any], Any]
    keyed: bool = True
    odds: bool = True
    """Whether two positions that differ in it are two positions to a walk of the odds."""
    initial: Callable[[Any], Any] | None = None
    """What it is at the beginning, by the state."""
    span: str = ""
    """The part of the game with which it begins again; empty when it lasts as long as the game."""
    packed: Callable[[Any], Any] | None = None
    """What a key takes in place of the plain data: it is written as the same bytes, sooner."""
    # What it means to people: see Meaning.
    of: Of = WHOLE
    value: Value | None = None
    getter: str = ""
    setter: str | Callable[..., None] = ""
    section: str = ""
    file: str | tuple[str, ...] = ""
    fix: str | tuple[str, ...] = ""
    edit: str | tuple[str, ...] = ""
    when: Callable[[Any], bool] | None = None
    since: int = 1
    adds: bool = False
    always: bool = False
    not_in_file: str = ""
    not_in_fix: str = ""
    not_in_editor: str = ""

    def names(self, name: str, where: Literal["file", "fix", "edit"]) -> tuple[str, ...]:
        """What it is called in position files, in `fix` or in the editor."""
        own: str | tuple[str, ...] = getattr(self, where) or name
        return own if isinstance(own, tuple) else (own,)

    def get(self, state: Any, name: str, key: Any = None) -> Any:
        """What is kept of one thing, or of the whole position."""
        if self.getter:
            return _method(state, name, self.getter)(key)
        held = state.fact(name)
        return held if self.of.kind == "whole" else value_at(held, key)

    def put(self, state: Any, name: str, kept: Any, key: Any = None) -> None:
        """Change it, with everything that follows."""
        given = (kept,) if self.of.kind == "whole" else (key, kept)
        if callable(self.setter):
            self.setter(state, *given)
        elif self.setter:
            _method(state, name, self.setter)(*given)
        else:
            held = kept if self.of.kind == "whole" else with_value(state.fact(name), key, kept)
            state.set_right(**{name: held})


def _method(state: Any, fact: str, name: str) -> Callable[..., Any]:
    """A method of the part that a fact belongs to, or of the state."""
    owner = state.owner(fact)
    found: Callable[..., Any] = getattr(owner if hasattr(owner, name) else state, name)
    return found


class Always(msgspec.Struct, frozen=True):
    """What a fact is at the beginning, whatever the state."""

    value: Any

    def __call__(self, _state: Any) -> Any:
        return self.value


def same(value: T) -> T:
    """The copy of a value that never changes."""
    return value


# Facts that never change: a change of the state puts another in their place, and copies of the state share them.


def plain(
    keyed: bool = True, kind: Any = None, *, initial: Callable[[Any], Any] | None = None, span: str = "",
    **meaning: Unpack[Meaning],
) -> Fact:  # fmt: skip
    """A plain value: number, word, flag, or a tuple of them; `kind`, a type, is held to when read."""

    def load(_title: Title, data: Any) -> Any:
        if kind is not None:
            return msgspec.convert(data, kind)
        return tuple(data) if isinstance(data, list) else data

    meaning.setdefault("value", _value_of(kind))
    return Fact(same, same, load, keyed, initial=initial, span=span, **meaning)


def _value_of(kind: Any) -> Value | None:
    """What a type of plain values means."""
    if kind is bool:
        return Flag()
    parts = [part for part in get_args(kind) if part is not NoneType]
    if kind is int or parts == [int]:
        return Number(high=MOST, none=None if kind is int else NONE)
    if parts and all(isinstance(part, str) for part in parts):
        return Words(words=tuple(parts), none=NONE if "" in parts else None)
    return None


def count(*, span: str = "", **meaning: Unpack[Meaning]) -> Fact:
    """A number that begins at 0."""
    return plain(kind=int, initial=Always(0), span=span, **meaning)


def flag(*, span: str = "", **meaning: Unpack[Meaning]) -> Fact:
    """Something that is so or not, and is not at the beginning."""
    return plain(kind=bool, initial=Always(False), span=span, **meaning)


def cells(*, initial: Callable[[Any], bytes] | None = None, span: str = "", **meaning: Unpack[Meaning]) -> Fact:
    """A small number a unit (bytes)."""
    meaning.setdefault("of", UNITS)
    return Fact(
        same, list, lambda _title, data: bytes(list(data)), initial=initial, span=span, packed=_packed, **meaning
    )


def words(
    *, initial: Callable[[Any], frozenset[Any]] | None = None, span: str = "", kind: Any = str,
    **meaning: Unpack[Meaning],
) -> Fact:  # fmt: skip
    """A set of hex ids, hexsides or words; or of numbers, if that is its kind."""

    def load(_title: Title, data: Any) -> frozenset[Any]:
        return msgspec.convert(data, frozenset[kind])

    if "of" in meaning:
        meaning.setdefault("value", Flag())
    return Fact(same, sorted, load, initial=initial or Always(frozenset()), span=span, **meaning)


def entries(
    kind: Any, *, initial: Callable[[Any], Table[Any]] | None = None, span: str = "", **meaning: Unpack[Meaning]
) -> Fact:
    """A mapping of words to values of a kind, empty at the beginning."""

    def load(_title: Title, data: Any) -> Table[Any]:
        return Table(msgspec.convert(data, dict[str, kind]))

    if "of" in meaning:
        meaning.setdefault("value", _value_of(kind))
    return Fact(same, _in_order, load, initial=initial or Always(Table()), span=span, **meaning)


def places(*, initial: Callable[[Any], tuple[Location, ...]] | None = None, **meaning: Unpack[Meaning]) -> Fact:
    """Where each unit is."""
    meaning = {"of": UNITS, "value": Place(), **meaning}
    return Fact(
        same, _location_texts, lambda title, data: tuple(map(title.locations.parse, data)), initial=initial, **meaning
    )


class Table(dict[str, T]):
    """A mapping that never changes, so that it can be compared by its hash."""

    __slots__ = ("_hash",)
    _hash: int

    def having(self, word: str, value: T) -> Self:
        """The same with one entry more, or another value of it."""
        return type(self)({**self, word: value})

    def without(self, word: str) -> Self:
        """The same without an entry, if there is one."""
        return type(self)({held: value for held, value in self.items() if held != word}) if word in self else self

    def __hash__(self) -> int:  # type: ignore[override]
        try:
            return self._hash
        except AttributeError:
            self._hash = hash(frozenset(self.items()))
            return self._hash

    def _changes(self, *_given: object, **_named: object) -> NoReturn:
        raise TypeError("a table never changes: make another with having() or without()")

    __setitem__ = __delitem__ = __ior__ = _changes
    update = pop = popitem = setdefault = clear = _changes


def with_item(held: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """A row with another item in one place."""
    row = list(held)
    row[at] = item
    return tuple(row)


def with_cell(held: bytes, at: int, value: int) -> bytes:
    """Cells with another number in one of them."""
    return held[:at] + CELL[value] + held[at + 1 :]


# Facts that change in place


def column(
    keyed: bool = True, *, initial: Callable[[Any], bytearray] | None = None, span: str = "",
    **meaning: Unpack[Meaning],
) -> Fact:  # fmt: skip
    """A small number a unit or hex (bytearray)."""
    meaning.setdefault("of", UNITS)
    return Fact(
        bytearray, list, lambda _title, data: bytearray(list(data)), keyed, initial=initial, span=span, packed=_packed,
        **meaning,
    )  # fmt: skip


def table(
    keyed: bool = True, *, initial: Callable[[Any], dict[str, Any]] | None = None, **meaning: Unpack[Meaning]
) -> Fact:
    """A mapping of words to plain values."""
    return Fact(dict, _in_order, lambda _title, data: dict(data), keyed, initial=initial, **meaning)


def locations(
    keyed: bool = True, *, initial: Callable[[Any], list[Location]] | None = None, **meaning: Unpack[Meaning]
) -> Fact:
    """Where each unit is."""

    def load(title: Title, data: Any) -> list[Location]:
        return [title.locations.parse(text) for text in data]

    meaning = {"of": UNITS, "value": Place(), **meaning}
    return Fact(list, _location_texts, load, keyed, initial=initial, **meaning)


# One thing of many


def value_at(held: Any, key: Any) -> Any:
    """What is kept of one thing: whether it is in a set, its entry, its place in a row."""
    if isinstance(held, frozenset):
        return key in held
    return held.get(key) if isinstance(held, Mapping) else held[key]


def with_value(held: Any, key: Any, value: Any) -> Any:
    """The same with another value of one thing; in a mapping, None or nothing is no entry."""
    if isinstance(held, frozenset):
        return held | {key} if value else held - {key}
    if isinstance(held, Table):
        return held.without(key) if value in (None, "") else held.having(key, value)
    if isinstance(held, Mapping):
        others = {other: kept for other, kept in held.items() if other != key}
        return others if value in (None, "") else others | {key: value}
    if isinstance(held, bytes):
        return with_cell(held, key, value)
    row = bytearray(held) if isinstance(held, bytearray) else list(held)
    row[key] = value
    return tuple(row) if isinstance(held, tuple) else row


def _in_order(held: dict[str, Any]) -> dict[str, Any]:
    return {word: held[word] for word in sorted(held)}


def _location_texts(where: Sequence[Location]) -> list[str]:
    return list(map(attrgetter("text"), where))


def _packed(numbers: bytes | bytearray) -> list[int] | msgspec.Raw:
    """Numbers as MessagePack writes a list of them: after its length each below 128 is a byte, and that one its own."""
    if not 16 <= len(numbers) < 1 << 16 or not numbers.isascii():
        return list(numbers)
    return msgspec.Raw(b"\xdc" + len(numbers).to_bytes(2) + numbers)
