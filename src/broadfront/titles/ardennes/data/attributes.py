"""Map attributes by hex: towns, Westwall, Meuse bank, edges, areas, hold values and river crossings.

They are read once from the compiled map. Hexes are numbers here (indexes into the map's ids); people see ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from broadfront.board.grid import opposite
from broadfront.board.hexmap import HexMap
from broadfront.board.kernels.shim import away_kernel
from broadfront.board.zones import FRIEND
from broadfront.core.errors import unknown_name
from broadfront.core.rules import decides

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from broadfront.board.kernels.types import AwayKernel, Int32s, UInt8s
    from broadfront.titles.ardennes.data.arrays import Bools

    Watch = tuple[UInt8s, UInt8s, UInt8s]

__all__ = ["ANYWHERE", "Crossing", "MapAttributes", "directed_hexsides", "hexes_in_bits"]

ARMY_AREAS = {"6SSPz": "army-6pz", "5Pz": "army-5pz", "7A": "army-7"}
CORPS_AREAS = {corps: f"corps-{corps.casefold()}" for corps in ("V", "VII", "VIII", "XVIII", "III", "XII")}
NOWHERE = 99
"""Distance used where the target is not on the map."""
ANYWHERE = 255
"""As a `west_coordinates` limit, every hex passes; as a westward coordinate, it exceeds every other limit."""
SOUTH_EDGE_FROM, NORTH_EDGE_FROM = 4, 8
"""First columns of the Allied part of the south and of the north map edge."""


class Crossing(NamedTuple):
    """A river hexside, bridged or not; `way` is the direction from hex `a` to hex `b`."""

    number: int
    id: str
    a: int
    b: int
    way: int
    river: str
    meuse: bool
    bridged: bool
    """Whether the printed map has a bridge here."""
    road: bool
    """Whether a road leads to the hexside on both sides."""

    def other_bank(self, hex: int) -> int:
        """Return the hex on the bank opposite the given hex."""
        return self.b if self.a == hex else self.a


class MapAttributes:
    """Attributes of the Ardennes map by hex number."""

    @decides("ARD-DEF-02", "ARD-H-04", "ARD-H-07", "ARD-H-10")
    def __init__(self, hexmap: HexMap) -> None:
        self.map = hexmap
        self.count = len(hexmap)
        self.six_neighbors = hexmap.around
        rows = [(int(id[:2]), int(id[2:])) for id in hexmap.ids]
        self.row = tuple(row for row, _ in rows)
        self.column = tuple(column for _, column in rows)
        self.west = tuple(2 * column + (1 if hexmap.grid.is_shifted_west(row - 1) else 0) for row, column in rows)
        """Westward coordinate of each hex center in half hexes; higher is farther west."""
        self.city = frozenset(i for i, place in enumerate(hexmap.place) if place and place.kind == "city")
        self.town = self.city | {i for i, place in enumerate(hexmap.place) if place and place.kind == "town"}
        """Cities and Towns."""
        self.westwall = self._tagged_hexes("westwall")
        self.meuse_west = self._tagged_hexes("meuse-left")
        self.meuse = self._tagged_hexes("meuse")
        """Hexes with a Meuse hexside."""
        self.depots = self._tagged_hexes("fuel-depot")
        self.primary = self._tagged_hexes("route-primary")
        self.secondary = self._tagged_hexes("route-secondary")
        self.road = frozenset(i for i, _ in hexmap.sides["roads"])
        self.roads = hexmap.sides["roads"]
        self.hv = tuple(hexmap.number("hv", i) for i in range(self.count))
        self.position = frozenset(i for i, hv in enumerate(self.hv) if hv >= 2)
        first, last = 1, hexmap.grid.rows
        widest = hexmap.grid.columns
        self.west_edge = frozenset(i for i, c in enumerate(self.column) if c == widest)
        self.north_edge = frozenset(i for i, r in enumerate(self.row) if r == first)
        self.south_edge = frozenset(i for i, r in enumerate(self.row) if r == last)
        self.east_edge = frozenset(i for i, c in enumerate(self.column) if c == 1)
        self.edge = self.west_edge | self.north_edge | self.south_edge | self.east_edge
        allied = (
            self.west_edge
            | {i for i in self.south_edge if self.column[i] >= SOUTH_EDGE_FROM}
            | {i for i in self.north_edge if self.column[i] >= NORTH_EDGE_FROM}
        )
        self.friendly_edge = (self.east_edge, frozenset(allied))
        """Friendly map-edge hexes, by side number."""
        self.exits = frozenset(i for i in (self.west_edge | self.north_edge) & self.road if i in self.meuse_west)
        """Hexes from which German units may leave the map."""
        self.german_at_start = self._hexes_behind_westwall()
        self._hexes_within: dict[tuple[int, int], tuple[int, ...]] = {}
        self._bits_within: dict[int, tuple[int, ...]] = {}

    def _tagged_hexes(self, tag: str) -> frozenset[int]:
        return frozenset(i for i, tags in enumerate(self.map.tags) if tag in tags)

    @decides("ARD-H-03")
    def _hexes_behind_westwall(self) -> frozenset[int]:
        wall: dict[int, int] = {}
        for i in self.westwall:
            wall[self.row[i]] = max(wall.get(self.row[i], 0), self.column[i])
        return frozenset(i for i in range(self.count) if self.column[i] <= wall.get(self.row[i], 0))

    # River hexsides

    @cached_property
    def crossings(self) -> tuple[Crossing, ...]:
        """Every river hexside once, in the order of the ids."""
        found: list[Crossing] = []
        hexmap = self.map
        sides = sorted(
            (hexmap.ids[i], hexmap.ids[self.six_neighbors[i][way]], i, way)
            for i, way in hexmap.sides["rivers"]
            if self.six_neighbors[i][way] != self.count and hexmap.ids[i] < hexmap.ids[self.six_neighbors[i][way]]
        )
        for number, (first, second, i, way) in enumerate(sides):
            river = hexmap.sides["rivers"][i, way]
            found.append(
                Crossing(
                    number,
                    f"{first}-{second}",
                    i,
                    self.six_neighbors[i][way],
                    way,
                    river.name,
                    river.name in ("Meuse", "Maas"),
                    (i, way) in hexmap.sides["bridges"],
                    (i, way) in self.roads,
                )
            )
        return tuple(found)

    @cached_property
    def crossings_by_direction(self) -> dict[tuple[int, int], Crossing]:
        """River hexsides by (hex, direction)."""
        table: dict[tuple[int, int], Crossing] = {}
        for crossing in self.crossings:
            table[crossing.a, crossing.way] = crossing
            table[crossing.b, opposite(crossing.way)] = crossing
        return table

    @cached_property
    def crossings_by_hexes(self) -> dict[tuple[int, int], Crossing]:
        """River hexsides by pair of adjacent hexes, in either order."""
        table = {(crossing.a, crossing.b): crossing for crossing in self.crossings}
        return table | {(crossing.b, crossing.a): crossing for crossing in self.crossings}

    @cached_property
    def crossing_arrays(self) -> tuple[Int32s, Int32s, Int32s, Int32s, Bools]:
        """Crossings as arrays for the kernels: both hexes, the directions there and back, and whether a bridge is
        printed."""
        here, there = ([c.a for c in self.crossings], [c.b for c in self.crossings])
        way = [c.way for c in self.crossings]
        numbers = (np.array(column, dtype=np.int32) for column in (here, there, way, [opposite(w) for w in way]))
        return (*numbers, np.array([c.bridged for c in self.crossings], dtype=np.bool_))  # type: ignore[return-value]

    @cached_property
    def crossings_by_id(self) -> dict[str, Crossing]:
        return {crossing.id: crossing for crossing in self.crossings}

    def find_crossing(self, id: str) -> Crossing:
        """Return the river hexside with this id, its two hex ids in either order; raise for an unknown one."""
        first, _, second = id.partition("-")
        found = self.crossings_by_id.get("-".join(sorted((first, second))))
        if found is None:
            raise unknown_name("river hexside", id, self.crossings_by_id, parameter="bridge")
        return found

    @cached_property
    def crossings_around(self) -> dict[int, tuple[Crossing, ...]]:
        """River hexsides around each hex."""
        table: dict[int, list[Crossing]] = {}
        for crossing in self.crossings:
            table.setdefault(crossing.a, []).append(crossing)
            table.setdefault(crossing.b, []).append(crossing)
        return {i: tuple(found) for i, found in table.items()}

    @cached_property
    def river_ids_around(self) -> tuple[frozenset[str], ...]:
        """Ids of the river hexsides around each hex."""
        return tuple(frozenset(crossing.id for crossing in self.crossings_around.get(i, ())) for i in range(self.count))

    @cached_property
    def road_edges(self) -> tuple[Int32s, Int32s]:
        """Hexes and directions of all directed road hexsides, as arrays for the kernels."""
        hexes, ways = zip(*sorted(self.roads), strict=True) if self.roads else ((), ())
        return np.array(hexes, dtype=np.int32), np.array(ways, dtype=np.int32)

    @cached_property
    def edge_list(self) -> tuple[tuple[int, ...], ...]:
        """Friendly map-edge hexes in ascending order, by side."""
        return tuple(tuple(sorted(edge)) for edge in self.friendly_edge)

    @cached_property
    def supply_edge(self) -> tuple[tuple[int, ...], ...]:
        """Road hexes of the friendly map edge in ascending order, by side."""
        return tuple(tuple(sorted(edge & self.road)) for edge in self.friendly_edge)

    @cached_property
    def edge_arrays(self) -> tuple[Int32s, ...]:
        """`edge_list` as arrays for the kernels."""
        return tuple(_int_array(edge) for edge in self.edge_list)

    @cached_property
    def supply_edge_arrays(self) -> tuple[Int32s, ...]:
        """`supply_edge` as arrays for the kernels."""
        return tuple(_int_array(edge) for edge in self.supply_edge)

    @cached_property
    def west_coordinates(self) -> UInt8s:
        """uint8[n + 1]: westward coordinate of each hex; ANYWHERE for map-edge hexes."""
        west = np.array([*(ANYWHERE if i in self.edge else w for i, w in enumerate(self.west)), 0], dtype=np.uint8)
        west.flags.writeable = False
        return west

    @cached_property
    def positions_beside(self) -> tuple[tuple[int, ...], ...]:
        """Adjacent Positions that have a road, by hex."""
        return tuple(
            tuple(there for there in beside if there in self.road and there in self.position)
            for beside in self.map.beside
        )

    def hex_mask(self, hexes: Iterable[int]) -> Bools:
        """Return a bool[n] mask that is true for the given hexes."""
        mask = np.zeros(self.count, dtype=np.bool_)
        mask[sorted(hexes)] = True
        return mask

    def marked_hexes(self, marks: bytes | bytearray) -> tuple[int, ...]:
        """Return the hexes whose byte in `marks` is not 0, in reading order."""
        return tuple(np.frombuffer(marks, dtype=np.uint8).nonzero()[0].tolist())

    def marked_bits(self, marks: bytes | bytearray) -> int:
        """Return a bit set of the hexes whose byte in `marks` is not 0."""
        return int.from_bytes(np.packbits(np.frombuffer(marks, dtype=np.uint8), bitorder="little").tobytes(), "little")

    def find_closed_hexes(self, flags: UInt8s, here: int, near: int, limit: int, watch: Watch, start: int) -> UInt8s:
        """Return uint8[n + 1] with 1 for hexes closed to a unit that must keep away from flagged hexes.

        Parameters are those of the kernel `away`. `limit` is the farthest coordinate of `west_coordinates` allowed;
        ANYWHERE sets no limit.
        """
        found = np.empty(self.count + 1, dtype=np.uint8)
        self._away_kernel(
            self.map.neighbour, flags, here, near, self.west_coordinates, limit, *watch, FRIEND, start, found
        )
        return found

    @cached_property
    def no_watch(self) -> Watch:
        """`Watch` argument for the case that no hex causes a check."""
        none, some = np.zeros(self.count + 1, dtype=np.uint8), np.ones(self.count + 1, dtype=np.uint8)
        some.flags.writeable = False
        return none, some, some

    @cached_property
    def _away_kernel(self) -> AwayKernel:
        return away_kernel()

    # Areas

    @cached_property
    @decides("ARD-H-08")
    def army_area(self) -> dict[str, frozenset[int]]:
        """Hexes of each German army's area; hexes cut by a boundary belong to both armies."""
        return {army: self._tagged_hexes(tag) for army, tag in ARMY_AREAS.items()}

    @cached_property
    @decides("ARD-H-08")
    def corps_area(self) -> dict[str, frozenset[int]]:
        """Hexes of each Allied corps area; XXX Corps has none."""
        return {corps: self._tagged_hexes(tag) for corps, tag in CORPS_AREAS.items()}

    @cached_property
    def corps_positions(self) -> dict[str, tuple[int, ...]]:
        """Positions where each Allied corps may be deployed; for XXX Corps, those west of the Meuse."""
        areas = self.corps_area | {"XXX": self.meuse_west}
        return {corps: tuple(sorted(area & self.position)) for corps, area in areas.items()}

    # Distances

    @cached_property
    @decides("ARD-DEF-03")
    def distance(self) -> UInt8s:
        """uint8[n, n]: distance in hexes between every two hexes."""
        grid = self.map.grid
        axial = np.array([grid.to_axial(self.map.cell(i)) for i in range(self.count)], dtype=np.int16)
        q = np.abs(axial[:, None, 0] - axial[None, :, 0])
        r = np.abs(axial[:, None, 1] - axial[None, :, 1])
        s = np.abs(axial[:, None].sum(axis=2) - axial[None].sum(axis=2))
        table: UInt8s = np.maximum(np.maximum(q, r), s).astype(np.uint8)
        return table

    @cached_property
    def distance_rows(self) -> tuple[bytes, ...]:
        """Rows of `distance` as bytes, for fast lookups of single hexes."""
        return tuple(row.tobytes() for row in self.distance)

    def distances_from(self, hexes: Sequence[int] | NDArray[np.integer]) -> UInt8s:
        """Return uint8[n]: distance from each hex to the nearest given hex; NOWHERE when none is given."""
        if not len(hexes):
            return np.full(self.count, NOWHERE, dtype=np.uint8)
        nearest: UInt8s = self.distance[np.asarray(hexes)].min(axis=0)
        return nearest

    def hexes_within(self, hex: int, distance: int) -> tuple[int, ...]:
        """Return all hexes within this distance of a hex, including the hex itself."""
        found = self._hexes_within.get((hex, distance))
        if found is None:
            found = self._hexes_within[hex, distance] = tuple((self.distance[hex] <= distance).nonzero()[0].tolist())
        return found

    def bits_near(self, hexes: Iterable[int], distance: int) -> int:
        """Return a bit set of all hexes within this distance of any given hex."""
        around, found = self.bits_within(distance), 0
        for hex in hexes:
            found |= around[hex]
        return found

    def bits_within(self, distance: int) -> tuple[int, ...]:
        """Return, for every hex, a bit set of the hexes within this distance."""
        found = self._bits_within.get(distance)
        if found is None:
            rows = np.packbits(self.distance <= distance, axis=1, bitorder="little")
            found = self._bits_within[distance] = tuple(int.from_bytes(row.tobytes(), "little") for row in rows)
        return found

    @cached_property
    def westwall_distance(self) -> tuple[int, ...]:
        """Distance of each hex from the nearest Westwall hex."""
        return tuple(int(d) for d in self.distance[:, sorted(self.westwall)].min(axis=1))

    def direction(self, i: int, j: int) -> int | None:
        """Return the direction from a hex to an adjacent one, or None when they are not adjacent."""
        return self.six_neighbors[i].index(j) if j in self.six_neighbors[i] else None

    def direction_between(self, i: int, j: int) -> int:
        """Return the direction between two hexes known to be adjacent; raise ValueError otherwise."""
        return self.six_neighbors[i].index(j)

    @cached_property
    def holdable(self) -> frozenset[int]:
        """Hexes that a side can hold: Cities, Towns and fuel depots. Scenarios add their victory hexes."""
        return self.town | self.depots


def hexes_in_bits(bits: int) -> list[int]:
    """Return the hexes in a bit set, in reading order."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def _int_array(hexes: Sequence[int]) -> Int32s:
    return np.array(hexes, dtype=np.int32)


def directed_hexsides(crossing: Crossing) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the two directed hexsides (hex, direction) of a river crossing."""
    return (crossing.a, crossing.way), (crossing.b, opposite(crossing.way))
