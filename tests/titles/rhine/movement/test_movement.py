"""Movement and zones of control (rules OCS-MOVE-01..06, OCS-ZOC-01..04, OCS-ENG-01, BTR-HOUSE-14, 20)."""

import pytest

from broadfront.core.errors import Invalid
from broadfront.titles.rhine.data.step_cost import Conditions, step_cost
from broadfront.titles.rhine.rules.actions import Finish, Fuel, Move, Overrun
from broadfront.titles.rhine.rules.field.movement import unit_reach
from broadfront.titles.rhine.rules.field.supply import hexes_in_supply
from broadfront.titles.rhine.rules.field.trace import explain_trace
from broadfront.titles.rhine.steps.field.moving import Movement
from broadfront.titles.rhine.steps.field.supply_phase import SupplyPhase
from tests.titles.rhine.support.asking import ask_rhine, rhine_title
from tests.titles.rhine.support.battle import ARMOUR, INFANTRY, SOURCE, TRUCKED, WALTHER, hex_index, ruling_rules
from tests.titles.rhine.support.books import texts_citing
from tests.titles.rhine.support.fields import (
    OPEN,
    field_position,
    find_river,
    find_terrain,
    ledger_amounts_of_rule,
    movement_ruling,
    neighbor_of,
    play_step,
    set_only_dump,
)
from tests.titles.rhine.support.theatre import US, enter_german, map_books


@pytest.mark.rule("OCS-MOVE-01", "BTR-TECM-01")
def test_a_path_is_paid_hex_by_hex_and_explained() -> None:
    state = field_position({INFANTRY: OPEN})
    path = (neighbor_of(OPEN, 0), neighbor_of(neighbor_of(OPEN, 0), 0))
    ruling = movement_ruling(state, Move(INFANTRY, "Combat", path))
    assert ruling.legal
    assert ledger_amounts_of_rule(ruling.ledger, "BTR-TECM-01") == ["-1", "-1"]
    far = (*path, neighbor_of(path[-1], 0), neighbor_of(neighbor_of(path[-1], 0), 0))
    refusal = movement_ruling(state, Move(INFANTRY, "Combat", far))
    assert not refusal.legal
    assert refusal.facts["reason"] == "too dear"
    assert "OCS-MOVE-01" in refusal.rules


@pytest.mark.rule("OCS-MOVE-02")
def test_a_unit_can_always_move_one_hex() -> None:
    here, woods = find_terrain("Heavy-Woods")
    state = field_position({INFANTRY: here}, modes={INFANTRY: "Reserve"})
    ruling = movement_ruling(state, Move(INFANTRY, "Reserve", (woods,)))
    assert ruling.legal
    assert ledger_amounts_of_rule(ruling.ledger, "OCS-MOVE-02")
    assert not movement_ruling(
        state, Move(INFANTRY, "Reserve", (neighbor_of(here, 3), neighbor_of(neighbor_of(here, 3), 3)))
    ).legal


@pytest.mark.rule("OCS-MOVE-03", "BTR-TECM-21")
def test_thawed_ground_holds_a_unit_until_it_freezes_again() -> None:
    here, swamp = find_terrain("Swamp")
    state = field_position({ARMOUR: swamp})
    set_only_dump(state, "allied", here, 5)
    stuck = movement_ruling(state, Move(ARMOUR, "Combat", (here,)))
    assert {"OCS-MOVE-03", "BTR-TECM-21"} <= ruling_rules(stuck)
    state.clock.ground = "Snow"
    assert movement_ruling(state, Move(ARMOUR, "Combat", (here,))).legal


@pytest.mark.rule("OCS-MOVE-04", "OCS-MOVE-05")
def test_off_road_the_costliest_terrain_counts_and_on_it_none() -> None:
    assert ask_rhine("step_cost", hex="Hills,Heavy Woods", ground="dry", mobility="truck").value["cost"] == "5"
    along = ask_rhine("step_cost", hex="Heavy Woods", hexside="minor", along="road", ground="dry", mobility="truck")
    assert along.value["cost"] == "1/2"


@pytest.mark.rule("OCS-MOVE-06")
def test_truck_and_track_units_need_fuel_and_leg_units_none() -> None:
    state = field_position({ARMOUR: OPEN, TRUCKED: OPEN, INFANTRY: OPEN})
    set_only_dump(state, "allied", OPEN, 0)
    step = (neighbor_of(OPEN, 0),)
    assert ruling_rules(movement_ruling(state, Move(ARMOUR, "Combat", step))) == {"OCS-MOVE-06"}
    assert movement_ruling(state, Move(INFANTRY, "Combat", step)).legal
    assert movement_ruling(state, Move(ARMOUR, "Move")).legal
    set_only_dump(state, "allied", OPEN, 2)
    play_step(state, Movement(), Move(ARMOUR, "Combat", step), Finish())
    assert state.supply.dumps[f"allied {OPEN}"] == 7
    fuelled = field_position({ARMOUR: OPEN, TRUCKED: OPEN, "Gds Arty": OPEN})
    set_only_dump(fuelled, "allied", OPEN, 2)
    burned = [
        str(line)
        for line in movement_ruling(fuelled, Move(ARMOUR, "Combat", step)).ledger
        if line.rule == "OCS-MOVE-06"
    ]
    assert burned == [f"1T  taken from {OPEN} [OCS-MOVE-06]"]
    play_step(fuelled, Movement(), Fuel("Gds Arm Div"), Move(ARMOUR, "Combat", step), Finish())
    assert fuelled.supply.dumps[f"allied {OPEN}"] == 4
    assert ruling_rules(movement_ruling(fuelled, Fuel("Gds Arm Div"))) == {"OCS-MOVE-06"}
    with pytest.raises(Invalid, match="formation or HQ"):
        movement_ruling(fuelled, Fuel("Old Guard"))


@pytest.mark.rule("OCS-MOVE-06")
def test_an_hq_fuels_independent_units_in_its_throw_range() -> None:
    state = field_position({"30 Corps HQ": OPEN, "8 Arm Bde": neighbor_of(OPEN, 0), ARMOUR: OPEN})
    set_only_dump(state, "allied", OPEN, 2)
    play_step(state, Movement(), Fuel("30 Corps HQ"), Finish())
    assert state.supply.fuelled[state.number("8 Arm Bde")] == 2
    assert state.supply.fuelled[state.number(ARMOUR)] == 0


@pytest.mark.rule("OCS-MOVE-06")
def test_tanks_without_fuel_make_no_overrun() -> None:
    target = neighbor_of(OPEN, 0)
    state = field_position({ARMOUR: OPEN, WALTHER: target})
    set_only_dump(state, "allied", OPEN, 0)
    assert movement_ruling(state, Overrun((ARMOUR,), "Combat", (target,))).rules == ("OCS-MOVE-06",)
    set_only_dump(state, "allied", OPEN, 5)
    assert movement_ruling(state, Overrun((ARMOUR,), "Combat", (target,))).legal


@pytest.mark.rule("OCS-ZOC-01", "OCS-UNIT-03")
def test_who_has_a_zone() -> None:
    state = field_position({WALTHER: OPEN, "Flak Bn 572": neighbor_of(OPEN, 1), "88 Corps HQ": neighbor_of(OPEN, 3)})
    assert state.board.explain_zone(state.number(WALTHER)).legal
    assert state.board.is_in_enemy_zone("allied", rhine_title().map.index[neighbor_of(OPEN, 4)])
    assert not state.board.explain_zone(state.number("Flak Bn 572")).legal
    assert not state.board.explain_zone(state.number("88 Corps HQ")).legal
    for mode in ("Move", "Reserve", "Strat", "DG"):
        state.set_mode(state.number(WALTHER), mode)
        assert not state.board.is_in_enemy_zone("allied", rhine_title().map.index[neighbor_of(OPEN, 4)])
    state.set_mode(state.number(WALTHER), "Exploitation")
    assert state.board.explain_zone(state.number(WALTHER)).legal


@pytest.mark.rule("OCS-SUPPLY-06", "OCS-MODE-07", "OCS-ZOC-01")
def test_units_out_of_supply_or_dg_lose_their_zone() -> None:
    state = field_position({WALTHER: OPEN})
    n = state.number(WALTHER)
    state.board.set_out_of_supply(n, True)
    assert "OCS-SUPPLY-06" in state.board.explain_zone(n).rules
    assert not state.board.is_in_enemy_zone("allied", rhine_title().map.index[neighbor_of(OPEN, 4)])
    state.board.set_out_of_supply(n, False)
    state.set_mode(n, "DG")
    assert "OCS-MODE-07" in state.board.explain_zone(n).rules


@pytest.mark.rule("OCS-ZOC-02")
def test_a_zone_stops_trucks_but_not_tracks_or_feet() -> None:
    first, second, third = neighbor_of(OPEN, 3), OPEN, neighbor_of(OPEN, 1)
    start = neighbor_of(first, 3)
    state = field_position({TRUCKED: start, ARMOUR: start, WALTHER: neighbor_of(OPEN, 0)})
    set_only_dump(state, "allied", start, 5)
    path = (first, second, third)
    truck = movement_ruling(state, Move(TRUCKED, "Combat", path))
    assert truck.rules == ("OCS-ZOC-02",)
    assert movement_ruling(state, Move(TRUCKED, "Combat", path[:2])).legal
    assert movement_ruling(state, Move(ARMOUR, "Combat", path)).legal
    out = field_position({TRUCKED: second, WALTHER: neighbor_of(OPEN, 0)})
    set_only_dump(out, "allied", second, 5)
    assert movement_ruling(out, Move(TRUCKED, "Combat", (first,))).legal


@pytest.mark.rule("OCS-ZOC-03", "OCS-ZOC-04")
def test_truck_supply_paths_do_not_pass_enemy_zones_that_no_friend_lifts() -> None:
    ring = [neighbor_of(OPEN, way) for way in range(6)]
    state = field_position({INFANTRY: OPEN, "30 Corps HQ": SOURCE})
    assert hex_index(OPEN) in hexes_in_supply(state, "allied")
    enemies = ("KG Walther", "KG Hoffmann", "KG Chill", "59 Inf Div", "245 Inf Div", "719 Inf Div")
    outer = [neighbor_of(hex, way) for way, hex in enumerate(ring)]
    shut = field_position({INFANTRY: OPEN, "30 Corps HQ": SOURCE} | dict(zip(enemies, outer, strict=True)))
    refused = explain_trace(shut, shut.number(INFANTRY))
    assert refused.rules == ("OCS-SUPPLY-04", "OCS-ZOC-03")
    lifted = field_position(
        {INFANTRY: OPEN, "30 Corps HQ": SOURCE, "50 Inf Div": ring[2], WALTHER: neighbor_of(ring[2], 1)}
    )
    events = play_step(lifted, SupplyPhase())
    assert texts_citing(events, "OCS-ZOC-04")


@pytest.mark.rule("OCS-ZOC-03")
def test_a_unit_that_is_cut_off_is_told_where_and_by_whom() -> None:
    state = map_books(US_79_Inf_Div="C20.05")
    assert explain_trace(state, state.number(US)).legal
    for k in range(14, 27, 3):
        enter_german(state, f"C{k}.03", f"{k} VG Div")
    ruling = explain_trace(state, state.number(US))
    assert ruling.rules == ("OCS-SUPPLY-04", "OCS-ZOC-03")
    assert "would draw on the west edge of Map C, C" in ruling.text
    assert " but the way is blocked in C" in ruling.text
    assert "VG Div" in ruling.text
    assert ruling.facts["hex"] in ruling.facts["path"]


@pytest.mark.rule("OCS-ZOC-04")
def test_a_friend_who_moves_no_more_lifts_the_zone_for_trucks() -> None:
    first, second, third = neighbor_of(OPEN, 3), OPEN, neighbor_of(OPEN, 4)
    start = neighbor_of(first, 3)
    state = field_position({TRUCKED: start, INFANTRY: second, WALTHER: neighbor_of(OPEN, 0)})
    set_only_dump(state, "allied", start, 5)
    path = Move(TRUCKED, "Move", (first, second, third))
    assert not movement_ruling(state, path).legal
    state.board.finish_moving(state.number(INFANTRY))
    ruling = movement_ruling(state, path)
    assert ruling.legal
    assert ledger_amounts_of_rule(ruling.ledger, "OCS-ZOC-04") == ["0"]


@pytest.mark.rule("OCS-ENG-01")
def test_an_engineer_makes_major_rivers_minor_and_minor_ones_free() -> None:
    def crossing(hexside: str, bridging: str) -> object:
        found = ask_rhine("step_cost", hex="Open", hexside=hexside, bridging=bridging, ground="dry", mobility="track")
        return found.value["cost"]

    assert (crossing("major", "none"), crossing("major", "engineer")) == ("P", "4")
    assert (crossing("minor", "none"), crossing("minor", "engineer")) == ("4", "1")


@pytest.mark.rule("OCS-ENG-01")
def test_an_engineer_opens_a_major_river() -> None:
    here, there = find_river("major")
    state = field_position({ARMOUR: here})
    set_only_dump(state, "allied", here, 3)
    assert not movement_ruling(state, Move(ARMOUR, "Combat", (there,))).legal
    helped = field_position({ARMOUR: here, "30 Corps HQ": here})
    set_only_dump(helped, "allied", here, 3)
    assert movement_ruling(helped, Move(ARMOUR, "Combat", (there,))).legal
    cost = step_cost(
        rhine_title().movement, ("Open",), "Major River/Canals", "", "engineer", Conditions("Dry", "Track")
    )
    assert cost.total == 4


def test_the_listed_moves_are_the_reach_of_the_unit() -> None:
    state = field_position({INFANTRY: OPEN})
    found = unit_reach(state, state.number(INFANTRY), "Combat")
    assert neighbor_of(OPEN, 0) in found.destinations()
    assert len(found.destinations()) > 18
    assert not movement_ruling(state, Move(WALTHER, "Combat", (neighbor_of(OPEN, 0),))).legal
    with pytest.raises(Invalid):
        movement_ruling(state, Move(INFANTRY, "Trot", (neighbor_of(OPEN, 0),)))


def test_whose_zone_stops_a_unit_is_told() -> None:
    far = neighbor_of(neighbor_of(OPEN, 3), 3)
    state = field_position({INFANTRY: far, WALTHER: neighbor_of(OPEN, 0)})
    set_only_dump(state, "allied", far, 3)
    no = movement_ruling(state, Move(INFANTRY, "Move", (neighbor_of(far, 0), OPEN, neighbor_of(OPEN, 1))))
    assert no.rules == ("OCS-ZOC-02",)
    assert no.text == f"43 Inf Div cannot enter A28.27 in Move Mode: the zone of KG Walther stops it in {OPEN}."
