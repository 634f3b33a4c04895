"""Rolling the weather (rules BTR-WEATHER-01..18)."""

import pytest

from broadfront.tables import dice
from broadfront.titles.rhine.steps.weather_rolls import Flight, Ground
from tests.titles.rhine.support.asking import answer_value, ask_rhine, numbered_cases, rhine_title, rule_data
from tests.titles.rhine.support.books import make_books, run_step


@pytest.mark.rule("BTR-WEATHER-01", "BTR-WEATHER-18")
def test_one_die_gives_the_ground_and_two_the_flight_without_modifier() -> None:
    found = ask_rhine("weather", date="1944-12-01", ground_die=4, flight_dice=8)
    assert (found.value["ground"], found.value["flight"]) == ("Mud", "Limited")
    assert [line.amount for line in found.ledger] == [4, 8]


@pytest.mark.rule("BTR-WEATHER-01", "OCS-SEQ-05")
def test_weather_is_rolled_at_the_start_of_a_turn() -> None:
    state = make_books("1944-12-01")
    run_step(state, Ground(), 4)
    run_step(state, Flight(), 12)
    assert (state.clock.ground, state.clock.flight) == ("Mud", "Normal")
    automatic = make_books("1945-01-12")
    run_step(automatic, Ground())
    assert automatic.clock.ground == "Snow"


@pytest.mark.rule("BTR-WEATHER-17")
def test_an_automatic_condition_ignores_the_die_and_a_dash_never_comes() -> None:
    september = {
        answer_value("weather", date="1944-09-05", ground_die=die, flight_dice=7)["ground"] for die in range(1, 7)
    }
    assert september == {"Dry"}
    assert answer_value("weather", date="1945-01-12", flight_dice=7)["ground"] == "Snow"
    late = {
        ask_rhine("weather", date="1944-12-22", ground_die=die, flight_dice=7).value["ground"] for die in range(1, 7)
    }
    assert late == {"Dry", "Snow"}


def test_weather_odds_are_those_of_the_dice() -> None:
    found = answer_value("weather_odds", date="1945-02-01")
    assert found["ground"] == {"Dry": "1/3", "Mud": "1/6", "Snow": "1/2"}
    assert found["flight"] == {"None": "1/6", "Limited": "5/12", "Normal": "5/12"}
    assert dice(2, 6).total == 36


FACES = {"Auto": range(1, 7), "-": range(0)}


def faces_of_cell(cell: str) -> range:
    if cell in FACES:
        return FACES[cell]
    low, _, high = cell.partition("-")
    return range(int(low), int(high or low) + 1)


@pytest.mark.parametrize("rule", numbered_cases("BTR-WEATHER", 2, 16))
def test_every_die_of_a_weather_row_gives_what_the_catalogue_says(rule: str) -> None:
    row = rule_data(rule)
    for turn in rhine_title().calendar.turns:
        if not row["from"] <= turn <= row["to"]:
            assert rule not in ask_rhine("weather", date=turn, ground_die=1, flight_dice=7).rules
            continue
        for ground in ("dry", "mud", "snow"):
            for die in faces_of_cell(row[ground]):
                assert (
                    answer_value("weather", date=turn, ground_die=die, flight_dice=7)["ground"] == ground.capitalize()
                )
        for flight in ("none", "limited", "normal"):
            for total in faces_of_cell(row[flight]):
                assert (
                    answer_value("weather", date=turn, ground_die=1, flight_dice=total)["flight"] == flight.capitalize()
                )
