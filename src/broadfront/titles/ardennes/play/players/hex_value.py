"""Estimated value of hexes to a side: points, supply, roads and nearby enemies."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from broadfront.core.memoization import memoized
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.memo_inputs import DAY, GERMAN_HELD, ROSTER, WHERE
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from broadfront.titles.ardennes.data.title import Ardennes

__all__ = [
    "HexInputs",
    "capture_value",
    "days_left",
    "enemy_distances",
    "guard_value",
    "hex_value",
    "inputs_for_hex_values",
    "occupied_bits",
    "victory_hex_pull",
]

NEARNESS = 0.72
"""Factor by which the pull of a point falls with each hex of distance."""
SUPPLY_VALUE = 1.5
ROAD_VALUE = 0.2
MEUSE_PULL = 0.6
HELD_SHARE = (0.15, 0.5)
"""Share of its value that a hex already held still exerts as pull, by side."""
THREAT_DISTANCE = (4, 8)
"""Distance in hexes within which the enemy threatens a victory hex, by side."""
GUARD_SHARE = (0.9, 1.1)
"""Value of the first unit in a threatened victory hex, as a share of the hex, by side."""
LAST_DAY_GUARD_SHARE = (0.9, 4.0)
"""The guard share on the last day, when the Allies have no better use for a unit."""
EXTRA_UNIT_SHARE = 0.2
"""Share of the guard value for each unit after the first."""
CAPTURE_VALUE = {"gs": 20.0, "2p": 6.0}
"""Value of entering an enemy victory hex besides its points, by variant.

It is high in solitaire, as the system seldom retakes such a hex.
"""
HEXES_PER_DAY = 7
"""Approximate movement of a unit per day in hexes; points it cannot reach in time exert no pull."""
EXIT_PULL = 1.0
"""Pull of a map exit on German units, whose points for exiting are permanent."""
LONELINESS_COST = (0.3, 0.0)
"""Cost of being near the enemy without a friend within two hexes, by side."""
FRIEND_RADIUS = 2
NO_ENEMY_DISTANCE = 99
LONE_DANGER_DISTANCE = 3
"""Distance in hexes from an enemy within which a lone stack is likely to be attacked."""


def days_left(state: ArdennesState) -> int:
    """Return the number of days left after today."""
    return state.plan.end - state.clock.day


@memoized(rests_on=(GERMAN_HELD, DAY))
def victory_hex_pull(state: ArdennesState, side: int) -> list[float]:
    """Return, by hex, how strongly victory hexes to take or keep draw a bot's units there."""
    return _compute_victory_hex_pull(
        state.title, state.scenario, state.variant, _victory_hex_holders(state), side, state.clock.day
    )


def _victory_hex_holders(state: ArdennesState) -> tuple[int, ...]:
    """Return the side that holds each victory hex, in list order."""
    index = state.ground.map.index
    return tuple(state.land.place_holder(index[vp.hex]) for vp in state.victory_hexes)


@lru_cache(maxsize=512)
def _compute_victory_hex_pull(
    title: Ardennes, scenario: str, variant: str, held: tuple[int, ...], side: int, day: int
) -> list[float]:
    """Return, by hex, how strongly victory hexes draw a bot's units there on a day, given who holds each."""
    ground, left = title.attributes, title.scenarios[scenario].end - day
    field = np.zeros(ground.count)
    for (hex, value), holder in zip(_victory_hex_values(title, scenario, variant, day).items(), held, strict=True):
        wanted = value * (1.0 if holder != side else HELD_SHARE[side])
        away, drawn = _distance_and_pull_share(title, hex)
        field += wanted * drawn * (away <= HEXES_PER_DAY * (left + 1))
    if side == GERMAN:
        field += MEUSE_PULL * np.array(ground.west) / 60
        if ground.exits:
            away = ground.distance[sorted(ground.exits)][:, : ground.count].min(axis=0).astype(np.float64)
            field += EXIT_PULL * NEARNESS**away * (away <= HEXES_PER_DAY * (left + 1))
    drawing: list[float] = field.tolist()
    return drawing


@lru_cache(maxsize=256)
def _distance_and_pull_share(title: Ardennes, hex: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the distance of every hex from a victory hex, and the fraction of its attraction left there."""
    ground = title.attributes
    away = ground.distance[hex][: ground.count].astype(np.float64)
    return away, NEARNESS**away


@lru_cache(maxsize=64)
def _victory_hex_values(title: Ardennes, scenario: str, variant: str, day: int) -> dict[int, int]:
    """Return the victory points of each victory hex on a day, in list order."""
    index, plan, holding = title.map.index, title.scenarios[scenario], title.holding
    more = 0 if plan.win_vp or variant == "2p" else holding.points * max(0, day - holding.since)
    return {index[vp.hex]: vp.value + more * (vp.hex in holding.hexes) for vp in plan.victory_hexes}


def _enemy_hexes(state: ArdennesState, side: int) -> tuple[int, ...]:
    """Return the hexes occupied by the enemy of a side."""
    return state.board.occupied_hexes(1 - side)


@memoized(rests_on=(WHERE, ROSTER), while_equal=_enemy_hexes)
def enemy_distances(state: ArdennesState, side: int) -> bytes:
    """Return, by hex, the distance to the nearest enemy unit."""
    hexes = state.board.stands[1 - side]
    if not hexes:
        return bytes([NO_ENEMY_DISTANCE]) * state.ground.count
    nearest: bytes = state.ground.distance[hexes].min(axis=0).tobytes()
    return nearest


@memoized(rests_on=(WHERE,))
def occupied_bits(state: ArdennesState, side: int) -> int:
    """Return the hexes that a side occupies as a bit set."""
    found = 0
    for hex in state.board.stands[side]:
        found |= 1 << hex
    return found


class HexInputs(NamedTuple):
    """What a bot must know about the position to value any hex for a side."""

    pull: list[float]
    near: bytes
    """Distance to the nearest enemy unit, by hex."""
    supplied: bytes
    values: dict[int, int]
    """Value of each victory hex."""
    supply_worth: float


@memoized(rests_on=(victory_hex_pull, enemy_distances, supply, DAY))
def inputs_for_hex_values(state: ArdennesState, side: int) -> HexInputs:
    """Return what a bot must know to value any hex, computed once per position and side."""
    return HexInputs(
        victory_hex_pull(state, side),
        enemy_distances(state, side),
        supply(state, side).reached,
        _victory_hex_values(state.title, state.scenario, state.variant, state.clock.day),
        SUPPLY_VALUE if days_left(state) else 0.3 * SUPPLY_VALUE,
    )


def guard_value(state: ArdennesState, side: int, hex: int, others: int, inputs: HexInputs) -> float:
    """Return a bot's value of adding one guard to a victory hex that already holds `others` friendly units."""
    value = inputs.values.get(hex)
    if value is None or state.land.place_holder(hex) != side:
        return 0.0
    cut_off = side == GERMAN and not inputs.supplied[hex]
    if not cut_off and inputs.near[hex] > THREAT_DISTANCE[side]:
        return 0.0
    share = GUARD_SHARE[side] if days_left(state) else LAST_DAY_GUARD_SHARE[side]
    return value * share * (EXTRA_UNIT_SHARE if others else 1.0)


def capture_value(state: ArdennesState, side: int, hex: int) -> float:
    """Return a bot's estimated value of taking a hex from the enemy."""
    value = _victory_hex_values(state.title, state.scenario, state.variant, state.clock.day).get(hex, 0)
    return 1.2 + victory_hex_pull(state, side)[hex] + (2.0 + value if value else 0.0)


def hex_value(state: ArdennesState, side: int, hex: int, inputs: HexInputs, *, counted: bool = False) -> float:
    """Return a bot's value of standing in a hex: near victory hexes, points taken or guarded, supply and roads.

    `counted` says that the unit already stands in the hex.
    """
    worth = inputs.pull[hex]
    value = inputs.values.get(hex)
    if value is not None:
        worth += guard_value(state, side, hex, state.board.zoc.unit_count(side, hex) - counted, inputs)
        if state.land.place_holder(hex) != side:
            worth += CAPTURE_VALUE[state.variant] + value
    if inputs.supplied[hex]:
        worth += inputs.supply_worth
    if hex in state.ground.road:
        worth += ROAD_VALUE
    if side == ALLIED and hex in state.ground.town:
        worth += ROAD_VALUE
    return worth
