"""Runs searches on one cost array, reusing scratch arrays."""

from functools import cache

import numpy as np

from broadfront.board.kernels.bits import HEX
from broadfront.board.kernels.reach import new_scratch
from broadfront.board.kernels.shim import best_labels_kernel, reach_kernel
from broadfront.board.kernels.types import Int32s, UInt8s, UInt16s

# By number of hexes and bits of road kind. A search pops a set and puts it back, so threads never share one.
_POOLS: dict[tuple[int, int], "list[tuple[Int32s, Int32s, Int32s, Int32s]]"] = {}


@cache
def _zero_room(hexes: int) -> UInt8s:
    """Return an array with no stacking room in any hex."""
    return np.zeros(hexes, dtype=np.uint8)


class Searcher:
    """Runs compiled movement searches on one array of movement costs, reusing its working arrays."""

    __slots__ = ("cost", "ends_kernel", "hexes", "kernel", "kind", "kind_bits", "neighbour", "no_flags", "pool")

    def __init__(self, neighbour: Int32s, cost: UInt16s, kind: UInt8s | None) -> None:
        self.kernel, self.ends_kernel = reach_kernel(kind is not None), best_labels_kernel()
        self.neighbour = neighbour
        self.cost = cost
        self.kind = kind
        self.hexes = len(neighbour)
        self.kind_bits = 0 if kind is None else int(kind.max()).bit_length()
        self.no_flags = _zero_room(self.hexes)
        self.pool = _POOLS.setdefault((self.hexes, self.kind_bits), [])

    def search(
        self,
        starts: tuple[int, ...],
        allowance: int,
        flags: UInt8s,
        table: Int32s,
        fresh: bool,
        one_hex: bool,
        target: int,
        whole: int,
    ) -> Int32s:
        """Return the labels of a movement search (rows of a hex and the points spent to reach it), cheapest first."""
        scratches = self.pool.pop() if self.pool else new_scratch(self.hexes, self.kind_bits)
        work, labels, _, _ = scratches
        for row, start in enumerate(starts):
            labels[row, HEX] = start
        found = self.kernel(
            self.neighbour,
            self.cost,
            self.kind,
            flags,
            table,
            self.kind_bits,
            len(starts),
            allowance,
            fresh,
            one_hex,
            target,
            whole,
            work,
            labels,
        )
        answer = labels[:found].copy()
        self.pool.append(scratches)
        return answer

    def end_hexes(self, labels: Int32s, room: UInt8s | None, needed: int) -> list[int]:
        """Return the hexes where a move may end and which have the needed stacking room."""
        scratches = self.pool.pop() if self.pool else new_scratch(self.hexes, self.kind_bits)
        _, _, best, found = scratches
        count = self.ends_kernel(labels, self.no_flags if room is None else room, needed, 0, best, found)
        ends: list[int] = found[0, :count].tolist()
        self.pool.append(scratches)
        return ends

    def best_rows(self, labels: Int32s) -> dict[int, int]:
        """Return for each reached hex the row of its cheapest label in the result of a movement search."""
        scratches = self.pool.pop() if self.pool else new_scratch(self.hexes, self.kind_bits)
        _, _, best, found = scratches
        hexes, rows = found[:, : self.ends_kernel(labels, self.no_flags, 0, 1, best, found)].tolist()
        self.pool.append(scratches)
        return dict(zip(hexes, rows, strict=True))
