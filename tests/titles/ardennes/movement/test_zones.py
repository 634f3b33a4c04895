"""Zones of control and stacking (rules ARD-TEC-21..28, ARD-H-12)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.actions import GiveStep
from broadfront.titles.ardennes.rules.fighting.unit_states import check_zone_of_control
from broadfront.titles.ardennes.rules.routes.movement import check_move, find_reach
from broadfront.titles.ardennes.steps.combat import BugOut, DefenderHits, Retreating
from broadfront.titles.ardennes.steps.replacements import Replacing
from tests.titles.ardennes.support.combat import EAST, fight_at
from tests.titles.ardennes.support.deployment import NINETY_NINTH, two_roads
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_MECH,
    G_RECON,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.impulse import impulse, last, lost
from tests.titles.ardennes.support.roads import LONG_ROAD, ROAD


@pytest.mark.rule("ARD-TEC-21")
def test_a_unit_stops_on_entering_an_enemy_zone() -> None:
    f = field()
    number = f.put(G_MECH, "0503")
    f.put(A_INF, "0405")
    ruling = check_move(f.state, number, ["0504", "0505", "0605"])
    assert refuses(ruling, "ARD-TEC-21")
    assert check_move(f.state, number, ["0504", "0505"]).ledger[-1].rule == "ARD-TEC-21"


@pytest.mark.rule("ARD-TEC-22")
def test_leaving_an_enemy_zone_costs_one_more() -> None:
    f = field()
    number = f.put(G_MECH, "0505")
    f.put(A_INF, "0405")
    ruling = check_move(f.state, number, ["0504"])
    assert [(line.amount, line.rule) for line in ruling.ledger] == [(-1, "ARD-TEC-01"), (-1, "ARD-TEC-22")]


@pytest.mark.rule("ARD-TEC-23")
def test_no_unit_goes_straight_from_zone_to_zone_even_onto_a_friend() -> None:
    f = field()
    number = f.put(G_MECH, "0505")
    f.put(G_INF, "0506")
    f.put(A_INF, "0405")
    assert refuses(check_move(f.state, number, ["0506"]), "ARD-TEC-23")
    assert check_move(f.state, number, ["0504"]).legal


@pytest.mark.rule("ARD-TEC-24")
@pytest.mark.parametrize("goes_on", ["the next hit", "the next hex", "Bug Out"])
def test_units_between_two_hexes_of_a_retreat_may_crowd_one_whatever_is_asked(goes_on: str) -> None:
    f = field(variant="2p")
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    fight = fight_at(f, [attacker])
    for unit in (A_INF_2, A_INF_3, "291.CT-XVIII.XVIII"):
        f.put(unit, "0506")
    f.state.place_at(f.title.unit(A_INF).number, "0506")
    assert {problem.rule for problem in f.state.status()} == {"ARD-TEC-24", "ARD-TEC-25"}
    retreating = fight.with_changes(retreated=1, route=(f.at("0506"),))
    steps = {
        "the next hit": DefenderHits(retreating, 1),
        "the next hex": Retreating(retreating, 0),
        "Bug Out": BugOut(retreating),
    }
    f.state.push(steps[goes_on])
    assert f.state.status() == []


@pytest.mark.rule("ARD-TEC-24")
def test_method_b_tells_that_the_stack_of_the_division_has_no_room() -> None:
    f = two_roads(day=18, hv={"0508": 2})
    f.state.put_in_box(f.title.unit(G_MECH).number, "German Reserve")
    f.put(G_INF, "0504")
    for unit in (A_INF_2, A_MECH, A_BIG):
        f.put(unit, "0506")
    f.reserve(A_INF)
    trace = last(impulse(f, NINETY_NINTH), "Deploy")
    assert trace.choice == f"{A_INF} at 0508 by Method B"
    with_kin = f"Method B, {A_INF} at 0506 with {A_INF_2} of its division"
    assert lost(trace)[with_kin].why == "0506 would hold 4 units, at most 3"


@pytest.mark.rule("ARD-TEC-24")
def test_a_move_does_not_end_as_the_fourth_unit_but_may_pass() -> None:
    f = field()
    for unit in (G_RECON, "Bremer.12SS.ISS", "X.150.ISS"):
        f.put(unit, "0505")
    number = f.put("Z.150.ISS", "0504")
    assert refuses(check_move(f.state, number, ["0505"]), "ARD-TEC-24")
    assert check_move(f.state, number, ["0505", "0506"]).legal
    assert "0505" not in find_reach(f.state, number).end_ids()


@pytest.mark.rule("ARD-TEC-25")
def test_no_replacement_makes_a_stack_too_strong() -> None:
    at = field(variant="2p", day=19, roads=[LONG_ROAD])
    at.put("26.1.V", "0508")
    at.put(A_INF_2, "0508")
    at.put(A_INF, "0508", steps=1)
    at.put("395.99.V", "0507", steps=1)
    duel = Duel(at, Replacing(ALLIED, ("V",), 2))
    assert refuses(duel.why_not(GiveStep(A_INF)), "ARD-TEC-25")
    duel.do(GiveStep("395.99.V"))
    assert duel.pending is None


@pytest.mark.rule("ARD-TEC-25")
def test_a_move_does_not_end_with_more_than_six_steps() -> None:
    f = field()
    f.put(A_BIG, "0505")
    f.put("16.1.V", "0505")
    number = f.put(A_ENG, "0504")
    assert refuses(check_move(f.state, number, ["0505"]), "ARD-TEC-25")
    f.state.set_steps(f.title.unit(A_BIG).number, 2)
    assert check_move(f.state, number, ["0505"]).legal


@pytest.mark.rule("ARD-TEC-25")
def test_a_replacement_does_not_overfill_a_hex() -> None:
    f = field(day=19, roads=[ROAD], variant="2p")
    f.put(A_INF, "0506", steps=1)
    f.put(A_INF_2, "0506")
    f.put("26.1.V", "0506")
    assert f.state.board.stack_steps(f.at("0506")) == 6
    f.put(A_INF_3, "0507", steps=1)
    duel = Duel(f, Replacing(ALLIED, ("V",), 2))
    assert refuses(duel.why_not(GiveStep(A_INF)), "ARD-TEC-25")
    assert duel.why_not(GiveStep(A_INF_3)).legal


@pytest.mark.rule("ARD-TEC-26")
def test_two_bracketed_units_together_exert_a_zone() -> None:
    f = field()
    f.put(A_ENG, "0505")
    other = f.put(A_ENG_2, "0505")
    assert allows(check_zone_of_control(f.state, f.at("0505"), ALLIED), "ARD-TEC-26")
    f.state.board.set_dispersed(other, True)
    assert not check_zone_of_control(f.state, f.at("0505"), ALLIED).legal


@pytest.mark.rule("ARD-TEC-27")
def test_an_ordinary_unit_exerts_its_zone_into_all_six_hexes_whatever_the_terrain() -> None:
    f = field(rivers=["0505-0504"], terrain={"0506": "Forest"}, cities=["0404"])
    f.put(G_INF, "0505")
    assert allows(check_zone_of_control(f.state, f.at("0505"), GERMAN), "ARD-TEC-27")
    around = ("0404", "0405", "0504", "0506", "0604", "0605")
    assert all(f.state.board.zoc.is_in_enemy_zone(ALLIED, f.at(hex)) for hex in around)


@pytest.mark.rule("ARD-TEC-28")
def test_a_unit_does_not_enter_an_enemy_hex() -> None:
    f = field()
    number = f.put(G_MECH, "0504")
    f.put(A_ENG, "0505", dispersed=True)
    assert refuses(check_move(f.state, number, ["0505"]), "ARD-TEC-28")
    assert check_move(f.state, number, ["0404"]).legal


@pytest.mark.rule("ARD-H-12", "ARD-TEC-26")
def test_two_bracketed_units_cover_their_neighbours_until_one_is_dispersed() -> None:
    f = field()
    f.put("254.CT-V.V", "0505")
    other = f.put("146.CT-V.V", "0505")
    assert "ARD-H-12" in check_zone_of_control(f.state, f.at("0505"), ALLIED).rules
    f.state.board.set_dispersed(other, True)
    assert not check_zone_of_control(f.state, f.at("0505"), ALLIED).legal
