"""Constricted terrain (rules WAR-7.6.5-01..05)."""

import pytest

from tests.titles.wacht.support.field_of_play import make_position, move_cost, rule_on_move, unit_entry
from tests.titles.wacht.support.terrain import entry_cost


@pytest.mark.rule("WAR-7.6.5-01", "WAR-7.6.5-02")
def test_constricted_terrain_takes_the_whole_ma_of_a_mechanized_unit() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301")],
        tags={"0302": "constricted", "0201": "constricted"},
        dashed=[["0301", "0201"]],
    )
    found = rule_on_move(state, "tank", "0302")
    assert move_cost(found) == 12
    after = rule_on_move(state, "tank", "0302", "0303")
    assert (after.rules, after.facts["hex"]) == (("WAR-7.6.5-01",), "0303")
    late = rule_on_move(state, "tank", "0402", "0302")
    assert late.rules == ("WAR-7.6.5-01",)
    assert move_cost(rule_on_move(state, "tank", "0201")) == 1


@pytest.mark.rule("WAR-7.6.5-01", "WAR-7.6.5-02")
def test_regular_mech_spends_the_whole_ma_on_constricted_terrain_unless_on_the_dashed_line() -> None:
    for mode in ("exploit_mech", "tactical_mech"):
        assert entry_cost(mode, terrain=["constricted", "woods"]) == "All MA"
        assert entry_cost(mode, terrain="clear", leaving="constricted") == "All MA"
        assert entry_cost(mode, terrain=["constricted"], via="primary_road") == "All MA"
        assert entry_cost(mode, terrain=["constricted", "woods"], via="dashed_line") == 3


@pytest.mark.rule("WAR-7.6.5-03")
def test_towed_artillery_and_us_anti_tank_stay_on_the_dashed_line() -> None:
    for kind in ("Towed artillery", "US AT"):
        assert entry_cost("tactical_mech", terrain="constricted", unit=kind) == "NA"
        assert entry_cost("tactical_mech", terrain="constricted", unit=kind, via="dashed_line") == 1
    assert entry_cost("tactical_leg", terrain="constricted", unit="US AT") == "NA"
    assert entry_cost("tactical_leg", terrain="constricted", unit="GE AT Leg") == 4


@pytest.mark.rule("WAR-7.6.5-04")
def test_leg_pays_two_to_enter_and_two_to_leave_constricted_terrain() -> None:
    state = make_position(german=[unit_entry("foot", "GE Leg units", "0301")], tags={"0302": "constricted"})
    assert move_cost(rule_on_move(state, "foot", "0302")) == 4
    assert move_cost(rule_on_move(state, "foot", "0302", "0303")) == 8


@pytest.mark.rule("WAR-7.6.5-04", "WAR-7.6.5-05")
def test_leg_pays_two_to_enter_or_leave_constricted_terrain_unless_on_a_line_or_road() -> None:
    assert entry_cost("tactical_leg", terrain="constricted") == 4
    assert entry_cost("tactical_leg", leaving="constricted") == 4
    assert entry_cost("tactical_leg", terrain="constricted", leaving="constricted") == 6
    assert entry_cost("tactical_leg", terrain="constricted", via="dashed_line") == 2
    assert entry_cost("tactical_leg", terrain=["constricted", "forest"], via="trail") == 2
