"""Advance after combat as a second reader of the cards expects it, on the real map."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance
from broadfront.titles.ardennes.rules.lines.surround import in_danger
from broadfront.titles.ardennes.steps.advance import Advancing
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import Field, refuses
from tests.titles.ardennes.ground import ground
from tests.titles.ardennes.scenes import play
from tests.titles.ardennes.test_c0_combat import fight_at
from tests.titles.ardennes.test_c1_hits import where
from tests.titles.ardennes.test_c3_advance import won


def allied(f: Field, hex: str, *attackers: tuple[str, str]) -> Duel:
    """Allied attackers in their hexes, and this hex emptied."""
    return Duel(f, Advancing(fight_at(f, [f.put(unit, start) for unit, start in attackers], hex)))


# The table


# B-125
@pytest.mark.rule("ARD-C3-12", "ARD-C3-18", "ARD-C3-21")
def test_the_first_enters_a_vp_hex_without_a_die_the_second_on_a_seven_and_no_third() -> None:
    f = ground(26)
    f.hold("german", "1014")
    duel = allied(f, "1014", ("CCA.7A.XVIII", "0915"), ("CCB.7A.XVIII", "0915"), ("325.82.XVIII", "1013"))
    assert isinstance(duel.pending, Chance)
    assert where(f, "325.82.XVIII") == "1014"
    duel.roll(7)
    duel.settle()
    assert where(f, "CCB.7A.XVIII") == "1014"
    assert where(f, "CCA.7A.XVIII") == "0915"
    assert f.state.held_by(f.at("1014")) == 1


# B-126
@pytest.mark.parametrize(
    ("hex", "unit", "start", "roll", "goes"),
    [
        ("1421", "CCA.2A.VII", "1321", 0, True),
        ("2019", "110.28.VIII", "2020", 8, True),
        ("2019", "110.28.VIII", "2020", 9, False),
        ("1217", "CCR.3A.VII", "1117", 4, False),
        ("1217", "CCR.3A.VII", "1117", 3, True),
    ],
)
def test_a_hex_that_is_several_things_is_checked_once_with_the_best(
    hex: str, unit: str, start: str, roll: int, goes: bool
) -> None:
    f = ground(25)
    duel = allied(f, hex, (unit, start))
    if roll:
        duel.roll(roll)
    duel.settle()
    assert (where(f, unit) == hex) == goes


# B-127
@pytest.mark.rule("ARD-C3-19")
def test_after_a_failed_check_the_next_unit_is_still_the_first() -> None:
    f = ground(25)
    duel = allied(f, "1115", ("CCA.3A.VII", "1116"), ("CCR.3A.VII", "1015"))
    duel.roll(9)
    duel.roll(8)
    duel.settle()
    assert (where(f, "CCR.3A.VII"), where(f, "CCA.3A.VII")) == ("1015", "1115")


# B-128: the ruling on ARD-C3-14 leaves a bracketed unit behind that no other bracketed unit accompanies.
@pytest.mark.rule("ARD-C3-13")
def test_bracketed_units_without_another_of_their_kind_are_not_checked() -> None:
    f = ground(25)
    duel = allied(f, "1022", ("24C.4C.VII", "1023"), ("CCR.2A.VII", "1021"), ("4C.4C.VII", "1021"))
    duel.settle()
    assert where(f, "CCR.2A.VII") == "1022"
    assert (where(f, "24C.4C.VII"), where(f, "4C.4C.VII")) == ("1023", "1021")


# B-212
@pytest.mark.rule("ARD-C3-18")
def test_a_stack_with_a_bracketed_unit_has_one_check() -> None:
    f = ground(25)
    f.hold("german", "1014")
    duel = allied(f, "1014", ("CCB.7A.XVIII", "0915"), ("291.CT-XVIII.XVIII", "0915"), ("325.82.XVIII", "1013"))
    duel.roll(8)
    duel.settle()
    units = ("325.82.XVIII", "CCB.7A.XVIII", "291.CT-XVIII.XVIII")
    assert [where(f, unit) for unit in units] == ["1014", "0915", "0915"]


# B-129
@pytest.mark.rule("ARD-C3-15")
def test_danger_of_surround_forbids_the_advance_unless_into_a_position() -> None:
    f = ground(25)
    f.put("130.Lehr.XLVII", "1221")
    f.put("3.2Pz.XLVII", "1024")
    duel = allied(f, "1122", ("CCA.2A.VII", "1021"))
    assert in_danger(f.state, f.at("1122"))
    duel.settle()
    assert where(f, "CCA.2A.VII") == "1021"
    assert duel.traces("ARD-C3-15")


# B-129
def test_a_unit_advances_into_a_victory_hex_in_danger_of_surround() -> None:
    f = ground(25)
    f.put("901.Lehr.XLVII", "1521")
    f.put("902.Lehr.XLVII", "1323")
    duel = allied(f, "1421", ("CCA.2A.VII", "1321"))
    assert in_danger(f.state, f.at("1421"))
    duel.settle()
    assert where(f, "CCA.2A.VII") == "1421"


# B-130
@pytest.mark.rule("ARD-A0-16")
def test_the_last_unit_stays_in_a_victory_hex_near_germans() -> None:
    f = ground(25)
    f.put("130.Lehr.XLVII", "1320")
    duel = allied(f, "1220", ("334.84.VII", "1219"), ("335.84.VII", "1219"))
    if isinstance(duel.pending, Chance):
        duel.roll(1)
    duel.settle()
    assert (where(f, "334.84.VII"), where(f, "335.84.VII")) == ("1220", "1219")


# B-213
def test_dispersed_attackers_do_not_enter_even_a_victory_hex() -> None:
    f = ground(25)
    f.hold("german", "1421")
    fight = fight_at(f, [f.put("CCA.2A.VII", "1321", steps=2, dispersed=True)], "1421")
    duel = Duel(f, Advancing(fight))
    duel.settle()
    assert where(f, "CCA.2A.VII") == "1321"
    assert f.state.held_by(f.at("1421")) == 0


# The German advance


def bastogne(**more: str) -> Duel:
    """506 has retreated by 1714 to Bastogne, where 327 is; a panzer and an infantry regiment have won."""
    f = ground(20)
    attackers = [f.put("3.2Pz.XLVII", "1513"), f.put("77.26VG.XLVII", "1513")]
    f.put("327.101.VIII", "1814")
    for unit, hex in more.items():
        f.put(unit, hex)
    return won(f, attackers, retreated_to=("1714", "1814"), survivor="506.101.VIII", target="1613")


# B-131
@pytest.mark.rule("ARD-C3-02", "ARD-C3-04")
def test_the_panzer_follows_into_a_zone_and_infantry_stops() -> None:
    duel = bastogne()
    assert refuses(duel.why_not(Advance("77.26VG.XLVII", ("1613", "1714"))), "ARD-C3-04")
    assert not duel.why_not(Advance("3.2Pz.XLVII", ("1613", "1714", "1814"))).legal
    duel.do(Advance("3.2Pz.XLVII", ("1613", "1714")))
    play(duel)
    assert where(duel.field, "3.2Pz.XLVII") == "1714"


# B-132
@pytest.mark.rule("ARD-C3-05")
def test_the_panzer_does_not_follow_from_zone_to_zone() -> None:
    duel = bastogne(**{"CCR.9A.VIII": "1614"})
    assert duel.why_not(Advance("3.2Pz.XLVII", ("1613",))).legal
    assert refuses(duel.why_not(Advance("3.2Pz.XLVII", ("1613", "1714"))), "ARD-C3-05")


# B-133: the book reads "leaves no path" as nothing to follow.
@pytest.mark.rule("ARD-C3-03")
def test_behind_an_eliminated_defender_there_is_one_hex_of_advance() -> None:
    f = ground(18)
    duel = won(f, [f.put("3.2Pz.XLVII", "1711")], target="1712")
    assert refuses(duel.why_not(Advance("3.2Pz.XLVII", ("1712", "1812"))), "ARD-C3-03")
    assert duel.why_not(Advance("3.2Pz.XLVII", ("1712",))).legal


# B-134
@pytest.mark.rule("ARD-C3-08")
def test_one_of_two_crosses_the_unbridged_our_and_the_third_uses_the_bridge() -> None:
    f = ground(18)
    attackers = [f.put("915.352VG.LXXXV", "2106"), f.put("916.352VG.LXXXV", "2106"), f.put("15.5FJ.LXXXV", "2006")]
    duel = won(f, attackers, retreated_to=("2108", "2109"), survivor="109.28.VIII", target="2107")
    duel.do(Advance("15.5FJ.LXXXV", ("2107",)))
    play(duel)
    duel.do(Advance("915.352VG.LXXXV", ("2107",)))
    play(duel)
    assert where(f, "915.352VG.LXXXV") == where(f, "15.5FJ.LXXXV") == "2107"
    if duel.pending is not None:
        assert refuses(duel.why_not(Advance("916.352VG.LXXXV", ("2107",))), "ARD-C3-08")


# B-135
@pytest.mark.rule("ARD-S0-10")
@pytest.mark.parametrize("variant", ["gs", "2p"])
def test_dispersed_germans_do_not_advance_and_the_hex_keeps_its_holder(variant: str) -> None:
    f = ground(22, variant)
    attackers = [f.put(unit, "1117", dispersed=True) for unit in ("16.116.LVIII", "60.116.LVIII")]
    duel = won(f, attackers, target="1118")
    for unit in ("16.116.LVIII", "60.116.LVIII"):
        assert refuses(
            Advancing(fight_at(f, attackers, "1118")).refusal(f.state, Advance(unit, ("1118",))), "ARD-S0-10"
        )
    assert duel.state.settle(1) is None
    assert f.state.held_by(f.at("1118")) == 1
