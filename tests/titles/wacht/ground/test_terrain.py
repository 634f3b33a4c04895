"""Terrain costs off the road (rules WAR-TEC-01..15, 27..28)."""

import pytest

from tests.titles.wacht.support.asking import answer_value, invalid_error, rule_case
from tests.titles.wacht.support.bridges import EAST
from tests.titles.wacht.support.field_of_play import make_position, move_cost, rule_on_move, unit_entry
from tests.titles.wacht.support.terrain import entry_cost


@pytest.mark.rule("WAR-TEC-01", "WAR-TEC-02", "WAR-TEC-03")
def test_the_columns_of_regular_movement() -> None:
    assert [entry_cost(mode) for mode in ("exploit_mech", "tactical_mech", "tactical_leg")] == [1, 1, 2]


@pytest.mark.rule("WAR-TEC-03")
def test_leg_never_uses_road_movement() -> None:
    state = make_position(german=[unit_entry("foot", "GE Leg units", "0301")], roads={"primary": [EAST]})
    assert rule_on_move(state, "foot", "0302", kind="road").rules == ("WAR-TEC-03",)
    assert move_cost(rule_on_move(state, "foot", "0302")) == 2


@pytest.mark.rule("WAR-TEC-13", "WAR-7.6.1-01")
def test_costs_of_a_path_add_up_hex_by_hex() -> None:
    state = make_position(
        german=[unit_entry("foot", "GE Leg units", "0301")],
        terrain={"0302": "Woods", "0303": "Marsh", "0304": "Forest"},
        roads={"trail": [["0303", "0304"]]},
    )
    assert move_cost(rule_on_move(state, "foot", "0302")) == 3
    assert move_cost(rule_on_move(state, "foot", "0302", "0303")) == 5
    assert move_cost(rule_on_move(state, "foot", "0302", "0303", "0304")) == 7


@pytest.mark.rule("WAR-TEC-13", "WAR-21.2.0-03", "WAR-21.2.0-07")
def test_marsh_by_ground_condition() -> None:
    grounds = ("normal", "frozen", "snow", "thaw")
    assert [entry_cost("tactical_mech", terrain="marsh", ground=ground) for ground in grounds] == [3, 1, 3, 5]
    assert [entry_cost("tactical_leg", terrain="marsh", ground=ground) for ground in grounds] == [2, 2, 2, 4]
    assert entry_cost("tactical_leg", terrain=["marsh", "woods"], ground="thaw") == 5


def test_wrong_words_are_answered_with_the_accepted_ones() -> None:
    assert "exploit_mech, tactical_mech, tactical_leg" in str(invalid_error("enter", mode="tactical_road"))
    assert "primary_road" in str(invalid_error("enter", mode="tactical_leg", via="motorway"))
    assert "minor bridge" in str(invalid_error("enter", mode="tactical_leg", crossing="minor"))
    assert invalid_error("river", unit="US AT", river="ocean", by="bridge").accepted == ["stream", "minor", "major"]
    assert "AM, PM, Night" in str(invalid_error("enter", mode="tactical_leg", turn="noon"))
    assert invalid_error("road", mode="tactical_road", road="primary", colour="red").parameter == "colour"


@pytest.mark.rule("WAR-TEC-14", "WAR-TEC-15", "WAR-TEC-05")
def test_additions_join_the_base_of_the_hex() -> None:
    assert entry_cost("tactical_mech", terrain=["rough", "woods"]) == 4
    assert entry_cost("tactical_leg", terrain=["rough", "woods"]) == 3
    assert entry_cost("tactical_mech", terrain=["woods", "forest"]) == 4
    assert entry_cost("exploit_mech", terrain=["rough", "village", "forest", "marsh"]) == 7


@pytest.mark.rule("WAR-TEC-28")
def test_another_mechanized_unit_in_the_start_hex_does_not_hinder_regular_movement() -> None:
    state = make_position(german=[unit_entry("tank", "AFV", "0301"), unit_entry("other", "AFV", "0301")])
    found = rule_on_move(state, "tank", "0302")
    assert move_cost(found) == 1
    assert "WAR-TEC-28" in found.rules
    assert (
        "WAR-TEC-28"
        not in rule_on_move(make_position(german=[unit_entry("tank", "AFV", "0301")]), "tank", "0302").rules
    )


# Terrain chart, regular movement: exploit mech, tactical mech, tactical leg, for a hex with this terrain alone.
TERRAIN = [
    rule_case("WAR-TEC-04", "clear", "none", (1, 1, 2)),
    rule_case("WAR-TEC-05", "rough", "none", (2, 2, 2)),
    rule_case("WAR-TEC-06", "location", "none", (1, 1, 2)),
    rule_case("WAR-TEC-07", "village", "none", (1, 1, 2)),
    rule_case("WAR-TEC-08", "town", "none", (1, 1, 2)),
    rule_case("WAR-TEC-09", "city", "none", (1, 1, 2)),
    rule_case("WAR-TEC-10", "rough", "primary_road", (2, 2, 2)),
    rule_case("WAR-TEC-11", "rough", "secondary_road", (2, 2, 2)),
    rule_case("WAR-TEC-12", "rough", "trail", (2, 2, 2)),
    rule_case("WAR-TEC-13", "marsh", "none", (3, 3, 2)),
    rule_case("WAR-TEC-14", "woods", "none", (3, 3, 3)),
    rule_case("WAR-TEC-15", "forest", "none", (4, 4, 4)),
    rule_case("WAR-TEC-10", "forest", "primary_road", (4, 4, 2)),
    rule_case("WAR-TEC-11", "forest", "secondary_road", (4, 4, 2)),
    rule_case("WAR-TEC-12", "forest", "trail", (4, 4, 2)),
]


@pytest.mark.parametrize(("terrain", "via", "printed"), TERRAIN)
def test_each_cell_of_the_regular_terrain_chart(terrain: str, via: str, printed: tuple[int, int, int]) -> None:
    modes = ("exploit_mech", "tactical_mech", "tactical_leg")
    assert tuple(answer_value("enter", mode=mode, terrain=terrain, via=via)["cost"] for mode in modes) == printed
