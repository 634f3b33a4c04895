"""Where a search came to: for each hex reached the row of its cheapest label, in reading order.

A plain function on arrays, compiled by `shim`. `at`: see `reach`.
"""

from numpy import uintp as at

from broadfront.board.kernels.bits import BEFORE, HEX, MAY_NOT_END, SPENT, STATE, STOPPED
from broadfront.board.kernels.types import Int32s, UInt8s


def ends(labels: Int32s, room: UInt8s, needed: int, every: int, best: Int32s, found: Int32s) -> int:
    """Fill `found`, row 0 with hexes and row 1 with the label of each; return how many. With `every` they are all that
    were reached, else those in which the move may end and that have the needed room; a start hex is no end.

    Of two labels that cost the same, that which may go on counts. `best` comes and goes with -1 a hex.
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
                best[at(hex)] = -1  # a start, even where another start leads to it for nothing
    count = 0
    for hex in range(best.shape[0]):
        row = best[at(hex)]
        if row >= 0:
            best[at(hex)] = -1
            found[0, at(count)] = hex
            found[1, at(count)] = row
            count += 1
    return count
