"""Retreat hexes: which hexes are open to a retreat, in what order of priority, and at what cost in steps."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.core.memoization import memoized
from broadfront.core.rules import decides
from broadfront.core.rulings import Objection, Ruling, allowed
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.forces.boundaries import LAST_BOUNDARY_DAY, is_across_army_boundary
from broadfront.titles.ardennes.rules.lines.rearward import supply_source_paths
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.memo_inputs import DAY, MEUSE, OKW_ARMY, SUPPLY
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.rules.routes.hex_entry import objection_to_enter
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["RetreatHex", "check_retreat_hex", "objection_to_retreat", "retreat_hexes"]


MAX_STEPS_LOST = 1
"""Most steps that one hex of retreat can cost."""


class RetreatHex(NamedTuple):
    """A hex to retreat to, with its priority (1 is best), the steps lost there and whether it is a last resort."""

    hex: int
    priority: int
    steps: int
    resort_level: int
    """0 if it is not a last resort; 1 across an unbridged river or into Forest without a road; 2 across an army
    boundary."""
    rules: tuple[str, ...]

    @property
    def rank(self) -> tuple[int, int]:
        """Sort key of the hex: ordinary hexes before last resorts, then by priority."""
        return self.resort_level, self.priority


ENEMY_THERE = Objection("ARD-TEC-28", say("hex.enemy-there"))
ENEMY_TOWN = Objection("ARD-C2-08", say("hex.enemy-town"))
EMPTY_WESTWALL = Objection("ARD-C2-09", say("hex.empty-westwall"))


def objection_to_retreat(state: ArdennesState, units: tuple[int, ...], hex: int) -> Objection | None:
    """Return what keeps units from retreating together into a hex, or None if nothing does."""
    board = state.board
    side = board.side_of(units[0])
    if board.zoc.has_unit(1 - side, hex):
        return ENEMY_THERE
    if state.land.is_enemy_town(hex, side):
        return ENEMY_TOWN
    if side == ALLIED and hex in state.ground.westwall and not board.at[hex]:
        return EMPTY_WESTWALL
    for number in units:
        if (bar := objection_to_enter(state, Cause.RETREAT, number, hex)) is not None:
            return bar
    return None


@decides("ARD-C2-08")
def check_retreat_hex(state: ArdennesState, units: tuple[int, ...], hex: int) -> Ruling:
    """Return the ruling (yes or no, with the reason) on whether units may retreat together into a hex."""
    bar, id = objection_to_retreat(state, units, hex), state.hex_id(hex)
    if bar is not None:
        return bar.to_ruling(hex=id)
    return allowed("ARD-C2-08", "ARD-C2-09", message=say("retreat.open", hex=id))


def classify_retreat_hex(state: ArdennesState, units: tuple[int, ...], start: int, hex: int) -> RetreatHex:
    """Return a hex open to a retreat with its retreat priority and the steps lost there."""
    board = state.board
    ground, side = state.ground, board.side_of(units[0])
    if not board.zoc.is_in_enemy_zone(side, hex):
        priority, steps, rules = 1, 0, ["ARD-C2-13"]
    elif hex not in supply(state, side):
        priority, steps, rules = 4, 1, ["ARD-C2-16"]
    elif any(n not in units for n in board.at[hex]):
        priority, steps, rules = 2, 0, ["ARD-C2-14"]
    else:
        priority, steps, rules = 3, 1, ["ARD-C2-15"]
    resort = 0
    way = ground.direction_between(start, hex)
    crossing = ground.crossings_by_direction.get((start, way))
    river = crossing is not None and not state.land.has_bridge(crossing)
    forest = ground.map.terrain[hex] == "Forest" and (start, way) not in ground.roads
    if river or forest:
        resort = 1
        rules.append("ARD-C2-17")
    if (
        side == GERMAN
        and state.clock.day <= LAST_BOUNDARY_DAY
        and any(is_across_army_boundary(state, n, hex) for n in units)
    ):
        resort = 2
        rules.append("ARD-C2-19")
    return RetreatHex(hex, priority, steps, resort, tuple(rules))


@memoized(rests_on=(supply, supply_source_paths, DAY, OKW_ARMY, MEUSE, SUPPLY))
@decides("ARD-C2-18")
def retreat_hexes(state: ArdennesState, units: tuple[int, ...], start: int) -> tuple[RetreatHex, ...]:
    """Return all hexes open to a retreat of one hex, best first; the solitaire card breaks Allied ties."""
    ground, side = state.ground, state.board.side_of(units[0])
    beside = ground.map.beside[start]
    found = [
        classify_retreat_hex(state, units, start, there)
        for there in beside
        if objection_to_retreat(state, units, there) is None
    ]
    if side == GERMAN:
        return tuple(sorted(found, key=lambda option: (*option.rank, state.hex_id(option.hex))))
    if len(found) < 2:
        return tuple(found)
    away, far = supply_source_paths(state, ALLIED).lengths, ground.count

    def allied(option: RetreatHex) -> tuple[int, int, bool, int, int, str]:
        """Return the sort key of an Allied retreat hex, by the criteria of the solitaire card."""
        hex = option.hex
        distance = away[hex] if away[hex] >= 0 else far
        return (*option.rank, hex not in ground.town, distance, -ground.west[hex], state.hex_id(hex))

    return tuple(sorted(found, key=allied))
