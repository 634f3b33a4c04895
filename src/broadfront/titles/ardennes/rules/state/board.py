"""The units of a position: their locations, steps and markers, and data by hex derived from these."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar

import msgspec
import numpy as np

from broadfront.board.kernels.types import UInt8s
from broadfront.board.zones import ControlZones
from broadfront.core.facts import NO_RULE, OWN_WORDS, Fact, Table, cells, entries, places, with_byte, with_item
from broadfront.core.locations import Location, OnMap
from broadfront.core.positions.parts import Copy, Part
from broadfront.core.positions.values import Flag, Number, Words
from broadfront.core.rules import decides
from broadfront.titles.ardennes.data.attributes import MapAttributes
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, Unit
from broadfront.titles.ardennes.data.title import NOT_IN_PLAY
from broadfront.titles.ardennes.rules.markers import (
    ENEMY_TOWN,
    IN_SUPPLY,
    ISOLATED,
    ROADBLOCK,
    ROADBLOCK_ROAD,
    SUPPLY_STATES,
    WALL,
)
from broadfront.titles.ardennes.rules.routes.stacking import room_left
from broadfront.titles.ardennes.rules.state.declarations import DAY, unmarked_unit_column

if TYPE_CHECKING:
    from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["Board"]


def _not_in_play(state: ArdennesState) -> tuple[Location, ...]:
    """Return the initial location of every unit, the box for units not in play."""
    return (state.title.locations.boxes[NOT_IN_PLAY],) * len(state.units)


def _full_steps(state: ArdennesState) -> bytes:
    """Return the number of steps of every unit at full strength, as bytes."""
    return bytes(unit.steps for unit in state.units)


class Board(Part):
    """Location, steps and markers of every unit, with the stacks and zones of control that follow from these."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "where": places(initial=_not_in_play, setter="correct_location"),
        "stacks": msgspec.structs.replace(
            entries(tuple[int, ...], since=3, not_in_file=OWN_WORDS, not_in_fix=NO_RULE, not_in_editor=NO_RULE),
            keyed=False,
            odds=False,
        ),
        "steps": cells(
            initial=_full_steps, value=Number(high=lambda state, unit: state.title.unit(unit).steps), setter="set_steps"
        ),
        "supply": cells(
            initial=unmarked_unit_column, value=Words(words=SUPPLY_STATES, numbered=True), setter="set_supply"
        ),
        "dispersed": cells(initial=unmarked_unit_column, value=Flag(), setter="set_dispersed"),
        "out_of_fuel": cells(initial=unmarked_unit_column, span=DAY, value=Flag(), setter="set_out_of_fuel"),
    }
    COPIES: ClassVar[Mapping[str, Copy]] = {
        "places": list.copy,
        "at": list.copy,
        "room": bytearray.copy,
        "room_view": None,
        "hexes": list.copy,
        "zoc": ControlZones.copy,
        "stands": lambda stands: (stands[0][:], stands[1][:]),
    }
    __slots__ = (
        *FACTS, "at", "exerts", "ground", "hexes", "places", "room", "room_view", "roster", "side_numbers", "stands",
        "units", "zoc",
    )  # fmt: skip

    where: tuple[Location, ...]
    stacks: Table[tuple[int, ...]]
    """Entry order of the units of a hex, where it differs from the order of their numbers.

    No rule needs this order, but lists of units follow it, and steps keep such lists.
    """
    steps: bytes
    supply: bytes
    """Supply marker of each unit: IN_SUPPLY, LOW_SUPPLY, OUT_OF_SUPPLY or ISOLATED."""
    dispersed: bytes
    out_of_fuel: bytes

    places: list[Location]
    """`where` as a mutable list, from which the next `where` is made."""
    at: list[tuple[int, ...]]
    """Units in each hex, in the order in which they entered it."""
    hexes: list[int | None]
    """Hex number of each unit; None when it is not on the map."""
    roster: tuple[Location | None, ...]
    """Off-map location of each unit; None when it is on the map."""
    stands: tuple[list[int], list[int]]
    """Hexes occupied by each side, in reading order."""
    room: bytearray
    """Number of steps that still fit into each hex."""
    room_view: UInt8s | None
    exerts: tuple[bytes, bytes]
    """1 for each hex from which a side exerts a zone of control, by side."""
    zoc: ControlZones

    def __init__(self, state: ArdennesState) -> None:
        super().__init__(state)
        title = state.title
        self.ground: MapAttributes = title.attributes
        self.units: tuple[Unit, ...] = title.units
        self.side_numbers: bytes = title.side_numbers

    def derive(self) -> None:
        """Rebuild all data derived from the units.

        The hex flags for Towns and Roadblocks are rebuilt by the state.
        """
        ground, sides = self.ground, self.side_numbers
        self.places = list(self.where)
        self.at = [()] * ground.count
        for number, location in enumerate(self.where):
            if isinstance(location, OnMap):
                self.at[location.index] += (number,)
        for id, stack in self.stacks.items():
            if tuple(sorted(stack)) != self.at[ground.map.index[id]]:
                raise ValueError(f"the units {stack} are not those in {id}")
            self.at[ground.map.index[id]] = stack
        self.room = bytearray((room_left((), self.steps),)) * ground.count
        self.room_view = None
        self.hexes = [at.index if isinstance(at, OnMap) else None for at in self.where]
        self.zoc = ControlZones(ground.map)
        self.stands = ([], [])
        self.roster = tuple([None if isinstance(at, OnMap) else at for at in self.where])
        self.exerts = (bytes(ground.count), bytes(ground.count))
        for hex in {hex for hex in self.hexes if hex is not None}:
            self.room[hex] = room_left(self.at[hex], self.steps)
            for number in self.at[hex]:
                self.zoc.enter(sides[number], hex, has_zone=False)
            for side in {sides[number] for number in self.at[hex]}:
                insort(self.stands[side], hex)
                self._refresh_zone(side, hex)
        for hex in ground.westwall:
            self.zoc.set_bit(ALLIED, hex, WALL)

    # Changes

    def move_unit(self, number: int, location: Location) -> None:
        """Move a unit to a location without effects on places and bridges; `ArdennesState.place` applies those too."""
        side, at, zoc = self.side_numbers[number], self.at, self.zoc
        before, now = self.hexes[number], location.index if isinstance(location, OnMap) else None
        if before is None or now is None:
            self.roster = with_item(self.roster, number, None if now is not None else location)
        self.places[number] = location
        self.where = tuple(self.places)
        self.hexes[number] = now
        if before is not None:
            left = at[before] = tuple([n for n in at[before] if n != number]) if len(at[before]) > 1 else ()
            self.room[before] = room_left(left, self.steps)
            if self.stacks or len(left) > 1:
                self._store_entry_order(before)
            zoc.leave(side, before, False)
            if not zoc.has_unit(side, before):
                self.stands[side].remove(before)
            self._refresh_zone(side, before)
        if now is not None:
            stack = at[now] = (*at[now], number)
            self.room[now] = room_left(stack, self.steps)
            if self.stacks or len(stack) > 1:
                self._store_entry_order(now)
            if not zoc.has_unit(side, now):
                insort(self.stands[side], now)
            zoc.enter(side, now, False)
            self._refresh_zone(side, now)

    def _store_entry_order(self, hex: int) -> None:
        """Store the order in which units entered a hex, unless it is the order of their numbers."""
        stack = self.at[hex]
        if len(stack) > 1 and list(stack) != sorted(stack):
            self.stacks = self.stacks.with_entry(self.ground.map.ids[hex], stack)
        elif self.stacks and (id := self.ground.map.ids[hex]) in self.stacks:
            self.stacks = self.stacks.without_entry(id)

    def change_steps(self, number: int, steps: int) -> None:
        """Set the remaining steps of a unit; `ArdennesState.set_steps` also eliminates a unit with none left."""
        self.steps = with_byte(self.steps, number, steps)
        self._refresh_unit(number)

    def set_supply(self, number: int, state: int) -> None:
        """Set the supply state of a unit."""
        self.supply = with_byte(self.supply, number, state)
        self._refresh_unit(number)

    def set_dispersed(self, number: int, on: bool) -> None:
        """Set whether a unit is Dispersed."""
        self.dispersed = with_byte(self.dispersed, number, on)
        self._refresh_unit(number)

    def set_out_of_fuel(self, number: int, on: bool) -> None:
        """Set whether a unit is OutOfFuel."""
        self.out_of_fuel = with_byte(self.out_of_fuel, number, on)

    def clear_markers(self, number: int) -> None:
        """Remove all markers of a unit, as when the unit enters a box."""
        self.set_supply(number, IN_SUPPLY)
        self.set_dispersed(number, False)
        self.set_out_of_fuel(number, False)

    def _refresh_unit(self, number: int) -> None:
        """Update the zone of control and the stacking room of a unit's hex after the unit's state changed."""
        hex = self.hexes[number]
        if hex is not None:
            self.room[hex] = room_left(self.at[hex], self.steps)
            self._refresh_zone(self.side_numbers[number], hex)

    def _refresh_zone(self, side: int, hex: int) -> None:
        """Update whether a side exerts a zone of control from a hex."""
        exerts, stack = self.exerts[side], self.at[hex]
        now = bool(stack) and self.rule_for_zone(side, hex, stack) != ""
        if now == exerts[hex]:
            return
        exerts = with_byte(exerts, hex, now)
        self.exerts = (self.exerts[0], exerts) if side else (exerts, self.exerts[1])
        (self.zoc.gain_zone if now else self.zoc.lose_zone)(side, hex)

    def flag_town(self, hex: int, holder: int) -> None:
        """Update the hex flag of a City or Town that says for each side whether the enemy holds it."""
        self.zoc.set_bit(GERMAN, hex, ENEMY_TOWN, holder != GERMAN)
        self.zoc.set_bit(ALLIED, hex, ENEMY_TOWN, holder != ALLIED)

    def flag_roadblock(self, hex: int, roadblocks: frozenset[str]) -> None:
        """Update the hex flags of a hex that gained or lost a Roadblock, and of hexes linked to it by road."""
        ground, ids = self.ground, self.ground.map.ids
        on = ids[hex] in roadblocks
        self.zoc.set_bit(GERMAN, hex, ROADBLOCK, on)
        for way, there in enumerate(ground.six_neighbors[hex]):
            if there == ground.count or (hex, way) not in ground.roads:
                continue
            beside = on or any(
                ids[other] in roadblocks and (there, side) in ground.roads
                for side, other in enumerate(ground.six_neighbors[there])
                if other not in (ground.count, hex)
            )
            self.zoc.set_bit(GERMAN, there, ROADBLOCK_ROAD, beside)

    # Queries

    @decides("ARD-S0-07", "ARD-S1-12", "ARD-H-12")
    def rule_for_zone(self, side: int, hex: int, units: Iterable[int]) -> str:
        """Return the id of the rule by which these units in a hex exert a zone of control; empty if they exert none."""
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

    def occupied_hexes(self, side: int) -> tuple[int, ...]:
        """Return the hexes occupied by a side, in reading order."""
        return tuple(self.stands[side])

    def units_at(self, hex: int, side: int) -> tuple[int, ...]:
        """Return the units of a side in a hex, in the order they entered it."""
        sides = self.side_numbers
        return tuple([n for n in self.at[hex] if sides[n] == side])

    def side_of(self, number: int) -> int:
        """Return the side number of a unit: 0 German, 1 Allied."""
        return self.side_numbers[number]

    def hex_of_unit(self, number: int) -> int | None:
        """Return the number of the hex in which a unit is, or None if the unit is not on the map."""
        return self.hexes[number]

    @decides("ARD-H-21")
    def strength(self, number: int) -> int:
        """Return the combat strength of a unit with its present steps."""
        return self.units[number].strengths[self.steps[number]]

    def is_bracketed(self, number: int) -> bool:
        """Return whether the unit's strength is printed in brackets at its present steps."""
        return self.steps[number] <= self.units[number].bracketed_at

    def is_reduced(self, number: int) -> bool:
        """Return whether a unit has lost steps."""
        return self.steps[number] < self.units[number].steps

    def stack_steps(self, hex: int) -> int:
        """Return the number of steps of all units in a hex."""
        steps = self.steps
        return sum([steps[n] for n in self.at[hex]])

    @decides("ARD-S0-24")
    def is_out_of_fuel(self, number: int) -> bool:
        """Return whether being OutOfFuel restricts a unit; an Isolated unit ignores it."""
        return bool(self.out_of_fuel[number]) and self.supply[number] != ISOLATED

    def hex_flags(self, side: int) -> UInt8s:
        """Return the flags of each hex (units, ZOCs, towns, Roadblocks) as a side sees them, as an array for the
        kernels."""
        return self.zoc.flag_array(side)

    def room_array(self) -> UInt8s:
        """Return the stacking room left in each hex as an array; the array shows later changes, too."""
        if self.room_view is None:
            self.room_view = np.frombuffer(self.room, dtype=np.uint8)
        return self.room_view

    def states(self, number: int) -> list[str]:
        """Return the names of the markers on a unit."""
        supply = [SUPPLY_STATES[self.supply[number]]] if self.supply[number] else []
        dispersed = ["Dispersed"] if self.dispersed[number] else []
        return supply + dispersed + (["OutOfFuel"] if self.out_of_fuel[number] else [])
