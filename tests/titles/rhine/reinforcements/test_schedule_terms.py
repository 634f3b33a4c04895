"""Reading the schedule (rules BTR-ARRIVAL-08..12, 14..26, 34..35, BTR-HOUSE-12, 17..18)."""

import pytest

from broadfront.titles.rhine.rules.actions import Arrive, Exchange, Finish, Load, Misc, Remove, Reserves, Spend, Unload
from broadfront.titles.rhine.steps.clerk.arrival_lines import Arrivals, RemovalChoice
from broadfront.titles.rhine.steps.clerk.repls import MiscRepl
from broadfront.titles.rhine.steps.clerk.reports import Reports
from tests.titles.rhine.support.asking import ask_rhine, rhine_title
from tests.titles.rhine.support.books import (
    box_of,
    bring_on_map,
    carry_out_arrivals,
    decision_of_step,
    kill_unit,
    make_books,
    refusing_rules,
    ruling_of,
    run_step,
    steps_of,
    texts_citing,
)
from tests.titles.rhine.support.reports import report_refusal, run_reports
from tests.titles.rhine.support.schedule import arrival_line, arrival_lines


@pytest.mark.rule("BTR-ARRIVAL-08", "BTR-HOUSE-23")
def test_an_identical_unit_may_go_instead_of_the_named_one() -> None:
    state = make_books("1945-03-01")
    bring_on_map(state, "US 679 TD Bn", "US 802 TD Bn")
    kill_unit(state, "US 807 TD Bn")
    line = next(n for n, e in enumerate(rhine_title().arrivals.entries) if e.action == "remove" and "679" in e.text)
    decision_of_step(state, RemovalChoice(line, state.number("US 679 TD Bn")))
    # One unit of each kind is listed; any identical one is accepted.
    listed = [str(option) for option in state.stack[-1].options(state)]
    assert listed == ["Remove US 679 TD Bn", "Remove US 807 TD Bn"]
    assert ruling_of(state, Remove("US 802 TD Bn")).legal
    assert refusing_rules(state, Remove("US 602 TD Bn")) == ("BTR-ARRIVAL-08", "BTR-HOUSE-23")
    state.do(Remove("US 807 TD Bn"))
    assert (box_of(state, "US 807 TD Bn"), box_of(state, "US 679 TD Bn")) == ("Removed", "On map")


@pytest.mark.rule("BTR-ARRIVAL-09", "BTR-ARRIVAL-10")
def test_a_removal_takes_even_a_dead_unit_and_keeps_it_from_the_dead_pile() -> None:
    state = make_books("1945-01-05")
    kill_unit(state, "US Norway Inf Bn")
    events = carry_out_arrivals(state)
    assert box_of(state, "US Norway Inf Bn") == "Removed"
    assert texts_citing(events, "BTR-ARRIVAL-10")
    gone = make_books("1945-01-05")
    gone.place_in_box(gone.number("US Norway Inf Bn"), "Removed")
    assert "Nothing left" in texts_citing(carry_out_arrivals(gone), "BTR-ARRIVAL-09")[0]


@pytest.mark.rule("BTR-ARRIVAL-09")
def test_a_line_removes_every_unit_it_names_and_of_a_sort_as_many_as_it_says() -> None:
    state = make_books("1945-01-15")
    brigade = [f"CW 33 Tk Bde {n}/3" for n in (1, 2, 3)]
    bring_on_map(state, *brigade)
    carry_out_arrivals(state)
    assert [box_of(state, unit) for unit in brigade] == ["Removed"] * 3
    state = make_books("1944-10-01")
    bring_on_map(state, "US P-47 #1")
    carry_out_arrivals(state, Arrive("CW Typhoon #1", "On map"), Arrive("CW Typhoon #2", "On map"))
    assert box_of(state, "US P-47 #1") == "Removed"


@pytest.mark.rule("BTR-ARRIVAL-11")
def test_two_map_books_hold_only_their_half() -> None:
    north, south = make_books("1944-09-12", campaign="north-1944"), make_books("1944-09-12", campaign="south-1944")
    assert box_of(north, "FR 1 Corps HQ") == "Not in this campaign"
    assert box_of(south, "FR 1 Corps HQ") == "To arrive"
    events = carry_out_arrivals(south)
    assert box_of(south, "FR 1 Corps HQ") == "On map"
    assert texts_citing(events, "BTR-ARRIVAL-11")
    assert (north.clock.stock_names, south.clock.stock_names) == (("US North", "CW North"), ("US South",))


@pytest.mark.rule("BTR-ARRIVAL-11")
def test_entries_of_the_north_are_not_in_the_campaign_of_the_south() -> None:
    north = ask_rhine("arrivals", date="1944-11-01", campaign="north").value["entries"]
    south = ask_rhine("arrivals", date="1944-11-01", campaign="south").value["entries"]
    assert {e["region"] for e in north} == {"North"}
    assert {e["region"] for e in south} == {"South"}
    assert len(north) + len(south) == len(arrival_lines(date="1944-11-01", campaign="full"))
    assert [e["where"] for e in arrival_lines(date="1945-02-01") if e["region"] == "both"] == ["unspecified"]


@pytest.mark.rule("BTR-ARRIVAL-14", "BTR-HOUSE-11")
def test_transfers_move_units_between_two_map_campaigns_only() -> None:
    parts = [f"US 7 Arm Div {part}" for part in ("CCA", "CCB", "CCR", "Arty")]
    full, north, south = (make_books("1944-09-26", campaign=c) for c in ("full", "north-1944", "south-1944"))
    assert [box_of(south, unit) for unit in parts] == ["On map"] * 4
    assert [box_of(north, unit) for unit in parts] == ["To arrive"] * 4
    for state in (full, north, south):
        carry_out_arrivals(state)
    assert [box_of(full, unit) for unit in parts] == ["On map"] * 4
    assert [box_of(north, unit) for unit in parts] == ["On map"] * 4
    assert [box_of(south, unit) for unit in parts] == ["Removed"] * 4
    dead = make_books("1944-09-26", campaign="south-1944")
    kill_unit(dead, parts[0])
    assert any("counts as gone" in text for text in texts_citing(carry_out_arrivals(dead), "BTR-HOUSE-11"))


@pytest.mark.rule("BTR-ARRIVAL-14")
def test_a_two_map_transfer_takes_from_one_half_and_gives_to_the_other() -> None:
    def seventh_division_entries(campaign: str) -> list[tuple[str, int]]:
        found = ask_rhine("arrivals", date="1944-09-26", campaign=campaign, detail=True).value["entries"]
        return [(e["effect"], e["units"]) for e in found if e["identifiers"] == ["7"]]

    assert seventh_division_entries("north") == [("arrive", 4)]
    assert seventh_division_entries("south") == [("leave", 4)]
    assert seventh_division_entries("full") == []


@pytest.mark.rule("BTR-ARRIVAL-15", "BTR-HOUSE-12")
def test_a_loaded_point_brings_one_sp_beside_the_supply_roll() -> None:
    state = make_books("1944-11-01")
    bring_on_map(state, "CW Spitfire IX #1", "US P-51 #1", "FR 9.Col Inf Div", "US 747 Tk Bn")
    state.push(Arrivals())
    state.settle()
    while state.stack:
        state.do(next(iter(state.stack[-1].options(state))))
        state.settle()
    trucks = [n for n, c in enumerate(state.units) if c.type == "Truck point" and state.supply.cargo[n]]
    assert [state.units[n].nation for n in trucks] == ["US", "US"]
    assert sum(state.supply.sp.values()) == 0
    assert state.supply.tally["SP onto transport"] == 2


@pytest.mark.rule("BTR-ARRIVAL-16", "BTR-REPL-29")
def test_a_transport_point_returns_empty_and_an_unused_misc_is_lost() -> None:
    state = make_books("1944-10-29")
    kill_unit(state, "US Truck point #1")
    run_step(state, MiscRepl("US"), Misc("US Truck point #1"))
    assert (box_of(state, "US Truck point #1"), state.supply.cargo[state.number("US Truck point #1")]) == ("On map", 0)
    kill_unit(state, "US Truck point #1")
    assert texts_citing(run_step(state, MiscRepl("US"), Finish()), "BTR-REPL-29")
    assert texts_citing(run_step(make_books("1944-10-29"), MiscRepl("US"), Finish()), "BTR-REPL-29")


@pytest.mark.rule("BTR-ARRIVAL-17", "BTR-HOUSE-10")
def test_reduced_units_arrive_with_the_steps_that_are_left() -> None:
    state = make_books("1945-01-12")
    carry_out_arrivals(state)
    assert steps_of(state, "US 70 Inf Div") == 1
    state = make_books("1944-11-15")
    bring_on_map(state, "CW 1 Bel Inf Bde", "US 442 Inf Rgt")
    carry_out_arrivals(state)
    assert [steps_of(state, f"US 14 Arm Div {part}") for part in ("CCA", "CCB", "CCR", "Arty")] == [1, 1, 1, 1]
    assert [rhine_title().roster.counters[state.number(f"US 14 Arm Div {p}")].steps for p in ("CCA", "Arty")] == [2, 1]
    assert steps_of(state, "US 8 Inf Div") == 4


@pytest.mark.rule("BTR-ARRIVAL-17")
def test_a_unit_less_steps_says_how_many() -> None:
    assert arrival_line("1945-01-12", "Inf Div", "70")["steps_lost"] == 3
    assert arrival_line("1944-11-15", "Arm Div", "14")["steps_lost"] == 1
    assert arrival_line("1945-01-05", "Inf Div", "94")["steps_lost"] == 0
    assert "BTR-ARRIVAL-17" in ask_rhine("arrivals", date="1945-01-12").rules


@pytest.mark.rule("BTR-ARRIVAL-18", "BTR-ARRIVAL-19")
def test_a_formation_comes_together_or_by_the_named_parts() -> None:
    state = make_books("1944-09-08")
    carry_out_arrivals(state)
    assert [box_of(state, f"CW 4.Can Arm Div {n}/4") for n in (1, 2, 3, 4)] == ["On map"] * 4
    state = make_books("1944-09-15")
    carry_out_arrivals(state)
    assert box_of(state, "US 6 Arm Div CCB") == "On map"
    assert box_of(state, "US 6 Arm Div CCA") == "To arrive"


@pytest.mark.rule("BTR-ARRIVAL-18", "BTR-ARRIVAL-19")
def test_a_formation_comes_whole_or_in_named_parts() -> None:
    whole = arrival_line("1944-09-08", "Arm Div", "4.Can")
    assert (whole["units"], whole["note"], whole["parts"]) == (4, "all 4 units", [])
    parts = arrival_line("1944-09-22", "Arm Div", "6")
    assert (parts["units"], parts["parts"]) == (3, ["CCA", "CCR", "Arty"])
    assert arrival_line("1944-10-15", "AL Div", "52")["parts"] == ["155 Inf Bde", "156 Inf Bde"]
    assert {"BTR-ARRIVAL-18"} <= set(ask_rhine("arrivals", date="1944-09-08").rules)
    assert {"BTR-ARRIVAL-19"} <= set(ask_rhine("arrivals", date="1944-09-22").rules)


@pytest.mark.rule("BTR-ARRIVAL-20", "BTR-HOUSE-17")
def test_an_exchange_keeps_place_and_losses_and_takes_living_pieces_first() -> None:
    state = make_books("1944-11-01")
    bring_on_map(state, "FR 9.Col Inf Div", "US P-51 #1", "US 747 Tk Bn")
    state.board.steps[state.number("FR 9.Col Inf Div")] = 2
    kill_unit(state, "CW Spitfire IX #1")
    state.board.steps[state.number("CW Spitfire IX #2")] = 1
    decision_of_step(state, Arrivals())
    options = [str(option) for option in state.stack[-1].options(state)]
    assert options == ["Exchange CW Spitfire IX #2", "Exchange CW Spitfire IX #3"]
    assert refusing_rules(state, Exchange("CW Spitfire IX #1")) == ("BTR-ARRIVAL-20", "BTR-HOUSE-17")
    state.do(Exchange("CW Spitfire IX #2"))
    assert (box_of(state, "CW Spitfire IX #2"), steps_of(state, "CW Spitfire XIV #1")) == ("Removed", 1)
    state.settle()
    while state.stack:
        state.do(next(iter(state.stack[-1].options(state))))
        state.settle()
    assert (box_of(state, "FR 9 Col Inf Div"), steps_of(state, "FR 9 Col Inf Div")) == ("On map", 2)


@pytest.mark.rule("BTR-ARRIVAL-21")
def test_units_for_the_dead_pile_never_stand_on_the_map() -> None:
    state = make_books("1945-03-15")
    events = carry_out_arrivals(state)
    assert (box_of(state, "US 787 Tk Bn"), steps_of(state, "US 787 Tk Bn")) == ("Dead pile", 0)
    assert texts_citing(events, "BTR-ARRIVAL-21")


@pytest.mark.rule("BTR-ARRIVAL-22", "BTR-ARRIVAL-23", "BTR-HOUSE-18")
def test_reserve_markers_join_one_stock() -> None:
    state = make_books("1944-09-19")
    assert state.land.markers["reserve"] == 6
    carry_out_arrivals(state)
    assert state.land.markers["reserve"] == 10
    many = make_books("1944-09-19", reserve_markers=2)
    carry_out_arrivals(many)
    assert many.land.markers["reserve"] == 6
    decision_of_step(many, Reports("now"))
    assert refusing_rules(many, Reserves(7)) == ("BTR-ARRIVAL-22", "BTR-HOUSE-18")
    many.stack.clear()
    run_step(many, Reports("now"), Reserves(6), Finish())
    assert many.land.markers == {"bridge": 0, "reserve": 6, "reserve used": 6, "german reserve": 0}


@pytest.mark.rule("BTR-ARRIVAL-23")
def test_reserve_markers_without_a_nation_belong_to_all() -> None:
    found = list(ask_rhine("arrivals", start="1944-09-05", end="1945-04-29").value["entries"])
    markers = [e for e in found if e["action"] == "reserve-marker"]
    assert sum(e["quantity"] for e in markers) == 20
    assert [(e["date"], e["quantity"]) for e in markers if e["nation"] == "Allied"] == [
        ("1944-09-19", 2),
        ("1944-09-22", 1),
        ("1945-02-01", 6),
    ]


@pytest.mark.rule("BTR-ARRIVAL-24")
def test_aircraft_for_a_box_come_there_and_others_to_the_map() -> None:
    state = make_books("1944-10-01")
    bring_on_map(state, "US P-47 #1")
    events = carry_out_arrivals(state, Arrive("CW Typhoon #1", "On map"), Arrive("CW Typhoon #2", "England"))
    assert box_of(state, "CW B-25 #1") == "England"
    assert (box_of(state, "CW Typhoon #1"), box_of(state, "CW Typhoon #2")) == ("On map", "England")
    assert texts_citing(events, "BTR-ARRIVAL-24")


@pytest.mark.rule("BTR-ARRIVAL-25")
def test_a_bare_sp_line_adds_to_the_stock_of_its_half() -> None:
    state = make_books("1944-09-12")
    carry_out_arrivals(state)
    assert state.supply.sp == {"US North": 0, "US South": 2, "CW North": 0}


@pytest.mark.rule("BTR-ARRIVAL-26")
def test_a_removed_unit_comes_back_at_full_strength() -> None:
    state = make_books("1944-12-08")
    bring_on_map(state, "FR 1.FF Inf Div")
    state.board.steps[state.number("FR 1.FF Inf Div")] = 1
    carry_out_arrivals(state)
    assert box_of(state, "FR 1.FF Inf Div") == "Removed"
    state.clock.turn = [d.isoformat() for d in rhine_title().calendar.turns].index("1944-12-26") + 1
    events = carry_out_arrivals(state)
    assert (box_of(state, "FR 1.FF Inf Div"), steps_of(state, "FR 1.FF Inf Div")) == ("On map", 3)
    assert texts_citing(events, "BTR-ARRIVAL-26")


@pytest.mark.rule("BTR-ARRIVAL-26")
def test_units_that_were_removed_are_listed_again() -> None:
    found = ask_rhine("arrivals", start="1944-09-05", end="1945-04-29", detail=True).value["entries"]
    back = [(e["date"], e["identifiers"]) for e in found if "BTR-ARRIVAL-26" in e["rules"]]
    assert back == [
        ("1944-12-26", ["1.FF"]),
        ("1945-04-01", ["11"]),
        ("1945-04-01", ["1"]),
        ("1945-04-19", ["2.Fr"]),
    ]


@pytest.mark.rule("BTR-ARRIVAL-34")
def test_french_artillery_groups_are_french() -> None:
    found = ask_rhine("arrivals", date="1944-09-12", nation="fr", detail=True).value["entries"]
    groups = [e for e in found if e["type"] == "Arty Grp"]
    assert [(e["nationality"], e["identifiers"]) for e in groups] == [("French", ["1"]), ("French", ["2"])]


@pytest.mark.rule("BTR-ARRIVAL-35", "OCS-REINF-01")
def test_everything_of_a_date_comes_in_that_reinforcement_phase() -> None:
    state = make_books("1944-09-05")
    assert box_of(state, "CW 30 Corps HQ") == "To arrive"
    events = carry_out_arrivals(state)
    assert box_of(state, "CW 30 Corps HQ") == box_of(state, "US 774 Tk Bn") == "On map"
    assert box_of(state, "US 773 TD Bn") == "To arrive"
    assert len(texts_citing(events, "BTR-ARRIVAL-35")) == 9


@pytest.mark.rule("BTR-HOUSE-12", "BTR-HOUSE-22", "OCS-UNIT-07")
def test_a_transport_point_carries_one_sp_of_its_own_nation() -> None:
    state = make_books("1944-10-29")
    bring_on_map(state, "US Truck point #1", "CW Truck point #1")
    state.supply.receive_sp("US North", 2)
    run_reports(state, Load("US Truck point #1", "US North"))
    assert (state.supply.sp["US North"], state.supply.cargo[state.number("US Truck point #1")]) == (1, 4)
    assert "OCS-UNIT-07" in report_refusal(state, Load("US Truck point #1", "US North"))
    assert report_refusal(state, Load("CW Truck point #1", "US North")) == ("BTR-HOUSE-22",)
    run_reports(state, Unload("US Truck point #1", "US South"))
    assert (state.supply.sp["US South"], state.supply.cargo[state.number("US Truck point #1")]) == (1, 0)
    run_reports(state, Spend("US South", 1))
    assert report_refusal(state, Spend("US South", 1)) == ("BTR-HOUSE-24",)
    assert not state.status()


@pytest.mark.rule("BTR-HOUSE-17", "BTR-ARRIVAL-20")
def test_a_dead_piece_becomes_a_dead_piece_and_a_dead_brigade_no_breakdown() -> None:
    state = make_books("1944-12-01")
    for n in (1, 2, 3):
        kill_unit(state, f"CW Spitfire IX #{n}")
    bring_on_map(state, "US A-20 #1")
    events = carry_out_arrivals(state)
    assert box_of(state, "CW Spitfire XIV #2") == "Dead pile"
    assert texts_citing(events, "BTR-HOUSE-17")
    state = make_books("1945-02-01")
    kill_unit(state, "CW 59 Arty Bde")
    bring_on_map(state, "CW 11 Arm Div 29 Mech Bde")
    events = carry_out_arrivals(state)
    assert box_of(state, "CW 5-4-3 Brkdwn Bde #1") == "To arrive"
    assert box_of(state, "CW 59 Arty Bde") == "Dead pile"
    assert any("Nothing to exchange" in text for text in texts_citing(events, "BTR-HOUSE-17"))
