"""Ground by the nearest units: whose side of the front a hex lies on."""

from __future__ import annotations

from collections.abc import Iterable

from broadfront.board.hexmap import HexMap

__all__ = ["ground_of"]


def ground_of(hexmap: HexMap, ours: Iterable[int], theirs: Iterable[int]) -> bytes:
    """By hex, 1 where a hex of ours is nearer than any of theirs, else 0."""
    count = len(hexmap)
    found = bytearray(count)
    seen = bytearray(count)
    # One step of each side by turns, theirs first: a hex as near to both is theirs.
    edges = [list(dict.fromkeys(theirs)), list(dict.fromkeys(ours))]
    for side, edge in enumerate(edges):
        for hex in edge:
            seen[hex], found[hex] = 1, side
    while edges[0] or edges[1]:
        for side, edge in enumerate(edges):
            following = []
            for hex in edge:
                for there in hexmap.beside[hex]:
                    if not seen[there]:
                        seen[there], found[there] = 1, side
                        following.append(there)
            edges[side] = following
    return bytes(found)
