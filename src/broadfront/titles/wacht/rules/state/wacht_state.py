"""The state of a game of Wacht: its units, armies, land and clock, and operations on several of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from broadfront.core.errors import Invalid, unknown_name
from broadfront.core.locations import Eliminated, Location
from broadfront.core.positions.parts import Part
from broadfront.core.state import Problem, State
from broadfront.titles.wacht.data import stacking, unit_table
from broadfront.titles.wacht.data.stacking import StackingUnit
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.data.words import say
from broadfront.titles.wacht.rules.state.armies import Armies
from broadfront.titles.wacht.rules.state.board import LOCKED, MOVED, PENALIZED, RETURNING, Board, UnitStack
from broadfront.titles.wacht.rules.state.clock import Clock
from broadfront.titles.wacht.rules.state.land import Land


class WachtState(State):
    """The state of a game of Wacht: units, armies, land and clock."""

    PARTS: ClassVar[dict[str, type[Part]]] = {"clock": Clock, "board": Board, "armies": Armies, "land": Land}
    ORDER = (
        "roster", "turn", "last_turn", "phase", "ground", "where", "mode", "cls", "carried", "battery", "steps",
        "markers", "flags", "fuel", "fuel_status", "fuel_result", "fp", "tp", "leader_bonus", "mr_release", "mr_bonus",
        "manteuffel", "collins", "army_of", "switched", "night_activity", "bridges", "crossed", "works", "dump",
    )  # fmt: skip
    __slots__ = (*PARTS,)

    title: Wacht
    clock: Clock
    board: Board
    armies: Armies
    land: Land

    def derived(self) -> object:
        """Return the values derived from the stored facts (units by hex) in a form that can be compared."""
        return self.board.at

    # Changes to several parts

    def begin_turn(self, *, first: bool) -> None:
        """Begin a game turn: set its ground conditions and, except in the first turn, reset all modes (H-30)."""
        for turn, ground in self.board.roster.ground:
            if turn == self.clock.turn:
                self.clock.ground = ground
        self.armies.mr_bonus = {}
        if not first:
            self.board.reset_modes()
            self.armies.night_activity = {}
        self.board.discard_derived()

    def begin_player_turn(self, side: str) -> None:
        """Begin the player turn of a side: clear its fuel limits and army boundary penalties."""
        self.board.clear_flags(self.board.units_of[side], PENALIZED | RETURNING | LOCKED)
        self.board.lift_fuel_limits(side)
        self.armies.fuel_status, self.armies.fuel_result = {}, {}
        self.board.discard_derived()

    def begin_phase(self, side: str, phase: str) -> None:
        """Begin a phase: clear which units have moved, leader bonuses and counted bridge crossings."""
        self.clock.phase = f"{side} {phase}"
        self.armies.leader_bonus, self.land.crossed = {}, {}
        self.board.clear_flags(range(len(self.board.flags)), ~(LOCKED | PENALIZED | RETURNING) & 0xFF)
        self.board.discard_derived()

    def switch_army(self, formation: str, army: str) -> None:
        """Assign a formation to another army."""
        self.armies.army_of[formation] = army
        self.armies.switched[formation] = self.clock.turn
        self.board.discard_derived()

    def release_from_reserve(self, formation: str) -> None:
        """Release a formation from Maneuver Reserve."""
        self.board.leave_reserve(formation)
        self.armies.mr_release[formation] = self.clock.turn

    def set_manteuffel_division(self, division: str) -> None:
        """Give the movement bonus of the leader Manteuffel to a division for today."""
        self.armies.manteuffel = f"{division}@{self.clock.game_turn.day}"

    # Names that players use

    def called(self) -> Mapping[str, Sequence[str]]:
        """Return, for each unit id, further names by which players may call the unit."""
        return {unit.id: (f"{unit.id} {unit.formation}",) for unit in self.board.roster.units}

    def number(self, unit: str) -> int:
        """Return the number of the unit with an id; raise an error for an unknown id."""
        if unit not in self.board.number_of:
            raise unknown_name("unit", unit, self.board.number_of, parameter="unit")
        return self.board.number_of[unit]

    def spot(self, text: str, of: str) -> Location:
        """Return the hex or box that typed text means; eliminated units go to the only box."""
        found = super().spot(text, of)
        (off,) = self.title.locations.boxes.values()
        return off if isinstance(found, Eliminated) else found

    def hexside(self, text: str) -> str:
        """Return the key of the river hexside between the two hexes that typed text names."""
        first, _, second = text.partition("-")
        a, b = (self.title.map.index_of(self.title.map.find(one.strip())) for one in (first, second))
        d = self.title.atlas.direction(a, b)
        if d is None or (a, d) not in self.title.map.sides["rivers"]:
            raise Invalid(say("fix.no-water", hexes=(first, second)), parameter="of", given=text)
        return self.title.atlas.hexside_key(a, d)

    # Stacks

    def stacking_unit(self, unit_number: int, hex: int) -> StackingUnit:
        """Return a unit reduced to the properties that the stacking rules depend on."""
        board = self.board
        unit = board.unit(unit_number)
        found = board.profile(unit_number)
        rockets = unit.row == unit_table.NEBELWERFER and board.carried[unit_number] > 0
        propelled = unit.row == unit_table.SELF_PROPELLED or rockets
        return StackingUnit(
            unit.id,
            board.class_of(unit_number),
            unit.is_battalion,
            unit.is_hq,
            unit.is_leader,
            found.row.is_artillery and not propelled,
            propelled,
            "IB" if unit.row == unit_table.HEAVY_ARMY else board.battery_of(unit_number),
            bool(unit.engineer),
            unit.engineer == "army",
            board.has_marker(unit_number, "constructing"),
            self.has_heavy_bridge(hex),
            bool(board.flags[unit_number] & MOVED),
            unit.row == unit_table.BRIDGE_COLUMN,
            board.has_marker(unit_number, "deployed"),
            board.transport_of(unit_number) if found.row.leg else "none",
            board.mode_of(unit_number) == "strategic",
            "Leg" if unit.row in (unit_table.GE_AT_LEG, unit_table.GE_AT_MECH) else "",
        )

    def has_heavy_bridge(self, hex: int) -> bool:
        """Return whether a heavy bridge stands at the hex, or a bridge column is building one there."""
        board = self.board
        columns = (n for n in board.at.get(hex, ()) if board.unit(n).row == unit_table.BRIDGE_COLUMN)
        if any(board.has_marker(n, "deployed") for n in columns):
            return True
        name = self.title.map.ids[hex]
        return any(kind.startswith("german_heavy") and name in key for key, kind in self.land.bridges.items())

    def unit_stack(self, hex: int, side: str, without: int = -1) -> UnitStack:
        """Return the units of a side in a hex with their stacking totals; `without` leaves out one unit."""
        board = self.board
        if without < 0 or without not in board.at.get(hex, ()):
            known = board.stacks.get((hex, side))
            if known is None:
                known = board.stacks[hex, side] = self._compute_stack(hex, side, -1)
            return known
        return self._compute_stack(hex, side, without)

    def _compute_stack(self, hex: int, side: str, without: int) -> UnitStack:
        """Compute the units of a side in a hex and their stacking totals, leaving out the unit `without`."""
        board, charts = self.board, self.title.charts
        units = tuple(n for n in board.at.get(hex, ()) if n != without and board.side_of[n] == side)
        seen = [self.stacking_unit(n, hex) for n in units]
        counted = [one for one in seen if stacking.takes_stacking_place(one)]
        kin = []
        for n in units:
            unit = board.unit(n)
            if not unit.is_leader and board.formation_of[unit.formation].kind != "asset":
                kin.append(unit.kin)
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
        """Return every stack of a side on the map, each with its hex."""
        board = self.board
        known = board.side_stacks.get(side)
        if known is None:
            hexes = [hex for hex, units in board.at.items() if board.side_of[units[0]] == side]
            known = board.side_stacks[side] = [(hex, self.unit_stack(hex, side)) for hex in hexes]
        return known

    def overstacking_rule(self, hex: int, side: str) -> str:
        """Return the stacking rule that a side's units in a hex break, or an empty string."""
        units = [self.stacking_unit(n, hex) for n in self.unit_stack(hex, side).units]
        fits, line = stacking.check_stacking_limits(
            self.title.charts, "constricted" in self.title.atlas.features[hex], units
        )
        return "" if fits else line.rule

    # Problems

    def inventory(self) -> dict[str, int]:
        """Return the counts that no action may change, such as the number of units."""
        return super().inventory() | {"units": len(self.board.where)}

    def status(self) -> list[Problem]:
        """Return what is impossible in the position; an overstacked hex is not, since it can arise in play (H-44)."""
        found: list[Problem] = []
        for hex, units in self.board.at.items():
            name = self.title.map.ids[hex]
            sides = {self.board.side_of[n] for n in units}
            if len(sides) > 1:
                found.append(Problem(say("problem.enemies-share", hex=name), "WAR-H-48", name))
        return found
