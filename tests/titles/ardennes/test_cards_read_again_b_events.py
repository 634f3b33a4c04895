"""Events as a second reader of the cards expects them, on the real map."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events import allied
from broadfront.titles.ardennes.events.allied import (
    AirSupply,
    Barrage,
    Intercept,
    Striking,
    Withdrawing,
    strike_targets,
)
from broadfront.titles.ardennes.events.german import Landing
from broadfront.titles.ardennes.rules.actions import AcceptNoFuel, LandHere, PlayEvent
from broadfront.titles.ardennes.rules.lines.surround import surrounded
from broadfront.titles.ardennes.rules.markers import FREEZE, SUPPLY_STATES
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.card_preparation import GatherCards
from broadfront.titles.ardennes.steps.fuel import FuelChecks
from broadfront.titles.ardennes.steps.impulses import SolitaireImpulses
from broadfront.titles.ardennes.steps.supply_phase import CapturedCard
from broadfront.titles.ardennes.system.event_choices import why_not
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import as_if, field, refuses
from tests.titles.ardennes.ground import ground
from tests.titles.ardennes.impulse import activation, impulse, last
from tests.titles.ardennes.test_c1_hits import where
from tests.titles.ardennes.test_e0_german_events import impulse as german_impulse


# B-157
@pytest.mark.rule("ARD-E1-01", "ARD-E1-02")
def test_airpower_serves_the_strongest_stack_and_its_neighbors() -> None:
    f = ground(24)
    bad = [f.put(unit, "1714", supply="OutOfSupply") for unit in ("506.101.VIII", "502.101.VIII")]
    bad += [f.put(unit, "1814", supply="OutOfSupply") for unit in ("327.101.VIII", "CCB.10A.VIII")]
    bad.append(f.put("501.101.VIII", "1813", supply="Isolated"))
    low = f.put("26.1.V", "0706", supply="LowSupply")
    duel = Duel(f, AirSupply())
    assert last(duel, "Airpower").choice.endswith(" in 1814")
    assert [f.state.supply[n] for n in (*bad, low)] == [0, 0, 0, 0, 0, 1]


# B-158
@pytest.mark.rule("ARD-E1-03")
def test_airpower_with_nobody_in_need_takes_one_of_the_best_cards() -> None:
    f = ground(23)
    f.put("26.1.V", "0706", supply="LowSupply")
    duel = impulse(f, "AC57", "AC50", hand=("GP22", "GP12", "GP03"))
    assert sorted(duel.options()) == ["DiscardCard GP12", "DiscardCard GP22"]
    assert f.state.zones["allied-captured"] == ("AC57",)


# B-159
@pytest.mark.rule("ARD-SEQ-04")
@pytest.mark.parametrize(("card", "taken"), [("AC46", True), ("AC55", False), ("AC58", True)])
def test_army_and_airpower_cards_of_the_supply_phase_cost_an_impulse(card: str, taken: bool) -> None:
    f = ground(22)
    f.state.zones["allied-deck"], f.state.zones["german-hand"] = (card,), ("GP03", "GP12")
    duel = Duel(f, CapturedCard())
    duel.roll(card)
    assert (duel.pending is not None) == taken
    assert not taken or duel.options() == ["DiscardCard GP12"]
    assert f.state.skips_german == taken


# B-159
def test_on_the_20th_no_card_is_drawn_in_the_supply_phase() -> None:
    f = ground(20)
    f.state.zones["allied-deck"] = ("AC46",)
    Duel(f, CapturedCard()).settle()


# B-161
@pytest.mark.rule("ARD-E1-05")
def test_the_barrage_strikes_division_cards_only() -> None:
    f = ground(21)
    f.state.zones["german-hand"] = ("GP03", "GS01", "GS12")
    duel = Duel(f, Barrage())
    pending = duel.pending
    assert isinstance(pending, Chance)
    assert list(pending.outcomes) == ["GP03"]
    f.state.zones["german-hand"] = ("GS01", "GS12")
    assert refuses(why_not(f.state, "Artillery Barrage"), "ARD-E1-05")


# B-163
@pytest.mark.rule("ARD-E1-07")
@pytest.mark.parametrize(("pile", "hand"), [(3, 4), (0, 4), (0, 0)])
def test_plans_intercepted_take_from_the_pile_then_the_hand(pile: int, hand: int) -> None:
    f = ground(17)
    cards = f.state.zones["german-deck"]
    f.state.zones["german-deck"], f.state.zones["german-hand"] = cards[:pile], cards[3 : 3 + hand]
    source = cards[:pile] or cards[3 : 3 + hand]
    if not source:
        assert refuses(why_not(f.state, "German Plans Intercepted"), "ARD-E1-07")
        return
    duel = Duel(f, Intercept())
    pending = duel.pending
    assert isinstance(pending, Chance)
    assert set(pending.outcomes) == set(source)
    duel.roll(source[0])
    duel.settle()
    assert f.state.zones["german-discard"] == (source[0],)


# B-164: by the ruling on ARD-TEC-07 infantry pays 2 in Forest, frozen or not.
@pytest.mark.rule("ARD-TEC-07")
@pytest.mark.parametrize(("terrain", "foot", "tracks"), [("Forest", 2, 3), ("Woods", 1, 2), ("Broken", 1, 1)])
def test_frozen_ground_costs(terrain: str, foot: int, tracks: int) -> None:
    f = field(day=20, terrain={"0505": terrain})
    numbers = f.put("27.12VG.ISS", "0504"), f.put("Krause.12SS.ISS", "0504")
    f.state.add_lasting(FREEZE)
    spent = [-sum(int(line.amount) for line in check_move(f.state, n, ["0505"]).ledger) for n in numbers]
    assert spent == [foot, tracks]


# B-166
@pytest.mark.rule("ARD-E1-10")
def test_recover_reaches_every_allied_unit_and_no_german() -> None:
    f = ground(20)
    units = [f.put(unit, hex, dispersed=True) for unit, hex in (("9.2.V", "0706"), ("CCA.7A.XVIII", "1009"))]
    units.append(f.put("422.106.XVIII", "1104", supply="Isolated", dispersed=True))
    german = f.put("16.116.LVIII", "1511", dispersed=True)
    allied.run_event(f.state, "Recover")
    assert not any(f.state.dispersed[n] for n in units)
    assert f.state.dispersed[german]


# B-167
@pytest.mark.rule("ARD-E1-11", "ARD-H-29")
def test_patton_brings_the_units_of_the_22nd_and_no_later_ones() -> None:
    at = campaign(day=20, variant="gs")
    before = {n: at.state.where[n].text for n in at.title.formation("III")}
    allied.run_event(at.state, "Patton On The Move")
    for n, box in before.items():
        assert at.state.where[n].text == ("[Calendar 21]" if box == "[Calendar 22]" else box)
    assert "[Calendar 22]" in before.values()
    for day, there in ((20, False), (21, True)):
        at.state.set_day(day)
        Duel(at, GatherCards()).settle()
        assert ("AC32" in at.state.zones["allied-deck"]) == there


# B-167
@pytest.mark.rule("ARD-E1-11")
@pytest.mark.parametrize("day", [21, 22])
def test_patton_comes_too_late_from_the_21st(day: int) -> None:
    assert refuses(allied.event_refusal(campaign(day=day, variant="gs").state, "Patton On The Move"), "ARD-E1-11")


# B-167
@pytest.mark.parametrize(("day", "works"), [(21, True), (22, False)])
def test_the_command_crisis_works_before_the_british_have_come(day: int, works: bool) -> None:
    at = campaign(day=day, variant="gs")
    if not works:
        for n in at.state.in_box("Calendar 22"):
            at.state.put_in_box(n, "Allied Reserve" if at.state.side_of(n) else "German Reserve")
    ruling = german_impulse(at, "GS20").why_not(PlayEvent("GS20"))
    assert ruling.legal if works else refuses(ruling, "ARD-E0-01")


# B-169
@pytest.mark.rule("ARD-E1-12")
def test_the_tank_battalion_finds_one_target() -> None:
    f = ground(20)
    full = f.put("120.30.XVIII", "0709")
    lone = f.put("5.3FJ.ISS", "0708")
    f.put("9.3FJ.ISS", "0808")
    f.put("8.3FJ.ISS", "0608")
    f.state.add_ip("0608")
    f.put("27.12VG.ISS", "0710")
    f.put("Krause.12SS.ISS", "0710")
    f.put("117.30.XVIII", "0609", steps=1)  # keeps the way to 0709 open
    assert strike_targets(f.state) == [lone]
    before = f.state.steps[lone]
    Duel(f, Striking()).settle()
    assert f.state.steps[lone] == before - 1
    f.state.set_steps(full, 2)
    assert strike_targets(f.state) == []


# B-170
@pytest.mark.rule("ARD-E0-05")
def test_commandos_skip_the_last_allied_impulse_too() -> None:
    at = campaign(day=18, variant="gs")
    as_if(at.state, impulse=7)
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GS18",), ()
    deck = at.state.zones["allied-deck"]
    duel = Duel(at, SolitaireImpulses())
    duel.do(PlayEvent("GS18"))
    duel.settle()
    assert at.state.zones["allied-deck"] == deck
    assert duel.told("ARD-E0-05")


# B-171
@pytest.mark.rule("ARD-E0-07")
def test_fuel_priority_saves_one_formation_a_day() -> None:
    at = campaign(day=24)
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP12", "GP13", "GP20", "GS23"), ()
    for hex, unit in (("1421", "3.2Pz.XLVII"), ("1521", "901.Lehr.XLVII"), ("1111", "19.9SS.IISS")):
        at.put(unit, hex)
    duel = Duel(at, FuelChecks())
    saved = False
    while duel.pending is not None:
        if isinstance(duel.pending, Chance):
            duel.roll(1)
        elif not saved:
            duel.do(PlayEvent("GS23"))
            saved = True
        else:
            assert refuses(duel.why_not(PlayEvent("GP13")), "ARD-E0-07")
            duel.do(AcceptNoFuel())
    assert at.state.zones["german-hand"] == ("GP12",)


# B-172
@pytest.mark.parametrize(("unit", "army", "void"), [("CCA.3A.VII", "1US", 2), ("CCA.4A.III", "3US", 0)])
def test_monty_voids_the_first_ten_cards_of_the_first_army(unit: str, army: str, void: int) -> None:
    f = ground(24)
    number = f.put(unit, "1116" if army == "1US" else "2316")
    f.state.add_lasting("Monty Tidies The Lines")
    cards = [name for name in f.state.title.action_cards if name.endswith(("04", "10", "15"))]
    duel = activation(f, [number], *cards, army=army)
    for card in cards:
        duel.roll(card, "action card")
        assert duel.pending is not None or card == cards[-1]
    assert len(duel.told("ARD-E0-15")) == void


# B-173
@pytest.mark.rule("ARD-E0-16", "ARD-E0-17", "ARD-E0-18")
def test_von_der_heydte_lands_in_a_town_and_not_in_forest_near_units_or_too_far() -> None:
    f = ground(17)
    f.put("146.CT-V.V", "0409")
    f.state.put_in_box(f.title.unit("VDH.VDH.ISS").number, "Von der Heydte")
    duel = Duel(f, Landing())
    refusals = {"0510": "ARD-E0-17", "0612": "ARD-E0-17", "0408": "ARD-E0-16", "0808": "ARD-E0-18"}
    for hex, rule in refusals.items():
        assert refuses(duel.why_not(LandHere(hex)), rule)
    assert duel.why_not(LandHere("0412")).legal


# B-173
@pytest.mark.rule("ARD-E0-21")
@pytest.mark.parametrize(
    ("die", "state"), [(1, "InSupply"), (3, "LowSupply"), (7, "OutOfSupply"), (9, "Isolated"), (10, "")]
)
def test_the_landing_takes_the_town_and_the_die_gives_the_supply(die: int, state: str) -> None:
    f = ground(17)
    number = f.title.unit("VDH.VDH.ISS").number
    f.state.put_in_box(number, "Von der Heydte")
    duel = Duel(f, Landing())
    duel.do(LandHere("0412"))
    duel.roll(die)
    duel.settle()
    assert (f.state.held_by(f.at("0412")) == 0) == bool(state)
    assert (where(f, "VDH.VDH.ISS") == "0412") == bool(state)
    if state:
        assert SUPPLY_STATES[f.state.supply[number]] == state
        assert bool(f.state.exerts[GERMAN][f.at("0412")]) == (state != "Isolated")


# B-216
@pytest.mark.rule("ARD-E1-13", "ARD-E1-15")
def test_a_stack_withdraws_from_a_town_to_friends() -> None:
    f = ground(19)
    for unit, hex in (("1128.560VG.LVIII", "1509"), ("1130.560VG.LVIII", "1511")):
        f.put(unit, hex)
    f.put("CCR.9A.VIII", "1510")
    f.put("110.28.VIII", "1610")
    assert surrounded(f.state, f.at("1510"), ALLIED)
    duel = Duel(f, Withdrawing())
    assert last(duel, "Withdrawal").choice.endswith(" from 1510 to 1610")
    assert where(f, "CCR.9A.VIII") == "1610"
