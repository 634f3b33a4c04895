"""Where counters stand, in which mode, what they have done, and the zones that follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, ClassVar

from broadfront.board.zones import TITLE_BITS, ControlZones
from broadfront.core.facts import OWN_WORDS, Fact, cells, column, places, plain, table, with_cell, with_item
from broadfront.core.locations import Box, Location, OnMap
from broadfront.core.messages import Message
from broadfront.core.positions.parts import Copy, Part
from broadfront.core.positions.values import Flag, Number, Place, Words, one_of
from broadfront.core.rules import decides
from broadfront.core.rulings import Ruling, allowed, exact, refused
from broadfront.core.state import Problem
from broadfront.titles.rhine.data.loading import MODES
from broadfront.titles.rhine.data.roster import BOXES, DEAD, IN_PLAY, ON_MAP
from broadfront.titles.rhine.data.sector import SIDES, STACK_LIMIT, too_many
from broadfront.titles.rhine.data.title import Rhine
from broadfront.titles.rhine.data.units import Unit, re_of
from broadfront.titles.rhine.data.window import Window
from broadfront.titles.rhine.data.words import say
from broadfront.titles.rhine.rules.field.modes import face_of, rating
from broadfront.titles.rhine.rules.state.shown import OF_A_TURN, SECTOR_ONLY, in_sector

__all__ = ["DONE", "OUTSIDE", "ZONES", "Board"]

ZONES = ("board.where", "board.modes", "board.oos", "board.added")
"""What it rests on who stands where and whose zones reach where."""

DONE = TITLE_BITS[0]
"""Flag of a hex, for a side: a friendly combat unit that spends no more MP this phase stands there."""

OUTSIDE = TITLE_BITS[1]
"""Flag of a hex that is not part of the ground in play."""

MODE_NUMBER = {name: n for n, name in enumerate(MODES)}


class BlankZones(ControlZones):
    """Zones of a map on which nobody stands: they never change, so copies of the state share them."""

    __slots__ = ()


@lru_cache(maxsize=32)
def blank_zones(title: Rhine, window: Window) -> BlankZones:
    """An empty board, the hexes outside the window marked."""
    blank = BlankZones(title.map)
    for hex in range(len(title.map)):
        if not window.within(hex):
            for side in range(2):
                blank.mark(side, hex, OUTSIDE)
    return blank


class Standing(Place, frozen=True):
    """Where a counter is: in a sector a hex or a box, in the books of a campaign a box."""

    def choices(self, state: Any) -> Sequence[str]:
        return BOXES if state.clock.campaign else ()

    def said(self, state: Any, kept: Any) -> str:
        if state.clock.campaign:
            return kept.name if isinstance(kept, Box) else ON_MAP
        return super().said(state, kept)

    def meant(self, state: Any, name: str, of: str, given: Any) -> Location:
        if not state.clock.campaign:
            found: Location = super().meant(state, name, of, given)
            return found
        box: Location = state.title.locations.boxes[one_of("box", str(given).strip("[]"), BOXES)]
        return box


class Board(Part):
    """Where counters stand, in which mode, what they have done, and the zones that follow."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "added": plain(not_in_fix=OWN_WORDS, not_in_file=OWN_WORDS, not_in_editor=OWN_WORDS),
        "where": places(setter="correct_place", value=Standing(), not_in_file=OWN_WORDS),
        "steps": column(value=Number(high=lambda state, unit: state.units[state.number(unit)].steps),
                        setter="correct_steps"),
        "modes": cells(value=Words(words=MODES, numbered=True),
                       setter=lambda state, n, mode: state.set_mode(n, MODES[mode]),
                       file="mode", fix="mode", edit="mode", when=in_sector),
        "moved": column(value=Flag(), **SECTOR_ONLY),
        "oos": cells(value=Flag(), setter="set_oos",
                     file="out_of_supply", fix="out_of_supply", edit="out_of_supply", when=in_sector),
        "began": plain(**OF_A_TURN),
        "left": table(**OF_A_TURN),
        "drops": table(**OF_A_TURN),
        "waiting": table(**OF_A_TURN),
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
    """Counters that were entered at the table, each as a line of a counter file."""
    where: tuple[Location, ...]
    """A hex, or a box; a counter in the box On map stands on the table, where only the books know it."""
    steps: bytearray
    modes: bytes
    moved: bytearray
    """1 when a unit spends no more MP this phase; in combat phases, when it has attacked."""
    oos: bytes
    began: tuple[int, ...]
    """Hex in which each unit began the phase, -1 off the map."""
    left: dict[str, int]
    """Twelfths of an MP that units have left after an overrun."""
    drops: dict[str, int]
    """Units with a drop plan, and the turn it was made."""
    waiting: dict[str, int]
    """Units whose entry is blocked, and the place of their line in the arrival chart."""
    units_in: dict[int, list[int]]
    """The units in each hex where some stand."""
    has_zone: bytearray
    zones_of: ControlZones

    def derive(self) -> None:
        self.has_zone = bytearray(len(self.where))
        self.units_in = {}
        self.zones_of = blank_zones(self.title, self.window)
        for n, spot in enumerate(self.where):
            if isinstance(spot, OnMap):
                self._enter(n, spot.index)
        self._mark_done()

    def derived(self) -> object:
        """What is derived, in a form that compares."""
        return {hex: sorted(held) for hex, held in self.units_in.items()}, bytes(self.has_zone), self.zones_of

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
        units, here = self.units, self.units_in.get(hex, ())
        return sorted(n for n in here if units[n].fights and (side is None or units[n].side == side))

    def pool(self, box: str) -> Iterator[int]:
        """Units of a box; those On map stand in hexes or on the table."""
        place = self.title.locations.boxes[box]
        if box == ON_MAP:
            return (n for n, where in enumerate(self.where) if where is place or not isinstance(where, Box))
        return (n for n, where in enumerate(self.where) if where is place)

    def all_in_play(self) -> Iterator[int]:
        boxes = self.title.locations.boxes
        out = {box for name, box in boxes.items() if name not in IN_PLAY}
        return (n for n, where in enumerate(self.where) if where not in out)

    def place(self, n: int, location: Location) -> None:
        """Put a unit in another place; `put` of the state also does what follows on the land."""
        old = self.where[n]
        if isinstance(old, OnMap):
            self._leave(n, old.index)
        self.where = with_item(self.where, n, location)
        if isinstance(location, OnMap):
            self._enter(n, location.index)

    def add_unit(self, line: str, unit: Unit) -> None:
        """One more counter, of a line of a counter file, on the table."""
        self.added = (*self.added, line)
        self.where = (*self.where, self.title.locations.boxes[ON_MAP])
        self.modes, self.oos = self.modes + bytes((MODE_NUMBER[unit.mode],)), self.oos + bytes(1)
        self.steps.append(unit.steps)
        self.moved.append(0)
        self.has_zone.append(0)
        self.began = (*self.began, -1)

    def _enter(self, n: int, hex: int) -> None:
        if not self.units_in:
            self.zones_of = blank_zones(self.title, self.window).copy()
        self.units_in.setdefault(hex, []).append(n)
        if self.units[n].fights:
            self.has_zone[n] = zone = self.zone_reason(n)[0]
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

    # Modes and zones

    def mode(self, n: int) -> str:
        return MODES[self.modes[n]]

    def change_mode(self, n: int, mode: str) -> None:
        """Put a unit in another mode; `set_mode` of the state also does what follows on the land."""
        self.modes = with_cell(self.modes, n, MODE_NUMBER[mode])
        self._refresh(n)

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

    @decides("OCS-UNIT-03")
    def attack_capable(self, n: int) -> bool:
        """Combat units whose strength is not in parentheses."""
        unit = self.units[n]
        return unit.kind in ("combat", "breakdown") and not face_of(unit, self.mode(n)).defends_only

    def rating(self, n: int) -> int:
        return rating(self.units[n], self.mode(n))

    def in_enemy_zone(self, side: str, hex: int) -> bool:
        return self.zones_of.in_enemy_zone(SIDES.index(side), hex)

    def enemy_in(self, side: str, hex: int) -> bool:
        return self.zones_of.holds_enemy(SIDES.index(side), hex)

    def _refresh(self, n: int) -> None:
        hex = self.hex_of(n)
        if hex is None or not self.units[n].fights:
            return
        zone = self.zone_reason(n)[0]
        if zone != bool(self.has_zone[n]):
            change = self.zones_of.gain_zone if zone else self.zones_of.lose_zone
            change(self.units[n].side_number, hex)
            self.has_zone[n] = zone

    # Phases

    def begin_phase(self) -> None:
        """Nobody has moved yet."""
        self.moved = bytearray(len(self.moved))
        self.left = {}
        self.began = tuple(-1 if (hex := self.hex_of(n)) is None else hex for n in range(len(self.where)))
        self._mark_done()

    def finish(self, n: int) -> None:
        """The unit spends no more MP this phase; it lifts enemy zones in its hex for Truck movement."""
        self.moved[n] = 1
        hex = self.hex_of(n)
        if hex is not None:
            self._mark(n, hex)

    def keep_points(self, n: int, twelfths: int) -> None:
        """What a unit has left to move after an overrun, in twelfths of an MP."""
        self.left[self.units[n].id] = twelfths

    def drop_points(self, n: int) -> None:
        """A unit has nothing left to move after an overrun."""
        self.left.pop(self.units[n].id, None)

    def _mark(self, n: int, hex: int) -> None:
        side = self.units[n].side
        done = any(self.moved[m] for m in self.held_by(hex, side))
        self.zones_of.mark(self.units[n].side_number, hex, DONE, done)

    def _mark_done(self) -> None:
        for hex in self.units_in:
            for number, side in enumerate(SIDES):
                held = self.held_by(hex, side)
                self.zones_of.mark(number, hex, DONE, any(self.moved[n] for n in held))

    # Steps and stacks

    def set_steps(self, n: int, steps: int) -> None:
        """The steps a unit has left; whoever takes the last one also takes it off the map."""
        self.steps[n] = steps

    def full(self, n: int) -> bool:
        return self.steps[n] == self.units[n].steps

    def hurt(self, n: int) -> bool:
        """Dead, or in play with steps lost."""
        box = self.box(n)
        return box == DEAD or (self.steps[n] != self.units[n].steps and box in IN_PLAY)

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

    def stack_problem(self, hex: int, side: str) -> Message:
        """That too many of a side stand in a hex: where, how much, and who."""
        units, size = [self.units[n].id for n in self.held_by(hex, side)], exact(self.re_in(hex, side))
        return say("problem.stack", where=self.hex_text(hex), most=STACK_LIMIT, size=size, units=units)

    def hex_text(self, hex: int) -> str:
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

    def problems(self) -> Iterator[Problem]:
        """Hexes that combat units of both sides share."""
        for hex in self.units_in:
            if len({self.units[n].side for n in self.held_by(hex)}) > 1:
                yield Problem(say("problem.shared", hex=self.title.map.ids[hex]), "OCS-OVERRUN-01")

    # Drops and arrivals

    def plan_drop(self, n: int, turn: int) -> None:
        self.drops[self.units[n].id] = turn

    def cancel_drop(self, n: int) -> None:
        """No drop of a unit is planned any more, if one was."""
        self.drops.pop(self.units[n].id, None)

    def wait(self, n: int, line: int) -> None:
        """A unit of a line of the chart finds its entry blocked."""
        self.waiting[self.units[n].id] = line

    def end_wait(self, n: int) -> None:
        self.waiting.pop(self.units[n].id, None)

    def stop_waiting(self) -> None:
        """Those whose entry was blocked are tried again."""
        self.waiting = {}
