"""Break In The Clouds: Allied cards serve as Airpower (ARD-E1-06)."""

from __future__ import annotations

import pytest

from broadfront.titles.ardennes.events.allied import run_break_in_the_clouds
from broadfront.titles.ardennes.rules.fighting.combat_actions import NoTactic, PlayTactic, StackDone
from broadfront.titles.ardennes.rules.fighting.fight import Fight
from broadfront.titles.ardennes.rules.markers import CLOUDS
from tests.titles.ardennes.support.combat import EAST, WEST, defence, defended, fight_of
from tests.titles.ardennes.support.duel import Duel, allied_card, battle, german_card
from tests.titles.ardennes.support.field import (
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
    refuses,
)
from tests.titles.ardennes.support.ground import ground
from tests.titles.ardennes.support.roads import ROAD
from tests.titles.ardennes.support.units import where


def _fight(duel: Duel) -> Fight:
    for step in reversed(duel.state.stack):
        fight = getattr(step, "fight", None)
        if isinstance(fight, Fight):
            return fight
    raise AssertionError("no combat is going on")


@pytest.mark.rule("ARD-E1-06")
def test_of_two_players_any_allied_card_may_be_played_as_airpower_while_it_lasts() -> None:
    at = field(variant="2p", day=23)
    attacker = at.put(A_INF, "0506")
    at.put(G_INF, "0505")
    duel = battle(at, "0505", [attacker], tactics_left=1, allied_hand=["AC50"])
    assert refuses(duel.why_not(PlayTactic("AC50", airpower=True)), "ARD-E1-06")
    run_break_in_the_clouds(at.state, "")
    assert duel.options() == ["NoTactic", "PlayTactic AC50 True"]
    duel.do(PlayTactic("AC50", airpower=True))
    assert "Airpower" in _fight(duel).attacker_tactics
    assert at.state.zones["allied-discard"] == ("AC50",)


@pytest.mark.rule("ARD-E1-06")
def test_the_german_never_plays_a_card_as_airpower() -> None:
    at = field(variant="2p", day=23)
    attacker = at.put(G_INF, "0506")
    at.put(A_INF, "0505")
    run_break_in_the_clouds(at.state, "")
    duel = battle(at, "0505", [attacker], tactics_left=1, hand=["GP01"])
    assert refuses(duel.why_not(PlayTactic("GP01", airpower=True)), "ARD-E1-06")
    assert duel.why_not(NoTactic()).legal


@pytest.mark.parametrize("clear", [True, False])
def test_in_solitaire_a_drawn_card_without_effect_counts_as_airpower(clear: bool) -> None:
    at = field(variant="gs", day=23)
    attacker = at.put(G_INF, "0506")
    at.put(A_INF, "0505")
    if clear:
        run_break_in_the_clouds(at.state, "")
    duel = battle(at, "0505", [attacker], allied_deck=["AC50"])
    while "card for the Allied defense" not in duel.prompt:
        at.state.do(next(at.state.stack[-1].options(at.state)))
    duel.roll("AC50")
    assert duel.pending is not None
    assert ("Airpower" in _fight(duel).defender_tactics) == clear
    assert (CLOUDS in at.state.clock.lasting) == clear
    assert bool(duel.told("ARD-E1-06")) == clear


def defence_with(f: Field, tactic: str, *, attackers: list[int], clear: bool = True) -> Duel:
    """A card with this tactic is drawn for the Allied defenders of 0505."""
    if clear:
        run_break_in_the_clouds(f.state, "")
    card = allied_card(f, tactic)
    duel = battle(f, "0505", attackers, allied_deck=[card])
    duel.roll(card, "Allied defense")
    return duel


@pytest.mark.rule("ARD-E1-06")
@pytest.mark.parametrize("clear", [True, False])
def test_engineers_that_can_place_nothing_are_airpower(clear: bool) -> None:
    f, attackers = defended(towns=["0505"])
    duel = defence_with(f, "Engineers", attackers=attackers, clear=clear)
    assert ("Airpower" in fight_of(duel).defender_tactics) == clear
    assert bool(duel.told("ARD-E1-06")) == clear
    assert not f.state.land.ips
    g, attackers = defended()
    g.state.land.add_ip("0505")
    duel = defence_with(g, "Engineers", attackers=attackers, clear=clear)
    assert ("Airpower" in fight_of(duel).defender_tactics) == clear


@pytest.mark.rule("ARD-E1-06")
def test_engineers_that_dig_in_are_engineers() -> None:
    f, attackers = defended()
    duel = defence_with(f, "Engineers", attackers=attackers)
    assert fight_of(duel).defender_tactics == ("Engineers",)
    assert f.state.land.ips == {"0505"}
    assert not duel.told("ARD-E1-06")


@pytest.mark.rule("ARD-E1-06")
def test_combat_engineers_of_the_defender_are_airpower() -> None:
    f, attackers = defended()
    assert fight_of(defence_with(f, "Combat Engineers", attackers=attackers)).defender_tactics == ("Airpower",)


@pytest.mark.rule("ARD-E1-06")
@pytest.mark.parametrize("why", ["nobody", "vp hex", "comes"])
def test_a_battle_nobody_reinforces_has_airpower(why: str) -> None:
    f, attackers = defended(vp={"0506": 3} if why == "vp hex" else None)
    if why != "nobody":
        f.put(A_MECH, "0506")
    duel = defence_with(f, "Reinforce Battle", attackers=attackers)
    came = why == "comes"
    assert fight_of(duel).defender_tactics == (("Reinforce Battle",) if came else ("Airpower",))
    assert (f.state.board.hex_of_unit(f.title.unit(A_MECH).number) == f.at("0505")) == came
    assert bool(duel.told("ARD-E1-06")) == (not came)


@pytest.mark.rule("ARD-E1-06", "ARD-T0-20")
def test_a_battle_the_line_keeps_a_stack_from_has_airpower() -> None:
    f = field(rows=14, day=23)
    attacker = f.put(G_INF, "0104")
    f.put(A_INF, "0105")
    for unit, hex in ((A_INF_2, "0206"), (A_MECH, "0506"), (A_INF_3, "0806")):
        f.put(unit, hex)
    run_break_in_the_clouds(f.state, "")
    duel = battle(f, "0105", [attacker], allied_deck=["AC10"])
    duel.roll("AC10")
    assert fight_of(duel).defender_tactics == ("Airpower",)


def attack(f: Field, tactic: str, *, attackers: list[int], support: tuple[str, ...] = ()) -> Duel:
    """A card with this tactic is drawn for an Allied attack on 0505."""
    run_break_in_the_clouds(f.state, "")
    card = allied_card(f, tactic)
    duel = battle(f, "0505", attackers, allied_deck=[card], support=support)
    duel.roll(card, "Allied attack")
    return duel


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
    duel = defence_with(f, "Bug Out", attackers=attackers)
    assert fight_of(duel).defender_tactics == (("Bug Out",) if why == "goes" else ("Airpower",))
    assert bool(duel.told("ARD-E1-06")) == (why != "goes")


@pytest.mark.rule("ARD-E1-06", "ARD-T0-03")
@pytest.mark.parametrize(("strong", "roll"), [(False, 0), (True, 1), (True, 9)])
def test_before_the_19th_too_a_bug_out_that_fails_is_airpower(strong: bool, roll: int) -> None:
    f = field(day=18, roads=[ROAD], hv={"0509": 2})
    attackers = [f.put(unit, EAST) for unit in (G_INF, G_INF_2, G_INF_3)[: 3 if strong else 1]]
    f.put(A_INF, "0505")
    duel = defence_with(f, "Bug Out", attackers=attackers)
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
    duel = defence_with(g, "Screen", attackers=attackers)  # one attacker draws one chit, Screen or not
    assert fight_of(duel).defender_tactics == ("Airpower",)
    h, attackers = defended()
    attackers.append(h.put(G_INF_2, EAST))
    duel = defence_with(h, "Screen", attackers=attackers)
    assert fight_of(duel).defender_tactics == ("Screen",)


@pytest.mark.rule("ARD-E1-06", "ARD-T0-11")
@pytest.mark.parametrize("second", ["Engineers", "Combat Engineers", "Reinforce Battle", "Bug Out", "Artillery"])
def test_a_second_card_without_effect_is_airpower_too(second: str) -> None:
    f, attackers = defended(towns=["0505"])
    run_break_in_the_clouds(f.state, "")
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
    duel = defence_with(f, "none", attackers=[attacker])
    assert fight_of(duel).defender_tactics == ()
    assert not duel.told("ARD-E1-06")


@pytest.mark.rule("ARD-E1-06")
def test_the_germans_have_no_airpower_from_cards_without_effect() -> None:
    f = field(day=23)
    attacker = f.put(G_INF, EAST)
    f.put(A_INF, "0505")
    run_break_in_the_clouds(f.state, "")
    corps, idle = german_card(f, "Corps Artillery"), german_card(f, "Assault Coordination")
    duel = battle(f, "0505", [attacker], tactics_left=1, hand=[corps])
    f.state.zones["german-deck"] = (idle,)
    duel.do(PlayTactic(corps))
    duel.roll(idle, "second card")
    duel.do(StackDone())
    assert fight_of(duel).attacker_tactics == ("Artillery", "Assault Coordination")


@pytest.mark.parametrize(
    ("card", "tactics"), [("AC50", ("Airpower",)), ("AC25", ("Artillery",)), ("AC08", ()), ("AC40", ("Airpower",))]
)
def test_in_clear_weather_a_card_without_effect_is_airpower(card: str, tactics: tuple[str, ...]) -> None:
    f = ground(23)
    attacker = f.put("Peiper.1SS.ISS", "0710")
    f.put("117.30.XVIII", "0810")
    f.reserve("119.30.XVIII")
    run_break_in_the_clouds(f.state, "")
    duel = defence(f, "0810", [attacker], card)
    assert fight_of(duel).defender_tactics == tactics
    assert (where(f, "119.30.XVIII") == "0810") == (card == "AC08")


def test_in_clear_weather_any_allied_card_is_airpower() -> None:
    f = ground(24, "2p")
    attacker = f.put("901.Lehr.XLVII", "1813")
    f.put("501.101.VIII", "1814")
    run_break_in_the_clouds(f.state, "")
    duel = battle(f, "1814", [attacker], allied_hand=["AC16"])
    duel.do(PlayTactic("AC16", airpower=True))
    assert fight_of(duel).defender_tactics == ("Airpower",)
