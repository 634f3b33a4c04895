"""How the system deploys: D0-03, 04, 09, 10, 14, 15; XXX Corps, D2; Raise The Alarm; units behind a Roadblock."""

import pytest

from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.system.deploying import next_placement, no_more_today
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_XXX,
    G_INF,
    G_MECH,
    G_MECH_2,
    Field,
    as_if,
    field,
    refuses,
)
from tests.titles.ardennes.impulse import impulse, last, lost, traces

ROAD = "0510-0509-0508-0507-0506-0505"
NORTH_ROAD = "0310-0309-0308-0307-0306-0305"
V_CORPS, NINETY_NINTH, XXX_CORPS, FIRST_ARMY = "AC01", "AC06", "AC41", "AC46"


def ground(day: int = 17, **more: object) -> Field:
    """Two roads from the Allied edge, Positions 0506 and 0305 on them, a German near both."""
    settings: dict[str, object] = {"roads": [ROAD, NORTH_ROAD], "hv": {"0506": 3, "0305": 2}} | more
    f = field(day=day, **settings)  # type: ignore[arg-type]
    f.put(G_MECH, "0503")
    f.state.note_special_event()
    return f


# Method A and B


@pytest.mark.rule("ARD-D0-03", "ARD-D0-15")
def test_method_a_places_the_lowest_selector_first_in_the_highest_hold_value() -> None:
    f = ground()
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


@pytest.mark.rule("ARD-D0-07")
def test_a_deployment_tells_which_hexes_the_one_before_it_closed_to_method_a() -> None:
    f = ground(roads=[ROAD, NORTH_ROAD, "0505-0504-0503"], hv={"0506": 3, "0305": 2, "0508": 2})
    f.reserve(A_BIG)
    f.reserve(A_INF)
    second = traces(impulse(f, V_CORPS), "Deploy")[1]
    gone = next(c for c in second.candidates if c.rule == "ARD-D0-07")
    assert gone.what == "Method A, 0508"
    assert gone.why.startswith(f"no longer Proximate to a German unit since {A_BIG} was placed at 0506")


@pytest.mark.rule("ARD-D0-14")
def test_method_a_prefers_a_hex_near_the_division_to_a_higher_hold_value() -> None:
    f = ground()
    f.reserve(A_INF)
    f.put(A_INF_2, "0107")
    assert last(impulse(f, NINETY_NINTH), "Deploy").choice == f"{A_INF} at 0305 by Method A"


@pytest.mark.rule("ARD-D0-08")
def test_method_a_tells_why_better_hexes_lost() -> None:
    f = ground(hv={"0506": 4, "0305": 2})
    f.reserve(A_INF)
    f.put(A_BIG, "0507")
    trace = last(impulse(f, NINETY_NINTH), "Deploy")
    assert trace.choice == f"{A_INF} at 0305 by Method A"
    no = lost(trace)[f"Method A, {A_INF}"]
    assert no.rule == "ARD-D0-08"
    assert no.why.startswith("0506 is in an Allied ZOC, and its HV of 4 is less than 5")


@pytest.mark.rule("ARD-D0-04", "ARD-H-19")
def test_from_the_18th_an_out_of_contact_unit_is_taken_when_no_reserve_unit_qualifies() -> None:
    f = ground(day=18)
    idle = f.put(A_INF, "0910")
    duel = impulse(f, NINETY_NINTH)
    assert last(duel, "Deploy").choice == f"{A_INF}, OutOfContact at 0910, to 0506 by Method A"
    assert "ARD-D0-04" in last(duel, "Deploy").rules
    assert next(c.why for c in last(duel, "Deploy").candidates if c.chosen).startswith(
        "OutOfContact (in Communication, not Proximate to a German unit"
    )
    assert f.state.where[idle].text == "0506"
    early = ground(day=17)
    early.put(A_INF, "0910")
    assert "deploy Reserve units" in lost(last(impulse(early, NINETY_NINTH), "Command card"))


@pytest.mark.rule("ARD-D0-04", "ARD-D0-03")
def test_a_reserve_unit_that_can_be_placed_comes_before_an_out_of_contact_one() -> None:
    f = ground(day=18)
    f.put(A_INF_2, "0910")  # selector 51
    f.reserve(A_INF)  # selector 52
    first = traces(impulse(f, NINETY_NINTH), "Deploy")[0]
    assert first.choice == f"{A_INF} at 0506 by Method A"


@pytest.mark.rule("ARD-D0-09", "ARD-D0-10")
def test_from_the_18th_method_b_joins_the_division_when_method_a_places_nothing() -> None:
    f = ground(day=18, hv={"0508": 2})  # not Proximate to the German at 0503 by three hexes
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_INF, "0504")
    f.put(A_INF_2, "0506")
    f.reserve(A_INF)
    trace = last(impulse(f, NINETY_NINTH), "Deploy")
    assert trace.choice == f"{A_INF} at 0506 with {A_INF_2} of its division, by Method B"
    assert {"ARD-D0-09", "ARD-D0-10"} <= set(trace.rules)
    early = ground(day=17, hv={"0508": 2})
    early.put(A_INF_2, "0506")
    early.reserve(A_INF)
    assert last(impulse(early, NINETY_NINTH), "Command card").choice != "deploy Reserve units"


@pytest.mark.rule("ARD-D0-10")
def test_troops_of_a_corps_join_each_other_as_one_division() -> None:
    f = ground(day=18)
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
    f = ground(day=18)
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_INF, "0504")
    f.put(A_ENG_2, "0506")
    f.put("38C.102C.V", "0305")
    f.reserve("102C.102C.V")
    trace = last(impulse(f, V_CORPS), "Deploy")
    assert trace.choice == "102C.102C.V at 0305 with 38C.102C.V of its cavalry group, by Method B"


@pytest.mark.rule("ARD-H-51")
def test_why_no_more_units_are_deployed_is_told_while_some_wait_in_reserve() -> None:
    f = ground(day=17, hv={"0506": 3})
    f.reserve(A_INF)
    f.reserve(A_INF_2)
    placed, end = traces(impulse(f, NINETY_NINTH), "Deploy")
    assert placed.choice == f"{A_INF_2} at 0506 by Method A"
    assert end.choice == "nobody else"
    assert f"Method A, {A_INF}" in lost(end)


@pytest.mark.rule("ARD-D0-18", "ARD-D0-04")
def test_a_unit_its_stack_can_spare_is_told_as_such() -> None:
    f = ground(day=18, hv={"0508": 2})
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_INF, "0504")
    first = f.state.units[f.title.in_order((f.put(A_INF_2, "0506"), f.put(A_BIG, "0506")))[0]].id
    f.reserve(A_INF)
    trace = last(impulse(f, V_CORPS), "Deploy")
    assert trace.choice == f"{A_INF} at 0508 by Method B"
    why = lost(trace)[f"Method A, {first}"].why
    assert "OutOfContact (the lowest selector of a stack strong enough to spare one" in why


@pytest.mark.rule("ARD-TEC-24")
def test_method_b_tells_that_the_stack_of_the_division_has_no_room() -> None:
    f = ground(day=18, hv={"0508": 2})
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_INF, "0504")
    for unit in (A_INF_2, A_MECH, A_BIG):
        f.put(unit, "0506")
    f.reserve(A_INF)
    trace = last(impulse(f, NINETY_NINTH), "Deploy")
    assert trace.choice == f"{A_INF} at 0508 by Method B"
    with_kin = f"Method B, {A_INF} at 0506 with {A_INF_2} of its division"
    assert lost(trace)[with_kin].why == "0506 would hold 4 units, at most 3"


@pytest.mark.rule("ARD-D0-11", "ARD-D0-12", "ARD-D0-13")
def test_method_b_takes_an_empty_position_near_its_army_and_near_germans() -> None:
    f = field(day=18, roads=[ROAD], hv={"0507": 2})
    f.state.note_special_event()
    f.put(G_INF, "0503")  # four hexes off, no road: not Proximate
    f.put(A_MECH, "0709")
    f.reserve(A_INF)
    trace = last(impulse(f, NINETY_NINTH), "Deploy")
    assert trace.choice == f"{A_INF} at 0507 by Method B"
    assert lost(trace)[f"Method B, {A_INF} with its division"].why == "no unit of its division is on the map"
    assert "this hex alone has what Method B asks for then" in next(c.why for c in trace.candidates if c.chosen)
    assert {"ARD-D0-11", "ARD-D0-12", "ARD-D0-13"} <= set(trace.rules)


@pytest.mark.rule("ARD-D0-09")
def test_method_b_serves_the_lowest_selector_only() -> None:
    f = field(day=18, roads=[ROAD], hv={"0507": 2}, without={"0507": "corps-v"})
    f.put(G_INF, "0503")
    f.put(A_INF_2, "0709")
    low, high = f.reserve(A_BIG), f.reserve(A_INF)  # the second could join its division
    both = frozenset((low, high))
    assert next_placement(f.state, both) is None
    found = next_placement(f.state, frozenset((high,)))
    assert found is not None
    assert f.state.name(found.hex) == "0709"
    assert "ARD-D0-09" in found.rules


@pytest.mark.rule("ARD-D16-20")
def test_only_on_the_16th_one_placement_ends_all() -> None:
    f = ground(day=16)
    assert no_more_today(f.state) is None
    f.state.note_allied_deployed()
    assert refuses(no_more_today(f.state), "ARD-D16-20")
    f.state.set_day(17)
    assert no_more_today(f.state) is None


# The British


def meuse(day: int = 23) -> Field:
    """The Meuse between columns 07 and 08 of a real-sized map; the west bank has Positions on a road."""
    rivers = [f"{r:02}08-{r:02}07" for r in range(1, 11)]
    west = {f"{r:02}{c:02}": "meuse-left" for r in range(1, 11) for c in (8, 9, 10)}
    f = field(day=day, rivers=rivers, meuse=True, tags=west, roads=["0510-0509-0508"], hv={"0508": 3, "0509": 4})
    f.state.note_special_event()
    return f


@pytest.mark.rule("ARD-D2-06", "ARD-D2-10")
def test_with_germans_near_the_west_bank_one_british_unit_takes_the_best_hex() -> None:
    f = meuse()
    f.put(G_MECH, "0510")
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_MECH_2, "0308")
    f.hold("allied", "0508", "0509")
    waiting = [f.reserve(A_XXX), f.reserve("33A.Ind.XXX")]
    duel = impulse(f, XXX_CORPS)
    assert last(duel, "Command card").choice == "first arrival of XXX Corps"
    assert last(duel, "First arrival").choice == "one unit alone, west of the Meuse"
    assert last(duel, "The first unit").choice == f"{A_XXX} in 0509"
    assert [f.state.hex(n) is not None for n in waiting] == [True, False]


@pytest.mark.rule("ARD-D2-01", "ARD-D2-02", "ARD-D2-05")
def test_with_no_german_near_the_west_bank_all_british_units_stand_in_their_listed_hexes() -> None:
    f = field(
        rows=30, columns=30, day=22, tags={f"{r:02}{c:02}": "meuse-left" for r in range(1, 15) for c in range(17, 31)}
    )
    f.state.note_special_event()
    f.put(G_MECH, "2005")
    units = [f.reserve(id) for id in (A_XXX, "5.GA.XXX", "32.GA.XXX")]
    duel = impulse(f, "AC42")  # a division card calls the whole corps
    assert last(duel, "First arrival").choice.endswith(", each at its listed hex")
    assert [f.state.where[n].text for n in units] == ["1126", "0422", "0424"]


@pytest.mark.rule("ARD-D2-11", "ARD-D2-12")
def test_after_the_first_arrival_the_british_deploy_by_the_normal_methods_west_of_the_meuse() -> None:
    f = meuse()
    f.put(G_MECH_2, "0308")
    f.put("33A.Ind.XXX", "0710")
    f.reserve(A_XXX)
    trace = last(impulse(f, XXX_CORPS), "Deploy")
    assert trace.choice == f"{A_XXX} at 0509 by Method A"
    assert {"ARD-D2-11", "ARD-D2-12"} <= set(trace.rules)


# Raise The Alarm


@pytest.mark.rule("ARD-E1-09")
def test_raise_the_alarm_brings_the_lowest_selector_that_can_be_placed_whatever_its_formation() -> None:
    f = ground(without={"0506": "corps-v", "0305": "corps-v"})
    as_if(f.state, special_event=False)
    f.reserve(A_BIG)  # V Corps, selector 11, outside its boundaries
    f.reserve(A_MECH)  # XVIII Corps, selector 11
    duel = impulse(f, "AC12")
    assert last(duel, "Raise The Alarm").choice == A_MECH
    assert lost(last(duel, "Raise The Alarm"))[A_BIG].why == "selector 11, but no hex qualifies for it"
    assert last(duel, "Deploy").choice == f"{A_MECH} at 0506 by Method A"


@pytest.mark.rule("ARD-E1-09")
def test_with_an_empty_reserve_box_raise_the_alarm_takes_a_unit_due_tomorrow() -> None:
    f = ground()
    as_if(f.state, special_event=False)
    f.state.put_in_box(f.title.unit(A_INF_3).number, "Calendar 18")
    assert last(impulse(f, "AC12"), "Raise The Alarm").choice == A_INF_3


@pytest.mark.rule("ARD-E1-09", "ARD-CMD-02")
def test_raise_the_alarm_that_can_place_nobody_does_not_apply() -> None:
    f = ground(hv={})
    as_if(f.state, special_event=False)
    f.reserve(A_INF)
    trace = last(impulse(f, "AC12"), "Command card")
    assert lost(trace)["special event of the day, Raise The Alarm"].why == "no unit can be deployed"


# Engineers


def engineers(f: Field) -> Duel:
    duel = Duel(f, Engineers())
    assert duel.pending is None or duel.state.stack
    return duel


def bridge_ground(day: int, **more: object) -> Field:
    settings: dict[str, object] = {
        "roads": [ROAD, "0505-0504-0503-0502-0501", NORTH_ROAD],
        "hv": {"0506": 3, "0306": 4, "0307": 4},
        "rivers": ["0508-0507"],
        "bridges": ["0508-0507"],
    }
    f = field(day=day, **(settings | more))  # type: ignore[arg-type]
    f.put(G_INF, "0504")
    return f


@pytest.mark.rule("ARD-E2-01", "ARD-E2-02", "ARD-E2-03")
def test_engineers_first_replace_the_roadblock_of_the_highest_hold_value_then_the_westernmost() -> None:
    f = bridge_ground(17)
    for hex in ("0506", "0306", "0307"):
        f.state.add_roadblock(hex)
    f.put(A_INF_2, "0909")
    number = f.reserve(A_INF)
    trace = last(engineers(f), "Engineers")
    assert trace.choice == "a unit replaces the Roadblock at 0307"
    assert [c.what for c in trace.candidates] == ["0307", "0306", "0506"]
    assert f.state.where[number].text == "0307"


@pytest.mark.rule("ARD-E2-04", "ARD-E2-05")
def test_the_unit_that_replaces_a_roadblock_matches_the_closest_unit_reserve_first() -> None:
    f = bridge_ground(17, hv={"0506": 3})
    f.state.add_roadblock("0506")
    f.put(A_INF_2, "0909")
    f.reserve(A_MECH)  # the same army only
    division = f.reserve(A_INF)
    duel = engineers(f)
    assert f.state.where[division].text == "0506"
    assert last(duel, "Which unit replaces").choice == A_INF


@pytest.mark.rule("ARD-E2-10")
def test_of_two_hexes_for_a_roadblock_the_higher_hold_value_is_taken_and_told() -> None:
    trace = last(engineers(bridge_ground(17, hv={"0506": 3, "0505": 4})), "Engineers")
    assert trace.choice == "a Roadblock at 0505"
    assert "ARD-E2-10" in trace.rules
    assert lost(trace)["0506"].why == "HV 3; the chosen one has 4"


@pytest.mark.rule("ARD-E2-06")
def test_engineers_then_place_a_roadblock() -> None:
    f = bridge_ground(17)
    trace = last(engineers(f), "Engineers")
    assert trace.choice == "a Roadblock at 0506"
    assert f.state.roadblocks == {"0506"}
    assert "ARD-E2-06" in trace.rules
    assert "ARD-E2-10" not in trace.rules  # nothing to compare it with


@pytest.mark.rule("ARD-E2-07", "ARD-E2-08", "ARD-E2-09")
def test_a_roadblock_wants_a_supplied_german_near_and_no_allied_unit_beside_it() -> None:
    f = bridge_ground(17)
    f.put(A_ENG_UNIT, "0507")
    trace = last(engineers(f), "Engineers")
    assert lost(trace)["place a Roadblock"].why == "no road hex of HV 3 or more qualifies"
    placed = bridge_ground(17)
    assert {"ARD-E2-07", "ARD-E2-08", "ARD-E2-09"} <= set(last(engineers(placed), "Engineers").rules)


A_ENG_UNIT = "254.CT-V.V"


@pytest.mark.rule("ARD-E2-11", "ARD-E2-13", "ARD-E2-14")
def test_on_the_17th_to_22nd_engineers_destroy_a_bridge_next_to_germans() -> None:
    f = bridge_ground(17, hv={})
    f.put(G_MECH, "0506")
    duel = engineers(f)
    trace = last(duel, "Engineers")
    assert trace.choice == "the bridge 0507-0508 is destroyed"
    assert not f.state.has_bridge(f.title.attributes.crossing("0507-0508"))


@pytest.mark.rule("ARD-E2-12", "ARD-E2-15", "ARD-E2-16")
@pytest.mark.parametrize("day", [16, 23])
def test_on_other_days_engineers_skip_the_bridge_and_give_an_ip_to_the_stack_facing_most(day: int) -> None:
    f = bridge_ground(day, hv={})
    f.put(G_MECH, "0506")
    f.put(A_INF, "0507")  # next to strength 5
    f.put(A_INF_2, "0606")  # next to 5 as well, further east
    f.put(A_INF_3, "0909")  # next to nobody
    trace = last(engineers(f), "Engineers")
    assert trace.choice == "an IP at 0507"
    assert [c.what for c in trace.candidates][-2:] == [f"{A_INF} in 0507", f"{A_INF_2} in 0606"]
    assert f.state.ips == {"0507"}


@pytest.mark.rule("ARD-D16-17")
def test_on_the_16th_engineers_replace_no_roadblock_and_destroy_no_bridge() -> None:
    f = bridge_ground(16, hv={"0506": 3})
    f.state.add_roadblock("0506")
    f.put(A_INF_2, "0909")
    f.put(G_INF, "0908")
    f.reserve(A_INF)
    trace = last(engineers(f), "Engineers")
    assert trace.choice == "an IP at 0909"
    assert [c.rule for c in trace.candidates if c.rule == "ARD-D16-17"] == ["ARD-D16-17", "ARD-D16-17"]
