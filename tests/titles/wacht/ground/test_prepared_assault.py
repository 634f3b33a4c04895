"""Prepared Assault (rules WAR-7.7.0-01..13, WAR-5.11.0-01)."""

from typing import Any

import pytest

from tests.titles.wacht.support.asking import answer_value, cited_rules, rule_case
from tests.titles.wacht.support.bridges import SOUTH_BANK
from tests.titles.wacht.support.field_of_play import make_position, move_cost, rule_on_move, unit_entry
from tests.titles.wacht.support.next_to_enemy import adjacency_penalty, is_forced_stop


def assault(unit: str, **given: Any) -> dict[str, Any]:
    return answer_value("prepared_assault", unit=unit, **given)


@pytest.mark.rule("WAR-7.7.0-01")
def test_prepared_assault_counts_hexes_and_pays_nothing() -> None:
    assert assault("AFV", entered="rough") == {
        "max_hexes": 2,
        "must_stop": False,
        "may_cross": True,
        "may_end": True,
    }
    assert assault("GE H A Art")["max_hexes"] == 0


@pytest.mark.rule("WAR-7.7.0-02", "WAR-7.7.0-03", "WAR-5.11.0-01", "WAR-7.7.0-04")
def test_prepared_assault_goes_one_or_two_hexes() -> None:
    units = [unit_entry("foot", "GE Leg units", "0301", mode="pa"), unit_entry("tank", "AFV", "0501", mode="pa")]
    rangers = [unit_entry("rangers", "US Leg units", "0107", mode="pa", ranger=True)]
    state = make_position(german=units, american=rangers, terrain={"0502": "Woods", "0108": "Forest"})
    assert move_cost(rule_on_move(state, "foot", "0302")) == 0
    assert rule_on_move(state, "foot", "0302", "0303").rules == ("WAR-7.7.0-02",)
    assert rule_on_move(state, "tank", "0401", "0402").legal
    assert rule_on_move(state, "tank", "0401", "0402", "0403").rules == ("WAR-7.7.0-03",)
    assert rule_on_move(state, "tank", "0502", "0503").rules == ("WAR-7.7.0-04",)
    assert rule_on_move(state, "rangers", "0108", "0109").legal
    assert rule_on_move(state, "rangers", "0108", "0109", "0208").rules == ("WAR-5.11.0-01",)


@pytest.mark.rule("WAR-7.7.0-04")
def test_woods_end_an_assault_move_unless_entered_by_road() -> None:
    for wood in ("woods", "forest"):
        assert assault("Mech", entered=wood)["must_stop"]
        assert not assault("Mech", entered=wood, via="trail")["must_stop"]
        assert not assault("Rangers", entered=wood)["must_stop"]


@pytest.mark.rule("WAR-7.7.0-05")
def test_constricted_terrain_ends_an_assault_move_unless_entered_by_road() -> None:
    assert assault("Mech", entered="constricted")["must_stop"]
    assert not assault("Mech", entered="constricted", via="secondary_road")["must_stop"]
    assert assault("Mech", entered="constricted", via="dashed_line")["must_stop"]
    assert not assault("Rangers", entered="constricted")["must_stop"]


@pytest.mark.rule("WAR-7.7.0-06", "WAR-7.7.0-07")
def test_rivers_in_prepared_assault() -> None:
    for river in ("minor", "major"):
        crossed = {
            unit: [
                by
                for by in ("bridge", "ford", "engineer", "riverbank")
                if assault(unit, river=river, by=by)["may_cross"]
            ]
            for unit in ("Mech", "Leg", "Rangers")
        }
        assert crossed == {"Mech": ["bridge"], "Leg": ["bridge", "engineer"], "Rangers": ["bridge", "engineer"]}


@pytest.mark.rule("WAR-7.7.0-06", "WAR-7.7.0-07")
def test_prepared_assault_crosses_rivers_at_bridges_or_with_an_engineer() -> None:
    units = [
        unit_entry("tank", "AFV", "0302", mode="pa"),
        unit_entry("foot", "GE Leg units", "0302", mode="pa"),
        unit_entry("pi", "GE Leg units", "0303", engineer="division"),
    ]
    state = make_position(german=units, rivers={"minor": SOUTH_BANK}, fords={"ford": [["0302", "0403"]]})
    assert rule_on_move(state, "tank", "0403", means=["ford"]).rules == ("WAR-7.7.0-06",)
    assert rule_on_move(state, "foot", "0403", means=["ford"]).rules == ("WAR-7.7.0-07",)
    assert rule_on_move(state, "foot", "0403", means=["engineer"]).legal


@pytest.mark.rule("WAR-7.7.0-08", "WAR-7.7.0-09")
def test_streams_are_crossed_freely_in_prepared_assault() -> None:
    assert assault("Mech", river="stream", by="riverbank")["may_cross"]
    assert assault("Leg", river="stream", by="riverbank") == {
        "max_hexes": 1,
        "must_stop": False,
        "may_cross": True,
        "may_end": True,
    }
    assert assault("Rangers", river="stream", by="riverbank")["max_hexes"] == 2


@pytest.mark.rule("WAR-7.7.0-10")
def test_an_assault_move_ends_next_to_an_enemy() -> None:
    assert assault("Mech", ends_adjacent=True)["must_stop"]
    assert not assault("Mech", ends_adjacent=False)["must_stop"]
    assert is_forced_stop("pa", adjacent_steps=1)


@pytest.mark.rule("WAR-7.7.0-10")
def test_prepared_assault_pays_no_penalty_next_to_the_enemy() -> None:
    assert adjacency_penalty("pa", enemies="fort") == 0


@pytest.mark.rule("WAR-7.7.0-10", "WAR-7.7.0-13", "WAR-7.7.0-12", "WAR-7.7.0-11")
def test_prepared_assault_next_to_the_enemy() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0303", mode="pa"), unit_entry("free", "AFV", "0501", mode="pa")],
        american=[unit_entry("foe", "US Leg units", "0304")],
    )
    away = rule_on_move(state, "tank", "0302")
    assert away.rules == ("WAR-7.7.0-13",)
    assert rule_on_move(state, "tank", "0404").legal
    assert rule_on_move(state, "tank", "0404", "0405").rules == ("WAR-7.7.0-10",)
    assert rule_on_move(state, "free", "0402").legal
    assert "WAR-7.7.0-11" in cited_rules("prepared_assault", unit="Mech", starts_adjacent=True, ends_adjacent=True)


@pytest.mark.rule("WAR-7.7.0-11", "WAR-7.7.0-12", "WAR-7.7.0-13")
def test_who_begins_next_to_an_enemy_ends_next_to_one() -> None:
    assert assault("Mech", starts_adjacent=True, ends_adjacent=True)["may_end"]
    assert not assault("Mech", starts_adjacent=True, ends_adjacent=False)["may_end"]
    assert assault("Mech", starts_adjacent=False, ends_adjacent=False)["may_end"]
    assert "WAR-7.7.0-13" not in cited_rules("prepared_assault", unit="Mech", starts_adjacent=True, ends_adjacent=True)


ASSAULT = [
    rule_case("WAR-7.7.0-02", "Leg", 1),
    rule_case("WAR-5.11.0-01", "Rangers", 2),
    rule_case("WAR-7.7.0-03", "Mech", 2),
]


@pytest.mark.parametrize(("unit", "hexes"), ASSAULT)
def test_each_number_of_hexes_in_prepared_assault(unit: str, hexes: int) -> None:
    assert answer_value("prepared_assault", unit=unit)["max_hexes"] == hexes
