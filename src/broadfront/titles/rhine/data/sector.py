"""A sector and its file format: part of the map, turns, forces, supply and victory hexes."""

from __future__ import annotations

import datetime as dt
from fractions import Fraction
from typing import Annotated, TypedDict

import msgspec

from broadfront.board.hexmap import HexMap
from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.core.reading.type_check import one_of_words
from broadfront.core.rules import decides
from broadfront.titles.rhine.data.loading import VOLUNTARY, Few, Form
from broadfront.titles.rhine.data.roster import TO_ARRIVE
from broadfront.titles.rhine.data.stored_names import dump_key
from broadfront.titles.rhine.data.tokens import TOKENS_PER_SP
from broadfront.titles.rhine.data.units import Unit, load_units, unit_regimental_equivalents
from broadfront.titles.rhine.data.window import WATER, Window

__all__ = ["SIDES", "STACK_LIMIT", "Sector", "exceeds_stack_limit", "load_sector"]

SIDES = ("allied", "german")
SideName = Annotated[str, one_of_words(*SIDES)]
Both = msgspec.Meta(min_length=2)
STACK_LIMIT = 10
"""Highest number of RE (regimental equivalents) of combat units in a hex."""


@decides("OCS-STACK-01")
def exceeds_stack_limit(size_in_re: Fraction | int) -> bool:
    """Return whether combat units of this total size (in RE) exceed the stacking limit."""
    return size_in_re > STACK_LIMIT


class Goal(Form, frozen=True):
    """A victory hex and the victory points for holding it."""

    place: str
    points: Few


class Delivery(Form, frozen=True):
    """The supply points a side receives each turn, and the hex in which it receives them."""

    hex: str
    sp: Few


class Caps(TypedDict):
    """Rail and sea transport capacity per turn in a sector (scenario on part of the map)."""

    rail: Few
    sea: Few


class SectorFile(Form, frozen=True):
    """The contents of `house/sectors/NAME.toml`, which describes a sector (a scenario on part of the map)."""

    label: str
    first: dt.date
    last: dt.date
    hexes: tuple[str, str]
    moves_first: SideName
    reserve_markers: Annotated[dict[SideName, Few], Both]
    caps: Caps
    sources: Annotated[dict[SideName, tuple[str, ...]], Both]
    dumps: Annotated[dict[SideName, dict[str, Few]], Both]
    supply: Annotated[dict[SideName, Delivery], Both]
    goal: tuple[Goal, ...]
    house: bool = True
    broadfront: bool = False
    """Whether the Broadfront restrictions apply, which keep nations off the maps of the other half."""


class Sector(Window):
    """A sector (scenario on part of the map), with its place names resolved to hexes and its units checked."""

    def __init__(self, name: str, board: HexMap, file: SectorFile, units: tuple[Unit, ...]) -> None:
        self.name, self.campaign = name, ""
        self.board = board
        self.file = file
        self.units = units
        self.first, self.last, self.moves_first = file.first, file.last, file.moves_first
        self.caps = {"rail": file.caps["rail"], "sea": file.caps["sea"]}
        self.reserve_markers, self.broadfront = file.reserve_markers, file.broadfront
        self.number = {unit.id: n for n, unit in enumerate(units)}
        self.hex_of = [board.index[self._find_hex(unit.hex)] for unit in units]
        self.start_places = [
            f"[{TO_ARRIVE}]" if unit.arrives else board.ids[hex] for unit, hex in zip(units, self.hex_of, strict=True)
        ]
        self._sources = {side: tuple(board.index[self._find_hex(p)] for p in file.sources[side]) for side in SIDES}
        self.holders, self.hits = {}, {}
        self.dumps = {
            dump_key(side, self._find_hex(place)): sp * TOKENS_PER_SP
            for side in SIDES
            for place, sp in file.dumps[side].items()
        }
        self.delivery = {side: self._find_hex(file.supply[side].hex) for side in SIDES}
        self.goals = {self._find_hex(goal.place): goal.points for goal in file.goal}
        first, last = (board.grid.parse(hex) for hex in file.hexes)
        self.rows = range(last.row, first.row + 1)
        self.columns = range(first.column, last.column + 1)
        self._check()

    def _find_hex(self, name: str) -> str:
        """Return the id of a hex given by id or place name."""
        try:
            return self.board.find(name)
        except Invalid as error:
            raise Invalid(f"sector {self.name}: {error.message}.", given=name, accepted=error.accepted) from None

    @property
    def supply_sources(self) -> dict[str, tuple[int, ...]]:
        """Indexes of the supply source hexes, by side."""
        return self._sources

    def is_in_play(self, hex: int) -> bool:
        """Return whether a hex is in the rows and columns of this sector (scenario on part of the map)."""
        cell = self.board.grid.parse(self.board.ids[hex])
        return cell.row in self.rows and cell.column in self.columns

    def _check(self) -> None:
        """Raise `Invalid` for the first unit that cannot start in the hex or mode that the sector's file gives."""
        stacks: dict[int, tuple[str, Fraction]] = {}
        for unit, at in zip(self.units, self.hex_of, strict=True):
            problem = ""
            if self.board.terrain[at] in WATER:
                problem = f"stands in water ({self.board.ids[at]})"
            elif not self.is_in_play(at):
                problem = f"stands outside the sector ({self.board.ids[at]})"
            elif unit.mode not in VOLUNTARY:
                problem = f"begins in mode {unit.mode}; give {', '.join(VOLUNTARY)}"
            elif unit.is_combat_unit and not unit.arrives:
                side, size = stacks.get(at, (unit.side, Fraction(0)))
                stacks[at] = unit.side, size + unit_regimental_equivalents(unit, unit.steps)
                if side != unit.side:
                    problem = f"shares {self.board.ids[at]} with an enemy"
                elif exceeds_stack_limit(stacks[at][1]):
                    problem = f"makes more than {STACK_LIMIT} RE in {self.board.ids[at]}"
            if problem:
                raise Invalid(f"sector {self.name}: {unit.id} {problem}.", given=unit.id)


def load_sector(files: TitleFiles, board: HexMap, name: str) -> Sector:
    """Load a sector (scenario on part of the map) from its file and its counter list."""
    file = files.read(f"house/sectors/{name}.toml", SectorFile)
    return Sector(name, board, file, load_units(files, f"house/sectors/{name}.csv"))
