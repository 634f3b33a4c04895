"""A position on the map: where units are, their modes and zones, what they lose, what must hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any

from broadfront.board.zones import TITLE_BITS, ControlZones
from broadfront.core.errors import unknown
from broadfront.core.locations import Location, OnMap
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, refused
from broadfront.core.state import Problem
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.roster import DEAD, TO_ARRIVE
from broadfront.titles.rhine.data.sector import SIDES, too_many
from broadfront.titles.rhine.data.sector_units import re_of
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.tokens import TOKENS
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.field_facts import FieldFacts
from broadfront.titles.rhine.rules.field.modes import face_of, rating

__all__ = ["DONE", "OUTSIDE", "FieldState"]

DONE = TITLE_BITS[0]
"""Flag of a hex, for a side: a friendly combat unit that spends no more MP this phase stands there."""

OUTSIDE = TITLE_BITS[1]
"""Flag of a hex that is not part of the sector."""

MODE_NUMBER = {name: n for n, name in enumerate(MODES)}


@lru_cache(maxsize=32)
def blank_zones(title: Rhine, scenario: str) -> ControlZones:
    """An empty board, the hexes outside the sector marked."""
    sector, blank = title.sectors[scenario], ControlZones(title.map)
    for hex in range(len(title.map)):
        if not sector.within(hex):
            for side in range(2):
                blank.mark(side, hex, OUTSIDE)
    return blank


class FieldState(FieldFacts):
    zones_of: ControlZones
    units_in: dict[int, list[int]]
    has_zone: bytearray

    def lay_out(self) -> None:
        super().lay_out()
        self.derive()
        for hex in self.sector.goals:
            held = self.held_by(self.title.map.index[hex])
            self.set_holder(hex, self.units[held[0]].side if held else "german")

    def derive(self) -> None:
        self.has_zone = bytearray(len(self.where))
        self.units_in = {}
        self.zones_of = blank_zones(self.title, self.scenario).copy()
        for n, spot in enumerate(self.where):
            if isinstance(spot, OnMap):
                self._enter(n, spot.index)
        self._mark_done()

    def copy_derived(self, twin: Any) -> None:
        twin.sector, twin.units = self.sector, self.units
        twin.has_zone = self.has_zone[:]
        twin.units_in = {hex: held[:] for hex, held in self.units_in.items()}
        twin.zones_of = self.zones_of.copy()

    def derived(self) -> object:
        held = {hex: sorted(units) for hex, units in self.units_in.items() if units}
        return held, bytes(self.has_zone), self.zones_of

    def called(self) -> Mapping[str, Sequence[str]]:
        return {unit.id: (f"{unit.nation} {unit.id} {unit.formation}".strip(),) for unit in self.units}

    # Where units are

    def number(self, unit: str) -> int:
        found = self.sector.number.get(unit)
        if found is None:
            raise unknown("unit", unit, self.sector.number, parameter="unit")
        return found

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

    def of_side(self, side: str) -> list[int]:
        """Units of a side on the map."""
        return [n for n, unit in enumerate(self.units) if unit.side == side and isinstance(self.where[n], OnMap)]

    def put(self, n: int, location: Location) -> None:
        """The one setter of `where`."""
        old = self.where[n]
        if isinstance(old, OnMap):
            self._leave(n, old.index)
            self._lift_pontoon(n, old.hex)
        self.where[n] = location
        if isinstance(location, OnMap):
            self._enter(n, location.index)
            hex, unit = location.hex, self.units[n]
            if unit.fights and hex in self.sector.goals:
                self.set_holder(hex, unit.side)

    def put_hex(self, n: int, hex: int) -> None:
        self.put(n, self.title.locations.hexes[hex])

    def _enter(self, n: int, hex: int) -> None:
        self.units_in.setdefault(hex, []).append(n)
        if self.units[n].fights:
            zone = self._zone(n)
            self.has_zone[n] = zone
            self.zones_of.enter(self.units[n].side_number, hex, zone)
            self._mark(n, hex)

    def _leave(self, n: int, hex: int) -> None:
        self.units_in[hex].remove(n)
        if not self.units_in[hex]:
            del self.units_in[hex]
        if self.units[n].fights:
            self.zones_of.leave(self.units[n].side_number, hex, bool(self.has_zone[n]))
            self.has_zone[n] = 0
            self._mark(n, hex)

    def _lift_pontoon(self, n: int, hex: str) -> None:
        """A pontoon bridge goes with its brigade."""
        if self.units[n].kind != "pontoon":
            return
        for key in [key for key, what in self.bridges.items() if what == "pontoon" and hex in key.split()]:
            self.lift_bridge(key)
            self.emit(say("bridge.lifted", bridge=key), "BTR-HOUSE-14")

    # Modes, zones, markers

    def mode(self, n: int) -> str:
        return MODES[self.modes[n]]

    def set_mode(self, n: int, mode: str) -> None:
        self.modes[n] = MODE_NUMBER[mode]
        self._refresh(n)
        if mode == "DG":
            self._lift_pontoon(n, self.where[n].text)

    def set_oos(self, n: int, out: bool) -> None:
        self.oos[n] = out
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
        return unit.kind == "combat" and not face_of(unit, self.mode(n)).defends_only

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

    def in_enemy_zone(self, side: str, hex: int) -> bool:
        return self.zones_of.in_enemy_zone(SIDES.index(side), hex)

    def enemy_in(self, side: str, hex: int) -> bool:
        return self.zones_of.holds_enemy(SIDES.index(side), hex)

    def reserve_left(self, side: str) -> int:
        """Reserve markers not in use; a marker serves all Reserve units of a hex."""
        hexes = {self.hex_of(n) for n in self.of_side(side) if self.mode(n) == "Reserve"}
        return self.sector.file.reserve_markers[side] - len(hexes)

    # Losses

    def lose_steps(self, n: int, steps: int, *rules: str) -> None:
        """Steps off; at none left the unit is in the dead pile."""
        lost = min(steps, self.steps[n])
        self.set_steps(n, self.steps[n] - lost)
        name = self.units[n].id
        if self.steps[n]:
            self.emit(say("loss.steps", unit=name, steps=lost), *rules)
            return
        self.put(n, self.title.locations.boxes[DEAD])
        self.emit(say("loss.destroyed", unit=name), *rules)

    def take_hex(self, hex: int, side: str) -> None:
        """Combat units of a side have entered: enemy SP and transport there are lost."""
        place = self.title.map.ids[hex]
        enemy = SIDES[1 - SIDES.index(side)]
        if self.lose_dump(enemy, place):
            self.emit(say("capture.dump", hex=place), "BTR-HOUSE-26")
        for n in list(self.units_in.get(hex, ())):
            if self.units[n].side == enemy and not self.units[n].fights:
                self.set_cargo(n, 0)
                self.lose_steps(n, self.steps[n], "BTR-HOUSE-26")

    # What must hold

    def inventory(self) -> dict[str, int]:
        return super().inventory() | {"units": len(self.where)}

    def status(self) -> list[Problem]:
        found: list[Problem] = []
        boxes = self.title.locations.boxes
        for n, unit in enumerate(self.units):
            spot = self.where[n]
            dead = spot is boxes[DEAD]
            if self.steps[n] > unit.steps or dead != (self.steps[n] == 0):
                wrong = say("problem.steps", unit=unit.id, steps=self.steps[n])
                found.append(Problem(wrong, "OCS-STACK-02", spot.text))
            if not isinstance(spot, OnMap) and spot not in (boxes[DEAD], boxes[TO_ARRIVE]):
                found.append(Problem(say("problem.nowhere", unit=unit.id, where=spot.text), where=spot.text))
            if self.cargo[n] > TOKENS:
                found.append(Problem(say("problem.cargo", unit=unit.id), "OCS-UNIT-07", spot.text))
        for hex in self.units_in:
            sides = {self.units[n].side for n in self.held_by(hex)}
            if len(sides) > 1:
                found.append(Problem(say("problem.shared", hex=self.title.map.ids[hex]), "OCS-OVERRUN-01"))
        if any(tokens < 0 for tokens in self.dumps.values()):
            found.append(Problem(say("problem.dump"), "OCS-UNIT-07"))
        return found

    def overstacked(self) -> Iterator[int]:
        """Hexes above the stacking limit."""
        return (hex for hex in sorted(self.units_in) for side in SIDES if too_many(self.re_in(hex, side)))
