"""The tactics, in the solitaire game (rules ARD-T0-01..22)."""

from __future__ import annotations

import pytest

from broadfront.core.steps import Decision
from broadfront.titles.ardennes.rules.fighting.chits import chit_limits
from broadfront.titles.ardennes.rules.fighting.combat_actions import (
    DrawChits,
    LoseStep,
    NoTactic,
    PlayTactic,
    TakeLoss,
    TakeRetreat,
)
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.fighting.strength import combat_odds, max_chits
from broadfront.titles.ardennes.rules.markers import MOVED
from tests.titles.ardennes.support.combat import (
    EAST,
    NORTH_EAST,
    WEST,
    attack_with,
    chit_effect,
    defence,
    drawing,
    fight_of,
    odds_told,
    tactics_open,
)
from tests.titles.ardennes.support.duel import Duel, allied_card, battle, german_card
from tests.titles.ardennes.support.field import (
    A_BIG,
    A_ENG,
    A_INF,
    A_INF_2,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    G_RECON,
    Field,
    as_if,
    field,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.units import where


@pytest.mark.rule("ARD-T0-01")
def test_airpower_and_artillery_count_for_chits_and_for_nothing_else() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    with_guns = attack_with(f, "Artillery", attackers=attackers)
    assert with_guns.told("ARD-T0-01")
    step = drawing(with_guns, 2)
    assert step.held.artillery == (True, False)
    assert "8 to 4" in odds_told(with_guns)
    guns = next(n for n, chit in f.title.chits.items() if chit.condition == "artillery" and chit.defender_hits)
    assert step.chit_effects(f.state)[guns] == (f.title.chits[guns].defender_hits, 0)
    f.state.begin_activation()
    plain = attack_with(f, attackers=attackers)
    assert drawing(plain, 2).chit_effects(f.state)[guns] == (0, 0)


@pytest.mark.rule("ARD-T0-06", "ARD-T0-07")
def test_engineers_of_the_attacker_add_strength_and_remove_the_ip() -> None:
    for tactic in ("Engineers", "Combat Engineers"):
        f = field()
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
        f.put(A_INF, "0505")
        f.state.land.add_ip("0505")
        duel = attack_with(f, tactic, attackers=attackers)
        assert "0505" not in f.state.land.ips
        assert duel.told("ARD-T0-07")
        drawing(duel, 2)
        assert "9 to 4" in odds_told(duel)


def played(f: Field, hex: str, attackers: list[int], *cards: str, left: int = 3) -> Duel:
    """A German attack with these cards as tactics, as far as the announcement of the chits."""
    duel = battle(f, hex, attackers, tactics_left=left, hand=cards)
    for card in cards:
        duel.do(PlayTactic(card))
    if "CombatTactic" in duel.prompt:
        duel.do(NoTactic())
    return duel


@pytest.mark.rule("ARD-T0-06", "ARD-T0-07")
def test_combat_engineers_remove_the_ip_before_the_hits() -> None:
    f = ground(19)
    attackers = [f.put("27.12VG.ISS", "0706"), f.put("48.12VG.ISS", "0706")]
    f.put("23.2.V", "0606")
    f.state.land.add_ip("0606")
    duel = played(f, "0606", attackers, "GS25")
    assert not f.state.land.ips
    assert combat_odds(f.state, fight_of(duel))[:2] == (9, 5)


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
        f.state.land.add_ip(hex)
    duel = battle(f, hex, [attacker], allied_deck=[card])
    duel.roll(card, "Allied defense")
    assert duel.pending is not None
    assert (hex in f.state.land.ips) == placed


@pytest.mark.parametrize("card", ["AC40", "AC16"])
def test_cards_without_a_tactic_for_a_defender_give_nothing(card: str) -> None:
    f = ground(24)
    attacker = f.put("Kuhlmann.12SS.ISS", "0605")
    f.put("23.2.V", "0606")
    duel = battle(f, "0606", [attacker], allied_deck=[card])
    duel.roll(card)
    assert fight_of(duel).defender_tactics == ()


@pytest.mark.rule("ARD-T0-08")
def test_engineers_of_the_defender_dig_in_where_they_may() -> None:
    for town, supply, placed in ((False, "", True), (True, "", False), (False, "OutOfSupply", False)):
        f = field(towns=["0505"] if town else [], roads=["0510-0509-0508-0507-0506-0505"])
        attacker = f.put(G_INF, EAST)
        f.put(A_INF, "0505", supply=supply)
        if supply:
            f.put(A_INF_2, "0505")  # supplied, so that the tactic can be used; it moved, so that it cannot dig
            f.state.activation.mark_done(f.title.unit(A_INF_2).number, MOVED)
        duel = battle(f, "0505", [attacker], allied_deck=["AC52"])
        duel.roll("AC52")
        assert duel.told("ARD-T0-08")
        assert ("0505" in f.state.land.ips) == placed, (town, supply)


@pytest.mark.rule("ARD-T0-09")
def test_combat_engineers_of_the_defender_place_no_ip() -> None:
    f = field(roads=["0510-0509-0508-0507-0506-0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    card = allied_card(f, "Combat Engineers")
    duel = battle(f, "0505", [attacker], allied_deck=[card])
    duel.roll(card)
    assert duel.told("ARD-T0-09")
    assert not f.state.land.ips


@pytest.mark.rule("ARD-T0-10", "ARD-T0-11")
def test_corps_artillery_is_artillery_and_draws_a_second_card() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    card, second = german_card(f, "Corps Artillery"), german_card(f, "Panzer Battalion")
    duel = battle(f, "0505", attackers, tactics_left=1, hand=[card])
    f.state.zones["german-deck"] = (second,)
    duel.do(PlayTactic(card))
    duel.roll(second, "second card")
    assert f.state.zones["german-discard"] == tuple(sorted((card, second)))
    assert duel.told("ARD-T0-10")
    step = drawing(duel, 4)  # two units and two tactics
    assert (step.held.artillery[0], step.held.armor[0]) == (True, True)
    assert "9 to 4" in odds_told(duel)


@pytest.mark.rule("ARD-T0-11")
def test_a_second_card_without_a_use_gives_nothing_and_an_empty_pile_none() -> None:
    f = field()
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    corps = allied_card(f, "Corps Artillery")
    duel = battle(f, "0505", [attacker], allied_deck=[corps, "AC50"])
    duel.roll(corps)
    duel.roll("AC50", "second card")
    assert "no usable tactic" in duel.told("ARD-T0-11")[-1]
    f.state.begin_activation()
    empty = battle(f, "0505", [attacker], allied_deck=[corps])
    f.state.zones["allied-discard"] = ()
    empty.roll(corps)
    assert empty.prompt == "How many Combat Chits"
    assert "pile is empty" in empty.told("ARD-T0-11")[0]


def test_a_second_card_may_be_bug_out_or_a_stack_that_comes() -> None:
    f = field(day=19, hv={"0509": 2}, roads=["0510-0509-0508-0507-0506-0505"])
    attacker = f.put(G_INF, EAST)
    f.put(A_BIG, "0505")
    corps = allied_card(f, "Corps Artillery")
    duel = battle(f, "0505", [attacker], allied_deck=[corps, "AC51"])
    duel.roll(corps)
    duel.roll("AC51", "second card")
    assert "Advance" in duel.prompt
    assert where(f, A_BIG) == "0509"
    g = field(roads=["0510-0509-0508-0507-0506-0505"])
    attacker = g.put(G_INF, EAST)
    g.put(A_INF, "0505")
    g.put(A_MECH, "0507")
    come = allied_card(g, "Reinforce Battle")
    duel = battle(g, "0505", [attacker], allied_deck=[corps, come])
    duel.roll(corps)
    duel.roll(come, "second card")
    assert duel.prompt == "How many Combat Chits"
    assert where(g, A_MECH) == "0505"


# The book lets the second card give its tactic only.
@pytest.mark.rule("ARD-T0-11", "ARD-T0-10")
def test_a_second_card_gives_its_tactic() -> None:
    f = ground(21)
    attacker = f.put("19.9SS.IISS", "1110")
    f.put("CCR.7A.XVIII", "1111")
    f.reserve("CCB.7A.XVIII")
    duel = defence(f, "1111", [attacker], "AC03", "AC09")
    duel.roll("AC09", "second card")
    assert fight_of(duel).defender_tactics == ("Artillery", "Tank Battalion")
    assert where(f, "CCB.7A.XVIII") == "[Allied Reserve]"


@pytest.mark.rule("ARD-T0-12", "ARD-H-11")
def test_fixed_artillery_reaches_three_hexes_from_the_westwall() -> None:
    for wall, held, reaches in (("0502", False, True), ("0501", False, False), ("0502", True, False)):
        f = field(tags={wall: "westwall"})
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
        f.put(A_INF, "0505")
        if held:
            f.put(A_INF_2, wall)
        duel = attack_with(f, "Fixed Artillery", attackers=attackers)
        assert duel.told("ARD-T0-12")
        assert drawing(duel, 2).held.artillery[0] == reaches


@pytest.mark.rule("ARD-T0-12")
@pytest.mark.parametrize(
    ("start", "unit", "hex", "hits"), [("0705", "38.2.V", "0706", 1), ("0706", "18.1.V", "0707", 0)]
)
def test_fixed_artillery_on_the_map_reaches_three_hexes(start: str, unit: str, hex: str, hits: int) -> None:
    f = ground(17)
    attacker = f.put("989.277VG.ISS", start)
    f.put(unit, hex)
    duel = played(f, hex, [attacker], "GP04")
    assert max_chits(f.state, fight_of(duel))[0] == 2, "it counts as a tactic, in range or not"
    assert chit_effect(duel, "chit-38") == (hits, 0)


@pytest.mark.rule("ARD-T0-13")
def test_infiltration_flanks_outside_towns() -> None:
    for town, flanked in ((False, True), (True, False)):
        f = field(towns=["0505"] if town else [])
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
        f.put(A_INF, "0505")
        duel = attack_with(f, "Infantry Infiltration", attackers=attackers)
        assert duel.told("ARD-T0-13")
        assert drawing(duel, 2).held.flanked == flanked


@pytest.mark.rule("ARD-T0-13")
def test_infiltration_needs_german_infantry_in_the_attack() -> None:
    f = field()
    tanks, foot = f.put(G_MECH, EAST), f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert not tactics_open(f, [tanks], "Infantry Infiltration")
    f.state.begin_activation()
    assert tactics_open(f, [tanks, foot], "Infantry Infiltration")


@pytest.mark.rule("ARD-T0-13", "ARD-T0-11")
@pytest.mark.parametrize("infantry", [True, False])
def test_infiltration_as_a_second_card_needs_german_infantry_too(infantry: bool) -> None:
    f = field()
    attackers = [f.put(G_MECH, EAST), *([f.put(G_INF, EAST)] if infantry else [])]
    f.put(A_INF, "0505")
    corps, second = german_card(f, "Corps Artillery"), german_card(f, "Infantry Infiltration")
    duel = battle(f, "0505", attackers, tactics_left=1, hand=[corps])
    f.state.zones["german-deck"] = (second,)
    duel.do(PlayTactic(corps))
    duel.roll(second, "second card")
    if "CombatTactic" in duel.prompt:
        duel.do(NoTactic())
    assert fight_of(duel).is_infiltrated == infantry
    assert ("no usable tactic" in duel.told("ARD-T0-11")[-1]) == (not infantry)


# The one hex less is a hex less of retreat, see the reading of ARD-T0-14.
@pytest.mark.rule("ARD-T0-13")
@pytest.mark.parametrize(("unit", "hex", "hits"), [("168.CT-XVIII.XVIII", "1108", 0), ("424.106.XVIII", "1207", 1)])
def test_infiltration_flanks_in_the_open_and_not_in_st_vith(unit: str, hex: str, hits: int) -> None:
    f = ground(18)
    attackers = [f.put("294.18VG.LXVI", "1107"), f.put("295.18VG.LXVI", "1107")]
    f.put(unit, hex)
    duel = played(f, hex, attackers, "GP11")
    assert duel.options()[-1] == "DrawChits 3"
    assert chit_effect(duel, "chit-33") == (hits, 0)


@pytest.mark.rule("ARD-T0-14")
def test_infiltration_takes_a_hex_off_the_longest_retreat() -> None:
    for dispersed, ends in ((False, 1), (True, 0)):
        f = field()
        attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST)]
        defender = f.put(A_BIG, "0505", dispersed=dispersed)
        duel = attack_with(f, "Infantry Infiltration", attackers=attackers)
        duel.do(DrawChits(4))
        duel.chits((1, 0), (1, 0), (1, 0), (0, 0))
        assert duel.taken()
        here = f.state.board.hex_of_unit(defender)
        away = 0 if here is None else int(f.state.ground.distance[here, f.at("0505")])
        assert away == ends
        assert (here is None) == dispersed  # three steps lost without a retreat
        assert not dispersed or duel.traces("ARD-T0-14") == ["lose a step"] * 3
        assert duel.told("ARD-T0-14")


@pytest.mark.rule("ARD-T0-15", "ARD-T0-16")
def test_a_battalion_adds_strength_and_armor() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    duel = attack_with(f, "Panzer Battalion", attackers=attackers)
    assert drawing(duel, 3).held.armor == (True, False)
    assert "9 to 4" in odds_told(duel)
    assert duel.told("ARD-T0-16")
    f.state.begin_activation()
    card = allied_card(f, "Tank Battalion")
    duel = battle(f, "0505", attackers, allied_deck=[card])
    duel.roll(card)
    assert drawing(duel, 2).held.armor == (False, True)
    assert "8 to 5" in odds_told(duel)
    assert duel.told("ARD-T0-15")


# The book gives the side Armor outright.
@pytest.mark.rule("ARD-T0-16", "ARD-T0-15")
def test_a_panzer_battalion_gives_armor_into_forest() -> None:
    f = ground(20)
    attacker = f.put("Krause.12SS.ISS", "0605")
    f.put("23.2.V", "0505")
    duel = played(f, "0505", [attacker], "GP02")
    assert chit_effect(duel, "chit-35") == (1, 0)


@pytest.mark.rule("ARD-T0-17")
def test_press_the_attack_gives_a_chit_and_nothing_else() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST)]
    f.put(A_INF, "0505")
    duel = attack_with(f, "Press the Attack", attackers=attackers)
    assert duel.told("ARD-T0-17")
    assert duel.options() == ["DrawChits 2", "DrawChits 3"]
    drawing(duel, 3)
    assert "8 to 4" in odds_told(duel)


@pytest.mark.rule("ARD-T0-17", "ARD-C0-11")
def test_press_the_attack_counts_for_the_maximum_and_toward_the_level() -> None:
    f = ground(18)
    peiper = f.put("Peiper.1SS.ISS", "0708")
    f.put("526.CT-XVIII.XVIII", "0807")
    as_if(f.state, german_impulse=True)
    duel = played(f, "0807", [peiper], "GP01")
    assert duel.options() == [f"DrawChits {n}" for n in (1, 2, 3, 4)]
    assert chit_limits(f.state, fight_of(duel))[:2] == (1, 4)
    assert f.state.clock.level_spent == 4


@pytest.mark.rule("ARD-T0-22")
def test_screen_takes_two_chits_off_the_maximum() -> None:
    f = field()
    attackers = [f.put(G_INF, EAST), f.put(G_INF_2, EAST), f.put(G_INF_3, NORTH_EAST), f.put(G_RECON, NORTH_EAST)]
    f.put(A_ENG, "0505")
    duel = battle(f, "0505", attackers, allied_deck=["AC49"])
    duel.roll("AC49")
    assert duel.told("ARD-T0-22")
    assert duel.prompt == "How many Combat Chits"
    assert duel.options() == ["DrawChits 1", "DrawChits 2"]  # 3 units and an Elite one, less 2


def test_a_german_defender_chooses_between_retreat_and_loss_after_the_chits() -> None:
    f = field()
    attacker = f.put(A_INF, WEST)
    f.put(G_INF, "0505")
    duel = battle(f, "0505", [attacker])
    duel.chits((1, 0))
    assert isinstance(duel.pending, Decision)
    assert {str(TakeRetreat()), str(TakeLoss())} == set(duel.options())
    duel.do(TakeLoss())
    duel.do(LoseStep(G_INF))
    assert duel.pending is None  # the hex is held: nobody advances


# A tactic that is not the attacker's is none.
@pytest.mark.rule("ARD-C0-05")
@pytest.mark.parametrize("card", ["AC51", "AC49"])
def test_cards_without_a_tactic_for_an_attacker_give_nothing(card: str) -> None:
    f = ground(24)
    attacker = f.put("23.2.V", "0606")
    f.put("Kuhlmann.12SS.ISS", "0605")
    duel = battle(f, "0605", [attacker], allied_deck=[card])
    duel.roll(card)
    assert fight_of(duel).attacker_tactics == ()


def test_a_fight_remembers_what_infiltration_does() -> None:
    fight = Fight("german", 0, (), 0)
    assert not fight.is_infiltrated
    assert fight.with_changes(attacker_tactics=("Infantry Infiltration",)).is_infiltrated
