"""Kernel: costs of steps over rivers in the current state of the bridges. Compiled by `shim`; for `at` see `reach`."""

from numpy import uintp as at

from broadfront.board.kernels.types import Int32s, UInt8s, UInt16s


def update_river_costs(
    sides: UInt8s,
    places: Int32s,
    costs: UInt16s,
    down: int,
    shut: int,
    closed: int,
    table: UInt16s,
) -> int:
    """Write the movement cost of each step over a river to the flat step table; return how many steps are closed.

    `places` are the indexes of those steps in the table and in `sides`, the bits of all hexsides. Row 0 of `costs` is
    the cost with a bridge, row 1 without, used where the bit `down` is set. Where `shut` is set the cost is `closed`.
    """
    count = 0
    for row in range(places.shape[0]):
        place = places[at(row)]
        bits = sides[at(place)]
        if bits & shut:
            table[at(place)] = closed
            count += 1
        else:
            table[at(place)] = costs[1 if bits & down else 0, at(row)]
    return count
