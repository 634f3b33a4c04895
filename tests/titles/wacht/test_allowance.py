"""Movement allowance: reductions, increases, ground, fuel, leaders."""

from typing import Any

import pytest

from tests.titles.wacht.asking import answer, cited, illegal, invalid, total, value

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
    found = answer("ma", **given)
    assert found.value["ma"] == ma
    assert total(found) == ma
    assert found.ledger[0].rule == "WAR-7.4.1a-01"


@pytest.mark.rule("WAR-7.4.1a-01")
def test_the_same_ground_counts_once() -> None:
    assert value("ma", base=12, reductions=["oos", "oos"])["ma"] == 6


@pytest.mark.rule("WAR-7.4.1a-04")
@pytest.mark.parametrize(("turns_ago", "ma"), [(0, 6), (1, 6), (2, 6), (3, 12)])
def test_a_captured_fuel_dump_counts_for_three_game_turns(turns_ago: int, ma: int) -> None:
    found = answer("ma", base=12, reductions="first_army_fuel_dump", captured_game_turns_ago=turns_ago)
    assert found.value["ma"] == ma
    assert ("WAR-7.4.1a-04" in [line.rule for line in found.ledger]) == (ma == 6)


@pytest.mark.rule("WAR-7.4.1a-06")
def test_the_boundary_halving_alone_is_rounded_down() -> None:
    assert value("ma", base=9, reductions="boundary")["ma"] == 4
    assert value("ma", base=9, reductions="resting")["ma"] == 5


@pytest.mark.rule("WAR-7.4.1a-07")
def test_self_propelled_in_battery_is_not_halved_twice() -> None:
    assert value("ma", unit="Self Propelled", battery="IB")["ma"] == 6
    assert value("ma", unit="Self Propelled", battery="OOB")["ma"] == 12
    assert "WAR-7.4.1a-07" in cited("ma", unit="Self Propelled", battery="IB")


@pytest.mark.rule("WAR-7.4.1a-08")
def test_fatigue_takes_a_quarter_and_rounds_up() -> None:
    assert value("ma", base=14, reductions="fatigue")["ma"] == 11
    assert value("ma", base=8, reductions="fatigue")["ma"] == 6


@pytest.mark.rule("WAR-7.4.1a-09", "WAR-21.2.0-04")
def test_snow_takes_two_unless_the_whole_move_is_on_primary_or_secondary_roads() -> None:
    for route, ma in (
        ("off_road", 10),
        ("primary_and_off_road", 10),
        ("trail_only", 10),
        ("primary_and_secondary", 12),
    ):
        assert value("ma", base=12, ground="snow", route=route)["ma"] == ma


@pytest.mark.rule("WAR-7.4.1a-10", "WAR-17.2.3-02", "WAR-17.2.3-04")
def test_fuel_limits_the_ma_of_a_german_mechanized_formation() -> None:
    low: dict[str, Any] = {"unit": "AFV", "fuel_status": "Low"}
    assert value("ma", **low, fuel_roll=4)["ma"] == 6
    assert value("ma", **low, fuel_roll=4, fuel_choice="units") == {"ma": 12, "units_with_full_ma": 6}
    assert value("ma", **low, fuel_roll=4, fuel_choice="units", fuel_picked=False)["ma"] == 0
    assert value("ma", base=5, fuel_status="Low", fuel_roll=9)["ma"] == 5


@pytest.mark.rule("WAR-7.4.1a-10")
def test_fuel_does_not_limit_a_us_unit() -> None:
    assert illegal("ma", unit="US AT", movement_class="mech", fuel_status="Low", fuel_roll=4) == ("WAR-7.4.1a-10",)


@pytest.mark.rule("WAR-17.2.3-01")
def test_a_formation_with_normal_fuel_does_not_roll() -> None:
    assert value("ma", base=12, fuel_status="Normal", fuel_roll=0)["ma"] == 12
    assert value("fuel_status", formation="division", fp=2)["rolls"] is False
    assert value("fuel_status", formation="division", fp=1)["rolls"] is True
    assert "fuel_roll" in str(invalid("ma", base=12, fuel_status="Low"))


@pytest.mark.rule("WAR-17.2.3-03", "WAR-FUEL-07")
def test_extended_korps_supply_lowers_the_fuel_roll_by_two() -> None:
    assert value("fuel_roll", row="Low", roll=5, conditions="extended_korps_supply")["result"] == 5
    assert value("fuel_roll", row="Low", roll=5)["result"] == 6
    assert value("ma", base=12, fuel_status="Low", fuel_roll=5, extended_korps_supply=True)["ma"] == 5


@pytest.mark.rule("WAR-FUEL-06", "WAR-7.4.1b-05")
def test_release_from_reserve_in_this_turn_raises_the_bonus_roll_and_no_other() -> None:
    release = {"conditions": "released_from_mr_this_gt"}
    assert value("fuel_roll", row="MR-Bonus", roll=3, **release)["result"] == "+2"
    assert value("fuel_roll", row="MR-Bonus", roll=9, **release)["result"] == "+4"
    assert value("fuel_roll", row="Low", roll=0, **release)["result"] == 2


@pytest.mark.rule("WAR-FUEL-01")
def test_rolls_beyond_the_fuel_table_take_its_edge() -> None:
    assert value("fuel_roll", row="Low", roll=1, conditions="extended_korps_supply")["result"] == 2
    both = ["released_from_mr_this_gt", "extended_korps_supply"]
    assert value("fuel_roll", row="MR-Bonus", roll=8, conditions=both)["result"] == "+3"


@pytest.mark.rule("WAR-7.4.1b-01", "WAR-7.4.1b-02", "WAR-ROAD-01")
def test_strategic_mode_raises_the_ma_by_half_and_rounds_up() -> None:
    assert value("ma", base=9, mode="strategic")["ma"] == 14
    assert value("ma", base=9, mode="tactical")["ma"] == 9


@pytest.mark.rule("WAR-TRAFFIC-01")
def test_congestion_takes_the_strategic_increase_away() -> None:
    assert value("ma", base=9, mode="strategic", congestion=True)["ma"] == 9


@pytest.mark.rule("WAR-7.4.1b-03", "WAR-25.2.2a-02")
def test_an_activated_leader_raises_the_ma() -> None:
    assert [value("ma", base=12, leader_roll=roll)["ma"] for roll in (1, 2, 7)] == [12, 13, 14]
    assert value("ma", unit="Leader", leader_roll=9)["ma"] == 14


@pytest.mark.rule("WAR-LEADER-02")
def test_the_leader_question_names_when_he_may_try() -> None:
    assert answer("leader", roll=6).value == {"bonus": 1}


@pytest.mark.rule("WAR-25.2.4b-01")
def test_manteuffel_gives_one_mp_in_the_am_and_pm_turns() -> None:
    found = [value("ma", base=12, manteuffel_division=True, turn=turn)["ma"] for turn in ("AM", "PM", "Night")]
    assert found == [13, 13, 12]
    assert value("manteuffel", turn="PM")["bonus"] == 1
    assert value("manteuffel", turn="PM", with_korps_hq_in_am=False)["bonus"] == 0


@pytest.mark.rule("WAR-25.2.4b-02")
def test_manteuffels_column_shift_serves_one_combat_a_day_and_joins_no_other() -> None:
    assert value("manteuffel", turn="AM")["combat_shift"] == 1
    assert value("manteuffel", turn="AM", shifts_used_today=1)["combat_shift"] == 0
    assert value("manteuffel", turn="AM", other_leader_shift=True)["combat_shift"] == 0


@pytest.mark.rule("WAR-7.4.1b-04", "WAR-7.4.1b-05")
def test_the_reserve_bonus_is_added_and_gets_one_more_on_the_roll_in_its_first_turn() -> None:
    assert value("ma", base=12, mr_bonus_roll=3)["ma"] == 13
    assert value("ma", base=12, mr_bonus_roll=3, released_this_gt=True)["ma"] == 14
    assert value("ma", base=12, mr_bonus_roll=0)["ma"] == 12


@pytest.mark.rule("WAR-7.4.1a-10")
def test_low_fuel_leaves_no_reserve_bonus() -> None:
    assert value("ma", base=12, mr_bonus_roll=9, fuel_status="Low", fuel_roll=9)["ma"] == 9


@pytest.mark.rule("WAR-7.4.1b-06", "WAR-21.2.0-02")
def test_frozen_ground_adds_one_unless_the_whole_move_is_on_roads() -> None:
    assert value("ma", base=12, ground="frozen", route="off_road")["ma"] == 13
    assert value("ma", base=12, ground="frozen", route="primary_and_off_road")["ma"] == 13
    assert value("ma", base=12, ground="frozen", route="trail_only")["ma"] == 12


@pytest.mark.rule("WAR-21.2.0-01")
def test_normal_ground_changes_nothing() -> None:
    assert value("ground", base=9, ground="normal")["ma"] == 9


@pytest.mark.rule("WAR-21.2.0-05", "WAR-21.2.0-06")
def test_thaw_can_bring_the_ma_down_to_nothing() -> None:
    assert value("ground", base=2, ground="thaw")["ma"] == 0
    assert value("ground", base=3, ground="thaw", route="secondary_only")["ma"] == 0
    assert value("ground", base=3, ground="thaw", route="primary_only")["ma"] == 3


@pytest.mark.rule("WAR-7.4.1b-03")
def test_a_unit_without_ma_gains_nothing() -> None:
    found = answer("ma", unit="Towed Horse", battery="IB", ground="frozen", leader_roll=9, manteuffel_division=True)
    assert found.value["ma"] == 0


@pytest.mark.rule("WAR-17.2.0-01", "WAR-17.2.0-02")
def test_fuel_points_go_to_mechanized_formations_whose_hq_is_in_supply() -> None:
    assert illegal("fuel_status", formation="division", fp=1, mechanized=False) == ("WAR-17.2.0-01",)
    assert illegal("fuel_status", formation="division", fp=1, hq_in_supply=False) == ("WAR-17.2.0-02",)
    assert value("fuel_status", formation="division", fp=0, hq_in_supply=False)["status"] == "None"


@pytest.mark.rule("WAR-17.2.0-06", "WAR-17.2.0-07")
def test_an_allocation_between_two_amounts_gives_the_lower_status_and_none_goes_above_normal() -> None:
    assert value("fuel_status", formation="division", fp="3/2")["status"] == "Low"
    assert value("fuel_status", formation="brigade", fp="1/4")["status"] == "None"
    assert illegal("fuel_status", formation="division", fp=3) == ("WAR-17.2.0-06",)
    assert illegal("fuel_status", formation="brigade", fp="3/2") == ("WAR-17.2.0-07",)


@pytest.mark.rule("WAR-17.2.0-08")
def test_low_and_no_fuel_are_marked_and_normal_is_not() -> None:
    found = [value("fuel_status", formation="division", fp=fp)["marker"] for fp in (2, 1, 0)]
    assert found == [None, "Low", "No Fuel"]


def test_the_ma_question_takes_a_base_or_a_unit_and_no_mode_without_mp() -> None:
    assert invalid("ma").parameter == "base"
    assert invalid("ma", base=12, unit="AFV").parameter == "base"
    assert "prepared_assault" in str(invalid("ma", base=12, mode="pa"))
    assert invalid("ma", base=12, mode="mr").parameter == "mode"
    assert "18 hexes" in str(invalid("ma", unit="Einheit Stielau"))
    assert illegal("ma", unit="GE Leg units", mode="strategic") == ("WAR-UNIT-20",)
    assert "oos" in str(invalid("ma", base=12, reductions="hungry"))
