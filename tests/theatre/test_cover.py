"""Ground cover: half of the uplands is wooded, and each map speaks the words of its charts."""

import pytest

from broadfront.theatre.cover import hexes_inside
from broadfront.theatre.frames import FRAMES
from broadfront.theatre.geography import load_geography
from tests.theatre.maps import TITLES, committed

WOODED = {"Woods", "Forest", "Light-Woods", "Heavy-Woods"}
WORDS = {
    "ardennes": {"Clear", "Broken", "Woods", "Forest"},
    "wacht": {"Clear", "Rough", "Marsh", "Woods", "Forest"},
    "rhine": {"Open", "Hills", "Light-Woods", "Heavy-Woods", "Polder", "Swamp", "Mountain", "Sea", "Lake"},
}
ROADS = {
    "ardennes": {"primary", "secondary"},
    "wacht": {"primary", "secondary", "trail"},
    "rhine": {"autobahn", "road", "track"},
}
RIVERS = {
    "ardennes": {"major", "minor"},
    "wacht": {"major", "minor", "stream"},
    "rhine": {"rhine", "major", "minor", "blocked"},
}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", ["High Ardennes", "Eifel"])
def test_about_half_of_an_upland_is_wooded(title: str, name: str) -> None:
    (region,) = [region for region in load_geography().regions if region.name == name]
    hexes = hexes_inside(FRAMES[title], region)
    share = sum(committed(title).terrain[i] in WOODED for i in hexes) / len(hexes)
    assert 0.45 <= share <= 0.55


@pytest.mark.parametrize("title", TITLES)
def test_a_map_uses_all_and_only_the_words_of_its_charts(title: str) -> None:
    found = committed(title)
    assert set(found.terrain) == WORDS[title]
    assert {side.cls for side in found.sides["roads"].values()} == ROADS[title]
    assert {side.cls for side in found.sides["rivers"].values()} == RIVERS[title]


def test_each_road_hex_of_the_ardennes_has_one_route_class_and_others_none() -> None:
    found = committed("ardennes")
    on_road = {i for i, _ in found.sides["roads"]}
    for i, tags in enumerate(found.tags):
        assert len(tags & {"route-primary", "route-secondary"}) == (i in on_road)


def test_dashed_lines_lie_where_roads_enter_constricted_ground() -> None:
    found = committed("wacht")
    dashed = {key for key, side in found.sides["lines"].items() if "dashed" in side.classes}
    assert dashed
    for i, way in found.sides["roads"]:
        crosses = ("constricted" in found.tags[i]) != ("constricted" in found.tags[found.around[i][way]])
        assert ((i, way) in dashed) == crosses


@pytest.mark.parametrize(
    "areas",
    [("de-15", "de-6pz", "de-5pz", "de-7", "de-1"), ("us-1", "us-3"), ("us-1-20dec", "us-3-20dec")],
)
def test_each_hex_of_the_one_mile_map_is_in_an_army_area_or_on_the_line_between_two(areas: tuple[str, ...]) -> None:
    for tags in committed("wacht").tags:
        found = [n for n, area in enumerate(areas) if area in tags]
        assert len(found) in (1, 2)
        assert found[-1] - found[0] < 2


def test_the_congestion_zone_holds_st_vith_but_neither_elsenborn_nor_diekirch() -> None:
    found = committed("wacht")
    tags = {name: found.tags[found.index[found.find(name)]] for name in ("St. Vith", "Elsenborn", "Diekirch")}
    assert [name for name, held in tags.items() if "congestion" in held] == ["St. Vith"]
