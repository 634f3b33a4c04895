"""What a hex is worth to a side: points to take or to keep, supply, roads, the enemy at hand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from broadfront.core.findings import finding
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.grounds import DAY, GERMAN_HELD, ROSTER, WHERE
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["Look", "days_left", "enemy_near", "guard", "look", "prize", "pull", "standing", "stands_in"]

NEARNESS = 0.72
"""How much of a point is left a hex further away."""
SUPPLIED = 1.5
ROAD = 0.2
MEUSE = 0.6
KEPT = (0.15, 0.5)
"""By side, how much of its value a hex that is held already draws."""
ALARM = (4, 8)
"""By side, the hexes within which the enemy threatens a point: two activations bring panzers far."""
GUARD = (0.9, 1.1)
"""By side, the share of its value that a first unit in a threatened victory hex is worth."""
LAST_GUARD = (0.9, 4.0)
"""The same on the last day, when the Allies have nothing better to do with a unit."""
COMPANY = 0.2
"""The share of that for a unit that is not the only one there."""
TAKE = {"gs": 20.0, "2p": 6.0}
"""By variant, what it is worth to go into an enemy's victory hex that nobody stands in, besides its points. The system
seldom comes back for one, so there no company and no attack at hand outbids it."""
A_DAY = 7
"""Hexes a unit gets in a day, about: points farther away than it has days left draw nobody."""
EXIT = 1.0
"""How much a road off the map draws a German: what may leave it counts for good."""
ALONE = (0.3, 0.0)
"""By side, what it costs to stand near the enemy with no friend within two hexes."""
TOGETHER = 2
FAR = 99
IN_REACH = 3
"""Hexes from an enemy within which a lone stack is soon attacked."""


def days_left(state: ArdennesState) -> int:
    """Days after this one."""
    return state.plan.end - state.clock.day


@finding(rests_on=(GERMAN_HELD, DAY))
def pull(state: ArdennesState, side: int) -> list[float]:
    """By hex, how strongly the points still to be had (or to be kept) draw a side there."""
    return _pull(state.title, state.scenario, state.variant, _held(state), side, state.clock.day)


def _held(state: ArdennesState) -> tuple[int, ...]:
    index = state.ground.map.index
    return tuple(state.land.held_by(index[vp.hex]) for vp in state.victory_hexes)


@lru_cache(maxsize=512)
def _pull(title: Ardennes, scenario: str, variant: str, held: tuple[int, ...], side: int, day: int) -> list[float]:
    ground, left = title.attributes, title.scenarios[scenario].end - day
    field = np.zeros(ground.count)
    for (hex, value), holder in zip(_values(title, scenario, variant, day).items(), held, strict=True):
        wanted = value * (1.0 if holder != side else KEPT[side])
        away, drawn = _nearness(title, hex)
        field += wanted * drawn * (away <= A_DAY * (left + 1))
    if side == GERMAN:
        field += MEUSE * np.array(ground.west) / 60
        away = ground.distance[sorted(ground.exits)][:, : ground.count].min(axis=0).astype(np.float64)
        field += EXIT * NEARNESS**away * (away <= A_DAY * (left + 1))
    drawing: list[float] = field.tolist()
    return drawing


@lru_cache(maxsize=256)
def _nearness(title: Ardennes, hex: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """By hex, how far another is, and how much of its points is left there."""
    ground = title.attributes
    away = ground.distance[hex][: ground.count].astype(np.float64)
    return away, NEARNESS**away


@lru_cache(maxsize=64)
def _values(title: Ardennes, scenario: str, variant: str, day: int) -> dict[int, int]:
    """What each victory hex counts on a day, in their order."""
    index, plan, holding = title.map.index, title.scenarios[scenario], title.holding
    more = 0 if plan.win_vp or variant == "2p" else holding.points * max(0, day - holding.since)
    return {index[vp.hex]: vp.value + more * (vp.hex in holding.hexes) for vp in plan.victory_hexes}


def _enemies(state: ArdennesState, side: int) -> tuple[int, ...]:
    return state.board.occupied(1 - side)


@finding(rests_on=(WHERE, ROSTER), while_equal=_enemies)
def enemy_near(state: ArdennesState, side: int) -> bytes:
    """By hex, how far the nearest enemy unit is."""
    hexes = state.board.stands[1 - side]
    if not hexes:
        return bytes([FAR]) * state.ground.count
    nearest: bytes = state.ground.distance[hexes].min(axis=0).tobytes()
    return nearest


@finding(rests_on=(WHERE,))
def stands_in(state: ArdennesState, side: int) -> int:
    """The hexes in which a side stands, a bit for each."""
    found = 0
    for hex in state.board.stands[side]:
        found |= 1 << hex
    return found


class Look(NamedTuple):
    """What a side looks at wherever it weighs a hex, by hex."""

    pull: list[float]
    near: bytes
    """How far the nearest enemy unit is."""
    supplied: bytes
    values: dict[int, int]
    """Of victory hexes."""
    supply_worth: float


@finding(rests_on=(pull, enemy_near, supply, DAY))
def look(state: ArdennesState, side: int) -> Look:
    """Found once for many hexes."""
    return Look(
        pull(state, side), enemy_near(state, side), supply(state, side).reached,
        _values(state.title, state.scenario, state.variant, state.clock.day),
        SUPPLIED if days_left(state) else 0.3 * SUPPLIED,
    )  # fmt: skip


def guard(state: ArdennesState, side: int, hex: int, others: int, seen: Look) -> float:
    """What one more unit in a victory hex is worth besides `others` that stand there already."""
    value = seen.values.get(hex)
    if value is None or state.land.held_by(hex) != side:
        return 0.0
    cut_off = side == GERMAN and not seen.supplied[hex]
    if not cut_off and seen.near[hex] > ALARM[side]:
        return 0.0
    share = GUARD[side] if days_left(state) else LAST_GUARD[side]
    return value * share * (COMPANY if others else 1.0)


def prize(state: ArdennesState, side: int, hex: int) -> float:
    """What taking a hex from the enemy is worth."""
    value = _values(state.title, state.scenario, state.variant, state.clock.day).get(hex, 0)
    return 1.2 + pull(state, side)[hex] + (2.0 + value if value else 0.0)


def standing(state: ArdennesState, side: int, hex: int, seen: Look, *, counted: bool = False) -> float:
    """What it is worth to stand in a hex: the pull there, points taken or guarded, supply, roads.

    `counted`: the unit that would stand there is one of those that do.
    """
    worth = seen.pull[hex]
    value = seen.values.get(hex)
    if value is not None:
        worth += guard(state, side, hex, state.board.zoc.units(side, hex) - counted, seen)
        if state.land.held_by(hex) != side:
            worth += TAKE[state.variant] + value
    if seen.supplied[hex]:
        worth += seen.supply_worth
    if hex in state.ground.road:
        worth += ROAD
    if side == ALLIED and hex in state.ground.town:
        worth += ROAD
    return worth
