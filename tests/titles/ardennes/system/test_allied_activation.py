"""An Allied activation (rules ARD-A0-01..05, ARD-A0-11..16, ARD-A0-22..23, ARD-H-36)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.fighting.unit_states import check_build_ip
from broadfront.titles.ardennes.rules.lines.surround import is_surrounded
from broadfront.titles.ardennes.rules.victory_points import check_attack_from, check_vacate
from broadfront.titles.ardennes.system.allied_activation import (
    activation_eligibility_of_formation,
    activation_eligibility_of_unit,
    shuffle_action_cards,
)
from tests.titles.ardennes.support.combat import WEST
from tests.titles.ardennes.support.duel import battle
from tests.titles.ardennes.support.field import (
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
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.impulse import activation, last, lost, one_card, traces
from tests.titles.ardennes.support.roads import ROAD, SHORT_ROAD
from tests.titles.ardennes.support.units import ring, where


@pytest.mark.rule("ARD-A0-01", "ARD-A0-02")
def test_danger_of_surround_makes_eligible_unless_in_a_victory_hex_or_surrounded() -> None:
    def endangered(**more: object) -> tuple[Field, int]:
        f = field(**more)  # type: ignore[arg-type]
        f.put(G_MECH, "0504")
        f.put(G_MECH_2, "0408")
        return f, f.put(A_INF, "0505", supply="OutOfSupply")

    f, number = endangered()
    assert allows(activation_eligibility_of_unit(f.state, number), "ARD-A0-01", "ARD-A0-02")
    worth, unit = endangered(vp={"0505": 2}, towns=["0505"])
    assert refuses(activation_eligibility_of_unit(worth.state, unit), "ARD-A0-01")
    f.put(G_INF, "0506")
    assert refuses(activation_eligibility_of_unit(f.state, number), "ARD-A0-01")


@pytest.mark.rule("ARD-A0-01")
def test_from_the_19th_a_formation_that_is_not_eligible_is_told_of_attacks_too() -> None:
    for day in (18, 19):
        f = field(day=day, towns=["0909"])
        f.put(G_INF, "0503")
        why = str(activation_eligibility_of_formation(f.state, []).why)
        assert ("2:1" in why) == (day == 19), why


@pytest.mark.rule("ARD-A0-01")
def test_one_eligible_unit_is_enough_for_a_formation() -> None:
    f = field(towns=["0505", "0605"])
    f.put(G_MECH, "0503")
    fit, shaken = f.put(A_INF, "0505"), f.put(A_INF_2, "0605")
    assert refuses(activation_eligibility_of_formation(f.state, (fit, shaken)), "ARD-A0-01")
    f.state.board.set_dispersed(shaken, True)
    assert allows(activation_eligibility_of_formation(f.state, (fit, shaken)), "ARD-A0-01")


@pytest.mark.rule("ARD-A0-03")
def test_a_dispersed_a_wandering_and_an_out_of_contact_unit_make_eligible() -> None:
    f = field(towns=["0505"])
    number = f.put(A_INF, "0505", dispersed=True)
    f.put(G_MECH, "0503")
    assert allows(activation_eligibility_of_unit(f.state, number), "ARD-A0-03")
    f.state.board.set_dispersed(number, False)
    assert refuses(activation_eligibility_of_unit(f.state, number), "ARD-A0-01")
    idle = f.put(A_INF_2, "0910")
    assert activation_eligibility_of_unit(f.state, idle).text == f"{A_INF_2} is OutOfContact."
    cut = ring()
    assert activation_eligibility_of_unit(cut.state, cut.title.unit(A_INF).number).text == f"{A_INF} is Wandering."


@pytest.mark.rule("ARD-A0-04")
def test_room_for_an_ip_makes_eligible() -> None:
    f = field(roads=[ROAD])
    f.put(G_MECH, "0504")
    number = f.put(A_INF, "0506")
    assert allows(activation_eligibility_of_unit(f.state, number), "ARD-A0-04")
    f.state.land.add_ip("0506")
    assert refuses(activation_eligibility_of_unit(f.state, number), "ARD-A0-01")


@pytest.mark.rule("ARD-A0-04")
def test_an_ip_needs_supply_and_no_town_and_no_other_ip() -> None:
    f = field(roads=[SHORT_ROAD], towns=["0507"])
    assert allows(check_build_ip(f.state, f.put(A_INF, "0506")), "ARD-A0-04")
    assert refuses(check_build_ip(f.state, f.put(A_INF_2, "0507")), "ARD-A0-04")
    f.state.land.add_ip("0506")
    assert refuses(check_build_ip(f.state, f.title.unit(A_INF).number), "ARD-A0-04")
    assert refuses(check_build_ip(f.state, f.put(A_BIG, "0501")), "ARD-A0-04")


@pytest.mark.rule("ARD-A0-05")
@pytest.mark.parametrize(("day", "steps", "yes"), [(19, 1, True), (18, 1, False), (19, 2, False)])
def test_from_the_19th_a_move_that_brings_an_attack_to_two_to_one_makes_eligible(
    day: int, steps: int, yes: bool
) -> None:
    f = field(day=day, towns=["0507"], terrain={"0505": "Woods"})
    f.put(G_INF, "0505", steps=steps)
    number = f.put(A_INF, "0507")
    ruling = activation_eligibility_of_unit(f.state, number)
    assert allows(ruling, "ARD-A0-05") if yes else refuses(ruling, "ARD-A0-01")
    if not yes:
        f.state.clock.set_day(19)
        f.state.set_steps(f.title.unit(G_INF).number, 1)
        assert allows(activation_eligibility_of_unit(f.state, number), "ARD-A0-05")


@pytest.mark.rule("ARD-A0-11")
def test_three_action_cards_are_drawn_without_return() -> None:
    f = field(roads=[ROAD])
    number = f.put(A_INF, "0509")
    duel = activation(f, (number,), "AA20", "AA21", "AA22", "AA11")
    for card in ("AA22", "AA11", "AA20"):
        pending = duel.pending
        assert isinstance(pending, Chance)
        duel.roll(card)
    assert duel.pending is None
    assert [t.question.split(",")[0] for t in traces(duel, "Action card")] == [
        "Action card 22",
        "Action card 11",
        "Action card 20",
    ]
    assert {t.choice for t in traces(duel, "Action card")} == {"passed over"}


@pytest.mark.rule("ARD-A0-11", "ARD-H-36")
def test_cards_whose_date_has_not_come_are_not_in_the_deck() -> None:
    f = field(roads=[ROAD], day=18)
    number = f.put(A_INF, "0509")
    duel = activation(f, (number,), "AA22")
    f.state.zones["action-later"] = ("AA04", "AA10")
    pending = duel.pending
    assert isinstance(pending, Chance)
    assert pending.outcomes == ("AA22",)
    late = field(roads=[ROAD], day=19)
    later = activation(late, (late.put(A_INF, "0509"),), "AA22")
    late.state.zones["action-later"] = ("AA04", "AA10")
    pending = later.pending
    assert isinstance(pending, Chance)
    assert pending.outcomes == ("AA04", "AA10", "AA22")
    later.roll("AA04")
    assert last(later, "Action card 4").choice == "passed over"


@pytest.mark.rule("ARD-A0-12")
def test_one_unit_that_took_no_action_gets_an_ip_lowest_selector_first() -> None:
    f = field(roads=[ROAD], towns=["0508"])
    units = [f.put(A_BIG, "0508"), f.put(A_INF_2, "0509"), f.put(A_INF, "0507")]
    trace = last(activation(f, units), "An IP")
    assert trace.choice == f"{A_INF_2} in 0509"
    assert lost(trace)[A_BIG].rule == "ARD-A0-04"
    assert f.state.land.ips == {"0509"}


@pytest.mark.rule("ARD-A0-12")
def test_units_in_towns_dug_in_or_out_of_supply_get_no_ip() -> None:
    f = field(roads=[ROAD], towns=["0508"])
    units = [f.put(A_BIG, "0508"), f.put(A_INF_2, "0509"), f.put(A_INF, "0501", supply="OutOfSupply")]
    f.state.land.add_ip("0509")
    trace = last(activation(f, units), "An IP")
    assert trace.choice == "nobody"
    assert [candidate.rule for candidate in trace.candidates] == ["ARD-A0-04", "ARD-A0-04", "ARD-S1-07"]
    free = f.put(A_INF_3, "0507")
    assert last(activation(f, (*units, free)), "An IP").choice == f"{A_INF_3} in 0507"


@pytest.mark.rule("ARD-A0-12")
def test_a_unit_that_acted_gets_no_ip() -> None:
    f = field(roads=[ROAD], hv={"0505": 3}, day=17)
    f.put(G_MECH, "0503")
    mover, idle = f.put(A_INF_2, "0508"), f.put(A_INF, "0509")
    duel = one_card(f, (mover, idle), "AA13")
    assert last(duel, "An IP").choice == f"{A_INF} in 0509"
    assert A_INF_2 not in {c.what for c in last(duel, "An IP").candidates}


@pytest.mark.rule("ARD-A0-13")
def test_dispersed_units_that_did_nothing_else_recover() -> None:
    f = field(roads=[ROAD])
    idle, acted = f.put(A_INF, "0509", dispersed=True), f.put(A_INF_2, "0909", dispersed=True)
    duel = activation(f, (idle,))
    assert duel.pending is None
    assert [bool(f.state.board.dispersed[n]) for n in (idle, acted)] == [False, True]
    assert last(duel, f"{A_INF} is Dispersed").choice == "it recovers"


@pytest.mark.rule("ARD-A0-14", "ARD-A0-22")
def test_the_lead_unit_takes_along_all_units_of_its_hex_whatever_their_formation() -> None:
    f = field(roads=[ROAD], hv={"0505": 3}, day=17)
    f.put(G_MECH, "0503")
    lead, guest = f.put(A_INF, "0507"), f.put(A_ENG, "0507")
    trace = last(one_card(f, (lead,), "AA13"), "Action card 13")
    assert trace.choice == f"{A_INF}, {A_ENG} to 0505"
    assert {"ARD-A0-14", "ARD-A0-22"} <= set(trace.rules)
    assert [f.state.board.where[n].text for n in (lead, guest)] == ["0505", "0505"]


@pytest.mark.rule("ARD-A0-15")
def test_a_stack_in_a_victory_hex_attacks_with_four_steps_or_more() -> None:
    f = field(vp={"0505": 2})
    f.put(A_BIG, "0505")
    assert refuses(check_attack_from(f.state, f.at("0505")), "ARD-A0-15")
    f.put(A_ENG, "0505")
    assert allows(check_attack_from(f.state, f.at("0505")), "ARD-A0-15")


@pytest.mark.rule("ARD-A0-16")
def test_a_victory_hex_near_germans_keeps_the_highest_selector_of_its_stack() -> None:
    f = field(roads=[ROAD], hv={"0505": 3}, vp={"0507": 2}, towns=["0507"], day=17)
    f.put(G_MECH, "0504")
    low, high = f.put(A_INF_2, "0507"), f.put(A_INF_3, "0507")
    trace = last(one_card(f, (low, high), "AA13"), "Action card 13")
    assert trace.choice == f"{A_INF_2} to 0505"
    assert f.state.board.where[high].text == "0507"


def test_a_unit_acts_once_in_an_activation() -> None:
    f = field(roads=[ROAD], hv={"0505": 3, "0506": 2}, day=17)
    f.put(G_MECH, "0503")
    number = f.put(A_INF, "0507")
    duel = activation(f, (number,), "AA13", "AA12")
    duel.roll("AA13")
    duel.roll("AA12")
    assert last(duel, "Action card 12").choice == "passed over"


@pytest.mark.rule("ARD-A0-16")
def test_a_victory_hex_near_germans_keeps_a_unit() -> None:
    f = field(vp={"0505": 2})
    one, two = f.put(A_INF, "0505"), f.put(A_INF_2, "0505")
    assert check_vacate(f.state, (one, two)).legal
    f.put(G_INF, "0503", supply="Isolated")
    assert refuses(check_vacate(f.state, (one, two)), "ARD-A0-16")
    assert allows(check_vacate(f.state, (one,)), "ARD-A0-16")


WEST_ROAD = "0510-0509-0508-0507-0506-0505"


@pytest.mark.rule("ARD-A0-23")
def test_the_hexes_that_come_after_the_chosen_one_are_told_in_order() -> None:
    f = field(roads=[WEST_ROAD])
    number = f.put(A_INF, "0509")
    f.put(G_INF, "0503")
    trace = last(one_card(f, (number,), "AA18"), "Action card")
    assert [(c.what, c.chosen) for c in trace.candidates] == [
        (f"{A_INF} to 0506", True),
        (f"{A_INF} to 0405", False),
        (f"{A_INF} to 0505", False),
        (f"{A_INF} to 0605", False),
    ]
    assert all("the chosen one" in c.why for c in trace.candidates[1:])


@pytest.mark.rule("ARD-A0-23")
def test_the_first_sign_of_the_allied_order_of_moves_is_an_empty_hex() -> None:
    f = field()
    attackers = [f.put(A_INF, WEST)]
    f.put(G_INF, "0505")
    f.put(A_MECH, "0507")  # next to 0506, which holds friends; 0605 costs it two
    duel = battle(f, "0505", attackers, allied_deck=["AC10"])
    duel.roll("AC10")
    assert duel.pending is not None
    assert where(f, A_MECH) not in ("0507", WEST)
    assert not [n for n in f.state.board.units_at(f.at(where(f, A_MECH)), ALLIED) if f.title.units[n].id != A_MECH]


@pytest.mark.rule("ARD-H-36")
@pytest.mark.parametrize(("day", "numbers"), [(18, {*range(11, 23)}), (19, {*range(1, 23)}), (22, {*range(1, 23)})])
def test_action_cards_come_by_date(day: int, numbers: set[int]) -> None:
    f = ground(day)
    shuffle_action_cards(f.state)
    assert {int(card[2:]) for card in f.state.zones["action-deck"]} == numbers


@pytest.mark.rule("ARD-H-36")
def test_a_converging_attack_brings_up_one_stack_where_one_is_enough_and_never_three() -> None:
    for steps, germans, way in ((1, [G_INF], 1), (2, [G_INF, G_INF_2], 2), (2, [G_INF, G_INF_2, G_INF_3], 0)):
        f = field(roads=[WEST_ROAD], day=19, rows=8)
        units = [f.put(unit, hex) for unit, hex in ((A_INF_2, "0507"), (A_INF, "0407"), (A_INF_3, "0607"))]
        for german in germans:
            f.put(german, "0504", steps=steps)
        assert last(one_card(f, units, "AA04"), "Action card").choice.count("by way of") == way


def test_who_makes_a_formation_eligible() -> None:
    f = ground(18)
    number = f.put("117.30.XVIII", "0810")
    f.put("Peiper.1SS.ISS", "0710")
    assert refuses(activation_eligibility_of_unit(f.state, number), "ARD-A0-01")
    f.state.place_at(number, "0811")
    assert allows(activation_eligibility_of_unit(f.state, number), "ARD-A0-04")
    f.state.land.add_ip("0811")
    f.put("Hansen.1SS.ISS", "0810")
    f.put("Sandig.1SS.ISS", "0812")
    assert is_surrounded(f.state, f.at("0811"), ALLIED)
    assert refuses(activation_eligibility_of_unit(f.state, number), "ARD-A0-01")
