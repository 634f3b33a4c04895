"""The position: where every unit is and in which state, bridges, Roadblocks, who holds what.

Facts are changed through the setters only, which keep what follows from them: the units in each hex, who exerts a
zone of control, the flags the kernels read. The setters also carry the consequences no side decides: a hex held, an
IP lost with its hex, a Roadblock swept away by an Allied unit, the Meuse reached.
"""

from __future__ import annotations

import datetime as dt
from bisect import insort
from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Self

from broadfront.board.zones import Zones
from broadfront.core.locations import Location, OnMap
from broadfront.core.state import Fact, Problem, State, column, locations, plain, table
from broadfront.core.zones import Zones as CoreZones
from broadfront.titles.ardennes.data.attributes import Attributes, Crossing
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES, Scenario, Unit, VictoryHex
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.rules.findings import Findings
from broadfront.titles.ardennes.rules.markers import (
    BUILT_BRIDGE,
    ENEMY_TOWN,
    IN_SUPPLY,
    INTACT,
    ISOLATED,
    NO_BRIDGE,
    ROADBLOCK,
    ROADBLOCK_ROAD,
    SUPPLY_STATES,
    WALL,
)
from broadfront.titles.ardennes.rules.routes.rivers import Rivers
from broadfront.titles.ardennes.rules.routes.stacking import room_beside
from broadfront.titles.ardennes.rules.status import status

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt8s

__all__ = ["ArdennesState"]

def words() -> Fact:
    """A set of hex ids, hexsides or words."""
    return Fact(set, sorted, lambda _title, data: set(data))


class ArdennesState(Findings, State):
    """A position of the Ardennes game, alone or inside a game."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "day": plain(),
        "where": locations(),
        "steps": column(),
        "supply": column(),
        "dispersed": column(),
        "out_of_fuel": column(),
        "done": column(),
        "today": column(),
        "activated": column(),
        "ips": words(),
        "roadblocks": words(),
        "german_held": words(),
        "bridges": table(),
        "german_bridges": words(),
        "crossed": table(),
        "checked": words(),
        "depots": table(),
        "exit_vp": plain(),
        "meuse_reached": plain(),
        "okw_army": plain(),
        "used": words(),
        "lasting": words(),
        "memory": table(),
    }

    day: int
    """Day of December."""
    where: list[Location]
    steps: bytearray
    supply: bytearray
    """Supply marker by unit: IN_SUPPLY, LOW_SUPPLY, OUT_OF_SUPPLY or ISOLATED."""
    dispersed: bytearray
    out_of_fuel: bytearray
    done: bytearray
    """Bits of what a unit did in the present activation."""
    today: bytearray
    """Bits of what happened to a unit today."""
    activated: bytearray
    """The impulse of its side today in which a unit was last activated, counted from 1; 0 for none."""
    ips: set[str]
    """Hexes with an improved position."""
    roadblocks: set[str]
    german_held: set[str]
    """Cities, Towns, victory hexes and depots held by the German; the others are Allied."""
    bridges: dict[str, str]
    """River hexsides whose bridge is not as on the map: demolished or built."""
    german_bridges: set[str]
    """Bridges held by the German; the others are Allied."""
    crossed: dict[str, int]
    """River hexsides used in the present activation, with bits of how."""
    checked: set[str]
    """Hexes checked for a Roadblock in the present activation."""
    depots: dict[str, int]
    """Uses left by depot, once a mechanized German unit has entered it."""
    exit_vp: int
    meuse_reached: bool
    """Whether a German unit has ever been adjacent to the Meuse."""
    okw_army: str
    """The army OKW units count as since their last activation; empty before."""
    used: set[str]
    """Events that happened and happen once a game."""
    lasting: set[str]
    """Events in force until the end of the day."""
    memory: dict[str, int]
    """Counters the sequence of play keeps (impulse, command level spent, replacement points, ...)."""

    title: Ardennes
    ground: Attributes
    units: tuple[Unit, ...]
    vp_hexes: frozenset[int]
    holdable: frozenset[int]
    """Hexes somebody holds: Cities, Towns, depots and victory hexes."""

    def __init__(self, title: Ardennes, variant: str, scenario: str) -> None:
        super().__init__(title, variant, scenario)
        self._share()
        count = len(title.units)
        aside = title.locations.boxes["Not in play"]
        self.day = self.plan.start
        self.where = [aside] * count
        self.steps = bytearray(unit.steps for unit in title.units)
        self.supply = bytearray(count)
        self.dispersed = bytearray(count)
        self.out_of_fuel = bytearray(count)
        self.done = bytearray(count)
        self.today = bytearray(count)
        self.activated = bytearray(count)
        self.ips = set()
        self.roadblocks = set()
        self.bridges = {}
        self.crossed = {}
        self.checked = set()
        self.depots = {}
        self.exit_vp = 0
        self.meuse_reached = False
        self.okw_army = ""
        self.used = set()
        self.lasting = set()
        self.memory = {}
        ground, ids = title.attributes, title.map.ids
        self.german_held = {ids[i] for i in self.holdable if i in ground.german_at_start}
        self.german_bridges = {
            c.id for c in ground.crossings if c.a in ground.german_at_start and c.b in ground.german_at_start
        }
        self.derive()

    # Shared, frozen things

    def _share(self) -> None:
        """Plain attributes for what is read all the time."""
        title = self.title
        self.ground, self.units = title.attributes, title.units
        self.vp_hexes, self.holdable = title.vp_hexes(self.scenario), title.holdable(self.scenario)

    @property
    def plan(self) -> Scenario:
        """The scenario's record."""
        return self.title.scenarios[self.scenario]

    @property
    def victory_hexes(self) -> tuple[VictoryHex, ...]:
        """What the rules call VP hexes in this scenario."""
        return self.plan.victory_hexes

    @property
    def date(self) -> dt.date:
        return dt.date(1944, 12, self.day)

    # Derived data

    def derive(self) -> None:
        ground = self.ground
        self.begin_findings()
        self._river_sides: Rivers | None = None
        self.at: list[tuple[int, ...]] = [()] * ground.count
        """The units in each hex, by number."""
        for number, location in enumerate(self.where):
            if isinstance(location, OnMap):
                self.at[location.index] += (number,)
        self.room = bytearray(room_beside(stack, self.steps) for stack in self.at)
        """How many steps still fit into each hex."""
        self.room_view: UInt8s | None = None
        self.hexes: list[int | None] = [loc.index if isinstance(loc, OnMap) else None for loc in self.where]
        """By unit the number of its hex, None when it is not on the map."""
        self.zoc = Zones(ground.map)
        self.stands: tuple[list[int], list[int]] = ([], [])
        """By side, the hexes in which it stands, in reading order."""
        self.exerts = (bytearray(ground.count), bytearray(ground.count))
        """By side, the hexes from which it exerts a zone of control."""
        for hex in {hex for hex in self.hexes if hex is not None}:
            sides = [self.title.side_numbers[number] for number in self.at[hex]]
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

    def findings_rest_on(self) -> Hashable:
        return (
            tuple(map(id, self.where)), bytes(self.exerts[0]), bytes(self.exerts[1]), bytes(self.supply),
            bytes(self.out_of_fuel), frozenset(self.bridges.items()), frozenset(self.german_bridges),
            frozenset(self.roadblocks), frozenset(self.german_held),
        )  # fmt: skip

    @property
    def rivers(self) -> Rivers:
        """Roads and rivers as the bridges stand and are held."""
        if self._river_sides is None:
            self._river_sides = Rivers.of(self.ground, self.bridges, self.german_bridges)
        return self._river_sides

    def _bridge_changed(self, crossing: Crossing) -> None:
        self._changed()
        if self._river_sides is not None:
            now = (self.has_bridge(crossing), self.bridge_held_by(crossing))
            self._river_sides = self._river_sides.with_bridge(crossing, *now)

    def copy_derived(self, twin: Self) -> None:
        twin.title, twin.ground, twin.units = self.title, self.ground, self.units
        twin.vp_hexes, twin.holdable = self.vp_hexes, self.holdable
        self.share_findings(twin)
        twin._river_sides = self._river_sides
        twin.at = self.at[:]
        twin.room, twin.room_view = self.room[:], None
        twin.hexes = self.hexes[:]
        twin.zoc = self.zoc.copy()
        twin.stands, twin.exerts = (self.stands[0][:], self.stands[1][:]), (self.exerts[0][:], self.exerts[1][:])

    def derived(self) -> object:
        stacks = [tuple(sorted(stack)) if stack else stack for stack in self.at]
        return [stacks, self.room, self.hexes, self.zoc, self.stands, self.exerts, self.rivers.array.tobytes()]

    def _refresh_zone(self, side: int, hex: int) -> None:
        exerts, stack = self.exerts[side], self.at[hex]
        now = bool(stack) and self.exerts_with(side, hex, stack)
        if now == exerts[hex]:
            return
        exerts[hex] = now
        (self.zoc.gain_zone if now else self.zoc.lose_zone)(side, hex)
        self._zones_known = None

    def exerts_with(self, side: int, hex: int, units: Iterable[int]) -> bool:
        """Whether these units together would exert a zone of control from the hex.

        ARD-TEC-26, ARD-TEC-27, ARD-S0-06, ARD-S0-07, ARD-S1-12.
        """
        able, sides, dispersed, supply = 0, self.title.side_numbers, self.dispersed, self.supply
        for number in units:
            if sides[number] != side or dispersed[number] or supply[number] == ISOLATED:
                continue
            if self.steps[number] > self.units[number].bracketed_at:
                return True
            able += 1
        return able >= 2 or (
            able == 1 and (hex in self.ground.town or (side == GERMAN and hex in self.ground.westwall))
        )

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

        def find() -> tuple[int, ...]:
            sides = self.title.side_numbers
            return tuple([
                number
                for number, hex in enumerate(self.hexes)
                if hex is not None and (side is None or sides[number] == side)
            ])

        return iter(self.known_of_roster(("on map", side), find))

    def occupied(self, side: int) -> tuple[int, ...]:
        """The hexes in which a side stands, in reading order."""
        return tuple(self.stands[side])

    def in_box(self, name: str) -> tuple[int, ...]:
        """Units in a box, lowest selector first, then lowest corps (ARD-DEF-04)."""

        def find() -> tuple[int, ...]:
            box = self.title.locations.boxes[name]
            return self.title.in_order([n for n, location in enumerate(self.where) if location is box])

        return self.known_of_roster(name, find)

    def side_of(self, number: int) -> int:
        return self.title.side_numbers[number]

    def units_at(self, hex: int, side: int) -> tuple[int, ...]:
        """The units of a side in a hex."""
        sides = self.title.side_numbers
        return tuple([n for n in self.at[hex] if sides[n] == side])

    def strength(self, number: int) -> int:
        return self.units[number].strengths[self.steps[number]]

    def bracketed(self, number: int) -> bool:
        return self.steps[number] <= self.units[number].bracketed_at

    def reduced(self, number: int) -> bool:
        return self.steps[number] < self.units[number].steps

    def stack_steps(self, hex: int) -> int:
        steps = self.steps
        return sum([steps[n] for n in self.at[hex]])

    def fuelless(self, number: int) -> bool:
        """OutOfFuel and bound by it; an Isolated unit ignores it (ARD-S0-24)."""
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

    # Changing

    def place(self, number: int, location: Location) -> None:
        """Put a unit somewhere, with everything that follows from its being there."""
        if self.where[number] is location:
            return
        self._changed()
        side, before = self.title.side_numbers[number], self.hexes[number]
        now = location.index if isinstance(location, OnMap) else None
        if before is None or now is None:
            self._roster_known = {}
        self.where[number], self.hexes[number] = location, now
        if before is not None:
            left = self.at[before] = tuple([n for n in self.at[before] if n != number])
            self.room[before] = room_beside(left, self.steps)
            self.zoc.leave(side, before, has_zone=False)
            if not self.zoc.holds(side, before):
                self.stands[side].remove(before)
            self._refresh_zone(side, before)
            self._leave_empty(before)
        if now is not None:
            self.at[now] += (number,)
            self.room[now] = room_beside(self.at[now], self.steps)
            if not self.zoc.holds(side, now):
                insort(self.stands[side], now)
            self.zoc.enter(side, now, has_zone=False)
            self._refresh_zone(side, now)
            self._arrive(number, now)

    def pass_through(self, number: int, hex: int) -> None:
        """A unit comes through a hex on its way, with everything that follows and stays when it has gone on."""
        self._arrive(number, hex)
        self._leave_empty(hex)

    def _leave_empty(self, hex: int) -> None:
        """An IP goes with the last unit."""
        if self.ips and not self.at[hex] and (id := self.ground.map.ids[hex]) in self.ips:
            self.remove_ip(id)

    def place_at(self, number: int, hex: str) -> None:
        """Put a unit in a hex."""
        self.place(number, self.title.locations.hex(hex))

    def put_in_box(self, number: int, box: str) -> None:
        self.place(number, self.title.locations.boxes[box])

    def eliminate(self, number: int) -> None:
        self.steps[number] = 0
        self.place(number, self.title.locations.eliminated)
        self.supply[number] = IN_SUPPLY
        self.dispersed[number] = 0
        self.out_of_fuel[number] = 0

    def _arrive(self, number: int, hex: int) -> None:
        """A unit has come into a hex: it holds it; the Roadblock, the Meuse and the depot there."""
        side, ground = self.title.side_numbers[number], self.ground
        self.hold(hex, side)
        if side == ALLIED:
            if self.roadblocks and (id := ground.map.ids[hex]) in self.roadblocks:
                self.remove_roadblock(id)
                self.emit("roadblock", "{unit} sweeps away the Roadblock in {hex}.", "ARD-R0-16",
                          unit=self.units[number].id, hex=id)  # fmt: skip
            return
        if hex in ground.meuse:
            self.meuse_reached = True
        if hex in ground.depots and self.units[number].mechanized:
            for depot in self.title.fuel_depots:
                if depot.hex == ground.map.ids[hex]:
                    self.depots.setdefault(depot.name, depot.uses)

    def hold(self, hex: int, side: int) -> None:
        """A side has a unit in a hex: it holds what is there, and bridges with no enemy at the other end."""
        if hex in self.holdable:
            id = self.ground.map.ids[hex]
            if (id in self.german_held) != (side == GERMAN):
                (self.german_held.add if side == GERMAN else self.german_held.discard)(id)
                self._changed()
                if hex in self.ground.town:
                    self._mark_town(hex)
        rivers, german = self.ground.river_ids[hex], self.german_bridges
        if rivers <= german if side == GERMAN else rivers.isdisjoint(german):
            return
        for crossing in self.ground.bridges_at[hex]:
            if (crossing.id in german) != (side == GERMAN):
                other = crossing.across(hex)
                if not self.zoc.holds(1 - side, other):
                    self.hold_bridge(crossing, side)

    def hold_bridge(self, crossing: Crossing, side: int) -> None:
        if (crossing.id in self.german_bridges) != (side == GERMAN):
            (self.german_bridges.add if side == GERMAN else self.german_bridges.discard)(crossing.id)
            self._bridge_changed(crossing)

    def set_steps(self, number: int, steps: int) -> None:
        """The remaining steps; none eliminates the unit."""
        if not 0 <= steps <= self.units[number].steps:
            raise ValueError(f"{self.units[number].id} has 0 to {self.units[number].steps} steps, not {steps}")
        if steps == 0:
            self.eliminate(number)
            return
        self.steps[number] = steps
        self._refresh(number)

    def set_supply(self, number: int, state: int) -> None:
        self.supply[number] = state
        self._changed()
        self._refresh(number)

    def set_dispersed(self, number: int, on: bool) -> None:
        self.dispersed[number] = on
        self._refresh(number)

    def set_out_of_fuel(self, number: int, on: bool) -> None:
        self.out_of_fuel[number] = on
        self._changed()

    def _refresh(self, number: int) -> None:
        self._known = {}
        hex = self.hex(number)
        if hex is not None:
            self.room[hex] = room_beside(self.at[hex], self.steps)
            self._refresh_zone(self.units[number].side_number, hex)

    def mark_done(self, number: int, what: int) -> None:
        self.done[number] |= what

    def add_ip(self, hex: str) -> None:
        self.ips.add(hex)
        self._known = {}

    def remove_ip(self, hex: str) -> None:
        self.ips.discard(hex)
        self._known = {}

    def add_roadblock(self, hex: str) -> None:
        self.roadblocks.add(hex)
        self._changed()
        self._mark_roadblock(self.ground.map.index[hex], on=True)

    def remove_roadblock(self, hex: str) -> None:
        self.roadblocks.discard(hex)
        self._changed()
        self._mark_roadblock(self.ground.map.index[hex], on=False)

    def set_bridge(self, crossing: Crossing, state: str) -> None:
        """Demolish, repair or build a bridge."""
        as_printed = INTACT if crossing.bridged else NO_BRIDGE
        if state == as_printed:
            self.bridges.pop(crossing.id, None)
        else:
            self.bridges[crossing.id] = state
        self._bridge_changed(crossing)

    def add_lasting(self, event: str) -> None:
        """An event is in force until the end of the day."""
        self.lasting.add(event)
        self._known = {}

    def begin_activation(self) -> None:
        """Forget what belongs to one activation: what units did, river hexsides used, hexes and bridges checked."""
        self._known = {}
        self.done = bytearray(len(self.done))
        self.crossed = {}
        self.checked = set()
        for word in [w for w in self.memory if w.startswith("attacked ") or w == "tactics used"]:
            del self.memory[word]

    def begin_day(self, day: int) -> None:
        """The date moves on; what lasted until the end of the day is over."""
        self.day = day
        self.today = bytearray(len(self.today))
        self.activated = bytearray(len(self.activated))
        self.out_of_fuel = bytearray(len(self.out_of_fuel))
        self.lasting = set()
        self._changed()
        self.begin_activation()

    # Reports

    def status(self) -> list[Problem]:
        return status(self)

    def keyed_zones(self) -> tuple[CoreZones, object]:
        """Chits count by what they do in the combat at hand; which one it was does not matter."""
        top = self.stack[-1] if self.stack else None
        effects = getattr(top, "cup_effects", None)
        rest = {name: held for name, held in self.zones.items() if name not in ("chit-cup", "chit-drawn")}
        return rest, None if effects is None else effects(self)

    def odds_key(self, side: str | None = None, known: frozenset[str] = frozenset()) -> Hashable:
        """Everything but the cards, which count only while the combat may still draw one."""
        draws = any(getattr(step, "draws_card", False) for step in self.stack)
        cards = tuple(self.zones[name] for name in ("allied-deck", "german-deck", "german-hand")) if draws else ()
        effects = getattr(self.stack[-1], "cup_effects", None)
        return (
            tuple(self.stack), cards, None if effects is None else tuple(effects(self)),
            tuple(map(id, self.where)), bytes(self.steps), bytes(self.supply), bytes(self.dispersed),
            bytes(self.out_of_fuel), bytes(self.done), bytes(self.today), bytes(self.activated), self.day,
            frozenset(self.ips), frozenset(self.roadblocks), frozenset(self.german_held), frozenset(self.checked),
            frozenset(self.german_bridges), frozenset(self.used), frozenset(self.lasting),
            frozenset(self.bridges.items()), frozenset(self.crossed.items()), frozenset(self.depots.items()),
            frozenset(self.memory.items()), self.exit_vp, self.meuse_reached, self.okw_army,
        )  # fmt: skip

    def inventory(self) -> dict[str, int]:
        return super().inventory() | {"units": len(self.where)}

    def describe(self, number: int) -> dict[str, Any]:
        """A unit as a person reads it."""
        unit = self.units[number]
        marks = [SUPPLY_STATES[self.supply[number]]] if self.supply[number] else []
        marks += ["Dispersed"] if self.dispersed[number] else []
        marks += ["OutOfFuel"] if self.out_of_fuel[number] else []
        return {
            "unit": unit.id,
            "side": SIDES[unit.side_number],
            "where": self.where[number].text,
            "steps": self.steps[number],
            "strength": self.strength(number),
            "states": marks,
        }
