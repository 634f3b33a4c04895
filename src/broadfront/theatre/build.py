"""The steps every map shares: settlements, water, rivers, roads, rails and crossings. Titles add their own after."""

import math
import tomllib
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache

from shapely import LineString
from shapely import Point as Spot

from broadfront.board.hexmap import Place
from broadfront.theatre.draft import CLASS_ORDER, Draft
from broadfront.theatre.frames import Frame
from broadfront.theatre.geography import DATA, Geography, Point, Road, Settlement
from broadfront.theatre.hexsides import Net
from broadfront.theatre.rivers import Waters
from broadfront.theatre.roads import Roads

KINDS = ("city", "town", "village")


@dataclass(frozen=True)
class Choice:
    """What a map takes from the geography (data/maps.toml)."""

    scales: frozenset[str]
    roads: dict[str, str]
    rivers: dict[str, str]
    promoted: frozenset[str]
    places: dict[str, str]
    must_pass: frozenset[str]
    first: tuple[str, ...]
    major_cities: frozenset[str]


@cache
def choice(title: str) -> Choice:
    row = tomllib.loads((DATA / "maps.toml").read_text(encoding="utf-8"))[title]
    return Choice(
        frozenset(row["scales"]), row["roads"], row["rivers"], frozenset(row["promoted"]), row["places"],
        frozenset(row["must_pass"]), tuple(row["first"]), frozenset(row.get("major_cities", ())),
    )


def lay_places(draft: Draft, land: Geography, take: Choice) -> None:
    """Find the hex of every settlement; show one in each hex: cities before towns, then as `first` and the roads say."""
    uses = Counter(stop.name for road in land.roads for stop in road.stops if road.cls in take.roads)
    ranked: dict[int, list[tuple[int, int, int, str]]] = defaultdict(list)
    for place in land.places.values():
        i = draft.frame.hex_at(place.at)
        if i is None:
            continue
        draft.where[place.name] = i
        kind = shown_kind(place, take)
        if kind:
            rank = take.first.index(place.name) if place.name in take.first else len(take.first)
            ranked[i].append((KINDS.index(kind), rank, -uses[place.name], place.name))
    for i, found in ranked.items():
        kind, _, _, name = min(found)
        draft.place[i] = Place(name, KINDS[kind])


def shown_kind(place: Settlement, take: Choice) -> str | None:
    return "city" if place.name in take.major_cities else take.places.get(place.kind)


def settled(draft: Draft, land: Geography) -> dict[int, Point]:
    """Where the settlement shown in a hex lies in the plane."""
    return {
        i: draft.frame.plane(land.places[place.name].at)
        for i, place in enumerate(draft.place) if place and place.name in land.places
    }


def lay_rivers(draft: Draft, net: Net, land: Geography, take: Choice) -> Waters:
    waters = Waters(net, settled(draft, land))
    chosen = []
    for order, river in enumerate(land.rivers):
        cls = take.rivers.get(river.cls) or ("minor" if river.name in take.promoted else None)
        if cls:
            chosen.append((CLASS_ORDER["rivers"].index(cls), order, cls, river))
    for _, _, cls, river in sorted(chosen, key=lambda row: row[:2]):
        for course in waters.lay(river.name, cls, [draft.frame.plane(point) for point in river.course]):
            for first, second in zip(course.corners, course.corners[1:], strict=False):
                hexside = net.links[first][second]
                draft.put("rivers", hexside.hex, hexside.way, cls, river.name)
    return waters


def crossing_points(frame: Frame, land: Geography, kinds: frozenset[str]) -> dict[str, list[Point]]:
    """Where listed crossings lie on the drawn rivers, by river."""
    courses = drawn_courses(frame, land)
    found: dict[str, list[Point]] = defaultdict(list)
    for crossing in land.crossings:
        if crossing.kind in kinds and crossing.river in courses:
            course = courses[crossing.river]
            spot = course.interpolate(course.project(Spot(frame.plane(crossing.at))))
            found[crossing.river].append((round(spot.x, 6), round(spot.y, 6)))
    return found


def drawn_courses(frame: Frame, land: Geography) -> dict[str, LineString]:
    return {river.name: LineString([frame.plane(point) for point in river.course]) for river in land.rivers}


def lay_roads(draft: Draft, net: Net, land: Geography, take: Choice) -> None:
    roads = _planner(draft, land, frozenset({"road", "trail"}))
    chosen = [(list(CLASS_ORDER["roads"]).index(take.roads[road.cls]), order, road)
              for order, road in enumerate(land.roads) if road.cls in take.roads]
    uses = Counter(stop.name for _, _, road in chosen for stop in road.stops if stop.name)
    for _, _, road in sorted(chosen, key=lambda row: row[:2]):
        _lay(draft, net, roads, road, take.roads[road.cls], uses, take)
    for (i, other), cls in roads.joined.items():
        draft.put("roads", i, draft.way_to(i, other), cls)
    prune_triangles(draft)
    prune_stubs(draft)


def lay_rails(draft: Draft, net: Net, land: Geography, take: Choice) -> None:
    rails = _planner(draft, land, frozenset({"rail", "road"}))
    uses = Counter(stop.name for rail in land.rails for stop in rail.stops if stop.name)
    for rail in land.rails:
        _lay(draft, net, rails, rail, "main", uses, take)
    for (i, other), cls in rails.joined.items():
        draft.put("rails", i, draft.way_to(i, other), cls)


def _planner(draft: Draft, land: Geography, kinds: frozenset[str]) -> Roads:
    rivers = {key: (side.cls, side.name) for key, side in draft.sides["rivers"].items()}
    barred = {i for i, terrain in enumerate(draft.terrain) if terrain in ("Sea", "Lake")}
    return Roads(draft.frame, rivers, crossing_points(draft.frame, land, kinds), drawn_courses(draft.frame, land), barred)


def _lay(draft: Draft, net: Net, roads: Roads, road: Road, cls: str, uses: Counter[str], take: Choice) -> None:
    frame = draft.frame
    stops = {frame.plane(stop.at): stop for stop in road.stops}
    for points, from_rim, to_rim in net.pieces([frame.plane(stop.at) for stop in road.stops]):
        pins: dict[int, int] = {}
        for vertex, point in enumerate(points):
            stop = stops.get(point)
            ends = (vertex == 0 and not from_rim) or (vertex == len(points) - 1 and not to_rim)
            if ends or (stop is not None and _must_pass(draft, stop.name, uses, take)):
                i = frame.hex_of(point)
                if i is not None and i not in roads.barred:
                    pins[vertex] = i
        if len(points) > 1:
            roads.lay(cls, points, pins)


def _must_pass(draft: Draft, name: str, uses: Counter[str], take: Choice) -> bool:
    if name not in draft.where:
        return False
    place = draft.place[draft.where[name]]
    return uses[name] > 1 or (place is not None and place.name == name and place.kind in take.must_pass)


def prune_triangles(draft: Draft) -> None:
    """Of three hexes joined in a ring, drop the least road, so that no double road remains."""
    roads = draft.sides["roads"]
    for i, others in enumerate(draft.frame.around):
        for way in range(6):
            first, second = others[way], others[(way + 1) % 6]
            if first < 0 or second < 0 or not (i < first and i < second):
                continue
            ring = [(i, way), (i, (way + 1) % 6), (first, draft.way_to(first, second))]
            if all(side in roads for side in ring):
                order = CLASS_ORDER["roads"]
                worst = max(ring, key=lambda side: (order.index(roads[side].cls), side in draft.sides["rivers"], side))
                draft.take("roads", *worst)


def prune_stubs(draft: Draft) -> None:
    """Take out road ends that reach neither a shown settlement nor the edge of the map."""
    open_ends = [i for i in range(len(draft.frame.cells)) if len(draft.ways("roads", i)) == 1]
    while open_ends:
        i = open_ends.pop()
        ways = draft.ways("roads", i)
        if len(ways) != 1 or draft.place[i] or draft.on_rim(i):
            continue
        draft.take("roads", i, ways[0])
        open_ends.append(draft.frame.around[i][ways[0]])


def lay_bridges(draft: Draft, rail_bridges: bool) -> None:
    """A bridge wherever a road (or, if asked, a railway) crosses a river hexside."""
    for i, way in draft.sides["rivers"]:
        if (i, way) in draft.sides["roads"]:
            trail = draft.sides["roads"][i, way].cls == "trail"
            draft.put("bridges", i, way, "trail" if trail else "road")
        elif rail_bridges and (i, way) in draft.sides["rails"]:
            draft.put("bridges", i, way, "rail")


def lay_fords_and_ferries(draft: Draft, land: Geography) -> None:
    """Fords and ferries on the hexside of their river nearest to where they lie."""
    for kind, layer in (("ford", "fords"), ("ferry", "ferries")):
        for river, spots in crossing_points(draft.frame, land, frozenset({kind})).items():
            for spot in spots:
                nearest = _nearest_hexside(draft, river, spot)
                if nearest and nearest not in draft.sides["bridges"]:
                    draft.put(layer, *nearest, kind)


def _nearest_hexside(draft: Draft, river: str, spot: Point) -> tuple[int, int] | None:
    centres, around = draft.frame.centres, draft.frame.around
    found = []
    for (i, way), side in draft.sides["rivers"].items():
        if side.name == river:
            (x1, y1), (x2, y2) = centres[i], centres[around[i][way]]
            away = math.dist(spot, ((x1 + x2) / 2, (y1 + y2) / 2))
            if away <= 1.0:
                found.append((round(away, 6), i, way))
    return min(found)[1:] if found else None
