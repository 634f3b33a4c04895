"""The Allied Reserve (rules ARD-D0-01..15, ARD-H-50..51)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.rules.actions import Deploy, NoMore, SelectUnit
from broadfront.titles.ardennes.rules.forces.deployment import (
    check_method_a,
    find_roadblock_replacement,
    placement_hexes,
)
from broadfront.titles.ardennes.rules.markers import DEPLOYED
from broadfront.titles.ardennes.rules.victory_points import must_keep
from broadfront.titles.ardennes.steps.day import Arrivals
from broadfront.titles.ardennes.system.deployment_choices import next_placement
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.deployment import NINETY_NINTH, V_CORPS, one_road, two_roads
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    field,
    refuses,
)
from tests.titles.ardennes.support.impulse import impulse, last, lost, traces
from tests.titles.ardennes.support.roads import ROAD
from tests.titles.ardennes.support.units import where


@pytest.mark.rule("ARD-D0-01")
def test_nobody_is_deployed_in_a_german_held_town() -> None:
    f, unit = one_road(towns=["0506"])
    f.hold("german", "0506")
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-01")


@pytest.mark.rule("ARD-D0-02")
def test_nobody_is_deployed_in_danger_of_surround() -> None:
    f, unit = one_road(hv={"0506": 3})
    f.put(G_INF, "0505")
    assert check_method_a(f.state, unit, f.at("0506")).legal
    f.put(G_INF_2, "0207")
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-02")


@pytest.mark.rule("ARD-D0-02")
def test_nobody_is_deployed_where_he_would_be_surrounded_already() -> None:
    f, unit = one_road(hv={"0506": 5})
    for friend, hex in ((A_INF_2, "0507"), (A_BIG, "0508")):
        f.put(friend, hex)
    f.put(G_INF, "0505")
    assert check_method_a(f.state, unit, f.at("0506")).legal
    for german, hex in ((G_INF_2, "0407"), (G_INF_3, "0607")):
        f.put(german, hex)
    ruling = check_method_a(f.state, unit, f.at("0506"))
    assert refuses(ruling, "ARD-D0-02")
    assert "would be Surrounded" in ruling.text
    assert placement_hexes(f.state, unit, method_b=False) == []


@pytest.mark.rule("ARD-D0-03", "ARD-D0-15")
def test_method_a_places_the_lowest_selector_first_in_the_highest_hold_value() -> None:
    f = two_roads()
    f.reserve(A_INF)
    f.reserve(A_BIG)
    duel = impulse(f, V_CORPS)
    assert [t.choice for t in traces(duel, "Deploy")] == [
        f"{A_BIG} at 0506 by Method A",
        f"{A_INF} at 0305 by Method A",
    ]
    assert lost(traces(duel, "Deploy")[0])[f"{A_BIG} in 0305"].why == (
        "equal in who is within 3 hexes (no unit of its army); HV 2; the chosen one has 3"
    )
    order = str(traces(duel, "Deploy")[0].follows)
    assert order.startswith("A card deploys at most 3 units (on 16 December one unit a day). Each unit in Reserve is")
    assert order.index(A_BIG) < order.index(A_INF)
    assert str(traces(duel, "Deploy")[1].follows).endswith(f"In Reserve, with their selectors: {A_INF} (52)")


@pytest.mark.rule("ARD-D0-04", "ARD-H-19")
def test_from_the_18th_an_out_of_contact_unit_is_taken_when_no_reserve_unit_qualifies() -> None:
    f = two_roads(day=18)
    idle = f.put(A_INF, "0910")
    duel = impulse(f, NINETY_NINTH)
    assert last(duel, "Deploy").choice == f"{A_INF}, OutOfContact at 0910, to 0506 by Method A"
    assert "ARD-D0-04" in last(duel, "Deploy").rules
    assert next(c.why for c in last(duel, "Deploy").candidates if c.chosen).startswith(
        "OutOfContact (in Communication, not Proximate to a German unit"
    )
    assert f.state.board.where[idle].text == "0506"
    early = two_roads(day=17)
    early.put(A_INF, "0910")
    assert "deploy Reserve units" in lost(last(impulse(early, NINETY_NINTH), "Command card"))


@pytest.mark.rule("ARD-D0-04", "ARD-D0-03")
def test_a_reserve_unit_that_can_be_placed_comes_before_an_out_of_contact_one() -> None:
    f = two_roads(day=18)
    f.put(A_INF_2, "0910")  # selector 51
    f.reserve(A_INF)  # selector 52
    first = traces(impulse(f, NINETY_NINTH), "Deploy")[0]
    assert first.choice == f"{A_INF} at 0506 by Method A"


@pytest.mark.rule("ARD-D0-04")
def test_out_of_contact_units_come_one_after_another_and_one_without_a_hex_does_not_stop_the_next() -> None:
    f = field(day=18, roads=[ROAD, "0310-0309-0308-0307-0306-0305"], hv={"0506": 3, "0305": 2})
    f.put(G_MECH, "0503")
    f.state.clock.note_special_event()
    for unit, hex in ((A_INF_2, "0910"), (A_INF, "0908"), (A_INF_3, "0909")):
        f.put(unit, hex)
    assert not must_keep(f.state, f.at("0910"))
    duel = impulse(f, "AC06")
    told = [trace.choice for trace in traces(duel, "Deploy")]
    assert len(told) == 2
    assert where(f, A_INF_2) == "0506", "the lowest selector first"
    assert where(f, A_INF) == "0305"
    assert where(f, A_INF_3) == "0909"


@pytest.mark.rule("ARD-D0-04")
def test_an_out_of_contact_unit_without_a_hex_leaves_the_next_one_to_be_tried() -> None:
    f = field(day=18, roads=[ROAD], hv={"0506": 3}, without={"0506": "corps-v"})
    f.put(G_MECH, "0503")
    first, second = f.put("16.1.V", "0910"), f.put("CCR.7A.XVIII", "0908")
    assert f.title.sort_units([first, second])[0] == first
    found = next_placement(f.state, frozenset([first, second]))
    assert found is not None
    assert (found.unit, found.hex) == (second, f.at("0506"))


@pytest.mark.rule("ARD-D0-04")
def test_a_unit_that_a_card_has_deployed_is_not_taken_from_the_map_by_the_same_card() -> None:
    f = two_roads(day=18)
    number = f.put(A_INF, "0910")
    found = next_placement(f.state, frozenset((number,)))
    assert found is not None
    f.state.activation.mark_done(number, DEPLOYED)
    assert next_placement(f.state, frozenset((number,))) is None
    f.state.begin_activation()
    assert next_placement(f.state, frozenset((number,))) == found


@pytest.mark.rule("ARD-H-50")
def test_nobody_takes_the_place_of_a_roadblock_when_no_allied_unit_is_on_the_map() -> None:
    f = field()
    f.reserve(A_INF)
    number, trace = find_roadblock_replacement(f.state, f.at("0505"), ("ARD-R0-20", "ARD-R0-21"))
    assert number is None
    assert trace.choice == "none: no Allied unit is on the map"
    assert "ARD-H-50" in trace.rules


@pytest.mark.rule("ARD-H-51", "ARD-H-56")
def test_a_deployment_places_at_most_three_units_one_after_another() -> None:
    from broadfront.titles.ardennes.events.allied_reserve import DeployingReserve

    at = field(
        rows=10,
        columns=14,
        variant="2p",
        day=18,
        towns=["0507", "0307", "0707"],
        hv={"0507": 2, "0307": 2, "0707": 2},
        roads=[
            "0514-0513-0512-0511-0510-0509-0508-0507-0506-0505",
            "0307-0308-0309-0310-0311-0312-0313-0314",
            "0707-0708-0709-0710-0711-0712-0713-0714",
        ],
    )
    at.put(G_MECH, "0504")
    at.put(A_INF, "0510")
    units = tuple(at.reserve(unit) for unit in (A_INF_2, "395.99.V", "9.2.V", "23.2.V"))
    duel = Duel(at, DeployingReserve(units))
    assert refuses(duel.why_not(SelectUnit(A_INF)), "ARD-H-56")
    for unit, hex in ((A_INF_2, "0507"), ("395.99.V", "0307"), ("9.2.V", "0707")):
        assert "at most" in duel.prompt
        duel.do(Deploy(unit, hex))
    assert duel.pending is None
    assert at.state.board.where[units[3]].text == "[Allied Reserve]"
    early = field(variant="2p", day=18)
    late = early.reserve(A_INF)
    duel = Duel(early, DeployingReserve((late,)))
    duel.do(NoMore())
    assert duel.pending is None
    early.state.put_in_box(late, "Calendar 18")
    from broadfront.titles.ardennes.steps.day import Arrivals

    arrivals = Duel(early, Arrivals())
    assert arrivals.pending is None
    assert arrivals.told("ARD-H-51")


@pytest.mark.rule("ARD-H-51")
def test_units_due_enter_their_reserve_box_on_their_day_and_not_before() -> None:
    at = campaign(day=16)
    due = at.state.in_box("Calendar 17")
    assert due
    assert Duel(at, Arrivals()).pending is None
    assert at.state.in_box("Calendar 17") == due
    at.state.clock.set_day(17)
    duel = Duel(at, Arrivals())
    assert duel.pending is None
    assert not at.state.in_box("Calendar 17")
    assert {at.state.board.where[n].text for n in due} <= {"[German Reserve]", "[Allied Reserve]"}
    assert len(duel.told("ARD-H-51")) == len(due)


@pytest.mark.rule("ARD-H-51")
def test_why_no_more_units_are_deployed_is_told_while_some_wait_in_reserve() -> None:
    f = two_roads(day=17, hv={"0506": 3})
    f.reserve(A_INF)
    f.reserve(A_INF_2)
    placed, end = traces(impulse(f, NINETY_NINTH), "Deploy")
    assert placed.choice == f"{A_INF_2} at 0506 by Method A"
    assert end.choice == "nobody else"
    assert f"Method A, {A_INF}" in lost(end)


@pytest.mark.rule("ARD-H-51")
def test_a_unit_back_from_the_calendar_enters_the_reserve_like_one_that_comes_for_the_first_time() -> None:
    f = field(day=24)
    number = f.title.unit(A_INF).number
    f.state.put_in_box(number, "Calendar 24")
    duel = Duel(f, Arrivals())
    duel.settle()
    assert f.state.board.where[number].text == "[Allied Reserve]"
