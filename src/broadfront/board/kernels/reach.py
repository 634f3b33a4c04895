"""Everywhere a mover can get: a bucket queue (Dial) over labels (hex, road kind, stopped).

A plain function on arrays, compiled by `shim`. All amounts are in twelfths of a movement point.

The same hex can hold two useful labels: one that arrived cheaply but had to stop, and a dearer one that may go on. So
the search never merges them; with road kinds there is such a pair for each kind of road last used, because a change of
kind may lose a fraction of a point.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s, UInt8s, UInt16s

# A directed edge: cost in the low bits, flags in the high ones.
AMOUNT = 0x0FFF
STOPS = 0x1000  # whoever uses the edge stops beyond it
ALL = 0x2000  # takes the whole allowance: only from the start hex, with nothing spent
NOT_APPLICABLE = 0x4000  # there is no such move
PROHIBITED = 0x8000
_BARRED = NOT_APPLICABLE | PROHIBITED

# What the flags of a hex mean to a mover: row 0 of `meetings`; rows 1 and 2 are extra cost to enter and to leave.
BLOCK = 1
STOP = 2
NO_END = 4
ZONE = 8  # no step from one such hex to another

# Columns of `labels`, the answer: a row for each label, cheapest first.
HEX, SPENT, STATE, BEFORE = 0, 1, 2, 3
# Bits of STATE; the road kind stands above them.
STOPPED, MAY_NOT_END, KIND_SHIFT = 1, 2, 2

UNREACHED = 0x7FFFFFFF
LARGEST = 7200  # allowance in twelfths: 600 movement points


def scratch(hexes: int, kind_bits: int) -> tuple["Int32s", "Int32s"]:
    """Fresh `work` and `labels` for a map of so many hexes.

    `work` holds spent and before per label, the pool of queue entries (each edge is used at most once from each label
    that may go on, each start once) and the buckets.
    """
    import numpy as np

    count = hexes << (kind_bits + 1)
    work = np.full(2 * count + 2 * (3 * count + hexes) + LARGEST + 1, -1, dtype=np.int32)
    work[:count] = UNREACHED
    return work, np.empty((count, 4), dtype=np.int32)


def search(
    neighbour: "Int32s", cost: "UInt16s", kind: "UInt8s", flags: "UInt8s", meetings: "Int32s", kind_bits: int,
    starts: int, allowance: int, fresh: int, one_hex: int, target: int, whole: int, work: "Int32s", labels: "Int32s",
) -> int:
    """Fill `labels` with everything reached and return how many rows; column HEX of its first `starts` rows gives the
    start hexes. `work` comes and goes with its first part UNREACHED and its buckets -1.

    `fresh`: nothing spent so far, so an ALL edge is open. `one_hex`: the first hex may be entered whatever it costs.
    `target`: stop as soon as this hex is reached, -1 for none. `whole`: on a change of road kind the points left are
    rounded down to a multiple of this, 0 for never. `kind` holds numbers of `kind_bits` bits and may be empty when
    there are none.
    """
    hexes = neighbour.shape[0]
    shift = kind_bits + 1
    before = hexes << shift
    pool = 2 * before
    link = pool + 3 * before + hexes
    bucket = link + 3 * before + hexes
    entries = 0
    for row in range(starts):
        label = labels[row, HEX] << shift
        if work[label] == UNREACHED:
            work[label] = 0
            work[before + label] = -1
            work[pool + entries] = label
            work[link + entries] = work[bucket]
            work[bucket] = entries
            entries += 1
    found = 0
    spent = 0
    while spent <= allowance:
        entry = work[bucket + spent]
        if entry < 0:
            spent += 1
            continue
        work[bucket + spent] = work[link + entry]
        label = work[pool + entry]
        if work[label] != spent:
            continue  # reached more cheaply since
        here = label >> shift
        slot = label - (here << shift)
        stopped = slot & 1
        if stopped and work[label - 1] <= spent:
            continue  # the label that may go on came no dearer
        met = meetings[0, flags[here]]
        labels[found, HEX] = here
        labels[found, SPENT] = spent
        labels[found, STATE] = ((slot >> 1) << KIND_SHIFT) | stopped | (MAY_NOT_END if met & NO_END else 0)
        came = work[before + label]
        labels[found, BEFORE] = came
        found += 1
        if here == target:
            break
        if stopped:
            continue
        leave = meetings[2, flags[here]]
        for direction in range(6):
            edge = cost[here, direction]
            if edge & _BARRED:
                continue
            there = neighbour[here, direction]
            flag = flags[there]
            meeting = meetings[0, flag]
            if meeting & BLOCK or meeting & met & ZONE:
                continue
            base = spent
            next_slot = 0
            if kind_bits:
                road = kind[here, direction]
                if whole > 0 and came >= 0 and road != slot >> 1:
                    base = allowance - (allowance - spent) // whole * whole
                next_slot = 2 * road
            if meeting & STOP or edge & STOPS:
                next_slot |= 1
            if edge & ALL:
                if not fresh or came >= 0:
                    continue
                total = allowance
                next_slot |= 1
            else:
                total = base + (edge & AMOUNT) + meetings[1, flag] + leave
                if total > allowance:
                    if not one_hex or came >= 0:
                        continue
                    total = allowance
                    next_slot |= 1
            next_label = (there << shift) + next_slot
            if total < work[next_label]:
                work[next_label] = total
                work[before + next_label] = found - 1
                work[pool + entries] = next_label
                work[link + entries] = work[bucket + total]
                work[bucket + total] = entries
                entries += 1
    for entry in range(entries):
        work[work[pool + entry]] = UNREACHED
    while spent <= allowance:  # an early end leaves buckets filled
        work[bucket + spent] = -1
        spent += 1
    return found
