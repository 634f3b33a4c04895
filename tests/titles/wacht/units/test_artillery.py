"""Artillery (rules WAR-UNIT-01..11, 28, 31..32, 34, 37..38, 41, WAR-7.10.0-01)."""

import pytest

from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from tests.titles.wacht.support.asking import answer_value, cited_rules
from tests.titles.wacht.support.field_of_play import make_position, move_cost, rule_on_move, unit_entry


@pytest.mark.rule("WAR-UNIT-09")
def test_heavy_army_artillery_does_not_move() -> None:
    assert rule_on_move(make_position(german=[unit_entry("gun", "GE H A Art", "0301")]), "gun", "0302").rules == (
        "WAR-UNIT-09",
    )


@pytest.mark.rule("WAR-UNIT-28")
def test_unit_type_means_the_artillery_row_that_fits() -> None:
    def longest(unit: str, **given: str) -> object:
        return answer_value("unit", unit=unit, **given)["max_retreat"]

    assert longest("GE Corps/Army", battery="OOB", motive="horse") == 3
    assert longest("GE Corps/Army", battery="IB", motive="motor") == 0
    assert longest("US 105 mm", battery="IB") == 1
    assert longest("GE Nebelw. 150 mm", battery="IB", tp="tp") == 1
    assert longest("GE Nebelw. 150 mm", battery="IB") == 0
    assert longest("GE H A Art", motive="motor") == 0


@pytest.mark.rule("WAR-UNIT-31")
def test_note_a_stands_at_self_propelled_in_battery() -> None:
    found = answer_value("unit", unit="Self Propelled IB")
    assert (found["notes"], found["stacking_type"]) == (["A"], "Leg")
    assert answer_value("stacking", units="Self Propelled IB:moving")["stacking_type"] == ["Mech"]


@pytest.mark.rule("WAR-UNIT-32")
def test_us_guns_move_one_hex_in_battery_and_no_other_towed_artillery_does() -> None:
    for gun in ("US 105 mm", "US 155 mm"):
        assert answer_value("unit", unit=gun, battery="IB")["max_hexes"] == 1
        assert answer_value("unit", unit=gun, battery="OOB")["max_hexes"] is None
    assert answer_value("unit", unit="Towed Motorized IB")["basic_ma"] == 0
    assert answer_value("unit", unit="Towed Horse IB")["basic_ma"] == 0


@pytest.mark.rule("WAR-UNIT-32")
def test_us_guns_in_battery_move_one_hex() -> None:
    guns = [
        unit_entry("gun", "US 105 mm", "0301", battery="IB"),
        unit_entry("heavy", "Towed Motorized", "0501", battery="IB"),
    ]
    state = make_position(american=guns)
    assert move_cost(rule_on_move(state, "gun", "0302")) == 1
    two = rule_on_move(state, "gun", "0302", "0303")
    assert (two.rules, two.facts["hex"]) == (("WAR-UNIT-32", "WAR-UNIT-10"), "0303")
    assert rule_on_move(state, "heavy", "0502").rules == ("WAR-UNIT-03", "WAR-UNIT-32")


@pytest.mark.rule("WAR-UNIT-34")
def test_motorized_corps_artillery_moves_only_with_tp() -> None:
    def ma(**given: str) -> object:
        return answer_value("unit", unit="GE Corps/Army", battery="OOB", **given)["basic_ma"]

    assert ma(motive="horse") == 9
    assert ma(motive="motor") == 0
    assert ma(motive="motor", tp="tp") == 9


@pytest.mark.rule("WAR-UNIT-34")
def test_motorized_corps_artillery_needs_tp_to_move() -> None:
    def gun(carried: str) -> WachtState:
        return make_position(
            german=[unit_entry("gun", "GE Corps/Army", "0301", battery="OOB", motive="motor", carried=carried)]
        )

    assert rule_on_move(gun("none"), "gun", "0302").rules == ("WAR-UNIT-08", "WAR-UNIT-34")
    assert rule_on_move(gun("tp"), "gun", "0302").legal


@pytest.mark.rule("WAR-UNIT-37")
def test_artillery_forced_too_far_back_is_eliminated() -> None:
    assert answer_value("retreat", unit="Towed Motorized IB", side="US", hexes=2)["eliminated"] is True
    assert answer_value("retreat", unit="Towed Motorized IB", side="US", hexes=1)["eliminated"] is False
    assert answer_value("retreat", unit="AFV", hexes=9)["eliminated"] is False


@pytest.mark.rule("WAR-UNIT-38")
def test_artillery_retreats_before_it_loses_a_step() -> None:
    assert answer_value("retreat", unit="Self Propelled OOB", side="GE", hexes=1)["step_loss_first"] is False
    assert answer_value("retreat", unit="Self Propelled OOB", side="GE", hexes=1, can_retreat=False)["step_loss_first"]


@pytest.mark.rule("WAR-UNIT-41")
def test_a_nebelwerfer_with_tp_is_self_propelled_and_fires_at_half() -> None:
    def rockets(battery: str, tp: str) -> tuple[object, object]:
        found = answer_value("unit", unit="GE Nebelw. 150 mm", battery=battery, tp=tp)
        return found["basic_ma"], found["fire_oob"]

    assert rockets("IB", "tp") == (6, "half")
    assert rockets("OOB", "tp") == (12, "half")
    assert rockets("IB", "none") == (0, False)
    assert rockets("OOB", "none") == (12, False)


@pytest.mark.rule("WAR-7.10.0-01")
def test_towed_artillery_never_stops_next_to_the_enemy_of_its_own_will() -> None:
    assert answer_value("unit", unit="Towed Horse OOB")["voluntary_stop_adjacent"] is False
    assert answer_value("unit", unit="Self Propelled OOB")["voluntary_stop_adjacent"] is True
    assert "WAR-7.10.0-01" not in cited_rules("unit", unit="Self Propelled OOB")
