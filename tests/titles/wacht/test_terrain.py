"""Entering hexes, roads and rivers, by the charts."""

from typing import Any

import pytest

from tests.titles.wacht.asking import answer, cited, invalid, total, value


def enter(mode: str, **given: Any) -> Any:
    found = answer("enter", mode=mode, **given)
    if isinstance(found.value["cost"], int):
        assert total(found) == found.value["cost"]
    return found.value["cost"]


@pytest.mark.rule("WAR-TEC-01", "WAR-TEC-02", "WAR-TEC-03")
def test_the_columns_of_regular_movement() -> None:
    assert [enter(mode) for mode in ("exploit_mech", "tactical_mech", "tactical_leg")] == [1, 1, 2]


@pytest.mark.rule("WAR-TEC-14", "WAR-TEC-15", "WAR-TEC-05")
def test_additions_join_the_base_of_the_hex() -> None:
    assert enter("tactical_mech", terrain=["rough", "woods"]) == 4
    assert enter("tactical_leg", terrain=["rough", "woods"]) == 3
    assert enter("tactical_mech", terrain=["woods", "forest"]) == 4
    assert enter("exploit_mech", terrain=["rough", "village", "forest", "marsh"]) == 7


@pytest.mark.rule("WAR-TEC-13", "WAR-21.2.0-03", "WAR-21.2.0-07")
def test_marsh_by_ground_condition() -> None:
    grounds = ("normal", "frozen", "snow", "thaw")
    assert [enter("tactical_mech", terrain="marsh", ground=ground) for ground in grounds] == [3, 1, 3, 5]
    assert [enter("tactical_leg", terrain="marsh", ground=ground) for ground in grounds] == [2, 2, 2, 4]
    assert enter("tactical_leg", terrain=["marsh", "woods"], ground="thaw") == 5


@pytest.mark.rule("WAR-7.6.1-01")
def test_leg_treats_a_hex_entered_along_a_road_as_clear() -> None:
    assert enter("tactical_leg", terrain=["forest", "marsh"], via="trail", ground="thaw") == 2
    assert enter("tactical_mech", terrain="forest", via="trail") == 4


@pytest.mark.rule("WAR-7.6.5-01", "WAR-7.6.5-02")
def test_regular_mech_spends_the_whole_ma_on_constricted_terrain_unless_on_the_dashed_line() -> None:
    for mode in ("exploit_mech", "tactical_mech"):
        assert enter(mode, terrain=["constricted", "woods"]) == "All MA"
        assert enter(mode, terrain="clear", leaving="constricted") == "All MA"
        assert enter(mode, terrain=["constricted"], via="primary_road") == "All MA"
        assert enter(mode, terrain=["constricted", "woods"], via="dashed_line") == 3


@pytest.mark.rule("WAR-7.6.5-03")
def test_towed_artillery_and_us_anti_tank_stay_on_the_dashed_line() -> None:
    for unit in ("Towed artillery", "US AT"):
        assert enter("tactical_mech", terrain="constricted", unit=unit) == "NA"
        assert enter("tactical_mech", terrain="constricted", unit=unit, via="dashed_line") == 1
    assert enter("tactical_leg", terrain="constricted", unit="US AT") == "NA"
    assert enter("tactical_leg", terrain="constricted", unit="GE AT Leg") == 4


@pytest.mark.rule("WAR-7.6.5-04", "WAR-7.6.5-05")
def test_leg_pays_two_to_enter_or_leave_constricted_terrain_unless_on_a_line_or_road() -> None:
    assert enter("tactical_leg", terrain="constricted") == 4
    assert enter("tactical_leg", leaving="constricted") == 4
    assert enter("tactical_leg", terrain="constricted", leaving="constricted") == 6
    assert enter("tactical_leg", terrain="constricted", via="dashed_line") == 2
    assert enter("tactical_leg", terrain=["constricted", "forest"], via="trail") == 2


@pytest.mark.rule("WAR-7.11-01")
def test_night_costs_one_more_off_the_road() -> None:
    for mode, cost in (("exploit_mech", 1), ("tactical_mech", 1), ("tactical_leg", 2)):
        assert enter(mode, turn="Night") == cost + 1
        assert enter(mode, turn="Night", via="secondary_road") == cost
        assert enter(mode, turn="Dec 17 PM") == cost
        assert enter(mode, turn="Night", terrain="constricted", via="dashed_line") == cost + 1


@pytest.mark.rule("WAR-7.11-02")
def test_night_costs_nothing_on_the_road() -> None:
    for mode in ("strategic_road", "exploit_road", "tactical_road"):
        assert value("road", mode=mode, road="secondary", turn="Night")["cost"] == 1


@pytest.mark.rule("WAR-7.5.5-01")
def test_another_formation_costs_one_mp_once() -> None:
    assert enter("tactical_leg", friends="other_formation") == 3
    assert enter("tactical_mech", friends=["other_formation", "other_formation", "asset"]) == 2
    assert enter("tactical_mech", friends="same_formation") == 1
    assert value("road", mode="tactical_road", road="primary", friends=True)["cost"] == "3/2"


@pytest.mark.parametrize(
    "friends",
    [
        pytest.param("asset", marks=pytest.mark.rule("WAR-7.5.5-02")),
        pytest.param("breakdown_company", marks=pytest.mark.rule("WAR-7.5.5-03")),
        pytest.param("attached", marks=pytest.mark.rule("WAR-7.5.5-04")),
    ],
)
def test_who_is_met_free(friends: str) -> None:
    assert enter("tactical_leg", friends=friends) == 2
    assert value("road", mode="exploit_road", road="primary", friends=friends)["cost"] == "1/2"


@pytest.mark.rule("WAR-TEC-16", "WAR-RIVER-07")
def test_the_crossing_is_paid_on_top_of_the_far_hex() -> None:
    assert enter("tactical_mech", terrain="woods", crossing="minor bridge") == 6
    assert enter("tactical_mech", terrain="woods", crossing="+3") == 6
    assert enter("tactical_leg", terrain="clear", crossing="major engineer") == "All MA"
    assert enter("tactical_mech", crossing="major riverbank") == "NA"
    assert "WAR-TEC-16" in cited("river", unit="Mech unit", river="minor", by="bridge")


CROSSINGS = [
    ("WAR-TEC-17", "Mech unit", "major", {"bridge": "+3", "ford": "+3", "engineer": "NA", "riverbank": "NA"}),
    ("WAR-7.6.3-01", "Mech unit", "minor", {"bridge": "+3", "ford": "+3", "engineer": "NA", "riverbank": "NA"}),
    (
        "WAR-TEC-18",
        "Leg Infantry Unit",
        "major",
        {"bridge": "+0", "ford": "+0", "engineer": "All MA", "riverbank": "NA"},
    ),
    ("WAR-TEC-19", "Leg Infantry Unit", "minor", {"bridge": "+0", "ford": "+0", "engineer": "+2", "riverbank": "+6"}),
    ("WAR-TEC-20", "Mech unit", "stream", {"bridge": "+0", "riverbank": "+3"}),
    ("WAR-TEC-23", "Leg Infantry Unit", "stream", {"bridge": "+0", "riverbank": "+2"}),
    ("WAR-TEC-21", "Towed artillery", "stream", {"bridge": "+0", "ford": "+3", "riverbank": "NA"}),
    ("WAR-TEC-22", "GE AT (Mech)", "stream", {"bridge": "+0", "ford": "+2", "riverbank": "NA"}),
]


@pytest.mark.parametrize(
    ("unit", "river", "figures"),
    [pytest.param(*rest, marks=pytest.mark.rule(rule), id=rule) for rule, *rest in CROSSINGS],
)
def test_what_the_terrain_chart_says_of_crossings(unit: str, river: str, figures: dict[str, str]) -> None:
    assert {by: value("river", unit=unit, river=river, by=by)["cost"] for by in figures} == figures


@pytest.mark.rule("WAR-TEC-21")
def test_us_anti_tank_crosses_a_stream_next_to_an_engineer_only_as_leg() -> None:
    assert value("river", unit="US AT (Leg)", river="stream", by="engineer")["cost"] == "+2"
    assert value("river", unit="US AT (Mech)", river="stream", by="engineer")["cost"] == "NA"
    assert value("river", unit="US AT (Leg)", river="stream", by="riverbank")["cost"] == "NA"


@pytest.mark.parametrize(
    ("river", "cost"),
    [
        pytest.param("major", "All MA", marks=pytest.mark.rule("WAR-18.3.0-02")),
        pytest.param("minor", "+2", marks=pytest.mark.rule("WAR-18.3.0-03")),
        pytest.param("stream", "+0", marks=pytest.mark.rule("WAR-18.3.0-04")),
    ],
)
def test_engineers_help_leg_units_across(river: str, cost: str) -> None:
    assert value("river", unit="Leg Infantry Unit", river=river, by="engineer")["cost"] == cost
    assert value("river", unit="Mech unit", river=river, by="engineer")["cost"] == "NA"


@pytest.mark.rule("WAR-RIVER-09", "WAR-RIVER-10", "WAR-18.3.0-01")
def test_the_notes_of_the_river_crossing_table_are_cited_where_they_stand() -> None:
    assert "WAR-RIVER-09" in cited("river", unit="Mech unit", river="minor", by="bridge")
    assert "WAR-RIVER-10" in cited("river", unit="Leg Infantry Unit", river="minor", by="engineer")
    assert "WAR-RIVER-10" not in cited("river", unit="Leg Infantry Unit", river="minor", by="riverbank")


@pytest.mark.rule("WAR-RIVER-11")
def test_the_leg_rows_are_for_anti_tank_units_moved_as_leg() -> None:
    assert "WAR-RIVER-11" in cited("river", unit="US AT (Leg)", river="minor", by="ford")
    assert "WAR-RIVER-11" not in cited("river", unit="US AT (Mech)", river="minor", by="ford")


@pytest.mark.rule("WAR-RIVER-12")
def test_fords_over_streams_take_the_minor_river_figure() -> None:
    figures = {
        "Towed artillery": "+3", "US AT (Leg)": "+2", "US AT (Mech)": "+3", "GE AT (Leg)": "+2", "GE AT (Mech)": "+2",
        "Leg Infantry Unit": "+0", "Mech unit": "+3",
    }  # fmt: skip
    assert {unit: value("river", unit=unit, river="stream", by="ford")["cost"] for unit in figures} == figures


@pytest.mark.rule("WAR-7.8.2-01")
def test_road_movement_never_uses_a_ford() -> None:
    for river in ("stream", "minor", "major"):
        for unit in ("Mech unit", "Towed artillery", "GE AT (Mech)"):
            assert value("river", unit=unit, river=river, by="ford", movement="road")["cost"] == "NA"


@pytest.mark.parametrize(
    "river",
    [
        pytest.param("major", marks=pytest.mark.rule("WAR-ROAD-12")),
        pytest.param("minor", marks=pytest.mark.rule("WAR-ROAD-13")),
        pytest.param("stream", marks=pytest.mark.rule("WAR-ROAD-14")),
    ],
)
def test_road_movement_crosses_bridges_free(river: str) -> None:
    assert value("river", unit="Mech unit", river=river, by="bridge", movement="road")["cost"] == "+0"


@pytest.mark.rule("WAR-ROAD-05")
def test_road_movement_does_not_leave_the_road_to_cross() -> None:
    assert value("river", unit="Mech unit", river="stream", by="riverbank", movement="road")["cost"] == "NA"
    assert value("river", unit="Mech unit", river="stream", by="riverbank")["cost"] == "+3"


@pytest.mark.rule("WAR-ROAD-10", "WAR-ROAD-11")
def test_the_road_rate_holds_in_any_terrain() -> None:
    found = value("road", mode="tactical_road", road="primary", terrain=["forest", "marsh", "constricted"])
    assert found == {"cost": "1/2", "stops": False, "allowed": True}


@pytest.mark.rule("WAR-ROAD-09")
def test_a_trail_is_dearer_in_any_terrain_that_is_not_clear() -> None:
    for terrain in ("clear", "village", "location"):
        assert value("road", mode="tactical_road", road="trail", terrain=terrain)["cost"] == 1
    for terrain in ("rough", "marsh", "woods", "forest", "town", "city"):
        assert value("road", mode="tactical_road", road="trail", terrain=terrain)["cost"] == "3/2"


@pytest.mark.rule("WAR-ROAD-03", "WAR-ROAD-04")
def test_the_columns_of_road_movement() -> None:
    assert value("road", mode="exploit_road", road="primary")["allowed"]
    assert value("road", mode="tactical_road", road="primary")["allowed"]


@pytest.mark.rule("WAR-7.8.3-01")
def test_one_mechanized_unit_costs_two_more_and_ends_the_move() -> None:
    for mode in ("exploit_road", "tactical_road"):
        found = value("road", mode=mode, road="secondary", others_mech=1)
        assert found == {"cost": 3, "stops": True, "allowed": True}
        assert value("road", mode=mode, road="secondary", others_mech=0)["stops"] is False


@pytest.mark.rule("WAR-7.8.3-02")
def test_two_mechanized_units_close_the_hex() -> None:
    for mode in ("exploit_road", "tactical_road"):
        found = value("road", mode=mode, road="secondary", others_mech=2)
        assert (found["allowed"], found["cost"]) == (False, None)
        assert not value("road", mode=mode, road="secondary", others_mech=4)["allowed"]


@pytest.mark.rule("WAR-7.5.4-02")
def test_strategic_mode_enters_no_hex_with_another_mechanized_unit() -> None:
    assert not value("road", mode="strategic_road", road="primary", others_mech=1)["allowed"]
    assert value("road", mode="strategic_road", road="primary")["allowed"]


@pytest.mark.rule("WAR-7.5.4-04")
def test_no_road_mover_enters_a_hex_with_units_in_strategic_mode() -> None:
    found = value("road", mode="tactical_road", road="primary", others_mech=1, strategic_units=True)
    assert found["allowed"] is False
    assert "Strategic" in found["why"]


def test_wrong_words_are_answered_with_the_accepted_ones() -> None:
    assert "exploit_mech, tactical_mech, tactical_leg" in str(invalid("enter", mode="tactical_road"))
    assert "primary_road" in str(invalid("enter", mode="tactical_leg", via="motorway"))
    assert "minor bridge" in str(invalid("enter", mode="tactical_leg", crossing="minor"))
    assert invalid("river", unit="US AT", river="ocean", by="bridge").accepted == ["stream", "minor", "major"]
    assert "AM, PM, Night" in str(invalid("enter", mode="tactical_leg", turn="noon"))
    assert invalid("road", mode="tactical_road", road="primary", colour="red").parameter == "colour"
