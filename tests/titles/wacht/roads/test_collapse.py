"""Bridges that collapse (rules WAR-COLLAPSE-01..13)."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.actions import Halt, Move
from tests.titles.wacht.support.asking import answer_value, invalid_error
from tests.titles.wacht.support.bridges import BRIDGE, move_in_game, panther_unit, river_road, tiger_unit
from tests.titles.wacht.support.field_of_play import place_of, rule_on_move, state_of, unit_entry


def collapse(armour: str, bridge: str, **given: Any) -> Any:
    return answer_value("collapse", armour=armour, bridge=bridge, **({"over": "minor"} | given))["result"]


@pytest.mark.rule("WAR-COLLAPSE-01", "WAR-COLLAPSE-06")
def test_medium_armour_rolls_on_a_trail_bridge_over_a_river_and_not_over_a_stream() -> None:
    assert collapse("medium", "trail", roll=6) == "collapse"
    assert collapse("medium", "trail", roll=7, over="major") == "holds"
    assert collapse("medium", "trail", over="stream") == "no check"


@pytest.mark.rule("WAR-COLLAPSE-02")
def test_german_engineer_bridges_are_too_light_and_heavy_bridges_are_not() -> None:
    assert collapse("medium", "german_engineer", roll=0) == "collapse"
    assert collapse("heavy", "german_heavy") == "no check"


@pytest.mark.rule("WAR-COLLAPSE-03", "WAR-COLLAPSE-05")
def test_heavy_armour_rolls_on_a_us_engineer_bridge() -> None:
    assert collapse("heavy", "us_engineer", roll=3) == "collapse"
    assert collapse("heavy", "us_engineer", roll=9) == "holds"
    assert collapse("medium", "us_engineer") == "no check"


@pytest.mark.rule("WAR-COLLAPSE-04", "WAR-COLLAPSE-11")
def test_a_heavy_panzer_brings_an_engineer_bridge_down_without_a_roll() -> None:
    table = move_in_game(river_road(tiger_unit(), bridge="german_engineer"), "tiger", "0302", "0303")
    assert place_of(table, "tiger") == "0302"
    assert state_of(table).land.bridges[BRIDGE] == "destroyed"


@pytest.mark.rule("WAR-COLLAPSE-04")
def test_heavy_armour_brings_trail_and_german_engineer_bridges_down() -> None:
    assert collapse("heavy", "trail") == "automatic"
    assert collapse("heavy", "german_engineer") == "automatic"
    assert collapse("heavy", "road") == "no check"


@pytest.mark.rule("WAR-COLLAPSE-05", "WAR-TEC-26")
def test_a_heavy_panzer_rolls_on_a_us_engineer_bridge() -> None:
    table = move_in_game(river_road(tiger_unit(), bridge="us_engineer"), "tiger", "0302", "0303")
    table.resolve(9)
    assert place_of(table, "tiger") == "0303"


@pytest.mark.rule("WAR-COLLAPSE-07")
def test_nothing_else_collapses() -> None:
    for bridge in ("trail", "road", "german_engineer", "german_heavy", "us_engineer"):
        assert collapse("light", bridge) == "no check"
        assert collapse("none", bridge) == "no check"
        assert collapse("heavy", bridge, over="stream") == "no check"


@pytest.mark.rule("WAR-COLLAPSE-08")
def test_moves_retreats_and_ground_assaults_are_attempts() -> None:
    for action in ("move", "retreat", "ground_assault"):
        assert collapse("heavy", "trail", action=action) == "automatic"


@pytest.mark.rule("WAR-COLLAPSE-09")
def test_armour_standoff_is_no_attempt() -> None:
    assert collapse("heavy", "trail", action="armor_standoff") == "no check"


def test_every_answer_on_a_collapse_says_result_and_whether_it_collapses() -> None:
    fallen = {"collapse": True, "automatic": True, "holds": False, "no check": False}
    for armour in ("light", "medium", "heavy", "none"):
        for bridge in ("trail", "road", "us_engineer", "german_engineer", "german_heavy"):
            for action in ("move", "retreat", "ground_assault", "armor_standoff"):
                for roll in (0, 9):
                    found = answer_value("collapse", armour=armour, bridge=bridge, action=action, roll=roll)
                    assert found == {"result": found["result"], "collapses": fallen[found["result"]]}


def test_a_collapse_comes_before_the_crossing_and_ends_the_bridge() -> None:
    assert answer_value("collapse", armour="medium", bridge="trail", roll=0)["collapses"] is True
    assert answer_value("collapse", armour="heavy", bridge="trail")["collapses"] is True
    assert answer_value("collapse", armour="medium", bridge="trail", roll=9)["collapses"] is False


@pytest.mark.rule("WAR-COLLAPSE-10")
def test_each_roll_of_the_bridge_collapse_table() -> None:
    rolls = [
        answer_value("collapse", armour="medium", bridge="trail", over="minor", roll=n)["result"] for n in range(10)
    ]
    assert ["Y" if result == "collapse" else "N" for result in rolls] == list("YYYYYYYNNN")


@pytest.mark.rule("WAR-COLLAPSE-12")
def test_a_destroyed_bridge_carries_nobody() -> None:
    state = river_road(panther_unit(), bridge="destroyed")
    refused = rule_on_move(state, "panther", "0302", "0303", kind="road", means=["", "bridge"])
    assert "WAR-COLLAPSE-12" in rule_on_move(state, "panther", "0302", "0303", means=["", "bridge"]).rules
    assert not refused.legal


@pytest.mark.rule("WAR-COLLAPSE-13", "WAR-ROAD-15")
def test_a_bridge_that_holds_is_not_rolled_for_again() -> None:
    second = unit_entry("later", "AFV", "0301", vehicles=["MkIV"])
    table = move_in_game(river_road(panther_unit(), second), "panther", "0302", "0303", "0304")
    table.resolve(7)
    assert place_of(table, "panther") == "0304"
    assert state_of(table).land.bridges == {BRIDGE: "trail+safe"}
    table.apply(Halt("panther"))
    table.apply(Move("later", ("0302", "0303"), "road"))
    assert place_of(table, "later") == "0303"


@pytest.mark.rule("WAR-COLLAPSE-13")
def test_a_bridge_that_held_is_never_rolled_for_again() -> None:
    assert collapse("medium", "trail", passed_before=True) == "no check"
    assert collapse("heavy", "us_engineer", passed_before=True) == "no check"
    assert collapse("heavy", "trail", passed_before=True) == "automatic"


def test_a_due_roll_must_be_given() -> None:
    assert invalid_error("collapse", armour="medium", bridge="trail").parameter == "roll"
