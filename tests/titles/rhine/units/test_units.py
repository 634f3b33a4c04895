"""Units and stacking (rules OCS-UNIT-01..07, OCS-STACK-01..03, OCS-BRKDWN-01..02, BTR-HOUSE-10, 28)."""

from fractions import Fraction

import pytest

from broadfront.titles.rhine.data.tokens import format_tokens
from broadfront.titles.rhine.data.units import explain_regimental_equivalents, unit_regimental_equivalents
from broadfront.titles.rhine.rules.actions import Advance, Finish, LoadSP, Move, Overrun, UnloadSP
from broadfront.titles.rhine.rules.field.movement import movement_points
from broadfront.titles.rhine.rules.field.strength import attack_refusal
from broadfront.titles.rhine.rules.map_actions import Absorb, Detach, Enter, Railhead, ShipUnit
from broadfront.titles.rhine.steps.field.battle import Aftermath
from broadfront.titles.rhine.steps.field.moving import Movement
from broadfront.titles.rhine.steps.field.stacking import remove_excess_units
from tests.titles.rhine.support.asking import answer_value, ask_rhine, refusal_error, rhine_title
from tests.titles.rhine.support.battle import (
    ARMOUR,
    HOFFMANN,
    INFANTRY,
    TARGET,
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
    ledger_amounts_of_rule,
    movement_ruling,
    neighbor_of,
    place_of,
    play_step,
    set_only_dump,
)
from tests.titles.rhine.support.reports import report_refusal
from tests.titles.rhine.support.theatre import METZ, US, map_books, put_on_map, report_lines


@pytest.mark.rule("OCS-UNIT-01", "OCS-MODE-01")
def test_the_side_of_the_counter_gives_allowance_and_mobility() -> None:
    state = field_position({INFANTRY: OPEN})
    n = state.number(INFANTRY)
    assert movement_points(state, n, "Combat")[0] == 3
    assert movement_points(state, n, "Move")[0] == 12
    assert ledger_amounts_of_rule(movement_points(state, n, "Move")[1], "OCS-UNIT-01") == [12]
    events = play_step(state, Movement(), Move(INFANTRY, "Move"), Finish())
    assert state.board.mode(n) == "Move"
    assert texts_citing(events, "OCS-MODE-01")
    assert ruling_rules(movement_ruling(field_position({INFANTRY: OPEN}), Move(INFANTRY, "DG"))) == {"OCS-MODE-01"}


@pytest.mark.rule("OCS-UNIT-05", "OCS-UNIT-06", "OCS-UNIT-03")
def test_hqs_and_guns_only_defend() -> None:
    state = combat_position({"30 Corps HQ": OPEN, "Gds Arty": OPEN, "88 Corps HQ": TARGET})
    assert defense_of(state) == 5
    assert defense_of(state, hex=OPEN) == 6
    state.set_mode(state.number("88 Corps HQ"), "Move")
    assert defense_of(state) == 1
    for unit in ("30 Corps HQ", "Gds Arty"):
        no = attack_refusal(state, state.number(unit), hex_index(TARGET))
        assert no is not None
        assert no.rules == ("OCS-UNIT-03",)


@pytest.mark.rule("OCS-UNIT-07")
def test_a_transport_point_carries_one_sp() -> None:
    there = neighbor_of(OPEN, 0)
    state = field_position({"Truck 1": OPEN})
    set_only_dump(state, "allied", OPEN, 1)
    play_step(state, Movement(), LoadSP("Truck 1"), Move("Truck 1", "Combat", (there,)), Finish())
    assert ruling_rules(movement_ruling(state, LoadSP("Truck 1"))) == {"OCS-UNIT-07"}
    state.start_phase("Movement")
    play_step(state, Movement(), UnloadSP("Truck 1"), Finish())
    assert (state.supply.dumps[f"allied {OPEN}"], state.supply.dumps[f"allied {there}"]) == (0, 4)


@pytest.mark.rule("OCS-UNIT-07")
def test_tokens_are_told_as_whole_points_and_what_is_left_over() -> None:
    assert [format_tokens(tokens) for tokens in (0, 3, 4, 9)] == ["0T", "3T", "1 SP", "2 SP 1T"]


def test_transport_has_no_size_in_a_stack() -> None:
    state = field_position({"Truck 1": OPEN})
    n = state.number("Truck 1")
    assert unit_regimental_equivalents(state.units[n], state.board.steps[n]) == Fraction(0)


@pytest.mark.rule("OCS-UNIT-07")
def test_an_empty_truck_has_nothing_to_unload() -> None:
    state = field_position({"Truck 1": OPEN})
    assert movement_ruling(state, UnloadSP("Truck 1")).rules == ("OCS-UNIT-07",)


@pytest.mark.rule("OCS-STACK-01")
def test_attackers_may_advance_into_the_hex_the_enemy_left() -> None:
    state = combat_position({ARMOUR: OPEN, INFANTRY: OPEN, HOFFMANN: TARGET})
    n, m = state.number(ARMOUR), state.number(INFANTRY)
    aftermath = Aftermath("regular", hex_index(TARGET), (n, m), n, state.number(HOFFMANN), "Ae4 DL1o2")
    state.push(aftermath)
    state.settle()
    no = state.stack[-1].refusal(state, Advance(("50 Inf Div",)))
    assert no is not None
    assert no.rules == ("OCS-STACK-01",)
    state.do(Advance((ARMOUR, INFANTRY)))
    assert place_of(state, ARMOUR) == place_of(state, INFANTRY) == TARGET


@pytest.mark.rule("OCS-STACK-01")
def test_no_counter_is_entered_or_shipped_above_the_stacking_limit() -> None:
    state = map_books(US_79_Inf_Div="C01.26")
    report_lines(state, Railhead("allied", METZ))
    state.set_mode(state.number(US), "Move")
    big = Enter("1 Group", "allied", "US", "20-4-4 Leg", METZ, steps=8, re="8")
    report_lines(state, big)
    assert report_refusal(state, Enter("2 Group", "allied", "US", "9-4-4 Leg", METZ, steps=3, re="3")) == (
        "OCS-STACK-01",
    )
    assert report_refusal(state, ShipUnit(US, "rail", METZ)) == ("OCS-STACK-01",)


@pytest.mark.rule("OCS-STACK-01", "BTR-HOUSE-25")
def test_what_is_above_ten_re_at_the_end_of_a_segment_is_lost() -> None:
    state = field_position(
        {INFANTRY: OPEN, "50 Inf Div": OPEN, "2 HC Rec Bn": OPEN, "1 Bel Bde": OPEN, "Neth Bde": OPEN}
    )
    remove_excess_units(state)
    assert place_of(state, "2 HC Rec Bn") == "[Dead pile]"
    assert place_of(state, INFANTRY) == OPEN
    assert state.board.regimental_equivalents_in_hex(rhine_title().map.index[OPEN], "allied") == 10
    assert texts_citing(list(state.events or ()), "OCS-STACK-01")
    remove_excess_units(state)
    assert state.board.regimental_equivalents_in_hex(rhine_title().map.index[OPEN], "allied") == 10


@pytest.mark.rule("OCS-STACK-02")
def test_re_goes_by_size_and_falls_with_each_step() -> None:
    assert [answer_value("re_size", size=s)["re"] for s in ("battalion", "company", "repl", "other")] == [
        "1/2",
        "1/4",
        "1/4",
        1,
    ]
    assert ask_rhine("re_size", size="multi-step", printed=4, lost=3).value["re"] == 1
    assert refusal_error("re_size", size="multi-step", printed=4, lost=4).parameter == "lost"


@pytest.mark.rule("OCS-STACK-02")
def test_a_multi_step_unit_loses_re_with_its_steps() -> None:
    state = field_position({INFANTRY: OPEN})
    unit = state.units[state.number(INFANTRY)]
    assert [explain_regimental_equivalents(unit, steps).amount for steps in (4, 2)] == [4, 2]
    assert explain_regimental_equivalents(state.units[state.number("2 HC Rec Bn")], 1).amount == "1/2"


@pytest.mark.rule("OCS-STACK-03")
def test_an_overrun_with_its_friends_stays_within_ten_re() -> None:
    target = neighbor_of(OPEN, 0)
    state = field_position({ARMOUR: OPEN, INFANTRY: OPEN, "50 Inf Div": OPEN, WALTHER: target})
    set_only_dump(state, "allied", OPEN, 9)
    assert movement_ruling(state, Overrun((ARMOUR,), "Combat", (target,))).legal
    state.place_unit(state.number("1 Bel Bde"), rhine_title().locations.hex(OPEN))
    state.start_phase("Movement")
    assert ruling_rules(movement_ruling(state, Overrun((ARMOUR,), "Combat", (target,)))) == {"OCS-STACK-03"}


BREAKDOWN = "US 5-3-3 Brkdwn Rgt #1"


@pytest.mark.rule("OCS-BRKDWN-01", "OCS-BRKDWN-02")
def test_a_division_detaches_a_regiment_and_takes_it_in_again() -> None:
    state = map_books(US_79_Inf_Div="C20.05")
    n, b = state.number(US), state.number(BREAKDOWN)
    assert report_refusal(state, Detach(US, BREAKDOWN)) == ("OCS-BRKDWN-01",)
    state.place_in_box(b, "Pool")
    put_on_map(state, "US 7 Arm Div CCA", "C20.05")
    assert report_refusal(state, Detach("US 7 Arm Div CCA", BREAKDOWN)) == ("OCS-BRKDWN-01",)
    report_lines(state, Detach(US, BREAKDOWN))
    board = state.board
    assert (
        board.steps[n],
        board.where[b].text,
        board.regimental_equivalents_of_unit(n) + board.regimental_equivalents_of_unit(b),
    ) == (
        3,
        "C20.05",
        Fraction(4),
    )
    state.set_mode(b, "Move")
    assert report_refusal(state, Absorb(US, BREAKDOWN)) == ("OCS-BRKDWN-02",)
    state.set_mode(b, "Combat")
    # A rating of 3 is not as good as the division's 4.
    assert report_refusal(state, Absorb(US, BREAKDOWN)) == ("OCS-BRKDWN-02",)
    part = "US 5-3-3 Brkdwn Rgt #2"
    weak = Enter("99 Inf Div", "allied", "US", "20-3-3 Leg", "C20.05", steps=4, re="4")
    report_lines(state, weak)
    state.place_in_box(state.number(part), "Pool")
    report_lines(state, Detach("99 Inf Div", part), Absorb("99 Inf Div", part))
    assert (state.board.steps[state.number("99 Inf Div")], state.board.box(state.number(part))) == (4, "Pool")


@pytest.mark.rule("OCS-BRKDWN-01")
def test_a_multi_step_unit_of_category_other_detaches_all_but_its_last_step() -> None:
    assert ask_rhine("breakdown", action="detach", rating=4, breakdown_rating=4).value["allowed"] is True
    for change in ({"category": "armor"}, {"steps": 1}, {"breakdown_rating": 5}, {"full_steps": 1, "steps": 1}):
        given = {"rating": 4, "breakdown_rating": 4} | change
        assert answer_value("breakdown", action="detach", **given)["allowed"] is False


@pytest.mark.rule("OCS-BRKDWN-02")
def test_a_reduced_unit_absorbs_a_breakdown_that_is_good_enough() -> None:
    assert ask_rhine("breakdown", action="absorb", rating=3, breakdown_rating=3, steps=2).value["allowed"] is True
    for change in ({"steps": 4}, {"breakdown_rating": 2}, {"same_mode": False}):
        given = {"rating": 3, "breakdown_rating": 3, "steps": 2} | change
        assert answer_value("breakdown", action="absorb", **given)["allowed"] is False
