"""Whose ground a hex is: the two sides of the front."""

from __future__ import annotations

import numpy as np

from broadfront.board.zones import FRIEND, FRIENDLY_ZONE
from broadfront.titles.ardennes.data.arrays import Bools
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["german_ground"]


def german_ground(state: ArdennesState) -> Bools:
    """By hex, whether it is German ground.

    Ground belongs to the side that stands in it or covers it alone; what both or neither cover goes to the nearest
    unit, and if two are as near, to the side that had it at the start.
    """
    ground = state.ground
    german, allied = (state.board.flags(side)[: ground.count] for side in (GERMAN, ALLIED))
    near = [ground.away_from(state.board.occupied(side)) for side in (GERMAN, ALLIED)]
    at_start = np.zeros(ground.count, dtype=bool)
    at_start[list(ground.german_at_start)] = True
    owned = np.where(near[0] == near[1], at_start, near[0] < near[1])
    covered = (german & FRIENDLY_ZONE) != 0
    owned = np.where(covered != ((allied & FRIENDLY_ZONE) != 0), covered, owned)
    stood = (german & FRIEND) != 0
    found: Bools = np.where(stood | ((allied & FRIEND) != 0), stood, owned)
    return found
