"""Overruns (rules OCS-OVERRUN-01..03)."""

import pytest

from broadfront.titles.rhine.rules.actions import Finish, Overrun
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.moving import Movement
from tests.titles.rhine.support.battle import ARMOUR, INFANTRY, TRUCKED, WALTHER, ruling_rules
from tests.titles.rhine.support.books import texts_citing
from tests.titles.rhine.support.fields import (
    OPEN,
    field_position,
    find_river,
    movement_ruling,
    neighbor_of,
    place_of,
    play_step,
    set_only_dump,
)


@pytest.mark.rule("OCS-OVERRUN-01")
def test_an_overrun_costs_three_mp_and_the_overrunners_enter() -> None:
    target = neighbor_of(OPEN, 0)
    state = field_position({ARMOUR: OPEN, "KG Hoffmann": target})
    set_only_dump(state, "allied", OPEN, 5)
    set_only_dump(state, "german", OPEN, 0)
    events = play_step(state, Movement(), Overrun((ARMOUR,), "Combat", (target,)), 12, 6, 12, Finish())
    assert texts_citing(events, "OCS-OVERRUN-01")
    assert place_of(state, ARMOUR) == target
    assert state.board.left[ARMOUR] == 36
    slow = field_position({"1 Bel Bde": neighbor_of(OPEN, 3), "KG Hoffmann": target})
    set_only_dump(slow, "allied", OPEN, 5)
    path = (OPEN, target)
    assert ruling_rules(movement_ruling(slow, Overrun(("1 Bel Bde",), "Combat", path))) == {"OCS-OVERRUN-01"}
    assert movement_ruling(slow, Overrun(("1 Bel Bde",), "Combat", (OPEN,))).rules == ("OCS-OVERRUN-01",)


@pytest.mark.rule("OCS-OVERRUN-01")
def test_an_overrun_needs_units_and_a_path() -> None:
    state = field_position({ARMOUR: OPEN, WALTHER: neighbor_of(OPEN, 0)})
    for units, path in (((), (neighbor_of(OPEN, 0),)), ((ARMOUR,), ())):
        assert movement_ruling(state, Overrun(units, "Combat", path)).rules == ("OCS-OVERRUN-01",)


def field_with_dump(unit: str, here: str, there: str) -> RhineState:
    state = field_position({unit: here, WALTHER: there})
    set_only_dump(state, "allied", here, 5)
    return state


@pytest.mark.rule("OCS-OVERRUN-02", "OCS-COMBAT-12")
def test_an_overrun_needs_ground_of_three_mp_or_less_off_the_road() -> None:
    here, there = find_river("minor")
    state = field_position({ARMOUR: here, WALTHER: there})
    set_only_dump(state, "allied", here, 5)
    assert "OCS-OVERRUN-02" in movement_ruling(state, Overrun((ARMOUR,), "Combat", (there,))).rules
    assert movement_ruling(
        field_with_dump(ARMOUR, OPEN, neighbor_of(OPEN, 0)), Overrun((ARMOUR,), "Combat", (neighbor_of(OPEN, 0),))
    ).legal


@pytest.mark.rule("OCS-OVERRUN-03", "OCS-MODE-07")
def test_overrunners_begin_together_attack_capable_and_in_a_fighting_mode() -> None:
    target = neighbor_of(OPEN, 0)
    state = field_position(
        {ARMOUR: OPEN, TRUCKED: neighbor_of(OPEN, 4), "Gds Arty": OPEN, INFANTRY: OPEN, WALTHER: target}
    )
    set_only_dump(state, "allied", OPEN, 9)
    assert ruling_rules(movement_ruling(state, Overrun((ARMOUR, TRUCKED), "Combat", (target,)))) == {"OCS-OVERRUN-03"}
    assert "OCS-OVERRUN-03" in movement_ruling(state, Overrun(("Gds Arty",), "Combat", (target,))).rules
    state.set_mode(state.number(ARMOUR), "DG")
    assert ruling_rules(movement_ruling(state, Overrun((ARMOUR,), "DG", (target,)))) == {"OCS-MODE-07"}
