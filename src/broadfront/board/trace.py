"""Supply and communication: which hexes have a path to a source, computed for the whole map at once.

    net = trace(hexmap, sources, zones.flag_array(side), supply_rules, limit=4)
    net.length("0526"); net.path("0526"); net.find_cut("0526")

The length of a path counts the hexes entered, without the first. A path may start in a hex whose flags stop paths, so
such a hex can itself be in supply. For ranges counted in movement points use `reach_from`.
"""

import heapq
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property, partial
from itertools import pairwise
from typing import Literal, NamedTuple, Self, cast

import numpy as np

from broadfront.board.grid import opposite
from broadfront.board.hex_effects import NO_EFFECTS, HexEffects
from broadfront.board.hexmap import HexMap
from broadfront.board.kernels.bits import CLOSED, CROSSING
from broadfront.board.kernels.shim import flood_kernel, road_heads_kernel, source_distances_kernel
from broadfront.board.kernels.types import Int8s, Int32s, UInt8s
from broadfront.core.errors import Invalid
from broadfront.core.rules import mirrors

UNLIMITED = 0x3FFFFFFF


class Hexsides:
    """Hexsides that close a supply path or count as a crossing on it, in both directions. Made once and shared.

    `array` is uint8[n + 1, 6]; `closes` and `crosses` are the bits in it with those meanings.
    """

    def __init__(
        self,
        hexmap: HexMap,
        closed: Iterable[tuple[int, int]] = (),
        crossing: Iterable[tuple[int, int]] = (),
    ) -> None:
        self.array: UInt8s = np.zeros((len(hexmap) + 1, 6), dtype=np.uint8)
        self.closes, self.crosses = CLOSED, CROSSING
        for bit, hexsides in ((CLOSED, closed), (CROSSING, crossing)):
            for i, direction in hexsides:
                self.array[i, direction] |= bit
                other = hexmap.around[i][direction]
                if other != len(hexmap):
                    self.array[other, opposite(direction)] |= bit
        self.array.flags.writeable = False

    @classmethod
    def from_array(cls, array: UInt8s, closes: int, crosses: int = 0) -> Self:
        """Make hexsides from an existing array that no longer changes."""
        made = object.__new__(cls)
        made.array, made.closes, made.crosses = array, closes, crosses
        return made


class Cut(NamedTuple):
    """Why a hex has no supply path: the least obstructed way to a source, and the obstacles on it.

    `blocked`: hexes or hexsides are in the way. `crossing`: the way crosses a hexside that shortens the limit. `too
    far`: the way is open but longer than the limit. `no way`: the map has none, or there is no source.
    """

    reason: Literal["blocked", "crossing", "too far", "no way"]
    path: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    hexsides: tuple[tuple[str, str], ...] = ()


class TracedPaths:
    """The supply paths of all hexes to their nearest source, at the time of the search."""

    def __init__(
        self,
        hexmap: HexMap,
        sources: Int32s,
        met: bytes,
        hexsides: Hexsides | None,
        limit: int,
        found: Int32s,
        layers: int,
    ) -> None:
        self.hexmap = hexmap
        self._sources = sources
        self._met = met
        self._hexsides = hexsides
        self._limit = limit
        self._found = found
        self._layers = layers

    @property
    def sources(self) -> tuple[int, ...]:
        """The hexes from which supply comes, by index."""
        return tuple(self._sources.tolist())

    @cached_property
    def _length(self) -> Int32s:
        """Length of the supply path per hex and layer, -1 for none. Layers: without a crossing and, where there are
        any, with one."""
        lengths: Int32s = self._found[0].reshape(-1, self._layers)
        return lengths

    @cached_property
    def length_array(self) -> Int32s:
        """int32[n]: the length of each hex's path to its supply source, -1 for none."""
        if self._layers == 1:
            return self._found[0, :-1]
        # Viewed as unsigned, -1 is the largest number.
        shortest: Int32s = self._length[:-1].view(np.uint32).min(axis=1).view(np.int32)
        return shortest

    @cached_property
    def reached(self) -> bytes:
        """One byte per hex, by index: 1 if the hex has a supply path, else 0."""
        if self._layers == 1:
            return (self._found[0, :-1] >= 0).tobytes()
        return (self._length[:-1] >= 0).any(axis=1).tobytes()

    @cached_property
    def lengths(self) -> list[int]:
        """The length of each hex's supply path, by index; -1 for none."""
        found: list[int] = self.length_array.tolist()
        return found

    def __contains__(self, hex: object) -> bool:
        index = self.hexmap.index.get(hex) if isinstance(hex, str) else hex
        return isinstance(index, int) and self.reached[index] == 1

    def length(self, hex: str | int) -> int | None:
        """Return the number of hexes from a hex to its supply source, or None if there is no path."""
        length = self.lengths[self.hexmap.index_of(hex) if isinstance(hex, str) else hex]
        return None if length < 0 else length

    def length_uncrossed(self, hex: int) -> int:
        """Return the number of hexes from a hex to its supply source by a path without a crossing, -1 for none."""
        return int(self._length[hex, 0])

    def path(self, hex: str | int) -> tuple[str, ...]:
        """Return the supply path from a hex to its source, empty if there is none."""
        index = self.hexmap.index_of(hex) if isinstance(hex, str) else hex
        length = self.lengths[index]
        if length < 0:
            return ()
        layers, toward = self._layers, self._found[1]
        label = layers * index + self._length[index].tolist().index(length)
        hexes = []
        while label >= 0:
            hexes.append(self.hexmap.ids[label // layers])
            label = int(toward[label])
        return tuple(hexes)

    def find_cut(self, hex: str | int) -> Cut | None:
        """Return what cuts a hex off from every supply source, or None if it has a path."""
        start = self.hexmap.index_of(hex) if isinstance(hex, str) else hex
        if self.reached[start]:
            return None
        way = self._least_blocked_path(start)
        if not way:
            return Cut("no way")
        ids = self.hexmap.ids
        hexes = tuple(ids[i] for i in way[1:] if self._is_obstacle(i))
        closed, crossings = [], []
        for here, there in pairwise(way):
            side = self._hexside_bit(here, self.hexmap.around[here].index(there))
            if side == CLOSED:
                closed.append((ids[here], ids[there]))
            elif side == CROSSING:
                crossings.append((ids[here], ids[there]))
        path = tuple(ids[i] for i in way)
        if hexes or closed:
            return Cut("blocked", path, hexes, tuple(closed))
        if len(way) - 1 > self._limit:
            return Cut("too far", path)
        return Cut("crossing", path, (), tuple(crossings))

    def _is_obstacle(self, hex: int) -> bool:
        """Return whether something in a hex hinders a supply path."""
        return self._met[hex] != 0

    def _hexside_bit(self, hex: int, direction: int) -> int:
        """Return CLOSED, CROSSING or 0: what a hexside means for a supply path."""
        if self._hexsides is None:
            return 0
        bits = int(self._hexsides.array[hex, direction])
        return CLOSED if bits & self._hexsides.closes else CROSSING if bits & self._hexsides.crosses else 0

    def _least_blocked_path(self, start: int) -> list[int]:
        """Return the way from a hex to a supply source with the fewest obstacles, then the fewest hexes."""
        around, nowhere = self.hexmap.around, len(self.hexmap)
        goals = set(self.sources)
        before: dict[int, int] = {}
        queue = [(0, 0, start, -1)]
        while queue:
            obstacles, length, here, came = heapq.heappop(queue)
            if here in before:
                continue
            before[here] = came
            if here in goals:
                way = [here]
                while before[way[-1]] >= 0:
                    way.append(before[way[-1]])
                return way[::-1]
            for direction, there in enumerate(around[here]):
                if there != nowhere and there not in before:
                    closed = self._hexside_bit(here, direction) == CLOSED
                    heapq.heappush(queue, (obstacles + closed + self._is_obstacle(there), length + 1, there, here))
        return []


def trace(
    hexmap: HexMap,
    sources: Sequence[str | int],
    flags: UInt8s | None = None,
    meets: HexEffects = NO_EFFECTS,
    hexsides: Hexsides | None = None,
    *,
    limit: int = UNLIMITED,
    crossed_limit: int = UNLIMITED,
) -> TracedPaths:
    """Find the supply or communication paths of all hexes to the nearest source.

    `meets` defines the flags: hexes that block take no path, hexes that stop may only be its end. A blocked source does
    not count. A path longer than `limit` does not count, nor one with a crossing that is longer than `crossed_limit`.
    """
    count = len(hexmap)
    given = dict.fromkeys(hexmap.index_of(hex) if isinstance(hex, str) else hex for hex in sources)
    for index in given:
        if not 0 <= index < count:
            raise Invalid(
                f"no hex number {index} on the {hexmap.title} map; give 0 to {count - 1} or an id",
                given=index,
                accepted=f"0-{count - 1}",
                parameter="sources",
            )
    if flags is not None and len(flags) != count + 1:
        raise Invalid(
            f"flags of {len(flags)} hexes for a map of {count}; give one byte a hex and one for no hex",
            given=len(flags),
            accepted=count + 1,
            parameter="flags",
        )
    if hexsides is not None and len(hexsides.array) != count + 1:
        raise Invalid(
            f"hexsides of a map of {len(hexsides.array) - 1} hexes for one of {count}",
            given=len(hexsides.array) - 1,
            accepted=count,
            parameter="hexsides",
        )
    met = meets.path_bits(bytes(count + 1) if flags is None else flags.tobytes())
    return trace_unchecked(
        hexmap, np.array(list(given), dtype=np.int32), met, hexsides, limit=limit, crossed_limit=crossed_limit
    )


def trace_unchecked(
    hexmap: HexMap,
    sources: Int32s,
    met: bytes,
    hexsides: Hexsides | None = None,
    *,
    limit: int = UNLIMITED,
    crossed_limit: int = UNLIMITED,
) -> TracedPaths:
    """Find supply paths as `trace` does, without checking arguments: `sources` are distinct hex indexes, `met` is from
    `HexEffects.path_bits`."""
    layers = 2 if crossed_limit < limit else 1
    labels = layers * (len(hexmap) + 1)
    queue, found = np.empty(labels, np.int32), np.empty((2, labels), np.int32)
    edges, closes, crosses = (
        _empty_hexside_array() if hexsides is None else (hexsides.array, hexsides.closes, hexsides.crosses)
    )
    flood_kernel()(
        hexmap.neighbour,
        edges,
        np.frombuffer(met, np.uint8),
        sources,
        layers - 1,
        closes,
        crosses,
        limit,
        crossed_limit,
        queue,
        found,
    )
    return TracedPaths(hexmap, sources, met, hexsides, limit, found, layers)


class RoadHeadSearch:
    """Repeated searches for the hexes with a supply path to a road head, with fixed sources, bits and limits.

    Road heads are the unobstructed hexes joined to a source by hexsides without the bits `off_road`. Paths to them
    follow the rules of `trace_unchecked`, with `closes` and `crosses`.
    """

    def __init__(
        self,
        hexmap: HexMap,
        sources: Int32s,
        *,
        off_road: int,
        closes: int,
        crosses: int,
        limit: int,
        crossed_limit: int,
    ) -> None:
        self._kernel = road_heads_kernel()
        self._neighbour, self._sources = hexmap.neighbour, sources
        self._numbers = off_road, closes, crosses, limit, crossed_limit
        self._size = len(hexmap) + 1
        self._read = cast("Callable[[bytes], UInt8s]", partial(np.frombuffer, dtype=np.uint8))
        self._pool: list[tuple[Int32s, UInt8s]] = []  # popped and put back, so that threads never share

    @mirrors(trace_unchecked)
    def find(self, edges: UInt8s, met: bytes) -> tuple[bytes, bytes, bytes, bytes]:
        """Find the road heads and the hexes with a supply path to one.

        Return four byte strings by hex index: has a path, is a head, matters to the result (255), and effects that
        matter. The last two have one more byte for no hex; compare the last with `relevant_effects` to see whether the
        result still holds. `edges` are the bits of all hexsides, `met` the effects of each hex (`HexEffects.path_bits`,
        without ONE_MORE).
        """
        size, scratch = self._size, self._pool.pop() if self._pool else self._new_scratch()
        queue, found = scratch
        self._kernel(self._neighbour, edges, self._read(met), self._sources, *self._numbers, queue, found)
        rows = found.tobytes()
        self._pool.append(scratch)
        return rows[: size - 1], rows[size : 2 * size - 1], rows[2 * size : 3 * size], rows[3 * size :]

    def relevant_effects(self, met: bytes, bears: bytes) -> bytes:
        """Return the effects of the hexes that mattered to a search for road heads, 0 for others; while they are equal,
        `find` returns the same."""
        means: UInt8s = self._read(met) & self._read(bears)
        return means.tobytes()

    def _new_scratch(self) -> tuple[Int32s, UInt8s]:
        """Return fresh working arrays for the search."""
        return np.empty(2 * self._size, dtype=np.int32), np.empty((4, self._size), dtype=np.uint8)


class DistanceSearch:
    """Repeated searches for the distance of every hex to a supply source, with fixed bits and limits."""

    def __init__(self, hexmap: HexMap, *, closed: int, limit: int, other_closed: int, other_limit: int) -> None:
        self._kernel, self._neighbour, self._count = source_distances_kernel(), hexmap.neighbour, len(hexmap)
        self._numbers = closed, limit, other_closed, other_limit
        self._read = cast("Callable[[bytearray], UInt8s]", partial(np.frombuffer, dtype=np.uint8))
        self._pool: list[tuple[Int32s, Int8s]] = []  # as in `RoadHeadSearch`

    def find(self, edges: UInt8s, met: bytearray) -> memoryview:
        """Return each hex's distance to a supply source by index, -1 where none is in range. Arguments as in
        `RoadHeadSearch.find`."""
        scratch = self._pool.pop() if self._pool else self._new_scratch()
        self._kernel(self._neighbour, edges, self._read(met), *self._numbers, *scratch)
        lengths = scratch[1].tobytes()
        self._pool.append(scratch)
        return memoryview(lengths)[: self._count].cast("b")

    def _new_scratch(self) -> tuple[Int32s, Int8s]:
        """Return fresh working arrays for the search."""
        size = self._count + 1
        return np.empty(size, dtype=np.int32), np.empty((2, size), dtype=np.int8)


def distances(hexmap: HexMap, sources: Sequence[str | int]) -> list[int]:
    """Return each hex's distance to the nearest of the source hexes, by index; -1 if there is no way."""
    return trace(hexmap, sources).lengths


@cache
def _empty_hexside_array() -> tuple[UInt8s, int, int]:
    """Return an empty array of hexside bits, for supply paths that no hexside hinders."""
    array = np.zeros((0, 6), dtype=np.uint8)
    array.flags.writeable = False
    return array, 0, 0
