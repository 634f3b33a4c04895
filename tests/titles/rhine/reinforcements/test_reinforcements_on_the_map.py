"""Arrivals on the map: each line of the schedule asks for a hex within its printed entry, or for its box."""

import datetime as dt
from functools import cache

import pytest

from broadfront.core.options import ruling_on
from broadfront.core.steps import Decision
from broadfront.titles.rhine.data.entry import entrance, parse_where
from broadfront.titles.rhine.rules.actions import Arrive, Finish, Lose, Misc, Place, Rebuild, Shift
from broadfront.titles.rhine.rules.clerk.entering import entry_spots
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.arrival_lines import ArrivalChoice, Arrivals
from broadfront.titles.rhine.steps.clerk.landings import Landing
from broadfront.titles.rhine.steps.clerk.repls import MiscRepl, Rebuilds
from broadfront.titles.rhine.steps.clerk.reports import Reports
from tests.titles.rhine.support.asking import title
from tests.titles.rhine.support.books import arrive, asked, books, box, bring, kill, refused_by, run, told
from tests.titles.rhine.support.theatre import GERMAN_DIVISION, with_germans


@pytest.mark.parametrize("campaign", ["north-1944", "south-1944"])
def test_transfers_of_a_two_map_campaign_come_by_the_joint(campaign: str) -> None:
    half = campaign.split("-", maxsplit=1)[0].capitalize()
    entries = title().arrivals.entries
    at = next(n for n, e in enumerate(entries) if e.action == "transfer" and e.where.endswith(half))
    state = books(entries[at].date.isoformat(), campaign=campaign, on_map=True)
    unit = title().roster.of_entry[at][0]
    hexes, boxes = entry_spots(state, unit, entries[at])
    assert hexes
    assert not boxes
    assert all(state.window.within(title().map.index[hex]) for hex in hexes)
    run(state, ArrivalChoice(at, unit), Arrive(state.units[unit].id, hexes[0]))
    assert state.board.where[unit].text == hexes[0]


@pytest.mark.rule("BTR-ARRIVAL-03", "BTR-HOUSE-08")
def test_a_hex_outside_the_entry_is_refused() -> None:
    state = books("1944-09-08", on_map=True)
    asked(state, Arrivals())
    step = state.stack[-1]
    assert isinstance(step, ArrivalChoice)
    first = next(iter(step.options(state)))
    assert isinstance(first, Arrive)
    assert ruling_on(state, first).legal
    assert "BTR-ARRIVAL-03" in refused_by(state, Arrive(first.unit, "A20.20"))
    assert refused_by(state, Arrive("US 79 Inf Div", first.box)) == ("BTR-HOUSE-08", "BTR-HOUSE-19")


def west_edge(state: RhineState) -> tuple[int, int, list[str]]:
    """A line that enters by the whole west edge of Map A, its first counter, and the hexes of the edge."""
    entries = title().arrivals.entries
    at = next(n for n, e in enumerate(entries) if e.where == "Map A, west edge" and title().roster.of_entry.get(n))
    unit = title().roster.of_entry[at][0]
    return at, unit, entry_spots(state, unit, entries[at])[0]


@pytest.mark.rule("BTR-HOUSE-09", "OCS-REINF-02")
def test_a_blocked_entry_waits_a_turn_and_is_tried_again() -> None:
    state = books("1944-09-05", on_map=True)
    at, unit, edge = west_edge(state)
    with_germans(state, edge[0])
    assert edge[0] not in entry_spots(state, unit, title().arrivals.entries[at])[0]
    with_germans(state, *edge[1:])
    assert "waits a turn" in told(run(state, ArrivalChoice(at, unit)), "BTR-HOUSE-09")[0]
    assert state.board.waiting == {state.units[unit].id: at}
    for n in state.of_side("german"):
        state.bury(n)
    state.clock.turn = title().calendar.number(dt.date(1944, 9, 29))
    state.stack.clear()
    state.push(Arrivals())
    assert isinstance(state.settle(), Decision)
    assert state.stack[-1] == ArrivalChoice(at, unit)
    assert state.board.waiting == {}


@cache
def listed(where: str) -> frozenset[str]:
    """The hexes that a printed place means on an empty board, by another way than the game's."""
    found: set[str] = set()
    for way in parse_where(where, title().entry):
        if way.edge is not None:
            found |= set(entrance(title().map, title().entry, way.edge, (), ()).hexes)
        elif way.place:
            found |= set(title().map.named(title().entry.places[way.place]))
        elif way.air_bases:
            tags = zip(title().map.ids, title().map.tags, strict=True)
            found |= {hex for hex, held in tags if hex[0] == way.air_bases and "airbase" in held}
        elif way.hq:
            found |= listed(title().entry.fitting_edge[way.hq])
    return frozenset(found)


@pytest.mark.rule("BTR-ARRIVAL-05", "BTR-ARRIVAL-06", "BTR-ARRIVAL-07")
def test_arrivals_with_an_hq_come_to_its_hex_or_to_the_fitting_edge() -> None:
    state = books("1944-09-26", on_map=True)
    at = next(n for n, e in enumerate(title().arrivals.entries) if e.where == "With any FR HQ")
    entry, unit = title().arrivals.entries[at], title().roster.of_entry[at][0]
    assert set(entry_spots(state, unit, entry)[0]) <= listed("Map C, south edge west of 1.06")
    bring(state, "FR 1 Corps HQ")
    hq = state.number("FR 1 Corps HQ")
    state.put(hq, title().locations.hex("C03.03"))
    assert entry_spots(state, unit, entry)[0] == ["C03.03"]
    state.set_mode(hq, "Move")
    assert "C03.03" not in entry_spots(state, unit, entry)[0]


@pytest.mark.rule("BTR-HOUSE-24")
def test_counters_are_placed_by_a_report_where_they_can_stand() -> None:
    state = books("1944-09-08", on_map=True)
    run(state, Reports("now"), Place("US 79 Inf Div", "C20.05"), Finish())
    n = state.number("US 79 Inf Div")
    assert state.board.where[n].text == "C20.05"
    with_germans(state, "C20.06")
    asked(state, Reports("now"))
    assert refused_by(state, Place("US 79 Inf Div", "C20.06")) == ("OCS-OVERRUN-01",)
    assert refused_by(state, Place("US 79 Inf Div", "C20.05")) == ("BTR-HOUSE-24",)
    assert refused_by(state, Place("US 79 Inf Div", "England")) == ("BTR-HOUSE-24",)
    sea = title().map.ids[title().map.terrain.index("Sea")]
    assert refused_by(state, Place("US 79 Inf Div", sea)) == ("BTR-TECM-14",)
    state.stack.clear()
    run(state, Reports("now"), Place("US 79 Inf Div", "On map"), Lose("US 79 Inf Div"), Finish())
    assert (state.board.hex_of(n), box(state, "US 79 Inf Div")) == (None, "On map")
    state.check_derived()


@pytest.mark.rule("OCS-STACK-01")
def test_no_report_puts_more_into_a_hex_than_may_stack_there() -> None:
    state = books("1944-09-08", on_map=True)
    for name in ("US 3 Inf Div", "US 36 Inf Div"):
        bring(state, name)
        state.put(state.number(name), title().locations.hex("C20.05"))
    bring(state, "US 45 Inf Div")
    asked(state, Reports("now"))
    assert refused_by(state, Place("US 45 Inf Div", "C20.05")) == ("OCS-STACK-01",)
    assert ruling_on(state, Place("US 45 Inf Div", "C20.06")).legal


def fill(state: RhineState, *hexes: str) -> None:
    """Allied stacks of 10 RE."""
    for hex in hexes:
        line = GERMAN_DIVISION.replace("176 Inf Div,german,GE", f"Group {hex},allied,US").replace("Leg,2,2", "Leg,9,10")
        state.add_unit(line, title().locations.hex(hex))


@pytest.mark.rule("OCS-REINF-01", "OCS-STACK-01")
def test_arrivals_come_where_they_may_stack_unless_the_whole_entry_is_full() -> None:
    state = books("1944-09-05", on_map=True)
    at, unit, edge = west_edge(state)
    fill(state, *edge[1:])
    hexes, _ = entry_spots(state, unit, title().arrivals.entries[at])
    assert hexes == edge[:1]
    asked(state, ArrivalChoice(at, unit))
    assert "BTR-ARRIVAL-03" in refused_by(state, Arrive(state.units[unit].id, edge[1]))
    fill(state, edge[0])
    assert entry_spots(state, unit, title().arrivals.entries[at])[0] == edge


def test_where_player_turns_are_played_arrivals_may_overstack_until_the_segment_ends() -> None:
    state = books("1944-09-05", player_turns=True)
    at, unit, edge = west_edge(state)
    fill(state, *edge[1:])
    assert entry_spots(state, unit, title().arrivals.entries[at])[0] == edge


def test_an_arrival_takes_the_hex_it_comes_to() -> None:
    state = books("1944-09-05", on_map=True)
    at, unit, edge = west_edge(state)
    state.supply.set_dump("german", edge[0], 8)
    run(state, ArrivalChoice(at, unit), Arrive(state.units[unit].id, edge[0]))
    assert state.supply.dumps == {}
    assert not state.status()


def test_books_without_hexes_take_no_places() -> None:
    state = books("1944-09-08")
    arrive(state)
    asked(state, Reports("now"))
    assert refused_by(state, Place("US 79 Inf Div", "C20.05"))


@pytest.mark.rule("BTR-HOUSE-19")
def test_a_unit_from_england_enters_by_the_west_edge_of_map_a() -> None:
    state = books("1944-09-15", on_map=True)
    bring(state, "CW 6 Abn Div 1/4")
    n = state.number("CW 6 Abn Div 1/4")
    state.put_box(n, "England")
    asked(state, Reports("now"))
    state.do(Shift("CW 6 Abn Div 1/4", "On map"))
    assert state.stack[-1] == Landing(n, "entered")
    assert refused_by(state, Arrive("CW 6 Abn Div 1/4", "A20.20")) == ("BTR-HOUSE-19",)
    hexes = {option.box for option in state.stack[-1].options(state) if isinstance(option, Arrive)}
    assert hexes - {"On map"} == listed("Map A, west edge")


def test_without_an_hq_on_the_map_a_rebuilt_unit_stays_on_the_table() -> None:
    state = books("1944-09-08", on_map=True)
    kill(state, "US 79 Inf Div")
    run(state, Landing(state.number("US 79 Inf Div"), "rebuilt"))
    assert box(state, "US 79 Inf Div") == "On map"


@pytest.mark.rule("OCS-STACK-01")
def test_where_nobody_moves_afterward_no_rebuild_overstacks_a_hex() -> None:
    """4 RE, and two units of 2 RE that have lost 2 and 1: there is room for 2 steps more, and no third."""
    state = books("1944-11-01", on_map=True)
    for name, lost in (("US 3 Inf Div", 0), ("US 36 Inf Div", 2), ("US 7 Arty Div", 1)):
        bring(state, name)
        state.put(state.number(name), title().locations.hex("C20.05"))
        state.lose_steps(state.number(name), lost)
    state.supply.repls |= {"US Pax": 9, "US Eq": 9}
    rebuild, misc = Rebuild("US 36 Inf Div"), Misc("US 7 Arty Div")
    run(state, Rebuilds(), Rebuild("US 36 Inf Div", 2))
    assert state.board.re_in(title().map.index["C20.05"], "allied") == 10
    asked(state, MiscRepl("US"))
    assert refused_by(state, misc) == ("OCS-STACK-01",)
    assert misc not in list(MiscRepl("US").options(state))
    state.stack.clear()
    state.lose_steps(state.number("US 36 Inf Div"), 1)
    run(state, MiscRepl("US"), misc)
    asked(state, Rebuilds())
    assert refused_by(state, rebuild) == ("OCS-STACK-01",)
    assert rebuild not in list(Rebuilds().options(state))
    # With player turns the units move apart before the segment ends.
    state.clock.player_turns = True
    assert ruling_on(state, rebuild).legal
