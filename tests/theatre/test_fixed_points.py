"""Points that the rules and the set-ups rely on."""

import tomllib
from importlib import resources
from itertools import pairwise

import pytest

from broadfront.theatre.cover import hexes_inside
from broadfront.theatre.frames import FRAMES
from broadfront.theatre.geography import load_geography
from tests.theatre.maps import committed, gazetteer, road_path

ARDENNES = {
    "Liège": "0116",
    "Namur": "0526",
    "St-Hubert": "1719",
    "Clervaux": "1709",
    "Bastogne": "1814",
    "St. Vith": "1108",
    "Malmedy": "0709",
    "Huy": "0420",
    "Dinant": "1126",
    "Givet": "1427",
    "Spa": "0512",
    "Marche": "1219",
    "Houffalize": "1513",
    "Prüm": "1303",
    "Bitburg": "1902",
    "Arlon": "2713",
    "Luxembourg": "2908",
    "Losheimergraben": "0804",
}
BRITISH = ("0117", "0319", "0420", "0422", "0424", "0626", "0826", "0927", "1126", "1226", "1427")
SEVEN_ROADS = ("Marche", "Houffalize", "Clervaux", "Wiltz", "Arlon", "Neufchâteau", "St-Hubert")


@pytest.mark.parametrize(("name", "hex_id"), ARDENNES.items())
def test_a_place_of_the_ardennes_stands_in_the_hex_the_rules_know(name: str, hex_id: str) -> None:
    assert committed("ardennes").find(name) == hex_id


def test_liege_is_a_city_on_both_banks() -> None:
    found = committed("ardennes")
    kinds = [place.kind for hex_id in ("0116", "0117") if (place := found.place[found.index[hex_id]])]
    assert kinds == ["city", "city"]
    assert "meuse-left" in found.tags[found.index["0117"]]
    assert "meuse" in found.tags[found.index["0116"]]


@pytest.mark.parametrize("hex_id", ["1709", "0804"])
def test_hold_values_set_by_hand_are_three(hex_id: str) -> None:
    found = committed("ardennes")
    assert found.number("hv", found.index[hex_id]) == 3


@pytest.mark.parametrize(
    ("hex_id", "hv"),
    [
        ("0526", 6),  # city 3, VP 8 gives 2, bridge 1
        ("1814", 5),  # town 2, VP 5 gives 2, junction 1
        ("1108", 5),
        ("1719", 4),  # town 2, VP 2 gives 1, junction 1
    ],
)
def test_other_hold_values_are_summed(hex_id: str, hv: int) -> None:
    found = committed("ardennes")
    assert found.number("hv", found.index[hex_id]) == hv


@pytest.mark.parametrize("hex_id", BRITISH)
def test_a_british_deployment_hex_is_west_of_the_meuse_or_beside_it(hex_id: str) -> None:
    found = committed("ardennes")
    assert found.tags[found.index[hex_id]] & {"meuse-left", "meuse"}


def test_the_meuse_parts_the_ardennes_map_in_two() -> None:
    found = committed("ardennes")
    left = {i for i, tags in enumerate(found.tags) if "meuse-left" in tags}
    walls = {key for key, side in found.sides["rivers"].items() if side.name in ("Meuse", "Maas")}
    for i in left:
        for way, other in enumerate(found.around[i]):
            if other < len(found) and other not in left:
                assert (i, way) in walls
    assert found.index["0530"] in left
    assert found.index["1814"] not in left


@pytest.mark.parametrize("hex_id", ["C49.01", "C01.25", "A25.01", "A22.01", "C28.01", "C01.11", "C01.18", "C01.06"])
def test_an_entry_hex_of_the_rhine_map_exists(hex_id: str) -> None:
    assert hex_id in committed("rhine")


def test_the_rhine_map_has_four_sheets_of_68_by_40() -> None:
    ids = committed("rhine").ids
    assert {sheet: sum(hex_id[0] == sheet for hex_id in ids) for sheet in "ABCD"} == dict.fromkeys("ABCD", 68 * 40)


@pytest.mark.parametrize(
    "place",
    ["Monschau", "St. Vith", "Clervaux", "Bastogne", "Stavelot", "Vianden", "Dinant", "Liège"],
)
def test_the_one_mile_map_holds_the_fighting_area(place: str) -> None:
    assert committed("wacht").find(place) == gazetteer("wacht")[place]


@pytest.mark.parametrize(("title", "ring"), [("ardennes", 1), ("wacht", 4)])
def test_seven_roads_leave_bastogne(title: str, ring: int) -> None:
    found, where = committed(title), gazetteer(title)
    home = where["Bastogne"]
    exits = set()
    for end in SEVEN_ROADS:
        path = road_path(found, home, where[end])
        exits.add(next(step for step in pairwise(path) if found.grid.distance(home, step[1]) > ring))
    assert len(exits) == 7


def test_the_schnee_eifel_is_forest_and_the_westwall_runs_along_it() -> None:
    frame, found = FRAMES["wacht"], committed("wacht")
    (ridge,) = [area for area in load_geography().cover if area.name == "Schnee Eifel"]
    hexes = hexes_inside(frame, ridge)
    assert len(hexes) > 12
    assert {found.terrain[i] for i in hexes} == {"Forest"}
    assert sum("westwall" in found.tags[i] for i in hexes) >= 5


@pytest.mark.parametrize(
    ("tag", "place"),
    [("antwerpen_1", "Antwerp"), ("rotterdam", "Rotterdam"), ("amsterdam", "Amsterdam")],
)
def test_a_port_of_the_rhine_map_is_its_city(tag: str, place: str) -> None:
    found = committed("rhine")
    assert [hex_id for hex_id, tags in zip(found.ids, found.tags, strict=True) if tag in tags] == [found.find(place)]


def test_antwerp_has_two_ports_and_the_scheldt_is_marked() -> None:
    found = committed("rhine")
    second = [i for i, tags in enumerate(found.tags) if "antwerpen_2" in tags]
    scheldt = {found.ids[i] for i, tags in enumerate(found.tags) if "scheldt" in tags}
    assert len(second) == 1
    assert found.grid.distance(found.ids[second[0]], found.find("Antwerp")) == 1
    assert {found.find("Vlissingen"), found.find("Terneuzen")} <= scheldt
    assert found.find("Antwerp") not in scheldt


def test_the_hold_values_rest_on_the_victory_hexes_and_depots_of_the_title() -> None:
    house = resources.files("broadfront") / "titles" / "ardennes" / "house" / "scenarios.toml"
    scenarios = tomllib.loads(house.read_text(encoding="utf-8"))
    found, where = committed("ardennes"), gazetteer("ardennes")
    values = {where.get(row["name"]) or found.find(row["name"]): row["value"] for row in scenarios["vp_hex"]}
    depots = {where[row["name"]] for row in scenarios["fuel_depot"]}
    assert {found.ids[i]: value for i, value in found.numbers["vp"].items()} == values
    assert {found.ids[i] for i, tags in enumerate(found.tags) if "fuel-depot" in tags} == depots
