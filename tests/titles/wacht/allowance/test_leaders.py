"""Leaders (rules WAR-25.2.2a-01..02, WAR-LEADER-01..03, WAR-25.2.4b-01..02, WAR-25.2.5b-01)."""

import pytest

from broadfront.core.game import Game
from broadfront.titles.wacht.rules.actions import Begin, Fuel, Manteuffel, Move, Pick, TryBonus
from tests.titles.wacht.support.asking import answer_value, ask_wacht, rule_case
from tests.titles.wacht.support.field_of_play import (
    formation_entry,
    make_position,
    play_until,
    start_game,
    state_of,
    unit_entry,
)
from tests.titles.wacht.support.phase import FORMATION, panzer_formation, rules_cited, unit_ma


@pytest.mark.rule("WAR-25.2.2a-01", "WAR-25.2.2a-02", "WAR-LEADER-03")
def test_an_activated_leader_tries_once_a_phase_for_all_under_him() -> None:
    units = [unit_entry("chief", "Leader", "0301", leader="KG", activated=True), unit_entry("tank", "AFV", "0301")]
    idle = unit_entry("idle", "Leader", "0501", leader="KG")
    table = play_until(
        start_game(
            make_position(
                formation_entry("G2", "german", [idle, unit_entry("foot", "GE Leg units", "0501")]), german=units
            )
        ),
        "Leaders",
    )
    assert table.why_not(TryBonus("idle")).rules == ("WAR-25.2.2a-01",)
    table.apply(TryBonus("chief"))
    table.resolve(8)
    assert [unit_ma(table, name) for name in ("tank", "chief", "foot")] == [14, 14, 12]
    assert state_of(table).armies.leader_bonus == {"chief": 2}


@pytest.mark.rule("WAR-25.2.2a-01")
def test_a_leader_in_exploitation_mode_tries_in_the_exploitation_phase() -> None:
    chief = unit_entry("chief", "Leader", "0301", leader="division", activated=True, mode="exploitation")
    units = [chief, unit_entry("tank", "AFV", "0301", mode="exploitation"), unit_entry("foot", "GE Leg units", "0501")]
    table = play_until(start_game(make_position(german=units)), "Leaders")
    assert state_of(table).clock.phase == "german exploitation"
    table.apply(TryBonus("chief"))
    table.resolve(2)
    assert unit_ma(table, "tank") == 13
    assert "WAR-25.2.2a-01" in rules_cited(table)


@pytest.mark.rule("WAR-LEADER-02")
def test_the_leader_question_names_when_he_may_try() -> None:
    assert ask_wacht("leader", roll=6).value == {"bonus": 1}


@pytest.mark.rule("WAR-25.2.4b-01")
def test_manteuffel_gives_one_mp_in_the_am_and_pm_turns() -> None:
    found = [answer_value("ma", base=12, manteuffel_division=True, turn=turn)["ma"] for turn in ("AM", "PM", "Night")]
    assert found == [13, 13, 12]
    assert answer_value("manteuffel", turn="PM")["bonus"] == 1
    assert answer_value("manteuffel", turn="PM", with_korps_hq_in_am=False)["bonus"] == 0


@pytest.mark.rule("WAR-25.2.4b-01")
def test_manteuffel_helps_one_mechanized_division_in_the_am_and_the_pm() -> None:
    staff = [
        unit_entry("korps", "HQ", "0301", hq="korps", commands=["Pz", "G1"]),
        unit_entry("Manteuffel", "Leader", "0301", leader="Manteuffel"),
    ]
    tank, hq = unit_entry("tank", "AFV", "0401"), unit_entry("hq", "HQ", "0402", hq="division")
    state = make_position(
        formation_entry("K", "german", staff, kind="asset"),
        panzer_formation(tank, hq),
        german=[unit_entry("foot", "GE Leg units", "0501")],
        turns=3,
    )
    table = play_until(start_game(state), "german Allocate")
    table.apply(Fuel("Pz", "2"))
    play_until(table, "Leaders")
    assert table.why_not(Manteuffel("G1")).rules == ("WAR-25.2.4b-01",)
    table.apply(Manteuffel("Pz"))
    assert unit_ma(table, "tank") == 13
    play_until(table, "german Choose modes")
    play_until(table, "german Allocate")
    table.apply(Fuel("Pz", "2"))
    play_until(table, FORMATION)
    assert state_of(table).clock.game_turn.part == "PM"
    assert unit_ma(table, "tank") == 13
    play_until(table, "german Choose modes")
    assert state_of(table).clock.game_turn.part == "Night"


@pytest.mark.rule("WAR-25.2.4b-02")
def test_manteuffels_column_shift_serves_one_combat_a_day_and_joins_no_other() -> None:
    assert answer_value("manteuffel", turn="AM")["combat_shift"] == 1
    assert answer_value("manteuffel", turn="AM", shifts_used_today=1)["combat_shift"] == 0
    assert answer_value("manteuffel", turn="AM", other_leader_shift=True)["combat_shift"] == 0


@pytest.mark.rule("WAR-25.2.5b-01")
def test_collins_lets_the_division_he_begins_with_move_in_any_order() -> None:
    def division(at: str) -> Game:
        units = [
            unit_entry("hq", "HQ", "0301", hq="division"),
            unit_entry("a", "AFV", "0401"),
            unit_entry("b", "AFV", "0501"),
            unit_entry("Collins", "Leader", at, leader="Collins"),
        ]
        table = play_until(start_game(make_position(american=units)), "american Choose a formation")
        table.apply(Begin("A1"))
        return table

    free = division("0301")
    assert state_of(free).armies.collins == "A1"
    free.apply(Pick("b"))
    free.apply(Move("b", ("0502",)))
    bound = division("0601")
    assert state_of(bound).armies.collins == ""
    refused = bound.why_not(Move("b", ("0502",)))
    assert "WAR-25.2.5b-01" in refused.rules


LEADERS = [
    rule_case("WAR-LEADER-01", "01", 0),
    rule_case("WAR-LEADER-02", "23456", 1),
    rule_case("WAR-LEADER-03", "789", 2),
]


@pytest.mark.parametrize(("rolls", "mp"), LEADERS)
def test_each_roll_of_the_leader_bonus(rolls: str, mp: int) -> None:
    assert {answer_value("leader", roll=int(roll))["bonus"] for roll in rolls} == {mp}
