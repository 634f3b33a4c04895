"""Dates that change the game (rules BTR-ARRIVAL-28..32)."""

import datetime as dt
from typing import Any

import pytest

from broadfront.titles.rhine.rules.actions import Arrive, Drop, PlaceSP, PlanDrop
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from tests.titles.rhine.support.asking import ask_rhine, rhine_title
from tests.titles.rhine.support.books import box_of, decision_of_step, make_books, refusing_rules, ruling_of, steps_of
from tests.titles.rhine.support.reports import REPORTS, report_refusal, roll_supply, run_reports
from tests.titles.rhine.support.schedule import arrival_lines


def _ruling(state: RhineState, action: Any) -> object:
    decision_of_step(state, REPORTS)
    found = ruling_of(state, action)
    state.stack.clear()
    return found


@pytest.mark.rule("BTR-ARRIVAL-28", "OCS-AIR-05")
def test_a_drop_is_planned_from_8_september_and_flown_two_turns_later() -> None:
    unit = "US 101 Abn Div 401 Gld Rgt"
    state = make_books("1944-09-05")
    assert report_refusal(state, PlanDrop(unit)) == ("BTR-ARRIVAL-28",)
    state.clock.turn = 2
    run_reports(state, PlanDrop(unit))
    assert "OCS-AIR-05" in report_refusal(state, Drop(unit))
    state.clock.turn = 3
    assert "1944-09-15" in str(_ruling(state, Drop(unit)))
    state.clock.turn = 4
    assert state.clock.date == dt.date(1944, 9, 15)
    run_reports(state, Drop(unit))
    assert box_of(state, unit) == "On map"


@pytest.mark.rule("BTR-ARRIVAL-29", "BTR-HOUSE-04")
def test_broadfront_splits_american_sp_from_12_september() -> None:
    state = make_books("1944-09-12")
    state.push(SupplyRoll("US"))
    state.settle()
    state.happen(12)
    state.settle()
    # Column 6, dice 12: 8 SP, at least 2 to each half.
    assert refusing_rules(state, PlaceSP(7)) == ("BTR-ARRIVAL-29", "BTR-HOUSE-04")
    assert ruling_of(state, PlaceSP(7)).nearest == PlaceSP(6)
    assert ruling_of(state, PlaceSP(6)).legal
    state.do(PlaceSP(6))
    assert (state.supply.sp["US North"], state.supply.sp["US South"]) == (6, 2)
    before = make_books("1944-09-08")
    roll_supply(before, "US", 12, PlaceSP(8))
    assert (before.supply.sp["US North"], before.supply.sp["US South"]) == (8, 0)
    half = make_books("1944-09-12", campaign="south-1944")
    roll_supply(half, "US", 12)
    assert half.supply.sp["US South"] == 8


@pytest.mark.rule("BTR-ARRIVAL-31", "BTR-ARRIVAL-32")
def test_two_map_campaigns_have_no_arrivals_between_november_and_february() -> None:
    for half in ("north", "south"):
        assert arrival_lines(date="1944-12-01", campaign=half) == []
        assert arrival_lines(date="1945-02-05", campaign=half) == []
        assert arrival_lines(start="1945-02-08", end="1945-02-26", campaign=half)
    assert arrival_lines(date="1944-12-01", campaign="full")
    assert ask_rhine("calendar", date="1944-11-29").ledger[-1].amount == "1944"
    assert ask_rhine("calendar", date="1945-02-08").ledger[-1].amount == "1945"


@pytest.mark.rule("BTR-ARRIVAL-32")
def test_a_campaign_of_1945_begins_with_what_came_before() -> None:
    north = make_books("1945-02-08", campaign="north-1945")
    assert box_of(north, "CW 30 Corps HQ") == "On map"
    assert box_of(north, "CW 33 Tk Bde 1/3") == "Removed"
    assert box_of(north, "US 701 Tk Bn") == "Dead pile"
    assert steps_of(north, "US 701 Tk Bn") == 0
    assert box_of(north, "US 9 Arm Div CCA") == "To arrive"
    assert box_of(north, "CW 5.Can Arm Div 1/4") == "To arrive"
    assert not north.status()
    assert box_of(north, "US 17 Para Div 513 Para Rgt") == "England"
    game = rhine_title().set_up("clerk", "clerk", {"campaign": "north-1945"})
    game.events = []
    for n in (1, 2, 3, 4):
        game.settle()
        game.do(Arrive(f"CW 6 Abn Div {n}/4", "England"))
    game.settle()
    assert isinstance(game, RhineState)
    assert box_of(game, "CW 6 Abn Div 4/4") == "England"
    assert any("BTR-ARRIVAL-32" in event.rules for event in game.events)
