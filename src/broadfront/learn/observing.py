"""What a side sees, as arrays. The words of this page are documented, with their version, in docs/learning.md.

An observer keeps what it wrote last and writes again only what has changed since, which is most of its speed. Hidden
things lie in zones alone, and `_cards` is the one place here that reads them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broadfront.core.locations import Location, OnMap
from broadfront.core.state import State
from broadfront.core.steps import Step
from broadfront.core.title import Playable
from broadfront.learn.codes import word_number
from broadfront.learn.lessons import lesson_of

__all__ = ["VERSION", "Arrays", "Observer"]

VERSION = 1
"""Raised whenever a number in an observation or a code comes to mean something else."""

Arrays = dict[str, NDArray[Any]]

OWN, ENEMY = 0, 1
UNIT_PLANES, STEP_PLANES, POINTED_PLANE, MARK_PLANES = 0, 2, 4, 5
SIDE_COLUMN, HEX_COLUMN, BOX_COLUMN, POINTED_COLUMN, FACT_COLUMNS = range(5)
POINTS_AT_UNITS = ("unit", "number", "units", "attackers")
POINTS_AT_HEXES = ("target", "hex", "at")
HEXES_IN = re.compile(r"[^\s-]+")


class Observer:
    """Writes observations of the games of one start."""

    def __init__(self, title: Playable, start: State) -> None:
        lesson, board = lesson_of(title.name), title.locations.hexes
        grid = title.map.grid  # type: ignore[attr-defined]
        self.title, self.sides = title, title.sides
        self.shape: tuple[int, int] = (grid.rows, grid.columns)
        cells = (grid.parse(hex.hex) for hex in board)
        self.cell = tuple((row - 1) * grid.columns + column - 1 for row, column in cells)
        self.hex_number = {hex.hex: hex.index for hex in board}
        self.box_number = {id(box): n for n, box in enumerate(title.locations.boxes.values())}
        self.roster = lesson.roster(start)
        self.marks = lesson.marks if all(name in start.FACTS for name in lesson.marks) else ()
        count = len(self.roster.ids)
        facts = {name: getattr(start, name) for name in start.FACTS}
        self.unit_facts = tuple(
            name for name, held in facts.items() if isinstance(held, bytes | bytearray) and len(held) == count
        )
        self.figures = tuple(name for name, held in facts.items() if isinstance(held, int | str))
        self.zones = tuple(title.zones)
        self.items = {item: n for n, item in enumerate(sorted({i for held in start.zones.values() for i in held}))}
        self.steps = {kind: n for n, kind in enumerate(title.STEPS)}
        self._hidden = {
            side: np.array([not title.zones[zone].sees(side) for zone in self.zones], dtype=bool) for side in self.sides
        }
        self._order = self._plane_orders()
        of = np.array(self.roster.sides, dtype=np.int16)
        self._side_column = {side: (of != n).astype(np.int16) for n, side in enumerate(self.sides)}
        self._worded = tuple(n for n, name in enumerate(self.figures) if isinstance(facts[name], str))
        self._of_units, self._of_marks = _getter(self.unit_facts), _getter(self.marks)
        self._of_figures = _getter(self.figures)
        self._forget()

    def _plane_orders(self) -> dict[str, NDArray[np.intp]]:
        """By side, which plane comes where: own ones first."""
        last = MARK_PLANES + len(self.marks)
        return {
            side: np.array([n, 1 - n, 2 + n, 3 - n, *range(POINTED_PLANE, last)], dtype=np.intp)
            for n, side in enumerate(self.sides)
        }

    def _forget(self) -> None:
        rows, columns = self.shape
        count = len(self.roster.ids)
        self._planes = np.zeros((MARK_PLANES + len(self.marks), rows * columns), dtype=np.uint8)
        self._units = np.zeros((count, FACT_COLUMNS + len(self.unit_facts)), dtype=np.int16)
        self._units[:, HEX_COLUMN] = self._units[:, BOX_COLUMN] = -1
        self._cards_held = np.zeros((len(self.zones), len(self.items)), dtype=np.uint8)
        self._sizes = np.zeros(len(self.zones), dtype=np.int16)
        self._where: tuple[Location | None, ...] = (None,) * count
        self._columns: tuple[bytes | None, ...] = (None,) * len(self.unit_facts)
        self._weights = bytes(count)
        self._marked: tuple[Any, ...] = (None,) * len(self.marks)
        self._held: dict[str, tuple[str, ...]] = {}
        self._pointed: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    # Reading a position

    def observe(self, state: State, side: str, asked: bool) -> Arrays:
        """The arrays that this side may know of a position; `asked` when it must choose now."""
        self._place_units(state)
        self._mark(state)
        self._point(state.stack)
        self._count_cards(state)
        units = self._units.copy()
        units[:, SIDE_COLUMN] = self._side_column[side]
        return {
            "planes": self._planes.take(self._order[side], axis=0).reshape(-1, *self.shape),
            "units": units,
            "cards": self._cards(side),
            "sizes": self._sizes.copy(),
            "figures": self._figures(state, asked),
        }

    def _place_units(self, state: State) -> None:
        """Where units are and what is true of them; steps count in the planes too."""
        where: Any = state.where  # type: ignore[attr-defined]
        weights: Any = state.steps  # type: ignore[attr-defined]
        moved = set() if where is self._where else set(compress(range(len(where)), map(is_not, self._where, where)))
        if weights != self._weights:
            moved.update(n for n, (now, then) in enumerate(zip(weights, self._weights, strict=True)) if now != then)
        for n in moved:
            side, old, new = self.roster.sides[n], self._where[n], where[n]
            if isinstance(old, OnMap):
                cell = self.cell[old.index]
                self._planes[UNIT_PLANES + side, cell] -= 1
                self._planes[STEP_PLANES + side, cell] -= self._weights[n]
            if isinstance(new, OnMap):
                cell = self.cell[new.index]
                self._planes[UNIT_PLANES + side, cell] += 1
                self._planes[STEP_PLANES + side, cell] += weights[n]
            self._units[n, HEX_COLUMN] = new.index if isinstance(new, OnMap) else -1
            self._units[n, BOX_COLUMN] = self.box_number.get(id(new), -1)
        if moved:
            self._where, self._weights = tuple(where), bytes(weights)
        now = self._of_units(state)
        if now != self._columns:
            for column, (held, kept) in enumerate(zip(now, self._columns, strict=True), FACT_COLUMNS):
                if held != kept:
                    self._units[:, column] = np.frombuffer(held, dtype=np.uint8)
            self._columns = tuple(map(bytes, now))

    def _mark(self, state: State) -> None:
        """A plane for each fact that names hexes: 1, or what the fact says of them."""
        now = self._of_marks(state)
        if now == self._marked:
            return
        for plane, (held, kept) in enumerate(zip(now, self._marked, strict=True), MARK_PLANES):
            if held == kept:
                continue
            if isinstance(held, Mapping):
                self._planes[plane] = 0
                for word, value in held.items():
                    self._planes[plane, self._cells(word)] = _shown(value)
            else:
                for word in held.symmetric_difference(kept or ()):
                    self._planes[plane, self._cells(word)] = word in held
        self._marked = tuple(dict(held) if isinstance(held, Mapping) else held for held in now)

    def _cells(self, word: Any) -> list[int]:
        """The cells of the hexes a word names."""
        found = (self.hex_number.get(part) for part in HEXES_IN.findall(str(word)))
        return [self.cell[hex] for hex in found if hex is not None]

    def _point(self, stack: Iterable[Step[Any]]) -> None:
        """Units and hexes that the steps under way are about."""
        units: list[int] = []
        hexes: list[int] = []
        for step in stack:
            for field, at_units in _pointing(type(step)):
                if at_units:
                    units += _numbers(getattr(step, field), len(self.roster.ids))
                else:
                    hexes += _numbers(getattr(step, field), len(self.cell))
        now = (tuple(units), tuple(hexes))
        if now != self._pointed:
            for (units_at, hexes_at), on in ((self._pointed, 0), (now, 1)):
                for n in units_at:
                    self._units[n, POINTED_COLUMN] = on
                for hex in hexes_at:
                    self._planes[POINTED_PLANE, self.cell[hex]] = on
            self._pointed = now

    def _count_cards(self, state: State) -> None:
        kept = self._held
        if state.zones == kept:
            return
        for n, zone in enumerate(self.zones):
            held = state.zones[zone]
            if held is kept.get(zone):
                continue
            row = self._cards_held[n]
            row[:] = 0
            for item in held:
                row[self.items[item]] += 1
            self._sizes[n] = len(held)
            kept[zone] = held

    def _cards(self, side: str) -> NDArray[np.uint8]:
        """How many of each item lie in the zones this side may look into; of others only the size is known."""
        cards = self._cards_held.copy()
        cards[self._hidden[side]] = 0
        return cards

    def _figures(self, state: State, asked: bool) -> NDArray[np.int32]:
        """The step under way, whether this side is asked, and every fact that is a figure or a word."""
        step = self.steps.get(type(state.stack[-1]), -1) if state.stack else -1
        told = list(self._of_figures(state))
        for n in self._worded:
            told[n] = word_number(told[n])
        return np.array([step, asked, *told], dtype=np.int32)


def _getter(names: tuple[str, ...]) -> Callable[[State], tuple[Any, ...]]:
    """What reads several facts at once, as a tuple also of one or none."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda state: tuple(getattr(state, name) for name in names)


@cache
def _pointing(kind: type[Step[Any]]) -> tuple[tuple[str, bool], ...]:
    """The fields of a kind of step that name units, and those that name hexes, each with which of the two it does."""
    fields = kind.__struct_fields__
    return tuple((field, field in POINTS_AT_UNITS) for field in fields if field in POINTS_AT_UNITS + POINTS_AT_HEXES)


def _numbers(held: object, below: int) -> list[int]:
    """The numbers that a field of a step holds: one, several, or none."""
    found = held if isinstance(held, tuple) else (held,)
    return [number for number in found if type(number) is int and 0 <= number < below]


def _shown(value: object) -> int:
    """What a mark says, as a number of a plane."""
    if isinstance(value, str):
        return word_number(value)
    return min(max(value, 0), 255) if isinstance(value, int) else 1
