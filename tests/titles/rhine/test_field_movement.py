"""Movement on the map: modes, costs, zones, fuel, overruns."""

from fractions import Fraction
from pathlib import Path

import pytest

from broadfront.core.errors import Invalid
from broadfront.core.facts import Table
from broadfront.core.rulings import Ruling
from broadfront.titles import load_title
from broadfront.titles.rhine.data.step_cost import Conditions, step_cost
from broadfront.titles.rhine.rules.actions import (
    Finish,
    Fuel,
    LoadSP,
    Move,
    Overrun,
    PontoonRoll,
    RepairBridge,
    UnloadSP,
)
from broadfront.titles.rhine.rules.composed import MoveTo
from broadfront.titles.rhine.rules.field.movement import broadfront_refusal, points, reach_of
from broadfront.titles.rhine.rules.state.rhine_state import RhineState
from broadfront.titles.rhine.steps.field.bridges import entered
from broadfront.titles.rhine.steps.field.moving import Movement, moves_of
from broadfront.titles.rhine.steps.field.stacking import check_stacks
from tests.titles.rhine.asking import title
from tests.titles.rhine.fields import OPEN, around, dump, field, find, moving, river, run, terrain, told, total, where

ARMOUR, INFANTRY, TRUCKED = "5 Gd Arm Bde", "43 Inf Div", "32 Gd Bde"
ENEMY = "KG Walther"


def rules(ruling: Ruling) -> set[str]:
    return set(ruling.rules)


@pytest.mark.rule("OCS-UNIT-01", "OCS-MODE-01")
def test_the_side_of_the_counter_gives_allowance_and_mobility() -> None:
    state = field({INFANTRY: OPEN})
    n = state.number(INFANTRY)
    assert points(state, n, "Combat")[0] == 3
    assert points(state, n, "Move")[0] == 12
    assert total(points(state, n, "Move")[1], "OCS-UNIT-01") == [12]
    events = run(state, Movement(), Move(INFANTRY, "Move"), Finish())
    assert state.mode(n) == "Move"
    assert told(events, "OCS-MODE-01")
    assert rules(moving(field({INFANTRY: OPEN}), Move(INFANTRY, "DG"))) == {"OCS-MODE-01"}


@pytest.mark.rule("OCS-ROUND-01", "OCS-MODE-03", "OCS-MODE-05", "OCS-MODE-07")
def test_modes_change_the_allowance_without_rounding() -> None:
    state = field({INFANTRY: OPEN})
    n = state.number(INFANTRY)
    assert points(state, n, "Reserve")[0] == Fraction(3, 4)
    assert points(state, n, "Strat")[0] == 24
    state.set_mode(n, "DG")
    assert points(state, n, "DG")[0] == Fraction(3, 2)


@pytest.mark.rule("OCS-MODE-06", "OCS-MODE-04")
def test_exploitation_units_and_released_reserves_have_their_share() -> None:
    state = field({ARMOUR: OPEN, INFANTRY: OPEN}, modes={ARMOUR: "Exploitation", INFANTRY: "Reserve"})
    state.start_phase("Exploitation")
    assert points(state, state.number(ARMOUR), "Exploitation")[0] == 3
    assert points(state, state.number(INFANTRY), "Combat")[0] == 3
    state.start_phase("Reaction")
    assert points(state, state.number(INFANTRY), "Combat")[0] == Fraction(3, 2)
    state.side = "german"
    assert rules(moving(state, Move(ARMOUR, "Combat", (around(OPEN, 0),)), other=True)) == {"OCS-MODE-04"}
    assert moving(state, Move(INFANTRY, "Combat", (around(OPEN, 0),)), other=True).legal


@pytest.mark.rule("OCS-MODE-03", "OCS-MODE-05", "OCS-ZOC-04")
def test_reserve_and_strat_cannot_be_entered_in_an_enemy_zone() -> None:
    beside = field({INFANTRY: OPEN, TRUCKED: OPEN, ENEMY: around(OPEN, 0)})
    assert rules(moving(beside, Move(INFANTRY, "Reserve"))) == {"OCS-MODE-03", "OCS-ZOC-04"}
    assert rules(moving(beside, Move(INFANTRY, "Strat"))) == {"OCS-MODE-05", "OCS-ZOC-04"}
    alone = field({INFANTRY: OPEN})
    assert moving(alone, Move(INFANTRY, "Reserve")).legal
    assert moving(alone, Move(INFANTRY, "Strat")).legal


@pytest.mark.rule("OCS-MODE-03", "BTR-HOUSE-18")
def test_reserve_needs_a_marker_from_the_stock() -> None:
    spots = [OPEN, around(OPEN, 0), around(OPEN, 1), around(OPEN, 3)]
    names = [INFANTRY, "50 Inf Div", "3 Inf Div", "15 Inf Div"]
    state = field({**dict(zip(names, spots, strict=True)), "53 Inf Div": around(OPEN, 4), "1 Bel Bde": OPEN})
    for name in names:
        assert moving(state, Move(name, "Reserve")).legal
        state.set_mode(state.number(name), "Reserve")
    assert rules(moving(state, Move("53 Inf Div", "Reserve"))) == {"OCS-MODE-03", "BTR-HOUSE-18"}
    assert moving(state, Move("1 Bel Bde", "Reserve")).legal


@pytest.mark.rule("OCS-MODE-05")
def test_strat_movement_keeps_out_of_enemy_zones() -> None:
    far = around(around(OPEN, 3), 3)
    state = field({INFANTRY: far, ENEMY: around(OPEN, 0)})
    dump(state, "allied", far, 3)
    near = moving(state, MoveTo(INFANTRY, "Strat", OPEN))
    assert "OCS-MODE-05" in near.rules
    assert moving(state, MoveTo(INFANTRY, "Strat", around(far, 3))).legal


def test_whose_zone_stops_a_unit_is_told() -> None:
    far = around(around(OPEN, 3), 3)
    state = field({INFANTRY: far, ENEMY: around(OPEN, 0)})
    dump(state, "allied", far, 3)
    no = moving(state, Move(INFANTRY, "Move", (around(far, 0), OPEN, around(OPEN, 1))))
    assert no.rules == ("OCS-ZOC-02",)
    assert no.text == f"43 Inf Div cannot enter A28.27 in Move Mode: the zone of KG Walther stops it in {OPEN}."


@pytest.mark.rule("OCS-ZOC-01", "OCS-UNIT-03")
def test_who_has_a_zone() -> None:
    state = field({ENEMY: OPEN, "Flak Bn 572": around(OPEN, 1), "88 Corps HQ": around(OPEN, 3)})
    assert state.zoc_ruling(state.number(ENEMY)).legal
    assert state.in_enemy_zone("allied", title().map.index[around(OPEN, 4)])
    assert not state.zoc_ruling(state.number("Flak Bn 572")).legal
    assert not state.zoc_ruling(state.number("88 Corps HQ")).legal
    for mode in ("Move", "Reserve", "Strat", "DG"):
        state.set_mode(state.number(ENEMY), mode)
        assert not state.in_enemy_zone("allied", title().map.index[around(OPEN, 4)])
    state.set_mode(state.number(ENEMY), "Exploitation")
    assert state.zoc_ruling(state.number(ENEMY)).legal


@pytest.mark.rule("OCS-SUPPLY-06", "OCS-MODE-07", "OCS-ZOC-01")
def test_units_out_of_supply_or_dg_lose_their_zone() -> None:
    state = field({ENEMY: OPEN})
    n = state.number(ENEMY)
    state.set_oos(n, True)
    assert "OCS-SUPPLY-06" in state.zoc_ruling(n).rules
    assert not state.in_enemy_zone("allied", title().map.index[around(OPEN, 4)])
    state.set_oos(n, False)
    state.set_mode(n, "DG")
    assert "OCS-MODE-07" in state.zoc_ruling(n).rules


@pytest.mark.rule("OCS-ZOC-02")
def test_a_zone_stops_trucks_but_not_tracks_or_feet() -> None:
    first, second, third = around(OPEN, 3), OPEN, around(OPEN, 1)
    start = around(first, 3)
    state = field({TRUCKED: start, ARMOUR: start, ENEMY: around(OPEN, 0)})
    dump(state, "allied", start, 5)
    path = (first, second, third)
    truck = moving(state, Move(TRUCKED, "Combat", path))
    assert truck.rules == ("OCS-ZOC-02",)
    assert moving(state, Move(TRUCKED, "Combat", path[:2])).legal
    assert moving(state, Move(ARMOUR, "Combat", path)).legal
    out = field({TRUCKED: second, ENEMY: around(OPEN, 0)})
    dump(out, "allied", second, 5)
    assert moving(out, Move(TRUCKED, "Combat", (first,))).legal


@pytest.mark.rule("OCS-ZOC-04")
def test_a_friend_who_moves_no_more_lifts_the_zone_for_trucks() -> None:
    first, second, third = around(OPEN, 3), OPEN, around(OPEN, 4)
    start = around(first, 3)
    state = field({TRUCKED: start, INFANTRY: second, ENEMY: around(OPEN, 0)})
    dump(state, "allied", start, 5)
    path = Move(TRUCKED, "Move", (first, second, third))
    assert not moving(state, path).legal
    state.finish(state.number(INFANTRY))
    ruling = moving(state, path)
    assert ruling.legal
    assert total(ruling.ledger, "OCS-ZOC-04") == ["0"]


@pytest.mark.rule("OCS-MOVE-01", "BTR-TECM-01")
def test_a_path_is_paid_hex_by_hex_and_explained() -> None:
    state = field({INFANTRY: OPEN})
    path = (around(OPEN, 0), around(around(OPEN, 0), 0))
    ruling = moving(state, Move(INFANTRY, "Combat", path))
    assert ruling.legal
    assert total(ruling.ledger, "BTR-TECM-01") == ["-1", "-1"]
    far = (*path, around(path[-1], 0), around(around(path[-1], 0), 0))
    refusal = moving(state, Move(INFANTRY, "Combat", far))
    assert not refusal.legal
    assert refusal.facts["reason"] == "too dear"
    assert "OCS-MOVE-01" in refusal.rules


@pytest.mark.rule("OCS-MOVE-02")
def test_a_unit_can_always_move_one_hex() -> None:
    here, woods = terrain("Heavy-Woods")
    state = field({INFANTRY: here}, modes={INFANTRY: "Reserve"})
    ruling = moving(state, Move(INFANTRY, "Reserve", (woods,)))
    assert ruling.legal
    assert total(ruling.ledger, "OCS-MOVE-02")
    assert not moving(state, Move(INFANTRY, "Reserve", (around(here, 3), around(around(here, 3), 3)))).legal


@pytest.mark.rule("OCS-MOVE-03", "BTR-TECM-21")
def test_thawed_ground_holds_a_unit_until_it_freezes_again() -> None:
    here, swamp = terrain("Swamp")
    state = field({ARMOUR: swamp})
    dump(state, "allied", here, 5)
    stuck = moving(state, Move(ARMOUR, "Combat", (here,)))
    assert {"OCS-MOVE-03", "BTR-TECM-21"} <= rules(stuck)
    state.ground = "Snow"
    assert moving(state, Move(ARMOUR, "Combat", (here,))).legal


@pytest.mark.rule("BTR-TECM-20")
def test_prohibited_ground_cannot_be_entered() -> None:
    here, polder = terrain("Polder")
    state = field({ARMOUR: here, INFANTRY: here})
    dump(state, "allied", here, 5)
    assert "BTR-TECM-20" in moving(state, Move(ARMOUR, "Combat", (polder,))).rules
    assert moving(state, Move(INFANTRY, "Combat", (polder,))).legal
    cost = step_cost(title().movement, ("Polder",), "", "", "none", Conditions("Dry", "Track"))
    assert cost.total == "P"


@pytest.mark.rule("BTR-TECM-22", "BTR-TECM-11")
def test_a_major_river_takes_all_the_movement_of_a_leg_unit() -> None:
    here, there = river("major")
    state = field({INFANTRY: here})
    assert moving(state, Move(INFANTRY, "Combat", (there,))).legal
    board = title().map
    dry = [way for way in range(6) if (board.index[here], way) not in board.sides["rivers"]]
    late = field({INFANTRY: around(here, dry[0])})
    assert "BTR-TECM-22" in moving(late, Move(INFANTRY, "Combat", (here, there))).rules
    cost = step_cost(title().movement, ("Open",), "Major River/Canals", "", "none", Conditions("Dry", "Leg"))
    assert cost.total == "All"


@pytest.mark.rule("BTR-TECM-19")
def test_interdiction_slows_germans_on_roads() -> None:
    board = title().map
    start, there = find(lambda i, way: (i, way) in board.sides["roads"] and board.sides["roads"][i, way].cls == "road"
                        and (i, way) not in board.sides["rivers"])  # fmt: skip
    state = field({"22 SS PzGr Rgt": start}, side="german")
    dump(state, "german", start, 3)
    spent = {}
    for flight in ("Normal", "Limited"):
        state.flight = flight
        ruling = moving(state, Move("22 SS PzGr Rgt", "Move", (there,)))
        spent[flight] = [line.amount for line in ruling.ledger if str(line.amount).startswith("-")]
    assert spent == {"Normal": ["-1"], "Limited": ["-1/2"]}
    state.flight = "Normal"
    assert "BTR-TECM-19" in {line.rule for line in moving(state, Move("22 SS PzGr Rgt", "Move", (there,))).ledger}


@pytest.mark.rule("OCS-MOVE-06")
def test_truck_and_track_units_need_fuel_and_leg_units_none() -> None:
    state = field({ARMOUR: OPEN, TRUCKED: OPEN, INFANTRY: OPEN})
    dump(state, "allied", OPEN, 0)
    step = (around(OPEN, 0),)
    assert rules(moving(state, Move(ARMOUR, "Combat", step))) == {"OCS-MOVE-06"}
    assert moving(state, Move(INFANTRY, "Combat", step)).legal
    assert moving(state, Move(ARMOUR, "Move")).legal
    dump(state, "allied", OPEN, 2)
    run(state, Movement(), Move(ARMOUR, "Combat", step), Finish())
    assert state.dumps[f"allied {OPEN}"] == 7
    fuelled = field({ARMOUR: OPEN, TRUCKED: OPEN, "Gds Arty": OPEN})
    dump(fuelled, "allied", OPEN, 2)
    burned = [str(line) for line in moving(fuelled, Move(ARMOUR, "Combat", step)).ledger if line.rule == "OCS-MOVE-06"]
    assert burned == [f"1T  taken from {OPEN} [OCS-MOVE-06]"]
    run(fuelled, Movement(), Fuel("Gds Arm Div"), Move(ARMOUR, "Combat", step), Finish())
    assert fuelled.dumps[f"allied {OPEN}"] == 4
    assert rules(moving(fuelled, Fuel("Gds Arm Div"))) == {"OCS-MOVE-06"}
    with pytest.raises(Invalid, match="formation or HQ"):
        moving(fuelled, Fuel("Old Guard"))


@pytest.mark.rule("OCS-MOVE-06")
def test_an_hq_fuels_independent_units_in_its_throw_range() -> None:
    state = field({"30 Corps HQ": OPEN, "8 Arm Bde": around(OPEN, 0), ARMOUR: OPEN})
    dump(state, "allied", OPEN, 2)
    run(state, Movement(), Fuel("30 Corps HQ"), Finish())
    assert state.fuelled[state.number("8 Arm Bde")] == 2
    assert state.fuelled[state.number(ARMOUR)] == 0


@pytest.mark.rule("OCS-UNIT-07")
def test_a_transport_point_carries_one_sp() -> None:
    there = around(OPEN, 0)
    state = field({"Truck 1": OPEN})
    dump(state, "allied", OPEN, 1)
    run(state, Movement(), LoadSP("Truck 1"), Move("Truck 1", "Combat", (there,)), Finish())
    assert rules(moving(state, LoadSP("Truck 1"))) == {"OCS-UNIT-07"}
    state.start_phase("Movement")
    run(state, Movement(), UnloadSP("Truck 1"), Finish())
    assert (state.dumps[f"allied {OPEN}"], state.dumps[f"allied {there}"]) == (0, 4)


@pytest.mark.rule("OCS-ENG-01")
def test_an_engineer_opens_a_major_river() -> None:
    here, there = river("major")
    state = field({ARMOUR: here})
    dump(state, "allied", here, 3)
    assert not moving(state, Move(ARMOUR, "Combat", (there,))).legal
    helped = field({ARMOUR: here, "30 Corps HQ": here})
    dump(helped, "allied", here, 3)
    assert moving(helped, Move(ARMOUR, "Combat", (there,))).legal
    cost = step_cost(title().movement, ("Open",), "Major River/Canals", "", "engineer", Conditions("Dry", "Track"))
    assert cost.total == 4


@pytest.mark.rule("BTR-HOUSE-20", "BTR-TECM-18")
def test_the_bridge_of_nijmegen_may_go_up_as_the_allies_come() -> None:
    far = around("A38.34", 5)
    path = ("A38.34", far)
    for die, crosses in ((3, False), (6, True)):
        state = field({TRUCKED: "A37.34"})
        dump(state, "allied", "A37.34", 3)
        ruling = moving(state, Move(TRUCKED, "Move", path))
        assert ruling.legal, str(ruling)
        events = run(state, Movement(), Move(TRUCKED, "Move", path), die, Finish())
        assert told(events, "BTR-HOUSE-20")
        assert where(state, TRUCKED) == (far if crosses else "A38.34")
    repaired = step_cost(title().movement, ("Open",), "Rhine River", "Roads", "repaired", Conditions("Dry", "Truck"))
    assert repaired.text == "1/2"


@pytest.mark.rule("BTR-HOUSE-14")
def test_a_pontoon_brigade_rolls_for_a_bridge() -> None:
    here, there = river("major")
    state = field({"Pontoon Bde": here, ARMOUR: here})
    dump(state, "allied", here, 3)
    events = run(state, Movement(), PontoonRoll("Pontoon Bde", there), 3, Finish())
    assert told(events, "BTR-HOUSE-14")
    assert state.bridges == {}
    assert rules(moving(state, PontoonRoll("Pontoon Bde", there))) == {"BTR-HOUSE-14"}
    state.start_phase("Movement")
    run(state, Movement(), PontoonRoll("Pontoon Bde", there), 4, Finish())
    assert moving(state, Move(ARMOUR, "Combat", (there,))).legal
    state.start_phase("Movement")
    state.bridges = Table()
    state.ground = "Snow"
    assert "BTR-EFFECT-07" in moving(state, PontoonRoll("Pontoon Bde", there)).rules


@pytest.mark.rule("BTR-HOUSE-14", "OCS-ENG-01")
def test_a_pontoon_bridge_goes_with_its_brigade() -> None:
    here, there = river("major")
    state = field({"Pontoon Bde": here})
    dump(state, "allied", here, 3)
    run(state, Movement(), PontoonRoll("Pontoon Bde", there), 6, Finish())
    assert list(state.bridges.values()) == ["pontoon"]
    state.set_mode(state.number("Pontoon Bde"), "DG")
    assert state.bridges == {}
    assert told(list(state.events or ()), "BTR-HOUSE-14")
    # Beside it, an engineer still makes the river minor.
    assert (
        step_cost(title().movement, ("Open",), "Minor River/Canals", "", "engineer", Conditions("Dry", "Leg")).total
        == 1
    )


@pytest.mark.rule("BTR-HOUSE-02")
def test_a_blown_rhine_bridge_is_repaired_with_friends_on_both_banks() -> None:
    far = around("A38.34", 5)
    key = " ".join(sorted(("A38.34", far)))
    state = field({"30 Corps HQ": "A38.34", INFANTRY: far, TRUCKED: "A38.34"})
    dump(state, "allied", "A38.34", 3)
    state.bridges = Table({key: "blown"})
    assert not moving(state, Move(TRUCKED, "Move", (far,))).legal
    events = run(state, Movement(), RepairBridge("30 Corps HQ", far), 4, Finish())
    assert state.bridges == {key: "repaired"}
    assert state.dumps["allied A38.34"] == 4
    assert told(events, "BTR-HOUSE-02")
    assert moving(state, Move(TRUCKED, "Move", (far,))).legal
    alone = field({"30 Corps HQ": "A38.34"})
    dump(alone, "allied", "A38.34", 3)
    alone.bridges = Table({key: "blown"})
    assert rules(moving(alone, RepairBridge("30 Corps HQ", far))) == {"BTR-HOUSE-02"}
    assert rules(moving(alone, RepairBridge("30 Corps HQ", around("A38.34", 2)))) == {"BTR-HOUSE-02"}
    entered(state, title().map.index[far], "german")
    assert state.bridges == {key: "repaired"}
    state.put(state.number(INFANTRY), title().locations.boxes["To arrive"])
    state.put(state.number(ENEMY), title().locations.hex(far))
    entered(state, title().map.index[far], "german")
    assert state.bridges == {key: "blown"}


@pytest.mark.rule("OCS-STACK-01", "BTR-HOUSE-25")
def test_what_is_above_ten_re_at_the_end_of_a_segment_is_lost() -> None:
    state = field({INFANTRY: OPEN, "50 Inf Div": OPEN, "2 HC Rec Bn": OPEN, "1 Bel Bde": OPEN, "Neth Bde": OPEN})
    check_stacks(state)
    assert where(state, "2 HC Rec Bn") == "[Dead pile]"
    assert where(state, INFANTRY) == OPEN
    assert state.re_in(title().map.index[OPEN], "allied") == 10
    assert told(list(state.events or ()), "OCS-STACK-01")
    check_stacks(state)
    assert state.re_in(title().map.index[OPEN], "allied") == 10


@pytest.mark.rule("OCS-OVERRUN-01")
def test_an_overrun_costs_three_mp_and_the_overrunners_enter() -> None:
    target = around(OPEN, 0)
    state = field({ARMOUR: OPEN, "KG Hoffmann": target})
    dump(state, "allied", OPEN, 5)
    dump(state, "german", OPEN, 0)
    events = run(state, Movement(), Overrun((ARMOUR,), "Combat", (target,)), 12, 6, 12, Finish())
    assert told(events, "OCS-OVERRUN-01")
    assert where(state, ARMOUR) == target
    assert state.left[ARMOUR] == 36
    slow = field({"1 Bel Bde": around(OPEN, 3), "KG Hoffmann": target})
    dump(slow, "allied", OPEN, 5)
    path = (OPEN, target)
    assert rules(moving(slow, Overrun(("1 Bel Bde",), "Combat", path))) == {"OCS-OVERRUN-01"}
    assert moving(slow, Overrun(("1 Bel Bde",), "Combat", (OPEN,))).rules == ("OCS-OVERRUN-01",)


@pytest.mark.rule("OCS-OVERRUN-02", "OCS-COMBAT-12")
def test_an_overrun_needs_ground_of_three_mp_or_less_off_the_road() -> None:
    here, there = river("minor")
    state = field({ARMOUR: here, ENEMY: there})
    dump(state, "allied", here, 5)
    assert "OCS-OVERRUN-02" in moving(state, Overrun((ARMOUR,), "Combat", (there,))).rules
    assert moving(
        field_with_dump(ARMOUR, OPEN, around(OPEN, 0)), Overrun((ARMOUR,), "Combat", (around(OPEN, 0),))
    ).legal


def field_with_dump(unit: str, here: str, there: str) -> RhineState:
    state = field({unit: here, ENEMY: there})
    dump(state, "allied", here, 5)
    return state


@pytest.mark.rule("OCS-OVERRUN-03", "OCS-MODE-07")
def test_overrunners_begin_together_attack_capable_and_in_a_fighting_mode() -> None:
    target = around(OPEN, 0)
    state = field({ARMOUR: OPEN, TRUCKED: around(OPEN, 4), "Gds Arty": OPEN, INFANTRY: OPEN, ENEMY: target})
    dump(state, "allied", OPEN, 9)
    assert rules(moving(state, Overrun((ARMOUR, TRUCKED), "Combat", (target,)))) == {"OCS-OVERRUN-03"}
    assert "OCS-OVERRUN-03" in moving(state, Overrun(("Gds Arty",), "Combat", (target,))).rules
    state.set_mode(state.number(ARMOUR), "DG")
    assert rules(moving(state, Overrun((ARMOUR,), "DG", (target,)))) == {"OCS-MODE-07"}


@pytest.mark.rule("OCS-STACK-03")
def test_an_overrun_with_its_friends_stays_within_ten_re() -> None:
    target = around(OPEN, 0)
    state = field({ARMOUR: OPEN, INFANTRY: OPEN, "50 Inf Div": OPEN, ENEMY: target})
    dump(state, "allied", OPEN, 9)
    assert moving(state, Overrun((ARMOUR,), "Combat", (target,))).legal
    state.put(state.number("1 Bel Bde"), title().locations.hex(OPEN))
    state.start_phase("Movement")
    assert rules(moving(state, Overrun((ARMOUR,), "Combat", (target,)))) == {"OCS-STACK-03"}


def test_the_listed_moves_are_the_reach_of_the_unit() -> None:
    state = field({INFANTRY: OPEN})
    found = reach_of(state, state.number(INFANTRY), "Combat")
    assert around(OPEN, 0) in found.destinations()
    assert len(found.destinations()) > 18
    assert not moving(state, Move(ENEMY, "Combat", (around(OPEN, 0),))).legal
    with pytest.raises(Invalid):
        moving(state, Move(INFANTRY, "Trot", (around(OPEN, 0),)))


@pytest.mark.rule("BTR-HOUSE-04")
def test_where_the_broadfront_restrictions_bind_a_nation_keeps_off_the_other_maps(tmp_path: Path) -> None:
    files = title().files
    (tmp_path / "house/sectors").mkdir(parents=True)
    campaigns = files.text("house/campaigns.toml").replace('CW = ["C", "D"]', 'CW = ["A", "B"]')
    (tmp_path / "house/campaigns.toml").write_text(campaigns, encoding="utf-8")
    sector = files.text("house/sectors/corridor.toml").replace("house = true\n", "house = true\nbroadfront = true\n", 1)
    (tmp_path / "house/sectors/corridor.toml").write_text(sector, encoding="utf-8")
    state = load_title("rhine", tmp_path).position("corridor")  # type: ignore[attr-defined]
    no = broadfront_refusal(state, state.number(INFANTRY), OPEN)
    assert no is not None
    assert rules(no) == {"BTR-ARRIVAL-29", "BTR-HOUSE-04"}
    assert broadfront_refusal(state, state.number("504 Para Rgt"), OPEN) is None
    assert not [m for m in moves_of(state, "allied", state.number(INFANTRY), "Combat") if isinstance(m, Move)]
    free = field({INFANTRY: OPEN})
    assert broadfront_refusal(free, free.number(INFANTRY), around(OPEN, 1)) is None
