"""Attributes of the map by hex: towns, Westwall, Meuse bank, map edges, army and corps areas, HVs, river hexsides.

They are read once from the compiled map. Code identifies a hex by its number (an index into the map's list of hex ids);
players see the ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from broadfront.board.grid import opposite
from broadfront.board.hexmap import HexMap
from broadfront.board.kernels.shim import closed_hexes_kernel
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
    """A river hexside, with or without a bridge; `way` is the direction from hex `a` to hex `b`."""

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
        """Return the hex on the other side of the river from the given hex."""
        return self.b if self.a == hex else self.a


class MapAttributes:
    """Printed attributes of the Ardennes map, looked up by hex number."""

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
        """Return the hexes to which the map file gives a tag such as `westwall`."""
        return frozenset(i for i, tags in enumerate(self.map.tags) if tag in tags)

    @decides("ARD-H-03")
    def _hexes_behind_westwall(self) -> frozenset[int]:
        """Return the hexes on the Westwall or east of it, which the German holds at the start."""
        wall: dict[int, int] = {}
        for i in self.westwall:
            wall[self.row[i]] = max(wall.get(self.row[i], 0), self.column[i])
        return frozenset(i for i in range(self.count) if self.column[i] <= wall.get(self.row[i], 0))

    # River hexsides

    @cached_property
    def crossings(self) -> tuple[Crossing, ...]:
        """All river hexsides, each listed once, in ascending order of hex ids."""
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
        """River hexsides by hex and direction; each is found from both of its hexes."""
        table: dict[tuple[int, int], Crossing] = {}
        for crossing in self.crossings:
            table[crossing.a, crossing.way] = crossing
            table[crossing.b, opposite(crossing.way)] = crossing
        return table

    @cached_property
    def crossings_by_hexes(self) -> dict[tuple[int, int], Crossing]:
        """River hexsides by the pair of hexes they separate, in either order."""
        table = {(crossing.a, crossing.b): crossing for crossing in self.crossings}
        return table | {(crossing.b, crossing.a): crossing for crossing in self.crossings}

    @cached_property
    def crossing_arrays(self) -> tuple[Int32s, Int32s, Int32s, Int32s, Bools]:
        """River hexsides as arrays for the compiled kernels: both hexes, the direction from each to the other, and
        whether the map prints a bridge."""
        here, there = ([c.a for c in self.crossings], [c.b for c in self.crossings])
        way = [c.way for c in self.crossings]
        numbers = (np.array(column, dtype=np.int32) for column in (here, there, way, [opposite(w) for w in way]))
        return (*numbers, np.array([c.bridged for c in self.crossings], dtype=np.bool_))  # type: ignore[return-value]

    @cached_property
    def crossings_by_id(self) -> dict[str, Crossing]:
        """River hexsides by id, such as `2109-2209`."""
        return {crossing.id: crossing for crossing in self.crossings}

    def find_crossing(self, id: str) -> Crossing:
        """Return the river hexside with an id such as `2109-2209`, hexes in either order; raise an error if there is
        none."""
        first, _, second = id.partition("-")
        found = self.crossings_by_id.get("-".join(sorted((first, second))))
        if found is None:
            raise unknown_name("river hexside", id, self.crossings_by_id, parameter="bridge")
        return found

    @cached_property
    def crossings_around(self) -> dict[int, tuple[Crossing, ...]]:
        """River hexsides of each hex; hexes without a river are left out."""
        table: dict[int, list[Crossing]] = {}
        for crossing in self.crossings:
            table.setdefault(crossing.a, []).append(crossing)
            table.setdefault(crossing.b, []).append(crossing)
        return {i: tuple(found) for i, found in table.items()}

    @cached_property
    def river_ids_around(self) -> tuple[frozenset[str], ...]:
        """Ids of the river hexsides of each hex, by hex number."""
        return tuple(frozenset(crossing.id for crossing in self.crossings_around.get(i, ())) for i in range(self.count))

    @cached_property
    def directed_road_hexsides(self) -> tuple[Int32s, Int32s]:
        """All hexsides crossed by a road, once from each side, as an array of hexes and an array of directions."""
        hexes, ways = zip(*sorted(self.roads), strict=True) if self.roads else ((), ())
        return np.array(hexes, dtype=np.int32), np.array(ways, dtype=np.int32)

    @cached_property
    def friendly_edge_hexes(self) -> tuple[tuple[int, ...], ...]:
        """Map-edge hexes friendly to each side, in ascending order."""
        return tuple(tuple(sorted(edge)) for edge in self.friendly_edge)

    @cached_property
    def friendly_edge_road_hexes(self) -> tuple[tuple[int, ...], ...]:
        """Road hexes on the map edge friendly to each side, in ascending order; Supply comes from them."""
        return tuple(tuple(sorted(edge & self.road)) for edge in self.friendly_edge)

    @cached_property
    def edge_arrays(self) -> tuple[Int32s, ...]:
        """Map-edge hexes friendly to each side, as arrays for the compiled kernels."""
        return tuple(_int_array(edge) for edge in self.friendly_edge_hexes)

    @cached_property
    def friendly_edge_road_arrays(self) -> tuple[Int32s, ...]:
        """Road hexes on the map edge friendly to each side, as arrays for the compiled kernels."""
        return tuple(_int_array(edge) for edge in self.friendly_edge_road_hexes)

    @cached_property
    def west_coordinates(self) -> UInt8s:
        """How far west each hex lies, in half hexes, as uint8[hexes + 1]; map-edge hexes have the value ANYWHERE."""
        west = np.array([*(ANYWHERE if i in self.edge else w for i, w in enumerate(self.west)), 0], dtype=np.uint8)
        west.flags.writeable = False
        return west

    @cached_property
    def adjacent_road_positions(self) -> tuple[tuple[int, ...], ...]:
        """For each hex, the adjacent Positions (hexes with an HV (hold value) of 2 or more) that have a road."""
        return tuple(
            tuple(there for there in beside if there in self.road and there in self.position)
            for beside in self.map.beside
        )

    def hex_mask(self, hexes: Iterable[int]) -> Bools:
        """Return a boolean array by hex that is true for the given hexes only."""
        mask = np.zeros(self.count, dtype=np.bool_)
        mask[sorted(hexes)] = True
        return mask

    def marked_hexes(self, marks: bytes | bytearray) -> tuple[int, ...]:
        """Return the hexes whose byte in `marks` (one byte per hex) is not 0, in reading order."""
        return tuple(np.frombuffer(marks, dtype=np.uint8).nonzero()[0].tolist())

    def marked_bits(self, marks: bytes | bytearray) -> int:
        """Return the hexes whose byte in `marks` (one byte per hex) is not 0, as the bits of an integer."""
        return int.from_bytes(np.packbits(np.frombuffer(marks, dtype=np.uint8), bitorder="little").tobytes(), "little")

    def find_closed_hexes(
        self, hex_flags: UInt8s, closing_bits: int, closing_bits_beside: int, west_limit: int, watch: Watch, start: int
    ) -> UInt8s:
        """Return an array by hex: 1 for each hex closed to a unit that must keep away from enemy units, else 0.

        A hex is closed if its own flags have a bit of `closing_bits`, an adjacent hex has one of `closing_bits_beside`,
        it lies farther west than `west_limit` (ANYWHERE: no limit), or entering it causes a Roadblock check (a die roll
        that may block the road), as `watch` says. `start` is the hex the unit leaves empty, or -1.
        """
        found = np.empty(self.count + 1, dtype=np.uint8)
        self._away_kernel(
            self.map.neighbour,
            hex_flags,
            closing_bits,
            closing_bits_beside,
            self.west_coordinates,
            west_limit,
            *watch,
            FRIEND,
            start,
            found,
        )
        return found

    @cached_property
    def watch_without_checks(self) -> Watch:
        """Value of the parameter `watch` of `find_closed_hexes` by which no hex causes a Roadblock check.

        Such a check is a die roll that may block a road.
        """
        none, some = np.zeros(self.count + 1, dtype=np.uint8), np.ones(self.count + 1, dtype=np.uint8)
        some.flags.writeable = False
        return none, some, some

    @cached_property
    def _away_kernel(self) -> AwayKernel:
        """Compiled function that finds the hexes a unit may not enter because it must keep away from enemy units."""
        return closed_hexes_kernel()

    # Areas

    @cached_property
    @decides("ARD-H-08")
    def army_area(self) -> dict[str, frozenset[int]]:
        """Hexes in the area of each German army; a hex cut by a boundary belongs to both armies."""
        return {army: self._tagged_hexes(tag) for army, tag in ARMY_AREAS.items()}

    @cached_property
    @decides("ARD-H-08")
    def corps_area(self) -> dict[str, frozenset[int]]:
        """Hexes in the area of each Allied corps; XXX Corps has no area."""
        return {corps: self._tagged_hexes(tag) for corps, tag in CORPS_AREAS.items()}

    @cached_property
    def corps_positions(self) -> dict[str, tuple[int, ...]]:
        """Hexes with an HV of 2 or more where each Allied corps may deploy; for XXX Corps, all west of the Meuse."""
        areas = self.corps_area | {"XXX": self.meuse_west}
        return {corps: tuple(sorted(area & self.position)) for corps, area in areas.items()}

    # Distances

    @cached_property
    @decides("ARD-DEF-03")
    def distance(self) -> UInt8s:
        """Table of the distance in hexes between every two hexes, as uint8[hexes, hexes]."""
        grid = self.map.grid
        axial = np.array([grid.to_axial(self.map.cell(i)) for i in range(self.count)], dtype=np.int16)
        q = np.abs(axial[:, None, 0] - axial[None, :, 0])
        r = np.abs(axial[:, None, 1] - axial[None, :, 1])
        s = np.abs(axial[:, None].sum(axis=2) - axial[None].sum(axis=2))
        table: UInt8s = np.maximum(np.maximum(q, r), s).astype(np.uint8)
        return table

    @cached_property
    def distance_rows(self) -> tuple[bytes, ...]:
        """Distances from each hex to all hexes as a row of bytes, which is faster than an array for single lookups."""
        return tuple(row.tobytes() for row in self.distance)

    def distances_from(self, hexes: Sequence[int] | NDArray[np.integer]) -> UInt8s:
        """Return the distance from every hex to the nearest of the given hexes; NOWHERE if none is given."""
        if not len(hexes):
            return np.full(self.count, NOWHERE, dtype=np.uint8)
        nearest: UInt8s = self.distance[np.asarray(hexes)].min(axis=0)
        return nearest

    def hexes_within(self, hex: int, distance: int) -> tuple[int, ...]:
        """Return all hexes within a distance of a hex, including the hex itself."""
        found = self._hexes_within.get((hex, distance))
        if found is None:
            found = self._hexes_within[hex, distance] = tuple((self.distance[hex] <= distance).nonzero()[0].tolist())
        return found

    def hexes_near_as_bits(self, hexes: Iterable[int], distance: int) -> int:
        """Return all hexes within a distance of any of the given hexes, as the bits of an integer."""
        around, found = self.hexes_within_as_bits(distance), 0
        for hex in hexes:
            found |= around[hex]
        return found

    def hexes_within_as_bits(self, distance: int) -> tuple[int, ...]:
        """Return, for every hex, the hexes within a distance of it, as the bits of an integer."""
        found = self._bits_within.get(distance)
        if found is None:
            rows = np.packbits(self.distance <= distance, axis=1, bitorder="little")
            found = self._bits_within[distance] = tuple(int.from_bytes(row.tobytes(), "little") for row in rows)
        return found

    @cached_property
    def westwall_distance(self) -> tuple[int, ...]:
        """Distance of each hex from the nearest Westwall hex."""
        return tuple(int(d) for d in self.distance[:, sorted(self.westwall)].min(axis=1))

    def direction(self, start: int, neighbor: int) -> int | None:
        """Return the direction (0 to 5) from a hex to an adjacent hex, or None if the two are not adjacent."""
        return self.six_neighbors[start].index(neighbor) if neighbor in self.six_neighbors[start] else None

    def direction_between(self, start: int, neighbor: int) -> int:
        """Return the direction (0 to 5) from a hex to an adjacent hex; raise ValueError if the two are not adjacent."""
        return self.six_neighbors[start].index(neighbor)

    @cached_property
    def holdable_hexes(self) -> frozenset[int]:
        """Hexes that a side can hold in every scenario: Cities, Towns and fuel depots."""
        return self.town | self.depots


def hexes_in_bits(bits: int) -> list[int]:
    """Return the hexes whose bits are set in an integer, in reading order."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def _int_array(hexes: Sequence[int]) -> Int32s:
    """Return hex numbers as an array."""
    return np.array(hexes, dtype=np.int32)


def directed_hexsides(crossing: Crossing) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return a river hexside as seen from each of its two hexes: (hex, direction) twice."""
    return (crossing.a, crossing.way), (crossing.b, opposite(crossing.way))
