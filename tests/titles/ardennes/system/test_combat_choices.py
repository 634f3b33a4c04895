"""What the system chooses in a combat: who reinforces it from where, how defenders hold, who counts in the advance."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_check_number
from broadfront.titles.ardennes.rules.markers import ACTED, ATTACKED
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.system.hit_choices import decide_hit
from broadfront.titles.ardennes.system.stacks import evaluate_attack
from tests.titles.ardennes.support.combat import EAST, NORTH_EAST, SOUTH_WEST, WEST, fight_at
from tests.titles.ardennes.support.duel import Duel, allied_card, battle
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    Field,
    field,
)
from tests.titles.ardennes.support.units import where


def reinforced(f: Field, attackers: list[int], target: str = "0505") -> Duel:
    """An Allied attack for which a card with Reinforce Battle is drawn."""
    card = allied_card(f, "Reinforce Battle")
    duel = battle(f, target, attackers, allied_deck=[card])
    duel.roll(card)
    assert duel.pending is not None
    return duel


@pytest.mark.rule("ARD-T0-19", "ARD-DEF-04")
def test_of_stacks_with_the_same_selector_the_lowest_corps_number_comes() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    f.put(A_MECH, "0406")  # 11 of XVIII Corps, in the lower hex number
    first = f.put(A_BIG, "0606")  # 11 of V Corps
    card = allied_card(f, "Reinforce Battle")
    duel = battle(f, "0505", [attacker], allied_deck=[card])
    duel.roll(card)
    assert duel.pending is not None
    assert f.state.board.hex_of_unit(first) == f.at("0505")
    assert where(f, A_MECH) == "0406"


@pytest.mark.rule("ARD-A0-23")
def test_a_reinforcing_stack_takes_an_empty_hex_before_one_with_friends() -> None:
    f = field()
    attackers = [f.put(A_INF, NORTH_EAST), f.put(A_INF_2, "0405")]
    f.put(G_INF, "0505")
    f.put(A_MECH, "0306")  # next to 0405
    reinforced(f, attackers)
    assert where(f, A_MECH) == WEST


@pytest.mark.rule("ARD-A0-23")
def test_a_reinforcing_stack_takes_the_hex_that_leaves_it_the_most_movement_points() -> None:
    for slow, end in ((WEST, SOUTH_WEST), (SOUTH_WEST, WEST)):
        f = field(terrain={slow: "Broken"})
        attacker = f.put(A_INF, EAST)
        f.put(G_INF, "0505")
        f.put(A_MECH, "0607")
        reinforced(f, [attacker])
        assert where(f, A_MECH) == end


@pytest.mark.rule("ARD-A0-23")
def test_where_no_hex_is_empty_a_reinforcing_stack_takes_the_one_with_the_fewest_friends() -> None:
    f = field()
    ring = [f.state.hex_id(hex) for hex in f.state.ground.six_neighbors[f.at("0505")]]
    guards = (A_INF, A_INF_2, A_INF_3, A_ENG, A_ENG_2, "9.2.V")
    units = [f.put(unit, hex) for unit, hex in zip(guards, ring, strict=True)]
    units.append(f.put("2R.CT-V.V", WEST))
    for number in units:
        f.state.activation.mark_done(number, ATTACKED)
    f.put(G_INF, "0505")
    f.put(A_MECH, "0607")
    reinforced(f, units[:1])
    assert where(f, A_MECH) == SOUTH_WEST


@pytest.mark.rule("ARD-T0-20", "ARD-A0-23")
def test_a_hex_that_breaks_the_line_leaves_the_next_best_to_the_same_stack() -> None:
    f = field(rows=14)
    attacker = f.put(A_INF, EAST)
    f.put(G_INF, "0505")
    f.put(A_MECH, "0607")
    f.put(A_INF_2, "0907")  # in one Line with 0607, and with 0605 but not with 0506
    f.put("9.2.V", "1207")
    duel = reinforced(f, [attacker])
    assert where(f, A_MECH) in (WEST, SOUTH_WEST)
    assert duel.traces("ARD-T0-19")


# The HoldCheck


def bonus(f: Field, fight: Fight, *, more_hits: bool = False) -> list[object]:
    return [line.amount for line in hold_check_number(f.state, fight, more_hits=more_hits) if line.rule == "ARD-C1-11"]


def pressed(f: Field) -> list[int]:
    """Germans around 0505 who leave 0506 free of their units but in their zone, and 0605 out of it."""
    return [f.put(G_INF, EAST), f.put(G_INF_2, NORTH_EAST), f.put(G_INF_3, "0406")]


@pytest.mark.rule("ARD-C1-11")
@pytest.mark.parametrize("river", [True, False])
def test_a_free_way_over_a_river_is_a_retreat_without_a_step_lost(river: bool) -> None:
    f = field(rivers=["0505-0605"] if river else [])
    attackers = pressed(f)
    f.put(A_BIG, "0505")
    if not river:
        f.put(G_MECH, "0705")
    free = [
        hex
        for hex in f.state.ground.map.beside[f.at("0505")]
        if not f.state.board.at[hex] and not f.state.board.zoc.is_in_enemy_zone(1, hex)
    ]
    assert f.names(free) == ([SOUTH_WEST] if river else [])
    assert bonus(f, fight_at(f, attackers)) == ([] if river else [4])


@pytest.mark.rule("ARD-C1-11")
def test_a_free_hex_without_room_is_no_way_unless_more_hits_lead_through_it() -> None:
    f = field()
    attackers = pressed(f)
    f.put(A_BIG, "0505")
    assert bonus(f, fight_at(f, attackers)) == []
    for unit in (A_INF, A_INF_2):
        f.put(unit, SOUTH_WEST)
    assert bonus(f, fight_at(f, attackers)) == [4]
    assert bonus(f, fight_at(f, attackers), more_hits=True) == []


@pytest.mark.rule("ARD-C1-11")
@pytest.mark.parametrize("free", [True, False])
def test_units_that_must_split_have_the_ways_of_each(free: bool) -> None:
    f = field()
    attackers = pressed(f)
    for unit in (A_INF, A_INF_2):
        f.put(unit, "0505")
    for unit, hex in (
        ("9.2.V", SOUTH_WEST),
        ("38.2.V", SOUTH_WEST),
        ("47.9.V", WEST),
        ("60.9.V", WEST),
        ("39.9.V", "0405"),
        (A_INF_3, "0405"),
        ("CCB.5A.V", "0604"),
        ("CCA.5A.V", "0604"),
    ):
        f.put(unit, hex)
    if not free:
        f.put(G_MECH, "0705")
    assert bonus(f, fight_at(f, attackers)) == ([] if free else [4])


# The advance table


@pytest.mark.rule("ARD-C3-14", "ARD-C3-21")
@pytest.mark.parametrize(("roll", "goes"), [(7, True), (8, False)])
def test_bracketed_units_that_advanced_together_count_as_one_in_the_table(roll: int, goes: bool) -> None:
    f = field(vp={"0505": 2}, hv={"0505": 2}, roads=["0510-0509-0508-0507-0506"])
    small = [f.put("18C.14C.XVIII", WEST), f.put("32C.14C.XVIII", WEST)]
    last = f.put("422.106.XVIII", SOUTH_WEST)
    assert f.title.sort_units([*small, last])[-1] == last
    f.put(G_INF, "0502")
    duel = Duel(f, Advancing(fight_at(f, [*small, last])))
    duel.roll(roll, "advance")
    assert duel.pending is None
    assert {f.state.board.hex_of_unit(n) for n in small} == {f.at("0505")}
    assert (f.state.board.hex_of_unit(last) == f.at("0505")) == goes


@pytest.mark.rule("ARD-C3-21")
def test_two_units_that_advanced_each_for_itself_count_as_two() -> None:
    f = field(vp={"0505": 2}, hv={"0505": 2}, roads=["0510-0509-0508-0507-0506"])
    attackers = [f.put(A_INF_2, WEST), f.put(A_INF, WEST), f.put(A_INF_3, SOUTH_WEST)]
    f.put(G_INF, "0502")
    duel = Duel(f, Advancing(fight_at(f, attackers)))
    duel.roll(1, "advance")
    assert duel.pending is None
    assert [f.state.board.hex_of_unit(n) == f.at("0505") for n in attackers] == [True, True, False]


@pytest.mark.rule("ARD-C2-03")
def test_a_stack_that_has_retreated_into_a_full_hex_surely_goes_on() -> None:
    f = field()
    number = f.put(A_INF, WEST)
    for unit in (A_ENG, A_ENG_2, A_MECH):
        f.put(unit, WEST, steps=1)
    fight = fight_at(f, [f.put(G_INF, EAST)], defenders=(number,), retreated=1, route=(f.at(WEST),))
    taken = decide_hit(f.state, fight, 1)
    assert (taken.is_certain, taken.retreat, taken.rules) == (True, True, ("ARD-C2-03",))


@pytest.mark.rule("ARD-H-38")
def test_a_unit_that_has_acted_is_not_counted_in_an_attack_unless_it_is_moved_there() -> None:
    f = field()
    f.put(G_INF, "0505")
    number = f.put(A_INF, WEST)
    assert evaluate_attack(f.state, frozenset((number,)), f.at("0505")).attackers == (number,)
    f.state.activation.mark_done(number, ACTED)
    assert evaluate_attack(f.state, frozenset((number,)), f.at("0505")).attackers == ()
    moved = evaluate_attack(f.state, frozenset((number,)), f.at("0505"), (((number,), f.at(SOUTH_WEST)),))
    assert moved.attackers == (number,)
