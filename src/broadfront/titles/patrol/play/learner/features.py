"""Encode a position of patrol, as one side knows it, as a row of features from -1 to 1.

Units are described by their distance from the village and the strength of adjacent enemies, not by their hexes; a few
hundred games are then enough to learn from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from broadfront.core.steps import InOrder, Step
from broadfront.titles.patrol.data import ODDS, SIDES, Patrol
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import Advancing, Battle, Reaction, Resolution, Retreating, odds_label

__all__ = ["Features"]

CARDS = ("Ambush", "Rations")
MOST_CARDS = 3
"""Classes of card counts: none, one, two or more."""
WEATHERS, BRIDGES, HOLDERS = ("clear", "snow"), ("new", "stands", "blown"), ("", *SIDES)
FAR, RESERVE, LOST = 4, 5, 6
"""Classes of a unit's place besides 0 to 3 hexes from the village."""
PLACES, THREATS, FLAGS, PHASES = 7, 4, 3, 10
STRENGTHS = 20.0
"""Approximate total strength of a side."""


class Features:
    """Encoder of positions as rows of numbers for the network; each kind of feature has a block of columns."""

    def __init__(self, title: Patrol) -> None:
        self.units = len(title.units)
        sizes = {
            "places": self.units * PLACES,
            "threats": self.units * THREATS,
            "flags": self.units * FLAGS,
            "holder": (title.forces.turns + 1) * len(HOLDERS),
            "weather": len(WEATHERS),
            "bridge": len(BRIDGES),
            "phase": PHASES,
            "hands": len(SIDES) * 3 * MOST_CARDS,
            "storm": len(SIDES) * len(ODDS),
            "fight": len(SIDES) * len(ODDS) * 2,
            "after": len(SIDES) * 2,
            "strengths": len(SIDES) * 2,
        }
        self.at = {name: sum(list(sizes.values())[:n]) for n, name in enumerate(sizes)}
        self.count = sum(sizes.values())
        board, village = title.map, title.map.ids[title.village]
        self._distance = tuple(min(board.grid.distance(hex, village), FAR) for hex in board.ids)

    def rows(self, positions: Iterable[tuple[PatrolState, str]]) -> NDArray[np.float32]:
        """Return one row of features for each position, as known to the side given with it."""
        found = [list(self._nonzero_features(state, side)) for state, side in positions]
        rows = np.zeros((len(found), self.count), dtype=np.float32)
        for row, pairs in zip(rows, found, strict=True):
            places, values = zip(*pairs, strict=True)
            row[list(places)] = values
        return rows

    def _nonzero_features(self, state: PatrolState, side: str) -> Iterator[tuple[int, float]]:
        """Yield the column and the value of each nonzero feature of a position."""
        at = self.at
        yield from self._unit_features(state)
        yield at["holder"] + state.clock.turn * len(HOLDERS) + HOLDERS.index(state.board.village), 1.0
        yield at["weather"] + WEATHERS.index(state.clock.weather), 1.0
        yield at["bridge"] + BRIDGES.index(state.board.bridge), 1.0
        phase = next((step.at for step in state.stack if isinstance(step, InOrder) and step.name == "turn"), 0)
        yield at["phase"] + phase, 1.0
        yield from self._hand_features(state, side)
        yield from self._village_attack_features(state)
        if state.stack:
            yield from self._fight_features(state, state.stack[-1])

    def _unit_features(self, state: PatrolState) -> Iterator[tuple[int, float]]:
        """Yield the features of units: distance to the village, threats, flags, and total strengths."""
        at, units, around, unit_in = self.at, state.title.units, state.title.map.around, state.board.unit_in
        strength = [state.board.strength(n) if state.board.steps[n] else 0 for n in range(self.units)]
        near = [0, 0]
        for n, unit in enumerate(units):
            spot = state.board.hex_of(n)
            if spot is None:
                yield at["places"] + n * PLACES + (RESERVE if state.board.steps[n] else LOST), 1.0
                continue
            distance = self._distance[spot.index]
            yield at["places"] + n * PLACES + distance, 1.0
            if distance <= 1:
                near[SIDES.index(unit.side)] += strength[n]
            beside = (unit_in.get(there) for there in around[spot.index])
            enemies = sum(strength[m] for m in beside if m is not None and units[m].side != unit.side)
            yield at["threats"] + n * THREATS + min(THREATS - 1, (enemies + strength[n] - 1) // strength[n]), 1.0
            flags = (state.board.steps[n] < unit.steps, state.board.moved[n] > 0, state.board.fought[n] & 1)
            for flag, is_set in enumerate(flags):
                yield at["flags"] + n * FLAGS + flag, float(is_set)
        for number, side in enumerate(SIDES):
            whole = sum(strength[n] for n in state.title.of_side[side])
            yield at["strengths"] + number * 2, whole / STRENGTHS
            yield at["strengths"] + number * 2 + 1, near[number] / STRENGTHS

    def _hand_features(self, state: PatrolState, side: str) -> Iterator[tuple[int, float]]:
        """Yield the features of cards: the side's own hand, and how many cards the other side holds."""
        viewer, other = SIDES.index(side), SIDES[1 - SIDES.index(side)]
        held = state.zones[f"{side} hand"]
        counts = (*(held.count(card) for card in CARDS), len(state.zones[f"{other} hand"]))
        for kind, count in enumerate(counts):
            yield self.at["hands"] + (viewer * 3 + kind) * MOST_CARDS + min(count, MOST_CARDS - 1), 1.0

    def _village_attack_features(self, state: PatrolState) -> Iterator[tuple[int, float]]:
        """Yield the feature of the odds at which adjacent enemies could attack the village now."""
        village, units = state.title.village, state.title.units
        holder = state.board.unit_in.get(village)
        if holder is None:
            return
        beside = (state.board.unit_in.get(there) for there in state.title.map.around[village])
        attackers = [n for n in beside if n is not None and units[n].side != units[holder].side]
        if attackers:
            odds = ODDS.index(odds_label(state, village, attackers, ambush=False)[0])
            yield self.at["storm"] + SIDES.index(units[holder].side) * len(ODDS) + odds, 1.0

    def _fight_features(self, state: PatrolState, step: Step[PatrolState]) -> Iterator[tuple[int, float]]:
        """Yield the features of a fight in progress: its odds, whether for the village, who retreats or advances."""
        if isinstance(step, Retreating):
            yield self.at["after"] + SIDES.index(step.side), 1.0
        elif isinstance(step, Advancing):
            yield self.at["after"] + len(SIDES) + SIDES.index(step.side), 1.0
        elif isinstance(step, Battle | Reaction | Resolution) and step.attackers:
            odds = ODDS.index(odds_label(state, step.target, step.attackers, ambush=False)[0])
            place = (SIDES.index(step.side) * len(ODDS) + odds) * 2 + (step.target == state.title.village)
            yield self.at["fight"] + place, 1.0
