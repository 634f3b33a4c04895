"""Kernel: hexes in supply from road heads; first the road from the sources, then the last hexes, in one call.

Compiled by `shim`; for `at` see `reach`. It finds no paths: `flood` does, on request.
"""

from numpy import uintp as at

from broadfront.board.kernels.bits import BLOCK, STOP
from broadfront.board.kernels.types import Int32s, UInt8s

PLAIN, CROSSED, BARRED, SEEN = 1, 2, 4, 8


def find_road_heads(
    neighbour: Int32s,
    edges: UInt8s,
    met: UInt8s,
    sources: Int32s,
    off_road: int,
    closed: int,
    crossing: int,
    limit: int,
    crossed_limit: int,
    queue: Int32s,
    found: UInt8s,
) -> int:
    """Find the road heads (hexes joined to a source by road) of a supply net and the hexes with a path to one. Return
    the number of heads.

    A head is an unobstructed hex (`met`: BLOCK and STOP as for `flood`), joined to a source over hexsides without the
    bits `off_road`. Paths to a head do not cross hexsides with the bits `closed`; a path over one with the bits
    `crossing` has its own limit. `queue` has room for two labels per hex.

    Four rows of `found` are filled: reached hexes (1), heads (1), hexes that matter to the result (255), their effects.
    Each row has a byte per hex and one for no hex; the effects of other hexes do not change the result.
    """
    nowhere = neighbour.shape[0] - 1
    reached, head, seen, bearing = found[0], found[1], found[2], found[3]
    for hex in range(nowhere):
        reached[at(hex)] = head[at(hex)] = BARRED if met[at(hex)] & BLOCK else 0
    reached[at(nowhere)] = head[at(nowhere)] = BARRED
    filled = 0
    for row in range(sources.shape[0]):
        here = sources[at(row)]
        if not head[at(here)]:
            head[at(here)] = 1
            queue[at(filled)] = here
            filled += 1
    taken = 0
    while taken < filled:
        here = queue[at(taken)]
        taken += 1
        if met[at(here)] & STOP:
            continue
        for direction in range(6):
            # Branch-free: with other work in between, the branch predictor would mispredict here.
            there = neighbour[at(here), at(direction)]
            known = head[at(there)]
            road = edges[at(here), at(direction)] & off_road == 0
            new = road & (known == 0)
            head[at(there)] = known | new
            queue[at(filled)] = there
            filled += new
            reached[at(there)] |= SEEN * (road & (known == BARRED))
    begin, end = 0, 0
    for row in range(filled):
        here = queue[at(row)]
        if met[at(here)]:
            head[at(here)], reached[at(here)] = 0, SEEN
        else:
            reached[at(here)] = PLAIN
            queue[at(end)] = here << 1
            end += 1
    count = filled = end
    step = 0
    while begin < end and step < limit:
        step += 1
        for row in range(begin, end):
            label = queue[at(row)]
            here = label >> 1
            if met[at(here)] & STOP:
                continue
            for direction in range(6):
                there = neighbour[at(here), at(direction)]
                # A path with a crossing is useful only where no path without one is as short.
                known = reached[at(there)]
                if known & (PLAIN | BARRED):
                    if known & BARRED:
                        reached[at(there)] = BARRED | SEEN
                    continue
                edge = edges[at(here), at(direction)]
                if edge & closed:
                    continue
                crossed = 1 if edge & crossing else label & 1
                if crossed:
                    if step > crossed_limit or known & CROSSED:
                        continue
                    reached[at(there)] = CROSSED
                else:
                    reached[at(there)] = known | PLAIN
                queue[at(filled)] = (there << 1) + crossed
                filled += 1
        begin, end = end, filled
    for hex in range(nowhere + 1):
        seen[at(hex)] = 255 if reached[at(hex)] & (PLAIN | CROSSED | SEEN) else 0
        reached[at(hex)] = 1 if reached[at(hex)] & (PLAIN | CROSSED) else 0
        head[at(hex)] &= 1
    for row in range(sources.shape[0]):
        seen[at(sources[at(row)])] = 255
    for hex in range(nowhere + 1):
        bearing[at(hex)] = met[at(hex)] & seen[at(hex)]
    return count
