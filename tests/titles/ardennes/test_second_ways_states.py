"""Second ways to the same effect: what a unit did and in which state it is, however it came to act."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.allied import Withdrawing, resupply, run_event
from broadfront.titles.ardennes.events.allied_reserve import Alarm
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.rules.actions import (
    Activate,
    BuildIP,
    Deploy,
    Move,
    PlaceIP,
    PlayKampfgruppe,
    Recover,
    SelectUnit,
    TakeKampfgruppe,
    Withdraw,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import AttackHex, ReinforceBattle
from broadfront.titles.ardennes.rules.fighting.fight import defenders_of
from broadfront.titles.ardennes.rules.fighting.unit_states import may_advance, may_be_replaced
from broadfront.titles.ardennes.rules.markers import RETREATED, UNBRIDGED_CROSSING
from broadfront.titles.ardennes.rules.routes.movement import may_move
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from broadfront.titles.ardennes.steps.combat import Announce
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.reinforce_battle import Reinforcing
from broadfront.titles.ardennes.steps.supply_phase import Surrender
from broadfront.titles.ardennes.system.allied_activation import Wander
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    Field,
    as_if,
    field,
    refuses,
)
from tests.titles.ardennes.test_c0_combat import fight_at
from tests.titles.ardennes.test_system_activation import ring

GERMAN_ROAD = "0501-0502-0503-0504"
ALLIED_ROAD = "0510-0509-0508-0507-0506-0505"


def active(f: Field, *units: int, side: str = "german") -> Duel:
    return Duel(f, BeginActivation(Activation(side, "GP03" if side == "german" else "AC03", units, 2)))


def reinforcing(f: Field, target: str, *attackers: int) -> Duel:
    """A combat that a stack of the attacker may still join."""
    fight = fight_at(f, list(attackers), target)
    duel = Duel(f, Announce(fight))
    f.state.push(Reinforcing(fight, f.state.side_of(attackers[0])))
    return duel


# A unit acts once


@pytest.mark.rule("ARD-H-32")
def test_a_unit_that_has_built_an_ip_attacks_no_more_in_that_activation() -> None:
    f = field(roads=[GERMAN_ROAD], variant="2p")
    f.put(A_INF, "0505")
    duel = active(f, f.put(G_INF, "0504"), f.put(G_INF_2, "0404"))
    duel.do(BuildIP(G_INF))
    duel.do(AttackHex("0505"))
    assert duel.options() == [f"JoinAttack {G_INF_2}"]


@pytest.mark.rule("ARD-H-32")
def test_an_allied_unit_that_has_built_an_ip_attacks_no_more_in_that_activation() -> None:
    f = field(roads=[ALLIED_ROAD], variant="2p")
    f.put(G_INF, "0505")
    duel = active(f, f.put(A_INF, "0506"), side="allied")
    duel.do(BuildIP(A_INF))
    assert refuses(duel.why_not(AttackHex("0505")), "ARD-H-32")


@pytest.mark.rule("ARD-H-32")
def test_a_unit_that_was_deployed_attacks_no_more_in_that_activation() -> None:
    f = field(roads=[GERMAN_ROAD], variant="2p")
    f.put(A_INF, "0505", supply="Isolated")
    kin, number = f.put(G_INF_2, "0503"), f.reserve(G_INF)
    duel = active(f, kin, number)
    duel.do(Deploy(G_INF, "0504"))
    assert refuses(duel.why_not(AttackHex("0505")), "ARD-H-32")


@pytest.mark.rule("ARD-H-32", "ARD-T1-16")
def test_a_unit_that_has_built_an_ip_does_not_go_to_a_battle_in_that_activation() -> None:
    f = field(roads=[GERMAN_ROAD], variant="2p")
    f.put(A_INF, "0506")
    builder, attacker = f.put(G_INF, "0503"), f.put(G_INF_2, "0606")
    duel = active(f, builder, attacker)
    duel.do(BuildIP(G_INF))
    duel = reinforcing(f, "0506", attacker)
    assert refuses(duel.why_not(ReinforceBattle("0503", "0505")), "ARD-T1-16")
    f.state.begin_activation()
    assert reinforcing(f, "0506", attacker).why_not(ReinforceBattle("0503", "0505")).legal


@pytest.mark.rule("ARD-H-32", "ARD-T1-16")
def test_a_unit_that_was_deployed_does_not_go_to_a_battle_in_that_activation() -> None:
    f = field(roads=[GERMAN_ROAD], variant="2p")
    f.put(A_INF, "0507")
    kin, number, attacker = f.put(G_INF_2, "0503"), f.reserve(G_INF), f.put(G_INF_3, "0607")
    duel = active(f, kin, number)
    duel.do(Deploy(G_INF, "0504"))
    duel = reinforcing(f, "0507", attacker)
    assert refuses(duel.why_not(ReinforceBattle("0504", "0506")), "ARD-T1-16")


@pytest.mark.rule("ARD-H-24")
def test_a_unit_that_has_recovered_neither_attacks_nor_goes_to_a_battle() -> None:
    f = field(variant="2p")
    f.put(A_INF, "0505")
    number, other = f.put(G_INF, "0504", dispersed=True), f.put(G_INF_2, "0604")
    duel = active(f, number, other)
    duel.do(Recover(G_INF))
    duel.do(AttackHex("0505"))
    assert duel.options() == [f"JoinAttack {G_INF_2}"]
    again = reinforcing(f, "0505", other)
    assert not again.why_not(ReinforceBattle("0504", "0404")).legal


@pytest.mark.rule("ARD-H-38")
def test_a_unit_that_came_to_a_battle_has_moved_and_attacked() -> None:
    f = field(variant="2p")
    f.put(A_INF, "0506")
    f.put(A_INF_2, "0406")
    coming, attacker = f.put(G_MECH, "0503"), f.put(G_INF, "0606")
    duel = reinforcing(f, "0506", attacker)
    duel.do(ReinforceBattle("0503", "0505"))
    assert duel.pending is not None
    assert f.state.where[coming].text == "0505"
    again = Duel(f, Activation("german", "GP03", (coming,), 2))
    assert refuses(again.why_not(AttackHex("0406")), "ARD-H-38")
    assert refuses(again.why_not(Move(G_MECH, ("0405",))), "ARD-H-32")


@pytest.mark.rule("ARD-H-32", "ARD-H-33")
def test_a_unit_of_a_kampfgruppe_is_not_activated_again_in_that_impulse_by_a_card() -> None:
    f = field(variant="gs")
    f.put(G_INF, "0504")
    as_if(f.state, impulse=3)
    f.state.begin_german_impulse(opening=False)
    card = next(c.id for c in f.title.german_cards.values() if c.primary and "12VG" in c.formations)
    f.state.zones["german-hand"] = tuple(sorted({card, "GP01"}))
    duel = Duel(f, GermanImpulse())
    duel.do(PlayKampfgruppe(card))
    duel.do(TakeKampfgruppe((G_INF,)))
    f.state.zones["german-hand"] = (card,)
    assert refuses(Duel(f, GermanImpulse()).why_not(Activate(card)), "ARD-H-32")


# IP


@pytest.mark.rule("ARD-E2-15", "ARD-A0-04")
def test_there_is_no_ip_in_a_town_whoever_builds_it() -> None:
    f = field(roads=[ALLIED_ROAD], towns=["0506"], variant="2p")
    f.hold("allied", "0506")
    number = f.put(A_INF, "0506")
    f.put(G_INF, "0505")
    assert refuses(active(f, number, side="allied").why_not(BuildIP(A_INF)), "ARD-A0-04")
    assert refuses(Duel(f, Engineers()).why_not(PlaceIP("0506")), "ARD-E2-15")


@pytest.mark.rule("ARD-H-23")
def test_an_ip_goes_with_a_unit_that_surrenders() -> None:
    f = field()
    number = f.put(A_INF, "0505", steps=1, supply="Isolated")
    f.state.add_ip("0505")
    Duel(f, Surrender(number)).roll(1)
    assert not f.state.ips


@pytest.mark.rule("ARD-E1-13")
def test_an_ip_goes_with_a_stack_that_withdraws_and_stays_with_a_unit_left_behind() -> None:
    for dispersed in (False, True):
        f = field(roads=[ALLIED_ROAD], variant="2p")
        f.put(A_INF, "0505")
        f.put(A_INF_2, "0505", dispersed=dispersed)
        f.state.add_ip("0505")
        f.put(G_INF, "0404")
        f.put(G_INF_2, "0605")
        duel = Duel(f, Withdrawing())
        duel.do(Withdraw("0505", "0506"))
        assert bool(f.state.ips) == dispersed


# Isolated units and where they may not go


@pytest.mark.rule("ARD-S1-18")
def test_an_isolated_unit_does_not_withdraw_into_a_german_town() -> None:
    for supply, legal in (("OutOfSupply", True), ("Isolated", False)):
        f = field(roads=[ALLIED_ROAD], towns=["0506"], variant="2p")
        f.put(A_INF, "0505", supply=supply)
        f.hold("german", "0506")
        f.put(G_INF, "0404")
        f.put(G_INF_2, "0605")
        ruling = Duel(f, Withdrawing()).why_not(Withdraw("0505", "0506"))
        assert ruling.legal if legal else refuses(ruling, "ARD-S1-18")


@pytest.mark.rule("ARD-S1-20")
def test_an_isolated_unit_does_not_withdraw_into_an_empty_westwall_hex() -> None:
    for friend, legal in ((True, True), (False, False)):
        f = field(tags={"0506": "westwall"}, variant="2p")
        f.put(A_INF, "0505", supply="Isolated")
        f.put(G_INF, "0404")
        f.put(G_INF_2, "0605")
        if friend:
            f.put(A_ENG, "0506")
        ruling = Duel(f, Withdrawing()).why_not(Withdraw("0505", "0506"))
        assert ruling.legal if legal else refuses(ruling, "ARD-S1-20")


# Supply markers


@pytest.mark.rule("ARD-E1-01", "ARD-D1-02")
def test_a_unit_supplied_from_the_air_still_traces_no_supply_for_replacements() -> None:
    f = field()
    number = f.put(A_INF, "0505", steps=1, supply="Isolated")
    for unit, hex in ((G_INF, "0404"), (G_INF_2, "0605"), (G_INF_3, "0506")):
        f.put(unit, hex)
    resupply(f.state, f.at("0505"))
    assert f.state.supply[number] == 0
    assert refuses(may_be_replaced(f.state, number), "ARD-D1-02")


@pytest.mark.rule("ARD-A0-09")
def test_a_unit_that_wanders_off_leaves_its_markers_behind() -> None:
    f = ring()
    number = f.title.unit(A_INF).number
    f.state.set_supply(number, 2)
    Duel(f, Wander((number,))).roll(2)
    assert (f.state.supply[number], f.state.dispersed[number]) == (0, 0)


@pytest.mark.rule("ARD-H-23")
def test_a_unit_that_is_eliminated_keeps_no_marker_by_whatever_it_went() -> None:
    f = field()
    number = f.put(G_MECH, "0505", steps=1, supply="Isolated", dispersed=True, fuel=False)
    Duel(f, Surrender(number)).roll(1)
    assert (f.state.supply[number], f.state.dispersed[number], f.state.out_of_fuel[number]) == (0, 0, 0)
    assert f.state.status() == []


# Dispersed


@pytest.mark.rule("ARD-E1-10")
def test_the_recover_event_frees_allied_units_on_the_map_for_everything_at_once() -> None:
    f = field(variant="2p")
    number, german = f.put(A_INF, "0505", dispersed=True), f.put(G_INF, "0507", dispersed=True)
    run_event(f.state, "Recover")
    assert may_move(f.state, number) is None
    assert may_advance(f.state, number).legal
    assert f.state.zoc.in_enemy_zone(GERMAN, f.at("0504"))
    assert f.state.dispersed[german]


@pytest.mark.rule("ARD-C2-21")
def test_a_unit_that_bugged_out_onto_friends_counts_as_one_that_retreated() -> None:
    f = field(variant="2p")
    host, guest = f.put(A_INF, "0505"), f.put(A_INF_2, "0505")
    f.state.mark_done(guest, RETREATED)
    assert defenders_of(f.state, f.at("0505"), ALLIED) == ((host,), (guest,))
    f.state.begin_activation()
    assert set(defenders_of(f.state, f.at("0505"), ALLIED)[0]) == {host, guest}


# What one activation remembers does not bind what happens outside of it


@pytest.mark.rule("ARD-D16-14")
def test_a_river_crossed_in_a_german_activation_is_open_to_the_unit_that_the_alarm_moves() -> None:
    f = field(day=16, variant="2p", rivers=["0505-0506"])
    f.put(A_INF, "0505")
    f.state.note_crossing("0505-0506", UNBRIDGED_CROSSING)
    duel = Duel(f, Alarm())
    duel.do(SelectUnit(A_INF))
    duel.do(Move(A_INF, ("0506",)))
    assert f.state.where[f.title.unit(A_INF).number].text == "0506"


@pytest.mark.rule("ARD-S0-18", "ARD-S0-20")
def test_a_unit_without_fuel_neither_moves_nor_advances_nor_comes_to_a_battle_until_the_next_day() -> None:
    f = field(day=22, variant="2p")
    f.put(A_INF, "0506")
    number, attacker = f.put(G_MECH, "0503", fuel=False), f.put(G_INF, "0606")
    assert refuses(may_move(f.state, number), "ARD-S0-18")
    assert refuses(may_advance(f.state, number), "ARD-S0-20")
    assert not reinforcing(f, "0506", attacker).why_not(ReinforceBattle("0503", "0505")).legal
    f.state.begin_day(23)
    assert may_move(f.state, number) is None
    assert reinforcing(f, "0506", attacker).why_not(ReinforceBattle("0503", "0505")).legal


@pytest.mark.rule("ARD-S0-21")
def test_a_unit_without_fuel_is_not_deployed_in_an_activation_nor_overdue() -> None:
    f = field(roads=[GERMAN_ROAD], day=22, variant="2p")
    kin, number = f.put(G_MECH_2, "0503"), f.reserve(G_MECH)
    f.state.set_out_of_fuel(number, True)
    assert refuses(active(f, kin, number).why_not(Deploy(G_MECH, "0503")), "ARD-S0-21")
    f.state.set_out_of_fuel(number, False)
    f.put(A_BIG, "0509")
    f.put(A_INF_3, "0508")
    f.put(A_MECH, "0507")
    assert active(f, kin, number).why_not(Deploy(G_MECH, "0503")).legal
