"""Observations for learning agents: what a side sees of a position, as arrays. docs/learning.md documents their meaning
and version.

An observer keeps its last output and updates only what has changed, which is most of its speed. Hidden things are only
in zones, and `_count_cards` is the only function here that reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import compress
from operator import is_not, ne
from typing import Any

import numpy as np
from numpy.typing import NDArray

from broadfront.core.locations import Location, OnMap
from broadfront.core.positions.parts import compile_reader
from broadfront.core.state import State
from broadfront.core.steps import Step
from broadfront.core.title import Playable
from broadfront.learn.codes import number_for_word
from broadfront.learn.lessons import lesson_of

__all__ = ["VERSION", "Arrays", "Observer"]

VERSION = 1
"""Raise this whenever a number in an observation or a code changes its meaning."""

Arrays = dict[str, NDArray[Any]]

OWN, ENEMY = 0, 1
UNIT_PLANES, STEP_PLANES, POINTED_PLANE, MARK_PLANES = 0, 2, 4, 5
SIDE_COLUMN, HEX_COLUMN, BOX_COLUMN, POINTED_COLUMN, FACT_COLUMNS = range(5)
POINTS_AT_UNITS = ("unit", "number", "units", "attackers")
POINTS_AT_HEXES = ("target", "hex", "at")
HEXES_IN = re.compile(r"[^\s-]+")

Named = tuple[frozenset[int], frozenset[int]]
"""Units and hexes by number."""
NOTHING: Named = (frozenset(), frozenset())


class Observer:
    """Computes what a side sees as numeric arrays (observations for learning agents), for games from one start."""

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
        facts = {name: start.fact(name) for name in start.FACTS}
        self.unit_facts = tuple(
            name for name, held in facts.items() if isinstance(held, bytes | bytearray) and len(held) == count
        )
        self.figures = tuple(name for name, held in facts.items() if isinstance(held, int | str))
        self.zones = tuple(title.zones)
        self.items = {item: n for n, item in enumerate(sorted({i for held in start.zones.values() for i in held}))}
        self.steps = {kind: n for n, kind in enumerate(title.STEPS)}
        self._order = self._plane_orders()
        of = np.array(self.roster.sides, dtype=np.int16)
        self._side_column = {side: (of != n).astype(np.int16) for n, side in enumerate(self.sides)}
        self._worded = tuple(n for n, name in enumerate(self.figures) if isinstance(facts[name], str))
        self._of_units, self._of_marks, self._of_figures, self._of_places = (
            compile_reader([start.PATHS[name] for name in names])
            for names in (self.unit_facts, self.marks, self.figures, ("where", "steps"))
        )
        self._cells_of: dict[object, list[int]] = {}
        self._reset()

    def _plane_orders(self) -> dict[str, NDArray[np.intp]]:
        """Return for each side the order of the map layers (planes): the layers of its own units come first."""
        last = MARK_PLANES + len(self.marks)
        return {
            side: np.array([n, 1 - n, 2 + n, 3 - n, *range(POINTED_PLANE, last)], dtype=np.intp)
            for n, side in enumerate(self.sides)
        }

    def _reset(self) -> None:
        """Forget the last observation, so that the next one is computed from scratch."""
        rows, columns = self.shape
        count, zones = len(self.roster.ids), len(self.zones)
        self._planes = np.zeros((MARK_PLANES + len(self.marks), rows * columns), dtype=np.uint8)
        self._units = np.zeros((count, FACT_COLUMNS + len(self.unit_facts)), dtype=np.int16)
        self._units[:, HEX_COLUMN] = self._units[:, BOX_COLUMN] = -1
        # Single cells are accessed through the arrays' memory: indexing an array takes much longer.
        self._plane_cells, self._unit_cells = self._planes.data, self._units.data
        self._cards = {side: np.zeros((zones, len(self.items)), dtype=np.uint8) for side in self.sides}
        self._card_rows = [
            [self._cards[side][n].data for side in self.sides if self.title.zones[zone].is_visible_to(side)]
            for n, zone in enumerate(self.zones)
        ]
        """The rows in which each zone is counted, one for each side that may look into it."""
        self._sizes = np.zeros(zones, dtype=np.int16)
        self._figure_row = np.zeros(2 + len(self.figures), dtype=np.int32)
        self._figure_cells = self._figure_row.data
        self._where: tuple[Location | None, ...] = (None,) * count
        self._columns: tuple[bytes | None, ...] = (None,) * len(self.unit_facts)
        self._weights = bytes(count)
        self._marked: tuple[Any, ...] = (None,) * len(self.marks)
        self._held: tuple[tuple[str, ...] | None, ...] = (None,) * zones
        self._figured: tuple[Any, ...] = ()
        self._stack: list[Step[Any]] = []
        self._named: list[Named] = []
        """The units and hexes named by each step of the stack and the steps below it."""
        self._pointed = NOTHING

    # Reading a position

    def observe(self, state: State, side: str, asked: bool) -> Arrays:
        """Return what a side may know of a position as arrays; `asked` says whether this side must decide now."""
        self._update_unit_locations(state)
        self._update_marker_planes(state)
        self._update_units_and_hexes_of_steps(state.stack)
        self._count_cards(state)
        self._update_figures(state, asked)
        units = self._units.copy()
        units[:, SIDE_COLUMN] = self._side_column[side]
        return {
            "planes": self._planes.take(self._order[side], axis=0).reshape(-1, *self.shape),
            "units": units,
            "cards": self._cards[side].copy(),
            "sizes": self._sizes.copy(),
            "figures": self._figure_row.copy(),
        }

    def _update_unit_locations(self, state: State) -> None:
        """Update each unit's location and other data, and the map layers that count units and steps per hex."""
        where, weights = self._of_places(state)
        moved = set() if where is self._where else set(compress(range(len(where)), map(is_not, self._where, where)))
        if weights != self._weights:
            moved.update(compress(range(len(weights)), map(ne, self._weights, weights)))
        if moved:
            planes, units = self._plane_cells, self._unit_cells
            for n in moved:
                side, old, new = self.roster.sides[n], self._where[n], where[n]
                if isinstance(old, OnMap):
                    cell = self.cell[old.index]
                    planes[UNIT_PLANES + side, cell] -= 1
                    planes[STEP_PLANES + side, cell] -= self._weights[n]
                hex = -1
                if isinstance(new, OnMap):
                    hex, cell = new.index, self.cell[new.index]
                    planes[UNIT_PLANES + side, cell] += 1
                    planes[STEP_PLANES + side, cell] += weights[n]
                units[n, HEX_COLUMN], units[n, BOX_COLUMN] = hex, self.box_number.get(id(new), -1)
            self._where, self._weights = tuple(where), bytes(weights)
        now = self._of_units(state)
        if now != self._columns:
            for column, (held, kept) in enumerate(zip(now, self._columns, strict=True), FACT_COLUMNS):
                if held != kept:
                    self._units[:, column] = np.frombuffer(held, dtype=np.uint8)
            self._columns = tuple(map(bytes, now))

    def _update_marker_planes(self, state: State) -> None:
        """Update the map layer of each marker: 1 in every hex that has it, or the marker's value there."""
        now = self._of_marks(state)
        if now == self._marked:
            return
        for plane, (held, kept) in enumerate(zip(now, self._marked, strict=True), MARK_PLANES):
            if held == kept:
                continue
            if isinstance(held, Mapping):
                self._rewrite_plane(plane, held.items())
            elif kept is not None and kept <= held:
                for word in held - kept:
                    for cell in self._cells_of_named_hexes(word):
                        self._plane_cells[plane, cell] = 1
            else:  # a hex of a removed word may still be marked by another
                self._rewrite_plane(plane, ((word, 1) for word in held))
        self._marked = tuple([dict(held) if type(held) is dict else held for held in now])

    def _rewrite_plane(self, plane: int, marks: Iterable[tuple[object, object]]) -> None:
        """Rewrite one map layer from pairs: a word that names hexes, and the value these hexes get."""
        cells = bytearray(len(self._planes[plane]))
        for word, value in marks:
            shown = _plane_value(value)
            for cell in self._cells_of_named_hexes(word):
                cells[cell] = shown
        self._planes[plane] = np.frombuffer(cells, dtype=np.uint8)

    def _cells_of_named_hexes(self, word: object) -> list[int]:
        """Return the array positions of the hexes whose ids occur in a word."""
        cells = self._cells_of.get(word)
        if cells is None:
            found = (self.hex_number.get(part) for part in HEXES_IN.findall(str(word)))
            cells = self._cells_of[word] = [self.cell[hex] for hex in found if hex is not None]
        return cells

    def _update_units_and_hexes_of_steps(self, stack: list[Step[Any]]) -> None:
        """Update which units and hexes the current steps of the game are about, such as the attacker and the target.
        Steps are immutable, so unchanged ones are skipped."""
        kept, named = self._stack, self._named
        same = 0
        for now, then in zip(stack, kept, strict=False):
            if now is not then:
                break
            same += 1
        if len(stack) == len(kept) == same:
            return
        del kept[same:], named[same:]
        pointed = named[-1] if named else NOTHING
        for step in stack[same:]:
            fields = _fields_naming_units_or_hexes(type(step))
            if fields:
                pointed = self._add_units_and_hexes_of_step(pointed, step, fields)
            kept.append(step)
            named.append(pointed)
        if pointed is not self._pointed:
            (units, hexes), (units_before, hexes_before) = pointed, self._pointed
            for n in units ^ units_before:
                self._unit_cells[n, POINTED_COLUMN] = n in units
            for hex in hexes ^ hexes_before:
                self._plane_cells[POINTED_PLANE, self.cell[hex]] = hex in hexes
            self._pointed = pointed

    def _add_units_and_hexes_of_step(
        self, named: Named, step: Step[Any], fields: tuple[tuple[str, bool], ...]
    ) -> Named:
        """Return the units and hexes named so far, plus those that a step of the game names."""
        units, hexes = named
        for field, at_units in fields:
            if at_units:
                units = units.union(_unit_or_hex_numbers(getattr(step, field), len(self.roster.ids)))
            else:
                hexes = hexes.union(_unit_or_hex_numbers(getattr(step, field), len(self.cell)))
        return units, hexes

    def _count_cards(self, state: State) -> None:
        """Count the cards or chits in each deck, hand and cup for the sides that may look into it; other sides see only
        how many there are."""
        now = tuple(map(state.zones.__getitem__, self.zones))
        if now == self._held:
            return
        for n in compress(range(len(now)), map(is_not, now, self._held)):
            held, rows = now[n], self._card_rows[n]
            self._sizes[n] = len(held)
            if rows:
                counts = bytearray(len(self.items))
                for item in held:
                    counts[self.items[item]] += 1
                for row in rows:
                    row[:] = counts
        self._held = now

    def _update_figures(self, state: State, asked: bool) -> None:
        """Update the current step of the game, whether this side must decide, and every stored value of the position
        that is a number or a word."""
        now = self._of_figures(state)
        if now != self._figured:
            figures = list(now)
            for n in self._worded:
                figures[n] = number_for_word(figures[n])
            self._figure_row[2:] = figures
            self._figured = now
        step = self.steps.get(type(state.stack[-1]), -1) if state.stack else -1
        self._figure_cells[0], self._figure_cells[1] = step, asked


@cache
def _fields_naming_units_or_hexes(kind: type[Step[Any]]) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a step class that name units or hexes; the flag is true for units."""
    fields = kind.__struct_fields__
    return tuple((field, field in POINTS_AT_UNITS) for field in fields if field in POINTS_AT_UNITS + POINTS_AT_HEXES)


def _unit_or_hex_numbers(value: object, limit: int) -> list[int]:
    """Return the unit or hex numbers below a limit that a field of a step holds: one, several, or none."""
    found = value if isinstance(value, tuple) else (value,)
    return [number for number in found if type(number) is int and 0 <= number < limit]


def _plane_value(value: object) -> int:
    """Return the value of a marker as a number from 0 to 255."""
    if isinstance(value, str):
        return number_for_word(value)
    return min(max(value, 0), 255) if isinstance(value, int) else 1
