"""Printed facts of map and counters, by hex id and unit id: all that the independent readings take from a title."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from broadfront.titles.ardennes.data.title import Ardennes

__all__ = ["ALLIED", "GERMAN", "Counter", "Printed", "hexside_id", "read_printed"]

GERMAN, ALLIED = "german", "allied"
SOUTH_EDGE_FROM, NORTH_EDGE_FROM = 4, 8
"""First columns of the Allied stretches of the south and north edge, which continue westward (H-01)."""


@dataclass(frozen=True)
class Counter:
    side: str
    steps: int
    bracketed_at: int
    mechanized: bool


@dataclass(frozen=True)
class Printed:
    """The map and the counters of a scenario."""

    hexes: tuple[str, ...]
    beside: Mapping[str, tuple[str, ...]]
    """The neighbors on the map."""
    roads: frozenset[tuple[str, str]]
    """Pairs of hexes, in both orders."""
    on_roads: frozenset[str]
    rivers: frozenset[str]
    """River hexsides by id: the two hexes in order, joined by a hyphen."""
    level: Mapping[str, tuple[str, ...]]
    """The neighbors with no river in between."""
    across: Mapping[str, tuple[tuple[str, str], ...]]
    """The neighbors across a river, each with its hexside."""
    rivers_at: Mapping[str, tuple[str, ...]]
    bridges: frozenset[str]
    """River hexsides with a printed bridge."""
    towns: frozenset[str]
    """Cities and Towns."""
    westwall: frozenset[str]
    meuse: frozenset[str]
    """Hexes with a Meuse hexside."""
    depots: Mapping[str, str]
    """The name of the fuel depot, by hex."""
    points: Mapping[str, int]
    """The value of each victory hex."""
    held: frozenset[str]
    """Hexes that a side can hold."""
    german_first: frozenset[str]
    """Hexes the German holds at first: Westwall hexes, and those east of one in the same row."""
    edges: Mapping[str, frozenset[str]]
    """The friendly map edge of each side."""
    counters: Mapping[str, Counter]
    """Counters in the order of their numbers."""
    names: tuple[str, ...]
    """Ids of the counters in the same order."""
    paratroops: str
    """Von der Heydte's unit."""


def hexside_id(one: str, other: str) -> str:
    """Return the id of a hexside from its two hexes."""
    return f"{min(one, other)}-{max(one, other)}"


@lru_cache(maxsize=4)
def read_printed(title: Ardennes, scenario: str) -> Printed:
    """Return the printed facts of a scenario, read from the map and lists of a title."""
    chart = title.map
    ids = chart.ids
    nowhere = len(ids)
    beside = {ids[i]: tuple(ids[j] for j in six if j != nowhere) for i, six in enumerate(chart.around)}
    columns = {id: int(id[2:]) for id in ids}
    rows = {id: int(id[:2]) for id in ids}
    rivers = {
        hexside_id(ids[i], ids[chart.around[i][way]])
        for i, way in chart.sides["rivers"]
        if chart.around[i][way] != nowhere
    }
    roads = frozenset(
        (ids[i], ids[chart.around[i][way]]) for i, way in chart.sides["roads"] if chart.around[i][way] != nowhere
    )
    rivers_at: dict[str, list[str]] = {}
    for river in sorted(rivers):
        for hex in river.split("-"):
            rivers_at.setdefault(hex, []).append(river)
    places = zip(ids, chart.place, strict=True)
    towns = frozenset(id for id, place in places if place and place.kind in ("city", "town"))
    tagged = {tag: frozenset(id for id, tags in zip(ids, chart.tags, strict=True) if tag in tags) for tag in TAGS}
    wall: dict[int, int] = {}
    for id in tagged["westwall"]:
        wall[rows[id]] = max(wall.get(rows[id], 0), columns[id])
    points = {vp.hex: vp.value for vp in title.scenarios[scenario].victory_hexes}
    last_row, last_column = max(rows.values()), max(columns.values())
    allied_edge = {
        id
        for id in ids
        if columns[id] == last_column
        or (rows[id] == last_row and columns[id] >= SOUTH_EDGE_FROM)
        or (rows[id] == 1 and columns[id] >= NORTH_EDGE_FROM)
    }
    return Printed(
        hexes=ids,
        beside=beside,
        roads=roads,
        on_roads=frozenset(ids[i] for i, _ in chart.sides["roads"]),
        rivers=frozenset(rivers),
        level={
            hex: tuple(there for there in near if hexside_id(hex, there) not in rivers) for hex, near in beside.items()
        },
        across={
            hex: tuple((there, hexside_id(hex, there)) for there in near if hexside_id(hex, there) in rivers)
            for hex, near in beside.items()
        },
        rivers_at={hex: tuple(found) for hex, found in rivers_at.items()},
        bridges=frozenset(
            hexside_id(ids[i], ids[chart.around[i][way]])
            for i, way in chart.sides["bridges"]
            if chart.around[i][way] != nowhere
        ),
        towns=towns,
        westwall=tagged["westwall"],
        meuse=tagged["meuse"],
        depots={depot.hex: depot.name for depot in title.fuel_depots},
        points=points,
        held=towns | tagged["fuel-depot"] | points.keys(),
        german_first=frozenset(id for id in ids if columns[id] <= wall.get(rows[id], 0)),
        edges={GERMAN: frozenset(id for id in ids if columns[id] == 1), ALLIED: frozenset(allied_edge)},
        counters={unit.id: Counter(unit.side, unit.steps, unit.bracketed_at, unit.mechanized) for unit in title.units},
        names=tuple(unit.id for unit in title.units),
        paratroops=next(unit.id for unit in title.units if unit.arrival == "event"),
    )


TAGS = ("westwall", "meuse", "fuel-depot")
