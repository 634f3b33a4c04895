"""Allied events (rules ARD-E1-01..15)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.events import allied
from broadfront.titles.ardennes.events.allied import AirSupply, Barrage, Intercept, resupply_around, run_event
from broadfront.titles.ardennes.events.allied_reserve import units_raise_the_alarm_may_deploy
from broadfront.titles.ardennes.rules.actions import DiscardCard
from broadfront.titles.ardennes.rules.fighting.unit_states import check_advance, check_replacement
from broadfront.titles.ardennes.rules.routes.movement import move_refusal
from broadfront.titles.ardennes.steps.card_preparation import GatherCards, hand_limit
from broadfront.titles.ardennes.steps.supply_phase import CapturedCard, RoadblocksRemoved
from broadfront.titles.ardennes.system.event_choices import system_event_refusal
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.deployment import two_roads
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_XXX,
    G_INF,
    G_INF_2,
    G_INF_3,
    as_if,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.impulse import impulse, last, lost


@pytest.mark.rule("ARD-E1-01", "ARD-E1-02")
def test_airpower_goes_to_the_greatest_strength_and_the_units_around_it() -> None:
    f = field()
    weak = f.put(A_INF, "0202", supply="Isolated")
    strong, beside = f.put(A_BIG, "0505", supply="OutOfSupply"), f.put(A_INF_2, "0506", supply="Isolated")
    duel = Duel(f, AirSupply())
    trace = last(duel, "Airpower")
    assert trace.choice.endswith(" in 0505")
    assert lost(trace)[f"{A_INF} in 0202"].why == "strength 4; the chosen one has 6"
    assert [f.state.board.supply[n] for n in (strong, beside, weak)] == [0, 0, 3]


@pytest.mark.rule("ARD-E1-01", "ARD-E1-02")
def test_airpower_serves_the_strongest_stack_and_its_neighbors() -> None:
    f = ground(24)
    bad = [f.put(unit, "1714", supply="OutOfSupply") for unit in ("506.101.VIII", "502.101.VIII")]
    bad += [f.put(unit, "1814", supply="OutOfSupply") for unit in ("327.101.VIII", "CCB.10A.VIII")]
    bad.append(f.put("501.101.VIII", "1813", supply="Isolated"))
    low = f.put("26.1.V", "0706", supply="LowSupply")
    duel = Duel(f, AirSupply())
    assert last(duel, "Airpower").choice.endswith(" in 1814")
    assert [f.state.board.supply[n] for n in (*bad, low)] == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("ARD-E1-01", "ARD-D1-02")
def test_a_unit_supplied_from_the_air_still_traces_no_supply_for_replacements() -> None:
    f = field()
    number = f.put(A_INF, "0505", steps=1, supply="Isolated")
    for unit, hex in ((G_INF, "0404"), (G_INF_2, "0605"), (G_INF_3, "0506")):
        f.put(unit, hex)
    resupply_around(f.state, f.at("0505"))
    assert f.state.board.supply[number] == 0
    assert refuses(check_replacement(f.state, number), "ARD-D1-02")


@pytest.mark.rule("ARD-E1-02")
def test_of_equal_strength_airpower_prefers_the_isolated() -> None:
    f = field()
    f.put(A_INF_2, "0202", supply="OutOfSupply")
    f.put(A_INF, "0808", supply="Isolated")
    assert last(Duel(f, AirSupply()), "Airpower").choice.endswith(" in 0808")


@pytest.mark.rule("ARD-E1-02")
def test_then_airpower_prefers_the_lowest_selector() -> None:
    f = field()
    f.put(A_INF, "0202", supply="Isolated")  # 52
    f.put(A_INF_2, "0808", supply="Isolated")  # 51
    assert last(Duel(f, AirSupply()), "Airpower").choice.endswith(" in 0808")


NOBODY = "the card commands no formation"


@pytest.mark.rule("ARD-E1-03")
def test_airpower_with_nobody_in_need_takes_the_best_german_card_and_a_place_in_the_hand() -> None:
    f = field(day=23)
    duel = impulse(f, "AC57", hand=("GP01", "GP02"))  # Command Values 4 and 3
    assert last(duel, "Command card").choice == f"command event, Airpower; {NOBODY}, and another is drawn after it"
    pending = duel.pending
    assert isinstance(pending, Decision)
    assert duel.options() == ["DiscardCard GP01"]
    assert f.state.zones["allied-captured"] == ("AC57",)


@pytest.mark.rule("ARD-E1-03", "ARD-H-35")
def test_airpower_as_a_special_event_blocks_a_place_in_the_hand() -> None:
    f = field(day=24)
    duel = impulse(f, "AC01", hand=("GP01",))
    assert last(duel, "Command card").choice == "special event of the day, Airpower"
    assert f.state.tally.blocked_slots == 1


@pytest.mark.rule("ARD-E1-03")
def test_airpower_with_nobody_in_need_takes_one_of_the_best_cards() -> None:
    f = ground(23)
    f.put("26.1.V", "0706", supply="LowSupply")
    duel = impulse(f, "AC57", "AC50", hand=("GP22", "GP12", "GP03"))
    assert sorted(duel.options()) == ["DiscardCard GP12", "DiscardCard GP22"]
    assert f.state.zones["allied-captured"] == ("AC57",)


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


@pytest.mark.rule("ARD-E1-04", "ARD-E1-06", "ARD-E1-08")
def test_events_of_the_day_are_in_force_once() -> None:
    f = field()
    for event in ("Allies Alert", "Break In The Clouds"):
        assert system_event_refusal(f.state, event) is None
        f.state.clock.put_event_in_force(event)
        assert system_event_refusal(f.state, event) is not None
    cold = field(day=20)
    freeze = impulse(cold, "AC54")
    assert last(freeze, "Command card").choice == f"command event, Ground Freeze; {NOBODY}, and the impulse ends"
    assert freeze.told("ARD-E1-08")
    assert last(impulse(cold, "AC54"), "Command card").choice == f"nothing applies; {NOBODY}, and the impulse ends"


@pytest.mark.rule("ARD-E1-04", "ARD-CMD-02")
def test_the_first_card_of_the_18th_alerts_the_allies_whatever_else_it_could_do() -> None:
    f = field(day=18)
    f.put(A_INF, "0505")
    duel = impulse(f, "AC03")
    assert last(duel, "Command card").choice == "special event of the day, Allies Alert"
    assert duel.told("ARD-E1-04")
    assert f.state.clock.lasting == {"Allies Alert"}


@pytest.mark.rule("ARD-E1-05", "ARD-E1-07")
def test_events_against_german_cards_need_cards() -> None:
    f = field()
    f.state.zones["german-hand"] = f.state.zones["german-deck"] = ()
    assert refuses(system_event_refusal(f.state, "Artillery Barrage"), "ARD-E1-05")
    assert refuses(system_event_refusal(f.state, "German Plans Intercepted"), "ARD-E1-07")
    f.state.zones["german-hand"] = ("GP01",)
    assert system_event_refusal(f.state, "Artillery Barrage") is None
    assert system_event_refusal(f.state, "German Plans Intercepted") is None


@pytest.mark.rule("ARD-E1-05")
def test_the_barrage_strikes_division_cards_only() -> None:
    f = ground(21)
    f.state.zones["german-hand"] = ("GP03", "GS01", "GS12")
    duel = Duel(f, Barrage())
    pending = duel.pending
    assert isinstance(pending, Chance)
    assert list(pending.outcomes) == ["GP03"]
    f.state.zones["german-hand"] = ("GS01", "GS12")
    assert refuses(system_event_refusal(f.state, "Artillery Barrage"), "ARD-E1-05")


@pytest.mark.rule("ARD-E1-07")
@pytest.mark.parametrize(("pile", "hand"), [(3, 4), (0, 4), (0, 0)])
def test_plans_intercepted_take_from_the_pile_then_the_hand(pile: int, hand: int) -> None:
    f = ground(17)
    cards = f.state.zones["german-deck"]
    f.state.zones["german-deck"], f.state.zones["german-hand"] = cards[:pile], cards[3 : 3 + hand]
    source = cards[:pile] or cards[3 : 3 + hand]
    if not source:
        assert refuses(system_event_refusal(f.state, "German Plans Intercepted"), "ARD-E1-07")
        return
    duel = Duel(f, Intercept())
    pending = duel.pending
    assert isinstance(pending, Chance)
    assert set(pending.outcomes) == set(source)
    duel.roll(source[0])
    duel.settle()
    assert f.state.zones["german-discard"] == (source[0],)


@pytest.mark.rule("ARD-E1-09")
def test_raise_the_alarm_brings_the_lowest_selector_that_can_be_placed_whatever_its_formation() -> None:
    f = two_roads(without={"0506": "corps-v", "0305": "corps-v"})
    as_if(f.state, special_event=False)
    f.reserve(A_BIG)  # V Corps, selector 11, outside its boundaries
    f.reserve(A_MECH)  # XVIII Corps, selector 11
    duel = impulse(f, "AC12")
    assert last(duel, "Raise The Alarm").choice == A_MECH
    assert lost(last(duel, "Raise The Alarm"))[A_BIG].why == "selector 11, but no hex qualifies for it"
    assert last(duel, "Deploy").choice == f"{A_MECH} at 0506 by Method A"


@pytest.mark.rule("ARD-E1-09")
def test_with_an_empty_reserve_box_raise_the_alarm_takes_a_unit_due_tomorrow() -> None:
    f = two_roads()
    as_if(f.state, special_event=False)
    f.state.put_in_box(f.title.unit(A_INF_3).number, "Calendar 18")
    assert last(impulse(f, "AC12"), "Raise The Alarm").choice == A_INF_3


@pytest.mark.rule("ARD-E1-09", "ARD-CMD-02")
def test_raise_the_alarm_that_can_place_nobody_does_not_apply() -> None:
    f = two_roads(hv={})
    as_if(f.state, special_event=False)
    f.reserve(A_INF)
    trace = last(impulse(f, "AC12"), "Command card")
    assert lost(trace)["special event of the day, Raise The Alarm"].why == "no unit can be deployed"


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


@pytest.mark.rule("ARD-E1-09", "ARD-D2-01")
def test_the_alarm_does_not_bring_xxx_corps_before_its_first_arrival() -> None:
    f = field(day=23, variant="2p")
    british = f.reserve(A_XXX)
    assert british not in units_raise_the_alarm_may_deploy(f.state)
    f.put("33A.Ind.XXX", "0508")
    assert british in units_raise_the_alarm_may_deploy(f.state)


@pytest.mark.rule("ARD-E1-09")
def test_the_alarm_brings_units_due_tomorrow_only_when_the_reserve_box_is_empty() -> None:
    f = field(day=18)
    number = f.title.unit(A_INF_3).number
    f.state.put_in_box(number, "Calendar 19")
    assert units_raise_the_alarm_may_deploy(f.state) == (number,)
    waiting = f.reserve(A_INF_2)
    assert units_raise_the_alarm_may_deploy(f.state) == (waiting,)
    f.state.clock.set_day(29)
    f.state.put_in_box(waiting, "Not in play")
    assert units_raise_the_alarm_may_deploy(f.state) == ()


@pytest.mark.rule("ARD-E1-09", "ARD-D2-01")
def test_xxx_corps_in_the_box_does_not_keep_units_due_tomorrow_from_the_alarm() -> None:
    f = field(day=23)
    british, next_day, guards = f.reserve(A_XXX), f.title.unit(A_INF_3).number, f.title.unit("5.GA.XXX").number
    for number in (next_day, guards):
        f.state.put_in_box(number, "Calendar 24")
    assert units_raise_the_alarm_may_deploy(f.state) == (next_day,)
    assert allied.event_refusal(f.state, "Raise The Alarm") is None
    f.put("33A.Ind.XXX", "0508")
    assert units_raise_the_alarm_may_deploy(f.state) == (british,)
    f.state.put_in_box(british, "Not in play")
    assert set(units_raise_the_alarm_may_deploy(f.state)) == {next_day, guards}


@pytest.mark.rule("ARD-E1-10")
def test_recover_applies_while_somebody_is_dispersed() -> None:
    f = field(day=20)
    assert refuses(system_event_refusal(f.state, "Recover"), "ARD-E1-10")
    number = f.put(A_INF, "0505", dispersed=True)
    assert system_event_refusal(f.state, "Recover") is None
    run_event(f.state, "Recover", "AC09")
    assert not f.state.board.dispersed[number]


@pytest.mark.rule("ARD-E1-10")
def test_recover_reaches_every_allied_unit_and_no_german() -> None:
    f = ground(20)
    units = [f.put(unit, hex, dispersed=True) for unit, hex in (("9.2.V", "0706"), ("CCA.7A.XVIII", "1009"))]
    units.append(f.put("422.106.XVIII", "1104", supply="Isolated", dispersed=True))
    german = f.put("16.116.LVIII", "1511", dispersed=True)
    allied.run_event(f.state, "Recover")
    assert not any(f.state.board.dispersed[n] for n in units)
    assert f.state.board.dispersed[german]


@pytest.mark.rule("ARD-E1-10")
def test_the_recover_event_frees_allied_units_on_the_map_for_everything_at_once() -> None:
    f = field(variant="2p")
    number, german = f.put(A_INF, "0505", dispersed=True), f.put(G_INF, "0507", dispersed=True)
    run_event(f.state, "Recover")
    assert move_refusal(f.state, number) is None
    assert check_advance(f.state, number).legal
    assert f.state.board.zoc.is_in_enemy_zone(GERMAN, f.at("0504"))
    assert f.state.board.dispersed[german]


@pytest.mark.rule("ARD-E1-11")
def test_patton_on_the_move_brings_third_corps_on_the_21st() -> None:
    f = field(rows=20, columns=20, day=19)
    f.state.clock.note_special_event()
    number = f.title.unit("CCA.4A.III").number
    f.state.put_in_box(number, "Calendar 22")
    duel = impulse(f, "AC47")
    assert last(duel, "Command card").choice == "command event, Patton On The Move"
    assert f.state.board.where[number].text == "[Calendar 21]"
    late = field(day=21)
    assert refuses(system_event_refusal(late.state, "Patton On The Move"), "ARD-E1-11")


@pytest.mark.rule("ARD-E1-11", "ARD-H-29")
def test_patton_brings_the_units_of_the_22nd_and_no_later_ones() -> None:
    at = campaign(day=20, variant="gs")
    before = {n: at.state.board.where[n].text for n in at.title.formation_units("III")}
    allied.run_event(at.state, "Patton On The Move")
    for n, box in before.items():
        assert at.state.board.where[n].text == ("[Calendar 21]" if box == "[Calendar 22]" else box)
    assert "[Calendar 22]" in before.values()
    for day, there in ((20, False), (21, True)):
        at.state.clock.set_day(day)
        Duel(at, GatherCards()).settle()
        assert ("AC32" in at.state.zones["allied-deck"]) == there


@pytest.mark.rule("ARD-E1-11")
@pytest.mark.parametrize("day", [21, 22])
def test_patton_comes_too_late_from_the_21st(day: int) -> None:
    assert refuses(allied.event_refusal(campaign(day=day, variant="gs").state, "Patton On The Move"), "ARD-E1-11")
