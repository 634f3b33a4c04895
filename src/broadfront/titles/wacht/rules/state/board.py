"""The units: identity, location, state and transport."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import msgspec

from broadfront.core.errors import BroadfrontError, Invalid, unknown_name
from broadfront.core.facts import (
    BETWEEN,
    OWN_WORDS,
    SAVED,
    SET_UP,
    Fact,
    column,
    locations,
    return_unchanged,
    with_fact_value,
    with_item,
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

MOVED, LOCKED, DONE, OVERSTACKED, PENALIZED, RETURNING = 1, 2, 4, 8, 16, 32
"""Bits of `flags`: moved this phase; engineer that helped across; move finished; began the phase overstacked; under
the boundary penalty this player turn; began outside the area of its formation's new army."""
NO_LIMIT = 255
"""Value of `fuel` for a unit whose MA fuel does not limit."""


class UnitStack(msgspec.Struct, frozen=True):
    """The units of one side in a hex, with the totals that the stacking rules need."""

    units: tuple[int, ...]
    places: int
    battalions: int
    mech: int
    """Number of units that others count as mechanized."""
    strategic: bool
    column: bool
    """Whether a heavy bridge column that is not deployed is among them."""
    kin: tuple[frozenset[str], ...]
    """For each unit that costs other formations an MP, the formations it belongs to."""


def _load_roster(_title: object, data: Any) -> Roster:
    """Return the roster of units, formations and armies from saved data."""
    return msgspec.convert(data, Roster)


def _zero_per_unit(state: Any) -> bytearray:
    """Return an array with a zero for each unit."""
    return bytearray(len(state.board.roster.units))


def _checked_setter(fact: str) -> Callable[[Any, int, int], None]:
    """Return a function that sets a stored value (fact) of a unit, if the special unit table allows it."""

    def put(state: Any, unit_number: int, value: int) -> None:
        """Set the value for a unit; raise Invalid if the special unit table has no such state."""
        state.set_facts(**{fact: with_fact_value(state.fact(fact), unit_number, value)})
        try:
            state.board.profile(unit_number)
        except BroadfrontError as error:
            problem = f"{state.board.unit(unit_number).id}: {error}"
            raise Invalid(problem, parameter="to", given=value, accepted=error.accepted) from None

    return put


class Board(Part):
    """The part of the game state about units: location, mode, steps, transport and markers."""

    FACTS: ClassVar[dict[str, Fact]] = {
        "roster": Fact(
            return_unchanged, msgspec.to_builtins, _load_roster, keyed=False, not_in_fix=SET_UP, not_in_editor=OWN_WORDS
        ),
        "where": locations(setter="put", not_in_file=OWN_WORDS),
        "mode": column(initial=_zero_per_unit, value=Words(words=MODES, numbered=True), setter=_checked_setter("mode")),
        "cls": column(
            initial=_zero_per_unit,
            value=Words(words=CLASSES, numbered=True, none="none"),
            setter=_checked_setter("cls"),
            file="movement_class",
            fix="movement_class",
            edit="movement_class",
        ),
        "carried": column(
            initial=_zero_per_unit, value=Words(words=TRANSPORTS, numbered=True), setter=_checked_setter("carried")
        ),
        "battery": column(
            initial=_zero_per_unit, value=Words(words=BATTERIES, numbered=True), setter=_checked_setter("battery")
        ),
        "steps": column(
            value=Number(low=1, high=lambda state, unit: state.board.unit(state.number(unit)).steps),
            setter=_checked_setter("steps"),
            not_in_file=OWN_WORDS,
        ),
        "markers": column(initial=_zero_per_unit, value=Bits.from_words(*MARKERS), setter=_checked_setter("markers")),
        "flags": column(
            initial=_zero_per_unit,
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
    """Class chosen for this phase by units that may choose."""
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
    """Stacks by hex and side, computed on first use."""
    side_stacks: dict[str, list[tuple[int, UnitStack]]]
    """All stacks of each side with their hexes, computed on first use."""
    standing: tuple[object, ...]
    """For each side a token of the present state of its units, replaced when any of them or the ground changes."""

    def derive(self) -> None:
        """Rebuild the units by hex, by side and by formation from the stored facts."""
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

    def put(self, unit_number: int, location: Location) -> None:
        """Move a unit to a location; every change of a unit's location goes through this method."""
        old = self.where[unit_number]
        if isinstance(old, OnMap):
            rest = tuple(m for m in self.at[old.index] if m != unit_number)
            if rest:
                self.at[old.index] = rest
            else:
                del self.at[old.index]
        self.where[unit_number] = location
        if isinstance(location, OnMap):
            self.at[location.index] = tuple(sorted((*self.at.get(location.index, ()), unit_number)))
        self._clear_stacks()
        self.standing = with_item(self.standing, SIDES.index(self.side_of[unit_number]), object())

    def discard_derived(self) -> None:
        """Discard cached stacks and enemy effects after a change of values other than locations and flags."""
        self._clear_stacks()
        self.standing = (object(), object())

    def _clear_stacks(self) -> None:
        """Discard the cached stacks of all hexes."""
        self.stacks.clear()
        self.side_stacks.clear()

    def set_flags(self, unit_number: int, bits: int) -> None:
        """Set bits in the flags of a unit, such as MOVED or DONE."""
        self.flags[unit_number] |= bits
        self._clear_stacks()

    def clear_flags(self, units: Iterable[int], bits: int) -> None:
        """Clear bits in the flags of units, such as MOVED or DONE."""
        for n in units:
            self.flags[n] &= ~bits & 0xFF
        self._clear_stacks()

    def set_did(self, unit_number: int, bits: int) -> None:
        """Set whether a unit has moved and has finished in this phase, as bits."""
        self.flags[unit_number] = self.flags[unit_number] & ~(MOVED | DONE) & 0xFF | bits
        self.discard_derived()

    def set_mode(self, unit_number: int, mode: str) -> None:
        """Set a unit's mode; strategic and exploitation mode make a unit Mech if it may choose Leg or Mech."""
        if mode in ("strategic", "exploitation") and self.may_choose_class(unit_number):
            self.cls[unit_number] = CLASSES.index("Mech")
        self.mode[unit_number] = MODES.index(mode)
        self.discard_derived()

    def reset_modes(self) -> None:
        """Put every unit outside Maneuver Reserve in tactical mode, and clear all choices of Leg or Mech."""
        for n in range(len(self.mode)):
            if self.mode_of(n) != "mr":
                self.mode[n] = MODES.index("tactical")
            self.cls[n] = 0

    def leave_reserve(self, formation: str) -> None:
        """Take the units of a formation out of Maneuver Reserve, into tactical mode."""
        for n in self.members_of(formation):
            if self.mode_of(n) == "mr":
                self.mode[n] = MODES.index("tactical")
        self.discard_derived()

    def set_class(self, unit_number: int, cls: str) -> None:
        """Set the movement class that a unit chose for this phase: Leg or Mech."""
        self.cls[unit_number] = CLASSES.index(cls)
        self.discard_derived()

    def set_carried(self, unit_number: int, transport: str) -> None:
        """Load a unit onto transport (`tp` or `intrinsic`), and clear its choice of Leg or Mech."""
        self.carried[unit_number] = TRANSPORTS.index(transport)
        self.cls[unit_number] = 0
        self.discard_derived()

    def unload(self, unit_number: int) -> None:
        """Take a unit off its transport."""
        self.carried[unit_number] = TRANSPORTS.index("none")
        self.discard_derived()

    def lift_fuel_limits(self, side: str) -> None:
        """Remove the limits that fuel sets to the movement of a side's units."""
        for n in self.units_of[side]:
            self.fuel[n] = NO_LIMIT

    def set_fuel_limited_ma(self, unit_number: int, ma: int) -> None:
        """Set the movement allowance that a shortage of fuel leaves a unit."""
        self.fuel[unit_number] = ma

    def set_marker(self, unit_number: int, marker: str, on: bool = True) -> None:
        """Put a marker such as `resting` on a unit, or remove it."""
        bit = 1 << MARKERS.index(marker)
        self.markers[unit_number] = self.markers[unit_number] | bit if on else self.markers[unit_number] & ~bit & 0xFF
        self.discard_derived()

    # Identity

    def unit(self, unit_number: int) -> Unit:
        """Return the record of a unit (printed values) by its number."""
        return self.roster.units[unit_number]

    def formation(self, id: str) -> Formation:
        """Return a formation by its id; raise an error if it is unknown."""
        if id not in self.formation_of:
            raise unknown_name("formation", id, self.formation_of, parameter="formation")
        return self.formation_of[id]

    def army(self, id: str) -> Army:
        """Return an army by its id; raise an error if it is unknown."""
        for army in self.roster.armies:
            if army.id == id:
                return army
        raise unknown_name("army", id, (army.id for army in self.roster.armies), parameter="army")

    def members_of(self, formation: str) -> list[int]:
        """Return the numbers of all units of a formation."""
        return [n for n, unit in enumerate(self.roster.units) if unit.formation == formation]

    # Location and state

    def hex_of(self, unit_number: int) -> OnMap | None:
        """Return the hex of a unit, or None if it is off the map."""
        location = self.where[unit_number]
        return location if isinstance(location, OnMap) else None

    def mode_of(self, unit_number: int) -> str:
        """Return a unit's mode, such as tactical or exploitation."""
        return MODES[self.mode[unit_number]]

    def transport_of(self, unit_number: int) -> str:
        """Return the transport of a unit: none, tp or intrinsic."""
        return TRANSPORTS[self.carried[unit_number]]

    def battery_of(self, unit_number: int) -> str | None:
        """Return IB (in battery) or OOB (out of battery) for artillery, None for other units."""
        return None if not self.battery[unit_number] else BATTERIES[self.battery[unit_number]]

    def has_marker(self, unit_number: int, marker: str) -> bool:
        """Return whether a unit has a marker such as `resting`."""
        return bool(self.markers[unit_number] & 1 << MARKERS.index(marker))

    def profile(self, unit_number: int) -> Profile:
        """Return the special unit table's values for a unit in its present state."""
        unit = self.unit(unit_number)
        return self.title.profile(
            unit.row,
            self.battery_of(unit_number),
            LETTERS[self.side_of[unit_number]],
            CLASSES[self.cls[unit_number]] or ("Leg" if self.may_choose_class(unit_number) else None),
            self.transport_of(unit_number),
            unit.motive or None,
        )

    def may_choose_class(self, unit_number: int) -> bool:
        """Return whether a unit may choose between Leg and Mech; until it chooses it is Leg."""
        return self.unit(unit_number).row in self.title.rows_with_class_choice

    def class_of(self, unit_number: int) -> str:
        """Return a unit's movement class: Leg or Mech; Leg for units that never move."""
        return self.profile(unit_number).cls or "Leg"
