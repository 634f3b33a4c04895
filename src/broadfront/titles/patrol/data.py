"""What is printed of patrol: its map, units, cards and combat table."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Literal

import msgspec

from broadfront.board.hexmap import HexMap, load_map
from broadfront.core.errors import Invalid
from broadfront.core.locations import Locations
from broadfront.core.messages import words_in
from broadfront.core.title import Title
from broadfront.core.zones import Zone
from broadfront.tables import Table

FOLDER = Path(__file__).parent
SIDES = ("german", "american")

say = words_in("patrol", FOLDER / "words")
"""Says something by topic; the words are in words/en.toml."""


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter: the printed numbers, and where or when it starts."""

    id: str
    side: Literal["german", "american"]
    strength: int
    steps: int
    movement: int
    at: str = ""
    turn: int = 1


class Forces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`house/forces.toml`."""

    turns: int
    village: str
    weather_die: int
    snow_from: int
    bridge_die: int
    bridge_blows_to: int
    hand_limit: int
    supply_edge: dict[str, tuple[str, ...]]
    unit: tuple[Unit, ...]
    card: dict[str, dict[str, int]]


class Patrol(Title):
    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        try:
            self.forces = msgspec.convert(self.files.toml("house/forces.toml"), Forces)
        except msgspec.ValidationError as error:
            raise Invalid(f"{self.files.path('house/forces.toml')}: {error}.", given="house/forces.toml") from None
        self.units = self.forces.unit
        self.number = {unit.id: n for n, unit in enumerate(self.units)}
        if len(self.number) != len(self.units):
            raise Invalid(f"{self.files.path('house/forces.toml')}: two units have the same id.", given="unit")
        self.zones = {
            f"{side} {place}": Zone(f"{side} {place}", f"{side} cards", frozenset(seen))
            for side in SIDES
            for place, seen in (("deck", ()), ("hand", (side,)), ("discard", SIDES))
        }

    @cached_property
    def map(self) -> HexMap:
        return load_map(self.files.path("map/hexes.txt"))

    @cached_property
    def locations(self) -> Locations:  # type: ignore[override]
        return Locations(self.map.ids, ["Reserve"])

    @cached_property
    def edges(self) -> dict[str, frozenset[int]]:
        """The supply edge of each side."""
        return {side: frozenset(map(self.map.index_of, hexes)) for side, hexes in self.forces.supply_edge.items()}

    @cached_property
    def village(self) -> int:
        return self.map.index_of(self.map.find(self.forces.village))

    @cached_property
    def combat(self) -> Table:
        return Table.from_file(self.files, "charts/combat.toml", "combat")
