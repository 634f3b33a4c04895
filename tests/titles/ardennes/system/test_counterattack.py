"""The special event Counterattack (H-57): who is called, what is attacked, and when it does not apply."""

import pytest

from broadfront.titles.ardennes.rules.markers import MONTY
from broadfront.titles.ardennes.system.counterattack import plan_counterattack, units_taking_part
from tests.titles.ardennes.support.field import A_BIG, A_INF, A_INF_2, A_MECH, G_INF, G_INF_2, G_MECH, Field, field
from tests.titles.ardennes.support.impulse import impulse, last, lost
from tests.titles.ardennes.support.roads import ROAD

EVENT = "special event of the day, Counterattack"
ANOTHER = "AC25"
"""A card of a division that has nobody here."""


def tip(*friends: str, day: int = 20) -> Field:
    """A German stack, next to the strongest Allied unit there is; friends of it stand where the test says."""
    f = field(day=day, roads=[ROAD])
    f.put(A_BIG, "0505")
    f.put(G_INF, "0504")
    for friend, hex in zip((G_INF_2, G_MECH), friends, strict=False):
        f.put(friend, hex)
    return f


@pytest.mark.rule("ARD-H-57", "ARD-CMD-02")
def test_units_near_a_lone_german_stack_attack_it_whatever_card_is_drawn() -> None:
    f = tip()
    duel = impulse(f, ANOTHER)
    assert last(duel, "Command card").choice == EVENT
    trace = last(duel, "Counterattack")
    assert trace.choice == f"attack 0504 at 2:1 with {A_BIG}"
    assert trace.rules[:3] == ("ARD-H-57", "ARD-A0-01", "ARD-A0-04")
    assert "IP" in str(trace.follows), "why one of those called is eligible"
    assert f.state.clock.special_event


@pytest.mark.rule("ARD-CMD-02")
def test_it_happens_once_a_day() -> None:
    f = tip()
    f.state.clock.note_special_event()
    assert lost(last(impulse(f, ANOTHER), "Command card"))[EVENT].why.startswith("the event of the day happens once")


@pytest.mark.rule("ARD-H-57")
@pytest.mark.parametrize(("friend", "alone"), [("0502", False), ("0501", True)])
def test_a_german_stack_with_a_friend_within_two_hexes_is_no_target(friend: str, alone: bool) -> None:
    f = tip(friend)
    trace = last(impulse(f, ANOTHER), "Command card")
    assert (trace.choice == EVENT) == alone
    if not alone:
        nobody = "no Allied unit that may take part is within 5 hexes of a German stack that stands alone"
        assert lost(trace)[EVENT].why == nobody


@pytest.mark.rule("ARD-H-57")
@pytest.mark.parametrize(("hex", "near"), [("0509", True), ("0510", False)])
def test_units_within_five_hexes_are_called(hex: str, near: bool) -> None:
    f = tip()
    number = f.put(A_INF, hex)
    assert (number in units_taking_part(f.state)) == near


@pytest.mark.rule("ARD-H-57")
def test_stacks_are_brought_up_until_the_attack_is_at_least_two_to_one() -> None:
    f = field(day=20, roads=[ROAD])
    f.put(A_INF, "0505")
    f.put(A_MECH, "0507")
    f.put(G_INF, "0504")
    choice = last(impulse(f, ANOTHER), "Counterattack").choice
    assert choice == f"attack 0504 at 3:1 with {A_MECH}, {A_INF}, {A_MECH} by way of 0404"


@pytest.mark.rule("ARD-H-57")
def test_nobody_who_may_attack_at_even_odds_makes_it_not_applicable() -> None:
    f = field(day=20, roads=[ROAD], cities=["0504"])
    f.put(A_INF, "0505", steps=1)
    f.put(G_MECH, "0504")
    trace = last(impulse(f, ANOTHER), "Command card")
    why = "nobody near a German stack that stands alone can attack it at 1:1"
    assert lost(trace)[EVENT].why == why
    assert not f.state.clock.special_event


@pytest.mark.rule("ARD-H-57", "ARD-A0-01")
def test_without_an_eligible_unit_it_does_not_apply() -> None:
    f = tip(day=18)  # the ground of 2:1 is from the 19th
    f.state.land.add_ip("0505")
    assert plan_counterattack(f.state).sought.order is None
    assert plan_counterattack(f.state).why_not is not None
    f.put(A_INF_2, "0506")  # it may dig in
    assert plan_counterattack(f.state).why_not is None


@pytest.mark.rule("ARD-H-57")
def test_monty_tidies_the_lines_keeps_the_first_army_out_of_it() -> None:
    f = tip()
    assert units_taking_part(f.state)
    f.state.clock.put_event_in_force(MONTY)
    assert not units_taking_part(f.state)


def test_the_calendar_has_it_from_the_19th_but_for_two_days_of_clear_skies() -> None:
    special = field().title.special_events
    assert [day for day, event in special.items() if event == "Counterattack"] == [19, 20, 21, 22, 25, 26, 27, 28, 29]
    assert (special[18], special[23], special[24]) == ("Allies Alert", "Break In The Clouds", "Airpower")
