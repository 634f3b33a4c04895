"""Where a search came to: for each hex reached the row of its cheapest label, in reading order.

A plain function on arrays, compiled by `shim`. `at`: see `reach`.
"""

from typing import TYPE_CHECKING

from numpy import uintp as at

from broadfront.board.kernels.bits import BEFORE, HEX, MAY_NOT_END, SPENT, STATE, STOPPED

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s


def ends(labels: "Int32s", best: "Int32s", found: "Int32s") -> int:
    """Fill `found` with a row for each hex: the hex, its label, and 1 when the move may end there; return how many.

    Of two labels that cost the same, that which may go on counts. A start hex is no end. `best` comes with -1 a hex.
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
    for row in range(labels.shape[0]):
        hex = labels[at(row), HEX]
        if labels[at(row), BEFORE] < 0 and best[at(hex)] >= 0:
            best[at(hex)] = -2 - best[at(hex)]  # a start, even where another start leads to it for nothing
    count = 0
    for hex in range(best.shape[0]):
        row = best[at(hex)]
        if row != -1:
            start = row < 0
            if start:
                row = -2 - row
            found[at(count), 0] = hex
            found[at(count), 1] = row
            found[at(count), 2] = not start and not labels[at(row), STATE] & MAY_NOT_END
            count += 1
    return count
