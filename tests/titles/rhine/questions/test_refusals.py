"""Refused questions: one line that says what is accepted."""

from pathlib import Path
from typing import Any

import pytest

from broadfront.core.errors import Invalid
from broadfront.titles import load_title
from tests.titles.rhine.support.asking import refusal_error, rhine_title

SUPPLY: dict[str, Any] = {"nation": "us", "date": "1944-10-26", "dice": 7, "ground": "dry"}


@pytest.mark.parametrize(
    ("question", "given"),
    [
        ("calendar", {}),
        ("weather", {"ground_die": 3, "flight_dice": 7}),
        ("supply", {"nation": "us", "dice": 7, "ground": "dry"}),
        ("shipping", {}),
        ("replacements", {"nation": "us", "dice": 7}),
        ("arrivals", {}),
    ],
)
@pytest.mark.parametrize("date", ["1944-09-04", "1944-09-06", "1945-05-01", "1945-02-28", "not a date", "1944-13-01"])
def test_a_date_that_is_no_turn_is_refused_with_the_turns(question: str, given: dict[str, Any], date: str) -> None:
    error = refusal_error(question, date=date, **given)
    assert error.parameter == "date"
    assert error.accepted
    assert "\n" not in str(error)


def test_a_day_between_turns_names_the_turns_beside_it() -> None:
    assert "1944-09-05 and 1944-09-08" in str(refusal_error("calendar", date="1944-09-06"))
    assert "1944-09-05 to 1945-04-29" in str(refusal_error("calendar", date="1946-01-01"))
    accepted = refusal_error("calendar", date="1944-09-06").accepted
    assert isinstance(accepted, list)
    assert len(accepted) == 70


@pytest.mark.parametrize(
    ("change", "parameter", "said"),
    [
        ({"dice": 1}, "dice", "2 to 12"),
        ({"dice": 13}, "dice", "2 to 12"),
        ({"nation": "FR"}, "nation", "US, CW"),
        ({"nation": "German"}, "nation", "US, CW"),
        ({"ground": "ice"}, "ground", "Dry, Mud, Snow"),
        ({"antwerpen_ports": 3}, "antwerpen_ports", "0 to 2"),
        ({"antwerpen_ports": -1}, "antwerpen_ports", "0 to 2"),
        ({"random_event": 5}, "random_event", "-4 to 4"),
        ({"rotterdam": "perhaps"}, "rotterdam", "yes, no"),
        ({"moon": "full"}, "moon", "expected"),
    ],
)
def test_a_supply_roll_says_what_it_takes(change: dict[str, Any], parameter: str, said: str) -> None:
    error = refusal_error("supply", **(SUPPLY | change))
    assert error.parameter == parameter
    assert said in str(error)


def test_dice_out_of_range_are_refused() -> None:
    assert refusal_error("weather", date="1944-12-01", ground_die=0, flight_dice=7).parameter == "ground_die"
    assert refusal_error("weather", date="1944-12-01", ground_die=3, flight_dice=1).parameter == "flight_dice"
    assert refusal_error("weather", date="1944-12-01", flight_dice=7).parameter == "ground_die"
    assert refusal_error("replacements", nation="us", date="1944-12-01", dice=0).parameter == "dice"
    assert refusal_error("surprise", attack="regular", dice=14).parameter == "dice"
    assert refusal_error("rebuild", unit="Infantry unit", re=0).parameter == "re"
    assert refusal_error("shipping", date="1944-12-01", rail_cap=2).parameter == "sea_cap"


def overlay(tmp_path: Path, name: str, old: str, new: str) -> None:
    """Load the title with one of its files changed."""
    text = rhine_title().files.text(name)
    assert old in text
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    load_title("rhine", tmp_path)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("charts/arrivals.toml", '"30 Corps HQ"', '"30 Corps"', "line 13: '30 Corps' is not a line of the chart"),
        ("charts/arrivals.toml", "date = 1944-09-08", "date = 1944-09-09", "turn 2 is 1944-09-09; expected 1944-09-08"),
        ("charts/supply.toml", "[  1,   2,   2,", "[  1,   2,", "row '2-3' has 11 cells"),
        ("charts/replacements.toml", 'rows."4-5" ', 'rows."4-6" ', "row '4-6' has no rule"),
        ("charts/combat_terrain.toml", '"[x2]",    "[x2]"', '"[x2",    "[x2]"', "is '.x2'; expected a cell such as"),
        ("charts/movement_terrain.toml", '"+3", ', '"3+", ', "is '3.'; expected a cost such as"),
        ("charts/combat.toml", '"AL1 DL1o1"', '"AL1 D?"', "expected a combat result such as"),
        ("charts/calendar.toml", "turns = 70", "turns = 71", "70 turns between the dates, 71 are stated"),
        ("house/rebuild_names.toml", 'row = "Truck point"', 'row = "Truk"', "no row 'Truk' in the rebuild table"),
        ("house/entry.toml", "[places]", "[plaices]", "unknown key 'plaices'; expected .* .did you mean places"),
    ],
)
def test_a_damaged_chart_is_refused_with_its_place(tmp_path: Path, name: str, old: str, new: str, said: str) -> None:
    with pytest.raises(Invalid, match=rf"{name}, line \d+: .*{said}|{name}, {said}"):
        overlay(tmp_path, name, old, new)


def test_a_weather_row_must_give_every_face_once(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"weather.toml, line \d+: .*no condition for 5"):
        overlay(tmp_path, "charts/weather.toml", '["1-4",  "5-6"', '["1-4",  "6"')
