"""Places, modes, steps and movement of counters, and their zones of control."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, ClassVar

from broadfront.board.zones import TITLE_BITS, ControlZones
from broadfront.core.facts import OWN_WORDS, Fact, cells, column, places, plain, table, with_byte, with_item
from broadfront.core.locations import Box, Location, OnMap
from broadfront.core.messages import Message
from broadfront.core.positions.parts import Copy, Part
from broadfront.core.positions.values import Flag, Number, Place, Words, match_word
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, exact_plain, refused
from broadfront.core.state import Problem
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.roster import BOXES, DEAD, IN_PLAY, ON_MAP
from broadfront.titles.rhine.data.sector import SIDES, STACK_LIMIT, exceeds_stack_limit
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.units import Unit, unit_regimental_equivalents
from broadfront.titles.rhine.data.window import Window
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.modes import action_rating, shown_face
from broadfront.titles.rhine.rules.state.fact_display import HIDDEN_TURN_FACT, SECTOR_ONLY, in_sector

__all__ = ["FINISHED_MOVING", "OUTSIDE", "ZONE_INPUTS", "Board"]

ZONE_INPUTS = ("board.where", "board.modes", "board.oos", "board.added")
"""Facts on which the places of units and their zones of control depend."""

FINISHED_MOVING = TITLE_BITS[0]
"""Hex flag of a side: a friendly combat unit in the hex has finished moving this phase."""

OUTSIDE = TITLE_BITS[1]
"""Hex flag: the hex is outside the area in play."""

MODE_NUMBER = {name: n for n, name in enumerate(MODES)}


class BlankZones(ControlZones):
    """Zones of control of an empty map, which copies of the game state share."""

    __slots__ = ()


@lru_cache(maxsize=32)
def blank_zones(title: Rhine, window: Window) -> BlankZones:
    """Return the zones of control of an empty map, with the hexes outside the area in play flagged."""
    blank = BlankZones(title.map)
    for hex in range(len(title.map)):
        if not window.is_in_play(hex):
            for side in range(2):
                blank.set_bit(side, hex, OUTSIDE)
    return blank


class CounterPlace(Place, frozen=True):
    """How the place of a counter is stored: as a hex or box on part of the map, as a box in a campaign."""

    def choices(self, state: Any) -> Sequence[str]:
        """Return the names of the boxes to choose from in a campaign; none in a game on part of the map."""
        return BOXES if state.clock.campaign else ()

    def to_plain(self, state: Any, kept: Any) -> str:
        """Return a counter's place as stored text; in a campaign this is its box, without the hex."""
        if state.clock.campaign:
            return kept.name if isinstance(kept, Box) else ON_MAP
        return super().to_plain(state, kept)

    def from_plain(self, state: Any, name: str, of: str, given: Any) -> Location:
        """Return the place that stored or typed text means; in a campaign this is a box."""
        if not state.clock.campaign:
            found: Location = super().from_plain(state, name, of, given)
            return found
        box: Location = state.title.locations.boxes[match_word("box", str(given).strip("[]"), BOXES)]
        return box


class Board(Part):
    """Places, modes, steps and movement of counters, and their zones of control."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "added": plain(not_in_fix=OWN_WORDS, not_in_file=OWN_WORDS, not_in_editor=OWN_WORDS),
        "where": places(setter="correct_place", value=CounterPlace(), not_in_file=OWN_WORDS),
        "steps": column(value=Number(high=lambda state, unit: state.units[state.number(unit)].steps),
                        setter="correct_steps"),
        "modes": cells(value=Words(words=MODES, numbered=True),
                       setter=lambda state, n, mode: state.set_mode(n, MODES[mode]),
                       file="mode", fix="mode", edit="mode", when=in_sector),
        "moved": column(value=Flag(), **SECTOR_ONLY),
        "oos": cells(value=Flag(), setter="set_out_of_supply",
                     file="out_of_supply", fix="out_of_supply", edit="out_of_supply", when=in_sector),
        "began": plain(**HIDDEN_TURN_FACT),
        "left": table(**HIDDEN_TURN_FACT),
        "drops": table(**HIDDEN_TURN_FACT),
        "waiting": table(**HIDDEN_TURN_FACT),
    }  # fmt: skip
    COPIES: ClassVar[dict[str, Copy]] = {
        "units_in": lambda held: {hex: units[:] for hex, units in held.items()},
        "has_zone": bytearray,
        "zones_of": lambda zones: zones if isinstance(zones, BlankZones) else zones.copy(),
    }
    __slots__ = (*FACTS, "has_zone", "title", "units", "units_in", "window", "zones_of")

    title: Rhine
    window: Window
    units: Sequence[Unit]
    added: tuple[str, ...]
    """Counters added by the players, each as a line of a counter file."""
    where: tuple[Location, ...]
    """Hex or box of each counter; the box On map means on the map without a recorded hex."""
    steps: bytearray
    modes: bytes
    moved: bytearray
    """1 if a unit has finished moving this phase, or has attacked in a combat phase."""
    oos: bytes
    began: tuple[int, ...]
    """Hex in which each unit began the phase; -1 if off the map."""
    left: dict[str, int]
    """Twelfths of a movement point that units have left after an overrun."""
    drops: dict[str, int]
    """Turn in which each planned paradrop was planned, by unit."""
    waiting: dict[str, int]
    """Index of the arrival chart entry of each unit whose entry is blocked."""
    units_in: dict[int, list[int]]
    """Units in each occupied hex."""
    has_zone: bytearray
    zones_of: ControlZones

    def derive(self) -> None:
        """Rebuild the units by hex and the zones of control from the places of the units."""
        self.has_zone = bytearray(len(self.where))
        self.units_in = {}
        self.zones_of = blank_zones(self.title, self.window)
        for n, spot in enumerate(self.where):
            if isinstance(spot, OnMap):
                self._add_to_hex(n, spot.index)
        self._flag_all_finished()

    def derived(self) -> object:
        """Return the values derived from the stored facts in a form that can be compared."""
        return {hex: sorted(held) for hex, held in self.units_in.items()}, bytes(self.has_zone), self.zones_of

    # Where units are

    def box(self, unit_number: int) -> str:
        """Return the name of the box a unit is in; for a unit in a hex it is On map."""
        where = self.where[unit_number]
        return where.name if isinstance(where, Box) else ON_MAP

    def is_in_play(self, unit_number: int) -> bool:
        """Return whether a unit is on the map or in a box of units in play."""
        return self.box(unit_number) in IN_PLAY

    def hex_of(self, unit_number: int) -> int | None:
        """Return the index of a unit's hex, or None if it is not in a hex."""
        spot = self.where[unit_number]
        return spot.index if isinstance(spot, OnMap) else None

    def combat_units_in(self, hex: int, side: str | None = None) -> list[int]:
        """Return the numbers of the combat units in a hex, of one side if given, in order."""
        units, here = self.units, self.units_in.get(hex, ())
        return sorted(n for n in here if units[n].is_combat_unit and (side is None or units[n].side == side))

    def units_in_box(self, box: str) -> Iterator[int]:
        """Return the numbers of the units in a box; the box On map includes units in hexes."""
        place = self.title.locations.boxes[box]
        if box == ON_MAP:
            return (n for n, where in enumerate(self.where) if where is place or not isinstance(where, Box))
        return (n for n, where in enumerate(self.where) if where is place)

    def units_in_play(self) -> Iterator[int]:
        """Return the numbers of the units in play."""
        boxes = self.title.locations.boxes
        out = {box for name, box in boxes.items() if name not in IN_PLAY}
        return (n for n, where in enumerate(self.where) if where not in out)

    def move_unit(self, unit_number: int, location: Location) -> None:
        """Move a unit to another place; unlike `RhineState.place_unit` this leaves bridges and victory hexes alone."""
        old = self.where[unit_number]
        if isinstance(old, OnMap):
            self._remove_from_hex(unit_number, old.index)
        self.where = with_item(self.where, unit_number, location)
        if isinstance(location, OnMap):
            self._add_to_hex(unit_number, location.index)

    def add_unit(self, line: str, unit: Unit) -> None:
        """Add a counter given as a line of a CSV counter file; it is on the map, without a hex."""
        self.added = (*self.added, line)
        self.where = (*self.where, self.title.locations.boxes[ON_MAP])
        self.modes, self.oos = self.modes + bytes((MODE_NUMBER[unit.mode],)), self.oos + bytes(1)
        self.steps.append(unit.steps)
        self.moved.append(0)
        self.has_zone.append(0)
        self.began = (*self.began, -1)

    def _add_to_hex(self, unit_number: int, hex: int) -> None:
        """Record that a unit is in a hex, and update the zones of control."""
        if not self.units_in:
            self.zones_of = blank_zones(self.title, self.window).copy()
        self.units_in.setdefault(hex, []).append(unit_number)
        if self.units[unit_number].is_combat_unit:
            self.has_zone[unit_number] = zone = self.exerts_zone_and_why(unit_number)[0]
            self.zones_of.enter(self.units[unit_number].side_number, hex, zone)
            self._flag_finished(unit_number, hex)

    def _remove_from_hex(self, unit_number: int, hex: int) -> None:
        """Record that a unit has left a hex, and update the zones of control."""
        if self.units[unit_number].is_combat_unit:
            self.zones_of.leave(self.units[unit_number].side_number, hex, bool(self.has_zone[unit_number]))
            self.has_zone[unit_number] = 0
        self.units_in[hex].remove(unit_number)
        if not self.units_in[hex]:
            del self.units_in[hex]
        if self.units[unit_number].is_combat_unit:
            self._flag_finished(unit_number, hex)

    # Modes and zones

    def mode(self, unit_number: int) -> str:
        """Return the mode of a unit."""
        return MODES[self.modes[unit_number]]

    def change_mode(self, unit_number: int, mode: str) -> None:
        """Change a unit's mode and zone of control; unlike `RhineState.set_mode` this keeps pontoon bridges."""
        self.modes = with_byte(self.modes, unit_number, MODE_NUMBER[mode])
        self._refresh_zone(unit_number)

    def set_out_of_supply(self, unit_number: int, out_of_supply: bool) -> None:
        """Set whether a unit is Out of Supply, and update its zone of control."""
        self.oos = with_byte(self.oos, unit_number, out_of_supply)
        self._refresh_zone(unit_number)

    def exerts_zone_and_why(self, unit_number: int) -> tuple[bool, str, str]:
        """Return whether a unit exerts a zone of control, the rule, and the topic of the message that explains it."""
        if not self.can_attack(unit_number):
            return False, "OCS-UNIT-03", "zone.not-capable"
        if self.mode(unit_number) == "DG":
            return False, "OCS-MODE-07", "zone.dg"
        if self.mode(unit_number) not in ("Combat", "Exploitation"):
            return False, "OCS-ZOC-01", "zone.mode"
        if self.oos[unit_number]:
            return False, "OCS-SUPPLY-06", "zone.out-of-supply"
        return True, "OCS-ZOC-01", "zone.has"

    def explain_zone(self, unit_number: int) -> Ruling:
        """Return whether a unit exerts a zone of control, with the rule and the reason."""
        has, rule, topic = self.exerts_zone_and_why(unit_number)
        why = say(topic, unit=self.units[unit_number].id, mode=self.mode(unit_number))
        return allowed("OCS-ZOC-01", rule, message=why) if has else refused(("OCS-ZOC-01", rule), why)

    @decides("OCS-UNIT-03")
    def can_attack(self, unit_number: int) -> bool:
        """Return whether a unit can attack: a combat unit whose strength is not in parentheses."""
        unit = self.units[unit_number]
        return unit.kind in ("combat", "breakdown") and not shown_face(unit, self.mode(unit_number)).defends_only

    def rating(self, unit_number: int) -> int:
        """Return the Action Rating of a unit in its present mode."""
        return action_rating(self.units[unit_number], self.mode(unit_number))

    def is_in_enemy_zone(self, side: str, hex: int) -> bool:
        """Return whether a hex is in an enemy zone of control, as seen by a side."""
        return self.zones_of.is_in_enemy_zone(SIDES.index(side), hex)

    def has_enemy(self, side: str, hex: int) -> bool:
        """Return whether a hex has combat units of a side's enemy."""
        return self.zones_of.has_enemy(SIDES.index(side), hex)

    def _refresh_zone(self, unit_number: int) -> None:
        """Update the zones of control after a change of a unit's mode or supply."""
        hex = self.hex_of(unit_number)
        if hex is None or not self.units[unit_number].is_combat_unit:
            return
        zone = self.exerts_zone_and_why(unit_number)[0]
        if zone != bool(self.has_zone[unit_number]):
            change = self.zones_of.gain_zone if zone else self.zones_of.lose_zone
            change(self.units[unit_number].side_number, hex)
            self.has_zone[unit_number] = zone

    # Phases

    def begin_phase(self) -> None:
        """Start a phase: record that no unit has moved, and the hex in which each unit begins."""
        self.moved = bytearray(len(self.moved))
        self.left = {}
        self.began = tuple(-1 if (hex := self.hex_of(n)) is None else hex for n in range(len(self.where)))
        self._flag_all_finished()

    def finish_moving(self, unit_number: int) -> None:
        """Mark a unit as finished moving this phase; from now on it lifts enemy zones in its hex for Truck movement."""
        self.moved[unit_number] = 1
        hex = self.hex_of(unit_number)
        if hex is not None:
            self._flag_finished(unit_number, hex)

    def store_points_left(self, unit_number: int, twelfths: int) -> None:
        """Store the movement points a unit has left after an overrun, in twelfths of a point."""
        self.left[self.units[unit_number].id] = twelfths

    def clear_points_left(self, unit_number: int) -> None:
        """Delete the stored movement points a unit has left after an overrun."""
        self.left.pop(self.units[unit_number].id, None)

    def _flag_finished(self, unit_number: int, hex: int) -> None:
        """Update the flag that shows whether a hex holds units of a side that have finished moving."""
        side = self.units[unit_number].side
        done = any(self.moved[m] for m in self.combat_units_in(hex, side))
        self.zones_of.set_bit(self.units[unit_number].side_number, hex, FINISHED_MOVING, done)

    def _flag_all_finished(self) -> None:
        """Update the flags that show in which hexes units have finished moving."""
        for hex in self.units_in:
            for number, side in enumerate(SIDES):
                held = self.combat_units_in(hex, side)
                self.zones_of.set_bit(number, hex, FINISHED_MOVING, any(self.moved[n] for n in held))

    # Steps and stacks

    def set_steps(self, unit_number: int, steps: int) -> None:
        """Set the steps a unit has left; the caller removes a unit without steps from the map."""
        self.steps[unit_number] = steps

    def is_full_strength(self, unit_number: int) -> bool:
        """Return whether a unit has all its steps."""
        return self.steps[unit_number] == self.units[unit_number].steps

    def has_losses(self, unit_number: int) -> bool:
        """Return whether a unit is dead, or in play with steps lost."""
        box = self.box(unit_number)
        return box == DEAD or (self.steps[unit_number] != self.units[unit_number].steps and box in IN_PLAY)

    def regimental_equivalents_of_unit(self, unit_number: int) -> Fraction:
        """Return the RE (regimental equivalents) of a unit with its present steps."""
        return unit_regimental_equivalents(self.units[unit_number], self.steps[unit_number])

    def regimental_equivalents_in_hex(self, hex: int, side: str) -> Fraction:
        """Return the total RE of a side's combat units in a hex."""
        return sum((self.regimental_equivalents_of_unit(n) for n in self.combat_units_in(hex, side)), Fraction(0))

    def stack_refusal(self, side: str, hex: int, arriving_re: Fraction) -> Ruling | None:
        """Return why a stack cannot grow by `arriving_re` within the stacking limit, or None if it can."""
        size = self.regimental_equivalents_in_hex(hex, side) + arriving_re
        if not exceeds_stack_limit(size):
            return None
        why = say("standing.stack", size=exact_plain(size), hex=self.title.map.ids[hex], most=STACK_LIMIT)
        return refused("OCS-STACK-01", why)

    def stack_problem(self, hex: int, side: str) -> Message:
        """Return the message about a stack above the stacking limit, with hex, size and units."""
        units, size = (
            [self.units[n].id for n in self.combat_units_in(hex, side)],
            exact_plain(self.regimental_equivalents_in_hex(hex, side)),
        )
        return say("problem.stack", where=self.hex_label(hex), most=STACK_LIMIT, size=size, units=units)

    def hex_label(self, hex: int) -> str:
        """Return the id of a hex with the name of the place in it, for display."""
        place, here = self.title.map.place[hex], self.title.map.ids[hex]
        return here if place is None else f"{here} ({place.name})"

    def has_room(self, unit_number: int, hex: int) -> bool:
        """Return whether a counter from another hex or box can be placed in a hex within the stacking limit."""
        unit = self.units[unit_number]
        return not unit.is_combat_unit or not exceeds_stack_limit(
            self.regimental_equivalents_in_hex(hex, unit.side)
            + (self.regimental_equivalents_of_unit(unit_number) or unit.re)
        )

    def overstacked_hexes(self) -> Iterator[int]:
        """Yield the hexes whose stacks exceed the stacking limit."""
        return (
            hex
            for hex in sorted(self.units_in)
            for side in SIDES
            if exceeds_stack_limit(self.regimental_equivalents_in_hex(hex, side))
        )

    def problems(self) -> Iterator[Problem]:
        """Yield a problem for each hex with combat units of both sides."""
        for hex in self.units_in:
            if len({self.units[n].side for n in self.combat_units_in(hex)}) > 1:
                yield Problem(say("problem.shared", hex=self.title.map.ids[hex]), "OCS-OVERRUN-01")

    # Drops and arrivals

    def plan_drop(self, unit_number: int, turn: int) -> None:
        """Record the turn in which a unit's paradrop is planned."""
        self.drops[self.units[unit_number].id] = turn

    def cancel_drop(self, unit_number: int) -> None:
        """Cancel a unit's planned paradrop, if any."""
        self.drops.pop(self.units[unit_number].id, None)

    def record_blocked_entry(self, unit_number: int, entry_index: int) -> None:
        """Record that an arriving unit could not enter the map by its arrival chart entry."""
        self.waiting[self.units[unit_number].id] = entry_index

    def clear_blocked_entry(self, unit_number: int) -> None:
        """Delete the record that an arriving unit could not enter the map, if there is one."""
        self.waiting.pop(self.units[unit_number].id, None)

    def clear_blocked_entries(self) -> None:
        """Delete all records of units that could not enter the map, before they try again."""
        self.waiting = {}
