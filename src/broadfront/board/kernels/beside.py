"""The hexes next to some hexes. A plain function on arrays, compiled by `shim`. `at`: see `reach`."""

from typing import TYPE_CHECKING

from numpy import uintp as at

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s, UInt8s


def beside(neighbour: "Int32s", hexes: "UInt8s", found: "UInt8s") -> int:
    """Put 1 into `found` for each hex with one of `hexes` (not 0) in one of the six around, and return how many of them
    there are."""
    nowhere = neighbour.shape[0] - 1
    count = 0
    for here in range(min(hexes.shape[0], nowhere)):
        if hexes[at(here)]:
            count += 1
            for direction in range(6):
                there = neighbour[at(here), at(direction)]
                if there != nowhere:
                    found[at(there)] = 1
    return count
