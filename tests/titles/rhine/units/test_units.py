"""Units and stacking (rules OCS-UNIT-01..07, OCS-STACK-01..03, OCS-BRKDWN-01..02, BTR-HOUSE-10, 28)."""

from fractions import Fraction

import pytest

from broadfront.titles.rhine.data.tokens import sp_text
from broadfront.titles.rhine.data.units import re_ledger, re_of
from broadfront.titles.rhine.rules.actions import Advance, Finish, LoadSP, Move, Overrun, UnloadSP
from broadfront.titles.rhine.rules.field.movement import points
from broadfront.titles.rhine.rules.field.strength import attack_refusal
from broadfront.titles.rhine.rules.map_actions import Absorb, Detach, Enter, Railhead, ShipUnit
from broadfront.titles.rhine.steps.field.battle import Aftermath
from broadfront.titles.rhine.steps.field.moving import Movement
from broadfront.titles.rhine.steps.field.stacking import check_stacks
from tests.titles.rhine.support.asking import answer, refusal, title, value
from tests.titles.rhine.support.battle import (
    ARMOUR,
    HOFFMANN,
    INFANTRY,
    TARGET,
    WALTHER,
    battle,
    defence_of,
    index,
    rules_of,
)
from tests.titles.rhine.support.books import told
from tests.titles.rhine.support.fields import OPEN, around, dump, field, moving, play, total, where
from tests.titles.rhine.support.reports import cannot
from tests.titles.rhine.support.theatre import METZ, US, map_books, report_lines, stand


@pytest.mark.rule("OCS-UNIT-01", "OCS-MODE-01")
def test_the_side_of_the_counter_gives_allowance_and_mobility() -> None:
    state = field({INFANTRY: OPEN})
    n = state.number(INFANTRY)
    assert points(state, n, "Combat")[0] == 3
    assert points(state, n, "Move")[0] == 12
    assert total(points(state, n, "Move")[1], "OCS-UNIT-01") == [12]
    events = play(state, Movement(), Move(INFANTRY, "Move"), Finish())
    assert state.board.mode(n) == "Move"
    assert told(events, "OCS-MODE-01")
    assert rules_of(moving(field({INFANTRY: OPEN}), Move(INFANTRY, "DG"))) == {"OCS-MODE-01"}


@pytest.mark.rule("OCS-UNIT-05", "OCS-UNIT-06", "OCS-UNIT-03")
def test_hqs_and_guns_only_defend() -> None:
    state = battle({"30 Corps HQ": OPEN, "Gds Arty": OPEN, "88 Corps HQ": TARGET})
    assert defence_of(state) == 5
    assert defence_of(state, hex=OPEN) == 6
    state.set_mode(state.number("88 Corps HQ"), "Move")
    assert defence_of(state) == 1
    for unit in ("30 Corps HQ", "Gds Arty"):
        no = attack_refusal(state, state.number(unit), index(TARGET))
        assert no is not None
        assert no.rules == ("OCS-UNIT-03",)


@pytest.mark.rule("OCS-UNIT-07")
def test_a_transport_point_carries_one_sp() -> None:
    there = around(OPEN, 0)
    state = field({"Truck 1": OPEN})
    dump(state, "allied", OPEN, 1)
    play(state, Movement(), LoadSP("Truck 1"), Move("Truck 1", "Combat", (there,)), Finish())
    assert rules_of(moving(state, LoadSP("Truck 1"))) == {"OCS-UNIT-07"}
    state.start_phase("Movement")
    play(state, Movement(), UnloadSP("Truck 1"), Finish())
    assert (state.supply.dumps[f"allied {OPEN}"], state.supply.dumps[f"allied {there}"]) == (0, 4)


@pytest.mark.rule("OCS-UNIT-07")
def test_tokens_are_told_as_whole_points_and_what_is_left_over() -> None:
    assert [sp_text(tokens) for tokens in (0, 3, 4, 9)] == ["0T", "3T", "1 SP", "2 SP 1T"]


def test_transport_has_no_size_in_a_stack() -> None:
    state = field({"Truck 1": OPEN})
    n = state.number("Truck 1")
    assert re_of(state.units[n], state.board.steps[n]) == Fraction(0)


@pytest.mark.rule("OCS-UNIT-07")
def test_an_empty_truck_has_nothing_to_unload() -> None:
    state = field({"Truck 1": OPEN})
    assert moving(state, UnloadSP("Truck 1")).rules == ("OCS-UNIT-07",)


@pytest.mark.rule("OCS-STACK-01")
def test_attackers_may_advance_into_the_hex_the_enemy_left() -> None:
    state = battle({ARMOUR: OPEN, INFANTRY: OPEN, HOFFMANN: TARGET})
    n, m = state.number(ARMOUR), state.number(INFANTRY)
    aftermath = Aftermath("regular", index(TARGET), (n, m), n, state.number(HOFFMANN), "Ae4 DL1o2")
    state.push(aftermath)
    state.settle()
    no = state.stack[-1].refusal(state, Advance(("50 Inf Div",)))
    assert no is not None
    assert no.rules == ("OCS-STACK-01",)
    state.do(Advance((ARMOUR, INFANTRY)))
    assert where(state, ARMOUR) == where(state, INFANTRY) == TARGET


@pytest.mark.rule("OCS-STACK-01")
def test_no_counter_is_entered_or_shipped_above_the_stacking_limit() -> None:
    state = map_books(US_79_Inf_Div="C01.26")
    report_lines(state, Railhead("allied", METZ))
    state.set_mode(state.number(US), "Move")
    big = Enter("1 Group", "allied", "US", "20-4-4 Leg", METZ, steps=8, re="8")
    report_lines(state, big)
    assert cannot(state, Enter("2 Group", "allied", "US", "9-4-4 Leg", METZ, steps=3, re="3")) == ("OCS-STACK-01",)
    assert cannot(state, ShipUnit(US, "rail", METZ)) == ("OCS-STACK-01",)


@pytest.mark.rule("OCS-STACK-01", "BTR-HOUSE-25")
def test_what_is_above_ten_re_at_the_end_of_a_segment_is_lost() -> None:
    state = field({INFANTRY: OPEN, "50 Inf Div": OPEN, "2 HC Rec Bn": OPEN, "1 Bel Bde": OPEN, "Neth Bde": OPEN})
    check_stacks(state)
    assert where(state, "2 HC Rec Bn") == "[Dead pile]"
    assert where(state, INFANTRY) == OPEN
    assert state.board.re_in(title().map.index[OPEN], "allied") == 10
    assert told(list(state.events or ()), "OCS-STACK-01")
    check_stacks(state)
    assert state.board.re_in(title().map.index[OPEN], "allied") == 10


@pytest.mark.rule("OCS-STACK-02")
def test_re_goes_by_size_and_falls_with_each_step() -> None:
    assert [value("re_size", size=s)["re"] for s in ("battalion", "company", "repl", "other")] == [
        "1/2",
        "1/4",
        "1/4",
        1,
    ]
    assert answer("re_size", size="multi-step", printed=4, lost=3).value["re"] == 1
    assert refusal("re_size", size="multi-step", printed=4, lost=4).parameter == "lost"


@pytest.mark.rule("OCS-STACK-02")
def test_a_multi_step_unit_loses_re_with_its_steps() -> None:
    state = field({INFANTRY: OPEN})
    unit = state.units[state.number(INFANTRY)]
    assert [re_ledger(unit, steps).amount for steps in (4, 2)] == [4, 2]
    assert re_ledger(state.units[state.number("2 HC Rec Bn")], 1).amount == "1/2"


@pytest.mark.rule("OCS-STACK-03")
def test_an_overrun_with_its_friends_stays_within_ten_re() -> None:
    target = around(OPEN, 0)
    state = field({ARMOUR: OPEN, INFANTRY: OPEN, "50 Inf Div": OPEN, WALTHER: target})
    dump(state, "allied", OPEN, 9)
    assert moving(state, Overrun((ARMOUR,), "Combat", (target,))).legal
    state.put(state.number("1 Bel Bde"), title().locations.hex(OPEN))
    state.start_phase("Movement")
    assert rules_of(moving(state, Overrun((ARMOUR,), "Combat", (target,)))) == {"OCS-STACK-03"}


BREAKDOWN = "US 5-3-3 Brkdwn Rgt #1"


@pytest.mark.rule("OCS-BRKDWN-01", "OCS-BRKDWN-02")
def test_a_division_detaches_a_regiment_and_takes_it_in_again() -> None:
    state = map_books(US_79_Inf_Div="C20.05")
    n, b = state.number(US), state.number(BREAKDOWN)
    assert cannot(state, Detach(US, BREAKDOWN)) == ("OCS-BRKDWN-01",)
    state.put_box(b, "Pool")
    stand(state, "US 7 Arm Div CCA", "C20.05")
    assert cannot(state, Detach("US 7 Arm Div CCA", BREAKDOWN)) == ("OCS-BRKDWN-01",)
    report_lines(state, Detach(US, BREAKDOWN))
    board = state.board
    assert (board.steps[n], board.where[b].text, board.re(n) + board.re(b)) == (3, "C20.05", Fraction(4))
    state.set_mode(b, "Move")
    assert cannot(state, Absorb(US, BREAKDOWN)) == ("OCS-BRKDWN-02",)
    state.set_mode(b, "Combat")
    # A rating of 3 is not as good as the division's 4.
    assert cannot(state, Absorb(US, BREAKDOWN)) == ("OCS-BRKDWN-02",)
    part = "US 5-3-3 Brkdwn Rgt #2"
    weak = Enter("99 Inf Div", "allied", "US", "20-3-3 Leg", "C20.05", steps=4, re="4")
    report_lines(state, weak)
    state.put_box(state.number(part), "Pool")
    report_lines(state, Detach("99 Inf Div", part), Absorb("99 Inf Div", part))
    assert (state.board.steps[state.number("99 Inf Div")], state.board.box(state.number(part))) == (4, "Pool")


@pytest.mark.rule("OCS-BRKDWN-01")
def test_a_multi_step_unit_of_category_other_detaches_all_but_its_last_step() -> None:
    assert answer("breakdown", action="detach", rating=4, breakdown_rating=4).value["allowed"] is True
    for change in ({"category": "armor"}, {"steps": 1}, {"breakdown_rating": 5}, {"full_steps": 1, "steps": 1}):
        given = {"rating": 4, "breakdown_rating": 4} | change
        assert value("breakdown", action="detach", **given)["allowed"] is False


@pytest.mark.rule("OCS-BRKDWN-02")
def test_a_reduced_unit_absorbs_a_breakdown_that_is_good_enough() -> None:
    assert answer("breakdown", action="absorb", rating=3, breakdown_rating=3, steps=2).value["allowed"] is True
    for change in ({"steps": 4}, {"breakdown_rating": 2}, {"same_mode": False}):
        given = {"rating": 3, "breakdown_rating": 3, "steps": 2} | change
        assert value("breakdown", action="absorb", **given)["allowed"] is False
