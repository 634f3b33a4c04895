"""Supply of units (rules OCS-SUPPLY-01..08, BTR-HOUSE-26, 29..35)."""

import pytest

from broadfront.core.facts import Table
from broadfront.core.options import ruling_on
from broadfront.core.steps import Decision
from broadfront.titles.rhine.rules.actions import Finish, Lose, Open, Rebuild, Scheldt
from broadfront.titles.rhine.rules.field.supply import (
    hexes_supplied_from,
    open_supply_sources,
    supply_net,
    usable_dumps,
)
from broadfront.titles.rhine.rules.field.trace import explain_trace
from broadfront.titles.rhine.rules.map_actions import Deliver, Dump, Enter, Mark, Railhead
from broadfront.titles.rhine.rules.theatre.ports import port_capacity, port_capacity_left
from broadfront.titles.rhine.steps.clerk.repls import Rebuilds
from broadfront.titles.rhine.steps.clerk.reports import Reports
from broadfront.titles.rhine.steps.field.moving import Movement
from broadfront.titles.rhine.steps.field.player_turn import OpenPhase
from broadfront.titles.rhine.steps.field.supply_phase import SupplyPhase
from tests.titles.rhine.support.asking import answer_value, ask_rhine, rhine_title, rule_data
from tests.titles.rhine.support.battle import INFANTRY, SOURCE, WALTHER, hex_index
from tests.titles.rhine.support.books import decision_of_step, make_books, refusing_rules, run_step, texts_citing
from tests.titles.rhine.support.fields import (
    field_position,
    ledger_amounts_of_rule,
    neighbor_of,
    play_step,
    set_only_dump,
)
from tests.titles.rhine.support.reports import report_refusal
from tests.titles.rhine.support.theatre import (
    ANTWERP,
    CW,
    GERMAN_LEG,
    METZ,
    US,
    attack_position,
    enter_german,
    map_books,
    put_on_map,
    report_lines,
)


@pytest.mark.rule("OCS-SUPPLY-01", "OCS-SUPPLY-04")
def test_a_unit_near_a_source_draws_and_an_enemy_zone_shuts_the_source() -> None:
    state = field_position({INFANTRY: SOURCE})
    ruling = explain_trace(state, state.number(INFANTRY))
    assert ruling.legal
    assert ledger_amounts_of_rule(ruling.ledger, "OCS-SUPPLY-01") == [5]
    far = field_position({INFANTRY: "A40.34"})
    assert not explain_trace(far, far.number(INFANTRY)).legal
    shut = field_position({WALTHER: neighbor_of(SOURCE, 0)})
    assert hex_index(SOURCE) not in open_supply_sources(shut, "allied")
    kept = field_position({WALTHER: neighbor_of(SOURCE, 0), INFANTRY: SOURCE})
    assert hex_index(SOURCE) in open_supply_sources(kept, "allied")


@pytest.mark.rule("OCS-SUPPLY-01")
def test_a_trace_names_its_source_and_goes_from_it_to_the_unit() -> None:
    state = map_books(US_79_Inf_Div="C44.39")
    report_lines(state, Railhead("allied", METZ))
    ruling = explain_trace(state, state.number(US))
    assert ruling.text.startswith(f"{US} draws on the rail head {METZ}: ")
    path = ruling.facts["path"]
    assert (path[0], path[-1]) == (METZ, "C44.39")
    assert [line.reason for line in ruling.ledger[:2]] == ["Truck MP", f"from the rail head {METZ}"]
    assert explain_trace(map_books(US_79_Inf_Div="C20.03"), state.number(US)).text.startswith(
        f"{US} draws on the west edge of Map C, C"
    )


@pytest.mark.rule("OCS-SUPPLY-02")
def test_an_hq_that_draws_throws_and_does_not_pass_on_what_it_was_thrown() -> None:
    hq = neighbor_of(neighbor_of(SOURCE, 0), 0)
    state = field_position({"1 Abn Corps HQ": hq, "504 Para Rgt": "A36.32"})
    ruling = explain_trace(state, state.number("504 Para Rgt"))
    assert ruling.legal
    assert ruling.rules == ("OCS-SUPPLY-02",)
    state.set_mode(state.number("1 Abn Corps HQ"), "Strat")
    assert not explain_trace(state, state.number("504 Para Rgt")).legal
    chain = field_position({"1 Abn Corps HQ": hq, "8 Corps HQ": "A36.32", "1 Para Bde": "A41.35"})
    assert explain_trace(chain, chain.number("8 Corps HQ")).legal
    assert not explain_trace(chain, chain.number("1 Para Bde")).legal


@pytest.mark.rule("OCS-SUPPLY-03")
def test_supply_paths_ignore_mud() -> None:
    state = field_position({INFANTRY: "A23.28"})
    dry = explain_trace(state, state.number(INFANTRY))
    state.clock.ground = "Mud"
    mud = explain_trace(state, state.number(INFANTRY))
    assert dry.legal
    assert mud.legal
    assert ledger_amounts_of_rule(mud.ledger, "OCS-SUPPLY-03")


@pytest.mark.rule("OCS-SUPPLY-04", "OCS-SUPPLY-01")
def test_a_unit_too_far_from_supply_is_told_the_nearest_source_and_how_far_it_is() -> None:
    state = map_books(US_79_Inf_Div=METZ)
    ruling = explain_trace(state, state.number(US))
    assert ruling.rules == ("OCS-SUPPLY-04", "OCS-SUPPLY-01")
    assert "The nearest source is the west edge of Map C, C" in ruling.text
    assert "Truck MP away, 5 are allowed." in ruling.text
    assert "No HQ of the Allied side that could throw stands on the map." in ruling.text
    assert "enem" not in ruling.text
    hq = put_on_map(state, CW, "C40.03")
    assert explain_trace(state, hq).legal
    nearest = "The nearest HQ that draws on a source is CW 30 Corps HQ in C40.03"
    assert nearest in explain_trace(state, state.number(US)).text


@pytest.mark.rule("OCS-SUPPLY-05")
def test_units_without_trace_eat() -> None:
    state = field_position({"504 Para Rgt": "A36.32", "505 Para Rgt": "A36.32", "508 Para Rgt": "A36.32"})
    set_only_dump(state, "allied", "A36.32", 1)
    events = play_step(state, SupplyPhase())
    assert "eats 2T" in texts_citing(events, "OCS-SUPPLY-05")[0]
    assert state.supply.dumps["allied A36.32"] == 2
    assert not state.board.oos[state.number("504 Para Rgt")]


@pytest.mark.rule("OCS-SUPPLY-05", "OCS-UNIT-07")
def test_a_token_feeds_two_re_and_four_make_an_sp() -> None:
    assert [answer_value("eat", re=size)["tokens"] for size in ("1/2", 2, "5/2", 10)] == [1, 1, 2, 5]
    assert ask_rhine("eat", re=16).serialize().value == {"tokens": 8, "sp": 2}


@pytest.mark.rule("OCS-SUPPLY-05", "OCS-SUPPLY-06")
def test_nations_in_one_hex_eat_their_own_sp() -> None:
    state = map_books(US_79_Inf_Div="C30.30")
    put_on_map(state, CW, "C30.30")
    report_lines(state, Dump("US", "C30.30", 8))
    state.clock.side = "allied"
    run_step(state, SupplyPhase(), 2)
    assert (state.board.oos[state.number(US)], state.board.oos[state.number(CW)]) == (0, 1)
    assert state.supply.tally["T US used"] == 2


def test_who_has_no_trace_supply_is_told_before_the_movement_phase() -> None:
    state = map_books()
    state.clock.side = "german"
    enter_german(state, METZ)
    said = str(run_step(state, OpenPhase("Movement"))[-1].message)
    assert said.startswith(f"1 German hex has no trace supply now, {METZ}: its units eat SP or roll for attrition")


def test_books_without_hexes_take_no_reports_of_the_map() -> None:
    state = make_books("1944-09-08")
    decision_of_step(state, Reports("now"))
    assert not ruling_on(state, Railhead("allied", METZ)).legal
    assert texts_citing([], "BTR-HOUSE-30") == []


@pytest.mark.rule("OCS-SUPPLY-06", "OCS-SUPPLY-07")
def test_hungry_units_are_out_of_supply_and_roll_for_attrition() -> None:
    cut = field_position({INFANTRY: "A36.32"})
    set_only_dump(cut, "allied", "A36.32", 0)
    events = play_step(cut, SupplyPhase(), 9)
    n = cut.number(INFANTRY)
    assert cut.board.oos[n]
    # Rating 4, four steps: 9 costs one.
    assert cut.board.steps[n] == 3
    assert texts_citing(events, "OCS-SUPPLY-07")
    cut.place_unit(n, rhine_title().locations.hex(SOURCE))
    play_step(cut, SupplyPhase())
    assert not cut.board.oos[n]


@pytest.mark.rule("OCS-SUPPLY-07")
def test_attrition_follows_the_rating_and_large_stacks_suffer_more() -> None:
    limits = rule_data("OCS-SUPPLY-07")
    for rating in range(6):
        for dice in range(2, 13):
            low, one, two, four = limits[str(rating)]
            steps = 0 if dice <= low else 1 if dice <= one else 2 if dice <= two else 4 if dice <= four else None
            found = answer_value("attrition", rating=rating, dice=dice, steps=4)
            assert found == ({"lost": 4, "all": True} if steps is None else {"lost": steps, "all": False})
    assert ask_rhine("attrition", rating=5, dice=8, steps=5).value["lost"] == 2
    assert answer_value("attrition", rating=5, dice=8, steps=4)["lost"] == 0


@pytest.mark.rule("OCS-SUPPLY-08")
def test_internal_stocks_are_refilled_where_sp_can_be_had() -> None:
    state = field_position({"504 Para Rgt": SOURCE, INFANTRY: SOURCE})
    set_only_dump(state, "allied", SOURCE, 9)
    state.supply.stocks[state.number("504 Para Rgt")] = 2
    state.supply.stocks[state.number(INFANTRY)] = 1
    play_step(state, SupplyPhase())
    # 4T for the regiment, 2T for each of four RE.
    assert state.supply.dumps[f"allied {SOURCE}"] == 36 - 4 - 8
    assert state.supply.stocks[state.number(INFANTRY)] == 0


def test_the_nearest_dumps_are_used_first() -> None:
    state = field_position({"30 Corps HQ": SOURCE, INFANTRY: SOURCE})
    state.supply.dumps = Table({f"allied {SOURCE}": 4, f"allied {neighbor_of(SOURCE, 0)}": 4, "german A27.38": 4})
    assert usable_dumps(state, "allied", hex_index(SOURCE)) == [f"allied {SOURCE}", f"allied {neighbor_of(SOURCE, 0)}"]
    assert hex_index(SOURCE) in hexes_supplied_from(supply_net(state, "allied"), (hex_index(SOURCE),))


@pytest.mark.rule("BTR-HOUSE-31", "OCS-PORT-02")
def test_a_port_takes_what_its_hits_leave_of_its_capacity() -> None:
    state = map_books()
    state.supply.receive_sp("CW North", 9)
    assert port_capacity(state, "antwerpen_1") == 0
    assert report_refusal(state, Deliver("CW North", ANTWERP, 1)) == ("BTR-HOUSE-32", "OCS-SEQ-04")
    report_lines(state, Scheldt(True))
    assert port_capacity(state, "antwerpen_1") == 2
    assert report_refusal(state, Deliver("CW North", ANTWERP, 3)) == ("BTR-HOUSE-31", "OCS-PORT-02")
    report_lines(state, Deliver("CW North", ANTWERP, 2))
    assert port_capacity_left(state, "antwerpen_1") == 0
    state.land.hits["antwerpen_1"] = 0
    assert port_capacity_left(state, "antwerpen_1") == 8
    state.begin_turn()
    assert port_capacity_left(state, "antwerpen_1") == 10


@pytest.mark.rule("BTR-HOUSE-33")
def test_what_is_resolved_at_the_table_is_entered_in_the_middle_of_a_phase() -> None:
    state = attack_position()
    n, enemy = state.number(US), state.number("12 VG Div")
    state.clock.side = "allied"
    state.start_phase("Movement")
    decision_of_step(state, Movement())
    for action in (Lose("12 VG Div"), Mark("12 VG Div", "DG"), Lose(US, 2)):
        assert ruling_on(state, action).legal
        state.do(action)
    assert (state.board.steps[n], state.board.steps[enemy], state.board.mode(enemy)) == (2, 2, "DG")
    assert not state.board.is_in_enemy_zone("allied", rhine_title().map.index["C20.06"])
    assert refusing_rules(state, Mark("12 VG Div", "DG")) == ("BTR-HOUSE-33",)
    assert refusing_rules(state, Mark("US 5 Corps HQ", "DG")) == ("BTR-HOUSE-33",)
    state.do(Open("results"))
    assert isinstance(state.settle(), Decision)
    state.do(Finish())
    assert isinstance(state.stack[-1], Movement)


@pytest.mark.rule("BTR-HOUSE-33")
def test_counters_of_the_owner_are_entered_once_on_land_and_never_rebuilt() -> None:
    state = attack_position()
    sea = rhine_title().map.ids[rhine_title().map.terrain.index("Sea")]
    assert report_refusal(state, Enter("12 VG Div", *GERMAN_LEG, "C21.20")) == ("BTR-HOUSE-33",)
    assert report_refusal(state, Enter("13 VG Div", *GERMAN_LEG, sea)) == ("BTR-TECM-14",)
    assert report_refusal(state, Enter("13 VG Div", *GERMAN_LEG, "C20.06")) == ("OCS-OVERRUN-01",)
    state.put_in_dead_pile(state.number("12 VG Div"))
    decision_of_step(state, Rebuilds())
    assert refusing_rules(state, Rebuild("12 VG Div")) == ("BTR-HOUSE-33",)
