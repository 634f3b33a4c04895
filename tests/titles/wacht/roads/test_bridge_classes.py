"""Which tank is heavy (rules WAR-COLLAPSE-21..30)."""

from tests.titles.wacht.support.asking import invalid, value


def test_vehicles_are_found_by_any_part_of_their_name() -> None:
    letters = {
        "Elefant": "H", "Jagdpanther": "H", "hetzer": "L", "PANTHER": "M", "MkIV": "M", "Tiger": "H",
        "Royal Tiger": "H", "Brumbar": "H", "Brummbär": "H", "Sturmtiger": "H", "L70": "M", "SIG": "M",
        "MkV": "M", "MkVb": "H",
    }  # fmt: skip
    assert {name: value("bridge_class", vehicle=name)["class"] for name in letters} == letters
    assert value("bridge_class", vehicle="Tiger")["vehicle"] == 'MkVI "Tiger"'
    assert invalid("bridge_class", vehicle="pan").kind == "ambiguous"
    assert "Hetzer" in str(invalid("bridge_class", vehicle="Sherman"))
