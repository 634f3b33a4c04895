"""Daily measures that follow a whole game: attacks, points, lone German stacks and captured hexes."""

from __future__ import annotations

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep, Fight
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points

__all__ = ["AttackCount", "HexesChangedHands", "LoneStacks", "PointsAtDayEnd", "units_of_lone_german_stacks"]

LONE_RADIUS = 2
"""Radius in hexes without friends that makes a stack alone."""
FRONT_DISTANCE = 3
"""Maximum distance in hexes to an Allied unit for a stack to count as at the front."""


class CombatDetector:
    """Notices when a new combat begins while the recorded actions and results of a game are read in order."""

    def __init__(self) -> None:
        self._last: tuple[str, int, tuple[int, ...]] | None = None

    def detect(self, state: ArdennesState) -> Fight | None:
        """Return the combat that began after the position of the previous call, or None if none did."""
        fight = next((step.fight for step in reversed(state.stack) if isinstance(step, CombatStep)), None)
        before, self._last = self._last, None if fight is None else (fight.side, fight.target, fight.attackers[:1])
        return fight if self._last is not None and self._last != before else None


class AttackCount:
    """The number of attacks that a side makes per day."""

    def __init__(self, side: str, _state: ArdennesState) -> None:
        self._side, self._number, self._fights = side, 0, CombatDetector()

    def see_line(self, state: ArdennesState) -> None:
        """Count a combat of this side if the last recorded event of the game began one."""
        fight = self._fights.detect(state)
        self._number += fight is not None and fight.side == self._side

    def value(self, state: ArdennesState) -> int:
        """Return the attacks counted since the last call, and begin again at 0."""
        number, self._number = self._number, 0
        return number


class PointsAtDayEnd:
    """The German victory points at the end of each day, even if they are read after the next day has begun."""

    def __init__(self, state: ArdennesState) -> None:
        self._day = state.clock.day

    def see_line(self, state: ArdennesState) -> None:
        """Do nothing; the points are read at the end of the day only."""

    def value(self, state: ArdennesState) -> int:
        """Return the victory points of the day that ends, and go on to the next day."""
        day, self._day = self._day, self._day + 1
        return victory_points(state, day)


class HexesChangedHands:
    """The number of victory hexes that changed hands since the evening before."""

    def __init__(self, state: ArdennesState) -> None:
        self._held = self._german_hexes(state)

    @staticmethod
    def _german_hexes(state: ArdennesState) -> frozenset[str]:
        """Return the victory hexes that the German holds."""
        return frozenset(vp.hex for vp in state.victory_hexes if vp.hex in state.land.german_held)

    def see_line(self, state: ArdennesState) -> None:
        """Do nothing; which side holds each hex is compared at the end of the day only."""

    def value(self, state: ArdennesState) -> int:
        """Return the number of victory hexes held by another side than at the last call."""
        before, self._held = self._held, self._german_hexes(state)
        return len(before ^ self._held)


def units_of_lone_german_stacks(state: ArdennesState) -> dict[int, frozenset[int]]:
    """Return the German units that stand near the front without friendly stacks nearby, grouped by hex.

    Stacks with fortress troops do not count.
    """
    distance = state.ground.distance
    allied = [hex for n in state.on_map(ALLIED) if (hex := state.board.hex_of_unit(n)) is not None]
    stacks: dict[int, set[int]] = {}
    for n in state.on_map(GERMAN):
        hex = state.board.hex_of_unit(n)
        if hex is not None:
            stacks.setdefault(hex, set()).add(n)
    return {
        hex: frozenset(units)
        for hex, units in stacks.items()
        if not any("static" in state.units[n].flags for n in units)
        and all(there == hex or distance[hex, there] > LONE_RADIUS for there in stacks)
        and any(distance[hex, there] <= FRONT_DISTANCE for there in allied)
    }


class LoneStacks:
    """The number of isolated German stacks of one evening that the Allies attacked the next day.

    Unless `attacked` is set, stacks that are still isolated the next evening count too.
    """

    def __init__(self, state: ArdennesState, *, attacked: bool) -> None:
        self._wanted, self._struck, self._fights = attacked, set[int](), CombatDetector()
        self._alone = list(units_of_lone_german_stacks(state).values())

    def see_line(self, state: ArdennesState) -> None:
        """Note the defending units if the last recorded event of the game began an Allied combat."""
        fight = self._fights.detect(state)
        if fight is not None and fight.side == "allied":
            self._struck.update(fight.defenders, fight.guests)

    def value(self, state: ArdennesState) -> int:
        """Return the count for the day that ends, and note the lone stacks of this evening for the next day."""
        now = units_of_lone_german_stacks(state)
        still = {n for units in now.values() for n in units}
        attacked = [units for units in self._alone if units & self._struck]
        left = [units for units in self._alone if not units & self._struck and units & still]
        self._alone, self._struck = list(now.values()), set()
        return len(attacked) if self._wanted else len(attacked) + len(left)
