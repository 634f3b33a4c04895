"""What an Allied card makes them do (rules ARD-CMD-01..13, ARD-SEQ-17..19, ARD-H-34..35, ARD-H-37, ARD-H-57)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.rules.actions import Activate, CommandReplacements, GiveStep
from broadfront.titles.ardennes.steps.activation import Activation
from broadfront.titles.ardennes.steps.allied_impulse import units_activated_by_army_card
from broadfront.titles.ardennes.system.system_impulse import (
    SystemImpulse,
    activated_units,
    army_of_card,
    commanded_units,
)
from tests.titles.ardennes.support.activation import allied_impulse
from tests.titles.ardennes.support.campaign import campaign
from tests.titles.ardennes.support.field import (
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
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.impulse import impulse, last, lost, traces
from tests.titles.ardennes.support.roads import LONG_ROAD, ROAD
from tests.titles.ardennes.support.units import where

V_CORPS, V_ENGINEERS, NINETY_NINTH, FIRST, SEVENTY_EIGHTH = "AC01", "AC19", "AC06", "AC04", "AC12"


def waiting_engineers(day: int = 17, **more: object) -> Field:
    """A road from the Allied edge to a Position, 0506, three hexes from a German."""
    settings: dict[str, object] = {"roads": [ROAD], "hv": {"0506": 3}} | more
    f = field(day=day, **settings)  # type: ignore[arg-type]
    f.put(G_MECH, "0503")
    return f


@pytest.mark.rule("ARD-CMD-01", "ARD-CMD-02", "ARD-H-35")
def test_the_special_event_of_the_day_comes_first_and_once() -> None:
    f = waiting_engineers(day=23)
    f.reserve(A_INF)
    duel = impulse(f, V_CORPS)
    assert duel.pending is None
    assert last(duel, "Command card").choice == "special event of the day, Break In The Clouds"
    assert "Break In The Clouds" in f.state.clock.lasting
    assert [c.rule for c in last(duel, "Command card").candidates] == ["ARD-CMD-02"]
    again = impulse(f, NINETY_NINTH)
    told = lost(last(again, "Command card"))["special event of the day, Break In The Clouds"]
    assert told.why == "the event of the day happens once, and it has happened already today"


@pytest.mark.rule("ARD-CMD-01")
def test_a_corps_card_tells_that_it_commands_the_whole_corps() -> None:
    f = waiting_engineers(day=18)
    f.state.clock.note_special_event()
    f.reserve(A_INF)
    told = last(impulse(f, V_ENGINEERS), "Command card")
    assert str(told.follows).startswith("The card commands every unit of V Corps")
    assert last(impulse(f, NINETY_NINTH), "Command card").follows is None


@pytest.mark.rule("ARD-CMD-02", "ARD-CMD-03")
def test_a_special_event_that_cannot_be_carried_out_makes_way_for_deployment() -> None:
    f = waiting_engineers(day=20)  # Counterattack, and nobody is there to make it
    f.reserve(A_INF)
    duel = impulse(f, NINETY_NINTH)
    trace = last(duel, "Command card")
    assert trace.choice == "deploy Reserve units"
    why = "no Allied unit that may take part is within 5 hexes of a German stack that stands alone"
    assert lost(trace)["special event of the day, Counterattack"].why == why
    assert f.state.board.where[f.title.unit(A_INF).number].text == "0506"


@pytest.mark.rule("ARD-CMD-03", "ARD-CMD-06")
def test_deployment_comes_before_activation() -> None:
    f = waiting_engineers()
    f.put(A_INF_2, "0508")
    f.reserve(A_INF)
    f.state.clock.note_special_event()
    assert last(impulse(f, NINETY_NINTH), "Command card").choice == "deploy Reserve units"
    without = waiting_engineers()
    without.put(A_INF_2, "0508")
    without.state.clock.note_special_event()
    assert last(impulse(without, NINETY_NINTH), "Command card").choice == "activate the formation"


CARDS = ("GP01", "GP02", "GP03")


@pytest.mark.rule("ARD-CMD-04", "ARD-SEQ-17")
def test_expedite_brings_the_units_due_tomorrow_to_the_reserve_box() -> None:
    f = waiting_engineers()
    f.state.clock.note_special_event()
    number = f.title.unit(A_BIG).number
    f.state.put_in_box(number, "Calendar 18")
    duel = impulse(f, FIRST, hand=CARDS)
    assert last(duel, "Command card").choice == "expedite units due tomorrow"
    assert last(duel, "Expedite").choice == f"{A_BIG} to the Reserve box"
    assert f.state.board.where[number].text == "[Allied Reserve]"
    other = waiting_engineers()
    other.state.clock.note_special_event()
    other.state.put_in_box(number, "Calendar 19")
    assert "expedite units due tomorrow" in lost(last(impulse(other, FIRST, hand=CARDS), "Command card"))


@pytest.mark.rule("ARD-CMD-05", "ARD-D1-05")
def test_a_corps_card_with_two_reduced_units_gives_replacements_highest_selector_first() -> None:
    f = waiting_engineers()
    f.state.clock.note_special_event()
    low = f.put(A_INF_2, "0508", steps=1)
    high = f.put(A_INF, "0509", steps=1)
    highest = f.put(A_INF_3, "0510", steps=1)
    duel = impulse(f, V_CORPS)
    assert last(duel, "Command card").choice == "give Replacements"
    assert [t.choice for t in traces(duel, "Who receives")] == [A_INF_3, A_INF]
    assert [f.state.board.steps[n] for n in (low, high, highest)] == [1, 2, 2]


@pytest.mark.rule("ARD-CMD-05")
@pytest.mark.parametrize(
    ("card", "reduced", "why"),
    [(V_CORPS, 1, "1 reduced units in the corps, 2 needed"), (NINETY_NINTH, 2, "only a corps card gives Replacements")],
)
def test_one_reduced_unit_or_a_division_card_gives_no_replacements(card: str, reduced: int, why: str) -> None:
    f = waiting_engineers()
    f.state.clock.note_special_event()
    f.put(A_INF, "0508", steps=1)
    f.put(A_INF_2, "0509", steps=1 if reduced == 2 else None)
    trace = last(impulse(f, card), "Command card")
    assert lost(trace)["give Replacements"].why == why
    assert trace.choice == "activate the formation"


@pytest.mark.rule("ARD-CMD-05", "ARD-H-28")
def test_an_allied_corps_card_restores_two_units_and_needs_two() -> None:
    at = field(variant="2p", day=19, roads=[LONG_ROAD])
    one = at.put(A_INF, "0508", steps=1)
    duel = allied_impulse(at, "AC01", "AC06")
    assert refuses(duel.why_not(CommandReplacements("AC01")), "ARD-CMD-05")
    assert refuses(duel.why_not(CommandReplacements("AC06")), "ARD-CMD-05")
    two = at.put(A_INF_2, "0507", steps=1)
    three = at.put("395.99.V", "0509", steps=1)
    duel.do(CommandReplacements("AC01"))
    duel.do(GiveStep(A_INF))
    duel.do(GiveStep(A_INF_2))
    assert duel.pending is None
    assert [at.state.board.steps[n] for n in (one, two, three)] == [2, 2, 1]


@pytest.mark.rule("ARD-CMD-06", "ARD-A0-01")
def test_a_formation_without_an_eligible_unit_is_not_activated() -> None:
    f = waiting_engineers(towns=["0508"])
    f.state.clock.note_special_event()
    f.put(A_INF, "0508")
    f.put(G_INF, "0506")
    trace = last(impulse(f, NINETY_NINTH), "Command card")
    assert lost(trace)["activate the formation"].why.startswith("none of its units is Dispersed, ")
    f.state.board.set_dispersed(f.title.unit(A_INF).number, True)
    assert last(impulse(f, NINETY_NINTH), "Command card").choice == "activate the formation"


@pytest.mark.rule("ARD-CMD-07")
def test_the_event_on_the_card_comes_last() -> None:
    f = waiting_engineers()
    f.state.clock.note_special_event()
    duel = impulse(f, V_CORPS)
    trace = last(duel, "Command card")
    assert trace.choice == "command event, Allies Alert"
    assert [c.rule for c in trace.candidates] == [f"ARD-CMD-0{n}" for n in range(2, 8)]


@pytest.mark.rule("ARD-CMD-08")
def test_a_card_with_no_applicable_command_is_discarded_and_the_impulse_ends() -> None:
    f = waiting_engineers()
    f.state.clock.note_special_event()
    duel = impulse(f, SEVENTY_EIGHTH)
    assert last(duel, "Command card").choice == "nothing applies"
    assert duel.pending is None
    assert f.state.zones["allied-discard"] == (SEVENTY_EIGHTH,)


NO_COMMAND, INTERCEPT = "AC50", "AC53"


@pytest.mark.rule("ARD-CMD-09", "ARD-SEQ-19")
def test_from_the_22nd_another_card_is_drawn_after_no_command() -> None:
    late = impulse(waiting_engineers(day=22), NO_COMMAND, SEVENTY_EIGHTH)
    pending = late.pending
    assert isinstance(pending, Chance)
    assert pending.outcomes == (SEVENTY_EIGHTH,)
    assert "ARD-SEQ-19" in pending.rules
    late.roll(SEVENTY_EIGHTH)
    assert late.pending is None
    early = impulse(waiting_engineers(day=21), NO_COMMAND, SEVENTY_EIGHTH)
    assert early.pending is None


@pytest.mark.rule("ARD-CMD-09", "ARD-CMD-07")
def test_no_command_carries_out_its_event() -> None:
    f = waiting_engineers()
    duel = impulse(f, INTERCEPT, hand=("GP01",), pile=("GP02",))
    assert last(duel, "Command card").choice.startswith("command event, German Plans Intercepted; ")
    duel.roll("GP02")
    assert f.state.zones["german-discard"] == ("GP02",)


@pytest.mark.rule("ARD-CMD-10", "ARD-CMD-11")
def test_the_first_army_card_activates_everybody_near_the_german_closest_to_either_hex_of_liege() -> None:
    f = field(rows=30, columns=30, day=20)
    f.state.clock.note_special_event()
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
    first = f.title.sort_units((one, other))[0]
    here, there = f.put(A_INF, "0109"), f.put(A_MECH, "0124")
    chosen = activated_units(f.state, f.title.allied_cards["AC46"])
    assert chosen == ((here,) if first == one else (there,))
    f.state.clock.note_special_event()
    assert f.title.units[first].id in {c.what for c in last(impulse(f, "AC46"), "Activation by").candidates}


@pytest.mark.rule("ARD-CMD-10", "ARD-CMD-11", "ARD-CMD-12", "ARD-CMD-13")
def test_an_army_card_activates_all_units_near_the_german_closest_to_its_target() -> None:
    at = campaign(day=22)
    for card, support in (
        ("AC46", ("Tank Battalion",)),
        ("AC47", ("Tank Battalion",)),
        ("AC48", ("Artillery", "Airpower")),
    ):
        duel = allied_impulse(at, card)
        found = units_activated_by_army_card(at.state, at.title.allied_cards[card])
        assert found
        duel.do(Activate(card))
        assert isinstance(duel.pending, Decision)
        step = at.state.stack[-1]
        assert isinstance(step, Activation)
        assert step.units == found
        assert step.support == support
        assert duel.told("ARD-CMD-10")
        at.state.zones["allied-discard"] = ()


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
    f.state.clock.note_special_event()
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


@pytest.mark.rule("ARD-SEQ-18", "ARD-H-37")
@pytest.mark.parametrize(
    ("hand", "pile", "where"), [(CARDS[:2], (), "0506"), (CARDS[:2], CARDS[2:], "[Allied Reserve]")]
)
def test_with_two_cards_left_expedited_units_go_to_the_map_at_once(
    hand: tuple[str, ...], pile: tuple[str, ...], where: str
) -> None:
    f = waiting_engineers()
    f.state.clock.note_special_event()
    number = f.title.unit(A_BIG).number
    f.state.put_in_box(number, "Calendar 18")
    duel = impulse(f, FIRST, hand=hand, pile=pile)
    assert f.state.board.where[number].text == where
    told = {c.rule: c.chosen for c in last(duel, "Expedite").candidates}
    assert told == {"ARD-SEQ-17": where != "0506", "ARD-SEQ-18": where == "0506"}
    assert "ARD-H-37" in last(duel, "Expedite").rules


@pytest.mark.rule("ARD-H-35")
def test_no_command_never_brings_the_special_event() -> None:
    f = waiting_engineers(day=19)
    duel = impulse(f, NO_COMMAND)
    assert [c.what for c in last(duel, "Command card").candidates] == ["command event"]
    assert "Allies Alert" not in f.state.clock.lasting


@pytest.mark.rule("ARD-H-37")
@pytest.mark.parametrize(
    ("hand", "pile", "on_map"),
    [(("GP01", "GP02"), (), True), (("GP01", "GP02"), ("GP03",), False), ((), ("GP01", "GP02"), True)],
)
def test_expedited_units_come_to_the_map_with_two_german_cards_left(
    hand: tuple[str, ...], pile: tuple[str, ...], on_map: bool
) -> None:
    f = ground(18)
    f.state.clock.note_special_event()
    f.put("Hansen.1SS.ISS", "0909")
    units = ("505.82.XVIII", "504.82.XVIII", "508.82.XVIII", "325.82.XVIII")
    for unit in units:
        f.state.put_in_box(f.title.unit(unit).number, "Calendar 19")
    duel = impulse(f, "AC02", hand=hand, pile=pile)
    assert duel.pending is None
    assert (f.state.board.hex_of_unit(f.title.unit(units[0]).number) is not None) == on_map
    assert on_map or where(f, units[0]) == "[Allied Reserve]"


def test_before_the_22nd_no_command_ends_the_impulse_and_then_another_card_is_drawn() -> None:
    f = ground(21)
    impulse(f, "AC50", "AC03").settle()
    g = ground(22)
    for unit, hex in (
        ("CCR.3A.VII", "1118"),
        ("16.116.LVIII", "1117"),
        ("23.2.V", "0606"),
        ("Kuhlmann.12SS.ISS", "0605"),
    ):
        g.put(unit, hex)
    duel = impulse(g, "AC50", "AC52", "AC03")
    duel.roll("AC52", "command card")
    duel.roll("AC03", "command card")
    assert [trace.choice for trace in traces(duel, "Command card")] == [
        "nothing applies; the card commands no formation, and another is drawn after it",
        "command event, Engineers; the card commands no formation, and another is drawn after it",
        "special event of the day, Counterattack",
    ]


@pytest.mark.rule("ARD-D16-20")
def test_on_the_16th_one_unit_in_all_leaves_the_reserve_box() -> None:
    f = waiting_engineers(day=16, hv={"0506": 3, "0306": 3}, roads=[ROAD, "0310-0309-0308-0307-0306"])
    f.reserve(A_INF)
    f.reserve(A_BIG)
    first = impulse(f, V_CORPS)
    assert [t.choice for t in traces(first, "Deploy")] == [f"{A_BIG} at 0506 by Method A"]
    second = impulse(f, V_CORPS)
    assert lost(last(second, "Command card"))["deploy Reserve units"].rule == "ARD-D16-20"


@pytest.mark.rule("ARD-D16-21")
def test_on_the_16th_an_xviii_corps_card_deploys_the_9th_armored() -> None:
    f = waiting_engineers(day=16)
    unit = f.reserve("CCB.9A.VIII")
    assert unit in commanded_units(f.state, f.title.allied_cards["AC02"])
    duel = impulse(f, "AC02")
    assert last(duel, "Deploy").choice == "CCB.9A.VIII at 0506 by Method A"
    assert "ARD-D16-21" in last(duel, "Deploy").rules
    command = last(duel, "Command card")
    assert "ARD-D16-21" in command.rules
    assert command.question == "Command card AC02, XVIII Airborne Corps, on 16 December"
    why = command.candidates[-1].why
    assert why.endswith("it is of VIII Corps, but on 16 December a card of XVIII Corps may deploy it too")
    own = waiting_engineers(day=16)
    own.reserve("CCB.9A.VIII")
    assert "ARD-D16-21" not in last(impulse(own, "AC22"), "Deploy").rules  # its own corps needs no leave
    f.state.clock.set_day(17)
    assert unit not in commanded_units(f.state, f.title.allied_cards["AC02"])


def test_viii_corps_belongs_to_the_first_army_until_the_20th() -> None:
    f = waiting_engineers(day=19)
    card, first = f.title.allied_cards["AC22"], f.title.allied_cards["AC46"]
    unit = f.title.unit("CCB.9A.VIII").number
    assert army_of_card(f.state, card) == "1US"
    assert unit in commanded_units(f.state, first)
    f.state.clock.set_day(20)
    assert army_of_card(f.state, card) == "3US"
    assert unit not in commanded_units(f.state, first)


def test_the_discards_are_shuffled_when_the_deck_has_run_out() -> None:
    f = waiting_engineers()
    f.state.clock.note_special_event()
    duel = impulse(f, SEVENTY_EIGHTH)
    duel.state.push(SystemImpulse())
    assert isinstance(duel.pending, Chance)
    assert f.state.zones["allied-deck"] == (SEVENTY_EIGHTH,)


@pytest.mark.rule("ARD-D1-02", "ARD-D1-05")
def test_a_reduced_unit_with_a_supply_marker_is_passed_over_for_replacements() -> None:
    f = waiting_engineers()
    f.state.clock.note_special_event()
    f.put(A_INF_2, "0508", steps=1)
    f.put(A_INF, "0509", steps=1)
    f.put(A_INF_3, "0510", steps=1, supply="LowSupply")
    assert [t.choice for t in traces(impulse(f, V_CORPS), "Who receives")] == [A_INF, A_INF_2]


@pytest.mark.rule("ARD-D1-05", "ARD-D1-03")
def test_one_unit_that_may_be_replaced_gets_one_step_though_two_are_reduced() -> None:
    f = waiting_engineers()
    f.state.clock.note_special_event()
    big = f.put(A_BIG, "0508", steps=1)
    f.put(A_INF, "0509", steps=1, supply="OutOfSupply")
    assert [t.choice for t in traces(impulse(f, V_CORPS), "Who receives")] == [A_BIG]
    assert f.state.board.steps[big] == 2
