"""Hits and retreats as a second reader of the cards expects them, on the real map."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    Advance,
    DisperseAttackers,
    LoseStep,
    PlayTactic,
    RetreatTo,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_target
from broadfront.titles.ardennes.rules.fighting.retreat_priority import check_retreat_hex
from broadfront.titles.ardennes.rules.fighting.strength import most_chits
from broadfront.titles.ardennes.steps.combat import DefenderHits
from broadfront.titles.ardennes.steps.hits import AttackerHits, LosingSteps
from tests.titles.ardennes.duel import Duel, battle
from tests.titles.ardennes.field import Field, refuses
from tests.titles.ardennes.ground import ground
from tests.titles.ardennes.scenes import play
from tests.titles.ardennes.test_c0_combat import fight_at
from tests.titles.ardennes.test_c1_hits import losing, struck, where


def target(f: Field, attackers: list[int], hex: str) -> int:
    return sum(int(line.amount) for line in hold_target(f.state, fight_at(f, attackers, hex)))


def steps(f: Field, *units: str) -> list[int]:
    return [f.state.steps[f.title.unit(unit).number] for unit in units]


# HoldChecks


# B-109
@pytest.mark.rule("ARD-C1-07")
def test_a_hold_target_above_ten_holds_whatever_the_die() -> None:
    f = ground(24)
    attacker = f.put("901.Lehr.XLVII", "1813")
    for unit in ("327.101.VIII", "CCB.10A.VIII", "501.101.VIII"):
        f.put(unit, "1814", steps=2)
    assert target(f, [attacker], "1814") == 11
    duel = struck(f, [attacker], 1, "1814")
    duel.roll(10, "HoldCheck")
    assert duel.taken()
    assert f.state.stack_steps(f.at("1814")) == 5


# B-109
@pytest.mark.rule("ARD-C1-07", "ARD-C1-08")
def test_a_hold_target_below_one_never_holds_and_forest_is_a_last_resort_even_to_friends() -> None:
    f = ground(24)
    attackers = [f.put("Kuhlmann.12SS.ISS", "0604"), f.put("Krause.12SS.ISS", "0606")]
    f.put("23.2.V", "0605")
    f.put("38.2.V", "0505")
    assert target(f, attackers, "0605") == -1
    duel = struck(f, attackers, 1, "0605")
    if isinstance(duel.pending, Chance):
        duel.roll(1)
    assert duel.taken()
    assert where(f, "23.2.V") == "0706"
    assert steps(f, "23.2.V") == [1]


# B-110
@pytest.mark.rule("ARD-C1-01", "ARD-C1-02", "ARD-C1-07")
def test_the_steps_of_a_hold_check_are_those_left() -> None:
    f = ground(20)
    attacker = f.put("Hansen.1SS.ISS", "0813")
    f.put("26.1.V", "0814")
    f.put("16.1.V", "0814")
    duel = struck(f, [attacker], 3, "0814")
    duel.roll(8, "HoldCheck")
    assert duel.pending is not None
    assert steps(f, "26.1.V", "16.1.V") == [3, 2]
    duel.roll(7, "HoldCheck")
    assert duel.pending is not None
    assert steps(f, "26.1.V", "16.1.V") == [2, 2]
    duel.roll(7, "HoldCheck")
    assert duel.taken()
    assert where(f, "26.1.V") == where(f, "16.1.V") != "0814"
    assert steps(f, "26.1.V", "16.1.V") == [2, 2]


# B-111
@pytest.mark.rule("ARD-C1-01", "ARD-C1-02")
def test_losses_go_to_units_of_several_steps_before_those_of_one() -> None:
    f = ground(22)
    attacker = f.put("19.9SS.IISS", "1110")
    trio = ("CCR.7A.XVIII", "505.82.XVIII", "81.CT-XVIII.XVIII")
    units = tuple(f.put(unit, "1111") for unit in trio)
    fight = fight_at(f, [attacker], "1111")
    found = []
    for _ in range(2):
        losing(f, LosingSteps(fight, 1, units, defender=True)).settle()
        found.append(steps(f, *trio))
    assert found == [[1, 2, 1], [1, 1, 1]]
    losing(f, LosingSteps(fight, 1, units, defender=True)).settle()
    assert where(f, "81.CT-XVIII.XVIII") == "eliminated"


# Retreats


# B-112
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


# B-113
@pytest.mark.rule("ARD-C2-12")
def test_a_last_step_goes_over_a_river_rather_than_die() -> None:
    f = ground(19)
    attacker = f.put("16.116.LVIII", "1511")
    f.put("60.116.LVIII", "1613")
    f.put("2-110.28.VIII", "1512")
    duel = struck(f, [attacker], 1, "1512")
    assert duel.taken()
    assert where(f, "2-110.28.VIII") == "1412"
    assert steps(f, "2-110.28.VIII") == [1]


# B-114
@pytest.mark.rule("ARD-C2-10", "ARD-C1-03")
def test_a_second_hex_of_retreat_is_two_hexes_away() -> None:
    f = ground(20)
    attacker = f.put("Hansen.1SS.ISS", "0813")
    number = f.put("26.1.V", "0915")
    fight = fight_at(f, [attacker], "0915").but(target=f.at("0814"), retreated=1, route=(f.at("0915"),))
    for hex in ("0914", "0815"):
        assert f.state.ground.distance[f.at(hex), f.at("0814")] == 1
    f.state.set_steps(number, 1)
    duel = Duel(f, DefenderHits(fight, 1))
    assert duel.taken()
    assert where(f, "26.1.V") == "0916"
    assert f.state.dispersed[number]


# B-115
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


# B-116
@pytest.mark.rule("ARD-C1-16", "ARD-C1-17")
def test_a_german_defender_goes_two_hexes_and_loses_a_step() -> None:
    f = ground(26)
    attacker = f.put("CCA.3A.VII", "1014")
    pair = ("2.2SS.IISS", "4.2SS.IISS")
    for unit in pair:
        f.put(unit, "1114")
    duel = struck(f, [attacker], 3, "1114")
    for hex in ("1213", "1313"):
        duel.do(TakeRetreat())
        duel.do(RetreatTo(hex))
        play(duel)
    assert all(f.state.dispersed[f.title.unit(unit).number] for unit in pair)
    assert refuses(duel.why_not(TakeRetreat()), "ARD-C2-10")
    duel.do(TakeLoss())
    assert sorted(duel.options()) == [f"LoseStep {unit}" for unit in pair]


# B-117
@pytest.mark.rule("ARD-C1-13", "ARD-C1-14", "ARD-C1-15")
def test_four_hits_on_a_german_attacker() -> None:
    f = ground(22)
    pair = ("16.116.LVIII", "60.116.LVIII")
    attackers = [f.put(unit, "1117") for unit in pair]
    before = steps(f, *pair)
    f.put("CCR.3A.VII", "1118")
    duel = Duel(f, AttackerHits(fight_at(f, attackers, "1118", attacker_hits=4), 4))
    duel.do(LoseStep(pair[0]))
    duel.do(DisperseAttackers())
    assert duel.options() == [f"LoseStep {pair[1]}"]
    duel.do(LoseStep(pair[1]))
    assert steps(f, *pair) == [n - 1 for n in before]
    assert all(f.state.dispersed[n] for n in attackers)


# B-118
@pytest.mark.rule("ARD-C1-18", "ARD-C1-20")
@pytest.mark.parametrize(("hits", "left"), [(2, [1, 1]), (3, [1, 1]), (4, [1, 0])])
def test_hits_on_an_allied_attacker_of_three_steps(hits: int, left: list[int]) -> None:
    f = ground(24)
    pair = ("CCR.3A.VII", "334.84.VII")
    attackers = [f.put(pair[0], "1117"), f.put(pair[1], "1218", steps=1)]
    f.put("16.116.LVIII", "1217")
    duel = Duel(f, AttackerHits(fight_at(f, attackers, "1217", attacker_hits=hits), hits))
    duel.settle()
    assert steps(f, *pair) == left
    assert f.state.dispersed[attackers[0]]


# B-119
@pytest.mark.rule("ARD-C1-18", "ARD-C1-20", "ARD-C1-21")
def test_hits_on_an_allied_attacker_of_six_steps() -> None:
    pair = ("CCA.2A.VII", "CCB.2A.VII")
    for hits, left, dispersed in ((1, [3, 2], False), (2, [2, 2], False), (3, [2, 2], True)):
        f = ground(24)
        attackers = [f.put(pair[0], "1121"), f.put(pair[1], "1120")]
        f.put("130.Lehr.XLVII", "1220")
        Duel(f, AttackerHits(fight_at(f, attackers, "1220", attacker_hits=hits), hits)).settle()
        assert steps(f, *pair) == left
        assert [bool(f.state.dispersed[n]) for n in attackers] == [dispersed, dispersed]


# Hits that are taken away


def counted(f: Field, attackers: list[int], hex: str, on_defender: int, on_attacker: int = 0) -> tuple[int, int]:
    fight = fight_at(f, attackers, hex, defender_hits=on_defender, attacker_hits=on_attacker)
    return adjust_hits(f.state, fight)


# B-120, B-121
@pytest.mark.rule("ARD-C0-18")
def test_an_ip_stays_without_a_hit_takes_one_and_is_gone() -> None:
    f = ground(20)
    attacker = f.put("Kuhlmann.12SS.ISS", "0805")
    f.put("23.2.V", "0706")
    f.state.add_ip("0706")
    assert [counted(f, [attacker], "0706", hits)[0] for hits in (0, 1, 1)] == [0, 0, 1]


# B-120
@pytest.mark.rule("ARD-C0-19")
def test_the_westwall_shields_germans_every_time_and_allies_never() -> None:
    f = ground(20)
    attacker = f.put("310.78.V", "0402")
    f.put("751.326VG.LXVII", "0403")
    assert [counted(f, [attacker], "0403", 1)[0] for _ in range(2)] == [0, 0]
    g = ground(20)
    german = g.put("751.326VG.LXVII", "0203")
    g.put("310.78.V", "0204")
    assert counted(g, [german], "0204", 1) == (1, 0)


# B-122
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_an_unused_ip_is_lost_with_the_hex(variant: str) -> None:
    f = ground(20, variant)
    attacker = f.put("Kuhlmann.12SS.ISS", "0805")
    f.put("23.2.V", "0706")
    f.state.add_ip("0706")
    duel = struck(f, [attacker], 1, "0706")
    if variant == "2p":
        duel.do(TakeRetreat())
    else:
        duel.roll(10, "HoldCheck")
    duel.do(Advance("Kuhlmann.12SS.ISS", ("0706",)))
    play(duel)
    assert where(f, "Kuhlmann.12SS.ISS") == "0706"
    assert not f.state.ips


# B-123
@pytest.mark.parametrize(("second", "left", "more"), [("Isolated", 0, 2), ("OutOfSupply", 2, 1)])
def test_all_isolated_defenders_strike_nobody_and_badly_supplied_ones_one_less(
    second: str, left: int, more: int
) -> None:
    f = ground(20)
    attackers = [f.put("294.18VG.LXVI", "1103"), f.put("295.18VG.LXVI", "1004")]
    f.put("422.106.XVIII", "1104", supply="Isolated")
    f.put("423.106.XVIII", "1104", supply=second)
    assert counted(f, attackers, "1104", 0, 3) == (0, left)
    assert most_chits(f.state, fight_at(f, attackers, "1104"))[0] == 2 + more


# B-124
@pytest.mark.rule("ARD-C0-04", "ARD-C2-05")
def test_von_der_heydte_has_no_tactic_and_no_retreat() -> None:
    f = ground(18)
    attacker = f.put("18.1.V", "0308")
    number = f.put("VDH.VDH.ISS", "0408")
    duel = battle(f, "0408", [attacker], hand=["GP02"], allied_deck=["AC50"])
    duel.roll("AC50")
    if duel.prompt and "CombatTactic" in duel.prompt:
        assert refuses(duel.why_not(PlayTactic("GP02")), "ARD-C0-04")
    hit = struck(f, [attacker], 1, "0408")
    assert refuses(hit.why_not(TakeRetreat()), "ARD-C2-05")
    hit.do(TakeLoss())
    if f.state.hex(number) is not None:
        hit.do(LoseStep("VDH.VDH.ISS"))
    assert where(f, "VDH.VDH.ISS") == "eliminated"
