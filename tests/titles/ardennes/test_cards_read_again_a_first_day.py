"""Cases somebody read from the cards alone: 16 December."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.events.engineers import Engineers
from broadfront.titles.ardennes.rules.actions import Activate, EndActivation, Move, PlayEvent
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    Advance,
    AttackHex,
    JoinAttack,
    PlayTactic,
    ReinforceBattle,
)
from broadfront.titles.ardennes.rules.forces.command_level import command_level
from broadfront.titles.ardennes.rules.routes.bridges import check_demolition
from broadfront.titles.ardennes.rules.routes.movement import check_move
from broadfront.titles.ardennes.steps.advance import Advancing
from broadfront.titles.ardennes.steps.card_preparation import hand_limit
from broadfront.titles.ardennes.steps.german_impulse import GermanImpulse
from broadfront.titles.ardennes.steps.impulses import Impulses
from tests.titles.ardennes.campaign import campaign
from tests.titles.ardennes.duel import Duel, battle
from tests.titles.ardennes.field import Field, as_if, field, refuses
from tests.titles.ardennes.impulse import impulse, one_card
from tests.titles.ardennes.read_again_a import active, combat, dice, number, quiet, real, where

SECOND = ("304.2Pz.XLVII", "2.2Pz.XLVII")
ENGINEERS = "2-110.28.VIII"


def german_impulse(at: Field, *hand: str, opening: bool) -> Duel:
    at.state.zones["german-hand"] = tuple(sorted(hand))
    at.state.begin_german_impulse(opening)
    return Duel(at, GermanImpulse())


# B-046
@pytest.mark.rule("ARD-D16-04", "ARD-D16-05", "ARD-D16-08", "ARD-H-31")
def test_the_opening_impulse_has_level_ten_and_no_events() -> None:
    at = campaign(variant="gs")
    assert hand_limit(at.state, "german") == 9
    duel = german_impulse(at, "GS16", "GP01", "GP12", "GP03", "GP08", opening=True)
    assert command_level(at.state) == 10
    assert refuses(duel.why_not(PlayEvent("GS16")), "ARD-D16-08")
    for card, spent in (("GP12", 4), ("GP01", 8), ("GP03", 10)):
        duel.do(Activate(card))
        assert at.state.level_spent == spent
        duel.do(EndActivation())
    assert duel.pending is None
    duel = german_impulse(at, "GS16", opening=False)
    assert (command_level(at.state), hand_limit(at.state, "german")) == (5, 6)
    assert duel.why_not(PlayEvent("GS16")).legal


# B-047
@pytest.mark.rule("ARD-D16-09")
def test_in_the_opening_impulse_units_attack_over_a_bridge_and_do_not_move() -> None:
    f = real(16, {"1708": list(SECOND), "1706": "3.2Pz.XLVII", "1709": ENGINEERS})
    duel = active(f, *SECOND, "3.2Pz.XLVII", opening=True)
    assert refuses(duel.why_not(Move("3.2Pz.XLVII", ("1707",))), "ARD-D16-09")
    duel.do(AttackHex("1709"))
    for unit in SECOND:
        duel.do(JoinAttack(unit))


# B-048: the tactic carries its own move
@pytest.mark.rule("ARD-T0-18")
def test_reinforce_battle_moves_a_unit_in_the_opening_impulse() -> None:
    f = real(16, {"1708": SECOND[0], "1707": "Bohm.2Pz.XLVII", "1709": ENGINEERS})
    as_if(f.state, opening=True)
    duel = battle(f, "1709", [number(f, SECOND[0])], tactics_left=4, hand=["GS13"], opening=True)
    duel.do(PlayTactic("GS13"))
    duel.do(ReinforceBattle("1707", "1708"))
    assert quiet(duel)
    assert where(f, "Bohm.2Pz.XLVII") == "1708"


# B-049
@pytest.mark.rule("ARD-D16-11")
@pytest.mark.parametrize("day", [16, 17])
def test_on_the_16th_a_second_unit_advances_over_a_bridge_as_over_a_river_and_a_third_not_at_all(day: int) -> None:
    third = "Bohm.2Pz.XLVII"
    f = real(day, {"1708": [*SECOND, third]})
    duel = Duel(f, Advancing(combat(f, [*SECOND, third], "1709")))
    for unit in SECOND:
        duel.do(Advance(unit, ("1709",)))
        while isinstance(duel.pending, Chance):
            duel.roll(10)
        assert where(f, unit) == "1709"
    if day == 16:
        assert refuses(duel.why_not(Advance(third, ("1709",))), "ARD-D16-11")
    else:
        assert duel.why_not(Advance(third, ("1709",))).legal


# B-049, a defender that retreated two hexes
@pytest.mark.rule("ARD-D16-11")
def test_on_the_16th_the_second_unit_over_a_bridge_stops_behind_it() -> None:
    f = real(16, {"1708": list(SECOND), "1711": ENGINEERS})
    f.state.set_dispersed(number(f, ENGINEERS), True)
    route = (f.at("1710"), f.at("1711"))
    fight = combat(f, list(SECOND), "1709", defenders=(number(f, ENGINEERS),), retreated=2, route=route)
    duel = Duel(f, Advancing(fight))
    assert duel.why_not(Advance(SECOND[0], ("1709", "1710"))).legal
    duel.do(Advance(SECOND[0], ("1709",)))
    assert refuses(duel.why_not(Advance(SECOND[1], ("1709", "1710"))), "ARD-D16-11")
    assert duel.why_not(Advance(SECOND[1], ("1709",))).legal


# B-050: counted bridge by bridge, ARD-D16-11
@pytest.mark.rule("ARD-D16-11")
def test_on_the_16th_another_bridge_is_free_for_the_second_unit_of_an_activation() -> None:
    first, second = "14.5FJ.LXXXV", "15.5FJ.LXXXV"
    f = real(16, {"1907": [first, "13.5FJ.LXXXV"], "2006": second})
    duel = active(f, first, second, "13.5FJ.LXXXV")
    duel.do(Move(first, ("1908",)))
    dice(duel)
    other, same = (check_move(f.state, number(f, u), (h,)) for u, h in ((second, "2107"), ("13.5FJ.LXXXV", "1908")))
    assert other.legal
    assert same.legal
    assert "All" not in [line.amount for line in other.ledger]
    assert "All" in [line.amount for line in same.ledger]


# B-051
@pytest.mark.rule("ARD-D16-12")
def test_on_the_16th_infantry_moves_a_hex_and_cavalry_freely() -> None:
    f = real(16, {"0606": "23.2.V", "0505": "38C.102C.V"})
    assert refuses(check_move(f.state, number(f, "23.2.V"), ("0607", "0608")), "ARD-D16-12")
    assert check_move(f.state, number(f, "23.2.V"), ("0607",)).legal
    f.put("38C.102C.V", "0606")
    assert check_move(f.state, number(f, "38C.102C.V"), ("0607", "0608")).legal


# B-051, the card
@pytest.mark.rule("ARD-D16-12", "ARD-H-36")
def test_on_the_16th_a_road_two_hexes_off_is_blocked_by_cavalry_and_not_by_infantry() -> None:
    f = field(day=16, roads=["0510-0509-0508-0507-0506-0505"], hv={"0505": 3})
    f.put("27.12VG.ISS", "0503")
    units = [f.put("23.2.V", "0507"), f.put("38C.102C.V", "0508")]
    assert refuses(check_move(f.state, units[0], ("0506", "0505")), "ARD-D16-12")
    one_card(f, units, "AA13")
    assert [where(f, unit) for unit in ("23.2.V", "38C.102C.V")] == ["0507", "0505"]


# B-052
@pytest.mark.rule("ARD-D16-13")
def test_on_the_16th_infantry_reinforces_a_battle_two_hexes_off() -> None:
    f = real(16, {"2403": "12.4.VIII", "2505": "159.CT-VIII.VIII", "2303": "320.212VG.LXXX"})
    duel = battle(f, "2403", [number(f, "320.212VG.LXXX")], allied_deck=["AC05"])
    duel.roll("AC05")
    assert duel.pending is not None
    assert where(f, "159.CT-VIII.VIII") == "2403"


# B-053
@pytest.mark.rule("ARD-D16-17")
def test_on_the_16th_engineers_blow_no_bridge_and_build_an_ip() -> None:
    f = real(16, {"1708": "304.2Pz.XLVII", "1807": ["39.26VG.XLVII", "77.26VG.XLVII"], "1808": "110.28.VIII"})
    duel = Duel(f, Engineers())
    duel.settle()
    assert f.state.has_bridge(f.state.ground.crossing("1708-1709"))
    assert f.state.ips == {"1808"}
    assert not f.state.roadblocks


# B-054
@pytest.mark.rule("ARD-D16-18", "ARD-T0-10")
def test_on_the_16th_corps_artillery_works_and_the_artillery_it_draws_does_not() -> None:
    f = real(16, {"2107": "109.28.VIII", "2106": ["915.352VG.LXXXV", "916.352VG.LXXXV"]})
    attackers = [number(f, unit) for unit in ("915.352VG.LXXXV", "916.352VG.LXXXV")]
    duel = battle(f, "2107", attackers, allied_deck=["AC22", "AC25"])
    duel.roll("AC22")
    duel.roll("AC25")
    assert isinstance(duel.pending, Decision)
    assert duel.told("ARD-D16-18")
    assert f.state.stack[-1].fight.defender_tactics == ("Artillery",)  # type: ignore[attr-defined]


# B-055: the line is the opening impulse's
@pytest.mark.rule("ARD-D16-10")
def test_no_card_is_drawn_for_the_defence_in_the_opening_impulse_and_one_later_on_the_16th() -> None:
    f = real(16, {"0804": "394.99.V", "0803": ["48.12VG.ISS", "89.12VG.ISS"]})
    attackers = [number(f, unit) for unit in ("48.12VG.ISS", "89.12VG.ISS")]
    for opening in (True, False):
        duel = battle(f, "0804", attackers, allied_deck=["AC50"], opening=opening)
        assert isinstance(duel.pending, Decision if opening else Chance)
        assert bool(duel.told("ARD-D16-10")) == opening


# B-056: ARD-D16-20 closes the Reserve of the map too
@pytest.mark.rule("ARD-D16-20", "ARD-R0-18")
def test_on_the_16th_nobody_replaces_a_roadblock_once_a_unit_has_left_the_reserve() -> None:
    f = real(16, {"1509": "1130.560VG.LVIII", "1310": "112.28.VIII"})
    for unit in ("424.106.XVIII", "CCR.9A.VIII"):
        f.reserve(unit)
    f.state.add_roadblock("1510")
    f.state.note_allied_deployed()
    duel = active(f, "1130.560VG.LVIII")
    assert quiet(duel)
    assert not f.state.roadblocks
    assert where(f, "CCR.9A.VIII") == "[Allied Reserve]"


# B-057
@pytest.mark.rule("ARD-D16-21", "ARD-D16-20")
def test_on_the_16th_an_xviii_corps_card_deploys_the_ninth_armored_in_the_viii_corps_area() -> None:
    at = campaign(variant="gs")
    for unit in ("CCB.9A.VIII", "CCR.9A.VIII", "159.CT-VIII.VIII", "424.106.XVIII"):
        at.reserve(unit)
    impulse(at, "AC02")
    hex = at.state.hex(number(at, "CCB.9A.VIII"))
    assert hex is not None
    assert hex in at.state.ground.corps_area["VIII"]
    assert where(at, "424.106.XVIII") == where(at, "CCR.9A.VIII") == "[Allied Reserve]"
    assert at.state.allied_deployed == 1


# B-058
@pytest.mark.rule("ARD-D16-01", "ARD-D16-02")
def test_two_units_start_elsewhere_in_the_solitaire_game() -> None:
    alone, two = campaign(variant="gs"), campaign()
    assert [where(alone, unit) for unit in ("424.106.XVIII", "16.1.V")] == ["[Allied Reserve]", "0608"]
    assert [where(two, unit) for unit in ("424.106.XVIII", "16.1.V")] == ["1206", "[Calendar 17]"]


# B-059
@pytest.mark.rule("ARD-D16-06", "ARD-D16-03")
def test_the_three_opening_impulses_of_two_players_take_three_corps() -> None:
    at = campaign()
    at.state.zones["german-hand"] = ("GP01", "GP02", "GP10", "GP12", "GP13")
    at.state.zones["german-deck"], at.state.zones["allied-hand"] = (), ("AC01",)
    duel = Duel(at, Impulses())
    for card in ("GP12", "GP01"):
        duel.do(Activate(card))
        duel.do(EndActivation())
    for card in ("GP13", "GP02"):
        assert refuses(duel.why_not(Activate(card)), "ARD-D16-06")
    duel.do(Activate("GP10"))
    duel.do(EndActivation())
    assert isinstance(pending := duel.pending, Decision)
    assert pending.side == "allied"


# B-060
@pytest.mark.rule("ARD-D16-15", "ARD-D16-16")
def test_on_the_16th_the_allied_player_has_no_artillery_and_blows_no_bridge() -> None:
    f = real(16, {"2403": "12.4.VIII", "2303": "320.212VG.LXXX"}, variant="2p")
    duel = battle(f, "2403", [number(f, "320.212VG.LXXX")], allied_hand=["AC22", "AC25"])
    assert refuses(duel.why_not(PlayTactic("AC25")), "ARD-D16-16")
    assert duel.why_not(PlayTactic("AC22")).legal
    crossing = f.state.ground.crossing("2303-2403")
    assert refuses(check_demolition(f.state, crossing, f.at("2303")), "ARD-D16-15")


# B-061
@pytest.mark.rule("ARD-R0-08", "ARD-R0-10")
def test_on_the_16th_roadblocks_are_rolled_for() -> None:
    unit = "1130.560VG.LVIII"
    f = real(16, {"1608": unit})
    duel = active(f, unit)
    duel.do(Move(unit, ("1509",)))
    dice(duel, ("Roadblock in 1510, 3", 3))
    assert quiet(duel)
    assert f.state.roadblocks == {"1510"}
    assert check_move(f.state, number(f, unit), ("1409",), spent=12).legal
