"""Estimated value of a unit staying or moving."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.play.players.hex_value import (
    FRIEND_RADIUS,
    LONE_DANGER_DISTANCE,
    LONELINESS_COST,
    ROAD_VALUE,
    capture_value,
    hex_value,
    inputs_for_hex_values,
    occupied_bits,
)
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation

__all__ = ["UnitValue", "placing_value"]

DIG_VALUE = 0.9
FOLLOW_DISTANCE = 4
"""Distance in hexes from which a unit of the same activation may still join an attack."""


def placing_value(state: ArdennesState, side: int, hex: int) -> float:
    """Return a bot's value of placing another unit or marker of a side in a hex."""
    return hex_value(state, side, hex, inputs_for_hex_values(state, side))


class UnitValue:
    """A bot's values of the possible positions of one unit; what they share is computed once."""

    def __init__(self, state: ArdennesState, side: int, number: int) -> None:
        self._state, self._side, self._number = state, side, number
        self._seen = inputs_for_hex_values(state, side)
        self._enemy_values: dict[int, float] = {}
        """Value of facing the enemies in a hex, by hex."""
        self._friends = occupied_bits(state, side)
        """Bit set of the hexes of friendly units, without the unit itself."""
        start = state.board.hexes[number]
        if start is not None and state.board.zoc.unit_count(side, start) == 1:
            self._friends &= ~(1 << start)
        self._within = state.ground.hexes_within_as_bits(FRIEND_RADIUS)
        step = next((step for step in reversed(state.stack) if isinstance(step, Activation)), None)
        self._acting = frozenset() if step is None else frozenset(step.units)
        """Units of the current activation."""
        self._followers: list[tuple[int, int, float]] | None = None
        """Activated units that can still move up: number, hex and strength counted for each."""

    def value_staying(self, *, digging: bool = False, fighting: bool = True) -> float:
        """Return the value of the unit staying in its current hex, idle or building an Improved Position."""
        state, side = self._state, self._side
        hex = state.board.hex_of_unit(self._number)
        if hex is None:
            return 0.0
        worth = hex_value(state, side, hex, self._seen, counted=True)
        if digging:
            near = self._seen.near[hex] <= 2
            return worth + DIG_VALUE if near and (side == ALLIED or hex in state.vp_hexes) else -5.0
        return worth + 0.05 - self._loneliness_cost(hex) + (self._best_enemy_value(hex) if fighting else 0.0)

    def value_in_hex(self, hex: int, *, fighting: bool = True) -> float:
        """Return the value of the unit in another hex."""
        worth = hex_value(self._state, self._side, hex, self._seen) - self._loneliness_cost(hex)
        return worth + self._best_enemy_value(hex) if fighting else worth

    def values_in_hexes(self, hexes: Iterable[int]) -> list[float]:
        """Return the value of the unit in each of many hexes, computing only what matters there."""
        (pull, near, supplied, values, supply_worth), side = self._seen, self._side
        road, town = self._state.ground.road, self._state.ground.town if side == ALLIED else frozenset()
        alarm = LONE_DANGER_DISTANCE if LONELINESS_COST[side] else 1
        found = []
        for hex in hexes:
            if hex in values:
                found.append(self.value_in_hex(hex))
                continue
            worth = pull[hex]
            if supplied[hex]:
                worth += supply_worth
            if hex in road:
                worth += ROAD_VALUE
            if hex in town:
                worth += ROAD_VALUE
            if near[hex] <= alarm:
                worth = worth - self._loneliness_cost(hex) + self._best_enemy_value(hex)
            found.append(worth)
        return found

    def _loneliness_cost(self, hex: int) -> float:
        """Return the cost of standing in a hex near the enemy without friendly units nearby."""
        cost = LONELINESS_COST[self._side]
        if not cost or self._seen.near[hex] > LONE_DANGER_DISTANCE:
            return 0.0
        return 0.0 if self._friends & self._within[hex] else cost

    def _best_enemy_value(self, hex: int) -> float:
        """Return the value of facing the most attractive enemy next to a hex; strong enemies count negative."""
        if self._seen.near[hex] > 1:
            return 0.0
        zoc, enemy, met = self._state.board.zoc, 1 - self._side, self._enemy_values
        found = []
        for there in self._state.ground.map.beside[hex]:
            if zoc.has_unit(enemy, there):
                if there not in met:
                    met[there] = self._value_of_facing_enemies(there)
                found.append(met[there])
        return max(found, default=0.0)

    def _value_of_facing_enemies(self, enemy_hex: int) -> float:
        """Return the value of facing the enemy units in a hex; it is negative if they are strong."""
        state, board, side = self._state, self._state.board, self._side
        theirs = sum(board.strength(n) for n in board.units_at(enemy_hex, 1 - side))
        if enemy_hex in state.ground.city:
            theirs *= 2
        ratio = (board.strength(self._number) + self._friendly_strength_next_to(enemy_hex)) / max(1, theirs)
        return 0.5 * (min(ratio, 4.0) - 1.2) * (0.6 + 0.4 * capture_value(state, side, enemy_hex))

    def _friendly_strength_next_to(self, target: int) -> float:
        """Return the strength of friendly units next to a target, plus half that of units that can move up."""
        state, side, acting = self._state, self._side, self._acting
        at, sides, units, steps = state.board.at, state.side_numbers, state.units, state.board.steps
        near: dict[int, float] = {}
        for there in state.ground.map.beside[target]:
            for n in at[there]:
                if sides[n] == side:
                    near[n] = float(units[n].strengths[steps[n]]) * (1.0 if n in acting or not acting else 0.3)
        if self._followers is None:
            hexes, done = state.board.hexes, state.activation.done
            self._followers = [
                (n, hex, 0.5 * units[n].strengths[steps[n]])
                for n in acting
                if (hex := hexes[n]) is not None and not done[n]
            ]
        away = state.ground.distance_rows[target]
        for n, hex, half in self._followers:
            if n not in near and away[hex] <= FOLLOW_DISTANCE:
                near[n] = half
        return sum(near.values()) - near.get(self._number, 0.0)
