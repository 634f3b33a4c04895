"""The path of retreat, played (card C2)."""

from __future__ import annotations

import pytest

from broadfront.core.steps import Decision
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits, RetreatTo, TakeLoss, TakeRetreat
from broadfront.titles.ardennes.rules.fighting.fight import Fight, defenders_of
from broadfront.titles.ardennes.rules.fighting.retreat_priority import check_retreat_hex
from broadfront.titles.ardennes.rules.markers import RETREATED
from tests.titles.ardennes.duel import Duel, battle
from tests.titles.ardennes.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    A_MECH_2,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_RECON,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.test_c0_combat import EAST, NORTH_EAST, SOUTH_WEST, WEST
from tests.titles.ardennes.test_c1_hits import struck, where

FILLERS = ("751.326VG.LXVII", "752.326VG.LXVII", "753.326VG.LXVII", "991.277VG.ISS", "989.277VG.ISS")


def retreated(f: Field, attackers: list[int], hits: int = 1) -> Duel:
    """A defender that takes every hit by retreat as long as he can, to the first hex offered."""
    duel = struck(f, attackers, hits)
    while isinstance(duel.pending, Decision):
        options = duel.options()
        if "TakeRetreat" in options:
            duel.do(TakeRetreat())
        elif "TakeLoss" in options:
            duel.do(TakeLoss())
        elif duel.prompt.startswith("Advance"):
            break
        else:
            duel.do(next(iter(duel.state.stack[-1].options(duel.state))))
    return duel


@pytest.mark.rule("ARD-C2-04", "ARD-C2-07")
def test_dispersed_infantry_goes_one_hex_and_dispersed_vehicles_none() -> None:
    f = field(variant="2p")
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505", dispersed=True)
    duel = struck(f, [attacker], 2)
    duel.do(TakeRetreat())
    assert refuses(duel.why_not(TakeRetreat()), "ARD-C2-04")
    g = field(variant="2p")
    attacker = g.put(G_INF, EAST)
    g.put(A_MECH, "0505", dispersed=True)
    assert refuses(struck(g, [attacker], 1).why_not(TakeRetreat()), "ARD-C2-07")


@pytest.mark.rule("ARD-C2-05")
def test_von_der_heydte_never_retreats() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    f.put("VDH.VDH.ISS", "0505")
    assert refuses(struck(f, [attacker], 1).why_not(TakeRetreat()), "ARD-C2-05")
    g = field()
    attacker = g.put(A_INF, WEST)
    g.put(G_INF, "0505")
    assert struck(g, [attacker], 1).why_not(TakeRetreat()).legal


@pytest.mark.rule("ARD-C2-06")
def test_units_out_of_fuel_stay_while_the_others_may_go() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    f.put(G_MECH, "0505", fuel=False)
    assert refuses(struck(f, [attacker], 1).why_not(TakeRetreat()), "ARD-C2-06")
    f.put(G_INF, "0505")
    duel = struck(f, [attacker], 1)
    duel.do(TakeRetreat())
    duel.do(RetreatTo(EAST))
    assert (where(f, G_INF), where(f, G_MECH)) == (EAST, "0505")


@pytest.mark.rule("ARD-C2-08")
def test_a_town_the_enemy_holds_is_closed() -> None:
    for holder, closed in (("allied", True), ("german", False)):
        f = field(towns=[EAST])
        attacker = f.put(A_INF, WEST)
        f.put(G_INF, "0505")
        f.hold(holder, EAST)
        duel = struck(f, [attacker], 1)
        duel.do(TakeRetreat())
        ruling = duel.why_not(RetreatTo(EAST))
        assert refuses(ruling, "ARD-C2-08") if closed else ruling.legal


@pytest.mark.rule("ARD-C2-09", "ARD-C2-18")
def test_allied_units_avoid_an_empty_westwall_hex_even_in_a_town() -> None:
    for filled, end in ((False, WEST), (True, "0405")):
        f = field(towns=["0405"], tags={"0405": "westwall"}, roads=["0510-0509-0508-0507-0506"])
        f.hold("allied", "0405")
        attacker = f.put(G_INF, EAST)
        unit = f.put(A_INF, "0505")
        assert filled or refuses(check_retreat_hex(f.state, (unit,), f.at("0405")), "ARD-C2-09")
        if filled:
            f.put(A_ENG, "0405")
        duel = struck(f, [attacker], 1)
        assert duel.taken()
        assert where(f, A_INF) == end
        assert duel.told("ARD-C2-18")


@pytest.mark.rule("ARD-C2-01", "ARD-C2-10")
def test_a_retreat_goes_to_adjacent_hexes_and_away_from_the_hex_defended() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    duel = struck(f, [attacker], 2)
    duel.do(TakeRetreat())
    assert refuses(duel.why_not(RetreatTo("0503")), "ARD-C2-01")
    duel.do(RetreatTo(EAST))
    duel.do(TakeRetreat())
    assert refuses(duel.why_not(RetreatTo(NORTH_EAST)), "ARD-C2-10")
    duel.do(RetreatTo("0503"))


@pytest.mark.rule("ARD-C2-02")
def test_units_of_a_split_group_leave_room_for_each_other() -> None:
    """Two hexes have room for one unit each: whoever goes first, the second finds the other."""
    f = field()
    attacker = f.put(A_INF, WEST)
    pair = [f.put(G_INF, "0505"), f.put(G_INF_2, "0505")]
    for hex, fill in ((EAST, 2), (NORTH_EAST, 2), ("0604", 3), ("0405", 3), (SOUTH_WEST, 3)):
        for n in range(fill):
            f.put(_spare(f, n), hex)
    duel = struck(f, [attacker], 1)
    duel.do(TakeRetreat())
    assert set(duel.options()) == {f"RetreatTo {EAST}", f"RetreatTo {NORTH_EAST}"}
    assert refuses(duel.why_not(RetreatTo("0604")), "ARD-C2-02")
    duel.do(RetreatTo(NORTH_EAST))
    assert duel.told("ARD-C2-02")
    assert duel.options() == [f"RetreatTo {EAST}"]
    duel.do(RetreatTo(EAST))
    assert {f.state.name(f.state.hex(n) or 0) for n in pair} == {EAST, NORTH_EAST}
    # A third unit would find no room anywhere: there is no retreat at all.
    full = field()
    attacker = full.put(A_INF, WEST)
    for unit in (G_INF, G_INF_2, G_INF_3):
        full.put(unit, "0505")
    for hex, fill in ((EAST, 2), (NORTH_EAST, 2), ("0604", 3), ("0405", 3), (SOUTH_WEST, 3)):
        for n in range(fill):
            full.put(_spare(full, n), hex)
    assert refuses(struck(full, [attacker], 1).why_not(TakeRetreat()), "ARD-C1-12")


def _spare(f: Field, n: int) -> str:
    """A German unit of one step that is not on the map yet."""
    used = {f.title.unit(u).number for u in (G_INF, G_INF_2, G_INF_3, G_MECH, G_RECON)}
    free = (u for u in f.title.units if u.side == "german" and u.number not in used and f.state.hex(u.number) is None)
    unit = next(u for u in free if u.infantry and "no_retreat" not in u.flags)
    f.state.set_steps(unit.number, 1)
    return unit.id


@pytest.mark.rule("ARD-C2-02")
def test_the_parts_of_a_split_group_go_on_each_from_its_own_hex() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    pair = [f.put(G_INF, "0505"), f.put(G_INF_2, "0505")]
    for hex, fill in ((EAST, 2), (NORTH_EAST, 2), ("0604", 3), ("0405", 3), (SOUTH_WEST, 3)):
        for n in range(fill):
            f.put(_spare(f, n), hex)
    duel = retreated(f, [attacker], 2)
    assert duel.told("ARD-C2-02")
    assert {int(f.state.ground.distance[f.state.hex(n) or 0, f.at("0505")]) for n in pair} == {2}
    assert all(f.state.dispersed[n] for n in pair)
    assert not f.state.status() or "TEC" not in f.state.status()[0].rule


@pytest.mark.rule("ARD-C2-03")
def test_the_allies_crowd_a_hex_only_if_another_hit_takes_them_on() -> None:
    for hits, crowd in ((2, True), (1, False)):
        f = field()
        attacker = f.put(G_INF, EAST)
        f.put(A_INF, "0505")
        f.put(A_INF_2, "0505")
        f.put(A_BIG, WEST)
        f.put(A_INF_3, WEST)
        for hex in ("0405", SOUTH_WEST):
            for unit in _allied(f, 3):
                f.put(unit, hex)
        f.put(G_INF_2, NORTH_EAST)
        f.put(G_INF_3, "0604")
        duel = struck(f, [attacker], hits)
        while not duel.taken():
            duel.roll(10)
        ends = {where(f, unit) for unit in (A_INF, A_INF_2)}
        if crowd:
            assert duel.told("ARD-C2-03")
            assert {int(f.state.ground.distance[f.at(hex), f.at("0505")]) for hex in ends} == {2}
        else:
            assert not duel.told("ARD-C2-03")
        assert not [p for p in f.state.status() if p.rule in ("ARD-TEC-24", "ARD-TEC-25")]


def _allied(f: Field, count: int) -> list[str]:
    """American units of two steps that are not on the map."""
    used = (A_INF, A_INF_2, A_INF_3, A_BIG, A_MECH, A_MECH_2)
    free = [u.id for u in f.title.units if u.side == "allied" and u.steps == 2 and f.state.hex(u.number) is None]
    return [id for id in free if id not in used][:count]


@pytest.mark.rule("ARD-C2-12", "ARD-C2-17")
def test_a_last_step_takes_the_river_where_the_better_way_would_cost_it() -> None:
    """Every dry hex is in a zone and costs a step; over the river it is free."""
    for steps, end in ((1, WEST), (2, "0405")):
        f = field(rivers=["0506-0505"], roads=["0510-0509-0508-0507-0506"])
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, "0305"), f.put(G_INF_3, "0705")]
        f.put(A_INF, "0505", steps=steps)
        f.put(A_ENG, "0406")
        duel = struck(f, attackers[:1], steps)
        assert duel.taken()
        if steps == 1:
            assert where(f, A_INF) == end
            assert duel.told("ARD-C2-12")
            assert duel.told("ARD-C2-17")
        else:
            assert where(f, A_INF) != WEST
            assert not duel.told("ARD-C2-12")


@pytest.mark.rule("ARD-C2-13", "ARD-C2-14", "ARD-C2-15", "ARD-C2-16")
def test_the_best_priority_is_taken_and_paid_for() -> None:
    road = ["0110-0109-0108-0107-0106-0206-0306-0405"]
    cases: tuple[tuple[str, bool, list[str], list[str], int], ...] = (
        ("ARD-C2-13", False, [], [], 3),  # no zone: free
        ("ARD-C2-14", True, [A_INF_2], road, 3),  # friends in Supply: free
        ("ARD-C2-15", True, [], road, 2),  # empty and in Supply: a step
        ("ARD-C2-16", True, [], [], 2),  # out of Supply: a step
    )
    for rule, ringed, friends, roads, left in cases:
        f = field(roads=roads)
        attackers = [f.put(G_INF, EAST), *([f.put(G_INF_2, WEST)] if ringed else [])]
        big = f.put(A_BIG, "0505")
        for unit in friends:
            f.put(unit, "0405")
        duel = struck(f, attackers, 1)
        duel.roll(10, "HoldCheck")
        assert duel.taken()
        assert duel.told(rule), rule
        assert f.state.steps[big] == left, rule


@pytest.mark.rule("ARD-C2-19")
def test_germans_cross_the_army_boundary_last_until_the_19th() -> None:
    for day, refused_there in ((19, True), (20, False)):
        f = field(day=day, without={EAST: "army-6pz"})
        attacker = f.put(A_INF, WEST)
        f.put(G_INF, "0505")
        duel = struck(f, [attacker], 1)
        duel.do(TakeRetreat())
        ruling = duel.why_not(RetreatTo(EAST))
        assert refuses(ruling, "ARD-C2-19") if refused_there else ruling.legal


@pytest.mark.rule("ARD-C2-21")
def test_units_that_retreated_onto_others_add_nothing_to_their_defence() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    holder, guest = f.put(A_ENG, "0505"), f.put(A_INF, "0505")
    f.state.mark_done(guest, RETREATED)
    assert defenders_of(f.state, f.at("0505"), 1) == ((holder,), (guest,))
    duel = battle(f, "0505", attackers)
    assert duel.options() == ["DrawChits 1", "DrawChits 2"]  # one defending step
    duel.do(DrawChits(1))
    assert "8 to 1" in duel.told("ARD-H-39")[0]
    assert duel.told("ARD-C2-21")
    duel.chits((1, 0))
    assert duel.taken()
    assert (where(f, A_INF), where(f, A_ENG) != "0505") == ("eliminated", True)
    assert duel.told("ARD-C2-22")
    alone = field()
    alone.put(G_INF, EAST)
    number = alone.put(A_INF, "0505")
    alone.state.mark_done(number, RETREATED)
    assert defenders_of(alone.state, alone.at("0505"), 1) == ((number,), ())


def test_a_fight_remembers_what_infiltration_does() -> None:
    fight = Fight("german", 0, (), 0)
    assert not fight.infiltrated
    assert fight.but(attacker_tactics=("Infantry Infiltration",)).infiltrated
