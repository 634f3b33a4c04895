"""Close calls: cases that a small slip in the code would turn, and that no other test looks at."""

from typing import Any

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.wacht.rules.actions import Begin, Release
from broadfront.titles.wacht.rules.modes import mode_refusal
from tests.titles.wacht.asking import answer
from tests.titles.wacht.field_of_play import game, position, unit, until


@pytest.mark.rule("WAR-7.4.1b-04")
def test_the_roll_for_the_reserve_bonus_is_one_die_from_0_to_9() -> None:
    table = game(position(german=[unit("tank", "AFV", "0301", mode="mr")], turns=3))
    table.apply(Release("G1"))
    until(table, "Maneuver Reserve bonus of G1")
    assert isinstance(table.pending, Chance)
    assert table.pending.outcomes == tuple(range(10))
    table.resolve(0)


@pytest.mark.rule("WAR-UNIT-12", "WAR-UNIT-35", "WAR-UNIT-36", "WAR-STACK-13")
def test_what_a_unit_is_for_stacking_adds_nothing_to_the_count() -> None:
    units = ["GE AT Mech", "Self Propelled IB", "Leaders", "German H Bridge Col.:deployed", "US Leg units"]
    found = answer("stacking", units=units, entering="US Leg units:tp")
    assert [line.amount for line in found.ledger] == [4, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("WAR-7.8.3a-08")
def test_a_bridge_column_that_does_not_suffer_company_adds_nothing_to_the_count() -> None:
    found = answer("stacking", units=["German H Bridge Col.", "AFV"])
    assert not found.value["legal"]
    assert [line.amount for line in found.ledger if line.rule == "WAR-7.8.3a-08"] == [0]


@pytest.mark.rule("WAR-UNIT-26")
def test_einheit_stielau_takes_no_mode_but_the_one_it_has() -> None:
    state = position(german=[unit("st", "Einheit Stielau", "0301")])
    for mode in ("exploitation", "pa", "strategic"):
        refused = mode_refusal(state, state.number("st"), mode)
        assert refused is not None
        assert refused.rules == ("WAR-UNIT-26",)
    assert mode_refusal(state, state.number("st"), "tactical") is None


@pytest.mark.rule("WAR-UNIT-12", "WAR-STACK-01")
def test_a_german_anti_tank_unit_is_leg_for_stacking_until_it_moves() -> None:
    found = answer("stacking", units=["GE AT Mech"], entering="GE AT Mech")
    assert found.value["stacking_type"] == ["Leg", "Mech"]
    assert [line.rule for line in found.ledger[1:]] == ["WAR-UNIT-12", "WAR-STACK-01"]


@pytest.mark.rule("WAR-7.5.2-04")
def test_the_highest_of_several_is_spoken_of_only_where_there_are_several() -> None:
    for enemies, rules in (("open", ("WAR-7.5.2-01",)), (["open", "ip"], ("WAR-7.5.2-02", "WAR-7.5.2-04"))):
        assert answer("adjacency", mode="tactical_mech", enemies=enemies).rules == rules


@pytest.mark.rule("WAR-BOUNDARY-01", "WAR-BOUNDARY-03", "WAR-BOUNDARY-09")
def test_of_all_that_army_boundaries_do_only_the_column_shift_is_a_figure() -> None:
    free: list[dict[str, Any]] = [
        {"begins_in": "own"},
        {"begins_in": "boundary"},
        {"begins_in": "foreign", "unit": "reinforcement", "mode": "strategic"},
        {"begins_in": "foreign", "unit": "Panzer Lehr", "bridge_distance": 5},
        {"begins_in": "foreign", "formation_switched": "last_turn"},
    ]
    for given in free:
        assert {line.amount for line in answer("boundary", **given).ledger} == {0}
    figures = {line.rule: line.amount for line in answer("boundary", begins_in="foreign").ledger}
    assert figures == {"WAR-BOUNDARY-01": 0, "WAR-BOUNDARY-02": 0, "WAR-BOUNDARY-03": -1, "WAR-BOUNDARY-04": 0}


@pytest.mark.rule("WAR-RIVER-06", "WAR-RIVER-07")
def test_the_price_of_a_crossing_is_told_by_its_row_of_the_table() -> None:
    for mode, by, price in (
        ("tactical_mech", "bridge", (3, "WAR-RIVER-07")),
        ("tactical_leg", "engineer", (2, "WAR-RIVER-06")),
    ):
        ledger = answer("enter", mode=mode, terrain="clear", crossing=f"minor {by}").ledger
        assert price in [(line.amount, line.rule) for line in ledger if line.reason == f"minor river by {by}"]


def test_a_formation_of_the_enemy_does_not_begin_to_move() -> None:
    state = position(german=[unit("tank", "AFV", "0301")], american=[unit("foe", "AFV", "0609")])
    table = until(game(state), "german Choose a formation")
    assert table.why_not(Begin("G1")).legal
    assert table.why_not(Begin("A1")).rules == ("BF-01",)
