"""Allied cards drawn in a combat, and a draw pile that runs out (ARD-H-34)."""

from __future__ import annotations

import pytest

from broadfront.core.chance import Chance
from broadfront.core.steps import Decision
from broadfront.titles.ardennes.steps.supply_phase import CapturedCard
from tests.titles.ardennes.support.combat import EAST, WEST, defended, fight_of
from tests.titles.ardennes.support.duel import Duel, allied_card, battle
from tests.titles.ardennes.support.field import A_BIG, A_INF, G_INF, Field, field
from tests.titles.ardennes.support.ground import ground


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
    assert f.state.land.ips == {"0505"}


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


@pytest.mark.rule("ARD-H-34")
def test_the_second_card_comes_from_the_discards_without_the_first() -> None:
    f = ground(18)
    attacker = f.put("77.26VG.XLVII", "1812")
    f.put("501.101.VIII", "1813")
    duel = battle(f, "1813", [attacker], allied_deck=["AC22"])
    f.state.zones["allied-discard"] = ("AC50", "AC52")
    duel.roll("AC22", "Allied defense")
    pending = duel.pending
    assert isinstance(pending, Chance)
    assert set(pending.outcomes) == {"AC50", "AC52"}
