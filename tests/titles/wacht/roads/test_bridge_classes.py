"""Bridge classes of tanks (rules WAR-COLLAPSE-21..30)."""

import pytest

from tests.titles.wacht.support.asking import answer_value, invalid_error, rule_case

VEHICLES = [
    rule_case("WAR-COLLAPSE-21", 'Tiger "Elefant"', "H"),
    rule_case("WAR-COLLAPSE-22", "Jagdpanther V", "H"),
    rule_case("WAR-COLLAPSE-23", "Jagdpz IV/L70", "M"),
    rule_case("WAR-COLLAPSE-24", "SIG III/IV", "M"),
    rule_case("WAR-COLLAPSE-25", "Hetzer", "L"),
    rule_case("WAR-COLLAPSE-26", "Sturm Tiger Brumbar", "H"),
    rule_case("WAR-COLLAPSE-27", "Panther", "M"),
    rule_case("WAR-COLLAPSE-28", "MkIV", "M"),
    rule_case("WAR-COLLAPSE-29", "MkVI", "H"),
    rule_case("WAR-COLLAPSE-30", "Royal Tiger", "H"),
]


@pytest.mark.parametrize(("vehicle", "letter"), VEHICLES)
def test_each_german_panzer_bridge_class(vehicle: str, letter: str) -> None:
    assert answer_value("bridge_class", vehicle=vehicle)["class"] == letter


def test_vehicles_are_found_by_any_part_of_their_name() -> None:
    letters = {
        "Elefant": "H", "Jagdpanther": "H", "hetzer": "L", "PANTHER": "M", "MkIV": "M", "Tiger": "H",
        "Royal Tiger": "H", "Brumbar": "H", "Brummbär": "H", "Sturmtiger": "H", "L70": "M", "SIG": "M",
        "MkV": "M", "MkVb": "H",
    }  # fmt: skip
    assert {name: answer_value("bridge_class", vehicle=name)["class"] for name in letters} == letters
    assert answer_value("bridge_class", vehicle="Tiger")["vehicle"] == 'MkVI "Tiger"'
    assert invalid_error("bridge_class", vehicle="pan").kind == "ambiguous"
    assert "Hetzer" in str(invalid_error("bridge_class", vehicle="Sherman"))
