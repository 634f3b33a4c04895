"""How many hexes it is to a source, for every hex of the map at once: a breadth-first flood outward from the sources.

A plain function on arrays, compiled by `shim`. Two layers: paths without a crossing, and paths with one, which may
have a shorter limit.
"""

from typing import TYPE_CHECKING

from broadfront.board.kernels.reach import BLOCK, STOP

if TYPE_CHECKING:
    from broadfront.board.kernels.types import Int32s, UInt8s

# Bits of a hexside.
CLOSED = 1
CROSSING = 2


def flood(
    neighbour: "Int32s", edges: "UInt8s", flags: "UInt8s", meetings: "Int32s", sources: int, limit: int,
    crossed_limit: int, queue: "Int32s", length: "Int32s", toward: "Int32s",
) -> int:
    """Fill `length[layer, hex]` (-1 where no path) and `toward[layer, hex]`, the next label on the way to the source
    (-1 at a source), a label being 2 * hex + layer. The sources stand at the head of `queue`, each once. Returns how
    many labels were reached.

    A hex whose flags BLOCK takes no path; one whose flags STOP may be an end of a path but is not passed through.
    """
    nowhere = neighbour.shape[0] - 1
    has_edges = edges.shape[0] > 0
    filled = 0
    for row in range(sources):
        here = queue[row]
        if meetings[0, flags[here]] & BLOCK:
            continue
        length[0, here] = 0
        queue[filled] = 2 * here
        filled += 1
    taken = 0
    while taken < filled:
        label = queue[taken]
        taken += 1
        here = label >> 1
        layer = label & 1
        if meetings[0, flags[here]] & STOP:
            continue
        step = length[layer, here] + 1
        if step > limit:
            break  # labels come in order of length
        for direction in range(6):
            there = neighbour[here, direction]
            if there == nowhere or meetings[0, flags[there]] & BLOCK:
                continue
            next_layer = layer
            if has_edges:
                edge = edges[here, direction]
                if edge & CLOSED:
                    continue
                if edge & CROSSING:
                    next_layer = 1
            # A path with a crossing is of use only where none without came as short.
            if length[next_layer, there] >= 0 or length[0, there] >= 0 or (next_layer and step > crossed_limit):
                continue
            length[next_layer, there] = step
            toward[next_layer, there] = label
            queue[filled] = 2 * there + next_layer
            filled += 1
    return filled
