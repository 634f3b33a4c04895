"""Cards drawn in a combat: those without effect under Break In The Clouds (E1), and a draw pile that runs out."""

from __future__ import annotations

import pytest

from broadfront.core.steps import Decision
from broadfront.titles.ardennes.events.allied import break_in_the_clouds
from broadfront.titles.ardennes.rules.fighting.combat_actions import NoTactic, PlayTactic, StackDone
from broadfront.titles.ardennes.rules.fighting.fight import CombatStep, Fight
from broadfront.titles.ardennes.steps.supply_phase import CapturedCard
from tests.titles.ardennes.duel import Duel, allied_card, battle, german_card
from tests.titles.ardennes.field import (
    A_BIG,
    A_INF,
    A_INF_2,
    A_INF_3,
    A_MECH,
    G_INF,
    G_INF_2,
    G_INF_3,
    G_MECH,
    Field,
    field,
)
from tests.titles.ardennes.test_c0_combat import EAST, WEST

ROAD = "0510-0509-0508-0507-0506-0505"


def fight_of(duel: Duel) -> Fight:
    """The combat that is going on, once nothing but a choice or the chits are waited for."""
    assert duel.pending is not None
    return next(step.fight for step in reversed(duel.state.stack) if isinstance(step, CombatStep))


def defence(f: Field, tactic: str, *, attackers: list[int], clear: bool = True) -> Duel:
    """A card with this tactic is drawn for the Allied defenders of 0505."""
    if clear:
        break_in_the_clouds(f.state, "")
    card = allied_card(f, tactic)
    duel = battle(f, "0505", attackers, allied_deck=[card])
    duel.roll(card, "Allied defense")
    return duel


def attack(f: Field, tactic: str, *, attackers: list[int], support: tuple[str, ...] = ()) -> Duel:
    """A card with this tactic is drawn for an Allied attack on 0505."""
    break_in_the_clouds(f.state, "")
    card = allied_card(f, tactic)
    duel = battle(f, "0505", attackers, allied_deck=[card], support=support)
    duel.roll(card, "Allied attack")
    return duel


def defended(day: int = 23, **more: object) -> tuple[Field, list[int]]:
    """German infantry east of 0505, and an Allied regiment there."""
    f = field(day=day, roads=[ROAD], **more)  # type: ignore[arg-type]
    attackers = [f.put(G_INF, EAST)]
    f.put(A_INF, "0505")
    return f, attackers


# What has no effect, and is Airpower while the sky is clear


@pytest.mark.rule("ARD-E1-06")
@pytest.mark.parametrize("clear", [True, False])
def test_engineers_that_can_place_nothing_are_airpower(clear: bool) -> None:
    f, attackers = defended(towns=["0505"])
    duel = defence(f, "Engineers", attackers=attackers, clear=clear)
    assert ("Airpower" in fight_of(duel).defender_tactics) == clear
    assert bool(duel.told("ARD-E1-06")) == clear
    assert not f.state.ips
    g, attackers = defended()
    g.state.add_ip("0505")
    duel = defence(g, "Engineers", attackers=attackers, clear=clear)
    assert ("Airpower" in fight_of(duel).defender_tactics) == clear


@pytest.mark.rule("ARD-E1-06")
def test_engineers_that_dig_in_are_engineers() -> None:
    f, attackers = defended()
    duel = defence(f, "Engineers", attackers=attackers)
    assert fight_of(duel).defender_tactics == ("Engineers",)
    assert f.state.ips == {"0505"}
    assert not duel.told("ARD-E1-06")


@pytest.mark.rule("ARD-E1-06")
def test_combat_engineers_of_the_defender_are_airpower() -> None:
    f, attackers = defended()
    assert fight_of(defence(f, "Combat Engineers", attackers=attackers)).defender_tactics == ("Airpower",)


@pytest.mark.rule("ARD-E1-06")
@pytest.mark.parametrize("why", ["nobody", "vp hex", "comes"])
def test_a_battle_nobody_reinforces_has_airpower(why: str) -> None:
    f, attackers = defended(vp={"0506": 3} if why == "vp hex" else None)
    if why != "nobody":
        f.put(A_MECH, "0506")
    duel = defence(f, "Reinforce Battle", attackers=attackers)
    came = why == "comes"
    assert fight_of(duel).defender_tactics == (("Reinforce Battle",) if came else ("Airpower",))
    assert (f.state.hex(f.title.unit(A_MECH).number) == f.at("0505")) == came
    assert bool(duel.told("ARD-E1-06")) == (not came)


@pytest.mark.rule("ARD-E1-06", "ARD-T0-20")
def test_a_battle_the_line_keeps_a_stack_from_has_airpower() -> None:
    f = field(rows=14, day=23)
    attacker = f.put(G_INF, "0104")
    f.put(A_INF, "0105")
    for unit, hex in ((A_INF_2, "0206"), (A_MECH, "0506"), (A_INF_3, "0806")):
        f.put(unit, hex)
    break_in_the_clouds(f.state, "")
    duel = battle(f, "0105", [attacker], allied_deck=["AC10"])
    duel.roll("AC10")
    assert fight_of(duel).defender_tactics == ("Airpower",)


@pytest.mark.rule("ARD-E1-06")
def test_an_attack_nobody_reinforces_or_joins_has_airpower() -> None:
    for tactic in ("Reinforce Battle", "Assault Coordination"):
        f = field(day=23)
        attacker = f.put(A_BIG, WEST)
        f.put(G_INF, "0505")
        duel = attack(f, tactic, attackers=[attacker])
        assert fight_of(duel).attacker_tactics == ("Airpower",), tactic
        assert len(duel.told("ARD-E1-06")) == 1
    f = field(day=23)
    attacker = f.put(A_BIG, WEST)
    f.put(A_INF, "0405")
    f.put(G_INF, "0505")
    duel = attack(f, "Assault Coordination", attackers=[attacker])
    assert fight_of(duel).attacker_tactics == ("Assault Coordination",)
    assert len(fight_of(duel).attackers) == 2


@pytest.mark.rule("ARD-E1-06", "ARD-T0-04")
@pytest.mark.parametrize("why", ["few steps", "surrounded", "no hex", "goes"])
def test_a_bug_out_whose_conditions_fail_is_airpower(why: str) -> None:
    f = field(day=23, roads=[ROAD], hv={} if why == "no hex" else {"0509": 2})
    attackers = [f.put(G_INF, EAST)]
    f.put(A_INF if why == "few steps" else A_BIG, "0505")
    if why == "surrounded":
        f.put(G_MECH, WEST)
    f.put(A_INF_2, "0505", steps=1, dispersed=True) if why == "goes" else None
    duel = defence(f, "Bug Out", attackers=attackers)
    assert fight_of(duel).defender_tactics == (("Bug Out",) if why == "goes" else ("Airpower",))
    assert bool(duel.told("ARD-E1-06")) == (why != "goes")


@pytest.mark.rule("ARD-E1-06", "ARD-T0-03")
@pytest.mark.parametrize(("strong", "roll"), [(False, 0), (True, 1), (True, 9)])
def test_before_the_19th_too_a_bug_out_that_fails_is_airpower(strong: bool, roll: int) -> None:
    f = field(day=18, roads=[ROAD], hv={"0509": 2})
    attackers = [f.put(unit, EAST) for unit in (G_INF, G_INF_2, G_INF_3)[: 3 if strong else 1]]
    f.put(A_INF, "0505")
    duel = defence(f, "Bug Out", attackers=attackers)
    if strong:
        duel.roll(roll, "HoldCheck")
    assert duel.pending is not None
    gone = roll == 9
    assert bool(duel.told("ARD-E1-06")) == (not gone)
    if not gone:
        assert fight_of(duel).defender_tactics == ("Airpower",)


@pytest.mark.rule("ARD-E1-06")
def test_artillery_that_is_there_already_and_a_screen_that_takes_no_chit_are_airpower() -> None:
    f = field(day=23)
    attacker = f.put(A_BIG, WEST)
    f.put(G_INF, "0505")
    duel = attack(f, "Artillery", attackers=[attacker], support=("Artillery",))
    assert fight_of(duel).attacker_tactics == ("Airpower",)
    g, attackers = defended()
    duel = defence(g, "Screen", attackers=attackers)  # one attacker draws one chit, Screen or not
    assert fight_of(duel).defender_tactics == ("Airpower",)
    h, attackers = defended()
    attackers.append(h.put(G_INF_2, EAST))
    duel = defence(h, "Screen", attackers=attackers)
    assert fight_of(duel).defender_tactics == ("Screen",)


@pytest.mark.rule("ARD-E1-06", "ARD-T0-11")
@pytest.mark.parametrize("second", ["Engineers", "Combat Engineers", "Reinforce Battle", "Bug Out", "Artillery"])
def test_a_second_card_without_effect_is_airpower_too(second: str) -> None:
    f, attackers = defended(towns=["0505"])
    break_in_the_clouds(f.state, "")
    corps, card = allied_card(f, "Corps Artillery"), allied_card(f, second)
    duel = battle(f, "0505", attackers, allied_deck=[corps, card])
    duel.roll(corps, "Allied defense")
    duel.roll(card, "second card")
    assert fight_of(duel).defender_tactics == ("Artillery", "Airpower")
    assert len(duel.told("ARD-E1-06")) == 1


@pytest.mark.rule("ARD-E1-06", "ARD-C0-01")
def test_units_that_may_have_no_tactic_have_no_airpower_either() -> None:
    f = field(day=23, roads=[ROAD])
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505", supply="LowSupply")
    duel = defence(f, "none", attackers=[attacker])
    assert fight_of(duel).defender_tactics == ()
    assert not duel.told("ARD-E1-06")


@pytest.mark.rule("ARD-E1-06")
def test_the_germans_have_no_airpower_from_cards_without_effect() -> None:
    f = field(day=23)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    break_in_the_clouds(f.state, "")
    corps, idle = german_card(f, "Corps Artillery"), german_card(f, "Assault Coordination")
    duel = battle(f, "0505", [attacker], tactics_left=1, hand=[corps])
    f.state.zones["german-deck"] = (idle,)
    duel.do(PlayTactic(corps))
    duel.roll(idle, "second card")
    duel.do(StackDone())
    assert fight_of(duel).attacker_tactics == ("Artillery", "Assault Coordination")


# A draw pile that runs out


def empty_pile(f: Field, *discards: str) -> None:
    f.state.zones["allied-deck"], f.state.zones["allied-discard"] = (), tuple(sorted(discards))


@pytest.mark.rule("ARD-H-34")
def test_discards_are_shuffled_when_the_pile_is_empty_before_a_card_for_the_defence() -> None:
    f, attackers = defended(day=18)
    duel = battle(f, "0505", attackers)
    empty_pile(f, "AC50", "AC52")
    duel.roll("AC52", "Allied defense")
    assert f.state.zones["allied-deck"] == ("AC50",)
    assert f.state.zones["allied-discard"] == ("AC52",)
    assert "shuffled" in duel.told("ARD-H-34")[0]
    assert f.state.ips == {"0505"}


@pytest.mark.rule("ARD-H-34")
def test_discards_are_shuffled_when_the_pile_is_empty_before_a_card_for_the_attack() -> None:
    f = field(day=18)
    attacker = f.put(A_BIG, WEST)
    f.put(G_INF, "0505")
    tanks = allied_card(f, "Tank Battalion")
    duel = battle(f, "0505", [attacker])
    empty_pile(f, tanks)
    duel.roll(tanks, "Allied attack")
    assert fight_of(duel).attacker_tactics == ("Tank Battalion",)
    assert duel.told("ARD-H-34")


@pytest.mark.rule("ARD-H-34", "ARD-T0-11")
def test_discards_but_not_the_cards_of_this_combat_are_shuffled_for_a_second_card() -> None:
    f, attackers = defended(day=18)
    corps = allied_card(f, "Corps Artillery")
    duel = battle(f, "0505", attackers, allied_deck=[corps])
    f.state.zones["allied-discard"] = ("AC52",)
    duel.roll(corps, "Allied defense")
    duel.roll("AC52", "second card")
    assert duel.told("ARD-H-34")
    assert f.state.zones["allied-deck"] == ()
    assert f.state.zones["allied-discard"] == tuple(sorted((corps, "AC52")))


@pytest.mark.rule("ARD-H-34")
def test_nothing_is_shuffled_where_no_card_is_drawn_or_none_is_left() -> None:
    f = field(day=18)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505", dispersed=True)
    duel = battle(f, "0505", [attacker])
    empty_pile(f, "AC52")
    assert isinstance(duel.pending, Decision)
    assert not duel.told("ARD-H-34")
    g, attackers = defended(day=18)
    duel = battle(g, "0505", attackers)
    empty_pile(g)
    assert isinstance(duel.pending, Decision)
    assert not duel.told("ARD-H-34")


@pytest.mark.rule("ARD-H-34")
def test_the_card_of_the_supply_phase_comes_from_shuffled_discards_too() -> None:
    f = field(day=21)
    duel = Duel(f, CapturedCard())
    empty_pile(f, "AC52")
    duel.roll("AC52", "Allied card")
    assert duel.told("ARD-H-34")


def test_odds_with_an_empty_pile_rest_on_the_discards() -> None:
    f, attackers = defended(day=18)
    duel = battle(f, "0505", attackers)
    empty_pile(f, "AC50")
    assert duel.pending is not None
    one = f.state.odds_key()
    f.state.zones["allied-deck"] = ("AC52",)
    assert f.state.odds_key() != one


# Infantry Infiltration


def tactics_open(f: Field, attackers: list[int], tactic: str) -> bool:
    card = german_card(f, tactic)
    duel = battle(f, "0505", attackers, tactics_left=1, hand=[card])
    ruling = duel.why_not(PlayTactic(card))
    assert ruling.legal == (f"PlayTactic {card} False" in duel.options())
    assert ruling.legal or "ARD-T0-13" in ruling.rules or "ARD-T1-11" in ruling.rules
    return ruling.legal


@pytest.mark.rule("ARD-T0-13")
def test_infiltration_needs_german_infantry_in_the_attack() -> None:
    f = field()
    tanks, foot = f.put(G_MECH, EAST), f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    assert not tactics_open(f, [tanks], "Infantry Infiltration")
    f.state.begin_activation()
    assert tactics_open(f, [tanks, foot], "Infantry Infiltration")


@pytest.mark.rule("ARD-T1-11")
def test_infiltration_of_two_players_needs_german_infantry_too() -> None:
    f = field(variant="2p")
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
    assert fight_of(duel).infiltrated == infantry
    assert ("no usable tactic" in duel.told("ARD-T0-11")[-1]) == (not infantry)
