"""Roads and rivers with the present bridges and their holders, as bits per directed hexside for the kernels."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from broadfront.board.grid import opposite
from broadfront.board.trace import Hexsides
from broadfront.titles.ardennes.data.attributes import Crossing, MapAttributes
from broadfront.titles.ardennes.rules.markers import BUILT_BRIDGE, INTACT

if TYPE_CHECKING:
    from broadfront.board.kernels.types import UInt8s

__all__ = ["BRIDGE_OF", "NO_ROAD", "UNBRIDGED", "Rivers"]

NO_ROAD = 1
UNBRIDGED = 2
"""Bit for a river without a bridge, or with a demolished one."""
BRIDGE_OF = (4, 8)
"""Bits for a bridge, by the side that holds it."""


@lru_cache(maxsize=8)
def _printed_road_bits(ground: MapAttributes) -> UInt8s:
    array: UInt8s = np.full((ground.count + 1, 6), NO_ROAD, dtype=np.uint8)
    hexes, ways = ground.road_edges
    array[hexes, ways] = 0
    return array


class Rivers:
    """Immutable roads and rivers of a position.

    Destroying, building or taking a bridge makes another object. Positions that share an object have the same roads and
    rivers.
    """

    __slots__ = ("_sides", "array", "standing")

    def __init__(self, array: UInt8s, standing: object) -> None:
        array.flags.writeable = False
        self.array = array
        """uint8[n + 1, 6]: NO_ROAD, and at rivers UNBRIDGED or BRIDGE_OF the holding side."""
        self.standing = standing
        """Identity object; positions that share it have the same bridges standing, whoever holds them."""
        self._sides: dict[tuple[int, int], Hexsides] = {}

    @classmethod
    def from_facts(cls, ground: MapAttributes, bridges: Mapping[str, str], german: Set[str]) -> Rivers:
        """Build roads and rivers from the bridge facts of a position."""
        array = _printed_road_bits(ground).copy()
        here, there, way, back, as_printed = ground.crossing_arrays
        bridged = as_printed.copy()
        for id, state in bridges.items():
            bridged[ground.crossings_by_id[id].number] = state in (INTACT, BUILT_BRIDGE)
        holder = np.full(len(bridged), BRIDGE_OF[1], dtype=np.uint8)
        holder[[ground.crossings_by_id[id].number for id in german]] = BRIDGE_OF[0]
        bits = np.where(bridged, holder, UNBRIDGED).astype(np.uint8)
        array[here, way] |= bits
        array[there, back] |= bits
        return cls(array, object())

    def with_bridge(self, crossing: Crossing, bridged: bool, holder: int) -> Rivers:
        """Return these roads and rivers with one river hexside changed; without a bridge the holder does not matter."""
        bits, before = BRIDGE_OF[holder] if bridged else UNBRIDGED, self.array[crossing.a, crossing.way]
        if before & bits:
            return self
        array, stood = self.array.copy(), not before & UNBRIDGED
        for edge in ((crossing.a, crossing.way), (crossing.b, opposite(crossing.way))):
            array[edge] = (array[edge] & NO_ROAD) | bits
        return Rivers(array, self.standing if stood == bridged else object())

    def closing_hexsides(self, closes: int, crosses: int = 0) -> Hexsides:
        """Return the hexsides that close a path or count as a crossing, selected by these bits."""
        found = self._sides.get((closes, crosses))
        if found is None:
            found = self._sides[closes, crosses] = Hexsides.from_array(self.array, closes, crosses)
        return found
