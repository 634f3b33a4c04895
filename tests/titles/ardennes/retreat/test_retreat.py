"""Retreat: who, and how far (rules ARD-C2-01..12)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import GERMAN
from broadfront.titles.ardennes.rules.fighting.combat_actions import RetreatTo, TakeLoss, TakeRetreat
from broadfront.titles.ardennes.rules.fighting.retreat_priority import check_retreat_hex
from broadfront.titles.ardennes.rules.victory_points import scoring_hexes
from broadfront.titles.ardennes.steps.combat import DefenderHits
from tests.titles.ardennes.support.combat import (
    EAST,
    NORTH_EAST,
    SOUTH_WEST,
    WEST,
    fight_at,
    hold_check,
    struck,
    struck_by,
)
from tests.titles.ardennes.support.duel import Duel
from tests.titles.ardennes.support.field import (
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
    allows,
    field,
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.on_the_map import combat, number_of, real
from tests.titles.ardennes.support.scenes import play
from tests.titles.ardennes.support.units import steps_of, where


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


@pytest.mark.rule("ARD-C2-01", "ARD-C2-10")
def test_defenders_retreat_as_one_group_and_end_two_hexes_away() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    f.put(G_INF_2, "0505")
    duel = struck(f, [attacker], 2)
    duel.do(TakeRetreat())
    duel.do(RetreatTo("0504"))
    assert (where(f, G_INF), where(f, G_INF_2)) == ("0504", "0504")
    assert duel.told("ARD-C2-01")
    duel.do(TakeRetreat())
    ends = {option.split()[1] for option in duel.options()}
    assert all(f.state.ground.distance[f.at(hex), f.at("0505")] == 2 for hex in ends)
    duel.do(RetreatTo("0503"))
    assert duel.told("ARD-C2-10")


# By the ruling on ARD-C2-02 a group keeps together where another hex has room for all of it
@pytest.mark.rule("ARD-C2-01", "ARD-C2-02")
def test_a_stack_that_finds_no_room_in_the_town_goes_together_to_the_next_hex() -> None:
    both = ["501.101.VIII", "502.101.VIII"]
    f = real(20, {"1813": list(both), "1814": ["327.101.VIII", "CCB.10A.VIII"], "1812": "39.26VG.XLVII"})
    duel = struck_by(f, ["39.26VG.XLVII"], "1813", 1)
    if hold_check(duel):
        duel.roll(10)
    assert duel.taken()
    ends = {where(f, unit) for unit in both}
    assert len(ends) == 1
    assert ends.isdisjoint({"1813", "1814"})


def _spare(f: Field, n: int) -> str:
    """A German unit of one step that is not on the map yet."""
    used = {f.title.unit(u).number for u in (G_INF, G_INF_2, G_INF_3, G_MECH, G_RECON)}
    free = (
        u
        for u in f.title.units
        if u.side == "german" and u.number not in used and f.state.board.hex_of_unit(u.number) is None
    )
    unit = next(u for u in free if u.is_infantry and "no_retreat" not in u.flags)
    f.state.set_steps(unit.number, 1)
    return unit.id


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
    assert {f.state.hex_id(f.state.board.hex_of_unit(n) or 0) for n in pair} == {EAST, NORTH_EAST}
    # A third unit would find no room anywhere: there is no retreat at all.
    full = field()
    attacker = full.put(A_INF, WEST)
    for unit in (G_INF, G_INF_2, G_INF_3):
        full.put(unit, "0505")
    for hex, fill in ((EAST, 2), (NORTH_EAST, 2), ("0604", 3), ("0405", 3), (SOUTH_WEST, 3)):
        for n in range(fill):
            full.put(_spare(full, n), hex)
    assert refuses(struck(full, [attacker], 1).why_not(TakeRetreat()), "ARD-C1-12")


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
    assert {int(f.state.ground.distance[f.state.board.hex_of_unit(n) or 0, f.at("0505")]) for n in pair} == {2}
    assert all(f.state.board.dispersed[n] for n in pair)
    assert not f.state.status() or "TEC" not in f.state.status()[0].rule


@pytest.mark.rule("ARD-C2-02")
def test_a_group_splits_only_where_it_does_not_fit_together() -> None:
    f = field(variant="2p")
    attackers = [f.put(A_INF, WEST)]
    for unit in (G_INF, G_INF_2, G_INF_3):
        f.put(unit, "0505")
    for unit, hex in (("751.326VG.LXVII", EAST), ("752.326VG.LXVII", NORTH_EAST), ("753.326VG.LXVII", "0604")):
        f.put(unit, hex)
    for unit, hex in (("991.277VG.ISS", "0405"), ("989.277VG.ISS", SOUTH_WEST)):
        f.put(unit, hex)
    duel = struck(f, attackers, 1)
    duel.do(TakeRetreat())
    while isinstance(duel.pending, Decision):
        duel.do(next(iter(f.state.stack[-1].options(f.state))))
    assert duel.told("ARD-C2-02")
    assert not f.state.board.units_at(f.at("0505"), 0)
    assert len({where(f, u) for u in (G_INF, G_INF_2, G_INF_3)}) > 1
    assert not [p for p in f.state.status() if "ARD-TEC-24" in p.rule]


def _allied(f: Field, count: int) -> list[str]:
    """American units of two steps that are not on the map."""
    used = (A_INF, A_INF_2, A_INF_3, A_BIG, A_MECH, A_MECH_2)
    free = [
        u.id
        for u in f.title.units
        if u.side == "allied" and u.steps == 2 and f.state.board.hex_of_unit(u.number) is None
    ]
    return [id for id in free if id not in used][:count]


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


@pytest.mark.rule("ARD-C2-03")
def test_allied_units_may_exceed_the_limit_in_passing_and_then_must_go_on() -> None:
    f = field(variant="2p")
    attacker = f.put(G_INF, EAST)
    for unit in (A_INF, A_INF_2):
        f.put(unit, "0505")
    for unit in (A_BIG, A_INF_3):
        f.put(unit, "0506")
    for unit, hex in ((G_INF_2, "0404"), (G_INF_3, "0604")):
        f.put(unit, hex)
    f.state.place_at(f.title.unit(A_MECH).number, "0405")
    f.put("CCA.7A.XVIII", "0405")
    f.put("CCR.7A.XVIII", "0405")
    f.put("16.1.V", SOUTH_WEST)
    f.put("18.1.V", SOUTH_WEST)
    duel = struck(f, [attacker], 2)
    duel.do(TakeRetreat())
    assert refuses(duel.why_not(TakeLoss()), "ARD-C2-03")
    assert duel.state.status() == []  # on their way, as a move is
    assert where(f, A_INF) == where(f, A_INF_2) == "0506"
    assert duel.told("ARD-C2-03")


# By the ruling on ARD-C2-18 a hex with room comes before a full Town of the same priority
@pytest.mark.rule("ARD-C2-03")
def test_a_retreat_takes_a_hex_with_room_before_a_full_town_of_the_same_priority() -> None:
    attackers = ["39.26VG.XLVII", "77.26VG.XLVII"]
    f = real(20, {"1813": "501.101.VIII", "1814": ["327.101.VIII", "506.101.VIII", "CCB.10A.VIII"]})
    f.state.set_steps(number_of(f, "501.101.VIII"), 2)
    for unit in attackers:
        f.put(unit, "1812")
    duel = struck_by(f, attackers, "1813", 2)
    assert hold_check(duel), "the first hit was a retreat without a check"
    assert where(f, "501.101.VIII") not in ("1813", "1814")


@pytest.mark.rule("ARD-C2-03")
def test_a_german_retreat_does_not_pass_through_a_full_hex() -> None:
    f = field()
    attackers = [f.put(A_INF, WEST), f.put(A_INF_2, SOUTH_WEST), f.put(A_INF_3, "0405")]
    f.put(G_INF, "0505")
    for unit, hex in ((G_INF_2, EAST), (G_INF_3, EAST), ("751.326VG.LXVII", EAST)):
        f.put(unit, hex)
    duel = struck(f, attackers, 2)
    duel.do(TakeRetreat())
    assert f"RetreatTo {EAST}" not in duel.options()
    assert refuses(duel.why_not(RetreatTo(EAST)), "ARD-TEC-24")


@pytest.mark.rule("ARD-C2-03")
def test_an_allied_retreat_passes_through_a_full_hex_where_a_hit_leads_on() -> None:
    f = field(variant="2p")
    attackers = [f.put(unit, hex) for unit, hex in ((G_INF, EAST), (G_INF_2, NORTH_EAST), (G_INF_3, "0406"))]
    f.put(A_BIG, "0505")
    for unit in (A_INF, A_INF_2):
        f.put(unit, SOUTH_WEST)
    for hits, through in ((2, True), (1, False)):
        duel = Duel(f, DefenderHits(fight_at(f, attackers, defender_hits=hits), hits))
        duel.do(TakeRetreat())
        assert duel.pending is not None or not through
        assert (where(f, A_BIG) == SOUTH_WEST) == through
        f.put(A_BIG, "0505", steps=3)


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


@pytest.mark.rule("ARD-C2-07", "ARD-C1-12")
def test_a_dispersed_tank_command_does_not_retreat() -> None:
    unit, attackers = "CCB.7A.XVIII", ["2.2SS.IISS", "4.2SS.IISS"]
    for hits, left in ((1, 1), (2, 0)):
        f = real(22, {"1114": unit, "1213": list(attackers)})
        f.state.board.set_dispersed(number_of(f, unit), True)
        assert struck_by(f, attackers, "1114", hits).taken()
        assert steps_of(f, unit) == [left]
        assert f.state.board.strength(number_of(f, unit)) == (3 if left else 0)


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


@pytest.mark.rule("ARD-C2-08")
def test_nobody_retreats_into_an_enemy_held_town() -> None:
    f = field(towns=["0506"])
    unit = f.put(A_INF, "0505")
    f.hold("german", "0506")
    assert refuses(check_retreat_hex(f.state, (unit,), f.at("0506")), "ARD-C2-08")
    f.hold("allied", "0506")
    assert allows(check_retreat_hex(f.state, (unit,), f.at("0506")), "ARD-C2-08")


@pytest.mark.rule("ARD-C2-08", "ARD-C2-17")
def test_a_german_retreats_over_a_river_rather_than_into_an_empty_allied_town() -> None:
    unit, allies = "1128.560VG.LVIII", ["CCR.9A.VIII", "CCB.10A.VIII", "110.28.VIII"]
    f = real(18, {"1512": unit, "1612": allies[0], "1511": allies[1], "1611": allies[2]})
    assert refuses(check_retreat_hex(f.state, (number_of(f, unit),), f.at("1513")), "ARD-C2-08")
    duel = Duel(f, DefenderHits(combat(f, allies, "1512", defender_hits=1), 1))
    assert duel.options() == ["TakeRetreat", "TakeLoss"]
    duel.do(TakeRetreat())
    assert duel.options() == ["RetreatTo 1412"]
    assert refuses(duel.why_not(RetreatTo("1411")), "ARD-C2-17")


@pytest.mark.rule("ARD-C2-08", "ARD-H-03", "ARD-H-05")
def test_a_retreat_into_an_empty_victory_village_is_legal_and_takes_it() -> None:
    unit = "1128.560VG.LVIII"
    f = real(21, {"1013": unit, "1012": "508.82.XVIII"})
    assert check_retreat_hex(f.state, (number_of(f, unit),), f.at("1014")).legal
    duel = Duel(f, DefenderHits(combat(f, ["508.82.XVIII"], "1013", defender_hits=1), 1))
    duel.do(TakeRetreat())
    duel.do(RetreatTo("1014"))
    play(duel)
    assert f.state.land.place_holder(f.at("1014")) == GERMAN
    assert [(vp.hex, vp.value) for vp in scoring_hexes(f.state)] == [("1014", 2)]


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


@pytest.mark.rule("ARD-C2-09")
def test_allied_units_do_not_retreat_into_an_empty_westwall_hex() -> None:
    f = field(tags={"0506": "westwall"})
    unit = f.put(A_INF, "0505")
    assert refuses(check_retreat_hex(f.state, (unit,), f.at("0506")), "ARD-C2-09")
    f.put(A_INF_2, "0506")
    assert check_retreat_hex(f.state, (unit,), f.at("0506")).legal


@pytest.mark.rule("ARD-C2-09", "ARD-C2-16")
def test_allied_units_retreat_into_a_zone_rather_than_an_empty_westwall_hex_or_a_river() -> None:
    f = ground(18)
    attackers = [f.put("751.326VG.LXVII", "0306"), f.put("752.326VG.LXVII", "0405")]
    number = f.put("309.78.V", "0305")
    for hex in ("0204", "0304"):
        assert refuses(check_retreat_hex(f.state, (number,), f.at(hex)), "ARD-C2-09")
    duel = struck(f, attackers, 2, "0305")
    if isinstance(duel.pending, Chance):
        duel.roll(10)
    assert duel.taken()
    assert "0205" in str(duel.told("ARD-C2-01"))


@pytest.mark.rule("ARD-C2-10", "ARD-C1-03")
def test_a_second_hex_of_retreat_is_two_hexes_away() -> None:
    f = ground(20)
    attacker = f.put("Hansen.1SS.ISS", "0813")
    number = f.put("26.1.V", "0915")
    fight = fight_at(f, [attacker], "0915").with_changes(target=f.at("0814"), retreated=1, route=(f.at("0915"),))
    for hex in ("0914", "0815"):
        assert f.state.ground.distance[f.at(hex), f.at("0814")] == 1
    f.state.set_steps(number, 1)
    duel = Duel(f, DefenderHits(fight, 1))
    assert duel.taken()
    assert where(f, "26.1.V") == "0916"
    assert f.state.board.dispersed[number]


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


@pytest.mark.rule("ARD-C2-12")
def test_a_last_step_goes_over_a_river_rather_than_die() -> None:
    f = ground(19)
    attacker = f.put("16.116.LVIII", "1511")
    f.put("60.116.LVIII", "1613")
    f.put("2-110.28.VIII", "1512")
    duel = struck(f, [attacker], 1, "1512")
    assert duel.taken()
    assert where(f, "2-110.28.VIII") == "1412"
    assert steps_of(f, "2-110.28.VIII") == [1]
