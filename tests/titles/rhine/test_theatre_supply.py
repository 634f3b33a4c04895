"""Supply over the theatre: SP put down, rail heads, ports, rail and sea movement, every Token counted."""

import pytest

from broadfront.core.actions import Action
from broadfront.core.errors import Invalid
from broadfront.core.options import ruling_on
from broadfront.titles.rhine.rules.actions import Capture, Finish, Place, Scheldt
from broadfront.titles.rhine.rules.field.movement import may_move
from broadfront.titles.rhine.rules.field.supply import available, dumps_for, pay, source_hexes, traced
from broadfront.titles.rhine.rules.field.trace import trace_ruling
from broadfront.titles.rhine.rules.map_actions import Deliver, Dump, Enter, Railhead, ShipSP, ShipUnit
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.rules.theatre.ports import port_capacity, port_left
from broadfront.titles.rhine.rules.theatre.railways import detrainable, rail_joined, rail_line
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.field.player_turn import OpenPhase
from broadfront.titles.rhine.steps.field.supply_phase import SupplyPhase
from broadfront.titles.rhine.table.map_accounts import map_accounts
from broadfront.titles.rhine.table.overlays import clerk_overlay, clerk_overlays
from tests.titles.rhine.asking import title, value
from tests.titles.rhine.books import asked, books, bring, refused_by, run, told

US, CW = "US 79 Inf Div", "CW 30 Corps HQ"
METZ, NANCY, ANTWERP = "C44.37", "C34.37", "A24.16"


def map_books(date: str = "1944-11-01", **places: str) -> RhineState:
    """Books of a campaign with hexes, its shipping of the turn, and units by name with `_` for blanks."""
    state = books(date, on_map=True)
    row = title().shipping.row(state.date)
    state.caps = {"rail": row.rail, "sea": row.sea}
    state.start_phase("Movement")
    for name, hex in places.items():
        stand(state, name.replace("_", " "), hex)
    return state


def stand(state: RhineState, unit: str, hex: str, mode: str = "Combat") -> int:
    bring(state, unit)
    n = state.number(unit)
    state.put(n, title().locations.hex(hex))
    state.set_mode(n, mode)
    return n


def german(state: RhineState, hex: str, name: str = "12 VG Div") -> None:
    run(state, Reports("now"), Enter(name, "german", "GE", "10-3-3 Leg", hex, steps=3, re="3"), Finish())


def index(hex: str) -> int:
    return title().map.index[hex]


def report(state: RhineState, *actions: Action) -> list[str]:
    start = len(state.events or ())
    run(state, Reports("now"), *actions, Finish())
    return [str(event) for event in (state.events or ())[start:]]


def no(state: RhineState, action: Action) -> tuple[str, ...]:
    asked(state, Reports("now"))
    rules = refused_by(state, action)
    state.stack.clear()
    return rules


# SP on the map


@pytest.mark.rule("BTR-HOUSE-32", "OCS-SEQ-04")
def test_sp_of_a_stock_are_put_down_at_an_edge_of_their_half() -> None:
    state = map_books()
    state.receive("US South", 5)
    assert no(state, Deliver("US South", "A10.01", 2)) == ("BTR-HOUSE-32", "OCS-SEQ-04")
    assert no(state, Deliver("US South", METZ, 2)) == ("BTR-HOUSE-32", "OCS-SEQ-04")
    assert no(state, Deliver("US South", "C20.01", 6)) == ("BTR-HOUSE-24",)
    report(state, Deliver("US South", "C20.01", 2))
    assert (state.sp["US South"], state.dumps) == (3, {"US C20.01": 8})
    german(state, "C30.01")
    assert no(state, Deliver("US South", "C30.01", 1)) == ("BTR-HOUSE-32", "OCS-SEQ-04")
    assert not state.status()


@pytest.mark.rule("BTR-HOUSE-31", "OCS-PORT-02")
def test_a_port_takes_what_its_hits_leave_of_its_capacity() -> None:
    state = map_books()
    state.receive("CW North", 9)
    assert port_capacity(state, "antwerpen_1") == 0
    assert no(state, Deliver("CW North", ANTWERP, 1)) == ("BTR-HOUSE-32", "OCS-SEQ-04")
    report(state, Scheldt(True))
    assert port_capacity(state, "antwerpen_1") == 2
    assert no(state, Deliver("CW North", ANTWERP, 3)) == ("BTR-HOUSE-31", "OCS-PORT-02")
    report(state, Deliver("CW North", ANTWERP, 2))
    assert port_left(state, "antwerpen_1") == 0
    state.hits["antwerpen_1"] = 0
    assert port_left(state, "antwerpen_1") == 8
    state.begin_turn()
    assert port_left(state, "antwerpen_1") == 10


@pytest.mark.rule("BTR-HOUSE-01")
def test_german_units_beside_the_scheldt_close_it_whatever_is_reported() -> None:
    state = map_books()
    state.hits["antwerpen_1"] = state.hits["antwerpen_2"] = 0
    report(state, Scheldt(True))
    assert state.ports_open()[0] == 2
    assert index(ANTWERP) in source_hexes(state, "allied")
    german(state, title().map.ids[title().scheldt[0]])
    assert state.ports_open()[0] == 0
    assert index(ANTWERP) not in source_hexes(state, "allied")


@pytest.mark.rule("BTR-HOUSE-01")
def test_a_combat_unit_in_a_port_takes_it() -> None:
    state = map_books(US_79_Inf_Div="A41.17")
    assert state.holder["rotterdam"] == "german"
    report(state, Place(US, "A40.17"))
    assert (state.holder["rotterdam"], state.hits["rotterdam"]) == ("allied", 4)
    assert no(state, Capture("rotterdam", "allied")) == ("BTR-HOUSE-01",)


@pytest.mark.rule("BTR-HOUSE-22")
def test_american_sp_do_not_serve_the_commonwealth() -> None:
    state = map_books(US_79_Inf_Div="C20.05")
    stand(state, CW, "C20.05")
    report(state, Dump("US", "C20.05", 8))
    us, cw = (state.owner_of(state.number(unit)) for unit in (US, CW))
    assert (available(state, us, index("C20.05")), available(state, cw, index("C20.05"))) == (8, 0)
    assert dumps_for(state, us, index("C20.05")) == ["US C20.05"]
    assert not pay(state, cw, index("C20.05"), 1)
    assert pay(state, us, index("C20.05"), 8)
    assert state.dumps == {}
    assert not state.status()


@pytest.mark.rule("BTR-HOUSE-33")
def test_a_dump_is_what_the_owner_counts_and_every_token_is_remembered() -> None:
    state = map_books(US_79_Inf_Div="C20.05")
    report(state, Dump("US", "C20.05", 9), Dump("US", "C20.05", 5), Dump("german", "D20.05", 4))
    assert (state.tally["T US entered"], state.tally["T US removed"], state.tally["T german entered"]) == (9, 4, 4)
    assert no(state, Dump("US", "C20.05", 5)) == ("BTR-HOUSE-33",)
    assert no(state, Dump("german", "C20.05", 5)) == ("BTR-HOUSE-26",)
    assert no(state, Dump("US", "C20.06", 1000)) == ("OCS-UNIT-07",)
    with pytest.raises(Invalid, match="owner"):
        no(state, Dump("Russian", "C20.06", 1))
    state.dumps = state.dumps.having("US C20.05", 6)
    assert "books say" in state.status()[0].text


@pytest.mark.rule("BTR-HOUSE-26")
def test_a_dump_that_the_enemy_enters_is_lost_and_counted() -> None:
    state = map_books()
    report(state, Dump("german", "C20.05", 6))
    stand(state, US, "C20.04")
    report(state, Place(US, "C20.05"))
    assert state.dumps == {}
    assert state.tally["T german lost"] == 6
    assert not state.status()


@pytest.mark.rule("OCS-SUPPLY-05", "OCS-SUPPLY-06")
def test_nations_in_one_hex_eat_their_own_sp() -> None:
    state = map_books(US_79_Inf_Div="C30.30")
    stand(state, CW, "C30.30")
    report(state, Dump("US", "C30.30", 8))
    state.side = "allied"
    run(state, SupplyPhase(), 2)
    assert (state.oos[state.number(US)], state.oos[state.number(CW)]) == (0, 1)
    assert state.tally["T US used"] == 2


# Railways


@pytest.mark.rule("BTR-HOUSE-30", "OCS-SUPPLY-04")
def test_a_rail_head_brings_trace_supply_while_its_line_is_open() -> None:
    state = map_books(US_79_Inf_Div=METZ)
    assert index(METZ) not in traced(state, "allied")
    assert no(state, Railhead("allied", "C20.05")) == ("BTR-HOUSE-30",)
    report(state, Railhead("allied", METZ))
    line = rail_line(state, "allied", index(METZ))
    assert (title().map.ids[line[0]], line[-1]) == ("C01.26", index(METZ))
    assert index(METZ) in traced(state, "allied")
    assert set(line) == set(detrainable(state, "allied"))
    ruling = value("trace", position={"scenario": "clerk", "unit": [{"id": US, "where": METZ}],
                                      "railheads": {"allied": ["Metz"]}}, unit=US)  # fmt: skip
    assert ruling["allowed"]
    # Every way to Metz is cut where it leaves the edge.
    for k, way in enumerate(hex for hex in state.window.sources["allied"] if hex in rails()):
        german(state, title().map.ids[way], f"{k} VG Div")
    assert rail_line(state, "allied", index(METZ)) == ()
    assert index(METZ) not in traced(state, "allied")
    assert no(state, Railhead("allied", METZ)) == ("BTR-HOUSE-30",)
    report(state, Railhead("allied", METZ, False))
    assert state.railheads == {}


def rails() -> set[int]:
    return {hex for hex, _ in title().map.sides["rails"]}


@pytest.mark.rule("BTR-HOUSE-30", "OCS-ZOC-04")
def test_a_friend_lifts_a_zone_for_trace_but_not_for_rail_capacity() -> None:
    state = map_books()
    report(state, Railhead("allied", "Dijon"))
    line = rail_line(state, "allied", index("C03.23"))
    assert set(line) == rail_joined(state, "allied")
    beside = next(
        hex for hex in title().map.beside[line[-1]] if hex not in rails() and state.window.can_stand(hex)
    )  # fmt: skip
    german(state, title().map.ids[beside])
    assert index("C03.23") not in detrainable(state, "allied")
    for k, hex in enumerate(hex for hex in line if state.in_enemy_zone("allied", hex)):
        stand(state, f"US 7 Arm Div CC{'ABR'[k]}", title().map.ids[hex])
    assert index("C03.23") in detrainable(state, "allied")
    assert index("C03.23") not in rail_joined(state, "allied")


def test_a_rail_head_that_joins_no_edge_says_so_and_the_supply_answer_names_the_sources() -> None:
    state = map_books()
    thionville = title().map.find("Thionville")
    german(state, thionville)
    for k, hex in enumerate(hex for hex in state.window.sources["german"] if hex in rails()):
        enter = Enter(f"{k} Inf Div", "allied", "US", "10-3-3 Leg", title().map.ids[hex], steps=3, re="3")
        run(state, Reports("now"), enter, Finish())
    said = report(state, Railhead("german", thionville))
    assert said[0].startswith(f"{thionville} is a rail head of the German side.")
    assert f"joins {thionville} to a supply edge: it brings no supply until one does" in said[1]
    assert "the east edge of Map B and the east edge of Map D" in said[1]
    ruling = trace_ruling(state, state.number("12 VG Div"))
    assert not ruling.legal
    assert "Supply of the German side comes by the east edge of Map B" in ruling.text
    assert f"Its rail head {thionville} joins no supply edge." in ruling.text
    joined = map_books()
    assert len(report(joined, Railhead("german", "Frankfurt"))) == 1


def test_who_has_no_trace_supply_is_told_before_the_movement_phase() -> None:
    state = map_books()
    state.side = "german"
    german(state, METZ)
    said = str(run(state, OpenPhase("Movement"))[-1].message)
    assert said.startswith(f"1 German hex has no trace supply now, {METZ}: its units eat SP or roll for attrition")


def test_a_rail_head_that_the_enemy_enters_is_gone() -> None:
    state = map_books()
    report(state, Railhead("allied", METZ))
    assert no(state, Railhead("german", METZ)) == ("BTR-HOUSE-30",)
    german(state, METZ)
    assert state.railheads == {}


@pytest.mark.rule("OCS-RAIL-01", "BTR-SHIP-06", "OCS-MODE-02")
def test_units_and_sp_go_by_rail_within_the_capacity_of_the_turn() -> None:
    state = map_books(US_79_Inf_Div="C01.26")
    report(state, Railhead("allied", METZ), Dump("US", "C01.26", 12))
    assert state.caps["rail"] == 4
    assert no(state, ShipUnit(US, "rail", METZ)) == ("OCS-RAIL-01", "OCS-MODE-02")
    n = state.number(US)
    state.set_mode(n, "Move")
    assert no(state, ShipUnit(US, "rail", "C20.05"))[0] == "OCS-RAIL-01"
    report(state, ShipSP("US", "rail", "C01.26", METZ, 1))
    assert state.dumps == {"US C01.26": 8, f"US {METZ}": 4}
    assert no(state, ShipUnit(US, "rail", METZ)) == ("OCS-RAIL-01", "BTR-SHIP-06")
    assert no(state, ShipSP("US", "rail", "C01.26", METZ, 3)) == ("OCS-UNIT-07",)
    state.caps["rail"] = 4
    report(state, ShipUnit(US, "rail", METZ))
    assert (state.where[n].text, state.caps["rail"], state.moved[n]) == (METZ, 0, 1)
    assert not state.status()


@pytest.mark.rule("OCS-PORT-01", "BTR-HOUSE-31")
def test_units_and_sp_go_by_sea_between_ports_within_their_capacity() -> None:
    state = map_books("1945-01-01", US_79_Inf_Div=ANTWERP)
    state.set_mode(state.number(US), "Move")
    report(state, Scheldt(True), Dump("US", ANTWERP, 40))
    for port in ("antwerpen_1", "rotterdam"):
        state.holder[port], state.hits[port] = "allied", 0
    assert no(state, ShipUnit(US, "sea", METZ)) == ("OCS-PORT-01",)
    report(state, ShipUnit(US, "sea", "A40.17"))
    assert (state.caps["sea"], port_left(state, "antwerpen_1"), port_left(state, "rotterdam")) == (2, 6, 4)
    state.caps["sea"] = 9
    assert no(state, ShipSP("US", "sea", ANTWERP, "A40.17", 5)) == ("OCS-PORT-01", "BTR-HOUSE-31")
    report(state, ShipSP("US", "sea", ANTWERP, "A40.17", 4))
    assert state.dumps["US A40.17"] == 16
    assert no(state, ShipSP("german", "sea", ANTWERP, "A40.17", 1)) == ("OCS-PORT-01", "BTR-HOUSE-35")


@pytest.mark.rule("BTR-HOUSE-35")
def test_germans_go_by_rail_on_their_own_lines_and_count_at_the_table() -> None:
    state = map_books()
    head = title().map.find("Frankfurt")
    report(state, Railhead("german", head))
    start = title().map.ids[rail_line(state, "german", index(head))[0]]
    german(state, start)
    report(state, Dump("german", start, 40))
    caps = dict(state.caps)
    assert no(state, ShipUnit("12 VG Div", "rail", head)) == ("OCS-RAIL-01", "OCS-MODE-02")
    state.set_mode(state.number("12 VG Div"), "Move")
    assert no(state, ShipUnit("12 VG Div", "rail", METZ))[:2] == ("OCS-RAIL-01", "BTR-HOUSE-30")
    assert no(state, ShipUnit("12 VG Div", "sea", ANTWERP)) == ("OCS-PORT-01", "BTR-HOUSE-35")
    said = report(state, ShipUnit("12 VG Div", "rail", head), ShipSP("german", "rail", start, head, 9))
    assert state.where[state.number("12 VG Div")].text == head
    assert state.dumps == {f"german {start}": 4, f"german {head}": 36}
    assert any("12 VG Div" in text and "left" not in text for text in said)
    assert state.caps == caps
    assert not state.status()


EXTENDER = Enter("Extender", "allied", "US", "(0)-0-14 Truck", "C20.12", kind="extender")


@pytest.mark.rule("BTR-HOUSE-34")
def test_an_extender_is_a_source_while_it_is_linked_to_another() -> None:
    state = map_books(US_79_Inf_Div="C20.16")
    far = index("C20.16")
    assert far not in traced(state, "allied")
    report(state, EXTENDER)
    assert index("C20.12") in source_hexes(state, "allied")
    assert far in traced(state, "allied")
    n = state.number("Extender")
    assert state.re(n) == 0
    assert not state.units[n].fights
    refusal = may_move(state, n, "allied")
    assert refusal is not None
    assert refusal.rules == ("BTR-HOUSE-34",)
    # An Extender beyond its range serves nobody, nor does one that only another Extender reaches.
    report(state, Place("Extender", METZ))
    assert index(METZ) not in source_hexes(state, "allied")
    report(state, Enter("Second Extender", "allied", "US", "(0)-0-14 Truck", "C20.12", kind="extender"))
    assert index(METZ) not in source_hexes(state, "allied")


def test_an_extender_that_the_enemy_enters_is_lost() -> None:
    state = map_books()
    report(state, EXTENDER)
    german(state, "C20.12")
    assert state.box(state.number("Extender")) == "Dead pile"


@pytest.mark.rule("OCS-STACK-01")
def test_no_counter_is_entered_or_shipped_above_the_stacking_limit() -> None:
    state = map_books(US_79_Inf_Div="C01.26")
    report(state, Railhead("allied", METZ))
    state.set_mode(state.number(US), "Move")
    big = Enter("1 Group", "allied", "US", "20-4-4 Leg", METZ, steps=8, re="8")
    report(state, big)
    assert no(state, Enter("2 Group", "allied", "US", "9-4-4 Leg", METZ, steps=3, re="3")) == ("OCS-STACK-01",)
    assert no(state, ShipUnit(US, "rail", METZ)) == ("OCS-STACK-01",)


def test_books_without_hexes_take_no_reports_of_the_map() -> None:
    state = books("1944-09-08")
    asked(state, Reports("now"))
    assert not ruling_on(state, Railhead("allied", METZ)).legal
    assert told([], "BTR-HOUSE-30") == []


# The supply answer


@pytest.mark.rule("OCS-SUPPLY-04", "OCS-SUPPLY-01")
def test_a_unit_too_far_from_supply_is_told_the_nearest_source_and_how_far_it_is() -> None:
    state = map_books(US_79_Inf_Div=METZ)
    ruling = trace_ruling(state, state.number(US))
    assert ruling.rules == ("OCS-SUPPLY-04", "OCS-SUPPLY-01")
    assert "The nearest source is the west edge of Map C, C" in ruling.text
    assert "Truck MP away, 5 are allowed." in ruling.text
    assert "No HQ of the Allied side that could throw stands on the map." in ruling.text
    assert "enem" not in ruling.text
    hq = stand(state, CW, "C40.03")
    assert trace_ruling(state, hq).legal
    nearest = "The nearest HQ that draws on a source is CW 30 Corps HQ in C40.03"
    assert nearest in trace_ruling(state, state.number(US)).text


@pytest.mark.rule("OCS-ZOC-03")
def test_a_unit_that_is_cut_off_is_told_where_and_by_whom() -> None:
    state = map_books(US_79_Inf_Div="C20.05")
    assert trace_ruling(state, state.number(US)).legal
    for k in range(14, 27, 3):
        german(state, f"C{k}.03", f"{k} VG Div")
    ruling = trace_ruling(state, state.number(US))
    assert ruling.rules == ("OCS-SUPPLY-04", "OCS-ZOC-03")
    assert "would draw on the west edge of Map C, C" in ruling.text
    assert " but the way is blocked in C" in ruling.text
    assert "VG Div" in ruling.text
    assert ruling.facts["hex"] in ruling.facts["path"]


def test_a_rail_head_whose_line_is_cut_is_told_with_who_cuts_it() -> None:
    state = map_books(US_79_Inf_Div=METZ)
    report(state, Railhead("allied", METZ))
    line = rail_line(state, "allied", index(METZ))
    german(state, title().map.ids[line[len(line) // 2]])
    for k, way in enumerate(hex for hex in state.window.sources["allied"] if hex in rails()):
        german(state, title().map.ids[way], f"{k} VG Div")
    ruling = trace_ruling(state, state.number(US))
    assert f"would draw on the rail head {METZ}, but its line to the supply edge is blocked in" in ruling.text
    assert "by 12 VG Div." in ruling.text or "zone" in ruling.text


@pytest.mark.rule("OCS-SUPPLY-01")
def test_a_trace_names_its_source_and_goes_from_it_to_the_unit() -> None:
    state = map_books(US_79_Inf_Div="C44.39")
    report(state, Railhead("allied", METZ))
    ruling = trace_ruling(state, state.number(US))
    assert ruling.text.startswith(f"{US} draws on the rail head {METZ}: ")
    path = ruling.facts["path"]
    assert (path[0], path[-1]) == (METZ, "C44.39")
    assert [line.reason for line in ruling.ledger[:2]] == ["Truck MP", f"from the rail head {METZ}"]
    assert trace_ruling(map_books(US_79_Inf_Div="C20.03"), state.number(US)).text.startswith(
        f"{US} draws on the west edge of Map C, C"
    )


def test_the_overlay_of_supply_leaves_out_what_the_enemy_holds_and_names_the_sides() -> None:
    state = map_books(US_79_Inf_Div="C20.03")
    assert clerk_overlay(state, "allied", "supply-allied").hexes["C22.03"][0] == "good"
    german(state, "C22.03")
    assert "C22.03" not in clerk_overlay(state, "allied", "supply-allied").hexes
    assert "held by the enemy" in clerk_overlay(state, "allied", "supply-allied:C22.03").text
    assert "would have trace supply" in clerk_overlay(state, "allied", "supply-allied:C18.02").text
    names = clerk_overlays(state, "allied")
    assert (names["supply-allied"], names["supply-german"]) == ("Supply: Allied", "Supply: German")


def test_the_overlay_of_dumps_names_and_marks_units_that_can_draw_on_none() -> None:
    state = map_books(US_79_Inf_Div="C20.03")
    report(state, Dump("US", "C20.03", 8))
    assert clerk_overlay(state, "allied", "dumps").text == "1 dump; every combat unit can draw on one."
    german(state, METZ)
    shown = clerk_overlay(state, "allied", "dumps")
    assert shown.text == "1 dump; 1 combat unit can draw on none: 12 VG Div."
    assert shown.hexes[METZ] == ("bad", "none")


@pytest.mark.rule("BTR-HOUSE-32")
def test_where_sp_may_be_put_down_is_shown_and_a_refusal_names_the_nearest_hex() -> None:
    state = map_books()
    state.receive("US South", 5)
    accounts = map_accounts(state)
    assert accounts is not None
    assert list(accounts.deliveries) == ["US South"]
    assert "C20.01" in accounts.deliveries["US South"]
    asked(state, Reports("now"))
    ruling = ruling_on(state, Deliver("US South", "C20.05", 2))
    assert ruling.text.endswith("The nearest such hex is C20.01.")
    assert ruling.nearest == Deliver("US South", "C20.01", 2)
