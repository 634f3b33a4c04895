"""Where Reserve units may be placed: D0, D1, D2, and when OKW is released."""

import pytest

from broadfront.titles.ardennes.events.allied_reserve import FirstOfXxx, XxxArrives
from broadfront.titles.ardennes.rules.actions import Deploy
from broadfront.titles.ardennes.rules.forces.boundaries import army_of
from broadfront.titles.ardennes.rules.forces.deployment import check_method_a, check_method_b, placement_hexes
from broadfront.titles.ardennes.rules.forces.german_reserve import check_deployment, deployment_hexes, okw_release
from broadfront.titles.ardennes.rules.forces.xxx_corps import arrives_as_listed, check_first_hex, first_hexes
from broadfront.titles.ardennes.rules.lines.communication import in_communication
from broadfront.titles.ardennes.rules.victory_points import explain_points, over_the_bar, victory_points
from broadfront.titles.ardennes.steps.day import Overdue
from broadfront.titles.ardennes.system.deploying import deploy
from broadfront.titles.ardennes.system.xxx_arrival import choose_first
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_XXX,
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

ROAD = "0510-0509-0508-0507-0506-0505"
NORTH, SOUTH = "0310-0309-0308-0307-0306-0305", "0710-0709-0708-0707-0706-0705"


def ground(**more: object) -> tuple[Field, int]:
    """A Position of HV 3 on the Allied road, 0506, with a German three hexes off; a unit waits in Reserve."""
    settings: dict[str, object] = {"roads": [ROAD], "hv": {"0506": 3}} | more
    f = field(**settings)  # type: ignore[arg-type]
    f.put(G_MECH, "0503")
    return f, f.reserve(A_INF)


# Allied


@pytest.mark.rule("ARD-D0-05", "ARD-D0-06", "ARD-D0-07", "ARD-D0-08")
def test_method_a_takes_an_empty_supplied_position_near_germans_and_outside_allied_zones() -> None:
    f, unit = ground()
    assert allows(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-05", "ARD-D0-06", "ARD-D0-07", "ARD-D0-08")
    assert f.names(placement_hexes(f.state, unit, method_b=False)) == ["0506"]


@pytest.mark.rule("ARD-D0-05")
def test_method_a_stays_within_the_corps_boundaries() -> None:
    f, unit = ground(without={"0506": "corps-v"})
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-05")


@pytest.mark.rule("ARD-D0-06")
def test_method_a_needs_an_empty_position_that_would_be_supplied() -> None:
    f, unit = ground()
    assert refuses(check_method_a(f.state, unit, f.at("0507")), "ARD-D0-06")
    cut, waiting = ground(roads=["0507-0506"])
    assert refuses(check_method_a(cut.state, waiting, cut.at("0506")), "ARD-D0-06")
    f.put(A_INF_2, "0506")
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-06")


@pytest.mark.rule("ARD-D0-07")
def test_method_a_needs_a_german_near() -> None:
    f, unit = ground()
    f.state.place_at(f.title.unit(G_MECH).number, "0501")
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-07")


@pytest.mark.rule("ARD-D0-08")
def test_method_a_enters_an_allied_zone_only_with_hold_value_five_or_to_restore_communication() -> None:
    f, unit = ground()
    f.put(A_INF_2, "0507")
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-08")
    assert placement_hexes(f.state, unit, method_b=False) == []
    strong, other = ground(hv={"0506": 5})
    strong.put(A_INF_2, "0507")
    assert allows(check_method_a(strong.state, other, strong.at("0506")), "ARD-D0-08")
    assert strong.names(placement_hexes(strong.state, other, method_b=False)) == ["0506"]
    cut, third = ground()
    lost = cut.put(A_INF_2, "0505")
    cut.put(G_INF, "0405")
    assert in_communication(cut.state, lost)
    assert refuses(check_method_a(cut.state, third, cut.at("0506")), "ARD-D0-08")
    cut.put(G_INF_2, "0605")
    assert not in_communication(cut.state, lost)
    assert allows(check_method_a(cut.state, third, cut.at("0506")), "ARD-D0-08")
    assert cut.names(placement_hexes(cut.state, third, method_b=False)) == ["0506"]


@pytest.mark.rule("ARD-D0-01")
def test_nobody_is_deployed_in_a_german_held_town() -> None:
    f, unit = ground(towns=["0506"])
    f.hold("german", "0506")
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-01")


@pytest.mark.rule("ARD-D0-02")
def test_nobody_is_deployed_in_danger_of_surround() -> None:
    f, unit = ground(hv={"0506": 3})
    f.put(G_INF, "0505")
    assert check_method_a(f.state, unit, f.at("0506")).legal
    f.put(G_INF_2, "0207")
    assert refuses(check_method_a(f.state, unit, f.at("0506")), "ARD-D0-02")


@pytest.mark.rule("ARD-D0-10")
def test_method_b_first_joins_a_supplied_unit_of_its_division() -> None:
    f, unit = ground()
    f.put(A_INF_2, "0508")
    assert allows(check_method_b(f.state, unit, f.at("0508")), "ARD-D0-10")
    assert f.names(placement_hexes(f.state, unit, method_b=True)) == ["0508", "0506"]
    assert f.names(placement_hexes(f.state, unit, method_b=False)) == ["0506"]
    f.put(A_BIG, "0509")
    assert not check_method_b(f.state, unit, f.at("0509")).legal


@pytest.mark.rule("ARD-D0-11", "ARD-D0-12", "ARD-D0-13")
def test_method_b_then_takes_a_position_near_its_army_and_near_germans() -> None:
    f, unit = ground()
    f.put(A_BIG, "0508")
    assert allows(check_method_b(f.state, unit, f.at("0506")), "ARD-D0-11", "ARD-D0-12", "ARD-D0-13")
    f.state.place_at(f.title.unit(G_MECH).number, "0502")
    assert f.names(placement_hexes(f.state, unit, method_b=True)) == ["0506"]
    assert f.names(placement_hexes(f.state, unit, method_b=False)) == []


@pytest.mark.rule("ARD-D0-11")
def test_method_b_needs_an_empty_supplied_position_within_the_corps() -> None:
    f, unit = ground(without={"0506": "corps-v"})
    f.put(A_BIG, "0508")
    assert refuses(check_method_b(f.state, unit, f.at("0506")), "ARD-D0-11")


@pytest.mark.rule("ARD-D0-12")
def test_method_b_needs_a_unit_of_its_army_within_three_hexes() -> None:
    f, unit = ground()
    f.put("CCA.4A.III", "0508")
    assert refuses(check_method_b(f.state, unit, f.at("0506")), "ARD-D0-12")
    f.state.set_day(18)
    f.put("109.28.VIII", "0608")
    assert army_of(f.state, f.title.unit("109.28.VIII").number) == "1US"
    assert check_method_b(f.state, unit, f.at("0506")).legal
    f.state.set_day(20)
    assert not check_method_b(f.state, unit, f.at("0506")).legal


@pytest.mark.rule("ARD-D0-13", "ARD-S1-21")
def test_method_b_needs_a_german_within_four_hexes_and_isolated_ones_do_not_count() -> None:
    f, unit = ground()
    f.put(A_BIG, "0508")
    f.state.set_supply(f.title.unit(G_MECH).number, 3)
    assert refuses(check_method_b(f.state, unit, f.at("0506")), "ARD-S1-21")
    f.put(G_INF, "0502")
    assert allows(check_method_b(f.state, unit, f.at("0506")), "ARD-D0-13")


def deployed(hv: dict[str, int], *more: tuple[str, str]) -> str:
    """Where the system deploys a unit of the 99th Division, with Positions on two roads and a German before each."""
    f = field(day=17, roads=[NORTH, SOUTH], hv=hv)
    for unit, hex in ((G_MECH, "0303"), (G_MECH_2, "0703"), *more):
        f.put(unit, hex)
    waiting = f.reserve(A_INF)
    f.state.events = []
    assert deploy(f.state, (waiting,)) == 1
    return f.state.where[waiting].text


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
    f, _ = ground(day=16)
    unit = f.reserve("CCB.9A.VIII")
    ruling = check_method_a(f.state, unit, f.at("0506"))
    assert ruling.legal
    assert "ARD-D16-21" not in ruling.rules  # that is for the card of another corps to cite
    outside, _ = ground(day=16, without={"0506": "corps-viii"})
    assert not check_method_a(outside.state, outside.reserve("CCB.9A.VIII"), outside.at("0506")).legal


# The British

WEST = {f"0{row}{col:02}": "meuse-left" for row in range(1, 10) for col in range(6, 11)}


@pytest.mark.rule("ARD-D2-11", "ARD-D2-12", "ARD-D2-13")
def test_xxx_corps_deploys_west_of_the_meuse_as_part_of_the_first_army_without_corps_boundaries() -> None:
    f, _ = ground(tags=WEST, hv={"0506": 3, "0505": 3}, without={"0506": "corps-v corps-xviii"})
    unit = f.reserve(A_XXX)
    f.put(A_MECH, "0508")
    assert allows(check_method_b(f.state, unit, f.at("0506")), "ARD-D2-11", "ARD-D2-13")
    f.put(A_MECH, "0507")
    assert refuses(check_method_a(f.state, unit, f.at("0505")), "ARD-D2-12")


@pytest.mark.rule("ARD-D2-01", "ARD-D2-06")
def test_xxx_corps_arrives_as_listed_while_no_german_is_near_the_west_bank() -> None:
    f = field(tags=WEST, columns=14)
    f.put(G_INF, "0501")
    assert allows(arrives_as_listed(f.state), "ARD-D2-01")
    f.put(G_MECH, "0503")
    assert refuses(arrives_as_listed(f.state), "ARD-D2-06")


@pytest.mark.rule("ARD-D2-11")
def test_xxx_corps_on_the_map_deploys_by_the_normal_methods() -> None:
    f = field(tags=WEST)
    f.put(A_XXX, "0508")
    assert refuses(arrives_as_listed(f.state), "ARD-D2-11")


@pytest.mark.parametrize(
    ("division", "hexes"),
    [
        pytest.param("GA", {"5": "0422", "32": "0424"}, marks=pytest.mark.rule("ARD-D2-02")),
        pytest.param("43", {"129": "0117", "130": "0319", "214": "0320"}, marks=pytest.mark.rule("ARD-D2-03")),
        pytest.param("53", {"71": "0626", "158": "0727", "160": "0927"}, marks=pytest.mark.rule("ARD-D2-04")),
        pytest.param("Ind", {"29A": "1026", "33A": "1227", "34A": "1427"}, marks=pytest.mark.rule("ARD-D2-05")),
    ],
)
def test_the_listed_hexes_of_xxx_corps(division: str, hexes: dict[str, str]) -> None:
    at = campaign(day=22)
    units = [n for n in at.title.formation("XXX") if at.state.units[n].division == division]
    waiting = at.state.where[units[0]].text
    duel = Duel(at, XxxArrives(tuple(units)))
    assert duel.pending is None
    assert {at.state.where[n].text for n in units} == {waiting}  # nobody comes who is not in the Reserve box
    for n in units:
        at.state.put_in_box(n, "Allied Reserve")
    duel = Duel(at, XxxArrives(tuple(units)))
    assert duel.pending is None
    assert {at.state.units[n].unit: at.state.where[n].text for n in units} == hexes
    assert {at.at(hex) for hex in hexes.values()} <= at.state.ground.meuse_west


@pytest.mark.rule("ARD-D2-06", "ARD-D2-07", "ARD-D2-08", "ARD-D2-09")
def test_the_first_british_unit_under_threat_needs_an_allied_position_beyond_the_river_near_germans() -> None:
    f = field(tags=WEST, roads=[ROAD], hv={"0506": 3, "0505": 3, "0706": 3, "0510": 2}, towns=["0506"])
    f.put(G_MECH, "0503")
    assert allows(check_first_hex(f.state, f.at("0506")), "ARD-D2-06", "ARD-D2-07", "ARD-D2-08", "ARD-D2-09")
    assert refuses(check_first_hex(f.state, f.at("0505")), "ARD-D2-06")
    assert refuses(check_first_hex(f.state, f.at("0507")), "ARD-D2-07")
    assert refuses(check_first_hex(f.state, f.at("0510")), "ARD-D2-09")
    f.hold("german", "0506")
    assert refuses(check_first_hex(f.state, f.at("0506")), "ARD-D2-08")


@pytest.mark.rule("ARD-D2-10")
def test_the_first_british_unit_takes_the_highest_hold_value_then_the_nearest_german_then_north() -> None:
    f = field(tags=WEST, roads=[ROAD, "0510-0409-0408-0407-0406"], hv={"0506": 3, "0507": 4, "0406": 3, "0606": 3})
    f.put(G_MECH, "0504")
    assert f.names(first_hexes(f.state)) == ["0507", "0506", "0406", "0606"]
    trace = choose_first(f.state, FirstOfXxx((f.reserve(A_XXX),)))[1]
    assert trace.choice == f"{A_XXX} at 0507"
    assert [candidate.what for candidate in trace.candidates] == ["0507", "0506", "0406", "0606"]


# German


def rear(**more: object) -> Field:
    settings: dict[str, object] = {"roads": ["0501-0502-0503-0504-0505-0506-0507"]} | more
    f = field(**settings)  # type: ignore[arg-type]
    f.put(G_MECH_2, "0503")
    return f


@pytest.mark.rule("ARD-D1-06")
def test_a_german_unit_is_deployed_on_a_supply_head_in_its_army_area() -> None:
    f = rear()
    unit = f.reserve(G_MECH)
    assert allows(check_deployment(f.state, unit, f.at("0502")), "ARD-D1-06")
    assert refuses(check_deployment(f.state, unit, f.at("0402")), "ARD-D1-06")
    outside = rear(without={"0502": "army-6pz"})
    assert refuses(check_deployment(outside.state, outside.reserve(G_MECH), outside.at("0502")), "ARD-D1-06")
    assert f.names(deployment_hexes(f.state, unit)) == ["0506", "0505", "0504", "0503", "0502", "0501"]


@pytest.mark.rule("ARD-D1-07")
def test_a_german_unit_is_deployed_three_hexes_from_allied_units_and_towns() -> None:
    f = rear(towns=["0307"])
    unit = f.reserve(G_MECH)
    f.put(A_INF, "0507")
    assert refuses(check_deployment(f.state, unit, f.at("0505")), "ARD-D1-07")
    assert check_deployment(f.state, unit, f.at("0504")).legal
    f.state.set_supply(f.title.unit(A_INF).number, 3)
    f.hold("german", "0307")
    assert check_deployment(f.state, unit, f.at("0505")).legal
    f.hold("allied", "0307")
    assert refuses(check_deployment(f.state, unit, f.at("0506")), "ARD-D1-07")


@pytest.mark.rule("ARD-D1-08")
def test_a_german_unit_is_deployed_near_its_division_else_its_corps_else_its_army() -> None:
    f = rear()
    unit = f.reserve(G_MECH)
    assert refuses(check_deployment(f.state, unit, f.at("0507")), "ARD-D1-08")
    f.put(G_INF, "0507")
    assert refuses(check_deployment(f.state, unit, f.at("0507")), "ARD-D1-08")
    f.state.put_in_box(f.title.unit(G_MECH_2).number, "German Reserve")
    assert allows(check_deployment(f.state, unit, f.at("0507")), "ARD-D1-08")


@pytest.mark.rule("ARD-D1-13")
def test_the_first_okw_unit_is_deployed_near_any_german_unit() -> None:
    f = rear(without={"0502": "army-6pz army-5pz army-7"})
    unit = f.reserve("10.10SS.OKW")
    assert allows(check_deployment(f.state, unit, f.at("0502")), "ARD-D1-13")
    f.put("15.11Pz.OKW", "0910")
    assert not check_deployment(f.state, unit, f.at("0502")).legal


@pytest.mark.rule("ARD-SEQ-03", "ARD-D1-10")
def test_okw_is_released_by_a_supplied_german_unit_at_or_beyond_the_meuse() -> None:
    f = field(roads=["0501-0502-0503-0504"], tags={"0505": "meuse", "0506": "meuse meuse-left", "0507": "meuse-left"},
              rivers=["0505-0506"], meuse=True)  # fmt: skip
    number = f.put(G_MECH, "0504")
    assert refuses(okw_release(f.state), "ARD-D1-10")
    f.state.place_at(number, "0505")
    assert allows(okw_release(f.state), "ARD-SEQ-03", "ARD-D1-10")
    f.state.set_supply(number, 1)
    assert refuses(okw_release(f.state), "ARD-SEQ-03")


@pytest.mark.rule("ARD-SEQ-02")
def test_from_the_18th_units_two_days_late_must_be_placed() -> None:
    f = rear(day=19)
    late, fresh = f.reserve("8.3FJ.ISS"), f.reserve("Recce.9SS.IISS")  # due on the 17th and the 18th
    duel = Duel(f, Overdue())
    assert duel.prompt == "Deploy 8.3FJ.ISS, two days overdue"
    assert refuses(duel.why_not(Deploy("Recce.9SS.IISS", "0503")), "ARD-SEQ-02")
    duel.do(Deploy("8.3FJ.ISS", "0503"))
    assert duel.pending is None
    assert [f.state.where[n].text for n in (late, fresh)] == ["0503", "[German Reserve]"]
    f.state.begin_day(20)
    assert Duel(f, Overdue()).prompt == "Deploy Recce.9SS.IISS, two days overdue"


# Points


@pytest.mark.rule("ARD-H-05")
def test_a_german_held_victory_hex_counts_in_supply_or_with_a_unit_in_it() -> None:
    f = field(vp={"0508": 4}, roads=["0501-0502"])
    number = f.put(G_INF, "0508")
    assert victory_points(f.state) == 4
    assert [line.amount for line in explain_points(f.state)] == [4]
    f.state.place_at(number, "0503")
    assert victory_points(f.state) == 0
    assert f.state.held_by(f.at("0508")) == 0
    near = field(vp={"0505": 4}, roads=["0501-0502"])
    near.hold("german", "0505")
    assert victory_points(near.state) == 4


@pytest.mark.rule("ARD-SEQ-20")
def test_the_bar_must_be_exceeded() -> None:
    f = field(day=25, vp={"0505": 20})
    f.put(G_INF_3, "0505")
    f.state.set_right(exit_vp=7)
    assert refuses(over_the_bar(f.state), "ARD-SEQ-20")
    f.state.set_right(exit_vp=8)
    assert allows(over_the_bar(f.state), "ARD-SEQ-20")
    f.state.set_day(24)
    assert not over_the_bar(f.state).legal
    assert f.put(A_INF_3, "0909")
