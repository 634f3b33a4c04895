"""The map as the movement rules read it: hex features, hexsides, army areas and distances."""

from __future__ import annotations

from collections import deque
from functools import cached_property
from typing import NamedTuple

from broadfront.board.hexmap import HexMap

_FEATURES = frozenset(
    {"rough", "marsh", "woods", "forest", "village", "town", "city", "location", "constricted", "fort"}
)
_AREA_PREFIX = {"german": "de-", "american": "us-"}
LATE_BOUNDARY_DAY = 20
"""Day of December from which the later US army boundary applies."""


class Edge(NamedTuple):
    """What the map shows for a step to an adjacent hex: terrain of that hex, and road, river and bridge between."""

    features: frozenset[str]
    leaving_constricted: bool
    road: str
    """primary, secondary, trail, or empty."""
    dashed: bool
    river: str
    """stream, minor, major, or empty."""
    bridge: str
    """trail, road, german_engineer, german_heavy, us_engineer, or empty."""
    safe: bool
    """Whether the bridge has passed a collapse check."""
    ford: bool

    @property
    def terrain_chart_road(self) -> str:
        """Row of the terrain chart for the road of this step, such as `primary_road`; `none` without a road."""
        return {"": "none", "trail": "trail"}.get(self.road, f"{self.road}_road")


class Atlas:
    """Lookups on the printed map by hex index: terrain, roads, bridges, distances and army areas."""

    def __init__(self, hexmap: HexMap) -> None:
        self.map = hexmap
        self.count = len(hexmap)
        self.around = hexmap.around
        self.features = tuple(self._hex_features(i) for i in range(self.count))
        grid = hexmap.grid
        self.axial = tuple(grid.to_axial(grid.parse(hex_id)) for hex_id in hexmap.ids)

    def _hex_features(self, hex: int) -> frozenset[str]:
        """Return the terrain features of a hex that matter for movement, such as woods, town or fort."""
        place = self.map.place[hex]
        words = {self.map.terrain[hex].casefold(), *self.map.tags[hex], place.kind if place else ""}
        return frozenset(words & _FEATURES)

    def distance(self, a: int, b: int) -> int:
        """Return the distance between two hexes, in hexes."""
        (q1, r1), (q2, r2) = self.axial[a], self.axial[b]
        return max(abs(q2 - q1), abs(r2 - r1), abs(q2 - q1 + r2 - r1))

    def direction(self, a: int, b: int) -> int | None:
        """Return the direction (0 to 5) from one hex to an adjacent one, or None if they are not adjacent."""
        row = self.around[a]
        return row.index(b) if b in row and b < self.count else None

    def road_class(self, hex: int, direction: int) -> str:
        """Return the class of the road on a hexside: primary, secondary, trail, or an empty string."""
        side = self.map.sides["roads"].get((hex, direction))
        return "" if side is None else side.cls

    def count_roads(self, hex: int) -> int:
        """Return how many hexsides of a hex carry a road; three or more make an intersection (H-35)."""
        return sum(1 for d in range(6) if (hex, d) in self.map.sides["roads"])

    def printed_bridge(self, hex: int, direction: int) -> str:
        """Return the type of the bridge printed on a hexside, or an empty string."""
        side = self.map.sides["bridges"].get((hex, direction))
        return "" if side is None else side.cls

    def edge(self, hex: int, direction: int, bridge: str | None = None, safe: bool = False) -> Edge:
        """Return the map data of a step out of a hex; `bridge` and `safe`, if given, replace the printed bridge."""
        sides = self.map.sides
        there = self.around[hex][direction]
        lines = sides["lines"].get((hex, direction))
        river = sides["rivers"].get((hex, direction))
        return Edge(
            self.features[there],
            "constricted" in self.features[hex],
            self.road_class(hex, direction),
            lines is not None and "dashed" in lines.classes,
            "" if river is None else river.cls,
            self.printed_bridge(hex, direction) if bridge is None else bridge,
            safe,
            (hex, direction) in sides["fords"],
        )

    def hexside_key(self, hex: int, direction: int) -> str:
        """Return the text key of a hexside: the ids of its two hexes, the one with the lower index first."""
        a, b = sorted((hex, self.around[hex][direction]))
        return f"{self.map.ids[a]}-{self.map.ids[b]}"

    def parse_hexside_key(self, key: str) -> tuple[int, int]:
        """Return the hex index and the direction of the hexside that a text key names."""
        first, _, second = key.partition("-")
        a, b = self.map.index_of(first), self.map.index_of(second)
        d = self.direction(a, b)
        assert d is not None
        return a, d

    # Areas

    def army_areas(self, side: str, hex: int, late: bool = False) -> frozenset[str]:
        """Return the army areas of a side that a hex belongs to: two for a boundary hex, none outside all areas."""
        prefix = _AREA_PREFIX[side]
        found = {tag for tag in self.map.tags[hex] if tag.startswith(prefix)}
        dated = {tag.removesuffix("-20dec") for tag in found if tag.endswith("-20dec")}
        plain = {tag for tag in found if not tag.endswith("-20dec")}
        return frozenset(dated if late and dated else plain)

    @cached_property
    def congestion_zone(self) -> frozenset[int]:
        """Hexes between the V/VIII Corps and 5th Panzer/7th Army boundaries, without those on either line (H-47)."""
        return frozenset(i for i, tags in enumerate(self.map.tags) if "congestion" in tags)

    def distances_to_area(self, side: str, area: str, late: bool) -> list[int]:
        """Return for every hex its distance in hexes from the area of an army."""
        far = self.count
        found = [far] * self.count
        queue = deque(i for i in range(self.count) if area in self.army_areas(side, i, late))
        for i in queue:
            found[i] = 0
        while queue:
            i = queue.popleft()
            for j in self.around[i]:
                if j < self.count and found[j] == far:
                    found[j] = found[i] + 1
                    queue.append(j)
        return found
