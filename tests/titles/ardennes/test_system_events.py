"""What the system chooses in Allied events: E1-01 to E1-03, E1-12 to E1-15, and when an event applies."""

import pytest

from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.events.allied import AirSupply, Striking, Withdrawing, run_event
from broadfront.titles.ardennes.events.engineers import check_destroy
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.system.event_choices import why_not
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_MECH_2,
    field,
    refuses,
)
from tests.titles.ardennes.impulse import impulse, last, lost

ROAD = "0510-0509-0508-0507-0506-0505"

NOBODY = "the card commands no formation"


# Airpower


@pytest.mark.rule("ARD-E1-01", "ARD-E1-02")
def test_airpower_goes_to_the_greatest_strength_and_the_units_around_it() -> None:
    f = field()
    weak = f.put(A_INF, "0202", supply="Isolated")
    strong, beside = f.put(A_BIG, "0505", supply="OutOfSupply"), f.put(A_INF_2, "0506", supply="Isolated")
    duel = Duel(f, AirSupply())
    trace = last(duel, "Airpower")
    assert trace.choice.endswith(" in 0505")
    assert lost(trace)[f"{A_INF} in 0202"].why == "strength 4; the chosen one has 6"
    assert [f.state.supply[n] for n in (strong, beside, weak)] == [0, 0, 3]


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
    assert f.state.blocked_slots == 1


# Tank Battalion


@pytest.mark.rule("ARD-E1-12")
def test_the_tank_battalion_strikes_the_strongest_lone_infantry_next_to_a_full_supplied_unit() -> None:
    f = field(roads=[ROAD])
    f.put(A_INF, "0507")
    weak, strong = f.put(G_INF, "0407", steps=1), f.put(G_INF_2, "0506")
    trace = last(Duel(f, Striking()), "Tank Battalion")
    assert trace.choice.startswith(f"{G_INF_2} in ")
    assert lost(trace)[f"{G_INF} in 0407"].why == "strength 2; the chosen one has 4"
    assert [f.state.steps[n] for n in (weak, strong)] == [1, 1]


@pytest.mark.rule("ARD-E1-12")
def test_of_equal_targets_the_tank_battalion_takes_the_lowest_selector() -> None:
    f = field(roads=[ROAD])
    f.put(A_INF, "0507")
    units = [f.put(G_INF, "0407"), f.put(G_INF_2, "0506")]
    first = f.title.units[f.title.in_order(units)[0]].id
    assert last(Duel(f, Striking()), "Tank Battalion").choice.startswith(f"{first} in ")


@pytest.mark.rule("ARD-E1-12")
def test_the_tank_battalion_leaves_stacks_dug_in_units_towns_and_far_banks_alone() -> None:
    f = field(roads=[ROAD], towns=["0406"], rivers=["0507-0506"])
    f.put(A_INF, "0507")
    f.put(G_INF, "0407")
    f.put(G_INF_2, "0407")
    f.put(G_INF_3, "0406")
    assert refuses(why_not(f.state, "Tank Battalion"), "ARD-E1-12")
    f.state.put_in_box(f.title.unit(G_INF_2).number, "German Reserve")
    assert why_not(f.state, "Tank Battalion") is None
    f.state.add_ip("0407")
    assert refuses(why_not(f.state, "Tank Battalion"), "ARD-E1-12")


# Withdrawal


@pytest.mark.rule("ARD-E1-13", "ARD-E1-14")
def test_the_surrounded_stack_of_most_steps_withdraws() -> None:
    f = field()
    for german, allied, unit in (("0305", "0306", A_INF), ("0805", "0806", A_BIG)):
        f.put(G_MECH if german == "0305" else G_INF, german)
        f.put(G_MECH_2 if german == "0305" else G_INF_2, f"{german[:2]}07")
        f.put(unit, allied)
        f.put(A_INF_2 if german == "0305" else A_MECH, f"{int(german[:2]) - 1:02}06")
    trace = last(Duel(f, Withdrawing()), "Withdrawal")
    assert trace.choice.startswith(f"{A_BIG} from 0806 to ")
    assert any(c.rule == "ARD-E1-14" and " from 0306 to " in c.what for c in trace.candidates)


@pytest.mark.rule("ARD-E1-14")
def test_of_equal_steps_the_easternmost_withdraws() -> None:
    f = field()
    for west, unit, friend in ((3, A_INF, A_INF_2), (7, A_INF_3, A_MECH)):
        row, germans = (3, (G_MECH, G_MECH_2)) if west == 3 else (8, (G_INF, G_INF_2))
        f.put(germans[0], f"{row:02}{west - 1:02}")
        f.put(germans[1], f"{row:02}{west + 1:02}")
        f.put(unit, f"{row:02}{west:02}")
        f.put(friend, f"{row - 1:02}{west:02}")
    assert last(Duel(f, Withdrawing()), "Withdrawal").choice.split(" from ")[1].startswith("0303 to ")


@pytest.mark.rule("ARD-E1-15")
@pytest.mark.parametrize(("friend", "end"), [("0605", "0605"), ("", "0405")])
def test_the_withdrawal_ends_with_friends_first_else_rearward(friend: str, end: str) -> None:
    f = field()
    f.put(G_MECH, "0504")
    f.put(G_MECH_2, "0506")
    f.put(A_INF, "0505")
    if friend:
        f.put(A_INF_2, friend)
    trace = last(Duel(f, Withdrawing()), "Withdrawal")
    assert trace.choice.endswith(f" from 0505 to {end}")
    assert "ARD-E1-15" in trace.rules


@pytest.mark.rule("ARD-E1-15")
def test_of_hexes_equally_far_from_the_edge_the_western_one_is_withdrawn_to() -> None:
    f = field()
    for german, hex in ((G_MECH, "0506"), (G_MECH_2, "0404"), (G_INF, "0504"), (G_INF_2, "0306")):
        f.put(german, hex)
    f.put(A_INF, "0505")
    assert last(Duel(f, Withdrawing()), "Withdrawal").choice.endswith(" from 0505 to 0605")


@pytest.mark.rule("ARD-E1-15")
def test_a_hex_nearer_to_the_edge_is_withdrawn_to_before_a_western_one() -> None:
    f = field()
    for german, hex in ((G_MECH, "0706"), (G_MECH_2, "0406"), (G_INF, "0306"), (G_INF_2, "0504")):
        f.put(german, hex)
    f.put(A_INF, "0505")
    assert last(Duel(f, Withdrawing()), "Withdrawal").choice.endswith(" from 0505 to 0604")


@pytest.mark.rule("ARD-E1-13")
def test_where_a_stack_can_withdraw_to_one_hex_only_no_rule_chooses_it() -> None:
    f = field()
    for german, hex in ((G_MECH, "0504"), (G_MECH_2, "0506"), (G_INF, "0404"), (G_INF_2, "0405"), (G_INF_3, "0604")):
        f.put(german, hex)
    f.put(A_INF, "0505")
    trace = last(Duel(f, Withdrawing()), "Withdrawal")
    assert trace.choice.endswith(" from 0505 to 0605")
    assert "ARD-E1-15" not in trace.rules


@pytest.mark.rule("ARD-E1-13")
def test_a_stack_in_a_victory_hex_does_not_withdraw() -> None:
    f = field(vp={"0505": 2}, towns=["0505"])
    f.put(G_MECH, "0504")
    f.put(G_MECH_2, "0506")
    f.put(A_INF, "0505")
    f.put(A_INF_2, "0405")
    assert refuses(why_not(f.state, "Withdrawal"), "ARD-E1-13")


# Engineers


@pytest.mark.rule("ARD-E2-13")
def test_engineers_destroy_a_bridge_in_supply_and_none_with_neither_end_there() -> None:
    for roads, legal in ((["0510-0509-0508-0507-0506"], True), (["0110-0109"], False)):
        f = field(day=20, roads=roads, rivers=["0505-0506"], bridges=["0505-0506"])
        f.put(G_INF, "0504")
        f.put(G_INF_2, "0604")
        reached = supply(f.state, ALLIED).reached
        assert (reached[f.at("0505")], reached[f.at("0506")]) == ((1, 1) if legal else (0, 0))
        ruling = check_destroy(f.state, f.state.ground.crossing("0505-0506"))
        assert ruling.legal if legal else refuses(ruling, "ARD-E2-13")


# Whether an event applies


@pytest.mark.rule("ARD-E1-05", "ARD-E1-07")
def test_events_against_german_cards_need_cards() -> None:
    f = field()
    f.state.zones["german-hand"] = f.state.zones["german-deck"] = ()
    assert refuses(why_not(f.state, "Artillery Barrage"), "ARD-E1-05")
    assert refuses(why_not(f.state, "German Plans Intercepted"), "ARD-E1-07")
    f.state.zones["german-hand"] = ("GP01",)
    assert why_not(f.state, "Artillery Barrage") is None
    assert why_not(f.state, "German Plans Intercepted") is None


@pytest.mark.rule("ARD-E1-10")
def test_recover_applies_while_somebody_is_dispersed() -> None:
    f = field(day=20)
    assert refuses(why_not(f.state, "Recover"), "ARD-E1-10")
    number = f.put(A_INF, "0505", dispersed=True)
    assert why_not(f.state, "Recover") is None
    run_event(f.state, "Recover", "AC09")
    assert not f.state.dispersed[number]


@pytest.mark.rule("ARD-E1-04", "ARD-E1-06", "ARD-E1-08")
def test_events_of_the_day_are_in_force_once() -> None:
    f = field()
    for event in ("Allies Alert", "Break In The Clouds"):
        assert why_not(f.state, event) is None
        f.state.add_lasting(event)
        assert why_not(f.state, event) is not None
    cold = field(day=20)
    freeze = impulse(cold, "AC54")
    assert last(freeze, "Command card").choice == f"command event, Ground Freeze; {NOBODY}, and the impulse ends"
    assert freeze.told("ARD-E1-08")
    assert last(impulse(cold, "AC54"), "Command card").choice == f"nothing applies; {NOBODY}, and the impulse ends"


@pytest.mark.rule("ARD-E2-01")
def test_engineers_with_nothing_to_do_do_not_apply() -> None:
    f = field(day=23)
    assert refuses(why_not(f.state, "Engineers"), "ARD-E2-01")
    f.put(A_INF, "0509")
    supplied = field(day=23, roads=[ROAD])
    supplied.put(A_INF, "0509")
    assert refuses(why_not(supplied.state, "Engineers"), "ARD-E2-01"), "no German is near"
    supplied.put(G_INF, "0508")
    assert why_not(supplied.state, "Engineers") is None


@pytest.mark.rule("ARD-E1-11")
def test_patton_on_the_move_brings_third_corps_on_the_21st() -> None:
    f = field(rows=20, columns=20, day=19)
    f.state.note_special_event()
    number = f.title.unit("CCA.4A.III").number
    f.state.put_in_box(number, "Calendar 22")
    duel = impulse(f, "AC47")
    assert last(duel, "Command card").choice == "command event, Patton On The Move"
    assert f.state.where[number].text == "[Calendar 21]"
    late = field(day=21)
    assert refuses(why_not(late.state, "Patton On The Move"), "ARD-E1-11")
