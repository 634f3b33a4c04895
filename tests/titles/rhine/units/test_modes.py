"""Modes (rules OCS-MODE-01..08)."""

from fractions import Fraction

import pytest

from broadfront.titles.rhine.rules.actions import Finish, Move, Overrun, RetreatTo, TakeSteps
from broadfront.titles.rhine.rules.composed import MoveTo
from broadfront.titles.rhine.rules.field.movement import points
from broadfront.titles.rhine.rules.field.strength import attack_refusal
from broadfront.titles.rhine.steps.field.battle import Aftermath
from tests.titles.rhine.support.battle import (
    ARMOUR,
    INFANTRY,
    TARGET,
    TRUCKED,
    WALTHER,
    battle,
    defence_of,
    index,
    rules_of,
)
from tests.titles.rhine.support.books import told
from tests.titles.rhine.support.fields import OPEN, around, dump, field, moving, play


@pytest.mark.rule("OCS-MODE-03", "OCS-MODE-05", "OCS-MODE-07")
def test_modes_weaken_the_defence() -> None:
    state = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    found = {}
    for mode in ("Combat", "Reserve", "Strat", "DG"):
        state.set_mode(state.number("59 Inf Div"), mode)
        found[mode] = defence_of(state)
    assert found == {"Combat": 10, "Reserve": 5, "Strat": 0, "DG": 5}
    for mode, rule in (("Reserve", "OCS-MODE-03"), ("Strat", "OCS-MODE-05")):
        state.set_mode(state.number(INFANTRY), mode)
        no = attack_refusal(state, state.number(INFANTRY), index(TARGET))
        assert no is not None
        assert no.rules == (rule,)


@pytest.mark.rule("OCS-ROUND-01", "OCS-MODE-03", "OCS-MODE-05", "OCS-MODE-07")
def test_modes_change_the_allowance_without_rounding() -> None:
    state = field({INFANTRY: OPEN})
    n = state.number(INFANTRY)
    assert points(state, n, "Reserve")[0] == Fraction(3, 4)
    assert points(state, n, "Strat")[0] == 24
    state.set_mode(n, "DG")
    assert points(state, n, "DG")[0] == Fraction(3, 2)


@pytest.mark.rule("OCS-MODE-03", "OCS-MODE-05", "OCS-ZOC-04")
def test_reserve_and_strat_cannot_be_entered_in_an_enemy_zone() -> None:
    beside = field({INFANTRY: OPEN, TRUCKED: OPEN, WALTHER: around(OPEN, 0)})
    assert rules_of(moving(beside, Move(INFANTRY, "Reserve"))) == {"OCS-MODE-03", "OCS-ZOC-04"}
    assert rules_of(moving(beside, Move(INFANTRY, "Strat"))) == {"OCS-MODE-05", "OCS-ZOC-04"}
    alone = field({INFANTRY: OPEN})
    assert moving(alone, Move(INFANTRY, "Reserve")).legal
    assert moving(alone, Move(INFANTRY, "Strat")).legal


@pytest.mark.rule("OCS-MODE-03", "BTR-HOUSE-18")
def test_reserve_needs_a_marker_from_the_stock() -> None:
    spots = [OPEN, around(OPEN, 0), around(OPEN, 1), around(OPEN, 3)]
    names = [INFANTRY, "50 Inf Div", "3 Inf Div", "15 Inf Div"]
    state = field({**dict(zip(names, spots, strict=True)), "53 Inf Div": around(OPEN, 4), "1 Bel Bde": OPEN})
    for name in names:
        assert moving(state, Move(name, "Reserve")).legal
        state.set_mode(state.number(name), "Reserve")
    assert rules_of(moving(state, Move("53 Inf Div", "Reserve"))) == {"OCS-MODE-03", "BTR-HOUSE-18"}
    assert moving(state, Move("1 Bel Bde", "Reserve")).legal


@pytest.mark.rule("OCS-MODE-05")
def test_strat_movement_keeps_out_of_enemy_zones() -> None:
    far = around(around(OPEN, 3), 3)
    state = field({INFANTRY: far, WALTHER: around(OPEN, 0)})
    dump(state, "allied", far, 3)
    near = moving(state, MoveTo(INFANTRY, "Strat", OPEN))
    assert "OCS-MODE-05" in near.rules
    assert moving(state, MoveTo(INFANTRY, "Strat", around(far, 3))).legal


@pytest.mark.rule("OCS-MODE-05", "OCS-MOVE-01")
def test_an_overrun_is_refused_in_a_mode_that_cannot_be_taken_and_along_a_path_that_cannot_be_gone() -> None:
    target = around(OPEN, 0)
    state = field({ARMOUR: OPEN, WALTHER: target})
    assert moving(state, Overrun((ARMOUR,), "Combat", (target,))).legal
    assert "OCS-MODE-05" in moving(state, Overrun((ARMOUR,), "Strat", (target,))).rules
    assert moving(state, Overrun((ARMOUR,), "Combat", ("A01.01", target))).rules == ("OCS-MOVE-01",)


@pytest.mark.rule("OCS-MODE-06", "OCS-MODE-04")
def test_exploitation_units_and_released_reserves_have_their_share() -> None:
    state = field({ARMOUR: OPEN, INFANTRY: OPEN}, modes={ARMOUR: "Exploitation", INFANTRY: "Reserve"})
    state.start_phase("Exploitation")
    assert points(state, state.number(ARMOUR), "Exploitation")[0] == 3
    assert points(state, state.number(INFANTRY), "Combat")[0] == 3
    state.start_phase("Reaction")
    assert points(state, state.number(INFANTRY), "Combat")[0] == Fraction(3, 2)
    state.clock.side = "german"
    assert rules_of(moving(state, Move(ARMOUR, "Combat", (around(OPEN, 0),)), other=True)) == {"OCS-MODE-04"}
    assert moving(state, Move(INFANTRY, "Combat", (around(OPEN, 0),)), other=True).legal


@pytest.mark.rule("OCS-MODE-08")
def test_a_long_retreat_or_one_into_a_zone_makes_dg() -> None:
    n, m = (field({}).number(unit) for unit in (INFANTRY, "59 Inf Div"))
    short = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    first = around(TARGET, 0)
    play(short, Aftermath("regular", index(TARGET), (n,), n, m, "Ao1 DL1o1"), TakeSteps(1), TakeSteps(0),
        RetreatTo(first), Finish())  # fmt: skip
    assert short.board.mode(m) == "Combat"
    long = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    events = play(long, Aftermath("regular", index(TARGET), (n,), n, m, "Ae4 DL1o2"), TakeSteps(0),
                 RetreatTo(first), RetreatTo(around(first, 0)), Finish())  # fmt: skip
    assert long.board.mode(m) == "DG"
    assert told(events, "OCS-MODE-08")
    zone = battle({INFANTRY: OPEN, "50 Inf Div": around(first, 1), "59 Inf Div": TARGET})
    cell = "Ao1 DL1o1"
    play(
        zone,
        Aftermath("regular", index(TARGET), (n,), n, m, cell),
        TakeSteps(1),
        TakeSteps(0),
        RetreatTo(first),
        Finish(),
    )
    assert zone.board.mode(m) == "DG"
    worse = battle({INFANTRY: OPEN, "50 Inf Div": around(first, 1), "59 Inf Div": TARGET}, modes={"59 Inf Div": "DG"})
    play(
        worse,
        Aftermath("regular", index(TARGET), (n,), n, m, cell),
        TakeSteps(1),
        TakeSteps(0),
        RetreatTo(first),
        Finish(),
    )
    assert worse.board.steps[m] == 1
    stands = battle({INFANTRY: OPEN, "59 Inf Div": TARGET})
    play(stands, Aftermath("regular", index(TARGET), (n,), n, m, "Ae3 DL2o2 DG"), TakeSteps(0), RetreatTo(first),
        RetreatTo(around(first, 0)), Finish())  # fmt: skip
    assert stands.board.steps[m] == 1
