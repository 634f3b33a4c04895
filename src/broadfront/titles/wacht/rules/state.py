"""A position of Wacht: units with modes, battery state, transport and markers; bridges, fieldworks, fuel, turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from broadfront.core.errors import Invalid, unknown
from broadfront.core.facts import with_item, with_value
from broadfront.core.locations import Eliminated, Location, OnMap
from broadfront.core.state import Problem
from broadfront.titles.wacht.data import stacking
from broadfront.titles.wacht.data.atlas import LATE, Edge
from broadfront.titles.wacht.data.game_turn import GameTurn
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
    Unit,
)
from broadfront.titles.wacht.data.stacking import Stacked
from broadfront.titles.wacht.data.unit_table import (
    BRIDGE_COLUMN,
    GE_AT_LEG,
    GE_AT_MECH,
    HEAVY_ARMY,
    NEBELWERFER,
    SELF_PROPELLED,
)
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.wacht_facts import (
    DESTROYED,
    DONE,
    LOCKED,
    MOVED,
    NO_LIMIT,
    OVERSTACKED,
    PENALISED,
    RETURNING,
    WachtFacts,
)

__all__ = [
    "DESTROYED", "DONE", "LOCKED", "MOVED", "NO_LIMIT", "OVERSTACKED", "PENALISED", "RETURNING", "UnitStack",
    "WachtState",
]  # fmt: skip


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


class WachtState(WachtFacts):
    at: dict[int, tuple[int, ...]]
    _stacks: dict[tuple[int, str], UnitStack]
    _every: dict[str, list[tuple[int, UnitStack]]]
    standing: tuple[object, ...]
    """By side a name for how its units stand: another as soon as one of them, or the ground, is otherwise."""

    # Derived

    def derive(self) -> None:
        found: dict[int, list[int]] = {}
        for n, location in enumerate(self.where):
            if isinstance(location, OnMap):
                found.setdefault(location.index, []).append(n)
        self.at = {i: tuple(units) for i, units in found.items()}
        self._stacks, self._every = {}, {}
        self.standing = (object(), object())
        self.number_of = {unit.id: n for n, unit in enumerate(self.roster.units)}
        self.formation_of = {formation.id: formation for formation in self.roster.formations}
        self.side_of = tuple(self.formation_of[unit.formation].side for unit in self.roster.units)
        self.units_of = {side: tuple(n for n, s in enumerate(self.side_of) if s == side) for side in SIDES}

    def copy_derived(self, twin: WachtState) -> None:
        twin.at = self.at.copy()
        twin._stacks, twin._every = self._stacks.copy(), self._every.copy()
        twin.number_of, twin.formation_of = self.number_of, self.formation_of
        twin.side_of, twin.units_of = self.side_of, self.units_of

    def derived(self) -> object:
        return self.at

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
        """Forget what was worked out of units: facts other than their place or flags have changed."""
        self._recount()
        self.standing = (object(), object())

    def _recount(self) -> None:
        self._stacks.clear()
        self._every.clear()

    def flag(self, n: int, bits: int) -> None:
        self.flags[n] |= bits
        self._recount()

    def unflag(self, units: Iterable[int], bits: int) -> None:
        for n in units:
            self.flags[n] &= ~bits & 0xFF
        self._recount()

    # Turns and phases

    def begin_turn(self, *, first: bool) -> None:
        """A new game turn: its ground; and, but for the first, a new choice of modes (H-30)."""
        for turn, ground in self.roster.ground:
            if turn == self.turn:
                self.ground = ground
        self.mr_bonus = {}
        if not first:
            for n in range(len(self.mode)):
                if self.mode_of(n) != "mr":
                    self.mode[n] = MODES.index("tactical")
                self.cls[n] = 0
            self.night_activity = {}
        self.changed()

    def go_on_to_next_turn(self) -> None:
        self.turn += 1

    def end_after(self, turns: int) -> None:
        """The game lasts so many game turns from now on."""
        self.last_turn = self.turn + turns - 1

    def begin_player_turn(self, side: str) -> None:
        """No unit of the side is short of fuel or punished for its place before it is tested."""
        self.unflag(self.units_of[side], PENALISED | RETURNING | LOCKED)
        for n in self.units_of[side]:
            self.fuel[n] = NO_LIMIT
        self.fuel_status, self.fuel_result = {}, {}
        self.changed()

    def begin_phase(self, side: str, phase: str) -> None:
        """Nothing has moved, no leader has tried, every bridge carries as many as at first."""
        self.phase = f"{side} {phase}"
        self.leader_bonus, self.crossed = {}, {}
        self.unflag(range(len(self.flags)), ~(LOCKED | PENALISED | RETURNING) & 0xFF)
        self.changed()

    def set_night_activity(self, side: str, on: bool) -> None:
        """Whether a side is active this night."""
        self.night_activity = with_value(self.night_activity, side, 1 if on else None)

    def set_did(self, n: int, bits: int) -> None:
        """What a unit did in this phase, as somebody says."""
        self.flags[n] = self.flags[n] & ~(MOVED | DONE) & 0xFF | bits
        self.changed()

    # Units and formations

    def set_mode(self, n: int, mode: str) -> None:
        """A unit takes a mode; who may choose a class and needs wheels for it has them."""
        if mode in ("strategic", "exploitation") and self.chooses(n):
            self.cls[n] = CLASSES.index("Mech")
        self.mode[n] = MODES.index(mode)
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

    def switch_army(self, formation: str, army: str) -> None:
        self.army_of[formation] = army
        self.switched[formation] = self.turn
        self.changed()

    def release(self, formation: str) -> None:
        """A formation leaves Maneuver Reserve."""
        for n in self.members(formation):
            if self.mode_of(n) == "mr":
                self.mode[n] = MODES.index("tactical")
        self.mr_release[formation] = self.turn
        self.changed()

    def take_up_night_activity(self, side: str) -> None:
        self.night_activity[side] = 1

    def give_reserve_bonus(self, formation: str, mp: int) -> None:
        self.mr_bonus[formation] = mp

    def give_leader_bonus(self, leader: str, mp: int) -> None:
        self.leader_bonus[leader] = mp

    def follow_manteuffel(self, division: str) -> None:
        """A division is under him today."""
        self.manteuffel = f"{division}@{self.game_turn.day}"

    def follow_collins(self, division: str) -> None:
        """The division that moves in any order this turn, or none."""
        self.collins = division

    # Fuel, transport, bridges

    def spend_fuel(self, army: str, halves: int) -> None:
        self.fp[army] -= halves

    def set_fuel_status(self, formation: str, status: str) -> None:
        self.fuel_status[formation] = status

    def set_fuel_result(self, formation: str, result: str) -> None:
        self.fuel_result[formation] = result

    def set_fuel(self, n: int, ma: int) -> None:
        """The MA that fuel leaves a unit."""
        self.fuel[n] = ma

    def set_transport(self, army: str, halves: int) -> None:
        """Transport points of an army not assigned."""
        self.tp[army] = halves

    def count_crossing(self, bridge: str) -> int:
        """One more unit has crossed a bridge in this phase; how many have."""
        self.crossed[bridge] = self.crossed.get(bridge, 0) + 1
        return self.crossed[bridge]

    def set_bridge(self, bridge: str, kind: str) -> None:
        self.bridges[bridge] = kind

    # Reading

    @property
    def game_turn(self) -> GameTurn:
        return self.title.game_turn(self.turn)

    @property
    def night(self) -> bool:
        return self.game_turn.night

    @property
    def late(self) -> bool:
        """Whether the later US army boundary holds."""
        return (self.game_turn.day or 0) >= LATE

    @property
    def active(self) -> str:
        """The side whose player turn it is, or nothing."""
        return self.phase.partition(" ")[0]

    @property
    def units(self) -> tuple[Unit, ...]:
        return self.roster.units

    def unit(self, n: int) -> Unit:
        return self.roster.units[n]

    def called(self) -> Mapping[str, Sequence[str]]:
        return {unit.id: (f"{unit.id} {unit.formation}",) for unit in self.units}

    def spot(self, text: str, of: str) -> Location:
        found = super().spot(text, of)
        (off,) = self.title.locations.boxes.values()
        return off if isinstance(found, Eliminated) else found

    def hexside(self, text: str) -> str:
        first, _, second = text.partition("-")
        a, b = (self.title.map.index_of(self.title.map.find(one.strip())) for one in (first, second))
        d = self.title.atlas.direction(a, b)
        if d is None or (a, d) not in self.title.map.sides["rivers"]:
            raise Invalid(say("fix.no-water", hexes=(first, second)), parameter="of", given=text)
        return self.title.atlas.key(a, d)

    def number(self, unit: str) -> int:
        n = self.number_of.get(unit)
        if n is None:
            raise unknown("unit", unit, self.number_of, parameter="unit")
        return n

    def formation(self, id: str) -> Formation:
        found = self.formation_of.get(id)
        if found is None:
            raise unknown("formation", id, self.formation_of, parameter="formation")
        return found

    def army(self, id: str) -> Army:
        for army in self.roster.armies:
            if army.id == id:
                return army
        raise unknown("army", id, (army.id for army in self.roster.armies), parameter="army")

    def members(self, formation: str) -> list[int]:
        return [n for n, unit in enumerate(self.roster.units) if unit.formation == formation]

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

    def mark(self, n: int, marker: str, on: bool = True) -> None:
        bit = 1 << MARKERS.index(marker)
        self.markers[n] = self.markers[n] | bit if on else self.markers[n] & ~bit & 0xFF
        self.changed()

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

    # Stacks

    def stacked(self, n: int, hex: int) -> Stacked:
        """A unit as the stacking rules see it."""
        unit = self.unit(n)
        found = self.profile(n)
        rockets = unit.row == NEBELWERFER and self.carried[n] > 0
        propelled = unit.row == SELF_PROPELLED or rockets
        return Stacked(
            unit.id,
            self.class_of(n),
            unit.battalion,
            unit.is_hq,
            unit.is_leader,
            found.row.artillery and not propelled,
            propelled,
            "IB" if unit.row == HEAVY_ARMY else self.battery_of(n),
            bool(unit.engineer),
            unit.engineer == "army",
            self.has(n, "constructing"),
            self.heavy_bridge_at(hex),
            bool(self.flags[n] & MOVED),
            unit.row == BRIDGE_COLUMN,
            self.has(n, "deployed"),
            self.carried_by(n) if found.row.leg else "none",
            self.mode_of(n) == "strategic",
            "Leg" if unit.row in (GE_AT_LEG, GE_AT_MECH) else "",
        )

    def heavy_bridge_at(self, hex: int) -> bool:
        """A heavy bridge stands at the hex, or a column builds it there."""
        if any(self.unit(n).row == BRIDGE_COLUMN and self.has(n, "deployed") for n in self.at.get(hex, ())):
            return True
        name = self.title.map.ids[hex]
        return any(kind.startswith("german_heavy") and name in key for key, kind in self.bridges.items())

    def unit_stack(self, hex: int, side: str, without: int = -1) -> UnitStack:
        """The units of a side in a hex, perhaps without one of them."""
        if without < 0 or without not in self.at.get(hex, ()):
            known = self._stacks.get((hex, side))
            if known is None:
                known = self._stacks[hex, side] = self._unit_stack(hex, side, -1)
            return known
        return self._unit_stack(hex, side, without)

    def _unit_stack(self, hex: int, side: str, without: int) -> UnitStack:
        units = tuple(n for n in self.at.get(hex, ()) if n != without and self.side_of[n] == side)
        charts = self.title.charts
        seen = [self.stacked(n, hex) for n in units]
        counted = [one for one in seen if stacking.counts(one)]
        kin = []
        for n in units:
            unit = self.unit(n)
            if not unit.is_leader and self.formation_of[unit.formation].kind != "asset":
                kin.append(frozenset({unit.formation, unit.attached_to, unit.origin}))
        return UnitStack(
            units,
            len(counted),
            sum(one.battalion for one in counted),
            sum(stacking.stacking_type(charts, one, moving=False)[0] == stacking.MECH for one in seen),
            any(one.strategic and not one.leader for one in seen),
            any(one.bridge_column and not one.deployed for one in seen),
            tuple(kin),
        )

    def unit_stacks(self, side: str) -> list[tuple[int, UnitStack]]:
        """Every stack of a side on the map."""
        known = self._every.get(side)
        if known is None:
            hexes = [hex for hex, units in self.at.items() if self.side_of[units[0]] == side]
            known = self._every[side] = [(hex, self.unit_stack(hex, side)) for hex in hexes]
        return known

    def overstacked(self, hex: int, side: str) -> str:
        """The rule by which a side has too many units in a hex; empty when it has not."""
        units = [self.stacked(n, hex) for n in self.unit_stack(hex, side).units]
        fits, line = stacking.room(self.title.charts, "constricted" in self.title.atlas.features[hex], units)
        return "" if fits else line.rule

    # Bridges

    def bridge(self, i: int, d: int) -> tuple[str, bool]:
        """The bridge on a hexside (nothing when there is none or it was destroyed), and whether it has held once."""
        said = self.bridges.get(self.title.atlas.key(i, d))
        if said is None:
            return self.title.atlas.printed_bridge(i, d), False
        if said == DESTROYED:
            return "", False
        kind, _, safe = said.partition("+")
        return kind, bool(safe)

    def edge(self, i: int, d: int) -> Edge:
        """The step out of a hex as it is now."""
        if not self.bridges:
            return self.title.atlas.edge(i, d)
        kind, safe = self.bridge(i, d)
        return self.title.atlas.edge(i, d, kind, safe)

    # What is wrong

    def inventory(self) -> dict[str, int]:
        return super().inventory() | {"units": len(self.where)}

    def status(self) -> list[Problem]:
        """What cannot be; an overstacked hex can (H-44)."""
        found: list[Problem] = []
        for hex, units in self.at.items():
            name = self.title.map.ids[hex]
            sides = {self.side_of[n] for n in units}
            if len(sides) > 1:
                found.append(Problem(say("problem.enemies-share", hex=name), "WAR-H-48", name))
        return found
