"""Infantry, anti-tank and engineers (rules WAR-UNIT-12..14, 17..21, 33, 36, 42)."""

import pytest

from broadfront.titles.wacht.rules.actions import SetMode
from tests.titles.wacht.support.asking import answer_value, ask_wacht
from tests.titles.wacht.support.field_of_play import make_position, start_game, unit_entry


@pytest.mark.rule("WAR-UNIT-12", "WAR-UNIT-35", "WAR-UNIT-36", "WAR-STACK-13")
def test_what_a_unit_is_for_stacking_adds_nothing_to_the_count() -> None:
    units = ["GE AT Mech", "Self Propelled IB", "Leaders", "German H Bridge Col.:deployed", "US Leg units"]
    found = ask_wacht("stacking", units=units, entering="US Leg units:tp")
    assert [line.amount for line in found.ledger] == [4, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("WAR-UNIT-12", "WAR-STACK-01")
def test_a_german_anti_tank_unit_is_leg_for_stacking_until_it_moves() -> None:
    found = ask_wacht("stacking", units=["GE AT Mech"], entering="GE AT Mech")
    assert found.value["stacking_type"] == ["Leg", "Mech"]
    assert [line.rule for line in found.ledger[1:]] == ["WAR-UNIT-12", "WAR-STACK-01"]


@pytest.mark.rule("WAR-UNIT-20")
def test_strategic_mode_is_refused_where_the_unit_row_says_no() -> None:
    table = start_game(
        make_position(german=[unit_entry("tank", "AFV", "0301"), unit_entry("foot", "GE Leg units", "0302")])
    )
    assert table.why_not(SetMode("foot", "strategic")).rules == ("WAR-UNIT-20",)
    assert table.why_not(SetMode("tank", "strategic")).legal


@pytest.mark.rule("WAR-UNIT-33", "WAR-7.6.2-01")
def test_a_german_leg_anti_tank_unit_takes_its_whole_ma_to_cross_a_stream() -> None:
    assert answer_value("river", unit="GE AT (Leg)", river="stream", by="riverbank")["cost"] == "All MA"
    assert answer_value("river", unit="GE AT (Leg)", river="stream", by="bridge")["cost"] == "+0"


@pytest.mark.rule("WAR-UNIT-36")
def test_a_deployed_bridge_column_is_ignored_for_stacking() -> None:
    for state in ("deployed", "deploying"):
        found = answer_value("stacking", units=["battalion", "battalion", "company", f"German H Bridge Col.:{state}"])
        assert found["legal"]
        assert found["stacking_type"][-1] == "not counted"
    assert not answer_value("stacking", units=["battalion", "battalion", "German H Bridge Col."])["legal"]


@pytest.mark.rule("WAR-UNIT-42", "WAR-STACK-10")
def test_an_unmoved_army_engineer_with_a_heavy_bridge_is_leg() -> None:
    assert answer_value("unit", unit="German H Bridge Col.")["notes"] == ["F", "K"]
    assert answer_value("stacking", units="engineer:army level:heavy bridge")["stacking_type"] == ["Leg"]
    assert answer_value("stacking", units="engineer:army level:heavy bridge:moved")["stacking_type"] == ["Mech"]
    assert answer_value("stacking", units="engineer:army level")["stacking_type"] == ["Mech"]


def test_a_german_leg_anti_tank_unit_with_tp_has_nine_mp() -> None:
    assert answer_value("unit", unit="GE AT Leg", tp="tp")["basic_ma"] == 9
    assert answer_value("unit", unit="GE AT Mech", movement_class="leg")["basic_ma"] == 6
