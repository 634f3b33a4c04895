"""Piles, days, points and Replacements as a second reader of the cards expects them."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.actions import (
    CommandReplacements,
    GiveStep,
    NameDivision,
    PlayEvent,
    TakeSupplemental,
)
from broadfront.titles.ardennes.rules.fighting.combat_actions import PlayTactic
from broadfront.titles.ardennes.rules.routes.roadblock import eligible
from broadfront.titles.ardennes.rules.victory import at_end_of_day
from broadfront.titles.ardennes.rules.victory_points import scored
from broadfront.titles.ardennes.steps.card_preparation import GatherCards, Supplementals
from broadfront.titles.ardennes.steps.impulses import EndImpulse, SolitaireImpulses
from broadfront.titles.ardennes.steps.moving import Moving
from broadfront.titles.ardennes.system.allied_activation import shuffle_action_cards
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel, battle
from tests.titles.ardennes.field import as_if, refuses
from tests.titles.ardennes.ground import behind, ground
from tests.titles.ardennes.impulse import impulse, last
from tests.titles.ardennes.scenes import play
from tests.titles.ardennes.test_c1_hits import where
from tests.titles.ardennes.test_e0_german_events import impulse as german_impulse
from tests.titles.ardennes.test_system_deployment import ground as two_roads

# Arrivals


# B-165
@pytest.mark.rule("ARD-E1-09")
@pytest.mark.parametrize("waiting", [True, False])
def test_raise_the_alarm_takes_the_lowest_number_of_the_box_and_else_of_tomorrow(waiting: bool) -> None:
    f = two_roads()
    as_if(f.state, special_event=False)
    if waiting:
        f.reserve("18.1.V")
        f.reserve("CCB.10A.VIII")
    for unit in ("506.101.VIII", "505.82.XVIII", "120.30.XVIII"):
        f.state.put_in_box(f.title.unit(unit).number, "Calendar 18")
    chosen = last(impulse(f, "AC12"), "Raise The Alarm").choice
    assert chosen in (("18.1.V",) if waiting else ("506.101.VIII", "505.82.XVIII"))


# B-168
@pytest.mark.rule("ARD-E0-06", "ARD-H-29")
def test_eisenhower_hesitates_over_the_82nd() -> None:
    at = campaign(day=17, variant="gs")
    duel = german_impulse(at, "GS19")
    duel.do(PlayEvent("GS19"))
    duel.do(NameDivision("82"))
    assert {where(at, f"{n}.82.XVIII") for n in (505, 504, 508, 325)} == {"[Calendar 19]"}
    assert where(at, "506.101.VIII") == "[Calendar 18]"
    assert "GS19" in at.state.zones["german-out"]
    for day, cards in ((18, {"AC28"}), (19, {"AC10", "AC28"})):
        at.state.set_day(day)
        Duel(at, GatherCards()).settle()
        assert set(at.state.zones["allied-deck"]) & {"AC10", "AC28"} == cards


# Piles


# B-174
def test_a_short_pile_is_drawn_to_the_end_and_discards_stay() -> None:
    f = ground(19)
    cards = f.state.zones["german-deck"]
    zones = f.state.zones
    zones["german-hand"], zones["german-deck"], zones["german-discard"] = cards[:2], cards[2:5], cards[5:14]
    for _ in range(2):
        duel = Duel(f, EndImpulse("german"))
        while isinstance(pending := duel.pending, Chance):
            duel.roll(pending.outcomes[0])
        duel.settle()
        assert zones["german-hand"] == cards[:5]
        assert zones["german-discard"] == cards[5:14]


# B-175
def test_tactics_of_a_running_activation_may_pass_the_level() -> None:
    f = ground(18)
    as_if(f.state, german_impulse=True, level_spent=4)
    attacker = f.put("3.2Pz.XLVII", "1613")
    f.put("506.101.VIII", "1714")
    duel = battle(f, "1714", [attacker], tactics_left=4, hand=["GP13", "GP02"])
    duel.do(PlayTactic("GP13"))
    duel.do(PlayTactic("GP02"))
    assert f.state.level_spent == 10
    assert f.state.zones["german-hand"] == ()


# B-177
@pytest.mark.rule("ARD-T1-09")
@pytest.mark.parametrize("pile", [5, 0])
def test_corps_artillery_of_two_players_goes_back_into_a_pile_that_is_not_empty(pile: int) -> None:
    f = ground(20, "2p")
    attacker = f.put("77.26VG.XLVII", "1812")
    f.put("501.101.VIII", "1813")
    cards = ["AC01", "AC02", "AC03", "AC04", "AC05"][:pile]
    duel = battle(f, "1813", [attacker], allied_hand=["AC22"], allied_deck=cards)
    duel.do(PlayTactic("AC22"))
    assert ("AC22" in f.state.zones["allied-deck"]) == bool(pile)
    assert ("AC22" in f.state.zones["allied-discard"]) != bool(pile)
    assert not isinstance(duel.pending, Chance)


# B-180
@pytest.mark.rule("ARD-H-31")
def test_a_german_without_cards_leaves_one_more_allied_impulse() -> None:
    f = ground(20)
    f.state.zones["german-hand"], f.state.zones["german-deck"] = ("GS22",), ()
    f.state.zones["allied-deck"] = ("AC50", "AC51")
    as_if(f.state, impulse=7)
    duel = Duel(f, SolitaireImpulses())
    duel.do(PlayEvent("GS22"))
    duel.roll("AC50", "command card")
    duel.settle()
    assert f.state.zones["allied-deck"] == ("AC51",)


# B-181
@pytest.mark.rule("ARD-H-30")
def test_a_supplemental_card_whose_event_happens_once_does_not_come_back() -> None:
    at = campaign(day=20, variant="gs")
    zones = at.state.zones
    for zone in ("german-hand", "german-available", "german-later", "german-deck"):
        for card in ("GS18", "GS21", "GS22"):
            if card in zones[zone]:
                at.state.move_item(card, zone, "german-hand")
    duel = german_impulse(at, "GS18", "GS21", "GS22")
    duel.do(PlayEvent("GS21"))
    duel.do(PlayEvent("GS18"))
    at.state.set_day(21)
    Duel(at, GatherCards()).settle()
    assert "GS21" in zones["german-out"]
    picks = Duel(at, Supplementals())
    assert picks.why_not(TakeSupplemental("GS18")).legal
    assert picks.why_not(TakeSupplemental("GS22")).legal
    assert not picks.why_not(TakeSupplemental("GS21")).legal


# B-182
@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize(("day", "numbers"), [(18, {*range(11, 23)}), (19, {*range(1, 23)}), (22, {*range(1, 23)})])
def test_action_cards_come_by_date(day: int, numbers: set[int]) -> None:
    f = ground(day)
    shuffle_action_cards(f.state)
    assert {int(card[2:]) for card in f.state.zones["action-deck"]} == numbers


# Points


# B-196
@pytest.mark.rule("ARD-H-05")
def test_an_empty_hex_counts_in_supply_and_one_with_a_unit_always() -> None:
    f = ground(25)
    f.hold("allied", *(vp.hex for vp in f.state.victory_hexes))
    f.hold("german", "1118", "1421")
    f.put("16.116.LVIII", "1316", supply="Isolated")
    assert {vp.hex for vp in scored(f.state)} == {"1316"}
    behind(f, 19)
    f.hold("allied", *(vp.hex for vp in f.state.victory_hexes if vp.hex not in ("1118", "1421", "1316")))
    f.put("CCA.2A.VII", "1420")
    f.put("CCB.2A.VII", "1422")
    found = {vp.hex: vp.value for vp in scored(f.state)}
    assert found["1118"] == found["1316"] == 2
    assert "1421" not in found


# B-197
@pytest.mark.parametrize(
    ("day", "points", "winner"),
    [(24, 40, ""), (25, 27, ""), (26, 29, ""), (26, 30, "german"), (29, 35, "allied")],
)
def test_the_bar_is_passed_by_more_than_its_number(day: int, points: int, winner: str) -> None:
    f = ground(day)
    f.hold("allied", *(vp.hex for vp in f.state.victory_hexes))
    f.state.set_right(exit_vp=points)
    f.state.events = []
    end = at_end_of_day(f.state)
    assert (end.winner if end is not None else "") == winner


# B-198
def test_initial_assault_has_victory_hexes_of_its_own() -> None:
    at = campaign(scenario="initial_assault", variant="gs")
    assert at.at("0804") in at.state.vp_hexes
    assert at.at("1814") not in at.state.vp_hexes
    assert at.at("1814") in ground(16).state.vp_hexes


# B-199
def test_one_entry_takes_the_depot_and_the_victory_hex() -> None:
    f = ground(17)
    number = f.put("Kuhlmann.12SS.ISS", "0705")
    play(Duel(f, Moving((number,), ("0706", "0707"))))
    assert f.state.held_by(f.at("0706")) == GERMAN
    assert f.state.depots
    f.state.hold(f.at("0706"), ALLIED)
    assert not eligible(f.state, f.at("0706")).legal


# Replacements


# B-206
@pytest.mark.rule("ARD-D1-03", "ARD-D1-04", "ARD-H-28")
def test_german_replacements_go_to_units_that_are_not_elite() -> None:
    f = ground(21)
    behind(f, 16)
    for unit, hex in (("3.2Pz.XLVII", "1711"), ("304.2Pz.XLVII", "1710"), ("2.2Pz.XLVII", "1709")):
        f.put(unit, hex, steps=1)
    f.state.receive_replacements(2)
    duel = german_impulse(f, "GP12")
    duel.do(CommandReplacements("GP12"))
    assert refuses(duel.why_not(GiveStep("3.2Pz.XLVII")), "ARD-D1-04")
    duel.do(GiveStep("304.2Pz.XLVII"))
    assert refuses(duel.why_not(GiveStep("304.2Pz.XLVII")), "ARD-D1-03")
    if isinstance(duel.pending, Decision):
        duel.do(GiveStep("2.2Pz.XLVII"))
    assert f.state.replacement_points == 0


# B-206
def test_an_allied_unit_on_low_supply_gets_no_replacement_and_the_other_does() -> None:
    f = ground(21)
    f.state.note_special_event()
    low = f.put("CCA.3A.VII", "1021", steps=1, supply="LowSupply")
    well = f.put("334.84.VII", "1119", steps=1)
    f.put("16.116.LVIII", "1218")
    assert impulse(f, "AC03").pending is None
    assert [f.state.steps[n] for n in (low, well)] == [1, 2]
