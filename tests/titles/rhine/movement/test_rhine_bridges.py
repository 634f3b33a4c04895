"""Bridges of the Rhine, pontoon bridges and their repair (BTR-HOUSE-02, 14, 20)."""

import pytest

from broadfront.core.facts import Table
from broadfront.titles.rhine.data.step_cost import Conditions, step_cost
from broadfront.titles.rhine.rules.actions import BridgeCheck, Finish, Move, PontoonRoll, RepairBridge
from broadfront.titles.rhine.steps.clerk.reports import BridgeDie
from broadfront.titles.rhine.steps.field.bridges import resolve_hex_entry
from broadfront.titles.rhine.steps.field.moving import Movement
from tests.titles.rhine.support.asking import answer_value, ask_rhine, rhine_title
from tests.titles.rhine.support.battle import ARMOUR, INFANTRY, TRUCKED, WALTHER, ruling_rules
from tests.titles.rhine.support.books import make_books, texts_citing
from tests.titles.rhine.support.fields import (
    field_position,
    find_river,
    movement_ruling,
    neighbor_of,
    place_of,
    play_step,
    set_only_dump,
)
from tests.titles.rhine.support.reports import report_refusal, run_reports


@pytest.mark.rule("BTR-HOUSE-14", "BTR-EFFECT-07")
def test_a_pontoon_needs_a_four_and_no_snow() -> None:
    assert ask_rhine("pontoon", ground="dry", die=4).value == {"allowed": True, "placed": True}
    assert answer_value("pontoon", ground="mud", die=3) == {"allowed": True, "placed": False}
    assert answer_value("pontoon", ground="snow", die=6) == {"allowed": False, "placed": False}


@pytest.mark.rule("BTR-HOUSE-14")
def test_a_pontoon_brigade_rolls_for_a_bridge() -> None:
    here, there = find_river("major")
    state = field_position({"Pontoon Bde": here, ARMOUR: here})
    set_only_dump(state, "allied", here, 3)
    events = play_step(state, Movement(), PontoonRoll("Pontoon Bde", there), 3, Finish())
    assert texts_citing(events, "BTR-HOUSE-14")
    assert state.land.bridges == {}
    assert ruling_rules(movement_ruling(state, PontoonRoll("Pontoon Bde", there))) == {"BTR-HOUSE-14"}
    state.start_phase("Movement")
    play_step(state, Movement(), PontoonRoll("Pontoon Bde", there), 4, Finish())
    assert movement_ruling(state, Move(ARMOUR, "Combat", (there,))).legal
    state.start_phase("Movement")
    state.land.bridges = Table()
    state.clock.ground = "Snow"
    assert "BTR-EFFECT-07" in movement_ruling(state, PontoonRoll("Pontoon Bde", there)).rules


@pytest.mark.rule("BTR-HOUSE-14", "OCS-ENG-01")
def test_a_pontoon_bridge_goes_with_its_brigade() -> None:
    here, there = find_river("major")
    state = field_position({"Pontoon Bde": here})
    set_only_dump(state, "allied", here, 3)
    play_step(state, Movement(), PontoonRoll("Pontoon Bde", there), 6, Finish())
    assert list(state.land.bridges.values()) == ["pontoon"]
    state.set_mode(state.number("Pontoon Bde"), "DG")
    assert state.land.bridges == {}
    assert texts_citing(list(state.events or ()), "BTR-HOUSE-14")
    # Beside it, an engineer still makes the river minor.
    assert (
        step_cost(
            rhine_title().movement, ("Open",), "Minor River/Canals", "", "engineer", Conditions("Dry", "Leg")
        ).total
        == 1
    )


@pytest.mark.rule("BTR-HOUSE-20", "BTR-HOUSE-02")
def test_a_marker_makes_a_rhine_bridge_stand_on_four() -> None:
    state = make_books("1945-03-05")
    state.land.markers["bridge"] = 1
    with_marker = run_reports(state, BridgeCheck("Remagen", True), 4)
    assert "stands" in texts_citing(with_marker, "BTR-HOUSE-20")[-1]
    assert state.land.markers["bridge"] == 0
    assert report_refusal(state, BridgeCheck("Remagen", True)) == ("BTR-HOUSE-02",)
    assert "blown" in texts_citing(run_reports(state, BridgeCheck("Remagen"), 4), "BTR-HOUSE-20")[-1]
    assert "stands" in texts_citing(run_reports(state, BridgeCheck("Remagen"), 6), "BTR-HOUSE-20")[-1]


@pytest.mark.rule("BTR-HOUSE-20", "BTR-TECM-18")
def test_the_bridge_of_nijmegen_may_go_up_as_the_allies_come() -> None:
    far = neighbor_of("A38.34", 5)
    path = ("A38.34", far)
    for die, crosses in ((3, False), (6, True)):
        state = field_position({TRUCKED: "A37.34"})
        set_only_dump(state, "allied", "A37.34", 3)
        ruling = movement_ruling(state, Move(TRUCKED, "Move", path))
        assert ruling.legal, str(ruling)
        events = play_step(state, Movement(), Move(TRUCKED, "Move", path), die, Finish())
        assert texts_citing(events, "BTR-HOUSE-20")
        assert place_of(state, TRUCKED) == (far if crosses else "A38.34")
    repaired = step_cost(
        rhine_title().movement, ("Open",), "Rhine River", "Roads", "repaired", Conditions("Dry", "Truck")
    )
    assert repaired.text == "1/2"


@pytest.mark.rule("BTR-TECM-13", "BTR-TECM-22", "BTR-HOUSE-20")
def test_a_leg_unit_under_way_stops_at_a_bridge_that_is_blown() -> None:
    far = neighbor_of("A38.34", 5)
    for die, end in ((5, "A38.34"), (6, far)):
        state = field_position({INFANTRY: "A37.34"})
        events = play_step(state, Movement(), Move(INFANTRY, "Combat", ("A38.34", far)), die, Finish())
        assert texts_citing(events, "BTR-HOUSE-20")
        assert place_of(state, INFANTRY) == end
        assert state.board.moved[state.number(INFANTRY)]
    # Who starts at the blown bridge may cross it with its whole allowance.
    beside = field_position({INFANTRY: "A38.34"})
    beside.land.bridges = Table({" ".join(sorted(("A38.34", far))): "blown"})
    play_step(beside, Movement(), Move(INFANTRY, "Combat", (far,)), Finish())
    assert place_of(beside, INFANTRY) == far


@pytest.mark.rule("BTR-HOUSE-02")
def test_a_blown_rhine_bridge_is_repaired_with_friends_on_both_banks() -> None:
    far = neighbor_of("A38.34", 5)
    key = " ".join(sorted(("A38.34", far)))
    state = field_position({"30 Corps HQ": "A38.34", INFANTRY: far, TRUCKED: "A38.34"})
    set_only_dump(state, "allied", "A38.34", 3)
    state.land.bridges = Table({key: "blown"})
    assert not movement_ruling(state, Move(TRUCKED, "Move", (far,))).legal
    events = play_step(state, Movement(), RepairBridge("30 Corps HQ", far), 4, Finish())
    assert state.land.bridges == {key: "repaired"}
    assert state.supply.dumps["allied A38.34"] == 4
    assert texts_citing(events, "BTR-HOUSE-02")
    assert movement_ruling(state, Move(TRUCKED, "Move", (far,))).legal
    alone = field_position({"30 Corps HQ": "A38.34"})
    set_only_dump(alone, "allied", "A38.34", 3)
    alone.land.bridges = Table({key: "blown"})
    assert ruling_rules(movement_ruling(alone, RepairBridge("30 Corps HQ", far))) == {"BTR-HOUSE-02"}
    assert ruling_rules(movement_ruling(alone, RepairBridge("30 Corps HQ", neighbor_of("A38.34", 2)))) == {
        "BTR-HOUSE-02"
    }
    resolve_hex_entry(state, rhine_title().map.index[far], "german")
    assert state.land.bridges == {key: "repaired"}
    state.place_unit(state.number(INFANTRY), rhine_title().locations.boxes["To arrive"])
    state.place_unit(state.number(WALTHER), rhine_title().locations.hex(far))
    resolve_hex_entry(state, rhine_title().map.index[far], "german")
    assert state.land.bridges == {key: "blown"}


def test_the_roll_for_a_bridge_of_the_rhine_is_one_die_from_1_to_6() -> None:
    assert BridgeDie("Remagen", False).ask(make_books("1945-03-05")).outcomes == (1, 2, 3, 4, 5, 6)
