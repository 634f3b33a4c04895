"""Increases of the movement allowance (rules WAR-7.4.1b-01..06)."""

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import GameOver
from broadfront.titles.wacht.rules.actions import Done, Release
from tests.titles.wacht.support.asking import answer_value, ask_wacht
from tests.titles.wacht.support.field_of_play import make_position, play_until, start_game, state_of, unit_entry
from tests.titles.wacht.support.phase import unit_ma


@pytest.mark.rule("WAR-7.4.1b-01", "WAR-7.4.1b-02", "WAR-ROAD-01")
def test_strategic_mode_raises_the_ma_by_half_and_rounds_up() -> None:
    assert answer_value("ma", base=9, mode="strategic")["ma"] == 14
    assert answer_value("ma", base=9, mode="tactical")["ma"] == 9


@pytest.mark.rule("WAR-7.4.1b-03", "WAR-25.2.2a-02")
def test_an_activated_leader_raises_the_ma() -> None:
    assert [answer_value("ma", base=12, leader_roll=roll)["ma"] for roll in (1, 2, 7)] == [12, 13, 14]
    assert answer_value("ma", unit="Leader", leader_roll=9)["ma"] == 14


@pytest.mark.rule("WAR-7.4.1b-03")
def test_a_unit_without_ma_gains_nothing() -> None:
    found = ask_wacht("ma", unit="Towed Horse", battery="IB", ground="frozen", leader_roll=9, manteuffel_division=True)
    assert found.value["ma"] == 0


@pytest.mark.rule("WAR-7.4.1b-04", "WAR-7.4.1b-05")
def test_the_reserve_bonus_is_added_and_gets_one_more_on_the_roll_in_its_first_turn() -> None:
    assert answer_value("ma", base=12, mr_bonus_roll=3)["ma"] == 13
    assert answer_value("ma", base=12, mr_bonus_roll=3, released_this_gt=True)["ma"] == 14
    assert answer_value("ma", base=12, mr_bonus_roll=0)["ma"] == 12


@pytest.mark.rule("WAR-7.4.1b-04", "WAR-7.4.1b-05", "WAR-FUEL-06")
def test_a_released_formation_rolls_for_its_bonus_in_two_game_turns() -> None:
    state = make_position(german=[unit_entry("tank", "AFV", "0301", mode="mr")], turns=3)
    table = start_game(state)
    table.apply(Release("G1"))
    play_until(table, "Maneuver Reserve bonus of G1")
    table.resolve(3)
    assert unit_ma(table, "tank") == 14
    play_until(table, "Maneuver Reserve bonus of G1")
    table.resolve(3)
    assert unit_ma(table, "tank") == 13
    while not isinstance(table.pending, GameOver) and state_of(table).clock.turn < state.clock.turn + 2:
        play_until(table, "german")
        table.apply(Done())
    assert state_of(table).armies.mr_bonus == {}


@pytest.mark.rule("WAR-7.4.1b-04")
def test_the_roll_for_the_reserve_bonus_is_one_die_from_0_to_9() -> None:
    table = start_game(make_position(german=[unit_entry("tank", "AFV", "0301", mode="mr")], turns=3))
    table.apply(Release("G1"))
    play_until(table, "Maneuver Reserve bonus of G1")
    assert isinstance(table.pending, Chance)
    assert table.pending.outcomes == tuple(range(10))
    table.resolve(0)
