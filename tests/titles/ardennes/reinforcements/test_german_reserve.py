"""The German Reserve (rules ARD-SEQ-02, ARD-D1-06..09)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.rules.actions import Deploy
from broadfront.titles.ardennes.rules.forces.german_reserve import check_deployment, deployment_hexes, overdue_units
from broadfront.titles.ardennes.steps.day import Overdue
from tests.titles.ardennes.support.deployment import rear
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_INF, G_INF, G_MECH, G_MECH_2, Field, allows, field, refuses
from tests.titles.ardennes.support.on_the_map import active, number_of, quiet, real
from tests.titles.ardennes.support.units import where


def supply_head(day: int) -> Field:
    at = field(rows=10, columns=12, day=day, roads=["0512-0511-0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"])
    at.put("48.12VG.ISS", "0502")
    return at


@pytest.mark.rule("ARD-SEQ-02", "ARD-D1-09")
def test_units_two_days_overdue_must_be_deployed_a_division_in_one_hex() -> None:
    at = supply_head(18)
    first, second = at.reserve("27.12VG.ISS"), at.reserve("89.12VG.ISS")
    duel = Duel(at, Overdue())
    assert refuses(duel.why_not(Deploy("89.12VG.ISS", "0503")), "ARD-SEQ-02")
    duel.do(Deploy("27.12VG.ISS", "0503"))
    assert refuses(duel.why_not(Deploy("89.12VG.ISS", "0504")), "ARD-D1-09")
    duel.do(Deploy("89.12VG.ISS", "0503"))
    assert duel.pending is None
    assert {at.state.board.where[first].text, at.state.board.where[second].text} == {"0503"}


@pytest.mark.rule("ARD-SEQ-02")
def test_nobody_is_overdue_on_the_17th_and_a_unit_without_a_hex_waits() -> None:
    at = supply_head(17)
    late = at.reserve("27.12VG.ISS")
    assert Duel(at, Overdue()).pending is None
    assert at.state.board.where[late].text == "[German Reserve]"
    at.state.clock.set_day(18)
    at.put(A_INF, "0505")
    at.put("393.99.V", "0302")
    at.put("395.99.V", "0703")
    duel = Duel(at, Overdue())
    assert duel.pending is None
    assert duel.told("ARD-SEQ-02")


@pytest.mark.rule("ARD-SEQ-02")
def test_from_the_18th_units_two_days_late_must_be_placed() -> None:
    f = rear(day=19)
    late, fresh = f.reserve("8.3FJ.ISS"), f.reserve("Recce.9SS.IISS")  # due on the 17th and the 18th
    duel = Duel(f, Overdue())
    assert duel.prompt == "Deploy 8.3FJ.ISS, two days overdue"
    assert refuses(duel.why_not(Deploy("Recce.9SS.IISS", "0503")), "ARD-SEQ-02")
    duel.do(Deploy("8.3FJ.ISS", "0503"))
    assert duel.pending is None
    assert [f.state.board.where[n].text for n in (late, fresh)] == ["0503", "[German Reserve]"]
    f.state.begin_day(20)
    assert Duel(f, Overdue()).prompt == "Deploy Recce.9SS.IISS, two days overdue"


@pytest.mark.rule("ARD-SEQ-02")
def test_a_german_unit_two_days_in_the_reserve_is_placed_in_the_reserve_phase() -> None:
    f = real(20, {"0704": "5.3FJ.ISS"})
    unit = f.reserve("8.3FJ.ISS")
    assert unit in overdue_units(f.state)
    duel = Duel(f, Overdue())
    assert all(option.startswith("Deploy 8.3FJ.ISS") for option in duel.options())
    f.state.clock.set_day(18)
    assert unit not in overdue_units(f.state)


@pytest.mark.rule("ARD-SEQ-02")
def test_an_overdue_unit_without_a_hex_waits_and_is_tried_again_the_next_day() -> None:
    f = field(day=20, roads=["0501-0502-0503"])
    unit = next(u for u in f.title.units if u.side == "german" and u.arrival == "calendar" and u.day == 18)
    f.reserve(unit.id)
    duel = Duel(f, Overdue())
    duel.settle()
    assert duel.told("ARD-SEQ-02")
    assert f.state.board.where[unit.number].text == "[German Reserve]"
    kin = next(u for u in f.title.units if u.division == unit.division and u.number != unit.number)
    f.put(kin.id, "0503")
    f.state.begin_day(21)
    again = Duel(f, Overdue())
    assert again.pending is not None
    again.do(Deploy(unit.id, "0503"))


@pytest.mark.rule("ARD-D1-06")
def test_a_german_unit_is_deployed_on_a_supply_head_in_its_army_area() -> None:
    f = rear()
    unit = f.reserve(G_MECH)
    assert allows(check_deployment(f.state, unit, f.at("0502")), "ARD-D1-06")
    assert refuses(check_deployment(f.state, unit, f.at("0402")), "ARD-D1-06")
    outside = rear(without={"0502": "army-6pz"})
    assert refuses(check_deployment(outside.state, outside.reserve(G_MECH), outside.at("0502")), "ARD-D1-06")
    assert f.names(deployment_hexes(f.state, unit)) == ["0506", "0505", "0504", "0503", "0502", "0501"]


@pytest.mark.rule("ARD-D1-06", "ARD-D1-08")
def test_a_german_deployment_causes_no_roadblock_check() -> None:
    f = real(19, {"0504": "751.326VG.LXVII"})
    unit = "8.3PG.LXVII"
    f.reserve(unit)
    duel = active(f, unit)
    duel.do(Deploy(unit, "0704"))
    assert quiet(duel)
    assert not f.state.land.roadblocks
    assert where(f, unit) == "0704"


@pytest.mark.rule("ARD-D1-07")
def test_a_german_unit_is_deployed_three_hexes_from_allied_units_and_towns() -> None:
    f = rear(towns=["0307"])
    unit = f.reserve(G_MECH)
    f.put(A_INF, "0507")
    assert refuses(check_deployment(f.state, unit, f.at("0505")), "ARD-D1-07")
    assert check_deployment(f.state, unit, f.at("0504")).legal
    f.state.board.set_supply(f.title.unit(A_INF).number, 3)
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


@pytest.mark.rule("ARD-D1-09", "ARD-D1-07")
def test_units_of_a_division_are_deployed_together_and_an_isolated_ally_does_not_hinder_them() -> None:
    f = real(19, {"0704": "751.326VG.LXVII", "1104": "422.106.XVIII"}, german="0804")
    f.state.board.set_supply(number_of(f, "422.106.XVIII"), 3)
    first, second = f.reserve("8.3PG.LXVII"), f.reserve("29.3PG.LXVII")
    assert check_deployment(f.state, first, f.at("0804")).legal
    assert check_deployment(f.state, second, f.at("0805")).legal
    duel = active(f, "8.3PG.LXVII", "29.3PG.LXVII")
    duel.do(Deploy("8.3PG.LXVII", "0805"))
    assert refuses(duel.why_not(Deploy("29.3PG.LXVII", "0804")), "ARD-D1-09")
    assert duel.why_not(Deploy("29.3PG.LXVII", "0805")).legal
