"""German events (rules ARD-E0-01..21, ARD-H-52)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events import allied, german
from broadfront.titles.ardennes.events.allied import event_refusal as allied_refusal
from broadfront.titles.ardennes.events.allied import run_event
from broadfront.titles.ardennes.events.german import (
    Landing,
    LandingRoll,
    NamingDivision,
    run_fury_of_bastogne,
    run_monty,
)
from broadfront.titles.ardennes.events.german import event_refusal as german_refusal
from broadfront.titles.ardennes.events.german import run_event as run_german
from broadfront.titles.ardennes.rules.actions import AcceptNoFuel, LandHere, NameDivision, PlayEvent, SelectUnit
from broadfront.titles.ardennes.rules.fighting.chits import chit_limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import AttackHex, JoinAttack
from broadfront.titles.ardennes.rules.fighting.strength import max_chits
from broadfront.titles.ardennes.rules.markers import FREEZE, FURY, SUPPLY_STATES
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from broadfront.titles.ardennes.steps.card_preparation import GatherCards
from broadfront.titles.ardennes.steps.fuel import FuelChecks, NoFuel
from broadfront.titles.ardennes.steps.impulses import Impulses, SolitaireImpulses
from tests.titles.ardennes.support.activation import FREEZE_EVENT, FUEL_PRIORITY, STOSSER, activate, german_impulse
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.combat import fight_at
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import A_INF, A_MECH, G_INF, G_MECH, Field, as_if, field, refuses
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.impulse import activation, last, one_card
from tests.titles.ardennes.support.roads import LONG_ROAD, ROAD
from tests.titles.ardennes.support.units import where


@pytest.mark.rule("ARD-E0-01", "ARD-H-29")
def test_allied_command_crisis_puts_xxx_corps_and_its_cards_off_to_the_23rd() -> None:
    at = campaign(day=20)
    duel = german_impulse(at, "GS20")
    duel.do(PlayEvent("GS20"))
    assert duel.told("ARD-E0-01")
    british = [n for n in at.title.formation_units("XXX") if at.title.units[n].alt_day]
    assert {at.state.board.where[n].text for n in british} == {"[Calendar 23]"}
    at.state.clock.set_day(22)
    assert Duel(at, GatherCards()).pending is None
    assert "AC41" in at.state.zones["allied-later"]
    at.state.clock.set_day(23)
    assert Duel(at, GatherCards()).pending is None
    assert "AC41" in at.state.zones["allied-deck"]


@pytest.mark.rule("ARD-E0-01")
def test_allied_command_crisis_comes_too_late_once_xxx_corps_is_there() -> None:
    at = campaign(day=22)
    assert refuses(german_impulse(at, "GS20").why_not(PlayEvent("GS20")), "ARD-E0-01")


@pytest.mark.rule("ARD-E0-05")
def test_commandos_skip_the_next_allied_impulse_and_only_that() -> None:
    at = campaign(day=18)
    as_if(at.state, impulse=3)
    at.state.zones["german-hand"], at.state.zones["german-deck"] = ("GP03", "GS18"), ()
    at.state.zones["allied-hand"], at.state.zones["allied-deck"] = ("AC01", "AC02"), ()
    duel = Duel(at, Impulses())
    duel.do(PlayEvent("GS18"))
    pending = duel.pending
    assert isinstance(pending, Decision)
    assert pending.side == "german"
    assert len(duel.told("ARD-E0-05")) == 2
    at.state.clock.skip_allied_impulse()
    assert refuses(german.event_refusal(at.state, "Commandos"), "ARD-E0-05")


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


@pytest.mark.rule("ARD-E0-06", "ARD-H-29")
@pytest.mark.parametrize(("named", "other"), [("82", "101"), ("101", "82")])
def test_eisenhower_hesitates_holds_back_the_division_the_german_names(named: str, other: str) -> None:
    at = campaign(day=17)
    duel = german_impulse(at, "GS19")
    duel.do(PlayEvent("GS19"))
    duel.do(NameDivision(named))
    boxes = {
        name: {
            at.state.board.where[n].text
            for n in at.title.formation_units(name)
            if at.title.units[n].side_number == ALLIED
        }
        for name in (named, other)
    }
    assert boxes == {named: {"[Calendar 19]"}, other: {"[Calendar 18]"}}
    at.state.clock.set_day(18)
    assert Duel(at, GatherCards()).pending is None
    cards = {"82": "AC10", "101": "AC28"}
    assert cards[named] in at.state.zones["allied-later"]
    assert cards[other] in at.state.zones["allied-deck"]


@pytest.mark.rule("ARD-E0-06")
def test_eisenhower_hesitates_does_nothing_after_the_17th_and_names_no_other_division() -> None:
    at = campaign(day=17)
    assert refuses(Duel(at, NamingDivision()).why_not(NameDivision("28")), "ARD-E0-06")
    late = campaign(day=18)
    for n in late.state.in_box("Calendar 18"):
        late.state.put_in_box(n, "Allied Reserve" if late.state.board.side_of(n) else "German Reserve")
    assert refuses(german_impulse(late, "GS19").why_not(PlayEvent("GS19")), "ARD-E0-06")


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
        at.state.clock.set_day(day)
        Duel(at, GatherCards()).settle()
        assert set(at.state.zones["allied-deck"]) & {"AC10", "AC28"} == cards


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


@pytest.mark.parametrize(("unit", "army", "void"), [("CCA.3A.VII", "1US", 2), ("CCA.4A.III", "3US", 0)])
def test_monty_voids_the_first_ten_cards_of_the_first_army(unit: str, army: str, void: int) -> None:
    f = ground(24)
    number = f.put(unit, "1116" if army == "1US" else "2316")
    f.state.clock.put_event_in_force("Monty Tidies The Lines")
    cards = [name for name in f.state.title.action_cards if name.endswith(("04", "10", "15"))]
    duel = activation(f, [number], *cards, army=army)
    for card in cards:
        duel.roll(card, "action card")
        assert duel.pending is not None or card == cards[-1]
    assert len(duel.told("ARD-E0-15")) == void


@pytest.mark.rule("ARD-E0-07")
def test_fuel_priority_counts_nothing_and_serves_once_a_day() -> None:
    at = campaign(day=24)
    at.state.zones["german-hand"] = ("GP01", "GP13", FUEL_PRIORITY)
    Duel(at, NoFuel("GP01")).do(PlayEvent(FUEL_PRIORITY))
    assert at.state.clock.level_spent == 0
    assert "GP01" in at.state.zones["german-hand"]
    at.state.zones["german-hand"] = ("GP13", FUEL_PRIORITY)
    assert refuses(Duel(at, NoFuel("GP13")).why_not(PlayEvent(FUEL_PRIORITY)), "ARD-E0-07")


def chits(at: Field, hex: str, attacker: int) -> int:
    from broadfront.titles.ardennes.rules.fighting.fight import Fight

    where = at.state.board.hex_of_unit(attacker)
    assert where is not None
    defenders = at.state.board.units_at(at.at(hex), ALLIED)
    fight = Fight("german", at.at(hex), (attacker,), 0, from_hexes=(where,), defenders=defenders)
    return max_chits(at.state, fight)[0]


@pytest.mark.rule("ARD-E0-08")
def test_fury_of_bastogne_raises_chits_against_vp_hexes_and_lowers_them_elsewhere() -> None:
    at = field(variant="2p", vp={"0505": 3}, day=21)
    defender, attacker = at.put(A_INF, "0505"), at.put(G_INF, "0504")
    plain = chits(at, "0505", attacker)
    german.run_fury_of_bastogne(at.state)
    assert chits(at, "0505", attacker) == plain + 2
    at.state.place_at(defender, "0503")
    assert chits(at, "0503", attacker) == max(1, plain - 2)
    assert refuses(german.event_refusal(at.state, FURY), "ARD-E0-08")


@pytest.mark.rule("ARD-E0-08")
@pytest.mark.parametrize(("hex", "most"), [("1814", 9), ("1714", 5)])
def test_the_maximum_with_everything(hex: str, most: int) -> None:
    f = ground(26)
    attackers = [f.put(unit, "1715") for unit in ("3.2Pz.XLVII", "304.2Pz.XLVII", "Bohm.2Pz.XLVII")]
    f.put("327.101.VIII", hex, supply="OutOfSupply", steps=2)
    run_fury_of_bastogne(f.state)
    fight = fight_at(f, attackers, hex, attacker_tactics=("Panzer Battalion",))
    assert chit_limits(f.state, fight)[:2] == (2, most)


# The book reads it as German attacks.
@pytest.mark.rule("ARD-E0-08")
@pytest.mark.parametrize(
    ("unit", "start", "foe", "hex", "more"),
    [
        ("16.116.LVIII", "1117", "CCR.3A.VII", "1118", 2),
        ("901.Lehr.XLVII", "1813", "501.101.VIII", "1814", 2),
        ("901.Lehr.XLVII", "1812", "501.101.VIII", "1813", -2),
        ("CCA.2A.VII", "1321", "130.Lehr.XLVII", "1421", 0),
    ],
)
def test_fury_of_bastogne_counts_for_every_victory_hex_that_germans_attack(
    unit: str, start: str, foe: str, hex: str, more: int
) -> None:
    f = ground(24)
    attacker = f.put(unit, start)
    f.put(foe, hex)
    fight = fight_at(f, [attacker], hex)
    before = max_chits(f.state, fight)[0]
    run_fury_of_bastogne(f.state)
    assert max_chits(f.state, fight)[0] == max(1, before + more)
    f.state.begin_day(25)
    assert max_chits(f.state, fight)[0] == before


@pytest.mark.rule("ARD-E0-11")
def test_ground_freeze_lasts_for_the_day_and_is_not_called_twice() -> None:
    at = field(variant="2p", day=20)
    german.run_ground_freeze(at.state)
    assert FREEZE in at.state.clock.lasting
    barred = [side.event_refusal(at.state, "Ground Freeze") for side in (german, allied)]
    assert all(refuses(no, "ARD-E0-11") for no in barred)
    assert {no.text for no in barred if no is not None} == {"Ground Freeze is already in force today."}
    at.state.begin_day(21)
    assert german.event_refusal(at.state, "Ground Freeze") is None


@pytest.mark.rule("ARD-E0-11", "ARD-E1-08")
def test_ground_freeze_of_one_side_is_the_same_as_that_of_the_other_and_bars_it_for_the_day() -> None:
    for by_german in (True, False):
        f = field(terrain={"0505": "Forest", "0506": "Forest"}, variant="2p")
        number = f.put(G_MECH, "0504")
        assert check_move(f.state, number, ["0505"]).ledger[0].amount != -3
        if by_german:
            run_german(f.state, FREEZE_EVENT)
        else:
            run_event(f.state, FREEZE_EVENT)
        assert check_move(f.state, number, ["0505"]).ledger[0].amount == -3
        assert refuses(allied_refusal(f.state, FREEZE_EVENT), "ARD-E0-11")
        assert refuses(german_refusal(f.state, FREEZE_EVENT), "ARD-E0-11")


@pytest.mark.rule("ARD-E0-15")
def test_monty_keeps_units_of_the_first_army_from_attacking_that_day() -> None:
    at = field(variant="2p", day=21, roads=[LONG_ROAD])
    first, third = at.put(A_INF, "0506"), at.put("109.28.VIII", "0405")
    at.put(G_INF, "0505")
    german.run_monty(at.state)
    duel = activate(at, first, third, side="allied")
    duel.do(AttackHex("0505"))
    assert refuses(duel.why_not(JoinAttack(A_INF)), "ARD-E0-15")
    assert duel.options() == ["JoinAttack 109.28.VIII"]
    at.state.begin_day(22)
    duel = activate(at, first, third, side="allied")
    duel.do(AttackHex("0505"))
    assert duel.why_not(JoinAttack(A_INF)).legal


@pytest.mark.rule("ARD-E0-15")
@pytest.mark.parametrize(
    ("army", "card", "cancelled"), [("1US", "AA10", True), ("3US", "AA10", False), ("1US", "AA11", False)]
)
def test_monty_tidies_the_lines_cancels_offensive_cards_of_the_first_army(
    army: str, card: str, cancelled: bool
) -> None:
    f = field(roads=[ROAD], day=22)
    f.state.clock.put_event_in_force("Monty Tidies The Lines")
    number = f.put(A_MECH, "0507")
    f.put(G_INF, "0506", steps=1)
    duel = one_card(f, (number,), card, army=army)
    trace = last(duel, "Action card")
    assert (trace.choice == "nothing") is cancelled
    if not cancelled:
        assert trace.choice.startswith("attack 0506")
        again = one_card(f, (number,), "AA10")
        assert last(again, "Action card 10").rules == ("ARD-E0-15",)


@pytest.mark.rule("ARD-E0-15")
def test_monty_lets_the_first_army_move_and_not_attack() -> None:
    f = ground(24, "2p")
    number = f.put("CCB.2A.VII", "1123")
    f.put("3.2Pz.XLVII", "1124")
    run_monty(f.state)
    duel = Duel(f, BeginActivation(Activation("allied", "AC03", (number,), 1)))
    assert refuses(duel.why_not(AttackHex("1124")), "ARD-E0-15")
    assert duel.why_not(SelectUnit("CCB.2A.VII")).legal


def drop(**what: object) -> Field:
    at = field(rows=12, columns=14, variant="2p", day=16, tags={"0403": "westwall"}, **what)  # type: ignore[arg-type]
    at.state.put_in_box(at.title.unit("VDH.VDH.ISS").number, "Von der Heydte")
    return at


@pytest.mark.rule("ARD-E0-16", "ARD-E0-17", "ARD-E0-18", "ARD-E0-19")
def test_von_der_heydte_lands_only_where_the_card_allows() -> None:
    at = drop(terrain={"0505": "Forest", "0506": "Woods"}, cities=["0507"], towns=["0508"])
    at.put(A_INF, "0703")
    duel = Duel(at, Landing())
    assert refuses(duel.why_not(LandHere("0703")), "ARD-E0-16")
    assert refuses(duel.why_not(LandHere("0704")), "ARD-E0-16")
    assert refuses(duel.why_not(LandHere("0505")), "ARD-E0-17")
    assert refuses(duel.why_not(LandHere("0507")), "ARD-E0-17")
    assert refuses(duel.why_not(LandHere("0808")), "ARD-E0-18")
    assert refuses(duel.why_not(LandHere("0412")), "ARD-E0-19")
    assert duel.why_not(LandHere("0506")).legal
    assert duel.why_not(LandHere("0508")).legal
    assert duel.why_not(LandHere("0411")).legal


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


@pytest.mark.rule("ARD-E0-20", "ARD-E0-21")
@pytest.mark.parametrize(
    ("roll", "found"),
    [(1, "InSupply"), (2, "LowSupply"), (3, "LowSupply"), (4, "OutOfSupply"), (7, "OutOfSupply"), (8, "Isolated"),
     (9, "Isolated"), (10, "")],
)  # fmt: skip
def test_the_landing_roll_gives_the_supply_state_and_calls_for_no_check(roll: int, found: str) -> None:
    at = drop(roads=["0514-0513-0512-0511-0510-0509-0508-0507"], towns=["0507"])
    vdh = at.title.unit("VDH.VDH.ISS").number
    duel = Duel(at, LandingRoll("0506"))
    duel.roll(roll, "landing")
    assert duel.pending is None
    if found:
        assert at.state.board.where[vdh].text == "0506"
        assert SUPPLY_STATES[at.state.board.supply[vdh]] == found
    else:
        assert at.state.board.where[vdh].text == "eliminated"
    assert duel.told("ARD-E0-21")


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
    assert (f.state.land.place_holder(f.at("0412")) == 0) == bool(state)
    assert (where(f, "VDH.VDH.ISS") == "0412") == bool(state)
    if state:
        assert SUPPLY_STATES[f.state.board.supply[number]] == state
        assert bool(f.state.board.exerts[GERMAN][f.at("0412")]) == (state != "Isolated")


@pytest.mark.rule("ARD-E0-21")
def test_paratroops_lost_in_the_landing_take_nothing() -> None:
    for roll, holder in ((10, ALLIED), (9, GERMAN)):
        f = field(towns=["0505"], tags={"0501": "westwall"})
        f.hold("allied", "0505")
        f.state.put_in_box(f.title.unit("VDH.VDH.ISS").number, "Von der Heydte")
        Duel(f, LandingRoll("0505")).roll(roll)
        assert f.state.land.place_holder(f.at("0505")) == holder


@pytest.mark.rule("ARD-H-52")
def test_von_der_heydte_jumps_once() -> None:
    at = drop()
    duel = german_impulse(at, STOSSER)
    duel.do(PlayEvent(STOSSER))
    duel.do(LandHere("0506"))
    duel.roll(1)
    assert STOSSER in at.state.zones["german-out"]
    at.state.zones["german-out"] = ()
    assert refuses(german_impulse(at, STOSSER).why_not(PlayEvent(STOSSER)), "ARD-H-30")
    at.state.set_facts(used=frozenset())
    assert refuses(german_impulse(at, STOSSER).why_not(PlayEvent(STOSSER)), "ARD-H-52")


@pytest.mark.parametrize(("day", "works"), [(21, True), (22, False)])
def test_the_command_crisis_works_before_the_british_have_come(day: int, works: bool) -> None:
    at = campaign(day=day, variant="gs")
    if not works:
        for n in at.state.in_box("Calendar 22"):
            at.state.put_in_box(n, "Allied Reserve" if at.state.board.side_of(n) else "German Reserve")
    ruling = german_impulse(at, "GS20").why_not(PlayEvent("GS20"))
    assert ruling.legal if works else refuses(ruling, "ARD-E0-01")
