"""Tracing Supply (rules ARD-DEF-06..12, ARD-S0-01..03, ARD-H-02)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.allied_reserve import PlacingUnit
from broadfront.titles.ardennes.rules.actions import Deploy
from broadfront.titles.ardennes.rules.lines.communication import check_communication
from broadfront.titles.ardennes.rules.lines.supply import check_supply, is_in_supply, supply
from broadfront.titles.ardennes.rules.routes.roadblocks import remove_cut_off_roadblocks
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_ENG,
    A_INF,
    A_INF_2,
    G_INF,
    G_INF_2,
    G_MECH,
    Field,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.on_the_map import number_of, real


@pytest.mark.rule("ARD-DEF-06")
def test_a_path_of_four_hexes_to_a_supply_head_is_supply_and_of_five_is_not() -> None:
    f = field(roads=["0501-0502"])
    four, five = f.put(G_INF, "0506"), f.put(G_INF_2, "0507")
    assert is_in_supply(f.state, four)
    assert not is_in_supply(f.state, five)
    assert allows(check_supply(f.state, GERMAN, f.at("0506")), "ARD-DEF-06")
    assert refuses(check_supply(f.state, GERMAN, f.at("0507")), "ARD-DEF-06")


EAST_ROAD = "0501-0502-0503-0504"  # from the German edge


@pytest.mark.rule("ARD-DEF-06")
def test_a_unit_on_a_supply_head_has_a_path_of_length_nothing() -> None:
    f = field(roads=[EAST_ROAD])
    f.put(G_INF, "0503")
    ruling = check_supply(f.state, GERMAN, f.at("0503"))
    assert ruling.facts["length"] == 0
    assert ruling.facts["path"] == ["0503", "0502", "0501"]


@pytest.mark.rule("ARD-DEF-07")
def test_across_an_unbridged_river_only_the_adjacent_hex_is_in_supply() -> None:
    f = field(rows=1, columns=8, roads=["0101-0102"], rivers=["0102-0103"])
    assert allows(check_supply(f.state, GERMAN, f.at("0103")), "ARD-DEF-07")
    assert refuses(check_supply(f.state, GERMAN, f.at("0104")), "ARD-DEF-07")


# On a made-up map: at the Salm a road round its source reaches 1012
@pytest.mark.rule("ARD-DEF-07")
def test_a_supply_path_over_a_river_without_bridge_is_a_hex_long() -> None:
    sides = [f"{row:02}04-{row:02}05" for row in range(1, 11)]
    sides += [f"{row:02}05-{other:02}04" for row in range(1, 10, 2) for other in (row - 1, row + 1) if other]
    f = field(day=22, roads=["0501-0502-0503-0504"], rivers=sides)
    near, far = f.put("9.9SS.IISS", "0505"), f.put("19.9SS.IISS", "0506")
    assert is_in_supply(f.state, near)
    assert not is_in_supply(f.state, far)
    assert refuses(check_supply(f.state, GERMAN, f.at("0506")), "ARD-DEF-07")


@pytest.mark.rule("ARD-DEF-07", "ARD-H-18")
def test_a_roadblock_closes_german_supply_and_nobodys_communication() -> None:
    unit = "Recce.116.LVIII"
    f = real(19, {"1413": unit, "1310": "112.28.VIII"}, german="1708 1709 1710")
    f.state.add_roadblock("1513")
    for bridge in ("1708-1709", "1709-1710"):
        f.state.land.hold_bridge(f.state.ground.find_crossing(bridge), GERMAN)
    assert is_in_supply(f.state, number_of(f, unit))
    f.put(unit, "1313")
    assert refuses(check_supply(f.state, GERMAN, f.at("1313")), "ARD-DEF-07")
    f.hold("german", "1513")
    assert not is_in_supply(f.state, number_of(f, unit)), "the Roadblock keeps the road closed"
    f.state.remove_roadblock("1513")
    assert is_in_supply(f.state, number_of(f, unit))
    f.state.add_roadblock("1513")
    for hex in ("1313", "1513"):
        assert check_communication(f.state, GERMAN, f.at(hex)).legal
    assert remove_cut_off_roadblocks(f.state) == []


@pytest.mark.rule("ARD-DEF-08")
def test_the_tested_hex_may_lie_in_an_enemy_zone() -> None:
    f = field(roads=[EAST_ROAD])
    f.put(G_INF, "0505")
    f.put(A_INF, "0506")
    assert allows(check_supply(f.state, GERMAN, f.at("0505")), "ARD-DEF-08")


@pytest.mark.rule("ARD-DEF-08", "ARD-DEF-11")
def test_the_tested_hex_may_be_in_an_enemy_zone() -> None:
    f = real(20, {"0811": "505.82.XVIII", "0911": "Sandig.1SS.ISS", "0810": "Hansen.1SS.ISS"})
    assert is_in_supply(f.state, number_of(f, "505.82.XVIII"))
    assert f.at("0812") in supply(f.state, ALLIED)


@pytest.mark.rule("ARD-DEF-09")
def test_a_supply_path_does_not_cross_an_enemy_held_bridge() -> None:
    f = field(rows=1, columns=8, roads=["0101-0102-0103"], rivers=["0103-0104"], bridges=["0103-0104"])
    f.put(G_INF, "0105")
    bridge = f.state.ground.find_crossing("0103-0104")
    assert refuses(check_supply(f.state, GERMAN, f.at("0105")), "ARD-DEF-09")
    f.state.land.hold_bridge(bridge, GERMAN)
    assert check_supply(f.state, GERMAN, f.at("0105")).legal


@pytest.mark.rule("ARD-DEF-10")
def test_a_supply_path_does_not_enter_an_enemy_held_town() -> None:
    f = field(rows=1, columns=8, roads=["0101-0102"], towns=["0103"])
    f.put(G_INF, "0104")
    f.hold("allied", "0103")
    assert refuses(check_supply(f.state, GERMAN, f.at("0104")), "ARD-DEF-10")
    f.hold("german", "0103")
    assert check_supply(f.state, GERMAN, f.at("0104")).legal


@pytest.mark.rule("ARD-DEF-11")
def test_an_enemy_zone_on_the_way_cuts_supply_unless_a_friend_stands_there() -> None:
    f = field(rows=2, columns=9, roads=["0101-0102"])
    f.put(G_INF, "0104")
    f.put(A_INF, "0203")
    assert refuses(check_supply(f.state, GERMAN, f.at("0104")), "ARD-DEF-11")
    f.put(G_MECH, "0103")
    assert check_supply(f.state, GERMAN, f.at("0104")).legal


def german_rear(f: Field, *rows_and_columns: str) -> None:
    """Every hex east of these columns is German-held: `12:16` is row 12 up to column 16."""
    for word in rows_and_columns:
        row, column = word.split(":")
        f.hold("german", *(f"{row}{c:02}" for c in range(1, int(column) + 1)))


@pytest.mark.rule("ARD-DEF-11", "ARD-DEF-12")
def test_a_unit_lifts_the_zone_that_cuts_a_supply_road() -> None:
    f = real(23, {"1912": "CCR.4A.III", "1813": "901.Lehr.XLVII"})
    german_rear(f, "16:12", "17:13", "18:12")
    net = supply(f.state, GERMAN)
    assert not net.is_head(f.at("1812"))
    assert net.is_head(f.at("1713"))
    assert is_in_supply(f.state, number_of(f, "901.Lehr.XLVII"))
    f.put("77.26VG.XLVII", "1812")
    net = supply(f.state, GERMAN)
    assert net.is_head(f.at("1812"))
    assert net.is_head(f.at("1813"))


@pytest.mark.rule("ARD-DEF-12")
def test_a_road_cut_from_the_edge_has_no_supply_heads() -> None:
    f = field(rows=1, columns=9, roads=["0101-0102-0103-0104-0105"])
    assert f.names(supply(f.state, GERMAN).heads) == ["0105", "0104", "0103", "0102", "0101"]
    f.put(A_INF, "0103")
    assert f.names(supply(f.state, GERMAN).heads) == ["0101"]
    alone = field(rows=1, columns=9)
    assert refuses(check_supply(alone.state, GERMAN, alone.at("0102")), "ARD-DEF-12")


@pytest.mark.rule("ARD-S0-01", "ARD-R0-04")
def test_german_supply_does_not_pass_a_roadblock_and_allied_supply_does() -> None:
    f = field(rows=1, columns=9, roads=["0101-0102-0103-0104", "0109-0108-0107-0106-0105-0104"])
    f.put(G_INF, "0106")
    f.state.add_roadblock("0103")
    assert refuses(check_supply(f.state, GERMAN, f.at("0108")), "ARD-S0-01")


@pytest.mark.rule("ARD-S0-02")
def test_a_supply_path_does_not_pass_an_enemy_unit_even_without_zone() -> None:
    f = field(rows=1, columns=8, roads=["0101-0102"])
    f.put(G_INF, "0104")
    f.put(A_ENG, "0103", dispersed=True)
    assert refuses(check_supply(f.state, GERMAN, f.at("0104")), "ARD-S0-02")
    assert refuses(check_supply(f.state, GERMAN, f.at("0103")), "ARD-S0-02")


@pytest.mark.rule("ARD-S0-03")
def test_allied_supply_passes_a_westwall_hex_only_when_occupied() -> None:
    f = field(rows=1, columns=9, roads=["0109-0108-0107"], tags={"0106": "westwall"})
    f.put(A_INF, "0105")
    assert refuses(check_supply(f.state, ALLIED, f.at("0105")), "ARD-S0-03")
    f.put(A_INF_2, "0106")
    assert check_supply(f.state, ALLIED, f.at("0105")).legal


@pytest.mark.rule("ARD-S0-03")
def test_the_westwall_closes_allied_supply_unless_a_unit_is_in_it() -> None:
    f = real(17, {"0104": "146.CT-V.V"})
    assert refuses(check_supply(f.state, ALLIED, f.at("0104")), "ARD-S0-03")
    f.put("310.78.V", "0204")
    assert is_in_supply(f.state, number_of(f, "146.CT-V.V"))


@pytest.mark.rule("ARD-H-02")
def test_a_unit_imagined_in_a_hex_lifts_the_enemy_zone_there() -> None:
    f = field(day=17, variant="2p", rows=3, columns=9, roads=["0209-0208"], hv={"0209": 2, "0208": 2})
    unit = f.reserve(A_INF)
    f.put(G_INF, "0309")
    assert not supply(f.state, ALLIED).heads
    duel = Duel(f, PlacingUnit(unit))
    assert duel.options() == [f"Deploy {A_INF} 0209", "LeaveUnit"]
    assert refuses(duel.why_not(Deploy(A_INF, "0208")), "ARD-H-02")
    duel.do(Deploy(A_INF, "0209"))
    assert is_in_supply(f.state, unit)


WEST_ROAD = "0510-0509-0508-0507"  # from the Allied edge


def test_what_is_asked_of_one_unit_and_of_the_whole_army_agrees() -> None:
    f: Field = field(roads=[EAST_ROAD, WEST_ROAD])
    near, far = f.put(G_INF, "0505"), f.put(G_INF_2, "0509")
    assert [is_in_supply(f.state, near), is_in_supply(f.state, far)] == [True, False]
    assert [hex for hex in (f.at("0505"), f.at("0509")) if hex in supply(f.state, GERMAN)] == [f.at("0505")]


@pytest.mark.rule("ARD-H-01")
def test_a_road_on_the_east_edge_heads_german_supply_and_never_allied() -> None:
    f = field(roads=[EAST_ROAD, WEST_ROAD])
    assert allows(check_supply(f.state, GERMAN, f.at("0501")), "ARD-H-01")
    assert f.at("0501") not in supply(f.state, ALLIED).heads
    assert f.at("0510") in supply(f.state, ALLIED).heads
    edge = f.state.ground.friendly_edge[ALLIED]
    assert [f.at(hex) in edge for hex in ("0107", "0108", "1003", "1004", "0510")] == [False, True, False, True, True]
