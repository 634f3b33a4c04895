"""Books and board are one state: counters in hexes belong to the books, and old positions still load."""

import datetime as dt
from pathlib import Path
from typing import Any

import pytest

from broadfront.core.game import Game
from broadfront.core.opening import open_record
from broadfront.core.record import Record
from broadfront.core.steps import Decision
from broadfront.titles.rhine.data.theatre import Theatre
from broadfront.titles.rhine.rules.actions import Exchange, Lose
from broadfront.titles.rhine.rules.field.movement import unit_reach
from broadfront.titles.rhine.rules.field.supply import hexes_in_supply
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.clerk.arrival_lines import ExchangeChoice
from broadfront.titles.rhine.steps.clerk.reports import enter_report
from soak.jobs.rhine_recorded import GAMES, play_corridor
from tests.titles.rhine.support.asking import rhine_title
from tests.titles.rhine.support.books import box_of, bring_on_map, make_books, run_step
from tests.titles.rhine.support.fields import field_position

RECORDS = Path(__file__).parents[3] / "records"
DIVISION = "US 79 Inf Div"


def put_in_hex(state: RhineState, unit: str, hex: str) -> int:
    n = state.number(unit)
    state.place_unit(n, rhine_title().locations.hex(hex))
    return n


def test_a_counter_in_a_hex_is_on_the_map_for_the_books() -> None:
    state = make_books()
    assert (box_of(state, DIVISION), state.board.hex_of(state.number(DIVISION))) == ("On map", None)
    n = put_in_hex(state, DIVISION, "A20.10")
    assert (box_of(state, DIVISION), state.board.is_in_play(n), state.board.where[n].text) == ("On map", True, "A20.10")
    assert n in state.board.units_in_box("On map")
    assert not state.status()


def test_what_the_books_lose_leaves_the_map() -> None:
    state = make_books()
    n = put_in_hex(state, DIVISION, "A20.10")
    hex = rhine_title().map.index["A20.10"]
    assert state.board.combat_units_in(hex) == [n]
    enter_report(state, Lose(DIVISION, state.board.steps[n]))
    assert (box_of(state, DIVISION), state.board.combat_units_in(hex)) == ("Dead pile", [])
    assert not state.board.zones_of.has_unit(0, hex)
    state.check_derived()


def test_an_exchanged_piece_stands_where_the_old_one_stood() -> None:
    state = make_books()
    at = next(at for at, entry in enumerate(rhine_title().arrivals.entries) if entry.action == "exchange")
    old = next(n for n, unit in enumerate(state.units) if unit.type == rhine_title().arrivals.entries[at].piece.type)
    bring_on_map(state, state.units[old].id)
    put_in_hex(state, state.units[old].id, "A20.10")
    run_step(state, ExchangeChoice(at), Exchange(state.units[old].id))
    assert state.board.where[rhine_title().roster.new_counter_by_entry[at]].text == "A20.10"
    assert box_of(state, state.units[old].id) == "Removed"


def test_counters_of_the_campaign_move_and_draw_supply_anywhere_on_the_map() -> None:
    state = make_books("1944-09-26")
    n = put_in_hex(state, DIVISION, "C20.05")
    state.clock.begin_player_turn("allied")
    state.start_phase("Movement")
    assert "C20.06" in unit_reach(state, n, "Combat")
    assert rhine_title().map.index["C20.05"] in hexes_in_supply(state, "allied")
    assert rhine_title().map.index["C20.30"] not in hexes_in_supply(state, "allied")


@pytest.mark.rule("BTR-HOUSE-28")
@pytest.mark.parametrize(
    ("unit", "combat", "move"),
    [
        ("US 79 Inf Div", "24-4-3 Leg", "12-4-12 Truck"),
        ("US 7 Arm Div CCA", "14-4-6 Track", "7-4-14 Track"),
        ("US 105 Arty Grp", "36-2-3 Truck", "36-2-14 Truck"),
        ("US 5 Corps HQ", "(5)-0-3 Truck", "(3)-0-12 Truck"),
        ("CW 1 Bel Inf Bde", "5-3-3 Leg", "3-3-12 Truck"),
        ("US 814 TD Bn", "5-3-7 Track", "3-3-14 Track"),
    ],
)
def test_counters_have_printed_ratings_or_house_values(unit: str, combat: str, move: str) -> None:
    roster = rhine_title().roster
    found = roster.counters[roster.find_number(unit)]
    given = roster.faces_of(found.nation, found.type, found.part, found.ratings, found.kind)
    assert (str(given["combat"]), str(given["move"])) == (combat, move)


@pytest.mark.rule("BTR-HOUSE-29")
def test_supply_comes_by_the_land_hexes_of_the_edges() -> None:
    sources = Theatre(rhine_title(), "full").supply_sources
    ids = rhine_title().map.ids
    assert {ids[hex][0] for hex in sources["allied"]} == {"A", "C"}
    assert {ids[hex][0] for hex in sources["german"]} == {"B", "D"}
    assert all(ids[hex].endswith(".01") or ids[hex].startswith("C01.") for hex in sources["allied"])
    assert all(rhine_title().map.terrain[hex] not in ("Sea", "Lake") for side in sources.values() for hex in side)
    north = Theatre(rhine_title(), "north-1944").supply_sources
    assert {ids[hex][0] for hex in north["allied"]} == {"A"}


def to_old_form(state: RhineState) -> dict[str, Any]:
    return state.to_data(form=1)


def test_a_sector_in_the_first_form_counts_its_own_turns() -> None:
    state = field_position({})
    data = to_old_form(state)
    assert data["facts"]["turn"] == 1
    assert "campaign" not in data["facts"]
    again = RhineState(rhine_title(), "two-player", "corridor")
    again.load_data(data)
    assert (again.clock.turn, again.clock.date) == (state.clock.turn, dt.date(1944, 9, 19))
    assert again.reserve_markers_left("german") == 3
    assert to_old_form(again) == data
    assert again.checksum(form=1) == state.checksum(form=1)


def test_books_in_the_first_form_say_what_is_loaded() -> None:
    state = make_books("1944-09-08")
    bring_on_map(state, "US Truck point #1")
    state.supply.load_sp_on_transport(state.number("US Truck point #1"))
    data = to_old_form(state)
    assert sum(data["facts"]["loaded"]) == 1
    again = RhineState(rhine_title(), "clerk", "clerk")
    again.load_data(data)
    assert again.supply.cargo == state.supply.cargo
    assert to_old_form(again) == data


def test_a_state_of_the_books_shares_the_empty_map() -> None:
    state = make_books()
    twin = state.copy()
    assert twin.board.zones_of is state.board.zones_of
    put_in_hex(twin, DIVISION, "A20.10")
    assert twin.board.zones_of is not state.board.zones_of
    assert not state.board.zones_of.has_unit(0, rhine_title().map.index["A20.10"])
    state.check_derived()
    twin.check_derived()


def test_a_new_record_is_in_the_second_form_and_opens_again() -> None:
    game = Game.new(rhine_title(), scenario="corridor", variant="two-player", seed=4)
    while not isinstance(game.pending, Decision):
        game.roll()
    again = Game.replay(rhine_title(), Record.from_bytes(game.record.to_bytes()))
    assert again.state == game.state
    assert game.state.to_data()["form"] == 2


@pytest.mark.parametrize("name", ["rhine-rules-1-corridor", "rhine-rules-2-corridor"])
def test_a_record_of_two_kinds_of_state_goes_exactly_as_it_went(name: str) -> None:
    record = Record.read(RECORDS / f"{name}.bf")
    assert record.header.form == 1
    assert any(line.check for line in record.lines)
    opened = open_record(rhine_title(), record)
    assert (opened.differs, opened.checked, opened.game.form) == (None, True, 1)


@pytest.mark.parametrize("name", ["rhine-rules-2-clerk", "rhine-rules-3-on-map", "rhine-rules-4-on-map"])
def test_a_record_in_which_air_repls_were_lost_unasked_says_where_it_differs(name: str) -> None:
    record = Record.read(RECORDS / f"{name}.bf")
    opened = open_record(rhine_title(), record)
    assert opened.checked
    assert opened.differs is not None
    kept = opened.game.record.lines[: len(record.lines)]
    assert kept == record.lines
    assert isinstance(opened.game.state, RhineState)


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_corridor_game_goes_line_by_line_as_before_the_books_and_the_board_were_joined(player: str) -> None:
    """Play one recorded game; `make soak ARGS='--only rhine-corridor'` plays all of them."""
    row = next(row for row in GAMES if row["player"] == player)
    assert play_corridor(player, row["seed"]) == row
