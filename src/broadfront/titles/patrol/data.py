"""The printed data of patrol: its map, units, cards and combat table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from broadfront.board.hexmap import HexMap, load_title_map
from broadfront.core.actions import Action
from broadfront.core.locations import Locations
from broadfront.core.messages import Message, register_words
from broadfront.core.title import Title
from broadfront.core.zones import Zone
from broadfront.tables import Table

FOLDER, ODDS = Path(__file__).parent, ("1:2", "1:1", "2:1", "3:1")

Side = Literal["german", "american"]
SIDES: tuple[Side, Side] = ("german", "american")
Few = Annotated[int, msgspec.Meta(ge=1, le=20)]
Result = Literal["-", "A1", "D1", "DR", "D1 DR"]

say = register_words("patrol", FOLDER / "words")
"""Makes a message from a topic; the words are in words/en.toml."""


class Order(Action, frozen=True):
    """Base class of the actions in the game Patrol, with their text in words/en.toml."""

    def describe(self, at: Callable[[str], str]) -> Message:
        """Return the text of the action; `at` turns a hex id into a place name."""
        given = self.to_data()
        where = at([given.get("hex") or given.get("target") or "", *given.get("path", ())][-1])
        return say(f"choice.{given['do']}", unit=given.get("unit", ""), units=given.get("attackers", ()), where=where)


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter of the game Patrol: its printed numbers, and its starting hex or turn of entry."""

    id: str
    side: Side
    strength: Few
    steps: Few
    movement: Few
    at: str = ""
    turn: Few = 1


class Forces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Contents of `house/forces.toml`: units, cards and numbers of the rule book."""

    turns: Few
    village: str
    weather_die: Few
    snow_from: Few
    bridge_die: Few
    bridge_blows_to: Few
    hand_limit: Few
    supply_edge: Annotated[dict[Side, tuple[str, ...]], msgspec.Meta(min_length=2)]
    unit: tuple[Unit, ...]
    card: dict[Literal["Ambush", "Rations"], dict[Side, Few]]


class Patrol(Title):
    """The printed data of the game Patrol: units, cards, map and combat table."""

    READ = ("combat", "village", "edges")

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        self.forces = self.files.read("house/forces.toml", Forces)
        self.units = self.forces.unit
        self.number = {unit.id: n for n, unit in enumerate(self.units)}
        self.of_side: dict[str, tuple[int, ...]] = {
            side: tuple(n for n, unit in enumerate(self.units) if unit.side == side) for side in SIDES
        }
        if len(self.number) != len(self.units):
            raise self.files.file_error("house/forces.toml", ("unit",), "two units have the same id")
        self.zones = {
            f"{side} {place}": Zone(f"{side} {place}", f"{side} cards", frozenset(seen))
            for side in SIDES
            for place, seen in (("deck", ()), ("hand", (side,)), ("discard", SIDES))
        }

    @cached_property
    def map(self) -> HexMap:
        return load_title_map(self.files)

    @cached_property
    def locations(self) -> Locations:  # type: ignore[override]
        return Locations(self.map.ids, ["Reserve"])

    @cached_property
    def edges(self) -> dict[str, tuple[int, ...]]:
        """Supply sources of each side: the hexes of its edge of the map, in reading order."""
        return {side: tuple(sorted(map(self.map.index_of, hexes))) for side, hexes in self.forces.supply_edge.items()}

    @cached_property
    def village(self) -> int:
        """Hex index of the village."""
        return self.map.index_of(self.map.find(self.forces.village))

    @cached_property
    def combat(self) -> Table:
        """The combat table, by odds column and die roll."""
        return Table.from_file(self.files, "charts/combat.toml", "combat", cell=Result, dice=(1, 6), columns=ODDS)


def load(data: Path | None = None) -> Patrol:
    """Load the printed data of Patrol; the user's own files in the folder `data` take the place of built-in ones."""
    return Patrol(FOLDER, data)
