"""What follows from the facts of a position and is kept: units by hex, zones of control, the flags the kernels read."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from itertools import compress, repeat
from operator import is_
from typing import Self

from broadfront.board.kernels.types import UInt8s
from broadfront.board.zones import ControlZones
from broadfront.core.facts import with_cell
from broadfront.core.findings import finding
from broadfront.core.locations import Location, OnMap
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.attributes import Crossing
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.grounds import ROSTER
from broadfront.titles.ardennes.rules.markers import (
    BUILT_BRIDGE,
    ENEMY_TOWN,
    INTACT,
    ISOLATED,
    NO_BRIDGE,
    ROADBLOCK,
    ROADBLOCK_ROAD,
    WALL,
)
from broadfront.titles.ardennes.rules.position_facts import PositionFacts
from broadfront.titles.ardennes.rules.routes.rivers import Rivers
from broadfront.titles.ardennes.rules.routes.stacking import room_beside

__all__ = ["Standing"]


@finding(rests_on=(ROSTER,))
def _on_map(state: Standing, side: int | None) -> tuple[int, ...]:
    roster = state.roster
    numbers = range(len(roster)) if side is None else state.title.numbers_of_side[side]
    return tuple([number for number in numbers if roster[number] is None])


@finding(rests_on=(ROSTER,))
def _in_box(state: Standing, name: str) -> tuple[int, ...]:
    box = state.title.locations.boxes[name]
    return state.title.in_order(compress(range(len(state.roster)), map(is_, state.roster, repeat(box))))


class Standing(PositionFacts):
    """Who stands where and exerts what; and everything that can be asked of a position at once."""

    # Derived data

    def derive(self) -> None:
        ground = self.ground
        self.forget()
        self._river_sides: Rivers | None = None
        self.places: list[Location] = list(self.where)
        """`where` as a row that changes in place: the next is made of it."""
        self.at: list[tuple[int, ...]] = [()] * ground.count
        """The units in each hex, in the order in which they came."""
        for number, location in enumerate(self.where):
            if isinstance(location, OnMap):
                self.at[location.index] += (number,)
        for id, stack in self.stacks.items():
            if tuple(sorted(stack)) != self.at[ground.map.index[id]]:
                raise ValueError(f"the units {stack} are not those in {id}")
            self.at[ground.map.index[id]] = stack
        self.room = bytearray((room_beside((), self.steps),)) * ground.count
        """How many steps still fit into each hex."""
        self.room_view: UInt8s | None = None
        self.hexes: list[int | None] = [loc.index if isinstance(loc, OnMap) else None for loc in self.where]
        """By unit the number of its hex, None when it is not on the map."""
        self.zoc = ControlZones(ground.map)
        self.stands: tuple[list[int], list[int]] = ([], [])
        """By side, the hexes in which it stands, in reading order."""
        self.roster: tuple[Location | None, ...] = tuple([None if isinstance(at, OnMap) else at for at in self.where])
        """By unit where it is off the map, None when it is on the map."""
        self.exerts: tuple[bytes, bytes] = (bytes(ground.count), bytes(ground.count))
        """By side and hex, 1 where it exerts a zone of control from."""
        for hex in {hex for hex in self.hexes if hex is not None}:
            self.room[hex] = room_beside(self.at[hex], self.steps)
            sides = [self.side_numbers[number] for number in self.at[hex]]
            for side in sides:
                self.zoc.enter(side, hex, has_zone=False)
            for side in set(sides):
                insort(self.stands[side], hex)
                self._refresh_zone(side, hex)
        for hex in ground.westwall:
            self.zoc.mark(ALLIED, hex, WALL)
        for hex in ground.town:
            self._mark_town(hex)
        for id in self.roadblocks:
            self._mark_roadblock(ground.map.index[id], on=True)

    @property
    def rivers(self) -> Rivers:
        """Roads and rivers as the bridges stand and are held."""
        if self._river_sides is None:
            self._river_sides = Rivers.of(self.ground, self.bridges, self.german_bridges)
        return self._river_sides

    def _bridge_changed(self, crossing: Crossing) -> None:
        if self._river_sides is not None:
            now = (self.has_bridge(crossing), self.bridge_held_by(crossing))
            self._river_sides = self._river_sides.with_bridge(crossing, *now)

    def copy_derived(self, twin: Self) -> None:
        twin.places, twin.at = self.places[:], self.at[:]
        twin.room, twin.room_view = self.room[:], None
        twin.hexes = self.hexes[:]
        twin.zoc = self.zoc.copy()
        twin.stands = (self.stands[0][:], self.stands[1][:])

    def derived(self) -> object:
        bridges = self.rivers.array.tobytes()
        return [self.at, self.room, self.hexes, self.zoc, self.stands, self.roster, self.exerts, bridges]

    def _refresh_zone(self, side: int, hex: int) -> None:
        exerts, stack = self.exerts[side], self.at[hex]
        now = bool(stack) and self.zone_rule(side, hex, stack) != ""
        if now == exerts[hex]:
            return
        exerts = with_cell(exerts, hex, now)
        self.exerts = (self.exerts[0], exerts) if side else (exerts, self.exerts[1])
        (self.zoc.gain_zone if now else self.zoc.lose_zone)(side, hex)

    @decides("ARD-S0-07", "ARD-S1-12", "ARD-H-12")
    def zone_rule(self, side: int, hex: int, units: Iterable[int]) -> str:
        """The rule by which these units together would exert a zone of control from the hex; empty when by none."""
        able, sides, dispersed, supply = 0, self.side_numbers, self.dispersed, self.supply
        for number in units:
            if sides[number] != side or dispersed[number] or supply[number] == ISOLATED:
                continue
            if self.steps[number] > self.units[number].bracketed_at:
                return "ARD-TEC-27"
            able += 1
        if able >= 2:
            return "ARD-TEC-26"
        shelter = able == 1 and (hex in self.ground.town or (side == GERMAN and hex in self.ground.westwall))
        return "ARD-S0-06" if shelter else ""

    def _mark_town(self, hex: int) -> None:
        german = self.ground.map.ids[hex] in self.german_held
        self.zoc.mark(GERMAN, hex, ENEMY_TOWN, not german)
        self.zoc.mark(ALLIED, hex, ENEMY_TOWN, german)

    def _mark_roadblock(self, hex: int, on: bool) -> None:
        ground = self.ground
        self.zoc.mark(GERMAN, hex, ROADBLOCK, on)
        for way, there in enumerate(ground.around[hex]):
            if there == ground.count or (hex, way) not in ground.roads:
                continue
            beside = on or any(
                ground.map.ids[other] in self.roadblocks and (there, side) in ground.roads
                for side, other in enumerate(ground.around[there])
                if other not in (ground.count, hex)
            )
            self.zoc.mark(GERMAN, there, ROADBLOCK_ROAD, beside)

    # Asking

    def hex(self, number: int) -> int | None:
        """The hex of a unit, None when it is not on the map."""
        return self.hexes[number]

    def on_map(self, side: int | None = None) -> Iterator[int]:
        """Units on the map, of one side or both."""
        return iter(_on_map(self, side))

    def occupied(self, side: int) -> tuple[int, ...]:
        """The hexes in which a side stands, in reading order."""
        return tuple(self.stands[side])

    def in_box(self, name: str) -> tuple[int, ...]:
        """Units in a box, lowest selector first, then lowest corps."""
        return _in_box(self, name)

    def side_of(self, number: int) -> int:
        return self.side_numbers[number]

    def units_at(self, hex: int, side: int) -> tuple[int, ...]:
        """The units of a side in a hex."""
        sides = self.side_numbers
        return tuple([n for n in self.at[hex] if sides[n] == side])

    @decides("ARD-H-21")
    def strength(self, number: int) -> int:
        return self.units[number].strengths[self.steps[number]]

    def bracketed(self, number: int) -> bool:
        return self.steps[number] <= self.units[number].bracketed_at

    def reduced(self, number: int) -> bool:
        return self.steps[number] < self.units[number].steps

    def stack_steps(self, hex: int) -> int:
        steps = self.steps
        return sum([steps[n] for n in self.at[hex]])

    @decides("ARD-S0-24")
    def fuelless(self, number: int) -> bool:
        """OutOfFuel and bound by it; an Isolated unit ignores it."""
        return bool(self.out_of_fuel[number]) and self.supply[number] != ISOLATED

    def held_by(self, hex: int) -> int:
        """The side that holds a City, Town, victory hex or depot."""
        return GERMAN if self.ground.map.ids[hex] in self.german_held else ALLIED

    def enemy_town(self, hex: int, side: int) -> bool:
        """Whether a hex is a City or Town held by the enemy of a side."""
        return hex in self.ground.town and self.held_by(hex) != side

    def bridge(self, crossing: Crossing) -> str:
        """INTACT, DEMOLISHED, BUILT_BRIDGE or NO_BRIDGE."""
        return self.bridges.get(crossing.id, INTACT if crossing.bridged else NO_BRIDGE)

    def has_bridge(self, crossing: Crossing) -> bool:
        now = self.bridges.get(crossing.id)
        return crossing.bridged if now is None else now in (INTACT, BUILT_BRIDGE)

    def bridge_held_by(self, crossing: Crossing) -> int:
        return GERMAN if crossing.id in self.german_bridges else ALLIED

    def name(self, hex: int) -> str:
        return self.ground.map.ids[hex]

    def flags(self, side: int) -> UInt8s:
        """The flag byte of each hex as a side sees it, for the kernels."""
        return self.zoc.view(side)
