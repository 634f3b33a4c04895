"""Placing reinforcements (rules OCS-REINF-01..04, BTR-ARRIVAL-01..07, 27, BTR-HOUSE-09, 19)."""

import pytest

from broadfront.titles.rhine.steps.field.player_turn import Reinforcement
from tests.titles.rhine.support.asking import ask_rhine
from tests.titles.rhine.support.battle import SOURCE, WALTHER
from tests.titles.rhine.support.books import texts_citing
from tests.titles.rhine.support.fields import field_position, place_of, play_step
from tests.titles.rhine.support.schedule import arrival_line, arrival_lines


@pytest.mark.rule("OCS-REINF-01", "OCS-REINF-03", "OCS-REINF-04")
def test_reinforcements_come_without_fuel_and_transport_loaded_where_sp_arrive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = field_position({})
    state.clock.set_turn(2)
    before = state.supply.dumps.get(f"allied {SOURCE}", 0)
    events = play_step(state, Reinforcement())
    assert place_of(state, "Truck 3") == SOURCE
    assert state.supply.cargo[state.number("Truck 3")] == 4
    assert "loaded" in texts_citing(events, "OCS-REINF-03")[0]
    assert state.supply.dumps[f"allied {SOURCE}"] == before + 24
    assert place_of(state, "22 Arm Bde") == "A22.24"
    assert state.supply.fuelled[state.number("22 Arm Bde")] == 0
    later = field_position({})
    later.clock.set_turn(2)
    monkeypatch.setitem(later.sector.delivery, "allied", "A23.23")
    assert "empty" in texts_citing(play_step(later, Reinforcement()), "OCS-REINF-03")[0]


@pytest.mark.rule("BTR-ARRIVAL-01")
def test_a_cw_unit_is_british_unless_its_line_says_otherwise() -> None:
    told = {
        (e["type"], *e["identifiers"]): e["nationality"]
        for e in arrival_lines(date="1944-09-08")
        if e["nation"] == "CW"
    }
    assert told["Arm Div", "4.Can"] == "Canadian"
    assert told["Arm Div", "1.Pol"] == "Polish"
    assert told["Corps HQ", "12"] == "British"
    assert arrival_line("1944-10-01", "Bel Inf Bn")["nationality"] == "Belgian"
    assert ask_rhine("arrivals", date="1944-09-08", detail=True).value["entries"][-1]["nationality"] == "French"


@pytest.mark.rule("BTR-ARRIVAL-02")
def test_generic_pieces_carry_a_multiplier_or_come_alone() -> None:
    assert arrival_line("1944-11-26", "Mtn Brkdwn Rgt")["quantity"] == 2
    assert arrival_line("1944-11-22", "Brkdwn Rgt")["quantity"] == 1
    assert arrival_line("1944-09-12", "Inf Div", "36")["quantity"] == 3
    assert "BTR-ARRIVAL-02" not in arrival_line("1944-09-12", "Inf Div", "36")["rules"]
    ask_rhine("arrivals", date="1944-11-26")


@pytest.mark.rule("BTR-HOUSE-09")
def test_a_reinforcement_waits_while_enemies_hold_its_hex() -> None:
    state = field_position({WALTHER: "A22.24"})
    state.clock.set_turn(2)
    assert texts_citing(play_step(state, Reinforcement()), "BTR-HOUSE-09")
    assert place_of(state, "22 Arm Bde") == "[To arrive]"
