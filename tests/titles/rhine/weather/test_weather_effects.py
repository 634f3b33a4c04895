"""Effects of weather (rules BTR-EFFECT-01..14, BTR-HOUSE-05, 15..16)."""

import pytest

from broadfront.titles.rhine.rules.actions import Drop, PlanDrop, Shift
from broadfront.titles.rhine.rules.field.movement import step_conditions
from broadfront.titles.rhine.rules.map_actions import Interdict
from tests.titles.rhine.support.asking import ask_rhine, ledger_amounts, rule_cases
from tests.titles.rhine.support.books import box_of, make_books
from tests.titles.rhine.support.reports import report_refusal, run_reports
from tests.titles.rhine.support.theatre import attack_position, report_lines


@pytest.mark.rule("BTR-EFFECT-03", "BTR-EFFECT-05", "OCS-AIR-01")
def test_refit_is_twice_the_level_and_halved_in_mud_and_snow() -> None:
    capacity = {
        (ground, level): ask_rhine("effects", ground=ground, flight="none", base_level=level).value["refit"]
        for ground in ("dry", "mud", "snow")
        for level in (0, 1, 3)
    }
    assert capacity == {
        ("dry", 0): 1,
        ("dry", 1): 2,
        ("dry", 3): 6,
        ("mud", 0): 1,
        ("mud", 1): 1,
        ("mud", 3): 3,
        ("snow", 0): 1,
        ("snow", 1): 1,
        ("snow", 3): 3,
    }


@pytest.mark.rule("BTR-EFFECT-06", "BTR-EFFECT-07")
def test_snow_forbids_seaborne_assaults_and_pontoon_rolls() -> None:
    for ground, allowed in (("dry", True), ("mud", True), ("snow", False)):
        found = ask_rhine("effects", ground=ground, flight="normal").value
        assert (found["seaborne_assaults"], found["pontoon_rolls"]) == (allowed, allowed)


@pytest.mark.parametrize(
    ("flight", "missions", "hip_shoots", "interdiction"),
    [
        pytest.param("normal", "all phases", True, True, marks=pytest.mark.rule("BTR-EFFECT-08")),
        pytest.param(
            "limited",
            "own Movement Phase only",
            False,
            False,
            marks=pytest.mark.rule("BTR-EFFECT-09", "BTR-EFFECT-10", "BTR-EFFECT-11"),
        ),
        pytest.param("none", "none", False, False, marks=pytest.mark.rule("BTR-EFFECT-12")),
    ],
)
def test_flight_conditions_limit_missions(flight: str, missions: str, hip_shoots: bool, interdiction: bool) -> None:
    found = ask_rhine("effects", ground="dry", flight=flight).value
    assert found["air_missions"] == missions
    assert (found["hip_shoots"], found["interdiction"]) == (hip_shoots, interdiction)


@pytest.mark.parametrize("rule", rule_cases("BTR-EFFECT-13", "OCS-AIR-02"))
def test_refit_and_air_arrivals_go_on_in_any_weather(rule: str) -> None:
    for flight in ("none", "limited", "normal"):
        found = ask_rhine("effects", ground="snow", flight=flight, base_level=2)
        assert found.value["arrivals"] is True
        assert found.value["refit"] == 2
        assert rule in found.rules


@pytest.mark.rule("BTR-EFFECT-12", "BTR-HOUSE-19")
def test_no_drop_is_flown_without_flight_and_only_units_in_england_plan_one() -> None:
    unit = "US 101 Abn Div 401 Gld Rgt"
    state = make_books("1944-09-19")
    state.board.drops = {unit: 1}
    state.clock.flight = "None"
    assert report_refusal(state, Drop(unit)) == ("BTR-EFFECT-12",)
    assert report_refusal(state, PlanDrop("US 79 Inf Div")) == ("BTR-HOUSE-19",)
    assert report_refusal(state, Shift("US 79 Inf Div", "England")) == ("BTR-HOUSE-19",)
    run_reports(state, Shift(unit, "On map"))
    assert box_of(state, unit) == "On map"


@pytest.mark.rule("BTR-EFFECT-14", "OCS-SEQ-05")
def test_one_result_holds_for_the_turn_and_both_players() -> None:
    found = ask_rhine("weather", date="1944-12-01", ground_die=4, flight_dice=8)
    assert {"BTR-EFFECT-14", "OCS-SEQ-05"} <= set(found.rules)


@pytest.mark.parametrize(
    ("ground", "rule"),
    [
        pytest.param(ground, rule, marks=pytest.mark.rule(rule))
        for ground, rule in (("Dry", "BTR-EFFECT-01"), ("Mud", "BTR-EFFECT-02"), ("Snow", "BTR-EFFECT-04"))
    ],
)
def test_movement_uses_the_columns_of_the_ground(ground: str, rule: str) -> None:
    found = ask_rhine("effects", ground=ground, flight="normal")
    assert (ground, rule) in ledger_amounts(found)


@pytest.mark.rule("BTR-HOUSE-05")
def test_interdiction_can_be_suspended() -> None:
    state = attack_position()
    state.clock.flight = "Normal"
    enemy = state.number("12 VG Div")
    assert step_conditions(state, enemy, "Combat").flight == "Normal"
    assert report_refusal(state, Interdict(True)) == ("BTR-HOUSE-05",)
    report_lines(state, Interdict(False))
    assert step_conditions(state, enemy, "Combat").flight == "Limited"


@pytest.mark.rule("BTR-HOUSE-05")
def test_interdiction_is_for_germans_in_normal_flight() -> None:
    costs = {
        (side, flight): ask_rhine(
            "terrain_move", feature="roads", ground="dry", mobility="truck", side=side, flight=flight
        ).value["cost"]
        for side in ("german", "allied")
        for flight in ("normal", "limited", "none")
    }
    assert list(costs.values()) == ["1", "1/2", "1/2", "1/2", "1/2", "1/2"]


@pytest.mark.rule("BTR-HOUSE-15", "BTR-HOUSE-16")
def test_the_effects_rest_on_the_house_definitions() -> None:
    found = ask_rhine("effects", ground="snow", flight="normal", base_level=0)
    assert (found.value["refit"], found.value["seaborne_assaults"]) == (1, False)
    assert ask_rhine("effects", ground="mud", flight="normal", base_level=3).value["seaborne_assaults"] is True
