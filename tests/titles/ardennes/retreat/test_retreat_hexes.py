"""Retreat: where to (rules ARD-C2-13..22)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.data.records import ALLIED
from broadfront.titles.ardennes.rules.fighting.combat_actions import DrawChits, RetreatTo, TakeRetreat
from broadfront.titles.ardennes.rules.fighting.fight import split_defenders
from broadfront.titles.ardennes.rules.fighting.retreat_priority import retreat_hexes
from broadfront.titles.ardennes.rules.markers import RETREATED
from broadfront.titles.ardennes.rules.routes.entry_causes import Cause
from broadfront.titles.ardennes.steps.combat import DefenderHits
from broadfront.titles.ardennes.steps.hits import Aftermath
from broadfront.titles.ardennes.steps.moving import Checks
from tests.titles.ardennes.support.combat import EAST, WEST, fight_at, hold_check, struck, struck_by
from tests.titles.ardennes.support.duel import Duel, battle
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_ENG_2,
    A_INF,
    A_INF_2,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    Field,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.on_the_map import combat, dice, number_of, quiet, real
from tests.titles.ardennes.support.roads import bridge_and_town
from tests.titles.ardennes.support.units import steps_of, where


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
        assert f.state.board.steps[big] == left, rule


def goes_to(f: Field, attacker: int) -> Duel:
    """Defenders of 0505 that take one hit by retreat, as far as the choice of the hex; the Allies have gone then."""
    duel = struck(f, [attacker], 1)
    if not duel.taken():
        duel.do(TakeRetreat())
    return duel


@pytest.mark.rule("ARD-C2-14", "ARD-C2-15")
def test_friends_in_a_zone_come_before_an_empty_hex_in_it() -> None:
    for friends, end, steps in ((True, "0506", 2), (False, "0605", 1)):
        f = field(roads=["0510-0509-0508-0507-0506", "0507-0606-0605"], towns=["0605"])
        f.hold("allied", "0605")
        attacker, number = f.put(G_INF, "0404"), f.put(A_INF, "0505")
        if friends:
            f.put(A_INF_2, "0506")
        f.put(G_INF_2, "0406")
        f.put(G_INF_3, "0705")
        f.put(G_MECH, "0604")
        duel = goes_to(f, attacker)
        assert (where(f, A_INF), f.state.board.steps[number]) == (end, steps)
        assert duel.told("ARD-C2-14" if friends else "ARD-C2-15")


@pytest.mark.rule("ARD-C2-16")
def test_a_way_through_a_zone_costs_a_step_and_is_closed_to_a_last_step() -> None:
    for unit, gone in ((A_BIG, False), (A_ENG, True)):
        f = field()
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, WEST)]
        number = f.put(unit, "0505")
        before = f.state.board.steps[number]
        duel = struck(f, attackers, before)
        assert duel.taken()
        assert (where(f, unit) == "eliminated") == gone
        if gone:
            assert duel.traces("ARD-C1-12") == ["lose a step"]
        else:
            assert f.state.board.steps[number] < before
            assert duel.told("ARD-C2-16")


@pytest.mark.rule("ARD-C2-17")
def test_an_unbridged_river_or_roadless_forest_is_a_last_resort() -> None:
    all_round = ["0505-0506", "0505-0405", "0505-0404", "0505-0605"]
    for rivers, shut in ((["0505-0404"], True), (all_round, False)):
        f = field(rivers=rivers, terrain={EAST: "Forest", "0604": "Forest"}, roads=["0505-0604"] if shut else [])
        attacker = f.put(A_INF, WEST)
        f.put(G_INF, "0505")
        duel = goes_to(f, attacker)
        for hex in ("0404", EAST):
            ruling = duel.why_not(RetreatTo(hex))
            assert refuses(ruling, "ARD-C2-17") if shut else ruling.legal
        assert duel.why_not(RetreatTo("0604")).legal


@pytest.mark.rule("ARD-C2-18")
@pytest.mark.parametrize(
    ("towns", "road", "end"),
    [
        ((), (), WEST),
        ((), ("1006-0906",), "0605"),
        ((), ("0105-0205",), WEST),  # not of an Allied edge
        (("0405",), ("1006-0906",), "0405"),
    ],
)
def test_the_allied_tie_break_is_town_then_nearest_source_then_west(
    towns: tuple[str, ...], road: tuple[str, ...], end: str
) -> None:
    f = field(towns=towns, roads=road)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert goes_to(f, attacker).told("ARD-C2-18")
    assert where(f, A_INF) == end


@pytest.mark.rule("ARD-C2-18")
def test_allied_defenders_take_a_town_first() -> None:
    for town, end in (("0405", "0405"), ("0605", "0605")):
        f = field(towns=[town])
        attacker = f.put(G_INF, EAST)
        f.put(A_INF, "0505")
        duel = struck(f, [attacker], 1)
        assert duel.taken()
        assert where(f, A_INF) == end
        assert duel.told("ARD-C2-18")


# The tie-break is the edge of ARD-C2-18
@pytest.mark.rule("ARD-C2-18")
def test_an_allied_retreat_may_go_into_a_german_held_village_and_regains_it() -> None:
    unit = "CCR.7A.XVIII"
    f = real(22, {"1114": unit, "1213": "2.2SS.IISS"}, german="1014")
    group = (number_of(f, unit),)
    ways = retreat_hexes(f.state, group, f.at("1114"))
    best = [f.state.hex_id(way.hex) for way in ways if way.rank == ways[0].rank]
    assert set(best) == {"1013", "1014", "1115"}
    f.put(unit, "1014")
    assert f.state.land.place_holder(f.at("1014")) == ALLIED


@pytest.mark.rule("ARD-C2-18")
def test_a_hex_where_supply_begins_is_the_closest_of_all_to_retreat_to() -> None:
    f = field(roads=["0510-0509-0508"])
    number = f.put(A_INF, "0509")
    f.put(G_INF, "0507")
    assert f.names(way.hex for way in retreat_hexes(f.state, (number,), f.at("0509")))[:2] == ["0510", "0409"]


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


@pytest.mark.rule("ARD-C2-19")
def test_until_the_19th_the_german_retreats_over_an_army_boundary_last_of_all() -> None:
    without = {f"04{c:02}": "army-6pz" for c in range(1, 11)}
    wet = [f"0505-{hex}" for hex in ("0504", "0604", "0605", "0506")]
    for day, shut in ((19, True), (20, False)):
        f = field(day=day, without=without, rivers=wet)
        attacker = f.put(A_INF, WEST)
        f.put(G_INF, "0505")
        duel = goes_to(f, attacker)
        across = duel.why_not(RetreatTo("0404"))
        assert refuses(across, "ARD-C2-19") if shut else across.legal
        assert duel.why_not(RetreatTo(EAST)).legal == shut
    f = field(day=19, without=dict.fromkeys(f.state.ground.map.ids, "army-6pz"))
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    assert goes_to(f, attacker).why_not(RetreatTo(EAST)).legal


@pytest.mark.rule("ARD-C2-20")
def test_a_german_retreat_causes_bridge_checks_from_the_17th_on() -> None:
    for day, asked in ((17, True), (16, False)):
        f = field(day=day, rivers=["0507-0506"], bridges=["0507-0506"], roads=["0510-0509-0508-0507-0506"])
        attacker = f.put(A_INF, EAST)
        f.put(G_INF, "0505")
        duel = struck(f, [attacker], 1)
        duel.do(TakeRetreat())
        duel.do(RetreatTo("0506"))
        assert isinstance(duel.pending, Chance)
        assert ("demolition" in duel.prompt.casefold()) == asked, duel.prompt
        assert bool(duel.told("ARD-C2-20")) == asked


@pytest.mark.rule("ARD-C2-20")
@pytest.mark.parametrize("day", [16, 17])
def test_a_german_retreat_calls_for_the_same_checks_bridges_from_the_17th(day: int) -> None:
    at, unit = bridge_and_town(day)
    duel = Duel(at, Checks((unit,), Cause.RETREAT))
    if day == 17:
        duel.roll(10, "demolition")
    duel.roll(10, "Roadblock")
    assert duel.pending is None
    assert duel.told("ARD-C2-20")


@pytest.mark.rule("ARD-C2-20", "ARD-H-26")
def test_a_german_retreat_over_a_bridge_causes_its_demolition_roll() -> None:
    unit = "2.2Pz.XLVII"
    f = real(23, {"1216": unit, "1117": ["CCR.3A.VII", "290.75.VII"]}, german="1316")
    duel = Duel(f, DefenderHits(combat(f, ["CCR.3A.VII", "290.75.VII"], "1216", defender_hits=1), 1))
    duel.do(TakeRetreat())
    duel.do(RetreatTo("1316"))
    dice(duel, ("demolition of 1216-1316, 7", 7))
    assert not f.state.land.has_bridge(f.state.ground.find_crossing("1216-1316"))
    assert where(f, unit) == "1316"


@pytest.mark.rule("ARD-C2-21")
def test_units_that_retreated_onto_others_add_nothing_to_their_defence() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    holder, guest = f.put(A_ENG, "0505"), f.put(A_INF, "0505")
    f.state.activation.mark_done(guest, RETREATED)
    assert split_defenders(f.state, f.at("0505"), 1) == ((holder,), (guest,))
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
    alone.state.activation.mark_done(number, RETREATED)
    assert split_defenders(alone.state, alone.at("0505"), 1) == ((number,), ())


@pytest.mark.rule("ARD-C2-21", "ARD-C2-22")
def test_units_that_retreated_onto_defenders_add_nothing_and_share_their_retreat_only() -> None:
    attackers = ["901.Lehr.XLVII", "902.Lehr.XLVII"]
    for hits in (3, 1):
        f = real(19, {"1814": ["327.101.VIII", "502.101.VIII"], "1813": list(attackers)})
        guest = number_of(f, "502.101.VIII")
        for one in (guest, number_of(f, "327.101.VIII")):
            f.state.set_steps(one, 2)
        f.state.activation.mark_done(guest, RETREATED)
        defenders, guests = split_defenders(f.state, f.at("1814"), ALLIED)
        assert (defenders, guests) == ((number_of(f, "327.101.VIII"),), (guest,))
        duel = struck_by(f, attackers, "1814", hits, defenders=defenders, guests=guests)
        if hits == 1:
            duel.roll(1, "HoldCheck")
        while hold_check(duel):
            duel.roll(10)
        assert quiet(duel)
        assert bool(f.state.board.steps[guest]) == (hits == 1)
        assert steps_of(f, "327.101.VIII") == [1] or hits == 3


@pytest.mark.rule("ARD-C2-21")
def test_a_unit_that_bugged_out_onto_friends_counts_as_one_that_retreated() -> None:
    f = field(variant="2p")
    host, guest = f.put(A_INF, "0505"), f.put(A_INF_2, "0505")
    f.state.activation.mark_done(guest, RETREATED)
    assert split_defenders(f.state, f.at("0505"), ALLIED) == ((host,), (guest,))
    f.state.begin_activation()
    assert set(split_defenders(f.state, f.at("0505"), ALLIED)[0]) == {host, guest}


@pytest.mark.rule("ARD-C2-22")
def test_units_that_sheltered_with_beaten_defenders_are_lost() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    guest = f.put(A_ENG, "0505")
    fight = fight_at(f, [attacker]).with_changes(guests=(guest,), defenders=(), retreated=1)
    duel = Duel(f, Aftermath(fight))
    assert duel.taken()
    assert where(f, A_ENG) == "eliminated"
    assert duel.told("ARD-C2-22")
    safe = field()
    attacker = safe.put(G_INF, EAST)
    guest, holder = safe.put(A_ENG, "0505"), safe.put(A_ENG_2, "0505")
    duel = Duel(safe, Aftermath(fight_at(safe, [attacker]).with_changes(guests=(guest,), defenders=(holder,))))
    assert duel.pending is None
    assert where(safe, A_ENG) == "0505"


@pytest.mark.parametrize("near", [False, True])
def test_a_hex_with_friends_comes_before_empty_ones_in_a_zone(near: bool) -> None:
    f = ground(19)
    attacker = f.put("3.2Pz.XLVII", "1513")
    f.put("77.26VG.XLVII", "1712")
    f.put("2.2Pz.XLVII", "1515" if near else "1615")
    if near:
        f.put("901.Lehr.XLVII", "1813")
    f.put("506.101.VIII", "1613", steps=1)
    f.put("CCR.9A.VIII", "1714")
    duel = struck(f, [attacker], 1, "1613")
    assert duel.taken()
    assert where(f, "506.101.VIII") == "1714"
