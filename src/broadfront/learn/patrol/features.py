"""A position of patrol as one side knows it, as a row of ones and zeros."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from broadfront.core.locations import OnMap
from broadfront.core.steps import InOrder, Step
from broadfront.titles.patrol.data import ODDS, SIDES, Patrol
from broadfront.titles.patrol.rules.state import PatrolState
from broadfront.titles.patrol.steps.combat import Advancing, Battle, Reaction, Resolution, Retreating, column

__all__ = ["Features"]

CARDS = ("Ambush", "Rations")
MOST_CARDS = 3
"""None, one, two or more of a card."""
WEATHERS, BRIDGES, HOLDERS = ("clear", "snow"), ("new", "stands", "blown"), ("", *SIDES)


class Features:
    """Which features a title's positions have; their order is the order of `_found`."""

    def __init__(self, title: Patrol) -> None:
        self.places = len(title.map) + 2
        self.units = len(title.units)
        self.phases = 10
        self.turns = title.forces.turns + 1
        self.sizes = (
            self.units * self.places,
            self.units * 4,
            self.turns * len(HOLDERS),
            len(WEATHERS),
            len(BRIDGES),
            self.phases,
            len(SIDES) * MOST_CARDS * 3,
            self.units * 2,
            len(ODDS) * 2,
            len(SIDES) * 2,
        )
        self.starts = tuple(sum(self.sizes[:n]) for n in range(len(self.sizes)))
        self.count = sum(self.sizes)

    def rows(self, positions: Iterable[tuple[PatrolState, str]]) -> NDArray[np.float32]:
        """A row for each position and the side that looks at it."""
        found = [list(self._found(state, side)) for state, side in positions]
        rows = np.zeros((len(found), self.count), dtype=np.float32)
        for row, ones in zip(rows, found, strict=True):
            row[ones] = 1.0
        return rows

    def _found(self, state: PatrolState, side: str) -> Iterator[int]:
        """The features that are true."""
        at = self.starts
        for n, spot in enumerate(state.where):
            place = spot.index if isinstance(spot, OnMap) else -1 if state.steps[n] else -2
            yield at[0] + n * self.places + place % self.places
            if state.steps[n] < state.title.units[n].steps:
                yield at[1] + n * 4
            if state.moved[n]:
                yield at[1] + n * 4 + 1
            if state.fought[n]:
                yield at[1] + n * 4 + 1 + state.fought[n] % 3
        yield at[2] + state.turn * len(HOLDERS) + HOLDERS.index(state.village)
        yield at[3] + WEATHERS.index(state.weather)
        yield at[4] + BRIDGES.index(state.bridge)
        phase = next((s.at for s in state.stack if isinstance(s, InOrder) and s.name == "turn"), 0)
        yield at[5] + phase
        yield from self._hands(state, side)
        if state.stack:
            yield from self._fight(state, state.stack[-1])

    def _hands(self, state: PatrolState, side: str) -> Iterator[int]:
        """What the side holds, and how many cards the other has."""
        viewer, other = SIDES.index(side), SIDES[1 - SIDES.index(side)]
        held = state.zones[f"{side} hand"]
        counts = (*(held.count(card) for card in CARDS), len(state.zones[f"{other} hand"]))
        for kind, count in enumerate(counts):
            yield self.starts[6] + (viewer * 3 + kind) * MOST_CARDS + min(count, MOST_CARDS - 1)

    def _fight(self, state: PatrolState, step: Step[PatrolState]) -> Iterator[int]:
        """Who attacks whom, at which odds; who must retreat or may advance."""
        at = self.starts
        if isinstance(step, Retreating):
            yield at[9] + SIDES.index(step.side)
        elif isinstance(step, Advancing):
            yield at[9] + len(SIDES) + SIDES.index(step.side)
        elif isinstance(step, Battle | Reaction | Resolution):
            yield at[7] + state.unit_in[step.target]
            for n in step.attackers:
                yield at[7] + self.units + n
            if step.attackers:
                label, _ = column(state, step.target, step.attackers, ambush=False)
                yield at[8] + ODDS.index(label) * 2 + (step.target == state.title.village)
