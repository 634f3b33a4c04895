"""Cases somebody read from the cards alone: Roadblocks and demolition while Germans move."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.data.records import ALLIED, GERMAN
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.events.reactions import traffic_hexes
from broadfront.titles.ardennes.rules.actions import Activate, EndActivation, Move, PlayEvent
from broadfront.titles.ardennes.rules.fighting.combat_actions import Advance, RetreatTo, TakeRetreat
from broadfront.titles.ardennes.rules.lines.supply import supply
from broadfront.titles.ardennes.rules.routes.roadblock import eligible
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.combat import DefenderHits
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from tests.titles.ardennes.duel import Duel
from tests.titles.ardennes.field import Field, as_if, refuses
from tests.titles.ardennes.read_again_a import active, combat, dice, number, quiet, real, where

PEIPER, KNITTEL, SANDIG, HANSEN = "Peiper.1SS.ISS", "Knittel.1SS.ISS", "Sandig.1SS.ISS", "Hansen.1SS.ISS"


# B-001
@pytest.mark.rule("ARD-R0-05", "ARD-SEQ-14", "ARD-SEQ-15")
def test_a_roadblock_stops_the_mover_only_where_a_road_joins_them() -> None:
    f = real(17, {"0707": PEIPER})
    duel = active(f, PEIPER)
    duel.do(Move(PEIPER, ("0708", "0808", "0908")))
    dice(duel, ("demolition of 0708-0808, 4", 9), ("Roadblock in 0709, 5", 5))
    assert f.state.roadblocks == {"0709"}
    assert where(f, PEIPER) == "0708"
    assert refuses(duel.why_not(Move(PEIPER, ("0808", "0908"))), "ARD-R0-05")
    duel.do(Move(PEIPER, ("0808",)))
    dice(duel, ("demolition of 0709-0808", 8))
    assert quiet(duel)
    assert where(f, PEIPER) == "0808"


# B-002
@pytest.mark.rule("ARD-R0-09", "ARD-H-26")
def test_a_failed_roll_is_not_repeated_for_the_next_unit_of_the_activation() -> None:
    f = real(17, {"0707": [PEIPER, KNITTEL]})
    duel = active(f, PEIPER, KNITTEL)
    duel.do(Move(PEIPER, ("0708",)))
    dice(duel, ("demolition of 0708-0808", 10), ("Roadblock in 0709", 6))
    duel.do(Move(KNITTEL, ("0708", "0808")))
    dice(duel, ("demolition of 0709-0808", 10))
    assert quiet(duel)
    assert f.state.roadblocks == set()
    assert where(f, KNITTEL) == "0808"


# B-003: each hex once, so both may come
@pytest.mark.rule("ARD-R0-07", "ARD-R0-09")
def test_of_two_hexes_the_higher_hold_value_is_rolled_first_and_the_other_all_the_same() -> None:
    f = real(18, {"0610": HANSEN}, german="0709")
    duel = active(f, HANSEN)
    duel.do(Move(HANSEN, ("0711",)))
    dice(duel, ("Roadblock in 0810, 4", 3), ("Roadblock in 0712, 2", 2))
    assert quiet(duel)
    assert f.state.roadblocks == {"0810", "0712"}


# B-004
@pytest.mark.rule("ARD-R0-07", "ARD-DEF-05")
def test_westernmost_counts_the_half_hex_of_even_rows() -> None:
    unit = "19.9SS.IISS"
    f = real(19, {"1111": unit})
    duel = active(f, unit)
    duel.do(Move(unit, ("1011",)))
    dice(duel, ("Roadblock in 1012", 2), ("Roadblock in 0912", 9))
    assert quiet(duel)
    assert f.state.roadblocks == {"1012"}


# B-005
@pytest.mark.rule("ARD-R0-12", "ARD-H-26")
def test_an_allied_zone_shields_a_hex_of_hold_value_4_and_not_one_of_5() -> None:
    f = real(17, {"0710": "117.30.XVIII", "0909": SANDIG})
    duel = active(f, SANDIG)
    duel.do(Move(SANDIG, ("0809",)))
    dice(duel, ("demolition of 0710-0809, 5", 9), ("Roadblock in 0709", 4))
    assert quiet(duel)
    assert f.state.roadblocks == {"0709"}
    assert refuses(eligible(f.state, f.at("0810"), [number(f, SANDIG)]), "ARD-R0-12")


# B-006
@pytest.mark.rule("ARD-H-26", "ARD-R0-08")
def test_a_lone_bracketed_unit_shields_no_hex_and_helps_a_demolition() -> None:
    f = real(17, {"0710": "291.CT-XVIII.XVIII", "0909": SANDIG})
    duel = active(f, SANDIG)
    duel.do(Move(SANDIG, ("0809",)))
    dice(duel, ("demolition of 0710-0809, 5", 5), ("Roadblock in 0709", 6), ("Roadblock in 0810", 4))
    assert quiet(duel)
    assert f.state.roadblocks == {"0810"}
    assert not f.state.has_bridge(f.state.ground.crossing("0710-0809"))


# B-007
@pytest.mark.rule("ARD-R0-15", "ARD-SEQ-16")
@pytest.mark.parametrize(("day", "hexes"), [(21, ("0810",)), (19, ("0810", "0712"))])
def test_from_the_20th_only_victory_hexes_are_rolled_for(day: int, hexes: tuple[str, ...]) -> None:
    unit = "Krag.2SS.IISS"
    f = real(day, {"0610": unit}, german="0709")
    duel = active(f, unit)
    duel.do(Move(unit, ("0711",)))
    dice(duel, *((f"Roadblock in {hex}", 5) for hex in hexes))
    assert quiet(duel)
    assert f.state.roadblocks == set()


# B-008
@pytest.mark.rule("ARD-R0-14")
def test_a_hex_next_to_another_german_unit_is_not_rolled_for_though_it_is_inactive_and_bracketed() -> None:
    f = real(17, {"0608": "X.150.ISS", "0707": PEIPER})
    duel = active(f, PEIPER)
    duel.do(Move(PEIPER, ("0708",)))
    dice(duel, ("demolition of 0708-0808", 10))
    assert quiet(duel)
    assert refuses(eligible(f.state, f.at("0709"), [number(f, PEIPER)]), "ARD-R0-14")


# B-009
@pytest.mark.rule("ARD-R0-13", "ARD-R0-12", "ARD-H-03")
def test_a_german_town_is_no_candidate_until_an_allied_passage_regains_it() -> None:
    unit, allied = "16.116.LVIII", "CCR.9A.VIII"
    f = real(18, {"1511": unit}, german="1513")
    there = f.at("1513")
    assert refuses(eligible(f.state, there), "ARD-R0-13")
    f.put(allied, "1513")
    f.put(allied, "1413")
    assert f.state.held_by(there) == ALLIED
    assert refuses(eligible(f.state, there), "ARD-R0-12")
    f.put(allied, "1313")
    duel = active(f, unit)
    duel.do(Move(unit, ("1512",)))
    dice(duel, ("Roadblock in 1513", 1))
    assert f.state.roadblocks == {"1513"}


# B-010
@pytest.mark.rule("ARD-R0-20", "ARD-R0-21", "ARD-H-50", "ARD-SEQ-13")
def test_a_reserve_unit_of_the_army_replaces_a_roadblock_before_a_unit_of_the_division_on_the_map() -> None:
    f = real(18, {"0710": SANDIG, "0812": "117.30.XVIII", "0514": "119.30.XVIII"})
    f.state.add_roadblock("0810")
    f.reserve("CCA.3A.VII")
    duel = active(f, SANDIG)
    dice(duel, ("0810", 3))
    assert quiet(duel)
    assert f.state.roadblocks == set()
    assert where(f, "CCA.3A.VII") == "0810"
    assert where(f, "119.30.XVIII") == "0514"


# B-011
@pytest.mark.rule("ARD-R0-18", "ARD-R0-19")
def test_only_roadblocks_next_to_active_units_go_and_a_failed_roll_brings_nobody() -> None:
    f = real(18, {"0710": SANDIG, "1313": "1128.560VG.LVIII", "0814": "740.CT-XVIII.XVIII"})
    f.state.set_right(roadblocks=frozenset({"0810", "1213"}))
    f.reserve("508.82.XVIII")
    duel = active(f, SANDIG)
    dice(duel, ("0810", 9))
    assert quiet(duel)
    assert f.state.roadblocks == {"1213"}
    assert where(f, "508.82.XVIII") == "[Allied Reserve]"


def two_of_116() -> tuple[Field, Duel]:
    """The 16th and 60th of the 116th before Houffalize, the card of Manteuffel in hand."""
    f = real(17, {"1511": ["16.116.LVIII", "60.116.LVIII"]})
    duel = active(f, "16.116.LVIII", "60.116.LVIII", hand=("GS13",))
    as_if(f.state, german_impulse=True, level_spent=3)
    duel.do(Move("16.116.LVIII", ("1512", "1513", "1613")))
    duel.roll(4, "Roadblock in 1513")
    return f, duel


# B-012
@pytest.mark.rule("ARD-R0-05")
def test_a_roadblock_placed_during_an_activation_stays_to_its_end() -> None:
    f, duel = two_of_116()
    dice(duel)
    assert where(f, "16.116.LVIII") == "1512"
    assert refuses(duel.why_not(Move("60.116.LVIII", ("1512", "1513"))), "ARD-R0-05")
    duel.do(Move("60.116.LVIII", ("1512",)))
    assert quiet(duel)
    assert f.state.roadblocks == {"1513"}


# B-013
@pytest.mark.rule("ARD-E0-12", "ARD-E0-13", "ARD-E0-14")
def test_manteuffel_lets_the_stopped_unit_go_on_and_adds_nothing_to_the_level() -> None:
    f, duel = two_of_116()
    duel.do(PlayEvent("GS13"))
    assert f.state.roadblocks == set()
    dice(duel, ("demolition of 1413-1513", 9))
    assert quiet(duel)
    assert where(f, "16.116.LVIII") == "1613"
    assert f.state.held_by(f.at("1513")) == GERMAN
    assert f.state.level_spent == 3


# B-014
@pytest.mark.rule("ARD-E0-12")
def test_manteuffel_clears_no_roadblock_far_from_the_fifth_panzer_army() -> None:
    f = real(18, {"0710": SANDIG, "1107": "294.18VG.LXVI"})
    f.state.add_roadblock("0810")
    assert traffic_hexes(f.state) == []
    f.state.zones["german-hand"] = ("GS13",)
    f.state.begin_german_impulse(opening=False)
    assert refuses(Duel(f, GermanImpulse()).why_not(PlayEvent("GS13")), "ARD-E0-12")


# B-015
@pytest.mark.rule("ARD-C3-11", "ARD-R0-10")
def test_an_advance_causes_the_roadblock_check() -> None:
    unit = "3.2Pz.XLVII"
    f = real(19, {"1511": unit})
    duel = Duel(f, Advancing(combat(f, [unit], "1512")))
    duel.do(Advance(unit, ("1512",)))
    dice(duel, ("Roadblock in 1513, 4", 2))
    assert quiet(duel)
    assert f.state.roadblocks == {"1513"}


# B-015, the right to a second hex
@pytest.mark.rule("ARD-R0-05")
def test_a_new_roadblock_ends_an_advance_in_the_vacated_hex() -> None:
    unit, survivor = "3.2Pz.XLVII", "2-110.28.VIII"
    f = real(19, {"1511": unit, "1712": survivor})
    f.state.set_dispersed(number(f, survivor), True)
    fight = combat(f, [unit], "1512", defenders=(number(f, survivor),), retreated=2)
    duel = Duel(f, Advancing(fight.but(route=(f.at("1612"), f.at("1712")))))
    duel.do(Advance(unit, ("1512", "1612")))
    dice(duel, ("Roadblock in 1513, 4", 2))
    assert quiet(duel)
    assert where(f, unit) == "1512"


# B-016
@pytest.mark.rule("ARD-H-26")
def test_the_numbers_of_the_bridges_of_dinant() -> None:
    unit = "3.2Pz.XLVII"
    f = real(24, {"1125": unit, "1026": "29A.Ind.XXX"})
    duel = active(f, unit)
    assert quiet(duel)
    f.state.note_checked("1126")
    duel.do(Move(unit, ("1126",)))
    dice(duel, ("demolition of 1026-1126, 10", 10), ("demolition of 1126-1226, 7", 7))
    for bridge in ("1026-1126", "1126-1226"):
        assert not f.state.has_bridge(f.state.ground.crossing(bridge))


# B-017: by the letter, both
@pytest.mark.rule("ARD-SEQ-14", "ARD-H-26", "ARD-H-55")
def test_the_bridge_just_crossed_is_rolled_for_too_if_the_hex_behind_is_in_allied_supply() -> None:
    f = real(17, {"0708": PEIPER})
    duel = active(f, PEIPER)
    duel.do(Move(PEIPER, ("0808",)))
    dice(duel, ("demolition of 0709-0808", 10))
    assert f.at("0708") in supply(f.state, ALLIED)
    dice(duel, ("demolition of 0708-0808", 10))


# B-018
@pytest.mark.rule("ARD-C2-20", "ARD-H-26")
def test_a_german_retreat_over_a_bridge_causes_its_demolition_roll() -> None:
    unit = "2.2Pz.XLVII"
    f = real(23, {"1216": unit, "1117": ["CCR.3A.VII", "290.75.VII"]}, german="1316")
    duel = Duel(f, DefenderHits(combat(f, ["CCR.3A.VII", "290.75.VII"], "1216", defender_hits=1), 1))
    duel.do(TakeRetreat())
    duel.do(RetreatTo("1316"))
    dice(duel, ("demolition of 1216-1316, 7", 7))
    assert not f.state.has_bridge(f.state.ground.crossing("1216-1316"))
    assert where(f, unit) == "1316"


# B-019
@pytest.mark.rule("ARD-E0-09", "ARD-E0-10", "ARD-H-31")
def test_greif_saves_a_bridge_and_counts_in_a_german_impulse() -> None:
    f = real(17, {"0707": PEIPER})
    f.state.zones["german-hand"] = ("GP01", "GP12", "GS17")
    f.state.begin_german_impulse(opening=False)
    duel = Duel(f, GermanImpulse())
    duel.do(Activate("GP01"))
    duel.do(Move(PEIPER, ("0708",)))
    duel.roll(2, "demolition of 0708-0808")
    duel.do(PlayEvent("GS17"))
    assert f.state.has_bridge(f.state.ground.crossing("0708-0808"))
    assert f.state.level_spent == 5
    dice(duel, ("Roadblock in 0709", 10))
    duel.do(EndActivation())
    assert duel.pending is None, "the level is reached"
    assert f.state.zones["german-hand"] == ("GP12",)


# B-020
@pytest.mark.rule("ARD-E0-09", "ARD-E0-10")
def test_greif_saves_a_bridge_from_engineers_and_does_not_count_in_an_allied_impulse() -> None:
    f = real(18, {"0808": SANDIG, "0710": "117.30.XVIII"})
    f.state.zones["german-hand"] = ("GS17",)
    duel = Duel(f, Engineers())
    assert duel.pending is not None
    duel.do(PlayEvent("GS17"))
    assert f.state.has_bridge(f.state.ground.crossing("0709-0808"))
    assert f.state.level_spent == 0
    assert "GS17" not in f.state.zones["german-hand"]
