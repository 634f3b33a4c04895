"""Rail and sea (rules BTR-SHIP-01..07, OCS-RAIL-01, OCS-PORT-01..02)."""

import datetime as dt

import pytest

from broadfront.titles.rhine.rules.actions import Scheldt, Ship
from broadfront.titles.rhine.rules.map_actions import Dump, Railhead, ShipSP, ShipUnit
from broadfront.titles.rhine.rules.theatre.ports import port_capacity_left
from broadfront.titles.rhine.steps.turns import EndTurn
from tests.titles.rhine.support.asking import (
    answer_value,
    ask_rhine,
    numbered_cases,
    rhine_title,
    rule_cases,
    rule_data,
)
from tests.titles.rhine.support.books import make_books, run_step, texts_citing
from tests.titles.rhine.support.reports import report_refusal, run_reports
from tests.titles.rhine.support.theatre import ANTWERP, METZ, US, map_books, report_lines


@pytest.mark.rule("BTR-SHIP-06")
def test_capacity_is_for_the_turn_and_what_is_left_is_lost() -> None:
    state = make_books("1944-11-19")
    state.supply.caps = {"rail": 4, "sea": 4}
    run_reports(state, Ship("rail", 3))
    assert report_refusal(state, Ship("rail", 2)) == ("BTR-SHIP-06",)
    events = run_step(state, EndTurn())
    assert "1 rail and 4 sea" in texts_citing(events, "BTR-SHIP-06")[-1]
    assert state.supply.caps == {"rail": 0, "sea": 0}


@pytest.mark.rule("BTR-SHIP-06")
def test_a_single_point_can_be_shipped() -> None:
    state = make_books("1944-11-19")
    state.supply.caps = {"rail": 1, "sea": 4}
    run_reports(state, Ship("rail", 1))
    assert state.supply.caps["rail"] == 0


@pytest.mark.rule("OCS-RAIL-01", "OCS-MODE-02")
def test_rail_takes_a_point_an_re_and_half_for_slow_leg_units_in_move_mode() -> None:
    assert ask_rhine("lift", by="rail", re=4).value == {"points": 4, "allowed": True}
    assert answer_value("lift", by="rail", sp=3)["points"] == 3
    assert answer_value("lift", by="rail", re=4, mobility="leg", allowance=6)["points"] == 2
    assert answer_value("lift", by="rail", re=4, mobility="leg", allowance=7)["points"] == 4
    combat = ask_rhine("lift", by="rail", re=1, mode="combat")
    assert combat.value["allowed"] is False
    assert combat.ledger[-1].rule == "OCS-MODE-02"


@pytest.mark.rule("OCS-RAIL-01", "BTR-SHIP-06", "OCS-MODE-02")
def test_units_and_sp_go_by_rail_within_the_capacity_of_the_turn() -> None:
    state = map_books(US_79_Inf_Div="C01.26")
    report_lines(state, Railhead("allied", METZ), Dump("US", "C01.26", 12))
    assert state.supply.caps["rail"] == 4
    assert report_refusal(state, ShipUnit(US, "rail", METZ)) == ("OCS-RAIL-01", "OCS-MODE-02")
    n = state.number(US)
    state.set_mode(n, "Move")
    assert report_refusal(state, ShipUnit(US, "rail", "C20.05"))[0] == "OCS-RAIL-01"
    report_lines(state, ShipSP("US", "rail", "C01.26", METZ, 1))
    assert state.supply.dumps == {"US C01.26": 8, f"US {METZ}": 4}
    assert report_refusal(state, ShipUnit(US, "rail", METZ)) == ("OCS-RAIL-01", "BTR-SHIP-06")
    assert report_refusal(state, ShipSP("US", "rail", "C01.26", METZ, 3)) == ("OCS-UNIT-07",)
    state.supply.caps["rail"] = 4
    report_lines(state, ShipUnit(US, "rail", METZ))
    assert (state.board.where[n].text, state.supply.caps["rail"], state.board.moved[n]) == (METZ, 0, 1)
    assert not state.status()


@pytest.mark.rule("OCS-PORT-01", "OCS-ZOC-04")
def test_an_enemy_zone_bars_sea_lift_whoever_stands_there() -> None:
    assert ask_rhine("lift", by="sea", re=1).value["allowed"] is True
    barred = ask_rhine("lift", by="sea", re="1/2", enemy_zone=True)
    assert barred.value == {"points": ask_rhine("lift", by="sea", re="1/2").value["points"], "allowed": False}
    assert {line.rule for line in barred.ledger} == {"OCS-PORT-01", "OCS-ZOC-04"}


@pytest.mark.rule("OCS-PORT-01", "BTR-HOUSE-31")
def test_units_and_sp_go_by_sea_between_ports_within_their_capacity() -> None:
    state = map_books("1945-01-01", US_79_Inf_Div=ANTWERP)
    state.set_mode(state.number(US), "Move")
    report_lines(state, Scheldt(True), Dump("US", ANTWERP, 40))
    for port in ("antwerpen_1", "rotterdam"):
        state.land.holder[port], state.land.hits[port] = "allied", 0
    assert report_refusal(state, ShipUnit(US, "sea", METZ)) == ("OCS-PORT-01",)
    report_lines(state, ShipUnit(US, "sea", "A40.17"))
    assert (
        state.supply.caps["sea"],
        port_capacity_left(state, "antwerpen_1"),
        port_capacity_left(state, "rotterdam"),
    ) == (2, 6, 4)
    state.supply.caps["sea"] = 9
    assert report_refusal(state, ShipSP("US", "sea", ANTWERP, "A40.17", 5)) == ("OCS-PORT-01", "BTR-HOUSE-31")
    report_lines(state, ShipSP("US", "sea", ANTWERP, "A40.17", 4))
    assert state.supply.dumps["US A40.17"] == 16
    assert report_refusal(state, ShipSP("german", "sea", ANTWERP, "A40.17", 1)) == ("OCS-PORT-01", "BTR-HOUSE-35")


@pytest.mark.parametrize("rule", numbered_cases("BTR-SHIP", 1, 5))
def test_shipping_holds_for_every_turn_of_its_period(rule: str) -> None:
    row = rule_data(rule)
    for turn in rhine_title().calendar.turns:
        inside = turn.strftime("%B %Y") == row["period"] or str(turn.year) == row["period"]
        found = ask_rhine("shipping", date=turn)
        if inside:
            assert found.value == {"rail": row["rail"], "sea": row["sea"]}
        else:
            assert rule not in found.rules


@pytest.mark.parametrize("rule", rule_cases("BTR-SHIP-07"))
def test_a_scenario_brings_its_own_caps(rule: str) -> None:
    own = ask_rhine("shipping", date="1944-12-19", rail_cap=3, sea_cap=0)
    assert own.value == {"rail": 3, "sea": 0}
    assert rule not in ask_rhine("shipping", date=dt.date(1944, 12, 19)).rules
