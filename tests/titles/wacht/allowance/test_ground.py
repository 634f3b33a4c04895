"""Ground conditions (rules WAR-21.2.0-01..07)."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.mover import BROKE_GROUND, explain_unit_ma
from tests.titles.wacht.support.asking import answer_value, rule_case
from tests.titles.wacht.support.bridges import EAST
from tests.titles.wacht.support.field_of_play import (
    make_position,
    move_cost,
    play_until,
    rule_on_move,
    start_game,
    state_of,
    unit_entry,
)


@pytest.mark.rule("WAR-21.2.0-01")
def test_normal_ground_changes_nothing() -> None:
    assert answer_value("ground", base=9, ground="normal")["ma"] == 9


@pytest.mark.rule("WAR-21.2.0-02")
def test_on_frozen_ground_a_move_that_leaves_the_road_has_one_mp_more() -> None:
    state = make_position(
        german=[unit_entry("at", "GE AT Leg", "0301")],
        roads={"secondary": [EAST]},
        ground="frozen",
        terrain={"0404": "Woods"},
    )
    assert [explain_unit_ma(state, 0, broken=broken).ma for broken in (0, BROKE_GROUND)] == [6, 7]
    assert rule_on_move(state, "at", "0302", "0303", "0304").legal
    assert "of 6" in rule_on_move(state, "at", "0302", "0303", "0304", "0305").text
    assert move_cost(rule_on_move(state, "at", "0302", "0303", "0404")) == 7


@pytest.mark.rule("WAR-7.4.1b-06", "WAR-21.2.0-02")
def test_frozen_ground_adds_one_unless_the_whole_move_is_on_roads() -> None:
    assert answer_value("ma", base=12, ground="frozen", route="off_road")["ma"] == 13
    assert answer_value("ma", base=12, ground="frozen", route="primary_and_off_road")["ma"] == 13
    assert answer_value("ma", base=12, ground="frozen", route="trail_only")["ma"] == 12


@pytest.mark.rule("WAR-21.2.0-04")
def test_in_snow_a_move_that_leaves_the_road_has_the_lower_ma_from_its_first_hex_on() -> None:
    state = make_position(german=[unit_entry("heavy", "Heavy AFV", "0301")], roads={"secondary": [EAST]}, ground="snow")
    assert [explain_unit_ma(state, 0, broken=broken).ma for broken in (0, BROKE_GROUND)] == [9, 7]
    assert move_cost(rule_on_move(state, "heavy", *EAST[1:])) == 7
    refused = rule_on_move(state, "heavy", *EAST[1:], "0208")
    assert (refused.facts["hex"], refused.facts["mp_needed"]) == ("0208", 1)
    assert "of 7" in refused.text
    assert move_cost(rule_on_move(state, "heavy", *EAST[1:7], "0208")) == 7


@pytest.mark.rule("WAR-7.4.1a-09", "WAR-21.2.0-04")
def test_snow_takes_two_unless_the_whole_move_is_on_primary_or_secondary_roads() -> None:
    for route, ma in (
        ("off_road", 10),
        ("primary_and_off_road", 10),
        ("trail_only", 10),
        ("primary_and_secondary", 12),
    ):
        assert answer_value("ma", base=12, ground="snow", route=route)["ma"] == ma


@pytest.mark.rule("WAR-21.2.0-05", "WAR-21.2.0-06")
def test_thaw_can_bring_the_ma_down_to_nothing() -> None:
    assert answer_value("ground", base=2, ground="thaw")["ma"] == 0
    assert answer_value("ground", base=3, ground="thaw", route="secondary_only")["ma"] == 0
    assert answer_value("ground", base=3, ground="thaw", route="primary_only")["ma"] == 3


GROUND = [
    # MA 10 after a move wholly on primary, secondary, trail, and off the road
    rule_case("WAR-21.2.0-01", "normal", (10, 10, 10, 10)),
    rule_case("WAR-21.2.0-02", "frozen", (10, 10, 10, 11)),
    rule_case("WAR-21.2.0-04", "snow", (10, 10, 8, 8)),
    rule_case("WAR-21.2.0-05", "thaw", (10, 7, 7, 7)),
]


@pytest.mark.parametrize(("ground", "printed"), GROUND)
def test_each_row_of_the_ground_conditions_table(ground: str, printed: tuple[int, ...]) -> None:
    routes = ("primary_only", "secondary_only", "trail_only", "off_road")
    assert tuple(answer_value("ground", base=10, ground=ground, route=route)["ma"] for route in routes) == printed


def test_ground_conditions_change_with_the_game_turns() -> None:
    units: dict[str, Any] = {
        "german": [unit_entry("tank", "AFV", "0301")],
        "american": [unit_entry("foe", "US Leg units", "0609")],
    }
    table = start_game(make_position(**units, turns=2, later_ground={"Dec 19 PM": "thaw"}))
    assert state_of(table).clock.ground == "normal"
    play_until(table, "american Choose a formation")
    play_until(table, "german Choose modes")
    assert state_of(table).clock.ground == "thaw"
