"""Kernel: the distance of every hex to a source by one mode of travel or, failing that, by another.

Compiled by `shim`; for `at` see `reach`.
"""

from numpy import uintp as at

from broadfront.board.kernels.bits import BLOCK, ONE_MORE, SOURCE, STOP
from broadfront.board.kernels.types import Int8s, Int32s, UInt8s


def find_source_distances(
    neighbour: Int32s,
    edges: UInt8s,
    met: UInt8s,
    closed: int,
    limit: int,
    other_closed: int,
    other_limit: int,
    queue: Int32s,
    length: Int8s,
) -> int:
    """Find the distance of every hex to a source by one mode of travel or else by another, and return how many hexes
    are in range.

    The first row of `length` gets the distances, -1 for hexes out of range. `met` has the effect of each hex on a path:
    SOURCE, a path begins there; BLOCK, it takes none; STOP, a path may only end there; ONE_MORE, a path that stopped
    there may go one hex further, to hexes that no other path reaches. The first row is computed with the hexsides of
    `closed` shut and at most `limit` hexes; where it has no path, the second row counts, computed with `other_closed`
    and `other_limit`.
    """
    nowhere = neighbour.shape[0] - 1
    for way in range(2):
        shut, most = closed, limit
        if way:
            shut, most = other_closed, other_limit
        filled = 0
        for hex in range(nowhere):
            length[at(way), at(hex)] = -1
            if met[at(hex)] & SOURCE and not met[at(hex)] & BLOCK:
                length[at(way), at(hex)] = 0
                queue[at(filled)] = hex
                filled += 1
        taken = 0
        while taken < filled:
            here = queue[at(taken)]
            taken += 1
            step = length[at(way), at(here)] + 1
            if step > most:
                break  # hexes are in order of length
            if met[at(here)] & STOP:
                continue
            for direction in range(6):
                if edges[at(here), at(direction)] & shut:
                    continue
                there = neighbour[at(here), at(direction)]
                if there == nowhere or length[at(way), at(there)] >= 0 or met[at(there)] & BLOCK:
                    continue
                length[at(way), at(there)] = step
                queue[at(filled)] = there
                filled += 1
        for row in range(filled):
            here = queue[at(row)]
            step = length[at(way), at(here)] + 1
            if not met[at(here)] & ONE_MORE or step > most:
                continue
            for direction in range(6):
                if edges[at(here), at(direction)] & shut:
                    continue
                there = neighbour[at(here), at(direction)]
                if there != nowhere and length[at(way), at(there)] < 0 and not met[at(there)] & BLOCK:
                    length[at(way), at(there)] = step
    found = 0
    for hex in range(nowhere):
        if length[0, at(hex)] < 0:
            length[0, at(hex)] = length[1, at(hex)]
        found += length[0, at(hex)] >= 0
    return found
