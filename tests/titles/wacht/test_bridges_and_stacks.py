"""Bridges and stacks, by the charts."""

from typing import Any

import pytest

from tests.titles.wacht.asking import cited, invalid, value


def collapse(armour: str, bridge: str, **given: Any) -> Any:
    return value("collapse", armour=armour, bridge=bridge, **({"over": "minor"} | given))["result"]


@pytest.mark.rule("WAR-COLLAPSE-01", "WAR-COLLAPSE-06")
def test_medium_armour_rolls_on_a_trail_bridge_over_a_river_and_not_over_a_stream() -> None:
    assert collapse("medium", "trail", roll=6) == "collapse"
    assert collapse("medium", "trail", roll=7, over="major") == "holds"
    assert collapse("medium", "trail", over="stream") == "no check"


@pytest.mark.rule("WAR-COLLAPSE-02")
def test_german_engineer_bridges_are_too_light_and_heavy_bridges_are_not() -> None:
    assert collapse("medium", "german_engineer", roll=0) == "collapse"
    assert collapse("heavy", "german_heavy") == "no check"


@pytest.mark.rule("WAR-COLLAPSE-03", "WAR-COLLAPSE-05")
def test_heavy_armour_rolls_on_a_us_engineer_bridge() -> None:
    assert collapse("heavy", "us_engineer", roll=3) == "collapse"
    assert collapse("heavy", "us_engineer", roll=9) == "holds"
    assert collapse("medium", "us_engineer") == "no check"


@pytest.mark.rule("WAR-COLLAPSE-04")
def test_heavy_armour_brings_trail_and_german_engineer_bridges_down() -> None:
    assert collapse("heavy", "trail") == "automatic"
    assert collapse("heavy", "german_engineer") == "automatic"
    assert collapse("heavy", "road") == "no check"


@pytest.mark.rule("WAR-COLLAPSE-07")
def test_nothing_else_collapses() -> None:
    for bridge in ("trail", "road", "german_engineer", "german_heavy", "us_engineer"):
        assert collapse("light", bridge) == "no check"
        assert collapse("none", bridge) == "no check"
        assert collapse("heavy", bridge, over="stream") == "no check"


@pytest.mark.rule("WAR-COLLAPSE-08")
def test_moves_retreats_and_ground_assaults_are_attempts() -> None:
    for action in ("move", "retreat", "ground_assault"):
        assert collapse("heavy", "trail", action=action) == "automatic"


@pytest.mark.rule("WAR-COLLAPSE-09")
def test_armour_standoff_is_no_attempt() -> None:
    assert collapse("heavy", "trail", action="armor_standoff") == "no check"


def test_every_answer_on_a_collapse_says_result_and_whether_it_collapses() -> None:
    fallen = {"collapse": True, "automatic": True, "holds": False, "no check": False}
    for armour in ("light", "medium", "heavy", "none"):
        for bridge in ("trail", "road", "us_engineer", "german_engineer", "german_heavy"):
            for action in ("move", "retreat", "ground_assault", "armor_standoff"):
                for roll in (0, 9):
                    found = value("collapse", armour=armour, bridge=bridge, action=action, roll=roll)
                    assert found == {"result": found["result"], "collapses": fallen[found["result"]]}


def test_a_collapse_comes_before_the_crossing_and_ends_the_bridge() -> None:
    assert value("collapse", armour="medium", bridge="trail", roll=0)["collapses"] is True
    assert value("collapse", armour="heavy", bridge="trail")["collapses"] is True
    assert value("collapse", armour="medium", bridge="trail", roll=9)["collapses"] is False


@pytest.mark.rule("WAR-COLLAPSE-13")
def test_a_bridge_that_held_is_never_rolled_for_again() -> None:
    assert collapse("medium", "trail", passed_before=True) == "no check"
    assert collapse("heavy", "us_engineer", passed_before=True) == "no check"
    assert collapse("heavy", "trail", passed_before=True) == "automatic"


@pytest.mark.rule("WAR-TEC-26")
def test_engineer_bridges_follow_the_collapse_rules() -> None:
    assert "WAR-TEC-26" in cited("collapse", armour="medium", bridge="german_engineer", roll=8)
    assert "WAR-TEC-26" not in cited("collapse", armour="medium", bridge="trail", roll=8)


def test_a_due_roll_must_be_given() -> None:
    assert invalid("collapse", armour="medium", bridge="trail").parameter == "roll"


def test_vehicles_are_found_by_any_part_of_their_name() -> None:
    letters = {
        "Elefant": "H", "Jagdpanther": "H", "hetzer": "L", "PANTHER": "M", "MkIV": "M", "Tiger": "H",
        "Royal Tiger": "H", "Brumbar": "H", "Brummbär": "H", "Sturmtiger": "H", "L70": "M", "SIG": "M",
        "MkV": "M", "MkVb": "H",
    }  # fmt: skip
    assert {name: value("bridge_class", vehicle=name)["class"] for name in letters} == letters
    assert value("bridge_class", vehicle="Tiger")["vehicle"] == 'MkVI "Tiger"'
    assert invalid("bridge_class", vehicle="pan").kind == "ambiguous"
    assert "Hetzer" in str(invalid("bridge_class", vehicle="Sherman"))


@pytest.mark.rule("WAR-BOTTLENECK-01", "WAR-BOTTLENECK-02")
def test_tactical_road_crossings_by_mechanized_units_lower_the_marker() -> None:
    assert value("bottleneck", crossings=1, mode="tactical_road", unit="AFV") == {
        "counts": True,
        "marker": 11,
        "open": True,
    }
    for mode in ("tactical_mech", "exploit_road", "strategic_road", "exploit_mech"):
        assert value("bottleneck", crossings=20, mode=mode, unit="AFV") == {"counts": False, "marker": 12, "open": True}
    assert value("bottleneck", crossings=3, mode="tactical_leg", unit="GE Leg units")["counts"] is False


@pytest.mark.rule("WAR-BOTTLENECK-03")
def test_after_twelve_crossings_the_bridge_is_closed_to_everyone() -> None:
    assert value("bottleneck", crossings=11)["open"] is True
    assert value("bottleneck", crossings=12) == {"counts": True, "marker": 0, "open": False}
    leg = value("bottleneck", crossings=0, mode="tactical_leg", unit="Leg", counted_before=12)
    assert leg == {"counts": False, "marker": 0, "open": False}


@pytest.mark.rule("WAR-BOTTLENECK-05")
def test_each_phase_begins_with_twelve() -> None:
    assert value("bottleneck", crossings=0)["marker"] == 12


def stack(*units: Any, **given: Any) -> dict[str, Any]:
    return value("stacking", units=list(units), **given)


@pytest.mark.rule("WAR-STACK-01")
def test_a_static_unit_is_one_that_does_not_move_itself() -> None:
    assert stack("HQ", entering="AFV")["stacking_type"] == ["Leg", "Mech"]
    assert stack("AFV", entering="HQ")["stacking_type"] == ["Mech", "Mech"]


@pytest.mark.rule("WAR-STACK-02")
def test_two_units_in_constricted_terrain() -> None:
    assert stack("battalion", "company", terrain="constricted")["legal"]
    assert stack("company", "company", terrain="constricted")["legal"]
    assert not stack("battalion", "battalion", terrain="constricted")["legal"]
    assert not stack("company", "company", entering="company", terrain="constricted")["legal"]


@pytest.mark.rule("WAR-STACK-03")
def test_three_units_in_other_terrain() -> None:
    assert stack("battalion", "battalion", "company")["legal"]
    assert stack("company", "company", "company")["legal"]
    assert not stack("battalion", "battalion", entering="battalion")["legal"]
    assert not stack("battalion", "battalion", "company", "company")["legal"]


@pytest.mark.rule("WAR-STACK-04")
def test_the_battalion_symbol_makes_a_battalion() -> None:
    assert [row["size"] for row in stack("AFV", "AFV:company")["units"]] == ["battalion", "smaller"]


@pytest.mark.rule("WAR-STACK-05")
def test_a_hybrid_of_three_companies_is_a_battalion() -> None:
    sizes = [row["size"] for row in stack("US Leg units:hybrid 3", "US Leg units:hybrid 2")["units"]]
    assert sizes == ["battalion", "smaller"]


@pytest.mark.rule("WAR-STACK-06")
def test_every_hq_is_a_battalion() -> None:
    assert stack("HQ:company")["units"][0]["size"] == "battalion"
    assert not stack("battalion", "battalion", "HQ")["legal"]


@pytest.mark.rule("WAR-STACK-07")
def test_step_losses_do_not_change_the_size() -> None:
    assert stack("AFV:reduced")["units"][0]["size"] == "battalion"


@pytest.mark.rule("WAR-STACK-08")
def test_towed_artillery_in_battery_is_leg() -> None:
    assert stack("Towed Horse IB", "Towed Horse OOB")["stacking_type"] == ["Leg", "Mech"]
    assert stack("US 105 mm:ib")["stacking_type"] == ["Leg"]


@pytest.mark.rule("WAR-STACK-09")
def test_static_self_propelled_artillery_in_battery_is_leg() -> None:
    assert stack("Self Propelled IB", "Self Propelled OOB")["stacking_type"] == ["Leg", "Mech"]
    assert stack("HQ", entering="Self Propelled IB")["stacking_type"] == ["Leg", "Mech"]


@pytest.mark.rule("WAR-STACK-11")
def test_engineers_at_construction_are_leg() -> None:
    assert stack("engineer:constructing", "engineer")["stacking_type"] == ["Leg", "Mech"]


@pytest.mark.rule("WAR-STACK-13")
def test_leaders_do_not_count() -> None:
    found = stack("battalion", "battalion", "company", "Leader", "Leader")
    assert found["legal"]
    assert found["stacking_type"][-2:] == ["not counted", "not counted"]


@pytest.mark.rule("WAR-7.8.3a-08")
def test_an_undeployed_bridge_column_keeps_mechanized_units_out() -> None:
    column = "German H Bridge Col."
    assert not stack(column, entering="AFV")["legal"]
    assert stack(column, entering="engineer:army level")["legal"]
    assert not stack(column, "engineer:army level", entering="engineer:army level")["legal"]
    assert stack(column, entering="GE Leg units")["legal"]
    assert stack(f"{column}:deployed", entering="AFV")["legal"]


@pytest.mark.rule("WAR-7.5.5-05")
def test_stacking_limits_govern_meeting_friends() -> None:
    assert stack("battalion", entering="battalion")["legal"]
    assert not stack("battalion", "battalion", entering="battalion")["legal"]


def test_units_may_be_named_as_the_stacking_box_lists_them() -> None:
    listed = ["Towed Artillery In-Battery", "Static SP Artillery In-Battery", "Static HQ", "Leaders"]
    assert stack(*listed)["stacking_type"] == ["Leg", "Leg", "Leg", "not counted"]
    assert stack("Moving HQ", "Mech. Engineers performing constructions")["stacking_type"] == ["Mech", "Leg"]


def test_units_of_a_stack_may_be_given_as_objects() -> None:
    found = stack({"unit": "AFV", "size": "company"}, {"unit": "Self Propelled", "battery": "IB", "moving": True})
    assert [row["size"] for row in found["units"]] == ["smaller", "battalion"]
    assert found["stacking_type"] == ["Mech", "Mech"]
    assert "hybrid3" in str(invalid("stacking", units="AFV:tired"))
    assert invalid("stacking", units="Panzer").parameter == "units"
