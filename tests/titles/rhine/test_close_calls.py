"""Close calls: cases that a small slip in the code would turn, and that no other test looks at."""

from fractions import Fraction

import pytest

from broadfront.titles.rhine.data.sector_units import re_of
from broadfront.titles.rhine.data.tokens import sp_text
from broadfront.titles.rhine.rules.actions import Overrun, Ship, UnloadSP
from broadfront.titles.rhine.steps.clerk.reports import BridgeDie
from broadfront.titles.rhine.steps.field.losses import lose_in_combat
from tests.titles.rhine.asking import amounts, answer
from tests.titles.rhine.books import books
from tests.titles.rhine.fields import OPEN, around, field, moving
from tests.titles.rhine.test_clerk_turn import report
from tests.titles.rhine.test_field_movement import ARMOUR, ENEMY, INFANTRY, TRUCKED


@pytest.mark.rule("OCS-UNIT-07")
def test_tokens_are_told_as_whole_points_and_what_is_left_over() -> None:
    assert [sp_text(tokens) for tokens in (0, 3, 4, 9)] == ["0T", "3T", "1 SP", "2 SP 1T"]


def test_transport_has_no_size_in_a_stack() -> None:
    state = field({"Truck 1": OPEN})
    n = state.number("Truck 1")
    assert re_of(state.units[n], state.steps[n]) == Fraction(0)


@pytest.mark.rule("OCS-UNIT-07")
def test_an_empty_truck_has_nothing_to_unload() -> None:
    state = field({"Truck 1": OPEN})
    assert moving(state, UnloadSP("Truck 1")).rules == ("OCS-UNIT-07",)


def test_the_roll_for_a_bridge_of_the_rhine_is_one_die_from_1_to_6() -> None:
    assert BridgeDie("Remagen", False).ask(books("1945-03-05")).outcomes == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("BTR-SHIP-06")
def test_a_single_point_can_be_shipped() -> None:
    state = books("1944-11-19")
    state.caps = {"rail": 1, "sea": 4}
    report(state, Ship("rail", 1))
    assert state.caps["rail"] == 0


def test_a_hedgehog_of_any_level_takes_one_from_the_surprise_roll_and_says_so() -> None:
    for level in (1, 3):
        assert [line[0] for line in amounts(answer("surprise", attack="regular", dice=10, hedgehog=level))] == [10, -1]


@pytest.mark.rule("OCS-OVERRUN-01")
def test_an_overrun_needs_units_and_a_path() -> None:
    state = field({ARMOUR: OPEN, ENEMY: around(OPEN, 0)})
    for units, path in (((), (around(OPEN, 0),)), ((ARMOUR,), ())):
        assert moving(state, Overrun(units, "Combat", path)).rules == ("OCS-OVERRUN-01",)


@pytest.mark.rule("OCS-MODE-05", "OCS-MOVE-01")
def test_an_overrun_is_refused_in_a_mode_that_cannot_be_taken_and_along_a_path_that_cannot_be_gone() -> None:
    target = around(OPEN, 0)
    state = field({ARMOUR: OPEN, ENEMY: target})
    assert moving(state, Overrun((ARMOUR,), "Combat", (target,))).legal
    assert "OCS-MODE-05" in moving(state, Overrun((ARMOUR,), "Strat", (target,))).rules
    assert moving(state, Overrun((ARMOUR,), "Combat", ("A01.01", target))).rules == ("OCS-MOVE-01",)


@pytest.mark.rule("OCS-COMBAT-17", "OCS-COMBAT-18")
def test_the_first_step_comes_off_the_unit_whose_rating_was_used_and_the_steps_lost_are_counted() -> None:
    state = field({ARMOUR: OPEN, INFANTRY: OPEN, TRUCKED: OPEN})
    units = tuple(state.number(unit) for unit in (ARMOUR, INFANTRY, TRUCKED))
    for lead in units:
        before = state.steps[lead]
        assert lose_in_combat(state, units, lead, 1) == 1
        assert state.steps[lead] == before - 1
