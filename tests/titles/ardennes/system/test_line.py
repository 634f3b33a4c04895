"""Proximate, the Line, and the way back (rules ARD-H-13..15, ARD-H-09)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.lines.allied_line import allied_lines, check_preserves_line, gap_by_removing_unit
from broadfront.titles.ardennes.rules.lines.proximity import check_proximate, is_proximate
from broadfront.titles.ardennes.rules.lines.rearward import rearward_hex
from tests.titles.ardennes.support.field import (
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_5PZ,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.on_the_map import number_of, real
from tests.titles.ardennes.support.units import has_zone


@pytest.mark.rule("ARD-H-13")
def test_three_hexes_or_five_along_a_road_are_proximate() -> None:
    f = field(rows=1, columns=12)
    f.put(G_MECH, "0102")
    assert [is_proximate(f.state, f.at(hex), GERMAN) for hex in ("0102", "0105", "0106")] == [True, True, False]
    road = field(rows=1, columns=12, roads=["0102-0103-0104-0105-0106-0107-0108"])
    road.put(G_MECH, "0102")
    assert allows(check_proximate(road.state, road.at("0107"), GERMAN), "ARD-H-13")
    assert refuses(check_proximate(road.state, road.at("0108"), GERMAN), "ARD-H-13")


@pytest.mark.rule("ARD-H-13")
def test_an_unbridged_river_or_an_enemy_on_the_way_stops_proximity_and_the_last_hex_may_hold_him() -> None:
    river = field(rows=1, columns=12, rivers=["0103-0104"])
    river.put(G_MECH, "0102")
    assert not is_proximate(river.state, river.at("0104"), GERMAN)
    enemy = field(rows=1, columns=12)
    enemy.put(G_MECH, "0102")
    enemy.put(A_ENG, "0103")
    assert check_proximate(enemy.state, enemy.at("0103"), GERMAN).legal
    assert not is_proximate(enemy.state, enemy.at("0104"), GERMAN)


@pytest.mark.rule("ARD-H-13")
def test_from_an_enemy_zone_the_path_goes_on_by_one_last_step() -> None:
    f = field(rows=2, columns=12)
    f.put(G_MECH, "0101")
    f.put(A_INF, "0203")
    assert f.state.board.zoc.is_in_enemy_zone(GERMAN, f.at("0103"))
    assert check_proximate(f.state, f.at("0103"), GERMAN).legal
    assert is_proximate(f.state, f.at("0104"), GERMAN)
    far = field(rows=2, columns=12, roads=["0101-0102-0103-0104-0105"])
    far.put(G_MECH, "0101")
    far.put(A_INF, "0203")
    assert is_proximate(far.state, far.at("0104"), GERMAN)
    assert not is_proximate(far.state, far.at("0105"), GERMAN)


def test_isolated_and_out_of_fuel_units_give_no_proximity() -> None:
    f = field()
    f.put(G_MECH, "0502", supply="Isolated")
    f.put(G_MECH_2, "0702", fuel=False)
    assert not is_proximate(f.state, f.at("0503"), GERMAN)
    f.put(G_INF, "0902", dispersed=True)
    assert is_proximate(f.state, f.at("0903"), GERMAN)


@pytest.mark.rule("ARD-H-13", "ARD-H-12")
def test_a_unit_without_fuel_has_a_zone_and_gives_no_proximity() -> None:
    f = real(24, {"1421": "130.Lehr.XLVII", "1219": ["334.84.VII", "335.84.VII"]})
    assert is_proximate(f.state, f.at("1219"), GERMAN)
    f.state.board.set_out_of_fuel(number_of(f, "130.Lehr.XLVII"), True)
    assert not is_proximate(f.state, f.at("1219"), GERMAN)
    assert has_zone(f, "1421", GERMAN)


@pytest.mark.rule("ARD-H-14")
def test_stacks_three_apart_are_one_line_and_four_apart_are_two() -> None:
    f = field(rows=20, columns=12)
    f.put(A_INF, "1003")
    second = f.put(A_INF_2, "1006")
    now = allied_lines(f.state)
    assert now.group[f.at("1003")] == now.group[f.at("1006")]
    f.state.place_at(second, "1007")
    now = allied_lines(f.state)
    assert now.group[f.at("1003")] != now.group[f.at("1007")]
    assert allows(check_preserves_line(f.state, (second,), f.at("1006")), "ARD-H-14")


@pytest.mark.rule("ARD-H-15", "ARD-C3-16")
def test_taking_away_the_middle_one_of_three_opens_a_gap() -> None:
    f = field(rows=20, columns=12)
    f.put(A_INF, "1003")
    middle = f.put(A_INF_2, "1005")
    f.put(A_INF_3, "1008")
    assert refuses(check_preserves_line(f.state, (middle,), None), "ARD-H-15")
    f.put(A_MECH, "1106")
    assert allows(check_preserves_line(f.state, (middle,), None), "ARD-H-15")


def test_a_stack_near_the_north_edge_is_joined_to_it() -> None:
    f = field(rows=20, columns=12)
    f.put(A_INF, "0405")
    f.put(A_INF_2, "0905")
    now = allied_lines(f.state)
    from broadfront.titles.ardennes.rules.lines.allied_line import NORTH, SOUTH

    assert now.group[NORTH] == now.group[f.at("0405")]
    assert now.group[SOUTH] not in (now.group[f.at("0405")], now.group[f.at("0905")])


@pytest.mark.rule("ARD-H-15")
def test_uncovering_a_victory_hex_near_germans_is_a_gap() -> None:
    f = field(vp={"0506": 2})
    number = f.put(A_INF, "0506")
    f.put(G_MECH, "0503")
    ruling = check_preserves_line(f.state, (number,), f.at("0508"))
    assert refuses(ruling, "ARD-H-15")
    assert "VP hex 0506" in ruling.text
    assert check_preserves_line(f.state, (number,), f.at("0507")).legal


@pytest.mark.rule("ARD-H-15")
def test_a_unit_without_a_zone_bares_the_victory_hex_it_leaves() -> None:
    f = field(vp={"0506": 2})
    alone = f.put(A_ENG, "0506")
    f.put(G_MECH, "0503")
    assert not f.state.board.exerts[ALLIED][f.at("0506")]
    assert gap_by_removing_unit(f.state, alone) is not None
    f.put(A_INF, "0506")
    assert gap_by_removing_unit(f.state, alone) is None


@pytest.mark.rule("ARD-H-09")
def test_rearward_is_toward_the_friendly_edge_around_germans() -> None:
    f = field(rows=20, columns=12)
    assert f.state.hex_id(rearward_hex(f.state, f.at("1010"), ALLIED) or 0) == "1011"
    assert f.state.hex_id(rearward_hex(f.state, f.at("1010"), GERMAN) or 0) == "1009"
    f.put(G_INF, "1011")
    assert rearward_hex(f.state, f.at("1010"), ALLIED) != f.at("1011")
    from broadfront.titles.ardennes.game.position_writing import position_data
    from broadfront.titles.ardennes.questions import hexes

    told = hexes(f.title, position=position_data(f.state), hex="1010")
    assert told.value["rows"][0]["rearward"] == f.state.hex_id(rearward_hex(f.state, f.at("1010"), ALLIED) or 0)


@pytest.mark.rule("ARD-H-09")
def test_a_hex_cut_off_from_every_edge_is_not_rearward() -> None:
    f = field(rows=20, columns=12)
    ring_of = f.state.ground.six_neighbors[f.at("1007")]
    for unit, hex in zip((G_INF, G_INF_2, G_INF_3, G_MECH, G_MECH_2, G_5PZ), ring_of, strict=True):
        f.put(unit, f.state.hex_id(hex))
    assert f.state.hex_id(rearward_hex(f.state, f.at("1008"), ALLIED) or 0) == "1009"
