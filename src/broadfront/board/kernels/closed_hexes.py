"""Kernel: the hexes closed to a mover that must keep its distance from others. Compiled by `shim`; for `at` see
`reach`.
"""

from numpy import uintp as at

from broadfront.board.kernels.types import Int32s, UInt8s


def find_closed_hexes(
    neighbour: Int32s,
    flags: UInt8s,
    here: int,
    near: int,
    far: UInt8s,
    limit: int,
    watch: UInt8s,
    least: UInt8s,
    awake: UInt8s,
    friend: int,
    start: int,
    found: UInt8s,
) -> int:
    """Find the hexes closed to a mover that must keep its distance from others: set their bytes of `found` to 1, others
    to 0.

    Return the number of watched hexes. `found` has one more byte for no hex. Closed are hexes with a flag of `here`,
    hexes adjacent to one with a flag of `near`, hexes whose number in `far` is above the limit, and hexes adjacent to a
    watching hex. A hex is watching if its `watch` is at least its `least`, its `awake` is not 0, and no adjacent hex
    has the flag `friend`. The mover alone in `start` does not count as a friend; `start` is -1 when it is not alone.
    """
    nowhere = neighbour.shape[0] - 1
    for hex in range(nowhere):
        found[at(hex)] = 1 if flags[at(hex)] & here or far[at(hex)] > limit else 0
    found[at(nowhere)] = 0
    watched = 0
    for hex in range(nowhere):
        marks = flags[at(hex)] & near != 0
        if watch[at(hex)] >= least[at(hex)] and awake[at(hex)]:
            free = True
            for direction in range(6):
                there = neighbour[at(hex), at(direction)]
                if flags[at(there)] & friend and there != start:
                    free = False
            if free:
                watched += 1
                marks = True
        if marks:
            for direction in range(6):
                there = neighbour[at(hex), at(direction)]
                if there != nowhere:
                    found[at(there)] = 1
    return watched
