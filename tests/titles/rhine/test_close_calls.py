"""Close calls: cases that a small slip in the code would turn, and that no other test looks at."""

from fractions import Fraction

import pytest

from broadfront.titles.rhine.data.step_cost import Conditions, step_cost
from broadfront.titles.rhine.data.tokens import sp_text
from broadfront.titles.rhine.data.units import re_of
from broadfront.titles.rhine.rules.actions import Arrive, Finish, Overrun, Restore, Ship, TakeSteps, UnloadSP
from broadfront.titles.rhine.steps.clerk.repls import AirRepls
from broadfront.titles.rhine.steps.clerk.reports import BridgeDie
from broadfront.titles.rhine.steps.field.battle import Aftermath
from broadfront.titles.rhine.steps.field.losses import lose_in_combat
from broadfront.titles.rhine.steps.turns import Turns
from tests.titles.rhine import books as clerk
from tests.titles.rhine.asking import amounts, answer, title
from tests.titles.rhine.books import arrive, books, box, bring, kill, steps
from tests.titles.rhine.fields import OPEN, around, dump, field, moving, run, told
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


@pytest.mark.rule("BTR-SUPPLY-24")
def test_the_order_of_shifts_is_cited_from_two_shifts_on() -> None:
    given = {"nation": "us", "date": "1944-09-05", "dice": 7, "ground": "mud"}
    assert "BTR-SUPPLY-24" not in answer("supply", **given).rules
    assert "BTR-SUPPLY-24" in answer("supply", **given, antwerpen_ports=2).rules


@pytest.mark.rule("BTR-REPL-31")
def test_two_air_repls_restore_two_aircraft_and_no_third() -> None:
    state = books("1944-10-29")
    kill(state, "US P-51 #1")
    bring(state, "FR P-47 #1", "US P-38 #1")
    for unit in ("FR P-47 #1", "US P-38 #1"):
        state.steps[state.number(unit)] = 1
    clerk.run(state, AirRepls("US", "Ftr", 2), Restore("US P-51 #1"), Restore("FR P-47 #1"))
    assert [steps(state, unit) for unit in ("US P-51 #1", "FR P-47 #1", "US P-38 #1")] == [2, 2, 1]


@pytest.mark.rule("BTR-HOUSE-27")
def test_a_sector_ends_after_the_turn_of_its_last_day() -> None:
    state = field({})
    while state.date < state.sector.file.last:
        state.begin_turn()
    turn = state.turn
    assert told(run(state, Turns()), "BTR-HOUSE-27")
    assert (state.turn, state.date) == (turn, state.sector.file.last)


@pytest.mark.rule("OCS-COMBAT-17", "OCS-COMBAT-19")
def test_an_attacker_who_meets_his_options_with_steps_exploits_and_the_defender_ignores_nothing() -> None:
    target = around(OPEN, 0)
    state = field({ARMOUR: OPEN, "59 Inf Div": target}, phase="Combat")
    n, m = state.number(ARMOUR), state.number("59 Inf Div")
    state.push(Aftermath("regular", title().map.index[target], (n,), n, m, "Ao1e4 DL1o2"))
    state.settle()
    state.do(TakeSteps(1))
    state.settle()
    assert [str(option) for option in state.stack[-1].options(state)] == [str(TakeSteps(steps)) for steps in (0, 1, 2)]
    state.do(TakeSteps(2))
    state.settle()
    assert state.mode(n) == "Exploitation"


@pytest.mark.rule("OCS-COMBAT-19")
def test_two_stacks_exploit_when_they_stand_side_by_side_and_not_when_they_stand_apart() -> None:
    target = around(OPEN, 0)
    for other, mode in ((1, "Exploitation"), (3, "Combat")):
        # Of the six hexes around the target, 0 and 1 are neighbours, 0 and 3 are opposite.
        places = {ARMOUR: around(target, 0), TRUCKED: around(target, other)}
        state = field({**places, ENEMY: target}, phase="Combat")
        state.steps[state.number(ENEMY)] = 1
        numbers = tuple(state.number(unit) for unit in places)
        fight = Aftermath("regular", title().map.index[target], numbers, numbers[0], state.number(ENEMY), "Ae4 DL1o2")
        run(state, fight, Finish())
        assert state.mode(numbers[0]) == mode


@pytest.mark.rule("BTR-TECM-24")
def test_a_step_that_takes_all_points_cites_the_rule_of_the_last_line() -> None:
    at = Conditions(ground="Dry", mobility="Leg")
    cost = step_cost(title().movement, ("Open",), "Major River/Canals", "", "none", at)
    assert cost.total == "All"
    assert [line.rule for line in cost.ledger[-2:]] == ["BTR-TECM-22", "BTR-TECM-24"]
    assert cost.parts == ((Fraction(0), "BTR-TECM-24"),)


@pytest.mark.rule("BTR-ARRIVAL-09")
def test_a_line_removes_every_unit_it_names_and_of_a_sort_as_many_as_it_says() -> None:
    state = books("1945-01-15")
    brigade = [f"CW 33 Tk Bde {n}/3" for n in (1, 2, 3)]
    bring(state, *brigade)
    arrive(state)
    assert [box(state, unit) for unit in brigade] == ["Removed"] * 3
    state = books("1944-10-01")
    bring(state, "US P-47 #1")
    arrive(state, Arrive("CW Typhoon #1", "On map"), Arrive("CW Typhoon #2", "On map"))
    assert box(state, "US P-47 #1") == "Removed"


@pytest.mark.rule("OCS-MOVE-06")
def test_tanks_without_fuel_make_no_overrun() -> None:
    target = around(OPEN, 0)
    state = field({ARMOUR: OPEN, ENEMY: target})
    dump(state, "allied", OPEN, 0)
    assert moving(state, Overrun((ARMOUR,), "Combat", (target,))).rules == ("OCS-MOVE-06",)
    dump(state, "allied", OPEN, 5)
    assert moving(state, Overrun((ARMOUR,), "Combat", (target,))).legal
