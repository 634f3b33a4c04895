"""Cases somebody read from the cards alone: hits, HoldChecks, retreats."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.rules.fighting.attack import declare_refusal
from broadfront.titles.ardennes.rules.fighting.chits import adjust_hits, limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import LoseStep, PlayTactic, TakeLoss
from broadfront.titles.ardennes.rules.fighting.fight import defenders_of
from broadfront.titles.ardennes.rules.fighting.hold_check import hold_target
from broadfront.titles.ardennes.rules.fighting.retreat import longest_retreat, retreat_refusal
from broadfront.titles.ardennes.rules.fighting.strength import odds_of
from broadfront.titles.ardennes.rules.markers import RETREATED
from broadfront.titles.ardennes.steps.combat import DefenderHits
from tests.titles.ardennes.duel import Duel, battle
from tests.titles.ardennes.field import Field, refuses
from tests.titles.ardennes.read_again_a import combat, number, quiet, real, where

PEIPER, KNITTEL, SANDIG, HANSEN = "Peiper.1SS.ISS", "Knittel.1SS.ISS", "Sandig.1SS.ISS", "Hansen.1SS.ISS"
NINTH_SS = ["19.9SS.IISS", "20.9SS.IISS"]
TANKS = "3.2Pz.XLVII"


def struck(f: Field, attackers: list[str], target: str, hits: int, **more: object) -> Duel:
    """Defenders with hits to take."""
    return Duel(f, DefenderHits(combat(f, attackers, target, defender_hits=hits, **more), hits))


def hold_number(f: Field, attackers: list[str], target: str, **more: object) -> int:
    return sum(int(line.amount) for line in hold_target(f.state, combat(f, attackers, target, **more)))


def steps(f: Field, *units: str) -> list[int]:
    return [f.state.steps[number(f, unit)] for unit in units]


def hold_check(duel: Duel) -> bool:
    return isinstance(duel.pending, Chance) and "HoldCheck" in duel.prompt


# B-074
@pytest.mark.rule("ARD-S0-15", "ARD-S0-13")
def test_no_card_is_drawn_for_dispersed_defenders_and_the_attacker_disregards_a_hit() -> None:
    f = real(21, {"0812": "504.82.XVIII", "0912": list(NINTH_SS)})
    f.state.set_dispersed(number(f, "504.82.XVIII"), True)
    fight = combat(f, NINTH_SS, "0812", defender_hits=1, attacker_hits=2)
    assert longest_retreat(f.state, fight)[0] == 1
    duel = battle(f, "0812", [number(f, unit) for unit in NINTH_SS], allied_deck=["AC50"])
    assert isinstance(duel.pending, Decision)
    assert duel.told("ARD-S0-15")
    assert adjust_hits(f.state, fight) == (1, 1)


# B-075
@pytest.mark.rule("ARD-S0-12", "ARD-C1-01")
def test_a_dispersed_companion_cuts_the_retreat_to_a_hex_and_the_other_hits_are_losses() -> None:
    both = ["504.82.XVIII", "325.82.XVIII"]
    f = real(21, {"0812": list(both), "0912": list(NINTH_SS)})
    f.state.set_dispersed(number(f, both[0]), True)
    before = steps(f, *both)
    assert adjust_hits(f.state, combat(f, NINTH_SS, "0812", defender_hits=3, attacker_hits=1)) == (3, 1)
    drawn = battle(f, "0812", [number(f, unit) for unit in NINTH_SS], allied_deck=["AC50"])
    assert isinstance(drawn.pending, Chance)
    duel = struck(f, NINTH_SS, "0812", 3)
    if hold_check(duel):
        duel.roll(10)
    assert duel.taken()
    assert len({where(f, unit) for unit in both} - {"0812"}) == 1
    assert steps(f, *both) == [n - 1 for n in before]


# B-076
@pytest.mark.rule("ARD-C2-07", "ARD-C1-12")
def test_a_dispersed_tank_command_does_not_retreat() -> None:
    unit, attackers = "CCB.7A.XVIII", ["2.2SS.IISS", "4.2SS.IISS"]
    for hits, left in ((1, 1), (2, 0)):
        f = real(22, {"1114": unit, "1213": list(attackers)})
        f.state.set_dispersed(number(f, unit), True)
        assert struck(f, attackers, "1114", hits).taken()
        assert steps(f, unit) == [left]
        assert f.state.strength(number(f, unit)) == (3 if left else 0)


# B-077
@pytest.mark.rule("ARD-S0-19", "ARD-S0-22", "ARD-C2-06")
def test_defenders_without_fuel_lose_steps_and_spare_the_attacker_a_hit() -> None:
    f = real(25, {"1123": "CCB.2A.VII"})
    f.put(TANKS, "1124", steps=2, fuel=False)
    fight = combat(f, ["CCB.2A.VII"], "1124", defender_hits=2, attacker_hits=1)
    assert adjust_hits(f.state, fight) == (2, 0)
    assert refuses(retreat_refusal(f.state, fight, more_hits=True), "ARD-C2-06")
    duel = struck(f, ["CCB.2A.VII"], "1124", 2)
    for _ in range(2):
        assert duel.options() == ["TakeLoss"]
        duel.do(TakeLoss())
        duel.do(LoseStep(TANKS))
    duel.settle()
    assert where(f, "CCB.2A.VII") == "1124", "the first goes on a primary route without a roll"
    assert steps(f, TANKS) == [0]


# B-078: ARD-S0-23 gives one hit, not two
@pytest.mark.rule("ARD-S0-23", "ARD-C0-21", "ARD-S1-09")
def test_a_defender_without_fuel_and_supply_spares_the_attacker_one_hit() -> None:
    attackers = ["CCB.2A.VII", "CCA.2A.VII"]
    f = real(25, {"1123": attackers[0], "1024": attackers[1]})
    f.put(TANKS, "1124", fuel=False, supply="OutOfSupply")
    fight = combat(f, attackers, "1124", attacker_hits=3)
    assert adjust_hits(f.state, fight) == (0, 2)
    assert [line.amount for line in limits(f.state, fight)[2] if line.rule == "ARD-S1-09"] == [1]


# B-086
@pytest.mark.rule("ARD-S0-04", "ARD-S0-05", "ARD-C0-13")
def test_a_bracketed_unit_attacks_only_beside_another_and_adds_no_chit() -> None:
    f = real(19, {"0811": [PEIPER, KNITTEL], "0812": "740.CT-XVIII.XVIII"})
    assert refuses(declare_refusal(f.state, GERMAN, f.at("0812"), [number(f, KNITTEL)]), "ARD-S0-04")
    both = [number(f, PEIPER), number(f, KNITTEL)]
    assert declare_refusal(f.state, GERMAN, f.at("0812"), both) is None
    fight = combat(f, [PEIPER, KNITTEL], "0812")
    assert odds_of(f.state, fight)[:2] == (9, 2)
    least, most, lines = limits(f.state, fight)
    assert (least, most) == (1, 3)
    assert {"ARD-S0-05", "ARD-C0-13"} <= {line.rule for line in lines}


# B-087: every attacker is bracketed
@pytest.mark.rule("ARD-S0-04")
def test_two_bracketed_units_do_not_attack_without_another() -> None:
    f = real(19, {"0708": ["X.150.ISS", "Y.150.ISS"], "0807": "291.CT-XVIII.XVIII"})
    both = [number(f, "X.150.ISS"), number(f, "Y.150.ISS")]
    assert refuses(declare_refusal(f.state, GERMAN, f.at("0807"), both), "ARD-S0-04")


# B-088
@pytest.mark.rule("ARD-C1-06", "ARD-C1-07")
def test_a_defender_whose_loss_would_end_its_zone_retreats_without_a_die() -> None:
    f = real(18, {"1712": "110.28.VIII", "1711": TANKS})
    assert struck(f, [TANKS], "1712", 1).taken()
    assert where(f, "110.28.VIII") != "1712"
    assert steps(f, "110.28.VIII") == [2]
    other = real(18, {"1712": "9.2.V", "1711": TANKS})
    assert hold_check(struck(other, [TANKS], "1712", 1))


# B-089
@pytest.mark.rule("ARD-C1-07", "ARD-C0-17")
def test_in_a_town_or_beside_another_a_bracketed_rest_keeps_its_zone_and_checks() -> None:
    attackers = ["901.Lehr.XLVII", "39.26VG.XLVII"]
    f = real(18, {"1911": "110.28.VIII", "1810": list(attackers)})
    assert adjust_hits(f.state, combat(f, attackers, "1911", defender_hits=2)) == (1, 0)
    duel = struck(f, attackers, "1911", 1)
    assert hold_number(f, attackers, "1911") == 6
    duel.roll(6, "HoldCheck")
    assert duel.taken()
    assert where(f, "110.28.VIII") == "1911"
    assert f.state.strength(number(f, "110.28.VIII")) == 2
    two = real(18, {"1810": ["110.28.VIII", "44.CT-VIII.VIII"], "1809": list(attackers)})
    assert hold_check(struck(two, attackers, "1810", 1))


# B-090: by the ruling on ARD-C2-02 a group keeps together where another hex has room for all of it
@pytest.mark.rule("ARD-C2-01", "ARD-C2-02")
def test_a_stack_that_finds_no_room_in_the_town_goes_together_to_the_next_hex() -> None:
    both = ["501.101.VIII", "502.101.VIII"]
    f = real(20, {"1813": list(both), "1814": ["327.101.VIII", "CCB.10A.VIII"], "1812": "39.26VG.XLVII"})
    duel = struck(f, ["39.26VG.XLVII"], "1813", 1)
    if hold_check(duel):
        duel.roll(10)
    assert duel.taken()
    ends = {where(f, unit) for unit in both}
    assert len(ends) == 1
    assert ends.isdisjoint({"1813", "1814"})


# B-091: by the ruling on ARD-C2-18 a hex with room comes before a full Town of the same priority
@pytest.mark.rule("ARD-C2-03")
def test_a_retreat_takes_a_hex_with_room_before_a_full_town_of_the_same_priority() -> None:
    attackers = ["39.26VG.XLVII", "77.26VG.XLVII"]
    f = real(20, {"1813": "501.101.VIII", "1814": ["327.101.VIII", "506.101.VIII", "CCB.10A.VIII"]})
    f.state.set_steps(number(f, "501.101.VIII"), 2)
    for unit in attackers:
        f.put(unit, "1812")
    duel = struck(f, attackers, "1813", 2)
    assert hold_check(duel), "the first hit was a retreat without a check"
    assert where(f, "501.101.VIII") not in ("1813", "1814")


# B-092
@pytest.mark.rule("ARD-C2-21", "ARD-C2-22")
def test_units_that_retreated_onto_defenders_add_nothing_and_share_their_retreat_only() -> None:
    attackers = ["901.Lehr.XLVII", "902.Lehr.XLVII"]
    for hits in (3, 1):
        f = real(19, {"1814": ["327.101.VIII", "502.101.VIII"], "1813": list(attackers)})
        guest = number(f, "502.101.VIII")
        for one in (guest, number(f, "327.101.VIII")):
            f.state.set_steps(one, 2)
        f.state.mark_done(guest, RETREATED)
        defenders, guests = defenders_of(f.state, f.at("1814"), ALLIED)
        assert (defenders, guests) == ((number(f, "327.101.VIII"),), (guest,))
        duel = struck(f, attackers, "1814", hits, defenders=defenders, guests=guests)
        if hits == 1:
            duel.roll(1, "HoldCheck")
        while hold_check(duel):
            duel.roll(10)
        assert quiet(duel)
        assert bool(f.state.steps[guest]) == (hits == 1)
        assert steps(f, "327.101.VIII") == [1] or hits == 3


# B-103
@pytest.mark.rule("ARD-C0-01")
def test_one_attacker_without_a_marker_is_enough_for_a_tactic() -> None:
    f = real(22, {"1812": ["304.2Pz.XLVII", TANKS], "1813": "501.101.VIII"})
    pair = [number(f, "304.2Pz.XLVII"), number(f, TANKS)]
    f.state.set_supply(pair[0], 1)
    duel = battle(f, "1813", pair, tactics_left=4, hand=["GP13"])
    assert duel.why_not(PlayTactic("GP13")).legal
    f.state.set_supply(pair[1], 1)
    assert refuses(duel.why_not(PlayTactic("GP13")), "ARD-C0-01")


# B-104
@pytest.mark.rule("ARD-C1-07")
@pytest.mark.parametrize(("die", "holds"), [(5, True), (6, False)])
def test_a_hold_check_by_hold_value_and_steps(die: int, holds: bool) -> None:
    f = real(20, {"0814": "26.1.V", "0813": [HANSEN, SANDIG]})
    assert adjust_hits(f.state, combat(f, [HANSEN, SANDIG], "0814", defender_hits=1)) == (1, 0)
    assert hold_number(f, [HANSEN, SANDIG], "0814") == 5
    duel = struck(f, [HANSEN, SANDIG], "0814", 1)
    duel.roll(die, "HoldCheck")
    assert duel.taken()
    assert (where(f, "26.1.V") == "0814", steps(f, "26.1.V")) == (holds, [2 if holds else 3])


# B-105: the hold value of the hex it stands in now (ARD-C1-07)
@pytest.mark.rule("ARD-C1-07", "ARD-C1-09")
def test_the_second_hold_check_counts_the_hex_retreated_to() -> None:
    f = real(20, {"0814": "26.1.V", "0813": [HANSEN, SANDIG]})
    duel = struck(f, [HANSEN, SANDIG], "0814", 2)
    duel.roll(10, "HoldCheck")
    assert hold_check(duel)
    hex = where(f, "26.1.V")
    step = f.state.stack[-1]
    assert isinstance(step, DefenderHits)
    target = sum(int(line.amount) for line in hold_target(f.state, step.fight))
    assert target == int(f.state.ground.hv[f.at(hex)]) + 3 + 2
    duel.roll(target + 1, "HoldCheck")
    assert duel.taken()
    assert f.state.dispersed[number(f, "26.1.V")]
    assert f.title.map.grid.distance("0814", where(f, "26.1.V")) == 2


# B-106: a bridge does not take the river away (ARD-C1-10)
@pytest.mark.rule("ARD-C1-10")
def test_the_river_helps_a_hold_check_only_if_every_attacker_is_across_one() -> None:
    f = real(20, {"0811": "23.2.V", "0810": HANSEN, "0911": SANDIG, "0812": KNITTEL})
    f.state.place(number(f, KNITTEL), f.title.locations.eliminated)
    assert hold_number(f, [HANSEN, SANDIG], "0811") == 5
    f.put(KNITTEL, "0812")
    assert "ARD-C1-10" not in [line.rule for line in hold_target(f.state, combat(f, [HANSEN, SANDIG, KNITTEL], "0811"))]


# B-107
@pytest.mark.rule("ARD-C1-08", "ARD-C1-11")
def test_a_surrounded_defender_with_no_free_way_out_checks_with_both_modifiers() -> None:
    attackers = ["39.26VG.XLVII", "77.26VG.XLVII"]
    f = real(21, {"1814": "327.101.VIII", "1813": attackers[0], "1815": attackers[1]})
    f.state.set_steps(number(f, "327.101.VIII"), 2)
    assert adjust_hits(f.state, combat(f, attackers, "1814", defender_hits=2)) == (1, 0)
    assert hold_number(f, attackers, "1814") == 8
    duel = struck(f, attackers, "1814", 1)
    duel.roll(8, "HoldCheck")
    assert duel.taken()
    assert (where(f, "327.101.VIII"), steps(f, "327.101.VIII")) == ("1814", [1])


# B-108: the second check counts the new hex (ARD-C1-07)
@pytest.mark.rule("ARD-C1-05", "ARD-C1-09", "ARD-C1-03")
def test_hits_as_many_as_steps_are_a_retreat_first_and_then_a_new_count() -> None:
    attackers = [TANKS, "304.2Pz.XLVII", "39.26VG.XLVII"]
    f = real(21, {"1814": "501.101.VIII", "1813": list(attackers)})
    f.state.set_steps(number(f, "501.101.VIII"), 2)
    assert adjust_hits(f.state, combat(f, attackers, "1814", defender_hits=3)) == (2, 0)
    duel = struck(f, attackers, "1814", 2)
    assert hold_check(duel)
    assert where(f, "501.101.VIII") != "1814"
    duel.roll(9, "HoldCheck")
    assert duel.taken()
    assert f.state.dispersed[number(f, "501.101.VIII")]
    assert steps(f, "501.101.VIII") == [2]
