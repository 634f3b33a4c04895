"""Printed map costs for the search of reachable hexes. A packed way is one number: the cost and flags of a crossing."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from broadfront.board.kernels.types import Int32s, UInt16s
from broadfront.titles.wacht.data.atlas import Atlas, Edge
from broadfront.titles.wacht.data.charts import ROADS, Charts
from broadfront.titles.wacht.data.title import Wacht
from broadfront.titles.wacht.rules.label_search import ALTERNATIVES, BREAKS, CLOSED, NEEDS_ROLL, ROAD_SHIFT
from broadfront.titles.wacht.rules.passage import ASSAULT, Gait, make_passage, printed_crossing_means

MAX_CACHED = 48
"""Number of changed maps cached; bridges and engineers change a few times in a phase."""


class EdgeIndex:
    """Table that numbers the distinct hexsides of a map (equal terrain, road and river), for sharing their costs."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        numbers: dict[Edge, int] = {}
        rows = []
        for i in range(atlas.count):
            rows.append(
                [
                    -1 if there == atlas.count else numbers.setdefault(atlas.edge(i, d), len(numbers))
                    for d, there in enumerate(atlas.around[i])
                ]
            )
        rows.append([-1] * 6)
        self.edges = tuple(numbers)
        self.index: Int32s = np.array(rows, dtype=np.int32)
        self._wet: dict[int, tuple[tuple[int, int], ...]] = {}

    def water_edges_near(self, hex: int) -> tuple[tuple[int, int], ...]:
        """Return the water hexsides of a hex and of its neighbors, each as hex index and direction."""
        known = self._wet.get(hex)
        if known is None:
            atlas = self.atlas
            close = {hex, *(j for j in atlas.around[hex] if j < atlas.count)}
            wide = close | {j for i in close for j in atlas.around[i] if j < atlas.count}
            rivers = atlas.map.sides["rivers"]
            known = self._wet[hex] = tuple(
                (i, d)
                for i in sorted(wide)
                for d in range(6)
                if (i, d) in rivers and atlas.around[i][d] < atlas.count and (i in close or atlas.around[i][d] in close)
            )
        return known


def roads_exempt_from_ground(charts: Charts, gait: Gait) -> frozenset[str]:
    """Return the roads on which a move escapes the present ground condition; empty if it has no effect."""
    row = charts.ground_rows[gait.ground]
    return row.unless if row.change else frozenset()


def pack_crossing_ways(charts: Charts, gait: Gait, edge: Edge, means: Iterable[str]) -> dict[int, str]:
    """Return the useful ways to cross a hexside, cheapest first: cost and flags packed in one number, and the means,
    such as bridge."""
    exempt = roads_exempt_from_ground(charts, gait)
    found: dict[tuple[int, bool, bool, int], str] = {}
    for one in means:
        way = make_passage(charts, gait, edge, one)
        if way.toll.closed or way.toll.whole or way.check == "automatic":
            continue
        road = 1 + ROADS.index(way.road) if gait.is_on_road else 0
        facts = (int(2 * way.toll.mp), way.check == "roll", bool(exempt) and way.road not in exempt, road)
        found.setdefault(facts, one)
    kept = [
        a for a in sorted(found) if not any(b != a and b[0] <= a[0] and b[1] <= a[1] and b[2:] == a[2:] for b in found)
    ]
    return {
        cost | (NEEDS_ROLL if rolls else 0) | (BREAKS if breaks else 0) | road << ROAD_SHIFT: found[kept_way]
        for kept_way in kept
        for cost, rolls, breaks, road in [kept_way]
    }


class PrintedWays:
    """Ways to cross every hexside of the printed map, cost and flags packed as numbers, for one kind of mover."""

    def __init__(self, charts: Charts, sheet: EdgeIndex, gait: Gait) -> None:
        self.charts, self.sheet, self.gait = charts, sheet, gait
        different = np.full((len(sheet.edges) + 1, ALTERNATIVES), CLOSED, dtype=np.uint16)
        for n, edge in enumerate(sheet.edges):
            ways = pack_crossing_ways(charts, gait, edge, printed_crossing_means(edge))
            different[n, : len(ways)] = list(ways)
        self.ways: UInt16s = np.ascontiguousarray(different[sheet.index])
        self.ways.flags.writeable = False

    def ways_with_changed_edges(
        self, changed_edges: dict[tuple[int, int], Edge], engineer_hexes: Iterable[int], engineer_ranges: dict[str, str]
    ) -> UInt16s:
        """Return the packed ways of the whole map with these hexsides changed, and with engineers in these hexes."""
        ways = self.ways.copy()
        for (i, d), edge in changed_edges.items():
            self._set_ways(ways, i, d, pack_crossing_ways(self.charts, self.gait, edge, printed_crossing_means(edge)))
        atlas = self.sheet.atlas
        for hex in engineer_hexes:
            for i, d in self.sheet.water_edges_near(hex):
                edge = changed_edges.get((i, d)) or self.sheet.edges[self.sheet.index[i, d]]
                if engineer_ranges[edge.river] == "in" and hex not in (i, atlas.around[i][d]):
                    continue
                self._set_ways(
                    ways,
                    i,
                    d,
                    pack_crossing_ways(self.charts, self.gait, edge, (*printed_crossing_means(edge), "engineer")),
                )
        ways.flags.writeable = False
        return ways

    @staticmethod
    def _set_ways(ways: UInt16s, hex: int, direction: int, found: dict[int, str]) -> None:
        """Write the ways to cross one hexside, packed as numbers, into the array of all hexsides."""
        ways[hex, direction] = CLOSED
        ways[hex, direction, : len(found)] = list(found)


class PricedMap:
    """Ways to cross every hexside, packed as numbers, for every kind of mover, each computed on first use."""

    def __init__(self, charts: Charts, atlas: Atlas) -> None:
        self.charts = charts
        self.sheet = EdgeIndex(atlas)
        self._printed: dict[Gait, PrintedWays] = {}
        self._changed: OrderedDict[object, UInt16s] = OrderedDict()
        self._means: dict[tuple[Gait, Edge, bool], dict[int, str]] = {}
        self._whole: dict[tuple[Gait, Edge, bool], tuple[str, ...]] = {}
        house = charts.house_file
        self.limits = {river: house.text_at("H-07", river) for river in ("stream", "minor", "major")}

    def ways_over_edge(self, gait: Gait, edge: Edge, with_engineer: bool) -> dict[int, str]:
        """Return the ways to cross one hexside, packed as numbers for the search, each with its means (as bridge)."""
        key = (gait, edge, with_engineer)
        known = self._means.get(key)
        if known is None:
            more = ("engineer",) if with_engineer else ()
            known = self._means[key] = pack_crossing_ways(
                self.charts, gait, edge, (*printed_crossing_means(edge), *more)
            )
        return known

    def whole_ma_means(self, gait: Gait, edge: Edge, with_engineer: bool) -> tuple[str, ...]:
        """Return the means (bridge, ford) by which crossing a hexside takes the whole movement allowance."""
        key = (gait, edge, with_engineer)
        known = self._whole.get(key)
        if known is None:
            means = (*printed_crossing_means(edge), *(("engineer",) if with_engineer else ()))
            tolls = ((one, make_passage(self.charts, gait, edge, one).toll) for one in means)
            known = self._whole[key] = tuple(one for one, toll in tolls if toll.whole and not toll.closed)
        return known

    def ways_over_map(
        self, gait: Gait, changed_edges: dict[tuple[int, int], Edge], engineer_hexes: tuple[int, ...]
    ) -> UInt16s:
        """Return a mover's packed ways to cross every hexside of the map, with its present bridges and engineers."""
        assert gait.column != ASSAULT
        printed = self._printed.get(gait)
        if printed is None:
            printed = self._printed[gait] = PrintedWays(self.charts, self.sheet, gait)
        if not changed_edges and not engineer_hexes:
            return printed.ways
        key = (gait, frozenset(changed_edges.items()), engineer_hexes)
        known = self._changed.get(key)
        if known is None:
            known = self._changed[key] = printed.ways_with_changed_edges(changed_edges, engineer_hexes, self.limits)
            if len(self._changed) > MAX_CACHED:
                self._changed.popitem(last=False)
        else:
            self._changed.move_to_end(key)
        return known


@lru_cache(maxsize=8)
def priced_map(title: Wacht) -> PricedMap:
    """Return the movement costs of the map of a title, computed once."""
    return PricedMap(title.charts, title.atlas)
