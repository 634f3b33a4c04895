"""The map, the die, and ties (rules ARD-DEF-01..05, ARD-H-01, ARD-H-03..04, ARD-H-06..08, ARD-H-10..11)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.attributes import MapAttributes
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.questions import distance, hexes, order, roll
from broadfront.titles.ardennes.rules.fighting.terrain_effects import check_artillery_range
from broadfront.titles.ardennes.rules.forces.xxx_corps import listed_hexes
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.field import A_INF, allows, field, refuses
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.real import title
from tests.titles.ardennes.support.set_ups import start_of


@pytest.mark.rule("ARD-DEF-01")
@pytest.mark.parametrize(("number", "chance"), [(0, 0), (1, "1/10"), (7, "7/10"), (12, 1)])
def test_a_check_succeeds_on_its_number_or_less_of_ten(number: int, chance: object) -> None:
    assert roll(title(), number=number).serialize().value["chance"] == chance
    assert [roll(title(), number=number, die=die).value["success"] for die in range(1, 11)].count(True) == min(
        number, 10
    )


@pytest.mark.rule("ARD-DEF-02", "ARD-DEF-03")
def test_rows_count_from_the_north_and_columns_from_the_east_and_distance_is_in_hexes() -> None:
    ground, index = MapAttributes(title().map), title().map.index
    assert (ground.row[index["0526"]], ground.column[index["0526"]]) == (5, 26)
    assert int(ground.distance[index["0526"], index["0116"]]) == 12
    assert ground.west[index["0405"]] - ground.west[index["0505"]] == 1
    told = distance(title(), start="0526", end="0116").value
    assert told == {"distance": 12, "west": "east", "north": "north"}
    assert distance(title(), start="0405", end="0505").value["west"] == "east"
    assert distance(title(), start="0405", end="0605").value["west"] == "level"


@pytest.mark.rule("ARD-DEF-04")
def test_ties_between_units_go_to_the_lowest_selector_then_the_lowest_corps_and_okw_last() -> None:
    units = ["CCA.4A.III", "506.101.VIII", "10.10SS.OKW", "3.2Pz.XLVII", "54", "505.82.XVIII"]
    units.remove("54")
    told = order(title(), units=units).value["order"]
    assert told == ["CCA.4A.III", "506.101.VIII", "505.82.XVIII", "3.2Pz.XLVII", "10.10SS.OKW"]
    back = order(title(), units=["393.99.V", "506.101.VIII", "505.82.XVIII"], highest=True).value["order"]
    assert back == ["393.99.V", "506.101.VIII", "505.82.XVIII"]


@pytest.mark.rule("ARD-H-04")
def test_hold_values_follow_the_definition() -> None:
    state = start_of()
    told = {row["hex"]: row for row in hexes(title(), position="campaign").value["rows"]}
    assert all(row["HV"] >= 2 and row["position"] == "yes" for row in told.values())
    assert told[title().hex_of("Bastogne")]["HV"] == 5
    assert told[title().hex_of("Namur")]["HV"] == 6
    ground = MapAttributes(title().map)
    open_field = next(
        i for i in range(ground.count) if i not in ground.town | ground.road and i not in ground.crossings_around
    )
    assert ground.hv[open_field] == 0
    assert ground.position == {i for i, hv in enumerate(state.ground.hv) if hv >= 2}
    assert {hv for hv in ground.hv if hv > 0} == set(range(1, 7))


@pytest.mark.rule("ARD-H-07")
def test_the_eleven_british_hexes_are_west_of_the_meuse_or_adjacent_to_it() -> None:
    listed = [u.place for u in title().units if u.corps == "XXX" and u.place]
    assert len(listed) == 11
    ground = MapAttributes(title().map)
    banks = {hex for crossing in ground.crossings if crossing.meuse for hex in (crossing.a, crossing.b)}
    assert banks
    assert banks <= ground.meuse
    for hex in listed:
        row = hexes(title(), position="campaign", hex=hex).value["rows"][0]
        assert row["Meuse"] in ("west", "west, adjacent", "adjacent"), row


@pytest.mark.rule("ARD-H-07")
def test_british_hexes_that_our_map_has_east_of_the_meuse_are_those_over_the_bridge() -> None:
    at = campaign(day=22)
    ground, listed = at.state.ground, listed_hexes(at.state)
    assert {place.hex for place in listed.values()} <= ground.meuse_west
    for printed, there in (("0420", "0320"), ("1126", "1026"), ("1226", "1227")):
        assert at.at(printed) not in ground.meuse_west
        assert at.at(there) in ground.meuse_west
        assert ground.crossings_by_hexes[at.at(printed), at.at(there)].bridged


@pytest.mark.rule("ARD-H-08")
def test_army_areas_share_rows_ten_and_nineteen() -> None:
    def armies(hex: str) -> str:
        return str(hexes(title(), position="campaign", hex=hex).value["rows"][0]["armies"])

    assert [armies(hex) for hex in ("0905", "1005", "1105", "1905", "2005")] == [
        "6SSPz",
        "6SSPz 5Pz",
        "5Pz",
        "5Pz 7A",
        "7A",
    ]
    ground = MapAttributes(title().map)
    rows = {army: {ground.row[hex] for hex in area} for army, area in ground.army_area.items()}
    south = max(ground.row)
    assert rows == {"6SSPz": {*range(1, 11)}, "5Pz": {*range(10, 20)}, "7A": {*range(19, south + 1)}}
    assert "XXX" not in ground.corps_area


@pytest.mark.rule("ARD-H-10")
def test_every_road_hex_has_one_route_class_and_others_have_none() -> None:
    ground = MapAttributes(title().map)
    assert ground.primary | ground.secondary == ground.road
    assert not ground.primary & ground.secondary
    row = hexes(title(), position="campaign", hex="Bastogne").value["rows"][0]
    assert row["route"] == "primary"


@pytest.mark.rule("ARD-H-11")
def test_fixed_artillery_reaches_three_hexes_from_a_westwall_hex_without_allies() -> None:
    f = field(tags={"0502": "westwall"})
    assert allows(check_artillery_range(f.state, f.at("0505")), "ARD-H-11")
    assert refuses(check_artillery_range(f.state, f.at("0506")), "ARD-H-11")
    f.put(A_INF, "0502")
    assert not check_artillery_range(f.state, f.at("0505")).legal


def test_hotton_is_a_village_and_la_roche_a_town() -> None:
    f = ground(24)
    f.hold("german", "1118", "1316")
    assert [f.state.land.is_enemy_town(f.at(hex), ALLIED) for hex in ("1118", "1316")] == [False, True]
