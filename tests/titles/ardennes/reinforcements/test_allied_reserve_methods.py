"""Where Allied Reserve units are placed: Method A and Method B (ARD-D0-05..15)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.deployment import check_method_a, check_method_b, placement_hexes
from broadfront.titles.ardennes.rules.lines.communication import is_in_communication
from broadfront.titles.ardennes.system.deployment_choices import deploy_units, next_placement
from tests.titles.ardennes.support.deployment import NINETY_NINTH, NORTH_ROAD, V_CORPS, one_road, two_roads
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_2,
    A_MECH,
    G_INF,
    G_INF_2,
    G_MECH,
    G_MECH_2,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.impulse import impulse, last, lost, traces
from tests.titles.ardennes.support.roads import ROAD


@pytest.mark.rule("ARD-D0-05", "ARD-D0-06", "ARD-D0-07", "ARD-D0-08")
def test_method_a_takes_an_empty_supplied_position_near_germans_and_outside_allied_zones() -> None:
    f, unit = one_road()
    assert allows(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-05", "ARD-D0-06", "ARD-D0-07", "ARD-D0-08")
    assert f.names(placement_hexes(f.state, unit, method_b=False)) == ["0506"]


@pytest.mark.rule("ARD-D0-05")
def test_method_a_stays_within_the_corps_boundaries() -> None:
    f, unit = one_road(without={"0506": "corps-v"})
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-05")


@pytest.mark.rule("ARD-D0-06")
def test_method_a_needs_an_empty_position_that_would_be_supplied() -> None:
    f, unit = one_road()
    assert refuses(check_method_a(f.state, unit, f.at("0507")), "ARD-D0-06")
    cut, waiting = one_road(roads=["0507-0506"])
    assert refuses(check_method_a(cut.state, waiting, cut.at("0506")), "ARD-D0-06")
    f.put(A_INF_2, "0506")
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-06")


@pytest.mark.rule("ARD-D0-07")
def test_method_a_needs_a_german_near() -> None:
    f, unit = one_road()
    f.state.place_at(f.title.unit(G_MECH).number, "0501")
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-07")


@pytest.mark.rule("ARD-D0-07")
def test_a_deployment_tells_which_hexes_the_one_before_it_closed_to_method_a() -> None:
    f = two_roads(roads=[ROAD, NORTH_ROAD, "0505-0504-0503"], hv={"0506": 3, "0305": 2, "0508": 2})
    f.reserve(A_BIG)
    f.reserve(A_INF)
    second = traces(impulse(f, V_CORPS), "Deploy")[1]
    gone = next(c for c in second.candidates if c.rule == "ARD-D0-07")
    assert gone.what == "Method A, 0508"
    assert gone.why.startswith(f"no longer Proximate to a German unit since {A_BIG} was placed at 0506")


@pytest.mark.rule("ARD-D0-08")
def test_method_a_enters_an_allied_zone_only_with_hold_value_five_or_to_restore_communication() -> None:
    f, unit = one_road()
    f.put(A_INF_2, "0507")
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-08")
    assert placement_hexes(f.state, unit, method_b=False) == []
    strong, other = one_road(hv={"0506": 5})
    strong.put(A_INF_2, "0507")
    assert allows(check_method_a(strong.state, other, strong.at("0506")), "ARD-D0-08")
    assert strong.names(placement_hexes(strong.state, other, method_b=False)) == ["0506"]
    cut, third = one_road()
    lost = cut.put(A_INF_2, "0505")
    cut.put(G_INF, "0405")
    assert is_in_communication(cut.state, lost)
    assert refuses(check_method_a(cut.state, third, cut.at("0506")), "ARD-D0-08")
    cut.put(G_INF_2, "0605")
    assert not is_in_communication(cut.state, lost)
    assert allows(check_method_a(cut.state, third, cut.at("0506")), "ARD-D0-08")
    assert cut.names(placement_hexes(cut.state, third, method_b=False)) == ["0506"]


@pytest.mark.rule("ARD-D0-08")
def test_method_a_tells_why_better_hexes_lost() -> None:
    f = two_roads(hv={"0506": 4, "0305": 2})
    f.reserve(A_INF)
    f.put(A_BIG, "0507")
    trace = last(impulse(f, NINETY_NINTH), "Deploy")
    assert trace.choice == f"{A_INF} at 0305 by Method A"
    no = lost(trace)[f"Method A, {A_INF}"]
    assert no.rule == "ARD-D0-08"
    assert no.why.startswith("0506 is in an Allied ZOC, and its HV of 4 is less than 5")


@pytest.mark.rule("ARD-D0-08")
def test_method_a_does_not_enter_an_allied_zone() -> None:
    f = ground(19)
    f.put("Hansen.1SS.ISS", "0710")
    f.put("CCA.7A.XVIII", "0811")
    assert refuses(check_method_a(f.state, f.reserve("CCB.7A.XVIII"), f.at("0810")), "ARD-D0-08")


@pytest.mark.rule("ARD-D0-08")
@pytest.mark.parametrize("cut", [False, True])
def test_method_a_enters_an_allied_zone_where_that_restores_communication(cut: bool) -> None:
    f = field(day=19, roads=["0510-0509-0508-0507-0506-0505"], hv={"0506": 4})
    f.put("Sandig.1SS.ISS", "0503")
    f.put("Hansen.1SS.ISS", "0405")
    lost = f.put("CCA.7A.XVIII", "0505")
    if cut:
        f.put("27.12VG.ISS", "0605")
    assert is_in_communication(f.state, lost) != cut
    assert check_method_a(f.state, f.reserve("CCB.7A.XVIII"), f.at("0506")).legal == cut


@pytest.mark.rule("ARD-D0-09", "ARD-D0-10")
def test_from_the_18th_method_b_joins_the_division_when_method_a_places_nothing() -> None:
    f = two_roads(day=18, hv={"0508": 2})  # not Proximate to the German at 0503 by three hexes
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_INF, "0504")
    f.put(A_INF_2, "0506")
    f.reserve(A_INF)
    trace = last(impulse(f, NINETY_NINTH), "Deploy")
    assert trace.choice == f"{A_INF} at 0506 with {A_INF_2} of its division, by Method B"
    assert {"ARD-D0-09", "ARD-D0-10"} <= set(trace.rules)
    early = two_roads(day=17, hv={"0508": 2})
    early.put(A_INF_2, "0506")
    early.reserve(A_INF)
    assert last(impulse(early, NINETY_NINTH), "Command card").choice != "deploy Reserve units"


@pytest.mark.rule("ARD-D0-09")
def test_method_b_tries_each_reserve_unit_lowest_selector_first() -> None:
    f = field(day=18, roads=[ROAD], hv={"0507": 2}, without={"0507": "corps-v"})
    f.put(G_INF, "0503")
    f.put(A_INF_2, "0709")
    low, high = f.reserve(A_BIG), f.reserve(A_INF)  # only the second can join its division
    assert f.title.sort_units((low, high)) == (low, high)
    assert next_placement(f.state, frozenset((low,))) is None
    found = next_placement(f.state, frozenset((low, high)))
    assert found is not None
    assert (found.unit, f.state.hex_id(found.hex), found.method) == (high, "0709", "B")
    assert "ARD-D0-09" in found.rules


@pytest.mark.rule("ARD-D0-09", "ARD-CMD-03")
def test_a_card_whose_first_unit_finds_no_hex_by_method_b_places_the_next_and_says_why() -> None:
    f = two_roads(day=18, hv={}, without={"0506": "corps-v", "0305": "corps-v"})
    f.put(A_INF_2, "0709")
    f.reserve(A_BIG)
    f.reserve(A_INF)
    trace = traces(impulse(f, V_CORPS), "Deploy")[0]
    assert trace.choice == f"{A_INF} at 0709 with {A_INF_2} of its division, by Method B"
    assert lost(trace)[f"Method B, {A_BIG}"].rule == "ARD-D0-11"
    nobody = two_roads(day=18, hv={}, without={"0506": "corps-v", "0305": "corps-v"})
    nobody.reserve(A_BIG)
    nobody.reserve(A_INF)
    why = lost(last(impulse(nobody, V_CORPS), "Command card"))["deploy Reserve units"].why
    assert why.endswith("no hex fits Method A or B for any of them")


@pytest.mark.rule("ARD-D0-09")
@pytest.mark.parametrize(("day", "comes"), [(17, False), (18, True)])
def test_method_b_is_open_from_the_18th(day: int, comes: bool) -> None:
    f = ground(day)
    f.put("CCB.7A.XVIII", "0814")
    number = f.reserve("CCA.7A.XVIII")
    found = next_placement(f.state, frozenset([number]))
    assert (found is not None) == comes
    assert found is None or f.state.hex_id(found.hex) == "0814"


@pytest.mark.rule("ARD-D0-10")
def test_method_b_first_joins_a_supplied_unit_of_its_division() -> None:
    f, unit = one_road()
    f.put(A_INF_2, "0508")
    assert allows(check_method_b(f.state, unit, f.at("0508")), "ARD-D0-10")
    assert f.names(placement_hexes(f.state, unit, method_b=True)) == ["0508", "0506"]
    assert f.names(placement_hexes(f.state, unit, method_b=False)) == ["0506"]
    f.put(A_BIG, "0509")
    assert not check_method_b(f.state, unit, f.at("0509")).legal


@pytest.mark.rule("ARD-D0-10")
def test_troops_of_a_corps_join_each_other_as_one_division() -> None:
    f = two_roads(day=18)
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_INF, "0504")
    f.put(A_ENG_2, "0506")
    f.put(A_BIG, "0506")
    f.put(A_INF_2, "0305")
    f.reserve(A_ENG)
    trace = last(impulse(f, V_CORPS), "Deploy")
    assert trace.choice.startswith(f"{A_ENG} at 0506 with {A_ENG_2} of the corps troops of V Corps, by Method B")


@pytest.mark.rule("ARD-D0-10")
def test_a_cavalry_group_is_no_part_of_the_corps_troops() -> None:
    f = two_roads(day=18)
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_INF, "0504")
    f.put(A_ENG_2, "0506")
    f.put("38C.102C.V", "0305")
    f.reserve("102C.102C.V")
    trace = last(impulse(f, V_CORPS), "Deploy")
    assert trace.choice == "102C.102C.V at 0305 with 38C.102C.V of its cavalry group, by Method B"


@pytest.mark.rule("ARD-D0-11", "ARD-D0-12", "ARD-D0-13")
def test_method_b_then_takes_a_position_near_its_army_and_near_germans() -> None:
    f, unit = one_road()
    f.put(A_BIG, "0508")
    assert allows(check_method_b(f.state, unit, f.at("0506")), "ARD-D0-11", "ARD-D0-12", "ARD-D0-13")
    f.state.place_at(f.title.unit(G_MECH).number, "0502")
    assert f.names(placement_hexes(f.state, unit, method_b=True)) == ["0506"]
    assert f.names(placement_hexes(f.state, unit, method_b=False)) == []


@pytest.mark.rule("ARD-D0-11")
def test_method_b_needs_an_empty_supplied_position_within_the_corps() -> None:
    f, unit = one_road(without={"0506": "corps-v"})
    f.put(A_BIG, "0508")
    assert refuses(check_method_b(f.state, unit, f.at("0506")), "ARD-D0-11")


@pytest.mark.rule("ARD-D0-11", "ARD-D0-12", "ARD-D0-13")
def test_method_b_takes_an_empty_position_near_its_army_and_near_germans() -> None:
    f = field(day=18, roads=[ROAD], hv={"0507": 2})
    f.state.clock.note_special_event()
    f.put(G_INF, "0503")  # four hexes off, no road: not Proximate
    f.put(A_MECH, "0709")
    f.reserve(A_INF)
    trace = last(impulse(f, NINETY_NINTH), "Deploy")
    assert trace.choice == f"{A_INF} at 0507 by Method B"
    assert lost(trace)[f"Method B, {A_INF} with its division"].why == "no unit of its division is on the map"
    assert "this hex alone has what Method B asks for then" in next(c.why for c in trace.candidates if c.chosen)
    assert {"ARD-D0-11", "ARD-D0-12", "ARD-D0-13"} <= set(trace.rules)


@pytest.mark.rule("ARD-D0-12")
def test_method_b_needs_a_unit_of_its_army_within_three_hexes() -> None:
    f, unit = one_road()
    f.put("CCA.4A.III", "0508")
    assert refuses(check_method_b(f.state, unit, f.at("0506")), "ARD-D0-12")
    f.state.clock.set_day(18)
    f.put("109.28.VIII", "0608")
    assert army_of(f.state, f.title.unit("109.28.VIII").number) == "1US"
    assert check_method_b(f.state, unit, f.at("0506")).legal
    f.state.clock.set_day(20)
    assert not check_method_b(f.state, unit, f.at("0506")).legal


@pytest.mark.rule("ARD-D0-13", "ARD-S1-21")
def test_method_b_needs_a_german_within_four_hexes_and_isolated_ones_do_not_count() -> None:
    f, unit = one_road()
    f.put(A_BIG, "0508")
    f.state.board.set_supply(f.title.unit(G_MECH).number, 3)
    assert refuses(check_method_b(f.state, unit, f.at("0506")), "ARD-S1-21")
    f.put(G_INF, "0502")
    assert allows(check_method_b(f.state, unit, f.at("0506")), "ARD-D0-13")


NORTH, SOUTH = "0310-0309-0308-0307-0306-0305", "0710-0709-0708-0707-0706-0705"


def deployed(hv: dict[str, int], *more: tuple[str, str]) -> str:
    """Where the system deploys a unit of the 99th Division, with Positions on two roads and a German before each."""
    f = field(day=17, roads=[NORTH, SOUTH], hv=hv)
    for unit, hex in ((G_MECH, "0303"), (G_MECH_2, "0703"), *more):
        f.put(unit, hex)
    waiting = f.reserve(A_INF)
    f.state.events = []
    assert deploy_units(f.state, (waiting,)) == 1
    return f.state.board.where[waiting].text


@pytest.mark.rule("ARD-D0-14")
@pytest.mark.parametrize(
    ("south", "north", "best"),
    [
        (A_INF_2, A_BIG, "0706"),  # the division comes before the corps
        (A_BIG, A_MECH, "0706"),  # the corps before the army
        (A_MECH, "", "0706"),  # the army before nobody
        ("CCA.4A.III", "", "0306"),  # a unit of another army is nobody: the higher HV
    ],
)
def test_a_unit_is_deployed_near_its_division_then_its_corps_then_its_army(south: str, north: str, best: str) -> None:
    friends = [(unit, hex) for unit, hex in ((south, "0908"), (north, "0108")) if unit]  # 3 hexes from one Position
    assert deployed({"0306": 3, "0706": 2}, *friends) == best


@pytest.mark.rule("ARD-D0-14")
def test_method_a_prefers_a_hex_near_the_division_to_a_higher_hold_value() -> None:
    f = two_roads()
    f.reserve(A_INF)
    f.put(A_INF_2, "0107")
    assert last(impulse(f, NINETY_NINTH), "Deploy").choice == f"{A_INF} at 0305 by Method A"


# Vielsalm, as near and as strong as Stavelot, lies farther west.
@pytest.mark.rule("ARD-D0-14")
def test_method_a_stays_near_the_division() -> None:
    f = ground(18)
    f.put("Hansen.1SS.ISS", "0909")
    f.put("CCA.7A.XVIII", "0912")
    number = f.reserve("CCB.7A.XVIII")
    for hex in ("0709", "0810", "1111"):
        assert check_method_a(f.state, number, f.at(hex)).legal
    found = next_placement(f.state, frozenset([number]))
    assert found is not None
    assert f.state.hex_id(found.hex) == "1111"


@pytest.mark.rule("ARD-D0-15")
@pytest.mark.parametrize(
    ("hv", "german", "best"),
    [
        ({"0306": 2, "0705": 3}, "0901", "0705"),  # the highest HV before the westernmost
        ({"0306": 2, "0705": 2}, "0901", "0306"),  # the westernmost before the closest to a German
        ({"0305": 2, "0706": 2}, "0901", "0706"),  # and before the lowest number
        ({"0306": 2, "0706": 2}, "0704", "0706"),  # the closest to a German before the lowest number
        ({"0306": 2, "0706": 2}, "0901", "0306"),
    ],
)
def test_deployment_ties_go_by_hold_value_then_west_then_germans(hv: dict[str, int], german: str, best: str) -> None:
    assert deployed(hv, (G_INF, german)) == best


def test_on_the_16th_the_9th_armored_is_deployed_inside_the_viii_corps_area() -> None:
    f, _ = one_road(day=16)
    unit = f.reserve("CCB.9A.VIII")
    ruling = check_method_a(f.state, unit, f.at("0506"))
    assert ruling.legal
    assert "ARD-D16-21" not in ruling.rules  # that is for the card of another corps to cite
    outside, _ = one_road(day=16, without={"0506": "corps-viii"})
    assert not check_method_a(outside.state, outside.reserve("CCB.9A.VIII"), outside.at("0506")).legal
