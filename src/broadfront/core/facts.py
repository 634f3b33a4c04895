"""The facts of a state: what each is at the beginning, how long it lasts, how it is copied, compared, written and read.

A state declares its facts in FACTS, each once. Its copies, its keys, its file and what a part of the game begins anew
are derived from the declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NoReturn, Self, TypeVar

import msgspec

from broadfront.core.locations import Location

if TYPE_CHECKING:
    from broadfront.core.title import Title

__all__ = [
    "Always", "Fact", "Table", "cells", "column", "count", "entries", "flag", "locations", "places", "plain", "same",
    "table", "with_cell", "with_item", "words",
]  # fmt: skip

T = TypeVar("T")

CELL = tuple(bytes((value,)) for value in range(256))


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


class Always(msgspec.Struct, frozen=True):
    """What a fact is at the beginning, whatever the state."""

    value: Any

    def __call__(self, _state: Any) -> Any:
        return self.value


def same(value: T) -> T:
    """The copy of a value that never changes."""
    return value


# Facts that never change: a change of the state puts another in their place, and copies of the state share them.


def plain(keyed: bool = True, kind: Any = None, *, initial: Callable[[Any], Any] | None = None, span: str = "") -> Fact:
    """A plain value: number, word, flag, or a tuple of them; `kind`, a type, is held to when read."""

    def load(_title: Title, data: Any) -> Any:
        if kind is not None:
            return msgspec.convert(data, kind)
        return tuple(data) if isinstance(data, list) else data

    return Fact(same, same, load, keyed, initial=initial, span=span)


def count(*, span: str = "") -> Fact:
    """A number that begins at 0."""
    return plain(kind=int, initial=Always(0), span=span)


def flag(*, span: str = "") -> Fact:
    """Something that is so or not, and is not at the beginning."""
    return plain(kind=bool, initial=Always(False), span=span)


def cells(*, initial: Callable[[Any], bytes] | None = None, span: str = "") -> Fact:
    """A small number a unit (bytes)."""
    return Fact(same, list, lambda _title, data: bytes(list(data)), initial=initial, span=span, packed=_packed)


def words(*, initial: Callable[[Any], frozenset[Any]] | None = None, span: str = "", kind: Any = str) -> Fact:
    """A set of hex ids, hexsides or words; or of numbers, if that is its kind."""

    def load(_title: Title, data: Any) -> frozenset[Any]:
        return msgspec.convert(data, frozenset[kind])

    return Fact(same, sorted, load, initial=initial or Always(frozenset()), span=span)


def entries(kind: Any, *, span: str = "") -> Fact:
    """A mapping of words to values of a kind, empty at the beginning."""

    def load(_title: Title, data: Any) -> Table[Any]:
        return Table(msgspec.convert(data, dict[str, kind]))

    return Fact(same, _in_order, load, initial=Always(Table()), span=span)


def places(*, initial: Callable[[Any], tuple[Location, ...]] | None = None) -> Fact:
    """Where each unit is."""
    return Fact(same, _location_texts, lambda title, data: tuple(map(title.locations.parse, data)), initial=initial)


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


def column(keyed: bool = True, *, initial: Callable[[Any], bytearray] | None = None, span: str = "") -> Fact:
    """A small number a unit or hex (bytearray)."""
    return Fact(
        bytearray, list, lambda _title, data: bytearray(list(data)), keyed, initial=initial, span=span, packed=_packed
    )


def table(keyed: bool = True) -> Fact:
    """A mapping of words to plain values."""
    return Fact(dict, _in_order, lambda _title, data: dict(data), keyed)


def locations(keyed: bool = True, *, initial: Callable[[Any], list[Location]] | None = None) -> Fact:
    """Where each unit is."""

    def load(title: Title, data: Any) -> list[Location]:
        return [title.locations.parse(text) for text in data]

    return Fact(list, _location_texts, load, keyed, initial=initial)


def _in_order(held: dict[str, Any]) -> dict[str, Any]:
    return {word: held[word] for word in sorted(held)}


def _location_texts(where: Sequence[Location]) -> list[str]:
    return list(map(attrgetter("text"), where))


def _packed(numbers: bytes | bytearray) -> list[int] | msgspec.Raw:
    """Numbers as MessagePack writes a list of them: after its length each below 128 is a byte, and that one its own."""
    if not 16 <= len(numbers) < 1 << 16 or not numbers.isascii():
        return list(numbers)
    return msgspec.Raw(b"\xdc" + len(numbers).to_bytes(2) + numbers)
