"""Territory by proximity: which hexes are nearer to one side's units."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.board.hexmap import HexMap

__all__ = ["nearer_hexes"]


def nearer_hexes(hexmap: HexMap, ours: Iterable[int], theirs: Iterable[int], far: int | None = None) -> bytes:
    """Return one byte per hex: 1 if the hex is nearer to one of our hexes than to any of theirs and at most `far` hexes
    away (None: at any distance), else 0."""
    count = len(hexmap)
    found = bytearray(count)
    seen = bytearray(count)
    # The sides spread one hex in turn, theirs first: a hex equally near to both is theirs.
    edges = [list(dict.fromkeys(theirs)), list(dict.fromkeys(ours))]
    for side, edge in enumerate(edges):
        for hex in edge:
            seen[hex], found[hex] = 1, side
    steps = len(hexmap) if far is None else far
    while (edges[0] or edges[1]) and steps:
        steps -= 1
        for side, edge in enumerate(edges):
            following = []
            for hex in edge:
                for there in hexmap.beside[hex]:
                    if not seen[there]:
                        seen[there], found[there] = 1, side
                        following.append(there)
            edges[side] = following
    return bytes(found)
