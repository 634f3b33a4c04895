"""Retreat hexes by position: which are open, in what order, and at what cost."""

from __future__ import annotations

from typing import NamedTuple

from broadfront.core.findings import finding
from broadfront.core.rules import decides
from broadfront.core.rulings import Bar, Ruling, allowed
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.data.words import say
from broadfront.titles.ardennes.rules.forces.boundaries import BINDS_UNTIL, across_army_boundary
from broadfront.titles.ardennes.rules.grounds import DAY, MEUSE, OKW_ARMY, SUPPLY
from broadfront.titles.ardennes.rules.lines.rearward import source_distance
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.entering import bar_to_enter
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["RetreatHex", "bar_to_retreat", "check_retreat_hex", "retreat_hexes"]


MOST_STEPS_LOST = 1
"""Most steps that one hex of retreat can cost."""


class RetreatHex(NamedTuple):
    """A retreat hex with its priority (1 is best), the steps it costs and whether it is a last resort."""

    hex: int
    priority: int
    steps: int
    last_resort: int
    """0 if it is not a last resort; 1 across an unbridged river or into Forest without a road; 2 across an army
    boundary."""
    rules: tuple[str, ...]

    @property
    def rank(self) -> tuple[int, int]:
        return self.last_resort, self.priority


ENEMY_THERE = Bar("ARD-TEC-28", say("hex.enemy-there"))
ENEMY_TOWN = Bar("ARD-C2-08", say("hex.enemy-town"))
EMPTY_WESTWALL = Bar("ARD-C2-09", say("hex.empty-westwall"))


def bar_to_retreat(state: ArdennesState, units: tuple[int, ...], hex: int) -> Bar | None:
    """Return what keeps units from retreating together into a hex, or None."""
    board = state.board
    side = board.side_of(units[0])
    if board.zoc.holds(1 - side, hex):
        return ENEMY_THERE
    if state.land.enemy_town(hex, side):
        return ENEMY_TOWN
    if side == ALLIED and hex in state.ground.westwall and not board.at[hex]:
        return EMPTY_WESTWALL
    for number in units:
        if (bar := bar_to_enter(state, Cause.RETREAT, number, hex)) is not None:
            return bar
    return None


@decides("ARD-C2-08")
def check_retreat_hex(state: ArdennesState, units: tuple[int, ...], hex: int) -> Ruling:
    """Return the ruling on whether units may retreat together into a hex."""
    bar, id = bar_to_retreat(state, units, hex), state.name(hex)
    if bar is not None:
        return bar.ruling(hex=id)
    return allowed("ARD-C2-08", "ARD-C2-09", message=say("retreat.open", hex=id))


def classify(state: ArdennesState, units: tuple[int, ...], start: int, hex: int) -> RetreatHex:
    """Return an open hex with its retreat priority and cost."""
    board = state.board
    ground, side = state.ground, board.side_of(units[0])
    if not board.zoc.in_enemy_zone(side, hex):
        priority, steps, rules = 1, 0, ["ARD-C2-13"]
    elif hex not in supply(state, side):
        priority, steps, rules = 4, 1, ["ARD-C2-16"]
    elif any(n not in units for n in board.at[hex]):
        priority, steps, rules = 2, 0, ["ARD-C2-14"]
    else:
        priority, steps, rules = 3, 1, ["ARD-C2-15"]
    resort = 0
    way = ground.way_between(start, hex)
    crossing = ground.crossing_at.get((start, way))
    river = crossing is not None and not state.land.has_bridge(crossing)
    forest = ground.map.terrain[hex] == "Forest" and (start, way) not in ground.roads
    if river or forest:
        resort = 1
        rules.append("ARD-C2-17")
    if side == GERMAN and state.clock.day <= BINDS_UNTIL and any(across_army_boundary(state, n, hex) for n in units):
        resort = 2
        rules.append("ARD-C2-19")
    return RetreatHex(hex, priority, steps, resort, tuple(rules))


@finding(rests_on=(supply, source_distance, DAY, OKW_ARMY, MEUSE, SUPPLY))
@decides("ARD-C2-18")
def retreat_hexes(state: ArdennesState, units: tuple[int, ...], start: int) -> tuple[RetreatHex, ...]:
    """Return all hexes open to a one-hex retreat, best first; for the Allies the tie-break also applies."""
    ground, side = state.ground, state.board.side_of(units[0])
    beside = ground.map.beside[start]
    found = [classify(state, units, start, there) for there in beside if bar_to_retreat(state, units, there) is None]
    if side == GERMAN:
        return tuple(sorted(found, key=lambda option: (*option.rank, state.name(option.hex))))
    if len(found) < 2:
        return tuple(found)
    away, far = source_distance(state, ALLIED).lengths, ground.count

    def allied(option: RetreatHex) -> tuple[int, int, bool, int, int, str]:
        hex = option.hex
        distance = away[hex] if away[hex] >= 0 else far
        return (*option.rank, hex not in ground.town, distance, -ground.west[hex], state.name(hex))

    return tuple(sorted(found, key=allied))
