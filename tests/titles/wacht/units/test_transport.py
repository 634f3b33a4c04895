"""Transport and motorizing (rules WAR-H-24, WAR-UNIT-27, 35, 39)."""

import pytest

from broadfront.titles.wacht.rules.actions import Motorize, SetClass, SetMode
from broadfront.titles.wacht.rules.unit_reach import mover_reach
from tests.titles.wacht.support.asking import answer_value
from tests.titles.wacht.support.field_of_play import (
    formation_entry,
    make_position,
    play_until,
    rule_on_move,
    start_game,
    state_of,
    unit_entry,
)
from tests.titles.wacht.support.next_to_enemy import FOE


@pytest.mark.rule("WAR-H-24", "WAR-UNIT-20")
def test_transport_points_come_from_the_pool_of_the_army() -> None:
    units = [unit_entry(name, "GE Leg units", "0301") for name in ("a", "b")] + [
        unit_entry("c", "GE Leg units", "0401")
    ]
    units += [unit_entry("tank", "AFV", "0401"), unit_entry("at", "GE AT Mech", "0501")]
    table = play_until(
        start_game(make_position(german=units, american=[unit_entry("foe", "US Leg units", "0609")])), "german Assign"
    )
    table.apply(Motorize("a"))
    table.apply(Motorize("b"))
    assert state_of(table).armies.tp["5 Pz"] == 0
    assert table.why_not(Motorize("c")).rules == ("WAR-H-24",)
    assert table.why_not(Motorize("tank")).rules == ("WAR-UNIT-23", "WAR-H-24")
    assert table.why_not(Motorize("c", "intrinsic")).rules == ("WAR-UNIT-20", "WAR-H-24")
    assert state_of(table).board.class_of(0) == "Mech"
    play_until(table, "american Assign")
    assert state_of(table).armies.tp["5 Pz"] == 4
    assert state_of(table).board.class_of(0) == "Leg"


@pytest.mark.rule("WAR-H-24")
def test_us_leg_units_take_their_divisions_transport_into_strategic_mode() -> None:
    foot = [unit_entry("foot", "US Leg units", "0301")]
    own = play_until(
        start_game(make_position(formation_entry("A1", "american", foot, intrinsic=True))), "american Choose modes"
    )
    own.apply(SetMode("foot", "strategic"))
    assert state_of(own).board.transport_of(0) == "intrinsic"
    none = make_position(formation_entry("A1", "american", foot), armies=[{"id": "US 1", "side": "american"}])
    assert not play_until(start_game(none), "american Choose modes").why_not(SetMode("foot", "strategic")).legal


@pytest.mark.rule("WAR-UNIT-27", "WAR-7.5.2-07")
def test_carried_units_keep_away_from_the_enemy() -> None:
    state = make_position(german=[unit_entry("foot", "GE Leg units", "0302", carried="tp")], american=[FOE])
    assert rule_on_move(state, "foot", "0303").rules == ("WAR-UNIT-27",)
    assert rule_on_move(state, "foot", "0402").legal
    units = [unit_entry("foot", "US Leg units", "0302", carried="intrinsic")]
    state = make_position(
        formation_entry("A1", "american", units, intrinsic=True), german=[unit_entry("foe", "GE Leg units", "0204")]
    )
    assert rule_on_move(state, "foot", "0303").rules == ("WAR-7.5.2-07",)


@pytest.mark.rule("WAR-UNIT-27")
def test_a_unit_motorized_by_tp_may_not_move_next_to_the_enemy() -> None:
    assert answer_value("adjacency", mode="tactical_road", enemies="open", tp="tp")["penalty"] == "NA"
    assert answer_value("adjacency", mode="tactical_road", enemies=[], tp="tp")["penalty"] == 0
    assert answer_value("unit", unit="GE Leg units", tp="tp")["voluntary_stop_adjacent"] is False


@pytest.mark.rule("WAR-UNIT-27")
def test_guns_carried_by_tp_keep_away_and_rockets_do_not() -> None:
    for row, motive, rules in (
        ("GE Corps/Army", "motor", ("WAR-UNIT-27",)),
        ("GE Corps/Army", "horse", ("WAR-UNIT-27",)),
        ("GE Nebelw. 150 mm", "", ("WAR-TEC-04", "WAR-7.5.2-01")),
    ):
        gun = unit_entry("gun", row, "0302", battery="OOB", carried="tp", motive=motive)
        state = make_position(german=[gun], american=[FOE])
        assert rule_on_move(state, "gun", "0303", "0404").rules == rules
        assert ("0303" in mover_reach(state, "gun", "regular")) == (len(rules) == 2)
    for unit, penalty in (("GE Corps/Army", "NA"), ("GE Nebelw. 150 mm", 2)):
        found = answer_value("adjacency", mode="tactical_mech", enemies="open", tp="tp", unit=unit)
        assert found["penalty"] == penalty


@pytest.mark.rule("WAR-UNIT-35")
def test_a_carried_unit_is_mech_while_it_moves_and_leg_afterwards() -> None:
    assert answer_value("unit", unit="US Leg units", tp="tp")["stacking_type"] == "Mech"
    assert answer_value("stacking", units="US Leg units:tp:moving")["stacking_type"] == ["Mech"]
    assert answer_value("stacking", units="US Leg units:tp")["stacking_type"] == ["Leg"]
    assert answer_value("stacking", units="US Leg units:tp:strategic")["stacking_type"] == ["Mech"]


@pytest.mark.rule("WAR-UNIT-39")
def test_a_unit_that_may_choose_follows_the_type_it_picked() -> None:
    assert answer_value("unit", unit="US Leg Engineer", movement_class="leg")["class"] == "Leg"
    assert answer_value("unit", unit="US AT", movement_class="mech")["class"] == "Mech"
    assert answer_value("unit", unit="US AT")["class"] == "Leg/Mech"


def test_us_leg_units_enter_strategic_mode_only_when_carried() -> None:
    assert answer_value("unit", unit="US Leg units")["may_enter_strategic"] is False
    assert answer_value("unit", unit="US Leg units", tp="intrinsic")["may_enter_strategic"] is True
    assert answer_value("unit", unit="GE Leg units", tp="tp")["may_enter_strategic"] is False


@pytest.mark.rule("WAR-UNIT-39")
def test_units_that_may_choose_pick_leg_or_mech() -> None:
    units = [
        unit_entry("at", "US AT", "0301"),
        unit_entry("tank", "AFV", "0401"),
        unit_entry("eng", "US Leg Engineer", "0501"),
    ]
    table = play_until(start_game(make_position(american=units)), "american Assign")
    assert state_of(table).board.class_of(0) == "Leg"
    table.apply(SetClass("at", "Mech"))
    assert state_of(table).board.class_of(0) == "Mech"
    assert table.why_not(SetClass("tank", "Leg")).rules == ("WAR-UNIT-39", "WAR-UNIT-23")
