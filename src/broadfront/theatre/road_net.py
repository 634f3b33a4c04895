"""Builds the net of roads and railways of a map: lays all, cleans up, then connects listed bridges and settlements."""

from collections import Counter
from itertools import pairwise

from shapely import Point as Spot

from broadfront.theatre.crossings import crossing_points, hexsides_near, river_lines_by_name
from broadfront.theatre.draft import CLASS_ORDER, Draft
from broadfront.theatre.extract import Extract
from broadfront.theatre.geography import Geography, Road
from broadfront.theatre.hexsides import Net
from broadfront.theatre.roads import Roads


def lay_roads(draft: Draft, net: Net, land: Geography, extract: Extract) -> None:
    """Lay all roads of a map, remove doubles and dead ends, and connect bridges and settlements left without a road."""
    roads = _prepare_roads(draft, land, frozenset({"road", "trail"}))
    chosen = [
        (list(CLASS_ORDER["roads"]).index(extract.roads[road.cls]), order, road)
        for order, road in enumerate(land.roads)
        if road.cls in extract.roads
    ]
    uses = Counter(stop.name for _, _, road in chosen for stop in road.stops if stop.name)
    for _, _, road in sorted(chosen, key=lambda row: row[:2]):
        _lay_road(draft, net, roads, road, extract.roads[road.cls], uses, extract)
    for (i, other), cls in roads.joined.items():
        draft.set_side("roads", i, draft.direction_to(i, other), cls)
    straighten_roads(draft)
    remove_double_roads(draft)
    remove_dead_ends(draft)
    least = list(extract.roads.values())[-1]
    connect_bridges(draft, land, least, extract.bridge_spur)
    connect_places(draft, least, extract)
    remove_double_roads(draft)
    remove_dead_ends(draft)


def lay_rails(draft: Draft, net: Net, land: Geography, extract: Extract) -> None:
    """Lay all railways of a map and remove dead ends."""
    rails = _prepare_roads(draft, land, frozenset({"rail", "road"}))
    uses = Counter(stop.name for rail in land.rails for stop in rail.stops if stop.name)
    for rail in land.rails:
        _lay_road(draft, net, rails, rail, "main", uses, extract)
    for (i, other), cls in rails.joined.items():
        draft.set_side("rails", i, draft.direction_to(i, other), cls)
    remove_dead_ends(draft, "rails")


def _prepare_roads(draft: Draft, land: Geography, kinds: frozenset[str]) -> Roads:
    """Return the object that lays roads, with the rivers, crossings and water hexes of the map so far."""
    rivers = {key: (side.cls, side.name) for key, side in draft.sides["rivers"].items()}
    barred = {i for i, terrain in enumerate(draft.terrain) if terrain in ("Sea", "Lake")}
    bridges = crossing_points(draft.frame, land, kinds)
    return Roads(draft.frame, rivers, bridges, river_lines_by_name(draft.frame, land), barred)


def _lay_road(draft: Draft, net: Net, roads: Roads, road: Road, cls: str, uses: Counter[str], extract: Extract) -> None:
    """Lay the parts of one road or railway that are on the map, through the hexes of the settlements it must pass."""
    frame = draft.frame
    stops = {frame.to_plane(stop.at): stop for stop in road.stops}
    for points, from_rim, to_rim in net.parts_inside_map([frame.to_plane(stop.at) for stop in road.stops]):
        pins: dict[int, int] = {}
        for vertex, point in enumerate(points):
            stop = stops.get(point)
            ends = (vertex == 0 and not from_rim) or (vertex == len(points) - 1 and not to_rim)
            if ends or (stop is not None and _is_pinned(draft, stop.name, uses, extract)):
                i = draft.where.get(stop.name) if stop and stop.name else frame.hex_at_plane(point)
                if i is not None and i not in roads.barred:
                    pins[vertex] = i
        if len(points) > 1:
            roads.lay_road(cls, points, pins)


def _is_pinned(draft: Draft, name: str, uses: Counter[str], extract: Extract) -> bool:
    """Return whether a road must pass exactly through the hex of this settlement: several roads meet there, or the map
    requires it."""
    if name not in draft.where:
        return False
    place = draft.place[draft.where[name]]
    return uses[name] > 1 or (place is not None and place.name == name and place.kind in extract.must_pass)


def straighten_roads(draft: Draft) -> None:
    """Straighten roads that turn sharply in an empty hex: join the two hexes before and after it directly if they are
    adjacent."""
    for i, others in enumerate(draft.frame.six_neighbors):
        ways = draft.directions("roads", i)
        if len(ways) != 2 or draft.place[i] or (ways[1] - ways[0]) % 6 not in (1, 5):
            continue
        first, second = others[ways[0]], others[ways[1]]
        across = draft.direction_to(first, second)
        wet = [(i, way) in draft.sides["rivers"] for way in ways]
        if (first, across) in draft.sides["rivers"] and not any(wet):
            continue
        worse = max((draft.sides["roads"][i, way].cls for way in ways), key=CLASS_ORDER["roads"].index)
        for way in ways:
            draft.remove_side("roads", i, way)
        draft.set_side("roads", first, across, worse)


def remove_double_roads(draft: Draft) -> None:
    """Where roads connect three adjacent hexes with each other, remove the road of the lowest class."""
    roads = draft.sides["roads"]
    for i, others in enumerate(draft.frame.six_neighbors):
        for way in range(6):
            first, second = others[way], others[(way + 1) % 6]
            if first < 0 or second < 0 or not (i < first and i < second):
                continue
            ring = [(i, way), (i, (way + 1) % 6), (first, draft.direction_to(first, second))]
            if all(side in roads for side in ring):
                order = CLASS_ORDER["roads"]
                worst = max(ring, key=lambda side: (order.index(roads[side].cls), side in draft.sides["rivers"], side))
                draft.remove_side("roads", *worst)


def remove_dead_ends(draft: Draft, layer: str = "roads") -> None:
    """Remove dead ends of roads or railways: those that reach neither a shown settlement nor the edge of the map."""
    open_ends = [i for i in range(len(draft.frame.cells)) if len(draft.directions(layer, i)) == 1]
    while open_ends:
        i = open_ends.pop()
        ways = draft.directions(layer, i)
        if len(ways) != 1 or draft.place[i] or draft.is_on_rim(i):
            continue
        draft.remove_side(layer, i, ways[0])
        open_ends.append(draft.frame.six_neighbors[i][ways[0]])


def connect_bridges(draft: Draft, land: Geography, cls: str, longest: int) -> None:
    """Build short roads to listed bridges that no road reached, if at most `longest` hexsides link them to roads on
    both banks."""
    courses = river_lines_by_name(draft.frame, land)
    for crossing in land.crossings:
        if crossing.kind not in ("road", "trail") or crossing.river not in courses:
            continue
        course = courses[crossing.river]
        spot = course.interpolate(course.project(Spot(draft.frame.to_plane(crossing.at))))
        sides = hexsides_near(draft, crossing.river, (spot.x, spot.y))
        if any(side in draft.sides["roads"] for _, side in sides):
            continue
        options = []
        for away, (i, way) in sides:
            other = draft.frame.six_neighbors[i][way]
            here, there = _path_to_road(draft, i, longest), _path_to_road(draft, other, longest)
            if here and there and len(here) + len(there) - 1 <= longest:
                options.append((len(here) + len(there), away, here[::-1] + there))
        if options:
            _add_road_along_path(draft, min(options)[2], cls)


def connect_places(draft: Draft, cls: str, extract: Extract) -> None:
    """Connect each settlement that must be on a road, and is not, to the nearest road."""
    for i, place in enumerate(draft.place):
        if place and place.kind in extract.must_pass and not draft.directions("roads", i):
            _add_road_along_path(draft, _path_to_road(draft, i, 8) or _path_to_road(draft, i, 8, rivers=True), cls)


def _add_road_along_path(draft: Draft, path: list[int], cls: str) -> None:
    """Add a road along a path of hexes where there is none yet."""
    for i, other in pairwise(path):
        if (i, draft.direction_to(i, other)) not in draft.sides["roads"]:
            draft.set_side("roads", i, draft.direction_to(i, other), cls)


def _path_to_road(draft: Draft, start: int, longest: int, rivers: bool = False) -> list[int]:
    """Return the shortest path over land from a hex to one with a road. The path crosses rivers only with `rivers`."""
    paths = [[start]]
    seen = {start}
    while paths and len(paths[0]) <= longest + 1:
        path = paths.pop(0)
        if draft.directions("roads", path[-1]):
            return path
        for way, other in enumerate(draft.frame.six_neighbors[path[-1]]):
            wet = (path[-1], way) in draft.sides["rivers"] and not rivers
            if other >= 0 and other not in seen and not wet and draft.terrain[other] not in ("Sea", "Lake"):
                seen.add(other)
                paths.append([*path, other])
    return []
