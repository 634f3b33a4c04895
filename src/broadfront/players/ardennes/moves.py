"""What a unit gains by staying or going."""

from __future__ import annotations

from broadfront.core.findings import finding
from broadfront.players.ardennes.worth import enemy_near, prize, standing
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.grounds import DONE, STEPS, WHERE
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation

__all__ = ["going", "leaving", "place"]

DUG_IN = 0.9
FOLLOW = 4
"""Hexes from which a unit of the same activation may still come up to an attack."""


def place(state: ArdennesState, side: int, hex: str) -> float:
    """What it is worth to a side to have something more in a hex."""
    index = state.ground.map.index[hex]
    return standing(state, side, index, len(state.units_at(index, side)))


def leaving(state: ArdennesState, side: int, number: int, *, digging: bool = False, fighting: bool = True) -> float:
    """What a unit is worth where it is, idle or digging."""
    hex = state.hex(number)
    if hex is None:
        return 0.0
    worth = standing(state, side, hex, len(state.units_at(hex, side)) - 1)
    if digging:
        near = enemy_near(state, side)[hex] <= 2
        return worth + DUG_IN if near and (side == ALLIED or hex in state.vp_hexes) else -5.0
    return worth + 0.05 + (fighting_chance(state, side, number, hex) if fighting else 0.0)


def going(state: ArdennesState, side: int, number: int, hex: str, *, fighting: bool = True) -> float:
    """What a unit would be worth in another hex."""
    end = state.ground.map.index[hex]
    worth = standing(state, side, end, len(state.units_at(end, side)))
    return worth + (fighting_chance(state, side, number, end) if fighting else 0.0)


def fighting_chance(state: ArdennesState, side: int, number: int, hex: int) -> float:
    """How welcome the enemies next to a hex are: weak ones invite, strong ones do not."""
    if enemy_near(state, side)[hex] > 1:
        return 0.0
    best = -9.0
    ground = state.ground
    mine = state.strength(number)
    for there in ground.around[hex]:
        if there == ground.count or not state.zoc.holds(1 - side, there):
            continue
        theirs = sum(state.strength(n) for n in state.units_at(there, 1 - side))
        if there in ground.city:
            theirs *= 2
        ratio = (mine + helpers(state, side, there, number)) / max(1, theirs)
        best = max(best, 0.5 * (min(ratio, 4.0) - 1.2) * (0.6 + 0.4 * prize(state, side, there)))
    return best if best > -9.0 else 0.0


def helpers(state: ArdennesState, side: int, target: int, number: int) -> float:
    """The strength of friends next to a target, and half that of those who can still come up."""
    active = next((s.units for s in reversed(state.stack) if isinstance(s, Activation)), ())
    near, total = _helpers(state, side, target, active)
    return total - near.get(number, 0.0)


@finding(rests_on=(WHERE, STEPS, DONE))
def _helpers(
    state: ArdennesState, side: int, target: int, active: tuple[int, ...]
) -> tuple[dict[int, float], float]:
    """By unit what it adds, and the sum; `active`: the units of the activation."""
    acting = set(active)
    near: dict[int, float] = {}
    for there in state.ground.around[target]:
        if there != state.ground.count:
            for n in state.units_at(there, side):
                near[n] = float(state.strength(n)) * (1.0 if n in acting or not acting else 0.3)
    for n in acting:
        hex = state.hex(n)
        if n not in near and hex is not None and not state.done[n] and state.ground.distance[hex, target] <= FOLLOW:
            near[n] = 0.5 * state.strength(n)
    return near, sum(near.values())
