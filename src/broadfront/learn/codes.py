"""Numbers (codes) for actions, as learning agents choose them: encoding and decoding.

A code encodes the class of an action and its factors in mixed radix: unit, hex (for a path, its end), card, word,
figure. Each class has a block of numbers, one for every combination of factors. If several options would share a code,
a last factor numbers them in listed order.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from math import prod
from operator import attrgetter
from typing import Any, NamedTuple, get_type_hints

from broadfront.core.actions import Action, Composed
from broadfront.core.errors import Invalid
from broadfront.core.listing import listing_parts
from broadfront.core.rules import mirrors
from broadfront.core.state import State
from broadfront.core.title import Playable
from broadfront.learn.lessons import lesson_of

__all__ = ["ActionCodes", "Factor", "number_for_word"]

WORDS, FIGURES, LOWEST = 256, 32, -4
"""How many numbers are reserved for a word without a list and for a figure, and the lowest figure."""
ALIKE_WORDS = 4
"""Maximum number of options that may share the number of a word without a list."""
UNIT_FIELDS = frozenset({"unit", "leader"})
HEX_FIELDS = frozenset({"hex", "target", "start", "end"})
CARD_FIELDS = frozenset({"card"})
ORDER = "order"


@cache
def number_for_word(word: str) -> int:
    """Return a number from 0 to 255 for any word, the same in every process; 0 for an empty word."""
    return 1 + zlib.crc32(word.encode()) % (WORDS - 1) if word else 0


class Factor(NamedTuple):
    """One digit of an action's code: the action's field it encodes (such as its unit), its kind, and how many values it
    has."""

    field: str
    kind: str
    size: int
    read: Callable[[Any], int]


class Block(NamedTuple):
    """The range of code numbers reserved for one class of action."""

    kind: type[Action]
    start: int
    factors: tuple[Factor, ...]
    alike: int
    """How many options may share the same factors."""


class ActionCodes:
    """Translates the actions of a title to numbers (codes) and back, for one starting position. Two starting positions
    with the same units have the same codes."""

    def __init__(self, title: Playable, state: State) -> None:
        lesson = lesson_of(title.name)
        self.units = {id: n for n, id in enumerate(lesson.roster(state).ids)}
        self.hexes: dict[str, int] = {hex.hex: hex.index for hex in title.locations.hexes}
        self.items = {item: n for n, item in enumerate(sorted({i for held in state.zones.values() for i in held}))}
        self._words = {field: {w: n for n, w in enumerate(words)} for field, words in lesson.words(state).items()}
        self.blocks: list[Block] = []
        self.size = 0
        for kind in title.ACTIONS:
            if not issubclass(kind, Composed):
                name = kind.__name__
                factors = self._factors_of_action_class(kind, lesson.implied.get(name, ()))
                hashed = any(factor.read is number_for_word for factor in factors)
                block = Block(kind, self.size, factors, lesson.alike.get(name, ALIKE_WORDS if hashed else 1))
                self.blocks.append(block)
                self.size += prod(factor.size for factor in factors) * block.alike
        self._encode = {block.kind: _encoder_for_action_class(block) for block in self.blocks}
        self._alike = {block.kind: block.alike for block in self.blocks}

    def _factors_of_action_class(self, kind: type[Action], implied: tuple[str, ...]) -> tuple[Factor, ...]:
        """Return the digits that encode the fields of an action class. Fields already fixed by an earlier choice
        (implied) are left out."""
        hints = get_type_hints(kind)
        found = [
            self._factor_for_field(field, hints[field]) for field in kind.__struct_fields__ if field not in implied
        ]
        return tuple(factor for factor in found if factor is not None)

    def _factor_for_field(self, field: str, kind: object) -> Factor | None:
        """Return the digit that encodes one field of an action class; None if codes ignore the field."""
        if kind is bool:
            return Factor(field, "flag", 2, int)
        if kind is int:
            return Factor(field, "figure", FIGURES, _figure_number)
        if kind is not str:
            of = {"path": ("hex", self.hexes, -1), "units": ("unit", self.units, 0)}.get(field)
            return of and Factor(field, of[0], len(of[1]) + 1, partial(_index_of_word_at, of[1], of[2]))
        if field in self._words:
            listed = self._words[field]
            return Factor(field, "word", len(listed) + 1, partial(_index_or_zero, listed))
        for name, fields, table in (
            ("unit", UNIT_FIELDS, self.units),
            ("hex", HEX_FIELDS, self.hexes),
            ("card", CARD_FIELDS, self.items),
        ):
            if field in fields:
                return Factor(field, name, len(table) + 1, partial(_index_or_zero, table))
        return Factor(field, "word", WORDS, number_for_word)

    def codes_of(self, options: Sequence[Action]) -> dict[int, int]:
        """Return the index of each option by its code (action number for learning agents).

        In rare cases all codes that fit an option are taken; it is then left out.
        """
        found: dict[int, int] = {}
        encode = self._encode
        for at, action in enumerate(options):
            code = encode[type(action)](action)
            if code in found:
                code = next((c for c in range(code + 1, code + self._alike[type(action)]) if c not in found), -1)
                if code < 0:
                    continue
            found[code] = at
        return found

    @mirrors(codes_of)
    def codes_of_listing(self, options: Sequence[Action]) -> dict[int, int]:
        """Return the same result as `codes_of`, but faster: no action objects are created for options listed as
        numbers."""
        encode = self._encode
        codes: list[int] = []
        for things, make, blank in listing_parts(options):
            if blank is not None:
                kind = type(blank)
                start, apart = encode[kind](blank), self._alike[kind]
                codes += [start + (number + 1) * apart for number in things]
            else:
                codes += [encode[type(action)](action) for action in (things if make is None else map(make, things))]
        found = dict(zip(codes, range(len(codes)), strict=True))
        return found if len(found) == len(codes) else self.codes_of(options)

    def code(self, action: Action) -> int:
        """Return the code (number) of an action.

        If several actions share their encoded fields, return the first of their codes.
        """
        return self._encode[type(action)](action)

    def decode(self, code: int) -> dict[str, int | str]:
        """Return what the code (number) of an action stands for.

        It gives the class of action, the value of each encoded field, and its order among options with equal fields.
        """
        block = next((b for b in reversed(self.blocks) if b.start <= code < self.size), None)
        if block is None:
            message = f"Code {code} is not an action: expected 0 to {self.size - 1}."
            raise Invalid(message, parameter="action", given=code)
        rest, order = divmod(code - block.start, block.alike)
        found: dict[str, int | str] = {ORDER: order}
        for factor in reversed(block.factors):
            rest, found[factor.field] = divmod(rest, factor.size)
        return {"do": block.kind.__name__, **dict(reversed(found.items()))}


def _index_or_zero(table: Mapping[str, int], word: str) -> int:
    """Return a word's index in a table, counted from 1; 0 if the table does not have the word."""
    return table.get(word, -1) + 1


def _index_of_word_at(table: Mapping[str, int], place: int, words: tuple[str, ...]) -> int:
    """Return the index, counted from 1, of the word at `place` in a list; 0 if the list is empty or the table lacks the
    word."""
    return table.get(words[place], -1) + 1 if words else 0


def _figure_number(figure: int) -> int:
    """Return an integer field of an action as a digit from 0, limited to the reserved range."""
    return min(max(figure - LOWEST, 0), FIGURES - 1)


def _encoder_for_action_class(block: Block) -> Callable[[Any], int]:
    """Return a function that computes the code of an action of one class. It avoids a loop if the class has at most one
    field."""
    start, alike = block.start, block.alike
    if not block.factors:
        return lambda action: start
    (first, _, _, read), *rest = block.factors
    if not rest:
        field = attrgetter(first)
        if isinstance(read, partial) and read.func is _index_or_zero:
            codes = {word: start + (n + 1) * alike for word, n in read.args[0].items()}
            return lambda action: codes.get(field(action), start)
        return lambda action: start + read(field(action)) * alike

    def encode(action: Any) -> int:
        """Return the code of an action."""
        code = 0
        for field, _, size, read in block.factors:
            code = code * size + read(getattr(action, field))
        return start + code * alike

    return encode
