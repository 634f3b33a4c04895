"""What a hex, a move and an attack are worth to a side: points within reach, the enemy at hand, supply."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from broadfront.titles.ardennes.fight import Fight, defenders_of
from broadfront.titles.ardennes.records import GERMAN, SIDES
from broadfront.titles.ardennes.state import ArdennesState
from broadfront.titles.ardennes.steps.chits import hits_of_chit, limits
from broadfront.titles.ardennes.strength import Conditions, conditions
from broadfront.titles.ardennes.supply import supply

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from broadfront.titles.ardennes.title import Ardennes

__all__ = ["Prospect", "prospect", "pull", "standing"]

NEARNESS = 0.72
"""How much of a point is left a hex further away."""
SUPPLIED = 1.5
MEUSE = 0.6


def pull(state: ArdennesState, side: int) -> npt.NDArray[np.float64]:
    """By hex, how strongly the points still to be had (or to be kept) draw a side there."""
    held = tuple(state.held_by(state.ground.map.index[vp.hex]) for vp in state.victory_hexes)
    return _pull(state.ardennes, state.scenario, held, side)


@lru_cache(maxsize=512)
def _pull(title: Ardennes, scenario: str, held: tuple[int, ...], side: int) -> npt.NDArray[np.float64]:
    import numpy as np

    ground = title.attributes
    field = np.zeros(ground.count)
    for vp, holder in zip(title.scenarios[scenario].victory_hexes, held, strict=True):
        wanted = vp.value * (1.0 if holder != side else 0.15 if side == GERMAN else 0.5)
        away = ground.distance[ground.map.index[vp.hex]][: ground.count].astype(np.float64)
        field += wanted * NEARNESS**away
    if side == GERMAN:
        field += MEUSE * np.array(ground.west) / 60
    return field


@lru_cache(maxsize=1024)
def _hits(title: Ardennes, held: Conditions, alert: bool) -> tuple[int, int]:
    """The hits of all chits together under these conditions."""
    totals = [0, 0]
    for chit in title.chits.values():
        for side, hits in enumerate(hits_of_chit(chit, held, alert=alert)):
            totals[side] += hits
    return totals[0], totals[1]


def standing(state: ArdennesState, side: int, hex: int) -> float:
    """What it is worth to stand in a hex: the pull there, points taken, supply, company of the enemy."""
    worth = float(pull(state, side)[hex])
    if hex in state.vp_hexes and state.held_by(hex) != side:
        worth += 3
    if hex in supply(state, side):
        worth += SUPPLIED
    if hex in state.ground.road:
        worth += 0.2
    return worth


class Prospect(NamedTuple):
    """What an attack promises: mean hits on each side, the least hits that clear the hex, and its worth."""

    on_defender: float
    on_attacker: float
    chits: int
    worth: float


def prospect(state: ArdennesState, side: int, target: int, attackers: Sequence[int]) -> Prospect:
    """The mean of an attack without further tactics, from the chits and conditions as they stand."""
    defenders, guests = defenders_of(state, target, 1 - side)
    start = tuple(hex for n in attackers if (hex := state.hex(n)) is not None)
    fight = Fight(SIDES[side], target, tuple(attackers), 0, from_hexes=start, defenders=defenders, guests=guests)
    held = conditions(state, fight)
    _, most, _ = limits(state, fight)
    totals = _hits(state.ardennes, held, "Allies Alert" in state.lasting)
    cup = len(state.ardennes.chits)
    on_defender, on_attacker = most * totals[0] / cup, most * totals[1] / cup
    if (
        target in state.ground.town
        or (side != GERMAN and target in state.ground.westwall)
        or state.name(target) in state.ips
    ):
        on_defender = max(0.0, on_defender - 0.8)
    steps = sum(state.steps[n] for n in defenders)
    # About half of the hits move the defender: the first or second usually empties the hex.
    clears = min(1.0, on_defender / (1.6 + 0.25 * steps))
    prize = 1.2 + float(pull(state, side)[target]) + (3.0 if target in state.vp_hexes else 0.0)
    return Prospect(on_defender, on_attacker, most, on_defender + clears * prize - 1.15 * min(on_attacker, 3.0))
