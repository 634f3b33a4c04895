"""The score of a position of the Ardennes, and what tells within a day who will win."""

from __future__ import annotations

import numpy as np

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points

__all__ = ["signs", "standing"]

NEARNESS = 0.6
"""How much of a step is left a hex further away."""
HANDS, PILE = 12, 21
"""About the cards of a day's beginning: in both hands, and in the solitaire German's hand and deck."""


def standing(state: ArdennesState) -> dict[str, int]:
    """The German's victory points now."""
    return {"german": victory_points(state)}


def signs(state: ArdennesState) -> dict[str, float]:
    """Points held, cards still to come, and the German's hold on the points he has not taken yet."""
    german, allied = len(state.zones["german-hand"]), len(state.zones["allied-hand"])
    left = (german + allied) / HANDS if state.variant == "2p" else (german + len(state.zones["german-deck"])) / PILE
    found = {"points": float(victory_points(state)), "german cards": float(german), "allied cards": float(allied)}
    return found | _in_reach(state) | {"left": left}


def _in_reach(state: ArdennesState) -> dict[str, float]:
    """Of the points that are not taken: those in an empty hex beside him, and his share of the steps around them."""
    index, held = state.ground.map.index, state.german_held
    open_points = [(index[vp.hex], vp.value) for vp in state.victory_hexes if vp.hex not in held]
    found = {"empty beside": 0.0, "pressed": 0.0}
    if not open_points:
        return found
    hexes = [hex for hex, _ in open_points]
    away, pressing = zip(*(_around(state, side, hexes) for side in (GERMAN, ALLIED)), strict=True)
    for n, (_, value) in enumerate(open_points):
        german, allied = pressing[GERMAN][n], pressing[ALLIED][n]
        found["empty beside"] += value * bool(away[GERMAN][n] <= 1 and away[ALLIED][n] > 0)
        found["pressed"] += value * float(german / (german + allied + 0.5))
    return found


def _around(state: ArdennesState, side: int, hexes: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """How far the nearest unit of a side is from each hex, and how many of its steps are near."""
    units = [(hex, state.steps[n]) for n in state.on_map(side) if (hex := state.hex(n)) is not None]
    if not units:
        return np.full(len(hexes), 99), np.zeros(len(hexes))
    away = state.ground.distance[np.ix_(hexes, [hex for hex, _ in units])].astype(np.float64)
    return away.min(axis=1), (NEARNESS**away) @ np.array([steps for _, steps in units], dtype=np.float64)
