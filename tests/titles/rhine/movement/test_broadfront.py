"""The Broadfront restrictions on the map (rule BTR-HOUSE-04): whatever takes a unit over the joint of the maps."""

import pytest

from broadfront.titles.rhine.rules.actions import Advance, Arrive, Finish, Overrun, Place
from broadfront.titles.rhine.rules.map_actions import Dump, Enter
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.landings import Landing
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.field.battle import Storm
from broadfront.titles.rhine.steps.field.losses import retreat_hexes
from broadfront.titles.rhine.steps.field.moving import Movement, legal_moves
from broadfront.titles.rhine.table.answers import ANSWERS
from tests.titles.rhine.support.asking import rhine_title
from tests.titles.rhine.support.books import decision_of_step, kill_unit, refusing_rules, ruling_of
from tests.titles.rhine.support.theatre import GERMAN_DIVISION, add_germans, map_books, put_on_map, report_lines

BRIGADE, NORTH, SOUTH = "CW 33 Tk Bde 1/3", "A01.05", "C68.05"
BROADFRONT = ("BTR-ARRIVAL-29", "BTR-HOUSE-04")


def at_the_joint(phase: str = "Movement", date: str = "1944-09-26") -> RhineState:
    """Return a Commonwealth tank unit on Map A with a German division next to it on Map C."""
    state = map_books(date)
    state.clock.player_turns = True
    state.clock.begin_player_turn("allied")
    put_on_map(state, BRIGADE, NORTH)
    add_germans(state, SOUTH)
    report_lines(state, Dump("CW", NORTH, 40))
    state.start_phase(phase)
    return state


@pytest.mark.rule("BTR-HOUSE-04")
def test_broadfront_binds_overruns() -> None:
    state = at_the_joint()
    run = Overrun((BRIGADE,), "Combat", (SOUTH,))
    decision_of_step(state, Movement())
    assert refusing_rules(state, run) == BROADFRONT
    state.stack.clear()
    n = state.number(BRIGADE)
    assert not [m for m in legal_moves(state, "allied", n, "Combat") if isinstance(m, Overrun)]
    free = at_the_joint(date="1944-09-08")
    decision_of_step(free, Movement())
    assert ruling_of(free, run).legal, str(ruling_of(free, run))


@pytest.mark.rule("BTR-HOUSE-04")
def test_an_overrun_from_a_barred_hex_is_refused_as_it_may_fail_there() -> None:
    state = at_the_joint()
    state.add_unit(GERMAN_DIVISION, rhine_title().locations.hex("A01.04"))
    decision_of_step(state, Movement())
    assert refusing_rules(state, Overrun((BRIGADE,), "Combat", ("C68.04", "A01.04"))) == BROADFRONT


@pytest.mark.rule("BTR-HOUSE-04")
def test_broadfront_binds_advance_and_retreat() -> None:
    state = at_the_joint("Combat")
    n, index = state.number(BRIGADE), rhine_title().map.index
    state.put_in_dead_pile(state.number("0 Inf Div"))
    decision_of_step(state, Storm("allied", index[SOUTH], (n,)))
    assert refusing_rules(state, Advance((BRIGADE,))) == BROADFRONT
    assert list(state.stack[-1].options(state)) == [Finish()]
    state.stack.clear()
    away = rhine_title().map.around[index[NORTH]]
    north = next(h for h in away if rhine_title().map.ids[h] == "A02.05")
    back = [rhine_title().map.ids[h] for h in retreat_hexes(state, (n,), north)]
    assert {hex[0] for hex in back} == {"A"}
    # One that stands beyond the joint already may fall back there.
    state.place_unit(n, rhine_title().locations.hex("C67.05"))
    assert next(retreat_hexes(state, (n,), index["C68.05"]), None) is not None


@pytest.mark.rule("BTR-HOUSE-04")
def test_broadfront_binds_reports_and_landings() -> None:
    state = map_books("1944-09-26")
    put_on_map(state, BRIGADE, NORTH, "Move")
    put_on_map(state, "US 79 Inf Div", "A01.08")
    decision_of_step(state, Reports("now"))
    assert refusing_rules(state, Place(BRIGADE, SOUTH)) == BROADFRONT
    assert ruling_of(state, Place(BRIGADE, "A01.04")).legal
    assert ruling_of(state, Place("US 79 Inf Div", SOUTH)).legal
    assert refusing_rules(state, Enter("1 Bel Bde", "allied", "CW", "4-3-3 Leg", SOUTH)) == BROADFRONT
    assert ruling_of(state, Enter("1 Bel Bde", "allied", "CW", "4-3-3 Leg", NORTH)).legal
    state.stack.clear()
    put_on_map(state, "CW 30 Corps HQ", "A01.05")
    kill_unit(state, "CW 15 Inf Div")
    state.restore_unit(state.number("CW 15 Inf Div"))
    decision_of_step(state, Landing(state.number("CW 15 Inf Div"), "rebuilt"))
    hexes = {o.box for o in state.stack[-1].options(state) if isinstance(o, Arrive)}
    assert {hex[0] for hex in hexes - {"On map"}} == {"A"}
    assert refusing_rules(state, Arrive("CW 15 Inf Div", SOUTH)) == BROADFRONT
    state.stack.clear()
    state.place_in_box(state.number("CW 6 Abn Div 1/4"), "England")
    decision_of_step(state, Landing(state.number("CW 6 Abn Div 1/4"), "dropped"))
    assert refusing_rules(state, Arrive("CW 6 Abn Div 1/4", "Metz")) == BROADFRONT


@pytest.mark.rule("BTR-HOUSE-04")
def test_the_reach_of_a_unit_ends_at_the_joint() -> None:
    state = at_the_joint()
    state.put_in_dead_pile(state.number("0 Inf Div"))
    hexes = ANSWERS.reach(state, BRIGADE, "Combat").value["hexes"]
    assert {hex[0] for hex in hexes} == {"A"}
