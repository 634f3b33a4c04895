"""Where counters stand, their modes and zones, and the bridges of the map: each way in which they change."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Any

from broadfront.board.zones import TITLE_BITS, ControlZones
from broadfront.core.facts import with_cell, with_item
from broadfront.core.findings import finding
from broadfront.core.locations import Box, Location, OnMap
from broadfront.core.messages import Message
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, exact, refused
from broadfront.titles.rhine.data.kept_names import GERMAN_RESERVE, RESERVE_USED
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.roster import IN_PLAY, ON_MAP
from broadfront.titles.rhine.data.sector import SIDES, STACK_LIMIT, too_many
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.units import re_of
from broadfront.titles.rhine.data.window import Window
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.modes import face_of, rating
from broadfront.titles.rhine.rules.state.rhine_facts import RhineFacts

__all__ = ["DONE", "OUTSIDE", "Standing"]

DONE = TITLE_BITS[0]
"""Flag of a hex, for a side: a friendly combat unit that spends no more MP this phase stands there."""

OUTSIDE = TITLE_BITS[1]
"""Flag of a hex that is not part of the ground in play."""

MODE_NUMBER = {name: n for n, name in enumerate(MODES)}


@lru_cache(maxsize=32)
def blank_zones(title: Rhine, window: Window) -> ControlZones:
    """An empty board, the hexes outside the window marked."""
    blank = ControlZones(title.map)
    for hex in range(len(title.map)):
        if not window.within(hex):
            for side in range(2):
                blank.mark(side, hex, OUTSIDE)
    return blank


class Standing(RhineFacts):
    zones_of: ControlZones
    """Shared with the blank board, and by copies, as long as nobody stands on the map."""
    units_in: dict[int, list[int]]
    has_zone: bytearray

    def derive(self) -> None:
        super().derive()
        self.has_zone = bytearray(len(self.where))
        self.units_in = {}
        self.zones_of = blank_zones(self.title, self.window)
        for n, spot in enumerate(self.where):
            if isinstance(spot, OnMap):
                self._enter(n, spot.index)
        self._mark_done()

    def copy_derived(self, twin: Any) -> None:
        twin.has_zone = self.has_zone[:]
        twin.units_in = {hex: held[:] for hex, held in self.units_in.items()}
        twin.zones_of = self.zones_of.copy() if self.units_in else self.zones_of

    def derived(self) -> object:
        held = {hex: sorted(units) for hex, units in self.units_in.items() if units}
        return held, bytes(self.has_zone), self.zones_of

    # Where units are

    def box(self, n: int) -> str:
        """The box of a unit as the books know it: one in a hex is on the map, like one on the table."""
        where = self.where[n]
        return where.name if isinstance(where, Box) else ON_MAP

    def in_play(self, n: int) -> bool:
        return self.box(n) in IN_PLAY

    def hex_of(self, n: int) -> int | None:
        """The index of a unit's hex; None off the map."""
        spot = self.where[n]
        return spot.index if isinstance(spot, OnMap) else None

    def held_by(self, hex: int, side: str | None = None) -> list[int]:
        """Combat units in a hex, in order of their number."""
        return sorted(
            n
            for n in self.units_in.get(hex, ())
            if self.units[n].fights and (side is None or self.units[n].side == side)
        )

    @finding(rests_on=("where", "added"))
    def of_side(self, side: str) -> tuple[int, ...]:
        """Units of a side on the map, in order of their number."""
        units = self.units
        return tuple(sorted([n for held in self.units_in.values() for n in held if units[n].side == side]))

    def put(self, n: int, location: Location) -> None:
        """The one setter of `where`."""
        old = self.where[n]
        if isinstance(old, OnMap):
            self._leave(n, old.index)
            self._lift_pontoon(n, old.hex)
        self.where = with_item(self.where, n, location)
        if isinstance(location, OnMap):
            self._enter(n, location.index)
            hex, unit = location.hex, self.units[n]
            if unit.fights and hex in self.window.goals:
                self.set_holder(hex, unit.side)

    def put_hex(self, n: int, hex: int) -> None:
        self.put(n, self.title.locations.hexes[hex])

    def put_box(self, n: int, box: str) -> None:
        self.put(n, self.title.locations.boxes[box])

    def _enter(self, n: int, hex: int) -> None:
        if not self.units_in:
            self.zones_of = blank_zones(self.title, self.window).copy()
        self.units_in.setdefault(hex, []).append(n)
        if self.units[n].fights:
            zone = self._zone(n)
            self.has_zone[n] = zone
            self.zones_of.enter(self.units[n].side_number, hex, zone)
            self._mark(n, hex)

    def _leave(self, n: int, hex: int) -> None:
        if self.units[n].fights:
            self.zones_of.leave(self.units[n].side_number, hex, bool(self.has_zone[n]))
            self.has_zone[n] = 0
        self.units_in[hex].remove(n)
        if not self.units_in[hex]:
            del self.units_in[hex]
        if self.units[n].fights:
            self._mark(n, hex)

    def _lift_pontoon(self, n: int, hex: str) -> None:
        """A pontoon bridge goes with its brigade."""
        if self.units[n].kind != "pontoon":
            return
        for key in [key for key, what in self.bridges.items() if what == "pontoon" and hex in key.split()]:
            self.lift_bridge(key)
            self.emit(say("bridge.lifted", bridge=key), "BTR-HOUSE-14")

    def set_holder(self, place: str, side: str) -> None:
        """Who last had a combat unit in a goal, or who has a port."""
        self.holder[place] = side

    # Modes, zones, markers

    def mode(self, n: int) -> str:
        return MODES[self.modes[n]]

    def set_mode(self, n: int, mode: str) -> None:
        self.modes = with_cell(self.modes, n, MODE_NUMBER[mode])
        self._refresh(n)
        if mode == "DG":
            self._lift_pontoon(n, self.where[n].text)

    def set_oos(self, n: int, out: bool) -> None:
        self.oos = with_cell(self.oos, n, out)
        self._refresh(n)

    def zone_reason(self, n: int) -> tuple[bool, str, str]:
        """Whether a unit has a ZOC, by which rule, and the topic that says why."""
        if not self.attack_capable(n):
            return False, "OCS-UNIT-03", "zone.not-capable"
        if self.mode(n) == "DG":
            return False, "OCS-MODE-07", "zone.dg"
        if self.mode(n) not in ("Combat", "Exploitation"):
            return False, "OCS-ZOC-01", "zone.mode"
        if self.oos[n]:
            return False, "OCS-SUPPLY-06", "zone.out-of-supply"
        return True, "OCS-ZOC-01", "zone.has"

    def zoc_ruling(self, n: int) -> Ruling:
        """Whether a unit has a ZOC, explained."""
        has, rule, topic = self.zone_reason(n)
        why = say(topic, unit=self.units[n].id, mode=self.mode(n))
        return allowed("OCS-ZOC-01", rule, message=why) if has else refused(("OCS-ZOC-01", rule), why)

    def _zone(self, n: int) -> bool:
        return self.zone_reason(n)[0]

    @decides("OCS-UNIT-03")
    def attack_capable(self, n: int) -> bool:
        """Combat units whose strength is not in parentheses."""
        unit = self.units[n]
        return unit.kind in ("combat", "breakdown") and not face_of(unit, self.mode(n)).defends_only

    def _refresh(self, n: int) -> None:
        hex = self.hex_of(n)
        if hex is None or not self.units[n].fights:
            return
        zone = self._zone(n)
        if zone != bool(self.has_zone[n]):
            change = self.zones_of.gain_zone if zone else self.zones_of.lose_zone
            change(self.units[n].side_number, hex)
            self.has_zone[n] = zone

    def finish(self, n: int) -> None:
        """The unit spends no more MP this phase; it lifts enemy zones in its hex for Truck movement."""
        self.moved[n] = 1
        hex = self.hex_of(n)
        if hex is not None:
            self._mark(n, hex)

    def start_phase(self, phase: str) -> None:
        self.phase = phase
        self.moved = bytearray(len(self.moved))
        self.left = {}
        self.began = tuple(-1 if (hex := self.hex_of(n)) is None else hex for n in range(len(self.where)))
        self._mark_done()

    def _mark(self, n: int, hex: int) -> None:
        side = self.units[n].side
        done = any(self.moved[m] for m in self.held_by(hex, side))
        self.zones_of.mark(self.units[n].side_number, hex, DONE, done)

    def _mark_done(self) -> None:
        for hex in self.units_in:
            for number, side in enumerate(SIDES):
                held = self.held_by(hex, side)
                self.zones_of.mark(number, hex, DONE, any(self.moved[n] for n in held))

    def rating(self, n: int) -> int:
        return rating(self.units[n], self.mode(n))

    def re(self, n: int) -> Fraction:
        return re_of(self.units[n], self.steps[n])

    def re_in(self, hex: int, side: str) -> Fraction:
        return sum((self.re(n) for n in self.held_by(hex, side)), Fraction(0))

    def stack_refusal(self, side: str, hex: int, coming: Fraction) -> Ruling | None:
        """Why so many RE more cannot be entered into a hex: the stack would be above the limit."""
        size = self.re_in(hex, side) + coming
        if not too_many(size):
            return None
        why = say("standing.stack", size=exact(size), hex=self.title.map.ids[hex], most=STACK_LIMIT)
        return refused("OCS-STACK-01", why)

    def stack_told(self, hex: int, side: str) -> Message:
        """That too many of a side stand in a hex: where, how much, and who."""
        units = [self.units[n].id for n in self.held_by(hex, side)]
        size = exact(self.re_in(hex, side))
        return say("problem.stack", where=self.place_told(hex), most=STACK_LIMIT, size=size, units=units)

    def place_told(self, hex: int) -> str:
        """A hex with the place in it."""
        place, here = self.title.map.place[hex], self.title.map.ids[hex]
        return here if place is None else f"{here} ({place.name})"

    def has_room(self, n: int, hex: int) -> bool:
        """Whether a counter that is not there yet may stack in a hex."""
        unit = self.units[n]
        return not unit.fights or not too_many(self.re_in(hex, unit.side) + (self.re(n) or unit.re))

    def overstacked(self) -> Iterator[int]:
        """Hexes above the stacking limit."""
        return (hex for hex in sorted(self.units_in) for side in SIDES if too_many(self.re_in(hex, side)))

    def in_enemy_zone(self, side: str, hex: int) -> bool:
        return self.zones_of.in_enemy_zone(SIDES.index(side), hex)

    def enemy_in(self, side: str, hex: int) -> bool:
        return self.zones_of.holds_enemy(SIDES.index(side), hex)

    def reserve_left(self, side: str) -> int:
        """Reserve markers not in use; a marker serves all Reserve units of a hex."""
        in_use = self._reserves(side)
        if side == "german":
            return self.markers[GERMAN_RESERVE] - in_use
        return self.markers["reserve"] - self.markers[RESERVE_USED] - in_use

    @finding(rests_on=("modes", of_side))
    def _reserves(self, side: str) -> int:
        """Hexes of a side with Reserve units."""
        return len({self.hex_of(n) for n in self.of_side(side) if self.mode(n) == "Reserve"})

    # Movement, bridges, steps

    def keep_points(self, n: int, twelfths: int) -> None:
        """What a unit has left to move after an overrun, in twelfths of an MP."""
        self.left[self.units[n].id] = twelfths

    def drop_points(self, n: int) -> None:
        """A unit has nothing left to move after an overrun."""
        self.left.pop(self.units[n].id, None)

    def set_bridge(self, hexside: str, what: str) -> None:
        """A Rhine bridge is blown, allied or repaired; or a pontoon lies there."""
        self.bridges = self.bridges.having(hexside, what)

    def lift_bridge(self, hexside: str) -> None:
        self.bridges = self.bridges.without(hexside)

    def set_railhead(self, hex: str, side: str) -> None:
        """A side uses a hex as rail head; nobody does any more."""
        if side:
            self.railheads[hex] = side
        else:
            del self.railheads[hex]

    def set_hedgehog(self, hex: str, level: int) -> None:
        """The hedgehog of a hex; 0 is none."""
        if level:
            self.hedgehogs[hex] = level
        else:
            self.hedgehogs.pop(hex, None)

    def set_interdiction(self, on: bool) -> None:
        self.interdiction = on

    def set_steps(self, n: int, steps: int) -> None:
        """The steps a unit has left; whoever takes the last one also takes it off the map."""
        self.steps[n] = steps
