"""Kernel: the cheapest label of each reached hex, in reading order. Compiled by `shim`; for `at` see `reach`."""

from numpy import uintp as at

from broadfront.board.kernels.bits import BEFORE, HEX, MAY_NOT_END, SPENT, STATE, STOPPED
from broadfront.board.kernels.types import Int32s, UInt8s


def find_best_labels(labels: Int32s, room: UInt8s, needed: int, every: int, best: Int32s, found: Int32s) -> int:
    """Write the reached hexes of a movement search to row 0 of `found` and their cheapest labels (search results) to
    row 1; return how many.

    With `every`, these are all reached hexes, otherwise those where the move may end with the needed room; start hexes
    are excluded. Of two labels with the same cost, the one that may go on is used. `best` must be all -1 and is
    restored to that.
    """
    for row in range(labels.shape[0]):
        hex = labels[at(row), HEX]
        known = best[at(hex)]
        if known < 0 or (
            labels[at(known), SPENT] == labels[at(row), SPENT]
            and labels[at(known), STATE] & STOPPED
            and not labels[at(row), STATE] & STOPPED
        ):
            best[at(hex)] = row
    if not every:
        for row in range(labels.shape[0]):
            hex = labels[at(row), HEX]
            if labels[at(row), BEFORE] < 0 or labels[at(row), STATE] & MAY_NOT_END or room[at(hex)] < needed:
                best[at(hex)] = -1  # a start, even if another start reaches it at no cost
    count = 0
    for hex in range(best.shape[0]):
        row = best[at(hex)]
        if row >= 0:
            best[at(hex)] = -1
            found[0, at(count)] = hex
            found[1, at(count)] = row
            count += 1
    return count
