"""The order of commands on a drawn Allied card: CMD, SEQ-17 to 19, D1-05, D16-20."""

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.system.impulse import SystemImpulse, activated_units, army_of_card, commanded
from tests.titles.ardennes.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_XXX,
    G_INF,
    G_MECH,
    Field,
    field,
)
from tests.titles.ardennes.impulse import impulse, last, lost, traces

ROAD = "0510-0509-0508-0507-0506-0505"
V_CORPS, V_ENGINEERS, NINETY_NINTH, FIRST, SEVENTY_EIGHTH = "AC01", "AC19", "AC06", "AC04", "AC12"
NO_COMMAND, INTERCEPT = "AC50", "AC53"
CARDS = ("GP01", "GP02", "GP03")


def ground(day: int = 17, **more: object) -> Field:
    """A road from the Allied edge to a Position, 0506, three hexes from a German."""
    settings: dict[str, object] = {"roads": [ROAD], "hv": {"0506": 3}} | more
    f = field(day=day, **settings)  # type: ignore[arg-type]
    f.put(G_MECH, "0503")
    return f


# The first applicable command, and only that


@pytest.mark.rule("ARD-CMD-01", "ARD-CMD-02", "ARD-H-35")
def test_the_special_event_of_the_day_comes_first_and_once() -> None:
    f = ground(day=23)
    f.reserve(A_INF)
    duel = impulse(f, V_CORPS)
    assert duel.pending is None
    assert last(duel, "Command card").choice == "special event of the day, Break In The Clouds"
    assert "Break In The Clouds" in f.state.lasting
    assert [c.rule for c in last(duel, "Command card").candidates] == ["ARD-CMD-02"]
    again = impulse(f, NINETY_NINTH)
    told = lost(last(again, "Command card"))["special event of the day, Break In The Clouds"]
    assert told.why == "the event of the day happens once, and it has happened already today"


@pytest.mark.rule("ARD-CMD-01")
def test_a_corps_card_tells_that_it_commands_the_whole_corps() -> None:
    f = ground(day=18)
    f.state.note_special_event()
    f.reserve(A_INF)
    told = last(impulse(f, V_ENGINEERS), "Command card")
    assert str(told.follows).startswith("The card commands every unit of V Corps")
    assert last(impulse(f, NINETY_NINTH), "Command card").follows is None


@pytest.mark.rule("ARD-CMD-02", "ARD-CMD-03")
def test_a_special_event_that_cannot_be_carried_out_makes_way_for_deployment() -> None:
    f = ground(day=20)  # Counterattack, and nobody is there to make it
    f.reserve(A_INF)
    duel = impulse(f, NINETY_NINTH)
    trace = last(duel, "Command card")
    assert trace.choice == "deploy Reserve units"
    why = "no Allied unit that may take part is within 5 hexes of a German stack that stands alone"
    assert lost(trace)["special event of the day, Counterattack"].why == why
    assert f.state.where[f.title.unit(A_INF).number].text == "0506"


@pytest.mark.rule("ARD-H-35")
def test_no_command_never_brings_the_special_event() -> None:
    f = ground(day=19)
    duel = impulse(f, NO_COMMAND)
    assert [c.what for c in last(duel, "Command card").candidates] == ["command event"]
    assert "Allies Alert" not in f.state.lasting


@pytest.mark.rule("ARD-CMD-03", "ARD-CMD-06")
def test_deployment_comes_before_activation() -> None:
    f = ground()
    f.put(A_INF_2, "0508")
    f.reserve(A_INF)
    f.state.note_special_event()
    assert last(impulse(f, NINETY_NINTH), "Command card").choice == "deploy Reserve units"
    without = ground()
    without.put(A_INF_2, "0508")
    without.state.note_special_event()
    assert last(impulse(without, NINETY_NINTH), "Command card").choice == "activate the formation"


@pytest.mark.rule("ARD-CMD-04", "ARD-SEQ-17")
def test_expedite_brings_the_units_due_tomorrow_to_the_reserve_box() -> None:
    f = ground()
    f.state.note_special_event()
    number = f.title.unit(A_BIG).number
    f.state.put_in_box(number, "Calendar 18")
    duel = impulse(f, FIRST, hand=CARDS)
    assert last(duel, "Command card").choice == "expedite units due tomorrow"
    assert last(duel, "Expedite").choice == f"{A_BIG} to the Reserve box"
    assert f.state.where[number].text == "[Allied Reserve]"
    other = ground()
    other.state.note_special_event()
    other.state.put_in_box(number, "Calendar 19")
    assert "expedite units due tomorrow" in lost(last(impulse(other, FIRST, hand=CARDS), "Command card"))


@pytest.mark.rule("ARD-SEQ-18", "ARD-H-37")
@pytest.mark.parametrize(
    ("hand", "pile", "where"), [(CARDS[:2], (), "0506"), (CARDS[:2], CARDS[2:], "[Allied Reserve]")]
)
def test_with_two_cards_left_expedited_units_go_to_the_map_at_once(
    hand: tuple[str, ...], pile: tuple[str, ...], where: str
) -> None:
    f = ground()
    f.state.note_special_event()
    number = f.title.unit(A_BIG).number
    f.state.put_in_box(number, "Calendar 18")
    duel = impulse(f, FIRST, hand=hand, pile=pile)
    assert f.state.where[number].text == where
    told = {c.rule: c.chosen for c in last(duel, "Expedite").candidates}
    assert told == {"ARD-SEQ-17": where != "0506", "ARD-SEQ-18": where == "0506"}
    assert "ARD-H-37" in last(duel, "Expedite").rules


@pytest.mark.rule("ARD-CMD-05", "ARD-D1-05")
def test_a_corps_card_with_two_reduced_units_gives_replacements_highest_selector_first() -> None:
    f = ground()
    f.state.note_special_event()
    low = f.put(A_INF_2, "0508", steps=1)
    high = f.put(A_INF, "0509", steps=1)
    highest = f.put(A_INF_3, "0510", steps=1)
    duel = impulse(f, V_CORPS)
    assert last(duel, "Command card").choice == "give Replacements"
    assert [t.choice for t in traces(duel, "Who receives")] == [A_INF_3, A_INF]
    assert [f.state.steps[n] for n in (low, high, highest)] == [1, 2, 2]


@pytest.mark.rule("ARD-CMD-05")
@pytest.mark.parametrize(
    ("card", "reduced", "why"),
    [(V_CORPS, 1, "1 reduced units in the corps, 2 needed"), (NINETY_NINTH, 2, "only a corps card gives Replacements")],
)
def test_one_reduced_unit_or_a_division_card_gives_no_replacements(card: str, reduced: int, why: str) -> None:
    f = ground()
    f.state.note_special_event()
    f.put(A_INF, "0508", steps=1)
    f.put(A_INF_2, "0509", steps=1 if reduced == 2 else None)
    trace = last(impulse(f, card), "Command card")
    assert lost(trace)["give Replacements"].why == why
    assert trace.choice == "activate the formation"


@pytest.mark.rule("ARD-CMD-07")
def test_the_event_on_the_card_comes_last() -> None:
    f = ground()
    f.state.note_special_event()
    duel = impulse(f, V_CORPS)
    trace = last(duel, "Command card")
    assert trace.choice == "command event, Allies Alert"
    assert [c.rule for c in trace.candidates] == [f"ARD-CMD-0{n}" for n in range(2, 8)]


@pytest.mark.rule("ARD-CMD-08")
def test_a_card_with_no_applicable_command_is_discarded_and_the_impulse_ends() -> None:
    f = ground()
    f.state.note_special_event()
    duel = impulse(f, SEVENTY_EIGHTH)
    assert last(duel, "Command card").choice == "nothing applies"
    assert duel.pending is None
    assert f.state.zones["allied-discard"] == (SEVENTY_EIGHTH,)


@pytest.mark.rule("ARD-CMD-09", "ARD-SEQ-19")
def test_from_the_22nd_another_card_is_drawn_after_no_command() -> None:
    late = impulse(ground(day=22), NO_COMMAND, SEVENTY_EIGHTH)
    pending = late.pending
    assert isinstance(pending, Chance)
    assert pending.outcomes == (SEVENTY_EIGHTH,)
    assert "ARD-SEQ-19" in pending.rules
    late.roll(SEVENTY_EIGHTH)
    assert late.pending is None
    early = impulse(ground(day=21), NO_COMMAND, SEVENTY_EIGHTH)
    assert early.pending is None


@pytest.mark.rule("ARD-CMD-09", "ARD-CMD-07")
def test_no_command_carries_out_its_event() -> None:
    f = ground()
    duel = impulse(f, INTERCEPT, hand=("GP01",), pile=("GP02",))
    assert last(duel, "Command card").choice.startswith("command event, German Plans Intercepted; ")
    duel.roll("GP02")
    assert f.state.zones["german-discard"] == ("GP02",)


# Who is meant


@pytest.mark.rule("ARD-CMD-10", "ARD-CMD-11")
def test_the_first_army_card_activates_everybody_near_the_german_closest_to_either_hex_of_liege() -> None:
    f = field(rows=30, columns=30, day=20)
    f.state.note_special_event()
    f.put(G_INF, "0113")  # 3 from 0116
    f.put(G_MECH, "0119")  # 2 from 0117, 3 from 0116
    near, british = f.put(A_MECH, "0521"), f.put(A_XXX, "0123")
    f.put(A_INF, "0112")
    card = f.title.allied_cards["AC46"]
    assert set(activated_units(f.state, card)) == {near, british}
    trace = last(impulse(f, "AC46"), "Activation by AC46")
    assert trace.choice == f"{A_XXX} and {A_MECH}"
    assert any(c.what == G_MECH and c.chosen for c in trace.candidates)
    assert {"ARD-CMD-10", "ARD-CMD-11"} <= set(trace.rules)


@pytest.mark.rule("ARD-CMD-10")
def test_among_equally_close_germans_the_unit_tie_break_decides() -> None:
    f = field(rows=30, columns=30, day=20)
    one, other = f.put(G_INF, "0114"), f.put(G_MECH, "0119")
    first = f.title.in_order((one, other))[0]
    here, there = f.put(A_INF, "0109"), f.put(A_MECH, "0124")
    chosen = activated_units(f.state, f.title.allied_cards["AC46"])
    assert chosen == ((here,) if first == one else (there,))
    f.state.note_special_event()
    assert f.title.units[first].id in {c.what for c in last(impulse(f, "AC46"), "Activation by").candidates}


@pytest.mark.parametrize(
    ("card", "german", "support"),
    [
        pytest.param("AC46", "0114", ("Tank Battalion",), marks=pytest.mark.rule("ARD-CMD-11")),
        pytest.param("AC47", "1717", ("Tank Battalion",), marks=pytest.mark.rule("ARD-CMD-12")),
        pytest.param("AC48", "0524", ("Artillery", "Airpower"), marks=pytest.mark.rule("ARD-CMD-13")),
    ],
)
def test_each_army_card_has_its_target_and_its_support(card: str, german: str, support: tuple[str, ...]) -> None:
    f = field(
        rows=30, columns=30, day=21, roads=[f"{german[:2]}{c:02}-{german[:2]}{c - 1:02}" for c in range(30, 2, -1)]
    )
    f.state.note_special_event()
    f.put(G_INF, german, steps=1)
    far = "2815" if card == "AC46" else "0112" if card == "AC47" else "2812"
    f.put(G_MECH, far)
    beside = f"{german[:2]}{int(german[2:]) + 1:02}"
    number = f.put(A_MECH, beside)
    duel = impulse(f, card)
    assert last(duel, "Activation by").choice == A_MECH
    f.state.zones["action-deck"], f.state.zones["action-later"] = ("AA10",), ()
    duel.roll("AA10")
    duel.pending  # noqa: B018
    fought = [step for step in duel.state.stack if hasattr(step, "fight")]
    assert fought[-1].fight.support == support
    assert fought[-1].fight.attackers == (number,)


@pytest.mark.rule("ARD-CMD-06", "ARD-A0-01")
def test_a_formation_without_an_eligible_unit_is_not_activated() -> None:
    f = ground(towns=["0508"])
    f.state.note_special_event()
    f.put(A_INF, "0508")
    f.put(G_INF, "0506")
    trace = last(impulse(f, NINETY_NINTH), "Command card")
    assert lost(trace)["activate the formation"].why.startswith("none of its units is Dispersed, ")
    f.state.set_dispersed(f.title.unit(A_INF).number, True)
    assert last(impulse(f, NINETY_NINTH), "Command card").choice == "activate the formation"


@pytest.mark.rule("ARD-D16-20")
def test_on_the_16th_one_unit_in_all_leaves_the_reserve_box() -> None:
    f = ground(day=16, hv={"0506": 3, "0306": 3}, roads=[ROAD, "0310-0309-0308-0307-0306"])
    f.reserve(A_INF)
    f.reserve(A_BIG)
    first = impulse(f, V_CORPS)
    assert [t.choice for t in traces(first, "Deploy")] == [f"{A_BIG} at 0506 by Method A"]
    second = impulse(f, V_CORPS)
    assert lost(last(second, "Command card"))["deploy Reserve units"].rule == "ARD-D16-20"


@pytest.mark.rule("ARD-D16-21")
def test_on_the_16th_an_xviii_corps_card_deploys_the_9th_armored() -> None:
    f = ground(day=16)
    unit = f.reserve("CCB.9A.VIII")
    assert unit in commanded(f.state, f.title.allied_cards["AC02"])
    duel = impulse(f, "AC02")
    assert last(duel, "Deploy").choice == "CCB.9A.VIII at 0506 by Method A"
    assert "ARD-D16-21" in last(duel, "Deploy").rules
    command = last(duel, "Command card")
    assert "ARD-D16-21" in command.rules
    assert command.question == "Command card AC02, XVIII Airborne Corps, on 16 December"
    why = command.candidates[-1].why
    assert why.endswith("it is of VIII Corps, but on 16 December a card of XVIII Corps may deploy it too")
    own = ground(day=16)
    own.reserve("CCB.9A.VIII")
    assert "ARD-D16-21" not in last(impulse(own, "AC22"), "Deploy").rules  # its own corps needs no leave
    f.state.set_day(17)
    assert unit not in commanded(f.state, f.title.allied_cards["AC02"])


def test_viii_corps_belongs_to_the_first_army_until_the_20th() -> None:
    f = ground(day=19)
    card, first = f.title.allied_cards["AC22"], f.title.allied_cards["AC46"]
    unit = f.title.unit("CCB.9A.VIII").number
    assert army_of_card(f.state, card) == "1US"
    assert unit in commanded(f.state, first)
    f.state.set_day(20)
    assert army_of_card(f.state, card) == "3US"
    assert unit not in commanded(f.state, first)


def test_the_discards_are_shuffled_when_the_deck_has_run_out() -> None:
    f = ground()
    f.state.note_special_event()
    duel = impulse(f, SEVENTY_EIGHTH)
    duel.state.push(SystemImpulse())
    assert isinstance(duel.pending, Chance)
    assert f.state.zones["allied-deck"] == (SEVENTY_EIGHTH,)


@pytest.mark.rule("ARD-D1-02", "ARD-D1-05")
def test_a_reduced_unit_with_a_supply_marker_is_passed_over_for_replacements() -> None:
    f = ground()
    f.state.note_special_event()
    f.put(A_INF_2, "0508", steps=1)
    f.put(A_INF, "0509", steps=1)
    f.put(A_INF_3, "0510", steps=1, supply="LowSupply")
    assert [t.choice for t in traces(impulse(f, V_CORPS), "Who receives")] == [A_INF, A_INF_2]


@pytest.mark.rule("ARD-D1-05", "ARD-D1-03")
def test_one_unit_that_may_be_replaced_gets_one_step_though_two_are_reduced() -> None:
    f = ground()
    f.state.note_special_event()
    big = f.put(A_BIG, "0508", steps=1)
    f.put(A_INF, "0509", steps=1, supply="OutOfSupply")
    assert [t.choice for t in traces(impulse(f, V_CORPS), "Who receives")] == [A_BIG]
    assert f.state.steps[big] == 2
