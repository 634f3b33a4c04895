"""Second ways to the same effect: cards that count, slots that are blocked, arrivals, units that leave the Reserve."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.allied import event_refusal as allied_refusal
from broadfront.titles.ardennes.events.allied import run_event
from broadfront.titles.ardennes.events.allied_reserve import Alarm, alarm_units
from broadfront.titles.ardennes.events.german import event_refusal as german_refusal
from broadfront.titles.ardennes.events.german import move_arrivals
from broadfront.titles.ardennes.events.german import run_event as run_german
from broadfront.titles.ardennes.rules.actions import (
    Activate,
    CommandReplacements,
    Deploy,
    DiscardCard,
    GiveStep,
    PlayEvent,
    PlayKampfgruppe,
    SelectUnit,
    TakeKampfgruppe,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import PlayTactic
from broadfront.titles.ardennes.rules.forces.deployment import bring_in, matching_unit
from broadfront.titles.ardennes.rules.forces.german_reserve import okw_release
from broadfront.titles.ardennes.rules.lines.contact import may_be_taken
from broadfront.titles.ardennes.rules.markers import DEPLOYED
from broadfront.titles.ardennes.rules.routes.causes import Cause
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.card_preparation import hand_limit
from broadfront.titles.ardennes.steps.day import Arrivals, Overdue
from broadfront.titles.ardennes.steps.fuel import NoFuel
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.replacements import Replacing
from broadfront.titles.ardennes.steps.supply_phase import CapturedCard, RoadblocksRemoved
from broadfront.titles.ardennes.system.deploying import next_placement, no_more_today
from broadfront.titles.ardennes.system.event_choices import why_not
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel, battle, german_card
from tests.titles.ardennes.field import (
    A_INF,
    A_INF_2,
    A_INF_3,
    A_XXX,
    G_INF,
    G_INF_2,
    G_MECH,
    Field,
    as_if,
    field,
    refuses,
)
from tests.titles.ardennes.test_system_deployment import ground

FUEL_PRIORITY, FREEZE = "GS23", "Ground Freeze"
ROAD = "0510-0509-0508-0507-0506-0505"


def impulse(f: Field, *hand: str) -> Duel:
    """A German impulse with these cards in hand."""
    f.state.zones["german-hand"] = tuple(sorted(hand))
    as_if(f.state, impulse=3)
    f.state.begin_german_impulse(opening=False)
    return Duel(f, GermanImpulse())


def value(f: Field, card: str) -> int:
    return f.title.german_cards[card].command_value


# What counts toward the Allied Command Level


@pytest.mark.rule("ARD-H-33")
def test_a_card_counts_its_value_for_its_formation_and_1_for_a_kampfgruppe() -> None:
    f = field(variant="gs")
    f.put(G_INF, "0504")
    card = next(c.id for c in f.title.german_cards.values() if c.primary and "12VG" in c.formations)
    impulse(f, card).do(Activate(card))
    assert f.state.level_spent == value(f, card) > 1
    g = field(variant="gs")
    g.put(G_INF, "0504")
    duel = impulse(g, card)
    duel.do(PlayKampfgruppe(card))
    duel.do(TakeKampfgruppe((G_INF,)))
    assert g.state.level_spent == 1


@pytest.mark.rule("ARD-H-28")
def test_a_card_counts_its_value_for_replacements_and_for_its_event() -> None:
    f = field(day=19, variant="gs", roads=["0501-0502-0503"])
    f.put(G_INF, "0503", steps=1)
    f.state.receive_replacements(2)
    card = next(c.id for c in f.title.german_cards.values() if c.primary and "12VG" in c.formations)
    impulse(f, card).do(CommandReplacements(card))
    assert f.state.level_spent == value(f, card)
    frost = next(c.id for c in f.title.german_cards.values() if c.event == FREEZE)
    impulse(f, frost).do(PlayEvent(frost))
    assert f.state.level_spent == value(f, frost)


@pytest.mark.rule("ARD-H-38")
def test_a_tactic_counts_in_a_german_impulse_and_not_in_an_allied_one() -> None:
    for german in (True, False):
        f = field(variant="gs")
        attacker, defender = f.put(G_INF if german else A_INF, "0504"), A_INF if german else G_INF
        f.put(defender, "0505")
        if german:
            f.state.begin_german_impulse(opening=False)
        card = german_card(f, "Artillery")
        duel = battle(f, "0505", [attacker], tactics_left=1, hand=[card])
        duel.do(PlayTactic(card))
        assert f.state.level_spent == (value(f, card) if german else 0)


@pytest.mark.rule("ARD-E0-07")
def test_fuel_priority_counts_nothing_and_serves_once_a_day() -> None:
    at = campaign(day=24)
    at.state.zones["german-hand"] = ("GP01", "GP13", FUEL_PRIORITY)
    Duel(at, NoFuel("GP01")).do(PlayEvent(FUEL_PRIORITY))
    assert at.state.level_spent == 0
    assert "GP01" in at.state.zones["german-hand"]
    at.state.zones["german-hand"] = ("GP13", FUEL_PRIORITY)
    assert refuses(Duel(at, NoFuel("GP13")).why_not(PlayEvent(FUEL_PRIORITY)), "ARD-E0-07")


# A place in the German hand


@pytest.mark.rule("ARD-E1-03", "ARD-SEQ-05")
def test_a_place_in_the_hand_is_blocked_by_a_captured_card_an_airpower_card_and_a_special_event_alike() -> None:
    drawn = field(day=21)
    drawn.state.zones["german-hand"] = ("GP01", "GP02")
    drawn.state.zones["allied-deck"] = ("AC46",)
    duel = Duel(drawn, CapturedCard())
    duel.roll("AC46")
    duel.do(DiscardCard("GP01"))
    assert hand_limit(drawn.state, "german") == 5
    for card in ("AC57", ""):
        f = field(day=23)
        f.state.zones["german-hand"] = ("GP01", "GP02")
        if card:
            f.state.zones["allied-discard"] = (card,)
        duel = Duel(f, RoadblocksRemoved())
        run_event(f.state, "Airpower", card)
        duel.do(DiscardCard("GP01"))
        assert hand_limit(f.state, "german") == 5


@pytest.mark.rule("ARD-E1-03")
def test_airpower_takes_no_card_of_an_empty_hand_but_still_blocks_the_place() -> None:
    f = field(day=23)
    f.state.zones["german-hand"] = ()
    duel = Duel(f, RoadblocksRemoved())
    run_event(f.state, "Airpower")
    duel.settle()
    assert hand_limit(f.state, "german") == 5
    f.state.begin_day(24)
    assert hand_limit(f.state, "german") == 6


# The same event by either side


@pytest.mark.rule("ARD-E0-11", "ARD-E1-08")
def test_ground_freeze_of_one_side_is_the_same_as_that_of_the_other_and_bars_it_for_the_day() -> None:
    for german in (True, False):
        f = field(terrain={"0505": "Forest", "0506": "Forest"}, variant="2p")
        number = f.put(G_MECH, "0504")
        assert check_move(f.state, number, ["0505"]).ledger[0].amount != -3
        if german:
            run_german(f.state, FREEZE)
        else:
            run_event(f.state, FREEZE)
        assert check_move(f.state, number, ["0505"]).ledger[0].amount == -3
        assert refuses(allied_refusal(f.state, FREEZE), "ARD-E0-11")
        assert refuses(german_refusal(f.state, FREEZE), "ARD-E0-11")


# Who leaves the Reserve, and when


@pytest.mark.rule("ARD-D16-20")
def test_the_alarm_brings_nobody_on_the_16th_once_the_reserve_unit_has_come() -> None:
    f = field(day=16, roads=[ROAD], hv={"0505": 5})
    f.put(G_INF, "0503")
    f.put(A_INF, "0508")
    f.reserve(A_INF_2)
    assert why_not(f.state, "Raise The Alarm") is None
    f.state.note_allied_deployed()
    assert refuses(why_not(f.state, "Raise The Alarm"), "ARD-D16-20")


@pytest.mark.rule("ARD-D16-20")
def test_a_unit_that_the_alarm_brings_counts_as_the_reserve_unit_of_the_16th() -> None:
    f = field(day=16, roads=[ROAD], hv={"0505": 5}, variant="2p")
    f.put(G_INF, "0503")
    f.reserve(A_INF_2)
    duel = Duel(f, Alarm())
    duel.do(SelectUnit(A_INF_2))
    duel.do(Deploy(A_INF_2, "0505"))
    assert f.state.allied_deployed == 1
    solitaire = field(day=16)
    as_if(solitaire.state, allied_deployed=1)
    assert refuses(no_more_today(solitaire.state), "ARD-D16-20")


@pytest.mark.rule("ARD-E1-09", "ARD-D2-01")
def test_the_alarm_does_not_bring_xxx_corps_before_its_first_arrival() -> None:
    f = field(day=23, variant="2p")
    british = f.reserve(A_XXX)
    assert british not in alarm_units(f.state)
    f.put("33A.Ind.XXX", "0508")
    assert british in alarm_units(f.state)


@pytest.mark.rule("ARD-E1-09")
def test_the_alarm_brings_units_due_tomorrow_only_when_the_reserve_box_is_empty() -> None:
    f = field(day=18)
    number = f.title.unit(A_INF_3).number
    f.state.put_in_box(number, "Calendar 19")
    assert alarm_units(f.state) == (number,)
    waiting = f.reserve(A_INF_2)
    assert alarm_units(f.state) == (waiting,)
    f.state.set_day(29)
    f.state.put_in_box(waiting, "Not in play")
    assert alarm_units(f.state) == ()


@pytest.mark.rule("ARD-H-19")
@pytest.mark.parametrize("cause", [Cause.DEPLOY_ALLIED, Cause.JOIN_DEFENCE, Cause.REPLACE, Cause.ENGINEERS])
def test_a_unit_taken_from_the_map_for_whatever_cause_is_not_taken_again_that_day(cause: Cause) -> None:
    f = field(day=19)
    number = f.put(A_INF, "0109", steps=1)
    assert may_be_taken(f.state, number).legal
    bring_in(f.state, cause, number, f.at("0110"))
    assert f.state.steps[number] == 1
    assert refuses(may_be_taken(f.state, number), "ARD-H-19")
    f.state.begin_day(20)
    assert may_be_taken(f.state, number).legal


@pytest.mark.rule("ARD-H-19", "ARD-A0-16")
def test_a_unit_that_must_hold_a_victory_hex_replaces_no_roadblock_either() -> None:
    f = field(day=19, roads=[ROAD], vp={"0109": 3}, hv={"0505": 5})
    f.put(A_INF_3, "0506", dispersed=True)
    number = f.put(A_INF, "0109")
    f.put(G_INF, "0107", supply="Isolated")
    assert refuses(may_be_taken(f.state, number), "ARD-A0-16")
    assert matching_unit(f.state, f.at("0505"), ("ARD-R0-20", "ARD-R0-21"))[0] != number


@pytest.mark.rule("ARD-H-51")
def test_a_unit_back_from_the_calendar_enters_the_reserve_like_one_that_comes_for_the_first_time() -> None:
    f = field(day=24)
    number = f.title.unit(A_INF).number
    f.state.put_in_box(number, "Calendar 24")
    duel = Duel(f, Arrivals())
    duel.settle()
    assert f.state.where[number].text == "[Allied Reserve]"


@pytest.mark.rule("ARD-H-29", "ARD-E0-06")
def test_an_event_that_moves_arrivals_leaves_those_that_have_been_expedited() -> None:
    at = campaign(day=17)
    units = [n for n in at.title.formation("101") if at.state.where[n].text == "[Calendar 18]"]
    at.state.put_in_box(units[0], "Allied Reserve")
    moved = move_arrivals(at.state, tuple(units), 18, 19)
    assert moved == units[1:]
    assert at.state.where[units[0]].text == "[Allied Reserve]"
    for n in units[1:]:
        at.state.put_in_box(n, "Allied Reserve")
    others = [n for n in at.title.formation("82") if at.state.where[n].text == "[Calendar 18]"]
    for n in others:
        at.state.put_in_box(n, "Allied Reserve")
    assert refuses(german_refusal(at.state, "Eisenhower Hesitates"), "ARD-H-29")


@pytest.mark.rule("ARD-SEQ-02")
def test_an_overdue_unit_without_a_hex_waits_and_is_tried_again_the_next_day() -> None:
    f = field(day=20, roads=["0501-0502-0503"])
    unit = next(u for u in f.title.units if u.side == "german" and u.arrival == "calendar" and u.day == 18)
    f.reserve(unit.id)
    duel = Duel(f, Overdue())
    duel.settle()
    assert duel.told("ARD-SEQ-02")
    assert f.state.where[unit.number].text == "[German Reserve]"
    kin = next(u for u in f.title.units if u.division == unit.division and u.number != unit.number)
    f.put(kin.id, "0503")
    f.state.begin_day(21)
    again = Duel(f, Overdue())
    assert again.pending is not None
    again.do(Deploy(unit.id, "0503"))


@pytest.mark.rule("ARD-SEQ-03", "ARD-D1-10")
def test_okw_is_released_by_a_supplied_unit_at_the_meuse_not_by_one_that_once_was_there() -> None:
    f = field(tags={"0503": "meuse"}, roads=["0501-0502-0503"])
    number = f.put(G_INF, "0503")
    assert okw_release(f.state).legal
    f.state.set_supply(number, 1)
    assert refuses(okw_release(f.state), "ARD-SEQ-03")
    f.state.set_supply(number, 0)
    f.state.place_at(number, "0501")
    assert f.state.meuse_reached
    assert refuses(okw_release(f.state), "ARD-D1-10")


# Replacements


@pytest.mark.rule("ARD-D1-03", "ARD-H-28")
def test_a_unit_that_had_a_replacement_from_one_card_gets_none_from_another_in_that_impulse() -> None:
    f = field(day=19, roads=["0501-0502-0503"])
    f.put(G_INF, "0503", steps=1)
    f.put(G_INF_2, "0502", steps=1)
    f.state.receive_replacements(4)
    Duel(f, Replacing(GERMAN, ("ISS",), 1)).do(GiveStep(G_INF))
    f.state.set_steps(f.title.unit(G_INF).number, 1)
    again = Duel(f, Replacing(GERMAN, ("ISS",), 2))
    assert refuses(again.why_not(GiveStep(G_INF)), "ARD-D1-03")
    assert again.why_not(GiveStep(G_INF_2)).legal
    f.state.begin_impulse()
    assert Duel(f, Replacing(GERMAN, ("ISS",), 2)).why_not(GiveStep(G_INF)).legal


@pytest.mark.rule("ARD-TEC-25")
def test_a_replacement_does_not_overfill_a_hex() -> None:
    f = field(day=19, roads=[ROAD], variant="2p")
    f.put(A_INF, "0506", steps=1)
    f.put(A_INF_2, "0506")
    f.put("26.1.V", "0506")
    assert f.state.stack_steps(f.at("0506")) == 6
    f.put(A_INF_3, "0507", steps=1)
    duel = Duel(f, Replacing(ALLIED, ("V",), 2))
    assert refuses(duel.why_not(GiveStep(A_INF)), "ARD-TEC-25")
    assert duel.why_not(GiveStep(A_INF_3)).legal


@pytest.mark.rule("ARD-D0-04")
def test_a_unit_that_a_card_has_deployed_is_not_taken_from_the_map_by_the_same_card() -> None:
    f = ground(day=18)
    number = f.put(A_INF, "0910")
    found = next_placement(f.state, frozenset((number,)))
    assert found is not None
    f.state.mark_done(number, DEPLOYED)
    assert next_placement(f.state, frozenset((number,))) is None
    f.state.begin_activation()
    assert next_placement(f.state, frozenset((number,))) == found
