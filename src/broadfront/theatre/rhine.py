"""Compiles the map of the Rhine title, 3.5 miles per hex, on four sheets: ground, water, cities, ports, air bases, West
Wall.

A hyphen replaces the space in a chart word (`Light-Woods`). Sea and Lake hexes cannot be entered; a hexside of class
`blocked` between two land hexes is water too wide to be a river.
"""

import tomllib
from collections import Counter

from shapely import Point as Spot
from shapely import unary_union

from broadfront.board.hexmap import Place
from broadfront.theatre.cover import TREES, area_polygon, ground_cover_shares_by_hex, hex_polygons, hexes_inside
from broadfront.theatre.crossings import lay_bridges, lay_ferries
from broadfront.theatre.draft import Draft
from broadfront.theatre.extract import load_extract
from broadfront.theatre.frames import corner_point
from broadfront.theatre.geography import DATA, Geography
from broadfront.theatre.hexsides import Net
from broadfront.theatre.lines import lay_lines
from broadfront.theatre.places import lay_places
from broadfront.theatre.river_net import lay_rivers
from broadfront.theatre.road_net import lay_rails, lay_roads

HOUSE = tomllib.loads((DATA / "rhine.toml").read_text(encoding="utf-8"))
WATER = ("Sea", "Lake")


def fill_draft(draft: Draft, land: Geography) -> None:
    """Compile the whole Rhine map: put places, water, rivers, roads, terrain and tags into an empty map draft."""
    take = load_extract("rhine")
    net = Net(draft.frame)
    lay_places(draft, land, take)
    _tag_ports(draft)
    _set_water(draft, land)
    lay_rivers(draft, net, land, take)
    _block_estuaries(draft, land)
    _tag_neutral(draft, land)
    lay_roads(draft, net, land, take)
    lay_rails(draft, net, land, take)
    lay_ferries(draft, land)
    lay_bridges(draft, rail_bridges=True)
    _set_terrain(draft, land)
    _lay_lines(draft, net, land)
    _tag_scheldt_and_airbases(draft, land)


def _tag_ports(draft: Draft) -> None:
    """Tag the ports: the hex of a city or, for a city's second port, an adjacent hex."""
    for row in HOUSE["port"]:
        i = draft.where[row["place"]]
        if "beside" in row:
            i = draft.frame.six_neighbors[i][("NE", "E", "SE", "SW", "W", "NW").index(row["beside"])]
            draft.place[i] = Place(row["name"], "city")
        draft.tags[i] |= {"port", row["tag"]}
        draft.called |= dict.fromkeys(row.get("called", ()), i)
    for place, names in HOUSE["also"].items():
        draft.called |= dict.fromkeys(names, draft.where[place])


def _set_water(draft: Draft, land: Geography) -> None:
    """Set the hexes that are mostly sea or lake."""
    wet = [area for area in land.water if area.kind != "reservoir"]
    for i, part in enumerate(
        ground_cover_shares_by_hex(draft.frame, wet, {"lake": {"lake"}, "sea": {"sea", "estuary"}})
    ):
        if part["lake"] + part["sea"] >= HOUSE["cover"]["water"] and draft.place[i] is None:
            draft.terrain[i] = "Lake" if part["lake"] > part["sea"] else "Sea"


def _block_estuaries(draft: Draft, land: Geography) -> None:
    """Remove rivers along sea or lake hexes, and make hexsides inside an estuary uncrossable (class `blocked`)."""
    for i, way in list(draft.sides["rivers"]):
        if draft.terrain[i] in WATER or draft.terrain[draft.frame.six_neighbors[i][way]] in WATER:
            draft.remove_side("rivers", i, way)
    reach = HOUSE["cover"]["estuary_reach"]
    for area in land.water:
        if area.kind != "estuary":
            continue
        water = area_polygon(draft.frame, area)
        near = water.buffer(reach)
        west, north, east, south = near.bounds
        for i, others in enumerate(draft.frame.six_neighbors):
            for way in range(6):
                if others[way] <= i or {draft.terrain[i], draft.terrain[others[way]]} & set(WATER):
                    continue
                (x1, y1), (x2, y2) = (corner_point(corner) for corner in draft.frame.hexside(i, way))
                x, y = (x1 + x2) / 2, (y1 + y2) / 2
                if not (west <= x <= east and north <= y <= south):
                    continue
                middle = Spot(x, y)
                if water.contains(middle) or ((i, way) in draft.sides["rivers"] and near.contains(middle)):
                    draft.remove_side("rivers", i, way)
                    draft.set_side("rivers", i, way, "blocked", area.name)
    _remove_blocked_hexsides_ending_on_land(draft)


def _remove_blocked_hexsides_ending_on_land(draft: Draft) -> None:
    """Remove uncrossable water hexsides that end on land; those left lead from water to water."""
    gone = True
    while gone:
        gone = False
        ends: Counter[tuple[int, int]] = Counter()
        for i, way in draft.sides["rivers"]:
            if i < draft.frame.six_neighbors[i][way]:
                ends.update(draft.frame.hexside(i, way))
        for i, terrain in enumerate(draft.terrain):
            if terrain in WATER:
                ends.update(draft.frame.corners(i))
        for (i, way), side in list(draft.sides["rivers"].items()):
            free = any(ends[corner] < 2 for corner in draft.frame.hexside(i, way))
            if side.cls == "blocked" and free and (i, way) in draft.sides["rivers"]:
                draft.remove_side("rivers", i, way)
                gone = True


def _tag_neutral(draft: Draft, land: Geography) -> None:
    """Tag the hexes of neutral countries."""
    for region in land.regions:
        if region.kind == "neutral":
            draft.add_tag(hexes_inside(draft.frame, region), "neutral")


def _set_terrain(draft: Draft, land: Geography) -> None:
    """Set the terrain of each land hex by the share of it under each kind of ground cover."""
    scales, rule = load_extract("rhine").scales, HOUSE["cover"]
    groups = {
        "Mountain": {"mountain"},
        "Heavy-Woods": {"heavy-woods"},
        "Light-Woods": TREES,
        "Swamp": {"swamp", "marsh"},
        "Polder": {"polder"},
        "Hills": {"hills", "rough"},
    }
    for i, part in enumerate(
        ground_cover_shares_by_hex(draft.frame, [area for area in land.cover if area.scale in scales], groups)
    ):
        if not draft.terrain[i]:
            draft.terrain[i] = next((word for word in groups if part[word] >= rule[word]), "Open")


def _lay_lines(draft: Draft, net: Net, land: Geography) -> None:
    """Lay frontiers, West Wall, front and coast along hexsides, and tag the hexes beside West Wall and front."""
    lay_lines(draft, net, land, "border", "border")
    for kind, names in (("westwall-1", []), ("westwall-2", HOUSE["westwall_second"])):
        for left, _ in lay_lines(draft, net, land, kind, "westwall", names):
            if draft.terrain[left] not in WATER:
                draft.tags[left].add("westwall")
    for left, right in lay_lines(draft, net, land, "front-16dec", "front"):
        draft.tags[left].add("front-german")
        draft.tags[right].add("front-allied")
    for i, others in enumerate(draft.frame.six_neighbors):
        for way, other in enumerate(others):
            if other > i and (draft.terrain[i] in WATER) != (draft.terrain[other] in WATER):
                draft.set_side("lines", i, way, "coast")


def _tag_scheldt_and_airbases(draft: Draft, land: Geography) -> None:
    """Tag the hexes on the Scheldt estuary, and the air bases with their levels."""
    water = unary_union(
        [area_polygon(draft.frame, area) for area in land.water if area.name == HOUSE["scheldt"]["water"]]
    )
    for i, outline in enumerate(hex_polygons(draft.frame)):
        if draft.terrain[i] not in WATER and outline.intersects(water):
            draft.tags[i].add("scheldt")
    for row in HOUSE["airbase"]:
        home = draft.frame.hex_at((row["at"][0], row["at"][1]))
        if home is not None and draft.terrain[home] not in WATER:
            draft.tags[home].add("airbase")
            draft.set_number("airbase", home, row["level"])
