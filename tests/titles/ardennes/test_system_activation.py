"""An Allied activation: eligibility, wandering units, the three action cards, the IP and recovery: A0-01 to A0-14."""

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.system.allied_activation import Wander, eligible, explain_eligible
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_MECH,
    G_MECH_2,
    Field,
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.impulse import activation, last, lost, one_card, traces

ROAD = "0510-0509-0508-0507-0506-0505"


# Eligibility


@pytest.mark.rule("ARD-A0-01", "ARD-A0-02")
def test_danger_of_surround_makes_eligible_unless_in_a_victory_hex_or_surrounded() -> None:
    def endangered(**more: object) -> tuple[Field, int]:
        f = field(**more)  # type: ignore[arg-type]
        f.put(G_MECH, "0504")
        f.put(G_MECH_2, "0408")
        return f, f.put(A_INF, "0505", supply="OutOfSupply")

    f, number = endangered()
    assert allows(explain_eligible(f.state, number), "ARD-A0-01", "ARD-A0-02")
    worth, unit = endangered(vp={"0505": 2}, towns=["0505"])
    assert refuses(explain_eligible(worth.state, unit), "ARD-A0-01")
    f.put(G_INF, "0506")
    assert refuses(explain_eligible(f.state, number), "ARD-A0-01")


@pytest.mark.rule("ARD-A0-03")
def test_a_dispersed_a_wandering_and_an_out_of_contact_unit_make_eligible() -> None:
    f = field(towns=["0505"])
    number = f.put(A_INF, "0505", dispersed=True)
    f.put(G_MECH, "0503")
    assert allows(explain_eligible(f.state, number), "ARD-A0-03")
    f.state.set_dispersed(number, False)
    assert refuses(explain_eligible(f.state, number), "ARD-A0-01")
    idle = f.put(A_INF_2, "0910")
    assert explain_eligible(f.state, idle).text == f"{A_INF_2} is OutOfContact."
    cut = ring()
    assert explain_eligible(cut.state, cut.title.unit(A_INF).number).text == f"{A_INF} is Wandering."


@pytest.mark.rule("ARD-A0-04")
def test_room_for_an_ip_makes_eligible() -> None:
    f = field(roads=[ROAD])
    f.put(G_MECH, "0504")
    number = f.put(A_INF, "0506")
    assert allows(explain_eligible(f.state, number), "ARD-A0-04")
    f.state.add_ip("0506")
    assert refuses(explain_eligible(f.state, number), "ARD-A0-01")


@pytest.mark.rule("ARD-A0-05")
@pytest.mark.parametrize(("day", "steps", "yes"), [(19, 1, True), (18, 1, False), (19, 2, False)])
def test_from_the_19th_a_move_that_brings_an_attack_to_two_to_one_makes_eligible(
    day: int, steps: int, yes: bool
) -> None:
    f = field(day=day, towns=["0507"], terrain={"0505": "Woods"})
    f.put(G_INF, "0505", steps=steps)
    number = f.put(A_INF, "0507")
    ruling = explain_eligible(f.state, number)
    assert allows(ruling, "ARD-A0-05") if yes else refuses(ruling, "ARD-A0-01")
    if not yes:
        f.state.set_day(19)
        f.state.set_steps(f.title.unit(G_INF).number, 1)
        assert allows(explain_eligible(f.state, number), "ARD-A0-05")


@pytest.mark.rule("ARD-A0-01")
def test_from_the_19th_a_formation_that_is_not_eligible_is_told_of_attacks_too() -> None:
    for day in (18, 19):
        f = field(day=day, towns=["0909"])
        f.put(G_INF, "0503")
        why = str(eligible(f.state, []).why)
        assert ("2:1" in why) == (day == 19), why


@pytest.mark.rule("ARD-A0-01")
def test_one_eligible_unit_is_enough_for_a_formation() -> None:
    f = field(towns=["0505", "0605"])
    f.put(G_MECH, "0503")
    fit, shaken = f.put(A_INF, "0505"), f.put(A_INF_2, "0605")
    assert refuses(eligible(f.state, (fit, shaken)), "ARD-A0-01")
    f.state.set_dispersed(shaken, True)
    assert allows(eligible(f.state, (fit, shaken)), "ARD-A0-01")


# Wandering


def ring(day: int = 20, **more: object) -> Field:
    """A unit in the corner cut off from every friendly edge by Germans out of its reach."""
    f = field(day=day, **more)  # type: ignore[arg-type]
    f.put(A_INF, "0402")
    for unit, hex in zip(
        (G_MECH, G_MECH_2, G_INF, G_INF_2, "89.12VG.ISS", "304.2Pz.XLVII", "914.352VG.LXXXV"),
        ("0105", "0305", "0505", "0605", "0704", "0703", "0701"),
        strict=True,
    ):
        f.put(unit, hex)
    return f


@pytest.mark.rule("ARD-A0-06", "ARD-A0-07")
def test_wandering_units_go_first_to_what_they_can_reach() -> None:
    f = ring(tags={"0301": "westwall"})
    number = f.title.unit(A_INF).number
    duel = activation(f, (number,))
    trace = last(duel, f"{A_INF} is Wandering")
    assert trace.choice == "it moves to 0301"
    assert f.state.where[number].text == "0301"


@pytest.mark.rule("ARD-A0-06")
def test_the_lowest_selector_wanders_first() -> None:
    f = ring()
    low, high = f.put(A_INF_2, "0403"), f.title.unit(A_INF).number
    duel = activation(f, (high, low))
    pending = duel.pending
    assert isinstance(pending, Chance)
    assert A_INF_2 in pending.what
    duel.roll(9)
    duel.roll(9)
    assert [t.question for t in traces(duel, "")][:2] == [
        f"{A_INF_2} is Wandering, cut off behind enemy lines",
        f"{A_INF} is Wandering, cut off behind enemy lines",
    ]


@pytest.mark.rule("ARD-A0-08")
def test_a_wandering_unit_that_rolls_one_moves_a_hex_rearward() -> None:
    f = ring()
    number = f.title.unit(A_INF).number
    duel = activation(f, (number,))
    duel.roll(1, "behind enemy lines")
    trace = last(duel, f"{A_INF} is Wandering")
    assert trace.choice == "it moves 1 hex rearward, to 0403"
    assert [str(die) for die in trace.dice] == ["1"]
    assert f.state.where[number].text != "0402"


@pytest.mark.rule("ARD-A0-09")
@pytest.mark.parametrize(
    ("day", "roll", "where"),
    [(20, 4, "[Calendar 24]"), (26, 6, "[Not in play]"), (20, 7, "0402"), (20, 10, "0402")],
)
def test_a_wandering_unit_that_rolls_two_to_six_leaves_the_map_for_as_many_days(
    day: int, roll: int, where: str
) -> None:
    f = ring(day=day)
    number = f.title.unit(A_INF).number
    f.state.set_supply(number, 1)
    duel = activation(f, (number,))
    duel.roll(roll)
    assert "ARD-A0-09" in last(duel, f"{A_INF} is Wandering").rules
    assert f.state.where[number].text == where
    assert f.state.supply[number] == (0 if where.startswith("[") else 1)


@pytest.mark.rule("ARD-A0-09", "ARD-H-20")
def test_rolls_that_lead_beyond_the_29th_are_one_class() -> None:
    f = ring(day=28)
    number = f.title.unit(A_INF).number
    step = Wander((number,))
    chance = step.ask(f.state)
    assert chance is not None
    assert step.classes(f.state, chance) == [[0], [1, 2, 3, 4, 5], [6, 7, 8, 9]]
    duel = activation(f, (number,))
    duel.roll(2)
    assert last(duel, f"{A_INF} is Wandering").choice == "it leaves the map and is out of the game"


@pytest.mark.rule("ARD-A0-10")
def test_a_wandering_unit_prefers_the_town_closest_to_a_supplied_friend() -> None:
    f = ring(towns=["0202", "0601"], roads=["0810-0809-0808"])
    f.put(A_BIG, "0808")
    number = f.title.unit(A_INF).number
    trace = last(activation(f, (number,)), f"{A_INF} is Wandering")
    assert trace.choice == "it moves to 0601"
    assert lost(trace)["0202"].rule == "ARD-A0-10"


# Action cards


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
    assert f.state.ips == {"0509"}


@pytest.mark.rule("ARD-A0-13")
def test_dispersed_units_that_did_nothing_else_recover() -> None:
    f = field(roads=[ROAD])
    idle, acted = f.put(A_INF, "0509", dispersed=True), f.put(A_INF_2, "0909", dispersed=True)
    duel = activation(f, (idle,))
    assert duel.pending is None
    assert [bool(f.state.dispersed[n]) for n in (idle, acted)] == [False, True]
    assert last(duel, f"{A_INF} is Dispersed").choice == "it recovers"


@pytest.mark.rule("ARD-E0-15")
@pytest.mark.parametrize(
    ("army", "card", "cancelled"), [("1US", "AA10", True), ("3US", "AA10", False), ("1US", "AA11", False)]
)
def test_monty_tidies_the_lines_cancels_offensive_cards_of_the_first_army(
    army: str, card: str, cancelled: bool
) -> None:
    f = field(roads=[ROAD], day=22)
    f.state.add_lasting("Monty Tidies The Lines")
    number = f.put(A_MECH, "0507")
    f.put(G_INF, "0506", steps=1)
    duel = one_card(f, (number,), card, army=army)
    trace = last(duel, "Action card")
    assert (trace.choice == "nothing") is cancelled
    if not cancelled:
        assert trace.choice.startswith("attack 0506")
        again = one_card(f, (number,), "AA10")
        assert last(again, "Action card 10").rules == ("ARD-E0-15",)


@pytest.mark.rule("ARD-A0-14", "ARD-A0-22")
def test_the_lead_unit_takes_along_all_units_of_its_hex_whatever_their_formation() -> None:
    f = field(roads=[ROAD], hv={"0505": 3}, day=17)
    f.put(G_MECH, "0503")
    lead, guest = f.put(A_INF, "0507"), f.put(A_ENG, "0507")
    trace = last(one_card(f, (lead,), "AA13"), "Action card 13")
    assert trace.choice == f"{A_INF}, {A_ENG} to 0505"
    assert {"ARD-A0-14", "ARD-A0-22"} <= set(trace.rules)
    assert [f.state.where[n].text for n in (lead, guest)] == ["0505", "0505"]


@pytest.mark.rule("ARD-A0-16")
def test_a_victory_hex_near_germans_keeps_the_highest_selector_of_its_stack() -> None:
    f = field(roads=[ROAD], hv={"0505": 3}, vp={"0507": 2}, towns=["0507"], day=17)
    f.put(G_MECH, "0504")
    low, high = f.put(A_INF_2, "0507"), f.put(A_INF_3, "0507")
    trace = last(one_card(f, (low, high), "AA13"), "Action card 13")
    assert trace.choice == f"{A_INF_2} to 0505"
    assert f.state.where[high].text == "0507"


def test_a_unit_acts_once_in_an_activation() -> None:
    f = field(roads=[ROAD], hv={"0505": 3, "0506": 2}, day=17)
    f.put(G_MECH, "0503")
    number = f.put(A_INF, "0507")
    duel = activation(f, (number,), "AA13", "AA12")
    duel.roll("AA13")
    duel.roll("AA12")
    assert last(duel, "Action card 12").choice == "passed over"


@pytest.mark.rule("ARD-A0-12")
def test_units_in_towns_dug_in_or_out_of_supply_get_no_ip() -> None:
    f = field(roads=[ROAD], towns=["0508"])
    units = [f.put(A_BIG, "0508"), f.put(A_INF_2, "0509"), f.put(A_INF, "0501", supply="OutOfSupply")]
    f.state.add_ip("0509")
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
