"""OutOfContact (rules ARD-D0-16..18, ARD-H-19)."""

from __future__ import annotations

import pytest

from broadfront.board.zones import FRIENDLY_ZONE
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.forces.deployment import (
    check_method_a,
    find_roadblock_replacement,
    place_from_reserve,
    placement_hexes,
)
from broadfront.titles.ardennes.rules.lines.contact import (
    check_out_of_contact,
    check_take_from_map,
    is_out_of_contact,
    take_from_map,
)
from broadfront.titles.ardennes.rules.lines.proximity import is_proximate
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.system.deployment_choices import deploy_units
from tests.titles.ardennes.support.deployment import V_CORPS, two_roads
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_MECH,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.impulse import impulse, last, lost
from tests.titles.ardennes.support.roads import ROAD
from tests.titles.ardennes.support.units import empty_field, where


@pytest.mark.rule("ARD-D0-16")
def test_out_of_contact_needs_communication_and_no_dispersal_or_isolation() -> None:
    f = empty_field()
    number = f.put(A_INF, "1010")
    assert allows(check_out_of_contact(f.state, number), "ARD-D0-16")
    for unit, hex in ((G_INF, "1009"), (G_INF_2, "1011")):
        f.put(unit, hex)
    assert refuses(check_out_of_contact(f.state, number), "ARD-D0-16")


@pytest.mark.rule("ARD-D0-17")
def test_a_unit_far_from_germans_whose_leaving_opens_no_gap_is_out_of_contact() -> None:
    f = empty_field()
    number = f.put(A_INF, "1010")
    assert allows(check_out_of_contact(f.state, number), "ARD-D0-17")
    f.put(G_MECH, "1007")
    assert refuses(check_out_of_contact(f.state, number), "ARD-D0-17")
    linked = empty_field()
    linked.put(A_INF_2, "1007")
    middle = linked.put(A_INF, "1010")
    linked.put(A_INF_3, "1310")
    assert refuses(check_out_of_contact(linked.state, middle), "ARD-D0-17")


@pytest.mark.rule("ARD-D0-18")
def test_a_large_stack_in_contact_spares_its_lowest_selector() -> None:
    f = empty_field()
    big, small = f.put(A_BIG, "1010"), f.put(A_INF, "1010")
    f.put(G_MECH, "1008")
    assert allows(check_out_of_contact(f.state, big), "ARD-D0-18")
    assert refuses(check_out_of_contact(f.state, small), "ARD-D0-18")
    f.state.set_steps(big, 1)
    assert not is_out_of_contact(f.state, big)
    strong = empty_field()
    first, _second = strong.put(A_MECH, "1010"), strong.put("CCA.7A.XVIII", "1010")
    strong.put(G_MECH, "1008")
    assert check_out_of_contact(strong.state, first).facts["points"] == 10
    assert is_out_of_contact(strong.state, first)


@pytest.mark.rule("ARD-D0-18", "ARD-D0-04")
def test_a_unit_its_stack_can_spare_is_told_as_such() -> None:
    f = two_roads(day=18, hv={"0508": 2})
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_INF, "0504")
    first = f.state.units[f.title.sort_units((f.put(A_INF_2, "0506"), f.put(A_BIG, "0506")))[0]].id
    f.reserve(A_INF)
    trace = last(impulse(f, V_CORPS), "Deploy")
    assert trace.choice == f"{A_INF} at 0508 by Method B"
    why = lost(trace)[f"Method A, {first}"].why
    assert "OutOfContact (the lowest selector of a stack strong enough to spare one" in why


@pytest.mark.rule("ARD-D0-18")
def test_a_stack_of_exactly_eight_points_spares_a_unit() -> None:
    f = field(rows=20, columns=12)
    f.put(A_INF, "1010")
    first = f.put(A_INF_2, "1010")
    f.put(G_MECH, "1008")
    ruling = check_out_of_contact(f.state, first)
    assert (ruling.facts["steps"], ruling.facts["points"]) == (4, 8)
    assert allows(ruling, "ARD-D0-18")


@pytest.mark.rule("ARD-H-19", "ARD-A0-16")
def test_a_unit_alone_in_a_victory_hex_near_germans_is_never_taken_nor_anyone_twice_a_day() -> None:
    f = field(
        rows=20,
        columns=12,
        vp={"1010": 2},
        rivers=["1009-1010", "0910-1010", "0911-1010", "1010-1110", "1010-1111", "1010-1011"],
    )
    number = f.put(A_INF, "1010")
    assert allows(check_take_from_map(f.state, number), "ARD-H-19")
    f.put(G_MECH, "1008")
    assert is_out_of_contact(f.state, number)
    assert refuses(check_take_from_map(f.state, number), "ARD-A0-16")
    g = empty_field()
    other = g.put(A_INF, "1010")
    take_from_map(g.state, other)
    g.state.place_at(other, "1010")
    assert refuses(check_take_from_map(g.state, other), "ARD-H-19")
    g.state.begin_day(19)
    assert check_take_from_map(g.state, other).legal


@pytest.mark.rule("ARD-H-19", "ARD-A0-16")
def test_a_unit_alone_in_a_victory_hex_beside_a_german_is_not_taken() -> None:
    f = ground(22)
    number = f.put("335.84.VII", "1219")
    f.put("3.2Pz.XLVII", "1319", fuel=False)
    assert refuses(check_take_from_map(f.state, number), "ARD-H-19")


@pytest.mark.rule("ARD-H-19")
@pytest.mark.parametrize("cause", [Cause.DEPLOY_ALLIED, Cause.JOIN_DEFENCE, Cause.REPLACE, Cause.ENGINEERS])
def test_a_unit_taken_from_the_map_for_whatever_cause_is_not_taken_again_that_day(cause: Cause) -> None:
    f = field(day=19)
    number = f.put(A_INF, "0109", steps=1)
    assert check_take_from_map(f.state, number).legal
    place_from_reserve(f.state, cause, number, f.at("0110"))
    assert f.state.board.steps[number] == 1
    assert refuses(check_take_from_map(f.state, number), "ARD-H-19")
    f.state.begin_day(20)
    assert check_take_from_map(f.state, number).legal


@pytest.mark.rule("ARD-H-19", "ARD-A0-16")
def test_a_unit_that_must_hold_a_victory_hex_replaces_no_roadblock_either() -> None:
    f = field(day=19, roads=[ROAD], vp={"0109": 3}, hv={"0505": 5})
    f.put(A_INF_3, "0506", dispersed=True)
    number = f.put(A_INF, "0109")
    f.put(G_INF, "0107", supply="Isolated")
    assert refuses(check_take_from_map(f.state, number), "ARD-A0-16")
    assert find_roadblock_replacement(f.state, f.at("0505"), ("ARD-R0-20", "ARD-R0-21"))[0] != number


def test_the_lowest_number_of_a_big_stack_is_out_of_contact_though_proximate() -> None:
    f = ground(22)
    f.put("Sandig.1SS.ISS", "0810")
    trio = [f.put(unit, "0811") for unit in ("505.82.XVIII", "504.82.XVIII", "508.82.XVIII")]
    lone = f.put("291.CT-XVIII.XVIII", "0711")
    assert [is_out_of_contact(f.state, n) for n in (*trio, lone)] == [True, False, False, False]
    f.state.board.set_dispersed(trio[0], True)
    assert not any(is_out_of_contact(f.state, n) for n in trio)


@pytest.mark.rule("ARD-D0-08", "ARD-H-19")
@pytest.mark.parametrize("neighbor", [None, "0507", "0606"])
def test_the_zone_of_a_unit_taken_from_the_map_does_not_bar_it_but_that_of_another_does(neighbor: str | None) -> None:
    f = field(day=19, roads=[ROAD], hv={"0506": 3})
    f.put(G_MECH, "0503")
    number = f.put(A_INF, "0507")
    assert f.state.board.zoc.flags(ALLIED)[f.at("0506")] & FRIENDLY_ZONE
    if neighbor is not None:
        f.put(A_BIG, neighbor)
    ruling = check_method_a(f.state, number, f.at("0506"))
    f.state.events = []
    placed = deploy_units(f.state, (number,))
    if neighbor is None:
        assert allows(ruling, "ARD-D0-08")
        assert (placed, where(f, A_INF)) == (1, "0506")
    else:
        assert refuses(ruling, "ARD-D0-08")
        assert (placed, where(f, A_INF)) == (0, "0507")


@pytest.mark.rule("ARD-H-19", "ARD-D0-07")
def test_a_unit_taken_from_the_map_hides_no_hex_from_the_germans() -> None:
    around = [f"0603-{there}" for there in ("0503", "0504", "0602", "0604", "0703", "0704")]
    f = field(day=19, roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"], hv={"0506": 3}, rivers=around)
    f.put(G_MECH, "0501")
    number = f.put(A_INF, "0603")
    assert not is_proximate(f.state, f.at("0506"), GERMAN)
    assert allows(check_method_a(f.state, number, f.at("0506")), "ARD-D0-07")
    assert placement_hexes(f.state, number, method_b=False) == [f.at("0506")]
    f.state.put_in_box(number, "Allied Reserve")
    f.put(A_INF_2, "0603")
    assert refuses(check_method_a(f.state, number, f.at("0506")), "ARD-D0-07")
