"""The position of the Ardennes game.

Facts are changed through the setters only, which keep what follows from them: the units in each hex, who exerts a
zone of control, the flags the kernels read. The setters also carry the consequences no side decides: a hex held, an
IP lost with its hex, a Roadblock swept away by an Allied unit, the Meuse reached.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from broadfront.core.errors import Invalid
from broadfront.core.events import Event
from broadfront.core.facts import with_cell, with_item
from broadfront.core.locations import Eliminated, Location, OnMap
from broadfront.core.rules import decides
from broadfront.core.state import Problem
from broadfront.core.zones import Zones as CoreZones
from broadfront.titles.ardennes.data.attributes import Crossing
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, SIDES
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep
from broadfront.titles.ardennes.rules.markers import (
    BUILT_BRIDGE,
    DEMOLISHED,
    IN_SUPPLY,
    INTACT,
    NO_BRIDGE,
    SUPPLY_STATES,
)
from broadfront.titles.ardennes.rules.routes.stacking import room_beside
from broadfront.titles.ardennes.rules.sequence_facts import SequenceFacts
from broadfront.titles.ardennes.rules.status import status

__all__ = ["ArdennesState"]


class ArdennesState(SequenceFacts):
    """A position of the Ardennes game, alone or inside a game."""

    def named(self, event: Event) -> Event:
        return event.with_names(self.title.names)

    def called(self) -> Mapping[str, Sequence[str]]:
        return self.title.unit_names.called

    def number(self, unit: str) -> int:
        """The number of a unit by its id."""
        return self.title.unit(unit).number

    def spot(self, text: str, of: str) -> Location:
        reserve = text.strip().strip("[]").casefold() == "reserve"
        return super().spot(f"{self.title.unit(of).side} reserve" if reserve else text, of)

    def hexside(self, text: str) -> str:
        return self.ground.crossing(text).id

    # Changing

    def place(self, number: int, location: Location) -> None:
        """Put a unit somewhere, with everything that follows from its being there."""
        if self.where[number] is location:
            return
        side, at, zoc = self.side_numbers[number], self.at, self.zoc
        before, now = self.hexes[number], location.index if isinstance(location, OnMap) else None
        if before is None or now is None:
            self.roster = with_item(self.roster, number, None if now is not None else location)
        self.places[number] = location
        self.where = tuple(self.places)
        self.hexes[number] = now
        if before is not None:
            left = at[before] = tuple([n for n in at[before] if n != number]) if len(at[before]) > 1 else ()
            self.room[before] = room_beside(left, self.steps)
            if self.stacks or len(left) > 1:
                self._keep_order(before)
            zoc.leave(side, before, False)
            if not zoc.holds(side, before):
                self.stands[side].remove(before)
                if self.ground.river_ids[before]:
                    self._leave_bridges(before, side)
            self._refresh_zone(side, before)
            if self.ips and not left:
                self._leave_empty(before)
        if now is not None:
            stack = at[now] = (*at[now], number)
            self.room[now] = room_beside(stack, self.steps)
            if self.stacks or len(stack) > 1:
                self._keep_order(now)
            if not zoc.holds(side, now):
                insort(self.stands[side], now)
            zoc.enter(side, now, False)
            self._refresh_zone(side, now)
            self._arrive(number, now)

    def _keep_order(self, hex: int) -> None:
        """Remember in which order the units of a hex came, if their numbers do not say it."""
        stack = self.at[hex]
        if len(stack) > 1 and list(stack) != sorted(stack):
            self.stacks = self.stacks.having(self.ground.map.ids[hex], stack)
        elif self.stacks and (id := self.ground.map.ids[hex]) in self.stacks:
            self.stacks = self.stacks.without(id)

    def pass_through(self, number: int, hex: int) -> None:
        """A unit comes through a hex on its way, with everything that follows and stays when it has gone on."""
        side = self.side_numbers[number]
        self._arrive(number, hex)
        if self.ground.river_ids[hex] and not self.zoc.holds(side, hex):
            self._leave_bridges(hex, side)
        if self.ips and not self.at[hex]:
            self._leave_empty(hex)

    def _leave_empty(self, hex: int) -> None:
        """An IP goes with the last unit."""
        if (id := self.ground.map.ids[hex]) in self.ips:
            self.remove_ip(id)

    def put_right(self, number: int, spot: Location) -> None:
        """A unit is where somebody says; in a box it has no markers, and one that was eliminated is whole again."""
        if isinstance(spot, Eliminated):
            self.eliminate(number)
            return
        if self.steps[number] == 0:
            self.set_steps(number, self.units[number].steps)
        if not isinstance(spot, OnMap):
            self.set_supply(number, IN_SUPPLY)
            self.set_dispersed(number, False)
            self.set_out_of_fuel(number, False)
        self.place(number, spot)
        # Whoever stands alone in a hex holds it: also a side whose enemy was just taken away.
        for hex in self.holdable:
            sides = {self.side_of(n) for n in self.at[hex]}
            if len(sides) == 1:
                self.hold(hex, *sides)

    def place_at(self, number: int, hex: str) -> None:
        """Put a unit in a hex."""
        self.place(number, self.title.locations.hex(hex))

    def put_in_box(self, number: int, box: str) -> None:
        self.place(number, self.title.locations.boxes[box])

    def eliminate(self, number: int) -> None:
        self.steps = with_cell(self.steps, number, 0)
        self.place(number, self.title.locations.eliminated)
        self.supply = with_cell(self.supply, number, IN_SUPPLY)
        self.dispersed = with_cell(self.dispersed, number, 0)
        self.out_of_fuel = with_cell(self.out_of_fuel, number, 0)

    @decides("ARD-H-27", "ARD-D2-14")
    def _arrive(self, number: int, hex: int) -> None:
        """A unit has come into a hex: it holds it; the Roadblock, the Meuse and the depot there."""
        side, ground = self.side_numbers[number], self.ground
        self.hold(hex, side)
        if side == ALLIED:
            if self.roadblocks and (id := ground.map.ids[hex]) in self.roadblocks:
                self.remove_roadblock(id)
                self.emit(say("roadblock.swept", unit=self.units[number].id, hex=id), "ARD-R0-16")
            return
        if hex in ground.meuse:
            self.set_meuse_reached(True)
        if hex in ground.depots and self.units[number].mechanized:
            for depot in self.title.fuel_depots:
                if depot.hex == ground.map.ids[hex] and depot.name not in self.depots:
                    self.set_depot(depot.name, depot.uses)

    @decides("ARD-H-03")
    def hold(self, hex: int, side: int) -> None:
        """A side has a unit in a hex: it holds what is there, and bridges with no enemy at the other end."""
        if hex in self.holdable:
            self.hold_place(hex, side)
        rivers, german = self.ground.river_ids[hex], self.german_bridges
        if not rivers or (rivers <= german if side == GERMAN else rivers.isdisjoint(german)):
            return
        for crossing in self.ground.bridges_at[hex]:
            if (crossing.id in german) != (side == GERMAN):
                other = crossing.across(hex)
                if not self.zoc.holds(1 - side, other):
                    self.hold_bridge(crossing, side)

    @decides("ARD-H-03")
    def _leave_bridges(self, hex: int, side: int) -> None:
        """A side has no unit in a hex any more: the enemy at the other end of a bridge holds it now."""
        rivers, german, enemy = self.ground.river_ids[hex], self.german_bridges, 1 - side
        if rivers <= german if enemy == GERMAN else rivers.isdisjoint(german):
            return
        for crossing in self.ground.bridges_at[hex]:
            if (crossing.id in german) != (enemy == GERMAN) and self.zoc.holds(enemy, crossing.across(hex)):
                self.hold_bridge(crossing, enemy)

    def hold_place(self, hex: int, side: int) -> None:
        """A side holds a City, Town, victory hex or depot."""
        id, held = self.ground.map.ids[hex], self.german_held
        if (id in held) != (side == GERMAN):
            self.german_held = held | {id} if side == GERMAN else held - {id}
            if hex in self.ground.town:
                self._mark_town(hex)

    def hold_bridge(self, crossing: Crossing, side: int) -> None:
        id, held = crossing.id, self.german_bridges
        if (id in held) != (side == GERMAN):
            self.german_bridges = held | {id} if side == GERMAN else held - {id}
            self._bridge_changed(crossing)

    def set_steps(self, number: int, steps: int) -> None:
        """The remaining steps; none eliminates the unit."""
        if not 0 <= steps <= self.units[number].steps:
            raise ValueError(f"{self.units[number].id} has 0 to {self.units[number].steps} steps, not {steps}")
        if steps == 0:
            self.eliminate(number)
            return
        self.steps = with_cell(self.steps, number, steps)
        self._refresh(number)

    def set_supply(self, number: int, state: int) -> None:
        self.supply = with_cell(self.supply, number, state)
        self._refresh(number)

    def set_dispersed(self, number: int, on: bool) -> None:
        self.dispersed = with_cell(self.dispersed, number, on)
        self._refresh(number)

    def set_out_of_fuel(self, number: int, on: bool) -> None:
        self.out_of_fuel = with_cell(self.out_of_fuel, number, on)

    def _refresh(self, number: int) -> None:
        hex = self.hex(number)
        if hex is not None:
            self.room[hex] = room_beside(self.at[hex], self.steps)
            self._refresh_zone(self.units[number].side_number, hex)

    def add_ip(self, hex: str) -> None:
        self.ips |= {hex}

    def remove_ip(self, hex: str) -> None:
        self.ips -= {hex}

    def add_roadblock(self, hex: str) -> None:
        self.roadblocks |= {hex}
        self._mark_roadblock(self.ground.map.index[hex], on=True)

    def remove_roadblock(self, hex: str) -> None:
        self.roadblocks -= {hex}
        self._mark_roadblock(self.ground.map.index[hex], on=False)

    def set_bridge(self, crossing: Crossing, state: str) -> None:
        """Demolish, repair or build a bridge."""
        as_printed = INTACT if crossing.bridged else NO_BRIDGE
        id = crossing.id
        self.bridges = self.bridges.without(id) if state == as_printed else self.bridges.having(id, state)
        self._bridge_changed(crossing)

    def bridge_at(self, id: str) -> str:
        """The bridge of a river hexside as it is now; empty where there is none."""
        word = self.bridge(self.ground.crossing(id))
        return word if word in (INTACT, DEMOLISHED, BUILT_BRIDGE) else ""

    def set_bridge_at(self, id: str, word: str) -> None:
        """The bridge of a river hexside is as somebody says."""
        crossing = self.ground.crossing(id)
        if not word and crossing.bridged:
            raise Invalid(say("fix.bridge-stands", where=id), parameter="to", accepted=(INTACT, DEMOLISHED))
        self.set_bridge(crossing, word or NO_BRIDGE)

    def set_depot(self, name: str, uses: int | None) -> None:
        """A fuel depot has so many uses left; None when nobody has captured it."""
        self.depots = self.depots.without(name) if uses is None else self.depots.having(name, uses)

    def set_meuse_reached(self, reached: bool) -> None:
        self.meuse_reached = reached

    def score_exit(self, points: int) -> None:
        """Units have left the map for so many victory points."""
        self.exit_vp += points

    # Reports

    def status(self) -> list[Problem]:
        return status(self)

    def keyed_zones(self) -> tuple[CoreZones, object]:
        """Chits count by what they do in the combat at hand; which one it was does not matter."""
        top = self.stack[-1] if self.stack else None
        effects = top.cup_effects(self) if isinstance(top, CombatStep) else None
        rest = {name: held for name, held in self.zones.items() if name not in ("chit-cup", "chit-drawn")}
        return rest, effects

    def odds_key(self, side: str | None = None, known: frozenset[str] = frozenset()) -> Hashable:
        """Everything but the cards, which count only while the combat may still draw one."""
        draws = any(isinstance(step, CombatStep) and step.draws_card() for step in self.stack)
        piles = ("allied-deck", "allied-discard", "german-deck", "german-hand")
        cards = tuple(self.zones[name] for name in piles) if draws else ()
        top = self.stack[-1]
        effects = top.cup_effects(self) if isinstance(top, CombatStep) else None
        return tuple(self.stack), cards, None if effects is None else tuple(effects), self.odds_facts()

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
