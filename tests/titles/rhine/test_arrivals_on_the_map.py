"""Arrivals on the map: each line of the chart asks for a hex within its printed entry, or for its box."""

import datetime as dt
from collections.abc import Iterator
from functools import cache

import pytest

from broadfront.core.chance import Chance
from broadfront.core.game import Game
from broadfront.core.locations import OnMap
from broadfront.core.options import ruling_on
from broadfront.core.steps import Decision, GameOver
from broadfront.titles.rhine.data.entry import entrance, parse_where
from broadfront.titles.rhine.rules.actions import Arrive, Drop, Finish, Lose, Place, Rebuild, Shift
from broadfront.titles.rhine.rules.clerk.entering import entry_spots
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.arrival_lines import ArrivalChoice, Arrivals
from broadfront.titles.rhine.steps.clerk.landings import Landing
from broadfront.titles.rhine.steps.clerk.repls import Rebuilds
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.clerk.supply_rolls import SupplyRoll
from tests.titles.rhine.asking import title
from tests.titles.rhine.books import arrive, asked, books, box, bring, kill, refused_by, run, told

GERMAN = "176 Inf Div,german,GE,combat,Other,6-1-3 Leg,4-1-6 Leg,2,2,,,,,A10.01,0,Combat"


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


def passive() -> Iterator[RhineState]:
    """A campaign in which the first choice is always taken: the state after the arrival chart of each turn."""
    game = Game.new(title(), scenario="clerk", variant="clerk", seed=1, options={"on_map": True})
    state = game.state
    assert isinstance(state, RhineState)
    while not isinstance(pending := game.pending, GameOver):
        step = state.stack[-1]
        if isinstance(pending, Chance):
            if step == SupplyRoll("US"):
                yield state
            game.roll()
            continue
        options = list(game.options())
        assert len(options) > 1 or not isinstance(step, ArrivalChoice), "a choice of the chart is always asked"
        game.apply(options[0], trusted=True)


def carried_out(state: RhineState, at: int) -> bool:
    """Whether the board shows what a line of the chart says."""
    entry, named = title().arrivals.entries[at], title().roster.of_entry.get(at, ())
    match entry.action:
        case "arrive" if entry.piece.type == "SP":
            return True
        case "arrive":
            hqs = {state.where[m].text for m in state.of_side("allied") if state.units[m].kind == "HQ"}
            hexes = listed(entry.where) | (hqs if "HQ" in entry.where else set())
            boxes = {f"[{way.box}]" for way in parse_where(entry.where, title().entry) if way.box}
            return bool(named) and all(state.where[n].text in hexes | boxes for n in named)
        case "dead-pile":
            return all(box(state, state.units[n].id) == "Dead pile" for n in named)
        case "remove":
            return not any(state.in_play(n) for n in named)
        case "exchange":
            new = state.where[title().roster.new_piece[at]]
            old = [n for n in named if state.in_play(n)]
            return isinstance(new, OnMap) or not old
    return entry.action == "reserve-marker"


def test_a_passive_campaign_carries_out_every_line_on_its_date_within_its_entry() -> None:
    entries = title().arrivals.entries
    assert len(entries) == 290
    seen = 0
    for state in passive():
        for at, entry in enumerate(entries):
            if entry.date == state.date and title().arrivals.effect(entry, "full"):
                assert carried_out(state, at), f"{entry.date} {entry.text}: {entry.where}"
                seen += 1
        assert not state.status()
        state.check_derived()
    assert seen == sum(bool(title().arrivals.effect(entry, "full")) for entry in entries) > 270


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
    assert state.where[unit].text == hexes[0]


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


def with_germans(state: RhineState, *hexes: str) -> None:
    """German divisions, as an owner enters them."""
    for k, hex in enumerate(hexes):
        state.add_unit(GERMAN.replace("176 Inf Div", f"{k} Inf Div"), title().locations.hex(hex))


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
    assert state.waiting == {state.units[unit].id: at}
    for n in state.of_side("german"):
        state.bury(n)
    state.turn = title().calendar.number(dt.date(1944, 9, 29))
    state.stack.clear()
    state.push(Arrivals())
    assert isinstance(state.settle(), Decision)
    assert state.stack[-1] == ArrivalChoice(at, unit)
    assert state.waiting == {}


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
    assert state.where[n].text == "C20.05"
    with_germans(state, "C20.06")
    asked(state, Reports("now"))
    assert refused_by(state, Place("US 79 Inf Div", "C20.06")) == ("OCS-OVERRUN-01",)
    assert refused_by(state, Place("US 79 Inf Div", "C20.05")) == ("BTR-HOUSE-24",)
    assert refused_by(state, Place("US 79 Inf Div", "England")) == ("BTR-HOUSE-24",)
    sea = title().map.ids[title().map.terrain.index("Sea")]
    assert refused_by(state, Place("US 79 Inf Div", sea)) == ("BTR-TECM-14",)
    state.stack.clear()
    run(state, Reports("now"), Place("US 79 Inf Div", "On map"), Lose("US 79 Inf Div"), Finish())
    assert (state.hex_of(n), box(state, "US 79 Inf Div")) == (None, "On map")
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


def test_books_without_hexes_take_no_places() -> None:
    state = books("1944-09-08")
    arrive(state)
    asked(state, Reports("now"))
    assert refused_by(state, Place("US 79 Inf Div", "C20.05"))


# Rebuilt, dropped, from a box


def hq_at(state: RhineState, hex: str) -> None:
    bring(state, "US 12 Corps HQ")
    state.put(state.number("US 12 Corps HQ"), title().locations.hex(hex))


@pytest.mark.rule("OCS-REPL-01")
def test_a_rebuilt_unit_comes_back_within_two_hexes_of_an_hq() -> None:
    state = books("1944-09-08", on_map=True)
    hq_at(state, "C20.05")
    kill(state, "US 79 Inf Div")
    n = state.number("US 79 Inf Div")
    state.set_mode(n, "DG")
    state.add_repls("US", "Pax", 9)
    state.add_repls("US", "Eq", 9)
    with_germans(state, "C20.08")
    state.push(Rebuilds())
    state.settle()
    state.do(Rebuild("US 79 Inf Div"))
    assert isinstance(state.settle(), Decision)
    assert state.stack[-1] == Landing(n, "rebuilt")
    assert refused_by(state, Arrive("US 79 Inf Div", "C20.08")) == ("OCS-REPL-01",)
    assert refused_by(state, Arrive("US 79 Inf Div", "C20.07")) == ("OCS-REPL-01",)
    assert refused_by(state, Arrive("US 12 Corps HQ", "C20.04")) == ("OCS-REPL-01",)
    assert ruling_on(state, Arrive("US 79 Inf Div", "On map")).legal
    state.do(Arrive("US 79 Inf Div", "C20.04"))
    assert (state.where[n].text, state.mode(n), state.steps[n]) == ("C20.04", "Combat", 1)


@pytest.mark.rule("OCS-AIR-05")
def test_a_drop_lands_on_land_free_of_enemies() -> None:
    state = books("1944-09-15", on_map=True)
    bring(state, "CW 6 Abn Div 1/4")
    n = state.number("CW 6 Abn Div 1/4")
    state.put_box(n, "England")
    state.drops["CW 6 Abn Div 1/4"] = state.turn - 2
    with_germans(state, "A20.20")
    state.push(Reports("now"))
    state.settle()
    state.do(Drop("CW 6 Abn Div 1/4"))
    assert state.stack[-1] == Landing(n, "dropped")
    sea = title().map.ids[title().map.terrain.index("Sea")]
    assert refused_by(state, Arrive("CW 6 Abn Div 1/4", sea)) == ("OCS-AIR-05",)
    assert refused_by(state, Arrive("CW 6 Abn Div 1/4", "A20.20")) == ("OCS-AIR-05",)
    assert len(list(state.stack[-1].options(state))) > 300
    state.do(Arrive("CW 6 Abn Div 1/4", "Arnhem"))
    assert state.where[n].text == title().map.find("Arnhem")


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
