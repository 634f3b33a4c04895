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

MOVED, LOCKED, DONE, OVERSTACKED, PENALIZED, RETURNING = 1, 2, 4, 8, 16, 32
"""Bits of `flags`: moved this phase; engineer that helped across; move finished; began the phase overstacked; under
the boundary penalty this player turn; began outside the area of its formation's new army."""
NO_LIMIT = 255
"""Value of `fuel` for a unit whose MA fuel does not limit."""


class UnitStack(msgspec.Struct, frozen=True):
    """Units of one side in a hex, with their stacking totals."""

    units: tuple[int, ...]
    places: int
    battalions: int
    mech: int
    """Number of units that others count as mechanized."""
    strategic: bool
    column: bool
    """Whether a heavy bridge column that is not deployed is among them."""
    kin: tuple[frozenset[str], ...]
    """For each unit that costs other formations an MP, the formations that pay nothing for it."""


def _load_roster(_title: object, data: Any) -> Roster:
    return msgspec.convert(data, Roster)


def _zero_per_unit(state: Any) -> bytearray:
    return bytearray(len(state.board.roster.units))


def _checked_setter(fact: str) -> Callable[[Any, int, int], None]:
    """Return a setter of a unit fact that refuses values the special unit table does not allow."""

    def put(state: Any, n: int, value: int) -> None:
        state.set_facts(**{fact: with_value(state.fact(fact), n, value)})
        try:
            state.board.profile(n)
        except BroadfrontError as error:
            problem = f"{state.board.unit(n).id}: {error}"
            raise Invalid(problem, parameter="to", given=value, accepted=error.accepted) from None

    return put


class Board(Part):
    """The units: identity, location, state and transport."""

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
        """Move a unit to a location; the only setter of `where`."""
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
        self._clear_stacks()
        self.standing = with_item(self.standing, SIDES.index(self.side_of[n]), object())

    def discard_derived(self) -> None:
        """Discard derived values after a change of facts other than locations and flags."""
        self._clear_stacks()
        self.standing = (object(), object())

    def _clear_stacks(self) -> None:
        self.stacks.clear()
        self.side_stacks.clear()

    def set_flags(self, n: int, bits: int) -> None:
        """Set bits of a unit's flags."""
        self.flags[n] |= bits
        self._clear_stacks()

    def clear_flags(self, units: Iterable[int], bits: int) -> None:
        """Clear bits of the units' flags."""
        for n in units:
            self.flags[n] &= ~bits & 0xFF
        self._clear_stacks()

    def set_did(self, n: int, bits: int) -> None:
        """Set the moved and done flags of a unit."""
        self.flags[n] = self.flags[n] & ~(MOVED | DONE) & 0xFF | bits
        self.discard_derived()

    def set_mode(self, n: int, mode: str) -> None:
        """Set a unit's mode; one that may choose its class becomes Mech in strategic and exploitation mode."""
        if mode in ("strategic", "exploitation") and self.may_choose_class(n):
            self.cls[n] = CLASSES.index("Mech")
        self.mode[n] = MODES.index(mode)
        self.discard_derived()

    def reset_modes(self) -> None:
        """Reset every unit outside Maneuver Reserve to tactical mode, and clear all chosen classes."""
        for n in range(len(self.mode)):
            if self.mode_of(n) != "mr":
                self.mode[n] = MODES.index("tactical")
            self.cls[n] = 0

    def leave_reserve(self, formation: str) -> None:
        """Take the units of a formation out of Maneuver Reserve."""
        for n in self.members_of(formation):
            if self.mode_of(n) == "mr":
                self.mode[n] = MODES.index("tactical")
        self.discard_derived()

    def set_class(self, n: int, cls: str) -> None:
        self.cls[n] = CLASSES.index(cls)
        self.discard_derived()

    def set_carried(self, n: int, by: str) -> None:
        """Load a unit onto transport, and clear its chosen class."""
        self.carried[n] = TRANSPORTS.index(by)
        self.cls[n] = 0
        self.discard_derived()

    def unload(self, n: int) -> None:
        self.carried[n] = TRANSPORTS.index("none")
        self.discard_derived()

    def lift_fuel_limits(self, side: str) -> None:
        for n in self.units_of[side]:
            self.fuel[n] = NO_LIMIT

    def set_fuel(self, n: int, ma: int) -> None:
        """Set the MA that fuel leaves a unit."""
        self.fuel[n] = ma

    def set_marker(self, n: int, marker: str, on: bool = True) -> None:
        """Put a marker on a unit, or remove it."""
        bit = 1 << MARKERS.index(marker)
        self.markers[n] = self.markers[n] | bit if on else self.markers[n] & ~bit & 0xFF
        self.discard_derived()

    # Identity

    def unit(self, n: int) -> Unit:
        """Return the record of a unit."""
        return self.roster.units[n]

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
        """Return the units of a formation."""
        return [n for n, unit in enumerate(self.roster.units) if unit.formation == formation]

    # Location and state

    def hex_of(self, n: int) -> OnMap | None:
        """Return the hex of a unit, or None if it is off the map."""
        location = self.where[n]
        return location if isinstance(location, OnMap) else None

    def mode_of(self, n: int) -> str:
        return MODES[self.mode[n]]

    def transport_of(self, n: int) -> str:
        """Return the transport of a unit: none, tp or intrinsic."""
        return TRANSPORTS[self.carried[n]]

    def battery_of(self, n: int) -> str | None:
        return None if not self.battery[n] else BATTERIES[self.battery[n]]

    def has_marker(self, n: int, marker: str) -> bool:
        return bool(self.markers[n] & 1 << MARKERS.index(marker))

    def profile(self, n: int) -> Profile:
        """Return the unit's values from the special unit table in its present state."""
        unit = self.unit(n)
        return self.title.profile(
            unit.row,
            self.battery_of(n),
            LETTERS[self.side_of[n]],
            CLASSES[self.cls[n]] or ("Leg" if self.may_choose_class(n) else None),
            self.transport_of(n),
            unit.motive or None,
        )

    def may_choose_class(self, n: int) -> bool:
        """Return whether a unit may choose between Leg and Mech; until it has chosen it is Leg."""
        return self.unit(n).row in self.title.choosing_rows

    def class_of(self, n: int) -> str:
        """Return Leg or Mech; Leg for units that never move."""
        return self.profile(n).cls or "Leg"
