"""The three committed maps, each loaded once for all tests of this folder."""

from collections import deque
from functools import cache

from broadfront.board.hexmap import HexMap, load_map
from broadfront.theatre.rebuild import map_folder

TITLES = ("ardennes", "wacht", "rhine")


@cache
def committed(title: str) -> HexMap:
    return load_map(map_folder(title) / "hexes.txt")


@cache
def gazetteer(title: str) -> dict[str, str]:
    """Hex by place, from the list committed beside the map."""
    rows = (map_folder(title) / "places.csv").read_text(encoding="utf-8").splitlines()[1:]
    return {name.strip('"'): hex_id for name, hex_id, _ in (row.rsplit(",", 2) for row in rows)}


def road_path(found: HexMap, start: str, end: str) -> list[str]:
    """The road path of fewest hexes; empty when no road leads there."""
    first, last = found.index[start], found.index[end]
    came = {first: first}
    queue = deque([first])
    while queue and last not in came:
        i = queue.popleft()
        for way in range(6):
            other = found.around[i][way]
            if (i, way) in found.sides["roads"] and other not in came:
                came[other] = i
                queue.append(other)
    if last not in came:
        return []
    path = [last]
    while path[-1] != first:
        path.append(came[path[-1]])
    return [found.ids[i] for i in reversed(path)]
