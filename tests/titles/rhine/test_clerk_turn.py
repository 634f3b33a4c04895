"""The clerk's turn: weather, order, supply, replacements, rebuilds, reports."""

import datetime as dt
from typing import Any

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.events import Event as Told
from broadfront.core.game import Game
from broadfront.titles.rhine.rules.actions import (
    BridgeCheck,
    Capture,
    ChooseOrder,
    Drop,
    Event,
    Finish,
    Load,
    Lose,
    Misc,
    PlaceSP,
    PlanDrop,
    Rebuild,
    Repair,
    Restore,
    Scheldt,
    Shift,
    Ship,
    Spend,
    Unload,
)
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.repls import AirRepls, MiscRepl, Rebuilds, ReplRoll
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from broadfront.titles.rhine.steps.turns import EndTurn, Order
from broadfront.titles.rhine.steps.weather_rolls import Flight, Ground
from tests.titles.rhine.asking import title
from tests.titles.rhine.books import asked, books, box, bring, kill, new_game, refused_by, run, steps, told, why_not

REPORTS = Reports("now")


def report(state: RhineState, *actions: Any) -> list[Told]:
    return run(state, REPORTS, *actions, Finish())


def cannot(state: RhineState, action: Any) -> tuple[str, ...]:
    """The rules that refuse a report."""
    asked(state, REPORTS)
    rules = refused_by(state, action)
    state.stack.clear()
    return rules


def sp(state: RhineState, nation: str, dice: int, *more: Any) -> list[Told]:
    return run(state, SupplyRoll(nation), dice, *more)


@pytest.mark.rule("BTR-WEATHER-01", "OCS-SEQ-05")
def test_weather_is_rolled_at_the_start_of_a_turn() -> None:
    state = books("1944-12-01")
    run(state, Ground(), 4)
    run(state, Flight(), 12)
    assert (state.ground, state.flight) == ("Mud", "Normal")
    automatic = books("1945-01-12")
    run(automatic, Ground())
    assert automatic.ground == "Snow"


@pytest.mark.rule("OCS-SEQ-01")
def test_the_higher_roller_chooses_and_ties_are_rolled_again() -> None:
    state = books()
    events = run(state, Order(), 8, 5, ChooseOrder(False))
    assert state.first == "german"
    run(state, Order(), 4, 4, 4, 9, ChooseOrder(True))
    assert state.first == "german"
    run(state, Order(), 4, 9, ChooseOrder(False))
    assert state.first == "allied"
    assert told(events, "OCS-SEQ-01")


@pytest.mark.rule("OCS-SEQ-04")
def test_the_reinforcement_phase_keeps_its_order() -> None:
    names = [type(step).__name__ for step in title().sequences["clerk turn"]]
    phase = ["Arrivals", "SupplyRoll", "SupplyRoll", "ReplRoll", "ReplRoll", "Rebuilds"]
    assert [name for name in names if name in phase] == phase
    assert told(sp(books("1944-09-05"), "US", 7, PlaceSP(3)), "OCS-SEQ-04")


@pytest.mark.rule("BTR-ARRIVAL-29", "BTR-HOUSE-04")
def test_broadfront_splits_american_sp_from_12_september() -> None:
    state = books("1944-09-12")
    state.push(SupplyRoll("US"))
    state.settle()
    state.happen(12)
    state.settle()
    # Column 6, dice 12: 8 SP, at least 2 to each half.
    assert refused_by(state, PlaceSP(7)) == ("BTR-ARRIVAL-29", "BTR-HOUSE-04")
    assert why_not(state, PlaceSP(7)).nearest == PlaceSP(6)
    assert why_not(state, PlaceSP(6)).legal
    state.do(PlaceSP(6))
    assert (state.sp["US North"], state.sp["US South"]) == (6, 2)
    before = books("1944-09-08")
    sp(before, "US", 12, PlaceSP(8))
    assert (before.sp["US North"], before.sp["US South"]) == (8, 0)
    half = books("1944-09-12", campaign="south-1944")
    sp(half, "US", 12)
    assert half.sp["US South"] == 8


@pytest.mark.rule("BTR-HOUSE-01", "BTR-SUPPLY-14", "BTR-SUPPLY-15")
def test_ports_count_when_allied_repaired_and_the_estuary_is_open() -> None:
    state = books("1944-11-19")
    assert state.ports_open() == (0, ())
    state.hits |= {"antwerpen_1": 0, "antwerpen_2": 0}
    assert state.ports_open() == (0, ())
    state.scheldt = True
    assert state.ports_open() == (2, ())
    assert told(sp(state, "CW", 7), "BTR-SUPPLY-15")
    assert state.history[-1]["CW column"] == "10"
    state.hits["antwerpen_2"] = 1
    assert state.ports_open() == (1, ())
    assert told(sp(state, "CW", 7), "BTR-SUPPLY-14")
    state.holder["antwerpen_1"] = "german"
    assert state.ports_open() == (0, ())


@pytest.mark.rule("BTR-HOUSE-01", "OCS-PORT-02")
def test_a_captured_port_takes_hits_and_is_repaired_one_a_turn() -> None:
    state = books("1944-12-01")
    state.receive("CW North", 3)
    report(state, Capture("rotterdam", "allied"))
    assert state.hits["rotterdam"] == 4
    events = report(state, Repair("rotterdam", "CW North"))
    assert (state.hits["rotterdam"], state.sp["CW North"]) == (3, 2)
    assert "capacity 40%" in told(events, "OCS-PORT-02")[-1]
    assert cannot(state, Repair("rotterdam", "CW North")) == ("OCS-PORT-02",)
    assert cannot(state, Repair("amsterdam", "CW North")) == ("OCS-PORT-02",)
    assert cannot(state, Repair("antwerpen_1", "US North")) == ("OCS-PORT-02",)
    assert cannot(state, Capture("rotterdam", "allied")) == ("BTR-HOUSE-01",)
    report(state, Scheldt(True))
    assert state.scheldt


@pytest.mark.rule("BTR-HOUSE-06", "BTR-HOUSE-07")
def test_flank_options_hold_for_every_roll_of_their_nation() -> None:
    state = books("1944-11-19", collapse_north=True, alpine_redoubt=True)
    cw, us = sp(state, "CW", 7), sp(state, "US", 7, PlaceSP(3))
    assert (state.history[-1]["CW column"], state.history[-1]["US column"]) == ("6", "8")
    assert told(cw, "BTR-HOUSE-06")
    assert told(us, "BTR-HOUSE-07")
    plain = books("1944-11-19")
    assert not told(sp(plain, "CW", 7), "BTR-HOUSE-06")


@pytest.mark.rule("BTR-HOUSE-13", "BTR-SUPPLY-18")
def test_a_random_event_lasts_to_the_end_of_its_turn() -> None:
    state = books("1944-11-19")
    report(state, Event("US", -3))
    sp(state, "US", 7, PlaceSP(3))
    assert state.history[-1]["US column"] == "7"
    assert cannot(state, Event("US", 5)) == ("BTR-HOUSE-13",)
    run(state, EndTurn())
    assert state.shifts == {"US": 0, "CW": 0}


@pytest.mark.rule("BTR-SUPPLY-01")
def test_in_a_southern_campaign_the_commonwealth_does_not_roll() -> None:
    south = books("1944-11-19", campaign="south-1944")
    assert sp(south, "US", 7)
    before = dict(south.sp)
    run(south, SupplyRoll("CW"))
    assert south.sp == before


@pytest.mark.rule("BTR-SHIP-06")
def test_capacity_is_for_the_turn_and_what_is_left_is_lost() -> None:
    state = books("1944-11-19")
    state.caps = {"rail": 4, "sea": 4}
    report(state, Ship("rail", 3))
    assert cannot(state, Ship("rail", 2)) == ("BTR-SHIP-06",)
    events = run(state, EndTurn())
    assert "1 rail and 4 sea" in told(events, "BTR-SHIP-06")[-1]
    assert state.caps == {"rail": 0, "sea": 0}


@pytest.mark.rule("BTR-REPL-36", "BTR-REPL-01")
def test_pax_and_eq_are_kept_from_turn_to_turn() -> None:
    state = books("1944-10-29")
    run(state, ReplRoll("US"), 7)
    run(state, ReplRoll("US"), 7)
    assert (state.repls["US Pax"], state.repls["US Eq"]) == (2, 2)
    kill(state, "US 774 Tk Bn")
    asked(state, Rebuilds())
    assert why_not(state, Rebuild("US 774 Tk Bn")).legal
    assert refused_by(state, Rebuild("US 773 TD Bn")) == ("BTR-HOUSE-24",)
    events = run_out(state, Finish())
    assert "2 US Pax, 2 US Eq" in told(events, "BTR-REPL-36")[-1]
    assert state.repls["US Pax"] == 2


def run_out(state: RhineState, *given: Any) -> list[Told]:
    """Answer a step that was asked; what is forced needs no answer."""
    for action in given:
        if state.stack:
            state.do(action)
            state.settle()
    assert not state.stack
    return list(state.events or ())


@pytest.mark.rule("BTR-REPL-24", "BTR-REPL-25")
def test_american_repls_serve_americans_and_french_and_commonwealth_repls_the_rest() -> None:
    state = books("1944-10-29")
    state.add_repls("US", "Pax", 2)
    for unit in ("FR 1.FF Inf Div", "CW 15 Inf Div", "CW 1 Bel Inf Bde", "US 3 Inf Div"):
        kill(state, unit)
    asked(state, Rebuilds())
    assert "BTR-REPL-25" in refused_by(state, Rebuild("CW 15 Inf Div"))
    assert "BTR-REPL-25" in refused_by(state, Rebuild("CW 1 Bel Inf Bde"))
    assert why_not(state, Rebuild("US 3 Inf Div")).legal
    run_out(state, Rebuild("FR 1.FF Inf Div"), Finish())
    assert (box(state, "FR 1.FF Inf Div"), steps(state, "FR 1.FF Inf Div")) == ("On map", 1)
    assert state.repls["US Pax"] == 0
    assert told(list(state.events or ()), "BTR-REPL-24")


@pytest.mark.rule("BTR-REBUILD-23", "BTR-REBUILD-12")
def test_a_rebuild_is_paid_and_explained() -> None:
    state = books("1944-10-29")
    state.add_repls("US", "Pax", 8)
    state.add_repls("US", "Eq", 2)
    for unit in ("US 3 Inf Div", "US 7 Arm Div CCA"):
        kill(state, unit)
    asked(state, Rebuilds())
    ruling = why_not(state, Rebuild("US 3 Inf Div", 4))
    assert [(line.amount, line.rule) for line in ruling.ledger] == [(8, "BTR-REBUILD-23")]
    assert refused_by(state, Rebuild("US 3 Inf Div", 5)) == ("BTR-HOUSE-10",)
    run_out(state, Rebuild("US 3 Inf Div", 4), Rebuild("US 7 Arm Div CCA", 2), Finish())
    assert state.repls == {"US Pax": 0, "US Eq": 0, "CW Pax": 0, "CW Eq": 0}
    assert not state.status()


@pytest.mark.rule("BTR-REPL-30", "BTR-ARRIVAL-10", "BTR-REBUILD-48")
def test_what_repls_cannot_buy_is_refused() -> None:
    state = books("1944-10-29")
    state.add_repls("US", "Eq", 9)
    state.add_repls("US", "Pax", 9)
    kill(state, "US P-51 #1")
    kill(state, "US Truck point #1")
    state.put_box(state.number("US 747 Tk Bn"), "Removed")
    asked(state, Rebuilds())
    assert refused_by(state, Rebuild("US P-51 #1")) == ("BTR-REPL-30",)
    assert refused_by(state, Rebuild("US 747 Tk Bn")) == ("BTR-ARRIVAL-10",)
    assert refused_by(state, Rebuild("US Truck point #1")) == ("BTR-REBUILD-48",)


@pytest.mark.rule("BTR-REPL-31", "BTR-REPL-33", "BTR-REPL-35")
def test_air_repls_restore_reduced_and_dead_aircraft_of_their_class() -> None:
    state = books("1944-10-29")
    kill(state, "US P-51 #1")
    bring(state, "FR P-47 #1", "US B-26 #1", "CW Typhoon #1")
    for unit in ("FR P-47 #1", "US B-26 #1", "CW Typhoon #1"):
        state.steps[state.number(unit)] = 1
    asked(state, AirRepls("US", "Ftr", 2))
    assert {str(o) for o in state.stack[-1].options(state)} == {"Restore US P-51 #1", "Restore FR P-47 #1"}
    assert refused_by(state, Restore("US B-26 #1")) == ("BTR-REPL-33",)
    assert refused_by(state, Restore("CW Typhoon #1")) == ("BTR-REPL-35",)
    assert refused_by(state, Restore("US P-38 #1")) == ("BTR-REPL-31",)
    run_out(state, Restore("US P-51 #1"))
    assert (box(state, "US P-51 #1"), steps(state, "US P-51 #1"), steps(state, "FR P-47 #1")) == ("On map", 2, 2)


@pytest.mark.rule("BTR-REPL-32", "BTR-REPL-34")
def test_air_repls_without_an_aircraft_are_lost() -> None:
    state = books("1944-10-29")
    bring(state, "US A-20 #1")
    assert "are lost" in told(run(state, AirRepls("US", "Other", 1)), "BTR-REPL-32")[0]
    state.steps[state.number("US A-20 #1")] = 1
    events = run(state, AirRepls("US", "Other", 1))
    assert steps(state, "US A-20 #1") == 2
    assert told(events, "BTR-REPL-34")


@pytest.mark.rule("BTR-REPL-26", "BTR-REPL-27", "OCS-UNIT-04")
def test_misc_brings_back_an_independent_unit_or_an_artillery_step_for_nothing() -> None:
    state = books("1944-10-29")
    for unit in ("US 774 Tk Bn", "US 7 Arm Div CCA", "US 3 Inf Div", "CW 4 Commando Bde"):
        kill(state, unit)
    bring(state, "US 7 Arty Div")
    state.steps[state.number("US 7 Arty Div")] = 2
    asked(state, MiscRepl("US"))
    assert "OCS-UNIT-04" in refused_by(state, Misc("US 7 Arm Div CCA"))
    assert "OCS-UNIT-04" in refused_by(state, Misc("US 3 Inf Div"))
    assert refused_by(state, Misc("CW 4 Commando Bde")) == ("BTR-REPL-25",)
    assert refused_by(state, Misc("US 773 TD Bn")) == ("BTR-REPL-26",)
    run_out(state, Misc("US 774 Tk Bn"))
    assert box(state, "US 774 Tk Bn") == "On map"
    run(state, MiscRepl("US"), Misc("US 7 Arty Div"))
    assert steps(state, "US 7 Arty Div") == 3
    assert not any(state.repls.values())


@pytest.mark.rule("BTR-ARRIVAL-16", "BTR-REPL-29")
def test_a_transport_point_returns_empty_and_an_unused_misc_is_lost() -> None:
    state = books("1944-10-29")
    kill(state, "US Truck point #1")
    run(state, MiscRepl("US"), Misc("US Truck point #1"))
    assert (box(state, "US Truck point #1"), state.cargo[state.number("US Truck point #1")]) == ("On map", 0)
    kill(state, "US Truck point #1")
    assert told(run(state, MiscRepl("US"), Finish()), "BTR-REPL-29")
    assert told(run(books("1944-10-29"), MiscRepl("US")), "BTR-REPL-29")


@pytest.mark.rule("BTR-REPL-26", "BTR-REBUILD-19")
def test_misc_brings_back_no_headquarters_and_repls_do() -> None:
    state = books("1944-10-29")
    for unit in ("US 12 Corps HQ", "US 774 Tk Bn"):
        kill(state, unit)
    state.push(MiscRepl("US"))
    assert [str(option) for option in state.stack[-1].options(state)] == ["Misc US 774 Tk Bn", "Finish"]
    assert refused_by(state, Misc("US 12 Corps HQ")) == ("BTR-REPL-26",)
    state.stack.clear()
    state.add_repls("US", "Pax", 1)
    state.add_repls("US", "Eq", 1)
    run(state, Rebuilds(), Rebuild("US 12 Corps HQ"))
    assert box(state, "US 12 Corps HQ") == "On map"


@pytest.mark.rule("BTR-REBUILD-14")
def test_misc_cannot_bring_back_a_breakdown_unit() -> None:
    state = books("1944-10-29")
    kill(state, "FR 3-4-3 Brkdwn Rgt #1")
    state.push(MiscRepl("US"))
    assert refused_by(state, Misc("FR 3-4-3 Brkdwn Rgt #1")) == ("BTR-REBUILD-14",)


@pytest.mark.rule("BTR-HOUSE-02", "BTR-REPL-28")
def test_bridge_check_markers_are_kept_up_to_six() -> None:
    state = books("1944-09-05")
    state.markers["bridge"] = 6
    run(state, ReplRoll("CW"), 12)
    assert state.markers["bridge"] == 6
    fresh = books("1944-09-05")
    run(fresh, ReplRoll("CW"), 12)
    assert fresh.markers["bridge"] == 1
    run(fresh, ReplRoll("CW"), 11)
    assert fresh.markers["bridge"] == 1


@pytest.mark.rule("BTR-HOUSE-20", "BTR-HOUSE-02")
def test_a_marker_makes_a_rhine_bridge_stand_on_four() -> None:
    state = books("1945-03-05")
    state.markers["bridge"] = 1
    with_marker = report(state, BridgeCheck("Remagen", True), 4)
    assert "stands" in told(with_marker, "BTR-HOUSE-20")[-1]
    assert state.markers["bridge"] == 0
    assert cannot(state, BridgeCheck("Remagen", True)) == ("BTR-HOUSE-02",)
    assert "blown" in told(report(state, BridgeCheck("Remagen"), 4), "BTR-HOUSE-20")[-1]
    assert "stands" in told(report(state, BridgeCheck("Remagen"), 6), "BTR-HOUSE-20")[-1]


@pytest.mark.rule("BTR-ARRIVAL-28", "OCS-AIR-05")
def test_a_drop_is_planned_from_8_september_and_flown_two_turns_later() -> None:
    unit = "US 101 Abn Div 401 Gld Rgt"
    state = books("1944-09-05")
    assert cannot(state, PlanDrop(unit)) == ("BTR-ARRIVAL-28",)
    state.turn = 2
    report(state, PlanDrop(unit))
    assert "OCS-AIR-05" in cannot(state, Drop(unit))
    state.turn = 3
    assert "1944-09-15" in str(_ruling(state, Drop(unit)))
    state.turn = 4
    assert state.date == dt.date(1944, 9, 15)
    report(state, Drop(unit))
    assert box(state, unit) == "On map"


def _ruling(state: RhineState, action: Any) -> object:
    asked(state, REPORTS)
    found = why_not(state, action)
    state.stack.clear()
    return found


@pytest.mark.rule("BTR-EFFECT-12", "BTR-HOUSE-19")
def test_no_drop_is_flown_without_flight_and_only_units_in_england_plan_one() -> None:
    unit = "US 101 Abn Div 401 Gld Rgt"
    state = books("1944-09-19")
    state.drops = {unit: 1}
    state.flight = "None"
    assert cannot(state, Drop(unit)) == ("BTR-EFFECT-12",)
    assert cannot(state, PlanDrop("US 79 Inf Div")) == ("BTR-HOUSE-19",)
    assert cannot(state, Shift("US 79 Inf Div", "England")) == ("BTR-HOUSE-19",)
    report(state, Shift(unit, "On map"))
    assert box(state, unit) == "On map"


@pytest.mark.rule("BTR-HOUSE-24", "OCS-BRKDWN-02")
def test_losses_go_to_the_dead_pile_and_breakdown_units_to_the_pool() -> None:
    state = books("1944-10-29")
    bring(state, "US 3 Inf Div", "FR 3-4-3 Brkdwn Rgt #1")
    report(state, Lose("US 3 Inf Div", 3))
    assert steps(state, "US 3 Inf Div") == 1
    events = report(state, Lose("US 3 Inf Div"), Lose("FR 3-4-3 Brkdwn Rgt #1"))
    assert (box(state, "US 3 Inf Div"), box(state, "FR 3-4-3 Brkdwn Rgt #1")) == ("Dead pile", "Pool")
    assert told(events, "OCS-BRKDWN-02")
    assert cannot(state, Lose("US 3 Inf Div")) == ("BTR-HOUSE-24",)
    assert cannot(state, Lose("US 79 Inf Div", 5)) == ("BTR-HOUSE-10",)


@pytest.mark.rule("BTR-HOUSE-12", "BTR-HOUSE-22", "OCS-UNIT-07")
def test_a_transport_point_carries_one_sp_of_its_own_nation() -> None:
    state = books("1944-10-29")
    bring(state, "US Truck point #1", "CW Truck point #1")
    state.receive("US North", 2)
    report(state, Load("US Truck point #1", "US North"))
    assert (state.sp["US North"], state.cargo[state.number("US Truck point #1")]) == (1, 4)
    assert "OCS-UNIT-07" in cannot(state, Load("US Truck point #1", "US North"))
    assert cannot(state, Load("CW Truck point #1", "US North")) == ("BTR-HOUSE-22",)
    report(state, Unload("US Truck point #1", "US South"))
    assert (state.sp["US South"], state.cargo[state.number("US Truck point #1")]) == (1, 0)
    report(state, Spend("US South", 1))
    assert cannot(state, Spend("US South", 1)) == ("BTR-HOUSE-24",)
    assert not state.status()


def test_options_of_a_campaign_are_checked() -> None:
    for options, parameter in (
        ({"campaign": "east"}, "campaign"),
        ({"weather": "fine"}, "options"),
        ({"collapse_north": "yes"}, "collapse_north"),
        ({"reserve_markers": -1}, "reserve_markers"),
    ):
        with pytest.raises(Invalid) as caught:
            Game.new(title(), scenario="clerk", variant="clerk", options=options)
        assert caught.value.parameter == parameter


def test_names_in_reports_are_checked() -> None:
    state = books()
    asked(state, REPORTS)
    for action, parameter in (
        (Lose("US 999 Inf Div"), "unit"),
        (Spend("FR South", 1), "stock"),
        (Capture("bremen", "allied"), "port"),
        (Ship("air", 1), "by"),
        (Event("FR", 1), "nation"),
    ):
        with pytest.raises(Invalid) as caught:
            why_not(state, action)
        assert caught.value.parameter == parameter


def test_a_person_may_enter_their_own_dice_and_undo() -> None:
    game = new_game(dice="own")
    game.resolve(9, by="person")
    game.resolve(8, by="person")
    game.resolve(5, by="person")
    game.apply(ChooseOrder(True))
    assert game.state.first == "allied"  # type: ignore[attr-defined]
    game.undo()
    assert "won the roll" in game.pending.prompt  # type: ignore[union-attr]
    with pytest.raises(Invalid):
        game.undo(99)
