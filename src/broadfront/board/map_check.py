"""Checks that apply to any map: roads that end nowhere, bridges without a road, towns in the water.

`theatre.check` adds checks of compiled maps against the geography.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from broadfront.board.grid import DIRECTIONS, opposite
from broadfront.board.hexmap import HexMap

__all__ = ["WATER", "Finding", "directions_of_layer", "find_map_faults"]

WATER = ("Sea", "Lake")


@dataclass(frozen=True, order=True)
class Finding:
    """A fault found on a map: its kind, its place, and a sentence about it."""

    kind: str
    where: str  # a hex id, or the name of a river or place
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.text}"


def find_map_faults(hexmap: HexMap) -> Iterator[Finding]:
    """Yield the faults of a map that can be found without geographic data."""
    yield from _find_road_faults(hexmap)
    yield from _find_town_faults(hexmap)
    yield from _find_crossing_faults(hexmap)
    yield from _find_hexside_faults(hexmap)


def directions_of_layer(hexmap: HexMap, layer: str, i: int) -> list[int]:
    """Return the directions in which the roads, rails or other features of a map layer leave a hex."""
    return [way for way in range(6) if (i, way) in hexmap.sides[layer]]


def _is_on_edge(hexmap: HexMap, i: int) -> bool:
    """Return whether a hex is at the edge of the map."""
    return len(hexmap) in hexmap.around[i]


def _find_road_faults(hexmap: HexMap) -> Iterator[Finding]:
    """Yield faults of roads and railways, such as roads that end nowhere, lie in water or run double."""
    for layer, what in (("roads", "road"), ("rails", "railway")):
        for i, hex_id in enumerate(hexmap.ids):
            ways = directions_of_layer(hexmap, layer, i)
            if len(ways) == 1 and not (
                hexmap.place[i] or _is_on_edge(hexmap, i) or directions_of_layer(hexmap, "ferries", i)
            ):
                yield Finding(f"{what}-ends", hex_id, f"{what} into {hex_id} ends there, with no place in the hex")
            if ways and hexmap.terrain[i] in WATER:
                yield Finding(f"{what}-in-water", hex_id, f"{hex_id} is {hexmap.terrain[i]} and has a {what}")
    for i, hex_id in enumerate(hexmap.ids):
        for way in directions_of_layer(hexmap, "roads", i):
            first, second = hexmap.around[i][way], hexmap.around[i][(way + 1) % 6]
            ring = (i, (way + 1) % 6) in hexmap.sides["roads"] and second < len(hexmap) and i < first and i < second
            if ring and (first, hexmap.around[first].index(second)) in hexmap.sides["roads"]:
                others = f"{hexmap.ids[first]} and {hexmap.ids[second]}"
                yield Finding("double-road", hex_id, f"{hex_id}, {others} are joined in a ring")
    groups = _connected_groups(hexmap, "roads")
    for group in groups[1:]:
        start = hexmap.ids[min(group)]
        yield Finding("road-island", start, f"roads of {len(group)} hexes about {start} do not join the net")


def _connected_groups(hexmap: HexMap, layer: str) -> list[set[int]]:
    """Return the groups of hexes that the roads or rails of a map layer connect, the largest group first."""
    todo = {i for i, _ in hexmap.sides[layer]}
    groups = []
    while todo:
        group, queue = set(), [min(todo)]
        while queue:
            i = queue.pop()
            if i not in group:
                group.add(i)
                queue += [hexmap.around[i][way] for way in directions_of_layer(hexmap, layer, i)]
        todo -= group
        groups.append(group)
    return sorted(groups, key=lambda group: (-len(group), min(group)))


def _find_town_faults(hexmap: HexMap) -> Iterator[Finding]:
    """Yield places that stand in the water."""
    for i, place in enumerate(hexmap.place):
        if place and hexmap.terrain[i] in WATER:
            yield Finding("town-in-water", place.name, f"{place.name} in {hexmap.ids[i]} stands in the water")


def _find_crossing_faults(hexmap: HexMap) -> Iterator[Finding]:
    """Yield bridges, fords and ferries without a river, and other faults where roads meet rivers."""
    rivers, roads, rails = (hexmap.sides[layer] for layer in ("rivers", "roads", "rails"))
    for (i, way), side in hexmap.sides["bridges"].items():
        where, carried = hexmap.ids[i], rails if side.cls == "rail" else roads
        if (i, way) not in rivers:
            yield Finding("bridge-without-river", where, f"bridge {DIRECTIONS[way]} of {where} crosses no river")
        if (i, way) not in carried:
            text = f"{side.cls} bridge {DIRECTIONS[way]} of {where} carries no {side.cls}"
            yield Finding("bridge-without-road", where, text)
    for layer in ("fords", "ferries"):
        for i, way in hexmap.sides[layer]:
            if (i, way) not in rivers:
                text = f"{layer} {DIRECTIONS[way]} of {hexmap.ids[i]}: no river there"
                yield Finding("ford-without-river", hexmap.ids[i], text)
    for i, way in roads:
        if (i, way) in rivers and (i, way) not in hexmap.sides["bridges"]:
            text = f"road {DIRECTIONS[way]} of {hexmap.ids[i]} crosses a river without a bridge"
            yield Finding("road-without-bridge", hexmap.ids[i], text)


def _find_hexside_faults(hexmap: HexMap) -> Iterator[Finding]:
    """Yield a fault for each hexside that differs between its two hexes. Loading already refuses them; this covers maps
    made in memory."""
    for layer, sides in hexmap.sides.items():
        for (i, way), side in sides.items():
            other = hexmap.around[i][way]
            if other == len(hexmap) or sides.get((other, opposite(way))) != side:
                text = f"{layer} {DIRECTIONS[way]} of {hexmap.ids[i]} is not in the other hex"
                yield Finding("one-sided", hexmap.ids[i], text)
