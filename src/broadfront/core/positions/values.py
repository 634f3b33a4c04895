"""Kinds of value of a fact: what position files and people write, and what is stored.

`to_plain` converts a stored value to plain data; `from_plain` converts it back and refuses impossible ones. A fact
(`core/facts.py`) names its kind. Position files, `fix` and the editor are derived from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Literal

import msgspec

from broadfront.core.errors import Invalid, brief_repr, unknown_name

__all__ = ["Bits", "Flag", "HexNumber", "Number", "Place", "SideChoice", "Value", "Words", "match_word"]

Bound = int | Callable[[Any, str], int] | None
"""A limit: a number, or a function of a state and a thing."""


def match_word(what: str, value: object, words: Iterable[str]) -> str:
    """Return the accepted word that equals a value, ignoring case; raise `Invalid` if there is none."""
    known = list(words)
    found = next((word for word in known if word.casefold() == str(value).strip().casefold()), None)
    if found is None:
        raise unknown_name(what, value, known, parameter="to")
    return found


def literal_type(words: Iterable[str]) -> Any:
    """Return the `Literal` type that accepts exactly these words."""
    made: Any = Literal
    return made[tuple(words)]


class Value(msgspec.Struct, frozen=True):
    """A kind of value that a fact (stored value) of a state can have.

    By default, plain data and the stored value are the same.
    """

    none: str | None = None
    """What a person writes for no value; None if there always is one. Files leave it out or empty."""

    many: ClassVar[bool] = False
    """Whether it consists of several words."""

    @property
    def type(self) -> Any:
        """The type that position files accept for this kind of value."""
        return Any

    def choices(self, state: Any) -> Sequence[str]:
        """Return the words that people may write for this kind of value; empty for a number, a flag or a place."""
        return ()

    def editor_choices(self, state: Any) -> Sequence[str]:
        """Return the words to choose from in the position editor, with an empty word for none; empty if the value is
        typed."""
        return ["" if word == self.none else word for word in self.choices(state)]

    def to_plain(self, state: Any, kept: Any) -> Any:
        """Convert a stored value of this kind to plain data."""
        return kept

    def from_plain(self, state: Any, name: str, of: str, given: Any) -> Any:
        """Convert plain data to a stored value of this kind; raise `Invalid` if the value is impossible."""
        return given


class Flag(Value, frozen=True):
    """A kind of fact value: yes or no."""

    @property
    def type(self) -> Any:
        """The type that position files accept: true or false."""
        return bool

    def to_plain(self, state: Any, kept: Any) -> bool:
        """Convert the stored value to true or false."""
        return bool(kept)

    def from_plain(self, state: Any, name: str, of: str, given: Any) -> bool:
        """Return the given flag; raise `Invalid` if it is neither true nor false."""
        if not isinstance(given, bool):
            raise Invalid(f"{name}: {brief_repr(given)} is neither yes nor no.", parameter="to", given=given)
        return given


class Number(Value, frozen=True):
    """A kind of fact value: a whole number within bounds."""

    low: Bound = 0
    high: Bound = None

    @property
    def type(self) -> Any:
        """The type that position files accept: a whole number."""
        return int

    def bounds(self, state: Any, of: str = "") -> tuple[int | None, int | None]:
        """Return the lower and upper limit of the number for a thing such as a unit; None for no limit."""
        low, high = (bound(state, of) if callable(bound) else bound for bound in (self.low, self.high))
        return low, high

    def editor_choices(self, state: Any) -> Sequence[str]:
        """Return the numbers to choose from in the position editor; empty if the number is typed."""
        most = None if self.none is None else self.bounds(state)[1]
        return () if most is None else ("", *map(str, range(most + 1)))

    def from_plain(self, state: Any, name: str, of: str, given: Any) -> Any:
        """Return the given number; raise `Invalid` if it is not a whole number within the bounds."""
        if self.none is not None and isinstance(given, str):
            if given == self.none:
                return None
            given = int(given) if given.isdecimal() else given
        if type(given) is not int:
            raise Invalid(f"{name}: {brief_repr(given)} is not a whole number.", parameter="to", given=given)
        low, high = self.bounds(state, of)
        if (low is not None and given < low) or (high is not None and given > high):
            wanted = f"{low} to {high}" if high is not None else f"{low} or more"
            thing = f"{name} of {of}" if of else name
            raise Invalid(f"{thing} is {wanted}, not {given}.", parameter="to", given=given, accepted=(low, high))
        return given


class Words(Value, frozen=True):
    """A kind of fact value: one of several words, stored as the word or, if `numbered`, as its index."""

    words: tuple[str, ...] | Callable[[Any], Sequence[str]] = ()
    numbered: bool = False

    @property
    def type(self) -> Any:
        """The type that position files accept: text, or one of a fixed list of words."""
        if callable(self.words):
            return str
        return literal_type(self.words)

    def known_words(self, state: Any) -> Sequence[str]:
        """Return the words that this kind of value accepts in a given state."""
        return self.words(state) if callable(self.words) else self.words

    def choices(self, state: Any) -> Sequence[str]:
        """Return the words that people may write, with the word for no value if there is one."""
        words = [word for word in self.known_words(state) if word]
        return words if self.none is None else (self.none, *words)

    def to_plain(self, state: Any, kept: Any) -> Any:
        """Convert the stored word, or its index, to the word."""
        return self.known_words(state)[kept] if self.numbered else (kept or "")

    def from_plain(self, state: Any, name: str, of: str, given: Any) -> Any:
        """Convert a word to the stored word or index; raise `Invalid` if the word is not accepted."""
        word = (
            given
            if given in self.known_words(state)
            else match_word(name.replace("_", " "), given, self.choices(state))
        )
        word = "" if word == self.none else word
        return self.known_words(state).index(word) if self.numbered else word


class Bits(Value, frozen=True):
    """A kind of fact value: several of a set of words, stored as the bits of a number."""

    words: Mapping[str, int] = {}
    none: str | None = "none"
    many: ClassVar[bool] = True

    @classmethod
    def from_words(cls, *words: str) -> Bits:
        """Return the kind of value for a set of words, given in the order of their bits."""
        return cls(words={word: 1 << bit for bit, word in enumerate(words)})

    @property
    def type(self) -> Any:
        """The type that position files accept: a list of words."""
        several: Any = tuple
        return several[literal_type(self.words), ...]

    def choices(self, state: Any) -> Sequence[str]:
        """Return the words that people may write, in the order of their bits."""
        return tuple(self.words)

    def to_plain(self, state: Any, kept: int) -> list[str]:
        """Convert the stored number to the list of words whose bits are set."""
        return [word for word, bit in self.words.items() if kept & bit]

    def from_plain(self, state: Any, name: str, of: str, given: Iterable[Any]) -> int:
        """Convert a list of words to the number with their bits set; raise `Invalid` for an unknown word."""
        return sum({self.words[match_word("word", word, self.words)] for word in given})


class SideChoice(Value, frozen=True):
    """A kind of fact value: which of two sides a thing belongs to; the first if the thing is in the stored set,
    otherwise the second."""

    words: tuple[str, str] = ("", "")

    @property
    def type(self) -> Any:
        """The type that position files accept: the name of one of the two sides."""
        return literal_type(self.words)

    def choices(self, state: Any) -> Sequence[str]:
        """Return the names of the two sides."""
        return self.words

    def to_plain(self, state: Any, kept: bool) -> str:
        """Return the name of the side to which the thing belongs."""
        return self.words[not kept]

    def from_plain(self, state: Any, name: str, of: str, given: Any) -> bool:
        """Return whether the given side is the first one; raise `Invalid` for an unknown side."""
        return match_word("side", given, self.words) == self.words[0]


class Place(Value, frozen=True):
    """A kind of fact value: a location, which is a hex, a named place, a box, or eliminated."""

    @property
    def type(self) -> Any:
        """The type that position files accept: the text of a location."""
        return str

    def to_plain(self, state: Any, kept: Any) -> str:
        """Return a stored location as text."""
        text: str = kept.text
        return text

    def from_plain(self, state: Any, name: str, of: str, given: Any) -> Any:
        """Return the location that a text means; raise `Invalid` if there is none."""
        return state.spot(str(given), of)


class HexNumber(Value, frozen=True):
    """A kind of fact value: a hex, stored as its number in the map and written as its id."""

    @property
    def type(self) -> Any:
        """The type that position files accept: the id of a hex."""
        return str

    def to_plain(self, state: Any, kept: int) -> str:
        """Return the id of a hex from its stored number."""
        id: str = state.title.map.ids[kept]
        return id

    def from_plain(self, state: Any, name: str, of: str, given: Any) -> Any:
        """Return the number of the hex with this id or place name; raise `Invalid` if there is none."""
        return state.title.map.index[state.title.map.find(str(given))]
