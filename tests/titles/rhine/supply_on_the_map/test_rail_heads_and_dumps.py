"""Rail heads, dumps, extenders and the SP put down at an edge (BTR-HOUSE-26, 30, 32..35)."""

import pytest

from broadfront.core.errors import Invalid
from broadfront.titles.rhine.rules.actions import Finish, Place
from broadfront.titles.rhine.rules.field.movement import phase_refusal
from broadfront.titles.rhine.rules.field.supply import (
    available_tokens,
    hexes_in_supply,
    open_supply_sources,
    pay_supply_tokens,
    usable_dumps,
)
from broadfront.titles.rhine.rules.field.trace import explain_trace
from broadfront.titles.rhine.rules.map_actions import Deliver, Dump, Enter, Railhead, ShipSP, ShipUnit
from broadfront.titles.rhine.rules.theatre.railways import rail_line, rail_supply_sources, rail_transport_hexes
from broadfront.titles.rhine.steps.clerk.reports import Reports
from tests.titles.rhine.support.asking import answer_value, rhine_title
from tests.titles.rhine.support.battle import WALTHER, hex_index
from tests.titles.rhine.support.books import run_step, texts_citing
from tests.titles.rhine.support.fields import OPEN, field_position, neighbor_of, place_of, set_only_dump
from tests.titles.rhine.support.reports import report_refusal
from tests.titles.rhine.support.theatre import ANTWERP, CW, METZ, US, enter_german, map_books, put_on_map, report_lines


@pytest.mark.rule("BTR-HOUSE-26")
def test_a_dump_that_the_enemy_enters_is_lost_and_counted() -> None:
    state = map_books()
    report_lines(state, Dump("german", "C20.05", 6))
    put_on_map(state, US, "C20.04")
    report_lines(state, Place(US, "C20.05"))
    assert state.supply.dumps == {}
    assert state.supply.tally["T german lost"] == 6
    assert not state.status()


@pytest.mark.rule("BTR-HOUSE-26")
def test_a_dump_that_enemies_enter_is_lost_with_its_trucks() -> None:
    state = field_position({"Truck 1": OPEN, WALTHER: neighbor_of(OPEN, 0)}, side="german")
    set_only_dump(state, "allied", OPEN, 2)
    state.place_unit(state.number(WALTHER), rhine_title().locations.hex(OPEN))
    state.capture_hex(hex_index(OPEN), "german")
    assert f"allied {OPEN}" not in state.supply.dumps
    assert place_of(state, "Truck 1") == "[Dead pile]"
    assert texts_citing(list(state.events or ()), "BTR-HOUSE-26")


def rails() -> set[int]:
    return {hex for hex, _ in rhine_title().map.sides["rails"]}


@pytest.mark.rule("BTR-HOUSE-30", "OCS-SUPPLY-04")
def test_a_rail_head_brings_trace_supply_while_its_line_is_open() -> None:
    state = map_books(US_79_Inf_Div=METZ)
    assert hex_index(METZ) not in hexes_in_supply(state, "allied")
    assert report_refusal(state, Railhead("allied", "C20.05")) == ("BTR-HOUSE-30",)
    report_lines(state, Railhead("allied", METZ))
    line = rail_line(state, "allied", hex_index(METZ))
    assert (rhine_title().map.ids[line[0]], line[-1]) == ("C01.26", hex_index(METZ))
    assert hex_index(METZ) in hexes_in_supply(state, "allied")
    assert set(line) == set(rail_supply_sources(state, "allied"))
    ruling = answer_value(
        "trace",
        position={"scenario": "clerk", "unit": [{"id": US, "where": METZ}], "railheads": {"allied": ["Metz"]}},
        unit=US,
    )
    assert ruling["allowed"]
    # Every line to Metz is cut where it leaves the edge.
    for k, way in enumerate(hex for hex in state.window.supply_sources["allied"] if hex in rails()):
        enter_german(state, rhine_title().map.ids[way], f"{k} VG Div")
    assert rail_line(state, "allied", hex_index(METZ)) == ()
    assert hex_index(METZ) not in hexes_in_supply(state, "allied")
    assert report_refusal(state, Railhead("allied", METZ)) == ("BTR-HOUSE-30",)
    report_lines(state, Railhead("allied", METZ, False))
    assert state.land.railheads == {}


@pytest.mark.rule("BTR-HOUSE-30", "OCS-ZOC-04")
def test_a_friend_lifts_a_zone_for_trace_but_not_for_rail_capacity() -> None:
    state = map_books()
    report_lines(state, Railhead("allied", "Dijon"))
    line = rail_line(state, "allied", hex_index("C03.23"))
    assert set(line) == rail_transport_hexes(state, "allied")
    beside = next(
        hex for hex in rhine_title().map.beside[line[-1]] if hex not in rails() and state.window.can_hold_counters(hex)
    )
    enter_german(state, rhine_title().map.ids[beside])
    assert hex_index("C03.23") not in rail_supply_sources(state, "allied")
    for k, hex in enumerate(hex for hex in line if state.board.is_in_enemy_zone("allied", hex)):
        put_on_map(state, f"US 7 Arm Div CC{'ABR'[k]}", rhine_title().map.ids[hex])
    assert hex_index("C03.23") in rail_supply_sources(state, "allied")
    assert hex_index("C03.23") not in rail_transport_hexes(state, "allied")


def test_a_rail_head_that_joins_no_edge_says_so_and_the_supply_answer_names_the_sources() -> None:
    state = map_books()
    thionville = rhine_title().map.find("Thionville")
    enter_german(state, thionville)
    for k, hex in enumerate(hex for hex in state.window.supply_sources["german"] if hex in rails()):
        enter = Enter(f"{k} Inf Div", "allied", "US", "10-3-3 Leg", rhine_title().map.ids[hex], steps=3, re="3")
        run_step(state, Reports("now"), enter, Finish())
    said = report_lines(state, Railhead("german", thionville))
    assert said[0].startswith(f"{thionville} is a rail head of the German side.")
    assert f"joins {thionville} to a supply edge: it brings no supply until one does" in said[1]
    assert "the east edge of Map B and the east edge of Map D" in said[1]
    ruling = explain_trace(state, state.number("12 VG Div"))
    assert not ruling.legal
    assert "Supply of the German side comes by the east edge of Map B" in ruling.text
    assert f"Its rail head {thionville} joins no supply edge." in ruling.text
    joined = map_books()
    assert len(report_lines(joined, Railhead("german", "Frankfurt"))) == 1


def test_a_rail_head_that_the_enemy_enters_is_gone() -> None:
    state = map_books()
    report_lines(state, Railhead("allied", METZ))
    assert report_refusal(state, Railhead("german", METZ)) == ("BTR-HOUSE-30",)
    enter_german(state, METZ)
    assert state.land.railheads == {}


@pytest.mark.rule("BTR-HOUSE-32", "OCS-SEQ-04")
def test_sp_of_a_stock_are_put_down_at_an_edge_of_their_half() -> None:
    state = map_books()
    state.supply.receive_sp("US South", 5)
    assert report_refusal(state, Deliver("US South", "A10.01", 2)) == ("BTR-HOUSE-32", "OCS-SEQ-04")
    assert report_refusal(state, Deliver("US South", METZ, 2)) == ("BTR-HOUSE-32", "OCS-SEQ-04")
    assert report_refusal(state, Deliver("US South", "C20.01", 6)) == ("BTR-HOUSE-24",)
    report_lines(state, Deliver("US South", "C20.01", 2))
    assert (state.supply.sp["US South"], state.supply.dumps) == (3, {"US C20.01": 8})
    enter_german(state, "C30.01")
    assert report_refusal(state, Deliver("US South", "C30.01", 1)) == ("BTR-HOUSE-32", "OCS-SEQ-04")
    assert not state.status()


@pytest.mark.rule("BTR-HOUSE-33")
def test_a_dump_is_what_the_owner_counts_and_every_token_is_remembered() -> None:
    state = map_books(US_79_Inf_Div="C20.05")
    report_lines(state, Dump("US", "C20.05", 9), Dump("US", "C20.05", 5), Dump("german", "D20.05", 4))
    tally = state.supply.tally
    assert (tally["T US entered"], tally["T US removed"], tally["T german entered"]) == (9, 4, 4)
    assert report_refusal(state, Dump("US", "C20.05", 5)) == ("BTR-HOUSE-33",)
    assert report_refusal(state, Dump("german", "C20.05", 5)) == ("BTR-HOUSE-26",)
    assert report_refusal(state, Dump("US", "C20.06", 1000)) == ("OCS-UNIT-07",)
    with pytest.raises(Invalid, match="owner"):
        report_refusal(state, Dump("Russian", "C20.06", 1))
    state.supply.dumps = state.supply.dumps.with_entry("US C20.05", 6)
    assert "books say" in state.status()[0].text


EXTENDER = Enter("Extender", "allied", "US", "(0)-0-14 Truck", "C20.12", kind="extender")


@pytest.mark.rule("BTR-HOUSE-34")
def test_an_extender_is_a_source_while_it_is_linked_to_another() -> None:
    state = map_books(US_79_Inf_Div="C20.16")
    far = hex_index("C20.16")
    assert far not in hexes_in_supply(state, "allied")
    report_lines(state, EXTENDER)
    assert hex_index("C20.12") in open_supply_sources(state, "allied")
    assert far in hexes_in_supply(state, "allied")
    n = state.number("Extender")
    assert state.board.regimental_equivalents_of_unit(n) == 0
    assert not state.units[n].is_combat_unit
    refusal = phase_refusal(state, n, "allied")
    assert refusal is not None
    assert refusal.rules == ("BTR-HOUSE-34",)
    # An Extender beyond its range supplies nobody, nor does one that only another Extender reaches.
    report_lines(state, Place("Extender", METZ))
    assert hex_index(METZ) not in open_supply_sources(state, "allied")
    report_lines(state, Enter("Second Extender", "allied", "US", "(0)-0-14 Truck", "C20.12", kind="extender"))
    assert hex_index(METZ) not in open_supply_sources(state, "allied")


def test_an_extender_that_the_enemy_enters_is_lost() -> None:
    state = map_books()
    report_lines(state, EXTENDER)
    enter_german(state, "C20.12")
    assert state.board.box(state.number("Extender")) == "Dead pile"


def test_a_rail_head_whose_line_is_cut_is_told_with_who_cuts_it() -> None:
    state = map_books(US_79_Inf_Div=METZ)
    report_lines(state, Railhead("allied", METZ))
    line = rail_line(state, "allied", hex_index(METZ))
    enter_german(state, rhine_title().map.ids[line[len(line) // 2]])
    for k, way in enumerate(hex for hex in state.window.supply_sources["allied"] if hex in rails()):
        enter_german(state, rhine_title().map.ids[way], f"{k} VG Div")
    ruling = explain_trace(state, state.number(US))
    assert f"would draw on the rail head {METZ}, but its line to the supply edge is blocked in" in ruling.text
    assert "by 12 VG Div." in ruling.text or "zone" in ruling.text


@pytest.mark.rule("BTR-HOUSE-35")
def test_germans_go_by_rail_on_their_own_lines_and_count_at_the_table() -> None:
    state = map_books()
    head = rhine_title().map.find("Frankfurt")
    report_lines(state, Railhead("german", head))
    start = rhine_title().map.ids[rail_line(state, "german", hex_index(head))[0]]
    enter_german(state, start)
    report_lines(state, Dump("german", start, 40))
    caps = dict(state.supply.caps)
    assert report_refusal(state, ShipUnit("12 VG Div", "rail", head)) == ("OCS-RAIL-01", "OCS-MODE-02")
    state.set_mode(state.number("12 VG Div"), "Move")
    assert report_refusal(state, ShipUnit("12 VG Div", "rail", METZ))[:2] == ("OCS-RAIL-01", "BTR-HOUSE-30")
    assert report_refusal(state, ShipUnit("12 VG Div", "sea", ANTWERP)) == ("OCS-PORT-01", "BTR-HOUSE-35")
    said = report_lines(state, ShipUnit("12 VG Div", "rail", head), ShipSP("german", "rail", start, head, 9))
    assert state.board.where[state.number("12 VG Div")].text == head
    assert state.supply.dumps == {f"german {start}": 4, f"german {head}": 36}
    assert any("12 VG Div" in text and "left" not in text for text in said)
    assert state.supply.caps == caps
    assert not state.status()


@pytest.mark.rule("BTR-HOUSE-22")
def test_american_sp_do_not_serve_the_commonwealth() -> None:
    state = map_books(US_79_Inf_Div="C20.05")
    put_on_map(state, CW, "C20.05")
    report_lines(state, Dump("US", "C20.05", 8))
    us, cw = (state.supply_owner(state.number(unit)) for unit in (US, CW))
    assert (available_tokens(state, us, hex_index("C20.05")), available_tokens(state, cw, hex_index("C20.05"))) == (
        8,
        0,
    )
    assert usable_dumps(state, us, hex_index("C20.05")) == ["US C20.05"]
    assert not pay_supply_tokens(state, cw, hex_index("C20.05"), 1)
    assert pay_supply_tokens(state, us, hex_index("C20.05"), 8)
    assert state.supply.dumps == {}
    assert not state.status()
