"""Reductions of the movement allowance (rules WAR-7.4.1a-01..10)."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.mover import explain_unit_ma
from tests.titles.wacht.support.asking import (
    answer_value,
    ask_wacht,
    cited_rules,
    invalid_error,
    ledger_total,
    refusing_rules,
    rule_case,
)
from tests.titles.wacht.support.field_of_play import make_position, unit_entry

# The worked examples of H-02.
EXAMPLES: list[tuple[dict[str, Any], int]] = [
    ({"base": 9, "reductions": "oos"}, 5),
    ({"base": 14, "reductions": "fatigue"}, 11),
    ({"base": 5, "reductions": ["oos", "fatigue"]}, 2),
    ({"base": 9, "reductions": "boundary"}, 4),
    ({"base": 9, "reductions": ["oos", "boundary"]}, 2),
    ({"base": 12, "reductions": ["oos", "resting"], "ground": "thaw"}, 0),
    ({"base": 12, "mode": "strategic", "ground": "snow", "route": "trail_only"}, 15),
    ({"base": 9, "mode": "strategic"}, 14),
]


@pytest.mark.rule("WAR-7.4.1a-01")
@pytest.mark.parametrize(("given", "ma"), EXAMPLES)
def test_reductions_combine_and_the_ledger_adds_up(given: dict[str, Any], ma: int) -> None:
    found = ask_wacht("ma", **given)
    assert found.value["ma"] == ma
    assert ledger_total(found) == ma
    assert found.ledger[0].rule == "WAR-7.4.1a-01"


@pytest.mark.rule("WAR-7.4.1a-01")
def test_the_same_ground_counts_once() -> None:
    assert answer_value("ma", base=12, reductions=["oos", "oos"])["ma"] == 6


@pytest.mark.rule("WAR-7.4.1a-04")
@pytest.mark.parametrize(("turns_ago", "ma"), [(0, 6), (1, 6), (2, 6), (3, 12)])
def test_a_captured_fuel_dump_counts_for_three_game_turns(turns_ago: int, ma: int) -> None:
    found = ask_wacht("ma", base=12, reductions="first_army_fuel_dump", captured_game_turns_ago=turns_ago)
    assert found.value["ma"] == ma
    assert ("WAR-7.4.1a-04" in [line.rule for line in found.ledger]) == (ma == 6)


@pytest.mark.rule("WAR-7.4.1a-04")
def test_the_captured_fuel_dump_halves_units_of_first_army() -> None:
    def ma(captured: str, turn: str) -> int:
        state = make_position(american=[unit_entry("tank", "AFV", "0301")], dump_captured=captured, turn=turn)
        return explain_unit_ma(state, 0).ma

    assert ma("Dec 18 AM", "Dec 18 AM") == 6
    assert ma("Dec 18 AM", "Dec 18 Night") == 6
    assert ma("Dec 18 AM", "Dec 19 AM") == 12


@pytest.mark.rule("WAR-7.4.1a-06")
def test_the_boundary_halving_alone_is_rounded_down() -> None:
    assert answer_value("ma", base=9, reductions="boundary")["ma"] == 4
    assert answer_value("ma", base=9, reductions="resting")["ma"] == 5


@pytest.mark.rule("WAR-7.4.1a-07")
def test_self_propelled_in_battery_is_not_halved_twice() -> None:
    assert answer_value("ma", unit="Self Propelled", battery="IB")["ma"] == 6
    assert answer_value("ma", unit="Self Propelled", battery="OOB")["ma"] == 12
    assert "WAR-7.4.1a-07" in cited_rules("ma", unit="Self Propelled", battery="IB")


@pytest.mark.rule("WAR-7.4.1a-08")
def test_fatigue_takes_a_quarter_and_rounds_up() -> None:
    assert answer_value("ma", base=14, reductions="fatigue")["ma"] == 11
    assert answer_value("ma", base=8, reductions="fatigue")["ma"] == 6


@pytest.mark.rule("WAR-7.4.1a-10", "WAR-17.2.3-02", "WAR-17.2.3-04")
def test_fuel_limits_the_ma_of_a_german_mechanized_formation() -> None:
    low: dict[str, Any] = {"unit": "AFV", "fuel_status": "Low"}
    assert answer_value("ma", **low, fuel_roll=4)["ma"] == 6
    assert answer_value("ma", **low, fuel_roll=4, fuel_choice="units") == {"ma": 12, "units_with_full_ma": 6}
    assert answer_value("ma", **low, fuel_roll=4, fuel_choice="units", fuel_picked=False)["ma"] == 0
    assert answer_value("ma", base=5, fuel_status="Low", fuel_roll=9)["ma"] == 5


@pytest.mark.rule("WAR-7.4.1a-10")
def test_fuel_does_not_limit_a_us_unit() -> None:
    assert refusing_rules("ma", unit="US AT", movement_class="mech", fuel_status="Low", fuel_roll=4) == (
        "WAR-7.4.1a-10",
    )


@pytest.mark.rule("WAR-7.4.1a-10")
def test_low_fuel_leaves_no_reserve_bonus() -> None:
    assert answer_value("ma", base=12, mr_bonus_roll=9, fuel_status="Low", fuel_roll=9)["ma"] == 9


def test_the_ma_question_takes_a_base_or_a_unit_and_no_mode_without_mp() -> None:
    assert invalid_error("ma").parameter == "base"
    assert invalid_error("ma", base=12, unit="AFV").parameter == "base"
    assert "prepared_assault" in str(invalid_error("ma", base=12, mode="pa"))
    assert invalid_error("ma", base=12, mode="mr").parameter == "mode"
    assert "18 hexes" in str(invalid_error("ma", unit="Einheit Stielau"))
    assert refusing_rules("ma", unit="GE Leg units", mode="strategic") == ("WAR-UNIT-20",)
    assert "oos" in str(invalid_error("ma", base=12, reductions="hungry"))


REDUCTIONS = [
    rule_case("WAR-7.4.1a-02", "oos", 6),
    rule_case("WAR-7.4.1a-03", "resting", 6),
    rule_case("WAR-7.4.1a-04", "first_army_fuel_dump", 6),
    rule_case("WAR-7.4.1a-05", "breakdown_buildup", 6),
    rule_case("WAR-7.4.1a-06", "boundary", 6),
    rule_case("WAR-7.4.1a-08", "fatigue", 9),
]


@pytest.mark.parametrize(("ground", "of_twelve"), REDUCTIONS)
def test_each_reduction_of_the_ma(ground: str, of_twelve: int) -> None:
    assert answer_value("ma", base=12, reductions=ground)["ma"] == of_twelve
