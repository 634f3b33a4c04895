"""The score of a position, and the features that predict the winner."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from broadfront.analyst.outlooks import Place, Places, TitleOutlook
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN, VictoryHex
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState
from broadfront.titles.ardennes.rules.victory_points import victory_points, winning_points

__all__ = ["OUTLOOK"]

NO_UNIT_DISTANCE, BASE_STEPS = 99.0, 0.3
"""Distance used if there is no unit, and the number of steps added to every nearness sum."""
NEARNESS = 0.6
"""Factor by which the weight of a step falls with each hex of distance."""
FULL_HANDS, FULL_PILE = 12, 21
"""Typical number of cards at the start of a day: both hands, and the solitaire German hand and deck."""


def current_score(state: ArdennesState) -> dict[str, int]:
    """Return the current German victory points."""
    return {"german": victory_points(state)}


def position_features(state: ArdennesState) -> dict[str, float]:
    """Return the numbers that predict the winner: victory points, cards left, and untaken points in German reach."""
    german, allied = _hand_sizes(state)
    found = {"points": float(victory_points(state)), "german cards": float(german), "allied cards": float(allied)}
    return found | _untaken_points_features(state) | {"left": _share_of_day_left(state)}


def _hand_sizes(state: ArdennesState) -> tuple[int, int]:
    """Return the number of cards in the German and in the Allied hand."""
    return len(state.zones["german-hand"]), len(state.zones["allied-hand"])


def _share_of_day_left(state: ArdennesState) -> float:
    """Return the fraction of the day that is still to come, estimated from the cards left."""
    german, allied = _hand_sizes(state)
    return (
        (german + allied) / FULL_HANDS
        if state.variant == "2p"
        else (german + len(state.zones["german-deck"])) / FULL_PILE
    )


def _untaken_points_features(state: ArdennesState) -> dict[str, float]:
    """Return the untaken victory points in German reach.

    The first figure counts empty victory hexes next to German units; the second weighs every untaken hex by the share
    of German steps around it.
    """
    index, held = state.ground.map.index, state.land.german_held
    open_points = [(index[vp.hex], vp.value) for vp in state.victory_hexes if vp.hex not in held]
    found = {"empty beside": 0.0, "pressed": 0.0}
    if not open_points:
        return found
    hexes = [hex for hex, _ in open_points]
    away, pressing = zip(*(_nearness_of_units_to_hexes(state, side, hexes) for side in (GERMAN, ALLIED)), strict=True)
    for n, (_, value) in enumerate(open_points):
        german, allied = pressing[GERMAN][n], pressing[ALLIED][n]
        found["empty beside"] += value * bool(away[GERMAN][n] <= 1 and away[ALLIED][n] > 0)
        found["pressed"] += value * float(german / (german + allied + 0.5))
    return found


def _nearness_of_units_to_hexes(state: ArdennesState, side: int, hexes: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """Return, for each hex, the distance to a side's nearest unit and its steps, weighted less the farther away."""
    units = [(hex, state.board.steps[n]) for n in state.on_map(side) if (hex := state.board.hex_of_unit(n)) is not None]
    if not units:
        return np.full(len(hexes), 99), np.zeros(len(hexes))
    away = state.ground.distance[np.ix_(hexes, [hex for hex, _ in units])].astype(np.float64)
    return away.min(axis=1), (NEARNESS**away) @ np.array([steps for _, steps in units], dtype=np.float64)


def victory_places(state: ArdennesState) -> Places:
    """Return the victory hexes with the figures that predict whether the German holds them at the day's end."""
    held, hexes = state.land.german_held, [state.ground.map.index[vp.hex] for vp in state.victory_hexes]
    near = [_UnitsNear(state, side, hexes) for side in (GERMAN, ALLIED)]
    german, allied = _hand_sizes(state)
    asked = state.pending
    cards = {
        "german cards": float(german),
        "allied cards": float(allied),
        "german to play": float(isinstance(asked, Decision) and asked.side == "german"),
    }
    found = (
        Place(
            vp.hex,
            vp.value,
            vp.hex in held,
            _held_victory_hex_features(near, n)
            if vp.hex in held
            else _untaken_victory_hex_features(vp, near, n) | cards,
        )
        for n, vp in enumerate(state.victory_hexes)
    )
    return Places(state.totals.exit_vp, winning_points(state), _share_of_day_left(state), tuple(found))


class _UnitsNear:
    """The distance and weighted number of a side's steps around each of some hexes."""

    def __init__(self, state: ArdennesState, side: int, hexes: list[int]) -> None:
        units = [(hex, n) for n in state.on_map(side) if (hex := state.board.hex_of_unit(n)) is not None]
        away = state.ground.distance[np.ix_(hexes, [hex for hex, _ in units])].astype(np.float64)
        steps = np.array([state.board.steps[n] for _, n in units], dtype=np.float64)
        fresh = np.array([not state.tally.activated[n] for _, n in units], dtype=np.float64)
        nearness = NEARNESS**away
        self.away = away.min(axis=1, initial=NO_UNIT_DISTANCE)
        self.steps, self.fresh = np.log(nearness @ steps + BASE_STEPS), np.log(nearness @ (steps * fresh) + BASE_STEPS)
        self.inside, self.fresh_beside = (away == 0) @ steps, np.sqrt((away == 1) @ (steps * fresh))


def _held_victory_hex_features(near: list[_UnitsNear], vp_index: int) -> dict[str, float]:
    """Return the predictive figures of a victory hex that the German holds."""
    return {"held": 1.0, "allied near held": float(near[ALLIED].steps[vp_index])}


def _untaken_victory_hex_features(vp: VictoryHex, near: list[_UnitsNear], vp_index: int) -> dict[str, float]:
    """Return the predictive figures of a victory hex that the German does not hold; its hex id is one of them."""
    german, allied = near
    away, empty = german.away[vp_index], not allied.inside[vp_index]
    return {
        vp.hex: 1.0,
        "german near": float(german.steps[vp_index]),
        "allied near": float(allied.steps[vp_index]),
        "fresh near": float(german.fresh[vp_index]),
        "fresh beside": float(german.fresh_beside[vp_index]),
        "garrison": float(allied.inside[vp_index]),
        "beside": float(away == 1),
        "two away": float(away == 2),
        "empty": float(empty),
        "empty and beside": float(empty and away == 1),
    }


OUTLOOK = TitleOutlook(Path(__file__).with_suffix(".toml"), current_score, position_features, victory_places)
