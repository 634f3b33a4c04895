"""What raises the movement allowance (rules WAR-7.4.1b-01..06)."""

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import GameOver
from broadfront.titles.wacht.rules.actions import Done, Release
from tests.titles.wacht.support.asking import answer, value
from tests.titles.wacht.support.field_of_play import game, held, position, unit, until
from tests.titles.wacht.support.phase import ma


@pytest.mark.rule("WAR-7.4.1b-01", "WAR-7.4.1b-02", "WAR-ROAD-01")
def test_strategic_mode_raises_the_ma_by_half_and_rounds_up() -> None:
    assert value("ma", base=9, mode="strategic")["ma"] == 14
    assert value("ma", base=9, mode="tactical")["ma"] == 9


@pytest.mark.rule("WAR-7.4.1b-03", "WAR-25.2.2a-02")
def test_an_activated_leader_raises_the_ma() -> None:
    assert [value("ma", base=12, leader_roll=roll)["ma"] for roll in (1, 2, 7)] == [12, 13, 14]
    assert value("ma", unit="Leader", leader_roll=9)["ma"] == 14


@pytest.mark.rule("WAR-7.4.1b-03")
def test_a_unit_without_ma_gains_nothing() -> None:
    found = answer("ma", unit="Towed Horse", battery="IB", ground="frozen", leader_roll=9, manteuffel_division=True)
    assert found.value["ma"] == 0


@pytest.mark.rule("WAR-7.4.1b-04", "WAR-7.4.1b-05")
def test_the_reserve_bonus_is_added_and_gets_one_more_on_the_roll_in_its_first_turn() -> None:
    assert value("ma", base=12, mr_bonus_roll=3)["ma"] == 13
    assert value("ma", base=12, mr_bonus_roll=3, released_this_gt=True)["ma"] == 14
    assert value("ma", base=12, mr_bonus_roll=0)["ma"] == 12


@pytest.mark.rule("WAR-7.4.1b-04", "WAR-7.4.1b-05", "WAR-FUEL-06")
def test_a_released_formation_rolls_for_its_bonus_in_two_game_turns() -> None:
    state = position(german=[unit("tank", "AFV", "0301", mode="mr")], turns=3)
    table = game(state)
    table.apply(Release("G1"))
    until(table, "Maneuver Reserve bonus of G1")
    table.resolve(3)
    assert ma(table, "tank") == 14
    until(table, "Maneuver Reserve bonus of G1")
    table.resolve(3)
    assert ma(table, "tank") == 13
    while not isinstance(table.pending, GameOver) and held(table).clock.turn < state.clock.turn + 2:
        until(table, "german")
        table.apply(Done())
    assert held(table).armies.mr_bonus == {}


@pytest.mark.rule("WAR-7.4.1b-04")
def test_the_roll_for_the_reserve_bonus_is_one_die_from_0_to_9() -> None:
    table = game(position(german=[unit("tank", "AFV", "0301", mode="mr")], turns=3))
    table.apply(Release("G1"))
    until(table, "Maneuver Reserve bonus of G1")
    assert isinstance(table.pending, Chance)
    assert table.pending.outcomes == tuple(range(10))
    table.resolve(0)
