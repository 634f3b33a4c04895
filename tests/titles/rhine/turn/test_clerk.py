"""Records that the clerk keeps (rules BTR-HOUSE-08, 11, 13, 22..25)."""

import datetime as dt

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.game import Game
from broadfront.titles.rhine.rules.actions import (
    Arrive,
    Capture,
    ChooseOrder,
    Drop,
    Event,
    Finish,
    Lose,
    PlaceSP,
    PlanDrop,
    Ship,
    Spend,
)
from broadfront.titles.rhine.steps.clerk.arrival_lines import Arrivals
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.turns import EndTurn
from tests.titles.rhine.support.asking import ask_rhine, rhine_title
from tests.titles.rhine.support.books import (
    box_of,
    bring_on_map,
    carry_out_arrivals,
    decision_of_step,
    make_books,
    new_game,
    refusing_rules,
    ruling_of,
    run_step,
    steps_of,
    texts_citing,
)
from tests.titles.rhine.support.reports import REPORTS, report_refusal, roll_supply, run_reports


@pytest.mark.rule("BTR-HOUSE-08", "BTR-HOUSE-09")
def test_rows_count_from_the_south_and_only_units_block_entry() -> None:
    found = ask_rhine("entry", where="Map C, west edge south of 25.xx", occupied="C10.01").value
    assert found["hexes"][0] == "C01.01"
    assert "C25.01" in found["may_use"]
    assert "C25.01" not in found["hexes"]


@pytest.mark.rule("BTR-HOUSE-08", "BTR-HOUSE-19")
def test_the_player_picks_between_england_and_the_map_for_each_piece() -> None:
    parts = [f"CW 6 Abn Div {n}/4" for n in (1, 2, 3, 4)]
    state = make_books("1944-12-19")
    state.push(Arrivals())
    state.settle()
    assert [str(option) for option in state.stack[-1].options(state)] == [
        f"Arrive {parts[0]} England",
        f"Arrive {parts[0]} On map",
    ]
    assert refusing_rules(state, Arrive(parts[0], "Normandy")) == ("BTR-HOUSE-08", "BTR-HOUSE-19")
    assert refusing_rules(state, Arrive(parts[1], "England")) == ("BTR-HOUSE-08", "BTR-HOUSE-19")
    state.stack.clear()
    picked = ["England", "On map", "England", "England"]
    events = carry_out_arrivals(state, *(Arrive(part, where) for part, where in zip(parts, picked, strict=True)))
    assert [box_of(state, part) for part in parts] == picked
    assert texts_citing(events, "BTR-HOUSE-19")[1].startswith(f"{parts[1]} arrives: On map.")
    assert not state.status()


@pytest.mark.rule("BTR-HOUSE-08", "OCS-AIR-05")
def test_an_airborne_division_kept_in_england_drops_across_the_rhine() -> None:
    for date, unit in (("1944-12-19", "CW 6 Abn Div 1/4"), ("1945-02-12", "US 13 Abn Div 326 Gld Rgt")):
        state = make_books(date)
        state.push(Arrivals())
        state.settle()
        while state.stack:
            boxes = [option for option in state.stack[-1].options(state) if str(option).endswith("England")]
            state.do(next(iter(boxes or state.stack[-1].options(state))))
            state.settle()
        assert box_of(state, unit) == "England"
        state.clock.turn = rhine_title().calendar.turn_number(dt.date(1945, 3, 19))
        run_step(state, Reports("now"), PlanDrop(unit), Finish())
        state.clock.turn += 2
        run_step(state, Reports("now"), Drop(unit), Finish())
        assert box_of(state, unit) == "On map"


@pytest.mark.rule("BTR-HOUSE-13", "BTR-SUPPLY-18")
def test_a_random_event_lasts_to_the_end_of_its_turn() -> None:
    state = make_books("1944-11-19")
    run_reports(state, Event("US", -3))
    roll_supply(state, "US", 7, PlaceSP(3))
    assert state.clock.history[-1]["US column"] == "7"
    assert report_refusal(state, Event("US", 5)) == ("BTR-HOUSE-13",)
    run_step(state, EndTurn())
    assert state.supply.shifts == {"US": 0, "CW": 0}


@pytest.mark.rule("BTR-HOUSE-24", "OCS-BRKDWN-02")
def test_losses_go_to_the_dead_pile_and_breakdown_units_to_the_pool() -> None:
    state = make_books("1944-10-29")
    bring_on_map(state, "US 3 Inf Div", "FR 3-4-3 Brkdwn Rgt #1")
    run_reports(state, Lose("US 3 Inf Div", 3))
    assert steps_of(state, "US 3 Inf Div") == 1
    events = run_reports(state, Lose("US 3 Inf Div"), Lose("FR 3-4-3 Brkdwn Rgt #1"))
    assert (box_of(state, "US 3 Inf Div"), box_of(state, "FR 3-4-3 Brkdwn Rgt #1")) == ("Dead pile", "Pool")
    assert texts_citing(events, "OCS-BRKDWN-02")
    assert report_refusal(state, Lose("US 3 Inf Div")) == ("BTR-HOUSE-24",)
    assert report_refusal(state, Lose("US 79 Inf Div", 5)) == ("BTR-HOUSE-10",)


def test_options_of_a_campaign_are_checked() -> None:
    for options, parameter in (
        ({"campaign": "east"}, "campaign"),
        ({"weather": "fine"}, "options"),
        ({"collapse_north": "yes"}, "collapse_north"),
        ({"reserve_markers": -1}, "reserve_markers"),
    ):
        with pytest.raises(Invalid) as caught:
            Game.new(rhine_title(), scenario="clerk", variant="clerk", options=options)
        assert caught.value.parameter == parameter


def test_names_in_reports_are_checked() -> None:
    state = make_books()
    decision_of_step(state, REPORTS)
    for action, parameter in (
        (Lose("US 999 Inf Div"), "unit"),
        (Spend("FR South", 1), "stock"),
        (Capture("bremen", "allied"), "port"),
        (Ship("air", 1), "by"),
        (Event("FR", 1), "nation"),
    ):
        with pytest.raises(Invalid) as caught:
            ruling_of(state, action)
        assert caught.value.parameter == parameter


def test_a_person_may_enter_their_own_dice_and_undo() -> None:
    game = new_game(dice="own")
    game.resolve(9, by="person")
    game.resolve(8, by="person")
    game.resolve(5, by="person")
    game.apply(ChooseOrder(True))
    assert game.state.fact("first") == "allied"
    game.undo()
    assert "won the roll" in game.pending.prompt  # type: ignore[union-attr]
    with pytest.raises(Invalid):
        game.undo(99)
