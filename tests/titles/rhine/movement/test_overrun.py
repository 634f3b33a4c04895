"""Overruns (rules OCS-OVERRUN-01..03)."""

import pytest

from broadfront.titles.rhine.rules.actions import Finish, Overrun
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.moving import Movement
from tests.titles.rhine.support.battle import ARMOUR, INFANTRY, TRUCKED, WALTHER, rules_of
from tests.titles.rhine.support.books import told
from tests.titles.rhine.support.fields import OPEN, around, dump, field, moving, play, river, where


@pytest.mark.rule("OCS-OVERRUN-01")
def test_an_overrun_costs_three_mp_and_the_overrunners_enter() -> None:
    target = around(OPEN, 0)
    state = field({ARMOUR: OPEN, "KG Hoffmann": target})
    dump(state, "allied", OPEN, 5)
    dump(state, "german", OPEN, 0)
    events = play(state, Movement(), Overrun((ARMOUR,), "Combat", (target,)), 12, 6, 12, Finish())
    assert told(events, "OCS-OVERRUN-01")
    assert where(state, ARMOUR) == target
    assert state.board.left[ARMOUR] == 36
    slow = field({"1 Bel Bde": around(OPEN, 3), "KG Hoffmann": target})
    dump(slow, "allied", OPEN, 5)
    path = (OPEN, target)
    assert rules_of(moving(slow, Overrun(("1 Bel Bde",), "Combat", path))) == {"OCS-OVERRUN-01"}
    assert moving(slow, Overrun(("1 Bel Bde",), "Combat", (OPEN,))).rules == ("OCS-OVERRUN-01",)


@pytest.mark.rule("OCS-OVERRUN-01")
def test_an_overrun_needs_units_and_a_path() -> None:
    state = field({ARMOUR: OPEN, WALTHER: around(OPEN, 0)})
    for units, path in (((), (around(OPEN, 0),)), ((ARMOUR,), ())):
        assert moving(state, Overrun(units, "Combat", path)).rules == ("OCS-OVERRUN-01",)


def field_with_dump(unit: str, here: str, there: str) -> RhineState:
    state = field({unit: here, WALTHER: there})
    dump(state, "allied", here, 5)
    return state


@pytest.mark.rule("OCS-OVERRUN-02", "OCS-COMBAT-12")
def test_an_overrun_needs_ground_of_three_mp_or_less_off_the_road() -> None:
    here, there = river("minor")
    state = field({ARMOUR: here, WALTHER: there})
    dump(state, "allied", here, 5)
    assert "OCS-OVERRUN-02" in moving(state, Overrun((ARMOUR,), "Combat", (there,))).rules
    assert moving(
        field_with_dump(ARMOUR, OPEN, around(OPEN, 0)), Overrun((ARMOUR,), "Combat", (around(OPEN, 0),))
    ).legal


@pytest.mark.rule("OCS-OVERRUN-03", "OCS-MODE-07")
def test_overrunners_begin_together_attack_capable_and_in_a_fighting_mode() -> None:
    target = around(OPEN, 0)
    state = field({ARMOUR: OPEN, TRUCKED: around(OPEN, 4), "Gds Arty": OPEN, INFANTRY: OPEN, WALTHER: target})
    dump(state, "allied", OPEN, 9)
    assert rules_of(moving(state, Overrun((ARMOUR, TRUCKED), "Combat", (target,)))) == {"OCS-OVERRUN-03"}
    assert "OCS-OVERRUN-03" in moving(state, Overrun(("Gds Arty",), "Combat", (target,))).rules
    state.set_mode(state.number(ARMOUR), "DG")
    assert rules_of(moving(state, Overrun((ARMOUR,), "DG", (target,)))) == {"OCS-MODE-07"}
