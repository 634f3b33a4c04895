"""Kernel: the distance of every hex to the nearest source, by a breadth-first flood outward from the sources.

Compiled by `shim`; for `at` see `reach`. With crossings a hex has two labels: the shortest path without a crossing, and
a shorter one with a crossing, which may have a tighter limit.
"""

from numpy import uintp as at

from broadfront.board.kernels.bits import BLOCK, STOP
from broadfront.board.kernels.types import Int32s, UInt8s


def flood(
    neighbour: Int32s,
    edges: UInt8s,
    met: UInt8s,
    sources: Int32s,
    shift: int,
    closed: int,
    crossing: int,
    limit: int,
    crossed_limit: int,
    queue: Int32s,
    found: Int32s,
) -> int:
    """Find the shortest path of every hex to the nearest source, and return the number of labels reached.

    A label is a hex, or with `shift` 1 twice the hex, plus one for a path with a crossing. `found` gets per label the
    path length (-1 for none) and the next label toward the source (-1 at a source). `sources` are distinct hexes;
    `queue` has room for every label.

    `met` has the effect of each hex on a path: BLOCK takes none, STOP may only be an end of a path. `closed` and
    `crossing` are the bits of `edges`, which may be empty, that close a hexside or count as a crossing.
    """
    nowhere = neighbour.shape[0] - 1
    has_edges = edges.shape[0] > 0
    length, toward = found[0], found[1]
    length[:] = -1
    filled = 0
    for row in range(sources.shape[0]):
        here = sources[at(row)]
        if not met[at(here)] & BLOCK:
            length[at(here << shift)] = 0
            toward[at(here << shift)] = -1
            queue[at(filled)] = here << shift
            filled += 1
    taken = 0
    while taken < filled:
        label = queue[at(taken)]
        taken += 1
        here = label >> shift
        if met[at(here)] & STOP:
            continue
        step = length[at(label)] + 1
        if step > limit:
            break  # labels are in order of length
        crossed = label - (here << shift)
        for direction in range(6):
            there = neighbour[at(here), at(direction)]
            # A path with a crossing is useful only where no path without one is as short.
            next_label = there << shift
            if there == nowhere or length[at(next_label)] >= 0 or met[at(there)] & BLOCK:
                continue
            if has_edges:
                edge = edges[at(here), at(direction)]
                if edge & closed:
                    continue
                if shift and (crossed or edge & crossing):
                    next_label += 1
                    if step > crossed_limit or length[at(next_label)] >= 0:
                        continue
            length[at(next_label)] = step
            toward[at(next_label)] = label
            queue[at(filled)] = next_label
            filled += 1
    return filled
