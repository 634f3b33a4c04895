"""Proximate, the Line, GAP, OutOfContact, what the Allies must hold, rearward, wandering."""

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.lines.communication import wandering
from broadfront.titles.ardennes.rules.lines.contact import explain_contact, may_be_taken, out_of_contact, take_from_map
from broadfront.titles.ardennes.rules.lines.line import line, preserves_line
from broadfront.titles.ardennes.rules.lines.proximate import explain_proximate, proximate
from broadfront.titles.ardennes.rules.lines.rearward import rearward
from broadfront.titles.ardennes.rules.routes.wandering import return_day, roll_result
from broadfront.titles.ardennes.rules.victory_points import may_attack_from, may_vacate
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    Field,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.impulse import activation, last, traces

# Proximate


@pytest.mark.rule("ARD-H-13")
def test_three_hexes_or_five_along_a_road_are_proximate() -> None:
    f = field(rows=1, columns=12)
    f.put(G_MECH, "0102")
    assert [proximate(f.state, f.at(hex), GERMAN) for hex in ("0102", "0105", "0106")] == [True, True, False]
    road = field(rows=1, columns=12, roads=["0102-0103-0104-0105-0106-0107-0108"])
    road.put(G_MECH, "0102")
    assert allows(explain_proximate(road.state, road.at("0107"), GERMAN), "ARD-H-13")
    assert refuses(explain_proximate(road.state, road.at("0108"), GERMAN), "ARD-H-13")


@pytest.mark.rule("ARD-H-13")
def test_an_unbridged_river_or_an_enemy_on_the_way_stops_proximity_and_the_last_hex_may_hold_him() -> None:
    river = field(rows=1, columns=12, rivers=["0103-0104"])
    river.put(G_MECH, "0102")
    assert not proximate(river.state, river.at("0104"), GERMAN)
    enemy = field(rows=1, columns=12)
    enemy.put(G_MECH, "0102")
    enemy.put(A_ENG, "0103")
    assert explain_proximate(enemy.state, enemy.at("0103"), GERMAN).legal
    assert not proximate(enemy.state, enemy.at("0104"), GERMAN)


@pytest.mark.rule("ARD-H-13")
def test_from_an_enemy_zone_the_path_goes_on_by_one_last_step() -> None:
    f = field(rows=2, columns=12)
    f.put(G_MECH, "0101")
    f.put(A_INF, "0203")
    assert f.state.zoc.in_enemy_zone(GERMAN, f.at("0103"))
    assert explain_proximate(f.state, f.at("0103"), GERMAN).legal
    assert proximate(f.state, f.at("0104"), GERMAN)
    far = field(rows=2, columns=12, roads=["0101-0102-0103-0104-0105"])
    far.put(G_MECH, "0101")
    far.put(A_INF, "0203")
    assert proximate(far.state, far.at("0104"), GERMAN)
    assert not proximate(far.state, far.at("0105"), GERMAN)


def test_isolated_and_out_of_fuel_units_give_no_proximity() -> None:
    f = field()
    f.put(G_MECH, "0502", supply="Isolated")
    f.put(G_MECH_2, "0702", fuel=False)
    assert not proximate(f.state, f.at("0503"), GERMAN)
    f.put(G_INF, "0902", dispersed=True)
    assert proximate(f.state, f.at("0903"), GERMAN)


# The Line


@pytest.mark.rule("ARD-H-14")
def test_stacks_three_apart_are_one_line_and_four_apart_are_two() -> None:
    f = field(rows=20, columns=12)
    f.put(A_INF, "1003")
    second = f.put(A_INF_2, "1006")
    now = line(f.state)
    assert now.group[f.at("1003")] == now.group[f.at("1006")]
    f.state.place_at(second, "1007")
    now = line(f.state)
    assert now.group[f.at("1003")] != now.group[f.at("1007")]
    assert allows(preserves_line(f.state, (second,), f.at("1006")), "ARD-H-14")


@pytest.mark.rule("ARD-H-15", "ARD-C3-16")
def test_taking_away_the_middle_one_of_three_opens_a_gap() -> None:
    f = field(rows=20, columns=12)
    f.put(A_INF, "1003")
    middle = f.put(A_INF_2, "1005")
    f.put(A_INF_3, "1008")
    assert refuses(preserves_line(f.state, (middle,), None), "ARD-H-15")
    f.put(A_MECH, "1106")
    assert allows(preserves_line(f.state, (middle,), None), "ARD-H-15")


def test_a_stack_near_the_north_edge_is_joined_to_it() -> None:
    f = field(rows=20, columns=12)
    f.put(A_INF, "0405")
    f.put(A_INF_2, "0905")
    now = line(f.state)
    from broadfront.titles.ardennes.rules.lines.line import NORTH, SOUTH

    assert now.group[NORTH] == now.group[f.at("0405")]
    assert now.group[SOUTH] not in (now.group[f.at("0405")], now.group[f.at("0905")])


@pytest.mark.rule("ARD-H-15")
def test_uncovering_a_victory_hex_near_germans_is_a_gap() -> None:
    f = field(vp={"0506": 2})
    number = f.put(A_INF, "0506")
    f.put(G_MECH, "0503")
    ruling = preserves_line(f.state, (number,), f.at("0508"))
    assert refuses(ruling, "ARD-H-15")
    assert "VP hex 0506" in ruling.text
    assert preserves_line(f.state, (number,), f.at("0507")).legal


# OutOfContact


def quiet() -> Field:
    return field(rows=20, columns=12)


@pytest.mark.rule("ARD-D0-16")
def test_out_of_contact_needs_communication_and_no_dispersal_or_isolation() -> None:
    f = quiet()
    number = f.put(A_INF, "1010")
    assert allows(explain_contact(f.state, number), "ARD-D0-16")
    for unit, hex in ((G_INF, "1009"), (G_INF_2, "1011")):
        f.put(unit, hex)
    assert refuses(explain_contact(f.state, number), "ARD-D0-16")


@pytest.mark.rule("ARD-S0-16")
def test_a_dispersed_unit_is_not_taken_as_reserve() -> None:
    f = quiet()
    assert refuses(explain_contact(f.state, f.put(A_INF, "1010", dispersed=True)), "ARD-S0-16")


@pytest.mark.rule("ARD-S1-22")
def test_an_isolated_unit_is_not_taken_as_reserve() -> None:
    f = quiet()
    assert refuses(explain_contact(f.state, f.put(A_INF, "1010", supply="Isolated")), "ARD-S1-22")


@pytest.mark.rule("ARD-D0-17")
def test_a_unit_far_from_germans_whose_leaving_opens_no_gap_is_out_of_contact() -> None:
    f = quiet()
    number = f.put(A_INF, "1010")
    assert allows(explain_contact(f.state, number), "ARD-D0-17")
    f.put(G_MECH, "1007")
    assert refuses(explain_contact(f.state, number), "ARD-D0-17")
    linked = quiet()
    linked.put(A_INF_2, "1007")
    middle = linked.put(A_INF, "1010")
    linked.put(A_INF_3, "1310")
    assert refuses(explain_contact(linked.state, middle), "ARD-D0-17")


@pytest.mark.rule("ARD-D0-18")
def test_a_large_stack_in_contact_spares_its_lowest_selector() -> None:
    f = quiet()
    big, small = f.put(A_BIG, "1010"), f.put(A_INF, "1010")
    f.put(G_MECH, "1008")
    assert allows(explain_contact(f.state, big), "ARD-D0-18")
    assert refuses(explain_contact(f.state, small), "ARD-D0-18")
    f.state.set_steps(big, 1)
    assert not out_of_contact(f.state, big)
    strong = quiet()
    first, _second = strong.put(A_MECH, "1010"), strong.put("CCA.7A.XVIII", "1010")
    strong.put(G_MECH, "1008")
    assert explain_contact(strong.state, first).facts["points"] == 10
    assert out_of_contact(strong.state, first)


@pytest.mark.rule("ARD-H-19", "ARD-A0-16")
def test_a_unit_alone_in_a_victory_hex_near_germans_is_never_taken_nor_anyone_twice_a_day() -> None:
    f = field(rows=20, columns=12, vp={"1010": 2}, rivers=[
        "1009-1010", "0910-1010", "0911-1010", "1010-1110", "1010-1111", "1010-1011"])  # fmt: skip
    number = f.put(A_INF, "1010")
    assert allows(may_be_taken(f.state, number), "ARD-H-19")
    f.put(G_MECH, "1008")
    assert out_of_contact(f.state, number)
    assert refuses(may_be_taken(f.state, number), "ARD-A0-16")
    g = quiet()
    other = g.put(A_INF, "1010")
    take_from_map(g.state, other)
    g.state.place_at(other, "1010")
    assert refuses(may_be_taken(g.state, other), "ARD-H-19")
    g.state.begin_day(19)
    assert may_be_taken(g.state, other).legal


# What the Allies protect


@pytest.mark.rule("ARD-A0-15")
def test_a_stack_in_a_victory_hex_attacks_with_four_steps_or_more() -> None:
    f = field(vp={"0505": 2})
    f.put(A_BIG, "0505")
    assert refuses(may_attack_from(f.state, f.at("0505")), "ARD-A0-15")
    f.put(A_ENG, "0505")
    assert allows(may_attack_from(f.state, f.at("0505")), "ARD-A0-15")


@pytest.mark.rule("ARD-A0-16")
def test_a_victory_hex_near_germans_keeps_a_unit() -> None:
    f = field(vp={"0505": 2})
    one, two = f.put(A_INF, "0505"), f.put(A_INF_2, "0505")
    assert may_vacate(f.state, (one, two)).legal
    f.put(G_INF, "0503", supply="Isolated")
    assert refuses(may_vacate(f.state, (one, two)), "ARD-A0-16")
    assert allows(may_vacate(f.state, (one,)), "ARD-A0-16")


# Rearward and wandering


@pytest.mark.rule("ARD-H-09")
def test_rearward_is_toward_the_friendly_edge_around_germans() -> None:
    f = field(rows=20, columns=12)
    assert f.state.name(rearward(f.state, f.at("1010"), ALLIED) or 0) == "1011"
    assert f.state.name(rearward(f.state, f.at("1010"), GERMAN) or 0) == "1009"
    f.put(G_INF, "1011")
    assert rearward(f.state, f.at("1010"), ALLIED) != f.at("1011")
    from broadfront.titles.ardennes.game.position_written import position_data
    from broadfront.titles.ardennes.questions import hexes

    told = hexes(f.title, position=position_data(f.state), hex="1010")
    assert told.value["rows"][0]["rearward"] == f.state.name(rearward(f.state, f.at("1010"), ALLIED) or 0)


def cut_off(**more: object) -> tuple[Field, int]:
    """An Allied unit in 0505 with a wide ring of Germans about it."""
    f = field(**more)  # type: ignore[arg-type]
    units = [u.id for u in f.title.units if u.side == "german" and u.bracketed_at < u.steps and u.steps == 2]
    hexes = [
        "0304",
        "0305",
        "0306",
        "0307",
        "0407",
        "0508",
        "0608",
        "0707",
        "0706",
        "0705",
        "0704",
        "0604",
        "0503",
        "0403",
    ]
    for unit, hex in zip(units[10:], hexes, strict=False):
        f.put(unit, hex)
    return f, f.put(A_INF, "0505")


@pytest.mark.rule("ARD-A0-07")
def test_a_wandering_unit_goes_to_communication_else_the_westwall_else_a_town() -> None:
    gap, near = cut_off(tags={"0506": "westwall"})
    for hex in ("0407", "0508"):
        gap.state.put_in_box(gap.state.at[gap.at(hex)][0], "German Reserve")
    assert wandering(gap.state, near)
    assert last(activation(gap, (near,)), f"{A_INF} is Wandering").choice == "it moves to 0508"
    f, number = cut_off(tags={"0506": "westwall"}, towns=["0406"])
    assert wandering(f.state, number)
    assert last(activation(f, (number,)), f"{A_INF} is Wandering").choice == "it moves to 0506"
    town, unit = cut_off(towns=["0406"])
    town.hold("allied", "0406")
    assert last(activation(town, (unit,)), f"{A_INF} is Wandering").choice == "it moves to 0406"
    nothing, lost = cut_off()
    duel = activation(nothing, (lost,))
    duel.roll(10, f"{A_INF} behind enemy lines")
    assert last(duel, f"{A_INF} is Wandering").choice == "it stays where it is"
    assert nothing.state.where[lost].text == "0505"


@pytest.mark.rule("ARD-A0-08", "ARD-A0-09")
def test_a_wandering_unit_that_reaches_nothing_rolls_for_rearward_calendar_or_nothing() -> None:
    f, number = cut_off(day=20)
    assert allows(roll_result(f.state, number, 1), "ARD-A0-08")
    ruling = roll_result(f.state, number, 4)
    assert allows(ruling, "ARD-A0-09")
    assert ruling.facts["day"] == 24
    assert refuses(roll_result(f.state, number, 7), "ARD-A0-09")


@pytest.mark.rule("ARD-H-20")
def test_a_return_after_the_29th_is_the_end_of_the_unit() -> None:
    f, number = cut_off(day=27)
    assert return_day(f.state, 2) == 29
    assert return_day(f.state, 3) == 0
    assert "ARD-H-20" in roll_result(f.state, number, 3).rules


@pytest.mark.rule("ARD-A0-10")
def test_among_equal_destinations_the_one_nearest_a_supplied_friend_comes_first() -> None:
    f, number = cut_off(tags={"0506": "westwall", "0405": "westwall", "0605": "westwall"}, roads=["1005-1006"])
    f.put(A_INF_2, "1005")
    assert last(activation(f, (number,)), f"{A_INF} is Wandering").choice == "it moves to 0605"


def test_nobody_wanders_with_germans_far_away() -> None:
    f = field()
    number = f.put(A_INF, "0505")
    f.put(G_INF_3, "0101")
    assert not wandering(f.state, number)
    assert traces(activation(f, (number,)), f"{A_INF} is Wandering") == []
