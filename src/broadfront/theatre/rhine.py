"""The Rhine theatre, 3.5 miles a hex, four sheets."""

import tomllib

from broadfront.theatre import build
from broadfront.theatre.cover import Shares, shares
from broadfront.theatre.draft import Draft
from broadfront.theatre.geography import DATA, Geography
from broadfront.theatre.hexsides import Net
from broadfront.theatre.lines import lay_kind

HOUSE = tomllib.loads((DATA / "rhine.toml").read_text(encoding="utf-8"))


def fill(draft: Draft, land: Geography) -> None:
    take = build.choice("rhine")
    net = Net(draft.frame)
    build.lay_places(draft, land, take)
    _water(draft, land)
    build.lay_rivers(draft, net, land, take)
    build.lay_roads(draft, net, land, take)
    build.lay_rails(draft, net, land, take)
    build.lay_bridges(draft, rail_bridges=True)
    build.lay_fords_and_ferries(draft, land)
    _terrain(draft, land)
    lay_kind(draft, net, land, "border", "border")
    for left, _ in lay_kind(draft, net, land, "westwall-1", "westwall"):
        draft.tags[left].add("westwall")
    lay_kind(draft, net, land, "front-16dec", "front")


def _water(draft: Draft, land: Geography) -> None:
    wet = shares(draft.frame, [area for area in land.water if area.kind != "reservoir"])
    for i, found in enumerate(wet):
        lake, sea = found.get("lake", 0), found.get("sea", 0) + found.get("estuary", 0)
        if lake + sea >= HOUSE["cover"]["water"] and draft.place[i] is None:
            draft.terrain[i] = "Lake" if lake > sea else "Sea"


def _terrain(draft: Draft, land: Geography) -> None:
    take = build.choice("rhine")
    cover = shares(draft.frame, [area for area in land.cover if area.scale in take.scales])
    for i, found in enumerate(cover):
        if not draft.terrain[i]:
            draft.terrain[i] = _ground(cover, i)


def _ground(cover: Shares, i: int) -> str:
    found, rule = cover[i], HOUSE["cover"]
    heavy = found.get("heavy-woods", 0)
    if found.get("mountain", 0) >= rule["ground"]:
        return "Mountain"
    if heavy >= rule["woods"]:
        return "Heavy-Woods"
    if heavy + found.get("forest", 0) + found.get("woods", 0) >= rule["woods"]:
        return "Light-Woods"
    if found.get("swamp", 0) + found.get("marsh", 0) >= rule["ground"]:
        return "Swamp"
    if found.get("polder", 0) >= rule["ground"]:
        return "Polder"
    if found.get("rough", 0) + found.get("hills", 0) >= rule["ground"]:
        return "Hills"
    return "Open"
