"""The replacement roll (rules BTR-REPL-01..03, 22..36, OCS-REPL-01, BTR-HOUSE-02..03)."""

import pytest

from broadfront.core.actions import Action
from broadfront.core.events import Event
from broadfront.core.options import ruling_on
from broadfront.core.steps import Decision
from broadfront.titles.rhine.rules.actions import Arrive, Finish, Lose, Misc, Rebuild, Restore
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.landings import Landing
from broadfront.titles.rhine.steps.clerk.repls import AirRepls, MiscRepl, Rebuilds, ReplRoll
from tests.titles.rhine.support import books as clerk
from tests.titles.rhine.support.asking import answer_value, ask_rhine, ledger_amounts, rhine_title
from tests.titles.rhine.support.books import (
    box_of,
    bring_on_map,
    decision_of_step,
    kill_unit,
    make_books,
    refusing_rules,
    ruling_of,
    run_step,
    steps_of,
    texts_citing,
)
from tests.titles.rhine.support.rebuilding import BEFORE_TRENCH_FOOT
from tests.titles.rhine.support.reports import answer_rest
from tests.titles.rhine.support.theatre import add_germans


@pytest.mark.rule("BTR-REPL-01")
def test_each_nation_rolls_on_its_own_half() -> None:
    assert ask_rhine("replacements", nation="us", date=BEFORE_TRENCH_FOOT, dice=6).value["pax"] == 1
    assert ask_rhine("replacements", nation="cw", date=BEFORE_TRENCH_FOOT, dice=6).value["pax"] == 0


@pytest.mark.rule("BTR-REPL-02", "BTR-REPL-03")
def test_american_rolls_of_1945_add_one_and_the_ends_take_the_rest() -> None:
    assert answer_value("replacements", nation="us", date="1945-01-01", dice=7)["row"] == "8-9"
    assert answer_value("replacements", nation="us", date="1944-12-29", dice=7)["row"] == "7"
    assert answer_value("replacements", nation="cw", date="1945-01-01", dice=7)["row"] == "7"
    top = ask_rhine("replacements", nation="us", date="1945-01-01", dice=12)
    assert top.value["row"] == "12 or more"
    assert ledger_amounts(top)[0] == (1, "BTR-REPL-02")
    assert answer_value("replacements", nation="us", date="1945-01-01", dice=2)["row"] == "3"
    assert answer_value("replacements", nation="us", date="1944-09-05", dice=2)["row"] == "2 or less"


@pytest.mark.rule("BTR-REPL-22")
def test_trench_foot_takes_one_from_starred_pax_between_its_dates() -> None:
    pax = {
        (date, dice): ask_rhine("replacements", nation="us", date=date, dice=dice).value["pax"]
        for date, dice in (("1944-10-29", 9), ("1944-11-01", 9), ("1945-03-29", 8), ("1945-04-01", 8))
    }
    assert list(pax.values()) == [2, 1, 1, 2]
    assert answer_value("replacements", nation="us", date="1944-11-01", dice=12)["pax"] == 2


@pytest.mark.rule("BTR-REPL-23")
def test_unstarred_and_commonwealth_pax_are_never_reduced() -> None:
    for date, us_dice in (("1944-11-01", 6), ("1944-12-15", 7)):
        assert ask_rhine("replacements", nation="us", date=date, dice=us_dice).value["pax"] == 1
    found = ask_rhine("replacements", nation="cw", date="1944-12-15", dice=11)
    assert found.value["pax"] == 2
    assert "BTR-REPL-23" in found.rules


@pytest.mark.rule("BTR-REPL-24", "BTR-REPL-25")
def test_american_repls_serve_americans_and_french_and_commonwealth_repls_the_rest() -> None:
    state = make_books("1944-10-29")
    state.supply.add_replacements("US", "Pax", 2)
    for unit in ("FR 1.FF Inf Div", "CW 15 Inf Div", "CW 1 Bel Inf Bde", "US 3 Inf Div"):
        kill_unit(state, unit)
    decision_of_step(state, Rebuilds())
    assert "BTR-REPL-25" in refusing_rules(state, Rebuild("CW 15 Inf Div"))
    assert "BTR-REPL-25" in refusing_rules(state, Rebuild("CW 1 Bel Inf Bde"))
    assert ruling_of(state, Rebuild("US 3 Inf Div")).legal
    answer_rest(state, Rebuild("FR 1.FF Inf Div"), Finish())
    assert (box_of(state, "FR 1.FF Inf Div"), steps_of(state, "FR 1.FF Inf Div")) == ("On map", 1)
    assert state.supply.repls["US Pax"] == 0
    assert texts_citing(list(state.events or ()), "BTR-REPL-24")


@pytest.mark.rule("BTR-REPL-26", "BTR-REPL-27", "OCS-UNIT-04")
def test_misc_brings_back_an_independent_unit_or_an_artillery_step_for_nothing() -> None:
    state = make_books("1944-10-29")
    for unit in ("US 774 Tk Bn", "US 7 Arm Div CCA", "US 3 Inf Div", "CW 4 Commando Bde"):
        kill_unit(state, unit)
    bring_on_map(state, "US 7 Arty Div")
    state.board.steps[state.number("US 7 Arty Div")] = 2
    decision_of_step(state, MiscRepl("US"))
    assert "OCS-UNIT-04" in refusing_rules(state, Misc("US 7 Arm Div CCA"))
    assert "OCS-UNIT-04" in refusing_rules(state, Misc("US 3 Inf Div"))
    assert refusing_rules(state, Misc("CW 4 Commando Bde")) == ("BTR-REPL-25",)
    assert refusing_rules(state, Misc("US 773 TD Bn")) == ("BTR-REPL-26",)
    answer_rest(state, Misc("US 774 Tk Bn"))
    assert box_of(state, "US 774 Tk Bn") == "On map"
    run_step(state, MiscRepl("US"), Misc("US 7 Arty Div"))
    assert steps_of(state, "US 7 Arty Div") == 3
    assert not any(state.supply.repls.values())


@pytest.mark.rule("BTR-REPL-26", "BTR-REBUILD-19")
def test_misc_brings_back_no_headquarters_and_repls_do() -> None:
    state = make_books("1944-10-29")
    for unit in ("US 12 Corps HQ", "US 774 Tk Bn"):
        kill_unit(state, unit)
    state.push(MiscRepl("US"))
    assert [str(option) for option in state.stack[-1].options(state)] == ["Misc US 774 Tk Bn", "Finish"]
    assert refusing_rules(state, Misc("US 12 Corps HQ")) == ("BTR-REPL-26",)
    state.stack.clear()
    state.supply.add_replacements("US", "Pax", 1)
    state.supply.add_replacements("US", "Eq", 1)
    run_step(state, Rebuilds(), Rebuild("US 12 Corps HQ"))
    assert box_of(state, "US 12 Corps HQ") == "On map"


@pytest.mark.rule("BTR-REPL-28")
def test_only_a_plus_brings_a_bridge_check_marker() -> None:
    assert ask_rhine("replacements", nation="cw", date="1944-09-05", dice=12).value["bridge_marker"] is True
    eleven = ask_rhine("replacements", nation="cw", date="1944-09-05", dice=11)
    assert (eleven.value["misc"], eleven.value["bridge_marker"]) == (1, False)


@pytest.mark.rule("BTR-REPL-30", "BTR-ARRIVAL-10", "BTR-REBUILD-48")
def test_what_repls_cannot_buy_is_refused() -> None:
    state = make_books("1944-10-29")
    state.supply.add_replacements("US", "Eq", 9)
    state.supply.add_replacements("US", "Pax", 9)
    kill_unit(state, "US P-51 #1")
    kill_unit(state, "US Truck point #1")
    state.place_in_box(state.number("US 747 Tk Bn"), "Removed")
    decision_of_step(state, Rebuilds())
    assert refusing_rules(state, Rebuild("US P-51 #1")) == ("BTR-REPL-30",)
    assert refusing_rules(state, Rebuild("US 747 Tk Bn")) == ("BTR-ARRIVAL-10",)
    assert refusing_rules(state, Rebuild("US Truck point #1")) == ("BTR-REBUILD-48",)


@pytest.mark.rule("BTR-REPL-31", "BTR-REPL-33", "BTR-REPL-35")
def test_air_repls_restore_reduced_and_dead_aircraft_of_their_class() -> None:
    state = make_books("1944-10-29")
    kill_unit(state, "US P-51 #1")
    bring_on_map(state, "FR P-47 #1", "US B-26 #1", "CW Typhoon #1")
    for unit in ("FR P-47 #1", "US B-26 #1", "CW Typhoon #1"):
        state.board.steps[state.number(unit)] = 1
    decision_of_step(state, AirRepls("US", "Ftr", 2))
    assert {str(o) for o in state.stack[-1].options(state)} == {"Restore US P-51 #1", "Restore FR P-47 #1"}
    assert refusing_rules(state, Restore("US B-26 #1")) == ("BTR-REPL-33",)
    assert refusing_rules(state, Restore("CW Typhoon #1")) == ("BTR-REPL-35",)
    assert refusing_rules(state, Restore("US P-38 #1")) == ("BTR-REPL-31",)
    answer_rest(state, Restore("US P-51 #1"))
    assert (box_of(state, "US P-51 #1"), steps_of(state, "US P-51 #1"), steps_of(state, "FR P-47 #1")) == (
        "On map",
        2,
        2,
    )


@pytest.mark.rule("BTR-REPL-31")
def test_two_air_repls_restore_two_aircraft_and_no_third() -> None:
    state = make_books("1944-10-29")
    kill_unit(state, "US P-51 #1")
    bring_on_map(state, "FR P-47 #1", "US P-38 #1")
    for unit in ("FR P-47 #1", "US P-38 #1"):
        state.board.steps[state.number(unit)] = 1
    clerk.run_step(state, AirRepls("US", "Ftr", 2), Restore("US P-51 #1"), Restore("FR P-47 #1"))
    assert [steps_of(state, unit) for unit in ("US P-51 #1", "FR P-47 #1", "US P-38 #1")] == [2, 2, 1]


@pytest.mark.rule("BTR-REPL-32", "BTR-REPL-34")
def test_air_repls_without_an_aircraft_are_lost() -> None:
    state = make_books("1944-10-29")
    bring_on_map(state, "US A-20 #1")
    assert "are lost" in texts_citing(run_step(state, AirRepls("US", "Other", 1), Finish()), "BTR-REPL-32")[0]
    state.board.steps[state.number("US A-20 #1")] = 1
    events = run_step(state, AirRepls("US", "Other", 1))
    assert steps_of(state, "US A-20 #1") == 2
    assert texts_citing(events, "BTR-REPL-34")


@pytest.mark.rule("BTR-REPL-36", "BTR-REPL-01")
def test_pax_and_eq_are_kept_from_turn_to_turn() -> None:
    state = make_books("1944-10-29")
    run_step(state, ReplRoll("US"), 7)
    run_step(state, ReplRoll("US"), 7)
    assert (state.supply.repls["US Pax"], state.supply.repls["US Eq"]) == (2, 2)
    kill_unit(state, "US 774 Tk Bn")
    decision_of_step(state, Rebuilds())
    assert ruling_of(state, Rebuild("US 774 Tk Bn")).legal
    assert refusing_rules(state, Rebuild("US 773 TD Bn")) == ("BTR-HOUSE-24",)
    events = answer_rest(state, Finish())
    assert "2 US Pax, 2 US Eq" in texts_citing(events, "BTR-REPL-36")[-1]
    assert state.supply.repls["US Pax"] == 2


def hq_at(state: RhineState, hex: str) -> None:
    bring_on_map(state, "US 12 Corps HQ")
    state.place_unit(state.number("US 12 Corps HQ"), rhine_title().locations.hex(hex))


@pytest.mark.rule("OCS-REPL-01")
def test_a_rebuilt_unit_comes_back_within_two_hexes_of_an_hq() -> None:
    state = make_books("1944-09-08", on_map=True)
    hq_at(state, "C20.05")
    kill_unit(state, "US 79 Inf Div")
    n = state.number("US 79 Inf Div")
    state.set_mode(n, "DG")
    state.supply.add_replacements("US", "Pax", 9)
    state.supply.add_replacements("US", "Eq", 9)
    add_germans(state, "C20.08")
    state.push(Rebuilds())
    state.settle()
    state.do(Rebuild("US 79 Inf Div"))
    assert isinstance(state.settle(), Decision)
    assert state.stack[-1] == Landing(n, "rebuilt")
    assert refusing_rules(state, Arrive("US 79 Inf Div", "C20.08")) == ("OCS-REPL-01",)
    assert refusing_rules(state, Arrive("US 79 Inf Div", "C20.07")) == ("OCS-REPL-01",)
    assert refusing_rules(state, Arrive("US 12 Corps HQ", "C20.04")) == ("OCS-REPL-01",)
    assert ruling_on(state, Arrive("US 79 Inf Div", "On map")).legal
    state.do(Arrive("US 79 Inf Div", "C20.04"))
    assert (state.board.where[n].text, state.board.mode(n), state.board.steps[n]) == ("C20.04", "Combat", 1)


@pytest.mark.rule("OCS-REPL-01")
def test_repls_rebuild_near_an_hq_and_outside_enemy_zones() -> None:
    assert ask_rhine("rebuild_place", hq_distance=2).value["allowed"] is True
    assert answer_value("rebuild_place", hq_distance=2, hq_mode="dg")["allowed"] is True
    for change in ({"hq_distance": 3}, {"hq_mode": "move"}, {"repl_mode": "combat"}, {"enemy_zone": True}):
        assert answer_value("rebuild_place", **({"hq_distance": 2} | change))["allowed"] is False
    assert answer_value("rebuild_place", hq_distance=9, dead=False)["allowed"] is True
    assert answer_value("rebuild_place", hq_distance=0, dead=False, stacked=False)["allowed"] is False


def roll_commonwealth(state: RhineState, dice: int) -> None:
    """Roll Commonwealth replacements, and give up what finds nothing to bring back."""
    state.push(ReplRoll("CW"))
    state.settle(floor=0)
    state.happen(dice)
    while isinstance(state.settle(floor=0), Decision):
        state.do(Finish())


@pytest.mark.rule("BTR-HOUSE-02", "BTR-REPL-28")
def test_bridge_check_markers_are_kept_up_to_six() -> None:
    state = make_books("1944-09-05")
    state.land.markers["bridge"] = 6
    roll_commonwealth(state, 12)
    assert state.land.markers["bridge"] == 6
    fresh = make_books("1944-09-05")
    roll_commonwealth(fresh, 12)
    assert fresh.land.markers["bridge"] == 1
    roll_commonwealth(fresh, 11)
    assert fresh.land.markers["bridge"] == 1


@pytest.mark.rule("BTR-HOUSE-03")
def test_trench_foot_touches_nothing_but_starred_pax() -> None:
    before = answer_value("replacements", nation="us", date="1944-10-29", dice=10)
    found = ask_rhine("replacements", nation="us", date="1944-11-01", dice=10).serialize().value
    assert found == before | {"pax": before["pax"] - 1}


ARTILLERY = "US 7 Arty Div"


def artillery_with_a_loss(hex: str) -> RhineState:
    """Return books in which an artillery division with a step lost stands in a hex."""
    state = make_books("1944-11-01", on_map=True)
    bring_on_map(state, ARTILLERY)
    state.place_unit(state.number(ARTILLERY), rhine_title().locations.hex(hex))
    state.lose_steps(state.number(ARTILLERY), 1)
    return state


@pytest.mark.rule("BTR-REPL-26")
def test_misc_gives_a_step_only_to_artillery_in_trace_supply() -> None:
    near, far = artillery_with_a_loss("C20.05"), artillery_with_a_loss("C20.30")
    decision_of_step(near, MiscRepl("US"))
    assert ruling_of(near, Misc(ARTILLERY)).legal
    decision_of_step(far, MiscRepl("US"))
    assert refusing_rules(far, Misc(ARTILLERY))[:2] == ("BTR-REPL-26", "OCS-SUPPLY-04")
    assert Misc(ARTILLERY) not in list(far.stack[-1].options(far))


@pytest.mark.rule("BTR-REPL-26", "OCS-ZOC-04")
def test_misc_gives_no_step_in_an_enemy_zone_even_if_a_friend_is_there() -> None:
    state = artillery_with_a_loss("C20.05")
    bring_on_map(state, "US 79 Inf Div")
    state.place_unit(state.number("US 79 Inf Div"), rhine_title().locations.hex("C20.05"))
    add_germans(state, "C20.06")
    decision_of_step(state, MiscRepl("US"))
    assert refusing_rules(state, Misc(ARTILLERY)) == ("BTR-REPL-26", "OCS-ZOC-04")


@pytest.mark.rule("BTR-REPL-26")
def test_books_that_know_no_hex_of_the_artillery_take_the_word_of_the_table() -> None:
    state = artillery_with_a_loss("C20.30")
    state.place_in_box(state.number(ARTILLERY), "On map")
    run_step(state, MiscRepl("US"), Misc(ARTILLERY))
    assert steps_of(state, ARTILLERY) == 3


@pytest.mark.rule("OCS-REPL-01", "OCS-ZOC-04")
def test_a_reduced_unit_is_rebuilt_outside_enemy_zones_only() -> None:
    state = artillery_with_a_loss("C20.05")
    state.supply.add_replacements("US", "Eq", 9)
    decision_of_step(state, Rebuilds())
    assert ruling_of(state, Rebuild(ARTILLERY)).legal
    add_germans(state, "C20.06")
    assert refusing_rules(state, Rebuild(ARTILLERY)) == ("OCS-REPL-01", "OCS-ZOC-04")
    assert Rebuild(ARTILLERY) not in list(state.stack[-1].options(state))


@pytest.mark.rule("BTR-REPL-31", "BTR-REPL-32")
def test_air_repls_for_which_the_books_know_no_aircraft_are_asked() -> None:
    state = make_books("1944-10-29")
    bring_on_map(state, "US P-51 #1", "US B-26 #1", "CW Typhoon #1")
    decision_of_step(state, AirRepls("US", "Ftr", 2))
    listed = [str(option) for option in state.stack[-1].options(state)]
    assert listed[0] == "Finish"
    assert "Lose US P-51 #1 1" in listed
    assert not any("B-26" in name or "Typhoon" in name for name in listed)
    assert refusing_rules(state, Lose("US B-26 #1")) == ("BTR-REPL-33",)
    assert refusing_rules(state, Lose("CW Typhoon #1")) == ("BTR-REPL-35",)
    assert refusing_rules(state, Lose("US P-51 #1", 9)) == ("BTR-HOUSE-10",)
    events = answer_step(state, Lose("US P-51 #1"), Finish())
    assert steps_of(state, "US P-51 #1") == 2
    assert "1 US Ftr Repl" in texts_citing(events, "BTR-REPL-32")[-1]


def answer_step(state: RhineState, *given: Action) -> list[Event]:
    """Give the answers of the step on top, with forced ones in between, until the stack is empty."""
    for action in given:
        assert isinstance(state.settle(floor=0), Decision)
        assert ruling_on(state, action).legal
        state.do(action)
    state.settle(floor=0)
    assert not state.stack
    return list(state.events or ())


@pytest.mark.rule("BTR-REPL-26", "OCS-UNIT-04")
def test_a_misc_result_for_which_the_books_know_no_loss_is_asked() -> None:
    state = make_books("1944-10-29")
    bring_on_map(state, "US 774 Tk Bn", "US 79 Inf Div")
    decision_of_step(state, MiscRepl("US"))
    assert Lose("US 774 Tk Bn") in list(state.stack[-1].options(state))
    assert refusing_rules(state, Lose("US 79 Inf Div", 4)) == ("BTR-REPL-26", "OCS-UNIT-04")
    answer_step(state, Lose("US 774 Tk Bn"), Misc("US 774 Tk Bn"))
    assert box_of(state, "US 774 Tk Bn") == "On map"
