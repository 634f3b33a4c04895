"""Encode the options of a side of patrol as rows of features: what a person would look at before choosing."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from broadfront.core.actions import Action
from broadfront.titles.patrol.data import ODDS, Patrol
from broadfront.titles.patrol.rules import actions as act
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import (
    Advancing,
    Battle,
    Combat,
    Reaction,
    Retreating,
    join_refusal,
    odds_label,
)
from broadfront.titles.patrol.steps.phases import Movement

__all__ = ["OptionFeatures"]

FAR = 4
NAMES = (
    *(f"distance {n}" for n in range(FAR + 1)),
    *(f"threat at {odds}" for odds in ODDS), *(f"chance at {odds}" for odds in ODDS),
    *(f"left a threat at {odds}" for odds in ODDS), *(f"left a chance at {odds}" for odds in ODDS),
    "nearer", "nearer by strength", "woods", "friends", "leaves the village", "over the stream", "not over the stream",
    "beside a village of the enemy", "beside an own village", "enters", "retreats", "advances",
    "ends moving", "ends fighting", "ends joining", "stays", "ends reacting",
    *(f"attack at {odds}" for odds in ODDS),
    "attacks the village", "attacks a reduced unit", "attacks the village at worse than 2:1",
    "joins", "joins and shifts", "ambush", "ambush that shifts", "ambush for the village",
    "rations", "rations by strength",
)  # fmt: skip
AT = {name: n for n, name in enumerate(NAMES)}
ENDS = {
    Movement: "ends moving",
    Combat: "ends fighting",
    Battle: "ends joining",
    Advancing: "stays",
    Reaction: "ends reacting",
}


class OptionFeatures:
    """Encoder of a side's legal actions as rows of `count` numbers each."""

    count = len(NAMES)

    def __init__(self, title: Patrol) -> None:
        board = title.map
        village = board.ids[title.village]
        self._distance = tuple(min(board.grid.distance(hex, village), FAR) for hex in board.ids)
        self._beyond = _is_beyond_stream(title)
        self._surroundings: dict[int, tuple[int | None, int | None, int]] = {}
        """Cached surroundings of each unit in its present hex, which are the same for all its moves."""

    def rows(self, state: PatrolState, side: str, actions: Sequence[Action]) -> NDArray[np.float32]:
        """Return one row of features for each action that a side could take."""
        self._surroundings.clear()
        rows = np.zeros((len(actions), self.count), dtype=np.float32)
        for row, action in zip(rows, actions, strict=True):
            for name, value in self._option_features(state, side, action).items():
                row[AT[name]] = value
        return rows

    def _option_features(self, state: PatrolState, side: str, action: Action) -> dict[str, float]:
        """Return the nonzero features of an action, by feature name."""
        step, index_of = state.stack[-1], state.title.map.index_of
        match action:
            case act.Move(unit, path):
                return self._move_features(state, side, state.number(unit), index_of(path[-1]))
            case act.Enter(unit, hex):
                return self._move_features(state, side, state.number(unit), index_of(hex)) | {"enters": 1.0}
            case act.Retreat(hex) if isinstance(step, Retreating):
                return self._move_features(state, side, step.unit, index_of(hex)) | {"retreats": 1.0}
            case act.Advance(unit) if isinstance(step, Advancing):
                return self._move_features(state, side, state.number(unit), step.target) | {"advances": 1.0}
            case act.Target(hex):
                return _attack_features(state, side, index_of(hex))
            case act.Join(unit) if isinstance(step, Battle):
                return _join_features(state, step, state.number(unit))
            case act.Ambush() if isinstance(step, Reaction):
                return _ambush_features(state, step)
            case act.Rations(unit):
                return {"rations": 1.0, "rations by strength": state.board.strength(state.number(unit)) / 5}
            case _:
                return {ENDS[kind]: 1.0} if (kind := type(step)) in ENDS else {}

    def _move_features(self, state: PatrolState, side: str, unit_number: int, hex: int) -> dict[str, float]:
        """Return the features of moving a unit to a hex, by feature name."""
        title, at = state.title, state.board.hex_of(unit_number)
        distance = self._distance[hex]
        threat, chance, friends = _neighbor_odds(state, side, unit_number, hex)
        found = {f"distance {distance}": 1.0, "friends": float(friends)}
        found |= _odds_feature("threat at", threat) | _odds_feature("chance at", chance)
        found["woods"] = float(title.map.terrain[hex] == "Woods")
        if at is not None:
            nearer = self._distance[at.index] - distance
            found["nearer"], found["nearer by strength"] = float(nearer), nearer * state.board.strength(unit_number) / 5
            if unit_number not in self._surroundings:
                self._surroundings[unit_number] = _neighbor_odds(state, side, unit_number, at.index)
            threat, chance, _ = self._surroundings[unit_number]
            found |= _odds_feature("left a threat at", threat) | _odds_feature("left a chance at", chance)
            found["leaves the village"] = float(at.index == title.village)
            if self._beyond[hex] != self._beyond[at.index]:
                found["over the stream" if self._beyond[at.index] else "not over the stream"] = 1.0
        holder = state.board.unit_in.get(title.village)
        if distance == 1 and holder is not None and holder != unit_number:
            own = title.units[holder].side == side
            found["beside an own village" if own else "beside a village of the enemy"] = 1.0
        return found


def _is_beyond_stream(title: Patrol) -> tuple[bool, ...]:
    """Return for each hex whether the stream lies between it and the village."""
    board, here = title.map, [title.village]
    for hex in here:
        for towards, there in enumerate(board.around[hex]):
            if there != len(board) and there not in here and board.side("rivers", hex, towards) is None:
                here.append(there)
    return tuple(hex not in here for hex in range(len(board)))


def _odds_feature(name: str, odds: int | None) -> dict[str, float]:
    """Return the feature that names these odds, such as `attack at 2:1`; nothing without odds."""
    return {} if odds is None else {f"{name} {ODDS[odds]}": 1.0}


def _odds_column(state: PatrolState, attack: int, defence: int, hex: int) -> int:
    """Return the index of the odds column for attacking a hex, ignoring the stream and cards."""
    covered = state.title.map.terrain[hex] == "Woods" or state.title.map.place[hex] is not None
    return max(0, min(len(ODDS) - 1, attack // defence if attack >= defence else 0) - covered)


def _neighbor_odds(state: PatrolState, side: str, unit_number: int, hex: int) -> tuple[int | None, int | None, int]:
    """Return odds around a unit in a hex: enemies against it, its own best attack, and its number of friends.

    Odds are indexes of combat table columns, or None without adjacent enemies.
    """
    units, around, own = state.title.units, state.title.map.around, state.board.strength(unit_number)
    threat, chance, friends = 0, -1, 0
    for there in around[hex]:
        other = state.board.unit_in.get(there)
        if other is None or other == unit_number:
            continue
        if units[other].side == side:
            friends += 1
            continue
        strength = state.board.strength(other)
        threat += strength
        near = (state.board.unit_in.get(i) for i in around[there])
        helped = sum(
            state.board.strength(m) for m in near if m is not None and m != unit_number and units[m].side == side
        )
        chance = max(chance, _odds_column(state, own + helped, strength, there))
    return (_odds_column(state, threat, own, hex) if threat else None), (chance if chance >= 0 else None), friends


def _attack_features(state: PatrolState, side: str, target: int) -> dict[str, float]:
    """Return the features of attacking a hex, by feature name."""
    joined = [n for n in state.title.of_side[side] if join_refusal(state, side, target, n) is None]
    label, _ = odds_label(state, target, joined, ambush=False)
    village, defender = target == state.title.village, state.board.unit_in[target]
    return {
        f"attack at {label}": 1.0,
        "attacks the village": float(village),
        "attacks the village at worse than 2:1": float(village and ODDS.index(label) < 2),
        "attacks a reduced unit": float(state.board.steps[defender] < state.title.units[defender].steps),
    }


def _join_features(state: PatrolState, step: Battle, unit_number: int) -> dict[str, float]:
    """Return the features of adding a unit to an attack, by feature name."""
    if not step.attackers:
        return {"joins": 1.0}
    before, after = (
        odds_label(state, step.target, by, ambush=False)[0] for by in (step.attackers, (*step.attackers, unit_number))
    )
    return {"joins": 1.0, "joins and shifts": float(ODDS.index(after) - ODDS.index(before))}


def _ambush_features(state: PatrolState, step: Reaction) -> dict[str, float]:
    """Return the features of playing the Ambush card, by feature name."""
    plain, lower = (odds_label(state, step.target, step.attackers, ambush)[0] for ambush in (False, True))
    village = step.target == state.title.village
    return {"ambush": 1.0, "ambush that shifts": float(plain != lower), "ambush for the village": float(village)}
