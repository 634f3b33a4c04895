"""The position of the Ardennes game.

Facts are changed by setters only, which keep derived data up to date. The setters also apply automatic consequences: a
hex is held, an IP is lost with its hex, an Allied unit removes a Roadblock, the Meuse is reached.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import compress, repeat
from operator import is_
from typing import ClassVar

from broadfront.core.events import Event
from broadfront.core.locations import Eliminated, Location, OnMap
from broadfront.core.memoization import memoized
from broadfront.core.positions.parts import Part
from broadfront.core.rules import decides
from broadfront.core.state import EarlierForm, Problem, State
from broadfront.core.zones import Zones as CoreZones
from broadfront.titles.ardennes.data.attributes import MapAttributes
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, Scenario, Unit, VictoryHex
from broadfront.titles.ardennes.data.title import Ardennes
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.earlier_forms import EARLIER, ORDER
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep
from broadfront.titles.ardennes.rules.memo_inputs import DERIVED, ROSTER
from broadfront.titles.ardennes.rules.state.board import Board
from broadfront.titles.ardennes.rules.state.clock import Clock
from broadfront.titles.ardennes.rules.state.declarations import ACTIVATION, DAY, GAME, GERMAN_IMPULSE, IMPULSE
from broadfront.titles.ardennes.rules.state.land import Land
from broadfront.titles.ardennes.rules.state.tally import Activation, Tally, Totals
from broadfront.titles.ardennes.rules.status import position_problems

__all__ = ["ArdennesState"]


@memoized(rests_on=(ROSTER,))
def _units_on_map(state: ArdennesState, side: int | None) -> tuple[int, ...]:
    """Return the numbers of the units on the map, of one side or of both."""
    roster = state.board.roster
    numbers = range(len(roster)) if side is None else state.title.unit_numbers_by_side[side]
    return tuple([number for number in numbers if roster[number] is None])


class ArdennesState(State):
    """A position of the Ardennes game, as part of a running game or on its own."""

    PARTS: ClassVar[Mapping[str, type[Part]]] = {
        "board": Board,
        "land": Land,
        "clock": Clock,
        "tally": Tally,
        "activation": Activation,
        "totals": Totals,
    }
    ORDER = ORDER
    DERIVED = DERIVED
    FORM = 3
    EARLIER: ClassVar[Mapping[int, EarlierForm]] = EARLIER
    __slots__ = (*PARTS, "ground", "holdable", "side_numbers", "units", "vp_hexes")

    board: Board
    land: Land
    clock: Clock
    tally: Tally
    activation: Activation
    totals: Totals

    title: Ardennes
    ground: MapAttributes
    units: tuple[Unit, ...]
    side_numbers: bytes
    """Side number of each unit, as bytes."""
    vp_hexes: frozenset[int]
    holdable: frozenset[int]
    """Hexes that a side can hold: Cities, Towns, depots and victory hexes."""

    def __init__(self, title: Ardennes, variant: str, scenario: str) -> None:
        super().__init__(title, variant, scenario)
        self.ground, self.units, self.side_numbers = title.attributes, title.units, title.side_numbers
        self.vp_hexes, self.holdable = title.vp_hexes(scenario), title.holdable_hexes(scenario)
        self.begin(GAME, DAY, IMPULSE, GERMAN_IMPULSE, ACTIVATION)
        self.derive()

    # Printed data

    @property
    def plan(self) -> Scenario:
        """The data of the scenario being played."""
        return self.title.scenarios[self.scenario]

    @property
    def victory_hexes(self) -> tuple[VictoryHex, ...]:
        """The scenario's victory hexes, which the rules call VP hexes."""
        return self.plan.victory_hexes

    def hex_id(self, hex: int) -> str:
        """Return the id of the hex with a number."""
        return self.ground.map.ids[hex]

    def named(self, event: Event) -> Event:
        """Return an event with the names of units, chits and hexes in place of their ids."""
        return event.with_names(self.title.names)

    def called(self) -> Mapping[str, Sequence[str]]:
        """Return the names by which a player may call each unit, by unit id."""
        return self.title.unit_names.called

    def number(self, unit: str) -> int:
        """Return the number of the unit with an id."""
        return self.title.unit(unit).number

    def spot(self, text: str, of: str) -> Location:
        """Return the location that a text means for a unit; `reserve` means the Reserve of its side."""
        reserve = text.strip().strip("[]").casefold() == "reserve"
        return super().spot(f"{self.title.unit(of).side} reserve" if reserve else text, of)

    def hexside(self, text: str) -> str:
        """Return the id of the river hexside that a text means, hexes in either order."""
        return self.ground.find_crossing(text).id

    # Derived data

    def derive(self) -> None:
        """Rebuild all derived data from the facts, with the hex flags of Towns and Roadblocks."""
        ground, board, land = self.ground, self.board, self.land
        self.clear_results()
        super().derive()
        for hex in ground.town:
            board.flag_town(hex, land.place_holder(hex))
        for id in land.roadblocks:
            board.flag_roadblock(ground.map.index[id], land.roadblocks)

    def derived(self) -> object:
        """Return the derived data in a form that can be compared, to check that setters keep it up to date."""
        board, bridges = self.board, self.land.rivers.array.tobytes()
        return [board.at, board.room, board.hexes, board.zoc, board.stands, board.roster, board.exerts, bridges]

    # Queries

    def on_map(self, side: int | None = None) -> Iterator[int]:
        """Iterate over the units on the map, of one side or both."""
        return iter(_units_on_map(self, side))

    @memoized(rests_on=(ROSTER,))
    def in_box(self, name: str) -> tuple[int, ...]:
        """Return the units in a box, lowest printed selector number first, then lowest corps number."""
        roster, box = self.board.roster, self.title.locations.boxes[name]
        return self.title.sort_units(compress(range(len(roster)), map(is_, roster, repeat(box))))

    # Units

    def place(self, number: int, location: Location) -> None:
        """Move a unit to a location and apply all consequences, such as holding the hex or removing a Roadblock."""
        board = self.board
        if board.where[number] is location:
            return
        before = board.hexes[number]
        board.move_unit(number, location)
        if before is not None:
            self._leave_hex(before, self.side_numbers[number])
        if isinstance(location, OnMap):
            self._enter_hex(number, location.index)

    def pass_through_hex(self, number: int, hex: int) -> None:
        """Apply the lasting effects of a unit that passes through a hex, such as taking a Town."""
        self._enter_hex(number, hex)
        self._leave_hex(hex, self.side_numbers[number])

    def place_at(self, number: int, hex: str) -> None:
        """Move a unit to the hex with an id."""
        self.place(number, self.title.locations.hex(hex))

    def put_in_box(self, number: int, box: str) -> None:
        """Move a unit to the box with a name."""
        self.place(number, self.title.locations.boxes[box])

    def correct_location(self, number: int, spot: Location) -> None:
        """Correct the location of a unit, as in the position editor.

        A unit put in a box loses its markers; an eliminated unit returns at full strength.
        """
        if isinstance(spot, Eliminated):
            self.eliminate(number)
            return
        board = self.board
        if board.steps[number] == 0:
            board.change_steps(number, self.units[number].steps)
        if not isinstance(spot, OnMap):
            board.clear_markers(number)
        self.place(number, spot)
        # A side alone in a hex holds it, even if the enemy was only just taken away.
        for hex in self.holdable:
            sides = {board.side_of(n) for n in board.at[hex]}
            if len(sides) == 1:
                self.hold_hex(hex, *sides)

    def eliminate(self, number: int) -> None:
        """Move a unit to the eliminated units, without steps and markers."""
        self.place(number, self.title.locations.eliminated)
        self.board.change_steps(number, 0)
        self.board.clear_markers(number)

    def set_steps(self, number: int, steps: int) -> None:
        """Set a unit's remaining steps; 0 eliminates it."""
        if not 0 <= steps <= self.units[number].steps:
            raise ValueError(f"{self.units[number].id} has 0 to {self.units[number].steps} steps, not {steps}")
        if steps == 0:
            self.eliminate(number)
        else:
            self.board.change_steps(number, steps)

    @decides("ARD-H-27", "ARD-D2-14")
    def _enter_hex(self, number: int, hex: int) -> None:
        """Apply the effects of a unit entering a hex: it holds places there, removes a Roadblock, reaches the Meuse."""
        side, ground, land = self.side_numbers[number], self.ground, self.land
        self.hold_hex(hex, side)
        if side == ALLIED:
            if land.roadblocks and (id := ground.map.ids[hex]) in land.roadblocks:
                self.remove_roadblock(id)
                self.emit(say("roadblock.swept", unit=self.units[number].id, hex=id), "ARD-R0-16")
            return
        if hex in ground.meuse:
            land.set_meuse_reached(True)
        if hex in ground.depots and self.units[number].mechanized:
            for depot in self.title.fuel_depots:
                if depot.hex == ground.map.ids[hex] and depot.name not in land.depots:
                    land.set_depot(depot.name, depot.uses)

    def _leave_hex(self, hex: int, side: int) -> None:
        """Apply the effects of a unit leaving a hex: bridges may change hands, and an IP is lost with the last unit."""
        if self.ground.river_ids_around[hex] and not self.board.zoc.has_unit(side, hex):
            self._leave_bridges(hex, side)
        ips = self.land.ips
        if ips and not self.board.at[hex] and (id := self.ground.map.ids[hex]) in ips:
            self.land.remove_ip(id)

    # Places, bridges and Roadblocks

    @decides("ARD-H-03")
    def hold_hex(self, hex: int, side: int) -> None:
        """Let a side hold the places in a hex it occupies, and the hex's bridges with no enemy at the other end."""
        if hex in self.holdable:
            self.hold_place(hex, side)
        rivers, german = self.ground.river_ids_around[hex], self.land.german_bridges
        if not rivers or (rivers <= german if side == GERMAN else rivers.isdisjoint(german)):
            return
        for crossing in self.ground.crossings_around[hex]:
            if (crossing.id in german) != (side == GERMAN):
                other = crossing.other_bank(hex)
                if not self.board.zoc.has_unit(1 - side, other):
                    self.land.hold_bridge(crossing, side)

    @decides("ARD-H-03")
    def _leave_bridges(self, hex: int, side: int) -> None:
        """Give the bridges of a hex that a side has left to enemy units at their other ends."""
        rivers, german, enemy = self.ground.river_ids_around[hex], self.land.german_bridges, 1 - side
        if rivers <= german if enemy == GERMAN else rivers.isdisjoint(german):
            return
        for crossing in self.ground.crossings_around[hex]:
            if (crossing.id in german) != (enemy == GERMAN) and self.board.zoc.has_unit(
                enemy, crossing.other_bank(hex)
            ):
                self.land.hold_bridge(crossing, enemy)

    def hold_place(self, hex: int, side: int) -> None:
        """Record that a side holds the City, Town, victory hex or fuel depot in a hex."""
        if self.land.place_holder(hex) != side:
            self.land.set_holder(hex, side)
            if hex in self.ground.town:
                self.board.flag_town(hex, side)

    def add_roadblock(self, hex: str) -> None:
        """Place a Roadblock in a hex."""
        self._set_roadblock(hex, True)

    def remove_roadblock(self, hex: str) -> None:
        """Remove the Roadblock from a hex."""
        self._set_roadblock(hex, False)

    def _set_roadblock(self, hex: str, on: bool) -> None:
        """Place or remove a Roadblock, and update the hex flags around it."""
        self.land.set_roadblock(hex, on)
        self.board.flag_roadblock(self.ground.map.index[hex], self.land.roadblocks)

    # The sequence of play

    def begin_day(self, day: int) -> None:
        """Begin a new day and end everything that lasted until the end of the day."""
        self.begin(DAY, IMPULSE, GERMAN_IMPULSE, ACTIVATION)
        self.clock.set_day(day)

    def begin_impulse(self) -> None:
        """Begin a new impulse: forget which units received Replacements and where divisions were deployed."""
        self.begin(IMPULSE)
        self.tally.allow_all_replacements_again()

    def begin_german_impulse(self, opening: bool) -> None:
        """Begin the next German impulse, which may be an opening impulse of 16 December."""
        self.begin_impulse()
        self.begin(GERMAN_IMPULSE)
        self.clock.begin_german_impulse(opening)

    def forget_division_hexes(self) -> None:
        """Forget where divisions were deployed, so that the next phase may deploy them elsewhere."""
        self.begin(IMPULSE)

    def begin_activation(self) -> None:
        """Begin an activation: forget unit actions, river crossings, Roadblock checks and demolition rolls of the last
        one."""
        self.begin(ACTIVATION)

    # Reports

    def status(self) -> list[Problem]:
        """Return everything in the position that breaks a rule; empty if it is legal."""
        return position_problems(self)

    def zones_for_key(self) -> tuple[CoreZones, object]:
        """Return hands, piles and hits of the Combat Chits, for a key by which equal states are recognized.

        Chits with equal hits in the present combat count as equal.
        """
        top = self.stack[-1] if self.stack else None
        effects = top.hits_left_in_cup(self) if isinstance(top, CombatStep) else None
        rest = {name: held for name, held in self.zones.items() if name not in ("chit-cup", "chit-drawn")}
        return rest, effects

    def odds_key(self, side: str | None = None, known: frozenset[str] = frozenset()) -> Hashable:
        """Return a key by which the computation of odds merges equal states.

        Cards are part of it while the combat may draw one.
        """
        draws = any(isinstance(step, CombatStep) and step.may_draw_card() for step in self.stack)
        piles = ("allied-deck", "allied-discard", "german-deck", "german-hand")
        cards = tuple(self.zones[name] for name in piles) if draws else ()
        top = self.stack[-1]
        effects = top.hits_left_in_cup(self) if isinstance(top, CombatStep) else None
        return tuple(self.stack), cards, None if effects is None else tuple(effects), self.odds_facts()

    def inventory(self) -> dict[str, int]:
        """Return counts that no action may change: units, cards, Combat Chits."""
        return super().inventory() | {"units": len(self.board.where)}
