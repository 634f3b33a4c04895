"""What a unit gains by staying or going."""

from __future__ import annotations

from broadfront.core.findings import finding
from broadfront.players.ardennes.worth import ALONE, IN_REACH, TOGETHER, look, prize, standing
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.grounds import DONE, STEPS, WHERE
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.steps.activation import Activation

__all__ = ["Standpoint", "place"]

DUG_IN = 0.9
FOLLOW = 4
"""Hexes from which a unit of the same activation may still come up to an attack."""


def place(state: ArdennesState, side: int, hex: int) -> float:
    """What it is worth to a side to have something more in a hex."""
    return standing(state, side, hex, look(state, side))


class Standpoint:
    """What a unit gains by staying or going; what is the same wherever it goes is found once."""

    def __init__(self, state: ArdennesState, side: int, number: int) -> None:
        self._state, self._side, self._number = state, side, number
        self._seen = look(state, side)
        self._met: dict[int, float] = {}
        """By hex with enemies, how welcome they are."""
        start = state.hex(number)
        self._beside = None if start is None else state.ground.distance[start]
        """How far each hex is from the unit, which is no friend of its own."""

    def leaving(self, *, digging: bool = False, fighting: bool = True) -> float:
        """What the unit is worth where it is, idle or digging."""
        state, side = self._state, self._side
        hex = state.hex(self._number)
        if hex is None:
            return 0.0
        worth = standing(state, side, hex, self._seen, counted=True)
        if digging:
            near = self._seen.near[hex] <= 2
            return worth + DUG_IN if near and (side == ALLIED or hex in state.vp_hexes) else -5.0
        return worth + 0.05 - self._alone(hex) + (self._fighting_chance(hex) if fighting else 0.0)

    def going(self, hex: int, *, fighting: bool = True) -> float:
        """What the unit would be worth in another hex."""
        worth = standing(self._state, self._side, hex, self._seen) - self._alone(hex)
        return worth + self._fighting_chance(hex) if fighting else worth

    def _alone(self, hex: int) -> float:
        """What it costs to be without friends near the enemy."""
        seen, cost = self._seen, ALONE[self._side]
        if not cost or seen.near[hex] > IN_REACH:
            return 0.0
        itself = self._beside is not None and self._beside[hex] <= TOGETHER
        return 0.0 if seen.friends[hex] > itself else cost

    def _fighting_chance(self, hex: int) -> float:
        """How welcome the enemies next to a hex are: weak ones invite, strong ones do not."""
        if self._seen.near[hex] > 1:
            return 0.0
        zoc, enemy, met = self._state.zoc, 1 - self._side, self._met
        found = []
        for there in self._state.ground.map.beside[hex]:
            if zoc.holds(enemy, there):
                if there not in met:
                    met[there] = self._welcome(there)
                found.append(met[there])
        return max(found, default=0.0)

    def _welcome(self, there: int) -> float:
        state, side = self._state, self._side
        theirs = sum(state.strength(n) for n in state.units_at(there, 1 - side))
        if there in state.ground.city:
            theirs *= 2
        ratio = (state.strength(self._number) + helpers(state, side, there, self._number)) / max(1, theirs)
        return 0.5 * (min(ratio, 4.0) - 1.2) * (0.6 + 0.4 * prize(state, side, there))


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
