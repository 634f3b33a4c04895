"""Occupied hexes and zones of control, as flag bytes per side.

Derived data of a state: setters that move a unit call `enter` and `leave`. Each touches one hex, and its six neighbors
only when the hex gains or loses its zone. `ControlZones.build` makes the same from scratch. Kernels use the bytes
without copying them.
"""

from collections.abc import Callable, Iterable
from functools import cache

import numpy as np

from broadfront.board.hexmap import HexMap
from broadfront.board.kernels.types import UInt8s

# Flag bits of a hex in one side's view. The upper four belong to the title.
FRIEND = 1
FRIENDLY_ZONE = 2
ENEMY = 4
ENEMY_ZONE = 8
TITLE_BITS = (16, 32, 64, 128)

ZoneCrosses = Callable[[int, int], bool]


class ControlZones:
    """Occupied hexes and zones of control of two sides, numbered 0 and 1.

    `crosses(hex, direction)` returns whether a zone extends over a hexside; without it, zones cross every hexside.
    """

    __slots__ = ("_around", "_count", "_cover", "_flags", "_holders", "_units", "_views")

    def __init__(self, hexmap: HexMap, crosses: ZoneCrosses | None = None) -> None:
        self._count = len(hexmap)
        self._around = _zone_neighbors(hexmap, crosses)
        size = self._count + 1
        self._units = [bytearray(size), bytearray(size)]
        self._holders = [bytearray(size), bytearray(size)]
        self._cover = [bytearray(size), bytearray(size)]
        self._flags = [bytearray(size), bytearray(size)]
        self._views: list[UInt8s | None] = [None, None]

    @classmethod
    def build(
        cls, hexmap: HexMap, units: Iterable[tuple[int, int, bool]], crosses: ZoneCrosses | None = None
    ) -> "ControlZones":
        """Build the occupied hexes and zones of control from scratch; `units` gives the side, the hex and whether it
        has a zone, for each unit."""
        zones = cls(hexmap, crosses)
        for side, hex, has_zone in units:
            zones.enter(side, hex, has_zone)
        return zones

    def copy(self) -> "ControlZones":
        """Return an independent copy."""
        other = object.__new__(ControlZones)
        other._count = self._count
        other._around = self._around
        other._units = [column[:] for column in self._units]
        other._holders = [column[:] for column in self._holders]
        other._cover = [column[:] for column in self._cover]
        other._flags = [column[:] for column in self._flags]
        other._views = [None, None]
        return other

    def __eq__(self, other: object) -> bool:
        """Return whether units, zones and title bits are the same in every hex."""
        if not isinstance(other, ControlZones):
            return NotImplemented
        return (
            self._units == other._units
            and self._holders == other._holders
            and self._cover == other._cover
            and self._flags == other._flags
        )

    __hash__ = None  # type: ignore[assignment]  # mutable

    # Changing -------------------------------------------------------------------------------------------------------

    def enter(self, side: int, hex: int, has_zone: bool = True) -> None:
        """Add a unit to a hex."""
        units = self._units[side]
        units[hex] += 1
        if units[hex] == 1:
            self._flags[side][hex] |= FRIEND
            self._flags[1 - side][hex] |= ENEMY
        if has_zone:
            self.gain_zone(side, hex)

    def leave(self, side: int, hex: int, has_zone: bool = True) -> None:
        """Remove a unit from a hex; `has_zone` must be the same as when the unit entered."""
        units = self._units[side]
        units[hex] -= 1
        if not units[hex]:
            self._flags[side][hex] &= ~FRIEND
            self._flags[1 - side][hex] &= ~ENEMY
        if has_zone:
            self.lose_zone(side, hex)

    def gain_zone(self, side: int, hex: int) -> None:
        """Count one more unit with a zone of control in the hex."""
        holders = self._holders[side]
        holders[hex] += 1
        if holders[hex] == 1:
            cover, own, enemys = self._cover[side], self._flags[side], self._flags[1 - side]
            for there in self._around[hex]:
                if not cover[there]:
                    own[there] |= FRIENDLY_ZONE
                    enemys[there] |= ENEMY_ZONE
                cover[there] += 1

    def lose_zone(self, side: int, hex: int) -> None:
        """Count one unit with a zone of control less in the hex; the unit itself stays."""
        holders = self._holders[side]
        holders[hex] -= 1
        if not holders[hex]:
            cover, own, enemys = self._cover[side], self._flags[side], self._flags[1 - side]
            for there in self._around[hex]:
                cover[there] -= 1
                if not cover[there]:
                    own[there] &= ~FRIENDLY_ZONE
                    enemys[there] &= ~ENEMY_ZONE

    def set_bit(self, side: int, hex: int, bit: int, on: bool = True) -> None:
        """Set or clear one of the title's own flag bits of a hex, as one side sees the hex."""
        flags = self._flags[side]
        flags[hex] = flags[hex] | bit if on else flags[hex] & ~bit

    # Queries --------------------------------------------------------------------------------------------------------

    def flags(self, side: int) -> bytearray:
        """Return the flag bytes of all hexes as one side sees them, read only."""
        return self._flags[side]

    def masked_flags(self, side: int, bits: int) -> bytearray:
        """Return a copy of the flag bytes of all hexes with only these bits, to detect later changes."""
        return self._flags[side].translate(_bit_mask_table(bits))

    def flags_without_enemies(self, side: int, hex: int) -> bytearray:
        """Return the flag bytes of all hexes as if no enemy were in this hex."""
        flags, cover, own = self._flags[side][:], self._cover[1 - side], self._holders[1 - side][hex] > 0
        flags[hex] &= ~ENEMY
        for there in self._around[hex]:
            if cover[there] <= own:
                flags[there] &= ~ENEMY_ZONE
        return flags

    def flag_array(self, side: int) -> UInt8s:
        """Return the flag bytes of all hexes as an array for compiled searches; it reflects later changes."""
        view = self._views[side]
        if view is None:
            view = self._views[side] = np.frombuffer(self._flags[side], dtype=np.uint8)
        return view

    def unit_count(self, side: int, hex: int) -> int:
        """Return the number of units of a side in a hex."""
        return self._units[side][hex]

    def has_unit(self, side: int, hex: int) -> bool:
        """Return whether a side has a unit in a hex."""
        return self._units[side][hex] > 0

    def has_enemy(self, side: int, hex: int) -> bool:
        """Return whether an enemy of the side has a unit in a hex."""
        return bool(self._flags[side][hex] & ENEMY)

    def is_in_enemy_zone(self, side: int, hex: int) -> bool:
        """Return whether a hex is in an enemy zone of control, as the side sees it."""
        return bool(self._flags[side][hex] & ENEMY_ZONE)

    def occupied_hexes(self, side: int) -> tuple[int, ...]:
        """Return the hexes with a unit of the side, in reading order."""
        return tuple([hex for hex, count in enumerate(self._units[side]) if count])


@cache
def _bit_mask_table(bits: int) -> bytes:
    """Return a translation table that keeps only these bits of a byte."""
    return bytes(flags & bits for flags in range(256))


def _zone_neighbors(hexmap: HexMap, crosses: ZoneCrosses | None) -> tuple[tuple[int, ...], ...]:
    """Return for each hex the neighbors into which a zone of control extends."""
    if crosses is None:
        return hexmap.beside
    nowhere = len(hexmap)
    return tuple(
        tuple(there for direction, there in enumerate(around) if there != nowhere and crosses(i, direction))
        for i, around in enumerate(hexmap.around)
    )


def contact_pairs(hexmap: HexMap, zones: ControlZones, side: int) -> tuple[tuple[str, str], ...]:
    """Return the pairs of adjacent hexes held by the side and by an enemy, in reading order."""
    ids, nowhere = hexmap.ids, len(hexmap)
    return tuple(
        (ids[here], ids[there])
        for here in zones.occupied_hexes(side)
        for there in sorted(hexmap.around[here])
        if there != nowhere and zones.has_enemy(side, there)
    )
