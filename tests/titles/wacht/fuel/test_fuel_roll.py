"""Rolling for movement on little fuel (rules WAR-17.2.3-01..04, WAR-FUEL-01..07)."""

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.wacht.rules.actions import Begin, Done, Fuel, FuelAsMA, FuelAsUnits
from tests.titles.wacht.support.asking import answer_value, invalid_error, rule_case
from tests.titles.wacht.support.field_of_play import play_until
from tests.titles.wacht.support.phase import FORMATION, game_before_fuel, rules_cited, unit_ma


@pytest.mark.rule("WAR-17.2.3-01")
def test_a_formation_with_normal_fuel_does_not_roll() -> None:
    assert answer_value("ma", base=12, fuel_status="Normal", fuel_roll=0)["ma"] == 12
    assert answer_value("fuel_status", formation="division", fp=2)["rolls"] is False
    assert answer_value("fuel_status", formation="division", fp=1)["rolls"] is True
    assert "fuel_roll" in str(invalid_error("ma", base=12, fuel_status="Low"))


@pytest.mark.rule("WAR-17.2.3-01", "WAR-17.2.3-02", "WAR-17.2.3-04", "WAR-7.4.1a-10")
def test_a_short_formation_rolls_and_its_owner_reads_the_result() -> None:
    table = game_before_fuel()
    table.apply(Fuel("Pz", "1"))
    table.apply(Fuel("Pz 2", "2"))
    assert isinstance(table.pending, Chance)
    table.resolve(1)
    table.apply(FuelAsMA())
    assert [unit_ma(table, name) for name in ("tank", "grens", "foot")] == [4, 4, 12]
    assert {"WAR-17.2.3-04", "WAR-7.4.1a-10"} <= rules_cited(table)


@pytest.mark.rule("WAR-17.2.3-01")
def test_in_a_game_turn_a_formation_with_normal_fuel_does_not_roll() -> None:
    table = game_before_fuel()
    table.apply(Fuel("Pz", "2"))
    table.apply(Fuel("Pz 2", "2"))
    assert isinstance(table.pending, Decision)
    short = game_before_fuel()
    short.apply(Done())
    assert isinstance(short.pending, Chance)
    assert "WAR-17.2.3-01" in short.pending.rules
    short.resolve(0)
    assert "WAR-17.2.3-01" in rules_cited(short)


@pytest.mark.rule("WAR-17.2.3-03", "WAR-FUEL-07")
def test_extended_korps_supply_lowers_the_fuel_roll_by_two() -> None:
    assert answer_value("fuel_roll", row="Low", roll=5, conditions="extended_korps_supply")["result"] == 5
    assert answer_value("fuel_roll", row="Low", roll=5)["result"] == 6
    assert answer_value("ma", base=12, fuel_status="Low", fuel_roll=5, extended_korps_supply=True)["ma"] == 5


@pytest.mark.rule("WAR-17.2.3-04")
def test_the_result_may_be_a_number_of_units() -> None:
    table = game_before_fuel()
    table.apply(Fuel("Pz 2", "2"))
    table.apply(Done())
    table.resolve(2)
    assert table.why_not(FuelAsUnits(("tank", "grens"))).rules == ("WAR-17.2.3-04",)
    assert table.why_not(FuelAsUnits(("foot",))).rules == ("WAR-17.2.3-04",)
    table.apply(FuelAsUnits(("grens",)))
    assert [unit_ma(table, name) for name in ("tank", "grens", "hq")] == [0, 12, 0]
    play_until(table, FORMATION)
    assert "WAR-17.2.3-04" in table.why_not(Begin("Pz", ("tank",))).rules


@pytest.mark.rule("WAR-FUEL-01")
def test_rolls_beyond_the_fuel_table_take_its_edge() -> None:
    assert answer_value("fuel_roll", row="Low", roll=1, conditions="extended_korps_supply")["result"] == 2
    both = ["released_from_mr_this_gt", "extended_korps_supply"]
    assert answer_value("fuel_roll", row="MR-Bonus", roll=8, conditions=both)["result"] == "+3"


@pytest.mark.rule("WAR-FUEL-06", "WAR-7.4.1b-05")
def test_release_from_reserve_in_this_turn_raises_the_bonus_roll_and_no_other() -> None:
    release = {"conditions": "released_from_mr_this_gt"}
    assert answer_value("fuel_roll", row="MR-Bonus", roll=3, **release)["result"] == "+2"
    assert answer_value("fuel_roll", row="MR-Bonus", roll=9, **release)["result"] == "+4"
    assert answer_value("fuel_roll", row="Low", roll=0, **release)["result"] == 2


# Fuel & Reserve Release Table: one string a row, rolls 0 to 9.
FUEL = [
    rule_case("WAR-FUEL-02", "None", "0 0 1 1 2 2 3 3 4 5"),
    rule_case("WAR-FUEL-03", "Low", "2 4 5 5 6 6 6 7 8 9"),
    rule_case("WAR-FUEL-04", "Normal", "9 11 N N N N N N N N"),
    rule_case("WAR-FUEL-05", "MR-Bonus", "- +1 +1 +1 +2 +2 +3 +3 +4 +4"),
]


@pytest.mark.parametrize(("row", "printed"), FUEL)
def test_each_cell_of_the_fuel_and_reserve_release_table(row: str, printed: str) -> None:
    found = [answer_value("fuel_roll", row=row, roll=roll)["result"] for roll in range(10)]
    assert found == [int(cell) if cell.isdigit() else cell for cell in printed.split()]
