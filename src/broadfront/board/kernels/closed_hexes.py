"""Kernel: the hexes closed to a unit that must keep its distance from enemies or from other hexes that a title marks.
Compiled by `shim`; for `at` see `reach`."""

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
    """Find the hexes closed to a unit that must keep its distance from enemies or from other marked hexes.

    Set the bytes of closed hexes in `found` to 1 and those of all others to 0.

    Return the number of watching hexes (see below). `found` has one more byte for no hex. Closed are hexes with a flag
    of `here`, hexes adjacent to one with a flag of `near`, hexes whose number in `far` is above the limit, and hexes
    adjacent to a watching hex. A hex is watching if its `watch` is at least its `least`, its `awake` is not 0, and no
    adjacent hex has the flag `friend`. `start` is the hex of the moving unit if no other unit is there, else -1: a unit
    is not its own friend.
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
