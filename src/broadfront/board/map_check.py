"""Checks that apply to any map: roads that end nowhere, bridges without a road, towns in the water.

`theatre.check` adds checks of compiled maps against the geography.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from broadfront.board.grid import DIRECTIONS, opposite
from broadfront.board.hexmap import HexMap

__all__ = ["WATER", "Finding", "directions_of", "map_findings"]

WATER = ("Sea", "Lake")


@dataclass(frozen=True, order=True)
class Finding:
    kind: str
    where: str  # a hex id, or the name of a river or place
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.text}"


def map_findings(found: HexMap) -> Iterator[Finding]:
    """Yield the faults that can be found without geographic data."""
    yield from _road_findings(found)
    yield from _town_findings(found)
    yield from _crossing_findings(found)
    yield from _hexside_findings(found)


def directions_of(found: HexMap, layer: str, i: int) -> list[int]:
    """Return the directions in which a layer leaves a hex."""
    return [way for way in range(6) if (i, way) in found.sides[layer]]


def _is_on_edge(found: HexMap, i: int) -> bool:
    return len(found) in found.around[i]


def _road_findings(found: HexMap) -> Iterator[Finding]:
    for layer, what in (("roads", "road"), ("rails", "railway")):
        for i, hex_id in enumerate(found.ids):
            ways = directions_of(found, layer, i)
            if len(ways) == 1 and not (found.place[i] or _is_on_edge(found, i) or directions_of(found, "ferries", i)):
                yield Finding(f"{what}-ends", hex_id, f"{what} into {hex_id} ends there, with no place in the hex")
            if ways and found.terrain[i] in WATER:
                yield Finding(f"{what}-in-water", hex_id, f"{hex_id} is {found.terrain[i]} and has a {what}")
    for i, hex_id in enumerate(found.ids):
        for way in directions_of(found, "roads", i):
            first, second = found.around[i][way], found.around[i][(way + 1) % 6]
            ring = (i, (way + 1) % 6) in found.sides["roads"] and second < len(found) and i < first and i < second
            if ring and (first, found.around[first].index(second)) in found.sides["roads"]:
                others = f"{found.ids[first]} and {found.ids[second]}"
                yield Finding("double-road", hex_id, f"{hex_id}, {others} are joined in a ring")
    groups = _connected_groups(found, "roads")
    for group in groups[1:]:
        start = found.ids[min(group)]
        yield Finding("road-island", start, f"roads of {len(group)} hexes about {start} do not join the net")


def _connected_groups(found: HexMap, layer: str) -> list[set[int]]:
    """Return the groups of hexes connected by a layer, the largest first."""
    todo = {i for i, _ in found.sides[layer]}
    groups = []
    while todo:
        group, queue = set(), [min(todo)]
        while queue:
            i = queue.pop()
            if i not in group:
                group.add(i)
                queue += [found.around[i][way] for way in directions_of(found, layer, i)]
        todo -= group
        groups.append(group)
    return sorted(groups, key=lambda group: (-len(group), min(group)))


def _town_findings(found: HexMap) -> Iterator[Finding]:
    for i, place in enumerate(found.place):
        if place and found.terrain[i] in WATER:
            yield Finding("town-in-water", place.name, f"{place.name} in {found.ids[i]} stands in the water")


def _crossing_findings(found: HexMap) -> Iterator[Finding]:
    rivers, roads, rails = (found.sides[layer] for layer in ("rivers", "roads", "rails"))
    for (i, way), side in found.sides["bridges"].items():
        where, carried = found.ids[i], rails if side.cls == "rail" else roads
        if (i, way) not in rivers:
            yield Finding("bridge-without-river", where, f"bridge {DIRECTIONS[way]} of {where} crosses no river")
        if (i, way) not in carried:
            text = f"{side.cls} bridge {DIRECTIONS[way]} of {where} carries no {side.cls}"
            yield Finding("bridge-without-road", where, text)
    for layer in ("fords", "ferries"):
        for i, way in found.sides[layer]:
            if (i, way) not in rivers:
                text = f"{layer} {DIRECTIONS[way]} of {found.ids[i]}: no river there"
                yield Finding("ford-without-river", found.ids[i], text)
    for i, way in roads:
        if (i, way) in rivers and (i, way) not in found.sides["bridges"]:
            text = f"road {DIRECTIONS[way]} of {found.ids[i]} crosses a river without a bridge"
            yield Finding("road-without-bridge", found.ids[i], text)


def _hexside_findings(found: HexMap) -> Iterator[Finding]:
    """Yield hexsides that differ between their two hexes. Loading already refuses them; this covers maps made in
    memory.
    """
    for layer, sides in found.sides.items():
        for (i, way), side in sides.items():
            other = found.around[i][way]
            if other == len(found) or sides.get((other, opposite(way))) != side:
                text = f"{layer} {DIRECTIONS[way]} of {found.ids[i]} is not in the other hex"
                yield Finding("one-sided", found.ids[i], text)
