"""Compiles the map of Wacht am Rhein, one mile per hex: base ground, cover, constricted ground, forts, army areas.

The terrain word is the most prominent cover (Forest, Woods, Marsh, Rough, Clear). `rough` and `marsh` are tags too,
because they still count under trees: costs add up.
"""

import tomllib
from itertools import pairwise

from shapely import Point as Spot
from shapely import Polygon, unary_union

from broadfront.theatre.cover import FOREST, TREES, area_polygon, ground_cover_shares_by_hex
from broadfront.theatre.crossings import lay_bridges, lay_ferries, lay_fords
from broadfront.theatre.draft import Draft
from broadfront.theatre.extract import load_extract
from broadfront.theatre.frames import corner_point
from broadfront.theatre.geography import DATA, Geography
from broadfront.theatre.hexsides import Net
from broadfront.theatre.lines import hexes_cut_by_lines, lay_lines
from broadfront.theatre.places import lay_places
from broadfront.theatre.river_net import lay_rivers
from broadfront.theatre.road_net import lay_rails, lay_roads
from broadfront.theatre.routes import shortest_road_path

HOUSE = tomllib.loads((DATA / "wacht.toml").read_text(encoding="utf-8"))


def fill_draft(draft: Draft, land: Geography) -> None:
    """Compile the whole Wacht am Rhein map: put places, rivers, roads, terrain and tags into an empty map draft."""
    take = load_extract("wacht")
    net = Net(draft.frame)
    lay_places(draft, land, take)
    lay_rivers(draft, net, land, take)
    _widen_reservoirs(draft, land)
    lay_roads(draft, net, land, take)
    lay_rails(draft, net, land, take)
    lay_ferries(draft, land)
    lay_bridges(draft, rail_bridges=False)
    lay_fords(draft, land)
    _set_terrain(draft, land)
    _mark_constricted(draft)
    _lay_lines(draft, net, land)
    _tag_areas(draft, land)
    _tag_marks_and_routes(draft, land)


def _widen_reservoirs(draft: Draft, land: Geography) -> None:
    """Make river hexsides along reservoirs as wide as a major river."""
    reach = HOUSE["cover"]["reservoir_reach"]
    lakes = unary_union([area_polygon(draft.frame, area) for area in land.water if area.kind == "reservoir"]).buffer(
        reach
    )
    for (i, way), side in list(draft.sides["rivers"].items()):
        (x1, y1), (x2, y2) = (corner_point(corner) for corner in draft.frame.hexside(i, way))
        if lakes.contains(Spot((x1 + x2) / 2, (y1 + y2) / 2)):
            draft.set_side("rivers", i, way, "major", side.name)


def _set_terrain(draft: Draft, land: Geography) -> None:
    """Set the terrain of each hex by its most prominent ground cover, and tag rough, marsh and constricted ground."""
    scales, rule = load_extract("wacht").scales, HOUSE["cover"]
    groups = {
        "trees": TREES,
        "forest": FOREST,
        "rough": {"rough"},
        "marsh": {"marsh"},
        "constricted": {"constricted"},
    }
    for i, part in enumerate(
        ground_cover_shares_by_hex(draft.frame, [area for area in land.cover if area.scale in scales], groups)
    ):
        under = [word for word in ("rough", "marsh", "constricted") if part[word] >= rule[word]]
        draft.tags[i].update(under)
        if part["forest"] >= rule["forest"]:
            draft.terrain[i] = "Forest"
        elif part["trees"] >= rule["woods"]:
            draft.terrain[i] = "Woods"
        else:
            draft.terrain[i] = "Marsh" if "marsh" in under else "Rough" if "rough" in under else "Clear"


def _mark_constricted(draft: Draft) -> None:
    """Put a dashed line on hexsides where a road or trail enters or leaves constricted ground."""
    for i, way in list(draft.sides["roads"]):
        other = draft.frame.six_neighbors[i][way]
        if ("constricted" in draft.tags[i]) != ("constricted" in draft.tags[other]):
            draft.set_side("lines", i, way, "dashed")


def _lay_lines(draft: Draft, net: Net, land: Geography) -> None:
    """Lay frontiers, Westwall, front and boundaries along hexsides, and tag the hexes beside Westwall and front."""
    lay_lines(draft, net, land, "border", "border")
    for left, _ in lay_lines(draft, net, land, "westwall-1", "westwall"):
        draft.tags[left] |= {"westwall", "fort"}
    for left, right in lay_lines(draft, net, land, "front-16dec", "front"):
        draft.tags[left].add("front-german")
        draft.tags[right].add("front-allied")
    for row in HOUSE["line"]:
        lay_lines(draft, net, land, row["kind"], row["word"], row["names"])


def _tag_areas(draft: Draft, land: Geography) -> None:
    """Tag the areas of armies, which are separated by boundary lines; a hex cut by a line belongs to both areas."""
    for row in HOUSE["areas"]:
        tags, names = row["tags"], row["lines"]
        norths = [_hexes_north_of(draft, land, name) for name in names]
        cuts = [hexes_cut_by_lines(draft, land, row["kind"], [name]) for name in names]
        for i in range(len(draft.frame.cells)):
            band = sum(i not in north for north in norths)
            draft.tags[i].add(tags[band])
            for line, cut in enumerate(cuts):
                if i in cut:
                    draft.tags[i] |= {tags[line], tags[line + 1]}
    zone = HOUSE["congestion"]
    south = _hexes_north_of(draft, land, zone["south_of"])
    north = _hexes_north_of(draft, land, zone["north_of"])
    on_line = hexes_cut_by_lines(draft, land, "corps-boundary-us", [zone["south_of"]])
    on_line |= hexes_cut_by_lines(draft, land, "army-boundary-de", [zone["north_of"]])
    draft.add_tag((north - south) - on_line, "congestion")


def _hexes_north_of(draft: Draft, land: Geography, name: str) -> set[int]:
    """Return the hexes north of a boundary line; the line is extended at both ends to the east and west edges of the
    map."""
    (line,) = [line for line in land.lines if line.name == name]
    points = sorted(draft.frame.to_plane(point) for point in line.points)
    far = 10.0 * draft.frame.grid.columns
    outline = [(-far, points[0][1]), *points, (far, points[-1][1]), (far, -far), (-far, -far)]
    area = Polygon(outline)
    return {i for i, centre in enumerate(draft.frame.centers) if area.contains(Spot(centre))}


def _tag_marks_and_routes(draft: Draft, land: Geography) -> None:
    """Tag marked places, the hexes along routes of advance, and named locations."""
    for row in HOUSE["mark"]:
        i = draft.where[row["place"]] if "place" in row else draft.frame.hex_at((row["at"][0], row["at"][1]))
        assert i is not None
        draft.tags[i].add(row["tag"])
    for route in land.routes:
        if route.name in HOUSE["routes"]:
            for start, end in pairwise(route.places):
                if start in draft.where and end in draft.where:
                    path = shortest_road_path(draft, draft.where[start], draft.where[end])
                    draft.add_tag(path, HOUSE["routes"][route.name])
    for name in HOUSE["locations"]:
        i = draft.where[name]
        place = draft.place[i]
        if place and place.name == name:
            draft.tags[i].add("location")
