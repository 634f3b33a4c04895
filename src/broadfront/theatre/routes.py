"""Paths along the roads of a compiled map."""

import heapq

from broadfront.theatre.draft import Draft


def shortest_road_path(draft: Draft, start: int, end: int) -> list[int]:
    """Return the path along roads with the fewest hexes between two hexes; of several, the one with the lowest hex ids.
    Return [] if there is none."""
    ids = draft.frame.ids
    heap: list[tuple[int, tuple[str, ...], int, tuple[int, ...]]] = [(0, (ids[start],), start, (start,))]
    done: set[int] = set()
    while heap:
        length, names, i, path = heapq.heappop(heap)
        if i == end:
            return list(path)
        if i in done:
            continue
        done.add(i)
        for way in draft.directions("roads", i):
            other = draft.frame.six_neighbors[i][way]
            if other not in done:
                heapq.heappush(heap, (length + 1, (*names, ids[other]), other, (*path, other)))
    return []
