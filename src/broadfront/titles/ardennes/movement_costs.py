"""What a step costs, from the terrain effects chart; and hexsides that cost something else in this activation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from broadfront.board.costs import Charge, Costs, Step, all_mp, charge, prohibited
from broadfront.core.errors import Invalid
from broadfront.core.files import TitleFiles
from broadfront.titles.ardennes.attributes import both_ways
from broadfront.titles.ardennes.markers import AS_BRIDGE, AS_RIVER, INTO_ZONE, UNBRIDGED_CROSSING
from broadfront.titles.ardennes.records import GERMAN
from broadfront.titles.ardennes.state import ArdennesState

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt16s
    from broadfront.titles.ardennes.title import Ardennes

__all__ = ["FREEZE", "Chart", "Mover", "costs_of", "road_costs_of"]

FREEZE = "ground_freeze"
"""The word in `state.lasting` while Ground Freeze is in force."""

Mover = tuple[bool, bool, bool]
"""Mechanized, under Ground Freeze, bound to its bank of the Meuse."""

KEPT = 48
"""Cost arrays kept for bridges and crossings as they are now; older ones are made again when needed."""


class Chart:
    """The terrain effects chart, checked: every terrain of the map has its line."""

    def __init__(self, files: TitleFiles) -> None:
        name = "charts/terrain.toml"
        data = files.toml(name)
        try:
            self.entry: dict[str, tuple[int, int, int, str]] = {
                row["name"]: (row["infantry"], row["mechanized"], row["frozen"], row["rule"]) for row in data["terrain"]
            }
            self.road: tuple[int, str] = data["road"]["cost"], data["road"]["rule"]
            self.bridge: tuple[int, str] = data["bridge"]["cost"], data["bridge"]["rule"]
            self.river: str = data["river"]["rule"]
        except KeyError as error:
            raise Invalid(f"{files.path(name)}: no {error.args[0]!r}.", given=name) from None

    def charge(self, step: Step, mover: Mover) -> Charge:
        """What a step costs a mover."""
        mechanized, frozen, bound = mover
        if bound and ("meuse-left" in step.start.tags) != ("meuse-left" in step.end.tags):
            return prohibited("ARD-D2-14")
        if step.side("rivers"):
            return charge(*self.bridge) if step.side("bridges") else all_mp(self.river)
        if step.side("roads"):
            return charge(*self.road)
        foot, tracks, ice, rule = self.entry[step.end.terrain]
        if not mechanized:
            cost = charge(foot, rule)
            return cost + charge(0, "ARD-TEC-07") if frozen and ice != tracks else cost
        return charge(ice, "ARD-TEC-06") if frozen and ice != tracks else charge(tracks, rule)

    def road_charge(self, step: Step, mover: Mover) -> Charge:
        """What a step of Strategic Movement costs: along the road or not at all."""
        whole = self.charge(step, mover)
        if step.side("roads") and not whole.takes_all:
            return whole
        return prohibited("ARD-DEF-22")


class LimitedCosts(Costs):
    """Costs of a mover with some directed steps costing something else for now."""

    def __init__(self, base: Costs, other: Mapping[tuple[int, int], Charge]) -> None:
        super().__init__(base.hexmap, base.rule)
        self._base = base
        self._other = other

    @cached_property
    def array(self) -> UInt16s:
        table = self._base.array.copy()
        for edge, cost in self._other.items():
            table[edge] = cost.packed()
        table.flags.writeable = False
        return table

    def charge(self, i: int, direction: int) -> Charge:
        changed = self._other.get((i, direction))
        return changed if changed is not None else self._base.charge(i, direction)


Charges = Callable[[Step, Mover], Charge]


class Tables:
    """The cost arrays of the title, one for each mover, and the latest for bridges and crossings as they were."""

    def __init__(self, title: Ardennes) -> None:
        self.title = title
        self.chart = title.terrain_chart
        self._base: dict[object, Costs] = {}
        self._now: dict[object, Costs] = {}

    def base(self, mover: Mover, strategic: bool) -> Costs:
        key = (mover, strategic)
        if key not in self._base:
            rule: Charges = self.chart.road_charge if strategic else self.chart.charge
            self._base[key] = Costs(self.title.map, lambda step: rule(step, mover))
        return self._base[key]

    def now(self, mover: Mover, strategic: bool, other: dict[tuple[int, int], Charge]) -> Costs:
        """The base costs with the given steps changed."""
        base = self.base(mover, strategic)
        if not other:
            return base
        key = (mover, strategic, *sorted(other.items()))
        found = self._now.pop(key, None) or LimitedCosts(base, other)
        self._now[key] = found
        if len(self._now) > KEPT:
            del self._now[next(iter(self._now))]
        return found


def mover_of(state: ArdennesState, number: int) -> Mover:
    unit = state.units[number]
    return unit.mechanized, FREEZE in state.lasting, unit.corps == "XXX" and not may_cross_the_meuse(state)


def may_cross_the_meuse(state: ArdennesState) -> bool:
    """Whether XXX Corps may leave the west bank: from 26 December, or once a German was adjacent to the Meuse."""
    return state.day >= 26 or state.meuse_reached


def costs_of(state: ArdennesState, number: int) -> Costs:
    """The costs of normal movement for a unit now."""
    mover, side = mover_of(state, number), state.side_of(number)

    def find() -> Costs:
        other = _bridge_changes(state, mover, strategic=False) | _limits(state, side)
        return state.ardennes.cost_tables.now(mover, False, other)

    return state.known(("costs", mover, side, state.moment()), find)


def road_costs_of(state: ArdennesState, number: int) -> Costs:
    """The costs of Strategic Movement for a unit now: roads only, no enemy-held bridge."""
    mover, side = mover_of(state, number), state.side_of(number)

    def find() -> Costs:
        other = dict(_bridge_changes(state, mover, strategic=True))
        other |= state.known_of_rivers(("enemy bridges", side), lambda: _enemy_bridges(state, side))
        for edge, limit in _limits(state, side).items():
            other[edge] = prohibited(limit.rules[0])
        return state.ardennes.cost_tables.now(mover, True, other)

    return state.known(("road costs", mover, side, state.moment()), find)


def _enemy_bridges(state: ArdennesState, side: int) -> dict[tuple[int, int], Charge]:
    found: dict[tuple[int, int], Charge] = {}
    for crossing in state.ground.crossings:
        if state.has_bridge(crossing) and state.bridge_held_by(crossing) != side:
            found |= dict.fromkeys(both_ways(crossing), prohibited("ARD-DEF-24"))
    return found


def _bridge_changes(state: ArdennesState, mover: Mover, strategic: bool) -> dict[tuple[int, int], Charge]:
    """Steps over bridges that are no longer, or not yet, as on the map."""
    if not state.bridges:
        return {}
    return state.known_of_rivers(("changes", mover, strategic), lambda: _changed_steps(state, mover, strategic))


def _changed_steps(state: ArdennesState, mover: Mover, strategic: bool) -> dict[tuple[int, int], Charge]:
    found: dict[tuple[int, int], Charge] = {}
    tables = state.ardennes.cost_tables
    base = tables.base(mover, strategic)
    for id in state.bridges:
        crossing = state.ground.crossing_by_id[id]
        for edge in both_ways(crossing):
            step = base.step(*edge)
            if step is None:
                continue
            sides = tuple(side for side in step.sides if side[0] != "bridges")
            if state.has_bridge(crossing):
                sides = (*sides, ("bridges", "road"))
            found[edge] = base.rule(step._replace(sides=sides))
    return found


def _limits(state: ArdennesState, side: int) -> dict[tuple[int, int], Charge]:
    """Crossings used up in this activation: ARD-TEC-09, ARD-TEC-13, ARD-D16-11."""
    found: dict[tuple[int, int], Charge] = {}
    for id, used in state.crossed.items():
        crossing = state.ground.crossing_by_id[id]
        for hex, way in both_ways(crossing):
            if not state.has_bridge(crossing):
                if used & UNBRIDGED_CROSSING:
                    found[hex, way] = prohibited("ARD-TEC-09")
                continue
            into = state.ground.around[hex][way]
            if used & INTO_ZONE and state.zoc.in_enemy_zone(side, into):
                found[hex, way] = prohibited("ARD-TEC-13")
            elif state.day == 16 and side == GERMAN and used & AS_RIVER:
                found[hex, way] = prohibited("ARD-D16-11")
            elif state.day == 16 and side == GERMAN and used & AS_BRIDGE:
                found[hex, way] = all_mp("ARD-D16-11")
    return found


def note_crossing(state: ArdennesState, number: int, start: int, end: int) -> None:
    """Remember for this activation that a unit crossed a river hexside. Call before the unit is placed beyond it."""
    crossing = state.ground.crossing_at.get((start, state.ground.way_between(start, end)))
    if crossing is None:
        return
    side = state.side_of(number)
    if not state.has_bridge(crossing):
        bits = UNBRIDGED_CROSSING
    else:
        before = state.crossed.get(crossing.id, 0)
        as_river = state.day == 16 and side == GERMAN and before & AS_BRIDGE
        bits = AS_RIVER if as_river else AS_BRIDGE
        if state.zoc.in_enemy_zone(side, end):
            bits |= INTO_ZONE
    state.crossed[crossing.id] = state.crossed.get(crossing.id, 0) | bits
