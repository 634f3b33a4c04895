"""Compiles the map of the Ardennes title, 4.8 km per hex: terrain, places, roads, rivers, Westwall, and the defensive
values of hexes ("hold values")."""

import tomllib
from itertools import pairwise

from broadfront.board.hexmap import Place
from broadfront.theatre.cover import FOREST, TREES, ground_cover_shares_by_hex
from broadfront.theatre.crossings import lay_bridges, lay_ferries
from broadfront.theatre.draft import Draft
from broadfront.theatre.extract import load_extract
from broadfront.theatre.geography import DATA, Geography
from broadfront.theatre.hexsides import Net
from broadfront.theatre.lines import lay_lines, reachable_hexes
from broadfront.theatre.places import lay_places
from broadfront.theatre.river_net import lay_rivers
from broadfront.theatre.road_net import lay_rails, lay_roads
from broadfront.theatre.routes import shortest_road_path

HOUSE = tomllib.loads((DATA / "ardennes.toml").read_text(encoding="utf-8"))
MOST_HV = 7


def fill_draft(draft: Draft, land: Geography) -> None:
    """Compile the whole Ardennes map: put places, rivers, roads, terrain and tags into an empty map draft."""
    take = load_extract("ardennes")
    net = Net(draft.frame)
    lay_places(draft, land, take)
    _add_extra_cities(draft)
    lay_rivers(draft, net, land, take)
    lay_roads(draft, net, land, take)
    lay_rails(draft, net, land, take)
    lay_ferries(draft, land)
    lay_bridges(draft, rail_bridges=False)
    _set_terrain(draft, land)
    _lay_westwall_and_front(draft, net, land)
    _tag_meuse(draft)
    _tag_areas(draft)
    _set_depots_and_points(draft)
    _tag_routes(draft)
    _set_hold_values(draft)


def _hex_number(draft: Draft, hex_id: str) -> int:
    """Return the index of a hex in the map draft by its printed id."""
    return draft.frame.hex_number(draft.frame.grid.parse(hex_id))


def _add_extra_cities(draft: Draft) -> None:
    """Put cities on the map that the title has and the geographic data lack."""
    for row in HOUSE["city"]:
        draft.place[_hex_number(draft, row["hex"])] = Place(row["name"], "city")


def _set_terrain(draft: Draft, land: Geography) -> None:
    """Set the terrain of each hex by the share of it under forest, woods and broken ground."""
    scales, rule = load_extract("ardennes").scales, HOUSE["cover"]
    groups = {"trees": TREES, "forest": FOREST, "broken": {"rough", "marsh"}}
    for i, part in enumerate(
        ground_cover_shares_by_hex(draft.frame, [area for area in land.cover if area.scale in scales], groups)
    ):
        if part["forest"] >= rule["forest"]:
            draft.terrain[i] = "Forest"
        elif part["trees"] >= rule["woods"]:
            draft.terrain[i] = "Woods"
        else:
            draft.terrain[i] = "Broken" if part["broken"] >= rule["broken"] else "Clear"


def _lay_westwall_and_front(draft: Draft, net: Net, land: Geography) -> None:
    """Lay the Westwall, the front line of 16 December and the frontiers along hexsides, and tag the hexes beside the
    Westwall and the front."""
    # The wall faces west or south-west and its lines run north to south, so the German hex is on the left.
    for left, _ in lay_lines(draft, net, land, "westwall-1", "westwall"):
        draft.tags[left].add("westwall")
    for left, right in lay_lines(draft, net, land, "front-16dec", "front"):
        draft.tags[left].add("front-german")
        draft.tags[right].add("front-allied")
    lay_lines(draft, net, land, "border", "border")


def meuse_hexsides(draft: Draft) -> set[tuple[int, int]]:
    """Return the hexsides of the Meuse, as pairs of adjacent hexes."""
    around = draft.frame.six_neighbors
    return {(i, around[i][way]) for (i, way), side in draft.sides["rivers"].items() if side.name in ("Meuse", "Maas")}


def _tag_meuse(draft: Draft) -> None:
    """Tag the hexes on the Meuse, and those on its left bank."""
    walls = meuse_hexsides(draft)
    left = reachable_hexes(draft, [_hex_number(draft, HOUSE["meuse"]["left_bank_start"])], walls)
    draft.add_tag(sorted(left), "meuse-left")
    draft.add_tag(sorted({i for pair in walls for i in pair}), "meuse")


def _tag_areas(draft: Draft) -> None:
    """Tag the hexes of army and corps areas, which are given as ranges of rows and columns. A hex may belong to several
    areas."""
    rows, columns = draft.frame.grid.rows, draft.frame.grid.columns
    for area in HOUSE["area"]:
        for span in area["spans"]:
            first, last = span["rows"]
            east, west = span.get("columns", (1, columns))
            for i, cell in enumerate(draft.frame.cells):
                if first <= cell.row + 1 <= (last or rows) and east <= columns - cell.column <= west:
                    draft.tags[i].add(area["tag"])


def _set_depots_and_points(draft: Draft) -> None:
    """Tag the fuel depots and set the victory points of hexes."""
    for name in HOUSE["fuel_depots"]:
        draft.tags[draft.where[name]].add("fuel-depot")
    for value in HOUSE["vp"]:
        i = _hex_number(draft, value["hex"]) if "hex" in value else draft.where[value["name"]]
        draft.set_number("vp", i, value["value"])


def _tag_routes(draft: Draft) -> None:
    """Tag road hexes as primary route (on the shortest road between listed places) or secondary route."""
    primary: set[int] = set()
    for chain in HOUSE["routes"]:
        for start, end in pairwise(chain):
            primary |= set(shortest_road_path(draft, draft.where[start], draft.where[end]))
    for i in range(len(draft.frame.cells)):
        if draft.directions("roads", i):
            draft.tags[i].add("route-primary" if i in primary else "route-secondary")


def _set_hold_values(draft: Draft) -> None:
    """Set each hex's hold value from its town, victory points, roads, rivers and terrain, or as listed."""
    fixed = {_hex_number(draft, row["hex"]): row["hv"] for row in HOUSE["hold"]}
    for i, place in enumerate(draft.place):
        worth = draft.numbers["vp"].get(i, 0)
        roads, bridges = draft.directions("roads", i), draft.directions("bridges", i)
        unbridged = [way for way in draft.directions("rivers", i) if way not in bridges]
        value = {"city": 3, "town": 2}.get(place.kind, 0) if place else 0
        value += 2 if worth >= 3 else 1 if worth == 2 else 0
        value += 1 if len(roads) >= 3 or bridges or len(unbridged) >= 2 else 0
        value += 1 if draft.terrain[i] == "Forest" and roads else 0
        value = fixed.get(i, min(value, MOST_HV))
        if value:
            draft.set_number("hv", i, value)
