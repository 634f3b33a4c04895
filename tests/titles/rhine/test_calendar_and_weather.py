"""The 70 turns, their weather, and what the weather allows."""

import datetime as dt

import pytest

from broadfront.tables import dice
from tests.titles.rhine.asking import amounts, answer, cases, data, numbered, title, value

FACES = {"Auto": range(1, 7), "-": range(0)}


def faces(cell: str) -> range:
    if cell in FACES:
        return FACES[cell]
    low, _, high = cell.partition("-")
    return range(int(low), int(high or low) + 1)


@pytest.mark.rule("BTR-ARRIVAL-13")
def test_there_are_seventy_turns_on_nine_days_of_a_month() -> None:
    first = value("calendar", date="1944-09-05")
    assert (first["number"], first["previous"], first["next"], first["turns"]) == (1, None, "1944-09-08", 70)
    last = value("calendar", date="1945-04-29")
    assert (last["number"], last["previous"], last["next"]) == (70, "1945-04-26", None)
    days = {date.day for date in title().calendar.turns}
    assert days == {1, 5, 8, 12, 15, 19, 22, 26, 29}
    assert answer("calendar", date="1944-10-01").value["number"] == 9


@pytest.mark.rule("BTR-ARRIVAL-33")
def test_the_turn_after_26_february_is_1_march() -> None:
    assert value("calendar", date="1945-02-26")["next"] == "1945-03-01"
    assert value("calendar", date="1945-03-01")["previous"] == "1945-02-26"
    assert dt.date(1945, 2, 28) not in title().calendar
    assert "1 March" in answer("calendar", date="1945-02-26").ledger[0].reason


@pytest.mark.parametrize(
    ("rule", "date"),
    [
        pytest.param(rule, date, marks=pytest.mark.rule(rule))
        for rule, date in (
            ("BTR-ARRIVAL-28", "1944-09-08"),
            ("BTR-ARRIVAL-29", "1944-09-12"),
            ("BTR-ARRIVAL-30", "1944-11-01"),
            ("BTR-ARRIVAL-31", "1944-11-29"),
            ("BTR-ARRIVAL-32", "1945-02-08"),
        )
    ],
)
def test_a_heading_announces_what_begins_or_ends(rule: str, date: str) -> None:
    turns = [turn for turn in title().calendar.turns if rule in _announced(turn)]
    assert [turn.isoformat() for turn in turns] == [date]
    assert rule in answer("arrivals", date=date).rules


def _announced(turn: dt.date) -> list[str]:
    return [note.rule for note in title().calendar.notes if note.date == turn]


def test_two_map_campaigns_have_the_turns_of_autumn_and_of_spring() -> None:
    named = {turn: _two_map(turn) for turn in title().calendar.turns}
    assert [turn.isoformat() for turn, label in named.items() if label == "1944"][-1] == "1944-11-29"
    assert next(turn.isoformat() for turn, label in named.items() if label == "1945") == "1945-02-08"
    assert named[dt.date(1944, 12, 1)] is None


def _two_map(turn: dt.date) -> object:
    lines = [line.amount for line in answer("calendar", date=turn).ledger if "two-map campaigns of" in line.reason]
    return lines[0] if lines else None


@pytest.mark.parametrize("rule", numbered("BTR-WEATHER", 2, 16))
def test_every_die_of_a_weather_row_gives_what_the_catalogue_says(rule: str) -> None:
    row = data(rule)
    for turn in title().calendar.turns:
        if not row["from"] <= turn <= row["to"]:
            assert rule not in answer("weather", date=turn, ground_die=1, flight_dice=7).rules
            continue
        for ground in ("dry", "mud", "snow"):
            for die in faces(row[ground]):
                assert value("weather", date=turn, ground_die=die, flight_dice=7)["ground"] == ground.capitalize()
        for flight in ("none", "limited", "normal"):
            for total in faces(row[flight]):
                assert value("weather", date=turn, ground_die=1, flight_dice=total)["flight"] == flight.capitalize()


@pytest.mark.rule("BTR-WEATHER-01", "BTR-WEATHER-18")
def test_one_die_gives_the_ground_and_two_the_flight_without_modifier() -> None:
    found = answer("weather", date="1944-12-01", ground_die=4, flight_dice=8)
    assert (found.value["ground"], found.value["flight"]) == ("Mud", "Limited")
    assert [line.amount for line in found.ledger] == [4, 8]


@pytest.mark.rule("BTR-WEATHER-17")
def test_an_automatic_condition_ignores_the_die_and_a_dash_never_comes() -> None:
    september = {value("weather", date="1944-09-05", ground_die=die, flight_dice=7)["ground"] for die in range(1, 7)}
    assert september == {"Dry"}
    assert value("weather", date="1945-01-12", flight_dice=7)["ground"] == "Snow"
    late = {answer("weather", date="1944-12-22", ground_die=die, flight_dice=7).value["ground"] for die in range(1, 7)}
    assert late == {"Dry", "Snow"}


def test_weather_odds_are_those_of_the_dice() -> None:
    found = value("weather_odds", date="1945-02-01")
    assert found["ground"] == {"Dry": "1/3", "Mud": "1/6", "Snow": "1/2"}
    assert found["flight"] == {"None": "1/6", "Limited": "5/12", "Normal": "5/12"}
    assert dice(2, 6).total == 36


@pytest.mark.rule("BTR-EFFECT-14", "OCS-SEQ-05")
def test_one_result_holds_for_the_turn_and_both_players() -> None:
    found = answer("weather", date="1944-12-01", ground_die=4, flight_dice=8)
    assert {"BTR-EFFECT-14", "OCS-SEQ-05"} <= set(found.rules)


@pytest.mark.parametrize(
    ("ground", "rule"),
    [
        pytest.param(ground, rule, marks=pytest.mark.rule(rule))
        for ground, rule in (("Dry", "BTR-EFFECT-01"), ("Mud", "BTR-EFFECT-02"), ("Snow", "BTR-EFFECT-04"))
    ],
)
def test_movement_uses_the_columns_of_the_ground(ground: str, rule: str) -> None:
    found = answer("effects", ground=ground, flight="normal")
    assert (ground, rule) in amounts(found)


@pytest.mark.rule("BTR-EFFECT-03", "BTR-EFFECT-05", "OCS-AIR-01")
def test_refit_is_twice_the_level_and_halved_in_mud_and_snow() -> None:
    capacity = {
        (ground, level): answer("effects", ground=ground, flight="none", base_level=level).value["refit"]
        for ground in ("dry", "mud", "snow")
        for level in (0, 1, 3)
    }
    assert capacity == {
        ("dry", 0): 1, ("dry", 1): 2, ("dry", 3): 6,
        ("mud", 0): 1, ("mud", 1): 1, ("mud", 3): 3,
        ("snow", 0): 1, ("snow", 1): 1, ("snow", 3): 3,
    }  # fmt: skip


@pytest.mark.rule("BTR-EFFECT-06", "BTR-EFFECT-07")
def test_snow_forbids_seaborne_assaults_and_pontoon_rolls() -> None:
    for ground, allowed in (("dry", True), ("mud", True), ("snow", False)):
        found = answer("effects", ground=ground, flight="normal").value
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
    found = answer("effects", ground="dry", flight=flight).value
    assert found["air_missions"] == missions
    assert (found["hip_shoots"], found["interdiction"]) == (hip_shoots, interdiction)


@pytest.mark.parametrize("rule", cases("BTR-EFFECT-13", "OCS-AIR-02"))
def test_refit_and_air_arrivals_go_on_in_any_weather(rule: str) -> None:
    for flight in ("none", "limited", "normal"):
        found = answer("effects", ground="snow", flight=flight, base_level=2)
        assert found.value["arrivals"] is True
        assert found.value["refit"] == 2
        assert rule in found.rules
