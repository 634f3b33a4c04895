"""The hexes closed to a mover that keeps away from others. A plain function on arrays, compiled by `shim`. `at`: see
`reach`."""

from numpy import uintp as at

from broadfront.board.kernels.types import Int32s, UInt8s


def away(
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
    """Fill `found`, a byte per hex and one for no hex, with 1 for each hex that is closed and 0 for the others; return
    how many hexes are watched from.

    Closed are hexes with a flag of `here`, those beside a hex with a flag of `near`, those whose number in `far` is
    above the limit, and those beside a hex that is watched from: `watch` has the `least` it takes there, `awake` is not
    0, and nobody stands around it, who has the flag `friend`. The mover itself, alone in its `start`, does not count;
    -1 when it is not alone.
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
