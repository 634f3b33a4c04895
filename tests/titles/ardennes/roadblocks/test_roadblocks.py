"""Roadblocks: what they do (rules ARD-R0-01..06, ARD-R0-16..18, ARD-SEQ-10)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.rules.actions import Move, NoMore, PlaceRoadblock, TakeKampfgruppe
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    Advance,
    PlayTactic,
    ReinforceBattle,
    RetreatTo,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.forces.deployment import check_method_a
from broadfront.titles.ardennes.rules.lines.proximity import check_proximate, is_proximate
from broadfront.titles.ardennes.rules.lines.supply import check_supply, supply
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.rules.routes.roadblocks import remove_adjacent_roadblocks, remove_cut_off_roadblocks
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.kampfgruppe import ChoosingKampfgruppe
from broadfront.titles.ardennes.steps.moving import Moving
from broadfront.titles.ardennes.steps.supply_phase import RoadblocksRemoved
from tests.titles.ardennes.support.activation import MODEL, activate
from tests.titles.ardennes.support.combat import fight_of, struck
from tests.titles.ardennes.support.duel import Duel, battle, german_card
from tests.titles.ardennes.support.field import (
    A_INF,
    A_INF_2,
    A_MECH,
    A_MECH_2,
    G_5PZ,
    G_INF,
    G_INF_2,
    G_MECH,
    G_MECH_2,
    allows,
    as_if,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.on_the_map import active, combat, dice, number_of, quiet, real
from tests.titles.ardennes.support.on_the_map_roadblocks import two_of_116
from tests.titles.ardennes.support.roads import ROAD, crossroads, roadblock_field, with_roadblock
from tests.titles.ardennes.support.units import PEIPER, SANDIG, WIDE_RING, where


@pytest.mark.rule("ARD-R0-01")
def test_a_roadblock_hex_counts_as_empty_for_allied_deployment() -> None:
    f = crossroads(day=18)
    f.put(G_MECH, "0502")
    f.state.add_roadblock("0505")
    assert allows(check_method_a(f.state, f.reserve(A_INF), f.at("0505")), "ARD-R0-01")


@pytest.mark.rule("ARD-R0-02")
def test_a_german_unit_does_not_enter_a_roadblock_and_an_allied_unit_does() -> None:
    f = field(roads=["0504-0505"])
    f.state.add_roadblock("0505")
    assert refuses(check_move(f.state, f.put(G_MECH, "0504"), ["0505"]), "ARD-R0-02")
    assert check_move(f.state, f.put(A_INF, "0507"), ["0506", "0505"]).legal


@pytest.mark.rule("ARD-R0-03", "ARD-H-13")
def test_a_roadblock_on_the_only_road_breaks_proximity() -> None:
    f = field(rows=1, columns=9, roads=["0102-0103-0104-0105-0106-0107"])
    f.put(G_MECH, "0102")
    assert check_proximate(f.state, f.at("0107"), GERMAN).legal
    f.state.add_roadblock("0104")
    assert refuses(check_proximate(f.state, f.at("0107"), GERMAN), "ARD-R0-03")
    assert allows(check_proximate(f.state, f.at("0104"), GERMAN), "ARD-H-13")


@pytest.mark.rule("ARD-R0-03", "ARD-R0-04")
def test_a_roadblock_cuts_supply_and_proximity_the_moment_it_lies_and_gives_them_back() -> None:
    f = field(rows=1, columns=10, roads=["0101-0102-0103-0104-0105-0106"])
    f.put(G_INF, "0103")
    f.hold("german", "0106")
    assert is_proximate(f.state, f.at("0106"), GERMAN)
    assert f.at("0106") in supply(f.state, GERMAN)
    f.state.add_roadblock("0105")
    assert not is_proximate(f.state, f.at("0106"), GERMAN)
    assert refuses(check_supply(f.state, GERMAN, f.at("0106")), "ARD-R0-04")
    f.state.set_facts(roadblocks=frozenset())
    assert is_proximate(f.state, f.at("0106"), GERMAN)
    assert f.at("0106") in supply(f.state, GERMAN)
    f.state.check_derived()


@pytest.mark.rule("ARD-R0-05", "ARD-H-54")
def test_without_manteuffel_a_new_roadblock_ends_the_move() -> None:
    at, mover = roadblock_field(G_5PZ)
    at.state.zones["german-hand"] = (MODEL,)
    duel = Duel(at, Moving((mover,), ("0504", "0505", "0506", "0507")))
    duel.roll(4, "Roadblock in 0507")
    duel.do(NoMore())
    assert duel.pending is None
    assert at.state.board.where[mover].text == "0506"
    assert duel.told("ARD-R0-05")


@pytest.mark.rule("ARD-R0-05")
def test_a_german_unit_stops_next_to_a_roadblock_joined_by_road() -> None:
    f = field(roads=["0503-0504-0505"])
    f.state.add_roadblock("0505")
    number = f.put(G_MECH, "0503")
    assert refuses(check_move(f.state, number, ["0504", "0404"]), "ARD-R0-05")
    assert check_move(f.state, number, ["0403", "0404", "0405"]).legal
    f.state.remove_roadblock("0505")
    assert check_move(f.state, number, ["0504", "0404"]).legal


@pytest.mark.rule("ARD-R0-05")
def test_a_roadblock_stops_whoever_comes_beside_it_on_a_road() -> None:
    f = ground(19)
    f.state.add_roadblock("1513")
    first, second = f.put("16.116.LVIII", "1511"), f.put("60.116.LVIII", "1611")
    assert check_move(f.state, first, ["1512"]).legal
    assert refuses(check_move(f.state, first, ["1512", "1612"]), "ARD-R0-05")
    assert check_move(f.state, second, ["1612", "1613"]).legal
    assert refuses(check_move(f.state, second, ["1612", "1613", "1713"]), "ARD-R0-05")


def test_a_new_roadblock_does_not_end_a_retreat() -> None:
    f = ground(19)
    attackers = [f.put("506.101.VIII", "1714"), f.put("CCB.10A.VIII", "1714")]
    number = f.put("60.116.LVIII", "1713")
    duel = struck(f, attackers, 2, "1713")
    duel.do(TakeRetreat())
    duel.do(RetreatTo("1612"))
    while isinstance(duel.pending, Chance):
        duel.roll(3 if "1513" in duel.prompt else 10)
    assert f.state.land.roadblocks == {"1513"}
    duel.do(TakeRetreat())
    duel.do(RetreatTo("1512"))
    assert f.state.board.dispersed[number]
    assert where(f, "60.116.LVIII") == "1512"


def test_a_stack_stopped_by_a_roadblock_takes_no_part_in_the_battle() -> None:
    f = ground(18)
    attacker = f.put("16.116.LVIII", "1713")
    late = f.put("60.116.LVIII", "1511")
    f.put("2-110.28.VIII", "1613")
    card = german_card(f, "Reinforce Battle")
    duel = battle(f, "1613", [attacker], tactics_left=2, hand=[card])
    duel.do(PlayTactic(card))
    duel.do(ReinforceBattle("1511", "1612"))
    while isinstance(duel.pending, Chance):
        duel.roll(1 if "Roadblock in 1513" in duel.prompt else 10)
    assert where(f, "60.116.LVIII") == "1512"
    assert late not in fight_of(duel).attackers
    assert fight_of(duel).attacker_tactics == ("Reinforce Battle",)


@pytest.mark.rule("ARD-R0-05", "ARD-R0-02")
def test_a_roadblock_of_the_engineers_bars_and_stops_like_one_that_was_rolled_for() -> None:
    f = field(roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"], hv={"0505": 5}, variant="2p")
    number = f.put(G_MECH, "0503")
    Duel(f, Engineers()).do(PlaceRoadblock("0505"))
    assert refuses(check_move(f.state, number, ["0504", "0404"]), "ARD-R0-05")
    assert refuses(check_move(f.state, f.put(G_MECH_2, "0504"), ["0505"]), "ARD-R0-02")


@pytest.mark.rule("ARD-R0-05", "ARD-SEQ-14", "ARD-SEQ-15")
def test_a_roadblock_stops_the_mover_only_where_a_road_joins_them() -> None:
    f = real(17, {"0707": PEIPER})
    duel = active(f, PEIPER)
    duel.do(Move(PEIPER, ("0708", "0808", "0908")))
    dice(duel, ("demolition of 0708-0808, 4", 9), ("Roadblock in 0709, 5", 5))
    assert f.state.land.roadblocks == {"0709"}
    assert where(f, PEIPER) == "0708"
    assert refuses(duel.why_not(Move(PEIPER, ("0808", "0908"))), "ARD-R0-05")
    duel.do(Move(PEIPER, ("0808",)))
    dice(duel, ("demolition of 0709-0808", 8))
    assert quiet(duel)
    assert where(f, PEIPER) == "0808"


@pytest.mark.rule("ARD-R0-05")
def test_a_roadblock_placed_during_an_activation_stays_to_its_end() -> None:
    f, duel = two_of_116()
    dice(duel)
    assert where(f, "16.116.LVIII") == "1512"
    assert refuses(duel.why_not(Move("60.116.LVIII", ("1512", "1513"))), "ARD-R0-05")
    duel.do(Move("60.116.LVIII", ("1512",)))
    assert quiet(duel)
    assert f.state.land.roadblocks == {"1513"}


# The right to a second hex
@pytest.mark.rule("ARD-R0-05")
def test_a_new_roadblock_ends_an_advance_in_the_vacated_hex() -> None:
    unit, survivor = "3.2Pz.XLVII", "2-110.28.VIII"
    f = real(19, {"1511": unit, "1712": survivor})
    f.state.board.set_dispersed(number_of(f, survivor), True)
    fight = combat(f, [unit], "1512", defenders=(number_of(f, survivor),), retreated=2)
    duel = Duel(f, Advancing(fight.with_changes(route=(f.at("1612"), f.at("1712")))))
    duel.do(Advance(unit, ("1512", "1612")))
    dice(duel, ("Roadblock in 1513, 4", 2))
    assert quiet(duel)
    assert where(f, unit) == "1512"


@pytest.mark.rule("ARD-R0-16")
def test_an_allied_unit_entering_sweeps_a_roadblock_away() -> None:
    f = crossroads()
    f.state.add_roadblock("0505")
    f.state.events = []
    f.put(A_INF, "0505")
    assert f.state.land.roadblocks == set()
    assert [event.rules for event in f.state.events or []] == [("ARD-R0-16",)]


@pytest.mark.rule("ARD-R0-17", "ARD-SEQ-10")
def test_the_supply_phase_removes_roadblocks_out_of_either_communication() -> None:
    f = field(roads=[ROAD])
    for hex in ("0404", "0505"):
        f.state.add_roadblock(hex)
    assert remove_cut_off_roadblocks(f.state) == []
    for unit, hex in ((A_INF, "0504"), (A_INF_2, "0506"), (A_MECH, "0404"), (A_MECH_2, "0604")):
        f.put(unit, hex)
    f.state.events = []
    assert remove_cut_off_roadblocks(f.state) == ["0505"]
    assert f.state.events


@pytest.mark.rule("ARD-R0-17")
def test_a_roadblock_that_goes_in_the_supply_phase_is_replaced_by_nobody() -> None:
    f = with_roadblock()
    f.reserve(A_INF_2)
    f.put(A_INF, "0508")
    for unit, hex in ((G_INF, "0504"), (G_INF_2, "0506"), (G_MECH, "0405"), (G_MECH_2, "0605")):
        f.put(unit, hex)
    Duel(f, RoadblocksRemoved()).settle()
    assert not f.state.land.roadblocks
    assert not f.state.board.at[f.at("0505")]


@pytest.mark.rule("ARD-R0-17", "ARD-SEQ-10")
def test_a_roadblock_in_a_ring_of_germans_goes_in_the_supply_phase() -> None:
    f = real(19, dict(WIDE_RING))
    f.state.add_roadblock("1206")
    f.state.events = []
    assert remove_cut_off_roadblocks(f.state) == ["1206"]


@pytest.mark.rule("ARD-R0-18", "ARD-SEQ-13")
def test_a_german_activation_removes_roadblocks_next_to_active_units_only() -> None:
    f = field(roads=[ROAD])
    near, far = f.put(G_INF, "0504"), f.put(G_INF_2, "0510")
    for hex in ("0505", "0508"):
        f.state.add_roadblock(hex)
    f.state.events = []
    assert f.names(remove_adjacent_roadblocks(f.state, [near])) == ["0505"]
    assert f.state.land.roadblocks == {"0508"}
    assert f.names(remove_adjacent_roadblocks(f.state, [far])) == []


@pytest.mark.rule("ARD-R0-18", "ARD-R0-19")
def test_a_roadblock_next_to_an_active_unit_goes_and_may_be_replaced() -> None:
    f = with_roadblock()
    duel = activate(f, f.put(G_INF, "0504"))
    assert isinstance(duel.pending, Chance)
    assert not f.state.land.roadblocks


@pytest.mark.rule("ARD-R0-18", "ARD-H-33")
def test_a_kampfgruppe_removes_roadblocks_next_to_it_like_any_activation() -> None:
    f = with_roadblock()
    f.put(G_INF, "0504")
    as_if(f.state, impulse=3)
    f.state.begin_german_impulse(opening=False)
    duel = Duel(f, ChoosingKampfgruppe("GP03"))
    duel.do(TakeKampfgruppe((G_INF,)))
    assert isinstance(duel.pending, Chance)
    assert not f.state.land.roadblocks


@pytest.mark.rule("ARD-R0-18")
def test_units_that_are_not_active_remove_no_roadblock_next_to_them() -> None:
    f = with_roadblock()
    f.put(G_MECH, "0504")
    duel = activate(f, f.put(G_INF, "0503"))
    assert not isinstance(duel.pending, Chance)
    assert f.state.land.roadblocks == {"0505"}
    activate(f, f.title.unit(G_MECH).number)
    assert isinstance(f.state.settle(1, ask_forced=True), Chance)
    assert not f.state.land.roadblocks


@pytest.mark.rule("ARD-R0-18", "ARD-R0-19")
def test_a_roadblock_of_the_engineers_is_removed_and_replaced_like_any_other() -> None:
    f = field(roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"], hv={"0505": 5}, variant="2p")
    number = f.put(G_MECH, "0504")
    f.put(A_INF, "0508")
    unit = f.reserve(A_INF_2)
    Duel(f, Engineers()).do(PlaceRoadblock("0505"))
    activate(f, number).roll(5, "0505")
    assert f.state.board.where[unit].text == "0505"


@pytest.mark.rule("ARD-R0-18", "ARD-R0-19")
def test_only_roadblocks_next_to_active_units_go_and_a_failed_roll_brings_nobody() -> None:
    f = real(18, {"0710": SANDIG, "1313": "1128.560VG.LVIII", "0814": "740.CT-XVIII.XVIII"})
    f.state.set_facts(roadblocks=frozenset({"0810", "1213"}))
    f.reserve("508.82.XVIII")
    duel = active(f, SANDIG)
    dice(duel, ("0810", 9))
    assert quiet(duel)
    assert f.state.land.roadblocks == {"1213"}
    assert where(f, "508.82.XVIII") == "[Allied Reserve]"
