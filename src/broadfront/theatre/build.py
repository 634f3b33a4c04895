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
from broadfront.theatre.geography import DATA, Geography, Point, River, Road, Settlement
from broadfront.theatre.hexsides import Net
from broadfront.theatre.rivers import JOIN, MOUTH, Waters
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
    bridge_spur: int
    major_cities: frozenset[str]


@cache
def choice(title: str) -> Choice:
    row = tomllib.loads((DATA / "maps.toml").read_text(encoding="utf-8"))[title]
    return Choice(
        frozenset(row["scales"]), row["roads"], row["rivers"], frozenset(row["promoted"]), row["places"],
        frozenset(row["must_pass"]), tuple(row["first"]), row["bridge_spur"],
        frozenset(row.get("major_cities", ())),
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
    """Lay the rivers, a river before those that flow into it or leave it."""
    waters = Waters(net, settled(draft, land), {i for i, place in enumerate(draft.place) if place and place.kind != "village"})
    chosen: list[tuple[int, int, River]] = []
    for order, river in enumerate(land.rivers):
        cls = take.rivers.get(river.cls) or ("minor" if river.name in take.promoted else None)
        if cls:
            chosen.append((CLASS_ORDER["rivers"].index(cls), order, river))
    for rank, _, river in _receivers_first(draft.frame, sorted(chosen, key=lambda row: row[:2])):
        cls = CLASS_ORDER["rivers"][rank]
        for course in waters.lay(river.name, cls, [draft.frame.plane(point) for point in river.course]):
            for first, second in zip(course.corners, course.corners[1:], strict=False):
                hexside = net.links[first][second]
                draft.put("rivers", hexside.hex, hexside.way, cls, river.name)
    return waters


def _receivers_first(frame: Frame, chosen: list[tuple[int, int, River]]) -> list[tuple[int, int, River]]:
    courses = {river.name: [frame.plane(point) for point in river.course] for _, _, river in chosen}
    needs: dict[str, set[str]] = {name: set() for name in courses}
    for name, course in courses.items():
        for other, line in courses.items():
            drawn = LineString(line)
            for end in (course[0], course[-1]):
                inner = min(math.dist(end, line[0]), math.dist(end, line[-1])) > MOUTH
                if other != name and inner and drawn.distance(Spot(end)) <= JOIN:
                    needs[name].add(other)
    ordered: list[tuple[int, int, River]] = []
    laid: set[str] = set()
    while chosen:
        row = next((row for row in chosen if needs[row[2].name] <= laid), chosen[0])
        chosen = [other for other in chosen if other is not row]
        laid.add(row[2].name)
        ordered.append(row)
    return ordered


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
    straighten(draft)
    prune_triangles(draft)
    prune_stubs(draft)
    least = list(take.roads.values())[-1]
    connect_bridges(draft, land, least, take.bridge_spur)
    connect_places(draft, least, take)
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


def straighten(draft: Draft) -> None:
    """Cut a sharp corner in a hex that holds nothing, where the two hexes it joins lie side by side."""
    for i, others in enumerate(draft.frame.around):
        ways = draft.ways("roads", i)
        if len(ways) != 2 or draft.place[i] or (ways[1] - ways[0]) % 6 not in (1, 5):
            continue
        first, second = others[ways[0]], others[ways[1]]
        across = draft.way_to(first, second)
        wet = [(i, way) in draft.sides["rivers"] for way in ways]
        if (first, across) in draft.sides["rivers"] and not any(wet):
            continue
        worse = max((draft.sides["roads"][i, way].cls for way in ways), key=CLASS_ORDER["roads"].index)
        for way in ways:
            draft.take("roads", i, way)
        draft.put("roads", first, across, worse)


def connect_bridges(draft: Draft, land: Geography, cls: str, longest: int) -> None:
    """Show a listed bridge that no road reached, if at most `longest` road hexsides join it to the roads of both banks."""
    courses = drawn_courses(draft.frame, land)
    for crossing in land.crossings:
        if crossing.kind not in ("road", "trail") or crossing.river not in courses:
            continue
        course = courses[crossing.river]
        spot = course.interpolate(course.project(Spot(draft.frame.plane(crossing.at))))
        sides = _hexsides_near(draft, crossing.river, (spot.x, spot.y))
        if any(side in draft.sides["roads"] for _, side in sides):
            continue
        options = []
        for away, (i, way) in sides:
            other = draft.frame.around[i][way]
            here, there = _to_road(draft, i, longest), _to_road(draft, other, longest)
            if here and there and len(here) + len(there) - 1 <= longest:
                options.append((len(here) + len(there), away, here[::-1] + there))
        if options:
            _join(draft, min(options)[2], cls)


def connect_places(draft: Draft, cls: str, take: Choice) -> None:
    """A settlement that no listed road reaches gets a way to the nearest road."""
    for i, place in enumerate(draft.place):
        if place and place.kind in take.must_pass and not draft.ways("roads", i):
            _join(draft, _to_road(draft, i, 8) or _to_road(draft, i, 8, rivers=True), cls)


def _join(draft: Draft, path: list[int], cls: str) -> None:
    for i, other in zip(path, path[1:], strict=False):
        if (i, draft.way_to(i, other)) not in draft.sides["roads"]:
            draft.put("roads", i, draft.way_to(i, other), cls)


def _to_road(draft: Draft, start: int, longest: int, rivers: bool = False) -> list[int]:
    """The shortest way from a hex to one with a road, over land and (unless `rivers`) over no river."""
    paths = [[start]]
    seen = {start}
    while paths and len(paths[0]) <= longest + 1:
        path = paths.pop(0)
        if draft.ways("roads", path[-1]):
            return path
        for way, other in enumerate(draft.frame.around[path[-1]]):
            wet = (path[-1], way) in draft.sides["rivers"] and not rivers
            if other >= 0 and other not in seen and not wet and draft.terrain[other] not in ("Sea", "Lake"):
                seen.add(other)
                paths.append([*path, other])
    return []


def _hexsides_near(draft: Draft, river: str, spot: Point) -> list[tuple[float, tuple[int, int]]]:
    """The hexsides of a river near a point, nearest first."""
    centres, around = draft.frame.centres, draft.frame.around
    found = []
    home = draft.frame.hex_of(spot)
    if home is None:
        return []
    for i in sorted({home, *(other for other in around[home] if other >= 0)}):
        for way, other in enumerate(around[i]):
            side = draft.sides["rivers"].get((i, way))
            if side and side.name == river:
                (x1, y1), (x2, y2) = centres[i], centres[other]
                away = round(math.dist(spot, ((x1 + x2) / 2, (y1 + y2) / 2)), 6)
                if away <= 1.1:
                    found.append((away, (i, way)))
    return sorted(found)


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
                dry = [side for _, side in _hexsides_near(draft, river, spot) if side not in draft.sides["bridges"]]
                if dry:
                    draft.put(layer, *dry[0], kind)
