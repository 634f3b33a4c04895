"""Passing friends (rules WAR-7.5.5-01..05)."""

import pytest

from broadfront.titles.wacht.rules.unit_reach import mover_reach
from tests.titles.wacht.support.asking import answer_value
from tests.titles.wacht.support.field_of_play import formation_entry, make_position, move_cost, rule_on_move, unit_entry
from tests.titles.wacht.support.stacks import stacking_answer
from tests.titles.wacht.support.terrain import entry_cost


@pytest.mark.rule("WAR-7.5.5-01", "WAR-7.5.5-02")
def test_meeting_another_formation_costs_one_mp() -> None:
    other = formation_entry(
        "G2", "german", [unit_entry("other", "GE Leg units", "0302"), unit_entry("more", "GE Leg units", "0302")]
    )
    asset = formation_entry(
        "GA",
        "german",
        [unit_entry("asset", "GE Leg units", "0304"), unit_entry("free", "GE Leg units", "0201")],
        kind="asset",
    )
    state = make_position(
        other, asset, german=[unit_entry("foot", "GE Leg units", "0301"), unit_entry("lead", "Leader", "0303")]
    )
    assert move_cost(rule_on_move(state, "foot", "0302", "0303")) == 5
    assert move_cost(rule_on_move(state, "foot", "0402", "0403", "0303", "0304")) == 8
    assert move_cost(rule_on_move(state, "free", "0202", "0302", "0303")) == 6


@pytest.mark.rule("WAR-7.5.5-01")
def test_another_formation_costs_one_mp_once() -> None:
    assert entry_cost("tactical_leg", friends="other_formation") == 3
    assert entry_cost("tactical_mech", friends=["other_formation", "other_formation", "asset"]) == 2
    assert entry_cost("tactical_mech", friends="same_formation") == 1
    assert answer_value("road", mode="tactical_road", road="primary", friends=True)["cost"] == "3/2"


@pytest.mark.parametrize(
    "friends",
    [
        pytest.param("asset", marks=pytest.mark.rule("WAR-7.5.5-02")),
        pytest.param("breakdown_company", marks=pytest.mark.rule("WAR-7.5.5-03")),
        pytest.param("attached", marks=pytest.mark.rule("WAR-7.5.5-04")),
    ],
)
def test_who_is_met_free(friends: str) -> None:
    assert entry_cost("tactical_leg", friends=friends) == 2
    assert answer_value("road", mode="exploit_road", road="primary", friends=friends)["cost"] == "1/2"


@pytest.mark.rule("WAR-7.5.5-03", "WAR-7.5.5-04")
def test_companies_of_the_formation_and_attached_units_are_met_free() -> None:
    mine = [unit_entry("foot", "GE Leg units", "0301")]
    others = [
        unit_entry("company", "GE Leg units", "0302", size="smaller", origin="G1"),
        unit_entry("attached", "GE Leg units", "0303", attached_to="G1"),
    ]
    state = make_position(formation_entry("G2", "german", others), german=mine)
    assert move_cost(rule_on_move(state, "foot", "0302", "0303")) == 4


@pytest.mark.parametrize(
    ("tie", "rule"),
    [
        pytest.param("origin", "WAR-7.5.5-03", marks=pytest.mark.rule("WAR-7.5.5-03")),
        pytest.param("attached_to", "WAR-7.5.5-04", marks=pytest.mark.rule("WAR-7.5.5-04")),
    ],
)
def test_a_company_or_an_attached_unit_that_moves_meets_its_formation_free(tie: str, rule: str) -> None:
    met = [unit_entry("met", "GE Leg units", "0302"), unit_entry("its own", "GE Leg units", "0304")]
    others = [unit_entry("alien", "GE Leg units", "0303")]
    state = make_position(
        formation_entry("G2", "german", met[:1]),
        formation_entry("G3", "german", [*others, unit_entry("tied", "GE Leg units", "0402", **{tie: "G2"})]),
        german=[unit_entry("mover", "GE Leg units", "0301", **{tie: "G2"}), met[1]],
    )
    found = rule_on_move(state, "mover", "0302")
    assert (move_cost(found), rule in found.rules) == (2, True)
    assert move_cost(rule_on_move(state, "mover", "0302", "0303", "0304")) == 7
    assert move_cost(rule_on_move(state, "mover", "0402")) == 2
    reach = mover_reach(state, "mover", "regular")
    assert [reach.arrival(hex).cost for hex in ("0302", "0402", "0304")] == [2, 2, 7]


@pytest.mark.rule("WAR-7.5.5-05")
def test_stacking_limits_govern_meeting_friends() -> None:
    assert stacking_answer("battalion", entering="battalion")["legal"]
    assert not stacking_answer("battalion", "battalion", entering="battalion")["legal"]
