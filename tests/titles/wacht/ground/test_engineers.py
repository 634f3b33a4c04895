"""Crossing with an engineer (rules WAR-18.3.0-01..04)."""

import pytest

from broadfront.core.rulings import Ruling
from broadfront.titles.wacht.rules.actions import Begin, Move
from broadfront.titles.wacht.rules.composed_moves import MoveTo
from broadfront.titles.wacht.rules.state.board import LOCKED
from tests.titles.wacht.support.asking import answer_value
from tests.titles.wacht.support.bridges import GAP, move_in_game
from tests.titles.wacht.support.field_of_play import (
    make_position,
    move_cost,
    play_until,
    rule_on_move,
    start_game,
    state_of,
    unit_entry,
)


@pytest.mark.rule("WAR-18.3.0-01", "WAR-18.3.0-03")
def test_an_engineer_that_ferries_does_not_move() -> None:
    units = [unit_entry("foot", "GE Leg units", "0302"), unit_entry("pi", "GE Leg units", "0202", engineer="division")]
    state = make_position(german=units, rivers={"minor": GAP})
    assert move_cost(rule_on_move(state, "foot", "0303", means=["engineer"])) == 4
    table = move_in_game(state, "foot", "0303", kind="regular")
    pi = state_of(table).number("pi")
    assert state_of(table).board.flags[pi] & LOCKED
    refused = table.why_not(MoveTo("pi", "0203"))
    assert not refused.legal
    assert rule_on_move(state_of(table), "pi", "0203").rules == ("WAR-18.3.0-01",)


@pytest.mark.rule("WAR-18.3.0-01")
def test_an_engineer_that_has_moved_or_builds_cannot_help() -> None:
    units = [
        unit_entry("foot", "GE Leg units", "0302"),
        unit_entry("pi", "GE Leg units", "0202", engineer="division", markers=["constructing"]),
    ]
    state = make_position(german=units, rivers={"minor": GAP})
    assert "WAR-18.3.0-01" in rule_on_move(state, "foot", "0303", means=["engineer"]).rules


@pytest.mark.rule("WAR-18.3.0-02")
def test_a_ferry_over_a_major_river_needs_the_engineer_in_one_of_the_two_hexes() -> None:
    def ruling(at: str, *path: str) -> Ruling:
        units = [unit_entry("foot", "GE Leg units", "0302"), unit_entry("pi", "GE Leg units", at, engineer="division")]
        state = make_position(german=units, rivers={"major": GAP})
        return rule_on_move(state, "foot", *path, means=["engineer"])

    assert move_cost(ruling("0303", "0303")) == 12
    assert move_cost(ruling("0302", "0303")) == 12
    assert "WAR-18.3.0-02" in ruling("0202", "0303").rules
    assert not ruling("0303", "0303", "0304").legal


@pytest.mark.parametrize(
    ("river", "cost"),
    [
        pytest.param("major", "All MA", marks=pytest.mark.rule("WAR-18.3.0-02")),
        pytest.param("minor", "+2", marks=pytest.mark.rule("WAR-18.3.0-03")),
        pytest.param("stream", "+0", marks=pytest.mark.rule("WAR-18.3.0-04")),
    ],
)
def test_engineers_help_leg_units_across(river: str, cost: str) -> None:
    assert answer_value("river", unit="Leg Infantry Unit", river=river, by="engineer")["cost"] == cost
    assert answer_value("river", unit="Mech unit", river=river, by="engineer")["cost"] == "NA"


@pytest.mark.rule("WAR-18.3.0-04")
def test_an_engineer_lets_leg_units_ignore_a_stream() -> None:
    units = [
        unit_entry("foot", "GE Leg units", "0302"),
        unit_entry("at", "GE AT Leg", "0302", size="smaller"),
        unit_entry("pi", "GE Leg units", "0202", engineer="division"),
    ]
    state = make_position(german=units, rivers={"stream": GAP})
    assert move_cost(rule_on_move(state, "foot", "0303", means=["engineer"])) == 2
    assert move_cost(rule_on_move(state, "at", "0303", means=["engineer"])) == 4
    assert move_cost(rule_on_move(state, "foot", "0303", means=["riverbank"])) == 4
    assert move_cost(rule_on_move(state, "foot", "0303")) == 2


def test_the_owner_names_the_engineer_that_helps() -> None:
    helpers = [unit_entry(name, "GE Leg units", at, engineer="division") for name, at in (("a", "0202"), ("b", "0203"))]
    state = make_position(german=[unit_entry("foot", "GE Leg units", "0302"), *helpers], rivers={"minor": GAP})
    table = play_until(start_game(state), "german Choose a formation")
    table.apply(Begin("G1", ("foot",)))
    table.apply(Move("foot", ("0303",), "regular", ("engineer:b",)))
    bound = [name for name in ("a", "b") if state_of(table).board.flags[state_of(table).number(name)] & LOCKED]
    assert bound == ["b"]
