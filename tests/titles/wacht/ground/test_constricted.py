"""Constricted terrain (rules WAR-7.6.5-01..05)."""

import pytest

from tests.titles.wacht.support.field_of_play import cost, go, position, unit
from tests.titles.wacht.support.terrain import enter


@pytest.mark.rule("WAR-7.6.5-01", "WAR-7.6.5-02")
def test_constricted_terrain_takes_the_whole_ma_of_a_mechanized_unit() -> None:
    state = position(
        german=[unit("tank", "AFV", "0301")],
        tags={"0302": "constricted", "0201": "constricted"},
        dashed=[["0301", "0201"]],
    )
    found = go(state, "tank", "0302")
    assert cost(found) == 12
    after = go(state, "tank", "0302", "0303")
    assert (after.rules, after.facts["hex"]) == (("WAR-7.6.5-01",), "0303")
    late = go(state, "tank", "0402", "0302")
    assert late.rules == ("WAR-7.6.5-01",)
    assert cost(go(state, "tank", "0201")) == 1


@pytest.mark.rule("WAR-7.6.5-01", "WAR-7.6.5-02")
def test_regular_mech_spends_the_whole_ma_on_constricted_terrain_unless_on_the_dashed_line() -> None:
    for mode in ("exploit_mech", "tactical_mech"):
        assert enter(mode, terrain=["constricted", "woods"]) == "All MA"
        assert enter(mode, terrain="clear", leaving="constricted") == "All MA"
        assert enter(mode, terrain=["constricted"], via="primary_road") == "All MA"
        assert enter(mode, terrain=["constricted", "woods"], via="dashed_line") == 3


@pytest.mark.rule("WAR-7.6.5-03")
def test_towed_artillery_and_us_anti_tank_stay_on_the_dashed_line() -> None:
    for kind in ("Towed artillery", "US AT"):
        assert enter("tactical_mech", terrain="constricted", unit=kind) == "NA"
        assert enter("tactical_mech", terrain="constricted", unit=kind, via="dashed_line") == 1
    assert enter("tactical_leg", terrain="constricted", unit="US AT") == "NA"
    assert enter("tactical_leg", terrain="constricted", unit="GE AT Leg") == 4


@pytest.mark.rule("WAR-7.6.5-04")
def test_leg_pays_two_to_enter_and_two_to_leave_constricted_terrain() -> None:
    state = position(german=[unit("foot", "GE Leg units", "0301")], tags={"0302": "constricted"})
    assert cost(go(state, "foot", "0302")) == 4
    assert cost(go(state, "foot", "0302", "0303")) == 8


@pytest.mark.rule("WAR-7.6.5-04", "WAR-7.6.5-05")
def test_leg_pays_two_to_enter_or_leave_constricted_terrain_unless_on_a_line_or_road() -> None:
    assert enter("tactical_leg", terrain="constricted") == 4
    assert enter("tactical_leg", leaving="constricted") == 4
    assert enter("tactical_leg", terrain="constricted", leaving="constricted") == 6
    assert enter("tactical_leg", terrain="constricted", via="dashed_line") == 2
    assert enter("tactical_leg", terrain=["constricted", "forest"], via="trail") == 2
