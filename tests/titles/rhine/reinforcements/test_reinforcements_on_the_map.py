"""Arrivals on the map: each line of the schedule asks for a hex within its printed entry, or for its box."""

import datetime as dt
from functools import cache

import pytest

from broadfront.core.options import ruling_on
from broadfront.core.steps import Decision
from broadfront.titles.rhine.data.entry import find_edge_entrance, parse_chart_place
from broadfront.titles.rhine.rules.actions import Arrive, Finish, Lose, Misc, Place, Rebuild, Shift
from broadfront.titles.rhine.rules.clerk.entry_hexes import entry_hexes_and_boxes
from broadfront.titles.rhine.rules.map_actions import Railhead
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.arrival_lines import ArrivalChoice, Arrivals
from broadfront.titles.rhine.steps.clerk.landings import Landing
from broadfront.titles.rhine.steps.clerk.repls import MiscRepl, Rebuilds
from broadfront.titles.rhine.steps.clerk.reports import Reports
from tests.titles.rhine.support.asking import rhine_title
from tests.titles.rhine.support.books import (
    box_of,
    bring_on_map,
    carry_out_arrivals,
    decision_of_step,
    kill_unit,
    make_books,
    refusing_rules,
    run_step,
    texts_citing,
)
from tests.titles.rhine.support.theatre import GERMAN_DIVISION, add_germans


@pytest.mark.parametrize("campaign", ["north-1944", "south-1944"])
def test_transfers_of_a_two_map_campaign_come_by_the_joint(campaign: str) -> None:
    half = campaign.split("-", maxsplit=1)[0].capitalize()
    entries = rhine_title().arrivals.entries
    at = next(n for n, e in enumerate(entries) if e.action == "transfer" and e.where.endswith(half))
    state = make_books(entries[at].date.isoformat(), campaign=campaign, on_map=True)
    unit = rhine_title().roster.counters_by_entry[at][0]
    hexes, boxes = entry_hexes_and_boxes(state, unit, entries[at])
    assert hexes
    assert not boxes
    assert all(state.window.is_in_play(rhine_title().map.index[hex]) for hex in hexes)
    run_step(state, ArrivalChoice(at, unit), Arrive(state.units[unit].id, hexes[0]))
    assert state.board.where[unit].text == hexes[0]


@pytest.mark.rule("BTR-ARRIVAL-03", "BTR-HOUSE-08")
def test_a_hex_outside_the_entry_is_refused() -> None:
    state = make_books("1944-09-08", on_map=True)
    decision_of_step(state, Arrivals())
    step = state.stack[-1]
    assert isinstance(step, ArrivalChoice)
    first = next(iter(step.options(state)))
    assert isinstance(first, Arrive)
    assert ruling_on(state, first).legal
    assert "BTR-ARRIVAL-03" in refusing_rules(state, Arrive(first.unit, "A20.20"))
    assert refusing_rules(state, Arrive("US 79 Inf Div", first.box)) == ("BTR-HOUSE-08", "BTR-HOUSE-19")


def west_edge_entry(state: RhineState) -> tuple[int, int, list[str]]:
    """Return a line that enters by the whole west edge of Map A, its first counter, and the hexes of the edge."""
    entries = rhine_title().arrivals.entries
    at = next(
        n
        for n, e in enumerate(entries)
        if e.where == "Map A, west edge" and rhine_title().roster.counters_by_entry.get(n)
    )
    unit = rhine_title().roster.counters_by_entry[at][0]
    return at, unit, entry_hexes_and_boxes(state, unit, entries[at])[0]


@pytest.mark.rule("BTR-HOUSE-09", "OCS-REINF-02")
def test_a_blocked_entry_waits_a_turn_and_is_tried_again() -> None:
    state = make_books("1944-09-05", on_map=True)
    at, unit, edge = west_edge_entry(state)
    add_germans(state, edge[0])
    assert edge[0] not in entry_hexes_and_boxes(state, unit, rhine_title().arrivals.entries[at])[0]
    add_germans(state, *edge[1:])
    assert "waits a turn" in texts_citing(run_step(state, ArrivalChoice(at, unit)), "BTR-HOUSE-09")[0]
    assert state.board.waiting == {state.units[unit].id: at}
    for n in state.of_side("german"):
        state.put_in_dead_pile(n)
    state.clock.turn = rhine_title().calendar.turn_number(dt.date(1944, 9, 29))
    state.stack.clear()
    state.push(Arrivals())
    assert isinstance(state.settle(), Decision)
    assert state.stack[-1] == ArrivalChoice(at, unit)
    assert state.board.waiting == {}


@cache
def hexes_of_place(where: str) -> frozenset[str]:
    """Return the hexes of a printed place on an empty board, computed independently of the game."""
    found: set[str] = set()
    for way in parse_chart_place(where, rhine_title().entry):
        if way.edge is not None:
            found |= set(find_edge_entrance(rhine_title().map, rhine_title().entry, way.edge, (), ()).hexes)
        elif way.place:
            found |= set(rhine_title().map.named(rhine_title().entry.places[way.place]))
        elif way.air_bases:
            tags = zip(rhine_title().map.ids, rhine_title().map.tags, strict=True)
            found |= {hex for hex, held in tags if hex[0] == way.air_bases and "airbase" in held}
        elif way.hq:
            found |= hexes_of_place(rhine_title().entry.fitting_edge[way.hq])
    return frozenset(found)


@pytest.mark.rule("BTR-ARRIVAL-05", "BTR-ARRIVAL-06", "BTR-ARRIVAL-07")
def test_arrivals_with_an_hq_come_to_its_hex_or_to_the_fitting_edge() -> None:
    state = make_books("1944-09-26", on_map=True)
    at = next(n for n, e in enumerate(rhine_title().arrivals.entries) if e.where == "With any FR HQ")
    entry, unit = rhine_title().arrivals.entries[at], rhine_title().roster.counters_by_entry[at][0]
    assert set(entry_hexes_and_boxes(state, unit, entry)[0]) <= hexes_of_place("Map C, south edge west of 1.06")
    bring_on_map(state, "FR 1 Corps HQ")
    hq = state.number("FR 1 Corps HQ")
    state.place_unit(hq, rhine_title().locations.hex("C03.03"))
    assert entry_hexes_and_boxes(state, unit, entry)[0] == ["C03.03"]
    state.set_mode(hq, "Move")
    assert "C03.03" not in entry_hexes_and_boxes(state, unit, entry)[0]


@pytest.mark.rule("BTR-HOUSE-24")
def test_counters_are_placed_by_a_report_where_they_can_stand() -> None:
    state = make_books("1944-09-08", on_map=True)
    run_step(state, Reports("now"), Place("US 79 Inf Div", "C20.05"), Finish())
    n = state.number("US 79 Inf Div")
    assert state.board.where[n].text == "C20.05"
    add_germans(state, "C20.06")
    decision_of_step(state, Reports("now"))
    assert refusing_rules(state, Place("US 79 Inf Div", "C20.06")) == ("OCS-OVERRUN-01",)
    assert refusing_rules(state, Place("US 79 Inf Div", "C20.05")) == ("BTR-HOUSE-24",)
    assert refusing_rules(state, Place("US 79 Inf Div", "England")) == ("BTR-HOUSE-24",)
    sea = rhine_title().map.ids[rhine_title().map.terrain.index("Sea")]
    assert refusing_rules(state, Place("US 79 Inf Div", sea)) == ("BTR-TECM-14",)
    state.stack.clear()
    run_step(state, Reports("now"), Place("US 79 Inf Div", "On map"), Lose("US 79 Inf Div"), Finish())
    assert (state.board.hex_of(n), box_of(state, "US 79 Inf Div")) == (None, "On map")
    state.check_derived()


@pytest.mark.rule("OCS-STACK-01")
def test_no_report_puts_more_into_a_hex_than_may_stack_there() -> None:
    state = make_books("1944-09-08", on_map=True)
    for name in ("US 3 Inf Div", "US 36 Inf Div"):
        bring_on_map(state, name)
        state.place_unit(state.number(name), rhine_title().locations.hex("C20.05"))
    bring_on_map(state, "US 45 Inf Div")
    decision_of_step(state, Reports("now"))
    assert refusing_rules(state, Place("US 45 Inf Div", "C20.05")) == ("OCS-STACK-01",)
    assert ruling_on(state, Place("US 45 Inf Div", "C20.06")).legal


def fill_with_stacks(state: RhineState, *hexes: str) -> None:
    """Add an Allied stack of 10 RE to each hex."""
    for hex in hexes:
        line = GERMAN_DIVISION.replace("176 Inf Div,german,GE", f"Group {hex},allied,US").replace("Leg,2,2", "Leg,9,10")
        state.add_unit(line, rhine_title().locations.hex(hex))


@pytest.mark.rule("OCS-REINF-01", "OCS-STACK-01")
def test_arrivals_come_where_they_may_stack_unless_the_whole_entry_is_full() -> None:
    state = make_books("1944-09-05", on_map=True)
    at, unit, edge = west_edge_entry(state)
    fill_with_stacks(state, *edge[1:])
    hexes, _ = entry_hexes_and_boxes(state, unit, rhine_title().arrivals.entries[at])
    assert hexes == edge[:1]
    decision_of_step(state, ArrivalChoice(at, unit))
    assert "BTR-ARRIVAL-03" in refusing_rules(state, Arrive(state.units[unit].id, edge[1]))
    fill_with_stacks(state, edge[0])
    assert entry_hexes_and_boxes(state, unit, rhine_title().arrivals.entries[at])[0] == edge


def test_where_player_turns_are_played_arrivals_may_overstack_until_the_segment_ends() -> None:
    state = make_books("1944-09-05", player_turns=True)
    at, unit, edge = west_edge_entry(state)
    fill_with_stacks(state, *edge[1:])
    assert entry_hexes_and_boxes(state, unit, rhine_title().arrivals.entries[at])[0] == edge


def test_an_arrival_takes_the_hex_it_comes_to() -> None:
    state = make_books("1944-09-05", on_map=True)
    at, unit, edge = west_edge_entry(state)
    state.supply.set_dump("german", edge[0], 8)
    run_step(state, ArrivalChoice(at, unit), Arrive(state.units[unit].id, edge[0]))
    assert state.supply.dumps == {}
    assert not state.status()


def test_books_without_hexes_take_no_places() -> None:
    state = make_books("1944-09-08")
    carry_out_arrivals(state)
    decision_of_step(state, Reports("now"))
    assert refusing_rules(state, Place("US 79 Inf Div", "C20.05"))


@pytest.mark.rule("BTR-HOUSE-19")
def test_a_unit_from_england_enters_by_the_west_edge_of_map_a() -> None:
    state = make_books("1944-09-15", on_map=True)
    bring_on_map(state, "CW 6 Abn Div 1/4")
    n = state.number("CW 6 Abn Div 1/4")
    state.place_in_box(n, "England")
    decision_of_step(state, Reports("now"))
    state.do(Shift("CW 6 Abn Div 1/4", "On map"))
    assert state.stack[-1] == Landing(n, "entered")
    assert refusing_rules(state, Arrive("CW 6 Abn Div 1/4", "A20.20")) == ("BTR-HOUSE-19",)
    hexes = {option.box for option in state.stack[-1].options(state) if isinstance(option, Arrive)}
    assert hexes - {"On map"} == hexes_of_place("Map A, west edge")


def test_without_an_hq_on_the_map_a_rebuilt_unit_stays_on_the_table() -> None:
    state = make_books("1944-09-08", on_map=True)
    kill_unit(state, "US 79 Inf Div")
    run_step(state, Landing(state.number("US 79 Inf Div"), "rebuilt"))
    assert box_of(state, "US 79 Inf Div") == "On map"


@pytest.mark.rule("OCS-STACK-01")
def test_where_nobody_moves_afterward_no_rebuild_overstacks_a_hex() -> None:
    """A stack of 4 RE and two units of 2 RE with 2 and 1 steps lost has room for 2 more steps, not 3."""
    state = make_books("1944-11-01", on_map=True)
    for name, lost in (("US 3 Inf Div", 0), ("US 36 Inf Div", 2), ("US 7 Arty Div", 1)):
        bring_on_map(state, name)
        state.place_unit(state.number(name), rhine_title().locations.hex("C20.05"))
        state.lose_steps(state.number(name), lost)
    state.supply.repls |= {"US Pax": 9, "US Eq": 9}
    rebuild, misc = Rebuild("US 36 Inf Div"), Misc("US 7 Arty Div")
    run_step(state, Rebuilds(), Rebuild("US 36 Inf Div", 2))
    assert state.board.regimental_equivalents_in_hex(rhine_title().map.index["C20.05"], "allied") == 10
    decision_of_step(state, MiscRepl("US"))
    assert refusing_rules(state, misc) == ("OCS-STACK-01",)
    assert misc not in list(MiscRepl("US").options(state))
    state.stack.clear()
    state.lose_steps(state.number("US 36 Inf Div"), 1)
    run_step(state, MiscRepl("US"), misc)
    decision_of_step(state, Rebuilds())
    assert refusing_rules(state, rebuild) == ("OCS-STACK-01",)
    assert rebuild not in list(Rebuilds().options(state))
    # With player turns the units move apart before the segment ends.
    state.clock.player_turns = True
    assert ruling_on(state, rebuild).legal


def entry_at(where: str, date: str = "") -> tuple[int, int]:
    """Return the first line of the chart for a place, on a date if given, and its first counter."""
    entries = enumerate(rhine_title().arrivals.entries)
    at = next(n for n, e in entries if e.where == where and date in ("", e.date.isoformat()))
    return at, rhine_title().roster.counters_by_entry[at][0]


@pytest.mark.rule("BTR-ARRIVAL-05")
def test_a_city_takes_arrivals_only_in_trace_supply() -> None:
    state = make_books("1944-10-01", on_map=True)
    at, unit = entry_at("Map A, west edge or Brussels")
    entry, brussels = rhine_title().arrivals.entries[at], rhine_title().map.find("Brussels")
    assert brussels not in entry_hexes_and_boxes(state, unit, entry)[0]
    decision_of_step(state, ArrivalChoice(at, unit))
    assert "BTR-ARRIVAL-03" in refusing_rules(state, Arrive(state.units[unit].id, brussels))
    state.stack.clear()
    run_step(state, Reports("now"), Railhead("allied", brussels), Finish())
    assert brussels in entry_hexes_and_boxes(state, unit, entry)[0]


def transfer_of_september(*germans: str) -> list[str]:
    """Return the hexes open to V Corps in the campaign of the North, with Germans in hexes."""
    at, unit = entry_at("South to North", "1944-09-15")
    state = make_books("1944-09-15", campaign="north-1944", on_map=True)
    add_germans(state, *germans)
    return entry_hexes_and_boxes(state, unit, rhine_title().arrivals.entries[at])[0]


RHINE_COLUMN = 17
"""Column of Map B in which the Rhine leaves its southern edge."""


@pytest.mark.rule("BTR-ARRIVAL-12", "BTR-HOUSE-11")
def test_a_transfer_enters_behind_the_front_line() -> None:
    free = transfer_of_september()
    assert "A01.10" in free
    assert not [hex for hex in free if hex[0] == "B" and int(hex[4:]) > RHINE_COLUMN], "the Rhine bridges are German"
    land = [hex for hex in rhine_title().map.ids if hex[0] == "A" and hex.endswith(".30")]
    # A line with gaps: the Germans stand in every third hex, and their zones close it.
    held = [hex for hex in land[::3] if rhine_title().map.terrain[rhine_title().map.index[hex]] not in ("Sea", "Lake")]
    behind = transfer_of_september(*held)
    assert "A01.10" in behind
    assert all(hex[0] == "A" and int(hex[4:]) < 30 for hex in behind)


@pytest.mark.rule("BTR-HOUSE-11")
def test_an_hq_makes_a_hex_one_behind_the_front_line() -> None:
    at, unit = entry_at("South to North", "1944-09-15")
    state = make_books("1944-09-15", campaign="north-1944", on_map=True)
    add_germans(state, *(hex for hex in rhine_title().map.ids if hex[0] == "A" and hex.endswith(".30")))
    bring_on_map(state, "CW 30 Corps HQ")
    state.place_unit(state.number("CW 30 Corps HQ"), rhine_title().locations.hex("A05.36"))
    found = entry_hexes_and_boxes(state, unit, rhine_title().arrivals.entries[at])[0]
    assert [hex for hex in found if int(hex[4:]) > 31]
