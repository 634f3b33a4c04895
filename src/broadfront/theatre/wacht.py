"""The map of Wacht am Rhein, one mile a hex."""

import tomllib

from broadfront.theatre import build
from broadfront.theatre.cover import inside, shape, shares
from broadfront.theatre.draft import Draft
from broadfront.theatre.geography import DATA, Geography
from broadfront.theatre.hexsides import Net
from broadfront.theatre.lines import cut_hexes, lay_kind, reach

HOUSE = tomllib.loads((DATA / "wacht.toml").read_text(encoding="utf-8"))


def fill(draft: Draft, land: Geography) -> None:
    take = build.choice("wacht")
    net = Net(draft.frame)
    build.lay_places(draft, land, take)
    build.lay_rivers(draft, net, land, take)
    build.lay_roads(draft, net, land, take)
    build.lay_rails(draft, net, land, take)
    build.lay_bridges(draft, rail_bridges=False)
    build.lay_fords_and_ferries(draft, land)
    _terrain(draft, land)
    lay_kind(draft, net, land, "border", "border")
    for left, _ in lay_kind(draft, net, land, "westwall-1", "westwall"):
        draft.tags[left] |= {"westwall", "fort"}
    for left, right in lay_kind(draft, net, land, "front-16dec", "front"):
        draft.tags[left].add("front-german")
        draft.tags[right].add("front-allied")


def _terrain(draft: Draft, land: Geography) -> None:
    take = build.choice("wacht")
    cover = shares(draft.frame, [area for area in land.cover if area.scale in take.scales])
    rule = HOUSE["cover"]
    for i, found in enumerate(cover):
        forest = found.get("heavy-woods", 0) + found.get("forest", 0)
        trees = forest + found.get("woods", 0)
        rough, marsh = found.get("rough", 0) >= rule["rough"], found.get("marsh", 0) >= rule["marsh"]
        if forest >= rule["forest"]:
            draft.terrain[i] = "Forest"
        elif trees >= rule["woods"]:
            draft.terrain[i] = "Woods"
        elif marsh:
            draft.terrain[i] = "Marsh"
        else:
            draft.terrain[i] = "Rough" if rough else "Clear"
        if rough:
            draft.tags[i].add("rough")
        if marsh:
            draft.tags[i].add("marsh")
