"""Stacking (rules WAR-STACK-01..13)."""

import pytest

from tests.titles.wacht.support.asking import answer_value, invalid_error, rule_case
from tests.titles.wacht.support.field_of_play import make_position, play_until, rule_on_move, start_game, unit_entry
from tests.titles.wacht.support.phase import rules_cited
from tests.titles.wacht.support.stacks import stacking_answer


@pytest.mark.rule("WAR-STACK-01")
def test_a_static_unit_is_one_that_does_not_move_itself() -> None:
    assert stacking_answer("HQ", entering="AFV")["stacking_type"] == ["Leg", "Mech"]
    assert stacking_answer("AFV", entering="HQ")["stacking_type"] == ["Mech", "Mech"]


@pytest.mark.rule("WAR-STACK-02")
def test_two_units_in_constricted_terrain() -> None:
    assert stacking_answer("battalion", "company", terrain="constricted")["legal"]
    assert stacking_answer("company", "company", terrain="constricted")["legal"]
    assert not stacking_answer("battalion", "battalion", terrain="constricted")["legal"]
    assert not stacking_answer("company", "company", entering="company", terrain="constricted")["legal"]


@pytest.mark.rule("WAR-STACK-02")
def test_constricted_terrain_holds_one_battalion() -> None:
    units = [unit_entry("foot", "GE Leg units", "0301"), unit_entry("a", "GE Leg units", "0302")]
    assert (
        "WAR-STACK-02" in rule_on_move(make_position(german=units, tags={"0302": "constricted"}), "foot", "0302").rules
    )
    assert rule_on_move(make_position(german=units), "foot", "0302").legal


@pytest.mark.rule("WAR-STACK-03")
def test_three_units_in_other_terrain() -> None:
    assert stacking_answer("battalion", "battalion", "company")["legal"]
    assert stacking_answer("company", "company", "company")["legal"]
    assert not stacking_answer("battalion", "battalion", entering="battalion")["legal"]
    assert not stacking_answer("battalion", "battalion", "company", "company")["legal"]


@pytest.mark.rule("WAR-STACK-03", "WAR-7.5.5-05")
def test_a_move_may_pass_a_full_hex_and_not_end_in_it() -> None:
    units = [unit_entry("foot", "GE Leg units", "0301"), *(unit_entry(n, "GE Leg units", "0302") for n in ("a", "b"))]
    state = make_position(german=units)
    refused = rule_on_move(state, "foot", "0302")
    assert refused.rules == ("WAR-STACK-03", "WAR-7.5.5-05")
    assert rule_on_move(state, "foot", "0302", "0303").legal
    small = make_position(german=[unit_entry("co", "GE Leg units", "0301", size="smaller"), *units[1:]])
    assert rule_on_move(small, "co", "0302").legal


@pytest.mark.rule("WAR-STACK-03", "WAR-7.5.4-03")
def test_the_whole_board_is_tested_for_stacking_when_the_phase_ends() -> None:
    three = [unit_entry(name, "GE Leg units", "0301") for name in ("a", "b", "c")]
    pair = [unit_entry("column", "AFV", "0501", mode="strategic"), unit_entry("tank", "AFV", "0501")]
    table = play_until(
        start_game(make_position(german=[*three, *pair], american=[unit_entry("foe", "US Leg units", "0609")])),
        "american Choose a",
    )
    assert {"WAR-STACK-03", "WAR-7.5.4-03"} <= rules_cited(table)


@pytest.mark.rule("WAR-STACK-04")
def test_the_battalion_symbol_makes_a_battalion() -> None:
    assert [row["size"] for row in stacking_answer("AFV", "AFV:company")["units"]] == ["battalion", "smaller"]


@pytest.mark.rule("WAR-STACK-05")
def test_a_hybrid_of_three_companies_is_a_battalion() -> None:
    sizes = [row["size"] for row in stacking_answer("US Leg units:hybrid 3", "US Leg units:hybrid 2")["units"]]
    assert sizes == ["battalion", "smaller"]


@pytest.mark.rule("WAR-STACK-06")
def test_every_hq_is_a_battalion() -> None:
    assert stacking_answer("HQ:company")["units"][0]["size"] == "battalion"
    assert not stacking_answer("battalion", "battalion", "HQ")["legal"]


@pytest.mark.rule("WAR-STACK-07")
def test_step_losses_do_not_change_the_size() -> None:
    assert stacking_answer("AFV:reduced")["units"][0]["size"] == "battalion"


@pytest.mark.rule("WAR-STACK-08")
def test_towed_artillery_in_battery_is_leg() -> None:
    assert stacking_answer("Towed Horse IB", "Towed Horse OOB")["stacking_type"] == ["Leg", "Mech"]
    assert stacking_answer("US 105 mm:ib")["stacking_type"] == ["Leg"]


@pytest.mark.rule("WAR-STACK-09")
def test_static_self_propelled_artillery_in_battery_is_leg() -> None:
    assert stacking_answer("Self Propelled IB", "Self Propelled OOB")["stacking_type"] == ["Leg", "Mech"]
    assert stacking_answer("HQ", entering="Self Propelled IB")["stacking_type"] == ["Leg", "Mech"]


@pytest.mark.rule("WAR-STACK-11")
def test_engineers_at_construction_are_leg() -> None:
    assert stacking_answer("engineer:constructing", "engineer")["stacking_type"] == ["Leg", "Mech"]


@pytest.mark.rule("WAR-STACK-13")
def test_leaders_do_not_count() -> None:
    found = stacking_answer("battalion", "battalion", "company", "Leader", "Leader")
    assert found["legal"]
    assert found["stacking_type"][-2:] == ["not counted", "not counted"]


def test_units_may_be_named_as_the_stacking_box_lists_them() -> None:
    listed = ["Towed Artillery In-Battery", "Static SP Artillery In-Battery", "Static HQ", "Leaders"]
    assert stacking_answer(*listed)["stacking_type"] == ["Leg", "Leg", "Leg", "not counted"]
    assert stacking_answer("Moving HQ", "Mech. Engineers performing constructions")["stacking_type"] == ["Mech", "Leg"]


def test_units_of_a_stack_may_be_given_as_objects() -> None:
    found = stacking_answer(
        {"unit": "AFV", "size": "company"}, {"unit": "Self Propelled", "battery": "IB", "moving": True}
    )
    assert [row["size"] for row in found["units"]] == ["smaller", "battalion"]
    assert found["stacking_type"] == ["Mech", "Mech"]
    assert "hybrid3" in str(invalid_error("stacking", units="AFV:tired"))
    assert invalid_error("stacking", units="Panzer").parameter == "units"


LIMITS = [
    rule_case("WAR-STACK-02", "constricted", 1, 1),
    rule_case("WAR-STACK-03", "clear", 2, 1),
]


@pytest.mark.parametrize(("terrain", "battalions", "smaller"), LIMITS)
def test_each_stacking_limit(terrain: str, battalions: int, smaller: int) -> None:
    stack = ["battalion"] * battalions + ["company"] * smaller
    assert answer_value("stacking", terrain=terrain, units=stack)["legal"]
    assert not answer_value("stacking", terrain=terrain, units=[*stack, "company"])["legal"]
    assert not answer_value("stacking", terrain=terrain, units=["battalion"] * (battalions + 1))["legal"]
