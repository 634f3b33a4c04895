"""Roads and rivers with the present bridges and their holders, as bits of each hexside for the compiled kernels."""

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
    """Return an array by hex and direction with the bit NO_ROAD at every hexside without a printed road."""
    array: UInt8s = np.full((ground.count + 1, 6), NO_ROAD, dtype=np.uint8)
    hexes, ways = ground.directed_road_hexsides
    array[hexes, ways] = 0
    return array


class Rivers:
    """Immutable roads and rivers of a position.

    Destroying, building or taking a bridge makes a new object; positions with the same object have the same bridges.
    """

    __slots__ = ("_held", "_sides", "array", "standing")

    def __init__(self, array: UInt8s, standing: object) -> None:
        array.flags.writeable = False
        self.array = array
        """uint8[n + 1, 6]: NO_ROAD, and at rivers UNBRIDGED or BRIDGE_OF the holding side."""
        self.standing = standing
        """Identity object; positions that share it have the same bridges standing, whoever holds them."""
        self._sides: dict[tuple[int, int], Hexsides] = {}
        self._held: dict[tuple[tuple[Crossing, ...], int], Rivers] = {}

    @classmethod
    def from_facts(cls, ground: MapAttributes, bridges: Mapping[str, str], german: Set[str]) -> Rivers:
        """Build the roads and rivers of a position from its bridges and the ids of those that Germans hold."""
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
        """Return a copy of the roads and rivers in which one river hexside has a bridge with a holder, or no bridge."""
        bits, before = BRIDGE_OF[holder] if bridged else UNBRIDGED, self.array[crossing.a, crossing.way]
        if before & bits:
            return self
        array, stood = self.array.copy(), not before & UNBRIDGED
        for edge in ((crossing.a, crossing.way), (crossing.b, opposite(crossing.way))):
            array[edge] = (array[edge] & NO_ROAD) | bits
        return Rivers(array, self.standing if stood == bridged else object())

    def with_bridges_held(self, crossings: tuple[Crossing, ...], side: int) -> Rivers:
        """Return the roads and rivers as if a side held the bridges at these river hexsides.

        The same bridges give the same object.
        """
        found = self._held.get((crossings, side))
        if found is None:
            found = self
            for crossing in crossings:
                found = found.with_bridge(crossing, True, side)
            self._held[crossings, side] = found
        return found

    def closing_hexsides(self, closing_bits: int, crossing_bits: int = 0) -> Hexsides:
        """Return the hexsides that block a path or count as a river crossing, each selected by its bits."""
        found = self._sides.get((closing_bits, crossing_bits))
        if found is None:
            found = self._sides[closing_bits, crossing_bits] = Hexsides.from_array(
                self.array, closing_bits, crossing_bits
            )
        return found
