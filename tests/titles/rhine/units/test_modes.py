"""Modes (rules OCS-MODE-01..08)."""

from fractions import Fraction

import pytest

from broadfront.titles.rhine.rules.actions import Finish, Move, Overrun, RetreatTo, TakeSteps
from broadfront.titles.rhine.rules.composed import MoveTo
from broadfront.titles.rhine.rules.field.movement import movement_points
from broadfront.titles.rhine.rules.field.strength import attack_refusal
from broadfront.titles.rhine.steps.field.battle import Aftermath
from tests.titles.rhine.support.battle import (
    ARMOUR,
    INFANTRY,
    TARGET,
    TRUCKED,
    WALTHER,
    combat_position,
    defense_of,
    hex_index,
    ruling_rules,
)
from tests.titles.rhine.support.books import texts_citing
from tests.titles.rhine.support.fields import (
    OPEN,
    field_position,
    movement_ruling,
    neighbor_of,
    play_step,
    set_only_dump,
)


@pytest.mark.rule("OCS-MODE-03", "OCS-MODE-05", "OCS-MODE-07")
def test_modes_weaken_the_defence() -> None:
    state = combat_position({INFANTRY: OPEN, "59 Inf Div": TARGET})
    found = {}
    for mode in ("Combat", "Reserve", "Strat", "DG"):
        state.set_mode(state.number("59 Inf Div"), mode)
        found[mode] = defense_of(state)
    assert found == {"Combat": 10, "Reserve": 5, "Strat": 0, "DG": 5}
    for mode, rule in (("Reserve", "OCS-MODE-03"), ("Strat", "OCS-MODE-05")):
        state.set_mode(state.number(INFANTRY), mode)
        no = attack_refusal(state, state.number(INFANTRY), hex_index(TARGET))
        assert no is not None
        assert no.rules == (rule,)


@pytest.mark.rule("OCS-ROUND-01", "OCS-MODE-03", "OCS-MODE-05", "OCS-MODE-07")
def test_modes_change_the_allowance_without_rounding() -> None:
    state = field_position({INFANTRY: OPEN})
    n = state.number(INFANTRY)
    assert movement_points(state, n, "Reserve")[0] == Fraction(3, 4)
    assert movement_points(state, n, "Strat")[0] == 24
    state.set_mode(n, "DG")
    assert movement_points(state, n, "DG")[0] == Fraction(3, 2)


@pytest.mark.rule("OCS-MODE-03", "OCS-MODE-05", "OCS-ZOC-04")
def test_reserve_and_strat_cannot_be_entered_in_an_enemy_zone() -> None:
    beside = field_position({INFANTRY: OPEN, TRUCKED: OPEN, WALTHER: neighbor_of(OPEN, 0)})
    assert ruling_rules(movement_ruling(beside, Move(INFANTRY, "Reserve"))) == {"OCS-MODE-03", "OCS-ZOC-04"}
    assert ruling_rules(movement_ruling(beside, Move(INFANTRY, "Strat"))) == {"OCS-MODE-05", "OCS-ZOC-04"}
    alone = field_position({INFANTRY: OPEN})
    assert movement_ruling(alone, Move(INFANTRY, "Reserve")).legal
    assert movement_ruling(alone, Move(INFANTRY, "Strat")).legal


@pytest.mark.rule("OCS-MODE-03", "BTR-HOUSE-18")
def test_reserve_needs_a_marker_from_the_stock() -> None:
    spots = [OPEN, neighbor_of(OPEN, 0), neighbor_of(OPEN, 1), neighbor_of(OPEN, 3)]
    names = [INFANTRY, "50 Inf Div", "3 Inf Div", "15 Inf Div"]
    state = field_position(
        {**dict(zip(names, spots, strict=True)), "53 Inf Div": neighbor_of(OPEN, 4), "1 Bel Bde": OPEN}
    )
    for name in names:
        assert movement_ruling(state, Move(name, "Reserve")).legal
        state.set_mode(state.number(name), "Reserve")
    assert ruling_rules(movement_ruling(state, Move("53 Inf Div", "Reserve"))) == {"OCS-MODE-03", "BTR-HOUSE-18"}
    assert movement_ruling(state, Move("1 Bel Bde", "Reserve")).legal


@pytest.mark.rule("OCS-MODE-05")
def test_strat_movement_keeps_out_of_enemy_zones() -> None:
    far = neighbor_of(neighbor_of(OPEN, 3), 3)
    state = field_position({INFANTRY: far, WALTHER: neighbor_of(OPEN, 0)})
    set_only_dump(state, "allied", far, 3)
    near = movement_ruling(state, MoveTo(INFANTRY, "Strat", OPEN))
    assert "OCS-MODE-05" in near.rules
    assert movement_ruling(state, MoveTo(INFANTRY, "Strat", neighbor_of(far, 3))).legal


@pytest.mark.rule("OCS-MODE-05", "OCS-MOVE-01")
def test_an_overrun_is_refused_in_a_mode_that_cannot_be_taken_and_along_a_path_that_cannot_be_gone() -> None:
    target = neighbor_of(OPEN, 0)
    state = field_position({ARMOUR: OPEN, WALTHER: target})
    assert movement_ruling(state, Overrun((ARMOUR,), "Combat", (target,))).legal
    assert "OCS-MODE-05" in movement_ruling(state, Overrun((ARMOUR,), "Strat", (target,))).rules
    assert movement_ruling(state, Overrun((ARMOUR,), "Combat", ("A01.01", target))).rules == ("OCS-MOVE-01",)


@pytest.mark.rule("OCS-MODE-06", "OCS-MODE-04")
def test_exploitation_units_and_released_reserves_have_their_share() -> None:
    state = field_position({ARMOUR: OPEN, INFANTRY: OPEN}, modes={ARMOUR: "Exploitation", INFANTRY: "Reserve"})
    state.start_phase("Exploitation")
    assert movement_points(state, state.number(ARMOUR), "Exploitation")[0] == 3
    assert movement_points(state, state.number(INFANTRY), "Combat")[0] == 3
    state.start_phase("Reaction")
    assert movement_points(state, state.number(INFANTRY), "Combat")[0] == Fraction(3, 2)
    state.clock.side = "german"
    assert ruling_rules(movement_ruling(state, Move(ARMOUR, "Combat", (neighbor_of(OPEN, 0),)), other=True)) == {
        "OCS-MODE-04"
    }
    assert movement_ruling(state, Move(INFANTRY, "Combat", (neighbor_of(OPEN, 0),)), other=True).legal


@pytest.mark.rule("OCS-MODE-08")
def test_a_long_retreat_or_one_into_a_zone_makes_dg() -> None:
    n, m = (field_position({}).number(unit) for unit in (INFANTRY, "59 Inf Div"))
    short = combat_position({INFANTRY: OPEN, "59 Inf Div": TARGET})
    first = neighbor_of(TARGET, 0)
    play_step(
        short,
        Aftermath("regular", hex_index(TARGET), (n,), n, m, "Ao1 DL1o1"),
        TakeSteps(1),
        TakeSteps(0),
        RetreatTo(first),
        Finish(),
    )
    assert short.board.mode(m) == "Combat"
    long = combat_position({INFANTRY: OPEN, "59 Inf Div": TARGET})
    events = play_step(
        long,
        Aftermath("regular", hex_index(TARGET), (n,), n, m, "Ae4 DL1o2"),
        TakeSteps(0),
        RetreatTo(first),
        RetreatTo(neighbor_of(first, 0)),
        Finish(),
    )
    assert long.board.mode(m) == "DG"
    assert texts_citing(events, "OCS-MODE-08")
    zone = combat_position({INFANTRY: OPEN, "50 Inf Div": neighbor_of(first, 1), "59 Inf Div": TARGET})
    cell = "Ao1 DL1o1"
    play_step(
        zone,
        Aftermath("regular", hex_index(TARGET), (n,), n, m, cell),
        TakeSteps(1),
        TakeSteps(0),
        RetreatTo(first),
        Finish(),
    )
    assert zone.board.mode(m) == "DG"
    worse = combat_position(
        {INFANTRY: OPEN, "50 Inf Div": neighbor_of(first, 1), "59 Inf Div": TARGET}, modes={"59 Inf Div": "DG"}
    )
    play_step(
        worse,
        Aftermath("regular", hex_index(TARGET), (n,), n, m, cell),
        TakeSteps(1),
        TakeSteps(0),
        RetreatTo(first),
        Finish(),
    )
    assert worse.board.steps[m] == 1
    stands = combat_position({INFANTRY: OPEN, "59 Inf Div": TARGET})
    play_step(
        stands,
        Aftermath("regular", hex_index(TARGET), (n,), n, m, "Ae3 DL2o2 DG"),
        TakeSteps(0),
        RetreatTo(first),
        RetreatTo(neighbor_of(first, 0)),
        Finish(),
    )
    assert stands.board.steps[m] == 1
