"""Movement costs by the terrain effects chart, and hexsides whose cost changes during an activation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from broadfront.board.costs import Costs
from broadfront.board.kernels.shim import river_costs_kernel
from broadfront.board.points import Charge, HexStep, all_charge, prohibited_charge
from broadfront.core.memoization import memoized
from broadfront.core.rules import decides, mirrors
from broadfront.titles.ardennes.data.attributes import Crossing, MapAttributes, directed_hexsides
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.data.terrain_chart import Mover
from broadfront.titles.ardennes.rules.markers import AS_BRIDGE, AS_RIVER, FREEZE, INTO_ZONE, UNBRIDGED_CROSSING
from broadfront.titles.ardennes.rules.memo_inputs import BRIDGES
from broadfront.titles.ardennes.rules.routes.rivers import BRIDGE_OF, UNBRIDGED, Rivers
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s, UInt16s
    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["bridge_use", "movement_costs", "road_costs", "used_up_rule"]


class LimitedCosts(Costs):
    """Movement costs in which some hexsides cost something else for the time being."""

    def __init__(self, base: Costs, other: Mapping[tuple[int, int], Charge]) -> None:
        super().__init__(base.hexmap, base.rule)
        self._base = base
        self._other = other

    @cached_property
    def array(self) -> UInt16s:
        """Packed costs by hex and direction, with those of the changed hexsides, for the compiled kernels."""
        table = self._base.array.copy()
        for edge, cost in self._other.items():
            table[edge] = cost.pack()
        table.flags.writeable = False
        return table

    def charge(self, i: int, direction: int) -> Charge:
        """Return what leaving hex `i` in a direction costs: the changed cost of the hexside, if it has one."""
        changed = self._other.get((i, direction))
        return changed if changed is not None else self._base.charge(i, direction)


class RiverCosts:
    """Movement costs of one kind of mover on the printed map, and of every river hexside with and without a bridge."""

    def __init__(self, ground: MapAttributes, rule: Callable[[HexStep], Charge]) -> None:
        self.base = Costs(ground.map, rule)
        self.edges = tuple(edge for crossing in ground.crossings for edge in directed_hexsides(crossing))
        self._charges: dict[tuple[tuple[int, int], bool], Charge] = {}

    @cached_property
    def arrays(self) -> tuple[Int32s, UInt16s]:
        """Positions of the river hexsides in the flat cost array, and their costs with a bridge and without one."""
        places = np.array([6 * hex + way for hex, way in self.edges], dtype=np.int32)
        costs = [[self.charge(edge, stands).pack() for edge in self.edges] for stands in (True, False)]
        return places, np.array(costs, dtype=np.uint16)

    def charge(self, edge: tuple[int, int], bridged: bool) -> Charge:
        """Return what crossing a river hexside costs, given whether it has a bridge."""
        found = self._charges.get((edge, bridged))
        if found is None:
            step = self.base.step(*edge)
            assert step is not None
            if bool(step.side("bridges")) != bridged:
                sides = tuple(side for side in step.sides if side[0] != "bridges")
                step = step._replace(sides=(*sides, ("bridges", "road")) if bridged else sides)
            found = self._charges[edge, bridged] = self.base.rule(step)
        return found


class CurrentCosts(Costs):
    """Movement costs with the bridges that stand now; bridges held by one side can be closed to the other."""

    def __init__(self, costs: RiverCosts, rivers: Rivers, closed_to: int | None) -> None:
        super().__init__(costs.base.hexmap, costs.base.rule)
        self._costs, self._rivers = costs, rivers
        self._shut = 0 if closed_to is None else BRIDGE_OF[1 - closed_to]

    def charge(self, i: int, direction: int) -> Charge:
        """Return what leaving hex `i` in a direction costs with the bridges that stand now."""
        edge = (i, direction)
        bits = int(self._rivers.array[edge])
        if bits & self._shut:
            return ENEMY_BRIDGE
        if bits & (UNBRIDGED | BRIDGE_OF[0] | BRIDGE_OF[1]):
            return self._costs.charge(edge, not bits & UNBRIDGED)
        return self._costs.base.charge(i, direction)

    @cached_property
    @mirrors(charge)
    def array(self) -> UInt16s:
        """Packed costs by hex and direction with the bridges that stand now, for the compiled kernels."""
        table, sides = self._costs.base.array.copy(), self._rivers.array
        river_costs_kernel()(
            sides.reshape(-1), *self._costs.arrays, UNBRIDGED, self._shut, ENEMY_BRIDGE.pack(), table.reshape(-1)
        )
        table.flags.writeable = False
        return table


ENEMY_BRIDGE = prohibited_charge("ARD-DEF-24")


class CostTables:
    """Cache of the movement costs on a title's map, with one record per kind of mover."""

    def __init__(self, title: Ardennes) -> None:
        self._ground, self._chart = title.attributes, title.terrain_chart
        self._of: dict[tuple[Mover, bool], RiverCosts] = {}

    def river_costs(self, mover: Mover, strategic: bool) -> RiverCosts:
        """Return the movement costs of a kind of mover for normal or Strategic Movement, from the cache if possible."""
        found = self._of.get((mover, strategic))
        if found is None:
            rule = self._chart.road_charge if strategic else self._chart.charge
            found = self._of[mover, strategic] = RiverCosts(self._ground, lambda step: rule(step, mover))
        return found


@lru_cache(maxsize=32)
def _cost_tables(title: Ardennes) -> CostTables:
    """Return the cache of movement costs of a title's map."""
    return CostTables(title)


def mover_kind(state: ArdennesState, number: int) -> Mover:
    """Return what the movement costs of a unit depend on: mechanized, Ground Freeze in force, confined to its Meuse
    bank."""
    unit = state.units[number]
    return unit.mechanized, FREEZE in state.clock.lasting, unit.corps == "XXX" and not can_cross_meuse(state)


@decides("ARD-D2-14")
def can_cross_meuse(state: ArdennesState) -> bool:
    """Return whether XXX Corps may leave the west bank: from 26 December, or once a German was next to the Meuse."""
    return state.clock.day >= 26 or state.land.meuse_reached


@memoized(rests_on=(BRIDGES,), while_equal=lambda state, _mover: state.land.rivers.standing)
def _normal_costs(state: ArdennesState, mover: Mover) -> Costs:
    """Return the costs of normal movement for a kind of mover with the bridges that stand now."""
    return CurrentCosts(_cost_tables(state.title).river_costs(mover, False), state.land.rivers, None)


@memoized(rests_on=(BRIDGES,))
def _road_costs(state: ArdennesState, mover: Mover, side: int) -> Costs:
    """Return the costs of Strategic Movement for a kind of mover, without bridges held by the enemy of a side."""
    return CurrentCosts(_cost_tables(state.title).river_costs(mover, True), state.land.rivers, side)


def movement_costs(state: ArdennesState, number: int) -> Costs:
    """Return the costs of normal movement for a unit in the present position."""
    costs = _normal_costs(state, mover_kind(state, number))
    limits = state.activation.crossed and _used_up_charges(state, state.board.side_of(number))
    return LimitedCosts(costs, limits) if limits else costs


def road_costs(state: ArdennesState, number: int) -> Costs:
    """Return the costs of Strategic Movement for a unit now: along roads only, without enemy-held bridges."""
    side = state.board.side_of(number)
    costs = _road_costs(state, mover_kind(state, number), side)
    limits = state.activation.crossed and _used_up_charges(state, side)
    if not limits:
        return costs
    return LimitedCosts(costs, {edge: prohibited_charge(limit.rules[0]) for edge, limit in limits.items()})


def _used_up_charges(state: ArdennesState, side: int) -> dict[tuple[int, int], Charge]:
    """Return the hexsides with a changed cost because units of the side already crossed there in this activation."""
    found: dict[tuple[int, int], Charge] = {}
    first_day = _is_bridge_limit_in_force(state, side)
    for id, used in state.activation.crossed.items():
        if not (first_day or used & (UNBRIDGED_CROSSING | INTO_ZONE)):
            continue
        crossing = state.ground.crossings_by_id[id]
        first_day_bridge = first_day and state.land.has_bridge(crossing)
        for hex, way in directed_hexsides(crossing):
            if rule := used_up_rule(state, side, crossing, state.ground.six_neighbors[hex][way]):
                found[hex, way] = prohibited_charge(rule)
            elif first_day_bridge and used & AS_RIVER:
                found[hex, way] = prohibited_charge("ARD-D16-11")
            elif first_day_bridge and used & AS_BRIDGE:
                found[hex, way] = all_charge("ARD-D16-11")
    return found


@decides("ARD-TEC-09", "ARD-TEC-13")
def used_up_rule(state: ArdennesState, side: int, crossing: Crossing, into: int) -> str:
    """Return the rule that closes a hexside because a unit has crossed it in this activation, by move or advance.

    It is empty while the hexside is open to the side's units that enter `into`.
    """
    used = state.activation.crossed.get(crossing.id, 0)
    if not state.land.has_bridge(crossing):
        return "ARD-TEC-09" if used & UNBRIDGED_CROSSING else ""
    return "ARD-TEC-13" if used & INTO_ZONE and state.board.zoc.is_in_enemy_zone(side, into) else ""


def _is_bridge_limit_in_force(state: ArdennesState, side: int) -> bool:
    """Return whether bridges carry only one unit of a side per activation, as for the German on 16 December."""
    return state.clock.day == 16 and side == GERMAN


@decides("ARD-D16-11")
def bridge_use(state: ArdennesState, side: int, crossing: Crossing) -> int:
    """Return how far units of a side have used up a bridge in this activation.

    0 means not at all; AS_BRIDGE means that one more unit may cross, as over a river; AS_RIVER means that none may.
    """
    used = state.activation.crossed.get(crossing.id, 0) if _is_bridge_limit_in_force(state, side) else 0
    return used & AS_RIVER or used & AS_BRIDGE


@decides("ARD-D16-11", "ARD-TEC-09", "ARD-TEC-13")
def note_crossing(state: ArdennesState, number: int, start: int, end: int) -> None:
    """Record that a unit crossed a river hexside in this activation; call this before the unit is placed beyond it."""
    crossing = state.ground.crossings_by_hexes.get((start, end))
    if crossing is None:
        return
    side = state.board.side_of(number)
    if not state.land.has_bridge(crossing):
        bits = UNBRIDGED_CROSSING
    else:
        bits = 0 if side != GERMAN else AS_RIVER if bridge_use(state, side, crossing) else AS_BRIDGE
        if state.board.zoc.is_in_enemy_zone(side, end):
            bits |= INTO_ZONE
    if bits:
        state.activation.note_crossing(crossing.id, bits)
