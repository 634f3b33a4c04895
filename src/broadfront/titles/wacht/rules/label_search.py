"""Search for every hex a unit can reach: a bucket queue over labels, compiled by the kernel shim of `board`.

A label is a hex together with

- the road last moved along (0 none, 1 primary, 2 secondary, 3 trail): a change of type loses a fraction of an MP;
- the conditions broken so far (bit 0 ground condition of the route, bit 1 way to a new army's area): the MA of a
  move depends on what it has broken by its end;
- whether the way here depends on a roll (a bridge that must hold, a stop roll that must be passed).

For each label only the fewest MP matter: stops, penalties and closed hexes depend on the hex entered, bridges and fords
on the hexside. MP are counted in halves. Of labels with equal hex and MP the first one found is kept, so results are
reproducible.

Steps that take the whole MA start only in the first hex; `unit_reach` adds them afterward.
"""

from functools import cache
from typing import Protocol

import numpy as np

from broadfront.board.kernels.shim import compile_kernel
from broadfront.board.kernels.types import Int32s, UInt8s, UInt16s

ALTERNATIVES = 4
"""Maximum number of useful ways to cross a hexside: with or without a roll, keeping or breaking the route."""
COST = 0x00FF
NEEDS_ROLL = 0x0100
BREAKS = 0x0200
ROAD_SHIFT = 11
CLOSED = 0xFFFF

BLOCKS, STOPS, ROLLS, NO_END = 1, 2, 4, 8
"""Flags of a hex for one mover: closed; the move ends there; a roll decides whether it ends; it may not end there."""

SLOTS = 32
"""Labels per hex, numbered road * 8 + broken * 2 + rolled."""
UNREACHED = 0x7FFFFFFF
BUCKETS = 256
"""Number of MP buckets, in halves; far above any MA."""

HEX, SLOT, SPENT, CAME = 0, 1, 2, 3
"""Columns of the result; CAME is the row of the previous label, -1 for the start."""


def make_search_arrays(hexes: int) -> tuple[Int32s, Int32s]:
    """Return new work arrays for the search for reachable hexes: one for its queue, one for its results."""
    count = hexes * SLOTS
    work = np.full(4 * count + BUCKETS, -1, dtype=np.int32)
    work[:count] = UNREACHED
    return work, np.empty((count, 4), dtype=np.int32)


def label_search(
    neighbour: Int32s,
    ways: UInt16s,
    flags: UInt8s,
    extra: UInt8s,
    barred: UInt8s,
    toward: Int32s,
    start: int,
    start_slot: int,
    spent: int,
    most: int,
    hexes_left: int,
    work: Int32s,
    found: Int32s,
) -> int:
    """Fill `found` with all labels (see below) reached for at most `most` half MP, cheapest first; return the count.

    A label is a hex together with the last road, the conditions broken and whether a roll was needed. `ways` holds the
    packed ways to cross each hexside, padded with CLOSED. `extra` is what units make a hex cost beyond the map.
    `barred` has a bit for each closed direction. `toward` is the distance of each hex to an army's area, or empty if
    that does not matter. `hexes_left` is 1 for units that move one hex. `work` must have all labels unreached and all
    buckets empty, and is returned so.
    """
    count = neighbour.shape[0] * 32
    row_of = count
    after = 2 * count
    ahead = 3 * count
    bucket = 4 * count
    label = start * 32 + start_slot
    work[label] = spent
    work[row_of + label] = -1
    work[bucket + spent] = label
    work[after + label] = -1
    work[ahead + label] = -1
    rows = 0
    now = spent
    while now <= most:
        label = work[bucket + now]
        if label < 0:
            now += 1
            continue
        following = work[after + label]
        work[bucket + now] = following
        if following >= 0:
            work[ahead + following] = -1
        here = label // 32
        slot = label - here * 32
        before = work[row_of + label]
        rolled = slot & 1
        found[rows, HEX] = here
        found[rows, SLOT] = slot
        found[rows, SPENT] = now
        found[rows, CAME] = before
        rows += 1
        if rolled and work[label - 1] <= now:
            continue  # the same label without a roll costs no more
        flag = flags[here]
        if before >= 0:
            if flag & 2 or hexes_left == 1:
                continue
            if flag & 4:
                rolled = 1
        road = slot >> 3
        broken = (slot >> 1) & 3
        shut = barred[here]
        for direction in range(6):
            if shut >> direction & 1:
                continue
            there = neighbour[here, direction]
            meets = flags[there]
            if meets & 1 or (meets & 8 and meets & 6):
                continue
            for alternative in range(4):
                way = ways[here, direction, alternative]
                if way == 0xFFFF:
                    break
                next_rolled = rolled
                if way & 0x0100:
                    if before >= 0 and flag & 8:
                        continue
                    next_rolled = 1
                next_road = way >> 11
                base = now
                if next_road != road and road != 0 and next_road != 0:
                    base = now + (now & 1)
                total = base + (way & 0x00FF) + extra[there]
                if total > most:
                    continue
                next_broken = broken
                if way & 0x0200:
                    next_broken |= 1
                if toward.shape[0] > 0 and toward[there] != 0 and toward[there] >= toward[here]:
                    next_broken |= 2
                next_label = there * 32 + next_road * 8 + next_broken * 2 + next_rolled
                known = work[next_label]
                if total >= known:
                    continue
                if known != 0x7FFFFFFF:  # take it out of its bucket
                    a = work[ahead + next_label]
                    b = work[after + next_label]
                    if a >= 0:
                        work[after + a] = b
                    else:
                        work[bucket + known] = b
                    if b >= 0:
                        work[ahead + b] = a
                work[next_label] = total
                work[row_of + next_label] = rows - 1
                head = work[bucket + total]
                work[after + next_label] = head
                work[ahead + next_label] = -1
                if head >= 0:
                    work[ahead + head] = next_label
                work[bucket + total] = next_label
    for row in range(rows):
        work[found[row, HEX] * 32 + found[row, SLOT]] = 0x7FFFFFFF
    return rows


class LabelSearch(Protocol):
    """Signature of the compiled search for reachable hexes, `label_search`."""

    def __call__(
        self,
        neighbour: Int32s,
        ways: UInt16s,
        flags: UInt8s,
        extra: UInt8s,
        barred: UInt8s,
        toward: Int32s,
        start: int,
        start_slot: int,
        spent: int,
        most: int,
        hexes_left: int,
        work: Int32s,
        found: Int32s,
        /,
    ) -> int: ...


@cache
def label_search_kernel() -> LabelSearch:
    """Return the compiled search for reachable hexes, `label_search`."""
    arguments = "int32[:,:]r uint16[:,:,:]r uint8[:] uint8[:] uint8[:]r int32[:]r 5 int32[:] int32[:,:]"
    return compile_kernel(label_search, arguments)
