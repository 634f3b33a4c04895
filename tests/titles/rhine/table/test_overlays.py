"""Map overlays: supply, dumps, places for SP."""

import pytest

from broadfront.core.options import ruling_on
from broadfront.titles.rhine.rules.map_actions import Deliver, Dump
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.table.map_accounts import map_report_form_data
from broadfront.titles.rhine.table.overlays import campaign_overlay, campaign_overlay_labels
from tests.titles.rhine.support.books import decision_of_step
from tests.titles.rhine.support.theatre import METZ, enter_german, map_books, report_lines


def test_the_overlay_of_supply_leaves_out_what_the_enemy_holds_and_names_the_sides() -> None:
    state = map_books(US_79_Inf_Div="C20.03")
    assert campaign_overlay(state, "allied", "supply-allied").hexes["C22.03"][0] == "good"
    enter_german(state, "C22.03")
    assert "C22.03" not in campaign_overlay(state, "allied", "supply-allied").hexes
    assert "held by the enemy" in campaign_overlay(state, "allied", "supply-allied:C22.03").text
    assert "would have trace supply" in campaign_overlay(state, "allied", "supply-allied:C18.02").text
    names = campaign_overlay_labels(state, "allied")
    assert (names["supply-allied"], names["supply-german"]) == ("Supply: Allied", "Supply: German")


def test_the_overlay_of_dumps_names_and_marks_units_that_can_draw_on_none() -> None:
    state = map_books(US_79_Inf_Div="C20.03")
    report_lines(state, Dump("US", "C20.03", 8))
    assert campaign_overlay(state, "allied", "dumps").text == "1 dump; every combat unit can draw on one."
    enter_german(state, METZ)
    shown = campaign_overlay(state, "allied", "dumps")
    assert shown.text == "1 dump; 1 combat unit can draw on none: 12 VG Div."
    assert shown.hexes[METZ] == ("bad", "none")


@pytest.mark.rule("BTR-HOUSE-32")
def test_where_sp_may_be_put_down_is_shown_and_a_refusal_names_the_nearest_hex() -> None:
    state = map_books()
    state.supply.receive_sp("US South", 5)
    accounts = map_report_form_data(state)
    assert accounts is not None
    assert list(accounts.deliveries) == ["US South"]
    assert "C20.01" in accounts.deliveries["US South"]
    decision_of_step(state, Reports("now"))
    ruling = ruling_on(state, Deliver("US South", "C20.05", 2))
    assert ruling.text.endswith("The nearest such hex is C20.01.")
    assert ruling.nearest == Deliver("US South", "C20.01", 2)
