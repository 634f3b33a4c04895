"""Mechanized units in one hex (rules WAR-7.8.3-01..03, WAR-7.8.3a-01..08)."""

from typing import Any

import pytest

from broadfront.titles.wacht.rules.state.board import MOVED
from broadfront.titles.wacht.rules.state.wacht_state import WachtState
from tests.titles.wacht.support.asking import answer_value, ask_wacht
from tests.titles.wacht.support.bridges import EAST
from tests.titles.wacht.support.field_of_play import formation_entry, make_position, move_cost, rule_on_move, unit_entry
from tests.titles.wacht.support.stacks import stacking_answer


@pytest.mark.rule("WAR-7.8.3-01")
def test_a_hex_with_one_mechanized_unit_costs_two_more_and_ends_the_move() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301"), unit_entry("other", "AFV", "0302")], roads={"secondary": [EAST]}
    )
    assert move_cost(rule_on_move(state, "tank", "0302", kind="road")) == 3
    refused = rule_on_move(state, "tank", "0302", "0303", kind="road")
    assert (refused.rules, refused.facts["hex"]) == (("WAR-7.8.3-01",), "0303")
    assert rule_on_move(state, "tank", "0302", "0303").legal


@pytest.mark.rule("WAR-7.8.3-01")
def test_one_mechanized_unit_costs_two_more_and_ends_the_move() -> None:
    for mode in ("exploit_road", "tactical_road"):
        found = answer_value("road", mode=mode, road="secondary", others_mech=1)
        assert found == {"cost": 3, "stops": True, "allowed": True}
        assert answer_value("road", mode=mode, road="secondary", others_mech=0)["stops"] is False


@pytest.mark.rule("WAR-7.8.3-02", "WAR-7.8.3-03", "WAR-ROAD-06")
def test_three_mechanized_units_lock_each_other_in() -> None:
    three = [unit_entry(name, "AFV", "0302", size="smaller") for name in ("a", "b", "c")]
    state = make_position(german=[*three, unit_entry("d", "AFV", "0301")], roads={"secondary": [EAST]})
    assert rule_on_move(state, "a", "0303", kind="road").rules == ("WAR-7.8.3-02", "WAR-7.8.3-03", "WAR-ROAD-06")
    assert rule_on_move(state, "d", "0302", kind="road").rules == ("WAR-7.8.3-02",)
    assert rule_on_move(state, "a", "0303").legal
    two = make_position(german=[*three[:2]], roads={"secondary": [EAST]})
    assert rule_on_move(two, "a", "0303", kind="road").legal


COUNTED_AS_LEG = [
    pytest.param({"row": "Towed Horse", "battery": "IB"}, {}, marks=pytest.mark.rule("WAR-7.8.3a-01")),
    pytest.param({"row": "Self Propelled", "battery": "IB"}, {}, marks=pytest.mark.rule("WAR-7.8.3a-02")),
    pytest.param(
        {"row": "AFV", "engineer": "army"},
        {"bridge": [{"between": ["0302", "0402"], "kind": "german_heavy"}]},
        marks=pytest.mark.rule("WAR-7.8.3a-03"),
    ),
    pytest.param(
        {"row": "AFV", "engineer": "division", "markers": ["constructing"]}, {}, marks=pytest.mark.rule("WAR-7.8.3a-04")
    ),
    pytest.param({"row": "HQ"}, {}, marks=pytest.mark.rule("WAR-7.8.3a-05")),
    pytest.param({"row": "Leader"}, {}, marks=pytest.mark.rule("WAR-7.8.3a-07")),
]


@pytest.mark.parametrize(("other", "header"), COUNTED_AS_LEG)
def test_units_that_do_not_count_as_mechanized_on_the_road(other: dict[str, Any], header: dict[str, Any]) -> None:
    static = {"id": "static", "at": "0302", **other}
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301"), static],
        roads={"secondary": [EAST]},
        rivers={"minor": [["0302", "0402"]]},
        **header,
    )
    found = rule_on_move(state, "tank", "0302", "0303", kind="road")
    assert move_cost(found) == 2
    assert any(line.rule.startswith("WAR-7.8.3a") for line in found.ledger)


@pytest.mark.rule("WAR-7.8.3-02")
def test_two_mechanized_units_close_the_hex() -> None:
    for mode in ("exploit_road", "tactical_road"):
        found = answer_value("road", mode=mode, road="secondary", others_mech=2)
        assert (found["allowed"], found["cost"]) == (False, None)
        assert not answer_value("road", mode=mode, road="secondary", others_mech=4)["allowed"]


@pytest.mark.rule("WAR-7.8.3a-03")
def test_an_army_engineer_that_has_moved_counts_as_mechanized() -> None:
    state = make_position(
        german=[unit_entry("tank", "AFV", "0301"), unit_entry("pi", "AFV", "0302", engineer="army")],
        roads={"secondary": [EAST]},
        rivers={"minor": [["0302", "0402"]]},
        bridge=[{"between": ["0302", "0402"], "kind": "german_heavy"}],
    )
    assert rule_on_move(state, "tank", "0302", "0303", kind="road").legal
    state.board.set_flags(state.number("pi"), MOVED)
    assert not rule_on_move(state, "tank", "0302", "0303", kind="road").legal


@pytest.mark.rule("WAR-7.8.3a-06")
def test_us_leg_units_with_intrinsic_transport_count_as_leg_unless_strategic() -> None:
    def can_pass(mode: str) -> bool:
        units = [
            unit_entry("tank", "AFV", "0301"),
            unit_entry("foot", "US Leg units", "0302", carried="intrinsic", mode=mode),
        ]
        state = make_position(formation_entry("A1", "american", units, intrinsic=True), roads={"secondary": [EAST]})
        found = rule_on_move(state, "tank", "0302", "0303", kind="road")
        return found.legal

    assert can_pass("tactical")
    assert not can_pass("strategic")


@pytest.mark.rule("WAR-7.8.3a-08")
def test_a_bridge_column_closes_its_hex_to_mechanized_units() -> None:
    def state_with(*markers: str) -> WachtState:
        return make_position(
            german=[
                unit_entry("tank", "AFV", "0301"),
                unit_entry("pi", "AFV", "0303", engineer="army"),
                unit_entry("column", "German H Bridge Col.", "0302", markers=list(markers)),
                unit_entry("foot", "GE Leg units", "0202"),
            ],
            roads={"secondary": [EAST]},
        )

    state = state_with()
    assert rule_on_move(state, "tank", "0302", kind="road").rules == ("WAR-7.8.3a-08",)
    assert rule_on_move(state, "tank", "0302").rules == ("WAR-7.8.3a-08",)
    assert rule_on_move(state, "pi", "0302").legal
    assert rule_on_move(state, "foot", "0302").legal
    assert rule_on_move(state_with("deployed"), "tank", "0302", kind="road").legal


@pytest.mark.rule("WAR-7.8.3a-08")
def test_an_undeployed_bridge_column_keeps_mechanized_units_out() -> None:
    column = "German H Bridge Col."
    assert not stacking_answer(column, entering="AFV")["legal"]
    assert stacking_answer(column, entering="engineer:army level")["legal"]
    assert not stacking_answer(column, "engineer:army level", entering="engineer:army level")["legal"]
    assert stacking_answer(column, entering="GE Leg units")["legal"]
    assert stacking_answer(f"{column}:deployed", entering="AFV")["legal"]


@pytest.mark.rule("WAR-7.8.3a-08")
def test_a_bridge_column_that_does_not_suffer_company_adds_nothing_to_the_count() -> None:
    found = ask_wacht("stacking", units=["German H Bridge Col.", "AFV"])
    assert not found.value["legal"]
    assert [line.amount for line in found.ledger if line.rule == "WAR-7.8.3a-08"] == [0]
