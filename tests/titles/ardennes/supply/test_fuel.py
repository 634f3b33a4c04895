"""Fuel (rules ARD-SEQ-11..12, ARD-S0-17..25, ARD-H-27)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.rules.actions import (
    AcceptNoFuel,
    BuildIP,
    Deploy,
    Move,
    PlayEvent,
    SelectUnit,
    UseDepot,
)
from broadfront.titles.ardennes.rules.fighting.attack_rules import attacker_refusal
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits, chit_limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    Advance,
    LoseStep,
    ReinforceBattle,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.fighting.retreat import retreat_refusal
from broadfront.titles.ardennes.rules.fighting.situational import situational_defense
from broadfront.titles.ardennes.rules.fighting.unit_states import check_advance, unit_attack_refusal
from broadfront.titles.ardennes.rules.markers import OUT_OF_SUPPLY
from broadfront.titles.ardennes.rules.routes.movement import check_move, find_reach, move_refusal
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.fuel import FuelChecks, NoFuel, highest_out_of_fuel_roll
from tests.titles.ardennes.support.activation import activate
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.combat import EAST, WEST, fight_at, reinforcing, struck, struck_by
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_INF,
    A_INF_3,
    A_MECH,
    G_INF,
    G_MECH,
    G_MECH_2,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.support.on_the_map import active, combat, number_of, quiet, real
from tests.titles.ardennes.support.roads import EAST_ROAD
from tests.titles.ardennes.support.scenes import play
from tests.titles.ardennes.support.units import TANKS, steps_of, where


@pytest.mark.rule("ARD-SEQ-11", "ARD-S0-25")
def test_an_out_of_fuel_formation_discards_its_card_and_infantry_never_rolls() -> None:
    at = campaign(day=20)
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP01", "GP03"), ()
    duel = Duel(at, FuelChecks())
    duel.roll(1, "fuel of GP01")
    duel.do(AcceptNoFuel())
    assert duel.pending is None
    assert at.state.zones["german-hand"] == ("GP03",)
    assert all(at.state.board.out_of_fuel[n] for n in at.title.formation_units("1SS") if at.title.units[n].mechanized)
    early = campaign(day=19)
    early.state.zones["german-hand"] = ("GP01",)
    duel = Duel(early, FuelChecks())
    assert duel.pending is None
    assert duel.told("ARD-SEQ-11")


@pytest.mark.rule("ARD-SEQ-12", "ARD-E0-07", "ARD-H-27")
def test_a_depot_or_fuel_priority_cancels_the_result_each_once() -> None:
    at = campaign(day=24)
    depot = at.title.fuel_depots[0]
    at.state.zones["german-hand"] = ("GP01", "GP13", "GS23")
    duel = Duel(at, NoFuel("GP01"))
    assert refuses(duel.why_not(UseDepot(depot.name)), "ARD-SEQ-12")
    assert refuses(duel.why_not(PlayEvent("GP01")), "ARD-E0-07")
    at.state.place_at(at.title.formation_units("1SS")[0], depot.hex)
    duel.do(UseDepot(depot.name))
    assert duel.pending is None
    assert "GP01" in at.state.zones["german-hand"]
    duel = Duel(at, NoFuel("GP01"))
    assert refuses(duel.why_not(UseDepot(depot.name)), "ARD-H-27")
    duel.do(PlayEvent("GS23"))
    assert duel.pending is None
    duel = Duel(at, NoFuel("GP01"))
    assert refuses(duel.why_not(PlayEvent("GP13")), "ARD-E0-07")


SAMREE, BULLINGEN = "Samrée", "Büllingen"


def short_of_fuel(f: Field, card: str, die: int) -> Duel:
    """The fuel roll of a formation that fails."""
    f.state.zones["german-hand"], f.state.zones["german-deck"] = (card,), ()
    duel = Duel(f, FuelChecks())
    duel.roll(die, card)
    return duel


@pytest.mark.rule("ARD-SEQ-12", "ARD-H-27")
def test_a_depot_once_entered_by_tanks_serves_whoever_regains_it() -> None:
    f = real(20, {"1315": "16.116.LVIII"})
    f.put("16.116.LVIII", "1411")
    f.put("CCR.3A.VII", "1315")
    f.put("CCR.3A.VII", "1216")
    f.state.begin_day(23)
    assert refuses(short_of_fuel(f, "GP10", 1).why_not(UseDepot(SAMREE)), "ARD-SEQ-12")
    f.put("1128.560VG.LVIII", "1315")
    assert short_of_fuel(f, "GP10", 1).why_not(UseDepot(SAMREE)).legal


def depot() -> Field:
    """A fuel depot that a mechanized unit has opened, after one use of it."""
    f = field(day=24, depot="0505", variant="2p")
    f.put(G_MECH, "0505")
    f.state.zones["german-hand"] = ("GP01",)
    return f


@pytest.mark.rule("ARD-SEQ-12", "ARD-H-27")
def test_a_depot_that_is_used_up_is_not_filled_again_by_another_unit_that_enters() -> None:
    f = depot()
    Duel(f, NoFuel("GP01")).do(UseDepot("0505"))
    f.state.place_at(f.title.unit(G_MECH).number, "0504")
    f.put(G_MECH_2, "0505")
    assert f.state.land.depots == {"0505": 0}
    assert refuses(Duel(f, NoFuel("GP01")).why_not(UseDepot("0505")), "ARD-SEQ-12")


@pytest.mark.rule("ARD-SEQ-12")
def test_a_depot_lost_to_the_allies_serves_again_once_german_infantry_has_it_back() -> None:
    f = depot()
    f.state.place_at(f.title.unit(G_MECH).number, "0503")
    f.put(A_INF, "0505")
    assert refuses(Duel(f, NoFuel("GP01")).why_not(UseDepot("0505")), "ARD-SEQ-12")
    f.state.eliminate(f.title.unit(A_INF).number)
    f.put(G_INF, "0505")
    assert Duel(f, NoFuel("GP01")).why_not(UseDepot("0505")).legal


@pytest.mark.rule("ARD-S0-17")
def test_an_out_of_fuel_unit_does_not_attack() -> None:
    f = field()
    assert refuses(unit_attack_refusal(f.state, f.put(G_MECH, "0505", fuel=False)), "ARD-S0-17")


@pytest.mark.rule("ARD-S0-18")
def test_an_out_of_fuel_unit_does_not_move() -> None:
    f = field()
    number = f.put(G_MECH, "0505", fuel=False)
    assert refuses(check_move(f.state, number, ["0506"]), "ARD-S0-18")
    assert find_reach(f.state, number).end_ids() == ()


@pytest.mark.rule("ARD-S0-18", "ARD-S0-20")
def test_a_unit_without_fuel_neither_moves_nor_advances_nor_comes_to_a_battle_until_the_next_day() -> None:
    f = field(day=22, variant="2p")
    f.put(A_INF, "0506")
    number, attacker = f.put(G_MECH, "0503", fuel=False), f.put(G_INF, "0606")
    assert refuses(move_refusal(f.state, number), "ARD-S0-18")
    assert refuses(check_advance(f.state, number), "ARD-S0-20")
    assert not reinforcing(f, "0506", attacker).why_not(ReinforceBattle("0503", "0505")).legal
    f.state.begin_day(23)
    assert move_refusal(f.state, number) is None
    assert reinforcing(f, "0506", attacker).why_not(ReinforceBattle("0503", "0505")).legal


@pytest.mark.rule("ARD-S0-19")
def test_an_out_of_fuel_unit_takes_hits_as_step_losses() -> None:
    f = field()
    attacker, number = f.put(A_INF, WEST), f.put(G_MECH, "0505", fuel=False)
    duel = struck(f, [attacker], 1)
    assert refuses(duel.why_not(TakeRetreat()), "ARD-S0-19")
    assert duel.options() == ["TakeLoss"]
    f.state.board.set_out_of_fuel(number, False)
    assert duel.options() == ["TakeRetreat", "TakeLoss"]
    f.state.board.set_out_of_fuel(number, True)
    duel.do(TakeLoss())
    duel.do(LoseStep(G_MECH))
    assert f.state.board.steps[number] == 1


@pytest.mark.rule("ARD-S0-19", "ARD-S0-22", "ARD-C2-06")
def test_defenders_without_fuel_lose_steps_and_spare_the_attacker_a_hit() -> None:
    f = real(25, {"1123": "CCB.2A.VII"})
    f.put(TANKS, "1124", steps=2, fuel=False)
    fight = combat(f, ["CCB.2A.VII"], "1124", defender_hits=2, attacker_hits=1)
    assert adjust_hits(f.state, fight) == (2, 0)
    assert refuses(retreat_refusal(f.state, fight, more_hits=True), "ARD-C2-06")
    duel = struck_by(f, ["CCB.2A.VII"], "1124", 2)
    for _ in range(2):
        assert duel.options() == ["TakeLoss"]
        duel.do(TakeLoss())
        duel.do(LoseStep(TANKS))
    duel.settle()
    assert where(f, "CCB.2A.VII") == "1124", "the first goes on a primary route without a roll"
    assert steps_of(f, TANKS) == [0]


@pytest.mark.rule("ARD-S0-21")
def test_an_out_of_fuel_unit_is_not_deployed() -> None:
    f = field(roads=["0510-0509-0508-0507-0506-0505-0504-0503-0502-0501"])
    number, other = f.reserve(G_MECH), f.put(G_MECH_2, "0502")
    duel = activate(f, number, other)
    f.state.board.set_out_of_fuel(number, True)
    assert refuses(duel.why_not(Deploy(G_MECH, "0503")), "ARD-S0-21")
    duel.do(SelectUnit(G_MECH))
    assert not [option for option in duel.options() if option.startswith("Deploy")]
    f.state.board.set_out_of_fuel(number, False)
    assert f"Deploy {G_MECH} 0503" in duel.options()
    duel.do(Deploy(G_MECH, "0503"))
    assert f.state.board.where[number].text == "0503"


@pytest.mark.rule("ARD-S0-21", "ARD-S0-18", "ARD-S0-17")
def test_units_without_fuel_are_not_deployed_nor_move_nor_attack_and_may_build() -> None:
    f = real(22, {"0504": "751.326VG.LXVII", "0704": ["19.9SS.IISS", "20.9SS.IISS"], "0705": "60.9.V"})
    f.reserve("9.9SS.IISS")
    division = ("9.9SS.IISS", "19.9SS.IISS", "20.9SS.IISS")
    for unit in division:
        f.state.board.set_out_of_fuel(number_of(f, unit), True)
    duel = active(f, *division)
    assert refuses(duel.why_not(Deploy("9.9SS.IISS", "0704")), "ARD-S0-21")
    assert refuses(duel.why_not(Move("19.9SS.IISS", ("0604",))), "ARD-S0-18")
    assert refuses(attacker_refusal(f.state, GERMAN, f.at("0705"), number_of(f, "20.9SS.IISS")), "ARD-S0-17")
    assert duel.why_not(BuildIP("19.9SS.IISS")).legal


@pytest.mark.rule("ARD-S0-21")
def test_a_unit_without_fuel_is_not_deployed_in_an_activation_nor_overdue() -> None:
    f = field(roads=[EAST_ROAD], day=22, variant="2p")
    kin, number = f.put(G_MECH_2, "0503"), f.reserve(G_MECH)
    f.state.board.set_out_of_fuel(number, True)
    assert refuses(activate(f, kin, number).why_not(Deploy(G_MECH, "0503")), "ARD-S0-21")
    f.state.board.set_out_of_fuel(number, False)
    f.put(A_BIG, "0509")
    f.put(A_INF_3, "0508")
    f.put(A_MECH, "0507")
    assert activate(f, kin, number).why_not(Deploy(G_MECH, "0503")).legal


@pytest.mark.rule("ARD-S0-22", "ARD-S0-23")
def test_defenders_without_fuel_spare_a_hit_by_another_rule_when_they_lack_supply_too() -> None:
    for supply, also in (("", False), ("LowSupply", True), ("OutOfSupply", True)):
        f = field()
        attacker = f.put(A_INF, EAST)
        f.put(G_MECH, "0505", supply=supply, fuel=False)
        f.state.events = []
        assert adjust_hits(f.state, fight_at(f, [attacker], attacker_hits=2)) == (0, 1)
        rules = {rule for event in f.state.events for rule in event.rules}
        assert "ARD-S0-22" in rules
        assert ("ARD-S0-23" in rules) == also


# ARD-S0-23 gives one hit, not two
@pytest.mark.rule("ARD-S0-23", "ARD-C0-21", "ARD-S1-09")
def test_a_defender_without_fuel_and_supply_spares_the_attacker_one_hit() -> None:
    attackers = ["CCB.2A.VII", "CCA.2A.VII"]
    f = real(25, {"1123": attackers[0], "1024": attackers[1]})
    f.put(TANKS, "1124", fuel=False, supply="OutOfSupply")
    fight = combat(f, attackers, "1124", attacker_hits=3)
    assert adjust_hits(f.state, fight) == (0, 2)
    assert [line.amount for line in chit_limits(f.state, fight)[2] if line.rule == "ARD-S1-09"] == [1]


@pytest.mark.rule("ARD-S0-24", "ARD-S1-13")
def test_an_isolated_unit_ignores_out_of_fuel() -> None:
    f = field(terrain={"0505": "Woods"})
    number = f.put(G_MECH, "0505", supply="Isolated", fuel=False)
    attacker = f.put(A_INF, WEST)
    lines = situational_defense(f.state, [number])
    assert [(line.amount, line.reason) for line in lines[1:]] == [(-2, "defense: all units are Isolated")]
    assert refuses(move_refusal(f.state, number), "ARD-S0-24")
    assert check_advance(f.state, number).legal
    assert "ARD-S0-19" not in struck(f, [attacker], 1).why_not(TakeRetreat()).rules
    f.state.board.set_supply(number, OUT_OF_SUPPLY)
    lines = situational_defense(f.state, [number])
    assert [(line.amount, line.reason) for line in lines[1:]] == [
        (-1, "defense: all units are OutOfSupply"),
        (-1, "defense: all units are OutOfFuel"),
    ]
    assert refuses(move_refusal(f.state, number), "ARD-S0-18")
    assert refuses(check_advance(f.state, number), "ARD-S0-20")
    assert refuses(struck(f, [attacker], 1).why_not(TakeRetreat()), "ARD-S0-19")


@pytest.mark.rule("ARD-H-27")
@pytest.mark.parametrize(("day", "number"), [(20, 1), (25, 1), (26, 2), (29, 2)])
def test_fuel_is_shorter_from_26_december(day: int, number: int) -> None:
    at = campaign(day=day)
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP01", "GP03"), ()
    assert highest_out_of_fuel_roll(day) == number
    duel = Duel(at, FuelChecks())
    duel.roll(number + 1, "fuel of GP01")
    assert duel.pending is None
    assert len(duel.told("ARD-H-27")) == 1


@pytest.mark.rule("ARD-H-27", "ARD-SEQ-12")
def test_a_mechanized_unit_that_passes_through_takes_a_depot() -> None:
    unit = "Recce.116.LVIII"
    f = real(19, {"1413": unit}, german="1316")
    duel = active(f, unit)
    duel.do(Move(unit, ("1414", "1315", "1215")))
    play(duel)
    assert where(f, unit) == "1215"
    assert f.state.land.place_holder(f.at("1315")) == GERMAN
    f.state.begin_day(20)
    duel = short_of_fuel(f, "GP10", 1)
    duel.do(UseDepot(SAMREE))
    duel.settle()
    assert not f.state.board.out_of_fuel[number_of(f, unit)]
    assert f.state.zones["german-hand"] == ("GP10",)
    assert f.state.land.depots[SAMREE] == 0


TWELFTH_SS = ("Kuhlmann.12SS.ISS", "Krause.12SS.ISS", "Muller.12SS.ISS", "Bremer.12SS.ISS")


@pytest.mark.rule("ARD-H-27", "ARD-SEQ-12", "ARD-S0-25")
def test_a_depot_entered_by_infantry_alone_does_not_serve() -> None:
    f = real(20, {"0706": "27.12VG.ISS", "0805": list(TWELFTH_SS[:2]), "0804": list(TWELFTH_SS[2:])})
    duel = short_of_fuel(f, "GP02", 1)
    assert refuses(duel.why_not(UseDepot(BULLINGEN)), "ARD-SEQ-12")
    duel.do(AcceptNoFuel())
    duel.settle()
    assert all(f.state.board.out_of_fuel[number_of(f, unit)] for unit in TWELFTH_SS)
    assert f.state.zones["german-hand"] == ()
    f.state.pass_through_hex(number_of(f, "Peiper.1SS.ISS"), f.at("0706"))
    assert f.state.land.depots[BULLINGEN] == 1


@pytest.mark.rule("ARD-H-27", "ARD-C3-02")
def test_an_advance_through_a_depot_hex_takes_it() -> None:
    unit, survivor = "Kuhlmann.12SS.ISS", "254.CT-V.V"
    f = real(18, {"0805": unit, "0708": survivor})
    f.state.board.set_dispersed(number_of(f, survivor), True)
    route = (f.at("0707"), f.at("0708"))
    fight = combat(f, [unit], "0706", defenders=(number_of(f, survivor),), retreated=2, route=route)
    duel = Duel(f, Advancing(fight))
    duel.do(Advance(unit, ("0706", "0707")))
    assert quiet(duel)
    assert where(f, unit) == "0707"
    assert f.state.land.place_holder(f.at("0706")) == GERMAN
    assert f.state.land.depots[BULLINGEN] == 1


@pytest.mark.rule("ARD-H-27", "ARD-S0-25")
def test_a_shortage_adds_nothing_to_isolated_units_and_costs_the_card() -> None:
    f = real(24, {"1124": "3.2Pz.XLVII"})
    n = number_of(f, "3.2Pz.XLVII")
    f.state.board.set_supply(n, 3)
    duel = short_of_fuel(f, "GP12", 1)
    duel.do(AcceptNoFuel())
    duel.settle()
    assert f.state.zones["german-hand"] == ()
    assert not f.state.board.is_out_of_fuel(n)


@pytest.mark.rule("ARD-H-27")
def test_mechanized_formations_roll_for_fuel_whether_their_primary_card_is_in_hand_or_in_the_pile() -> None:
    f = real(22, {"1316": "3.2Pz.XLVII", "1815": "901.Lehr.XLVII", "0706": "27.12VG.ISS"})
    f.state.zones["german-hand"], f.state.zones["german-deck"] = ("GP03", "GP12", "GS05"), ("GP13",)
    duel = Duel(f, FuelChecks())
    duel.roll(2, "GP12")
    duel.roll(1, "GP13")
    duel.do(AcceptNoFuel())
    assert duel.pending is None
    assert not f.state.board.out_of_fuel[number_of(f, "3.2Pz.XLVII")]
    assert f.state.board.out_of_fuel[number_of(f, "901.Lehr.XLVII")]
    assert (f.state.zones["german-deck"], f.state.zones["german-discard"]) == ((), ("GP13",))


@pytest.mark.rule("ARD-H-27")
def test_a_depot_in_which_only_infantry_has_been_cancels_nothing() -> None:
    f = field(day=24, depot="0505")
    f.put(G_INF, "0505")
    f.state.zones["german-hand"] = ("GP01",)
    assert f.state.land.depots == {}
    duel = Duel(f, NoFuel("GP01"))
    assert refuses(duel.why_not(UseDepot("0505")), "ARD-H-27")
    duel.do(AcceptNoFuel())
