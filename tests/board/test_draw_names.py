"""Names on the maps: all there, none on top of another."""

from functools import cache
from itertools import combinations

import pytest

from broadfront.board.draw import Counter, Options, Overlays, picture, style
from broadfront.board.draw.ground import Ground
from broadfront.board.draw.lettering import letter_size, text_width
from broadfront.board.draw.names import Name, name_obstacles, place_names, place_river_names
from broadfront.board.draw.obstacles import Box, Obstacles
from broadfront.board.draw.rivers import build_rivers
from broadfront.board.draw.roads import build_rails, build_roads
from tests.board.drawing import sketch, texts, title_map


@cache
def named(title: str, scale: float) -> list[Name]:
    ground = Ground.build(title_map(title))
    water, net = build_rivers(ground), build_roads(ground)
    crowd = name_obstacles(ground, water, net, build_rails(ground, net), ground.shown, letter_size("number", scale))
    return place_names(ground, crowd, scale)


@pytest.mark.parametrize(("title", "scale"), [("ardennes", 66.0), ("wacht", 28.0), ("rhine", 28.0), ("rhine", 16.0)])
def test_no_two_names_collide(title: str, scale: float) -> None:
    names = named(title, scale)
    assert len(names) > 400
    assert not [(a.lines, b.lines) for a, b in combinations(names, 2) if a.box.overlap(b.box)]


@pytest.mark.parametrize(("title", "scale"), [("ardennes", 66.0), ("wacht", 28.0), ("rhine", 28.0)])
def test_at_the_usual_scale_every_place_is_named(title: str, scale: float) -> None:
    places = {place.name for place in title_map(title).place if place}
    assert len(named(title, scale)) >= 0.99 * len(places)


def test_names_stay_on_the_map() -> None:
    west, north, east, south = Ground.build(title_map("ardennes")).bounds
    for name in named("ardennes", 66.0):
        assert west < name.box.west < name.box.east < east, name.lines
        assert north <= name.box.north < name.box.south <= south, name.lines


def test_a_bulge_player_finds_the_rivers_by_name() -> None:
    ground = Ground.build(title_map("wacht"))
    found = {name.text for name in place_river_names(ground, build_rivers(ground), Obstacles(), 28.0)}
    assert {"Our", "Meuse", "Sauer", "Salm", "Clerve", "Western Ourthe", "Eastern Ourthe"} <= found


def test_a_tract_is_named_where_its_hexes_lie() -> None:
    assert "Schnee Eifel" in texts(picture(title_map("ardennes"), Options(box=("St. Vith", "Prüm"), scale=90)))
    assert "Schnee Eifel" not in texts(picture(title_map("ardennes"), Options(box=("Namur", "Dinant"), scale=90)))


def test_a_name_gives_way_to_a_counter() -> None:
    def where(overlays: Overlays) -> str:
        svg = picture(sketch(), Options(scale=90, numbers=False, overlays=overlays))
        return svg[svg.index(">Mitte<") - 60 : svg.index(">Mitte<")]

    assert where(Overlays()) != where(Overlays(counters=[Counter("0304", "german", "infantry")]))


def test_capitals_and_bold_letters_are_wider() -> None:
    town, village = style.LETTERING["town"], style.LETTERING["village"]
    assert text_width("Bastogne", 20, town) > text_width("Bastogne", 20, village) > text_width("Lille", 20, village)


def test_the_price_of_a_spot_counts_what_it_covers() -> None:
    crowd = Obstacles()
    crowd.add(Box(0, 0, 100, 20), 10.0)
    crowd.add_point((150, 10), 2.0)
    assert crowd.overlap_cost(Box(200, 0, 300, 20)) == 0
    assert crowd.overlap_cost(Box(120, 0, 180, 20)) == 2.0
    assert 0 < crowd.overlap_cost(Box(90, 0, 140, 20)) < crowd.overlap_cost(Box(10, 0, 60, 20))
    crowd.remove(Box(0, 0, 100, 20), 10.0)
    assert crowd.overlap_cost(Box(10, 0, 60, 20)) == 0
