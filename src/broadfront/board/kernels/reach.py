"""Kernel: all hexes a mover can reach, by a bucket queue (Dial) over labels (hex, road kind, stopped).

Compiled by `shim`. All amounts are in twelfths of a movement point.

A hex can have two useful labels: one that arrived cheaply but had to stop, and a more expensive one that may go on. So
the search never merges them. With road kinds there is such a pair for each kind of road last used, because a change of
kind may lose a fraction of a point.

Indexes pass through `at` because numba checks every signed index for being negative, which took a third of the time.
"""

import numpy as np
from numpy import uintp as at

from broadfront.board.kernels.bits import (
    ALL,
    AMOUNT,
    BARRED,
    BEFORE,
    BLOCK,
    HEX,
    KIND_SHIFT,
    LARGEST,
    MAY_NOT_END,
    NO_END,
    SPENT,
    STATE,
    STOP,
    STOPS,
    ZONE,
)
from broadfront.board.kernels.types import Int32s, UInt8s, UInt16s

UNREACHED = 0x7FFFFFFF


def new_scratch(hexes: int, kind_bits: int) -> "tuple[Int32s, Int32s, Int32s, Int32s]":
    """Return fresh working arrays for movement searches on a map of this size: `work`, `labels`, and `best` and `found`
    of `find_best_labels`.

    `work` holds spent and before per label, the pool of queue entries (each edge is used at most once from each label
    that may go on, each start once) and the buckets.
    """
    count = hexes << (kind_bits + 1)
    work = np.full(2 * count + 2 * (3 * count + hexes) + LARGEST + 1, -1, dtype=np.int32)
    work[:count] = UNREACHED
    best = np.full(hexes, -1, dtype=np.int32)
    return work, np.empty((count, 4), dtype=np.int32), best, np.empty((2, hexes), dtype=np.int32)


def search(
    neighbour: Int32s,
    cost: UInt16s,
    kind: UInt8s | None,
    flags: UInt8s,
    meetings: Int32s,
    kind_bits: int,
    starts: int,
    allowance: int,
    fresh: int,
    one_hex: int,
    target: int,
    whole: int,
    work: Int32s,
    labels: Int32s,
) -> int:
    """Find all hexes that a mover can reach, write a row of `labels` for each way to reach one, and return the number
    of rows.

    Column HEX of the first `starts` rows gives the start hexes. `work` must have its first part UNREACHED and its
    buckets -1, and is restored to that.

    `fresh`: nothing spent so far, so an ALL edge is open. `one_hex`: the first hex may be entered whatever it costs.
    `target`: stop as soon as this hex is reached, -1 for none. `whole`: on a change of road kind the points left are
    rounded down to a multiple of this, 0 for never. `kind` holds numbers of `kind_bits` bits, or is None.
    """
    hexes = neighbour.shape[0]
    shift = 1
    if kind is not None:  # where `kind` is None, numba omits this branch and the other one
        shift += kind_bits
    count = hexes << shift
    entries_most = 3 * count + hexes
    spent_at = work[:count]
    before = work[count : 2 * count]
    pool = work[2 * count : 2 * count + entries_most]
    link = work[2 * count + entries_most : 2 * count + 2 * entries_most]
    bucket = work[2 * count + 2 * entries_most :]
    entries = 0
    for row in range(starts):
        label = labels[at(row), HEX] << shift
        if spent_at[at(label)] == UNREACHED:
            spent_at[at(label)] = 0
            before[at(label)] = -1
            pool[at(entries)] = label
            link[at(entries)] = bucket[0]
            bucket[0] = entries
            entries += 1
    found = 0
    spent = 0
    while spent <= allowance:
        entry = bucket[at(spent)]
        if entry < 0:
            spent += 1
            continue
        bucket[at(spent)] = link[at(entry)]
        label = pool[at(entry)]
        if spent_at[at(label)] != spent:
            continue  # reached more cheaply since
        here = label >> shift
        slot = label - (here << shift)
        stopped = slot & 1
        if stopped and spent_at[at(label - 1)] <= spent:
            continue  # the label that may go on is not more expensive
        flag = flags[at(here)]
        met = meetings[0, flag]
        leave = meetings[2, flag]
        came = before[at(label)]
        labels[at(found), HEX] = here
        labels[at(found), SPENT] = spent
        labels[at(found), STATE] = ((slot >> 1) << KIND_SHIFT) | stopped | (MAY_NOT_END if met & NO_END else 0)
        labels[at(found), BEFORE] = came
        found += 1
        if here == target:
            break
        if stopped:
            continue
        for direction in range(6):
            edge = cost[at(here), at(direction)]
            if edge & BARRED:
                continue
            there = neighbour[at(here), at(direction)]
            flag = flags[at(there)]
            meeting = meetings[0, flag]
            if meeting & BLOCK or meeting & met & ZONE:
                continue
            total = spent + (edge & AMOUNT) + meetings[1, flag] + leave
            next_slot = 1 if meeting & STOP or edge & STOPS else 0
            if kind is not None:
                road = kind[at(here), at(direction)]
                next_slot += 2 * road
                if whole > 0 and came >= 0 and road != slot >> 1:
                    total += (allowance - spent) % whole
            if total > allowance or edge & ALL:
                # Takes all points left; only allowed as the first step of the move.
                if came >= 0 or not (fresh if edge & ALL else one_hex):
                    continue
                total = allowance
                next_slot |= 1
            next_label = (there << shift) + next_slot
            if total < spent_at[at(next_label)]:
                spent_at[at(next_label)] = total
                before[at(next_label)] = found - 1
                pool[at(entries)] = next_label
                link[at(entries)] = bucket[at(total)]
                bucket[at(total)] = entries
                entries += 1
    for entry in range(entries):
        spent_at[at(pool[at(entry)])] = UNREACHED
    while spent <= allowance:  # an early end leaves buckets filled
        bucket[at(spent)] = -1
        spent += 1
    return found
