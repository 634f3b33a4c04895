"""Estimated value of a unit staying or moving."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.play.players.worth import (
    ALONE,
    IN_REACH,
    ROAD,
    TOGETHER,
    look,
    prize,
    standing,
    stands_in,
)
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation

__all__ = ["Standpoint", "place"]

DUG_IN = 0.9
FOLLOW = 4
"""Distance in hexes from which a unit of the same activation may still join an attack."""


def place(state: ArdennesState, side: int, hex: int) -> float:
    """Return the value to a side of having another unit or marker in a hex."""
    return standing(state, side, hex, look(state, side))


class Standpoint:
    """Values of the possible positions of one unit, with shared inputs computed once."""

    def __init__(self, state: ArdennesState, side: int, number: int) -> None:
        self._state, self._side, self._number = state, side, number
        self._seen = look(state, side)
        self._met: dict[int, float] = {}
        """Value of facing the enemies in a hex, by hex."""
        self._friends = stands_in(state, side)
        """Bit set of the hexes of friendly units, without the unit itself."""
        start = state.board.hexes[number]
        if start is not None and state.board.zoc.units(side, start) == 1:
            self._friends &= ~(1 << start)
        self._within = state.ground.bits_within(TOGETHER)
        step = next((step for step in reversed(state.stack) if isinstance(step, Activation)), None)
        self._acting = frozenset() if step is None else frozenset(step.units)
        """Units of the current activation."""
        self._coming: list[tuple[int, int, float]] | None = None
        """Activated units that can still move up: number, hex and strength counted for each."""

    def leaving(self, *, digging: bool = False, fighting: bool = True) -> float:
        """Return the value of the unit in its current hex, idle or building an IP."""
        state, side = self._state, self._side
        hex = state.board.hex(self._number)
        if hex is None:
            return 0.0
        worth = standing(state, side, hex, self._seen, counted=True)
        if digging:
            near = self._seen.near[hex] <= 2
            return worth + DUG_IN if near and (side == ALLIED or hex in state.vp_hexes) else -5.0
        return worth + 0.05 - self._alone(hex) + (self._fighting_chance(hex) if fighting else 0.0)

    def going(self, hex: int, *, fighting: bool = True) -> float:
        """Return the value of the unit in another hex."""
        worth = standing(self._state, self._side, hex, self._seen) - self._alone(hex)
        return worth + self._fighting_chance(hex) if fighting else worth

    def goings(self, hexes: Iterable[int]) -> list[float]:
        """Return the values of the unit in many hexes, skipping terms that do not apply to most of them."""
        (pull, near, supplied, values, supply_worth), side = self._seen, self._side
        road, town = self._state.ground.road, self._state.ground.town if side == ALLIED else frozenset()
        alarm = IN_REACH if ALONE[side] else 1
        found = []
        for hex in hexes:
            if hex in values:
                found.append(self.going(hex))
                continue
            worth = pull[hex]
            if supplied[hex]:
                worth += supply_worth
            if hex in road:
                worth += ROAD
            if hex in town:
                worth += ROAD
            if near[hex] <= alarm:
                worth = worth - self._alone(hex) + self._fighting_chance(hex)
            found.append(worth)
        return found

    def _alone(self, hex: int) -> float:
        """Return the cost of being near the enemy without friends nearby."""
        cost = ALONE[self._side]
        if not cost or self._seen.near[hex] > IN_REACH:
            return 0.0
        return 0.0 if self._friends & self._within[hex] else cost

    def _fighting_chance(self, hex: int) -> float:
        """Return the value of the most attractive enemy next to a hex; strong enemies count negative."""
        if self._seen.near[hex] > 1:
            return 0.0
        zoc, enemy, met = self._state.board.zoc, 1 - self._side, self._met
        found = []
        for there in self._state.ground.map.beside[hex]:
            if zoc.holds(enemy, there):
                if there not in met:
                    met[there] = self._welcome(there)
                found.append(met[there])
        return max(found, default=0.0)

    def _welcome(self, there: int) -> float:
        state, board, side = self._state, self._state.board, self._side
        theirs = sum(board.strength(n) for n in board.units_at(there, 1 - side))
        if there in state.ground.city:
            theirs *= 2
        ratio = (board.strength(self._number) + self._help(there)) / max(1, theirs)
        return 0.5 * (min(ratio, 4.0) - 1.2) * (0.6 + 0.4 * prize(state, side, there))

    def _help(self, target: int) -> float:
        """Return the strength of friends next to a target, plus half that of units that can still move up."""
        state, side, acting = self._state, self._side, self._acting
        at, sides, units, steps = state.board.at, state.side_numbers, state.units, state.board.steps
        near: dict[int, float] = {}
        for there in state.ground.map.beside[target]:
            for n in at[there]:
                if sides[n] == side:
                    near[n] = float(units[n].strengths[steps[n]]) * (1.0 if n in acting or not acting else 0.3)
        if self._coming is None:
            hexes, done = state.board.hexes, state.activation.done
            self._coming = [
                (n, hex, 0.5 * units[n].strengths[steps[n]])
                for n in acting
                if (hex := hexes[n]) is not None and not done[n]
            ]
        away = state.ground.away[target]
        for n, hex, half in self._coming:
            if n not in near and away[hex] <= FOLLOW:
                near[n] = half
        return sum(near.values()) - near.get(self._number, 0.0)
