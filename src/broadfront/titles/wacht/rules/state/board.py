"""The units: who they are, where and how they stand, what they carry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import msgspec

from broadfront.core.errors import BroadfrontError, Invalid, unknown
from broadfront.core.facts import (
    BETWEEN,
    OWN_WORDS,
    SAVED,
    SET_UP,
    Fact,
    column,
    locations,
    same,
    with_item,
    with_value,
)
from broadfront.core.locations import Location, OnMap
from broadfront.core.positions.parts import Copy, Part
from broadfront.core.positions.values import Bits, Number, Words
from broadfront.titles.wacht.data.profile import Profile
from broadfront.titles.wacht.data.records import (
    BATTERIES,
    CLASSES,
    LETTERS,
    MARKERS,
    MODES,
    SIDES,
    TRANSPORTS,
    Army,
    Formation,
    Roster,
    Unit,
)
from broadfront.titles.wacht.data.title import Wacht

MOVED, LOCKED, DONE, OVERSTACKED, PENALISED, RETURNING = 1, 2, 4, 8, 16, 32
"""Bits of `flags`: made a move this phase; an engineer that helped across; its move is over; began the phase
overstacked; hit by the boundary penalty this player turn; its formation changed army and it begins outside the new
area."""
NO_LIMIT = 255


class UnitStack(msgspec.Struct, frozen=True):
    """The units of one side in a hex, counted once."""

    units: tuple[int, ...]
    places: int
    battalions: int
    mech: int
    """Mechanized units as others count them."""
    strategic: bool
    column: bool
    """A heavy bridge column that is not deployed."""
    kin: tuple[frozenset[str], ...]
    """For each unit that costs other formations an MP: the formations it does not cost anything."""


def _roster(_title: object, data: Any) -> Roster:
    return msgspec.convert(data, Roster)


def _zeros(state: Any) -> bytearray:
    return bytearray(len(state.board.roster.units))


def _fitting(fact: str) -> Callable[[Any, int, int], None]:
    """A setter of a number of a unit, which must still make sense by the special unit table."""

    def put(state: Any, n: int, value: int) -> None:
        state.set_right(**{fact: with_value(state.fact(fact), n, value)})
        try:
            state.board.profile(n)
        except BroadfrontError as error:
            problem = f"{state.board.unit(n).id}: {error}"
            raise Invalid(problem, parameter="to", given=value, accepted=error.accepted) from None

    return put


class Board(Part):
    """The units: who they are, where and how they stand, what they carry."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "roster": Fact(same, msgspec.to_builtins, _roster, keyed=False, not_in_fix=SET_UP, not_in_editor=OWN_WORDS),
        "where": locations(setter="put", not_in_file=OWN_WORDS),
        "mode": column(initial=_zeros, value=Words(words=MODES, numbered=True), setter=_fitting("mode")),
        "cls": column(
            initial=_zeros,
            value=Words(words=CLASSES, numbered=True, none="none"),
            setter=_fitting("cls"),
            file="movement_class",
            fix="movement_class",
            edit="movement_class",
        ),
        "carried": column(initial=_zeros, value=Words(words=TRANSPORTS, numbered=True), setter=_fitting("carried")),
        "battery": column(initial=_zeros, value=Words(words=BATTERIES, numbered=True), setter=_fitting("battery")),
        "steps": column(
            value=Number(low=1, high=lambda state, unit: state.board.unit(state.number(unit)).steps),
            setter=_fitting("steps"),
            not_in_file=OWN_WORDS,
        ),
        "markers": column(initial=_zeros, value=Bits.of(*MARKERS), setter=_fitting("markers")),
        "flags": column(
            initial=_zeros,
            value=Bits(words={"moved": MOVED, "done": DONE}),
            setter="set_did",
            fix="did",
            not_in_file=SAVED,
            not_in_editor=BETWEEN,
        ),
        "fuel": column(value=Number(high=NO_LIMIT), fix="fuel_limit", not_in_file=SAVED, not_in_editor=BETWEEN),
    }
    COPIES: ClassVar[dict[str, Copy]] = {"at": dict.copy, "stacks": dict.copy, "side_stacks": dict.copy}
    __slots__ = (
        *FACTS,
        "at",
        "formation_of",
        "number_of",
        "side_of",
        "side_stacks",
        "stacks",
        "standing",
        "title",
        "units_of",
    )

    title: Wacht
    roster: Roster
    where: list[Location]
    mode: bytearray
    cls: bytearray
    """Class chosen for the phase by units that may choose."""
    carried: bytearray
    battery: bytearray
    steps: bytearray
    markers: bytearray
    flags: bytearray
    fuel: bytearray
    """The MA that fuel leaves a unit, or NO_LIMIT."""
    number_of: dict[str, int]
    formation_of: dict[str, Formation]
    side_of: tuple[str, ...]
    units_of: dict[str, tuple[int, ...]]
    """The units of each side."""
    at: dict[int, tuple[int, ...]]
    """The units in each hex."""
    stacks: dict[tuple[int, str], UnitStack]
    """Stacks by hex and side, each from when it was first asked for."""
    side_stacks: dict[str, list[tuple[int, UnitStack]]]
    """All stacks of a side with their hexes, from when they were first asked for."""
    standing: tuple[object, ...]
    """For each side an object that stands for its units as they are; replaced when any of them, or the ground,
    changes."""

    def derive(self) -> None:
        found: dict[int, list[int]] = {}
        for n, location in enumerate(self.where):
            if isinstance(location, OnMap):
                found.setdefault(location.index, []).append(n)
        self.at = {i: tuple(units) for i, units in found.items()}
        self.stacks, self.side_stacks = {}, {}
        self.standing = (object(), object())
        self.number_of = {unit.id: n for n, unit in enumerate(self.roster.units)}
        self.formation_of = {formation.id: formation for formation in self.roster.formations}
        self.side_of = tuple(self.formation_of[unit.formation].side for unit in self.roster.units)
        self.units_of = {side: tuple(n for n, s in enumerate(self.side_of) if s == side) for side in SIDES}

    # Setters

    def put(self, n: int, location: Location) -> None:
        """The one setter of `where`."""
        old = self.where[n]
        if isinstance(old, OnMap):
            rest = tuple(m for m in self.at[old.index] if m != n)
            if rest:
                self.at[old.index] = rest
            else:
                del self.at[old.index]
        self.where[n] = location
        if isinstance(location, OnMap):
            self.at[location.index] = tuple(sorted((*self.at.get(location.index, ()), n)))
        self._recount()
        self.standing = with_item(self.standing, SIDES.index(self.side_of[n]), object())

    def changed(self) -> None:
        """Drop what rests on the units; facts other than places and flags have changed."""
        self._recount()
        self.standing = (object(), object())

    def _recount(self) -> None:
        self.stacks.clear()
        self.side_stacks.clear()

    def flag(self, n: int, bits: int) -> None:
        self.flags[n] |= bits
        self._recount()

    def unflag(self, units: Iterable[int], bits: int) -> None:
        for n in units:
            self.flags[n] &= ~bits & 0xFF
        self._recount()

    def set_did(self, n: int, bits: int) -> None:
        """Set what a unit did in this phase."""
        self.flags[n] = self.flags[n] & ~(MOVED | DONE) & 0xFF | bits
        self.changed()

    def set_mode(self, n: int, mode: str) -> None:
        """A unit takes a mode; one that chooses its class is Mech where the mode needs wheels."""
        if mode in ("strategic", "exploitation") and self.chooses(n):
            self.cls[n] = CLASSES.index("Mech")
        self.mode[n] = MODES.index(mode)
        self.changed()

    def choose_again(self) -> None:
        """Every unit outside Maneuver Reserve is tactical again, and no class is chosen."""
        for n in range(len(self.mode)):
            if self.mode_of(n) != "mr":
                self.mode[n] = MODES.index("tactical")
            self.cls[n] = 0

    def leave_reserve(self, formation: str) -> None:
        """The units of a formation leave Maneuver Reserve."""
        for n in self.members(formation):
            if self.mode_of(n) == "mr":
                self.mode[n] = MODES.index("tactical")
        self.changed()

    def set_class(self, n: int, cls: str) -> None:
        self.cls[n] = CLASSES.index(cls)
        self.changed()

    def set_carried(self, n: int, by: str) -> None:
        """Transport takes up a unit, which moves by its class no longer."""
        self.carried[n] = TRANSPORTS.index(by)
        self.cls[n] = 0
        self.changed()

    def unload(self, n: int) -> None:
        self.carried[n] = TRANSPORTS.index("none")
        self.changed()

    def lift_fuel_limits(self, side: str) -> None:
        for n in self.units_of[side]:
            self.fuel[n] = NO_LIMIT

    def set_fuel(self, n: int, ma: int) -> None:
        """The MA that fuel leaves a unit."""
        self.fuel[n] = ma

    def mark(self, n: int, marker: str, on: bool = True) -> None:
        bit = 1 << MARKERS.index(marker)
        self.markers[n] = self.markers[n] | bit if on else self.markers[n] & ~bit & 0xFF
        self.changed()

    # Who they are

    def unit(self, n: int) -> Unit:
        return self.roster.units[n]

    def formation(self, id: str) -> Formation:
        if id not in self.formation_of:
            raise unknown("formation", id, self.formation_of, parameter="formation")
        return self.formation_of[id]

    def army(self, id: str) -> Army:
        for army in self.roster.armies:
            if army.id == id:
                return army
        raise unknown("army", id, (army.id for army in self.roster.armies), parameter="army")

    def members(self, formation: str) -> list[int]:
        return [n for n, unit in enumerate(self.roster.units) if unit.formation == formation]

    # Where and how they stand

    def hex_of(self, n: int) -> OnMap | None:
        location = self.where[n]
        return location if isinstance(location, OnMap) else None

    def mode_of(self, n: int) -> str:
        return MODES[self.mode[n]]

    def carried_by(self, n: int) -> str:
        return TRANSPORTS[self.carried[n]]

    def battery_of(self, n: int) -> str | None:
        return None if not self.battery[n] else BATTERIES[self.battery[n]]

    def has(self, n: int, marker: str) -> bool:
        return bool(self.markers[n] & 1 << MARKERS.index(marker))

    def profile(self, n: int) -> Profile:
        """The unit by the special unit table, as it stands."""
        unit = self.unit(n)
        return self.title.profile(
            unit.row,
            self.battery_of(n),
            LETTERS[self.side_of[n]],
            CLASSES[self.cls[n]] or ("Leg" if self.chooses(n) else None),
            self.carried_by(n),
            unit.motive or None,
        )

    def chooses(self, n: int) -> bool:
        """Whether a unit may move as Leg or as Mech; until it has chosen it is Leg."""
        return self.unit(n).row in self.title.choosers

    def class_of(self, n: int) -> str:
        """Leg or Mech; Leg for units that never move."""
        return self.profile(n).cls or "Leg"
