"""Facts of a state: how each one begins, how long it lasts, and how it is copied, compared, written and read.

A part of a state declares each of its facts once, in FACTS. The only other declaration is its label (`[facts]` in the
title's words). Copies, keys, saved files and resets at the start of a phase are derived from it here and in
`core/state.py`. Position files are derived in `positions/words.py`, `fix` in `positions/settings.py` and editor fields
in `board/fields.py`. A fact left out of one of these says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from types import NoneType
from typing import TYPE_CHECKING, Any, Literal, NoReturn, Self, TypedDict, TypeVar, Unpack, get_args

import msgspec

from broadfront.core.errors import unknown_name
from broadfront.core.locations import Location
from broadfront.core.positions.values import Flag, Number, Place, Value, Words

if TYPE_CHECKING:
    from broadfront.core.title import Title

__all__ = [
    "BETWEEN",
    "NO_RULE",
    "OWN_WORDS",
    "SAVED",
    "SEQUENCE",
    "SET_UP",
    "STANDS",
    "UNITS",
    "WHOLE",
    "Constant",
    "Fact",
    "Subject",
    "SubjectKind",
    "Table",
    "Unset",
    "Unshown",
    "cells",
    "column",
    "count",
    "entries",
    "fact_value_at",
    "flag",
    "hex_subject",
    "hexside_subject",
    "locations",
    "named_things_subject",
    "places",
    "plain",
    "return_unchanged",
    "table",
    "with_byte",
    "with_fact_value",
    "with_item",
    "words",
]  # fmt: skip

T = TypeVar("T")

DEFAULT_MAX = 255
"""Default upper bound of a small number."""
NONE = "none"
CELL = tuple(bytes((value,)) for value in range(256))


# Reasons why a fact is missing from position files, `fix` or the editor

SEQUENCE = "follows from the steps under way, or begins again with the next part of the game"
BETWEEN = "an editor makes positions that begin with a phase or an impulse; a game that begins there sets it with fix"
SAVED = "position files have it as a saved game has it"
OWN_WORDS = "position files and editors have words of their own for it"
SET_UP = "the scenario or set-up says it"
STANDS = "follows from who stands where"
NO_RULE = "no rule asks for it"


SubjectKind = Literal["unit", "hex", "hexside", "name", "whole"]
Things = Callable[[Any], Iterable[str]]


def _loose_spelling(word: str) -> str:
    """Return a name as it is compared with others: in lower case, with spaces for underscores."""
    return word.replace("_", " ").casefold()


class Subject(msgspec.Struct, frozen=True):
    """What a fact (stored value) of a state describes: the whole position, or each of several things such as units."""

    kind: SubjectKind
    things: Things = lambda _state: ()
    """Returns the ids of the things that have the fact, given a state."""
    numbered: bool = False
    """Whether hexes are stored by their number in the map instead of their id."""
    what: str = ""
    """What such a thing is called in the message that refuses an unknown one."""
    offered: Things | None = None
    """The things people are shown, if not all of them."""
    at: Callable[[Any, str], str] | None = None
    """Returns the hex of a named thing that is edited on the map."""

    def key(self, state: Any, id: str) -> Any:
        """Return the key under which a fact stores its value for the thing with this id."""
        if self.kind == "unit":
            return state.number(id)
        return state.title.map.index[id] if self.numbered else id

    def find_thing(self, state: Any, word: str) -> str:
        """Return the id of the named thing that a word means, whatever its case and whether written with spaces or
        underscores; raise `Invalid` if there is none."""
        known = list(self.things(state))
        if word in known:
            return word
        wanted = _loose_spelling(word)
        found = next((id for id in known if _loose_spelling(id) == wanted), None)
        if found is None:
            raise unknown_name(self.what, word, known)
        return found

    def id(self, state: Any, key: Any) -> str:
        """Return the id of the thing whose value a fact stores under this key."""
        found: str = state.title.map.ids[key] if self.numbered else key
        return found


def hex_subject(things: Things | None = None, what: str = "", *, numbered: bool = False) -> Subject:
    """Declare that a fact (stored value of a state) describes hexes: the given ones, or every hex of the map."""
    return Subject("hex", things or (lambda state: state.title.map.ids), numbered, what)


def hexside_subject(things: Things, offered: Things | None = None) -> Subject:
    """Declare that a fact (stored value of a state) describes hexsides."""
    return Subject("hexside", things, offered=offered)


def named_things_subject(
    what: str, things: Things, at: Callable[[Any, str], str] | None = None, *, offered: Things | None = None
) -> Subject:
    """Declare that a fact (stored value of a state) describes things with names, such as towns or formations.

    `what` is the word for such a thing in the message that refuses an unknown one.
    """
    return Subject("name", things, what=what, offered=offered, at=at)


WHOLE = Subject("whole", lambda _state: ("",))
UNITS = Subject("unit", lambda state: state.called())


class Meaning(TypedDict, total=False):
    """What a fact (stored value) of a state means to people, and where it is shown."""

    of: Subject
    value: Value | None
    """The kind of its values. None if the title's own code writes and sets it, under the names given below."""
    getter: str
    """Name of the method (of the part or the state) that returns one thing's value; empty for the stored value."""
    setter: str | Callable[..., None]
    """Name of the method, of the part or the state, that changes the fact and everything derived from it. It takes
    key and value, or only the value for the whole position. If empty, the value is stored and the state is derived
    again."""
    section: str
    """The table of a position file that holds it; empty for the top level."""
    file: str | tuple[str, ...]
    """Its name in position files, if different; for two sides, the names of both lists."""
    fix: str | tuple[str, ...]
    """Its name in `fix`, if different."""
    edit: str | tuple[str, ...]
    """Its name in the editor, if different."""
    when: Callable[[Any], bool] | None
    """Returns whether `fix` shows it in a given position; None for always."""
    since: int
    """The form of positions that introduced it; in earlier forms it has its initial value."""
    adds: bool
    """Whether a file adds to the initial content instead of replacing it."""
    always: bool
    """Whether files include it even when empty, because its default depends on something else."""
    not_in_file: str
    not_in_fix: str
    not_in_editor: str
    """The reason why it is not shown there."""


class Unset(TypedDict):
    """The reasons why people cannot set a fact (stored value) of a state."""

    not_in_fix: str
    not_in_editor: str


class Unshown(Unset):
    """The reasons why a fact (stored value) of a state is neither set by people nor written to position files."""

    not_in_file: str


class Fact(msgspec.Struct, frozen=True):
    """A fact (stored value) of a state: how it begins, is copied, compared, written and read."""

    copy: Callable[[Any], Any]
    dump: Callable[[Any], Any]
    load: Callable[[Title, Any], Any]
    keyed: bool = True
    odds: bool = True
    """Whether two positions that differ only in this fact are different for computing odds."""
    initial: Callable[[Any], Any] | None = None
    """Returns the initial value for a state; None if every position must give it."""
    span: str = ""
    """The part of the game at whose start it is reset; empty if it lasts the whole game."""
    packed: Callable[[Any], Any] | None = None
    """A faster way to encode the value for a key; it gives the same bytes as the plain data."""
    # The remaining fields are explained in Meaning.
    of: Subject = WHOLE
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
        """Return the names of the fact in position files, in the `fix` command or in the position editor."""
        own: str | tuple[str, ...] = getattr(self, where) or name
        return own if isinstance(own, tuple) else (own,)

    def get(self, state: Any, name: str, key: Any = None) -> Any:
        """Return the stored value of the fact for one thing, or for the whole position."""
        if self.getter:
            return _find_method(state, name, self.getter)(key)
        held = state.fact(name)
        return held if self.of.kind == "whole" else fact_value_at(held, key)

    def put(self, state: Any, name: str, kept: Any, key: Any = None) -> None:
        """Change the value of the fact, and everything derived from it."""
        given = (kept,) if self.of.kind == "whole" else (key, kept)
        if callable(self.setter):
            self.setter(state, *given)
        elif self.setter:
            _find_method(state, name, self.setter)(*given)
        else:
            held = kept if self.of.kind == "whole" else with_fact_value(state.fact(name), key, kept)
            state.set_facts(**{name: held})


def _find_method(state: Any, fact: str, name: str) -> Callable[..., Any]:
    """Return a method by name: from the part of the state that owns a fact if it has one, otherwise from the state."""
    owner = state.owning_part(fact)
    found: Callable[..., Any] = getattr(owner if hasattr(owner, name) else state, name)
    return found


class Constant(msgspec.Struct, frozen=True):
    """An initial value of a fact (stored value of a state) that does not depend on the state."""

    value: Any

    def __call__(self, _state: Any) -> Any:
        return self.value


def return_unchanged(value: T) -> T:
    """Return an immutable value unchanged, where a function that copies is expected."""
    return value


# Facts with immutable values: a change replaces the value, and copies of the state share it.


def plain(
    keyed: bool = True,
    kind: Any = None,
    *,
    initial: Callable[[Any], Any] | None = None,
    span: str = "",
    **meaning: Unpack[Meaning],
) -> Fact:
    """Declare a fact (stored value of a state) that is a number, word, flag, or a tuple of these.

    `kind` is the type to check when reading.
    """

    def load(_title: Title, data: Any) -> Any:
        """Convert plain data to the stored value, with lists as tuples."""
        if kind is not None:
            return msgspec.convert(data, kind)
        return tuple(data) if isinstance(data, list) else data

    meaning.setdefault("value", _infer_value_kind(kind))
    return Fact(return_unchanged, return_unchanged, load, keyed, initial=initial, span=span, **meaning)


def _infer_value_kind(kind: Any) -> Value | None:
    """Return the kind of fact value that fits a type of plain data, or None if there is none."""
    if kind is bool:
        return Flag()
    parts = [part for part in get_args(kind) if part is not NoneType]
    if kind is int or parts == [int]:
        return Number(high=DEFAULT_MAX, none=None if kind is int else NONE)
    if parts and all(isinstance(part, str) for part in parts):
        return Words(words=tuple(parts), none=NONE if "" in parts else None)
    return None


def count(*, span: str = "", **meaning: Unpack[Meaning]) -> Fact:
    """Declare a fact (stored value of a state) that is a number and begins at 0."""
    return plain(kind=int, initial=Constant(0), span=span, **meaning)


def flag(*, span: str = "", **meaning: Unpack[Meaning]) -> Fact:
    """Declare a fact (stored value of a state) that is true or false and begins as false."""
    return plain(kind=bool, initial=Constant(False), span=span, **meaning)


def cells(*, initial: Callable[[Any], bytes] | None = None, span: str = "", **meaning: Unpack[Meaning]) -> Fact:
    """Declare a fact (stored value of a state) that is a small number for each unit, kept as immutable bytes."""
    meaning.setdefault("of", UNITS)
    return Fact(
        return_unchanged,
        list,
        lambda _title, data: bytes(list(data)),
        initial=initial,
        span=span,
        packed=_pack_numbers,
        **meaning,
    )


def words(
    *,
    initial: Callable[[Any], frozenset[Any]] | None = None,
    span: str = "",
    kind: Any = str,
    **meaning: Unpack[Meaning],
) -> Fact:
    """Declare a fact (stored value of a state) that is a set of hexes, hexsides, words or numbers."""

    def load(_title: Title, data: Any) -> frozenset[Any]:
        """Convert a list of words (or numbers) in plain data to the stored set."""
        return msgspec.convert(data, frozenset[kind])

    if "of" in meaning:
        meaning.setdefault("value", Flag())
    return Fact(return_unchanged, sorted, load, initial=initial or Constant(frozenset()), span=span, **meaning)


def entries(
    kind: Any, *, initial: Callable[[Any], Table[Any]] | None = None, span: str = "", **meaning: Unpack[Meaning]
) -> Fact:
    """Declare a fact (stored value of a state) that maps words to values of a kind; the mapping begins empty."""

    def load(_title: Title, data: Any) -> Table[Any]:
        """Convert a mapping in plain data to the stored immutable mapping."""
        return Table(msgspec.convert(data, dict[str, kind]))

    if "of" in meaning:
        meaning.setdefault("value", _infer_value_kind(kind))
    return Fact(return_unchanged, _sort_keys, load, initial=initial or Constant(Table()), span=span, **meaning)


def places(*, initial: Callable[[Any], tuple[Location, ...]] | None = None, **meaning: Unpack[Meaning]) -> Fact:
    """Declare a fact (stored value of a state) that is the location of each unit, kept as a tuple."""
    meaning = {"of": UNITS, "value": Place(), **meaning}
    return Fact(
        return_unchanged,
        _location_texts,
        lambda title, data: tuple(map(title.locations.parse, data)),
        initial=initial,
        **meaning,
    )


class Table(dict[str, T]):
    """An immutable, hashable mapping."""

    __slots__ = ("_hash",)
    _hash: int

    def with_entry(self, word: str, value: T) -> Self:
        """Return a copy of the mapping in which `word` has this value."""
        return type(self)({**self, word: value})

    def without_entry(self, word: str) -> Self:
        """Return a copy of the mapping without the entry of `word`, or the mapping itself if it has no such entry."""
        return type(self)({held: value for held, value in self.items() if held != word}) if word in self else self

    def __hash__(self) -> int:  # type: ignore[override]
        try:
            return self._hash
        except AttributeError:
            self._hash = hash(frozenset(self.items()))
            return self._hash

    def _refuse_change(self, *_given: object, **_named: object) -> NoReturn:
        """Refuse any change of the mapping in place."""
        raise TypeError("a table never changes: make another with having() or without()")

    __setitem__ = __delitem__ = __ior__ = _refuse_change
    update = pop = popitem = setdefault = clear = _refuse_change


def with_item(held: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return a copy of a tuple with one item replaced."""
    row = list(held)
    row[at] = item
    return tuple(row)


def with_byte(held: bytes, at: int, value: int) -> bytes:
    """Return a copy of a byte string with one number replaced."""
    return held[:at] + CELL[value] + held[at + 1 :]


# Facts with values that change in place


def column(
    keyed: bool = True,
    *,
    initial: Callable[[Any], bytearray] | None = None,
    span: str = "",
    **meaning: Unpack[Meaning],
) -> Fact:
    """Declare a fact (stored value of a state) that is a small number for each unit or hex, as a mutable bytearray."""
    meaning.setdefault("of", UNITS)
    return Fact(
        bytearray,
        list,
        lambda _title, data: bytearray(list(data)),
        keyed,
        initial=initial,
        span=span,
        packed=_pack_numbers,
        **meaning,
    )


def table(
    keyed: bool = True, *, initial: Callable[[Any], dict[str, Any]] | None = None, **meaning: Unpack[Meaning]
) -> Fact:
    """Declare a fact (stored value of a state) that is a mutable mapping from words to plain values."""
    return Fact(dict, _sort_keys, lambda _title, data: dict(data), keyed, initial=initial, **meaning)


def locations(
    keyed: bool = True, *, initial: Callable[[Any], list[Location]] | None = None, **meaning: Unpack[Meaning]
) -> Fact:
    """Declare a fact (stored value of a state) that is the location of each unit, kept as a mutable list."""

    def load(title: Title, data: Any) -> list[Location]:
        """Convert location texts in plain data to the stored list of unit locations."""
        return [title.locations.parse(text) for text in data]

    meaning = {"of": UNITS, "value": Place(), **meaning}
    return Fact(list, _location_texts, load, keyed, initial=initial, **meaning)


# Values of single things


def fact_value_at(held: Any, key: Any) -> Any:
    """Return the value that a fact of a state stores for one thing.

    It is the thing's entry in a mapping or row; of a set, whether it has the thing.
    """
    if isinstance(held, frozenset):
        return key in held
    return held.get(key) if isinstance(held, Mapping) else held[key]


def with_fact_value(held: Any, key: Any, value: Any) -> Any:
    """Return a copy of a fact's stored value with another value for one thing; in a mapping, None or an empty value
    removes the entry."""
    if isinstance(held, frozenset):
        return held | {key} if value else held - {key}
    if isinstance(held, Table):
        return held.without_entry(key) if value in (None, "") else held.with_entry(key, value)
    if isinstance(held, Mapping):
        others = {other: kept for other, kept in held.items() if other != key}
        return others if value in (None, "") else others | {key: value}
    if isinstance(held, bytes):
        return with_byte(held, key, value)
    row = bytearray(held) if isinstance(held, bytearray) else list(held)
    row[key] = value
    return tuple(row) if isinstance(held, tuple) else row


def _sort_keys(held: dict[str, Any]) -> dict[str, Any]:
    """Return a mapping with its keys sorted."""
    return {word: held[word] for word in sorted(held)}


def _location_texts(where: Sequence[Location]) -> list[str]:
    """Return unit locations as text: hex ids, box names or `eliminated`."""
    return list(map(attrgetter("text"), where))


def _pack_numbers(numbers: bytes | bytearray) -> list[int] | msgspec.Raw:
    """Encode numbers as MessagePack encodes a list of numbers, with a shortcut if each fits into one byte."""
    if not 16 <= len(numbers) < 1 << 16 or not numbers.isascii():
        return list(numbers)
    return msgspec.Raw(b"\xdc" + len(numbers).to_bytes(2) + numbers)
