"""Which side controls each hex, on either side of the front."""

from __future__ import annotations

import numpy as np

from broadfront.board.zones import FRIEND, FRIENDLY_ZONE
from broadfront.titles.ardennes.data.arrays import Bools
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.state.ardennes_state import ArdennesState

__all__ = ["german_territory"]


def german_territory(state: ArdennesState) -> Bools:
    """Return an array that says for each hex whether it is on the German side of the front.

    A hex belongs to the side that occupies it or alone exerts a zone of control there, else to the nearest unit.
    Ties go to the side that held the hex at the start.
    """
    ground = state.ground
    german, allied = (state.board.hex_flags(side)[: ground.count] for side in (GERMAN, ALLIED))
    near = [ground.distances_from(state.board.occupied_hexes(side)) for side in (GERMAN, ALLIED)]
    at_start = np.zeros(ground.count, dtype=bool)
    at_start[list(ground.german_at_start)] = True
    owned = np.where(near[0] == near[1], at_start, near[0] < near[1])
    covered = (german & FRIENDLY_ZONE) != 0
    owned = np.where(covered != ((allied & FRIENDLY_ZONE) != 0), covered, owned)
    stood = (german & FRIEND) != 0
    found: Bools = np.where(stood | ((allied & FRIEND) != 0), stood, owned)
    return found
