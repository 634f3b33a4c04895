"""Aircraft (rules OCS-AIR-01..05)."""

import pytest

from broadfront.core.options import ruling_on
from broadfront.titles.rhine.rules.actions import Arrive, Drop
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.landings import Landing
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.field.moving import Movement
from tests.titles.rhine.support.asking import answer_value, ask_rhine, rhine_title
from tests.titles.rhine.support.books import (
    bring_on_map,
    decision_of_step,
    make_books,
    refusing_rules,
    ruling_of,
    run_step,
)
from tests.titles.rhine.support.theatre import add_germans, map_books


@pytest.mark.rule("OCS-AIR-03", "BTR-EFFECT-10")
def test_a_hip_shoot_is_one_aircraft_with_a_spotter_in_normal_flight() -> None:
    assert ask_rhine("hip_shoot", flight="normal").value["allowed"] is True
    assert ask_rhine("hip_shoot", flight="limited").value["allowed"] is False
    for change in ({"aircraft": 2}, {"spotter": False}, {"phase": "combat"}):
        assert answer_value("hip_shoot", flight="normal", **change)["allowed"] is False


@pytest.mark.rule("OCS-AIR-04")
def test_a_base_holds_four_and_its_level_of_active_aircraft() -> None:
    assert ask_rhine("air_base", level=3, active=6).value == {"most": 7, "allowed": True, "active": True}
    assert ask_rhine("air_base", level=3, active=6, arriving=2).value["allowed"] is False


@pytest.mark.rule("OCS-AIR-05")
def test_a_drop_lands_on_land_free_of_enemies() -> None:
    state = make_books("1944-09-15", on_map=True)
    bring_on_map(state, "CW 6 Abn Div 1/4")
    n = state.number("CW 6 Abn Div 1/4")
    state.place_in_box(n, "England")
    state.board.drops["CW 6 Abn Div 1/4"] = state.clock.turn - 2
    add_germans(state, "A20.20")
    state.push(Reports("now"))
    state.settle()
    state.do(Drop("CW 6 Abn Div 1/4"))
    assert state.stack[-1] == Landing(n, "dropped")
    sea = rhine_title().map.ids[rhine_title().map.terrain.index("Sea")]
    assert refusing_rules(state, Arrive("CW 6 Abn Div 1/4", sea)) == ("OCS-AIR-05",)
    assert refusing_rules(state, Arrive("CW 6 Abn Div 1/4", "A20.20")) == ("OCS-AIR-05",)
    named = [option.box for option in state.stack[-1].options(state) if isinstance(option, Arrive)]
    assert len(named) > 200
    # From 12 September no Commonwealth unit lands on Maps C and D.
    assert {hex[0] for hex in named} - {"O"} == {"A", "B"}
    state.do(Arrive("CW 6 Abn Div 1/4", "Arnhem"))
    assert state.board.where[n].text == rhine_title().map.find("Arnhem")


def with_drop(flight: str, *, player_turns: bool = True) -> RhineState:
    state = map_books("1944-09-26")
    state.clock.player_turns = player_turns
    unit = "US 101 Abn Div 401 Gld Rgt"
    state.place_in_box(state.number(unit), "England")
    state.board.drops = {unit: state.clock.turn - 2}
    state.clock.flight = flight
    return state


DROP = Drop("US 101 Abn Div 401 Gld Rgt")


@pytest.mark.rule("BTR-EFFECT-09", "OCS-AIR-05")
def test_a_drop_is_flown_in_the_allied_movement_phase() -> None:
    for flight, weather in (("Normal", ()), ("Limited", ("BTR-EFFECT-09",))):
        for side, phase in (
            ("allied", "Combat"),
            ("allied", "Exploitation"),
            ("german", "Movement"),
            ("german", "Reaction"),
        ):
            state = with_drop(flight)
            state.clock.begin_player_turn(side)
            state.start_phase(phase)
            decision_of_step(state, Reports("now"))
            assert refusing_rules(state, DROP) == (*weather, "OCS-AIR-05")
        state = with_drop(flight)
        state.clock.begin_player_turn("allied")
        state.start_phase("Movement")
        decision_of_step(state, Movement())
        assert ruling_of(state, DROP).legal
        assert any("drops" in str(o) for o in state.stack[-1].options(state))
    state = with_drop("None")
    state.clock.begin_player_turn("allied")
    state.start_phase("Movement")
    run_step(state, Movement())


@pytest.mark.rule("BTR-EFFECT-12")
def test_books_without_player_turns_take_a_drop_in_any_flight_but_none() -> None:
    for flight, legal in (("Normal", True), ("Limited", True), ("None", False)):
        state = with_drop(flight, player_turns=False)
        decision_of_step(state, Reports("now"))
        assert ruling_on(state, DROP).legal == legal
