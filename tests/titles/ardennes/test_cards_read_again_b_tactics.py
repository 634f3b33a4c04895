"""CombatTactics as a second reader of the cards expects them, on the real map."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.titles.ardennes.events.german import fury_of_bastogne
from broadfront.titles.ardennes.rules.fighting.chits import limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    AttackHex,
    DrawChits,
    JoinAttack,
    JoinStack,
    NoTactic,
    PlayTactic,
    StartAttack,
)
from broadfront.titles.ardennes.rules.fighting.strength import most_chits, odds_of
from broadfront.titles.ardennes.rules.markers import ATTACKED
from broadfront.titles.ardennes.steps.activation import Activation, BeginActivation
from tests.titles.ardennes.duel import Duel, battle
from tests.titles.ardennes.field import Field, as_if, field, refuses
from tests.titles.ardennes.ground import ground
from tests.titles.ardennes.test_c0_combat import fight_at
from tests.titles.ardennes.test_clouds_and_piles import fight_of
from tests.titles.ardennes.test_t0_tactics import drawing


def played(f: Field, hex: str, attackers: list[int], *cards: str, left: int = 3) -> Duel:
    """A German attack with these cards as tactics, as far as the announcement of the chits."""
    duel = battle(f, hex, attackers, tactics_left=left, hand=cards)
    for card in cards:
        duel.do(PlayTactic(card))
    if "CombatTactic" in duel.prompt:
        duel.do(NoTactic())
    return duel


def effect(duel: Duel, chit: str) -> tuple[int, int]:
    """Hits on defender and attacker by a chit."""
    number = int(duel.options()[0].split()[1])
    return drawing(duel, number).effects(duel.state)[chit]


# B-136
@pytest.mark.rule("ARD-T0-17", "ARD-C0-11")
def test_press_the_attack_counts_for_the_maximum_and_toward_the_level() -> None:
    f = ground(18)
    peiper = f.put("Peiper.1SS.ISS", "0708")
    f.put("526.CT-XVIII.XVIII", "0807")
    as_if(f.state, german_impulse=True)
    duel = played(f, "0807", [peiper], "GP01")
    assert duel.options() == [f"DrawChits {n}" for n in (1, 2, 3, 4)]
    assert limits(f.state, fight_of(duel))[:2] == (1, 4)
    assert f.state.level_spent == 4


# B-137
@pytest.mark.rule("ARD-C0-02")
def test_the_tactics_of_an_activation_are_counted_over_its_combats() -> None:
    f = field(day=18)
    units = (f.put("48.12VG.ISS", "0504"), f.put("27.12VG.ISS", "0804"))
    for unit, hex in (("26.1.V", "0505"), ("16.1.V", "0805")):
        f.put(unit, hex)
    duel = Duel(f, BeginActivation(Activation("german", "GP03", units, 2)))
    f.state.zones["german-hand"], f.state.zones["allied-deck"] = ("GP05", "GP08", "GP11"), ()
    attack(duel, "0505", "48.12VG.ISS")
    duel.do(PlayTactic("GP05"))
    duel.do(PlayTactic("GP08"))
    while not isinstance(f.state.stack[-1], Activation):
        if isinstance(duel.pending, Chance):
            duel.chits((0, 0))
        else:
            duel.do(NoTactic() if "CombatTactic" in duel.prompt else DrawChits(int(duel.options()[0].split()[1])))
        assert duel.pending is not None
    attack(duel, "0805", "27.12VG.ISS")
    assert f.state.tactics_used == 2
    assert "CombatTactic" not in duel.prompt or refuses(duel.why_not(PlayTactic("GP11")), "ARD-C0-02")


def attack(duel: Duel, hex: str, unit: str) -> None:
    for action in (AttackHex(hex), JoinAttack(unit), StartAttack()):
        duel.do(action)


# B-138: the one hex less is a hex less of retreat, see the reading of ARD-T0-14.
@pytest.mark.rule("ARD-T0-13")
@pytest.mark.parametrize(("unit", "hex", "hits"), [("168.CT-XVIII.XVIII", "1108", 0), ("424.106.XVIII", "1207", 1)])
def test_infiltration_flanks_in_the_open_and_not_in_st_vith(unit: str, hex: str, hits: int) -> None:
    f = ground(18)
    attackers = [f.put("294.18VG.LXVI", "1107"), f.put("295.18VG.LXVI", "1107")]
    f.put(unit, hex)
    duel = played(f, hex, attackers, "GP11")
    assert duel.options()[-1] == "DrawChits 3"
    assert effect(duel, "chit-33") == (hits, 0)


# B-139
@pytest.mark.rule("ARD-T0-12")
@pytest.mark.parametrize(
    ("start", "unit", "hex", "hits"), [("0705", "38.2.V", "0706", 1), ("0706", "18.1.V", "0707", 0)]
)
def test_fixed_artillery_reaches_three_hexes_from_the_westwall(start: str, unit: str, hex: str, hits: int) -> None:
    f = ground(17)
    attacker = f.put("989.277VG.ISS", start)
    f.put(unit, hex)
    duel = played(f, hex, [attacker], "GP04")
    assert most_chits(f.state, fight_of(duel))[0] == 2, "it counts as a tactic, in range or not"
    assert effect(duel, "chit-38") == (hits, 0)


# B-140: the book gives the side Armor outright.
@pytest.mark.rule("ARD-T0-16", "ARD-T0-15")
def test_a_panzer_battalion_gives_armor_into_forest() -> None:
    f = ground(20)
    attacker = f.put("Krause.12SS.ISS", "0605")
    f.put("23.2.V", "0505")
    duel = played(f, "0505", [attacker], "GP02")
    assert effect(duel, "chit-35") == (1, 0)


# B-141
@pytest.mark.rule("ARD-H-41", "ARD-H-42")
@pytest.mark.parametrize(
    ("dispersed", "supply", "hits"), [(False, "", (2, 2)), (True, "", (2, 0)), (False, "LowSupply", (2, 0))]
)
def test_an_armor_chit_strikes_both_where_both_have_armor(dispersed: bool, supply: str, hits: tuple[int, int]) -> None:
    f = ground(21)
    attacker = f.put("16.116.LVIII", "1117")
    f.put("CCR.3A.VII", "1118", dispersed=dispersed, supply=supply)
    if dispersed:
        f.put("334.84.VII", "1118")
    assert effect(battle(f, "1118", [attacker]), "chit-37") == hits


# B-142
@pytest.mark.rule("ARD-T0-06", "ARD-T0-07")
def test_combat_engineers_remove_the_ip_before_the_hits() -> None:
    f = ground(19)
    attackers = [f.put("27.12VG.ISS", "0706"), f.put("48.12VG.ISS", "0706")]
    f.put("23.2.V", "0606")
    f.state.add_ip("0606")
    duel = played(f, "0606", attackers, "GS25")
    assert not f.state.ips
    assert odds_of(f.state, fight_of(duel))[:2] == (9, 5)


# B-143
@pytest.mark.parametrize(
    ("unit", "hex", "start", "card", "there", "placed"),
    [
        ("CCA.7A.XVIII", "1009", "0909", "AC20", False, True),
        ("CCA.7A.XVIII", "1009", "0909", "AC19", False, False),
        ("CCB.7A.XVIII", "1108", "1107", "AC20", False, False),
        ("CCA.7A.XVIII", "1009", "0909", "AC20", True, True),
    ],
)
def test_engineers_dig_in_where_they_may(unit: str, hex: str, start: str, card: str, there: bool, placed: bool) -> None:
    f = ground(19)
    attacker = f.put("Hansen.1SS.ISS", start)
    f.put(unit, hex)
    if there:
        f.state.add_ip(hex)
    duel = battle(f, hex, [attacker], allied_deck=[card])
    duel.roll(card, "Allied defense")
    assert duel.pending is not None
    assert (hex in f.state.ips) == placed


# B-144
@pytest.mark.rule("ARD-C0-09", "ARD-C0-16")
def test_screen_lowers_the_maximum_below_the_minimum_and_one_chit_is_drawn() -> None:
    f = ground(19)
    attacker = f.put("77.26VG.XLVII", "1812")
    f.put("501.101.VIII", "1813")
    f.put("506.101.VIII", "1813")
    duel = battle(f, "1813", [attacker], allied_deck=["AC26"])
    duel.roll("AC26")
    assert duel.pending is not None
    assert limits(f.state, fight_of(duel))[:2] == (1, 1)


# B-145
@pytest.mark.parametrize("card", ["AC40", "AC16"])
def test_cards_without_a_tactic_for_a_defender_give_nothing(card: str) -> None:
    f = ground(24)
    attacker = f.put("Kuhlmann.12SS.ISS", "0605")
    f.put("23.2.V", "0606")
    duel = battle(f, "0606", [attacker], allied_deck=[card])
    duel.roll(card)
    assert fight_of(duel).defender_tactics == ()


# B-145: a tactic that is not the attacker's is none.
@pytest.mark.rule("ARD-C0-05")
@pytest.mark.parametrize("card", ["AC51", "AC49"])
def test_cards_without_a_tactic_for_an_attacker_give_nothing(card: str) -> None:
    f = ground(24)
    attacker = f.put("23.2.V", "0606")
    f.put("Kuhlmann.12SS.ISS", "0605")
    duel = battle(f, "0605", [attacker], allied_deck=[card])
    duel.roll(card)
    assert fight_of(duel).attacker_tactics == ()


# B-146
@pytest.mark.rule("ARD-T0-02")
def test_an_inactive_stack_joins_and_a_dispersed_one_does_not() -> None:
    f = ground(19)
    attacker, joins = f.put("77.26VG.XLVII", "1812"), f.put("901.Lehr.XLVII", "1913")
    f.put("902.Lehr.XLVII", "1713", dispersed=True)
    f.put("501.101.VIII", "1813")
    duel = battle(f, "1813", [attacker], tactics_left=2, hand=["GS05"])
    duel.do(PlayTactic("GS05"))
    assert refuses(duel.why_not(JoinStack("1713")), "ARD-T0-02")
    duel.do(JoinStack("1913"))
    assert duel.pending is not None
    assert f.state.done[joins] & ATTACKED


# B-147
@pytest.mark.rule("ARD-T0-02")
def test_neighbors_of_another_formation_and_a_bracketed_one_join_an_allied_attack() -> None:
    f = ground(25)
    lead = f.put("CCB.2A.VII", "1123")
    joins = [f.put("CCA.3A.VII", "1023"), f.put("24C.4C.VII", "1024")]
    far = f.put("29A.Ind.XXX", "1126")
    f.put("3.2Pz.XLVII", "1124")
    duel = battle(f, "1124", [lead], allied_deck=["AC21"])
    duel.roll("AC21")
    assert duel.pending is not None
    assert all(f.state.done[n] & ATTACKED for n in joins)
    assert not f.state.done[far] & ATTACKED


# B-154
@pytest.mark.rule("ARD-C0-01", "ARD-C0-03")
def test_a_german_defender_needs_one_unit_both_supplied_and_not_dispersed() -> None:
    f = ground(25)
    attacker = f.put("CCA.2A.VII", "1321")
    f.put("130.Lehr.XLVII", "1421", supply="OutOfSupply")
    weary = f.put("902.Lehr.XLVII", "1421", dispersed=True)
    duel = battle(f, "1421", [attacker], hand=["GP13", "GP02"], allied_deck=["AC50"])
    duel.roll("AC50")
    assert "CombatTactic" not in duel.prompt or refuses(duel.why_not(PlayTactic("GP13")), "ARD-C0-01")
    f.state.begin_activation()
    f.state.set_dispersed(weary, False)
    duel = battle(f, "1421", [attacker], hand=["GP13", "GP02"], allied_deck=["AC50"])
    duel.roll("AC50")
    duel.do(PlayTactic("GP13"))
    assert "CombatTactic" not in duel.prompt or refuses(duel.why_not(PlayTactic("GP02")), "ARD-C0-03")


# B-155
@pytest.mark.rule("ARD-E0-08")
@pytest.mark.parametrize(("hex", "most"), [("1814", 9), ("1714", 5)])
def test_the_maximum_with_everything(hex: str, most: int) -> None:
    f = ground(26)
    attackers = [f.put(unit, "1715") for unit in ("3.2Pz.XLVII", "304.2Pz.XLVII", "Bohm.2Pz.XLVII")]
    f.put("327.101.VIII", hex, supply="OutOfSupply", steps=2)
    fury_of_bastogne(f.state)
    fight = fight_at(f, attackers, hex, attacker_tactics=("Panzer Battalion",))
    assert limits(f.state, fight)[:2] == (2, most)


# B-156: the book reads it as German attacks.
@pytest.mark.rule("ARD-E0-08")
@pytest.mark.parametrize(
    ("unit", "start", "foe", "hex", "more"),
    [
        ("16.116.LVIII", "1117", "CCR.3A.VII", "1118", 2),
        ("901.Lehr.XLVII", "1813", "501.101.VIII", "1814", 2),
        ("901.Lehr.XLVII", "1812", "501.101.VIII", "1813", -2),
        ("CCA.2A.VII", "1321", "130.Lehr.XLVII", "1421", 0),
    ],
)
def test_fury_of_bastogne_counts_for_every_victory_hex_that_germans_attack(
    unit: str, start: str, foe: str, hex: str, more: int
) -> None:
    f = ground(24)
    attacker = f.put(unit, start)
    f.put(foe, hex)
    fight = fight_at(f, [attacker], hex)
    before = most_chits(f.state, fight)[0]
    fury_of_bastogne(f.state)
    assert most_chits(f.state, fight)[0] == max(1, before + more)
    f.state.begin_day(25)
    assert most_chits(f.state, fight)[0] == before


# B-160
@pytest.mark.rule("ARD-H-42")
@pytest.mark.parametrize(("alert", "hits"), [(True, 1), (False, 6)])
def test_day_chits_count_unless_the_allies_are_alert(alert: bool, hits: int) -> None:
    f = ground(19)
    attackers = [f.put("294.18VG.LXVI", "1107"), f.put("295.18VG.LXVI", "1107"), f.put("293.18VG.LXVI", "1208")]
    attackers.append(f.put("3.2Pz.XLVII", "1206"))
    f.put("424.106.XVIII", "1207")
    if alert:
        f.state.add_lasting("Allies Alert")
    duel = battle(f, "1207", attackers)
    duel.do(DrawChits(4))
    assert duel.pending is not None
    step = f.state.stack[-1]
    found = [step.effects(f.state)[f"chit-{n}"][0] for n in ("05", "14", "33", "34")]  # type: ignore[attr-defined]
    assert sum(found) == hits
